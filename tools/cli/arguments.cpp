#include "arguments.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

namespace unblocker {
namespace {

std::optional<std::uint64_t> wholeNumber(std::string_view text) {
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, failed] = std::from_chars(text.data(), end, number);
  if (failed != std::errc{} || stop != end) return std::nullopt;
  return number;
}

}  // namespace

std::uint64_t Arguments::number(std::string_view option, std::uint64_t otherwise) const {
  const auto found = options.find(option);
  return found == options.end() ? otherwise : found->second;
}

Arguments parseArguments(std::span<const char* const> given, std::span<const Option> known) {
  Arguments arguments;
  bool optionsEnded = false;
  for (std::size_t at = 0; at < given.size(); ++at) {
    const std::string_view text = given[at];
    if (optionsEnded || !text.starts_with("--")) {
      arguments.operands.emplace_back(text);
      continue;
    }
    optionsEnded = text == "--";
    if (optionsEnded) continue;
    const auto option = std::find_if(known.begin(), known.end(),
                                     [&](const Option& one) { return one.name == text; });
    if (option == known.end()) {
      arguments.fault = "There is no option " + std::string(text) + " here.";
      return arguments;
    }
    const auto number = !option->takesNumber    ? 1
                        : at + 1 < given.size() ? wholeNumber(given[++at])
                                                : std::nullopt;
    if (!number) {
      arguments.fault = "After " + std::string(text) + " comes a whole number.";
      return arguments;
    }
    arguments.options[std::string(text)] = *number;
  }
  return arguments;
}

}  // namespace unblocker
