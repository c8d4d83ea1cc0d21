// Any bytes from a RefBox, old or new by the first of them: never a crash, cut anywhere the same signals, and what is
// read can be written and read again.

#include <cstddef>

#include "base/expects.h"
#include "team/referee/msl_tracker.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  using namespace cancha::team;
  if (size == 0) return 0;
  const auto protocol = data[0] % 2 == 0 ? RefereeProtocol::Msl : RefereeProtocol::MslOld;
  const std::span<const std::uint8_t> bytes{data + 1, size - 1};
  MslStream whole{protocol};
  MslStream halves{protocol};
  MslTracker tracker{protocol};
  const auto signals = whole.take(bytes);
  auto pieces = halves.take(bytes.first(bytes.size() / 2));
  for (auto& rest : halves.take(bytes.subspan(bytes.size() / 2))) pieces.push_back(std::move(rest));
  CANCHA_EXPECTS(pieces.size() == signals.size());
  for (const auto& signal : signals) {
    if (!signal) continue;
    (void)tracker.apply(*signal);
    if (protocol == RefereeProtocol::MslOld) {
      const auto letter = encode_letter(*signal);
      CANCHA_EXPECTS(letter.has_value() && decode_letter(*letter) == *signal);
    } else {
      const std::string text = encode_msl(*signal);
      const auto again = decode_msl(std::string_view{text}.substr(0, text.size() - 1));
      CANCHA_EXPECTS(again.has_value() && *again == *signal);
    }
  }
  CANCHA_EXPECTS(tracker.state().teams.size() == 2);
  return 0;
}
