// Feeds bytes of any kind to the decoder of the board's frames: no byte may break it, and a sound frame that follows is
// always found.

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "codegen/board/hil_protocol.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  namespace hil = cancha::codegen::hil;
  hil::Decoder decoder;
  for (std::size_t i = 0; i < size; ++i) {
    if (decoder.take(data[i]) != hil::Decoder::Event::Frame) continue;
    // what was taken for a frame is one: written again it is read again
    hil::Decoder again;
    bool found = false;
    for (const std::uint8_t byte : hil::encode(decoder.sequence(), decoder.payload())) {
      found |= again.take(byte) == hil::Decoder::Event::Frame;
    }
    if (!found || !std::ranges::equal(again.payload(), decoder.payload())) std::abort();
  }
  const std::size_t count = std::min(size, hil::kMostPayload);
  bool found = false;
  for (const std::uint8_t byte : hil::encode(7, {data, count}))
    found |= decoder.take(byte) == hil::Decoder::Event::Frame;
  if (!found || decoder.sequence() != 7) std::abort();
  if (!std::ranges::equal(decoder.payload(), std::span{data, count})) std::abort();
  return 0;
}
