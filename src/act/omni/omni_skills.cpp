#include "act/omni/omni_skills.h"

#include <algorithm>
#include <cmath>

namespace cancha::act {
namespace {

constexpr double kTopSpeed = 2.8;       ///< m/s over ground
constexpr double kBrakes = 2.2;         ///< m/s² that it counts on when it stops
constexpr double kTopTurn = 5.0;        ///< rad/s
constexpr double kTurnGain = 5.0;       ///< rad/s for a radian
constexpr double kArrived = 0.03;       ///< metres
constexpr double kClear = 0.10;         ///< metres between two robots that pass
constexpr double kClearOfBall = 0.12;   ///< metres between a robot and a ball that it goes round
constexpr double kLooksAt = 4.0;        ///< metres within which robots are in the way
constexpr double kNear = 0.9;           ///< metres from which on the ball is fetched straight
constexpr double kStandsOff = 0.55;     ///< metres before the ball where it turns to it
constexpr double kFaces = 0.3;          ///< radians within which the notch takes the ball
constexpr double kHandlerFrom = 0.7;    ///< metres
constexpr double kCarries = 1.8;        ///< m/s with the ball
constexpr double kTurnsWithBall = 4.5;  ///< rad/s with the ball
constexpr double kMiss = 0.15;          ///< metres that a kick may miss its target
constexpr double kPatience = 1.2;       ///< seconds of aiming, then less exact will do
constexpr double kSteady = 1.2;         ///< rad/s below which it kicks
constexpr double kHurries = 0.6;        ///< metres: who kicks at something so near wants the ball away
constexpr double kKeeperLine = 0.45;    ///< metres before the goal line
constexpr double kShot = 0.8;           ///< m/s towards the goal from which on the keeper goes to where the ball comes
constexpr double kLooksAbout = 2.0;     ///< rad/s of a robot that searches

}  // namespace

OmniSkills::OmniSkills(const field::League& league) : league_{league}, pitch_{wheels::pitch_of(league)} {
  obstacles_.reserve(24);
}

void OmniSkills::act(const Intent& intent, const Beliefs& beliefs, const Readings& readings, Commands& commands) {
  OmniDrive drive;
  Now now{.beliefs = beliefs};
  now.holds = readings.omni && readings.omni->ball;
  if (beliefs.pose) now.X_TR = beliefs.pose->X_TR;
  if (beliefs.ball) {
    now.ball = true;
    now.p_TB = beliefs.ball->p_TB;
    now.v_TB = beliefs.ball->v_TB;
  }
  const Action& action = intent.action;
  const bool carries = action.kind == ActionKind::Kick && now.holds;
  if (!carries) aims_ = false;
  if (carries && !aims_) {
    aims_ = true;
    aims_since_ = beliefs.time;
  }
  if (action.kind == ActionKind::Walk) {
    drive.v_R = action.v_RR;
    drive.turn = action.turn;
    drive.handler = 1.0;
  } else if (beliefs.pose) {
    const Ride ride = ride_of(action, now, drive);
    drive.v_R = into({0.0, 0.0, now.X_TR.heading}, ride.v_T);
    drive.turn = ride.turn;
  } else if (action.kind != ActionKind::Stand) {
    drive.turn = kLooksAbout;  // who is lost looks about
  }
  moves_ = drive.v_R != Vec2{} || drive.turn != 0.0;
  commands.omni.present() = drive;
}

OmniSkills::Ride OmniSkills::ride_of(const Action& action, const Now& now, OmniDrive& drive) {
  const double fastest = action.speed * kTopSpeed;
  const double heading = action.any_heading ? now.X_TR.heading : action.heading;
  switch (action.kind) {
    case ActionKind::GoTo:
      return go_to(now, action.p_TG, heading, fastest, action.through, true);
    case ActionKind::TurnTo:
      return {{}, turn_to(now, action.heading)};
    case ActionKind::Kick:
      return now.holds ? kick(action, now, drive) : fetch(now, drive);
    case ActionKind::Dribble:
      return now.holds ? dribble(action, now, drive) : fetch(now, drive);
    case ActionKind::Approach: {
      const Vec2 aim = unit(action.p_TG - now.p_TB);
      return go_to(now, now.p_TB - aim * kStandsOff, angle_of(aim), fastest, 0.0, true);
    }
    case ActionKind::Push:
      return straight_to(now, action.p_TG, angle_of(action.p_TG - now.X_TR.position()), fastest, fastest);
    case ActionKind::KeepGoal:
      return keep_goal(now);
    case ActionKind::SaveLeft:
    case ActionKind::SaveRight: {
      const double side = action.kind == ActionKind::SaveLeft ? 1.0 : -1.0;
      const Vec2 place{-pitch_.half_length + kKeeperLine, side * (pitch_.goal_half - pitch_.robot_half)};
      return straight_to(now, place, 0.0, kTopSpeed, 0.0);
    }
    case ActionKind::Search:
      return {{}, action.turn != 0.0 ? action.turn : kLooksAbout};
    default:
      return {};
  }
}

double OmniSkills::turn_to(const Now& now, double heading) const {
  return std::clamp(kTurnGain * wrap_angle(heading - now.X_TR.heading), -kTopTurn, kTopTurn);
}

void OmniSkills::see_obstacles(const Now& now, bool ball) {
  obstacles_.clear();
  const auto see = [&](Vec2 p, double radius) {
    if (distance(p, now.X_TR.position()) < kLooksAt) obstacles_.push_back({p, radius});
  };
  const double radius = 2 * pitch_.robot_half + kClear;
  for (const MateBelief& mate : now.beliefs.mates) {
    if (mate.number != now.beliefs.self.number) see(mate.X_TR.position(), radius);
  }
  for (const OpponentBelief& one : now.beliefs.opponents) see(one.p_TO, radius);
  if (ball && now.ball) see(now.p_TB, pitch_.robot_half + pitch_.ball_radius + kClearOfBall);
}

OmniSkills::Ride OmniSkills::straight_to(const Now& now, Vec2 p_T, double heading, double fastest,
                                         double through) const {
  const Vec2 way = p_T - now.X_TR.position();
  const double far = length(way);
  double speed = std::min(fastest, std::sqrt(through * through + 2.0 * kBrakes * far));
  if (through == 0.0) speed = std::min(speed, 4.0 * far);
  if (through == 0.0 && far < kArrived) speed = 0.0;
  return {unit(way) * speed, turn_to(now, heading)};
}

OmniSkills::Ride OmniSkills::go_to(const Now& now, Vec2 p_T, double heading, double fastest, double through,
                                   bool round_ball) {
  see_obstacles(now, round_ball);
  const Vec2 from = now.X_TR.position();
  const Vec2 next = wheels::next_point(pitch_, from, p_T, obstacles_);
  Ride ride = straight_to(now, p_T, heading, fastest, through);
  // round something the whole way counts for the speed, and the next point for the course
  if (next != p_T) ride.v_T = unit(next - from) * length(ride.v_T);
  return ride;
}

OmniSkills::Ride OmniSkills::fetch(const Now& now, OmniDrive& drive) {
  if (!now.ball) return {{}, kLooksAbout};
  const Vec2 from = now.X_TR.position();
  const double far = distance(from, now.p_TB);
  const double soon = std::min(1.5, far / kTopSpeed);
  const Vec2 meets = now.p_TB + now.v_TB * (0.8 * soon);
  const double heading = angle_of(now.p_TB - from);
  const double miss = std::abs(wrap_angle(heading - now.X_TR.heading));
  if (far < kHandlerFrom) drive.handler = 1.0;
  if (far > kNear) return go_to(now, meets, heading, kTopSpeed, 1.2, false);
  // with the ball's own speed, and closer: at it where the notch faces it, else as far as there is room to turn
  const Vec2 at = unit(now.p_TB - from);
  const double notch = pitch_.robot_half + pitch_.ball_radius - league_.omni->notch_depth.value;
  const double closer = miss < kFaces ? std::clamp(0.5 + 2.0 * (far - notch), 0.3, 1.5) : 2.0 * (far - kStandsOff);
  const Vec2 v = now.v_TB + at * closer;
  const double speed = length(v);
  return {speed > kTopSpeed ? v * (kTopSpeed / speed) : v, turn_to(now, heading)};
}

OmniSkills::Ride OmniSkills::kick(const Action& action, const Now& now, OmniDrive& drive) {
  drive.handler = 1.0;
  const Vec2 way = action.p_TG - now.p_TB;
  const double far = std::max(0.5, length(way));
  const double power = std::clamp(action.speed, 0.0, 1.0) * league_.omni->kick_speed.value;
  // the ball keeps what the robot moves aside
  const Vec2 course = unit(way);
  const double aside = now.beliefs.pose ? cross(course, now.beliefs.pose->v_TR) : 0.0;
  const double heading = angle_of(course) - std::asin(std::clamp(aside / std::max(1.0, power), -0.5, 0.5));
  const double miss = wrap_angle(heading - now.X_TR.heading);
  const double patience = (now.beliefs.time - aims_since_).seconds() > kPatience ? 3.0 : 1.0;
  const double hurry = far <= kHurries ? 3.0 : 1.0;
  const bool steady = now.beliefs.pose && std::abs(now.beliefs.pose->turn_rate) < kSteady * patience * hurry;
  if (std::abs(miss) < patience * kMiss / far && steady) {
    drive.kick = power;
    drive.lift = action.lift;
  }
  return {course * 0.3, std::clamp(1.4 * kTurnGain * miss, -kTurnsWithBall, kTurnsWithBall)};
}

OmniSkills::Ride OmniSkills::dribble(const Action& action, const Now& now, OmniDrive& drive) {
  drive.handler = 1.0;
  const Vec2 from = now.X_TR.position();
  const double heading = angle_of(action.p_TG - from);
  Ride ride = go_to(now, action.p_TG, heading, std::min(action.speed * kTopSpeed, kCarries), 0.8, false);
  // the ball goes before it: the course follows the heading
  const double miss = wrap_angle(heading - now.X_TR.heading);
  ride.v_T = ride.v_T * std::max(0.15, std::cos(std::clamp(miss, -kPi / 2, kPi / 2)));
  ride.turn = std::clamp(ride.turn, -kTurnsWithBall, kTurnsWithBall);
  return ride;
}

OmniSkills::Ride OmniSkills::keep_goal(const Now& now) {
  const double line = -pitch_.half_length + kKeeperLine;
  const double widest = pitch_.goal_half - 0.1;
  Vec2 place{line, 0.0};
  double heading = 0.0;
  if (now.ball) {
    heading = angle_of(now.p_TB - now.X_TR.position());
    // between ball and goal; before a shot, where it will cross
    const Vec2 goal = pitch_.our_goal();
    const Vec2 out = unit(now.p_TB - goal);
    place.y = out.y / std::max(0.2, out.x) * kKeeperLine * 1.6;
    if (now.v_TB.x < -kShot && now.p_TB.x > line) {
      const double y = now.p_TB.y + now.v_TB.y * (now.p_TB.x - line) / -now.v_TB.x;
      if (std::abs(y) < pitch_.goal_half + 0.5) place.y = y;
    }
    place.y = std::clamp(place.y, -widest, widest);
  }
  return straight_to(now, place, heading, kTopSpeed, 0.0);
}

}  // namespace cancha::act
