// ./cancha play: a whole match, with a scoreboard while it runs and a summary, a recording and pictures afterwards.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <thread>

#include "base/json.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/version.h"
#include "match/match.h"
#include "match/picture.h"
#include "match/plugin/plugin_strategy.h"
#include "match/recorder.h"
#include "world/worlds.h"

namespace cancha::cli {
namespace {

using Clock = std::chrono::steady_clock;

/// A path is a plug-in, a plain word a built-in team.
bool is_path(const std::string& team) {
  return team.find('/') != std::string::npos || team.ends_with(".so");
}

Result<std::unique_ptr<decide::Strategy>> make_team(const PlayOptions& options, Team side,
                                                    const field::League& league) {
  const std::string& team = side == Team::Blue ? options.blue : options.yellow;
  if (is_path(team)) {
    match::PluginSettings settings;
    settings.call_deadline = {options.deadline};
    return match::load_plugin(team, side, league, settings);
  }
  return decide::make_built_in_team(team, league, Random{options.seed}.split("team").split(index(side)));
}

std::string short_name(const std::string& team) {
  return is_path(team) ? std::filesystem::path{team}.stem().string() : team;
}

Result<field::League> load_league(const PlayOptions& options) {
  auto league = field::load_league(root() / "content", options.league);
  if (league && options.minutes) league->rules.half = {*options.minutes * 60.0 / 2};
  return league;
}

/// One object for programs, and the numbers that people are told too.
struct Report {
  std::string league;
  std::string blue;
  std::string yellow;
  std::uint64_t seed = 0;
  Score score;
  std::string forfeit;
  MatchStatistics statistics;
  std::vector<MatchEvent> events;
  double simulated_seconds = 0.0;
  double wall_seconds = 0.0;
  std::int64_t steps = 0;
  std::int64_t warnings = 0;
  std::string state_hash;
  std::string recording;
  std::vector<std::string> pictures;

  static constexpr auto fields() {
    return list_of(entry("league", &Report::league), entry("blue", &Report::blue), entry("yellow", &Report::yellow),
                   entry("seed", &Report::seed), entry("score", &Report::score), entry("forfeit", &Report::forfeit),
                   entry("statistics", &Report::statistics), entry("events", &Report::events),
                   entry("simulated_seconds", &Report::simulated_seconds), entry("wall_seconds", &Report::wall_seconds),
                   entry("steps", &Report::steps), entry("warnings", &Report::warnings),
                   entry("state_hash", &Report::state_hash), entry("recording", &Report::recording),
                   entry("pictures", &Report::pictures));
  }
};

std::string clock_text(double seconds) {
  const auto whole = static_cast<long>(seconds);
  return fmt::format("{:02}:{:02}", whole / 60, whole % 60);
}

std::string event_text(const MatchEvent& event) {
  const auto side = names(event.side)[static_cast<std::size_t>(event.side)];
  return fmt::format("{} {}{}", clock_text(event.time.seconds()), name(event.kind),
                     event.side == BallOwner::Anyone ? "" : fmt::format(" {}", side));
}

/// The line that lives while the match is played.
class Scoreboard final : public match::Observer {
 public:
  Scoreboard(const PlayOptions& options, LiveLine& line) : options_{options}, line_{line} {}

  void happened(const MatchEvent& event) override {
    if (event.kind != EventKind::PlayOn) last_ = event_text(event);
  }
  void show(const match::Match& match, double wall_seconds) {
    const GameState& game = match.game();
    const double now = match.truth().time.seconds();
    line_.show(fmt::format(" {}  {}   blue {} {} : {} {} yellow   │ {} │ {:.0f}× real time", clock_text(now),
                           name(game.period), short_name(options_.blue), game.score.blue, game.score.yellow,
                           short_name(options_.yellow), last_, now / std::max(wall_seconds, 1e-3)));
  }

 private:
  const PlayOptions& options_;
  LiveLine& line_;
  std::string last_;
};

/// Plays to the end, at the asked speed. False: the user stopped it.
Result<bool> run(match::Match& match, const PlayOptions& options, Scoreboard& board, LiveLine& line) {
  const auto start = Clock::now();
  const auto wall = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  while (!match.over()) {
    if (interrupted()) return false;
    if (auto ticked = match.tick(); !ticked) return pass_on(std::move(ticked));
    if (line.due()) board.show(match, wall());
    // wait for real time to catch up, in short naps so that Ctrl-C is heard
    const auto ahead = [&] { return match.truth().time.seconds() / options.speed - wall(); };
    while (options.speed > 0.0 && ahead() > 0.0 && !interrupted()) {
      constexpr double kNap = 0.05;
      std::this_thread::sleep_for(std::chrono::duration<double>(std::min(ahead(), kNap)));
    }
  }
  return true;
}

void print_summary(const Report& r, bool complete) {
  fmt::print("\n  blue {}  {} : {}  {} yellow{}\n\n", r.blue, r.score.blue, r.score.yellow, r.yellow,
             complete ? "" : "   (stopped early)");
  if (!r.forfeit.empty()) fmt::print("  forfeit: {}\n\n", r.forfeit);
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
  fmt::print("\n  {:.0f} s of play in {:.1f} s ({:.0f}× real time)\n", r.simulated_seconds, r.wall_seconds,
             r.simulated_seconds / std::max(r.wall_seconds, 1e-3));
  if (!r.recording.empty()) fmt::print("  recording: {}\n", r.recording);
  for (const std::string& picture : r.pictures) fmt::print("  picture:   {}\n", picture);
}

/// As short as it can be said from here.
std::string shown(const std::filesystem::path& path) {
  std::error_code ignored;
  const auto relative = std::filesystem::relative(path, ignored);
  return relative.empty() || relative.native().starts_with("..") ? path.string() : relative.string();
}

/// recordings/simurosot-roles-chase-1.mcap, so that the same match has the same name.
std::filesystem::path default_recording(const PlayOptions& options) {
  return root() / "recordings" /
         fmt::format("{}-{}-{}-{}.mcap", options.league, short_name(options.blue), short_name(options.yellow),
                     options.seed);
}

Result<std::vector<std::string>> write_pictures(const PlayOptions& options, const match::Photographer& photographer,
                                                const Score& score, std::filesystem::path recording) {
  const std::string title = fmt::format("blue {}  {} : {}  {} yellow", short_name(options.blue), score.blue,
                                        score.yellow, short_name(options.yellow));
  const auto moment = recording.replace_extension(".svg");
  const auto map = std::filesystem::path{recording}.replace_filename(recording.stem().string() + "-ball.svg");
  auto written = write_file(moment, photographer.decisive_moment(title)).and_then([&] {
    return write_file(map, photographer.ball_map(title));
  });
  if (!written) return pass_on(std::move(written));
  return std::vector<std::string>{shown(moment), shown(map)};
}

struct Setup {
  field::League league;
  std::unique_ptr<match::Match> match;
};

Result<Setup> set_up(const PlayOptions& options) {
  auto league = load_league(options);
  if (!league) return pass_on(std::move(league));
  std::array<std::unique_ptr<decide::Strategy>, 2> teams;
  for (const Team side : kTeams) {
    auto team = make_team(options, side, *league);
    if (!team) return pass_on(std::move(team));
    teams[index(side)] = std::move(*team);
  }
  auto match = match::Match::start(*league, world::make_mujoco_world(), std::move(teams), {.seed = options.seed});
  if (!match) return pass_on(std::move(match));
  return Setup{std::move(*league), std::move(*match)};
}

/// Plays, records and draws; what is left is to tell. `complete` is false where the user stopped it.
Result<Report> play_match(const PlayOptions& options, Setup& setup, bool& complete) {
  match::Match& match = *setup.match;
  const std::filesystem::path path =
      options.record.empty() ? default_recording(options) : std::filesystem::path{options.record};

  std::unique_ptr<match::Recorder> recorder;
  if (!options.no_record) {
    std::error_code ignored;
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), ignored);
    auto opened = match::Recorder::open(path.string(), match,
                                        {kVersion, options.league, setup.league.source, setup.league.rules.half.value,
                                         options.seed, options.blue, options.yellow});
    if (!opened) return pass_on(std::move(opened));
    recorder = std::move(*opened);
    match.add_observer(*recorder);
  }
  match::Photographer photographer{setup.league};
  LiveLine line{!options.headless && !options.json};
  Scoreboard board{options, line};
  match.add_observer(photographer);
  match.add_observer(board);

  const auto start = Clock::now();
  auto ran = run(match, options, board, line);
  const double wall = std::chrono::duration<double>(Clock::now() - start).count();
  line.clear();
  if (recorder) {
    if (auto closed = recorder->close(); !closed) return pass_on(std::move(closed));
  }
  if (!ran) return pass_on(std::move(ran));
  complete = *ran;

  Report report{options.league,
                short_name(options.blue),
                short_name(options.yellow),
                options.seed,
                match.game().score,
                match.forfeit(),
                match.statistics(),
                match.events(),
                match.truth().time.seconds(),
                wall,
                match.steps(),
                match.world().warnings(),
                fmt::format("{:016x}", match.state_hash()),
                recorder ? shown(path) : "",
                {}};
  // only beside a recording that is called one: nothing else is overwritten
  if (!options.headless && !options.no_record && path.extension() == ".mcap") {
    auto pictures = write_pictures(options, photographer, report.score, path);
    if (!pictures) return pass_on(std::move(pictures));
    report.pictures = std::move(*pictures);
  }
  return report;
}

}  // namespace

int play(const PlayOptions& options) {
  auto setup = set_up(options);
  if (!setup) {
    complain(setup.error());
    return kUsage;
  }
  bool complete = true;
  const auto report = play_match(options, *setup, complete);
  if (!report) {
    complain(report.error());
    return kProblem;
  }
  if (options.json) {
    fmt::print("{}\n", to_json(*report));
  } else {
    print_summary(*report, complete);
  }
  return complete && report->forfeit.empty() ? kFine : kProblem;
}

}  // namespace cancha::cli
