#include "codegen/board/loop_program.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "base/random.h"
#include "codegen/board/example_test.h"
#include "codegen/board/loop_link.h"
#include "decide/behaviour/load.h"
#include "decide/program/stand_in.h"

namespace cancha::codegen {
namespace {

using SharedProgram = std::shared_ptr<const program::Program>;

SharedProgram shipped(const std::string& path) {
  auto loaded = decide::load_behaviour(CANCHA_SOURCE_DIR "/content/behaviours/" + path, decide::xabsl::read_from_disk);
  EXPECT_TRUE(loaded) << loaded.error().text();
  return std::make_shared<const program::Program>(std::move(loaded->program));
}

/// The engine with decimals of 32 bits where the board has such.
class NarrowEngine {
 public:
  explicit NarrowEngine(const LoopProgram& loop) : loop_{loop} {
    auto own = std::make_shared<program::Program>(loop.program());
    if (loop.narrow()) own->narrow = narrow_expressions(*own);
    body_ = std::make_unique<program::StandIn>(loop.program());
    auto linked = program::Engine::link(own, body_->host());
    EXPECT_TRUE(linked);
    engine_.emplace(std::move(*linked));
  }

  /// Inputs at random, but so that charts of contests go somewhere, as a line carries them.
  std::vector<double> shuffle(Random& random) {
    body_->shuffle(random);
    std::vector<double> inputs;
    for (const std::uint32_t s : loop_.shape().model.inputs) {
      const bool real = loop_.shape().values.of_symbol(s).kind == Kind::Real;
      double& value = body_->value(s);
      const std::string& word = loop_.program().symbols[s].name;
      // what is near ends the stairs at once, and edges are looked at from near
      if (word.starts_with("obstacle")) value += 1300;
      if (word == "heading" || word == "step.distance") value *= 0.1;
      value = real ? static_cast<float>(value) : std::trunc(value);
      inputs.push_back(value);
    }
    return inputs;
  }

  void step(std::uint32_t time_ms, std::vector<double>& outputs, std::vector<std::uint8_t>& states) {
    engine_->tick(Time{std::int64_t{time_ms} * 1'000'000});
    outputs.clear();
    states.clear();
    for (const std::uint32_t s : loop_.shape().model.outputs) outputs.push_back(engine_->value(s));
    for (const OptionUse* use : loop_.states()) {
      const auto place = std::ranges::find(use->states, engine_->state_of(use->option)) - use->states.begin();
      states.push_back(static_cast<std::uint8_t>(place));
    }
  }

 private:
  const LoopProgram& loop_;
  std::unique_ptr<program::StandIn> body_;
  std::optional<program::Engine> engine_;
};

/// Steps the engine and who sits at the port, side by side.
void compare(const LoopProgram& loop, const std::string& port, std::size_t steps) {
  auto link = LoopLink::open(port, loop);
  ASSERT_TRUE(link) << link.error().text();
  NarrowEngine engine{loop};
  Random random{7};
  std::vector<double> outputs;
  std::vector<std::uint8_t> states;
  std::vector<double> told(loop.shape().model.outputs.size());
  std::vector<std::uint8_t> stands(loop.states().size());
  std::set<std::vector<std::uint8_t>> seen;
  std::uint32_t now = 0;
  for (std::size_t i = 0; i < steps; ++i, now += static_cast<std::uint32_t>(random.below(200))) {
    const std::vector<double> inputs = engine.shuffle(random);
    engine.step(now, outputs, states);
    const auto done = link->step(inputs, now, told, stands);
    ASSERT_TRUE(done) << done.error().text();
    ASSERT_EQ(told, outputs) << "step " << i;
    ASSERT_EQ(stands, states) << "step " << i;
    seen.insert(states);
  }
  EXPECT_GT(seen.size(), 1U);  // it has been somewhere
}

LoopProgram loop_of(const SharedProgram& behaviour, const std::string& name) {
  auto made = LoopProgram::make(behaviour, name, 100);
  EXPECT_TRUE(made) << (made ? "" : made.error()[0].text());
  return *std::move(made);
}

/// Truth only; decimals, elements and 33 bytes of inputs; decimals in comparisons of squares; times.
const std::vector<std::pair<std::string, std::string>> kCharts{{"ceabot_avoid/avoid.scxml", "avoid"},
                                                               {"ceabot_stairs/ceabot_stairs.scxml", "stairs"},
                                                               {"ceabot_race/ceabot_race.scxml", "race"},
                                                               {"ceabot_sumo/ceabot_sumo.scxml", "sumo"},
                                                               {"small_robot/patrol.scxml", "patrol"}};

TEST(LoopProgram, GeneratedCOnThisComputerStepsAsTheEngineDoes) {
  for (const auto& [path, name] : kCharts) {
    SCOPED_TRACE(path);
    const LoopProgram loop = loop_of(shipped(path), name);

    const auto end = start_here(loop);

    ASSERT_TRUE(end) << end.error().text();
    compare(loop, end->port, 2000);
  }
}

TEST(LoopProgram, GeneratedCOnTheEmulatedChipStepsAsTheEngineDoes) {
  CANCHA_NEEDS_EMULATED_BOARD();
  for (const auto& [path, name] : kCharts) {
    SCOPED_TRACE(path);
    const LoopProgram loop = loop_of(shipped(path), name);

    const auto end = start_on_chip(loop, example::fresh_folder(name), CANCHA_AVR);

    ASSERT_TRUE(end) << end.error().text();
    EXPECT_GT(end->flash_bytes, 1000U);
    compare(loop, end->port, 200);
  }
}

TEST(LoopProgram, NoStepIsMadeTwiceOnABadLine) {
  CANCHA_NEEDS_EMULATED_BOARD();
  // it counts steps, so that one too many would be seen
  const LoopProgram loop = loop_of(shipped("ceabot_stairs/ceabot_stairs.scxml"), "stairs");

  const auto end =
      start_on_chip(loop, example::fresh_folder("bad"), CANCHA_AVR, {"--drop", "0.01", "--garble", "0.005"});

  ASSERT_TRUE(end) << end.error().text();
  auto link = LoopLink::open(end->port, loop, {.timeout = 50_ms, .attempts = 100});
  ASSERT_TRUE(link) << link.error().text();
  NarrowEngine engine{loop};
  Random random{3};
  std::vector<double> outputs;
  std::vector<std::uint8_t> states;
  std::vector<double> told(4);
  std::vector<std::uint8_t> stands(1);
  for (int i = 0; i < 100; ++i) {
    const std::vector<double> inputs = engine.shuffle(random);
    engine.step(0, outputs, states);
    ASSERT_TRUE(link->step(inputs, 0, told, stands));
    ASSERT_EQ(told, outputs) << "step " << i;
    ASSERT_EQ(stands, states) << "step " << i;
  }
  EXPECT_GT(link->statistics().sent, 100U);
}

TEST(LoopProgram, TheProgramOfAnotherChartIsNoticed) {
  const LoopProgram avoid = loop_of(shipped("ceabot_avoid/avoid.scxml"), "avoid");
  const LoopProgram simple = loop_of(shipped("ceabot_sumo/simple.csv"), "avoid");
  const auto end = start_here(simple);
  ASSERT_TRUE(end) << end.error().text();

  const auto link = LoopLink::open(end->port, avoid);

  ASSERT_FALSE(link);
  EXPECT_EQ(link.error().text(), end->port +
                                     ": the firmware on the board was made for another behaviour, other ports or "
                                     "other pins (write it again with --firmware DIR, and make upload there)");
}

TEST(LoopProgram, WhatABoardCannotCallIsRefused) {
  const auto made = LoopProgram::make(shipped("futrob/kick.xml"), "kick", 100);

  ASSERT_FALSE(made);
  EXPECT_NE(made.error()[0].what.find("which a board"), std::string::npos) << made.error()[0].text();
}

TEST(LoopProgram, AProgramThatDoesNotFitTheChipNamesAnotherBoard) {
  CANCHA_NEEDS_EMULATED_BOARD();
  std::string chart =
      R"(<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:cancha="urn:cancha:chart" version="1.0" name="big">
<datamodel><data id="x" cancha:role="input" cancha:type="decimal"/>
<data id="y" cancha:role="output" cancha:type="decimal" expr="0"/></datamodel>)";
  for (int i = 0; i < 200; ++i) {
    chart += fmt::format(
        R"(<state id="s{0}"><transition event="tick" cond="x &gt; {0}.5" target="s{1}">)"
        R"(<assign location="y" expr="(x * {0}.25 + {0}.125) / (x + {0}.75) * (x - {0}.375) + (x + {0}.625) * y"/>)"
        "</transition></state>",
        i, (i + 1) % 200);
  }
  chart += "</scxml>";
  auto loaded = decide::load_behaviour("big.scxml", decide::xabsl::read_from_memory({{"big.scxml", chart}}));
  ASSERT_TRUE(loaded) << loaded.error().text();
  const LoopProgram loop = loop_of(std::make_shared<const program::Program>(std::move(loaded->program)), "big");

  const auto end = start_on_chip(loop, example::fresh_folder("big"), CANCHA_AVR);

  ASSERT_FALSE(end);
  EXPECT_NE(end.error().text().find("a CM-900 is larger, but has no emulator here"), std::string::npos)
      << end.error().text();
}

}  // namespace
}  // namespace cancha::codegen
