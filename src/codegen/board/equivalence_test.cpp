// Generated code does on an emulated ATmega328P what the engine does here, step by step.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "codegen/board/avr_board.h"
#include "codegen/board/avr_main.h"
#include "codegen/board/build.h"
#include "codegen/board/example_test.h"
#include "codegen/generate.h"
#include "codegen/host_run.h"
#include "decide/behaviour/load.h"
#include "decide/chart/made_up.h"
#include "decide/chart/to_program.h"
#include "support/long_runs.h"

#ifndef CANCHA_AVR
#define CANCHA_AVR ""
#endif

namespace cancha::codegen {
namespace {

namespace form = decide::program;

/// Generates, compiles with the board's compiler without a warning, and starts an emulated board with it.
Result<AvrBoard> board_with(const form::Program& program, Backend backend, Interface& interface) {
  const auto made =
      generate(program, {.target = Target::Arduino, .backend = backend, .name = "machine", .around = false});
  if (!made) return tl::unexpected<Error>(together(made.error()));
  interface = made->interface;
  const auto around = avr_main_files(interface, {.handshake = true});
  if (!around) return tl::unexpected<Error>(together(around.error()));
  const auto folder = example::fresh_folder("machine");
  for (const auto& files : {made->files, *around}) {
    if (auto put = put_files(files, folder); !put) return pass_on(std::move(put));
  }
  auto said = make_in(folder, {"CFLAGS=-Os -Wall -Wextra -Wconversion -pedantic -Werror"});
  if (!said) return pass_on(std::move(said));
  return AvrBoard::start_handshake(CANCHA_AVR, folder / "machine.elf", interface);
}

void expect_same_on_board(const form::Program& program, Backend backend, std::uint64_t seed) {
  Interface interface;
  auto board = board_with(program, backend, interface);
  ASSERT_TRUE(board) << board.error().text();
  Scenario scenario = random_run(program, steps_of_a_run(20'000), seed);
  for (std::size_t i = 0; i < scenario.times.size(); ++i) {
    scenario.times[i] = static_cast<std::uint32_t>(i) * static_cast<std::uint32_t>(interface.sample_ms);
  }
  std::vector<std::int32_t> given;
  for (const std::vector<double>& row : scenario.values) {
    for (const Port& port : interface.inputs) {
      const auto symbol = std::ranges::find(program.symbols, port.name, &form::Symbol::name) - program.symbols.begin();
      given.push_back(static_cast<std::int32_t>(row[static_cast<std::size_t>(symbol)]));
    }
  }

  const auto told = board->run(given);

  ASSERT_TRUE(told) << told.error().text();
  const Trace wanted = engine_trace(scenario);
  const std::size_t outputs = interface.outputs.size();
  ASSERT_EQ(told->size(), wanted.size() * outputs);
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    for (std::size_t k = 0; k < outputs; ++k) {
      ASSERT_EQ((*told)[i * outputs + k], wanted[i][k]) << "step " << i << ", output " << interface.outputs[k].name;
    }
  }
}

TEST(BoardEquivalence, TheAvoidanceMachineInBothBackEnds) {
  const auto loaded = decide::load_behaviour(CANCHA_SOURCE_DIR "/content/behaviours/ceabot_avoid/avoid.scxml",
                                             decide::xabsl::read_from_disk);
  ASSERT_TRUE(loaded) << loaded.error().text();

  expect_same_on_board(loaded->program, Backend::Table, 1);
  expect_same_on_board(loaded->program, Backend::Switch, 2);
}

TEST(BoardEquivalence, MadeUpChartsWithWholeNumbersAndTimes) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    SCOPED_TRACE(seed);
    Random random{seed};
    const decide::chart::Chart chart = decide::chart::made_up_chart(random, {.finite = true, .times = seed % 2 == 0});
    const auto program = decide::chart::to_program(chart);
    ASSERT_TRUE(program) << program.error().text();

    expect_same_on_board(*program, Backend::Auto, seed);
  }
}

}  // namespace
}  // namespace cancha::codegen
