#pragma once

#include <string>

#include "base/result.h"
#include "lab/playback.h"

namespace cancha::lab {

/// A strip of pictures of a playback, seen from the robot's right side: SVG. At most `pictures`, evenly over the time.
/// All are as wide and high as the largest needs; a ball that has rolled out of a picture is told in words.
[[nodiscard]] Result<std::string> film_strip(const body::Robot& robot, const Playback& playback, int pictures = 8);

}  // namespace cancha::lab
