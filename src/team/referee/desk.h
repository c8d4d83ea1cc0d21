#pragma once

#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/time.h"
#include "team/referee/officiated_game.h"
#include "team/referee/orders.h"
#include "team/referee/sender.h"

namespace cancha::team {

/// A referee at work: a game, and those who are told of it. Time is told to it.
///
///     auto desk = RefereeDesk::open({.game = {.protocol = RefereeProtocol::Spl18}}, now);
///     (void)desk->obey("kick-off blue", now);
///     while (…) (void)desk->tick(now);
class RefereeDesk {
 public:
  struct Settings {
    OfficiatedGame::Settings game{};
    RefereeSender::Settings sender{};  ///< its protocol is that of the game
    double speed = 1.0;                ///< of the clock, times real time
  };
  [[nodiscard]] static Result<RefereeDesk> open(const Settings& settings, Time now);

  /// Time has passed: the clock runs, what is due is sent, and teams that connect to a RefBox are welcomed and heard.
  /// To be called some ten times a second or more often.
  [[nodiscard]] Result<void> tick(Time now);
  struct Obeyed {
    Duration wait;      ///< before the next line, in the game's time
    bool told = false;  ///< robots hear of it
  };
  /// Does what a line says, and tells it at once.
  [[nodiscard]] Result<Obeyed> obey(std::string_view line, Time now);

  [[nodiscard]] const OfficiatedGame& game() const { return game_; }
  [[nodiscard]] const RefereeState& state() const { return game_.state(); }
  [[nodiscard]] RefereeSender& sender() { return sender_; }

 private:
  RefereeDesk(const Settings& settings, OfficiatedGame game, RefereeSender sender, Time now)
      : speed_{settings.speed}, game_{std::move(game)}, sender_{std::move(sender)}, last_{now}, next_packet_{now} {}
  [[nodiscard]] bool sends_packets() const;
  [[nodiscard]] Result<void> send(Time now);

  double speed_;
  OfficiatedGame game_;
  RefereeSender sender_;
  Time last_;
  Time next_packet_;
};

/// What can be told in a protocol: found by trying each order in a game of its own.
[[nodiscard]] std::vector<OrderInfo> orders_of(RefereeProtocol protocol);
/// "GameController of SPL 2022 (v14)"
[[nodiscard]] std::string_view title_of(RefereeProtocol protocol);

}  // namespace cancha::team
