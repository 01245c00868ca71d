// What stands after a command's name: operands, and options that begin with two hyphens.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace unblocker {

/// What stands after an option's name.
enum class Takes { nothing, number, text };

/// An option a command knows.
struct Option {
  std::string_view name;  ///< With its hyphens.
  Takes takes = Takes::nothing;
};

struct Arguments {
  std::vector<std::string> operands;
  std::map<std::string, std::uint64_t, std::less<>> options;  ///< 1 for those without a number.
  std::map<std::string, std::string, std::less<>> texts;      ///< Of options that take one.
  std::string fault;  ///< What is wrong, for people; empty when nothing is.

  bool has(std::string_view option) const { return options.count(option) != 0; }
  std::string text(std::string_view option) const;  ///< Empty where it was not given.
  std::uint64_t number(std::string_view option, std::uint64_t otherwise) const;
};

/// `--` ends the options.
Arguments parseArguments(std::span<const char* const> given, std::span<const Option> known);

}  // namespace unblocker
