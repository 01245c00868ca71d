// The scanner on real pictures, changed in ways that leave their boards what they are: what was
// read exactly is read exactly, or not surely; nothing ever turns into another board that is
// reported as certain.
//
//   metamorphic_test SOURCE_FOLDER [--all | FILE_PART]
//
// Each picture goes through a third of the changes, each change meets a third of the pictures; of
// pictures that are not read exactly as they are, a sixth, as these take several times as long and
// can but turn out to be wrong. All take many minutes, which --all spends. With FILE_PART, only
// pictures whose name holds it, all changes, and every outcome is listed.
#include <chrono>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "changes.h"
#include "checked_scan.h"
#include "file_bytes.h"
#include "image.h"
#include "manifest.h"
#include "notation.h"
#include "tally.h"
#include "warp.h"

namespace {

using namespace unblocker;
namespace fs = std::filesystem;

// Changing pixels costs as much as reading them: pictures start no larger than this.
constexpr int workingSize = 640;

/// What a person is shown.
Result<Reading> read(ImageView picture) {
  auto checked = checkedScan(picture);
  if (!checked) return checked.error();
  return checked->reading;
}

std::string told(const Result<Reading>& reading) {
  if (!reading) return std::string(name(reading.error().code));
  return formatNotation(reading->puzzle) + " " + std::to_string(reading->confidence);
}

constexpr std::array verdictNames{"exact", "exact, unsure", "unsure", "refused", "WRONG"};

struct Extent {
  std::string part;  ///< Of the names of the pictures that are meant.
  bool all = false;  ///< Every change for every picture.

  bool deals(std::size_t picture, std::size_t change, bool wasExact) const {
    return all || (picture + change) % (wasExact ? 3 : 6) == 0;
  }
};

Report readChanged(const Labelled& row, const Original& original, bool wasExact,
                   const Extent& extent) {
  Report report;
  std::size_t index = 0;
  for (const Change& change : changes()) {
    if (!extent.deals(original.number, index++, wasExact)) continue;
    if (change.needsBoard && original.board.width == original.picture.width()) continue;
    const auto reading = read(change.apply(original).view());
    auto truth = row.truth;
    if (truth && change.mirrors) truth = mirrored(*truth);
    const Verdict verdict = judge(reading, truth);
    report.add((wasExact ? "" : "~ ") + std::string(change.name), verdict);
    if (extent.part.empty() && verdict != Verdict::wrong) continue;
    report.faults.push_back(std::string(verdictNames[static_cast<std::size_t>(verdict)]) + ": " +
                            row.file + ", " + std::string(change.name) + ": " + told(reading));
  }
  return report;
}

Report readOne(const fs::path& folder, const Labelled& row, std::size_t number,
               const Extent& extent) {
  Report report;
  const auto image = decode(bytesOf(folder / row.file));
  if (!image) return report;
  const render::Canvas picture = render::shrunk(image->view(), workingSize);
  const auto reading = read(picture.view());
  const Verdict verdict = judge(reading, row.truth);
  report.add("(unchanged)", verdict);
  if (verdict == Verdict::wrong)
    report.faults.push_back("WRONG: " + row.file + " as it is: " + told(reading));
  const Rect whole{0, 0, picture.width(), picture.height()};
  const bool exact = verdict == Verdict::exact || verdict == Verdict::exactUnsure;
  report.merge(readChanged(row, {picture, reading ? reading->rect : whole, number}, exact, extent));
  return report;
}

int countBroken(const Report& report) {
  int wrong = 0;
  for (const auto& [name, tally] : report.tallies) wrong += count(tally, Verdict::wrong);
  if (wrong > 0) std::printf("BROKEN: %d readings are wrong, yet sure\n", wrong);
  int broken = wrong > 0 ? 1 : 0;
  for (const Change& change : changes()) {
    const auto found = report.tallies.find(std::string(change.name));
    if (found == report.tallies.end()) continue;
    // A third of the pictures are few: two more or less say nothing.
    const double lost = (change.keeps - percentExact(found->second)) * total(found->second) / 100;
    if (lost <= 2) continue;
    std::printf("BROKEN: %s keeps fewer than %.0f in 100\n", found->first.c_str(), change.keeps);
    ++broken;
  }
  return broken;
}

}  // namespace

int main(int argumentCount, char** words) {
  const auto folder = sharedScreenshots(argumentCount > 1 ? words[1] : ".");
  if (!folder) {
    std::printf(
        "No folder of labelled pictures here (../shared/screenshots): nothing to change.\n");
    return 0;
  }
  Extent extent;
  if (argumentCount > 2) {
    extent.all = true;
    if (std::string(words[2]) != "--all") extent.part = words[2];
  }
  std::vector<Labelled> rows;
  for (const Labelled& row : readManifest(*folder))
    if (row.file.find(extent.part) != std::string::npos) rows.push_back(row);
  const auto began = std::chrono::steady_clock::now();
  const Report report =
      inParallel(rows.size(), [&](std::size_t i) { return readOne(*folder, rows[i], i, extent); });
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - began;
  report.print();
  std::printf("~ of pictures that are not read exactly as they are\n%zu pictures, %.0f s\n",
              rows.size(), passed.count());
  // What is kept of all pictures says nothing of a few.
  return !extent.part.empty() || countBroken(report) == 0 ? 0 : 1;
}
