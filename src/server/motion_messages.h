#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "server/behaviour_check.h"

/// Motions as the motion page shows and changes them.
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
  bool lies_down = false;
  std::vector<MotionPose> poses{};

  static constexpr std::string_view kName = "cancha.MotionDraft";
  static constexpr auto fields() {
    return list_of(entry("robot", &MotionDraft::robot), entry("name", &MotionDraft::name, "of its file"),
                   entry("text", &MotionDraft::text, "as in its file, 256 KiB at most; empty: all below counts"),
                   entry("title", &MotionDraft::title),
                   entry("mirror_of", &MotionDraft::mirror_of, "the motion whose mirror image this is; else empty"),
                   entry("repeat", &MotionDraft::repeat, "0: until it is interrupted"),
                   entry("lies_down", &MotionDraft::lies_down, "on purpose: that is no fall"),
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
  bool lies_down = false;
  std::vector<MotionPose> poses{};
  std::vector<double> ball{};
  std::string text{};
  std::string etag{};
  bool readable = false;
  bool remarks = false;
  std::vector<TextFinding> faults{};

  static constexpr std::string_view kName = "cancha.MotionView";
  static constexpr auto fields() {
    return list_of(entry("robot", &MotionView::robot), entry("name", &MotionView::name),
                   entry("title", &MotionView::title), entry("mirror_of", &MotionView::mirror_of),
                   entry("repeat", &MotionView::repeat), entry("lies_down", &MotionView::lies_down),
                   entry("poses", &MotionView::poses, "mirror images resolved"),
                   entry("ball", &MotionView::ball,
                         "of a motion that kicks: x, y from the middle between the feet and radius in m; else empty"),
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

}  // namespace cancha::server
