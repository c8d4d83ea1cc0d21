// Any bytes as a file of cameras: never a crash, and the lenses that are accepted see something in their middle.

#include <cmath>
#include <string_view>

#include "base/expects.h"
#include "body/camera.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  body::Robot robot;
  robot.name = "bioloid";
  robot.links.resize(2);
  robot.links[0].name = "trunk";
  robot.links[1].name = "head";
  const auto cameras = body::parse_cameras({reinterpret_cast<const char*>(data), size}, "fuzz.toml", robot);
  if (!cameras) {
    CANCHA_EXPECTS(!cameras.error().what.empty());
    return 0;
  }
  for (const body::Camera& camera : *cameras) {
    CANCHA_EXPECTS(camera.link < robot.links.size());
    CANCHA_EXPECTS(std::isfinite(length(camera.X_LC.position)));
    const auto ray = camera.lens.ray(camera.lens.centre);
    CANCHA_EXPECTS(ray && camera.lens.project(*ray));
  }
  return 0;
}
