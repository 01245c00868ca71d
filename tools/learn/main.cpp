// Learns from labelled pictures and drawn ones what the scanner knows of how games look, and says
// how well that serves pictures of families it did not learn from.
//
//   unblocker_learn [--drawn N] [--places FILE] [--only PALETTE]
//                   [--goals | --close | --close-belief] [--out SOURCES] FOLDER
//
// FOLDER holds labelled pictures (a manifest.tsv beside them). Families of pictures are dealt into
// four folds. For each, everything is fitted to the other three and to drawn boards, and tried on
// the fold's own pictures, as they are and changed in ways that keep their boards: how those
// readings turn out is the reported figure, and what the belief in a reading is fitted to. What is
// written at last (src/scanner is the folder of SOURCES) is fitted to all. All this is done with
// the pictures in colour and once more with them in grey; --only one of the two leaves the other as
// the program has it. --goals fits the choice of target and exit alone, --close the close look, and
// --close-belief no more than the belief in what that reads, without the lessons of drawn boards:
// these leave all else, and no family is left out where they try pictures.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "file_bytes.h"
#include "gallery/changes.h"
#include "image.h"
#include "outcomes.h"
#include "parallel.h"
#include "scanner/working.h"
#include "sources.h"
#include "specimen.h"
#include "warp.h"

namespace {

using namespace unblocker;
using namespace unblocker::learn;
using scanner::Palette;

enum class Part { all, goals, close, closeBelief };

struct Options {
  Extent extent;
  std::filesystem::path out;
  std::vector<Palette> palettes{Palette::coloured, Palette::grey};
  Part part = Part::all;
};

// Changed pictures are tried at this size at most, as messengers send them, and drawn boards that
// nothing was learned from.
constexpr int changedSize = 900;
constexpr std::uint32_t firstTrialSeed = 50'000'001;
constexpr std::size_t drawnTrials = 1250;
// Of five of these one has cells as large as phones show them, and one has doodles.
constexpr std::uint32_t wishesInTurn = 5;
constexpr std::array<render::Wish, 2> wishes{render::Wish{40, 90}, render::Wish{14, 30, true}};
constexpr std::size_t changesInTurn = 4;  // each picture meets every fourth change

void add(std::vector<Trial>& trials, Trial trial, const std::string& picture, int fold) {
  trial.picture = picture;
  trial.fold = fold;
  trials.push_back(std::move(trial));
}

/// Taking all colours away is a change, too.
bool isMeantFor(const Model& model, ImageView picture) {
  return model.palette == Palette::grey ||
         paletteOf(scanner::shrinkToWork(picture).raster) == Palette::coloured;
}

/// A real picture as it is, and changed.
std::vector<Trial> tryReal(const RealItem& item, std::size_t number,
                           const std::filesystem::path& folder, const Model& model) {
  std::vector<Trial> trials;
  const auto image = decode(bytesOf(folder / item.picture.file));
  if (!image) return trials;
  const std::string& name = item.picture.file;
  add(trials, tryPicture(image->view(), item.picture.truth, model), name, item.fold);
  trials.back().original = true;
  const render::Canvas picture = render::shrunk(image->view(), changedSize);
  std::size_t index = 0;
  for (const Change& change : changes()) {
    if ((number + index++) % changesInTurn != 0 || change.needsBoard) continue;
    auto truth = item.picture.truth;
    if (truth && change.mirrors) truth = mirrored(*truth);
    const Rect whole{0, 0, picture.width(), picture.height()};
    const render::Canvas changed = change.apply({picture, whole, number});
    if (!isMeantFor(model, changed.view())) continue;
    add(trials, tryPicture(changed.view(), truth, model), name + ", " + std::string(change.name),
        item.fold);
  }
  return trials;
}

Trial tryDrawn(std::uint32_t seed, int fold, const Model& model) {
  const std::uint32_t turn = seed % wishesInTurn;
  const render::Specimen specimen =
      render::makeSpecimen(seed, turn < wishes.size() ? wishes[turn] : render::Wish{});
  Trial trial = tryPicture(specimen.picture.view(), specimen.truth, model);
  trial.picture = "seed " + std::to_string(seed);
  trial.fold = fold;
  return trial;
}

/// For each fold a model that did not learn from it.
std::vector<Model> fitFolds(const Material& material, const Extent& extent) {
  std::vector<Model> models;
  for (int fold = 0; fold < extent.folds; ++fold) {
    models.push_back(fitModel(material, fold));
    std::printf("fold %d of %d is learned\n", fold + 1, extent.folds);
    std::fflush(stdout);
  }
  return models;
}

/// Every picture, read by the model of its fold.
std::vector<Trial> tryAll(const Material& material, const Extent& extent,
                          const std::vector<Model>& models) {
  std::vector<std::vector<Trial>> all(material.real.size() + drawnTrials);
  inParallel(all.size(), [&](std::size_t i) {
    if (i < material.real.size()) {
      const RealItem& item = material.real[i];
      all[i] = tryReal(item, i, extent.folder, models[static_cast<std::size_t>(item.fold)]);
    } else {
      const std::size_t fold = i % models.size();
      all[i] = {tryDrawn(firstTrialSeed + static_cast<std::uint32_t>(i), static_cast<int>(fold),
                         models[fold])};
    }
  });
  std::vector<Trial> trials;
  for (const auto& part : all) trials.insert(trials.end(), part.begin(), part.end());
  return trials;
}

/// None if there is no palette of that name.
std::vector<Palette> named(const std::string& palette) {
  if (palette == "colour") return {Palette::coloured};
  if (palette == "grey") return {Palette::grey};
  return {};
}

/// What is learned from all that there is.
Model fitToAll(const Material& material, const std::vector<Trial>& trials) {
  Model model = fitModel(material, noFold);
  model.belief = fitBeliefs(trials, noFold);
  model.closeBelief = fitCloseBeliefs(trials, noFold, model.belief);
  return model;
}

/// Fits one part of a model to all that there is.
void fitPart(Part part, const Material& material, const Extent& extent, Model& model) {
  if (part == Part::goals) {
    model.goal = fitGoals(material, noFold);
    return;
  }
  if (part == Part::close) model.close = fitCloseLook(material, noFold);
  if (model.close.empty()) return;
  const std::vector<Model> models(static_cast<std::size_t>(extent.folds), model);
  model.closeBelief = fitCloseBeliefs(tryAll(material, extent, models), noFold, model.belief);
}

std::optional<Options> parse(int count, char** words) {
  Options options;
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    const bool hasValue = i + 1 < count;
    if (word == "--drawn" && hasValue)
      options.extent.drawn = std::strtoul(words[++i], nullptr, 10);
    else if (word == "--places" && hasValue)
      options.extent.places = words[++i];
    else if (word == "--out" && hasValue)
      options.out = words[++i];
    else if (word == "--only" && hasValue)
      options.palettes = named(words[++i]);
    else if (word == "--goals")
      options.part = Part::goals;
    else if (word == "--close")
      options.part = Part::close;
    else if (word == "--close-belief")
      options.part = Part::closeBelief;
    else if (word.starts_with("--") || !options.extent.folder.empty())
      return std::nullopt;
    else
      options.extent.folder = word;
  }
  if (options.part == Part::closeBelief)
    options.extent.drawn = options.extent.moreDrawn = options.extent.doodled = 0;
  const bool isWhole = !options.extent.folder.empty() && !options.palettes.empty();
  return isWhole ? std::optional(options) : std::nullopt;
}

}  // namespace

int main(int count, char** words) {
  const auto options = parse(count, words);
  if (!options || !std::filesystem::exists(options->extent.folder / "manifest.tsv")) {
    std::fprintf(stderr,
                 "Usage: unblocker_learn [--drawn N] [--places FILE] [--only colour|grey] "
                 "[--goals | --close | --close-belief] [--out SOURCES] FOLDER\n"
                 "FOLDER must hold labelled pictures and their manifest.tsv.\n");
    return 2;
  }
  Model coloured = asLearned(Palette::coloured);
  Model grey = asLearned(Palette::grey);
  for (const Palette palette : options->palettes) {
    std::printf("in %s:\n", palette == Palette::grey ? "grey" : "colour");
    const Material material = gatherMaterial(options->extent, palette);
    Model& model = palette == Palette::grey ? grey : coloured;
    if (options->part != Part::all) {
      fitPart(options->part, material, options->extent, model);
      continue;
    }
    const std::vector<Trial> trials =
        tryAll(material, options->extent, fitFolds(material, options->extent));
    report(trials, options->extent.folds);
    if (!options->out.empty()) model = fitToAll(material, trials);
  }
  if (options->out.empty() || writeSources(coloured, grey, options->out)) return 0;
  std::fprintf(stderr, "Sources could not be written to %s.\n", options->out.string().c_str());
  return 1;
}
