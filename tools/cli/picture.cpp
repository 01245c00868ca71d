#include "picture.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <ios>
#include <vector>

#include "image.h"

namespace unblocker {
namespace {

constexpr std::streamoff maximumFile = std::streamoff{64} << 20;  // Bytes, as in the browser.

using Bytes = std::vector<std::uint8_t>;

Failure cannotRead(const std::string& name, const std::string& why) {
  return {"cannot-read", "The file " + name + " " + why + ".", std::nullopt};
}

std::optional<Failure> readFile(const std::string& name, Bytes& bytes) {
  std::ifstream file(name, std::ios::binary);
  if (!file) return cannotRead(name, "cannot be opened. Check its name and your rights to it");
  file.seekg(0, std::ios::end);
  const std::streamoff size = file.tellg();
  // A directory opens, and says that it is endless.
  if (size < 0 || size == INT64_MAX) return cannotRead(name, "is no file that can be read");
  if (size > maximumFile) {
    return Failure{"picture-too-large", "The file is larger than 64 MB. Choose a screenshot.", {}};
  }
  bytes.resize(static_cast<std::size_t>(size));
  file.seekg(0);
  file.read(reinterpret_cast<char*>(bytes.data()), size);
  if (file.gcount() != size) return cannotRead(name, "could not be read to its end");
  return std::nullopt;
}

double millisSince(std::chrono::steady_clock::time_point begin) {
  const auto passed = std::chrono::steady_clock::now() - begin;
  return std::chrono::duration<double, std::milli>(passed).count();
}

}  // namespace

Failure failureFrom(const Error& error) {
  return {std::string(name(error.code)), error.message.text, error.place};
}

ScannedFile scanFile(const std::string& name, const std::function<void(ImageView)>& look) {
  ScannedFile scanned;
  Bytes bytes;
  scanned.failure = readFile(name, bytes);
  if (scanned.failure) return scanned;
  const auto decoding = std::chrono::steady_clock::now();
  const Result<Image> image = decode(bytes);
  scanned.decodeMillis = millisSince(decoding);
  if (!image) {
    scanned.failure = failureFrom(image.error());
    return scanned;
  }
  scanned.width = image->width;
  scanned.height = image->height;
  if (look) look(image->view());
  const auto scanning = std::chrono::steady_clock::now();
  const Result<CheckedReading> checked = checkedScan(image->view());
  scanned.millis = millisSince(scanning);
  if (checked) {
    scanned.reading = checked->reading;
    scanned.solvability = checked->solvability;
  } else {
    scanned.failure = failureFrom(checked.error());
  }
  return scanned;
}

}  // namespace unblocker
