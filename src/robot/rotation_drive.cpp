#include "robot/rotation_drive.h"

#include <fmt/format.h>

#include <cmath>

#include "sense/oracle.h"

namespace cancha::robot {
namespace {

constexpr Duration kBend = 1500_ms;  ///< so long it turns to one side
constexpr double kSpeed = 1.0;       ///< m/s ahead
constexpr double kMostRate = 2.5;    ///< rad/s
constexpr double kHome = 2.0;        ///< metres from the middle, beyond which it turns back

/// Towards the middle, as far as it can turn.
double back_home(const Pose2& X_FR) {
  const double aside = wrap_angle(angle_of(X_FR.position() * -1.0) - X_FR.heading);
  return std::copysign(kMostRate, aside);
}

}  // namespace

std::unique_ptr<sense::Senses> omni_senses(const field::League& league) {
  return std::make_unique<sense::OracleSenses>(sense::OmniOdometry{league.omni->wheel_circle.value});
}

Result<RotationDrive> drive_rotation(Body& body, sense::Senses& senses, const model::TurnsByMark::Settings& settings,
                                     const std::function<void(int)>& seen) {
  model::TurnsByMark drive{settings};
  Readings readings;
  Percepts percepts;
  Commands commands;
  std::optional<Time> began;
  while (!drive.done()) {
    if (auto read = body.read(readings); !read) return pass_on(std::move(read));
    if (!began) began = readings.time;
    senses.perceive(readings, percepts);
    drive.update(percepts);
    commands.omni.present() = {.turn = drive.wanted()};
    if (auto told = body.command(commands); !told) return pass_on(std::move(told));
    if (seen) seen(drive.turns());
  }
  if (drive.lost()) {
    return fail("calibration", fmt::format("no turn ended for {:.0f} s", settings.patience.seconds()),
                "put a ball on the ground, one or two metres from the robot, and leave it there");
  }
  const auto found = drive.found();
  if (!found) {
    return fail("calibration", "odometry counted less than half or more than twice the turns",
                "that is no matter of calibration: look after wheels and encoders");
  }
  return RotationDrive{*found, readings.time - *began};
}

Result<ReckonedDrive> drive_and_reckon(OmniPractice& body, sense::Senses& senses,
                                       const model::RotationCalibration& rotation, Duration lasts, Random random) {
  Readings readings;
  Percepts percepts;
  Commands commands;
  std::optional<Time> began;
  Time bends{};
  double rate = 0.0;
  ReckonedDrive made;
  Pose2 raw;
  Pose2 calibrated;
  const auto reckon = [&]() -> Result<void> {
    if (auto read = body.read(readings); !read) return read;
    senses.perceive(readings, percepts);
    if (!began) {
      // from here on it counts
      began = bends = readings.time;
      raw = calibrated = body.pose();
    } else if (percepts.odometry) {
      raw = raw * percepts.odometry->X_RN;
      calibrated = calibrated * rotation.corrected(percepts.odometry->X_RN);
    }
    return {};
  };
  do {
    if (auto read = reckon(); !read) return pass_on(std::move(read));
    if (readings.time >= bends) {
      bends = readings.time + kBend;
      rate = length(body.pose().position()) > kHome ? back_home(body.pose()) : random.uniform(-kMostRate, kMostRate);
    }
    commands.omni.present() = {.v_R = {kSpeed, 0.0}, .turn = rate};
    const Vec2 before = body.pose().position();
    if (auto told = body.command(commands); !told) return pass_on(std::move(told));
    made.way += distance(before, body.pose().position());
  } while (readings.time - *began < lasts);
  // the last command moved it once more, which is read here
  if (auto read = reckon(); !read) return pass_on(std::move(read));
  const Pose2& truth = body.pose();
  made.raw_metres = distance(raw.position(), truth.position());
  made.raw_radians = std::abs(wrap_angle(raw.heading - truth.heading));
  made.calibrated_metres = distance(calibrated.position(), truth.position());
  made.calibrated_radians = std::abs(wrap_angle(calibrated.heading - truth.heading));
  return made;
}

}  // namespace cancha::robot
