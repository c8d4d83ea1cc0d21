#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "body/model.h"
#include "body/sensors.h"
#include "body/servo.h"

/// A robot with joints as its files say it: content/robots/NAME/robot.toml and the model beside it.
namespace cancha::body {

/// How servos of a kind count. The defaults are an AX-12's.
struct Counter {
  double least = 0.0;                        ///< the lowest count
  double most = 1023.0;                      ///< the highest count
  double zero = 512.0;                       ///< the count at angle 0 of a joint that says nothing else
  double speed_step = 0.111 * 2 * kPi / 60;  ///< rad/s that one unit of speed means
};

/// One joint and the servo that turns it.
struct Joint {
  std::string name;
  int id = 0;                ///< of its servo on the bus
  int direction = 1;         ///< 1 where counts grow with the angle, -1 where they fall
  double zero = 512.0;       ///< counts at angle 0
  double offset = 0.0;       ///< radians by which this very robot must turn further, because it was put together so
  double model_least = 0.0;  ///< radians: the model's range, or what robot.toml allows of it
  double model_most = 0.0;   ///< radians
  double least = 0.0;        ///< radians: the model's range as far as it may be used and the servo can count it
  double most = 0.0;         ///< radians
  std::size_t mirror = 0;    ///< the joint on the other side; itself for one in the middle
  double mirror_sign = 1.0;  ///< the mirror image of a pose turns it by so much of the other's angle: 1 or -1
};

/// Feet slip and roll over their edges: how far it really walks for what its joints tell.
struct LegReckoning {
  double ahead = 1.0;  ///< metres for one that is reckoned, ahead and back
  double aside = 1.0;  ///< likewise, to a side
};

/// All that is known of a robot. The order of the joints is the same wherever joints are listed.
struct Robot {
  std::string name;   ///< of its folder
  std::string title;  ///< for people
  std::filesystem::path model;
  std::string servo_kind = "AX-12";
  ServoModel servo;
  ServoSetting setting;
  Counter counter;
  Battery battery;
  LegReckoning reckoning;
  bool foot_sensors = false;  ///< its soles feel how much they carry
  bool bumpers = false;       ///< its toes feel what they walk into
  bool arms_feel = false;     ///< its arms feel when something holds them back
  std::vector<Joint> joints;
  std::vector<Link> links;  ///< parents first, the trunk at the front
  Sole soles[2];            ///< by Side
  Sensors sensors;          ///< of distance

  /// The place of a joint; kNone where there is none of that name.
  [[nodiscard]] std::size_t find(std::string_view joint) const;
  /// The place of the joint with a servo; kNone where there is none.
  [[nodiscard]] std::size_t find_servo(int id) const;
  [[nodiscard]] std::vector<std::string> joint_names() const;
  [[nodiscard]] double mass() const;  ///< kg
  /// The servo's speed without load at the battery's voltage, rad/s.
  [[nodiscard]] double free_speed() const;
};

/// Reads a robot: the path of its folder or of its robot.toml. All faults of both files at once.
[[nodiscard]] Result<Robot> read_robot(const std::filesystem::path& path);

/// The same from text; `model` gives the text of the model's file, named as in robot.toml.
using ReadModel = std::function<Result<std::string>(const std::string& file)>;
[[nodiscard]] Result<Robot> parse_robot(std::string_view toml, const std::string& where, const ReadModel& model);

/// Takes over the corrections of one very robot, `[offsets]` with degrees a joint; joints not named keep theirs.
[[nodiscard]] Result<void> read_offsets(const std::filesystem::path& path, Robot& robot);
[[nodiscard]] Result<void> parse_offsets(std::string_view toml, const std::string& where, Robot& robot);

/// The robots in a content folder, sorted.
[[nodiscard]] std::vector<std::string> robot_names(const std::filesystem::path& content);

/// Counts that a servo is told or tells for an angle of its joint, offset included; not rounded, not limited.
[[nodiscard]] double counts_of(const Robot& robot, const Joint& joint, double angle);
/// The same, fit to be sent.
[[nodiscard]] int goal_counts(const Robot& robot, const Joint& joint, double angle);
/// The angle of a joint whose servo tells so many counts.
[[nodiscard]] double angle_of_counts(const Robot& robot, const Joint& joint, double counts);
/// Units of speed for a speed in rad/s, at least 1: 0 would mean "as fast as it can".
[[nodiscard]] int speed_counts(const Robot& robot, double speed);

}  // namespace cancha::body
