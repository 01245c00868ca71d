#include "board_graph.h"

#include <cstddef>

namespace unblocker::scanner {

BoardGraph graphOf(int cols, int rows) {
  BoardGraph graph;
  for (int row = 0; row < rows; ++row)
    for (int col = 0; col < cols; ++col)
      graph.aroundCells.push_back({col > 0 ? seamRightOf(cols, rows, col - 1, row) : noSeam,
                                   col + 1 < cols ? seamRightOf(cols, rows, col, row) : noSeam,
                                   row > 0 ? seamBelow(cols, col, row - 1) : noSeam,
                                   row + 1 < rows ? seamBelow(cols, col, row) : noSeam});
  const auto width = static_cast<std::size_t>(cols);
  for (std::size_t cell = 0; cell < graph.aroundCells.size(); ++cell) {
    const auto& [left, right, above, below] = graph.aroundCells[cell];
    if (right != noSeam) {
      const auto& other = graph.aroundCells[cell + 1];
      graph.aroundSeams.push_back({left, other[1], above, below, other[2], other[3]});
    }
    if (below != noSeam) {
      const auto& other = graph.aroundCells[cell + width];
      graph.aroundSeams.push_back({above, other[3], left, right, other[0], other[1]});
    }
  }
  return graph;
}

}  // namespace unblocker::scanner
