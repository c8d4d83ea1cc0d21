// What a referee says, in words for people.

#include <fmt/format.h>

#include <algorithm>

#include "base/suggest.h"
#include "cli/referee.h"

namespace cancha::cli {
namespace {

template <class T>
std::string_view word(T value) {
  return names(value)[static_cast<std::size_t>(value)];
}

std::string name_of(const RefereeTeam& team) {
  if (team.number > 0) return fmt::format("{} ({})", team.colour, team.number);
  return team.name.empty() ? team.colour : fmt::format("{} ({})", team.colour, team.name);
}

std::string clock_of(Duration left) {
  const std::int64_t s = left.ns / 1'000'000'000;
  return fmt::format("{}{}:{:02}", s < 0 ? "-" : "", std::abs(s) / 60, std::abs(s) % 60);
}

/// "2 yellow cards"
std::string counted(int count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

/// What a player is out for, and its cards; empty where there is nothing to say.
std::string marks_of(const RefereePlayer& p) {
  std::vector<std::string> marks;
  if (p.penalty != RefereePenalty::None && p.penalty != RefereePenalty::Substitute) {
    const bool timed = p.penalty_left > Duration{};
    marks.push_back(timed ? fmt::format("{} {:.0f} s", word(p.penalty), p.penalty_left.seconds())
                          : std::string{word(p.penalty)});
  }
  if (p.warnings > 0) marks.push_back(counted(p.warnings, "warning"));
  if (p.yellow_cards > 0) marks.push_back(counted(p.yellow_cards, "yellow card"));
  if (p.red_cards > 0) marks.push_back(counted(p.red_cards, "red card"));
  return fmt::format("{}", fmt::join(marks, ", "));
}

void add_marks(std::string& line, const RefereeTeam& team) {
  for (std::size_t i = 0; i < team.players.size(); ++i) {
    const std::string marks = marks_of(team.players[i]);
    if (!marks.empty()) line += fmt::format(", {} {} {}", team.colour, i + 1, marks);
  }
  if (team.repairs > 0) line += fmt::format(", {} {} in repair", team.colour, team.repairs);
  if (team.yellow_cards > 0) line += fmt::format(", {} {}", team.colour, counted(team.yellow_cards, "yellow card"));
  if (team.double_yellows > 0)
    line += fmt::format(", {} {}", team.colour, counted(team.double_yellows, "double yellow"));
  if (team.red_cards > 0) line += fmt::format(", {} {}", team.colour, counted(team.red_cards, "red card"));
}

/// What robots do in a stage of an interruption.
std::string_view stage_words(int stage) {
  return stage == 1 ? "the kicking team and the ball are placed" : "robots stand still";
}

}  // namespace

std::string referee_line(const RefereeState& s) {
  std::string line{word(s.play)};
  if (s.stopped) line += ", stopped";
  if (s.phase != RefereePhase::Normal) line += fmt::format(", {}", word(s.phase));
  if (s.set_play != SetPlay::None) line += fmt::format(", {}", word(s.set_play));
  if (s.set_play != SetPlay::None && s.kicking != RefereeSide::Neither && s.teams.size() == 2) {
    line += fmt::format(" of {}", s.teams[s.kicking == RefereeSide::Second ? 1 : 0].colour);
  }
  if (s.interrupted()) line += fmt::format(", stage {}: {}", s.stage, stage_words(s.stage));
  line += fmt::format(", half {}", s.half);
  const bool tells_time = s.protocol < RefereeProtocol::Msl;
  if (tells_time) line += fmt::format(", {} left", clock_of(s.left));
  if (tells_time && s.secondary_left != Duration{}) line += fmt::format(" ({:.0f} s)", s.secondary_left.seconds());
  if (s.teams.size() != 2) return line;
  line += fmt::format(", {} {} : {} {}", name_of(s.teams[0]), s.teams[0].score, s.teams[1].score, name_of(s.teams[1]));
  for (const RefereeTeam& team : s.teams) add_marks(line, team);
  return line;
}

Result<RefereeProtocol> referee_protocol(const std::string& name) {
  constexpr auto kNames = names(RefereeProtocol{});
  const auto found = std::ranges::find(kNames, name);
  if (found != kNames.end()) return static_cast<RefereeProtocol>(found - kNames.begin());
  return fail("referee", fmt::format("there is no protocol '{}'", name), fmt::format("{}", fmt::join(kNames, ", ")));
}

}  // namespace cancha::cli
