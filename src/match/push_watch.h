#pragma once

#include <span>
#include <vector>

#include "messages/contact.h"
#include "messages/truth.h"

namespace cancha::match {

/// m/s towards an opponent from which a robot on legs is said to push: for its referee and for studies.
constexpr double kPushOnLegs = 0.05;

/// Notices robots that push an opponent away from the ball, for how long and how far.
///
/// A robot on wheels pushes while it touches an opponent and its wheels drive it there, whether or not the other one
/// gives way. A robot on legs touches in beats, since its trunk rocks and sways with its steps. It pushes in each beat
/// in which it touches an opponent and its trunk moves towards it: ahead or back as it moves at that moment, to the
/// side as it has moved over about a `pause`, so that stepping beside somebody is no push. Beats with no longer pauses
/// between them are one push, which lasts from the first to the last of them. So who marches against somebody that
/// stands firm pushes, too, though both stay where they are: it rocks against it with each step. Who stands and is
/// walked into pushes nobody, and while two push each other neither of them does.
class PushWatch {
 public:
  /// What one robot does to an opponent without a break.
  struct Push {
    bool now = false;      ///< in this step
    double seconds = 0.0;  ///< so long, with the pauses between its beats
    double metres = 0.0;   ///< so far the opponent was moved by it; what it comes back in a pause is taken off
    double away = 0.0;     ///< seconds of the pause that it is in
    int whom = 0;          ///< the robot that it pushed last, among all
    Vec2 towards{};        ///< and in which direction
  };

  struct Settings {
    int players = 5;                ///< a side
    double playing_distance = 0.3;  ///< metres: so near the ball players may fight
    double speed = 0.2;             ///< m/s towards the opponent from which a robot is said to push
    double pause = 0.0;             ///< seconds without a push that do not end it, of robots on legs; 0 on wheels
  };
  explicit PushWatch(const Settings& settings)
      : settings_{settings},
        pushes_(static_cast<std::size_t>(2 * settings.players)),
        walks_(settings.pause > 0.0 ? pushes_.size() : 0) {}

  /// Looks at one step.
  void watch(const Truth& truth, std::span<const Contact> contacts, double dt);
  void reset() { pushes_.assign(pushes_.size(), {}); }
  /// By pushing robot, blue's first.
  [[nodiscard]] std::span<const Push> pushes() const { return pushes_; }

 private:
  void watch_walks(const Truth& truth, double dt);
  void watch_contact(const Truth& truth, const Contact& contact, double dt);
  [[nodiscard]] double effort_towards(const Truth& truth, int number, Vec2 towards) const;

  Settings settings_;
  std::vector<Push> pushes_;
  std::vector<Vec2> walks_;  ///< of robots on legs: velocities without the sway of single steps, field frame
};

}  // namespace cancha::match
