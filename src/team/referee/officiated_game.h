#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/time.h"
#include "messages/referee.h"
#include "team/referee/msl_tracker.h"

namespace cancha::team {

struct Order;
struct OrderWords;

/// A game as its referee directs it, order by order, in the protocol that it is told in. Time is told to it, so that
/// its clock runs as fast as one likes.
///
///     auto game = OfficiatedGame::start({.protocol = RefereeProtocol::Spl18});
///     (void)game->obey("kick-off blue");
///     (void)game->obey("penalty red 3 pushing 45");
///     game->advance(500_ms);
///
/// A side is the number of a team, its colour, or first or second.
class OfficiatedGame {
 public:
  struct Team {
    int number = 0;
    std::string colour{};  ///< empty: blue and red, in MSL cyan and magenta
  };
  struct Settings {
    RefereeProtocol protocol = RefereeProtocol::Humanoid;
    std::array<Team, 2> teams{{{1, ""}, {2, ""}}};
    int players = 4;                 ///< of each team
    Duration half{600'000'000'000};  ///< length
  };

  /// Fails where the protocol cannot tell of such teams.
  [[nodiscard]] static Result<OfficiatedGame> start(const Settings& settings);

  /// Does what a line says; gives how long to wait before the next one. Empty lines and what follows a # are passed
  /// over. What cannot be done or told changes nothing.
  [[nodiscard]] Result<Duration> obey(std::string_view line);
  /// Time passes: the clock runs while the state is playing, interruptions included, unless it is held.
  void advance(Duration time);

  [[nodiscard]] const RefereeState& state() const { return state_; }
  /// MSL: what is to be said since the last time.
  [[nodiscard]] std::vector<MslSignal> take_signals();
  [[nodiscard]] bool clock_runs() const { return !held_ && state_.clock_runs(); }

 private:
  explicit OfficiatedGame(const Settings& settings);
  [[nodiscard]] Result<OrderWords> understood(const Order& order, std::span<const std::string_view> words) const;
  [[nodiscard]] Result<RefereeSide> side_of(std::string_view word) const;
  [[nodiscard]] Result<void> carry_out(const Order& order, const OrderWords& words);
  [[nodiscard]] Result<void> signal(const Order& order, const OrderWords& words);

  Settings settings_;
  RefereeState state_;
  MslTracker tracker_;
  std::vector<MslSignal> signals_;
  bool held_ = false;
};

}  // namespace cancha::team
