#include "team/referee/desk.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "team/referee/game_meaning.h"

namespace cancha::team {
namespace {

/// A line that uses an order, with words that are right in every game.
std::string example_of(const OrderInfo& order, RefereeProtocol protocol) {
  std::string_view kind = "none";
  for (const RefereePenalty penalty : penalties_of(protocol)) {
    if (penalty != RefereePenalty::None) kind = names(penalty)[static_cast<std::size_t>(penalty)];
  }
  std::string line{order.name};
  std::string_view left = order.arguments;
  while (!left.empty()) {
    const std::string_view word = left.substr(0, left.find(' '));
    left.remove_prefix(std::min(left.size(), word.size() + 1));
    line += word == "SIDE" ? " first" : word == "KIND" ? fmt::format(" {}", kind) : " 1";
  }
  return line;
}

}  // namespace

Result<RefereeDesk> RefereeDesk::open(const Settings& settings, Time now) {
  auto game = OfficiatedGame::start(settings.game);
  if (!game) return pass_on(std::move(game));
  RefereeSender::Settings its = settings.sender;
  its.protocol = settings.game.protocol;
  for (std::size_t i = 0; i < its.teams.size(); ++i) {
    its.teams[i] = {game->state().teams[i].name, settings.game.teams[i].number};
  }
  auto sender = RefereeSender::open(its);
  if (!sender) return pass_on(std::move(sender));
  return RefereeDesk{settings, std::move(*game), std::move(*sender), now};
}

bool RefereeDesk::sends_packets() const {
  return is_game_controller(state().protocol);
}

Result<void> RefereeDesk::tick(Time now) {
  game_.advance(nearest(Seconds{(now - last_).seconds() * speed_}));
  last_ = now;
  if (!sends_packets()) (void)sender_.teams();
  return sends_packets() && now >= next_packet_ ? send(now) : Result<void>{};
}

Result<RefereeDesk::Obeyed> RefereeDesk::obey(std::string_view line, Time now) {
  const RefereeState before = state();
  auto wait = game_.obey(line);
  if (!wait) return pass_on(std::move(wait));
  const auto signals = game_.take_signals();
  const bool changed = state() != before;
  Result<void> sent;
  if (!sends_packets()) {
    sent = sender_.send(signals);
  } else if (changed) {
    sent = send(now);
  }
  if (!sent) return pass_on(std::move(sent));
  return Obeyed{*wait, changed || !signals.empty()};
}

Result<void> RefereeDesk::send(Time now) {
  next_packet_ = now + RefereeSender::period(state());
  return sender_.send(state());
}

std::vector<OrderInfo> orders_of(RefereeProtocol protocol) {
  std::vector<OrderInfo> all;
  OfficiatedGame::Settings settings;
  settings.protocol = protocol;
  const auto game = OfficiatedGame::start(settings);
  if (!game) return all;
  for (const Order& order : order_table()) {
    OfficiatedGame tried = *game;
    if (tried.obey(example_of(order.info, protocol))) all.push_back(order.info);
  }
  return all;
}

std::string_view title_of(RefereeProtocol protocol) {
  constexpr std::array<std::string_view, 8> kTitles = {"GameController of Humanoid since 2021 (v12, 688 bytes)",
                                                       "GameController of Humanoid until 2020 (v12, 640 bytes)",
                                                       "GameController of SPL 2022 (v14)",
                                                       "GameController of SPL 2024 and 2025 (v18)",
                                                       "GameController of HSL, spring 2026 (v19)",
                                                       "GameController of HSL 2026 (v20)",
                                                       "RefBox of MSL since 2020 (JSON)",
                                                       "RefBox of MSL until 2019 (letters)"};
  return kTitles[static_cast<std::size_t>(protocol)];
}

}  // namespace cancha::team
