// Any bytes on the bus of the servos: neither the decoder nor a servo may come to harm, and answers are packets.

#include <array>
#include <cstdlib>

#include "act/servo/emulator.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha::act;
  const std::array<std::uint8_t, 3> ids{0, 1, 253};
  ServoEmulator bus{ids};
  PacketDecoder decoder;
  std::size_t packets = 0;
  const auto said = bus.hear({data, size});
  for (const std::uint8_t byte : said) packets += decoder.take(byte) ? 1 : 0;
  if (decoder.damaged() != 0 || decoder.skipped() != 0 || (packets == 0 && !said.empty())) std::abort();
  bus.advance(cancha::Duration{1'000'000'000});
  return 0;
}
