// Humanoid matches and players: how fast a whole match runs, and how long one player thinks.

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <thread>

#include "base/allocations.h"
#include "base/hash.h"
#include "bench/recorded_match.h"
#include "bench/usual_match.h"
#include "lab/match_measures.h"
#include "lab/study.h"
#include "os/clock.h"
#include "robot/parts.h"

namespace cancha::bench {
namespace {

constexpr double kSeconds = 60.0;    ///< of play, from the kick-off's Ready to fights for the ball
constexpr Duration kWarm = 1000_ms;  ///< from then on a player takes no memory
constexpr double kUprightMinutes = 2.0;

double wall_seconds() {
  return os::now().seconds();
}

/// The readings of one robot in a match.
Result<std::vector<Readings>> readings_of(const Settings& settings, std::uint64_t seed) {
  auto made = start_usual(settings, {.league = "kidsize", .seed = seed});
  if (!made) return pass_on(std::move(made));
  struct Gatherer final : match::Observer {
    std::vector<Readings> all;
    void ticked(const match::Moment& moment) override {
      if (!moment.frames.empty()) all.push_back(moment.frames[1]->readings);
    }
  } gatherer;
  made->match->add_observer(gatherer);
  if (auto played = play_until(*made->match, kSeconds); !played) return pass_on(std::move(played));
  return std::move(gatherer.all);
}

/// How long robots stand on their feet in whole matches that are played and seen as ./cancha play kidsize does.
Result<Measurement> measure_upright(const Settings& settings) {
  settings.progress(fmt::format("falls in {} KidSize matches by camera", settings.repetitions));
  match::Scenario whole;
  whole.title = whole.league = "kidsize";
  match::Fixture fixture;
  fixture.blue = fixture.yellow = "";
  fixture.minutes = kUprightMinutes;
  auto study = lab::study_of(std::move(whole), std::move(fixture), settings.content);
  if (!study) return pass_on(std::move(study));
  const auto league = field::load_league(settings.content, "kidsize");
  if (!league) return tl::unexpected<Error>(league.error());
  study->fixture.sensing.senses = match::usual_senses(study->fixture, *league, settings.content);
  std::vector<std::uint64_t> seeds;
  for (int i = 0; i < settings.repetitions; ++i) seeds.push_back(study->seed_of(i));
  std::vector<lab::Trial> trials;
  const std::atomic<bool> stop{false};
  const auto take = [&](const lab::Trial& trial) -> Result<void> { return trials.push_back(trial), Result<void>{}; };
  const int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  if (auto played = lab::play_trials(*study, seeds, threads, take, stop); !played) return pass_on(std::move(played));
  std::ranges::sort(trials, {}, &lab::Trial::seed);
  std::vector<double> percents;
  Hash hash;
  for (const lab::Trial& trial : trials) {
    percents.push_back(100.0 * trial.values[lab::find_measure("upright")]);
    hash.add(trial.hash);
  }
  return figure("match", "kidsize_upright_percent", percents, "%", Better::Higher, 90.0,
                fmt::format("{:016x}", hash.value()));
}

}  // namespace

Result<std::vector<Measurement>> measure_match(const Settings& settings) {
  struct Row {
    const char* league;
    double bar;
  };
  std::vector<Measurement> figures;
  for (const Row row : {Row{"kidsize", 2.0}, Row{"spl", 1.0}}) {
    std::vector<double> factors;
    MatchSpeed speed;
    for (int i = 0; i < settings.repetitions; ++i) {
      settings.progress(fmt::format("{} match {} of {}", row.league, i + 1, settings.repetitions));
      auto played = play_recorded(settings, row.league, static_cast<std::uint64_t>(i + 1));
      if (!played) return pass_on(std::move(played));
      speed = *played;
      factors.push_back(speed.factor);
    }
    figures.push_back(figure("match", fmt::format("{}_realtime_factor", row.league), factors, "x", Better::Higher,
                             row.bar, fmt::format("{:016x}", speed.hash)));
  }
  auto upright = measure_upright(settings);
  if (!upright) return pass_on(std::move(upright));
  figures.push_back(std::move(*upright));
  return figures;
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
