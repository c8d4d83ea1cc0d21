#include "cli/match_report.h"

#include <fmt/format.h>

#include <algorithm>

namespace cancha::cli {

std::string clock_text(double seconds) {
  const auto whole = static_cast<long>(seconds);
  return fmt::format("{:02}:{:02}", whole / 60, whole % 60);
}

namespace {

/// A test of a contest: what the judge decided, and what came of it.
void print_contest(const Report& r, bool complete) {
  fmt::print("\n  {} {}\n\n", r.blue, complete ? "" : "  (stopped early)");
  for (const MatchEvent& event : r.events) {
    fmt::print("  {}  {}\n", clock_text(event.time.seconds()), event.reason);
  }
  fmt::print("\n");
  const std::string text = text_of(*r.contest);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    fmt::print("  {}\n", text.substr(at, end - at));
    at = end + 1;
  }
}

void print_costs(const Report& r) {
  for (const match::LimpRobot& robot : r.limp) fmt::print("  {}\n", text_of(robot));
  fmt::print("\n  {:.0f} s of play in {:.1f} s ({:.0f}× real time)\n", r.simulated_seconds, r.wall_seconds,
             r.simulated_seconds / std::max(r.wall_seconds, 1e-3));
  if (!r.recording.empty()) fmt::print("  recording: {}\n", r.recording);
  for (const std::string& picture : r.pictures) fmt::print("  picture:   {}\n", picture);
}

}  // namespace

void print_summary(const Report& r, bool complete) {
  if (r.contest) {
    print_contest(r, complete);
    return print_costs(r);
  }
  fmt::print("\n  blue {}  {} : {}  {} yellow{}\n\n", r.blue, r.score.blue, r.score.yellow, r.yellow,
             complete ? "" : "   (stopped early)");
  if (!r.forfeit.empty())
    fmt::print("  {} wins, because {} forfeits: {}\n\n", r.winner, r.winner == "blue" ? "yellow" : "blue", r.forfeit);
  for (const MatchEvent& event : r.events) {
    if (event.kind == EventKind::Goal) {
      fmt::print("  {}  goal {}   {} : {}\n", clock_text(event.time.seconds()),
                 names(event.side)[static_cast<std::size_t>(event.side)], event.score.blue, event.score.yellow);
    }
  }
  const TeamStatistics& b = r.statistics.blue;
  const TeamStatistics& y = r.statistics.yellow;
  fmt::print("\n  {:<22}{:>10}{:>10}\n", "", "blue", "yellow");
  fmt::print("  {:<22}{:>9.0f}%{:>9.0f}%\n", "possession", 100 * b.possession, 100 * y.possession);
  fmt::print("  {:<22}{:>10}{:>10}\n", "shots", b.shots, y.shots);
  fmt::print("  {:<22}{:>10}{:>10}\n", "touches", b.touches, y.touches);
  fmt::print("  {:<22}{:>10}{:>10}\n", "fouls", b.fouls, y.fouls);
  fmt::print("  {:<22}{:>9.0f}m{:>9.0f}m\n", "driven", b.distance, y.distance);
  if (b.clamped_commands + y.clamped_commands > 0) {
    fmt::print("  {:<22}{:>10}{:>10}\n", "commands out of range", b.clamped_commands, y.clamped_commands);
  }
  fmt::print("  ball in yellow's, middle, blue's third: {:.0f}%  {:.0f}%  {:.0f}%;  top speed {:.1f} m/s\n",
             100 * r.statistics.ball_yellow_third, 100 * r.statistics.ball_middle_third,
             100 * r.statistics.ball_blue_third, r.statistics.top_ball_speed);
  print_costs(r);
}

}  // namespace cancha::cli
