// Times reading a board against decoding the file it is in, for one picture: whoever waits for the
// one can wait as long again for the other. Built for this machine and as WebAssembly for Node.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#ifndef __EMSCRIPTEN__
#include <sys/resource.h>
#endif

#include "cli/json.h"
#include "file_bytes.h"
#include "image.h"
#include "scanner/scanner.h"

namespace unblocker {
namespace {

constexpr const char* help =
    R"(unblocker_scan_bench: how long reading a picture takes, as JSON on one line.

  unblocker_scan_bench FILE [RUNS]

decodeMillis is the time from the file's bytes to pixels, scanMillis that from pixels to the board,
both medians of RUNS (9 unless told) in turns, after some that do not count. read tells whether a
board was found. peakBytes is the most memory the process held, as WebAssembly the size its memory
grew to.
)";

std::uint64_t peakBytes() {
#ifdef __EMSCRIPTEN__
  constexpr std::uint64_t page = 65536;
  return page * __builtin_wasm_memory_size(0);
#else
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return std::uint64_t{1024} * static_cast<std::uint64_t>(usage.ru_maxrss);
#endif
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

/// Medians, milliseconds.
struct Times {
  double decoding = 0;
  double scanning = 0;
};

/// Times both in turns: what slows the machine down for a while slows both. Before that they run
/// for a while, in which whatever runs WebAssembly compiles it anew for speed; decoding alone took
/// up to three times as long while it did.
template <typename Decode, typename Scan>
Times timed(int runs, Decode decode, Scan scan) {
  constexpr double warmUpMillis = 500;
  const auto millis = [](auto& work) {
    const auto began = std::chrono::steady_clock::now();
    work();
    const auto passed = std::chrono::steady_clock::now() - began;
    return std::chrono::duration<double, std::milli>(passed).count();
  };
  for (double spent = 0; spent < warmUpMillis;) spent += millis(decode) + millis(scan);
  std::vector<double> decoding;
  std::vector<double> scanning;
  for (int run = 0; run < runs; ++run) {
    decoding.push_back(millis(decode));
    scanning.push_back(millis(scan));
  }
  return {median(std::move(decoding)), median(std::move(scanning))};
}

int run(const std::string& file, int runs) {
  const std::vector<std::uint8_t> bytes = bytesOf(file);
  const Result<Image> image = decode(bytes);
  if (!image) {
    std::cerr << "unblocker_scan_bench: " << file << ": " << image.error().message.text << "\n";
    return 1;
  }
  const bool read = static_cast<bool>(scan(image->view()));
  const std::uint64_t peak = peakBytes();
  std::uint64_t kept = 0;  // so that no run can be left out
  const Times times = timed(
      runs, [&] { kept += decode(bytes) ? 1 : 0; }, [&] { kept += scan(image->view()) ? 1 : 0; });
  JsonWriter json;
  json.beginObject().member("file", file);
  json.member("width", image->width).member("height", image->height).member("read", read);
  json.member("decodeMillis", times.decoding)
      .member("scanMillis", times.scanning)
      .member("peakBytes", peak);
  json.member("runs", runs).member("results", kept).endObject();
  std::cout << json.text() << std::endl;
  return 0;
}

}  // namespace
}  // namespace unblocker

int main(int count, char** words) {
  if (count < 2 || std::string(words[1]) == "--help") {
    std::cout << unblocker::help;
    return count < 2 ? 2 : 0;
  }
  return unblocker::run(words[1], count > 2 ? std::max(1, std::atoi(words[2])) : 9);
}
