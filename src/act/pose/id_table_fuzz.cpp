// Any bytes as a table of servo ids: never a crash, and no id stands for two joints.

#include "act/pose/import.h"
#include "act/pose/stilts_fuzz.h"
#include "base/expects.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  const body::Robot& robot = act::stilts();
  const auto map = act::parse_ids({reinterpret_cast<const char*>(data), size}, "ids.toml", robot);
  if (!map) return 0;
  CANCHA_EXPECTS(map->ids.size() == robot.joints.size());
  for (std::size_t i = 0; i < map->ids.size(); ++i) {
    if (map->ids[i] >= 0) CANCHA_EXPECTS(map->joint(map->ids[i]) == i);
  }
  CANCHA_EXPECTS(map->joint(-1) == body::kNone);
  return 0;
}
