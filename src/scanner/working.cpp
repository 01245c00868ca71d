#include "working.h"

#include <algorithm>

namespace unblocker::scanner {
namespace {

int factorTo(ImageView picture, int size) {
  return std::max(1, std::max(picture.width, picture.height) / size);
}

}  // namespace

Working shrinkToWork(ImageView picture, int size) {
  const int factor = factorTo(picture, size);
  Working working{shrink(picture, factor), factor};
  working.raster.pixel =
      static_cast<float>(factor) / static_cast<float>(factorTo(picture, workingSize));
  return working;
}

}  // namespace unblocker::scanner
