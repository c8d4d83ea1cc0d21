#pragma once

#include <memory>
#include <optional>

#include "act/skills.h"
#include "base/spares.h"
#include "decide/strategy/mind.h"
#include "messages/frame.h"
#include "model/model.h"
#include "sense/senses.h"

namespace cancha::robot {

class SharedWorld;

/// Between two words to the mates: five times a second.
inline constexpr Duration kWordEvery = 200_ms;

/// One robot's program: sense, model, decide, act. The same object runs in a simulated, a recorded and a real body.
///
///     Player player{{Team::Blue, 1}, std::move(stages)};
///     every tick: body.read(readings); body.command(player.tick(readings));
class Player {
 public:
  struct Stages {
    std::unique_ptr<sense::Senses> senses;
    std::unique_ptr<model::Model> model;
    std::unique_ptr<decide::Mind> mind;
    std::unique_ptr<act::Skills> skills;
    std::shared_ptr<SharedWorld> shared{};  ///< of a team with real-time databases; none: it talks by words
  };

  Player(RobotId robot, Stages stages);

  /// One tick; the result is valid until the next one. The same readings give the same bits.
  const Commands& tick(const Readings& readings);

  /// Everything of the last tick.
  [[nodiscard]] const Frame& frame() const { return frame_; }
  /// What it does with its robot's database; none where it has none.
  [[nodiscard]] SharedWorld* shared() const { return stages_.shared.get(); }
  [[nodiscard]] const decide::Mind& mind() const { return *stages_.mind; }

  /// Somebody drives it from the next tick on; none = its own mind decides again. A motion is played once, as soon as
  /// it can be, whatever is wanted after it. The referee is obeyed all the same.
  void steer(std::optional<Action> action);

 private:
  void decide();
  void speak();
  void tell_obstacles(MateWord& word) const;
  void tell_opponents(MateWord& word) const;
  void tell_rules(MateWord& word) const;

  Stages stages_;
  Frame frame_;
  Spares<LaserScan> spare_scans_;  ///< of its readings
  Spares<MateWord> spare_words_;   ///< likewise
  std::optional<Action> by_hand_;
  std::optional<Action> motion_by_hand_;  ///< that has not begun yet
  Time last_word_;
  bool spoken_ = false;
};

}  // namespace cancha::robot
