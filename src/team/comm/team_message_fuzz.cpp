// Any bytes as team messages, one after another, to a robot: never a crash, and what is read is written the same.

#include <algorithm>
#include <cstddef>

#include "base/expects.h"
#include "team/comm/members.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  using namespace cancha::team;
  TeamTalk talk{3, TeamRole::Keeper};
  Time now;
  for (std::span<const std::uint8_t> rest{data, size}; !rest.empty();) {
    const auto one = rest.first(std::min(rest.size(), kTeamMessageBytes));
    rest = rest.subspan(one.size());
    now += Duration{700'000'000};
    for (const ByteOrder order : {ByteOrder::Little, ByteOrder::Big}) {
      const auto message = decode_message(one, order);
      if (!message) continue;
      CANCHA_EXPECTS(std::ranges::equal(encode_message(*message, order), one));
      for (const TeamMessage& answer : talk.hear(*message, now).answers) {
        CANCHA_EXPECTS(check_message(answer).has_value());
      }
    }
    talk.expire(now);
  }
  CANCHA_EXPECTS(talk.members().members().size() < 255);
  return 0;
}
