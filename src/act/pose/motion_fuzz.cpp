// Any bytes as a motion file: never a crash, and what is accepted is the same after writing and reading, mirrored twice
// the same, and comes to an end when it is played and interrupted.

#include <string>

#include "act/pose/player.h"
#include "act/pose/stilts_fuzz.h"
#include "base/expects.h"

namespace {

void play(const cancha::act::Motion& motion, const cancha::body::Robot& robot) {
  using namespace cancha;
  act::MotionPlayer player{robot};
  player.start(motion, std::vector<double>(robot.joints.size()));
  Time now;
  for (int i = 0; i < 1000 && !player.done(); ++i, now += Duration{100'000'000}) {
    if (i == 500) player.interrupt();
    for (const JointGoal& goal : player.tick(now).goals) CANCHA_EXPECTS(goal.speed >= 0 && goal.speed < 1000);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  const body::Robot& robot = act::stilts();
  const std::string text{reinterpret_cast<const char*>(data), size};
  const auto itself = [&](const std::string&) -> Result<std::string> { return text; };
  const auto motion = act::parse_motion(text, "m.toml", robot, itself);
  if (!motion) return 0;
  CANCHA_EXPECTS(act::mirror(act::mirror(*motion, robot), robot).poses == motion->poses);
  const std::string written = act::write_motion(*motion, robot);
  const auto again = act::parse_motion(written, "m.toml", robot, itself);
  CANCHA_EXPECTS(again.has_value());
  CANCHA_EXPECTS(*again == *motion);
  CANCHA_EXPECTS(act::write_motion(*again, robot) == written);
  play(*motion, robot);
  return 0;
}
