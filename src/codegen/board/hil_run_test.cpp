#include "codegen/board/hil_run.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <optional>

#include "base/random.h"
#include "codegen/board/example_test.h"
#include "decide/behaviour/load.h"

namespace cancha::codegen {
namespace {

namespace program = decide::program;

std::shared_ptr<const program::Program> avoid_program() {
  auto loaded = decide::load_behaviour(CANCHA_SOURCE_DIR "/content/behaviours/ceabot_avoid/avoid.scxml",
                                       decide::xabsl::read_from_disk);
  EXPECT_TRUE(loaded) << loaded.error().text();
  return std::make_shared<const program::Program>(std::move(loaded->program));
}

TEST(HilRun, PortsComeFromTheProgram) {
  const auto interface = hil_interface(*avoid_program(), "avoid", 100);

  ASSERT_TRUE(interface);
  ASSERT_EQ(interface->inputs.size(), 3U);
  EXPECT_EQ(interface->inputs[2].name, "w");
  EXPECT_EQ(interface->inputs[2].pin, 4);
  EXPECT_TRUE(interface->inputs[2].boolean);
  ASSERT_EQ(interface->outputs.size(), 2U);
  EXPECT_EQ(interface->outputs[0].name, "S1");
  EXPECT_TRUE(check_pins(*interface, Board::Uno).empty());
}

TEST(HilRun, PortsThatNoPinCanHaveAreRefused) {
  program::Program behaviour = *avoid_program();
  behaviour.symbols[0].type = program::Type::Enumerated;
  behaviour.symbols[1].parameters.count = 1;

  const auto interface = hil_interface(behaviour, "avoid", 100);

  ASSERT_FALSE(interface);
  ASSERT_EQ(interface.error().size(), 2U);
  EXPECT_EQ(interface.error()[0].text(),
            "u: is enumerated, so it is no level of a pin (use booleans or whole numbers)");
  EXPECT_EQ(interface.error()[1].text(), "v: has parameters, so no pin can give it");
}

TEST(HilRun, TheChartOnTheComputerDrivesThePinsOfTheEmulatedBoard) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const auto behaviour = avoid_program();
  const auto interface = hil_interface(*behaviour, "avoid", 100);
  ASSERT_TRUE(interface);
  auto emulated = emulate_hil(*interface, example::fresh_folder("avoid"), CANCHA_AVR, {"--fast"});
  ASSERT_TRUE(emulated) << emulated.error()[0].text();
  auto link = HilLink::open(emulated->port, *interface);
  ASSERT_TRUE(link) << link.error().text();

  Random random{4};
  std::uint64_t input = 0;
  std::uint8_t state = 0;
  HilRunSettings settings{.steps = 500, .hurry = true};
  settings.each = [&](const HilStep& step) {
    EXPECT_EQ(step.inputs[0] + 2 * step.inputs[1] + 4 * step.inputs[2], static_cast<double>(input)) << step.number;
    state = example::kAvoid[state][input];
    EXPECT_EQ(2 * step.outputs[0] + step.outputs[1], state) << step.number;
    // what the pins of the board really are: S1 at 8, S0 at 9
    EXPECT_EQ(emulated->board.ask("get 8 9").value(), fmt::format("{} {}", state >> 1, state & 1)) << step.number;
    input = random.below(8);
    EXPECT_TRUE(emulated->board.ask(fmt::format("set 2={} 3={} 4={}", input & 1, input >> 1 & 1, input >> 2 & 1)));
    return !testing::Test::HasFailure();
  };
  const auto done = run_in_the_loop(behaviour, *interface, *link, settings);

  ASSERT_TRUE(done) << done.error().text();
  EXPECT_EQ(emulated->board.ask("get 8 9").value(), "0 0") << "outputs are let go at the end";
}

TEST(HilRun, EndsWithAnErrorWhenTheBoardIsUnplugged) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const auto behaviour = avoid_program();
  const auto interface = hil_interface(*behaviour, "avoid", 10);
  ASSERT_TRUE(interface);
  auto emulated = emulate_hil(*interface, example::fresh_folder("avoid"), CANCHA_AVR);
  ASSERT_TRUE(emulated) << emulated.error()[0].text();
  auto link = HilLink::open(emulated->port, *interface);
  ASSERT_TRUE(link) << link.error().text();
  std::optional<AvrBoard> board{std::move(emulated->board)};

  HilRunSettings settings;
  settings.each = [&](const HilStep& step) {
    if (step.number == 5) board.reset();
    return step.number < 1000;
  };
  const auto done = run_in_the_loop(behaviour, *interface, *link, settings);

  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().what, "the line is down: the other end is gone");
}

}  // namespace
}  // namespace cancha::codegen
