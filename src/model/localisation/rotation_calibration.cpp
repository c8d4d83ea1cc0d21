#include "model/localisation/rotation_calibration.h"

#include <fmt/format.h>

#include "base/config.h"

namespace cancha::model {
namespace {

constexpr double kLeast = 0.5;  ///< beyond these a wheel or an encoder is broken
constexpr double kMost = 2.0;

}  // namespace

std::optional<RotationCalibration> CalibrationDrive::finish(double whole_turns) const {
  const double really = whole_turns * 2 * kPi;
  if (!(really > 0) || cw_ <= 0 || ccw_ <= 0) return std::nullopt;
  const RotationCalibration found{really / cw_, really / ccw_};
  const auto sound = [](double k) { return k >= kLeast && k <= kMost; };
  if (!sound(found.k_cw) || !sound(found.k_ccw)) return std::nullopt;
  return found;
}

std::string to_toml(const RotationCalibration& calibration, std::string_view robot) {
  return fmt::format(
      "# Factors for the turns that odometry measures, from a drive of whole turns to both sides.\n"
      "robot = \"{}\"\n"
      "k_cw = {}   # of turns to the right\n"
      "k_ccw = {}  # of turns to the left\n",
      robot, calibration.k_cw, calibration.k_ccw);
}

Result<RotationCalibration> parse_rotation_calibration(std::string_view toml, const std::string& where) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  RotationCalibration calibration;
  std::string robot;
  Section root = config->root();
  root.read("robot", robot);
  root.need("k_cw", calibration.k_cw, between(kLeast, kMost));
  root.need("k_ccw", calibration.k_ccw, between(kLeast, kMost));
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  return calibration;
}

}  // namespace cancha::model
