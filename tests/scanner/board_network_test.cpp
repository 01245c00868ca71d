// What a seam hears, and that thinking four rows at a time is thinking.
#include "scanner/board_network.h"

#include <doctest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <span>
#include <vector>

#include "scanner/board_graph.h"

using namespace unblocker::scanner;

namespace {

/// A seam by its first cell.
struct Place {
  int col;
  int row;
  bool isUpright;
};

std::vector<Place> placesOf(int cols, int rows) {
  std::vector<Place> places;
  for (int row = 0; row < rows; ++row)
    for (int col = 0; col < cols; ++col) {
      if (col + 1 < cols) places.push_back({col, row, true});
      if (row + 1 < rows) places.push_back({col, row, false});
    }
  return places;
}

int indexOf(const std::vector<Place>& places, int col, int row, bool isUpright) {
  const auto found = std::find_if(places.begin(), places.end(), [&](const Place& place) {
    return place.col == col && place.row == row && place.isUpright == isUpright;
  });
  return found == places.end() ? noSeam : static_cast<int>(found - places.begin());
}

std::vector<float> scattered(std::size_t count, float width, std::mt19937& chance) {
  std::vector<float> numbers(count);
  for (float& number : numbers) number = width * (static_cast<float>(chance()) / 2147483648.0F - 1);
  return numbers;
}

void scatter(Rows& rows, std::mt19937& chance) {
  for (std::size_t i = 0; i < rows.count(); ++i) {
    const auto numbers = scattered(rows.width(), 1, chance);
    std::copy(numbers.begin(), numbers.end(), rows.at(i));
  }
}

using Numbers = std::vector<double>;

/// A layer, number by number.
Numbers made(const Layer& layer, std::span<const float> table, const Numbers& in) {
  REQUIRE(in.size() == layer.inputs);
  Numbers out;
  for (std::size_t o = 0; o < layer.outputs; ++o) {
    const float* row = &table[layer.begin + o * (layer.inputs + 1)];
    double sum = row[layer.inputs];
    for (std::size_t i = 0; i < in.size(); ++i) sum += static_cast<double>(row[i]) * in[i];
    out.push_back(sum);
  }
  return out;
}

Numbers state(const Layer& layer, std::span<const float> table, const Numbers& in) {
  Numbers out = made(layer, table, in);
  for (double& value : out) value = std::tanh(value);
  return out;
}

void append(const Numbers& more, Numbers& all) { all.insert(all.end(), more.begin(), more.end()); }

Numbers meanOf(const std::vector<Numbers>& rows) {
  Numbers mean(rows.front().size());
  for (const Numbers& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i)
      mean[i] += row[i] / static_cast<double>(rows.size());
  return mean;
}

Numbers rowOf(const Rows& rows, std::size_t i) { return {rows.at(i), rows.at(i) + rows.width()}; }

/// What the network says of a board, by the book.
struct ByTheBook {
  std::vector<Numbers> seams;
  std::vector<Numbers> cells;

  ByTheBook(const BoardThoughts& board, std::span<const float> table) {
    std::vector<std::vector<Numbers>> states(1);
    for (std::size_t i = 0; i < board.seams.count(); ++i)
      states[0].push_back(state(seamSees, table, rowOf(board.seams, i)));
    std::vector<Numbers> seen;
    for (std::size_t i = 0; i < board.cells.count(); ++i)
      seen.push_back(state(cellSees, table, rowOf(board.cells, i)));
    const auto usual = [&](Numbers& in) {
      append(meanOf(states[0]), in);
      append(meanOf(seen), in);
    };
    const auto around = [&](const auto& places, std::size_t hearing, Numbers& in) {
      for (const int seam : places)
        append(seam == noSeam ? Numbers(seamStateSize)
                              : states[hearing][static_cast<std::size_t>(seam)],
               in);
    };
    for (std::size_t hearing = 0; hearing < hearings; ++hearing) {
      std::vector<Numbers> next;
      for (std::size_t i = 0; i < states[hearing].size(); ++i) {
        Numbers in = states[hearing][i];
        around(board.graph.aroundSeams[i], hearing, in);
        usual(in);
        next.push_back(state(seamLearns[hearing], table, in));
      }
      states.push_back(next);
    }
    for (std::size_t i = 0; i < states[0].size(); ++i) {
      Numbers all;
      for (const auto& hearing : states) append(hearing[i], all);
      seams.push_back(made(seamMeans, table, all));
    }
    for (std::size_t i = 0; i < seen.size(); ++i) {
      Numbers in = seen[i];
      around(board.graph.aroundCells[i], 0, in);
      around(board.graph.aroundCells[i], hearings, in);
      usual(in);
      Numbers all = seen[i];
      append(state(cellLearns, table, in), all);
      cells.push_back(made(cellMeans, table, all));
    }
  }
};

void checkAlike(const Rows& rows, const std::vector<Numbers>& others) {
  REQUIRE(rows.count() == others.size());
  for (std::size_t i = 0; i < others.size(); ++i)
    for (std::size_t k = 0; k < rows.width(); ++k)
      CHECK(rows.at(i)[k] == doctest::Approx(others[i][k]).epsilon(2e-3));
}

}  // namespace

TEST_CASE("board network: seams and cells know the seams around them") {
  for (const auto& [cols, rows] : {std::pair(4, 6), std::pair(7, 5), std::pair(1, 3)}) {
    const BoardGraph graph = graphOf(cols, rows);
    const auto places = placesOf(cols, rows);
    REQUIRE(graph.aroundSeams.size() == places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
      const auto& [col, row, upright] = places[i];
      const int right = upright ? 1 : 0;
      const int down = upright ? 0 : 1;
      CHECK((upright ? seamRightOf(cols, rows, col, row) : seamBelow(cols, col, row)) ==
            static_cast<int>(i));
      // Along the seam's lane, then the two at each of its cells' sides.
      CHECK(graph.aroundSeams[i] ==
            std::array{indexOf(places, col - right, row - down, upright),
                       indexOf(places, col + right, row + down, upright),
                       indexOf(places, col - down, row - right, !upright),
                       indexOf(places, col, row, !upright),
                       indexOf(places, col + right - down, row + down - right, !upright),
                       indexOf(places, col + right, row + down, !upright)});
    }
    for (int row = 0; row < rows; ++row)
      for (int col = 0; col < cols; ++col)
        CHECK(graph.aroundCells[static_cast<std::size_t>(row * cols + col)] ==
              std::array{indexOf(places, col - 1, row, true), indexOf(places, col, row, true),
                         indexOf(places, col, row - 1, false), indexOf(places, col, row, false)});
  }
}

TEST_CASE("board network: says what it says by the book") {
  std::mt19937 chance(1);
  const std::vector<float> table = scattered(boardTableSize, 0.1F, chance);
  // Not all counts of seams and cells are multiples of what is reckoned at once.
  for (const auto& [cols, rows] : {std::pair(6, 6), std::pair(4, 5), std::pair(5, 3)}) {
    BoardThoughts thoughts(cols, rows);
    scatter(thoughts.seams, chance);
    scatter(thoughts.cells, chance);
    think(table, thoughts);
    const ByTheBook book(thoughts, table);
    checkAlike(thoughts.seamMeaning, book.seams);
    checkAlike(thoughts.cellMeaning, book.cells);
  }
}
