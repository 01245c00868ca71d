// What a picture file says about itself before anything is decoded: its kind, whether all of it is
// there, and which way up it is.
#pragma once

#include <cstdint>
#include <span>

namespace unblocker {

enum class PictureKind { png, jpeg, gif, webp, heic, avif, bmp, tiff, pdf, unknown };

/// Tells the kind from the first bytes; names of files often lie.
PictureKind kindOf(std::span<const std::uint8_t> file);

/// What the marker segments of a JPEG file say.
struct JpegFacts {
  bool complete = false;  ///< The end-of-image marker was reached; a cut download has none.
  int orientation = 1;    ///< EXIF orientation, 1…8; 1 is upright.
};

/// Walks a JPEG file's segments (ITU-T T.81, annex B) without decoding.
JpegFacts jpegFacts(std::span<const std::uint8_t> file);

/// The number of pixels that a PNG file's header claims; 0 where the header is cut. stb_image calls
/// files with very large claims corrupt, which would be the wrong advice to give.
std::uint64_t pngArea(std::span<const std::uint8_t> file);

}  // namespace unblocker
