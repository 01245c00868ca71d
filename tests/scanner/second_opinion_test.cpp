// Boards in which the usual networks see too little are read in a closer look, never for certain.
#include "scanner/second_opinion.h"

#include <doctest.h>

#include <array>
#include <optional>

#include "notation.h"
#include "scanner/close_look.h"
#include "scanner/confidence.h"
#include "scanner/scanner.h"
#include "scanner/working.h"
#include "specimen.h"

using namespace unblocker;
using namespace unblocker::scanner;

namespace {

constexpr render::Wish likePhones{44, 64};

struct Kind {
  std::uint32_t seed;
  const char* look;
};

// Read wrongly or refused by the usual networks alone.
constexpr std::array kinds = {Kind{700245, "traffic"},
                              Kind{700829, "traffic"},
                              Kind{700766, "toys"},
                              Kind{700082, "one tile a cell"},
                              Kind{701022, "pale on pale"},
                              Kind{701557, "target not red"},
                              Kind{700505, "touching, thin seams"}};

constexpr std::uint32_t plainSeed = 700001;

}  // namespace

TEST_CASE("second opinion: what the usual networks misread is read, but never for certain") {
  for (const Kind& kind : kinds) {
    CAPTURE(kind.seed);
    const render::Specimen specimen = render::makeSpecimen(kind.seed, likePhones);
    CHECK(specimen.look == kind.look);
    REQUIRE(specimen.truth);
    const auto reading = scan(specimen.picture.view());
    REQUIRE(reading);
    CHECK(formatNotation(reading->puzzle) == formatNotation(*specimen.truth));
    CHECK(reading->confidence < certain);
  }
}

TEST_CASE("second opinion: without a closer look nothing changes") {
  const render::Specimen specimen = render::makeSpecimen(kinds[0].seed, likePhones);
  const Raster raster = shrinkToWork(specimen.picture.view()).raster;
  const Weights usual = learned(Palette::coloured);
  const Found found = findBoards(raster, usual);
  CHECK(isDoubtful(found, usual));
  const double before = found.best ? beliefIn(*found.best, usual) : 0;
  const Found alone = withCloseLook(raster, std::nullopt, findBoards(raster, usual));
  CHECK((alone.best ? beliefIn(*alone.best, usual) : 0) == before);
  const Found helped = findWithCloseLook(raster, usual);
  REQUIRE(helped.best);
  CHECK(helped.best->isSecondLook);
  CHECK(beliefIn(*helped.best, usual) > before);
}

TEST_CASE("second opinion: what is plain is not looked at twice") {
  const render::Specimen specimen = render::makeSpecimen(plainSeed, likePhones);
  const Raster raster = shrinkToWork(specimen.picture.view()).raster;
  const Weights usual = learned(Palette::coloured);
  const Found found = findBoards(raster, usual);
  REQUIRE(found.best);
  REQUIRE_FALSE(isDoubtful(found, usual));
  const Found again = findWithCloseLook(raster, usual);
  REQUIRE(again.best);
  CHECK_FALSE(again.best->isSecondLook);
  CHECK(again.best->lattice == found.best->lattice);
}
