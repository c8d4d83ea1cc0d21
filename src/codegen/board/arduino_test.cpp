#include "codegen/board/arduino.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "codegen/board/avr_board.h"
#include "codegen/board/build.h"
#include "codegen/board/example_test.h"

namespace cancha::codegen {
namespace {

/// Writes, compiles without a warning, and gives the firmware.
std::filesystem::path built(const BoardFiles& files, const std::vector<GeneratedFile>& machine,
                            const std::string& name) {
  EXPECT_TRUE(files) << (files ? "" : files.error()[0].text());
  const auto folder = example::fresh_folder(name);
  EXPECT_TRUE(put_files(*files, folder));
  EXPECT_TRUE(put_files(machine, folder));
  const auto made = make_in(folder, {"-j2", "WARN=-Wall -Wextra -Werror"});
  EXPECT_TRUE(made) << made.error().text();
  EXPECT_EQ(made.value_or(""), "");
  return folder / "build" / (name + ".elf");
}

TEST(Arduino, SketchSaysWhatIsWhere) {
  const auto files = arduino_files(example::avoid());

  ASSERT_TRUE(files);
  ASSERT_EQ(files->size(), 2U);
  EXPECT_EQ((*files)[0].path, "avoid.ino");
  EXPECT_EQ((*files)[0].text, R"(/* avoid on an Arduino UNO.
 *
 *   2    input  u
 *   3    input  v
 *   4    input  w
 *   8    output S0
 *   9    output S1
 *
 * The machine itself is in avoid.c; this file only wires it to pins. */
)"
                              "\n#include \"avoid.h\"\n"
                              R"(
static const uint32_t SAMPLE_MS = 100UL;
static uint32_t step_time; /* when the next step is due, in ms */

void setup() {
    pinMode(2, INPUT);
    pinMode(3, INPUT);
    pinMode(4, INPUT);
    pinMode(8, OUTPUT);
    pinMode(9, OUTPUT);
    avoid_init();
    step_time = millis();
}

void loop() {
    /* the difference is right even when millis() begins at 0 again, after 49 days */
    if ((int32_t)(millis() - step_time) < 0) return;

    uint8_t in = 0u;
    if (digitalRead(2) == HIGH) in |= AVOID_U;
    if (digitalRead(3) == HIGH) in |= AVOID_V;
    if (digitalRead(4) == HIGH) in |= AVOID_W;
    const uint8_t out = avoid_step(in);
    digitalWrite(8, ((out & AVOID_S0) != 0u) ? HIGH : LOW);
    digitalWrite(9, ((out & AVOID_S1) != 0u) ? HIGH : LOW);

    /* from the planned moment, not from now: so that small delays do not add up */
    step_time += SAMPLE_MS;
}
)");
  EXPECT_EQ((*files)[1].path, "Makefile");
}

TEST(Arduino, TellsEverythingThatIsWrong) {
  Interface interface = example::avoid();
  interface.inputs[0].pin = -1;
  interface.inputs[1].pin = 99;

  const auto files = arduino_files(interface);

  ASSERT_FALSE(files);
  EXPECT_EQ(files.error().size(), 2U);
}

TEST(Arduino, PullsInputsUpWhereAsked) {
  const auto files = arduino_files(example::dimmer(), {.pull_up = true});

  ASSERT_TRUE(files);
  EXPECT_NE((*files)[0].text.find("pinMode(7, INPUT_PULLUP);\n    pinMode(A0, INPUT);"), std::string::npos);
}

TEST(Arduino, SketchRunsOnTheEmulatedBoard) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const auto elf = built(arduino_files(example::avoid()), example::avoid_code(), "avoid");
  auto board = AvrBoard::start(CANCHA_AVR, elf);
  ASSERT_TRUE(board) << board.error().text();

  // the first step comes at once, then every 100 ms
  ASSERT_TRUE(board->ask("run 50000"));
  std::uint8_t state = example::kAvoid[0][0];
  EXPECT_EQ(board->ask("get 8 9").value(), "1 1");
  for (const int input : {1, 2, 3, 0, 4, 5, 6, 7, 1, 6, 2, 1, 5, 0}) {
    ASSERT_TRUE(board->ask(fmt::format("set 2={} 3={} 4={}", input & 1, input >> 1 & 1, input >> 2 & 1)));
    ASSERT_TRUE(board->ask("run 100000"));
    state = example::kAvoid[state][input];
    EXPECT_EQ(board->ask("get 8 9").value(), fmt::format("{} {}", state & 1, state >> 1)) << input;
  }
}

TEST(Arduino, KeepsItsSampleTimeWithoutDrift) {
  CANCHA_NEEDS_EMULATED_BOARD();
  Interface interface = example::avoid();
  interface.sample_ms = 7;
  // a machine that turns its output over at every step shows when steps are
  std::vector<GeneratedFile> machine = example::avoid_code();
  machine[1].text =
      "#include \"avoid.h\"\nstatic uint8_t state;\nvoid avoid_init(void) { state = 0u; }\n"
      "uint8_t avoid_step(uint8_t inputs) { (void)inputs; state ^= 1u; return state; }\n";
  const auto elf = built(arduino_files(interface), machine, "avoid");
  auto board = AvrBoard::start(CANCHA_AVR, elf);
  ASSERT_TRUE(board) << board.error().text();

  ASSERT_TRUE(board->ask("run 4000"));
  int steps = 1;
  std::string level = board->ask("get 8").value();
  for (int ms = 0; ms < 7000; ++ms) {
    ASSERT_TRUE(board->ask("run 1000"));
    const std::string now = board->ask("get 8").value();
    steps += now != level ? 1 : 0;
    level = now;
  }
  EXPECT_EQ(steps, 1001);
}

TEST(Arduino, NumbersHooksAndTimeWorkOnTheEmulatedBoard) {
  CANCHA_NEEDS_EMULATED_BOARD();
  const auto elf = built(arduino_files(example::dimmer()), example::dimmer_code(), "dimmer");
  auto board = AvrBoard::start(CANCHA_AVR, elf);
  ASSERT_TRUE(board) << board.error().text();

  ASSERT_TRUE(board->ask("set 7=1 A0=~0"));
  ASSERT_TRUE(board->ask("run 245000"));
  EXPECT_EQ(board->ask("get ~5 13").value(), "25 0");
  ASSERT_TRUE(board->ask("run 20000"));
  EXPECT_EQ(board->ask("get 13").value(), "1");
  for (const int count : {0, 250, 700, 1023}) {
    ASSERT_TRUE(board->ask(fmt::format("set A0=~{}", count)));
    ASSERT_TRUE(board->ask("run 25000"));
    EXPECT_EQ(board->ask("get ~5").value(), fmt::format("{}", std::min(200, std::clamp(count, 100, 900) / 4)));
  }
}

TEST(Arduino, HooksOfTheUserWin) {
  CANCHA_NEEDS_EMULATED_BOARD();
  std::vector<GeneratedFile> machine = example::dimmer_code();
  machine.push_back({"mine.c", "#include \"dimmer.h\"\nint32_t dimmer_offset(void) { return 7; }\n"});
  const auto elf = built(arduino_files(example::dimmer()), machine, "dimmer");
  auto board = AvrBoard::start(CANCHA_AVR, elf);
  ASSERT_TRUE(board) << board.error().text();

  ASSERT_TRUE(board->ask("set 7=1 A0=~400"));
  ASSERT_TRUE(board->ask("run 50000"));
  EXPECT_EQ(board->ask("get ~5").value(), "107");
}

}  // namespace
}  // namespace cancha::codegen
