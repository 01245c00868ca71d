// A picture of what each stage of the scanner makes of an image, to see where a reading goes wrong.
#pragma once

#include <string>

#include "image_view.h"

namespace unblocker {

/// Draws how the picture is looked at in full; boards that are plain at a glance are read in a
/// smaller copy of it before that, which is not drawn.
///
/// Writes PNG files named after `file` into the folder, which is made if need be:
/// NAME-1-working.png, 2-lines, 3-candidates, 4-board, 5-seams, 6-cells, 7-reading, as far as the
/// scanner gets. What went wrong, or nothing.
std::string writeDebugPictures(ImageView picture, const std::string& folder,
                               const std::string& file);

}  // namespace unblocker
