#include "error.h"

namespace unblocker {

std::string_view name(ErrorCode code) {
  switch (code) {
    case ErrorCode::emptyFile: return "empty-file";
    case ErrorCode::notAPicture: return "not-a-picture";
    case ErrorCode::unsupportedFormat: return "unsupported-format";
    case ErrorCode::damagedPicture: return "damaged-picture";
    case ErrorCode::pictureTooLarge: return "picture-too-large";
    case ErrorCode::pictureTooSmall: return "picture-too-small";
    case ErrorCode::noBoard: return "no-board";
    case ErrorCode::manyBoards: return "many-boards";
    case ErrorCode::noTarget: return "no-target";
    case ErrorCode::blockOffGrid: return "block-off-grid";
    case ErrorCode::boardCutOff: return "board-cut-off";
    case ErrorCode::notBelieved: return "not-believed";
    case ErrorCode::badNotation: return "bad-notation";
    case ErrorCode::badSize: return "bad-size";
    case ErrorCode::badBlock: return "bad-block";
    case ErrorCode::badWall: return "bad-wall";
    case ErrorCode::overlap: return "overlap";
    case ErrorCode::badExit: return "bad-exit";
    case ErrorCode::otherPuzzle: return "other-puzzle";
    case ErrorCode::notExplored: return "not-explored";
  }
  return "unknown";
}

Error wrong(ErrorCode code, std::string_view sentence, std::initializer_list<Given> values) {
  return {code, say(sentence, values)};
}

}  // namespace unblocker
