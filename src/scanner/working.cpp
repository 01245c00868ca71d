#include "working.h"

#include <algorithm>

namespace unblocker::scanner {
namespace {

constexpr int workingSize = 900;  // pixels along the longer side, at least

}  // namespace

Working shrinkToWork(ImageView picture) {
  const int factor = std::max(1, std::max(picture.width, picture.height) / workingSize);
  return {shrink(picture, factor), factor};
}

}  // namespace unblocker::scanner
