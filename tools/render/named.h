// Tables whose rows have names.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace unblocker::render {

/// In the table's order.
template <typename Table>
std::vector<std::string_view> namesIn(const Table& table) {
  std::vector<std::string_view> names(table.size());
  std::transform(table.begin(), table.end(), names.begin(),
                 [](const auto& row) { return row.name; });
  return names;
}

}  // namespace unblocker::render
