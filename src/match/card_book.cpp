#include "match/card_book.h"

#include <cmath>

namespace cancha::match {

CardBook::Card CardBook::foul(int robot) {
  Page& of = pages_[static_cast<std::size_t>(robot)];
  if (++of.fouls % settings_.fouls_for_card != 0) return Card::None;
  ++of.yellow;
  if (of.yellow == 1) return Card::Yellow;
  return of.yellow == 2 ? Card::SecondYellow : Card::Red;
}

bool CardBook::stands(int robot, const Pose2& X_FR, Duration step) {
  Page& of = pages_[static_cast<std::size_t>(robot)];
  const bool moved = distance(of.X_FR.position(), X_FR.position()) > settings_.moved ||
                     std::abs(wrap_angle(of.X_FR.heading - X_FR.heading)) > settings_.turned;
  if (moved) of.X_FR = X_FR;
  of.still = moved ? Duration{} : of.still + step;
  if (of.still < settings_.still) return false;
  of.still = {};
  return true;
}

void CardBook::forget_places() {
  for (Page& one : pages_) one.still = {};
}

std::optional<RobotId> first_yellow_card(const MatchEvent& event) {
  const bool shown = event.kind == EventKind::Penalised && event.reason.starts_with(kYellowCard);
  if (!shown || event.why.robot < 0) return std::nullopt;
  return RobotId{event.why.team == BallOwner::Yellow ? Team::Yellow : Team::Blue, event.why.robot};
}

}  // namespace cancha::match
