#include "codegen/board/hil_protocol.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "base/random.h"

namespace cancha::codegen::hil {
namespace {

using Event = Decoder::Event;

std::vector<std::uint8_t> bytes_of(std::string_view text) {
  return {text.begin(), text.end()};
}

/// Hands all bytes over; the last event that was one.
Event feed(Decoder& decoder, std::span<const std::uint8_t> bytes) {
  Event last = Event::Nothing;
  for (const std::uint8_t byte : bytes) {
    const Event event = decoder.take(byte);
    if (event != Event::Nothing) last = event;
  }
  return last;
}

TEST(HilProtocol, CrcIsTheKnownOne) {
  EXPECT_EQ(crc16(bytes_of("123456789")), 0x29B1);
  EXPECT_EQ(crc16({}), 0xFFFF);
}

TEST(HilProtocol, FramesOfEveryLengthComeBack) {
  Random random{1};
  Decoder decoder;
  for (std::size_t length = 0; length <= kMostPayload; ++length) {
    std::vector<std::uint8_t> payload(length);
    for (std::uint8_t& byte : payload) byte = static_cast<std::uint8_t>(random.below(256));

    EXPECT_EQ(feed(decoder, encode(static_cast<std::uint8_t>(length), payload)), Event::Frame);

    EXPECT_EQ(decoder.sequence(), length);
    EXPECT_TRUE(std::ranges::equal(decoder.payload(), payload));
  }
}

TEST(HilProtocol, StartAndEscapeMayBeInAFrame) {
  const std::vector<std::uint8_t> payload{kStart, kEscape, kStart ^ kFlip, kEscape ^ kFlip};

  const std::vector<std::uint8_t> frame = encode(kStart, payload);

  EXPECT_EQ(std::ranges::count(frame, kStart), 2);
  Decoder decoder;
  EXPECT_EQ(feed(decoder, frame), Event::Frame);
  EXPECT_TRUE(std::ranges::equal(decoder.payload(), payload));
}

TEST(HilProtocol, EveryLostByteIsFoundAndTheNextFrameIsRead) {
  const std::vector<std::uint8_t> frame = encode(9, bytes_of("X~}12"));
  for (std::size_t lost = 0; lost < frame.size(); ++lost) {
    Decoder decoder;
    std::vector<std::uint8_t> bytes = frame;
    bytes.erase(bytes.begin() + static_cast<std::ptrdiff_t>(lost));

    // known at once, without waiting for the next; only the last START may be missing
    const bool last = lost + 1 == frame.size();
    EXPECT_EQ(feed(decoder, bytes), last ? Event::Frame : Event::Garbled) << lost;
    EXPECT_EQ(feed(decoder, frame), Event::Frame) << lost;
  }
}

TEST(HilProtocol, EverySpoiledByteIsFoundAndTheNextFrameIsRead) {
  const std::vector<std::uint8_t> frame = encode(200, bytes_of("X~}12"));
  for (std::size_t place = 0; place < frame.size(); ++place) {
    for (unsigned change = 1; change < 256; ++change) {
      Decoder decoder;
      std::vector<std::uint8_t> bytes = frame;
      bytes[place] = static_cast<std::uint8_t>(bytes[place] ^ change);

      bool taken = false;
      for (const std::uint8_t byte : bytes) taken |= decoder.take(byte) == Event::Frame;
      EXPECT_EQ(taken, place + 1 == frame.size()) << place << " " << change;
      EXPECT_EQ(feed(decoder, frame), Event::Frame) << place << " " << change;
    }
  }
}

TEST(HilProtocol, NoiseIsSkipped) {
  Decoder decoder;
  EXPECT_EQ(feed(decoder, bytes_of("noise")), Event::Nothing);
  EXPECT_EQ(decoder.skipped(), 5U);
  EXPECT_EQ(decoder.take(kStart), Event::Garbled);
  EXPECT_EQ(feed(decoder, encode(1, bytes_of("H"))), Event::Frame);
}

TEST(HilProtocol, AFrameThatClaimsTooMuchIsGivenUpAtOnce) {
  Decoder decoder;
  const std::vector<std::uint8_t> bytes{kStart, 1, kMostPayload + 1};
  EXPECT_EQ(feed(decoder, bytes), Event::Garbled);
}

}  // namespace
}  // namespace cancha::codegen::hil
