// What recording costs: bytes on the disk, and time beside the match.

#include <fmt/format.h>

#include <unistd.h>
#include <filesystem>
#include <memory>

#include "bench/bench.h"
#include "match/match.h"
#include "match/recorder.h"
#include "minds/built_in.h"
#include "os/clock.h"
#include "world/wheeled_world.h"

namespace cancha::bench {
namespace {

/// Wall time, because asking for it costs little: the recorder is called in every step.
double seconds_now() {
  return os::now().seconds();
}

/// Hands everything on to a recorder and takes the time.
class Timed final : public match::Observer {
 public:
  explicit Timed(match::Recorder& recorder) : recorder_{recorder} {}
  void commanded(Time time, std::span<const Commands> commands) override {
    timed([&] { recorder_.commanded(time, commands); });
  }
  void stepped(const match::Moment& moment) override {
    timed([&] { recorder_.stepped(moment); });
  }
  void ticked(const match::Moment& moment) override {
    timed([&] { recorder_.ticked(moment); });
  }
  void happened(const MatchEvent& event) override {
    timed([&] { recorder_.happened(event); });
  }
  template <class Work>
  void timed(Work&& work) {
    const double start = seconds_now();
    work();
    seconds_ += seconds_now() - start;
  }
  [[nodiscard]] double seconds() const { return seconds_; }

 private:
  match::Recorder& recorder_;
  double seconds_ = 0.0;
};

struct Run {
  double whole = 0.0;      ///< of the whole match, seconds
  double recording = 0.0;  ///< of that, in the recorder
  double bytes = 0.0;
  std::uint64_t hash = 0;
};

Result<std::unique_ptr<match::Match>> start(const field::League& league, std::uint64_t seed) {
  std::array<std::unique_ptr<decide::Strategy>, 2> teams;
  for (const Team side : kTeams) {
    auto team =
        minds::make_built_in_team(side == Team::Blue ? "roles" : "chase", league, Random{seed}.split(index(side)));
    if (!team) return pass_on(std::move(team));
    teams[index(side)] = std::move(*team);
  }
  return match::Match::start(league, world::make_mujoco_world(), std::move(teams), {.seed = seed});
}

/// Plays a match, recorded to `path`.
Result<Run> play(const field::League& league, std::uint64_t seed, const std::filesystem::path& path) {
  auto match = start(league, seed);
  if (!match) return pass_on(std::move(match));
  const double begin = seconds_now();
  auto recorder = match::Recorder::open(
      path.string(), **match, {"bench", league.name, league.source, league.rules.half.value, seed, "roles", "chase"});
  if (!recorder) return pass_on(std::move(recorder));
  Timed timed{**recorder};
  (*match)->add_observer(timed);
  while (!(*match)->over()) {
    if (auto ticked = (*match)->tick(); !ticked) return pass_on(std::move(ticked));
  }
  Result<void> closed;
  timed.timed([&] { closed = (*recorder)->close(); });
  if (!closed) return pass_on(std::move(closed));
  return Run{seconds_now() - begin, timed.seconds(), static_cast<double>(std::filesystem::file_size(path)),
             (*match)->state_hash()};
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
    auto recorded = play(*league, seed, path);
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
    if (!recorded) return pass_on(std::move(recorded));
    last = *recorded;
    overhead.push_back(100.0 * last.recording / (last.whole - last.recording));
    bytes.push_back(last.bytes);
    rate.push_back(600.0 / last.whole);
  }
  const std::string signature = fmt::format("{:016x}", last.hash);
  return std::vector<Measurement>{
      figure("record", "bytes_per_10min", bytes, "B", Better::Lower, 15e6, signature),
      figure("record", "overhead_percent", overhead, "%", Better::Lower, 5, signature),
      figure("record", "match_real_time_factor", rate, "x", Better::Higher, std::nullopt, signature),
  };
}

}  // namespace cancha::bench
