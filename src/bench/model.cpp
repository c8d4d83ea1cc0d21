// How well players know where the ball is and how it rolls: our filter, FutRob's line and plain sight on the same looks
// of the same matches.

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <vector>

#include "bench/bench.h"
#include "bench/usual_match.h"
#include "model/ball_filter.h"
#include "model/ball_line.h"

namespace cancha::bench {
namespace {

constexpr double kSeconds = 20.0;  ///< of play
constexpr double kGravity = 9.81;
constexpr Duration kFresh = 400_ms;  ///< so long after a look the ball counts as seen
constexpr double kMoves = 0.1;       ///< m/s from which on velocities are compared

/// A ball that rolls somewhere near the middle; whoever wants goes for it.
constexpr const char* kScenario = R"(
title = "A rolling ball"
league = "kidsize"
[ball]
at = [0.0, 0.0]
spread = 1.0
speed_spread = 1.0
[[robots]]
robot = "blue:1"
at = [1.5, 0.8]
heading = 180
spread = 0.5
[[robots]]
robot = "blue:2"
at = [1.5, -0.8]
heading = 180
spread = 0.5
[[robots]]
robot = "yellow:1"
at = [-1.5, 0.8]
spread = 0.5
[[robots]]
robot = "yellow:2"
at = [-1.5, -0.8]
spread = 0.5
)";

/// Deviation of a place and of a velocity.
struct Errors {
  double place = 0.0;
  std::int64_t places = 0;
  double velocity = 0.0;
  std::int64_t velocities = 0;

  void add(const model::BallMotion& motion, Time now, Vec2 p, Vec2 v) {
    const Vec2 off = motion.place_at(now) - p;
    place += dot(off, off);
    ++places;
    if (length(v) < kMoves) return;
    const Vec2 wrong = motion.velocity_at(now) - v;
    velocity += dot(wrong, wrong);
    ++velocities;
  }
  [[nodiscard]] double place_cm() const {
    return 100 * std::sqrt(place / static_cast<double>(std::max<std::int64_t>(places, 1)));
  }
  [[nodiscard]] double velocity_rms() const {
    return std::sqrt(velocity / static_cast<double>(std::max<std::int64_t>(velocities, 1)));
  }
};

/// What one player's looks make of the ball, in its frame of odometry.
class Watcher {
 public:
  explicit Watcher(double slowdown) : filter_{{.slowdown = slowdown}}, line_{{.slowdown = slowdown}} {}

  /// `X_FR` and the ball are true at the time of the frame.
  void watch(const Frame& frame, const Pose2& X_FR, Vec2 p_FB, Vec2 v_FB, std::array<Errors, 3>& errors) {
    if (!frame.beliefs.X_OR) return;
    const Pose2 X_OR = *frame.beliefs.X_OR;
    way_.push_back({frame.time, X_OR});
    if (frame.percepts.sight) look(*frame.percepts.sight);
    if (!filter_.known() || frame.time - filter_.seen() > kFresh) return;
    const Pose2 X_OF = X_OR * inverse(X_FR);
    const Vec2 p = X_OF * p_FB;
    const Vec2 v = Pose2{0, 0, X_OF.heading} * v_FB;
    errors[0].add(filter_.motion(), frame.time, p, v);
    errors[1].add(line_.motion(), frame.time, p, v);
    errors[2].add({frame.time, seen_, {}, 0.0}, frame.time, p, v);
  }

 private:
  void look(const Sight& sight) {
    auto then = way_.rbegin();
    while (then + 1 != way_.rend() && then->time > sight.time) ++then;
    for (const Seen& seen : sight.things) {
      if (seen.kind != ThingKind::Ball) continue;
      const double spread = std::max(seen.distance_spread, seen.distance * seen.bearing_spread);
      seen_ = then->X_OR * seen.p_RP();
      filter_.see(seen_, spread, sight.time);
      line_.see(seen_, spread, sight.time);
    }
  }

  struct Step {
    Time time;
    Pose2 X_OR;
  };
  std::vector<Step> way_;
  model::BallFilter filter_;
  model::BallLine line_;
  Vec2 seen_;
};

/// Compares in a match; the truth of a frame is that of the tick before.
class Comparison final : public match::Observer {
 public:
  explicit Comparison(const field::League& league)
      : league_{league},
        watchers_(static_cast<std::size_t>(2 * league.players), Watcher{league.ball.rolling_resistance * kGravity}) {}

  void ticked(const match::Moment& moment) override {
    for (const Frame* frame : moment.frames) {
      const std::size_t place = place_of(frame->robot, league_.players);
      const bool plays = !moment.game.is_out(frame->robot) && !robots_.empty();
      if (plays) watchers_[place].watch(*frame, robots_[place].X_FR, ball_.p_FB.xy(), ball_.v_FB.xy(), errors);
    }
    robots_ = moment.truth.robots;
    ball_ = moment.truth.ball;
  }
  std::array<Errors, 3> errors{};

 private:
  field::League league_;
  std::vector<Watcher> watchers_;
  std::vector<RobotState> robots_;
  BallState ball_;
};

Result<std::array<Errors, 3>> compare(const Settings& settings, std::uint64_t seed) {
  auto made = start_usual(settings, {.league = "kidsize", .seed = seed, .scenario = kScenario});
  if (!made) return pass_on(std::move(made));
  Comparison comparison{made->league};
  made->match->add_observer(comparison);
  if (auto played = play_until(*made->match, kSeconds); !played) return pass_on(std::move(played));
  return comparison.errors;
}

}  // namespace

Result<std::vector<Measurement>> measure_model(const Settings& settings) {
  constexpr std::array<const char*, 3> kNames{"ball", "ball_line", "ball_sight"};
  std::array<std::vector<double>, 3> places, velocities;
  for (int i = 0; i < settings.repetitions; ++i) {
    settings.progress(fmt::format("ball of a match, {} of {}", i + 1, settings.repetitions));
    auto errors = compare(settings, static_cast<std::uint64_t>(i + 1));
    if (!errors) return pass_on(std::move(errors));
    for (std::size_t k = 0; k < kNames.size(); ++k) {
      places[k].push_back((*errors)[k].place_cm());
      velocities[k].push_back((*errors)[k].velocity_rms());
    }
  }
  auto poses = measure_poses(settings);
  if (!poses) return poses;
  std::vector<Measurement> figures = std::move(*poses);
  for (std::size_t k = 0; k < kNames.size(); ++k) {
    figures.push_back(
        figure("model", fmt::format("{}_rms_cm", kNames[k]), places[k], "cm", Better::Lower, std::nullopt));
    figures.push_back(
        figure("model", fmt::format("{}_velocity_rms", kNames[k]), velocities[k], "m/s", Better::Lower, std::nullopt));
  }
  return figures;
}

}  // namespace cancha::bench
