#include "lab/experiment.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "lab/fusion_study.h"
#include "lab/localisation_study.h"

namespace cancha::lab {
namespace {

/// Short versions; `./cancha study run` has more runs.
ExperimentResult run(std::string_view name, int runs, int threads = 2) {
  const auto found = std::ranges::find(experiments(), name, &Experiment::name);
  if (found == experiments().end()) {
    ADD_FAILURE() << name;
    return {};
  }
  return found->run({.runs = runs, .seed = 3, .threads = threads});
}

const Method& method_called(std::string_view name) {
  return *std::ranges::find(localisation_methods(), name, &Method::name);
}

TEST(Odometry100m, GivesTheDocumentsFigureForACalibratedRobotThatDrivesSmoothly) {
  const ExperimentResult result = run("odometry_100m", 120);
  const StudyRow& row = result.report.row("smooth, calibrated");
  EXPECT_NEAR(row.mean("mean"), 1.0, 0.2);
  EXPECT_NEAR(row.mean("slope"), 1.5, 0.3);
  // it grows all the way, by more than chance alone would have it (the square root of the way: twice)
  const double early = (row.mean("10 m") + row.mean("20 m") + row.mean("30 m")) / 3;
  const double late = (row.mean("80 m") + row.mean("90 m") + row.mean("100 m")) / 3;
  EXPECT_GT(late, 2.2 * early);
  // sudden starts and turns that are not calibrated make it worse by far
  EXPECT_GT(result.report.row("harsh, calibrated").mean("mean"), 1.7 * row.mean("mean"));
  EXPECT_GT(result.report.row("smooth, not calibrated").mean("mean"), 1.7 * row.mean("mean"));
}

TEST(Odometry100m, DoesNotDependOnThreads) {
  const ExperimentResult one = run("odometry_100m", 7, 1);
  const ExperimentResult three = run("odometry_100m", 7, 3);
  EXPECT_EQ(experiment_csv(one), experiment_csv(three));
  EXPECT_EQ(experiment_page(one), experiment_page(three));
}

TEST(CalibrationDriveOfARobot, FindsItsFactors) {
  const model::RotationCalibration found = ChaseDrive::calibrate({}, 10, Random{2});
  EXPECT_NEAR(found.k_cw, 1 / OdometryFaults{}.encoders.right, 0.005);
  EXPECT_NEAR(found.k_ccw, 1 / OdometryFaults{}.encoders.left, 0.005);
}

/// Mean error of a method over some seconds of driving, after some drives.
double error_of(std::string_view name, int drives, int cycles) {
  const field::League pitch = middle_size_pitch();
  double sum = 0.0;
  for (int i = 0; i < drives; ++i) {
    LocalisedDrive drive{pitch, method_called(name), smooth_driving(), Random{5}.split(static_cast<std::uint64_t>(i))};
    for (int k = 0; k < cycles; ++k) {
      drive.cycle();
      sum += drive.error();
    }
  }
  return sum / (drives * cycles);
}

TEST(Localisation, EachStepIsBetterThanTheLast) {
  const double odometry = error_of("odometry", 12, 1800);
  const double heading = error_of("+ heading", 12, 1800);
  const double confidence = error_of("+ heading, confidence", 12, 1800);
  const double points = error_of("line points", 4, 600);
  EXPECT_LT(heading, odometry);
  EXPECT_LT(confidence, heading / 2);
  EXPECT_LT(points, confidence / 2);
  EXPECT_LT(points, 0.05);
}

TEST(Localisation, LinePointsFindACarriedRobotWithinThreeSeconds) {
  LocalisedDrive drive{middle_size_pitch(), method_called("line points"), smooth_driving(), Random{8}};
  for (int k = 0; k < 60; ++k) drive.cycle();
  drive.put({-3, 2, 1.0});
  EXPECT_GT(drive.error(), 0.5);
  for (int k = 0; k < 90; ++k) drive.cycle();
  EXPECT_LT(drive.error(), 0.3);
  EXPECT_LT(drive.heading_error(), 0.2);
}

TEST(CameraTilt, TheCamerasOwnGeometryGivesTheDocumentsCurve) {
  const ExperimentResult result = run("camera_tilt", 1);
  ASSERT_EQ(result.report.rows.size(), 15u);
  for (const StudyRow& row : result.report.rows) EXPECT_NEAR(row.mean("camera"), row.mean("formula"), 1e-6) << row.name;
  EXPECT_GT(result.report.row("8 m away").mean("camera"), 2.0);
}

TEST(BallFusion, BranchingPathsKnowPlaceAndVelocityBest) {
  const ExperimentResult result = run("ball_fusion", 150);
  const StudyRow& ours = result.report.row("paths that branch");
  const StudyRow& plain = result.report.row("each sighting as it is");
  EXPECT_LT(ours.mean("place"), 0.55 * plain.mean("place"));
  EXPECT_LT(ours.mean("later"), 0.15);
  EXPECT_LT(ours.mean("later"), result.report.row("Kalman, regression in a window (CAMBADA)").mean("later"));
}

TEST(TeamFusion, ThreeKnowMoreThanOneAndAMisplacedMateDoesNoHarm) {
  const ExperimentResult result = run("team_fusion", 60);
  EXPECT_LT(result.report.row("three robots").mean("ratio"), 0.65);
  EXPECT_LT(result.report.row("three, one misplaced by 1 m").mean("ratio"), 1.0);
  EXPECT_LT(result.report.row("three, 1 to 5 m, one misplaced by 1 m").mean("ratio"), 1.0);
  EXPECT_GT(result.report.row("three, one misplaced by 1 m, all believed").mean("ratio"), 2.0);
}

TEST(OpponentFusion, FiveRobotsKnowMoreOfThemThanOne) {
  const ExperimentResult result = run("opponent_fusion", 8);
  const StudyRow& one = result.report.row("what one robot sees");
  const StudyRow& all = result.report.row("what five robots see");
  EXPECT_GT(all.mean("known"), one.mean("known") + 20);
  EXPECT_LT(all.mean("error"), one.mean("error"));
  EXPECT_LT(all.mean("nobody"), 1.0);
  EXPECT_GT(all.mean("seen by"), 2.0);
}

TEST(ExperimentPage, ShowsChartTableAndFindings) {
  const ExperimentResult result{{"a < b", 2, 1, {{"one", {figure_of("error", "m", false, std::vector<double>{1, 2})}}}},
                                {{"Errors & more", "metres", "metres", {{"one", {{0, 0}, {10, 1.5}}, {0, 0.5}}}}},
                                {"more than enough"}};
  const std::string page = experiment_page(result);
  for (const char* part : {"a &lt; b", "<svg", "Errors &amp; more", "polyline", "more than enough", "1.5 ± "}) {
    EXPECT_NE(page.find(part), std::string::npos) << part;
  }
  EXPECT_NE(experiment_csv(result).find("\"one\",error,m,2,1.5"), std::string::npos) << experiment_csv(result);
  EXPECT_NE(experiment_text(result).find("1.5"), std::string::npos);
}

TEST(ExperimentPage, AnEmptyChartIsStillAPicture) {
  EXPECT_NE(draw_chart({}).find("</svg>"), std::string::npos);
}

TEST(LocalisationStudy, ACompassTellsACarriedRobotWhichHalfItIsIn) {
  // posts are not seen here: white points alone look the same from both ends
  const field::League pitch = middle_size_pitch();
  int mirrored[2] = {0, 0};
  for (const bool compass : {false, true}) {
    const Method method{.name = "carried", .kind = Method::Kind::Lines, .compass = compass};
    for (std::uint64_t run = 0; run < 8; ++run) {
      LocalisedDrive drive{pitch, method, smooth_driving(), Random{run}};
      drive.put({run % 2 == 0 ? 4.0 : -4.0, 1.0 - 0.2 * static_cast<double>(run), 2.0});
      for (int i = 0; i < 300; ++i) {
        auto input = drive.sense();
        std::vector<Seen> points{input.seen.begin(), input.seen.end()};
        std::erase_if(points, [](const Seen& seen) { return seen.kind != ThingKind::Line; });
        input.seen = points;
        drive.update(input);
      }
      if (drive.mirrored_error() < 0.5) ++mirrored[compass];
    }
  }
  EXPECT_GT(mirrored[false], 0);
  EXPECT_EQ(mirrored[true], 0);
}

TEST(SkillStudy, AWalkIsOffByCentimetresAndNobodyFallsForAStep) {
  const auto found = std::ranges::find(experiments(), "walk_accuracy", &Experiment::name);
  const ExperimentResult result =
      found->run({.runs = 4, .seed = 3, .threads = 2, .content = CANCHA_SOURCE_DIR "/content"});
  ASSERT_FALSE(result.trouble) << result.trouble->text();
  EXPECT_LT(result.report.row("12 cm ahead").mean("size"), 4.0);
  EXPECT_LT(result.report.row("20 degrees to the left").mean("size"), 12.0);
  EXPECT_EQ(result.report.row("12 cm ahead").mean("fell"), 0.0);
  EXPECT_EQ(result.charts.front().lines[1].points[1].y, 6.0) << "7 cm by steps of the document";
}

TEST(SkillStudy, AKickReachesBeyondTheDocuments) {
  const auto found = std::ranges::find(experiments(), "kick_reach", &Experiment::name);
  const ExperimentResult result =
      found->run({.runs = 3, .seed = 3, .threads = 2, .content = CANCHA_SOURCE_DIR "/content"});
  ASSERT_FALSE(result.trouble) << result.trouble->text();
  EXPECT_GT(result.report.row("kick_right").mean("rolled"), 110.0);
  EXPECT_LT(result.report.row("soft_kick_left").mean("speed"), result.report.row("kick_left").mean("speed"));
  EXPECT_LT(std::abs(result.report.row("side_kick_left").mean("off")), 30.0);
}

TEST(SkillStudy, AKeepersConstantsAreThoseOfItsMotions) {
  const auto found = std::ranges::find(experiments(), "save_reach", &Experiment::name);
  const ExperimentResult result =
      found->run({.runs = 3, .seed = 3, .threads = 2, .content = CANCHA_SOURCE_DIR "/content"});
  ASSERT_FALSE(result.trouble) << result.trouble->text();
  const RuleConstants constants;
  for (const char* dive : {"save_left", "save_right"}) {
    const StudyRow& row = result.report.row(dive);
    EXPECT_GE(row.mean("covers"), 0.9 * constants.save_distance) << dive;
    EXPECT_NEAR(row.mean("takes"), constants.save_ms, 100.0) << dive;
  }
  EXPECT_NEAR(result.report.row("stands").mean("covers") + 3.25, constants.standing_coverage, 2.0);
  EXPECT_GT(result.report.row("20 cm to the left").mean("takes"), result.report.row("4 cm to the left").mean("takes"));
}

TEST(SkillStudy, TheDocumentsDistancesAreReadInOurPictures) {
  const auto found = std::ranges::find(experiments(), "vision_table", &Experiment::name);
  const ExperimentResult result = found->run({.runs = 1, .seed = 3, .content = CANCHA_SOURCE_DIR "/content"});
  ASSERT_FALSE(result.trouble) << result.trouble->text();
  ASSERT_EQ(result.report.rows.size(), 10u);
  EXPECT_NEAR(result.report.row("100 cm").mean("document"), 102.7, 0.1);
  EXPECT_NEAR(result.report.row("100 cm").mean("ours"), 100.0, 10.0);
}

}  // namespace
}  // namespace cancha::lab
