#include "match/behaviour_use.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "base/protobuf.h"
#include "decide/rules/coverage.h"
#include "decide/rules/to_program.h"
#include "field/league.h"
#include "match/replay.h"
#include "messages/behaviour.h"
#include "messages/robot_id.h"
#include "messages/thought.h"

namespace cancha::match {
namespace {

/// Adds up one team's thoughts.
class Counter {
 public:
  void program(BehaviourProgram program) {
    const int version = program.version;
    programs_.insert_or_assign(version, std::move(program));
  }

  /// `robot` is the mate's number. What it thinks counts until its next thought.
  void thought(int robot, const Thought& thought, Time time) {
    last_[robot].until(time, *this, robot);
    const auto program = programs_.find(thought.version);
    Last now{.time = time};
    for (const ActiveOption& active : thought.active) {
      if (program == programs_.end() || active.option < 0) continue;
      const auto& options = program->second.options;
      const auto option = static_cast<std::size_t>(active.option);
      const auto state = static_cast<std::size_t>(active.state);
      if (option >= options.size() || state >= options[option].states.size()) continue;
      now.states[options[option].name] = options[option].states[state].name;
    }
    for (const auto& [option, state] : now.states) {
      const auto before = last_[robot].states.find(option);
      if (before == last_[robot].states.end() || before->second != state) ++use(option, state, robot).times;
    }
    last_[robot] = std::move(now);
  }

  void end(Time time) {
    for (auto& [robot, last] : last_) last.until(time, *this, robot);
  }

  [[nodiscard]] std::optional<TeamUse> result(Team team) const {
    if (programs_.empty()) return std::nullopt;
    const BehaviourProgram& newest = programs_.rbegin()->second;
    TeamUse made{.team = std::string{name(team)}, .behaviour = newest.name, .language = newest.language};
    made.versions = static_cast<int>(programs_.size());
    add_states(newest, made);
    add_gone(made);
    add_shares(made);
    if (newest.language == "rules" && newest.logic == "crisp") add_dead(newest, made);
    return made;
  }

 private:
  using Key = std::pair<std::string, std::string>;  ///< option and state

  /// What a robot thought last.
  struct Last {
    Time time;
    std::map<std::string, std::string> states{};  ///< by option

    void until(Time now, Counter& counter, int robot) const {
      for (const auto& [option, state] : states) counter.use(option, state, robot).seconds += (now - time).seconds();
    }
  };

  StateUse& use(const std::string& option, const std::string& state, int robot) {
    StateUse& found = uses_[{option, state}][robot];
    found.robot = robot;
    return found;
  }

  UsedState used(const Key& key) const {
    UsedState made{.option = key.first, .state = key.second, .robots = {}};
    const auto found = uses_.find(key);
    if (found == uses_.end()) return made;
    for (const auto& [robot, one] : found->second) {
      made.times += one.times;
      made.seconds += one.seconds;
      made.robots.push_back(one);
    }
    return made;
  }

  void add_states(const BehaviourProgram& program, TeamUse& made) const {
    const bool rules = program.language == "rules";
    for (const BehaviourOption& option : program.options) {
      // the option that only scores rules is of no interest
      if (rules && option.name != "rules") continue;
      for (const BehaviourState& state : option.states) {
        made.states.push_back(used({option.name, state.name}));
        const bool no_rule = rules && state.name == decide::rules::kNoRule;
        if (made.states.back().times > 0 || no_rule) continue;
        made.unused.push_back(rules ? state.name : fmt::format("{}/{}", option.name, state.name));
      }
    }
  }

  /// States of earlier versions that are no more.
  void add_gone(TeamUse& made) const {
    for (const auto& [key, robots] : uses_) {
      const auto same = [&named = key](const UsedState& s) {
        return s.option == named.first && s.state == named.second;
      };
      const bool scores = made.language == "rules" && key.first != "rules";
      if (!scores && std::ranges::none_of(made.states, same)) made.states.push_back(used(key));
    }
  }

  static void add_shares(TeamUse& made) {
    std::map<std::string, double> whole;
    for (const UsedState& s : made.states) whole[s.option] += s.seconds;
    for (UsedState& s : made.states) s.share = whole[s.option] > 0.0 ? s.seconds / whole[s.option] : 0.0;
  }

  static void add_dead(const BehaviourProgram& program, TeamUse& made) {
    if (program.files.empty()) return;
    const auto rules = decide::rules::read_rules(program.files[0].text, program.files[0].path);
    if (!rules) return;
    for (const decide::rules::Covered& covered : decide::rules::covered_rules(*rules)) {
      DeadRule dead{.rule = rules->rules[covered.rule].name, .covered_by = {}};
      for (const std::size_t by : covered.by) dead.covered_by.push_back(rules->rules[by].name);
      made.dead.push_back(std::move(dead));
    }
  }

  std::map<int, BehaviourProgram> programs_;  ///< by version
  std::map<Key, std::map<int, StateUse>> uses_;
  std::map<int, Last> last_;
};

}  // namespace

Result<std::vector<TeamUse>> read_behaviour_use(mcap::McapReader& reader) {
  const auto info = read_info(reader);
  if (!info) return tl::unexpected(info.error());
  const auto league = field::parse_league(info->league_toml, fmt::format("{}, its league", reader.name()));
  if (!league) return tl::unexpected(league.error());
  std::array<Counter, 2> counters;
  Time end;
  Thoughts thoughts;
  const auto visit = [&](const mcap::MessageView& message) {
    end = std::max(end, message.log_time);
    if (message.channel.topic == topic::kPrograms) {
      BehaviourProgram program;
      if (!parse_protobuf(message.data, program)) return true;
      counters[program.team == 0 ? 0 : 1].program(std::move(program));
      return true;
    }
    if (message.channel.topic != topic::kThoughts) return true;
    thoughts = {};
    if (!parse_protobuf(message.data, thoughts)) return true;
    for (const Thought& thought : thoughts.robots) {
      const RobotId robot = robot_at(static_cast<std::size_t>(thought.robot), league->players);
      counters[index(robot.team)].thought(robot.number, thought, message.log_time);
    }
    return true;
  };
  const auto read = reader.read({.topics = {topic::kPrograms, topic::kThoughts, topic::kState}}, visit);
  if (!read) return tl::unexpected(read.error());
  std::vector<TeamUse> found;
  for (const Team team : kTeams) {
    counters[index(team)].end(end);
    if (auto use = counters[index(team)].result(team)) found.push_back(std::move(*use));
  }
  return found;
}

}  // namespace cancha::match
