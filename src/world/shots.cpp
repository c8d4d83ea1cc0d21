#include "world/shots.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "world/wheeled_world.h"

namespace cancha::world {
namespace {

constexpr Duration kReferenceStep{100'000};
constexpr Duration kGrid = 5_ms;  ///< moments at which two runs are compared; every step is a multiple or a part
constexpr Duration kLongestStep = 20_ms;
constexpr Duration kAfterHit = 1_ms;  ///< two runs hit at moments that differ by less than this
constexpr double kPath = 0.5;         ///< metres that a shot is followed, at its first speed
constexpr double kNearPost = 5e-3;    ///< a touch as near to the edge of a post as this is one of the post, metres
constexpr double kFree = 1e-3;        ///< a shot starts at least so far from all walls, metres

/// What was seen of one shot.
struct Trace {
  std::vector<Vec2> velocities;     ///< at each moment of the grid
  std::optional<Duration> touched;  ///< the end of the step of the first touch
  bool goal = false;
  bool at_post = false;
  double deepest = 0.0;
  bool outside = false;
};

double sign_of(double x) {
  return x < 0.0 ? -1.0 : 1.0;
}

/// The edge of one of the four posts.
Vec2 random_post(const field::Walls& walls, Random& random) {
  const double x = random.below(2) == 0 ? walls.left.value : walls.right.value;
  return {x, random.below(2) == 0 ? walls.goal_bottom.value : walls.goal_top.value};
}

/// Is this the way from the edge of a post to the open, past both of its faces?
bool in_the_open(Vec2 post, Vec2 way) {
  return way.x * sign_of(post.x) < 0.0 && way.y * sign_of(post.y) < 0.0;
}

/// A line to the edge of a post, or past it, from somewhere on the pitch.
void aim_at_post(Shot& shot, const field::League& league, bool past, double speed, Random& random) {
  const double r = league.ball.radius.value;
  Vec2 at_edge;
  do {
    shot.post = random_post(league.walls, random);
    const Vec2 along = direction(random.uniform(-kPi, kPi));
    const double offset =
        past ? sign_of(random.uniform(-1.0, 1.0)) * (r + random.uniform(1e-3, 4e-3)) : random.uniform(-r, r);
    // where the ball is when it touches, or when it is nearest
    at_edge = left_of(along) * offset - along * (past ? 0.0 : std::sqrt(r * r - offset * offset));
    shot.p_FB = shot.post + at_edge - along * random.uniform(0.05, 0.35);
    shot.v_FB = along * speed;
  } while (!in_the_open(shot.post, at_edge) || field::clearance(league.walls, shot.p_FB) < r + kFree ||
           std::abs(shot.p_FB.x) > std::abs(shot.post.x));
}

/// From near a corner of the pitch towards it.
void aim_at_corner(Shot& shot, const field::League& league, double speed, Random& random) {
  const field::Walls& walls = league.walls;
  const Vec2 corner{random.below(2) == 0 ? walls.left.value : walls.right.value,
                    random.below(2) == 0 ? walls.bottom.value : walls.top.value};
  do {
    shot.p_FB =
        corner - Vec2{sign_of(corner.x) * random.uniform(0.0, 0.3), sign_of(corner.y) * random.uniform(0.0, 0.3)};
  } while (field::clearance(walls, shot.p_FB) < league.ball.radius.value + kFree);
  const Vec2 aim = corner - Vec2{sign_of(corner.x), sign_of(corner.y)} * random.uniform(0.0, walls.corner_side.value);
  shot.v_FB = direction(angle_of(aim - shot.p_FB) + random.uniform(-0.7, 0.7)) * speed;
}

/// From the mouth of a goal, or from inside, anywhere.
void aim_into_goal(Shot& shot, const field::League& league, double speed, Random& random) {
  const field::Walls& walls = league.walls;
  do {
    const bool left = random.below(2) == 0;
    const double line = left ? walls.left.value : walls.right.value;
    const double back = left ? walls.goal_left.value : walls.goal_right.value;
    shot.p_FB = {random.uniform(2 * line - back, back), random.uniform(walls.goal_bottom.value, walls.goal_top.value)};
  } while (field::clearance(walls, shot.p_FB) < league.ball.radius.value + kFree);
  shot.v_FB = direction(random.uniform(-kPi, kPi)) * speed;
}

/// At a corner of a robot that drives and turns, where it will be when the ball arrives.
void aim_at_robot(Shot& shot, const field::League& league, double speed, Random& random) {
  const double half = league.robot.side.value / 2;
  const double r = league.ball.radius.value;
  const Pose2 X_FR{random.uniform(-0.3, 0.3), random.uniform(-0.3, 0.3), random.uniform(-kPi, kPi)};
  shot.X_FR = X_FR;
  shot.ahead = random.uniform(-0.8, 0.8);
  shot.turn_rate = random.uniform(-10.0, 10.0);
  const double distance = r + random.uniform(0.01, 0.04);
  const double duration = (distance - r) / speed;
  const Pose2 then{X_FR.x + std::cos(X_FR.heading) * shot.ahead * duration,
                   X_FR.y + std::sin(X_FR.heading) * shot.ahead * duration, X_FR.heading + shot.turn_rate * duration};
  const Vec2 corner{random.below(2) == 0 ? half : -half, random.below(2) == 0 ? half : -half};
  const double outward = angle_of(then * corner - then.position()) + random.uniform(-1.0, 1.0);
  shot.post = then * corner;
  shot.p_FB = shot.post + direction(outward) * distance + left_of(direction(outward)) * random.uniform(-r, r);
  shot.v_FB = direction(outward) * -speed;
}

bool is_goal(const field::League& league, Vec2 p) {
  const field::Walls& walls = league.walls;
  const double r = league.ball.radius.value;
  return (p.x > walls.right.value + r || p.x < walls.left.value - r) && p.y > walls.goal_bottom.value &&
         p.y < walls.goal_top.value;
}

void watch(const WheeledWorld& world, const field::League& league, const Shot& shot, Trace& trace) {
  const BallState& ball = world.environment().ball;
  const double r = league.ball.radius.value;
  const Duration now = world.environment().time - Time{};
  if (now.ns % kGrid.ns == 0) trace.velocities.push_back(ball.v_FB.xy());
  for (const Contact& contact : world.contacts()) {
    const bool of_ball = contact.b.kind == BodyKind::Ball && contact.a.kind != BodyKind::Ground;
    if (!of_ball || contact.impulse <= 0.0) continue;
    if (!trace.touched) trace.touched = now;
    if (distance(contact.p_FC.xy(), shot.post) < kNearPost) trace.at_post = true;
    if (is_goal(league, contact.p_FC.xy())) trace.goal = true;
  }
  if (is_goal(league, ball.p_FB.xy())) trace.goal = true;
  const double depth = r - field::clearance(league.walls, ball.p_FB.xy());
  trace.deepest = std::max(trace.deepest, depth);
  if (depth > r) trace.outside = true;
}

Result<Trace> play(WheeledWorld& world, const field::League& league, const Snapshot& start, const Shot& shot,
                   Duration step) {
  Trace trace;
  auto ready = world.restore(start)
                   .and_then([&] { return world.set_step({step.seconds()}); })
                   .and_then([&] { return world.set_ball_state(shot.p_FB); })
                   .and_then([&] { return world.set_ball_velocity(shot.v_FB); });
  if (ready && shot.X_FR) {
    const double unit_speed = league.drive.metres_per_second_per_unit;
    const double turning = shot.turn_rate * league.robot.track.value / 2;
    ready = world.set_robot_state(0, *shot.X_FR)
                .and_then([&] { return world.set_robot_velocity(0, shot.ahead, shot.turn_rate); })
                .and_then([&] {
                  return world.set_robot_command(
                      0, {(shot.ahead - turning) / unit_speed, (shot.ahead + turning) / unit_speed});
                });
  }
  if (!ready) return pass_on(std::move(ready));

  // whole longest steps, so that runs with all steps end together
  const double seconds = kPath / length(shot.v_FB) + 0.02;
  const auto spans = static_cast<std::int64_t>(std::ceil(seconds / kLongestStep.seconds()));
  for (std::int64_t i = 0; i < spans * (kLongestStep.ns / step.ns); ++i) {
    if (auto stepped = world.step(); !stepped) return pass_on(std::move(stepped));
    watch(world, league, shot, trace);
  }
  return trace;
}

/// Degrees between two directions.
double angle_between(Vec2 a, Vec2 b) {
  return in_degrees(std::abs(wrap_angle(angle_of(a) - angle_of(b))));
}

void compare(const Trace& exact, const Trace& trace, Target target, Duration step, ShotErrors& errors) {
  ++errors.shots;
  errors.deepest = std::max(errors.deepest, trace.deepest);
  if (trace.outside) ++errors.tunnelled;
  if (target == Target::PastPost && trace.at_post) ++errors.bounced;
  if (!exact.touched) return;
  if (target == Target::Post && exact.goal != trace.goal) ++errors.flips;
  // both as they are at the end of the step in which the ball hit, and surely after it
  const std::int64_t steps = (exact.touched->ns + kAfterHit.ns + step.ns - 1) / step.ns;
  const auto moment = static_cast<std::size_t>(steps * step.ns / kGrid.ns) - 1;
  const auto coarse = static_cast<std::size_t>(steps * step.ns / std::max(step.ns, kGrid.ns)) - 1;
  if (moment >= exact.velocities.size() || coarse >= trace.velocities.size()) return;
  errors.angles.push_back(angle_between(exact.velocities[moment], trace.velocities[coarse]));
}

}  // namespace

double ShotErrors::mean_angle() const {
  if (angles.empty()) return 0.0;
  return std::accumulate(angles.begin(), angles.end(), 0.0) / static_cast<double>(angles.size());
}

double ShotErrors::angle_quantile(double share) const {
  if (angles.empty()) return 0.0;
  std::vector<double> sorted = angles;
  std::ranges::sort(sorted);
  return sorted[std::min(sorted.size() - 1, static_cast<std::size_t>(share * static_cast<double>(sorted.size())))];
}

Shot random_shot(const field::League& league, Target target, Random& random) {
  const double speed = random.uniform(1.0, 10.0);
  Shot shot;
  switch (target) {
    case Target::Post:
    case Target::PastPost:
      aim_at_post(shot, league, target == Target::PastPost, speed, random);
      break;
    case Target::Corner:
      aim_at_corner(shot, league, speed, random);
      break;
    case Target::Goal:
      aim_into_goal(shot, league, speed, random);
      break;
    case Target::Robot:
      aim_at_robot(shot, league, speed, random);
      break;
  }
  return shot;
}

Result<std::vector<ShotErrors>> play_shots(const field::League& league, Target target, int count,
                                           std::span<const Duration> steps, std::uint64_t seed) {
  const auto world = make_mujoco_world();
  std::vector<Pose2> poses;
  if (target == Target::Robot) poses.push_back({});
  auto built = world->create_field(league.walls)
                   .and_then([&] {
                     return world->create_ball({0.5, 0.5}, league.ball);
                   })
                   .and_then([&] { return world->create_robots(poses, league.robot, league.drive); })
                   .and_then([&] { return world->init(league.physics, league.surfaces); });
  if (!built) return pass_on(std::move(built));
  const Snapshot start = world->save();
  Random random = Random{seed}.split(names(Target{})[static_cast<std::size_t>(target)]);
  std::vector<ShotErrors> errors(steps.size());
  for (int i = 0; i < count; ++i) {
    const Shot shot = random_shot(league, target, random);
    const auto exact = play(*world, league, start, shot, kReferenceStep);
    if (!exact) return tl::unexpected{exact.error()};
    for (std::size_t k = 0; k < steps.size(); ++k) {
      const auto trace = play(*world, league, start, shot, steps[k]);
      if (!trace) return tl::unexpected{trace.error()};
      compare(*exact, *trace, target, steps[k], errors[k]);
    }
  }
  return errors;
}

}  // namespace cancha::world
