#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "act/serial/clock.h"
#include "act/serial/pseudo_terminal.h"
#include "act/servo/bus.h"
#include "act/servo/emulator.h"
#include "base/random.h"

namespace cancha::act {
namespace {

using Bytes = std::vector<std::uint8_t>;

Packet with(std::uint8_t id, Instruction what, const Bytes& parameters) {
  Packet made = instruction(id, what);
  EXPECT_TRUE(made.add(parameters));
  return made;
}

std::vector<Packet> decoded(const Bytes& bytes, PacketDecoder& decoder) {
  std::vector<Packet> found;
  for (const std::uint8_t byte : bytes) {
    if (const auto packet = decoder.take(byte)) found.push_back(*packet);
  }
  return found;
}

TEST(ServoPacket, LooksAsTheManualSays) {
  EXPECT_EQ(framed(instruction(1, Instruction::Ping)), (Bytes{0xff, 0xff, 1, 2, 1, 0xfb}));
  EXPECT_EQ(framed(with(1, Instruction::Read, {43, 1})), (Bytes{0xff, 0xff, 1, 4, 2, 0x2b, 1, 0xcc}));
  EXPECT_EQ(framed(with(1, Instruction::Write, {0x0c, 0x64, 0xaa})),
            (Bytes{0xff, 0xff, 1, 5, 3, 0x0c, 0x64, 0xaa, 0xdc}));
  EXPECT_EQ(framed(with(1, Instruction::RegWrite, {0x1e, 0xf4, 1})), (Bytes{0xff, 0xff, 1, 5, 4, 0x1e, 0xf4, 1, 0xe2}));
  EXPECT_EQ(framed(instruction(kBroadcast, Instruction::Action)), (Bytes{0xff, 0xff, 0xfe, 2, 5, 0xfa}));
  EXPECT_EQ(framed(instruction(0, Instruction::Reset)), (Bytes{0xff, 0xff, 0, 2, 6, 0xf7}));
  const Bytes words{0x1e, 4, 0, 0x10, 0, 0x50, 1, 1, 0x20, 2, 0x60, 3};
  EXPECT_EQ(framed(with(kBroadcast, Instruction::SyncWrite, words)).back(), 0x67);
}

TEST(ServoPacket, GoodPacketsAreFoundBetweenNoise) {
  Random random{1};
  for (int round = 0; round < 500; ++round) {
    PacketDecoder decoder;
    const Bytes good = framed(with(static_cast<std::uint8_t>(random.below(254)), Instruction::Write,
                                   {30, static_cast<std::uint8_t>(random.below(256)), 0xff}));
    Bytes line;
    for (std::uint64_t n = random.below(6); n > 0; --n) line.push_back(static_cast<std::uint8_t>(random.below(250)));
    Bytes broken = good;
    broken[2 + random.below(broken.size() - 2)] ^= static_cast<std::uint8_t>(1 + random.below(127));
    if (round % 2 == 0) line.insert(line.end(), broken.begin(), broken.end());
    // a damaged length may want more bytes than there are: the next packets end the wait
    for (int i = 0; i < 40; ++i) line.insert(line.end(), good.begin(), good.end());

    const std::vector<Packet> found = decoded(line, decoder);

    ASSERT_FALSE(found.empty()) << round;
    EXPECT_EQ(framed(found.back()), good) << round;
    EXPECT_TRUE(round % 2 == 0 || found.size() == 40U) << round;
  }
}

TEST(Ax12, TheTableHasNoTwoRegistersInOnePlace) {
  std::array<int, kTableBytes> used{};
  for (const Register& r : ax12_registers()) {
    for (int i = 0; i < r.size; ++i) ++used.at(r.address + static_cast<std::size_t>(i));
    EXPECT_EQ(find_register(r.name), &r);
    EXPECT_EQ(register_at(r.address), &r);
    EXPECT_LE(r.least, r.factory);
    EXPECT_LE(r.factory, r.most) << r.name;
  }
  for (const int count : used) EXPECT_LE(count, 1);
  EXPECT_EQ(error_words(0x24), "heat, overload");
}

/// What a single servo says to a packet; nothing where it is silent.
Bytes said(ServoEmulator& bus, const Packet& question) {
  return bus.hear(framed(question));
}

TEST(ServoEmulator, AnswersAsTheManualSays) {
  const Bytes ids{1};
  ServoEmulator bus{ids};
  bus.servos()[0].set(*find_register("temperature"), 0x20);

  EXPECT_EQ(said(bus, instruction(1, Instruction::Ping)), (Bytes{0xff, 0xff, 1, 2, 0, 0xfc}));
  EXPECT_EQ(said(bus, with(1, Instruction::Read, {43, 1})), (Bytes{0xff, 0xff, 1, 3, 0, 0x20, 0xdb}));
  EXPECT_TRUE(said(bus, instruction(2, Instruction::Ping)).empty());
  EXPECT_TRUE(said(bus, instruction(kBroadcast, Instruction::Ping)).empty());
}

TEST(ServoEmulator, HoldsRightsAndRanges) {
  const Bytes ids{1};
  ServoEmulator bus{ids};
  const auto errors = [&](Instruction what, const Bytes& parameters) {
    const Bytes status = said(bus, with(1, what, parameters));
    return status.empty() ? -1 : static_cast<int>(status[4]);
  };
  EXPECT_EQ(errors(Instruction::Write, {36, 0, 0}), kRangeError) << "present position is measured";
  EXPECT_EQ(errors(Instruction::Write, {24, 2}), kRangeError);
  EXPECT_EQ(errors(Instruction::Write, {49, 0, 0}), kRangeError) << "beyond the table";
  EXPECT_EQ(errors(Instruction::Read, {40, 20}), kRangeError);
  EXPECT_EQ(errors(Instruction::Write, {6, 100, 0}), 0);
  EXPECT_EQ(errors(Instruction::Write, {30, 99, 0}), kAngleError);
  EXPECT_EQ(errors(static_cast<Instruction>(0x92), {0}), kInstructionError);
  EXPECT_EQ(errors(Instruction::Action, {}), kInstructionError) << "nothing is held";
  EXPECT_EQ(errors(Instruction::Write, {47, 1}), 0);
  EXPECT_EQ(errors(Instruction::Write, {6, 0, 0}), kRangeError) << "frozen until power-off";
  EXPECT_EQ(errors(Instruction::Write, {16, 1}), kRangeError);
  bus.servos()[0].set(*find_register("status_level"), 1);
  EXPECT_EQ(errors(Instruction::Write, {25, 1}), -1) << "only ping and read are answered";
  EXPECT_EQ(errors(Instruction::Read, {25, 1}), 0);
}

TEST(ServoEmulator, AHeldWriteWaitsForAction) {
  const Bytes ids{1, 2};
  ServoEmulator bus{ids};
  for (const std::uint8_t id : ids) said(bus, with(id, Instruction::RegWrite, {30, 100, 0}));
  EXPECT_EQ(bus.servos()[1].value(*find_register("registered")), 1);
  EXPECT_EQ(bus.servos()[1].value(*find_register("goal")), 512);
  EXPECT_TRUE(said(bus, instruction(kBroadcast, Instruction::Action)).empty());
  for (const EmulatedServo& servo : bus.servos()) EXPECT_EQ(servo.value(*find_register("goal")), 100);
  EXPECT_EQ(bus.servos()[1].value(*find_register("registered")), 0);
}

TEST(ServoEmulator, TheJointTurnsAsFastAsItIsTold) {
  const Bytes ids{7};
  ServoEmulator bus{ids};
  EmulatedServo& servo = bus.servos()[0];
  // 100 steps of 0.111 rpm for a second are 66.6 degrees, 227 steps
  said(bus, with(7, Instruction::Write, {30, 0xff, 3, 100, 0}));
  for (int i = 0; i < 100; ++i) bus.advance(Duration{10'000'000});
  EXPECT_NEAR(servo.value(*find_register("position")), 512 + 227, 2);
  EXPECT_EQ(servo.value(*find_register("moving")), 1);
  EXPECT_EQ(servo.value(*find_register("present_speed")), 100);

  servo.set(*find_register("temperature"), 80);
  bus.advance(Duration{1'000'000'000});
  EXPECT_EQ(servo.value(*find_register("torque_limit")), 0) << "too hot: it goes limp";
  EXPECT_NEAR(servo.value(*find_register("position")), 512 + 227, 2);
  EXPECT_EQ(said(bus, instruction(7, Instruction::Ping))[4], kHeatError);
}

/// Servos behind a pseudo-terminal, served by a thread. Some bytes may be spoilt or lost on the way.
class Line {
 public:
  Line(const Bytes& ids, double spoilt)
      : emulator_{ids}, terminal_{std::move(*PseudoTerminal::open())}, spoilt_{spoilt} {
    thread_ = std::thread{[this] { serve(); }};
  }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  ~Line() {
    over_ = true;
    thread_.join();
  }
  [[nodiscard]] const std::string& path() const { return terminal_.path(); }

 private:
  void spoil(Bytes& bytes) {
    std::erase_if(bytes, [&](std::uint8_t) { return random_.uniform() < spoilt_ / 2; });
    for (std::uint8_t& byte : bytes) {
      if (random_.uniform() < spoilt_ / 2) byte ^= 0x10;
    }
  }
  void serve() {
    std::array<std::uint8_t, 256> room{};
    while (!over_) {
      const std::size_t count = terminal_.read(room, Duration{5'000'000});
      Bytes heard{room.begin(), room.begin() + static_cast<std::ptrdiff_t>(count)};
      spoil(heard);
      Bytes answer = emulator_.hear(heard);
      spoil(answer);
      if (!answer.empty()) terminal_.write(answer);
    }
  }

  ServoEmulator emulator_;
  PseudoTerminal terminal_;
  double spoilt_;
  Random random_{5};
  std::atomic<bool> over_ = false;
  std::thread thread_;
};

TEST(ServoBus, SpeaksWithServosOverALine) {
  const Line line{{1, 2, 18}, 0.0};
  auto bus = ServoBus::open(line.path());
  ASSERT_TRUE(bus) << bus.error().text();

  EXPECT_EQ(bus->scan(0, 20).value(), (Bytes{1, 2, 18}));
  EXPECT_EQ(bus->read(2, 0, 2)->word(), 12);
  const std::vector<ServoWord> words{{1, 100}, {2, 200}, {18, 300}};
  ASSERT_TRUE(bus->sync_write(30, words));
  EXPECT_EQ(bus->read(18, 30, 2)->word(), 300);
  EXPECT_EQ(bus->write(1, 24, Bytes{9})->errors, kRangeError);
  EXPECT_EQ(bus->ping(9).error().text(), "servo 9: does not answer (is it powered, and is this its id and speed?)");
}

TEST(ServoBus, ABadLineIsAskedAgain) {
  const Line line{{3}, 0.02};
  auto bus = ServoBus::open(line.path(), {.timeout = Duration{20'000'000}, .attempts = 20});
  ASSERT_TRUE(bus) << bus.error().text();
  for (std::uint16_t i = 0; i < 300; ++i) {
    const Bytes goal{static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i >> 8)};
    ASSERT_TRUE(bus->write(3, 30, goal));
    const auto read = bus->read(3, 30, 2);
    ASSERT_TRUE(read);
    ASSERT_EQ(read->word(), i);
  }
  EXPECT_GT(bus->statistics().lost + bus->statistics().damaged, 20U);
}

}  // namespace
}  // namespace cancha::act
