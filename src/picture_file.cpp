#include "picture_file.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace unblocker {
namespace {

using Bytes = std::span<const std::uint8_t>;

bool hasText(Bytes bytes, std::size_t offset, std::string_view text) {
  return bytes.size() >= offset + text.size() &&
         std::equal(text.begin(), text.end(), bytes.begin() + static_cast<std::ptrdiff_t>(offset),
                    [](char a, std::uint8_t b) { return static_cast<std::uint8_t>(a) == b; });
}

struct Signature {
  PictureKind kind;
  std::size_t offset;
  std::string_view text;
};

using namespace std::string_view_literals;

// ISO base media files name their brand at byte 8; phones write several for HEIC.
constexpr std::array signatures = {
    Signature{PictureKind::png, 0, "\x89PNG\r\n\x1a\n"sv},
    Signature{PictureKind::jpeg, 0, "\xff\xd8\xff"sv},
    Signature{PictureKind::gif, 0, "GIF8"sv},
    Signature{PictureKind::webp, 8, "WEBP"sv},
    Signature{PictureKind::avif, 4, "ftypavif"sv},
    Signature{PictureKind::avif, 4, "ftypavis"sv},
    Signature{PictureKind::heic, 4, "ftyphei"sv},
    Signature{PictureKind::heic, 4, "ftyphev"sv},
    Signature{PictureKind::heic, 4, "ftypmif1"sv},
    Signature{PictureKind::heic, 4, "ftypmsf1"sv},
    Signature{PictureKind::bmp, 0, "BM"sv},
    Signature{PictureKind::tiff, 0, "II*\0"sv},
    Signature{PictureKind::tiff, 0, "MM\0*"sv},
    Signature{PictureKind::pdf, 0, "%PDF"sv},
};

/// Reads numbers of either byte order out of a block; beyond its end all numbers are 0.
class NumberReader {
 public:
  NumberReader(Bytes bytes, bool bigEndian) : bytes_(bytes), bigEndian_(bigEndian) {}

  std::uint32_t number(std::size_t offset, std::size_t size) const {
    if (offset > bytes_.size() || size > bytes_.size() - offset) return 0;
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < size; ++i)
      value = value << 8 | bytes_[offset + (bigEndian_ ? i : size - 1 - i)];
    return value;
  }

 private:
  Bytes bytes_;
  bool bigEndian_;
};

/// The orientation in the first directory of a TIFF block, 1 where there is none.
int tiffOrientation(Bytes tiff) {
  constexpr std::uint32_t orientationTag = 0x0112;
  constexpr std::size_t entrySize = 12;
  if (!hasText(tiff, 0, "II") && !hasText(tiff, 0, "MM")) return 1;
  const NumberReader reader(tiff, tiff[0] == 'M');
  const std::size_t directory = reader.number(4, 4);
  const std::size_t entries = reader.number(directory, 2);
  for (std::size_t i = 0; i < entries; ++i) {
    const std::size_t entry = directory + 2 + i * entrySize;
    if (entry + entrySize > tiff.size()) break;
    if (reader.number(entry, 2) != orientationTag) continue;
    const auto value = static_cast<int>(reader.number(entry + 8, 2));
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

constexpr std::uint8_t endOfImage = 0xd9;
constexpr std::uint8_t application1 = 0xe1;

/// Markers that stand alone, with no length and no payload: TEM, RSTn, SOI.
bool standsAlone(std::uint8_t marker) {
  return marker == 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/// The offset of the next marker byte after an 0xff at or past `at`; the file's size if none.
/// Inside compressed data an 0xff is stuffed with 0x00 and restart markers may stand anywhere.
std::size_t nextMarker(Bytes file, std::size_t at) {
  for (; at + 1 < file.size(); ++at) {
    if (file[at] != 0xff) continue;
    const std::uint8_t marker = file[at + 1];
    if (marker == 0x00 || marker == 0xff || (marker >= 0xd0 && marker <= 0xd7)) continue;
    return at + 1;
  }
  return file.size();
}

}  // namespace

PictureKind kindOf(Bytes file) {
  for (const Signature& signature : signatures) {
    if (!hasText(file, signature.offset, signature.text)) continue;
    // Two letters may begin any text; a BMP's reserved bytes after its size are zero.
    if (signature.kind == PictureKind::bmp && !hasText(file, 6, "\0\0\0\0"sv)) continue;
    return signature.kind;
  }
  return PictureKind::unknown;
}

JpegFacts jpegFacts(Bytes file) {
  JpegFacts facts;
  std::size_t at = 2;
  while (true) {
    at = nextMarker(file, at);
    if (at >= file.size()) return facts;
    const std::uint8_t marker = file[at++];
    if (marker == endOfImage) {
      facts.complete = true;
      return facts;
    }
    if (standsAlone(marker)) continue;
    if (at + 2 > file.size()) return facts;
    const std::size_t length = static_cast<std::size_t>(file[at]) << 8 | file[at + 1];
    if (marker == application1 && length > 8 && hasText(file, at + 2, "Exif\0\0"sv))
      facts.orientation =
          tiffOrientation(file.subspan(at + 8, std::min(length - 8, file.size() - at - 8)));
    at += length;  // a scan's header; its compressed data is passed over by nextMarker
  }
}

std::uint64_t pngArea(Bytes file) {
  constexpr std::size_t widthAt = 16;
  constexpr std::size_t heightAt = 20;
  const NumberReader reader(file, true);
  return std::uint64_t{reader.number(widthAt, 4)} * reader.number(heightAt, 4);
}

}  // namespace unblocker
