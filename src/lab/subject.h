#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "act/humanoid/motion_library.h"
#include "base/result.h"
#include "body/robot.h"

namespace cancha::lab {

/// A number that can be tuned.
struct Parameter {
  std::string name;  ///< "lift", "push.time", "push.right_knee" (both knees, where both sides move alike)
  double value = 0.0;
  double least = 0.0;
  double most = 0.0;
};

/// What is tuned: the gait of a robot, or one of its motions.
///
/// Joints that mirror each other in every pose of a motion are one parameter, so that it stays symmetric.
class Subject {
 public:
  /// `skill`: "gait" or the name of a motion. Robot and skills must outlive it.
  [[nodiscard]] static Result<Subject> make(const body::Robot& robot, const act::MotionLibrary& skills,
                                            std::string_view skill);

  /// Keeps only the parameters with these names, or whose names begin with them and a full stop.
  [[nodiscard]] Result<void> only(std::span<const std::string> names);

  [[nodiscard]] const std::vector<Parameter>& parameters() const { return parameters_; }
  /// The skills with other values of the parameters.
  [[nodiscard]] act::MotionLibrary with(std::span<const double> values) const;
  /// The file that keeps it, below the content folder, and its text with other values.
  [[nodiscard]] std::filesystem::path file() const;
  [[nodiscard]] std::string text(std::span<const double> values) const;

 private:
  /// Where a parameter is written to: a member of the gait, or times and angles of poses.
  struct Place {
    double act::GaitParameters::*gait = nullptr;
    std::size_t pose = 0;
    std::size_t joint = body::kNone;   ///< kNone: the pose's time
    std::size_t mirror = body::kNone;  ///< the other side's joint, if it moves alike
    double mirror_sign = 1.0;
  };

  void add_gait();
  void add_motion(const act::Motion& motion);
  void add_angles(const act::Motion& motion, std::size_t pose, bool symmetric);

  const body::Robot* robot_ = nullptr;
  const act::MotionLibrary* skills_ = nullptr;
  std::string skill_;
  std::vector<Parameter> parameters_;
  std::vector<Place> places_;
};

}  // namespace cancha::lab
