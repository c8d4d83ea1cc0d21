#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/maybe.h"
#include "messages/obstacles.h"
#include "messages/sight.h"

/// What a robot of a recording saw and heard, as the watch page shows it. Places are in the field's frame.
namespace cancha::server {

/// Something that was recognised, and where it really was.
struct EyeThing {
  Seen seen;
  Vec2 place{};           ///< where the robot saw it, from where the robot really was
  Maybe<Vec2> truth{};    ///< where it really was; absent: nobody knows what it was
  Maybe<double> error{};  ///< metres between both
  Maybe<Vec2> pixel{};    ///< where it lies in the picture, where no camera saw its box

  static constexpr std::string_view kName = "cancha.EyeThing";
  static constexpr auto fields() {
    return list_of(entry("seen", &EyeThing::seen), entry("place", &EyeThing::place, "m, field frame"),
                   entry("truth", &EyeThing::truth, "m, field frame; absent: nobody knows what it was"),
                   entry("error", &EyeThing::error, "m between both"),
                   entry("pixel", &EyeThing::pixel, "where it lies in the picture, where it has no box"));
  }
};

/// One ray of a laser.
struct EyeRay {
  Vec2 from{};
  Vec2 to{};
  bool hit = false;

  static constexpr std::string_view kName = "cancha.EyeRay";
  static constexpr auto fields() {
    return list_of(entry("from", &EyeRay::from, "m, field frame"), entry("to", &EyeRay::to, "m, field frame"),
                   entry("hit", &EyeRay::hit, "it met something"));
  }
};

/// What one sonar heard.
struct EyeCone {
  Vec2 from{};
  double heading = 0.0;  ///< of its axis, radians
  double angle = 0.0;    ///< from one edge to the other, radians
  double range = 0.0;    ///< metres
  std::vector<double> echoes;

  static constexpr std::string_view kName = "cancha.EyeCone";
  static constexpr auto fields() {
    return list_of(entry("from", &EyeCone::from, "m, field frame"),
                   entry("heading", &EyeCone::heading, "rad, its axis"),
                   entry("angle", &EyeCone::angle, "rad from edge to edge"), entry("range", &EyeCone::range, "m"),
                   entry("echoes", &EyeCone::echoes, "m, nearest first"));
  }
};

/// A picture, three bytes a pixel.
struct EyePicture {
  double time = 0.0;      ///< seconds
  bool recorded = false;  ///< false: drawn from where everything was
  int width = 0;
  int height = 0;
  std::vector<std::byte> rgb;

  static constexpr std::string_view kName = "cancha.EyePicture";
  static constexpr auto fields() {
    return list_of(entry("time", &EyePicture::time, "s"),
                   entry("recorded", &EyePicture::recorded, "false: drawn from where everything was"),
                   entry("width", &EyePicture::width, "pixels"), entry("height", &EyePicture::height, "pixels"),
                   entry("rgb", &EyePicture::rgb, "rows from the top, three bytes a pixel"));
  }
};

/// All of it.
struct EyesView {
  double time = 0.0;              ///< seconds: of the moment that was asked for
  std::string senses;             ///< how the player sees: "camera", "oracle"
  std::string league;             ///< whose pitch it stands on
  std::string model;              ///< the robot's folder in content/robots; empty: wheels
  std::string camera;             ///< of that model, by its name; empty: none
  bool white_ball = false;        ///< it looks for one with black patches
  Pose2 robot{};                  ///< where it really was
  Maybe<EyePicture> picture{};    ///< of a robot that has a camera
  Maybe<double> camera_height{};  ///< metres above the ground
  Maybe<double> camera_tilt{};    ///< radians downwards
  Maybe<double> camera_pan{};     ///< radians to the left of the robot's heading
  Vec2 ball{};                    ///< where it really was
  std::vector<EyeThing> things;
  std::vector<Vec2> ground;  ///< the outline of what the camera sees of the pitch
  std::vector<EyeRay> rays;
  std::vector<EyeCone> cones;
  Maybe<ObstacleBeliefs> obstacles{};

  static constexpr std::string_view kName = "cancha.EyesView";
  static constexpr auto fields() {
    return list_of(
        entry("time", &EyesView::time, "s"), entry("senses", &EyesView::senses, "how the player sees"),
        entry("league", &EyesView::league, "whose pitch it stands on"),
        entry("model", &EyesView::model, "the robot's folder in content/robots; empty: wheels"),
        entry("camera", &EyesView::camera, "of that model, by its name; empty: none"),
        entry("white_ball", &EyesView::white_ball, "it looks for one with black patches"),
        entry("robot", &EyesView::robot, "where it really was"),
        entry("picture", &EyesView::picture, "of a robot that has a camera"),
        entry("camera_height", &EyesView::camera_height, "m above the ground"),
        entry("camera_tilt", &EyesView::camera_tilt, "rad downwards"),
        entry("camera_pan", &EyesView::camera_pan, "rad to the left of the robot's heading"),
        entry("ball", &EyesView::ball, "m, field frame: where it really was"),
        entry("things", &EyesView::things, "that were recognised"),
        entry("ground", &EyesView::ground, "m, field frame: the outline of what the camera sees of the pitch"),
        entry("rays", &EyesView::rays, "of lasers"), entry("cones", &EyesView::cones, "of sonars"),
        entry("obstacles", &EyesView::obstacles, "of a player that has sonars"));
  }
};

}  // namespace cancha::server
