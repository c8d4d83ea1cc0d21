#include "act/servo/emulator.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cancha::act {
namespace {

using Bytes = std::vector<std::uint8_t>;

Packet with(std::uint8_t id, Instruction what, const Bytes& parameters) {
  Packet made = instruction(id, what);
  EXPECT_TRUE(made.add(parameters));
  return made;
}

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
  EXPECT_TRUE(said(bus, with(kBroadcast, Instruction::Read, {43, 1})).empty());
  // a damaged question is answered as such
  EXPECT_EQ(bus.hear(Bytes{0xff, 0xff, 1, 2, 1, 0xfa}), (Bytes{0xff, 0xff, 1, 2, 0x10, 0xec}));
}

TEST(ServoEmulator, OnlyALonelyServoAnswersAPingToAll) {
  const Bytes one{7};
  const Bytes two{7, 8};
  ServoEmulator alone{one};
  ServoEmulator together{two};
  EXPECT_EQ(said(alone, instruction(kBroadcast, Instruction::Ping)), framed(Packet{.id = 7}));
  EXPECT_TRUE(said(together, instruction(kBroadcast, Instruction::Ping)).empty());
}

TEST(ServoEmulator, ReachesManyServosWithOnePacket) {
  const Bytes ids{0, 1, 2};
  ServoEmulator bus{ids};
  // the manual's example
  EXPECT_TRUE(
      bus.hear(Bytes{0xff, 0xff, 0xfe, 0x0e, 0x83, 0x1e, 4, 0, 0x10, 0, 0x50, 1, 1, 0x20, 2, 0x60, 3, 0x67}).empty());
  EXPECT_EQ(bus.servos()[0].value(at::kGoal), 0x010);
  EXPECT_EQ(bus.servos()[0].value(at::kSpeed), 0x150);
  EXPECT_EQ(bus.servos()[1].value(at::kGoal), 0x220);
  EXPECT_EQ(bus.servos()[1].value(at::kSpeed), 0x360);
  EXPECT_EQ(bus.servos()[2].value(at::kGoal), 512);
  EXPECT_FALSE(bus.servos()[2].holds());
}

TEST(ServoEmulator, GivesUpAPacketWhoseRestDoesNotCome) {
  const Bytes ids{1};
  ServoEmulator bus{ids};
  const Bytes ping = framed(instruction(1, Instruction::Ping));
  const auto half = [&](std::size_t from, std::size_t to) {
    return bus.hear(std::span<const std::uint8_t>{ping}.subspan(from, to - from));
  };
  EXPECT_TRUE(half(0, 3).empty());
  bus.advance(50_ms);
  EXPECT_FALSE(half(3, 6).empty()) << "a servo waits 100 ms";
  EXPECT_TRUE(half(0, 3).empty());
  bus.advance(150_ms);
  EXPECT_TRUE(half(3, 6).empty());
}

TEST(ServoEmulator, AnswersAfterItsDelayAndNowAndThenLater) {
  const Bytes ids{1};
  ServoEmulator bus{ids};
  (void)said(bus, instruction(1, Instruction::Ping));
  EXPECT_GE(bus.delay(), Duration{520'000}) << "from the factory";
  bus.servos()[0].set(*find_register("return_delay"), 0);
  int late = 0;
  for (int i = 0; i < 1000; ++i) {
    (void)said(bus, instruction(1, Instruction::Ping));
    EXPECT_GE(bus.delay(), Duration{20'000});
    EXPECT_LE(bus.delay(), Duration{200'000});
    late += bus.delay() > Duration{100'000} ? 1 : 0;
  }
  EXPECT_NEAR(late, 250, 60);
}

TEST(ServoEmulator, TwoWithOneIdCannotBeUnderstood) {
  const Bytes ids{4, 4};
  ServoEmulator bus{ids};
  bus.servos()[1].set(*find_register("position"), 100);
  int clear = 0;
  for (int i = 0; i < 200; ++i) {
    PacketDecoder decoder;
    int packets = 0;
    for (const std::uint8_t byte : said(bus, with(4, Instruction::Read, {36, 8})))
      packets += decoder.take(byte) ? 1 : 0;
    clear += packets == 1 && decoder.skipped() == 0 ? 1 : 0;
  }
  EXPECT_LT(clear, 10) << "garbled, or one behind the other";
}

TEST(ServoEmulator, ABatteryGivesWayUnderLoad) {
  const Bytes ids{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  ServoEmulator bus{ids, {.battery = body::Battery{.voltage = 11.1, .resistance = 0.15}}};
  for (EmulatedServo& servo : bus.servos()) servo.set_measured(0, 0);
  bus.advance(10_ms);
  EXPECT_EQ(bus.servos()[0].value(at::kVoltage), 111);
  // ten servos push against something with all they have, 1.2 to 1.4 A each
  (void)said(bus, with(kBroadcast, Instruction::Write, {30, 0xff, 3}));
  bus.advance(100_ms);
  EXPECT_NEAR(bus.servos()[9].value(at::kVoltage), 94, 4);
  (void)said(bus, with(kBroadcast, Instruction::Write, {24, 0}));
  bus.advance(10_ms);
  EXPECT_EQ(bus.servos()[9].value(at::kVoltage), 111);
}

TEST(ServoEmulator, TroubleIsTheSameForTheSameSeed) {
  const Bytes ids{1};
  const auto talk = [&](std::uint64_t seed) {
    ServoEmulator bus{ids, {.trouble = {.noise = 0.2, .lost = 0.05, .flipped = 0.05, .apart = 0}}, Random{seed}};
    Bytes all;
    for (int i = 0; i < 200; ++i) bus.hear(framed(with(1, Instruction::Read, {36, 8})), all);
    return all;
  };
  EXPECT_EQ(talk(1), talk(1));
  EXPECT_NE(talk(1), talk(2));
}

TEST(Trouble, ComesAsOftenAsWantedAndNotTwiceInOnePacket) {
  Trouble trouble{{.noise = 0.0, .lost = 0.01, .flipped = 0.0, .apart = 256}, Random{1}};
  const Bytes packet(100, 7);
  int short_ones = 0;
  for (int i = 0; i < 5000; ++i) {
    Bytes out;
    trouble.pass(packet, true, out);
    ASSERT_GE(out.size(), 99U);
    short_ones += out.size() == 99 ? 1 : 0;
  }
  // a byte in 356: 256 that are safe, and 100 until the next is lost
  EXPECT_NEAR(short_ones, 500'000 / 356, 100);
  EXPECT_EQ(trouble.faults(), static_cast<std::uint64_t>(short_ones));

  Trouble noise{{.noise = 0.5}, Random{1}};
  int longer = 0;
  for (int i = 0; i < 1000; ++i) {
    Bytes out;
    noise.pass(packet, i % 2 == 0, out);
    EXPECT_TRUE(std::equal(packet.begin(), packet.end(), out.end() - 100));
    longer += out.size() > 100 ? 1 : 0;
  }
  EXPECT_NEAR(longer, 250, 50) << "only between packets";
}

}  // namespace
}  // namespace cancha::act
