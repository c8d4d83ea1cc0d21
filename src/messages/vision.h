#pragma once

#include "messages/teamware.h"

/// What the cameras of a robot see, before it is put together; local to the robot.
namespace cancha::teamware {

enum class Camera : std::uint8_t { Front, Omni };
constexpr std::array<std::string_view, 2> names(Camera) {
  return {"front", "omni"};
}

/// A fixed thing of the pitch.
enum class Landmark : std::uint8_t {
  OurGoal,
  OurLeftPost,
  OurRightPost,
  TheirGoal,
  TheirLeftPost,
  TheirRightPost,
  OurLeftCorner,
  OurRightCorner,
  TheirLeftCorner,
  TheirRightCorner
};
constexpr std::array<std::string_view, 10> names(Landmark) {
  return {"our goal",         "our left post",   "our right post",   "their goal",        "their left post",
          "their right post", "our left corner", "our right corner", "their left corner", "their right corner"};
}

/// A place as a camera gives it. Without see_xy only the angle holds.
struct VectorV : Vec2 {
  double angle = 0.0;       ///< radians, from straight ahead to the left
  double confidence = 0.0;  ///< 0 to 1

  static constexpr std::string_view kName = "cancha.teamware.VectorV";
  static constexpr auto fields() {
    return joined(Vec2::fields(), list_of(entry("angle", &VectorV::angle, "rad, to the left of ahead"),
                                          entry("confidence", &VectorV::confidence, "0 to 1").within(0, 1)));
  }
};

struct VObject {
  VectorV place;  ///< in R
  bool see = false;
  bool see_xy = false;

  static constexpr std::string_view kName = "cancha.teamware.VObject";
  static constexpr auto fields() {
    return list_of(entry("place", &VObject::place, "robot frame"), entry("see", &VObject::see),
                   entry("see_xy", &VObject::see_xy));
  }
};

struct VLandmark : VObject {
  Landmark what = Landmark::OurGoal;

  static constexpr std::string_view kName = "cancha.teamware.VLandmark";
  static constexpr auto fields() { return joined(VObject::fields(), list_of(entry("what", &VLandmark::what))); }
};

struct VMobileObject : VObject {
  Vec2 velocity;  ///< in R, metres per second

  static constexpr std::string_view kName = "cancha.teamware.VMobileObject";
  static constexpr auto fields() {
    return joined(VObject::fields(), list_of(entry("velocity", &VMobileObject::velocity, "m/s, robot frame")));
  }
};

/// Every landmark that a camera sees, lines excepted.
struct VLandmarkSet {
  std::vector<VLandmark> goals;
  std::vector<VLandmark> posts;

  static constexpr std::string_view kName = "cancha.teamware.VLandmarkSet";
  static constexpr auto fields() {
    return list_of(entry("goals", &VLandmarkSet::goals), entry("posts", &VLandmarkSet::posts));
  }
};

/// What the camera that looks ahead sees.
struct FRNTVision {
  VMobileObject ball;
  std::vector<VMobileObject> obstacles;
  std::vector<VMobileObject> opponents;
  std::vector<VMobileObject> mates;
  VLandmarkSet landmarks;

  static constexpr std::string_view kName = "cancha.teamware.FRNTVision";
  static constexpr auto fields() {
    return list_of(entry("ball", &FRNTVision::ball), entry("obstacles", &FRNTVision::obstacles),
                   entry("opponents", &FRNTVision::opponents), entry("mates", &FRNTVision::mates),
                   entry("landmarks", &FRNTVision::landmarks));
  }
};

/// What the camera that looks down and all around sees.
struct OMNIVision {
  VMobileObject ball;
  std::vector<VMobileObject> obstacles;
  std::vector<VectorV> lines;  ///< points on field lines

  static constexpr std::string_view kName = "cancha.teamware.OMNIVision";
  static constexpr auto fields() {
    return list_of(entry("ball", &OMNIVision::ball), entry("obstacles", &OMNIVision::obstacles),
                   entry("lines", &OMNIVision::lines, "points on field lines, robot frame"));
  }
};

/// How a camera is set and mounted; put once.
struct CameraSettings {
  Camera camera = Camera::Front;
  int white_balance_red = 0;
  int white_balance_blue = 0;
  int gain = 0;
  int exposure = 0;
  int width = 640;       ///< pixels
  int height = 480;      ///< pixels
  double focal = 0.0;    ///< pixels
  Vec2 centre{};         ///< of the image, pixels
  double tilt = 0.0;     ///< radians, downwards
  double mounted = 0.0;  ///< metres above the ground

  static constexpr std::string_view kName = "cancha.teamware.CameraSettings";
  static constexpr auto fields() {
    return list_of(
        entry("camera", &CameraSettings::camera), entry("white_balance_red", &CameraSettings::white_balance_red),
        entry("white_balance_blue", &CameraSettings::white_balance_blue), entry("gain", &CameraSettings::gain),
        entry("exposure", &CameraSettings::exposure), entry("width", &CameraSettings::width, "pixels").within(0),
        entry("height", &CameraSettings::height, "pixels").within(0),
        entry("focal", &CameraSettings::focal, "pixels").within(0), entry("centre", &CameraSettings::centre, "pixels"),
        entry("tilt", &CameraSettings::tilt, "rad, downwards"),
        entry("mounted", &CameraSettings::mounted, "m above the ground"));
  }
};

/// Where a fixed thing truly is.
struct LandmarkPlace {
  Landmark what = Landmark::OurGoal;
  VectorV place;  ///< in F; the angle is unused, the confidence 1

  static constexpr std::string_view kName = "cancha.teamware.LandmarkPlace";
  static constexpr auto fields() {
    return list_of(entry("what", &LandmarkPlace::what), entry("place", &LandmarkPlace::place, "field frame"));
  }
};

struct Landmarks {
  std::vector<LandmarkPlace> places;

  static constexpr std::string_view kName = "cancha.teamware.Landmarks";
  static constexpr auto fields() { return list_of(entry("places", &Landmarks::places)); }
};

}  // namespace cancha::teamware
