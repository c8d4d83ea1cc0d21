// ./cancha rules stats: which rules won in a match, and which could not.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/json.h"
#include "cli/names.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "match/behaviour_use.h"

namespace cancha::cli {
namespace {

/// What --json prints.
struct Report {
  std::string recording;
  std::vector<match::TeamUse> teams;

  static constexpr auto fields() {
    return list_of(entry("recording", &Report::recording), entry("teams", &Report::teams));
  }
};

std::string by_robot(const match::UsedState& state) {
  std::string text;
  for (const match::StateUse& use : state.robots) {
    text += fmt::format("{}{}: {}× {:.1f} s", text.empty() ? "" : ", ", use.robot, use.times, use.seconds);
  }
  return text;
}

void print(const match::TeamUse& team) {
  const bool rules = team.language == "rules";
  fmt::print("{}: {}{}\n", team.team, team.behaviour,
             team.versions > 1 ? fmt::format(", {} versions", team.versions) : "");
  std::size_t width = 5;
  const auto label = [&](const match::UsedState& s) { return rules ? s.state : s.option + "/" + s.state; };
  for (const match::UsedState& s : team.states) width = std::max(width, label(s).size());
  fmt::print("  {:{}}  {:>6} {:>9} {:>6}  {}\n", rules ? "rule" : "state", width, "times", "seconds", "share",
             "by robot");
  for (const match::UsedState& s : team.states) {
    fmt::print("  {:{}}  {:6} {:9.1f} {:5.1f}%  {}\n", label(s), width, s.times, s.seconds, 100.0 * s.share,
               by_robot(s));
  }
  for (const match::DeadRule& dead : team.dead) {
    fmt::print("  '{}' can never win: {}\n", dead.rule,
               dead.covered_by.empty()
                   ? "its condition is never true"
                   : fmt::format("'{}' before it {} true whenever it is", fmt::join(dead.covered_by, "' or '"),
                                 dead.covered_by.size() == 1 ? "is" : "are"));
  }
  const auto is_dead = [&](const std::string& name) {
    return std::ranges::find(team.dead, name, &match::DeadRule::rule) != team.dead.end();
  };
  for (const std::string& name : team.unused) {
    if (!is_dead(name)) fmt::print("  '{}' did not {} in this recording\n", name, rules ? "win" : "occur");
  }
}

}  // namespace

int rules_stats(const RulesOptions& asked) {
  const auto file = find_recording(asked.file);
  if (!file) return complain(file.error()), kUsage;
  RulesOptions options = asked;
  options.file = *file;
  auto reader = mcap::McapReader::open(options.file);
  if (!reader) {
    complain(reader.error());
    return kProblem;
  }
  auto teams = match::read_behaviour_use(*reader);
  if (!teams) {
    complain(teams.error());
    return kProblem;
  }
  if (options.json) {
    fmt::print("{}\n", to_json(Report{options.file, std::move(*teams)}));
    return kFine;
  }
  if (teams->empty()) fmt::print("{}: no team runs a behaviour program\n", options.file);
  for (const match::TeamUse& team : *teams) print(team);
  return kFine;
}

}  // namespace cancha::cli
