#pragma once

#include <memory>
#include <string>
#include <vector>

#include "act/wheels/driver.h"
#include "decide/behaviour/describe.h"
#include "decide/behaviour/load.h"
#include "decide/program/engine.h"
#include "decide/strategy/strategy.h"
#include "decide/xabsl/source.h"
#include "minds/programs/rule_body.h"
#include "minds/programs/wheeled_body.h"

namespace cancha::minds {

namespace wheels = act::wheels;

/// A team whose players run a behaviour program: XABSL source (.xabsl), intermediate code (.dat) or rules (.xml, and
/// with degrees .xml:product).
///
/// The first robot runs the program's first agent, the second the second, and the last agent is run by all the others.
class BehaviourTeam final : public decide::Strategy, public decide::BehaviourControl {
 public:
  /// Whether a team's name is the path of a behaviour program.
  [[nodiscard]] static bool is_program(std::string_view path);

  /// Whether it is one that wheeled robots can run.
  [[nodiscard]] static bool fits(const std::string& path, const decide::xabsl::FileReader& read);

  /// Compiles and links a program; an error tells all that is wrong with it, a line each.
  [[nodiscard]] static Result<std::unique_ptr<BehaviourTeam>> load(const std::string& path, const field::League& league,
                                                                   decide::xabsl::FileReader read);

  // Strategy
  Result<void> decide(const TeamView& view, std::span<WheelCommand> commands) override;
  [[nodiscard]] std::span<const PlayerIntent> intents() const override { return told_; }
  [[nodiscard]] std::span<const Thought> thoughts() const override { return thoughts_; }
  [[nodiscard]] decide::BehaviourControl* control() override { return this; }

  // BehaviourControl
  [[nodiscard]] const BehaviourProgram& program() const override { return description_; }
  [[nodiscard]] Result<void> reload() override;
  [[nodiscard]] Result<void> set_breakpoints(std::span<const decide::Breakpoint> breakpoints) override;
  [[nodiscard]] Result<void> set_watches(std::span<const std::string> expressions) override;
  [[nodiscard]] Result<void> set_symbol(int robot, const std::string& symbol, double value) override;
  [[nodiscard]] std::span<const decide::Breakpoint> breakpoints() const override { return breakpoints_; }
  [[nodiscard]] std::span<const std::string> watches() const override { return watches_; }
  [[nodiscard]] const std::optional<std::string>& halted() const override { return halted_; }

 private:
  struct Player {
    Player(std::size_t number, const RuleTeam& team) : wheels{number}, rules{number, wheels, team} {}

    /// Everything that a program may name.
    [[nodiscard]] decide::program::Host host(const decide::program::Program& program);

    WheeledBody wheels;
    RuleBody rules;
    bool uses_rules = false;  ///< the program has words of FutRob's rules
  };
  /// A program that is linked for every robot, and what it was made from.
  struct Running {
    decide::Behaviour source;  ///< its program has been moved away
    std::vector<decide::program::Engine> engines;
  };
  /// A breakpoint whose names have been looked up.
  struct Stop {
    std::uint32_t option = decide::program::kNone;
    std::uint32_t state = decide::program::kNone;
    std::uint32_t from = decide::program::kNone;
    std::uint32_t watch = decide::program::kNone;  ///< the condition's place among the program's watches
    int robot = -1;
  };

  BehaviourTeam(std::string path, const field::League& league, decide::xabsl::FileReader read);
  /// Compiles the program with these watches and links it for every robot.
  [[nodiscard]] Result<Running> make_engines(std::span<const std::string> watches);
  /// Puts new engines in the place of the present ones, which go on where those stood.
  void take_over(Running made);
  [[nodiscard]] Result<Stop> look_up(const decide::Breakpoint& breakpoint, std::uint32_t watch) const;
  [[nodiscard]] std::vector<std::string> all_watches() const;
  void think(std::size_t player, Time now);
  void watch_for_stops(std::size_t player);
  [[nodiscard]] bool stops_at(const Stop& stop, const decide::program::Engine& engine) const;

  std::string path_;
  decide::xabsl::FileReader read_;
  wheels::Pitch pitch_;
  wheels::Driver driver_;
  wheels::RestWatch rest_watch_;
  wheels::BallPath ball_;
  RuleTeam rule_team_;
  std::vector<std::unique_ptr<Player>> players_;
  std::vector<decide::program::Engine> engines_;
  std::unique_ptr<decide::ThoughtWriter> writer_;
  BehaviourProgram description_;
  std::vector<Thought> thoughts_;
  std::vector<PlayerIntent> told_;
  std::vector<std::string> watches_;
  std::vector<decide::Breakpoint> breakpoints_;
  std::vector<Stop> stops_;
  std::optional<std::string> halted_;
};

}  // namespace cancha::minds
