// One call compares the engine, C on this computer and the very sketch that users get.

#include "codegen/board/verify.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "codegen/board/example_test.h"
#include "codegen/host_run.h"
#include "decide/behaviour/load.h"
#include "support/long_runs.h"

namespace cancha::codegen {
namespace {

decide::program::Program shipped(const std::string& path) {
  const auto loaded =
      decide::load_behaviour(CANCHA_SOURCE_DIR "/content/behaviours/" + path, decide::xabsl::read_from_disk);
  EXPECT_TRUE(loaded) << loaded.error().text();
  return loaded->program;
}

VerifySettings settings(Backend backend = Backend::Auto) {
  return {.generate = {.backend = backend, .name = "machine"},
          .folder = example::fresh_folder("machine"),
          .emulator = CANCHA_AVR,
          .steps = steps_of_a_run(3'000)};
}

TEST(Verify, TriesEverythingOfTheAvoidanceMachineOnTheSketch) {
  CANCHA_NEEDS_EMULATED_BOARD();
  for (const Backend backend : {Backend::Table, Backend::Switch}) {
    const auto done = verify(shipped("ceabot_avoid/avoid.scxml"), settings(backend));

    ASSERT_TRUE(done) << done.error().text();
    EXPECT_TRUE(done->everything);
    EXPECT_GE(done->steps, 4U * 8U);
    EXPECT_EQ(done->no_board, "");
    EXPECT_EQ(done->board_steps, done->steps);
  }
}

TEST(Verify, RunsParallelStatesEventsHistoryAndWaitsOnTheSketch) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const auto done = verify(shipped("small_robot/patrol.scxml"), settings());

  ASSERT_TRUE(done) << done.error().text();
  EXPECT_FALSE(done->everything);
  EXPECT_EQ(done->no_board, "");
  EXPECT_EQ(done->board_steps, steps_of_a_run(3'000));
}

TEST(Verify, ComparesRulesAndXabslOnThisComputer) {
  for (const char* path : {"futrob/kick.xml", "uchile_striker/agents.xabsl"}) {
    const auto done = verify(shipped(path), settings());

    ASSERT_TRUE(done) << path << done.error().text();
    EXPECT_EQ(done->steps, steps_of_a_run(3'000));
    EXPECT_NE(done->no_board, "") << path;
  }
}

TEST(Verify, WalksTryEveryInputInEverySituation) {
  const decide::program::Program program = shipped("ceabot_avoid/avoid.scxml");
  const std::vector<Scenario> walks = exhaustive_runs(program, 10'000);

  // every pair of the 4 states and 8 inputs; no way leads back to the first state, so that there are 8 walks
  ASSERT_EQ(walks.size(), 8U);
  std::set<std::pair<double, std::vector<double>>> pairs;
  for (const Scenario& walk : walks) {
    const Trace trace = engine_trace(walk);
    double state = 0.0;
    for (std::size_t i = 0; i < trace.size(); ++i) {
      pairs.emplace(state, walk.values[i]);
      state = trace[i][2];  // after two outputs
    }
  }
  EXPECT_EQ(pairs.size(), 4U * 8U);
}

}  // namespace
}  // namespace cancha::codegen
