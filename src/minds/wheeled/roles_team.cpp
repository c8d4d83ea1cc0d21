#include "minds/wheeled/roles_team.h"

#include "act/wheels/keeper.h"
#include "base/expects.h"

namespace cancha::minds {

RolesTeam::RolesTeam(const field::League& league)
    : pitch_{wheels::pitch_of(league)},
      roles_{static_cast<std::size_t>(league.players)},
      posts_(Roles::posts_for(static_cast<std::size_t>(league.players))),
      driver_{static_cast<std::size_t>(league.players)},
      told_(static_cast<std::size_t>(league.players)) {}

Result<void> RolesTeam::decide(const TeamView& view, std::span<WheelCommand> commands) {
  CANCHA_EXPECTS(view.mates.size() == roles_.players() && commands.size() == roles_.players());
  ball_ = wheels::BallPath{pitch_, view.ball};
  const wheels::Situation situation{pitch_, view, ball_, rest_watch_.update(view)};
  take_posts(situation, posts_);
  roles_.update(situation, posts_, attack_.aim_y);
  for (std::size_t i = 0; i < commands.size(); ++i) {
    const wheels::DriveGoal intent = intent_of(situation, i);
    commands[i] = driver_.drive(situation, i, intent);
    told_[i].role = role_of(i);
    told_[i].p_TG.reset();
    if (intent.spin == 0.0) told_[i].p_TG = intent.point;
  }
  return {};
}

std::string_view RolesTeam::role_of(std::size_t player) const {
  if (player == roles_.striker()) return "striker";
  if (player == 0) return "keeper";
  return posts_[roles_.post_of(player)].defends ? "defender" : "supporter";
}

wheels::DriveGoal RolesTeam::intent_of(const wheels::Situation& situation, std::size_t player) {
  const TeamRobot& robot = situation.view.mates[player];
  if (player == roles_.striker()) return attack(situation, robot, attack_);
  if (player == 0) return keep_goal(situation, robot);
  const std::size_t number = roles_.post_of(player);
  const Post& post = posts_[number];
  wheels::DriveGoal intent{.point = post.p, .facing = post.defends ? kPi / 2 : 0.0};

  // too many in the penalty area while the ball is there is a foul: the others drive round it
  if (number > 0 && in_our_area(pitch_, pitch_.penalty_area, situation.p_TB(), 0.2)) {
    const Vec2 next = round_our_area(pitch_, pitch_.penalty_area, robot.X_TR.position(), post.p);
    if (next != post.p) intent = {.point = next, .ride = {.arrival_speed = 0.5 * pitch_.top_speed}};
  }
  return intent;
}

}  // namespace cancha::minds
