#include "match/side.h"

#include <algorithm>
#include <cmath>

#include "base/expects.h"
#include "match/team_views.h"

namespace cancha::match {

WheelCommand quantised(WheelCommand command) {
  // a non-finite part is handed on as it is: the world refuses and counts it
  static constexpr double kFar = 1e6;
  const auto round = [](double v) {
    return std::isfinite(v) ? std::nearbyint(std::clamp(v, -kFar, kFar) * 256.0) / 256.0 : v;
  };
  return {round(command.left), round(command.right)};
}

WheelSpeeds quantised(WheelSpeeds speeds, double unit_speed) {
  const WheelCommand units = quantised(WheelCommand{speeds.left / unit_speed, speeds.right / unit_speed});
  return {units.left * unit_speed, units.right * unit_speed};
}

StrategySide::StrategySide(std::unique_ptr<decide::Strategy> strategy, Team team, const field::League& league)
    : strategy_{std::move(strategy)},
      unit_speed_{league.drive.metres_per_second_per_unit},
      view_{empty_view(team, league.players)},
      units_(static_cast<std::size_t>(league.players)),
      by_hand_(units_.size()) {
  CANCHA_EXPECTS(strategy_ != nullptr);
}

Result<void> StrategySide::decide(const Outlook& outlook, std::span<Commands> commands) {
  fill_view(view_, outlook.truth, outlook.game);
  if (auto decided = strategy_->decide(view_, units_); !decided) return decided;
  for (std::size_t i = 0; i < commands.size(); ++i) {
    // a robot that was taken out stands, whatever its team or a hand wants
    const RobotId robot{view_.team, static_cast<int>(i)};
    const bool stands = outlook.game.is_out(robot);
    const WheelCommand told = stands ? WheelCommand{} : quantised(by_hand_[i].value_or(units_[i]));
    commands[i].wheels.present() = {told.left * unit_speed_, told.right * unit_speed_};
  }
  return {};
}

Result<void> StrategySide::steer(int number, const std::optional<Steering>& steering) {
  std::optional<WheelCommand>& hand = by_hand_[static_cast<std::size_t>(number)];
  hand.reset();
  if (steering) hand = steering->wheels;
  return {};
}

Sides sides_of(std::array<std::unique_ptr<decide::Strategy>, 2> strategies, const field::League& league) {
  Sides sides;
  for (const Team team : kTeams) {
    sides[index(team)] = std::make_unique<StrategySide>(std::move(strategies[index(team)]), team, league);
  }
  return sides;
}

}  // namespace cancha::match
