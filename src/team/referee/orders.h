#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "base/time.h"
#include "messages/referee.h"
#include "team/referee/msl_signal.h"

namespace cancha::team {

/// An order that a game obeys, for help and hints.
struct OrderInfo {
  std::string_view name;
  std::string_view arguments;  ///< "SIDE PLAYER"
  std::string_view meaning;
};

/// What the words of a line mean.
struct OrderWords {
  RefereeSide side = RefereeSide::Neither;
  int player = 0;
  int number = 0;
  Duration time{};
  RefereePenalty penalty = RefereePenalty::None;

  [[nodiscard]] RefereeTeam& team(RefereeState& state) const {
    return state.teams[side == RefereeSide::Second ? 1 : 0];
  }
  [[nodiscard]] RefereePlayer& of(RefereeState& state) const {
    return team(state).players[static_cast<std::size_t>(player - 1)];
  }
};

/// One kind of line: what the GameController does, and what the RefBox says.
struct Order {
  OrderInfo info;
  void (*work)(RefereeState&, const OrderWords&) = nullptr;  ///< none: the GameController cannot
  std::optional<MslCommand> msl{};                           ///< none: the RefBox cannot
};

/// All of them, in the order in which they are explained.
[[nodiscard]] std::span<const Order> order_table();

}  // namespace cancha::team
