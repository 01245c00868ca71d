// Many boards one after the other: what one has freed the next one takes again.
#pragma once

#include <cstdlib>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace unblocker {

/// To be called first. By default glibc hands larger pieces back to the system when they are freed,
/// and page faults at taking them anew cost a fifth of the time of a small board's search.
inline void keepFreedMemory() {
#if defined(__GLIBC__)
  constexpr int bytes = 1 << 30;
  mallopt(M_MMAP_THRESHOLD, 1 << 22);
  mallopt(M_TRIM_THRESHOLD, bytes);
#endif
}

}  // namespace unblocker
