#pragma once

#include <cstdint>
#include <optional>

#include "messages/percepts.h"
#include "model/localisation/rotation_calibration.h"

namespace cancha::model {

/// The drive that measures the rotation factors of a robot with its own eyes: it turns on the spot beside a ball that
/// lies still, some whole turns to the left, then as many to the right. A turn ends when the ball is straight ahead
/// again, so that no truth is needed but that.
///
///     while (!drive.done()) { senses.perceive(readings, percepts); drive.update(percepts); turn by drive.wanted(); }
///
/// It counts from the second time that the ball passes: by then the robot turns steadily, and a camera that is late is
/// late by the same angle at the beginning and at the end.
class TurnsByMark {
 public:
  struct Settings {
    int whole_turns = 10;          ///< to each side
    double rate = 2.0;             ///< rad/s
    Duration patience = 15000_ms;  ///< without a turn that ended: nobody put a ball there
  };
  explicit TurnsByMark(const Settings& settings) : settings_{settings} {}

  /// Takes what the senses tell of one tick.
  void update(const Percepts& percepts);

  [[nodiscard]] bool done() const { return state_ == State::Done || state_ == State::Lost; }
  /// The mark was not seen for too long.
  [[nodiscard]] bool lost() const { return state_ == State::Lost; }
  /// rad/s to the left.
  [[nodiscard]] double wanted() const;
  /// Whole turns that have ended, of both sides together.
  [[nodiscard]] int turns() const { return ended_; }
  /// What came of it; none before it is done, or where odometry is broken.
  [[nodiscard]] std::optional<RotationCalibration> found() const;

 private:
  enum class State : std::uint8_t { Left, Right, Done, Lost };

  void see(double bearing, Time time);
  void pass(double counted, Time time);

  Settings settings_;
  State state_ = State::Left;
  double counted_ = 0.0;           ///< radians to the left by odometry, since the beginning
  std::optional<double> bearing_;  ///< of the mark at the last look
  double counted_then_ = 0.0;      ///< likewise
  int passes_ = 0;                 ///< of the mark, to this side
  double passed_ = 0.0;            ///< what was counted at the last of them
  double began_ = 0.0;             ///< likewise, at the second
  int ended_ = 0;
  std::optional<Time> waits_;  ///< since then for the next turn to end
  CalibrationDrive drive_;
};

}  // namespace cancha::model
