#include "lab/offset_study.h"

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <map>
#include <mutex>

#include "body/offsets.h"
#include "lab/trials.h"

namespace cancha::lab {
namespace {

constexpr double kWalk = 6.0;                 ///< seconds
constexpr double kPace = 0.7;                 ///< of the gait's limit
constexpr Vec2 kAway = {9.0, 9.0};            ///< where the ball is while it walks
constexpr std::uint64_t kTrials = 1'000'000;  ///< noise of trials is none of the measures'

constexpr std::array<std::string_view, 2> kKicks = {"kick_right", "kick_left"};

/// Ways of knowing: the rows of the table.
enum Row : std::size_t { kDrawn, kWrong, kFelt, kRuled, kRows };
constexpr std::array<const char*, kRows> kNames = {"servos put on right", "put on wrong, not corrected",
                                                   "corrected by accelerometer and servos alone",
                                                   "corrected by these and a ruler"};

/// What came of one body.
struct Body {
  std::array<OffsetOutcome, kRows> outcomes{};
  std::array<std::vector<double>, kRows> by_round{};           ///< degrees left; of corrected rows only
  std::array<std::map<std::string, double>, kRows> by_kind{};  ///< likewise, of each kind of joint
  int lay = 0;                                                 ///< poses in the first round in which it could not stand
  std::optional<Error> trouble{};
};

/// "knee" for both knees.
std::string kind_of(const std::string& joint) {
  if (joint.starts_with("left_")) return joint.substr(5);
  return joint.starts_with("right_") ? joint.substr(6) : joint;
}

std::map<std::string, double> errors_by_kind(const body::Robot& robot, const UnknownBody& body) {
  std::map<std::string, double> sums;
  std::map<std::string, int> counts;
  for (const std::size_t j : leg_joints(robot)) {
    const std::string kind = kind_of(robot.joints[j].name);
    sums[kind] += in_degrees(std::abs(robot.joints[j].offset - body.mounted[j]));
    ++counts[kind];
  }
  for (auto& [kind, sum] : sums) sum /= counts[kind];
  return sums;
}

struct Kind {
  body::Robot robot;
  act::MotionLibrary skills;
};

/// Everything that is done with one body.
Result<void> go_through(const Kind& kind, const OffsetStudyPlan& plan, std::uint64_t seed, Body& made) {
  const UnknownBody wrong = unknown_body(kind.robot, plan.spread, seed);
  const UnknownBody right{.seed = seed, .mounted = body::offsets_of(kind.robot)};
  const auto judge = [&](Row row, const body::Robot& robot, const UnknownBody& body) -> Result<void> {
    auto outcome = try_offsets(robot, kind.skills, body, plan.trials);
    if (!outcome) return pass_on(std::move(outcome));
    made.outcomes[row] = *outcome;
    made.by_kind[row] = errors_by_kind(robot, body);
    return {};
  };
  if (auto done = judge(kDrawn, kind.robot, right); !done) return done;
  if (auto done = judge(kWrong, kind.robot, wrong); !done) return done;
  for (const Row row : {kFelt, kRuled}) {
    OffsetTunerSettings settings = plan.settings;
    settings.search.ruler = row == kRuled;
    settings.search.spread = plan.spread;
    auto tuner = OffsetTuner::make(kind.robot, kind.skills, wrong, settings);
    if (!tuner) return pass_on(std::move(tuner));
    made.by_round[row] = {in_degrees(tuner->error())};
    for (int i = 0; i < plan.rounds; ++i) {
      const OffsetTuner::Round round = tuner->round();
      if (i == 0) made.lay = round.poses - round.stood;
      made.by_round[row].push_back(in_degrees(tuner->error()));
    }
    if (auto done = judge(row, tuner->robot(), wrong); !done) return done;
  }
  return {};
}

StudyRow row_of(const std::vector<Body>& bodies, Row row) {
  std::vector<double> error, ahead, aside, turned, falls, kicks;
  for (const Body& body : bodies) {
    const OffsetOutcome& o = body.outcomes[row];
    error.push_back(in_degrees(o.error));
    ahead.push_back(o.ahead);
    aside.push_back(100 * o.aside);
    turned.push_back(in_degrees(o.turned));
    falls.push_back(100 * o.falls);
    kicks.push_back(100 * o.upright_kicks);
  }
  return {kNames[row],
          {figure_of("joints", "deg off", false, error), figure_of("ahead", "m", false, ahead),
           figure_of("aside", "cm", false, aside), figure_of("turned", "deg", false, turned),
           figure_of("falls", "% walks", false, falls), figure_of("upright", "% kicks", false, kicks)}};
}

Chart chart_of(const std::vector<Body>& bodies) {
  Chart chart{"Joints of the legs, how far off", "rounds of poses", "degrees, mean", {}, 0.0};
  for (const Row row : {kFelt, kRuled}) {
    ChartLine line{kNames[row], {}, {}};
    for (std::size_t i = 0; i < bodies.front().by_round[row].size(); ++i) {
      double sum = 0;
      for (const Body& body : bodies) sum += body.by_round[row][i];
      line.points.push_back({static_cast<double>(i), sum / static_cast<double>(bodies.size())});
    }
    chart.lines.push_back(std::move(line));
  }
  return chart;
}

/// What is left of each kind of joint: before, by accelerometer, by ruler.
std::string kinds_text(const std::vector<Body>& bodies) {
  std::string text;
  for (const auto& [kind, first] : bodies.front().by_kind[kWrong]) {
    text += fmt::format("{}{}", text.empty() ? "" : ", ", kind);
    for (const Row row : {kWrong, kFelt, kRuled}) {
      double sum = 0;
      for (const Body& body : bodies) sum += body.by_kind[row].at(kind);
      text += fmt::format("{}{:.2f}", row == kWrong ? " " : " → ", sum / static_cast<double>(bodies.size()));
    }
  }
  return text;
}

std::vector<std::string> findings_of(const StudyReport& report, const std::vector<Body>& bodies) {
  const StudyRow& wrong = report.rows[kWrong];
  const StudyRow& felt = report.rows[kFelt];
  const StudyRow& ruled = report.rows[kRuled];
  int lay = 0;
  for (const Body& body : bodies) lay += body.lay > 0 ? 1 : 0;
  return {
      fmt::format("with a ruler joints are off by {:.2f} degrees instead of {:.2f}; without one by {:.2f}: soles that "
                  "lie flat tell sums of joints only",
                  ruled.mean("joints"), wrong.mean("joints"), felt.mean("joints")),
      fmt::format("a walk ends {:.0f} cm aside instead of {:.0f}, {:.0f} with servos put on right", ruled.mean("aside"),
                  wrong.mean("aside"), report.rows[kDrawn].mean("aside")),
      fmt::format("degrees left by kind of joint (nothing → accelerometer → ruler): {}", kinds_text(bodies)),
      fmt::format("{} of {} bodies could not stand in some pose before, and were measured lying there", lay,
                  bodies.size()),
      "no measure tells of arms and head: these stay as they were put on",
  };
}

Result<Kind> read_kind(const std::filesystem::path& content, std::string_view name) {
  auto robot = body::read_robot(content / "robots" / name);
  if (!robot) return pass_on(std::move(robot));
  auto skills = act::read_motion_library(content, *robot);
  if (!skills) return pass_on(std::move(skills));
  return Kind{std::move(*robot), std::move(*skills)};
}

}  // namespace

Result<OffsetOutcome> try_offsets(const body::Robot& robot, const act::MotionLibrary& skills, const UnknownBody& body,
                                  const OffsetTrials& trials) {
  auto stage = Stage::make(robot, true);
  if (!stage) return pass_on(std::move(stage));
  OffsetOutcome made{.error = offset_error(robot, body)};
  Start start{
      .seed = body.seed, .random_body = body.random_body, .ball = kAway, .again = kTrials, .mounted = body.mounted};
  double whole = 0;
  for (int i = 0; i < trials.walks; ++i, ++start.again) {
    const WalkTrial walk = try_walk(*stage, skills, start, {.ahead = kPace * skills.gait.limits.ahead}, kWalk);
    made.falls += walk.fell ? 1.0 / trials.walks : 0.0;
    if (walk.fell) continue;
    whole += 1;
    made.ahead += walk.moved.x;
    made.aside += std::abs(walk.moved.y);
    made.turned += std::abs(walk.moved.heading);
  }
  // who always falls goes nowhere that could be measured
  for (double* sum : {&made.ahead, &made.aside, &made.turned}) {
    *sum = whole > 0 ? *sum / whole : std::numeric_limits<double>::quiet_NaN();
  }
  const bool kicks = skills.motion(kKicks[0]) != nullptr && skills.motion(kKicks[1]) != nullptr && trials.kicks > 0;
  if (!kicks) made.upright_kicks = std::numeric_limits<double>::quiet_NaN();
  for (int i = 0; kicks && i < trials.kicks; ++i, ++start.again) {
    const std::string_view kick = kKicks[static_cast<std::size_t>(i % 2)];
    start.ball = act::ball_for(robot, kick);
    made.upright_kicks += try_kick(*stage, skills, start, kick).upright ? 1.0 / trials.kicks : 0.0;
  }
  return made;
}

ExperimentResult study_offsets(const StudySettings& settings, const OffsetStudyPlan& plan) {
  ExperimentResult result;
  result.report = {"pose_calibration", settings.runs, settings.seed, {}};
  const auto kind = read_kind(settings.content, plan.robot);
  if (!kind) {
    result.trouble = kind.error();
    return result;
  }
  std::vector<Body> bodies(static_cast<std::size_t>(settings.runs));
  std::mutex telling;
  int done = 0;
  for_each_run(settings, [&](int run) {
    Body& body = bodies[static_cast<std::size_t>(run)];
    const std::uint64_t seed = Random{settings.seed}.split(static_cast<std::uint64_t>(run)).bits();
    if (auto gone = go_through(*kind, plan, seed, body); !gone) body.trouble = gone.error();
    const std::scoped_lock lock{telling};
    if (settings.progress) settings.progress(static_cast<double>(++done) / settings.runs);
  });
  for (const Body& body : bodies) {
    if (body.trouble) result.trouble = body.trouble;
  }
  if (result.trouble) return result;
  for (const Row row : {kDrawn, kWrong, kFelt, kRuled}) result.report.rows.push_back(row_of(bodies, row));
  result.charts = {chart_of(bodies)};
  result.findings = findings_of(result.report, bodies);
  return result;
}

ExperimentResult run_pose_calibration(const StudySettings& settings) {
  return study_offsets(settings, {});
}

}  // namespace cancha::lab
