// Humanoid matches and players: how fast a whole match runs, and how long one player thinks.

#include <fmt/format.h>

#include <unistd.h>
#include <algorithm>
#include <filesystem>
#include <memory>

#include "base/allocations.h"
#include "bench/bench.h"
#include "match/fixture.h"
#include "match/recorder.h"
#include "os/clock.h"
#include "robot/parts.h"

namespace cancha::bench {
namespace {

constexpr double kSeconds = 60.0;    ///< of play, from the kick-off's Ready to fights for the ball
constexpr Duration kWarm = 1000_ms;  ///< from then on a player takes no memory

double wall_seconds() {
  return os::now().seconds();
}

struct Started {
  match::Fixture fixture;
  field::League league;
  std::unique_ptr<match::Match> match;
};

Result<Started> start(const Settings& settings, std::uint64_t seed) {
  Started made;
  made.fixture.league = "kidsize";
  made.fixture.seed = seed;
  auto league = match::league_of(made.fixture, settings.content);
  if (!league) return pass_on(std::move(league));
  made.league = *league;
  made.fixture.blue = league->teams[index(Team::Blue)];
  made.fixture.yellow = league->teams[index(Team::Yellow)];
  auto match = match::start_match(made.fixture, *league, settings.content);
  if (!match) return pass_on(std::move(match));
  made.match = std::move(*match);
  return made;
}

/// Plays the beginning of a match with a recording running; gives how many times faster than real time.
Result<double> recorded_match(const Settings& settings, std::uint64_t seed, std::uint64_t& hash) {
  auto made = start(settings, seed);
  if (!made) return pass_on(std::move(made));
  const auto path = std::filesystem::temp_directory_path() / fmt::format("cancha-bench-{}.mcap", getpid());
  auto recorder =
      match::Recorder::open(path.string(), *made->match, match::info_of(made->fixture, made->league, "bench"));
  if (!recorder) return pass_on(std::move(recorder));
  made->match->add_observer(**recorder);
  const double began = wall_seconds();
  while (made->match->truth().time.seconds() < kSeconds) {
    if (auto ticked = made->match->tick(); !ticked) return pass_on(std::move(ticked));
  }
  const auto closed = (*recorder)->close();
  const double took = wall_seconds() - began;
  std::error_code ignored;
  std::filesystem::remove(path, ignored);
  if (!closed) return tl::unexpected<Error>(closed.error());
  hash = made->match->state_hash();
  return kSeconds / took;
}

/// The readings of one robot in a match.
Result<std::vector<Readings>> readings_of(const Settings& settings, std::uint64_t seed) {
  auto made = start(settings, seed);
  if (!made) return pass_on(std::move(made));
  struct Gatherer final : match::Observer {
    std::vector<Readings> all;
    void ticked(const match::Moment& moment) override {
      if (!moment.frames.empty()) all.push_back(moment.frames[1]->readings);
    }
  } gatherer;
  made->match->add_observer(gatherer);
  while (made->match->truth().time.seconds() < kSeconds) {
    if (auto ticked = made->match->tick(); !ticked) return pass_on(std::move(ticked));
  }
  return std::move(gatherer.all);
}

}  // namespace

Result<std::vector<Measurement>> measure_match(const Settings& settings) {
  std::vector<double> factors;
  std::uint64_t hash = 0;
  for (int i = 0; i < settings.repetitions; ++i) {
    settings.progress(fmt::format("humanoid match {} of {}", i + 1, settings.repetitions));
    auto factor = recorded_match(settings, static_cast<std::uint64_t>(i + 1), hash);
    if (!factor) return pass_on(std::move(factor));
    factors.push_back(*factor);
  }
  return std::vector<Measurement>{
      figure("match", "kidsize_realtime_factor", factors, "x", Better::Higher, 2.0, fmt::format("{:016x}", hash))};
}

Result<std::vector<Measurement>> measure_player(const Settings& settings) {
  settings.progress("readings of a player");
  auto readings = readings_of(settings, 1);
  if (!readings) return pass_on(std::move(readings));
  auto league = field::load_league(settings.content, "kidsize");
  if (!league) return pass_on(std::move(league));
  const auto kind = robot::load_body(settings.content, league->body);
  if (!kind) return tl::unexpected<Error>(kind.error());
  auto profile = robot::load_profile(settings.content, "kidsize");
  if (!profile) return pass_on(std::move(profile));

  std::vector<double> medians;
  std::vector<double> worst;
  std::vector<double> allocations;
  for (int i = 0; i < settings.repetitions; ++i) {
    robot::Programs programs{*league, robot::behaviour_reader(settings.content)};
    auto player = robot::make_player({*profile, {Team::Blue, 1}, *league, kind->get(), programs});
    if (!player) return pass_on(std::move(player));
    std::vector<double> times;
    long asked = 0;
    long warm_ticks = 0;
    for (const Readings& one : *readings) {
      const long before = allocations_of_this_thread();
      const double began = wall_seconds();
      (void)(*player)->tick(one);
      const double took = wall_seconds() - began;
      if (one.time - readings->front().time >= kWarm) {
        asked += allocations_of_this_thread() - before;
        ++warm_ticks;
      }
      times.push_back(1e6 * took);
    }
    allocations.push_back(static_cast<double>(asked) / static_cast<double>(warm_ticks));
    std::ranges::sort(times);
    medians.push_back(times[times.size() / 2]);
    worst.push_back(times[times.size() * 99 / 100]);
  }
  std::vector<Measurement> figures{figure("player", "tick_us", medians, "us", Better::Lower, 50.0),
                                   figure("player", "tick_99_percent_us", worst, "us", Better::Lower, std::nullopt)};
  if (counts_allocations()) {
    figures.push_back(figure("player", "tick_allocations", allocations, "a tick, warm", Better::Lower, 0.0));
  }
  return figures;
}

}  // namespace cancha::bench
