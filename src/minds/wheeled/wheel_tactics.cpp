#include "minds/wheeled/wheel_tactics.h"

#include "act/wheels/keeper.h"

namespace cancha::minds {

Lineup::Lineup(std::size_t players) : roles_{players}, posts_(Roles::posts_for(players)) {}

void Lineup::see(const wheels::Situation& situation) {
  if (situation.view.time == seen_) return;
  seen_ = situation.view.time;
  take_posts(situation, posts_);
  roles_.update(situation, posts_, 0.0);
}

Vec2 Lineup::place_of(const wheels::Situation& situation, std::size_t player) const {
  if (player == 0 || posts_.empty()) return keeper_place(situation);
  // the one who plays the ball has none of its own: it stands in for the first
  return posts_[plays_ball(player) ? 0 : roles_.post_of(player)].p;
}

void WheelTactics::see(const Look& look) {
  look_ = &look;
  lineup_->see(look.situation);
}

bool WheelTactics::plays_ball() const {
  const wheels::Pitch& pitch = situation().pitch;
  const bool keepers =
      situation().view.mates.size() > 1 && in_our_area(pitch, pitch.goal_area, situation().p_TB(), 0.01);
  return lineup_->plays_ball(look_->number()) && !keepers;
}

Vec2 WheelTactics::shot_target() {
  aim_y_ = free_part_of_goal(situation(), situation().p_TB(), aim_y_);
  return wheels::in_their_goal(situation().pitch, aim_y_);
}

Choice WheelTactics::keep_goal() const {
  Choice choice = stand("keeps the goal");
  choice.action.kind = ActionKind::KeepGoal;
  choice.action.p_TG = keeper_place(situation());
  return choice;
}

Choice WheelTactics::take_place() const {
  const wheels::Situation& s = situation();
  const Vec2 place = lineup_->place_of(s, look_->number());
  if (look_->is_keeper()) return go_to(place, kPi / 2, "takes its place");
  // too many in the penalty area while the ball is there is a foul: drive round it
  const Vec2 next = in_our_area(s.pitch, s.pitch.penalty_area, s.p_TB(), 0.2)
                        ? round_our_area(s.pitch, s.pitch.penalty_area, look_->self().X_TR.position(), place)
                        : place;
  Choice choice = go_to(next, kPi / 2, "takes its place");
  if (next == place) return choice;
  choice.action.any_heading = true;
  choice.action.through = 0.5 * s.pitch.top_speed;
  return choice;
}

Choice WheelTactics::keep_off() const {
  Choice choice = go_to(off_the_ball(situation()), 0.0, "keeps off the ball");
  choice.action.any_heading = true;
  return choice;
}

}  // namespace cancha::minds
