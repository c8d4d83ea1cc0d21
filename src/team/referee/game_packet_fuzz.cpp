// Any bytes as a packet of the GameController: never a crash; what is read is written the same, and what it means can
// be said again.

#include <algorithm>
#include <cstddef>

#include "base/expects.h"
#include "team/referee/game_meaning.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha::team;
  const auto packet = decode_game({data, size});
  if (!packet) return 0;
  const auto bytes = encode_game(*packet);
  CANCHA_EXPECTS(std::ranges::equal(bytes, std::span{data, size}));
  const cancha::RefereeState state = meaning_of(*packet);
  const auto again = packet_for(state, packet->number);
  if (!again) return 0;
  CANCHA_EXPECTS(meaning_of(*again) == state);
  CANCHA_EXPECTS(decode_game(encode_game(*again)).has_value());
  return 0;
}
