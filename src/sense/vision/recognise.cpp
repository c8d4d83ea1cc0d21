#include "sense/vision/recognise.h"

#include <algorithm>
#include <cmath>

namespace cancha::sense {

int scaled_pixels(double at_432_by_240, int width, int height) {
  return std::max(1, static_cast<int>(std::lround(at_432_by_240 * width * height / (432.0 * 240.0))));
}

}  // namespace cancha::sense
