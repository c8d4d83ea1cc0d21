// Feeds texts to the reader of rotation calibrations. What is understood is written and understood again, as the same.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "model/localisation/rotation_calibration.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha::model;
  const auto found = parse_rotation_calibration({reinterpret_cast<const char*>(data), size}, "robot.toml");
  if (!found) return 0;
  const auto again = parse_rotation_calibration(to_toml(*found, "robot"), "robot.toml");
  if (!again || again->k_cw != found->k_cw || again->k_ccw != found->k_ccw) std::abort();
  return 0;
}
