#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "base/allocations.h"
#include "match/match.h"
#include "match/recorder.h"
#include "minds/built_in.h"
#include "world/wheeled_world.h"

/// Real matches and recordings for tests, of this part and of those above.
namespace cancha::match {

/// The usual league with halves of so many seconds; `source` is CANCHA_SOURCE_DIR.
[[nodiscard]] inline field::League test_league(const char* source, double half) {
  auto league = field::load_league(std::filesystem::path{source} / "content", "simurosot");
  EXPECT_TRUE(league.has_value());
  league->rules.half = {half};
  return *league;
}

/// A recording of the house teams, gone at the end.
class RecordedMatch {
 public:
  /// Plays the match; `watcher` sees it, too.
  explicit RecordedMatch(const field::League& league, Observer* watcher = nullptr, std::uint64_t seed = 4)
      : path_{(std::filesystem::path{testing::TempDir()} /
               fmt::format("cancha_{}_{}.mcap", testing::UnitTest::GetInstance()->current_test_info()->name(),
                           ::getpid()))
                  .string()} {
    record(league, watcher, seed);
  }
  ~RecordedMatch() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
  }
  RecordedMatch(const RecordedMatch&) = delete;
  RecordedMatch& operator=(const RecordedMatch&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  void record(const field::League& league, Observer* watcher, std::uint64_t seed) {
    auto match = Match::start(league, world::make_mujoco_world(),
                              {*minds::make_built_in_team("roles", league, Random{seed}),
                               *minds::make_built_in_team("roles", league, Random{seed + 1})},
                              {.seed = seed});
    ASSERT_TRUE(match.has_value());
    auto recorder = Recorder::open(
        path_, **match, {"test", league.name, league.source, league.rules.half.value, seed, "roles", "chase"});
    ASSERT_TRUE(recorder.has_value()) << recorder.error().text();
    (*match)->add_observer(**recorder);
    if (watcher != nullptr) (*match)->add_observer(*watcher);
    while (!(*match)->over()) ASSERT_TRUE((*match)->tick().has_value());
    ASSERT_TRUE((*recorder)->close().has_value());
  }

  std::string path_;
};

/// Ticks take no memory once the match is warm.
inline void expect_no_memory_taken(Match& match, int warm, int ticks) {
  for (int i = 0; i < warm; ++i) ASSERT_TRUE(match.tick().has_value());
  // an event is a sentence, and rare
  for (int i = 0; i < ticks; ++i) {
    const std::size_t events = match.events().size();
    const auto before = allocations_of_this_thread();
    ASSERT_TRUE(match.tick().has_value());
    const long asked = allocations_of_this_thread() - before;
    ASSERT_TRUE(asked == 0 || match.events().size() > events) << asked << " in tick " << i;
  }
}

}  // namespace cancha::match
