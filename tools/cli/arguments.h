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

/// An option a command knows.
struct Option {
  std::string_view name;     ///< With its hyphens.
  bool takesNumber = false;  ///< Then the next argument is a whole number.
};

struct Arguments {
  std::vector<std::string> operands;
  std::map<std::string, std::uint64_t, std::less<>> options;  ///< 1 for those without a number.
  std::string fault;  ///< What is wrong, for people; empty when nothing is.

  bool has(std::string_view option) const { return options.count(option) != 0; }
  std::uint64_t number(std::string_view option, std::uint64_t otherwise) const;
};

/// `--` ends the options.
Arguments parseArguments(std::span<const char* const> given, std::span<const Option> known);

}  // namespace unblocker
