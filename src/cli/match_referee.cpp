#include "cli/match_referee.h"

#include <fmt/format.h>

#include <charconv>

#include "cli/referee.h"
#include "cli/terminal.h"
#include "os/clock.h"

namespace cancha::cli {

Result<MatchReferee> MatchReferee::open(const std::string& wish) {
  const std::size_t colon = wish.find(':');
  auto protocol = referee_protocol(wish.substr(0, colon));
  if (!protocol) return fail("--referee", protocol.error().what, protocol.error().hint);
  std::uint16_t port = 0;
  if (colon != wish.npos) {
    const char* const end = wish.data() + wish.size();
    const auto [stopped, fault] = std::from_chars(wish.data() + colon + 1, end, port);
    if (fault != std::errc{} || stopped != end || port == 0) {
      return fail("--referee", fmt::format("'{}' is no port", wish.substr(colon + 1)), "1 to 65535");
    }
  }
  auto listener = team::RefereeListener::open({.clock = os::now, .protocol = *protocol, .port = port});
  if (!listener) return pass_on(std::move(listener));
  return MatchReferee{std::move(*listener)};
}

bool MatchReferee::direct(server::LiveMatch& live) {
  using Kind = team::RefereeNews::Kind;
  constexpr int kAtOnce = 16;  // a referee says a few things in a row, and then nothing for a while
  for (int i = 0; i < kAtOnce; ++i) {
    for (const team::RefereeNews& news : listener_.listen({})) {
      if (news.kind != Kind::Changed) {
        complain({"referee", news.text, news.kind == Kind::Lost ? "what it said last holds" : ""});
        continue;
      }
      const RefereeState& state = *news.state;
      if (state.play == RefereePlay::Finished && state.half % 2 == 0) return true;
      if (state.playing() == plays_) continue;
      plays_ = state.playing();
      // refused only where the match is over, which whoever follows it sees
      (void)live.obey({.order = plays_ ? server::Order::Play : server::Order::Pause, .by = "referee"});
    }
  }
  return false;
}

}  // namespace cancha::cli
