#include "lab/skill_study.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <limits>
#include <mutex>

#include "lab/trials.h"
#include "lab/vision_study.h"

namespace cancha::lab {
namespace {

constexpr double kPercent = 100.0;
constexpr double kBlank = std::numeric_limits<double>::quiet_NaN();

/// A robot with all that it can do.
struct Trainee {
  body::Robot robot;
  act::MotionLibrary skills;
};

Result<Trainee> trainee_of(const StudySettings& settings) {
  auto robot = body::read_robot(settings.content / "robots" / "bioloid");
  if (!robot) return pass_on(std::move(robot));
  auto skills = act::read_motion_library(settings.content, *robot);
  if (!skills) return pass_on(std::move(skills));
  return Trainee{std::move(*robot), std::move(*skills)};
}

/// Tries each thing of a list on each body: outcomes by what was tried, then by run.
template <class Outcome, class Try>
Result<std::vector<std::vector<Outcome>>> on_bodies(const StudySettings& settings, const body::Robot& robot, bool ball,
                                                    std::size_t list, Try attempt) {
  std::vector<std::vector<Outcome>> outcomes(list, std::vector<Outcome>(static_cast<std::size_t>(settings.runs)));
  std::mutex mutex;
  Result<void> trouble;
  int done = 0;
  for_each_run(settings, [&](int run) {
    auto stage = Stage::make(robot, ball);
    for (std::size_t i = 0; stage && i < list; ++i) {
      outcomes[i][static_cast<std::size_t>(run)] = attempt(*stage, i, settings.seed + static_cast<std::uint64_t>(run));
    }
    const std::lock_guard lock{mutex};
    if (!stage) trouble = tl::unexpected<Error>(stage.error());
    if (settings.progress) settings.progress(static_cast<double>(++done) / settings.runs);
  });
  if (!trouble) return tl::unexpected<Error>(trouble.error());
  return outcomes;
}

template <class Outcome, class Value>
Figure figure_from(std::string_view name, std::string_view unit, const std::vector<Outcome>& outcomes, Value value) {
  std::vector<double> values;
  for (const Outcome& one : outcomes) values.push_back(value(one));
  return figure_of(name, unit, false, values);
}

ExperimentResult without_result(std::string_view study, const Error& why) {
  ExperimentResult result;
  result.report.study = study;
  result.trouble = why;
  return result;
}

struct Asked {
  const char* name;
  act::WalkSpeed amount;  ///< metres or radians
};

constexpr std::array kAsked{Asked{"2 cm ahead", {.ahead = 0.02}},
                            Asked{"7 cm ahead", {.ahead = 0.07}},
                            Asked{"12 cm ahead", {.ahead = 0.12}},
                            Asked{"30 cm ahead", {.ahead = 0.3}},
                            Asked{"100 cm ahead", {.ahead = 1.0}},
                            Asked{"4 cm to the left", {.left = 0.04}},
                            Asked{"20 cm to the left", {.left = 0.2}},
                            Asked{"20 degrees to the left", {.turn = from_degrees(20)}},
                            Asked{"90 degrees to the left", {.turn = from_degrees(90)}}};

/// As the document's robot goes: long steps of 12 cm, then short ones of 2, never beyond what was asked.
double by_the_documents_steps(double cm) {
  return cm - std::fmod(std::fmod(cm, 12.0), 2.0);
}

/// What a trial missed, cm or degrees; not a number where it fell.
double off(const Asked& asked, const AimTrial& trial) {
  if (trial.fell || !trial.ended) return kBlank;
  return asked.amount.turn != 0.0 ? in_degrees(trial.error) : kPercent * trial.error;
}

constexpr std::array kKicks{"kick_right",     "kick_left",       "soft_kick_right",
                            "soft_kick_left", "side_kick_right", "side_kick_left"};

/// Steps to the side of a keeper: how many of 4 cm.
constexpr std::array kSidesteps{1, 2, 3, 5};
constexpr double kSidestep = 0.04;  ///< metres
constexpr double kDive = 1.5;       ///< seconds in which a dive is over
constexpr double kMs = 1000.0;

/// One of them: first all to the left, then to the right.
struct Sidestep {
  explicit Sidestep(std::size_t place)
      : way{kSidestep * kSidesteps[place % kSidesteps.size()]}, side{place < kSidesteps.size() ? 1.0 : -1.0} {}
  double way;   ///< metres
  double side;  ///< 1 to the left, -1 to the right
};

/// What is covered in metres, the seconds that it takes, and whether the robot stands on its feet afterwards.
template <class Outcome, class Covers, class Takes, class Stands>
StudyRow reach_row(std::string name, const std::vector<Outcome>& outcomes, Covers covers, Takes takes, Stands stands) {
  return {std::move(name),
          {figure_from("covers", "cm", outcomes, [&](const Outcome& one) { return kPercent * covers(one); }),
           figure_from("takes", "ms", outcomes, [&](const Outcome& one) { return kMs * takes(one); }),
           figure_from("on feet", "%", outcomes, [&](const Outcome& one) { return stands(one) ? kPercent : 0.0; })}};
}

/// The constants of a keeper that moves as the rows of run_save_reach() say.
std::string keepers_constants(const StudyReport& report) {
  const auto mean = [&](std::string_view left, std::string_view right, std::string_view figure) {
    return (report.row(left).mean(figure) + report.row(right).mean(figure)) / 2;
  };
  // from the fewest to the most, so that what begins and ends them drops out
  const double few = mean("4 cm to the left", "4 cm to the right", "takes");
  const double many = mean("20 cm to the left", "20 cm to the right", "takes");
  const double each = (many - few) / (kSidesteps.back() - kSidesteps.front());
  // a ball whose middle is nearer than that meets the robot
  const double standing = report.row("stands").mean("covers") + kPercent * trial_ball().radius.value;
  return fmt::format(
      "GK_STANDING_STILL_COVERAGE {:.0f}, SAVE_DISTANCE {:.0f}, SAVE_TIMING_MS {:.0f}, LATERAL_STEP_TIMING_MS {:.0f}, "
      "LATERAL_START_MS {:.0f}",
      standing, mean("save_left", "save_right", "covers"), mean("save_left", "save_right", "takes"), each,
      few - each * kSidesteps.front());
}

/// Where a kick's ball should go, radians to the left.
double wanted_of(std::string_view kick) {
  if (!kick.starts_with("side")) return 0.0;
  return kick.ends_with("left") ? kPi / 2 : -kPi / 2;
}

/// What the document's camera read, cm: rows by distance, columns by tilt from 0 to -60 degrees.
constexpr double kDocument[DistanceTable::kDistances.size()][DistanceTable::kTilts] = {
    {155.07, 164.83, 169.14, 171.7, 173.56, 173.7, 166.46, kBlank, kBlank, kBlank, kBlank, kBlank, kBlank},
    {127.6, 135.4, 140, 140.1, 141.7, 146.2, 139.8, kBlank, kBlank, kBlank, kBlank, kBlank, kBlank},
    {105.44, 107.99, 112, 117.9, 118.3, 121.9, 118.7, 111.3, kBlank, kBlank, kBlank, kBlank, kBlank},
    {94.2, 96.2, 102.3, 104.9, 106.6, 109.7, 106.8, 101, kBlank, kBlank, kBlank, kBlank, kBlank},
    {85.4, 88.2, 91.2, 93.3, 96.9, 97.3, 97.1, 92.1, kBlank, kBlank, kBlank, kBlank, kBlank},
    {75.09, 76.7, 79.3, 81.5, 84.5, 84.2, 85, 81.8, 77.7, kBlank, kBlank, kBlank, kBlank},
    {kBlank, 60.4, 57.14, 59.3, 61.2, 63.7, 64.6, 63.2, 61, 57.2, kBlank, kBlank, kBlank},
    {kBlank, kBlank, kBlank, 40.8, 39.6, 40.5, 42.3, 42.9, 42.6, 41.2, 39.2, 36, kBlank},
    {kBlank, kBlank, kBlank, kBlank, kBlank, kBlank, kBlank, 21.7, 22.4, 22.7, 22.9, 22.3, 21},
    {kBlank, kBlank, kBlank, kBlank, kBlank, kBlank, kBlank, kBlank, kBlank, kBlank, kBlank, 10.77, 9.9},
};

/// A distance's readings over the tilts at which the document has one: document, its formula, ours.
StudyRow distance_row(const DistanceTable& table, std::size_t distance) {
  std::array<std::vector<double>, 3> read;
  for (std::size_t tilt = 0; tilt < DistanceTable::kTilts; ++tilt) {
    const double theirs = kDocument[distance][tilt];
    if (std::isnan(theirs)) continue;
    const DistanceTable::Cell& cell = table.cells[distance][tilt];
    read[0].push_back(theirs);
    read[1].push_back(kPercent * cell.document.value_or(kBlank));
    read[2].push_back(kPercent * cell.ours.value_or(kBlank));
  }
  StudyRow row{fmt::format("{:.0f} cm", kPercent * DistanceTable::kDistances[distance]), {}};
  for (std::size_t i = 0; i < read.size(); ++i) {
    row.figures.push_back(figure_of(std::array{"document", "formula", "ours"}[i], "cm", false, read[i]));
  }
  return row;
}

}  // namespace

ExperimentResult run_walk_accuracy(const StudySettings& settings) {
  ExperimentResult result;
  result.report = {"walk_accuracy", settings.runs, settings.seed, {}};
  const auto trainee = trainee_of(settings);
  if (!trainee) return without_result(result.report.study, trainee.error());
  const auto tried = on_bodies<AimTrial>(settings, trainee->robot, false, kAsked.size(),
                                         [&](Stage& stage, std::size_t i, std::uint64_t seed) {
                                           return try_aim(stage, trainee->skills, {.seed = seed}, kAsked[i].amount);
                                         });
  if (!tried) return without_result(result.report.study, tried.error());
  Chart chart{"Walked beside what was asked", "asked, cm ahead", "cm", {}, 0.0};
  chart.lines = {{"ours", {}, {}}, {"document's steps", {}, {}, true}};
  for (std::size_t i = 0; i < kAsked.size(); ++i) {
    const Asked& asked = kAsked[i];
    StudyRow& row = result.report.rows.emplace_back(StudyRow{asked.name, {}});
    row.figures = {
        figure_from("error", "cm, deg", (*tried)[i], [&](const AimTrial& t) { return off(asked, t); }),
        figure_from("size", "cm, deg", (*tried)[i], [&](const AimTrial& t) { return std::abs(off(asked, t)); }),
        figure_from("fell", "%", (*tried)[i], [](const AimTrial& t) { return t.fell ? kPercent : 0.0; })};
    const double ahead = kPercent * asked.amount.ahead;
    if (ahead == 0.0) continue;
    chart.lines[0].points.push_back({ahead, ahead + row.mean("error")});
    chart.lines[0].deviations.push_back(row.figures[0].deviation);
    chart.lines[1].points.push_back({ahead, by_the_documents_steps(ahead)});
  }
  result.charts = {chart};
  result.findings.push_back(
      fmt::format("the document's steps of 12 and 2 cm make 6 cm of 7, and 30 of 30; ours are off by {:.1f} and {:.1f} "
                  "cm on average",
                  result.report.row("7 cm ahead").mean("size"), result.report.row("30 cm ahead").mean("size")));
  return result;
}

ExperimentResult run_kick_reach(const StudySettings& settings) {
  ExperimentResult result;
  result.report = {"kick_reach", settings.runs, settings.seed, {}};
  const auto trainee = trainee_of(settings);
  if (!trainee) return without_result(result.report.study, trainee.error());
  const auto tried = on_bodies<KickTrial>(settings, trainee->robot, true, kKicks.size(),
                                          [&](Stage& stage, std::size_t i, std::uint64_t seed) {
                                            Start start{.seed = seed};
                                            start.ball = act::ball_for(trainee->robot, kKicks[i]);
                                            return try_kick(stage, trainee->skills, start, kKicks[i]);
                                          });
  if (!tried) return without_result(result.report.study, tried.error());
  for (std::size_t i = 0; i < kKicks.size(); ++i) {
    const double wanted = wanted_of(kKicks[i]);
    StudyRow& row = result.report.rows.emplace_back(StudyRow{kKicks[i], {}});
    row.figures = {
        figure_from("rolled", "cm", (*tried)[i], [](const KickTrial& t) { return kPercent * t.distance; }),
        figure_from("speed", "m/s", (*tried)[i], [](const KickTrial& t) { return t.ball_speed; }),
        figure_from("off", "deg", (*tried)[i],
                    [&](const KickTrial& t) { return in_degrees(wrap_angle(t.direction - wanted)); }),
        figure_from("upright", "%", (*tried)[i], [](const KickTrial& t) { return t.upright ? kPercent : 0.0; })};
  }
  result.findings.push_back(
      fmt::format("a kick of the document's robot rolls about 110 cm; ours {:.0f} cm until two seconds after the kick",
                  result.report.row("kick_right").mean("rolled")));
  return result;
}

ExperimentResult run_save_reach(const StudySettings& settings) {
  ExperimentResult result;
  result.report = {"save_reach", settings.runs, settings.seed, {}};
  const auto trainee = trainee_of(settings);
  if (!trainee) return without_result(result.report.study, trainee.error());
  const auto dived =
      on_bodies<SaveTrial>(settings, trainee->robot, true, 2, [&](Stage& stage, std::size_t i, std::uint64_t seed) {
        return try_save(stage, trainee->skills, {.seed = seed}, i == 0 ? "save_left" : "save_right", i == 0, kDive);
      });
  if (!dived) return without_result(result.report.study, dived.error());
  const auto stepped = on_bodies<AimTrial>(
      settings, trainee->robot, false, 2 * kSidesteps.size(), [&](Stage& stage, std::size_t i, std::uint64_t seed) {
        const Sidestep step{i};
        return try_aim(stage, trainee->skills, {.seed = seed}, {.left = step.side * step.way});
      });
  if (!stepped) return without_result(result.report.study, stepped.error());
  std::vector<StudyRow>& rows = result.report.rows;
  rows.push_back(reach_row(
      "stands", dived->front(), [](const SaveTrial& t) { return t.stood; }, [](const SaveTrial&) { return 0.0; },
      [](const SaveTrial&) { return true; }));
  for (const std::size_t i : {0U, 1U}) {
    rows.push_back(reach_row(
        i == 0 ? "save_left" : "save_right", (*dived)[i], [](const SaveTrial& t) { return t.reach; },
        [](const SaveTrial& t) { return t.down; }, [](const SaveTrial& t) { return t.up; }));
  }
  for (std::size_t i = 0; i < stepped->size(); ++i) {
    const Sidestep step{i};
    rows.push_back(reach_row(
        fmt::format("{:.0f} cm to the {}", kPercent * step.way, step.side > 0 ? "left" : "right"), (*stepped)[i],
        [&](const AimTrial& t) { return t.fell ? kBlank : step.way + step.side * t.error; },
        [](const AimTrial& t) { return t.fell ? kBlank : t.seconds; }, [](const AimTrial& t) { return !t.fell; }));
  }
  result.findings.push_back(keepers_constants(result.report));
  return result;
}

ExperimentResult run_vision_table(const StudySettings& settings) {
  ExperimentResult result;
  result.report = {"vision_table", settings.runs, settings.seed, {}};
  auto maker = ShotMaker::make(settings.content);
  if (!maker) return without_result(result.report.study, maker.error());
  const auto table = distance_table(*maker, settings.runs, Random{settings.seed});
  if (!table) return without_result(result.report.study, table.error());
  Chart chart{"How far away the ball seems", "true, cm", "read, cm", {}, 0.0};
  chart.lines = {{"document", {}, {}, true}, {"its formula, our pictures", {}, {}}, {"ours, our pictures", {}, {}}};
  for (std::size_t distance = 0; distance < DistanceTable::kDistances.size(); ++distance) {
    const StudyRow& row = result.report.rows.emplace_back(distance_row(*table, distance));
    for (std::size_t i = 0; i < chart.lines.size(); ++i) {
      if (row.figures[i].count == 0) continue;
      chart.lines[i].points.push_back({kPercent * DistanceTable::kDistances[distance], row.figures[i].mean});
      chart.lines[i].deviations.push_back(row.figures[i].deviation);
    }
  }
  result.charts = {chart};
  const StudyRow& metre = result.report.row("100 cm");
  result.findings.push_back(fmt::format(
      "at 100 cm the document reads {:.1f} cm on average over its tilts; its formula reads {:.1f} cm in our pictures, "
      "width and ground {:.1f} cm",
      metre.mean("document"), metre.mean("formula"), metre.mean("ours")));
  return result;
}

}  // namespace cancha::lab
