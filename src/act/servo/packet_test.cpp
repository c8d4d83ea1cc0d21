#include "act/servo/packet.h"

#include <gtest/gtest.h>

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
  EXPECT_EQ(framed(with(kBroadcast, Instruction::SyncWrite, words)),
            (Bytes{0xff, 0xff, 0xfe, 0x0e, 0x83, 0x1e, 4, 0, 0x10, 0, 0x50, 1, 1, 0x20, 2, 0x60, 3, 0x67}));
  EXPECT_EQ(framed(Packet{.id = 1, .code = kOverloadError | kHeatError}), (Bytes{0xff, 0xff, 1, 2, 0x24, 0xd8}));
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

TEST(ServoPacket, OneBitTurnedOverIsAlwaysSeen) {
  const Bytes good = framed(with(3, Instruction::Write, {30, 0xff, 3, 0xff, 0}));
  for (std::size_t bit = 16; bit < good.size() * 8; ++bit) {
    Bytes broken = good;
    broken[bit / 8] ^= static_cast<std::uint8_t>(1u << bit % 8);
    PacketDecoder decoder;
    EXPECT_TRUE(decoded(broken, decoder).empty()) << bit;
  }
}

TEST(ServoPacket, TakesNoMoreThanFitsIn) {
  Packet packet = instruction(1, Instruction::Write);
  EXPECT_TRUE(packet.add(Bytes(kMostParameters - 1)));
  EXPECT_FALSE(packet.add_word(1));
  EXPECT_TRUE(packet.add(std::uint8_t{1}));
  EXPECT_FALSE(packet.add(std::uint8_t{1}));
  PacketDecoder decoder;
  ASSERT_EQ(decoded(framed(packet), decoder).size(), 1U);
}

}  // namespace
}  // namespace cancha::act
