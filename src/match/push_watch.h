#pragma once

#include <span>
#include <vector>

#include "messages/contact.h"
#include "messages/truth.h"

namespace cancha::match {

/// Notices robots that push an opponent away from the ball, and how far.
class PushWatch {
 public:
  /// What one robot does to an opponent without a break.
  struct Push {
    bool now = false;      ///< in this step
    double seconds = 0.0;  ///< so long
    double metres = 0.0;   ///< so far the opponent was moved by it
  };

  struct Settings {
    int players = 5;                ///< a side
    double playing_distance = 0.3;  ///< metres: so near the ball players may fight
    double speed = 0.2;             ///< m/s towards the opponent from which a robot is said to push
  };
  explicit PushWatch(const Settings& settings)
      : settings_{settings}, pushes_(static_cast<std::size_t>(2 * settings.players)) {}

  /// Looks at one step.
  void watch(const Truth& truth, std::span<const Contact> contacts, double dt);
  void reset() { pushes_.assign(pushes_.size(), {}); }
  /// By pushing robot, blue's first.
  [[nodiscard]] std::span<const Push> pushes() const { return pushes_; }

 private:
  Settings settings_;
  std::vector<Push> pushes_;
};

}  // namespace cancha::match
