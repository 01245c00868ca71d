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

std::string Arguments::text(std::string_view option) const {
  const auto found = texts.find(option);
  return found == texts.end() ? std::string() : found->second;
}

namespace {

/// Reads what stands after an option's name, at `at` and on; false where that is missing.
bool readValue(Arguments& arguments, const Option& option, std::span<const char* const> given,
               std::size_t& at) {
  const std::string name(option.name);
  std::optional<std::uint64_t> number = 1;
  if (option.takes != Takes::nothing) {
    if (++at == given.size()) return false;
    if (option.takes == Takes::text) arguments.texts[name] = given[at];
    if (option.takes == Takes::number) number = wholeNumber(given[at]);
  }
  if (number) arguments.options[name] = *number;
  return number.has_value();
}

}  // namespace

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
    if (readValue(arguments, *option, given, at)) continue;
    arguments.fault = "After " + std::string(text) +
                      (option->takes == Takes::text ? " comes a name." : " comes a whole number.");
    return arguments;
  }
  return arguments;
}

}  // namespace unblocker
