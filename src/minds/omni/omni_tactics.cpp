#include "minds/omni/omni_tactics.h"

#include <algorithm>
#include <cmath>

#include "act/wheels/path.h"

namespace cancha::minds {
namespace {

constexpr double kPace = 2.3;         ///< m/s to the ball, on the average
constexpr double kTurns = 3.0;        ///< rad/s
constexpr double kStays = 0.1;        ///< seconds by which a mate must be faster to take the ball over
constexpr double kStaysPlace = 0.5;   ///< metres likewise, of other roles
constexpr double kKeepsOff = 0.35;    ///< metres more than the rules ask for
constexpr double kTakes = 0.75;       ///< metres behind the ball, where a set play is taken from
constexpr Duration kHolds = 200_ms;   ///< so long a striker stays one although a mate is a little faster
constexpr Duration kFresh = 2000_ms;  ///< a mate who has not been heard of for longer gets no role
constexpr double kWallFrom = 9.0;     ///< metres from the ball to our goal up to which two make a wall
constexpr double kWallHalf = 0.27;    ///< metres from the wall's middle to each of them
/// Roles beside goalie and striker by their weight; a team that is short does without the last ones.
constexpr std::array kOthers{OmniRole::Defender, OmniRole::Supporter, OmniRole::Sweeper, OmniRole::Supporter};

}  // namespace

OmniTactics::OmniTactics(const field::League& league)
    : league_{league},
      half_{league.walls.length() / 2, league.walls.width() / 2},
      goal_half_{league.walls.goal_width() / 2} {
  candidates_.reserve(12);
}

BodyTraits OmniTactics::traits() const {
  return {.there = 0.06, .turned = 0.1, .two_faces = false, .kicks = false};
}

// ---- roles ---------------------------------------------------------------------------------------------------------

void OmniTactics::see(const Beliefs& beliefs) {
  beliefs_ = &beliefs;
  if (beliefs.ball) {
    ball_ = beliefs.ball->p_TB;
    v_ball_ = beliefs.ball->v_TB;
  }
  if (beliefs.pose) self_ = beliefs.pose->X_TR.position();
  if (beliefs.coach && !beliefs.coach->role.empty()) {
    const auto known = names(OmniRole{});
    const auto told = std::ranges::find(known, beliefs.coach->role);
    if (told != known.end()) {
      role_ = static_cast<OmniRole>(told - known.begin());
      return;
    }
  }
  if (beliefs.self.number == 0) {
    role_ = OmniRole::Goalie;
    return;
  }
  if (beliefs.pose && beliefs.ball) share_roles();
}

double OmniTactics::seconds_to_ball(const Pose2& X_TR) const {
  // where the ball will be when the player is there, about; in front of the ball is a little farther than behind it.
  // All ask for the ball that the team knows of, where there is one: by balls of their own two come to different ends
  const Vec2 ball = beliefs_->team_ball ? beliefs_->team_ball->p_TB : ball_;
  const Vec2 v_ball = beliefs_->team_ball ? beliefs_->team_ball->v_TB : v_ball_;
  Vec2 meets = ball;
  for (int i = 0; i < 2; ++i) meets = ball + v_ball * (0.7 * std::min(1.5, distance(X_TR.position(), meets) / kPace));
  const double turns = std::abs(wrap_angle(angle_of(meets - X_TR.position()) - X_TR.heading));
  const double before = X_TR.x > ball.x ? 0.15 : 0.0;
  return distance(X_TR.position(), meets) / kPace + 0.3 * turns / kTurns + before;
}

void OmniTactics::share_roles() {
  candidates_.clear();
  candidates_.push_back({beliefs_->self.number, beliefs_->pose->X_TR});
  for (const MateBelief& mate : beliefs_->mates) {
    if (mate.number == 0 || mate.number == beliefs_->self.number || !mate.playing) continue;
    if (beliefs_->time - mate.known < kFresh) candidates_.push_back({mate.number, mate.X_TR});
  }
  std::ranges::sort(candidates_, {}, &Candidate::number);
  const auto give = [&](OmniRole role, const auto& cost) {
    Candidate* best = nullptr;
    double least = 1e9;
    for (Candidate& one : candidates_) {
      if (one.taken) continue;
      const double here = cost(one);
      if (here >= least) continue;
      least = here;
      best = &one;
    }
    if (best == nullptr) return;
    best->taken = true;
    if (best->number == beliefs_->self.number) role_ = role;
  };
  const OmniRole before = role_;
  const auto is_self = [&](const Candidate& one) { return one.number == beliefs_->self.number; };
  // a striker stays one for a little while after a mate has become faster, so that two do not stay strikers for good
  const double mine = seconds_to_ball(beliefs_->pose->X_TR);
  const bool first = std::ranges::none_of(
      candidates_, [&](const Candidate& one) { return !is_self(one) && seconds_to_ball(one.X_TR) < mine; });
  if (first) first_ = beliefs_->time;
  const double stays = before == OmniRole::Striker && beliefs_->time - first_ < kHolds ? kStays : 0.0;
  give(OmniRole::Striker,
       [&](const Candidate& one) { return seconds_to_ball(one.X_TR) - (is_self(one) ? stays : 0.0); });
  for (const OmniRole role : kOthers) {
    const Vec2 place = place_of(role);
    give(role, [&](const Candidate& one) {
      return distance(one.X_TR.position(), place) - (is_self(one) && before == role ? kStaysPlace : 0.0);
    });
  }
}

// ---- places --------------------------------------------------------------------------------------------------------

Vec2 OmniTactics::inside(Vec2 p_T, double margin) const {
  return {std::clamp(p_T.x, -half_.x + margin, half_.x - margin),
          std::clamp(p_T.y, -half_.y + margin, half_.y - margin)};
}

Vec2 OmniTactics::wall(Vec2 way, double far, double side) const {
  // side by side half-way between ball and goal, where two cover all of it; alone, in the middle
  const double aside = far < kWallFrom ? kWallHalf : 0.0;
  const Vec2 middle = our_goal() + way * std::clamp(0.5 * far, 1.6, std::max(1.6, far - 1.2));
  return inside(middle + left_of(way) * (aside * side * (ball_.y > 0.0 ? 1.0 : -1.0)), 0.3);
}

Vec2 OmniTactics::place_of(OmniRole role) const {
  const Vec2 out = ball_ - our_goal();
  const double far = length(out);
  const Vec2 way = unit(out);
  switch (role) {
    case OmniRole::Defender:
      return wall(way, far, 1.0);
    case OmniRole::Sweeper: {
      if (far < kWallFrom) return wall(way, far, -1.0);
      // beside that way, on the side that is open
      const double side = ball_.y > 0.0 ? -1.0 : 1.0;
      const Vec2 aside = way * std::cos(0.5) + left_of(way) * (side * std::sin(0.5));
      return inside(our_goal() + aside * std::clamp(0.55 * far, 1.8, 5.5), 0.5);
    }
    case OmniRole::Supporter:
      return support_place();
    default:
      return self_;
  }
}

Vec2 OmniTactics::support_place() const {
  // ahead of the ball, where a pass can reach it and from where it can shoot
  Vec2 best{};
  double most = -1e9;
  for (const double ahead : {0.6, 1.8, 3.2, 5.0, 7.0}) {
    for (const double y : {-2.4, -1.2, 1.2, 2.4}) {
      const Vec2 place = inside({std::min(ball_.x + ahead, half_.x - 1.6), y}, 0.6);
      if (distance(place, ball_) < 1.5) continue;
      const double lane = std::min(0.8, room_between(ball_, place));
      const double shot = std::min(0.5, room_between(place, their_goal()));
      const double value = lane + 0.6 * shot - 0.12 * distance(place, their_goal()) - 0.08 * distance(place, self_) -
                           0.06 * std::abs(distance(place, ball_) - 3.2) +
                           0.25 * std::min(3.0, nearest_opponent(place));
      if (value > most) {
        most = value;
        best = place;
      }
    }
  }
  return best;
}

Choice OmniTactics::look_from(Vec2 place, std::string_view why) const {
  return go_to(place, angle_of(ball_ - place), why);
}

Vec2 OmniTactics::off_the_ball(Vec2 wish, double away) const {
  const Vec2 off = wish - ball_;
  if (length(off) >= away) return wish;
  Vec2 place = ball_ + unit(off, unit(our_goal() - ball_)) * away;
  // at the edge of the pitch, along the circle towards the own goal
  if (std::abs(place.y) > half_.y || std::abs(place.x) > half_.x) place = ball_ + unit(our_goal() - ball_) * away;
  return place;
}

Choice OmniTactics::take_place() const {
  if (!beliefs_->ball) return line_up();
  if (role_ == OmniRole::Goalie) return keep_goal();
  const bool set_play = beliefs_->game && beliefs_->game->set_play != SetPlay::None;
  if (role_ == OmniRole::Striker && set_play) {
    // ready to take it: behind the ball, on the way to the goal
    const Vec2 aim = unit(their_goal() - ball_);
    return look_from(ball_ - aim * kTakes, "waits to take the set play");
  }
  Vec2 place = place_of(role_ == OmniRole::Striker ? OmniRole::Defender : role_);
  if (set_play) place = off_the_ball(place, 1.2);
  return look_from(place, role_ == OmniRole::Supporter ? "offers itself" : "covers");
}

Choice OmniTactics::keep_off() const {
  if (!beliefs_->ball) return line_up();
  if (role_ == OmniRole::Goalie) return keep_goal();
  const double away = league_.game.keep_off.value + kKeepsOff;
  Vec2 wish = place_of(role_);
  if (role_ == OmniRole::Striker) wish = ball_ + unit(our_goal() - ball_) * away;
  if (role_ == OmniRole::Supporter)
    wish = ball_ + unit(our_goal() - ball_) * away + Vec2{0.0, ball_.y > 0 ? -1.2 : 1.2};
  return look_from(inside(off_the_ball(wish, away), 0.3), "keeps off the ball");
}

Choice OmniTactics::line_up() const {
  const int number = beliefs_->self.number;
  const bool drop = beliefs_->game && beliefs_->game->set_play == SetPlay::DroppedBall;
  if (drop && beliefs_->ball) {
    if (number == 0) return keep_goal();
    const Vec2 wish = role_ == OmniRole::Striker ? ball_ + unit(our_goal() - ball_) * 1.1 : place_of(role_);
    return look_from(off_the_ball(wish, 1.1), "waits for the dropped ball");
  }
  // a kick-off: everybody in the own half, ours with one at the ball and one beside it
  const bool ours = beliefs_->game && beliefs_->game->our_kick;
  const double circle = league_.markings.centre_circle_radius.value + 0.5;
  Vec2 place{-half_.x + 0.45, 0.0};
  if (number == 1) place = ours ? Vec2{-kTakes, 0.0} : Vec2{-circle, 0.0};
  if (number == 2) place = ours ? Vec2{-0.4, 1.8} : Vec2{-circle, 1.2};
  if (number >= 3) place = {-half_.x * 0.5, (number % 2 == 0 ? -1.0 : 1.0) * half_.y * 0.3 * (number > 4 ? 0.0 : 1.0)};
  return go_to(place, angle_of(Vec2{} - place), "takes its place");
}

}  // namespace cancha::minds
