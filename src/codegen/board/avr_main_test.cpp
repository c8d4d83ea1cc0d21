#include "codegen/board/avr_main.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdio>

#include "base/random.h"
#include "codegen/board/avr_board.h"
#include "codegen/board/build.h"
#include "codegen/board/elf.h"
#include "codegen/board/example_test.h"
#include "os/clock.h"

namespace cancha::codegen {
namespace {

/// Writes, compiles without a warning, and gives the firmware.
std::filesystem::path built(const BoardFiles& files, const std::vector<GeneratedFile>& machine,
                            const std::string& name) {
  EXPECT_TRUE(files) << (files ? "" : files.error()[0].text());
  const auto folder = example::fresh_folder(name);
  EXPECT_TRUE(put_files(*files, folder));
  EXPECT_TRUE(put_files(machine, folder));
  const auto made = make_in(folder, {"CFLAGS=-Os -Wall -Wextra -Wconversion -pedantic -Werror"});
  EXPECT_TRUE(made) << made.error().text();
  EXPECT_EQ(made.value_or(""), "");
  return folder / (name + ".elf");
}

std::string text_of(const BoardFiles& files, std::string_view path) {
  for (const GeneratedFile& file : *files) {
    if (file.path == path) return file.text;
  }
  return "no such file";
}

TEST(AvrMain, ReadsNeighbouringPinsWithOneAccess) {
  const std::string code = text_of(avr_main_files(example::avoid()), "main.c");

  EXPECT_NE(code.find("const uint8_t in = (uint8_t)((PIND >> 2) & 0x07u);"), std::string::npos) << code;
  EXPECT_NE(code.find("PORTB = (uint8_t)((PORTB & 0xFCu) | (out & 0x03u));"), std::string::npos) << code;
}

TEST(AvrMain, ReadsOtherPinsOneByOne) {
  Interface interface = example::avoid();
  interface.inputs[1].pin = 14;
  interface.outputs[1].pin = 7;

  const std::string code = text_of(avr_main_files(interface), "main.c");

  EXPECT_NE(code.find("if ((PINC & 0x01u) != 0u) in |= AVOID_V;"), std::string::npos) << code;
  EXPECT_NE(code.find("if ((out & AVOID_S1) != 0u) PORTD |= 0x80u; else PORTD &= 0x7Fu;"), std::string::npos) << code;
}

TEST(AvrMain, KeepsTheSampleTimeExactly) {
  for (const auto& [sample_ms, counts, rounds] :
       {std::tuple{1, 249, 1}, {100, 24999, 1}, {262, 65499, 1}, {1000, 62499, 4}, {263, 32874, 2}}) {
    Interface interface = example::avoid();
    interface.sample_ms = sample_ms;
    const std::string code = text_of(avr_main_files(interface), "main.c");
    EXPECT_NE(code.find(fmt::format("OCR1A = {}u;", counts)), std::string::npos) << code;
    EXPECT_EQ(code.find(fmt::format("round < {}u", rounds)) != std::string::npos, rounds > 1) << code;
  }
}

TEST(AvrMain, RefusesNumbersOnThePinsOfItsTimer) {
  Interface interface = example::dimmer();
  interface.outputs[0].pin = 9;

  const auto files = avr_main_files(interface);

  ASSERT_FALSE(files);
  ASSERT_EQ(files.error().size(), 1U);
  EXPECT_EQ(files.error()[0].text(),
            "level: pin 9 cannot give a number here: its timer keeps the time (use pin 3, 5, 6 or 11)");
}

TEST(AvrMain, StepsByTheClockOnTheEmulatedBoard) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const auto elf = built(avr_main_files(example::avoid()), example::avoid_code(), "avoid");
  auto board = AvrBoard::start(CANCHA_AVR, elf);
  ASSERT_TRUE(board) << board.error().text();

  // the first step comes after one sample: nothing near, so straight on
  EXPECT_EQ(board->ask("set 2=0 3=0 4=0").value(), "ok");
  EXPECT_EQ(board->ask("run 99000").value(), "ok");
  EXPECT_EQ(board->ask("get 8 9").value(), "0 0");
  EXPECT_EQ(board->ask("run 2000").value(), "ok");
  EXPECT_EQ(board->ask("get 8 9").value(), "1 1");
  // something on the left: to the right, from the next sample on
  EXPECT_EQ(board->ask("set 3=1").value(), "ok");
  EXPECT_EQ(board->ask("run 98000").value(), "ok");
  EXPECT_EQ(board->ask("get 8 9").value(), "1 1");
  EXPECT_EQ(board->ask("run 2000").value(), "ok");
  EXPECT_EQ(board->ask("get 8 9").value(), "0 1");
}

TEST(AvrMain, EqualsTheTableForAMillionStepsOnTheEmulatedBoard) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const auto elf = built(avr_main_files(example::avoid(), {.handshake = true}), example::avoid_code(), "avoid");
  auto board = AvrBoard::start_handshake(CANCHA_AVR, elf, example::avoid());
  ASSERT_TRUE(board) << board.error().text();

  Random random{5};
  std::vector<std::uint8_t> inputs(1'000'000);
  for (std::uint8_t& input : inputs) input = static_cast<std::uint8_t>(random.below(8));
  const os::HostTime begin = os::now();
  const auto outputs = board->run_packed(inputs);
  const Duration took = os::now() - begin;
  fmt::print("{:.0f} steps a second\n", static_cast<double>(inputs.size()) / took.seconds());

  ASSERT_TRUE(outputs) << outputs.error().text();
  std::uint8_t state = 0;
  std::vector<std::uint8_t> expected;
  expected.reserve(inputs.size());
  for (const std::uint8_t input : inputs) expected.push_back(state = example::kAvoid[state][input]);
  EXPECT_EQ(*outputs, expected);
}

TEST(AvrMain, NumbersGoThroughPinsByTheClock) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const auto elf = built(avr_main_files(example::dimmer()), example::dimmer_code(), "dimmer");
  auto board = AvrBoard::start(CANCHA_AVR, elf);
  ASSERT_TRUE(board) << board.error().text();

  for (const int count : {0, 99, 100, 101, 400, 511, 799, 900, 901, 1023}) {
    ASSERT_EQ(board->ask(fmt::format("set 7=1 A0=~{}", count)).value(), "ok");
    ASSERT_EQ(board->ask("run 25000").value(), "ok");
    EXPECT_EQ(board->ask("get ~5").value(), fmt::format("{}", std::min(200, std::clamp(count, 100, 900) / 4))) << count;
  }
  EXPECT_EQ(board->ask("set 7=0").value(), "ok");
  EXPECT_EQ(board->ask("run 25000").value(), "ok");
  EXPECT_EQ(board->ask("get ~5 13").value(), "0 1");
}

TEST(AvrMain, NumbersGoThroughBoxesByHandshake) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const Interface interface = example::dimmer();
  const auto elf = built(avr_main_files(interface, {.handshake = true}), example::dimmer_code(), "dimmer");
  auto board = AvrBoard::start_handshake(CANCHA_AVR, elf, interface);
  ASSERT_TRUE(board) << board.error().text();

  std::vector<std::int32_t> inputs;
  std::vector<std::int32_t> expected;
  Random random{6};
  for (int i = 0; i < 10'000; ++i) {
    const auto pressed = static_cast<std::int32_t>(random.below(2));
    const auto distance = static_cast<std::int32_t>(random.below(20'000)) - 10'000;
    inputs.insert(inputs.end(), {pressed, distance});
    expected.insert(expected.end(), {pressed != 0 ? distance / 4 : 0, i * 10 >= 250 ? 1 : 0});
  }
  const auto outputs = board->run(inputs);

  ASSERT_TRUE(outputs) << outputs.error().text();
  EXPECT_EQ(*outputs, expected);
}

TEST(AvrMain, SizesAreReadFromTheFirmware) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const auto elf = built(avr_main_files(example::avoid()), example::avoid_code(), "avoid");

  const auto firmware = read_elf_file(elf);

  ASSERT_TRUE(firmware) << firmware.error().text();
  const auto size = make_in(elf.parent_path(), {"size"});
  unsigned text = 0;
  unsigned data = 0;
  unsigned bss = 0;
  ASSERT_EQ(std::sscanf(size->c_str() + size->find('\n'), "%u %u %u", &text, &data, &bss), 3) << *size;
  EXPECT_EQ(firmware->flash_bytes, text + data);
  EXPECT_EQ(firmware->ram_bytes, data + bss);
  EXPECT_TRUE(firmware->symbols.contains("avoid_step") || firmware->symbols.contains("main"));
}

TEST(AvrBoard, TellsWhatItCannotDo) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const auto elf = built(avr_main_files(example::avoid()), example::avoid_code(), "avoid");
  auto board = AvrBoard::start(CANCHA_AVR, elf);
  ASSERT_TRUE(board);
  const auto said = [&](std::string_view command) { return board->ask(command).error().text(); };

  EXPECT_EQ(
      said("fly"),
      "cancha-avr: 'fly' is no command (set, get, run, inputs, outputs, handshake, clock, turn, timer, box, poke, "
      "step, told)");
  EXPECT_EQ(said("get 20"), "cancha-avr: there is no pin '20' (0 to 13, A0 to A5)");
  EXPECT_EQ(said("set 2=7"), "cancha-avr: '7' is no level (0, 1, or ~0 to ~1023)");
  EXPECT_EQ(said("set 2=~7"), "cancha-avr: pin 2 measures nothing (A0 to A5 do)");
  EXPECT_EQ(said("step 1"),
            "cancha-avr: no pins for the handshake (send: handshake STROBE ACKNOWLEDGE, clock VARIABLE MS, turn "
            "ASKS DONE, or timer ROUNDS)");
  EXPECT_EQ(said("box nothing 1 nothing 0"), "cancha-avr: the firmware has no variable 'nothing'");
  // this firmware knows no handshake
  ASSERT_TRUE(board->ask("handshake 12 13"));
  EXPECT_EQ(said("step 1"), "cancha-avr: firmware: did not acknowledge a step within a second");
  EXPECT_EQ(said("step zz"), "cancha-avr: 'zz' is no step (bits in hexadecimal, then ,VALUE for each box)");
}

TEST(AvrBoard, TellsThatTheEmulatorIsMissing) {
  EXPECT_EQ(
      AvrBoard::start("/nowhere/cancha-avr", "x.elf").error().text(),
      "/nowhere/cancha-avr: the emulated board is not there (it is built where libsimavr-dev is installed: ./cancha "
      "setup)");
}

}  // namespace
}  // namespace cancha::codegen
