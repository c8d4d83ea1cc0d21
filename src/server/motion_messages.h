#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "server/behaviour_check.h"

/// Motions as the motion page shows, changes and tries them.
namespace cancha::server {

struct ListedMotion {
  std::string name;
  std::string title{};
  int poses = 0;
  bool readable = true;

  static constexpr std::string_view kName = "cancha.ListedMotion";
  static constexpr auto fields() {
    return list_of(entry("name", &ListedMotion::name), entry("title", &ListedMotion::title),
                   entry("poses", &ListedMotion::poses, "how many"),
                   entry("readable", &ListedMotion::readable, "false: the file has faults"));
  }
};

struct MotionAngle {
  std::string joint;
  double degrees = 0.0;

  static constexpr std::string_view kName = "cancha.MotionAngle";
  static constexpr auto fields() {
    return list_of(entry("joint", &MotionAngle::joint), entry("degrees", &MotionAngle::degrees));
  }
};

struct MotionPose {
  std::string name;
  double time = 0.0;
  double speed = 0.0;
  double pause = 0.0;
  bool through = false;
  bool equilibrium = false;
  std::string mirror_of{};
  std::vector<MotionAngle> angles{};

  static constexpr std::string_view kName = "cancha.MotionPose";
  static constexpr auto fields() {
    return list_of(entry("name", &MotionPose::name, "unique in its motion"),
                   entry("time", &MotionPose::time, "seconds to get there; 0 where the speed says it"),
                   entry("speed", &MotionPose::speed, "of the servo's top speed; 0 where the time says it"),
                   entry("pause", &MotionPose::pause, "seconds to wait there"),
                   entry("through", &MotionPose::through, "the next pose follows after the time, arrived or not"),
                   entry("equilibrium", &MotionPose::equilibrium, "it stands safely here"),
                   entry("mirror_of", &MotionPose::mirror_of, "the pose whose mirror image this is; else empty"),
                   entry("angles", &MotionPose::angles, "joints not named stay where they are"));
  }
};

/// A motion as somebody writes it, saved or not: as text, or, where the text is empty, by all else.
struct MotionDraft {
  std::string robot;
  std::string name;
  std::string text{};
  std::string title{};
  std::string mirror_of{};
  int repeat = 1;
  std::vector<MotionPose> poses{};

  static constexpr std::string_view kName = "cancha.MotionDraft";
  static constexpr auto fields() {
    return list_of(entry("robot", &MotionDraft::robot), entry("name", &MotionDraft::name, "of its file"),
                   entry("text", &MotionDraft::text, "as in its file, 256 KiB at most; empty: all below counts"),
                   entry("title", &MotionDraft::title),
                   entry("mirror_of", &MotionDraft::mirror_of, "the motion whose mirror image this is; else empty"),
                   entry("repeat", &MotionDraft::repeat, "0: until it is interrupted"),
                   entry("poses", &MotionDraft::poses));
  }
};

/// A motion as it was understood.
struct MotionView {
  std::string robot;
  std::string name;
  std::string title{};
  std::string mirror_of{};
  int repeat = 1;
  std::vector<MotionPose> poses{};
  std::string text{};
  std::string etag{};
  bool readable = false;
  bool remarks = false;
  std::vector<TextFinding> faults{};

  static constexpr std::string_view kName = "cancha.MotionView";
  static constexpr auto fields() {
    return list_of(entry("robot", &MotionView::robot), entry("name", &MotionView::name),
                   entry("title", &MotionView::title), entry("mirror_of", &MotionView::mirror_of),
                   entry("repeat", &MotionView::repeat), entry("poses", &MotionView::poses, "mirror images resolved"),
                   entry("text", &MotionView::text, "of the file"),
                   entry("etag", &MotionView::etag, "of that text, for If-Match; empty where it is no file yet"),
                   entry("readable", &MotionView::readable, "false: see the faults"),
                   entry("remarks", &MotionView::remarks, "the text has remarks, which saving poses does not keep"),
                   entry("faults", &MotionView::faults));
  }
};

struct MotionFinding {
  std::string concern;
  std::string pose;
  std::string joint{};
  std::string text;

  static constexpr std::string_view kName = "cancha.MotionFinding";
  static constexpr auto fields() {
    return list_of(entry("concern", &MotionFinding::concern, "range, speed, start, end or balance"),
                   entry("pose", &MotionFinding::pose, "its name"),
                   entry("joint", &MotionFinding::joint, "empty where it is about the whole robot"),
                   entry("text", &MotionFinding::text));
  }
};

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

  static constexpr std::string_view kName = "cancha.MotionFrame";
  static constexpr auto fields() {
    return list_of(entry("time", &MotionFrame::time, "s"),
                   entry("trunk", &MotionFrame::trunk, "x y z in m, then the quaternion x y z w"),
                   entry("angles", &MotionFrame::angles, "degrees, in the robot's order"));
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
