// What recording costs: bytes on the disk, and time beside the match.

#include <fmt/format.h>

#include <unistd.h>
#include <filesystem>
#include <memory>

#include "bench/bench.h"
#include "match/match.h"
#include "match/recorder.h"
#include "world/worlds.h"

namespace cancha::bench {
namespace {

struct Run {
  double cpu = 0.0;
  double bytes = 0.0;
  std::uint64_t hash = 0;
};

Result<std::unique_ptr<match::Match>> start(const field::League& league, std::uint64_t seed) {
  std::array<std::unique_ptr<decide::Strategy>, 2> teams;
  for (const Team side : kTeams) {
    auto team =
        decide::make_built_in_team(side == Team::Blue ? "roles" : "chase", league, Random{seed}.split(index(side)));
    if (!team) return pass_on(std::move(team));
    teams[index(side)] = std::move(*team);
  }
  return match::Match::start(league, world::make_mujoco_world(), std::move(teams), {.seed = seed});
}

/// Plays a match, recorded to `path` unless that is empty.
Result<Run> play(const field::League& league, std::uint64_t seed, const std::filesystem::path& path) {
  auto match = start(league, seed);
  if (!match) return pass_on(std::move(match));
  const double begin = cpu_seconds();
  std::unique_ptr<match::Recorder> recorder;
  if (!path.empty()) {
    auto opened = match::Recorder::open(
        path.string(), **match, {"bench", league.name, league.source, league.rules.half.value, seed, "roles", "chase"});
    if (!opened) return pass_on(std::move(opened));
    recorder = std::move(*opened);
    (*match)->add_observer(*recorder);
  }
  while (!(*match)->over()) {
    if (auto ticked = (*match)->tick(); !ticked) return pass_on(std::move(ticked));
  }
  if (recorder) {
    if (auto closed = recorder->close(); !closed) return pass_on(std::move(closed));
  }
  Run run{cpu_seconds() - begin, 0.0, (*match)->state_hash()};
  if (!path.empty()) run.bytes = static_cast<double>(std::filesystem::file_size(path));
  return run;
}

}  // namespace

Result<std::vector<Measurement>> measure_record(const Settings& settings) {
  auto league = field::load_league(settings.content, "simurosot");
  if (!league) return pass_on(std::move(league));
  league->rules.half = 300_s;
  const auto path = std::filesystem::temp_directory_path() / fmt::format("cancha-bench-{}.mcap", getpid());

  std::vector<double> overhead, bytes, rate;
  Run last{};
  for (int i = 0; i < settings.repetitions; ++i) {
    settings.progress(fmt::format("record, match {} of {}", i + 1, settings.repetitions));
    const auto seed = static_cast<std::uint64_t>(i + 1);
    auto plain = play(*league, seed, {});
    auto recorded = play(*league, seed, path);
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
    if (!plain) return pass_on(std::move(plain));
    if (!recorded) return pass_on(std::move(recorded));
    last = *recorded;
    overhead.push_back(100.0 * (recorded->cpu - plain->cpu) / plain->cpu);
    bytes.push_back(recorded->bytes);
    rate.push_back(600.0 / recorded->cpu);
  }
  const std::string signature = fmt::format("{:016x}", last.hash);
  return std::vector<Measurement>{
      figure("record", "bytes_per_10min", bytes, "B", Better::Lower, 15e6, signature),
      figure("record", "overhead_percent", overhead, "%", Better::Lower, 5, signature),
      figure("record", "match_real_time_factor", rate, "x", Better::Higher, std::nullopt, signature),
  };
}

}  // namespace cancha::bench
