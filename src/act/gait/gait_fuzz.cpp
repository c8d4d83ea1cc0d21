// Any bytes as a gait file: never a crash; what is accepted lies within its limits and is written and read to the same.

#include <cmath>
#include <string>

#include "act/gait/gait_file.h"
#include "base/expects.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha::act;
  const auto gait = parse_gait({reinterpret_cast<const char*>(data), size}, "fuzz.toml");
  if (!gait) {
    CANCHA_EXPECTS(!gait.error().what.empty());
    return 0;
  }
  for (const GaitNumber& number : gait_numbers()) {
    const double value = gait->parameters.*number.member;
    CANCHA_EXPECTS(value >= number.least && value <= number.most);
  }
  const std::string text = write_gait(*gait);
  const auto again = parse_gait(text, "again.toml");
  CANCHA_EXPECTS(again && write_gait(*again) == text);
  const WalkSpeed speed = within(gait->limits, {1e9, -1e9, 1e9});
  CANCHA_EXPECTS(std::isfinite(speed.ahead) && std::isfinite(speed.left) && std::isfinite(speed.turn));
  return 0;
}
