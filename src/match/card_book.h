#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "base/time.h"
#include "messages/game.h"

namespace cancha::match {

/// What the middle size referee has noted of each robot: fouls, cards, and how long it has stood.
///
/// Every second foul of a robot is a yellow card. The second card sends it out for a while, the third is red: it does
/// not come back. A robot that does not move while the others play is taken out for repair.
class CardBook {
 public:
  struct Settings {
    int fouls_for_card = 2;
    Duration double_yellow = 90000_ms;  ///< out, as the league's RefBox has it
    Duration repair = 20000_ms;         ///< likewise
    Duration still = 60000_ms;          ///< of play in which a robot must have moved
    double moved = 0.005;               ///< metres that are a motion
    double turned = 0.02;               ///< radians that are one
  };
  enum class Card : std::uint8_t { None, Yellow, SecondYellow, Red };

  CardBook(int robots, const Settings& settings) : settings_{settings}, pages_(static_cast<std::size_t>(robots)) {}

  /// Notes a foul; the card that it costs.
  [[nodiscard]] Card foul(int robot);
  /// Looks at a robot for one step of play; true where it has stood too long, which then begins anew.
  [[nodiscard]] bool stands(int robot, const Pose2& X_FR, Duration step);
  /// Somebody moved robots by hand.
  void forget_places();

  [[nodiscard]] int yellow_cards(int robot) const { return page(robot).yellow; }
  [[nodiscard]] const Settings& settings() const { return settings_; }

 private:
  struct Page {
    int fouls = 0;
    int yellow = 0;
    Pose2 X_FR{};      ///< where it was when it last moved
    Duration still{};  ///< since then
  };
  [[nodiscard]] const Page& page(int robot) const { return pages_[static_cast<std::size_t>(robot)]; }

  Settings settings_;
  std::vector<Page> pages_;
};

/// What a card's event begins with.
inline constexpr std::string_view kYellowCard = "yellow card: ";
inline constexpr std::string_view kSecondYellowCard = "second yellow card: ";
inline constexpr std::string_view kRedCard = "red card: ";

/// Whom an event shows its first yellow card, which takes nobody out, so that no state of the game has it.
[[nodiscard]] std::optional<RobotId> first_yellow_card(const MatchEvent& event);

}  // namespace cancha::match
