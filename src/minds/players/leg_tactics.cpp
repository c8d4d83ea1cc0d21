#include "minds/players/leg_tactics.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "minds/players/ball_race.h"
#include "minds/players/leg_passes.h"

namespace cancha::minds {
namespace {

constexpr double kStays = 1.5;            ///< seconds by which a mate must be faster to take the ball over
constexpr Duration kGivesUp = 2000_ms;    ///< so long a mate is faster by less than that: the ball is the mate's
constexpr double kKeeperAhead = 0.35;     ///< metres before the goal line
constexpr double kFromPost = 0.1;         ///< metres from goal posts and line that it keeps
constexpr double kKeeperGoes = 0.9;       ///< metres within which the keeper clears a slow ball
constexpr double kKeepersBall = 1.4;      ///< metres from the middle of the goal, likewise
constexpr double kBeforeThem = 0.3;       ///< metres that an opponent may be nearer
constexpr double kBesideGoal = 0.3;       ///< metres beside a goal post: farther out others play it
constexpr double kStaysKeepers = 0.25;    ///< metres, or m/s, by which a ball that is the keeper's may be worse
constexpr Duration kClearsFor = 8000_ms;  ///< so long it tries
constexpr double kClears = 2.0;           ///< metres beside the others' goal: away from the middle
constexpr double kSlow = 0.2;             ///< m/s
constexpr double kSaveTime = 1.6;         ///< seconds in which a save helps
constexpr double kShotTime = 6.0;         ///< seconds from which on it steps into the way of a ball
constexpr double kBesidePost = 0.15;      ///< metres beside the goal that a shot may seem to go
constexpr double kSaveReach = 0.5;        ///< metres
constexpr double kCovered = 0.1;          ///< metres to either side that standing covers
constexpr double kKeepsOff = 1.0;         ///< metres from the ball at the others' restarts
constexpr double kShotRange = 3.5;        ///< metres from the goal
constexpr double kKickedOn = 1.2;         ///< metres likewise, up to which a kick within a step is enough
constexpr double kTimeToKick = 1.0;       ///< metres from the ball to an opponent who comes too late to a shot
constexpr double kDisturbs = 0.5;         ///< metres from the ball to an opponent
constexpr double kSupports = 1.1;         ///< metres behind the ball
constexpr double kRoom = 0.8;             ///< metres from the ball that who does not play it keeps
constexpr double kNearTheirGoal = 2.0;    ///< metres from it within which nobody waits before the ball
constexpr double kWaitsAhead = 1.7;       ///< metres before the ball, of who waits for a pass
constexpr double kWaitsAside = 1.0;       ///< likewise, aside
constexpr double kOwnHalf = -0.5;         ///< metres: a ball behind that line is defended
constexpr double kThreat = 3.5;           ///< metres from our goal within which opponents are marked
constexpr double kHasBall = 0.7;          ///< metres from the ball: who is nearer plays it and is not marked
constexpr double kRoomWanted = 1.5;       ///< metres to the next opponent: more is no better for who waits for a pass
constexpr double kStaysOnSide = 0.3;      ///< metres of room by which the other side must be better
constexpr double kToMiddle = 0.1;         ///< metres of room that a metre beside the middle costs
constexpr double kOffLine = 0.5;          ///< metres from the touch line
constexpr double kBeforeOwnLine = 0.9;    ///< metres from the own goal line, which the keeper's place is behind
constexpr double kMarks = 0.5;            ///< metres from an opponent, on the way to our goal

}  // namespace

BodyTraits LegTactics::traits() const {
  return {.there = 0.08,
          .turned = 0.2,
          .two_faces = false,
          .kicks = true,
          .ahead = speeds_.ahead,
          .aside = speeds_.aside,
          .turn = speeds_.turn};
}

void LegTactics::see(const Beliefs& beliefs) {
  beliefs_ = &beliefs;
  if (beliefs.pose && beliefs.ball) see_keepers_ball();
  first_ = beliefs.pose && beliefs.ball && beliefs.self.number != 0 && first_at_ball();
}

bool LegTactics::first_at_ball() {
  const int self = beliefs_->self.number;
  const double mine = seconds_to_ball(*beliefs_);
  // who comes too near while the keeper clears the ball throws it over
  if (keepers_ball_) return false;
  const auto nobody_before = [&](double limit) {
    return std::ranges::none_of(beliefs_->mates, [&](const MateBelief& mate) {
      if (mate.number == 0 || !mate.playing || !mate.upright || mate.seconds_to_ball > 1e6) return false;
      return mate.seconds_to_ball < limit || (mate.seconds_to_ball == limit && mate.number < self);
    });
  };
  if (nobody_before(mine)) {
    ahead_ = beliefs_->time;
    return true;
  }
  // two who became first before they heard of each other must not both stay it
  return first_ && beliefs_->time - ahead_ < kGivesUp && nobody_before(mine - kStays);
}

Vec2 LegTactics::shot_target() {
  // the part of the goal mouth that is farthest from everybody in the way
  const Vec2 ball = beliefs_->ball->p_TB;
  Vec2 best{half_length() + 0.1, 0.0};
  double most = -1.0;
  for (const double share : std::array{0.0, 0.35, -0.35, 0.65, -0.65}) {
    const Vec2 target{half_length() + 0.1, share * goal_half()};
    double room = 1.0 - 0.2 * std::abs(share);
    for (const OpponentBelief& one : beliefs_->opponents) {
      const Vec2 way = unit(target - ball);
      const double ahead = dot(way, one.p_TO - ball);
      if (ahead < 0.1 || ahead > distance(ball, target)) continue;
      room = std::min(room, std::abs(cross(way, one.p_TO - ball)) / 0.4);
    }
    if (room > most + 0.05) {
      most = room;
      best = target;
    }
  }
  return best;
}

double LegTactics::nearest_opponent() const {
  return minds::nearest_opponent(*beliefs_, beliefs_->ball->p_TB);
}

/// A kick needs time to stand behind the ball: it is for passes that nobody disturbs, and for shots from where a kick
/// on the way does not roll into the goal. Else the ball is played on in walking.
Choice LegTactics::attack() {
  Choice choice = kick_to(shot_target(), "shoots");
  const double far = distance(beliefs_->ball->p_TB, {half_length(), 0.0});
  const double room = nearest_opponent();
  if (far > kKickedOn && far < kShotRange && room > kTimeToKick) return choice;
  if (room > kDisturbs) {
    if (const auto pass = best_pass(*beliefs_, pitch_)) return kick_to(pass->p_TG, "passes");
  }
  choice.action.kind = ActionKind::Dribble;
  choice.why = "dribbles";
  return choice;
}

bool LegTactics::saves(Choice& save) const {
  const Vec2 ball = beliefs_->ball->p_TB;
  const Vec2 speed = beliefs_->ball->v_TB;
  const Pose2& self = beliefs_->pose->X_TR;
  if (speed.x >= -0.25 || ball.x <= self.x) return false;
  const double seconds = (ball.x - self.x) / -speed.x;
  const double y = ball.y + speed.y * seconds;
  const double aside = cross(self.ahead(), Vec2{self.x, y} - self.position());
  if (std::abs(y) >= goal_half() + kBesidePost || seconds >= kShotTime) return false;
  const bool in_reach = seconds < kSaveTime && std::abs(aside) < kSaveReach;
  if (!speeds_.saves || !in_reach) {
    save = go_to({self.x, y}, self.heading, "steps into the way");
    return true;
  }
  if (std::abs(aside) <= kCovered) return false;
  save = stand("saves");
  save.action.kind = aside > 0 ? ActionKind::SaveLeft : ActionKind::SaveRight;
  return true;
}

Choice LegTactics::keep_goal() const {
  if (!beliefs_->ball) return line_up();
  if (Choice save; saves(save)) return save;
  const Vec2 ball = beliefs_->ball->p_TB;
  const bool theirs = beliefs_->game && beliefs_->game->their_kick && beliefs_->game->set_play != SetPlay::None;
  if (theirs || !keepers_ball_) return guard();
  Choice choice = kick_to({half_length(), ball.y > 0 ? kClears : -kClears}, "clears the ball");
  choice.action.kind = ActionKind::Dribble;
  return choice;
}

/// Whether the ball is for the keeper: it lies before the goal, and the keeper, who stands, comes before opponents. It
/// stays so until it is plainly otherwise, but not for ever: a keeper that does not get at the ball leaves it to
/// others.
void LegTactics::see_keepers_ball() {
  const bool was = keepers_ball_;
  keepers_ball_ = false;
  const std::optional<Vec2> p_TK = keeper_on_its_feet();
  const Vec2 ball = beliefs_->ball->p_TB;
  const double slack = was ? kStaysKeepers : 0.0;
  const bool lies_there = p_TK && distance(ball, our_goal()) < kKeepersBall + slack && ball.x > p_TK->x - slack &&
                          std::abs(ball.y) < goal_half() + kBesideGoal + slack &&
                          length(beliefs_->ball->v_TB) < kSlow + slack;
  if (!lies_there) {
    keepers_since_.reset();
    return;
  }
  const double away = distance(*p_TK, ball);
  if (away > kKeeperGoes + slack || away > nearest_opponent() + kBeforeThem + slack) return;
  if (!keepers_since_) keepers_since_ = beliefs_->time;
  keepers_ball_ = beliefs_->time - *keepers_since_ < kClearsFor;
}

std::optional<Vec2> LegTactics::keeper_on_its_feet() const {
  if (beliefs_->self.number == 0) return beliefs_->pose->X_TR.position();
  for (const MateBelief& mate : beliefs_->mates) {
    if (mate.number == 0 && mate.playing && mate.upright) return mate.X_TR.position();
  }
  return std::nullopt;
}

/// Before its goal, where it leaves as much to its left as to its right of what a shot can reach; not beside the goal,
/// rather back on its line.
Choice LegTactics::guard() const {
  const Vec2 ball = beliefs_->ball->p_TB;
  const double most = goal_half() - kFromPost;
  const Vec2 middle = unit(our_goal() + Vec2{0, goal_half()} - ball) + unit(our_goal() - Vec2{0, goal_half()} - ball);
  Vec2 place{-half_length() + kKeeperAhead, ball.y};
  if (ball.x > place.x) place.y += middle.y / middle.x * (place.x - ball.x);
  if (std::abs(place.y) > most) {
    place.y = std::copysign(most, place.y);
    place.x = ball.x + middle.x / middle.y * (place.y - ball.y);
    place.x = std::clamp(place.x, -half_length() + kFromPost, -half_length() + kKeeperAhead);
  }
  return go_to(place, angle_of(ball - place), "guards the goal");
}

Choice LegTactics::take_place() const {
  if (!beliefs_->ball) return line_up();
  if (beliefs_->self.number == 0) return guard();
  const Vec2 ball = beliefs_->ball->p_TB;
  if (ball.x < kOwnHalf) {
    if (const OpponentBelief* threat = unmarked()) return mark(*threat);
  } else if (half_length() - ball.x > kNearTheirGoal && nearest_opponent() > kDisturbs) {
    return wait_for_pass();
  }
  const Vec2 back = unit(our_goal() - ball);
  Vec2 place = ball + back * kSupports + left_of(back) * (beliefs_->self.number % 2 == 0 ? 0.5 : -0.5);
  place.x = std::max(place.x, -half_length() + kBeforeOwnLine);
  // beside a ball before the own goal, where who plays it needs room
  const Vec2 aside = place - ball;
  if (length(aside) < kRoom) place.y = ball.y + std::copysign(kRoom, aside.y);
  place.y = std::clamp(place.y, -league_.walls.width() / 2 + 0.4, league_.walls.width() / 2 - 0.4);
  return go_to(place, angle_of(ball - place), ball.x < kOwnHalf ? "defends" : "supports");
}

/// The opponent nearest to our goal who might get the ball next.
const OpponentBelief* LegTactics::unmarked() const {
  const OpponentBelief* nearest = nullptr;
  double least = kThreat;
  for (const OpponentBelief& one : beliefs_->opponents) {
    const double away = distance(one.p_TO, our_goal());
    if (away < least && distance(one.p_TO, beliefs_->ball->p_TB) > kHasBall) nearest = &one, least = away;
  }
  return nearest;
}

Choice LegTactics::mark(const OpponentBelief& opponent) const {
  Vec2 place = opponent.p_TO + unit(our_goal() - opponent.p_TO) * kMarks;
  place.x = std::max(place.x, -half_length() + kBeforeOwnLine);
  return go_to(place, angle_of(beliefs_->ball->p_TB - place), "marks");
}

/// Before the ball, in reach of a pass, on the side that has more room.
Choice LegTactics::wait_for_pass() const {
  const Vec2 ball = beliefs_->ball->p_TB;
  const double most = league_.walls.width() / 2 - kOffLine;
  Vec2 best;
  double room = -1.0;
  for (const double side : {1.0, -1.0}) {
    const Vec2 place{ball.x + kWaitsAhead, std::clamp(ball.y + side * kWaitsAside, -most, most)};
    // where both are free: where it is already, or the side of the goal's middle
    const bool mine = side * (beliefs_->pose->X_TR.y - ball.y) > 0;
    const double free = std::min(minds::nearest_opponent(*beliefs_, place), kRoomWanted);
    const double here = free + (mine ? kStaysOnSide : 0.0) - kToMiddle * std::abs(place.y);
    if (here > room) room = here, best = place;
  }
  return go_to(best, angle_of(ball - best), "waits for a pass");
}

Choice LegTactics::keep_off() const {
  if (!beliefs_->ball) return line_up();
  const Vec2 ball = beliefs_->ball->p_TB;
  const Vec2 back = unit(our_goal() - ball);
  const double side = first_ ? 0.0 : beliefs_->self.number % 2 == 0 ? 0.6 : -0.6;
  const Vec2 place = ball + back * kKeepsOff + left_of(back) * side;
  return go_to(place, angle_of(ball - place), "keeps off the ball");
}

Choice LegTactics::line_up() const {
  const bool ours = beliefs_->game && beliefs_->game->our_kick;
  const int number = beliefs_->self.number;
  const double circle = league_.markings.centre_circle_radius.value;
  const Vec2 front = ours ? Vec2{-0.35, 0.0} : Vec2{-circle - 0.35, 0.35};
  Vec2 place{-half_length() + kKeeperAhead, 0.0};
  if (league_.players <= 3) {
    if (number == 1) place = front;
    if (number >= 2) place = {-circle - 0.6, (number % 2 == 0 ? -1.0 : 1.0) * (0.9 + 0.4 * number)};
  } else if (number == league_.players - 1) {
    place = front;
  } else if (number >= 1) {
    // they come from the touch line, where low numbers stand farther back: nobody crosses another's way
    const double back = league_.players - 2 - number;
    place = {-circle - 0.6 - 0.7 * back, (number % 2 == 0 ? -1.0 : 1.0) * (1.4 - 0.3 * back)};
  }
  return go_to(place, angle_of(Vec2{} - place), "takes its place");
}

}  // namespace cancha::minds
