#pragma once

#include <memory>
#include <vector>

#include "lab/offset_search.h"

namespace cancha::lab {

/// A simulated robot that was put together as its maker could: nobody knows how its servos sit on its joints.
struct UnknownBody {
  std::uint64_t seed = 1;            ///< of the body: masses, servos, noise
  bool random_body = true;           ///< false: as drawn but for the servos
  std::vector<double> mounted = {};  ///< radians: the offsets that it needs, all joints in the robot's order
};
/// Offsets of all joints by chance, with this deviation in radians.
[[nodiscard]] UnknownBody unknown_body(const body::Robot& robot, double deviation, std::uint64_t seed);

struct OffsetTunerSettings {
  MeasureSettings measure{};
  OffsetSearchSettings search{};
};

/// Finds the offsets of one robot: it takes its poses, is measured, and the offsets that explain it best are put in;
/// then the same again, nearer to what the poses are meant to be. What is found depends on measures alone, never on the
/// body's true offsets.
class OffsetTuner {
 public:
  /// What a round came to.
  struct Round {
    int number = 0;    ///< from 1
    int poses = 0;     ///< measured
    int stood = 0;     ///< of them, standing
    double moved = 0;  ///< radians that offsets were changed by, on average
  };

  /// `kind`: the robot as drawn, perhaps with offsets known before. Skills must outlive it.
  [[nodiscard]] static Result<OffsetTuner> make(const body::Robot& kind, const act::MotionLibrary& skills,
                                                UnknownBody body, const OffsetTunerSettings& settings);

  Round round();
  /// The offsets of the legs' joints; empty before the first round.
  [[nodiscard]] const std::vector<FoundOffset>& found() const { return found_; }
  /// The robot with what was found.
  [[nodiscard]] const body::Robot& robot() const { return *robot_; }
  [[nodiscard]] const UnknownBody& body() const { return body_; }
  /// Radians that the legs' joints are still off, on average: for who judges the search.
  [[nodiscard]] double error() const;

 private:
  OffsetTuner(std::unique_ptr<body::Robot> robot, const act::MotionLibrary& skills, std::vector<StandPose> poses,
              Stage stage, UnknownBody body, const OffsetTunerSettings& settings)
      : robot_{std::move(robot)},
        skills_{&skills},
        poses_{std::move(poses)},
        stage_{std::move(stage)},
        body_{std::move(body)},
        settings_{settings} {}

  std::unique_ptr<body::Robot> robot_;  ///< the stage refers to it
  const act::MotionLibrary* skills_;
  std::vector<StandPose> poses_;
  Stage stage_;
  UnknownBody body_;
  OffsetTunerSettings settings_;
  std::vector<PoseMeasure> measures_;
  std::vector<FoundOffset> found_;
  int rounds_ = 0;
};

/// Radians that a robot's legs' joints are off in a body, on average.
[[nodiscard]] double offset_error(const body::Robot& robot, const UnknownBody& body);

}  // namespace cancha::lab
