// ./cancha play --count N: matches one after the other without a studio, a line for each and their sum.

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <vector>

#include "base/json.h"
#include "cli/play_setup.h"
#include "cli/terminal.h"
#include "os/clock.h"

namespace cancha::cli {
namespace {

/// All of them, for programs.
struct Series {
  int played = 0;
  int blue_won = 0;
  int yellow_won = 0;
  int goals_blue = 0;
  int goals_yellow = 0;
  std::vector<Report> matches{};

  static constexpr auto fields() {
    return list_of(entry("played", &Series::played), entry("blue_won", &Series::blue_won),
                   entry("yellow_won", &Series::yellow_won), entry("goals_blue", &Series::goals_blue),
                   entry("goals_yellow", &Series::goals_yellow), entry("matches", &Series::matches));
  }

  void add(Report report) {
    ++played;
    blue_won += report.winner == "blue" ? 1 : 0;
    yellow_won += report.winner == "yellow" ? 1 : 0;
    goals_blue += report.score.blue;
    goals_yellow += report.score.yellow;
    matches.push_back(std::move(report));
  }
};

/// corner.mcap, the third time: corner-3.mcap.
std::string numbered(const std::string& file, int number) {
  const std::filesystem::path path{file};
  return (path.parent_path() / fmt::format("{}-{}{}", path.stem().string(), number, path.extension().string()))
      .string();
}

/// One match to its end; the error is the status to end with, told already. Nothing: the user stopped it.
tl::expected<std::optional<Report>, int> play_alone(PlayOptions options) {
  // scenes that come by chance differ from seed to seed
  const auto league = match::league_of(fixture_of(options), root() / "content");
  if (!league) return complain(league.error()), tl::unexpected<int>(kUsage);
  if (auto settled = settle(options, *league); !settled) return complain(settled.error()), tl::unexpected<int>(kUsage);
  server::LiveMatch::Plan plan = plan_of(options, false);
  plan.keeps_match = true;
  const os::HostTime began = os::now();
  const auto live = start_match(options, plan);
  if (!live) return tl::unexpected<int>(live.error());
  while (!(*live)->wait(std::chrono::milliseconds{50})) {
    if (!interrupted()) continue;
    (*live)->stop();
    return std::optional<Report>{};
  }
  if (const Result<void> written = (*live)->outcome(); !written)
    return complain(written.error()), tl::unexpected<int>(kProblem);
  return report_of(options, **live, (os::now() - began).seconds());
}

void tell(const Report& r) {
  const std::string file = r.recording.empty() ? "" : "   " + r.recording;
  if (r.contest) {
    const std::string text = text_of(*r.contest);
    fmt::print("seed {:<5} {}: {}{}\n", r.seed, r.blue, text.substr(0, text.find('\n')), file);
  } else {
    fmt::print("seed {:<5} blue {} {} : {} {} yellow   {}{}\n", r.seed, r.blue, r.score.blue, r.score.yellow, r.yellow,
               clock_text(r.simulated_seconds), file);
  }
  std::fflush(stdout);
}

void tell(const Series& series) {
  const bool scored = !series.matches.empty() && !series.matches.front().contest;
  fmt::print("{} played", series.played);
  if (scored) {
    fmt::print(": blue won {}, yellow {}, {} level; goals {} : {}", series.blue_won, series.yellow_won,
               series.played - series.blue_won - series.yellow_won, series.goals_blue, series.goals_yellow);
  }
  fmt::print("\n");
}

}  // namespace

int play_many(const PlayOptions& options) {
  Series series;
  int status = kFine;
  for (int i = 0; i < options.count && status == kFine; ++i) {
    PlayOptions one = options;
    one.headless = true;
    one.seed = options.seed + static_cast<std::uint64_t>(i);
    if (!options.record.empty()) one.record = numbered(options.record, i + 1);
    auto played = play_alone(std::move(one));
    if (!played) {
      status = played.error();
    } else if (!*played) {
      status = kProblem;
    } else {
      if (!options.json) tell(**played);
      if (!(*played)->forfeit.empty()) status = kProblem;
      series.add(std::move(**played));
    }
  }
  // what was played before trouble came is told all the same
  if (options.json && (status == kFine || series.played > 0)) fmt::print("{}\n", to_json(series));
  if (!options.json && series.played > 0) tell(series);
  return status;
}

}  // namespace cancha::cli
