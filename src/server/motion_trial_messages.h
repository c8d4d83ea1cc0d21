#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "server/motion_messages.h"

/// A motion tried in the simulator: what the motion page asks, and what came of it.
namespace cancha::server {

enum class MotionStance : std::uint8_t { Upright, Front, Back };
constexpr std::array<std::string_view, 3> names(MotionStance) {
  return {"upright", "front", "back"};
}

struct MotionTrial {
  MotionDraft motion{};
  MotionStance stance = MotionStance::Upright;
  bool random_body = false;
  std::uint32_t seed = 0;

  static constexpr std::string_view kName = "cancha.MotionTrial";
  static constexpr auto fields() {
    return list_of(entry("motion", &MotionTrial::motion), entry("stance", &MotionTrial::stance, "how it begins"),
                   entry("random_body", &MotionTrial::random_body, "false: the robot as drawn, without noise"),
                   entry("seed", &MotionTrial::seed, "of a random body"));
  }
};

struct MotionFrame {
  double time = 0.0;
  std::vector<double> trunk{};
  std::vector<double> angles{};
  std::vector<double> ball{};

  static constexpr std::string_view kName = "cancha.MotionFrame";
  static constexpr auto fields() {
    return list_of(entry("time", &MotionFrame::time, "s"),
                   entry("trunk", &MotionFrame::trunk, "x y z in m, then the quaternion x y z w"),
                   entry("angles", &MotionFrame::angles, "degrees, in the robot's order"),
                   entry("ball", &MotionFrame::ball, "x y z in m; empty = there is none"));
  }
};

struct MotionLoad {
  std::string joint;
  double torque = 0.0;
  double speed = 0.0;
  bool at_limit = false;

  static constexpr std::string_view kName = "cancha.MotionLoad";
  static constexpr auto fields() {
    return list_of(entry("joint", &MotionLoad::joint), entry("torque", &MotionLoad::torque, "the highest, N m"),
                   entry("speed", &MotionLoad::speed, "the highest, degrees a second"),
                   entry("at_limit", &MotionLoad::at_limit, "the servo gave all it has"));
  }
};

struct MotionRun {
  std::vector<MotionFrame> frames{};
  bool ended = false;
  bool fell = false;
  bool stands = false;
  double seconds = 0.0;
  double self_contact = 0.0;
  double most_torque = 0.0;
  bool torque_met = false;
  bool speed_met = false;
  std::vector<MotionLoad> loads{};

  static constexpr std::string_view kName = "cancha.MotionRun";
  static constexpr auto fields() {
    return list_of(entry("frames", &MotionRun::frames, "50 a second"),
                   entry("ended", &MotionRun::ended, "false: it was left after 20 s"),
                   entry("fell", &MotionRun::fell, "it stood, and then lay"),
                   entry("stands", &MotionRun::stands, "upright a second after the motion"),
                   entry("seconds", &MotionRun::seconds, "that the motion took"),
                   entry("self_contact", &MotionRun::self_contact, "m, the deepest touch of two of its own parts"),
                   entry("most_torque", &MotionRun::most_torque, "N m that the servos of this body hand on"),
                   entry("torque_met", &MotionRun::torque_met, "no servo had to give all that"),
                   entry("speed_met", &MotionRun::speed_met, "no way is faster than a servo turns without load"),
                   entry("loads", &MotionRun::loads, "in the robot's order"));
  }
};

}  // namespace cancha::server
