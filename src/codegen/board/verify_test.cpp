// One call compares the engine, C on this computer and the very sketch that users get.

#include "codegen/board/verify.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "codegen/board/build.h"
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
    ASSERT_EQ(done->chip.size(), 1U);
    EXPECT_EQ(done->chip[0].around, Around::Sketch);
    EXPECT_EQ(done->chip[0].steps, done->steps);
  }
}

TEST(Verify, RunsParallelStatesEventsHistoryAndWaitsOnTheSketch) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const auto done = verify(shipped("small_robot/patrol.scxml"), settings());

  ASSERT_TRUE(done) << done.error().text();
  EXPECT_FALSE(done->everything);
  ASSERT_EQ(done->chip.size(), 1U);
  EXPECT_EQ(done->chip[0].around, Around::Sketch);
  EXPECT_EQ(done->chip[0].steps, steps_of_a_run(3'000));
}

TEST(Verify, TriesEverythingOfRulesOnTheSketch) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const auto done = verify(shipped("futrob/pass.xml"), settings());

  ASSERT_TRUE(done) << done.error().text();
  EXPECT_TRUE(done->everything);
  ASSERT_EQ(done->chip.size(), 1U);
  EXPECT_EQ(done->chip[0].around, Around::Sketch);
  EXPECT_EQ(done->chip[0].steps, done->steps);
}

TEST(Verify, RunsXabslWithDecimalsOnPinsAndThroughVariables) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const auto done = verify(shipped("sonar_stop/agents.xabsl"), settings());

  ASSERT_TRUE(done) << done.error().text();
  ASSERT_EQ(done->chip.size(), 2U);
  EXPECT_EQ(done->chip[0].around, Around::Sketch);
  EXPECT_EQ(done->chip[1].around, Around::Nothing);
  EXPECT_EQ(done->chip[0].steps, steps_of_a_run(3'000));
  EXPECT_EQ(done->chip[1].steps, steps_of_a_run(3'000));
}

TEST(Verify, RunsTheMachineAloneWhereThereAreTooFewPins) {
  CANCHA_NEEDS_EMULATED_BOARD();
  VerifySettings few = settings();
  few.steps = 300;
  const auto done = verify(shipped("uchile_striker/agents.xabsl"), few);

  ASSERT_TRUE(done) << done.error().text();
  ASSERT_EQ(done->chip.size(), 1U);
  EXPECT_EQ(done->chip[0].around, Around::Nothing);
  EXPECT_EQ(done->chip[0].steps, 300U);
  EXPECT_EQ(done->chip[0].why, "the UNO: has too few pins for 61 ports");
}

TEST(Verify, RunsBareMainOnTheChip) {
  CANCHA_NEEDS_EMULATED_BOARD();
  for (const std::string path : {"small_robot/patrol.scxml", "futrob/pass.xml", "sonar_stop/agents.xabsl"}) {
    SCOPED_TRACE(path);
    VerifySettings bare = settings();
    bare.generate.target = Target::Avr;
    bare.generate.sample_ms = 700;  // timer 1 rings three times for a step
    const auto done = verify(shipped(path), bare);

    ASSERT_TRUE(done) << done.error().text();
    ASSERT_GE(done->chip.size(), 1U);
    EXPECT_EQ(done->chip[0].around, Around::Main);
    EXPECT_EQ(done->chip[0].steps, done->steps);
  }
}

TEST(Verify, RunsTheProgramOfTheCm900ByItsRegisters) {
  CANCHA_NEEDS("arm-none-eabi-gcc");
  for (const std::string path : {"ceabot_avoid/avoid.scxml", "futrob/pass.xml", "sonar_stop/agents.xabsl"}) {
    SCOPED_TRACE(path);
    VerifySettings cm900 = settings();
    cm900.generate.target = Target::Cm900;
    const auto done = verify(shipped(path), cm900);

    ASSERT_TRUE(done) << done.error().text();
    ASSERT_EQ(done->chip.size(), 1U);
    EXPECT_EQ(done->chip[0].around, Around::Registers);
    EXPECT_EQ(done->chip[0].steps, done->steps);
  }
}

TEST(Verify, CompilesForTheCm900WhatHasTooManyPorts) {
  CANCHA_NEEDS("arm-none-eabi-gcc");
  VerifySettings cm900 = settings();
  cm900.generate.target = Target::Cm900;
  cm900.steps = 300;
  const auto done = verify(shipped("uchile_striker/agents.xabsl"), cm900);

  ASSERT_TRUE(done) << done.error().text();
  ASSERT_EQ(done->chip.size(), 1U);
  EXPECT_EQ(done->chip[0].around, Around::Compiled);
  EXPECT_EQ(done->chip[0].steps, 0U);
  EXPECT_EQ(done->chip[0].why, "the CM-900: has too few pins for 61 ports");
}

TEST(Verify, RefusesPinsThatABoardDoesNotHave) {
  VerifySettings cm900 = settings();
  cm900.generate.target = Target::Cm900;
  const auto done = verify(shipped("small_robot/patrol.scxml"), cm900);

  // the chart names pins of an UNO
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().text(), "lamp: pin PA13 cannot be used: it belongs to the debugger");
}

TEST(Verify, GivesTheSameForAnyNumberOfThreads) {
  CANCHA_NEEDS("arm-none-eabi-gcc");
  VerifySettings one = settings();
  one.steps = 70'000;
  one.generate.target = Target::Cm900;
  one.generate.pins = "lamp=PB0";
  VerifySettings three = one;
  one.threads = 1;
  three.threads = 3;
  three.folder = example::fresh_folder("three");
  const auto by_one = verify(shipped("small_robot/patrol.scxml"), one);
  const auto by_three = verify(shipped("small_robot/patrol.scxml"), three);

  ASSERT_TRUE(by_one) << by_one.error().text();
  ASSERT_TRUE(by_three) << by_three.error().text();
  EXPECT_EQ(by_one->steps, 70'000U);
  EXPECT_EQ(by_one->runs, 4U);
  EXPECT_EQ(by_three->steps, by_one->steps);
  EXPECT_EQ(by_three->runs, by_one->runs);
  EXPECT_EQ(by_three->chip[0].steps, by_one->chip[0].steps);
}

/// Files of a target in a folder, one of them changed.
VerifySettings spoilt(const decide::program::Program& program, Settings made_as, const std::string& from,
                      const std::string& to) {
  const auto made = generate(program, made_as);
  EXPECT_TRUE(made);
  std::vector<GeneratedFile> files = made->files;
  std::size_t changed = 0;
  for (GeneratedFile& f : files) {
    const std::size_t at = f.text.find(from);
    if (!f.path.ends_with(".c") || at == std::string::npos) continue;
    f.text.replace(at, from.size(), to);
    ++changed;
  }
  EXPECT_EQ(changed, 1U) << from;
  VerifySettings all = settings();
  all.generate = std::move(made_as);
  all.from = example::fresh_folder("spoilt");
  EXPECT_TRUE(put_files(files, all.from));
  return all;
}

TEST(Verify, TellsStepAndInputsAtWhichASpoiltSketchDiffers) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const decide::program::Program avoid = shipped("ceabot_avoid/avoid.scxml");
  const Settings sketch{.target = Target::Arduino, .backend = Backend::Table, .name = "machine"};

  const auto done = verify(avoid, spoilt(avoid, sketch, "3u, 2u, 1u", "3u, 1u, 1u"));

  ASSERT_FALSE(done);
  const std::string told = done.error().text();
  EXPECT_TRUE(told.starts_with("the sketch: run ")) << told;
  EXPECT_NE(told.find("step 0, with u=1 v=0 w=0: 'S1' is 1, and by the engine 0"), std::string::npos) << told;
}

TEST(Verify, FindsASpoiltBareMain) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const decide::program::Program avoid = shipped("ceabot_avoid/avoid.scxml");
  const Settings bare{.target = Target::Avr, .name = "machine"};

  // its pins begin one further
  const auto done = verify(avoid, spoilt(avoid, bare, "(PIND >> 2)", "(PIND >> 3)"));

  ASSERT_FALSE(done);
  EXPECT_TRUE(done.error().text().starts_with("main.c on the chip: run ")) << done.error().text();
}

TEST(Verify, FindsAPinOfTheCm900InTheWrongMode) {
  CANCHA_NEEDS("arm-none-eabi-gcc");
  const decide::program::Program avoid = shipped("ceabot_avoid/avoid.scxml");
  Settings cm900{.target = Target::Cm900, .name = "machine"};
  cm900.pins = "u=PB12,v=PB13,w=PB14,S0=PA0,S1=PA1";

  const auto done = verify(avoid, spoilt(avoid, cm900, "mode(PA, 1u, OUTPUT);", "mode(PA, 1u, INPUT);"));

  ASSERT_FALSE(done);
  EXPECT_TRUE(done.error().text().starts_with("the CM-900's main.c here: run ")) << done.error().text();
  EXPECT_NE(done.error().text().find("'S1' is 0, and by the engine 1"), std::string::npos) << done.error().text();
}

TEST(Verify, TellsThatSpoiltRulesCallAnotherBehaviour) {
  const decide::program::Program pass = shipped("futrob/pass.xml");
  const Settings c{.target = Target::C, .name = "machine"};

  const auto done =
      verify(pass, spoilt(pass, c, "!in->ballInSight && !in->ballIsMine", "!in->ballInSight && in->ballIsMine"));

  ASSERT_FALSE(done);
  EXPECT_TRUE(done.error().text().starts_with("C on this computer: run ")) << done.error().text();
  EXPECT_NE(done.error().text().find("ballIsMine="), std::string::npos) << done.error().text();
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
