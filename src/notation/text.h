// Taking a text apart: lines, words, whole numbers. Views into the text, so it must outlive them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "message.h"

namespace unblocker {

inline constexpr std::string_view emptyText =
    "empty-text: There is no board in it. Write one as in 6x6:right2:BOARD.";

/// Without blanks, tabs and line ends at either end.
std::string_view trim(std::string_view text);

/// Without those at its end only: what stands before a line's first sign can mean a column.
std::string_view trimEnd(std::string_view text);

/// The lines, without their ends (`\n` or `\r\n`); an empty text has one.
std::vector<std::string_view> linesOf(std::string_view text);

/// The lines that hold more than blanks, trimmed at their ends.
std::vector<std::string_view> fullLinesOf(std::string_view text);

/// What stands between blanks, or between other `separators`, of which several count as one.
std::vector<std::string_view> wordsOf(std::string_view line, std::string_view separators = " \t");

/// What is more is no number of a board's; below it, places and lengths can be added up safely.
inline constexpr int largestNumber = 999'999;

/// A whole number from 0 to largestNumber that is the entire word.
std::optional<int> numberIn(std::string_view word);

/// How many characters, to be put into a message.
int countOf(std::string_view text);

/// ASCII letters in lower case; everything else as it is.
std::string lowerCase(std::string_view text);

}  // namespace unblocker
