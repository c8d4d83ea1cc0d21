#include "world/sensors/sight.h"

#include <algorithm>
#include <cmath>

#include "messages/humanoid.h"

namespace cancha::world {
namespace {

constexpr double kUpright = 0.7;               ///< z of the trunk's axis; who lies sees nothing
constexpr double kLeastDistanceSpread = 0.01;  ///< metres
constexpr double kAlongLine = 0.1;             ///< metres between points of a line that are looked at
constexpr double kLeastLine = 0.3;             ///< metres of a line that must be in view

double distance_to_segment(Vec2 p, Vec2 a, Vec2 b) {
  const Vec2 way = b - a;
  const double share = std::clamp(dot(p - a, way) / std::max(dot(way, way), 1e-9), 0.0, 1.0);
  return distance(p, a + way * share);
}

}  // namespace

SimulatedSight::SimulatedSight(const SightSettings& settings, RobotId robot, const field::League& league, Random random)
    : settings_{settings},
      robot_{robot},
      place_{place_of(robot, league.players)},
      league_{league},
      random_{random},
      line_random_{random.split("lines")},
      lines_{field::line_map_of(league)},
      middle_{(league.walls.left + league.walls.right).value / 2, (league.walls.top + league.walls.bottom).value / 2} {
  const std::size_t things = 5 + static_cast<std::size_t>(2 * league.players);
  for (Sight& sight : coming_) sight.things.reserve(things + lines_.lines.size() + lines_.crossings.size());
}

void SimulatedSight::read(const Truth& truth, double pan, Maybe<Sight>& sight) {
  if (truth.time.ns >= next_ * settings_.every.ns) {
    look(truth, pan);
    next_ = truth.time.ns / settings_.every.ns + 1;
  }
  sight.reset();
  while (given_ < looked_ && truth.time - coming_[given_ % coming_.size()].time >= settings_.delay) {
    const Sight& arrived = coming_[given_++ % coming_.size()];
    Sight& into = sight.present();
    into.time = arrived.time;
    into.things.assign(arrived.things.begin(), arrived.things.end());
  }
}

void SimulatedSight::look(const Truth& truth, double pan) {
  Sight& sight = coming_[looked_++ % coming_.size()];
  if (looked_ - given_ > coming_.size()) given_ = looked_ - coming_.size();
  sight.time = truth.time;
  sight.things.clear();
  if (up_of(truth.robots[place_].q_FR).z < kUpright) return;
  see(truth, pan, truth.ball.p_FB.xy(), {.kind = ThingKind::Ball}, -1);
  const field::Walls& walls = league_.walls;
  const bool left_is_own = robot_.team == Team::Yellow;  // yellow defends the goal at x < 0
  for (const bool left : {true, false}) {
    for (const bool upper : {true, false}) {
      const bool own = left == left_is_own;
      // left as seen from the centre: of the goal at x > 0 the upper one
      const bool left_post = left ? !upper : upper;
      const PostPlace post = own ? (left_post ? PostPlace::OwnLeft : PostPlace::OwnRight)
                                 : (left_post ? PostPlace::OpponentLeft : PostPlace::OpponentRight);
      see(truth, pan, {(left ? walls.left : walls.right).value, (upper ? walls.goal_top : walls.goal_bottom).value},
          {.kind = ThingKind::Post, .post = post}, -1);
    }
  }
  for (std::size_t i = 0; i < truth.robots.size(); ++i) {
    if (i == place_) continue;
    Seen seen{.kind = ThingKind::Robot};
    seen.robot.present() = robot_at(i, league_.players);
    see(truth, pan, truth.robots[i].X_FR.position(), seen, static_cast<int>(i));
  }
  if (settings_.line_range > 0) see_lines(truth, pan);
}

bool SimulatedSight::in_view(Vec2 p_RP, double pan, double range) const {
  return length(p_RP) <= range && std::abs(wrap_angle(angle_of(p_RP) - pan)) <= settings_.view / 2;
}

void SimulatedSight::tell(Vec2 p_RP, double turned, double farther, Seen seen) {
  seen.bearing = wrap_angle(angle_of(p_RP) + settings_.bearing_noise * turned);
  seen.distance = std::max(0.0, length(p_RP) * (1.0 + settings_.distance_noise * farther));
  seen.bearing_spread = settings_.bearing_noise;
  seen.distance_spread = std::max(kLeastDistanceSpread, settings_.distance_noise * length(p_RP));
  coming_[(looked_ - 1) % coming_.size()].things.push_back(seen);
}

void SimulatedSight::see_lines(const Truth& truth, double pan) {
  const Pose2& X_FR = truth.robots[place_].X_FR;
  const auto turned = [&](double angle_F) {
    return Orientation{wrap_angle(angle_F - X_FR.heading + settings_.line_noise * line_random_.normal()),
                       settings_.line_noise};
  };
  const auto told = [&](Vec2 p_RP, const Seen& seen) {
    const double aside = line_random_.normal();
    tell(p_RP, aside, line_random_.normal(), seen);
  };
  for (const field::GroundLine& line : lines_.lines) {
    // the part in view, by points along it
    const double whole = distance(line.from, line.to);
    const int steps = static_cast<int>(std::ceil(whole / kAlongLine));
    Vec2 nearest{1e9, 1e9};
    int seen_steps = 0;
    for (int i = 0; i <= steps; ++i) {
      const Vec2 p_RP = into(X_FR, middle_ + line.from + (line.to - line.from) * (static_cast<double>(i) / steps));
      if (!in_view(p_RP, pan, settings_.line_range)) continue;
      ++seen_steps;
      if (length(p_RP) < length(nearest)) nearest = p_RP;
    }
    if (seen_steps * whole / steps < kLeastLine || line_random_.uniform() < settings_.missed) continue;
    Seen seen{.kind = ThingKind::Line};
    seen.orientation.present() = turned(angle_of(line.to - line.from));
    told(nearest, seen);
  }
  for (const field::LineCrossing& one : lines_.crossings) {
    const Vec2 p_RP = into(X_FR, middle_ + one.place);
    if (!in_view(p_RP, pan, settings_.line_range) || line_random_.uniform() < settings_.missed) continue;
    Seen seen{.kind = ThingKind::Crossing};
    seen.crossing = one.kind;
    if (one.kind != CrossingKind::X) seen.orientation.present() = turned(one.stem);
    told(p_RP, seen);
  }
}

void SimulatedSight::see(const Truth& truth, double pan, Vec2 p_FP, Seen seen, int robot) {
  const Vec2 p_RP = into(truth.robots[place_].X_FR, p_FP);
  // the same draws for each thing, seen or not, so that one does not disturb another
  const double overlooked = random_.uniform();
  const double turned = random_.normal();
  const double farther = random_.normal();
  const double range = seen.kind == ThingKind::Post ? 2 * settings_.range : settings_.range;
  if (!in_view(p_RP, pan, range) || overlooked < settings_.missed || hidden(truth, p_FP, robot)) return;
  tell(p_RP, turned, farther, seen);
}

bool SimulatedSight::hidden(const Truth& truth, Vec2 p_FP, int except) const {
  const Vec2 eye = truth.robots[place_].X_FR.position();
  for (std::size_t i = 0; i < truth.robots.size(); ++i) {
    if (i == place_ || static_cast<int>(i) == except) continue;
    const Vec2 other = truth.robots[i].X_FR.position();
    // who stands at the thing itself does not hide it
    if (distance(other, p_FP) < 2 * settings_.robot_radius) continue;
    if (distance_to_segment(other, eye, p_FP) < settings_.robot_radius / 2) return true;
  }
  return false;
}

}  // namespace cancha::world
