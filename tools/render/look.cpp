#include "look.h"

#include <array>
#include <cstddef>

namespace unblocker::render {
namespace {

constexpr std::array<std::string_view, 8> floorNames{
    "plain", "grid lines", "raised tiles", "checkered", "wells", "creases", "road", "knobs"};
constexpr std::array<std::string_view, 4> frameNames{"none", "thick", "thin", "dark"};
constexpr std::array<std::string_view, 6> signNames{"gap", "notch", "bar", "arrow", "word", "none"};
constexpr std::array<std::string_view, 4> pieceNames{"planks", "tiles", "cars", "vehicles"};
constexpr std::array<std::string_view, 7> decorationNames{"none",   "numbers", "letters", "rivets",
                                                          "arrows", "eyes",    "studs"};
constexpr std::array<std::string_view, 8> markNames{"plain",  "riveted", "crossed", "barred",
                                                    "skulls", "locks",   "signs",   "discs"};
constexpr std::array<std::string_view, 3> settingNames{"crop", "phone", "desktop"};

template <typename Enum, std::size_t count>
std::string_view nameIn(const std::array<std::string_view, count>& names, Enum value) {
  return names[static_cast<std::size_t>(value)];
}

}  // namespace

std::string_view name(Floor floor) { return nameIn(floorNames, floor); }
std::string_view name(Frame frame) { return nameIn(frameNames, frame); }
std::string_view name(ExitSign sign) { return nameIn(signNames, sign); }
std::string_view name(Piece piece) { return nameIn(pieceNames, piece); }
std::string_view name(Decoration decoration) { return nameIn(decorationNames, decoration); }
std::string_view name(WallMark mark) { return nameIn(markNames, mark); }
std::string_view name(Setting setting) { return nameIn(settingNames, setting); }

}  // namespace unblocker::render
