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
  std::size_t bytes = 0;
  const auto alike = [&] {
    const auto& servos = bus.servos();
    return servos[0].id() == servos[1].id() || servos[1].id() == servos[2].id() || servos[0].id() == servos[2].id();
  };
  // servos that were given the same id speak at once, and that is no packet
  for (std::size_t i = 0; i < size && !alike(); ++i) {
    for (const std::uint8_t byte : bus.hear({data + i, 1})) {
      packets += decoder.take(byte) ? 1 : 0;
      ++bytes;
    }
  }
  if (decoder.damaged() != 0 || decoder.skipped() != 0 || (packets == 0 && bytes != 0)) std::abort();
  (void)bus.hear({data, size});
  bus.advance(cancha::Duration{1'000'000'000});
  return 0;
}
