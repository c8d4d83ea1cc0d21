#include "avr/machine.h"

#include <gtest/gtest.h>

#include "avr/bad_line.h"
#include "avr/commands.h"

namespace cancha::avr {
namespace {

/// A firmware of these instructions, at the beginning of flash.
codegen::Firmware firmware(std::initializer_list<unsigned> instructions) {
  codegen::Firmware made;
  made.parts.push_back({0, {}});
  for (const unsigned instruction : instructions) {
    made.parts[0].bytes.push_back(static_cast<std::uint8_t>(instruction & 0xFFU));
    made.parts[0].bytes.push_back(static_cast<std::uint8_t>(instruction >> 8U));
  }
  return made;
}

constexpr unsigned kForever = 0xCFFF;        // rjmp .-2
constexpr unsigned kPin13IsOutput = 0x9A25;  // sbi DDRB, 5
constexpr unsigned kPin13High = 0x9A2D;      // sbi PORTB, 5
constexpr unsigned kSleep = 0x9588;

TEST(Machine, DrivesItsPins) {
  auto machine = Machine::start(firmware({kPin13IsOutput, kPin13High, kForever}), "test");
  ASSERT_TRUE(machine) << machine.error().text();
  EXPECT_FALSE(machine->level(13));

  EXPECT_TRUE(machine->run_until_change(13, 100).value());

  EXPECT_TRUE(machine->level(13));
  EXPECT_EQ(machine->pwm(13), 255);
  EXPECT_FALSE(machine->run_until_change(13, 100).value());
}

TEST(Machine, WiresCarryLevels) {
  auto machine = Machine::start(firmware({kPin13IsOutput, kPin13High, kForever}), "test");
  ASSERT_TRUE(machine);
  machine->connect(13, 2);

  ASSERT_TRUE(machine->run(100));

  EXPECT_TRUE(machine->level(2));
  EXPECT_EQ(machine->peek(0x29) & 4U, 4U);  // PIND, as the firmware sees it
}

TEST(Machine, TellsThatAFirmwareHasStopped) {
  auto machine = Machine::start(firmware({kSleep, kForever}), "test");
  ASSERT_TRUE(machine);

  const auto ran = machine->run(1000);

  ASSERT_FALSE(ran);
  EXPECT_EQ(ran.error().text(), "firmware: has stopped for good: it sleeps with interrupts off");
}

TEST(Machine, RefusesWhatIsNotForIt) {
  codegen::Firmware large = firmware({kForever});
  large.parts[0].address = 32767;
  EXPECT_EQ(Machine::start(large, "x.elf").error().text(),
            "x.elf: does not fit: the ATmega328P has 32768 bytes of flash");
  codegen::Firmware other = firmware({kForever});
  other.machine = codegen::Firmware::Machine::Arm;
  EXPECT_EQ(Machine::start(other, "x.elf").error().text(), "x.elf: is not for AVR (build it with avr-gcc)");
}

/// Cycles that a firmware waits for its converter, from the moment at which it may begin.
std::uint64_t cycles_of_a_measurement(bool hurried) {
  constexpr unsigned kControl = 0x007A;  // ADCSRA
  auto machine = Machine::start(
      firmware({kPin13IsOutput, 0xE887, 0x9380, kControl,                                      // on, 125 kHz
                0x9B4A, 0xCFFE,                                                                // until pin 2 is high
                0x9180, kControl, 0x6480, 0x9380, kControl, 0x9180, kControl, 0xFD86, 0xCFFC,  // until it was measured
                kPin13High, kForever}),
      "test");
  EXPECT_TRUE(machine);
  EXPECT_TRUE(machine->run(100));
  if (hurried) machine->hurry_converter();
  const std::uint64_t start = machine->cycles();
  machine->set_level(2, true);
  EXPECT_TRUE(machine->run_until_change(13, 10'000).value());
  return machine->cycles() - start;
}

TEST(Machine, HurriesAConverter) {
  EXPECT_GT(cycles_of_a_measurement(false), 1'600U);
  EXPECT_LT(cycles_of_a_measurement(true), 120U);
}

TEST(Commands, LetATimerRingForEachStep) {
  // waits for the flag of timer 1, clears it and turns pin 13 over
  const codegen::Firmware made = firmware({kPin13IsOutput, 0x9BB1, 0xCFFE, 0x9AB1, 0x9A1D, 0xCFFB});
  auto machine = Machine::start(made, "test");
  ASSERT_TRUE(machine);
  Commands commands{*machine, made};

  EXPECT_EQ(commands.answer("timer 1"), "ok");
  EXPECT_EQ(commands.answer("outputs 13"), "ok");
  EXPECT_EQ(commands.answer("step 0 0 0"), "1 0 1");
  EXPECT_EQ(commands.answer("timer 2"), "ok");
  EXPECT_EQ(commands.answer("step 0 0"), "1 1");
  EXPECT_EQ(commands.answer("timer"), "error: timer needs how often it rings for a step");
}

TEST(Commands, TellThatAFirmwareDoesNotWaitForItsTimer) {
  const codegen::Firmware made = firmware({kForever});
  auto machine = Machine::start(made, "test");
  ASSERT_TRUE(machine);
  Commands commands{*machine, made};

  EXPECT_EQ(commands.answer("timer 1"), "error: firmware: did not wait for timer 1 within a second");
}

TEST(Commands, SpeakALineForALine) {
  const codegen::Firmware made = firmware({kPin13IsOutput, kPin13High, kForever});
  auto machine = Machine::start(made, "test");
  ASSERT_TRUE(machine);
  Commands commands{*machine, made};

  EXPECT_EQ(commands.answer("get 13 A5"), "0 0");
  EXPECT_EQ(commands.answer("run 10"), "ok");
  EXPECT_EQ(commands.answer("set A5=1"), "ok");
  EXPECT_EQ(commands.answer("get 13 A5"), "1 1");
  EXPECT_EQ(commands.answer(""), "error: an empty line");
  EXPECT_EQ(commands.answer("run"), "error: run needs a number of microseconds, at most an hour");
  EXPECT_EQ(commands.answer("run 99999999999"), "error: run needs a number of microseconds, at most an hour");
  EXPECT_EQ(commands.answer("set 2"), "error: '2' is not PIN=LEVEL");
  EXPECT_EQ(commands.answer("get A6"), "error: there is no pin 'A6' (0 to 13, A0 to A5)");
  EXPECT_EQ(commands.answer("handshake 2"), "error: handshake needs two pins: strobe and acknowledge");
  EXPECT_EQ(commands.answer("box a 999 b 0"), "error: '999' is no number of values");
  EXPECT_EQ(commands.answer("handshake 2 3"), "ok");
  EXPECT_EQ(commands.answer("step 1*x"), "error: '1*x' is no step");
}

TEST(BadLine, LosesAndSpoilsAsOftenAsAsked) {
  BadLine line{{.drop = 0.1, .garble = 0.2}, Random{1}};
  int changed = 0;
  for (int i = 0; i < 100'000; ++i) {
    std::uint8_t byte = 0x55;
    if (line.pass(byte) && byte != 0x55) ++changed;
  }
  EXPECT_EQ(line.bytes(), 100'000U);
  EXPECT_NEAR(static_cast<double>(line.dropped()), 10'000.0, 500.0);
  EXPECT_NEAR(static_cast<double>(line.garbled()), 18'000.0, 700.0);
  EXPECT_EQ(static_cast<std::uint64_t>(changed), line.garbled());
}

}  // namespace
}  // namespace cancha::avr
