#include "lab/contest_loop.h"

#include <gtest/gtest.h>

#include "codegen/board/loop_link.h"
#include "decide/behaviour/load.h"
#include "match/contest/judge.h"

namespace cancha::lab {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

codegen::LoopProgram loop_of(const std::string& path) {
  auto loaded = decide::load_behaviour(path, decide::xabsl::read_from_disk);
  EXPECT_TRUE(loaded) << loaded.error().text();
  auto made = codegen::LoopProgram::make(std::make_shared<const decide::program::Program>(std::move(loaded->program)),
                                         "m", 100);
  EXPECT_TRUE(made);
  return *std::move(made);
}

std::string chart(const std::string& path) {
  return (kContent / "behaviours" / path).string();
}

/// A run in the model, and one of generated C on this computer.
std::pair<LoopRun, LoopRun> both(const match::Fixture& fixture, const codegen::LoopProgram& program, double seconds) {
  auto model = play_loop(fixture, kContent, program, nullptr, seconds);
  EXPECT_TRUE(model) << model.error().text();
  auto end = codegen::start_here(program);
  EXPECT_TRUE(end) << end.error().text();
  auto link = codegen::LoopLink::open(end->port, program);
  EXPECT_TRUE(link) << link.error().text();
  auto code = play_loop(fixture, kContent, program, &*link, seconds);
  EXPECT_TRUE(code) << code.error().text();
  return {*std::move(model), *std::move(code)};
}

TEST(ContestLoop, GeneratedCodeOfOurRaceMovesTheRobotAsTheModelDoes) {
  const std::string file = chart("ceabot_race/ceabot_race.scxml");
  const codegen::LoopProgram program = loop_of(file);

  const auto [model, code] = both({.league = "ceabot-race", .blue = file, .yellow = "", .seed = 2}, program, 9.0);

  EXPECT_GT(model.ticks.size(), 30U);
  EXPECT_TRUE(program.narrow());
  EXPECT_EQ(first_difference(program, model, code), std::nullopt);
  EXPECT_EQ(model.fingerprint, code.fingerprint);
}

TEST(ContestLoop, ADeputyWhoOnlyLooksOnChangesNothing) {
  const std::string file = chart("ceabot_avoid/avoid.scxml");
  const match::Fixture fixture{.league = "ceabot-race", .blue = file, .yellow = "", .seed = 3};
  const codegen::LoopProgram program = loop_of(file);

  const auto model = play_loop(fixture, kContent, program, nullptr, 7.0);

  ASSERT_TRUE(model) << model.error().text();
  auto league = match::league_of(fixture, kContent);
  auto match = match::start_match(fixture, *league, kContent);
  ASSERT_TRUE(match) << match.error().text();
  while ((*match)->truth().time.seconds() < 7.0) ASSERT_TRUE((*match)->tick());
  EXPECT_EQ(model->fingerprint, (*match)->state_hash());
}

/// A board that goes straight on, but turns where it should not, or is unplugged.
class OddBoard final : public codegen::Stepper {
 public:
  OddBoard(int turns_at, int ends_at) : turns_at_{turns_at}, ends_at_{ends_at} {}
  Result<void> step(std::span<const double> /*inputs*/, std::uint32_t /*time_ms*/, std::span<double> outputs,
                    std::span<std::uint8_t> /*states*/) override {
    if (++steps_ > ends_at_) return fail("/dev/ttyACM0", "the line is down");
    outputs[0] = steps_ > turns_at_ ? 0.0 : 1.0;
    outputs[1] = 1.0;
    return {};
  }
  [[nodiscard]] bool tells_states() const override { return false; }
  [[nodiscard]] std::string report() const override { return ""; }

 private:
  int turns_at_;
  int ends_at_;
  int steps_ = 0;
};

TEST(ContestLoop, ABoardThatDecidesOtherwiseIsFound) {
  const std::string file = chart("ceabot_avoid/avoid.scxml");
  const match::Fixture fixture{.league = "ceabot-race", .blue = file, .yellow = "", .seed = 3};
  const codegen::LoopProgram program = loop_of(file);
  const auto model = play_loop(fixture, kContent, program, nullptr, 7.0);
  ASSERT_TRUE(model) << model.error().text();

  OddBoard straight{1000, 1000};
  const auto same = play_loop(fixture, kContent, program, &straight, 7.0);
  OddBoard turns{4, 1000};
  const auto other = play_loop(fixture, kContent, program, &turns, 7.0);

  // nothing is near in the first two seconds
  ASSERT_TRUE(same) << same.error().text();
  EXPECT_EQ(first_difference(program, *model, *same), std::nullopt);
  ASSERT_TRUE(other) << other.error().text();
  EXPECT_EQ(first_difference(program, *model, *other), "tick 5 at 5.4 s: S1 is 0, and in the model 1");
  EXPECT_NE(model->fingerprint, other->fingerprint);  // the robot has gone elsewhere
}

TEST(ContestLoop, ABoardThatIsUnpluggedEndsTheRun) {
  const std::string file = chart("ceabot_avoid/avoid.scxml");
  OddBoard board{1000, 3};

  const auto run =
      play_loop({.league = "ceabot-race", .blue = file, .yellow = ""}, kContent, loop_of(file), &board, 7.0);

  ASSERT_FALSE(run);
  EXPECT_EQ(run.error().text(), "/dev/ttyACM0: the line is down");
}

TEST(ContestLoop, TheFirstDifferenceIsTold) {
  const codegen::LoopProgram program = loop_of(chart("ceabot_avoid/avoid.scxml"));
  LoopRun model;
  model.ticks = {{Time{5'000'000'000}, {0, 0, 0}, {1, 1}, {3}}, {Time{5'100'000'000}, {1, 0, 0}, {0, 1}, {1}}};
  LoopRun other = model;
  EXPECT_EQ(first_difference(program, model, other), std::nullopt);

  other.ticks[1].outputs[0] = 1;
  EXPECT_EQ(first_difference(program, model, other), "tick 2 at 5.1 s: S1 is 1, and in the model 0");

  other.ticks[1].states[0] = 2;
  EXPECT_EQ(first_difference(program, model, other),
            "tick 2 at 5.1 s: the state is Derecha, and in the model Izquierda");

  other.ticks[0].inputs[1] = 1;
  EXPECT_EQ(first_difference(program, model, other), "tick 1 at 5.0 s: v is 1, and in the model 0");

  other.ticks.pop_back();
  other.ticks[0] = model.ticks[0];
  EXPECT_EQ(first_difference(program, model, other), "it has 1 ticks, and the model 2");

  other = model;
  other.fingerprint = 7;
  EXPECT_EQ(first_difference(program, model, other),
            "all ticks are the same, but the match ends as 0000000000000007, and the model's as 0000000000000000");
}

TEST(ContestLoop, AnotherLeagueIsRefused) {
  const std::string file = chart("ceabot_avoid/avoid.scxml");

  const auto run = play_loop({.league = "kidsize", .blue = file, .yellow = ""}, kContent, loop_of(file), nullptr, 1.0);

  ASSERT_FALSE(run);
  EXPECT_EQ(run.error().text(), "kidsize: is no test of a contest (ceabot-race, ceabot-stairs or ceabot-sumo)");
}

}  // namespace
}  // namespace cancha::lab
