// Compression as PNG files need it: what a phone writes is compressed, and takes its time to read.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace unblocker::render {

/// A zlib stream: repetitions found greedily, fixed Huffman codes (RFC 1951).
std::vector<std::uint8_t> deflated(std::span<const std::uint8_t> data);

}  // namespace unblocker::render
