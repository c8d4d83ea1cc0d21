#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/maybe.h"
#include "base/time.h"
#include "messages/image.h"
#include "messages/ranges.h"
#include "messages/robot_id.h"
#include "messages/sight.h"
#include "messages/words.h"

/// What a robot's sensors give: the same from the simulator, a recording and the real robot. A sensor that the robot
/// does not have, or that has nothing new, is absent; nobody makes its reading up.
namespace cancha {

/// Gyro and accelerometer in the trunk.
struct Imu {
  Time time{};         ///< when it was measured
  Vec3 gyro;           ///< turn rates of the trunk, its own axes (x ahead, y left, z up), rad/s
  Vec3 accelerometer;  ///< its own axes, m/s²; at rest upright (0, 0, 9.81)

  static constexpr std::string_view kName = "cancha.Imu";
  static constexpr auto fields() {
    return list_of(entry("time", &Imu::time, "when it was measured"), entry("gyro", &Imu::gyro, "rad/s, trunk frame"),
                   entry("accelerometer", &Imu::accelerometer, "m/s^2, trunk frame; upright at rest 0 0 9.81"));
  }
};

/// Where the joints are.
struct JointAngles {
  Time time{};                 ///< when they were measured
  std::vector<double> angles;  ///< in the robot's order, radians

  static constexpr std::string_view kName = "cancha.JointAngles";
  static constexpr auto fields() {
    return list_of(entry("time", &JointAngles::time, "when they were measured"),
                   entry("angles", &JointAngles::angles, "rad, in the robot's order"));
  }
};

/// Force on the soles.
struct FootForces {
  Time time{};
  double left = 0.0;   ///< newtons
  double right = 0.0;  ///< newtons

  static constexpr std::string_view kName = "cancha.FootForces";
  static constexpr auto fields() {
    return list_of(entry("time", &FootForces::time, "when they were measured"),
                   entry("left", &FootForces::left, "N on the sole"),
                   entry("right", &FootForces::right, "N on the sole"));
  }
};

/// How far the wheels have rolled.
struct WheelTravel {
  Time time{};
  double left = 0.0;   ///< metres since the start
  double right = 0.0;  ///< likewise

  static constexpr std::string_view kName = "cancha.WheelTravel";
  static constexpr auto fields() {
    return list_of(entry("time", &WheelTravel::time, "when it was measured"),
                   entry("left", &WheelTravel::left, "m since the start"),
                   entry("right", &WheelTravel::right, "m since the start"));
  }
};

/// What the base of a robot on omni wheels tells.
struct OmniReading {
  Time time{};
  Vec3 travel{};      ///< metres that the rims of wheels 1, 2, 3 have rolled since the start, as their encoders count
  bool ball = false;  ///< a sensor sees a ball in the notch
  bool charged = false;  ///< the kicker is ready

  static constexpr std::string_view kName = "cancha.OmniReading";
  static constexpr auto fields() {
    return list_of(entry("time", &OmniReading::time, "when it was measured"),
                   entry("travel", &OmniReading::travel, "m since the start, of wheels 1, 2, 3"),
                   entry("ball", &OmniReading::ball, "a sensor sees a ball in the notch"),
                   entry("charged", &OmniReading::charged, "the kicker is ready"));
  }
};

/// Everything since the last tick.
struct Readings {
  Time time{};  ///< of the tick
  Maybe<Imu> imu{};
  Maybe<JointAngles> joints{};
  Maybe<FootForces> feet{};
  Maybe<WheelTravel> wheels{};
  Maybe<Sight> sight{};
  Maybe<RefereeWord> referee{};
  std::vector<MateWord> mates;  ///< what mates said
  bool carried = false;         ///< somebody has put it upright somewhere and pressed its button
  Maybe<Image> image{};         ///< of one of its cameras
  Maybe<SonarEchoes> sonar{};
  std::vector<LaserScan> lasers;  ///< of scanners that swept since the last tick
  Maybe<DepthImage> depth{};
  Maybe<Touches> touches{};
  Maybe<OmniReading> omni{};
  Maybe<RadioMail> mail{};
  bool button = false;  ///< somebody has pressed the button in its chest since the last tick

  static constexpr std::string_view kName = "cancha.Readings";
  static constexpr auto fields() {
    return list_of(
        entry("time", &Readings::time, "of the tick"), entry("imu", &Readings::imu), entry("joints", &Readings::joints),
        entry("feet", &Readings::feet), entry("wheels", &Readings::wheels), entry("sight", &Readings::sight),
        entry("referee", &Readings::referee), entry("mates", &Readings::mates, "what mates said"),
        entry("carried", &Readings::carried, "somebody has put it upright somewhere"), entry("image", &Readings::image),
        entry("sonar", &Readings::sonar),
        entry("lasers", &Readings::lasers, "of scanners that swept since the last tick"),
        entry("depth", &Readings::depth), entry("touches", &Readings::touches), entry("omni", &Readings::omni),
        entry("mail", &Readings::mail, "what a simulated radio brought for its database"),
        entry("button", &Readings::button, "somebody has pressed the button in its chest"));
  }
};

}  // namespace cancha
