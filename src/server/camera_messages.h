#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "messages/sight.h"
#include "server/eyes_messages.h"

/// What the camera page and the server say to each other: pictures, colours, how a camera sits.
namespace cancha::server {

/// A range of colours: hue 0…179, saturation and value 0…255.
struct ColourRangeView {
  std::string name;
  int id = 0;
  int hue_low = 0;
  int hue_high = 0;
  int saturation_low = 0;
  int saturation_high = 0;
  int value_low = 0;
  int value_high = 0;

  static constexpr std::string_view kName = "cancha.ColourRangeView";
  static constexpr auto fields() {
    return list_of(entry("name", &ColourRangeView::name), entry("id", &ColourRangeView::id),
                   entry("hue_low", &ColourRangeView::hue_low, "0…179; above hue_high: through red"),
                   entry("hue_high", &ColourRangeView::hue_high, "0…179"),
                   entry("saturation_low", &ColourRangeView::saturation_low, "0…255"),
                   entry("saturation_high", &ColourRangeView::saturation_high, "0…255"),
                   entry("value_low", &ColourRangeView::value_low, "0…255"),
                   entry("value_high", &ColourRangeView::value_high, "0…255"));
  }
};

/// A file of colours, or a draft of one.
struct ColourFileView {
  std::string name;  ///< with its ending: .toml, or FutRob's .conf
  std::string etag;  ///< of the text that is there; empty in a draft
  std::vector<ColourRangeView> ranges;
  std::vector<std::string> doubts;  ///< a sentence each

  static constexpr std::string_view kName = "cancha.ColourFileView";
  static constexpr auto fields() {
    return list_of(entry("name", &ColourFileView::name, "with its ending, .toml or .conf"),
                   entry("etag", &ColourFileView::etag, "of the text that is there; empty in a draft"),
                   entry("ranges", &ColourFileView::ranges, "the earlier one has what is in two"),
                   entry("doubts", &ColourFileView::doubts, "a sentence each"));
  }
};

/// A picture and where it was taken.
struct CameraShot {
  EyePicture picture;
  std::string model = "bioloid";  ///< the robot whose camera took it
  std::string camera;             ///< of that model, by its name; empty: the first
  double height = 0.36;           ///< of the camera above the ground, metres
  double tilt = 0.0;              ///< degrees down
  double pan = 0.0;               ///< degrees left
  Pose2 robot{};                  ///< where the robot stood, field frame
  Maybe<Vec2> ball{};             ///< where the ball lay, field frame
  std::string mount;              ///< the robot whose measured lens took it; empty: as the model's files say

  static constexpr std::string_view kName = "cancha.CameraShot";
  static constexpr auto fields() {
    return list_of(entry("picture", &CameraShot::picture),
                   entry("model", &CameraShot::model, "the robot whose camera took it"),
                   entry("camera", &CameraShot::camera, "of that model, by its name; empty: the first"),
                   entry("height", &CameraShot::height, "m of the camera above the ground"),
                   entry("tilt", &CameraShot::tilt, "degrees down"), entry("pan", &CameraShot::pan, "degrees left"),
                   entry("robot", &CameraShot::robot, "where the robot stood, field frame"),
                   entry("ball", &CameraShot::ball, "where the ball lay, field frame"),
                   entry("mount", &CameraShot::mount, "the robot whose measured lens took it; empty: as files say"));
  }
};

/// What is to be recognised in a picture.
struct CameraLook {
  std::string league = "kidsize";
  CameraShot shot;
  std::vector<ColourRangeView> ranges;
  Team team = Team::Yellow;  ///< whose eyes
  bool white_ball = false;

  static constexpr std::string_view kName = "cancha.CameraLook";
  static constexpr auto fields() {
    return list_of(entry("league", &CameraLook::league, "whose ball, goals and lines"),
                   entry("shot", &CameraLook::shot), entry("ranges", &CameraLook::ranges),
                   entry("team", &CameraLook::team, "whose eyes"),
                   entry("white_ball", &CameraLook::white_ball, "white with black patches, found by its shape"));
  }
};
struct CameraSeen {
  std::vector<Seen> things;
  std::vector<int> pixels;          ///< of each range
  std::vector<std::string> doubts;  ///< about the ranges

  static constexpr std::string_view kName = "cancha.CameraSeen";
  static constexpr auto fields() {
    return list_of(entry("things", &CameraSeen::things), entry("pixels", &CameraSeen::pixels, "of each range"),
                   entry("doubts", &CameraSeen::doubts, "about the ranges"));
  }
};

/// Pictures from known places, to propose ranges from, or to find how the camera sits.
struct CameraCalibration {
  std::string league = "kidsize";
  std::vector<CameraShot> shots;
  std::vector<ColourRangeView> ranges;  ///< by which lines are found, to find how the camera sits

  static constexpr std::string_view kName = "cancha.CameraCalibration";
  static constexpr auto fields() {
    return list_of(entry("league", &CameraCalibration::league), entry("shots", &CameraCalibration::shots),
                   entry("ranges", &CameraCalibration::ranges, "by which lines are found"));
  }
};

/// How a camera sits, and how sure that is.
struct CameraMountView {
  double tilt = 0.0;           ///< degrees further down than was said
  double height = 0.0;         ///< metres higher
  double tilt_spread = 0.0;    ///< degrees
  double height_spread = 0.0;  ///< metres
  double off = 0.0;            ///< metres by which lines still lie beside the pitch's
  int points = 0;              ///< of lines that were used

  static constexpr std::string_view kName = "cancha.CameraMountView";
  static constexpr auto fields() {
    return list_of(entry("tilt", &CameraMountView::tilt, "degrees further down than was said"),
                   entry("height", &CameraMountView::height, "m higher"),
                   entry("tilt_spread", &CameraMountView::tilt_spread, "degrees"),
                   entry("height_spread", &CameraMountView::height_spread, "m"),
                   entry("off", &CameraMountView::off, "m by which lines still lie beside the pitch's"),
                   entry("points", &CameraMountView::points, "of lines that were used"));
  }
};
/// To be kept for one robot.
struct CameraMountDraft {
  std::string robot;    ///< what the file is called: small letters, digits and '_'
  double tilt = 0.0;    ///< degrees
  double height = 0.0;  ///< metres

  static constexpr std::string_view kName = "cancha.CameraMountDraft";
  static constexpr auto fields() {
    return list_of(entry("robot", &CameraMountDraft::robot, "small letters, digits and '_'"),
                   entry("tilt", &CameraMountDraft::tilt, "degrees").within(-45, 45),
                   entry("height", &CameraMountDraft::height, "m").within(-1, 1));
  }
};

}  // namespace cancha::server
