#include "lab/fusion_study.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "model/ball_filter.h"
#include "model/fusion/branching_ball.h"
#include "model/fusion/team_ball.h"
#include "model/fusion/team_robots.h"
#include "model/fusion/windowed_ball.h"
#include "model/localisation/post_geometry.h"

namespace cancha::lab {
namespace {

constexpr Duration kCycle{33'333'333};  ///< of the cameras
constexpr int kRadioEvery = 3;          ///< cycles between words of a robot: 100 ms
constexpr double kSlowdown = 0.3;       ///< m/s² of a rolling ball
constexpr int kFirst = 12;              ///< cycles, 0.4 s, that a filter has
constexpr double kPoseSpread = 0.02;    ///< metres by which a robot that knows its place is wrong

Vec2 noise(Random& random, double deviation) {
  const double x = random.normal();
  return Vec2{x, random.normal()} * deviation;
}

/// CAMBADA's deviation is that of the distance between truth and sighting: along each axis it is less.
double axis_spread(double metres) {
  return model::sighting_spread(metres) / std::sqrt(2.0);
}

/// The ball of both experiments: lies, is kicked now and then, rolls out.
class Ball {
 public:
  explicit Ball(Vec2 p) : p_{p} {}
  void kick(Vec2 v) { v_ = v; }
  void step() {
    const double seconds = kCycle.seconds();
    const double speed = length(v_);
    v_ = v_ * (speed > 0 ? std::max(0.0, speed - kSlowdown * seconds) / speed : 0.0);
    p_ += v_ * seconds;
  }
  [[nodiscard]] Vec2 p() const { return p_; }
  [[nodiscard]] Vec2 v() const { return v_; }

 private:
  Vec2 p_;
  Vec2 v_;
};

template <class Filter>
BallErrors follow(Filter filter, Random random) {
  constexpr int kKick = 30, kEnd = 75;
  // somebody drives along so that the ball is always 3 m away
  const double spread = axis_spread(3.0);
  Ball ball{{}};
  BallErrors errors;
  for (int i = 0; i < kEnd; ++i) {
    if (i == kKick) ball.kick(direction(random.uniform(-kPi, kPi)) * random.uniform(1.0, 3.0));
    ball.step();
    const Vec2 seen = ball.p() + noise(random, spread);
    filter.see(seen, spread, Time{} + kCycle * i);
    const Vec2 off = filter.motion().p - ball.p();
    const Vec2 wrong = filter.motion().v - ball.v();
    if (i >= kFirst) errors.place += dot(off, off) / (kEnd - kFirst);
    if (i >= kFirst) errors.raw += dot(seen - ball.p(), seen - ball.p()) / (kEnd - kFirst);
    if (i == kKick + kFirst) errors.at_limit = dot(wrong, wrong);
    if (i >= kKick + kFirst) errors.later += dot(wrong, wrong) / (kEnd - kKick - kFirst);
  }
  return errors;
}

/// Believes each sighting, and its difference to the last.
struct Plain {
  Vec2 p, v;
  Time time;

  void see(Vec2 seen, double /*spread*/, Time now) {
    if (now > time) v = (seen - p) / (now - time).seconds();
    p = seen;
    time = now;
  }
  [[nodiscard]] model::BallMotion motion() const { return {time, p, v, 0.0}; }
};

/// The root of the mean square of all runs, with the deviation that single runs have.
Figure root(std::string_view name, std::string_view unit, double scale, const std::vector<double>& squares) {
  std::vector<double> roots(squares.size());
  std::ranges::transform(squares, roots.begin(), [&](double one) { return scale * std::sqrt(one); });
  Figure figure = figure_of(name, unit, false, roots);
  double sum = 0.0;
  for (const double one : squares) sum += one;
  figure.mean = scale * std::sqrt(sum / static_cast<double>(std::max<std::size_t>(squares.size(), 1)));
  return figure;
}

std::size_t place_of(int run) {
  return static_cast<std::size_t>(run);
}

Random chance_of(const StudySettings& settings, int run) {
  return Random{settings.seed}.split(static_cast<std::uint64_t>(run));
}

model::BranchingBall::Settings rolling() {
  model::BranchingBall::Settings settings;
  settings.slowdown = kSlowdown;
  return settings;
}

/// A robot of the team: where it is, where it believes to be, and what it makes of the ball.
struct Observer {
  Vec2 beside;  ///< from the truth to where it believes to be
  double away = 3.0;
  double bearing = 0.0;
  model::BranchingBall ball{rolling()};
  model::BallWitness word{};
};

}  // namespace

BallErrors ball_errors(BallWay way, Random random) {
  switch (way) {
    case BallWay::LastSighting:
      return follow(Plain{}, random);
    case BallWay::Windowed:
      return follow(model::WindowedBall{{.slowdown = kSlowdown}}, random);
    case BallWay::ThreeFilters:
      return follow(model::BallFilter{{.slowdown = kSlowdown, .plays_push = 5.0}}, random);
    case BallWay::Branching:
      return follow(model::BranchingBall{{.slowdown = kSlowdown}}, random);
  }
  return {};
}

TeamErrors team_ball_errors(const TeamCase& one, Random random) {
  constexpr int kCycles = 300;
  std::array<Observer, 3> robots;
  for (std::size_t k = 0; k < robots.size(); ++k) {
    robots[k].beside = noise(random, kPoseSpread);
    robots[k].bearing = random.uniform(-kPi, kPi);
    robots[k].away = one.unequal ? random.uniform(1.0, 5.0) : random.uniform(2.8, 3.2);
    robots[k].word.who = static_cast<int>(k) + 1;
    robots[k].word.confidence = 0.0;
  }
  const double to = random.uniform(-kPi, kPi);
  const std::size_t wrong = random.below(3);
  if (one.misplaced) robots[wrong].beside = direction(to);
  std::size_t nearest_one = one.misplaced && wrong == 0 ? 1 : 0;
  for (std::size_t k = 0; k < robots.size(); ++k) {
    if (!(one.misplaced && k == wrong) && robots[k].away < robots[nearest_one].away) nearest_one = k;
  }
  model::TeamBall team{{.slowdown = kSlowdown, .integrate = one.integrate, .outliers = one.outliers}};
  Ball ball{{}};
  TeamErrors errors;
  std::array<double, 3> squares{};
  int counted = 0;
  for (int i = 0; i < kCycles; ++i) {
    if (i == 0 || (one.kicked && i % 60 == 30))
      ball.kick(direction(random.uniform(-kPi, kPi)) * random.uniform(0.5, 2.5));
    ball.step();
    const Time now = Time{} + kCycle * i;
    for (std::size_t k = 0; k < robots.size(); ++k) {
      Observer& robot = robots[k];
      const double spread = axis_spread(robot.away);
      robot.ball.see(ball.p() + robot.beside + noise(random, spread), spread, now);
      // each speaks in its turn
      if (i % kRadioEvery != static_cast<int>(k)) continue;
      robot.word = {.who = robot.word.who,
                    .p_T = robot.ball.motion().p,
                    .v_T = robot.ball.motion().v,
                    .spread = std::sqrt(2.0) * robot.ball.spread_at(now),
                    .pose_spread = kPoseSpread * std::sqrt(2.0),
                    .confidence = 1.0,
                    .seen = now};
    }
    if (i < kFirst) continue;
    std::array<model::BallWitness, 3> words;
    std::ranges::transform(robots, words.begin(), [](const Observer& robot) { return robot.word; });
    const auto belief = team.fuse(words, now);
    ++counted;
    const Vec2 off = belief ? belief->p_T - ball.p() : Vec2{6, 0};
    errors.team += dot(off, off);
    for (std::size_t k = 0; k < robots.size(); ++k) {
      const model::BallMotion told{words[k].seen, words[k].p_T, words[k].v_T, kSlowdown};
      const Vec2 alone = told.place_at(now) - ball.p();
      squares[k] += dot(alone, alone);
    }
  }
  errors.team /= counted;
  errors.best = squares[nearest_one] / counted;
  errors.lucky = *std::ranges::min_element(squares) / counted;
  return errors;
}

ExperimentResult run_ball_fusion(const StudySettings& settings) {
  constexpr std::array<std::pair<BallWay, const char*>, 4> kWays{
      {{BallWay::LastSighting, "each sighting as it is"},
       {BallWay::Windowed, "Kalman, regression in a window (CAMBADA)"},
       {BallWay::ThreeFilters, "three filters at once (KidSize)"},
       {BallWay::Branching, "paths that branch"}}};
  ExperimentResult made{{"ball_fusion", settings.runs, settings.seed, {}}, {}, {}};
  for (std::size_t k = 0; k < kWays.size(); ++k) {
    std::vector<double> place(place_of(settings.runs)), limit(place.size()), later(place.size());
    for_each_run(settings, [&](int i) {
      const BallErrors one = ball_errors(kWays[k].first, chance_of(settings, i));
      place[place_of(i)] = one.place;
      limit[place_of(i)] = one.at_limit;
      later[place_of(i)] = one.later;
    });
    made.report.rows.push_back({kWays[k].second,
                                {root("place", "cm rms", 100, place), root("at 0.4 s", "m/s rms", 1, limit),
                                 root("later", "m/s rms", 1, later)}});
    if (settings.progress) settings.progress(static_cast<double>(k + 1) / kWays.size());
  }
  const StudyRow& ours = made.report.rows.back();
  made.findings = {fmt::format("place of a ball 3 m away: {:.1f} cm, wanted 5 cm, sightings {:.1f} cm",
                               ours.mean("place"), made.report.rows.front().mean("place")),
                   fmt::format("velocity: {:.2f} m/s 0.4 s after a kick, {:.2f} m/s from then on, wanted 0.2 m/s",
                               ours.mean("at 0.4 s"), ours.mean("later"))};
  return made;
}

ExperimentResult run_team_fusion(const StudySettings& settings) {
  constexpr std::array<TeamCase, 8> kCases{
      {{.name = "surest robot alone", .integrate = false},
       {.name = "three robots"},
       {.name = "three, one misplaced by 1 m, all believed", .outliers = false, .misplaced = true},
       {.name = "three, one misplaced by 1 m", .misplaced = true},
       {.name = "three, 1 to 5 m away", .unequal = true},
       {.name = "three, 1 to 5 m, one misplaced by 1 m", .misplaced = true, .unequal = true},
       {.name = "three, ball kicked every 2 s", .kicked = true},
       {.name = "three, kicked, one misplaced by 1 m", .misplaced = true, .kicked = true}}};
  ExperimentResult made{{"team_fusion", settings.runs, settings.seed, {}}, {}, {}};
  for (std::size_t k = 0; k < kCases.size(); ++k) {
    std::vector<double> team(place_of(settings.runs)), best(team.size()), lucky(team.size());
    for_each_run(settings, [&](int i) {
      const TeamErrors one = team_ball_errors(kCases[k], chance_of(settings, i));
      team[place_of(i)] = one.team;
      best[place_of(i)] = one.best;
      lucky[place_of(i)] = one.lucky;
    });
    StudyRow row{std::string{kCases[k].name},
                 {root("team", "cm rms", 100, team), root("nearest", "cm rms", 100, best),
                  root("luckiest", "cm rms", 100, lucky)}};
    const double ratio = row.figures[0].mean / row.figures[1].mean;
    row.figures.push_back(figure_of("ratio", "", false, std::span{&ratio, 1}));
    made.report.rows.push_back(std::move(row));
    if (settings.progress) settings.progress(static_cast<double>(k + 1) / kCases.size());
  }
  const auto ratio = [&](std::size_t row) { return made.report.rows[row].mean("ratio"); };
  made.findings = {
      fmt::format("three robots: {:.2f} of the nearest one's error, wanted 0.65", ratio(1)),
      fmt::format(
          "one misplaced by 1 m: {:.2f} of the nearest one's, wanted at most 1; {:.2f} without outlier handling",
          ratio(3), ratio(2)),
      fmt::format("team integration: {:.2f} off, {:.2f} on", ratio(0), ratio(1))};
  return made;
}

}  // namespace cancha::lab
