#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "decide/behaviour/describe.h"
#include "decide/behaviour/load.h"
#include "decide/program/engine.h"
#include "decide/strategy/behaviour_control.h"
#include "decide/xabsl/source.h"
#include "minds/programs/chest_words.h"
#include "minds/programs/contest_words.h"
#include "minds/programs/deputy.h"
#include "minds/programs/rule_actions.h"
#include "minds/programs/striker_words.h"

namespace cancha::minds {

/// A behaviour program that runs in every robot of a team, whatever language it was written in: XABSL source (.xabsl),
/// intermediate code (.dat), rules (.xml, and with degrees .xml:product) or a state chart (.scxml, .csv).
///
/// The first robot runs the program's first agent, the second the second, and the last agent is run by all the others.
/// Robots share the states with `capacity` and `synchronized`; where not all can enter, those near the ball go first.
class TeamProgram final : public decide::BehaviourControl {
 public:
  /// Whether a team's name is the path of a behaviour program.
  [[nodiscard]] static bool is_program(std::string_view path);

  /// Whether it is one that robots on wheels, or on legs, can run.
  [[nodiscard]] static bool fits(const std::string& path, const decide::xabsl::FileReader& read, bool on_legs);

  /// Compiles and links a program for as many robots as there are tactics; an error tells all that is wrong with it, a
  /// line each.
  [[nodiscard]] static Result<std::unique_ptr<TeamProgram>> load(const std::string& path,
                                                                 std::vector<std::unique_ptr<Tactics>> tactics,
                                                                 decide::xabsl::FileReader read);

  /// Puts somebody in the engines' place, or beside them; they begin anew. The deputy must outlive this.
  [[nodiscard]] Result<void> appoint(Deputy& deputy);

  /// Before the robots of a team decide: breakpoints count anew.
  void begin() { halted_.reset(); }
  /// One robot's cycle: what it wants now. The referee and falls come before the program.
  void tick(std::size_t robot, const Look& look, Intent& intent);
  /// What the robots had in mind in their last cycles.
  [[nodiscard]] std::span<const Thought> thoughts() const { return thoughts_; }

  /// The elements of an enumeration that the program names anywhere, e.g. the motions that it may ask for.
  [[nodiscard]] std::vector<std::string> named_elements(std::string_view enumeration) const;

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
    explicit Player(std::unique_ptr<Tactics> own)
        : tactics{std::move(own)}, words{*tactics}, rules{words, *tactics}, striker{*tactics, chest} {
      if (const ContestSettings* settings = tactics->contest()) contest.emplace(words, *settings);
    }

    /// Everything that a program may name.
    [[nodiscard]] decide::program::Host host(const decide::program::Program& program);

    std::unique_ptr<Tactics> tactics;
    PlayerWords words;
    RuleActions rules;
    ChestWords chest;
    StrikerWords striker;
    std::optional<ContestWords> contest{};  ///< of a contest's robot
    Action wanted;                          ///< by the last cycle
    bool uses_rules = false;                ///< the program has words of FutRob's rules
    bool uses_striker = false;              ///< it has words of the NAO's striker
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

  TeamProgram(std::string path, std::vector<std::unique_ptr<Tactics>> tactics, decide::xabsl::FileReader read);
  /// Compiles the program with these watches and links it for every robot.
  [[nodiscard]] Result<Running> make_engines(std::span<const std::string> watches);
  /// Puts new engines in the place of the present ones, which go on where those stood.
  void take_over(Running made);
  [[nodiscard]] Result<Stop> look_up(const decide::Breakpoint& breakpoint, std::uint32_t watch) const;
  [[nodiscard]] std::vector<std::string> all_watches() const;
  /// States that robots share: what the mates do, told to a robot before its cycle, and to the mates after it.
  void hear_mates(std::size_t robot, const Look& look);
  void tell_mates(std::size_t robot);
  void think(std::size_t player, Time now);
  /// The state in which the program has ended up: "play/attack".
  void name_choice(std::size_t player, std::string& name) const;
  /// What the last cycle wanted, and why.
  void tell(std::size_t player, Intent& intent) const;
  /// Whether the referee or its body has the robot do something else.
  [[nodiscard]] static bool obeyed(const Player& player, const Look& look, Intent& intent);
  /// The robot's role: what the program says by `team.role`, else its agent.
  void name_role(std::size_t player, std::string& role) const;
  void watch_for_stops(std::size_t player);
  [[nodiscard]] bool stops_at(const Stop& stop, const decide::program::Engine& engine) const;

  std::string path_;
  decide::xabsl::FileReader read_;
  std::vector<std::unique_ptr<Player>> players_;
  std::vector<decide::program::Engine> engines_;
  Deputy* deputy_ = nullptr;
  Duration sample_{};  ///< of a chart, which robots of contests keep
  std::unique_ptr<decide::ThoughtWriter> writer_;
  BehaviourProgram description_;
  std::uint32_t role_ = decide::program::kNone;  ///< the symbol `team.role`
  std::vector<Thought> thoughts_;
  std::vector<std::string> watches_;
  std::vector<decide::Breakpoint> breakpoints_;
  std::vector<Stop> stops_;
  std::optional<std::string> halted_;
  std::vector<decide::program::TeamMessage> messages_;  ///< of each robot's last cycle; empty while it does not play
};

}  // namespace cancha::minds
