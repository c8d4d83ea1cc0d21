#include "lab/case_watch.h"

#include <gtest/gtest.h>

#include "lab/discovery_study.h"
#include "lab/match_measures.h"
#include "lab/study.h"

namespace cancha::lab {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

Trial play(const std::string& name, std::uint64_t seed, double tired = -1.0) {
  match::Fixture fixture;
  fixture.blue = fixture.yellow = "";
  auto scenario = match::load_scenario(kContent, name).value();
  if (tired >= 0.0) {
    // matches read the text, studies what was read from it
    const std::string key = "tired = 0.5";
    scenario.text.replace(scenario.text.find(key), key.size(), tired > 0.0 ? "tired = 1.0" : "tired = 0.0");
    scenario.tired = tired;
  }
  return play_trial(study_of(std::move(scenario), std::move(fixture), kContent).value(), seed).value();
}
double value(const Trial& trial, std::string_view measure) {
  return trial.values[find_measure(measure)];
}

TEST(AimByRule, IsTheDocumentsOnItsOwnTrials) {
  // goal, keeper, aim of the kick tables; where the document errs, the aim that its rule asks for
  EXPECT_NEAR(aim_by_rule(-2.33, -4.52), 12.67, 0.01);
  EXPECT_NEAR(aim_by_rule(28.07, -5.2), 28.07, 0.01);
  EXPECT_NEAR(aim_by_rule(3.23, -0.13), 18.23, 0.01);
  EXPECT_NEAR(aim_by_rule(1.96, 5.62), -13.04, 0.01);
  EXPECT_NEAR(aim_by_rule(-5.47, -4.15), -20.47, 0.01);
  EXPECT_NEAR(aim_by_rule(15.2, 18.63), 0.2, 0.01);
  EXPECT_NEAR(aim_by_rule(8.55, -0.2), 23.55, 0.01);
  EXPECT_NEAR(aim_by_rule(2.99, -9.01), 2.99, 0.01);
}

TEST(FutrobStudies, APenaltyTakerAimsByTheRule) {
  const Trial trial = play("futrob_kick", 4);
  EXPECT_GE(value(trial, "decisions"), 2.0) << "where to aim, and the kick";
  EXPECT_EQ(value(trial, "right_decisions"), 1.0);
}

TEST(FutrobStudies, AKeeperIsMovedByItsMateOnlyWhereThatMatters) {
  const Trial moved = play("futrob_relocate", 1);
  EXPECT_EQ(moved.ended, "half time") << "later both would walk to where a half begins";
  EXPECT_GT(value(moved, "keeper_moved"), 0.1);
  EXPECT_LT(value(moved, "keeper_off"), 0.08);
  EXPECT_LT(value(play("futrob_relocate_stay", 1), "keeper_moved"), 0.04);
}

TEST(FutrobStudies, APassIsReceivedAndEndsTheTrial) {
  int received = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const Trial trial = play("futrob_pass", seed);
    EXPECT_EQ(trial.ended == "received", value(trial, "received") == 1.0);
    EXPECT_LE(value(trial, "received"), value(trial, "passed")) << "nobody receives what nobody passed";
    received += trial.ended == "received" ? 1 : 0;
  }
  EXPECT_GE(received, 2);
}

TEST(FutrobStudies, AKeeperGetsUpAfterItsDive) {
  const Trial trial = play("futrob_save_rise", 1);
  EXPECT_EQ(trial.ended, "risen");
  EXPECT_EQ(value(trial, "rose"), 1.0);
  EXPECT_TRUE(std::isnan(value(play("futrob_relocate_stay", 2), "rose"))) << "who never dives has nothing to rise from";
}

TEST(FutrobStudies, TiredRobotsMoveOtherwise) {
  const Trial fresh = play("futrob_save_side", 1, 0.0);
  const Trial tired = play("futrob_save_side", 1, 1.0);
  EXPECT_EQ(value(fresh, "tired"), 0.0);
  EXPECT_EQ(value(tired, "tired"), 1.0);
  EXPECT_NE(fresh.hash, tired.hash);
}

TEST(Discovery, EverybodyIsKnownSoonInEveryOrderThoughMessagesAreLost) {
  const ExperimentResult result = run_discovery({.runs = 50, .seed = 5});
  EXPECT_EQ(result.report.runs, 300) << "all six orders of each";
  EXPECT_EQ(result.report.row("0 % lost").mean("known"), 100.0);
  EXPECT_GE(result.report.row("40 % lost").mean("known"), 99.0);
  EXPECT_GT(result.report.row("40 % lost").mean("mean"), result.report.row("0 % lost").mean("mean"));
}

TEST(Discovery, NobodyIsKnownWhereEverythingIsLost) {
  EXPECT_FALSE(std::isfinite(seconds_until_known({.loss = 1.0}, Random{1})));
}

}  // namespace
}  // namespace cancha::lab
