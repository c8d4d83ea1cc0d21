#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/expects.h"
#include "field/drawing.h"
#include "field/league.h"

// Any bytes as a league file: never a crash, and what is accepted can be built and drawn.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha::field;
  const auto league = parse_league({reinterpret_cast<const char*>(data), size}, "fuzz.toml");
  if (!league) {
    CANCHA_EXPECTS(!league.error().what.empty());
    return 0;
  }
  CANCHA_EXPECTS(faults(*league).empty());
  CANCHA_EXPECTS(wall_footprints(league->walls).size() == (league->walls.corner_side.value > 0 ? 16u : 12u));
  CANCHA_EXPECTS(draw_league(*league).size() < 1'000'000);
  return 0;
}
