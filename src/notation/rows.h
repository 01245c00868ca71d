// The rows of the table of notations, each in a file of its own, and what they share.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/formats.h"

namespace unblocker {

extern const Format oneLineFormat;
extern const Format databaseFormat;
extern const Format hexGridFormat;
extern const Format letterGridFormat;
extern const Format tokenGridFormat;
extern const Format answersFormat;
extern const Format jamListFormat;
extern const Format csvFormat;
extern const Format jsonFormat;

/// What a notation has words for; the rest is refused by name.
struct Scope {
  bool anySize = true;         ///< Otherwise `side` × `side` cells; 0 is any square.
  int side = 0;                ///<
  bool anyExit = true;         ///< Otherwise the exit is at the right.
  bool walls = true;           ///<
  int blocks = maximumBlocks;  ///< At most, the target included.
};

/// Why a puzzle is beyond a notation, as a sentence with its title; nothing when it is not.
std::optional<Error> beyond(const Puzzle& puzzle, const Scope& scope, std::string_view title);

/// A block as the notations list it: `X Y h|v LENGTH`, counted from `origin` (0 or 1); nothing when
/// these words are none.
std::optional<Block> listedBlock(const std::vector<std::string_view>& words, int origin);

/// The same way round.
std::string listed(const Block& block, int origin);

/// A puzzle whose blocks and exit are known; an error if it is not legal.
Result<Imported> checked(Puzzle puzzle, Message note = {});

/// The letters for blocks besides `target`, which comes first: capitals, then small ones, without
/// those in `taken`.
std::string lettersWithout(char target, std::string_view taken);

}  // namespace unblocker
