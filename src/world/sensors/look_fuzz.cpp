// Any bytes as a look of a pitch: never a crash, and what is accepted lights every place.

#include <cmath>
#include <string_view>

#include "base/expects.h"
#include "world/sensors/look.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  const auto look = world::parse_look({reinterpret_cast<const char*>(data), size}, "fuzz.toml");
  if (!look) {
    CANCHA_EXPECTS(!look.error().what.empty());
    return 0;
  }
  for (const Vec2 place : {Vec2{0, 0}, Vec2{-20, 3}, Vec2{20, -30}}) {
    const float light = look->light_at(place);
    CANCHA_EXPECTS(light > 0 && std::isfinite(light));
  }
  return 0;
}
