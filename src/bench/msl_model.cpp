// How well middle-size robots know their place and the ball, with the noise that CAMBADA measured. Figures of the group
// "model"; a group of its own, because they take seconds and the matches of the others minutes.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "bench/bench.h"
#include "lab/fusion_study.h"
#include "lab/localisation_study.h"

namespace cancha::bench {
namespace {

constexpr int kDrives = 10;           ///< of one repetition
constexpr int kCycles = 900;          ///< of a drive: 30 s
constexpr int kBeforeCarried = 60;    ///< cycles
constexpr int kAfterCarried = 150;    ///< cycles within which it must find itself
constexpr double kFound = 0.3;        ///< metres
constexpr double kFoundTurned = 0.2;  ///< radians
constexpr int kBallRuns = 200;

const lab::Method& line_points() {
  const auto methods = lab::localisation_methods();
  return *std::ranges::find(methods, "line points", &lab::Method::name);
}

/// 2 m/s, as the gate has it.
lab::DriveStyle fast() {
  lab::DriveStyle style = lab::smooth_driving();
  style.speed = 2.0;
  style.acceleration = 2.0;
  return style;
}

struct Places {
  std::vector<double> metres, radians, update_us, kidnap_s;
};

/// Drives, and is carried elsewhere at the end.
void drive(const field::League& pitch, const Random& random, Places& places) {
  lab::LocalisedDrive robot{pitch, line_points(), fast(), random};
  for (int i = 0; i < kCycles; ++i) {
    const auto input = robot.sense();
    const double before = cpu_seconds();
    robot.update(input);
    places.update_us.push_back(1e6 * (cpu_seconds() - before));
    places.metres.push_back(robot.error());
    places.radians.push_back(robot.heading_error());
  }
  Random to = random.split("carried");
  robot.put({to.uniform(-5, 5), to.uniform(-3.5, 3.5), to.uniform(-kPi, kPi)});
  // found is who is right from then on
  int found = kAfterCarried;
  for (int i = 0; i < kAfterCarried; ++i) {
    robot.cycle();
    const bool right = robot.error() < kFound && robot.heading_error() < kFoundTurned;
    found = right ? std::min(found, i + 1) : kAfterCarried;
  }
  places.kidnap_s.push_back(found * lab::ChaseDrive::kCycle.seconds());
}

double mean_of(const std::vector<double>& values) {
  double sum = 0.0;
  for (const double one : values) sum += one;
  return sum / static_cast<double>(values.size());
}

double share_of(std::vector<double> values, double share) {
  const auto place = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::ranges::nth_element(values, place);
  return *place;
}

/// Roots of mean squares over many runs.
struct Balls {
  double place_cm = 0.0, velocity = 0.0, at_limit = 0.0, team_ratio = 0.0, misplaced_ratio = 0.0;
};

Balls measure_balls(const Random& random) {
  lab::BallErrors ball;
  lab::TeamErrors team, misplaced;
  const auto add = [](lab::TeamErrors& to, const lab::TeamErrors& one) { to.team += one.team, to.best += one.best; };
  for (std::uint64_t i = 0; i < kBallRuns; ++i) {
    const lab::BallErrors one = lab::ball_errors(lab::BallWay::Branching, random.split(i));
    ball.place += one.place / kBallRuns;
    ball.later += one.later / kBallRuns;
    ball.at_limit += one.at_limit / kBallRuns;
    add(team, lab::team_ball_errors({.name = "three"}, random.split(i)));
    add(misplaced, lab::team_ball_errors({.name = "misplaced", .misplaced = true}, random.split(i)));
  }
  return {100 * std::sqrt(ball.place), std::sqrt(ball.later), std::sqrt(ball.at_limit),
          std::sqrt(team.team / team.best), std::sqrt(misplaced.team / misplaced.best)};
}

}  // namespace

Result<std::vector<Measurement>> measure_msl_model(const Settings& settings) {
  const field::League pitch = lab::middle_size_pitch();
  std::vector<double> mean, p95, heading, kidnap, update, percent, place, velocity, limit, ratio, misplaced;
  for (int i = 0; i < settings.repetitions; ++i) {
    const Random random = Random{static_cast<std::uint64_t>(i + 1)};
    settings.progress(fmt::format("middle-size robots, {} of {}", i + 1, settings.repetitions));
    Places places;
    for (std::uint64_t k = 0; k < kDrives; ++k) drive(pitch, random.split(k), places);
    mean.push_back(100 * mean_of(places.metres));
    p95.push_back(100 * share_of(places.metres, 0.95));
    heading.push_back(in_degrees(mean_of(places.radians)));
    kidnap.push_back(share_of(places.kidnap_s, 1.0));
    update.push_back(share_of(places.update_us, 0.5));
    const auto odometry = lab::run_odometry_100m({.runs = 100, .seed = static_cast<std::uint64_t>(i + 1)});
    percent.push_back(odometry.report.rows.front().mean("slope"));
    const Balls balls = measure_balls(random.split("balls"));
    place.push_back(balls.place_cm);
    velocity.push_back(balls.velocity);
    limit.push_back(balls.at_limit);
    ratio.push_back(balls.team_ratio);
    misplaced.push_back(balls.misplaced_ratio);
  }
  const auto lower = [](std::string_view name, const std::vector<double>& values, std::string_view unit,
                        std::optional<double> bar) { return figure("model", name, values, unit, Better::Lower, bar); };
  return std::vector{lower("msl_pose_mean_cm", mean, "cm", 5),
                     lower("msl_pose_p95_cm", p95, "cm", 12),
                     lower("msl_pose_heading_deg", heading, "deg", 2),
                     lower("msl_kidnap_s", kidnap, "s", 3),
                     lower("localisation_us", update, "us", 500),
                     lower("odometry_100m_percent", percent, "%", std::nullopt),
                     lower("msl_ball_rms_cm", place, "cm", 5),
                     lower("msl_ball_velocity_rms", velocity, "m/s", 0.2),
                     lower("msl_ball_velocity_at_400_ms", limit, "m/s", std::nullopt),
                     lower("team_ball_ratio", ratio, "", 0.65),
                     lower("team_ball_misplaced_ratio", misplaced, "", 1)};
}

}  // namespace cancha::bench
