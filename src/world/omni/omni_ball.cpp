// The ball of an omni world: it rolls, flies, bounces, is held in a notch and kicked.
//
// Where a ball's centre may be, seen from a robot: outside of a disc, or in the pocket that the notch cuts into it.
//
//            ╭───────╮
//          ╱    disc  ├──  ← pocket: |y| < play, x > notch
//         │   robot   o        o  the centre of a ball that lies in the notch
//          ╲          ├──
//            ╰───────╯
//
// A centre that lies in the rest of the disc goes out the shortest way: outwards, into the pocket, or to its bottom's
// front.

#include <algorithm>
#include <cmath>

#include "field/goal_frame.h"
#include "world/omni/omni_engine.h"

namespace cancha::world {
namespace {

constexpr double kPart = 0.02;  ///< metres that a ball goes in one part of a step, at the most
constexpr int kMostParts = 32;
constexpr double kGroundBounce = 0.3;     ///< m/s from which on a ball bounces off the ground
constexpr double kOnGround = 1e-4;        ///< metres
constexpr double kBounces = 0.1;          ///< m/s from which on it bounces off things
constexpr double kReach = 0.04;           ///< metres before the notch within which handler and kicker work
constexpr double kHandlerLow = 0.05;      ///< metres above the ground up to which they do
constexpr double kDrawsIn = 8.0;          ///< 1/s: how fast the handler would draw a ball in
constexpr double kSpinShare = 2.0 / 7.0;  ///< of its mass: what friction at its rim has to turn and push
constexpr double kAfterKick = 0.15;       ///< seconds for which the handler lets go after a kick

Vec3 cross3(Vec3 a, Vec3 b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

}  // namespace

void OmniEngine::move_ball() {
  const double dt = step_.seconds();
  const double speed = length(ball_.v_FB);
  const int parts = std::clamp(static_cast<int>(std::ceil(speed * dt / kPart)), 1, kMostParts);
  const double part = dt / parts;
  const double reach = radius_ + league_.ball.radius.value + 0.1 + speed * dt;
  for (int i = 1; i <= parts; ++i) {
    roll(part);
    ball_.p_FB = ball_.p_FB + ball_.v_FB * part;
    land(part);
    const double share = static_cast<double>(i) / parts;
    for (std::size_t k = 0; k < robots_.size(); ++k) {
      Robot& robot = robots_[k];
      if (distance(robot.X_FR.position(), ball_.p_FB.xy()) > reach) continue;
      // where the robot is by now
      const Pose2 X_FR{robot.before.x + (robot.X_FR.x - robot.before.x) * share,
                       robot.before.y + (robot.X_FR.y - robot.before.y) * share,
                       robot.before.heading + robot.motion.turn * dt * share};
      handle(robot, k, X_FR, part);
      kick(robot, k, X_FR);
      hit_robot(robot, k, X_FR);
    }
    for (std::size_t k = 0; k < barriers_.size(); ++k) hit_barrier(barriers_[k], static_cast<int>(k) + 1);
    hit_crossbar(league_.walls.left.value);
    hit_crossbar(league_.walls.right.value);
    const Vec2 p = ball_.p_FB.xy();
    const double r = league_.ball.radius.value;
    const field::Surface& surface = league_.surfaces.ball_wall;
    if (std::abs(p.x) > fence_.x - r) bounce({p.x > 0 ? -1.0 : 1.0, 0, 0}, std::abs(p.x) - fence_.x + r, {}, surface);
    if (std::abs(p.y) > fence_.y - r) bounce({0, p.y > 0 ? -1.0 : 1.0, 0}, std::abs(p.y) - fence_.y + r, {}, surface);
  }
}

void OmniEngine::roll(double dt) {
  const double gravity = std::abs(league_.physics.gravity.value);
  const double r = league_.ball.radius.value;
  Vec3& v = ball_.v_FB;
  Vec3& w = ball_.w_FB;
  if (ball_.p_FB.z - r > kOnGround || v.z > 0.0) {
    v.z -= gravity * dt;
    return;
  }
  // sliding: friction changes speed and spin until the ball rolls
  const Vec2 slides{v.x - r * w.y, v.y + r * w.x};
  const double sliding = length(slides);
  if (sliding > 0.0) {
    const double change = std::min(league_.surfaces.ball_ground.friction * gravity * dt, kSpinShare * sliding);
    const Vec2 slower = slides * (-change / sliding);
    v.x += slower.x;
    v.y += slower.y;
    // J at the lowest point: dw = (−r z) × J / I, I = 2/5 m r²
    w.x += 2.5 * slower.y / r;
    w.y -= 2.5 * slower.x / r;
  }
  // rolling resistance: speed and the spin that belongs to it
  const double speed = std::hypot(v.x, v.y);
  if (speed == 0.0) return;
  const double left = std::max(0.0, 1.0 - league_.ball.rolling_resistance * gravity * dt / speed);
  for (double* part : {&v.x, &v.y, &w.x, &w.y}) *part *= left;
}

void OmniEngine::land(double dt) {
  const double r = league_.ball.radius.value;
  Vec3& v = ball_.v_FB;
  if (ball_.p_FB.z > r) return;
  ball_.p_FB.z = r;
  if (v.z >= 0.0) return;
  const field::Surface& ground = league_.surfaces.ball_ground;
  const double gravity = std::abs(league_.physics.gravity.value) * dt;
  if (-v.z < kGroundBounce + gravity) {
    v.z = 0.0;
    return;
  }
  // friction at the impact
  const Vec2 slides{v.x - r * ball_.w_FB.y, v.y + r * ball_.w_FB.x};
  const double sliding = length(slides);
  const double change = std::min(ground.friction * (1.0 + ground.restitution) * -v.z, kSpinShare * sliding);
  if (sliding > 0.0) {
    const Vec2 slower = slides * (-change / sliding);
    v.x += slower.x;
    v.y += slower.y;
    ball_.w_FB.x += 2.5 * slower.y / r;
    ball_.w_FB.y -= 2.5 * slower.x / r;
  }
  v.z *= -ground.restitution;
}

double OmniEngine::bounce(Vec3 normal, double depth, Vec2 v_F, const field::Surface& surface) {
  const double r = league_.ball.radius.value;
  const double mass = league_.ball.mass.value;
  ball_.p_FB = ball_.p_FB + normal * depth;
  Vec3& v = ball_.v_FB;
  const Vec3 against = v - Vec3{v_F.x, v_F.y, 0.0};
  const double closing = -dot(against, normal);
  if (closing <= 0.0) return 0.0;
  const double change = closing * (1.0 + (closing > kBounces ? surface.restitution : 0.0));
  v = v + normal * change;
  // friction: the touching point of the ball slides over the other
  const Vec3 arm = normal * -r;
  Vec3 slides = against + cross3(ball_.w_FB, arm);
  slides = slides - normal * dot(slides, normal);
  const double sliding = length(slides);
  if (sliding > 1e-9) {
    const double rub = std::min(surface.friction * change, kSpinShare * sliding);
    const Vec3 slower = slides * (-rub / sliding);
    v = v + slower;
    ball_.w_FB = ball_.w_FB + cross3(arm, slower) * (2.5 / (r * r));
  }
  return change * mass;
}

std::optional<OmniEngine::Overlap> OmniEngine::overlap(Vec2 q_R) const {
  const double reach = radius_ + league_.ball.radius.value;
  const double away = length(q_R);
  if (away >= reach) return std::nullopt;
  const double play = league_.omni->notch_play.value;
  const double aside = std::abs(q_R.y);
  if (q_R.x >= notch_ && aside <= play) return std::nullopt;
  // outwards is always a way
  Overlap best{reach - away, unit(q_R)};
  if (q_R.x > 0.0 && aside <= play && notch_ - q_R.x < best.depth) best = {notch_ - q_R.x, {1.0, 0.0}};
  if (q_R.x >= notch_ && aside - play < best.depth) best = {aside - play, {0.0, q_R.y > 0.0 ? -1.0 : 1.0}};
  return best;
}

bool OmniEngine::holds(const Pose2& X_FR) const {
  const Vec2 q = ball_in(X_FR);
  return ball_.p_FB.z < league_.ball.radius.value + kHandlerLow && q.x > notch_ - kReach / 2 && q.x < notch_ + kReach &&
         std::abs(q.y) < league_.omni->notch_play.value + kReach / 2;
}

void OmniEngine::handle(Robot& robot, std::size_t number, const Pose2& X_FR, double dt) {
  if (robot.handler <= 0.0 || robot.charge > league_.omni->kick_pause.value - kAfterKick || !holds(X_FR)) return;
  const Vec2 ahead = X_FR.ahead();
  const Vec2 p = ball_.p_FB.xy();
  const Vec2 miss = X_FR * Vec2{notch_, 0.0} - p;
  const Vec2 v_R = robot.motion.v + left_of(p - X_FR.position()) * robot.motion.turn;
  const double mass = league_.ball.mass.value;
  const Vec2 wanted = (v_R + miss * kDrawsIn - ball_.v_FB.xy()) * mass;
  const double most = league_.omni->handler_force * robot.handler * dt;
  const double size = length(wanted);
  const Vec2 impulse = size > most ? wanted * (most / size) : wanted;
  ball_.v_FB.x += impulse.x / mass;
  ball_.v_FB.y += impulse.y / mass;
  push(number, p, -impulse);
  tell({{BodyKind::Chassis, static_cast<int>(number)},
        {BodyKind::Ball, 0},
        ball_.p_FB,
        {ahead.x, ahead.y, 0.0},
        0.0,
        length(impulse)});
}

void OmniEngine::kick(Robot& robot, std::size_t number, const Pose2& X_FR) {
  if (robot.kick <= 0.0 || robot.charge > 0.0 || !holds(X_FR)) return;
  const Vec2 ahead = X_FR.ahead();
  const Vec2 p = ball_.p_FB.xy();
  const Vec2 v_R = robot.motion.v + left_of(p - X_FR.position()) * robot.motion.turn;
  const double level = robot.kick * std::cos(robot.lift);
  ball_.v_FB = {v_R.x + ahead.x * level, v_R.y + ahead.y * level, robot.kick * std::sin(robot.lift)};
  robot.charge = league_.omni->kick_pause.value;
  push(number, p, -ahead * (level * league_.ball.mass.value));
  tell({{BodyKind::Chassis, static_cast<int>(number)},
        {BodyKind::Ball, 0},
        ball_.p_FB,
        {ahead.x, ahead.y, 0.0},
        0.0,
        robot.kick * league_.ball.mass.value});
}

void OmniEngine::hit_robot(Robot& robot, std::size_t number, const Pose2& X_FR) {
  if (ball_.p_FB.z - league_.ball.radius.value > league_.omni->height.value) return;
  const auto found = overlap(ball_in(X_FR));
  if (!found) return;
  const Vec2 ahead = X_FR.ahead();
  const Vec2 normal = ahead * found->normal_R.x + left_of(ahead) * found->normal_R.y;
  const Vec2 p = ball_.p_FB.xy() - normal * league_.ball.radius.value;
  const Vec2 v_R = robot.motion.v + left_of(p - X_FR.position()) * robot.motion.turn;
  const double impulse = bounce({normal.x, normal.y, 0.0}, found->depth, v_R, league_.surfaces.ball_chassis);
  push(number, p, -normal * impulse);
  tell({{BodyKind::Chassis, static_cast<int>(number)},
        {BodyKind::Ball, 0},
        {p.x, p.y, ball_.p_FB.z},
        {normal.x, normal.y, 0.0},
        found->depth,
        impulse});
}

void OmniEngine::hit_barrier(const Barrier& barrier, int number) {
  const double r = league_.ball.radius.value;
  const Vec2 p = ball_.p_FB.xy();
  if (ball_.p_FB.z > barrier.height || std::abs(p.x) < league_.walls.length() / 2 - 2 * r) return;
  const Vec2 way = barrier.to - barrier.from;
  const double squared = dot(way, way);
  const double share = squared > 0.0 ? std::clamp(dot(p - barrier.from, way) / squared, 0.0, 1.0) : 0.0;
  const Vec2 nearest = barrier.from + way * share;
  const double depth = r + barrier.radius - distance(p, nearest);
  if (depth <= 0.0) return;
  const Vec2 normal = unit(p - nearest);
  // a post throws back, a net holds
  const bool post = squared == 0.0;
  const double impulse =
      bounce({normal.x, normal.y, 0.0}, depth, {}, post ? league_.surfaces.ball_wall : field::Surface{0.5, 0.05});
  tell({{BodyKind::Wall, number},
        {BodyKind::Ball, 0},
        {nearest.x, nearest.y, ball_.p_FB.z},
        {normal.x, normal.y, 0.0},
        depth,
        impulse});
}

void OmniEngine::hit_crossbar(double x) {
  const field::Walls& w = league_.walls;
  const Vec3 p = ball_.p_FB;
  if (p.y < w.goal_bottom.value || p.y > w.goal_top.value) return;
  const Vec2 away{p.x - x, p.z - w.crossbar.value};
  const double depth = league_.ball.radius.value + field::kPostRadius - length(away);
  if (depth <= 0.0) return;
  const Vec2 normal = unit(away);
  bounce({normal.x, 0.0, normal.y}, depth, {}, league_.surfaces.ball_wall);
}

}  // namespace cancha::world
