// Choosing without a branch, where nobody foresees which way it goes, the processor neither: each
// wrong guess of its would cost as much as twenty instructions.
#pragma once

namespace unblocker {

/// `yes` ? `a` : 0, of an unsigned type.
template <typename Unsigned>
constexpr Unsigned onlyIf(bool yes, Unsigned a) {
  return a & (Unsigned{0} - Unsigned{yes});
}

/// `yes` ? `a` : `b`, of an unsigned type.
template <typename Unsigned>
constexpr Unsigned choose(bool yes, Unsigned a, Unsigned b) {
  return b ^ ((a ^ b) & (Unsigned{0} - Unsigned{yes}));
}

}  // namespace unblocker
