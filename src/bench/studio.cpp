// What viewers cost: the same live match as fast as it goes, alone and before fifty who see everything.

#include <fmt/format.h>
#include <time.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>

#include "bench/bench.h"
#include "os/clock.h"
#include "server/crowd.h"
#include "server/matches.h"
#include "server/server.h"

namespace cancha::bench {
namespace {

constexpr std::size_t kViewers = 50;
constexpr double kMinutes = 4.0;  ///< a second or two each, so that start and end count for little
constexpr int kPairs = 2;         ///< of matches in one repetition
constexpr auto kLongest = std::chrono::minutes{10};

struct Run {
  double seconds = 0.0;  ///< wall time of the whole match
  double cpu = 0.0;      ///< processor time of the whole process meanwhile, viewers included
  double frames = 0.0;   ///< that a viewer got, on average
  double frame_bytes = 0.0;
  std::uint64_t hash = 0;
};

/// A studio with a folder of its own, gone at the end.
class Studio {
 public:
  explicit Studio(std::filesystem::path folder) : folder_{std::move(folder)} {
    std::filesystem::create_directories(folder_);
  }
  ~Studio() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  Studio(const Studio&) = delete;
  Studio& operator=(const Studio&) = delete;

  /// Plays one match before so many viewers.
  [[nodiscard]] Result<Run> play(const Settings& settings, std::size_t viewers) const {
    auto server = server::Server::start(
        {.port = 0, .web_root = folder_, .recordings = folder_, .content = settings.content, .version = "bench"});
    if (!server) return pass_on(std::move(server));
    auto live = (*server)->matches().start({.minutes = kMinutes, .speed = 0.0, .paused = true});
    if (!live) return pass_on(std::move(live));
    const std::string target = fmt::format("/api/matches/{}/live?token={}", (*live)->name(), (*server)->token());
    auto crowd = server::Crowd::come((*server)->port(), target, viewers);
    if (!crowd) return pass_on(std::move(crowd));

    const Duration cpu = os::used_by_this_process();
    const os::HostTime start = os::now();
    if (auto played = (*live)->obey({.order = server::Order::Play}); !played) return pass_on(std::move(played));
    const bool is_over = (*live)->wait(kLongest);
    const double seconds = (os::now() - start).seconds();

    Run run{.seconds = seconds, .cpu = (os::used_by_this_process() - cpu).seconds()};
    std::uint64_t frames = 0, bytes = 0;
    for (const auto& viewer : (*crowd)->leave()) {
      if (viewer.was_cut_off || !viewer.got_opening) return fail("studio", "a viewer was lost");
      frames += viewer.frames;
      bytes += viewer.frame_bytes;
    }
    if (!is_over) return fail("studio", "the match did not end");
    if (!(*live)->outcome()) return tl::unexpected<Error>((*live)->outcome().error());
    run.frames = viewers == 0 ? 0.0 : static_cast<double>(frames) / static_cast<double>(viewers);
    run.frame_bytes = frames == 0 ? 0.0 : static_cast<double>(bytes) / static_cast<double>(frames);
    run.hash = (*live)->state_hash();
    return run;
  }

 private:
  std::filesystem::path folder_;
};

/// What came of all pairs so far, one value each.
struct Figures {
  std::vector<double> slowdown, cpu, rate, frame_rate, frame_bytes;
  std::uint64_t hash = 0;
};

/// One match alone and one before viewers, the order changing from pair to pair.
Result<void> play_pair(const Settings& settings, const Studio& studio, bool alone_first, Figures& figures) {
  Run runs[2];  // alone, watched
  for (const bool watched : {!alone_first, alone_first}) {
    auto run = studio.play(settings, watched ? kViewers : 0);
    if (!run) return pass_on(std::move(run));
    runs[watched ? 1 : 0] = *run;
  }
  const auto& [alone, watched] = runs;
  if (watched.hash != alone.hash) return fail("studio", "viewers changed the match");
  figures.slowdown.push_back(100.0 * (watched.seconds / alone.seconds - 1.0));
  figures.cpu.push_back(100.0 * (watched.cpu / alone.cpu - 1.0));
  figures.rate.push_back(60.0 * kMinutes / alone.seconds);
  figures.frame_rate.push_back(watched.frames / watched.seconds);
  figures.frame_bytes.push_back(watched.frame_bytes);
  figures.hash = watched.hash;
  return {};
}

}  // namespace

Result<std::vector<Measurement>> measure_studio(const Settings& settings) {
  const Studio studio{std::filesystem::temp_directory_path() / fmt::format("cancha-bench-studio-{}", getpid())};
  Figures all;
  for (int i = 0; i < settings.repetitions; ++i) {
    settings.progress(fmt::format("studio, repetition {} of {}", i + 1, settings.repetitions));
    for (int pair = 0; pair < kPairs; ++pair) {
      if (auto played = play_pair(settings, studio, pair % 2 == 0, all); !played) return pass_on(std::move(played));
    }
  }
  const std::string signature = fmt::format("{:016x}", all.hash);
  return std::vector<Measurement>{
      figure("studio", "viewers50_slowdown_percent", all.slowdown, "%", Better::Lower, 5, signature),
      figure("studio", "viewers50_cpu_percent", all.cpu, "%", Better::Lower, std::nullopt, signature),
      figure("studio", "viewers50_frames_per_s", all.frame_rate, "1/s", Better::Higher, std::nullopt, signature),
      figure("studio", "frame_bytes", all.frame_bytes, "B", Better::Lower, std::nullopt, signature),
      figure("studio", "live_real_time_factor", all.rate, "x", Better::Higher, std::nullopt, signature),
  };
}

}  // namespace cancha::bench
