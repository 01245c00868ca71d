// Writes what the fuzzer starts from: small screenshots in every look as PNG and JPEG files and as
// bare pixels, boards in letters, the hand-made files of the decoder's own tests, and pieces of
// each.
//
//   unblocker_fuzz_seeds FOLDER
#include <array>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "fixtures/letters.h"
#include "fixtures/pictures.h"
#include "jpeg.h"
#include "png.h"
#include "specimen.h"
#include "warp.h"

namespace {

using namespace unblocker;
using fixtures::Bytes;

/// As scan_fuzz.cpp reads them.
Bytes barePixels(ImageView picture) {
  constexpr int side = 40;
  const render::Canvas small = render::resized(picture, side, side);
  Bytes bytes{side - 24, side - 24};
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x)
      bytes.insert(bytes.end(), small.view().at(x, y), small.view().at(x, y) + 3);
  return bytes;
}

class Folder {
 public:
  explicit Folder(const char* path) : path_(path) {
    std::error_code failed;
    std::filesystem::create_directories(path_, failed);
  }

  void write(const Bytes& bytes) {
    std::ofstream file(path_ / std::to_string(count_++), std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    good_ = good_ && file;
  }

  /// The bytes, and as much of them as an interrupted download leaves.
  void writeWithPieces(const Bytes& bytes) {
    write(bytes);
    for (const std::size_t part : {1, 2, 3})
      write(Bytes(bytes.begin(),
                  bytes.begin() + static_cast<std::ptrdiff_t>(bytes.size() * part / 4)));
  }

  bool good() const { return good_; }

 private:
  std::filesystem::path path_;
  int count_ = 0;
  bool good_ = true;
};

void writeSpecimens(Folder& folder) {
  constexpr std::uint32_t specimens = 12;  // trying them must leave a minute time for others
  for (std::uint32_t seed = 1; seed <= specimens; ++seed) {
    const render::Specimen specimen = render::makeSpecimen(seed, {8, 8});
    const ImageView picture = specimen.picture.view();
    folder.write(render::encodeJpeg(picture, 30 + 2 * static_cast<int>(seed)));
    folder.write(barePixels(picture));
    if (seed % 6 == 0) folder.writeWithPieces(render::encodePng(picture));
  }
}

/// A board in letters, with lines and without.
void writeLettered(Folder& folder) {
  const fixtures::Page page{160, 170, 8, 18, 24, 0};
  for (const bool hasLines : {true, false}) {
    render::Canvas canvas(page.width, page.height);
    if (hasLines) fixtures::rule(canvas, page, 6, 6);
    fixtures::write(canvas, page, "BB.C..D..C..DXXC..D..EFFG..EHHGII...", 6,
                    {10, {0, 0, 0}, !hasLines});
    folder.write(render::encodePng(canvas.view()));
  }
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) {
    std::fprintf(stderr, "usage: unblocker_fuzz_seeds FOLDER\n");
    return 2;
  }
  Folder folder(words[1]);
  folder.writeWithPieces(fixtures::redBlueJpeg());
  for (int orientation = 1; orientation <= 8; ++orientation)
    folder.write(fixtures::redBlueJpegTurned(orientation));
  folder.writeWithPieces(fixtures::palettePng());
  folder.writeWithPieces(fixtures::deepPng());
  folder.writeWithPieces(fixtures::transparentPng());
  writeSpecimens(folder);
  writeLettered(folder);
  return folder.good() ? 0 : 1;
}
