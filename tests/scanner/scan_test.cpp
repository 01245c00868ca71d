// The scanner on synthetic screenshots: what was drawn is what is read, whatever the theme, the
// size and the damage; and where nothing can be read, an error says so.
#include <doctest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

#include "../fixtures/parsed.h"
#include "../solver/random_puzzle.h"
#include "glyphs.h"
#include "notation.h"
#include "retouch.h"
#include "scanner/scanner.h"
#include "scene.h"
#include "specimen.h"
#include "warp.h"

using namespace unblocker;

namespace {

constexpr const char* intermediate4 = "..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.";
constexpr const char* daily1 = "6x6:left3:ooBBBooooCCDEEFGoDHIFGAAHIoxxoxIJJKK";

std::string readingOf(const ImageView& picture) {
  const auto reading = scan(picture);
  return reading ? formatNotation(reading->puzzle) : std::string(name(reading.error().code));
}

/// A 6 × 6 board as the games have them: blocks of two and three, exit at the left or right.
Puzzle gameLike(std::mt19937& random) {
  while (true) {
    const Puzzle puzzle = randomPuzzle(random, {6, 6, 14, 2});
    const bool usual = std::all_of(puzzle.blocks.begin(), puzzle.blocks.end(),
                                   [](const Block& block) { return block.length <= 3; }) &&
                       axisOf(puzzle.exit.side) == Axis::horizontal && puzzle.blocks.size() >= 5;
    if (usual) return puzzle;
  }
}

/// A picture of which every pixel has been changed.
class Damaged {
 public:
  template <typename Change>
  Damaged(const ImageView& picture, Change change)
      : width_(picture.width), height_(picture.height) {
    for (int y = 0; y < height_; ++y)
      for (int x = 0; x < width_; ++x)
        for (int c = 0; c < 4; ++c)
          pixels_.push_back(
              c == 3 ? std::uint8_t{255}
                     : static_cast<std::uint8_t>(std::clamp(
                           change(static_cast<double>(picture.at(x, y)[c])), 0.0, 255.0)));
  }
  ImageView view() const { return {pixels_.data(), width_, height_}; }

 private:
  int width_;
  int height_;
  std::vector<std::uint8_t> pixels_;
};

}  // namespace

TEST_CASE("scan: every wood theme, at phone, tablet and thumbnail size") {
  const Puzzle puzzle = parsed(intermediate4);
  struct Size {
    int width, height;
  };
  constexpr std::array sizes = {Size{200, 356},   Size{320, 480},  Size{540, 1110},
                                Size{1080, 1920}, Size{1024, 768}, Size{900, 1200}};
  for (const render::Theme& theme : render::themes())
    for (const Size& size : sizes) {
      CAPTURE(theme.name);
      CAPTURE(size.width);
      render::Scene scene;
      scene.width = size.width;
      scene.height = size.height;
      scene.margin = size.width > size.height ? 0.12 : 0.05;
      const auto reading = scan(render::draw(puzzle, theme, scene).view());
      REQUIRE(reading);
      CHECK(formatNotation(reading->puzzle) == formatNotation(puzzle));
      CHECK(reading->confidence >= 0.9);
    }
}

TEST_CASE("scan: walls, and an exit at the left in any row") {
  for (const render::Theme& theme : render::themes()) {
    CAPTURE(theme.name);
    const Puzzle puzzle = parsed(daily1);
    CHECK(readingOf(render::draw(puzzle, theme, {}).view()) == formatNotation(puzzle));
  }
}

TEST_CASE("scan: a picture that was stretched by a quarter, either way") {
  const Puzzle puzzle = parsed(intermediate4);
  for (const render::Theme& theme : render::themes()) {
    CAPTURE(theme.name);
    const render::Canvas picture = render::draw(puzzle, theme, {});
    const render::Canvas wide =
        render::resized(picture.view(), picture.width() * 5 / 4, picture.height());
    const render::Canvas high =
        render::resized(picture.view(), picture.width(), picture.height() * 5 / 4);
    CHECK(readingOf(wide.view()) == formatNotation(puzzle));
    CHECK(readingOf(high.view()) == formatNotation(puzzle));
  }
}

TEST_CASE("scan: a picture without colours, where nothing is red") {
  const Puzzle puzzle = parsed(intermediate4);
  for (const render::Theme& theme : render::themes()) {
    CAPTURE(theme.name);
    render::Canvas picture = render::draw(puzzle, theme, {});
    render::turnGrey(picture);
    CHECK(readingOf(picture.view()) == formatNotation(puzzle));
  }
}

TEST_CASE("scan: a picture that leans by five degrees, either way") {
  const Puzzle puzzle = parsed(intermediate4);
  for (const render::Theme& theme : render::themes())
    for (const double degrees : {-5.0, 5.0}) {
      CAPTURE(theme.name);
      CAPTURE(degrees);
      const render::Canvas picture = render::draw(puzzle, theme, {});
      CHECK(readingOf(render::leaning(picture.view(), degrees).view()) == formatNotation(puzzle));
    }
}

TEST_CASE("scan: the board's rectangle is where it was drawn") {
  render::Scene scene;
  scene.width = 600;
  scene.height = 1000;
  scene.margin = 0.05;
  const auto reading = scan(render::draw(parsed(intermediate4), render::themes()[1], scene).view());
  REQUIRE(reading);
  CHECK(reading->rect.x == doctest::Approx(30).epsilon(0.3));
  CHECK(reading->rect.y == doctest::Approx(230).epsilon(0.05));
  CHECK(reading->rect.width == doctest::Approx(540).epsilon(0.03));
  CHECK(reading->rect.height == doctest::Approx(540).epsilon(0.03));
}

TEST_CASE("scan: a crop to the bare board is read, but its unseen exit is doubtful") {
  render::Scene scene;
  scene.width = scene.height = 390;
  scene.margin = 0;
  scene.frame = scene.chrome = false;
  const Puzzle puzzle = parsed(intermediate4);
  const auto reading = scan(render::draw(puzzle, render::themes()[1], scene).view());
  REQUIRE(reading);
  CHECK(formatNotation(reading->puzzle) == formatNotation(puzzle));
  CHECK(reading->confidence < 0.9);
}

TEST_CASE("scan: dim, washed-out and noisy captures") {
  const Puzzle puzzle = parsed(intermediate4);
  const auto picture = render::draw(puzzle, render::themes()[1], {});
  std::mt19937 random(5);
  const auto noise = [&](double value) { return value + static_cast<double>(random() % 41) - 20; };
  CHECK(readingOf(Damaged(picture.view(), [](double v) { return 0.3 * v; }).view()) ==
        formatNotation(puzzle));
  CHECK(readingOf(Damaged(picture.view(), [](double v) { return 110 + 0.45 * v; }).view()) ==
        formatNotation(puzzle));
  CHECK(readingOf(Damaged(picture.view(), noise).view()) == formatNotation(puzzle));
}

TEST_CASE("scan: blocks along one half of a side do not make an upright board lean") {
  const std::string board = "6x6:left0:xBBAAA..C..D..C..DEE......F.....F...";
  for (const render::Theme& theme : render::themes()) {
    CAPTURE(theme.name);
    CHECK(readingOf(render::draw(parsed(board), theme, {}).view()) == board);
  }
}

namespace {

/** In two test cases, so that both processors have something to do. */
void readRandomBoards(std::uint32_t seed) {
  std::mt19937 random(seed);
  int exact = 0;
  constexpr int boards = 75;
  for (int i = 0; i < boards; ++i) {
    const Puzzle puzzle = gameLike(random);
    render::Scene scene;
    scene.width = 180 + static_cast<int>(random() % 400);
    scene.height = scene.width + static_cast<int>(random() % 500);
    scene.margin = 0.04 + 0.01 * static_cast<double>(random() % 10);
    scene.gap = 0.02 + 0.005 * static_cast<double>(random() % 8);
    scene.seed = static_cast<std::uint32_t>(random());
    const auto& theme = render::themes()[random() % render::themes().size()];
    const auto reading = scan(render::draw(puzzle, theme, scene).view());
    const bool right = reading && formatNotation(reading->puzzle) == formatNotation(puzzle);
    exact += right ? 1 : 0;
    if (reading && !right && reading->confidence >= 0.9)
      FAIL_CHECK(formatNotation(puzzle)
                 << " in " << theme.name << " read as " << formatNotation(reading->puzzle));
  }
  MESSAGE(exact << " of " << boards << " random boards read exactly");
  CHECK(exact >= boards * 98 / 100);
}

}  // namespace

TEST_CASE("scan: random boards are read exactly or not with certainty (1)") {
  readRandomBoards(20);
}

TEST_CASE("scan: random boards are read exactly or not with certainty (2)") {
  readRandomBoards(21);
}

TEST_CASE("scan: what is no board is refused, and the message says what to do") {
  const auto refused = [](const render::Canvas& canvas, ErrorCode code) {
    const auto reading = scan(canvas.view());
    REQUIRE_FALSE(reading);
    CHECK(reading.error().code == code);
    CHECK(reading.error().message.text.find("Choose") != std::string::npos);
  };
  refused(render::Canvas(20, 20), ErrorCode::pictureTooSmall);
  refused(render::Canvas(64, 110), ErrorCode::pictureTooSmall);
  refused(render::Canvas(400, 600), ErrorCode::noBoard);
  render::Canvas plank(400, 600);
  plank.fillWood({0, 0, 400, 600}, {180, 130, 60}, 20, 4);
  refused(plank, ErrorCode::noBoard);
}

TEST_CASE("scan: a board without its red block is no puzzle") {
  render::Theme theme = render::themes()[1];
  theme.target = theme.block;
  const auto reading = scan(render::draw(parsed(intermediate4), theme, {}).view());
  REQUIRE_FALSE(reading);
  CHECK(reading.error().code == ErrorCode::noTarget);
  CHECK(reading.error().place.has_value());
}

TEST_CASE("scan: a block of nearly its neighbours' colour is the target where its exit shows") {
  render::Theme theme = render::themes()[1];
  theme.target = theme.block;
  theme.target[1] += 14;
  const Puzzle truth = parsed(intermediate4);
  CHECK(readingOf(render::draw(truth, theme, {}).view()) == formatNotation(truth));
}

TEST_CASE("scan: what was once misread is read") {
  constexpr render::Wish phone{44, 64};  // pixels a cell
  struct Once {
    std::uint32_t seed;
    std::string_view fault;
    render::Wish wish = {};
  };
  for (const Once& once : {
           Once{2000145, "a lorry's cab taken for a fixed block"},
           Once{1000247, "the end of a car"},
           Once{1000332, "another lorry's cab, on a road"},
           Once{2000578, "a line aside, where all seams are strong"},
           Once{700307, "all ten columns are found from a smaller part only"},
           Once{600469, "two columns more at the left, where the first step up looks better"},
           Once{601114, "two rows more, of which the first alone would cut its blocks in two"},
           Once{600198, "rows and columns more that are blocks of one kind, as a frame would be"},
           Once{1000030, "lines drawn aside, between tiles"},
           Once{1000541, "lines drawn aside, on a road"},
           Once{600619, "where the target is already, it need not go"},
           Once{701149, "nine columns, eight rows, of which six by six are plain"},
           Once{700203, "the frame below five rows taken for a block", phone},
           Once{700552, "the frame beside five columns taken for a block", phone},
           Once{700580, "nine rows and columns, six of them among blocks of one kind", phone},
           Once{700933, "nine rows and columns of cells with rims, six of them in wood", phone},
           Once{700687, "three rows more above a border that hardly shows", phone},
           Once{700376, "four rows of seven, for which six of six were read", phone},
           Once{700116, "a number in the middle of four cells of wood", phone},
           Once{700706, "a number in the middle of four cells as pale as the floor", phone},
           Once{701300, "a number of two digits in the middle of four cells", phone},
       }) {
    CAPTURE(once.fault);
    const render::Specimen specimen = render::makeSpecimen(once.seed, once.wish);
    CHECK(readingOf(specimen.picture.view()) == formatNotation(*specimen.truth));
  }
}

TEST_CASE("scan: a block between two cells is said, and shown") {
  const auto picture = render::draw(parsed(intermediate4), render::themes()[1], {});
  const auto reading = scan(picture.view());
  REQUIRE(reading);
  // The block at the right of row 4 moves up half a cell.
  const Rect board = reading->rect;
  const int cell = board.width / 6;
  const int left = board.x + 5 * cell;
  const int top = board.y + 3 * cell;
  std::vector<std::uint8_t> pixels(
      picture.view().pixels, picture.view().at(0, picture.height() - 1) + 4 * picture.width());
  const auto copy = [&](int fromY, int toY, int height) {
    for (int y = 0; y < height; ++y)
      std::copy_n(picture.view().at(left, fromY + y), 4 * cell,
                  pixels.begin() + 4 * ((toY + y) * picture.width() + left));
  };
  copy(top, top - cell / 2, 2 * cell);
  copy(board.y + 2 * cell + cell / 4, top + 2 * cell - cell / 2, cell / 2);
  const auto moving = scan({pixels.data(), picture.width(), picture.height()});
  REQUIRE_FALSE(moving);
  CHECK(moving.error().code == ErrorCode::blockOffGrid);
  REQUIRE(moving.error().place);
  CHECK(moving.error().place->x + moving.error().place->width > left);
}

TEST_CASE("scan: letters in the middle of blocks are no block's end") {
  const Puzzle puzzle = parsed("6x6:right2:BBB..C.....CAA.D.....D..EEE.....FF..");
  for (const render::Theme& theme : render::themes()) {
    render::Canvas canvas = render::draw(puzzle, theme, {});
    const auto plain = scan(canvas.view());
    REQUIRE(plain);
    const double cell = plain->rect.width / 6.0;
    for (std::size_t i = 0; i < puzzle.blocks.size(); ++i) {
      const Block& block = puzzle.blocks[i];
      const bool lies = block.axis == Axis::horizontal;
      const render::Point middle{
          plain->rect.x + (block.cell.col + (lies ? block.length : 1) / 2.0) * cell,
          plain->rect.y + (block.cell.row + (lies ? 1 : block.length) / 2.0) * cell};
      render::write(canvas, std::string(1, static_cast<char>('A' + i)), middle, 0.55 * cell,
                    {255, 255, 255});
    }
    CAPTURE(theme.name);
    CHECK(readingOf(canvas.view()) == formatNotation(puzzle));
  }
}

TEST_CASE("scan: a larger board is not cut down to the usual size") {
  const Puzzle puzzle =
      parsed("8x8:right3:BCC.DDD.BEE.FFF.GGGHIII.AA.HJ...K.LHJ...KMLNNO..PM..QO.RPM..Q..R");
  for (const render::Theme& theme : render::themes()) {
    CAPTURE(theme.name);
    const auto reading = scan(render::draw(puzzle, theme, {}).view());
    REQUIRE(reading);
    CHECK(formatNotation(reading->puzzle) == formatNotation(puzzle));
  }
}

TEST_CASE("scan: of two boards none is preferred") {
  render::Canvas both(800, 420);
  const auto one = render::draw(parsed(intermediate4), render::themes()[1],
                                {400, 400, 0.06, 0, 0.03, false, true, 1});
  for (int y = 0; y < 400; ++y)
    for (int x = 0; x < 400; ++x) {
      const std::uint8_t* pixel = one.view().at(x, y);
      for (const int at : {x, x + 400})
        both.fill({static_cast<double>(at), static_cast<double>(y + 10), 1, 1},
                  {static_cast<double>(pixel[0]), static_cast<double>(pixel[1]),
                   static_cast<double>(pixel[2])});
    }
  const auto reading = scan(both.view());
  REQUIRE_FALSE(reading);
  CHECK(reading.error().code == ErrorCode::manyBoards);
}
