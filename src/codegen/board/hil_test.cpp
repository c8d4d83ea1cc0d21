#include "codegen/board/hil.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "act/serial/pseudo_terminal.h"
#include "base/random.h"
#include "codegen/board/avr_main.h"
#include "codegen/board/build.h"
#include "codegen/board/example_test.h"
#include "codegen/board/hil_firmware.h"
#include "codegen/board/hil_run.h"
#include "os/clock.h"

namespace cancha::codegen {
namespace {

/// Ten booleans and two numbers each way, as pins allow: more than a byte of each.
Interface wide() {
  Interface interface;
  interface.name = "wide";
  for (int i = 0; i < 6; ++i) {
    Port in;
    in.name = fmt::format("in{}", i);
    in.pin = 2 + (i < 3 ? i : i + 4);  // 2 3 4 9 10 11
    interface.inputs.push_back(in);
  }
  Port distance;
  distance.name = "distance";
  distance.boolean = false;
  distance.pin = 14;
  interface.inputs.push_back(distance);
  for (const int pin : {7, 8, 12, 13, 15, 16}) {
    Port out;
    out.name = fmt::format("out{}", pin);
    out.pin = pin;
    interface.outputs.push_back(out);
  }
  Port power;
  power.name = "power";
  power.boolean = false;
  power.pin = 5;
  interface.outputs.push_back(power);
  return interface;
}

TEST(HilFirmware, NeedsThePinsOfTheSerialLine) {
  Interface interface = example::avoid();
  interface.inputs[0].pin = 0;
  interface.outputs[0].pin = 1;

  const auto files = hil_firmware(interface);

  ASSERT_FALSE(files);
  ASSERT_EQ(files.error().size(), 2U);
  EXPECT_EQ(files.error()[0].text(), "u: pin 0 belongs to the serial line (use another pin)");
}

TEST(HilLink, ReadsAndWritesPinsOfTheEmulatedBoard) {
  CANCHA_NEEDS_EMULATED_BOARD();
  auto emulated = emulate_hil(wide(), example::fresh_folder("wide"), CANCHA_AVR, {"--fast", "--pin-input", "3=1"});
  ASSERT_TRUE(emulated) << emulated.error()[0].text();
  auto link = HilLink::open(emulated->port, wide());
  ASSERT_TRUE(link) << link.error().text();

  ASSERT_TRUE(emulated->board.ask("set 11=1 A0=~777"));
  const std::vector<double> outputs{1, 0, 1, 1, 0, 1, 128};
  const auto inputs = link->exchange(outputs);

  ASSERT_TRUE(inputs) << inputs.error().text();
  EXPECT_EQ(*inputs, (std::vector<double>{0, 1, 0, 0, 0, 1, 777}));
  EXPECT_EQ(emulated->board.ask("get 7 8 12 13 A1 A2 ~5").value(), "1 0 1 1 0 1 128");
}

/// CANCHA_HIL_EXCHANGES=10000 takes a minute and more.
unsigned exchanges() {
  const char* const said = std::getenv("CANCHA_HIL_EXCHANGES");
  return said != nullptr ? static_cast<unsigned>(std::atoi(said)) : 1'500U;
}

TEST(HilLink, AllExchangesOverABadLineAreRight) {
  CANCHA_NEEDS_EMULATED_BOARD();
  // both outputs are wired to inputs, so a wrong level would be seen
  const Interface interface = example::avoid();
  const std::vector<std::string> options{"--fast", "--wire",   "8=2",  "--wire", "9=3", "--drop",
                                         "0.02",   "--garble", "0.02", "--seed", "3"};
  auto emulated = emulate_hil(interface, example::fresh_folder("avoid"), CANCHA_AVR, options);
  ASSERT_TRUE(emulated) << emulated.error()[0].text();
  auto link = HilLink::open(emulated->port, interface, {.timeout = 30_ms, .attempts = 100});
  ASSERT_TRUE(link) << link.error().text();

  Random random{8};
  std::vector<double> outputs(2);
  const os::HostTime begin = os::now();
  for (unsigned i = 0; i < exchanges(); ++i) {
    for (double& output : outputs) output = static_cast<double>(random.below(2));
    const auto inputs = link->exchange(outputs);
    ASSERT_TRUE(inputs) << inputs.error().text();
    ASSERT_EQ(*inputs, (std::vector<double>{outputs[0], outputs[1], 0.0})) << i;
  }

  const LineStatistics statistics = link->statistics();
  fmt::print("{} in {:.1f} s\n", statistics.text(), (os::now() - begin).seconds());
  EXPECT_EQ(statistics.answered, exchanges());
  EXPECT_EQ(statistics.sent, statistics.answered + statistics.lost + statistics.garbled + statistics.refused);
  // the board's own count of what the line did
  unsigned long to[3];
  unsigned long from[3];
  const std::string line = emulated->board.ask("line").value();
  ASSERT_EQ(std::sscanf(line.c_str(), "%lu %lu %lu %lu %lu %lu", &to[0], &to[1], &to[2], &from[0], &from[1], &from[2]),
            6);
  EXPECT_GT(to[1] + to[2], exchanges() / 5);
  EXPECT_GT(from[1] + from[2], exchanges() / 5);
  EXPECT_GT(statistics.lost, exchanges() / 1000);
  EXPECT_GT(statistics.garbled, exchanges() / 20);
  EXPECT_GT(statistics.refused, exchanges() / 20);
}

TEST(HilLink, OutputsBecomeZeroWhenNothingIsHeardForASecond) {
  CANCHA_NEEDS_EMULATED_BOARD();
  auto emulated = emulate_hil(wide(), example::fresh_folder("wide"), CANCHA_AVR, {});
  ASSERT_TRUE(emulated) << emulated.error()[0].text();
  auto link = HilLink::open(emulated->port, wide());
  ASSERT_TRUE(link) << link.error().text();
  const std::vector<double> on(7, 1.0);
  ASSERT_TRUE(link->exchange(on));
  ASSERT_EQ(emulated->board.ask("get 7 8 12 13 A1 A2 ~5").value(), "1 1 1 1 1 1 1");

  // `run` lets the emulated time pass at once
  ASSERT_TRUE(emulated->board.ask("run 900000"));
  EXPECT_EQ(emulated->board.ask("get 7 8 12 13 A1 A2 ~5").value(), "1 1 1 1 1 1 1");
  ASSERT_TRUE(emulated->board.ask("run 200000"));
  EXPECT_EQ(emulated->board.ask("get 7 8 12 13 A1 A2 ~5").value(), "0 0 0 0 0 0 0");

  // and all is well when the computer is back; the emulated clock, which is ahead now, waits for the real one
  bool answered = false;
  for (int i = 0; i < 5 && !answered; ++i) answered = link->exchange(on).has_value();
  ASSERT_TRUE(answered);
  EXPECT_EQ(emulated->board.ask("get 7").value(), "1");
}

TEST(HilLink, TellsThatTheBoardWasUnplugged) {
  CANCHA_NEEDS_EMULATED_BOARD();
  auto emulated = emulate_hil(wide(), example::fresh_folder("wide"), CANCHA_AVR, {"--fast"});
  ASSERT_TRUE(emulated) << emulated.error()[0].text();
  auto link = HilLink::open(emulated->port, wide());
  ASSERT_TRUE(link) << link.error().text();
  const std::string port = emulated->port;
  const std::vector<double> outputs(7);
  ASSERT_TRUE(link->exchange(outputs));

  { const AvrBoard gone = std::move(emulated->board); }

  const auto inputs = link->exchange(outputs);
  ASSERT_FALSE(inputs);
  EXPECT_EQ(inputs.error().text(), port + ": the line is down: the other end is gone (is the board still plugged in?)");
}

TEST(HilLink, TellsThatTheFirmwareIsForOtherPins) {
  CANCHA_NEEDS_EMULATED_BOARD();
  auto emulated = emulate_hil(wide(), example::fresh_folder("wide"), CANCHA_AVR, {"--fast"});
  ASSERT_TRUE(emulated) << emulated.error()[0].text();
  Interface other = wide();
  std::swap(other.inputs[0].pin, other.inputs[1].pin);

  const auto link = HilLink::open(emulated->port, other);

  ASSERT_FALSE(link);
  EXPECT_EQ(link.error().text(), emulated->port +
                                     ": the firmware on the board was made for another behaviour, other ports or "
                                     "other pins (write it again with --firmware DIR, and make upload there)");
}

TEST(HilLink, TellsThatNobodyAnswers) {
  const act::PseudoTerminal silent = std::move(*act::PseudoTerminal::open());

  const auto link = HilLink::connect(std::move(*act::SerialPort::open(silent.path())), wide(),
                                     {.timeout = 5_ms, .attempts = 2, .start_patience = 20_ms});

  ASSERT_FALSE(link);
  EXPECT_EQ(link.error().what, "the board does not answer");
}

TEST(HilLink, LateAnswersAreNotTakenForNewOnes) {
  act::PseudoTerminal far = std::move(*act::PseudoTerminal::open());
  auto port = std::move(*act::SerialPort::open(far.path()));
  const Interface interface = example::avoid();
  std::atomic<bool> done = false;
  // a board that answers every frame twice, the second time late and wrong
  std::thread board{[&] {
    hil::Decoder decoder;
    std::array<std::uint8_t, 64> room{};
    std::vector<std::uint8_t> late;
    while (!done) {
      const std::size_t count = far.read(room, 5_ms);
      for (std::size_t i = 0; i < count; ++i) {
        if (decoder.take(room[i]) != hil::Decoder::Event::Frame) continue;
        far.write(late);
        const std::uint16_t print = hil_fingerprint(interface);
        std::vector<std::uint8_t> payload{'X', 5};
        if (decoder.payload()[0] == 'H') {
          payload = {'H', hil::kVersion, static_cast<std::uint8_t>(print >> 8U),
                     static_cast<std::uint8_t>(print & 0xFFU)};
        }
        far.write(hil::encode(decoder.sequence(), payload));
        payload[1] = 2;
        late = hil::encode(decoder.sequence(), payload);
      }
    }
  }};
  auto link = HilLink::connect(std::move(port), interface);
  ASSERT_TRUE(link) << link.error().text();
  const std::vector<double> outputs(2);

  for (int i = 0; i < 20; ++i) EXPECT_EQ(link->exchange(outputs).value(), (std::vector<double>{1, 0, 1}));

  done = true;
  board.join();
  EXPECT_EQ(link->statistics().stale, 20U);
  EXPECT_EQ(link->statistics().lost, 0U);
}

}  // namespace
}  // namespace cancha::codegen
