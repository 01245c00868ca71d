// The only place that knows stb_image. Its allocator is ours: zeroed, because stb_image 2.30 leaves
// the missing part of a cut picture uninitialised, and bounded by what the picture's own size can
// need, because a small file can inflate without end.
#include "image.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>

#include "picture_file.h"

namespace unblocker {
namespace {

// Bytes that the picture being decoded may still take. Every decode sets it anew; what an earlier
// picture gives back meanwhile only adds to it.
thread_local std::size_t allocationBudget = 0;

constexpr std::size_t headerSize = alignof(std::max_align_t);

std::size_t& sizeOf(void* block) {
  return *reinterpret_cast<std::size_t*>(static_cast<std::uint8_t*>(block) - headerSize);
}

void* allocate(std::size_t size) {
  if (size > allocationBudget) return nullptr;
  void* raw = std::calloc(1, size + headerSize);
  if (raw == nullptr) return nullptr;
  void* block = static_cast<std::uint8_t*>(raw) + headerSize;
  sizeOf(block) = size;
  allocationBudget -= size;
  return block;
}

void release(void* block) {
  if (block == nullptr) return;
  allocationBudget += sizeOf(block);
  std::free(static_cast<std::uint8_t*>(block) - headerSize);
}

void* reallocate(void* block, std::size_t size) {
  void* grown = allocate(size);
  if (grown == nullptr || block == nullptr) return grown;
  std::memcpy(grown, block, std::min(size, sizeOf(block)));
  release(block);
  return grown;
}

}  // namespace
}  // namespace unblocker

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#define STBI_NO_STDIO
#define STBI_NO_LINEAR
#define STBI_NO_HDR
#define STBI_MALLOC(size) unblocker::allocate(size)
#define STBI_REALLOC(block, size) unblocker::reallocate(block, size)
#define STBI_FREE(block) unblocker::release(block)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#ifdef __clang__  // it copies no bytes to no address where a PNG's data begin with an empty piece
#pragma clang attribute push(__attribute__((no_sanitize("nonnull-attribute"))), apply_to = function)
#endif
#include <stb_image.h>
#ifdef __clang__
#pragma clang attribute pop
#endif
#pragma GCC diagnostic pop

namespace unblocker {
namespace {

// 48-megapixel phone cameras give 8064 × 6048.
constexpr std::uint64_t maximumArea = 50'000'000;
constexpr std::size_t maximumFileSize = std::size_t{64} << 20;

// What stb_image holds at most at a time, measured on 16-bit, interlaced and progressive files.
constexpr std::size_t bytesPerPixel = 24;
constexpr std::size_t bytesAside = std::size_t{1} << 20;

struct KindName {
  PictureKind kind;
  std::string_view name;
};

constexpr std::array unsupported = {
    KindName{PictureKind::gif, "GIF"},   KindName{PictureKind::webp, "WebP"},
    KindName{PictureKind::heic, "HEIC"}, KindName{PictureKind::avif, "AVIF"},
    KindName{PictureKind::bmp, "BMP"},   KindName{PictureKind::tiff, "TIFF"},
    KindName{PictureKind::pdf, "PDF"},
};

Error kindError(PictureKind kind) {
  for (const KindName& entry : unsupported)
    if (entry.kind == kind)
      return wrong(ErrorCode::unsupportedFormat,
                   "other-kind: The file's format is {kind}. Save it as PNG "
                   "or JPEG, or take a new screenshot.",
                   {entry.name});
  return {ErrorCode::notAPicture,
          "This file is not a picture. Choose a screenshot saved as PNG or JPEG."};
}

Error damaged() {
  return {
      ErrorCode::damagedPicture,
      "The picture is damaged or was cut off. Save or send it again, or take a new screenshot."};
}

Error tooLarge() {
  return wrong(ErrorCode::pictureTooLarge,
               "many-pixels: The picture is too large. Choose one of at "
               "most 50 megapixels, such as a screenshot.");
}

void layOverWhite(std::uint8_t* pixels, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i, pixels += 4) {
    const unsigned alpha = pixels[3];
    if (alpha == 255) continue;
    for (int c = 0; c < 3; ++c)
      pixels[c] = static_cast<std::uint8_t>((pixels[c] * alpha + 255 * (255 - alpha) + 127) / 255);
    pixels[3] = 255;
  }
}

/// EXIF orientations as a matrix: where the upright picture's pixel (x, y) lies in the stored one.
struct Turn {
  bool swapped;  ///< The upright picture's columns are stored as rows.
  bool mirrorX;  ///< Counted from the far end, along the stored picture's x…
  bool mirrorY;  ///< …and y.
};

constexpr std::array<Turn, 8> turns = {{{false, false, false},
                                        {false, true, false},
                                        {false, true, true},
                                        {false, false, true},
                                        {true, false, false},
                                        {true, false, true},
                                        {true, true, true},
                                        {true, true, false}}};

Result<Image> upright(Image stored, int orientation) {
  if (orientation == 1) return stored;
  const Turn turn = turns[static_cast<std::size_t>(orientation - 1)];
  const int width = turn.swapped ? stored.height : stored.width;
  const int height = turn.swapped ? stored.width : stored.height;
  auto* pixels = static_cast<std::uint8_t*>(
      std::malloc(4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height)));
  if (pixels == nullptr) return tooLarge();
  const ImageView source = stored.view();
  std::uint8_t* out = pixels;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x, out += 4) {
      const int u = turn.swapped ? y : x;
      const int v = turn.swapped ? x : y;
      std::memcpy(out,
                  source.at(turn.mirrorX ? stored.width - 1 - u : u,
                            turn.mirrorY ? stored.height - 1 - v : v),
                  4);
    }
  return Image{{pixels, std::free}, width, height};
}

/// How stb_image reads one kind of file. Chosen from a table, and not by stb_image itself, so that
/// a browser can get one decoder after the other.
struct Decoder {
  PictureKind kind;
  int (*info)(stbi__context*, int*, int*, int*);
  void* (*load)(stbi__context*, int*, int*, int*, int, stbi__result_info*);
};

constexpr std::array decoders = {
    Decoder{PictureKind::png, stbi__png_info, stbi__png_load},
    Decoder{PictureKind::jpeg, stbi__jpeg_info, stbi__jpeg_load},
};

stbi__context contextOf(std::span<const std::uint8_t> file) {
  stbi__context context{};
  stbi__start_mem(&context, file.data(), static_cast<int>(file.size()));
  return context;
}

/// Of the picture in pixels; 0 when the file is damaged.
std::uint64_t areaOf(std::span<const std::uint8_t> file, const Decoder& decoder) {
  allocationBudget = bytesAside;
  stbi__context context = contextOf(file);
  int width = 0;
  int height = 0;
  int channels = 0;
  if (decoder.info(&context, &width, &height, &channels) == 0) return 0;
  return static_cast<std::uint64_t>(width) * static_cast<std::uint64_t>(height);
}

/// Decodes inside a memory budget that fits `area` pixels.
Result<Image> decodePixels(std::span<const std::uint8_t> file, const Decoder& decoder,
                           std::uint64_t area) {
  allocationBudget = bytesPerPixel * static_cast<std::size_t>(area) + 4 * file.size() + bytesAside;
  // Apple's own PNG dialect stores blue first and colours multiplied by alpha.
  stbi_convert_iphone_png_to_rgb(1);
  stbi_set_unpremultiply_on_load(1);
  stbi__context context = contextOf(file);
  stbi__result_info info{};
  info.bits_per_channel = 8;
  int width = 0;
  int height = 0;
  int channels = 0;
  void* loaded = decoder.load(&context, &width, &height, &channels, 4, &info);
  if (loaded != nullptr && info.bits_per_channel != 8)
    loaded = stbi__convert_16_to_8(static_cast<stbi__uint16*>(loaded), width, height, 4);
  if (loaded == nullptr) return damaged();
  auto* pixels = static_cast<std::uint8_t*>(loaded);
  if (channels == 2 || channels == 4)
    layOverWhite(pixels, static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  return Image{{pixels, release}, width, height};
}

}  // namespace

Result<Image> decode(std::span<const std::uint8_t> file) {
  if (file.empty())
    return Error{ErrorCode::emptyFile,
                 "The file is empty. Choose a screenshot saved as PNG or JPEG."};
  const PictureKind kind = kindOf(file);
  const auto* const decoder = std::find_if(decoders.begin(), decoders.end(),
                                           [kind](const Decoder& one) { return one.kind == kind; });
  if (decoder == decoders.end()) return kindError(kind);
  if (file.size() > maximumFileSize)
    return wrong(ErrorCode::pictureTooLarge,
                 "many-bytes: The file is larger than 64 MB. "
                 "Choose a screenshot saved as PNG or JPEG.");

  JpegFacts facts{.complete = true};
  if (kind == PictureKind::jpeg) facts = jpegFacts(file);
  if (!facts.complete) return damaged();

  if (kind == PictureKind::png && pngArea(file) > maximumArea) return tooLarge();

  const std::uint64_t area = areaOf(file, *decoder);
  if (area == 0) return damaged();
  if (area > maximumArea) return tooLarge();

  Result<Image> image = decodePixels(file, *decoder, area);
  if (!image) return image.error();
  return upright(std::move(*image), facts.orientation);
}

}  // namespace unblocker
