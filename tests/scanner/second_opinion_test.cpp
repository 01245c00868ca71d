// Boards that the usual networks do not know are read by those who do, and never for certain.
#include "scanner/second_opinion.h"

#include <doctest.h>

#include <array>
#include <optional>

#include "notation.h"
#include "scanner/confidence.h"
#include "scanner/scanner.h"
#include "scanner/specialists.h"
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
constexpr std::array kinds = {Kind{701372, "traffic"}, Kind{701695, "traffic"},
                              Kind{700608, "toys"}, Kind{701279, "one tile a cell"},
                              Kind{701022, "pale on pale"}};

}  // namespace

TEST_CASE("second opinion: boards of a specialist's kind are read, but never for certain") {
  for (const Kind& kind : kinds) {
    CAPTURE(kind.seed);
    const render::Specimen specimen = render::makeSpecimen(kind.seed, likePhones);
    CHECK(specimen.look == kind.look);
    CHECK(render::lookOf(kind.seed) == kind.look);
    REQUIRE(specimen.truth);
    const auto reading = scan(specimen.picture.view());
    REQUIRE(reading);
    CHECK(formatNotation(reading->puzzle) == formatNotation(*specimen.truth));
    CHECK(reading->confidence < certain);
  }
}

TEST_CASE("second opinion: without specialists nothing changes") {
  const render::Specimen specimen = render::makeSpecimen(kinds[0].seed, likePhones);
  const Raster raster = shrinkToWork(specimen.picture.view()).raster;
  const Weights usual = learned(Palette::coloured);
  const Found found = findBoards(raster, usual);
  CHECK(isDoubtful(found, usual));
  const double before = found.best ? beliefIn(*found.best, usual) : 0;
  const Found alone = withOpinions(raster, {}, findBoards(raster, usual));
  CHECK((alone.best ? beliefIn(*alone.best, usual) : 0) == before);
  const auto all = specialists(Palette::coloured);
  const Found helped = withOpinions(raster, all, findBoards(raster, usual));
  REQUIRE(helped.best);
  CHECK(helped.best->isSecondLook);
  CHECK(beliefIn(*helped.best, usual) > before);
}

TEST_CASE("second opinion: there is none in grey") { CHECK(specialists(Palette::grey).empty()); }
