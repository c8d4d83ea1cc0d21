// Any text as a script for a referee, in the protocol that its first byte names: never a crash, and whatever is obeyed
// can be told.

#include <cstddef>
#include <string_view>

#include "base/expects.h"
#include "team/referee/game_meaning.h"
#include "team/referee/officiated_game.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  using namespace cancha::team;
  if (size == 0) return 0;
  OfficiatedGame::Settings settings;
  settings.protocol = static_cast<RefereeProtocol>(data[0] % 8);
  auto game = OfficiatedGame::start(settings);
  CANCHA_EXPECTS(game.has_value());
  for (std::string_view rest{reinterpret_cast<const char*>(data + 1), size - 1}; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    const RefereeState before = game->state();
    const auto wait = game->obey(line);
    if (!wait) CANCHA_EXPECTS(game->state() == before);
    game->advance(wait.value_or(Duration{}));
    if (is_game_controller(settings.protocol)) CANCHA_EXPECTS(packet_for(game->state(), 0).has_value());
    for (const MslSignal& signal : game->take_signals()) {
      CANCHA_EXPECTS(settings.protocol == RefereeProtocol::Msl || encode_letter(signal).has_value());
    }
  }
  return 0;
}
