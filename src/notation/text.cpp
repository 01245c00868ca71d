#include "notation/text.h"

#include <charconv>
#include <cstddef>

namespace unblocker {
namespace {

constexpr std::string_view blanks = " \t\r\n";

}  // namespace

std::string_view trim(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(blanks);
  return begin == std::string_view::npos ? std::string_view() : trimEnd(text.substr(begin));
}

std::string_view trimEnd(std::string_view text) {
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t begin = 0;;) {
    const std::size_t end = text.find('\n', begin);
    const std::string_view line = text.substr(begin, end - begin);
    lines.push_back(line.substr(0, line.size() - (line.ends_with('\r') ? 1 : 0)));
    if (end == std::string_view::npos) return lines;
    begin = end + 1;
  }
}

std::vector<std::string_view> fullLinesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  for (const std::string_view line : linesOf(text)) {
    const std::string_view kept = trimEnd(line);
    if (!kept.empty()) lines.push_back(kept);
  }
  return lines;
}

std::vector<std::string_view> wordsOf(std::string_view line, std::string_view separators) {
  std::vector<std::string_view> words;
  std::size_t begin = line.find_first_not_of(separators);
  while (begin != std::string_view::npos) {
    const std::size_t end = line.find_first_of(separators, begin);
    words.push_back(line.substr(begin, end - begin));
    begin = line.find_first_not_of(separators, end);
  }
  return words;
}

std::optional<int> numberIn(std::string_view word) {
  int value = 0;
  const char* end = word.data() + word.size();
  const auto [stop, failed] = std::from_chars(word.data(), end, value);
  if (failed != std::errc{} || stop != end || value < 0 || value > largestNumber)
    return std::nullopt;
  return value;
}

int countOf(std::string_view text) { return static_cast<int>(text.size()); }

std::string lowerCase(std::string_view text) {
  std::string lower(text);
  for (char& letter : lower) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return lower;
}

}  // namespace unblocker
