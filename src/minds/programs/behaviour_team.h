#pragma once

#include <memory>
#include <string>
#include <vector>

#include "act/wheels/wheel_skills.h"
#include "decide/strategy/strategy.h"
#include "minds/programs/team_program.h"

namespace cancha::minds {

/// A team of wheeled robots, seen from above, whose players run a behaviour program. Each of them believes what the
/// view shows, and has the skills of wheels.
class BehaviourTeam final : public decide::Strategy {
 public:
  /// Compiles and links a program; an error tells all that is wrong with it, a line each.
  [[nodiscard]] static Result<std::unique_ptr<BehaviourTeam>> load(const std::string& path, const field::League& league,
                                                                   decide::xabsl::FileReader read);

  Result<void> decide(const TeamView& view, std::span<WheelCommand> commands) override;
  [[nodiscard]] std::span<const MateIntent> intents() const override { return told_; }
  [[nodiscard]] std::span<const Thought> thoughts() const override { return program_->thoughts(); }
  [[nodiscard]] decide::BehaviourControl* control() override { return program_.get(); }

 private:
  struct Player {
    Beliefs beliefs;
    Intent intent;
    std::unique_ptr<act::WheelSkills> skills;
  };

  BehaviourTeam(const field::League& league, std::unique_ptr<TeamProgram> program);

  std::unique_ptr<TeamProgram> program_;
  wheels::Pitch pitch_;
  wheels::RestWatch rest_watch_;
  wheels::BallPath ball_;
  std::vector<Player> players_;
  std::vector<MateIntent> told_;
};

/// What a robot believes that sees everything from above. Takes no memory once it is warm.
void believe(const TeamView& view, std::size_t number, Beliefs& beliefs);

}  // namespace cancha::minds
