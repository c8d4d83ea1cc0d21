#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/maybe.h"
#include "base/time.h"
#include "messages/robot_id.h"

/// What was recognised in a picture, or what an oracle tells instead.
namespace cancha {

/// What can be seen on a pitch.
enum class ThingKind : std::uint8_t {
  Ball,
  Post,
  Robot,
  Goal,           ///< both posts: the middle between them
  LeftLandmark,   ///< coloured cylinders at the halfway line
  RightLandmark,  ///< likewise
  CornerPost,     ///< of three bands of colour
  Line,           ///< the point of a field line that is nearest to the robot
  Crossing        ///< of two field lines
};
constexpr std::array<std::string_view, 9> names(ThingKind) {
  return {"ball", "post", "robot", "goal", "left landmark", "right landmark", "corner post", "line", "crossing"};
}

/// Whose a goal, a post or a robot is, seen from the player's own team.
enum class Whose : std::uint8_t { Unknown, Own, Opponent };
constexpr std::array<std::string_view, 3> names(Whose) {
  return {"unknown", "own", "opponent"};
}

/// How two field lines meet.
enum class CrossingKind : std::uint8_t { None, L, T, X };
constexpr std::array<std::string_view, 4> names(CrossingKind) {
  return {"none", "L", "T", "X"};
}

/// A direction on the ground.
struct Orientation {
  double angle = 0.0;   ///< radians from ahead, to the left
  double spread = 0.0;  ///< deviation to expect, radians

  static constexpr std::string_view kName = "cancha.Orientation";
  static constexpr auto fields() {
    return list_of(entry("angle", &Orientation::angle, "rad from ahead, to the left"),
                   entry("spread", &Orientation::spread, "rad, deviation to expect"));
  }
};

/// A part of a picture.
struct ImageBox {
  int left = 0;    ///< first column
  int top = 0;     ///< first row
  int right = 0;   ///< last column
  int bottom = 0;  ///< last row

  static constexpr std::string_view kName = "cancha.ImageBox";
  static constexpr auto fields() {
    return list_of(entry("left", &ImageBox::left, "first column"), entry("top", &ImageBox::top, "first row"),
                   entry("right", &ImageBox::right, "last column"), entry("bottom", &ImageBox::bottom, "last row"));
  }
};

/// Which goal post it is; left and right as seen from the centre of the pitch.
enum class PostPlace : std::uint8_t { Unknown, OwnLeft, OwnRight, OpponentLeft, OpponentRight };
constexpr std::array<std::string_view, 5> names(PostPlace) {
  return {"unknown", "own left", "own right", "opponent left", "opponent right"};
}

/// Something that was seen, from the robot: its direction and distance on the ground.
struct Seen {
  ThingKind kind = ThingKind::Ball;
  PostPlace post = PostPlace::Unknown;
  double bearing = 0.0;          ///< radians from ahead, to the left
  double distance = 0.0;         ///< metres
  double bearing_spread = 0.0;   ///< deviation to expect, radians
  double distance_spread = 0.0;  ///< likewise, metres
  Maybe<RobotId> robot{};        ///< of a robot whose marker was read
  Whose whose = Whose::Unknown;  ///< of a goal, a post or a robot
  CrossingKind crossing = CrossingKind::None;
  Maybe<Orientation> orientation{};  ///< along a line; out of a goal's mouth
  Maybe<ImageBox> box{};             ///< where a camera saw it
  bool held = false;  ///< too small for this picture: as a finer one saw it last, so that it does not count as lost

  /// Where it is, from the robot.
  [[nodiscard]] Vec2 p_RP() const { return direction(bearing) * distance; }

  static constexpr std::string_view kName = "cancha.Seen";
  static constexpr auto fields() {
    return list_of(entry("kind", &Seen::kind), entry("post", &Seen::post, "which one, of a post"),
                   entry("bearing", &Seen::bearing, "rad from ahead, to the left"),
                   entry("distance", &Seen::distance, "m"),
                   entry("bearing_spread", &Seen::bearing_spread, "rad, deviation to expect"),
                   entry("distance_spread", &Seen::distance_spread, "m, deviation to expect"),
                   entry("robot", &Seen::robot, "of a robot whose marker was read"),
                   entry("whose", &Seen::whose, "of a goal, a post or a robot"), entry("crossing", &Seen::crossing),
                   entry("orientation", &Seen::orientation, "along a line; out of a goal's mouth"),
                   entry("box", &Seen::box, "where a camera saw it"),
                   entry("held", &Seen::held, "too small for this picture: as a finer one saw it last"));
  }
};

/// Something that was seen outside of the part of a picture in which the lens's distortion is removed: its direction is
/// known, its place is not (`see` without `seeXY` of the middle-size robots).
struct SeenAngle {
  ThingKind kind = ThingKind::Ball;
  Whose whose = Whose::Unknown;
  double bearing = 0.0;  ///< radians from ahead, to the left
  double spread = 0.0;   ///< deviation to expect, radians

  static constexpr std::string_view kName = "cancha.SeenAngle";
  static constexpr auto fields() {
    return list_of(entry("kind", &SeenAngle::kind), entry("whose", &SeenAngle::whose, "of a goal, a post or a robot"),
                   entry("bearing", &SeenAngle::bearing, "rad from ahead, to the left"),
                   entry("spread", &SeenAngle::spread, "rad, deviation to expect"));
  }
};

/// One look of a camera, as far as things were told apart in it. From a simulated camera that recognises by itself.
struct Sight {
  Time time{};  ///< when the picture was taken
  std::vector<Seen> things;
  Time recognised{};                ///< when things had been told apart in it
  int camera = 0;                   ///< which camera of the robot
  int width = 0;                    ///< of the picture as it was looked at, pixels; 0 from an oracle
  int height = 0;                   ///< likewise
  std::vector<SeenAngle> angles{};  ///< what was seen where the picture is not corrected

  static constexpr std::string_view kName = "cancha.Sight";
  static constexpr auto fields() {
    return list_of(entry("time", &Sight::time, "when the picture was taken"), entry("things", &Sight::things),
                   entry("recognised", &Sight::recognised, "when things had been told apart in it"),
                   entry("camera", &Sight::camera, "in the order of the robot's sensors").within(0),
                   entry("width", &Sight::width, "pixels, as it was looked at; 0 from an oracle").within(0),
                   entry("height", &Sight::height, "pixels, as it was looked at; 0 from an oracle").within(0),
                   entry("angles", &Sight::angles, "what was seen where the picture is not corrected"));
  }
};

}  // namespace cancha
