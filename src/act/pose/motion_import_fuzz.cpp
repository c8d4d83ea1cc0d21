// Any bytes as a file of another tool: never a crash, and what is imported is a motion that can be checked, written and
// read.

#include <string>

#include "act/pose/check.h"
#include "act/pose/import.h"
#include "act/pose/stilts_fuzz.h"
#include "base/expects.h"

namespace {

void expect_sound(const cancha::act::Motion& motion, const cancha::body::Robot& robot) {
  using namespace cancha::act;
  static_cast<void>(check(motion, robot));
  const std::string text = write_motion(motion, robot);
  const auto again = parse_motion(text, motion.name + ".toml", robot, {});
  CANCHA_EXPECTS(again.has_value());
  CANCHA_EXPECTS(again->poses == motion.poses && again->repeat == motion.repeat);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  const body::Robot& robot = act::stilts();
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const act::IdMap ids = act::parse_ids(text, "ids.toml", robot).value_or(act::own_ids(robot));
  if (const auto pages = act::import_mtn(text, "x.mtn", robot, ids)) {
    for (const act::Page& page : *pages) expect_sound(page.motion, robot);
  }
  if (const auto motion = act::import_csv(text, "x.csv", robot, ids, {})) expect_sound(*motion, robot);
  return 0;
}
