#include "lab/sonar_study.h"

#include <gtest/gtest.h>

namespace cancha::lab {
namespace {

/// Short versions of the studies; `./cancha sonar study` runs them with 200 runs.
class SonarStudies : public ::testing::Test {
 protected:
  SonarKit kit_ = load_sonar_kit(CANCHA_SOURCE_DIR "/content").value();

  StudyReport run(std::string_view name, int runs) {
    for (const SonarStudy& study : sonar_studies()) {
      if (study.name == name) return study.run(kit_, {.runs = runs, .seed = 5});
    }
    ADD_FAILURE() << name;
    return {};
  }
};

TEST_F(SonarStudies, ALongerMedianIsCalmerAndLater) {
  const StudyReport report = run("median", 10);
  const StudyRow& shortest = report.rows.front();
  const StudyRow& longest = report.rows.back();
  EXPECT_LT(longest.mean("wrong"), shortest.mean("wrong") / 2);
  EXPECT_GT(longest.mean("delay"), shortest.mean("delay"));
}

TEST_F(SonarStudies, TheGridFollowsAThingThatIsCarriedPast) {
  const StudyReport report = run("moving", 10);
  EXPECT_GT(report.rows[1].mean("right cone"), 55);
}

TEST_F(SonarStudies, TwoObstaclesAtEqualDistanceAreTwo) {
  const StudyReport report = run("twins", 30);
  EXPECT_LT(report.rows[0].mean("two are two"), 30);  // as the document has it
  EXPECT_GE(report.rows[2].mean("two are two"), 95);
  EXPECT_GE(report.rows[2].mean("one is one"), 95);
}

TEST_F(SonarStudies, OnAndOffTimingLessensInterference) {
  const StudyReport report = run("facing", 40);
  EXPECT_GT(report.rows[0].mean("false echoes"), 0.0);
  EXPECT_LT(report.rows[1].mean("false echoes"), report.rows[0].mean("false echoes"));
}

TEST_F(SonarStudies, CalibrationFindsTheConesOfTheDocument) {
  const StudyReport report = run("calibration", 5);
  EXPECT_NEAR(report.rows[0].mean("opening"), 60, 8);
  EXPECT_NEAR(report.rows[0].mean("closing"), -20, 8);
  EXPECT_NEAR(report.rows[1].mean("opening"), 20, 8);
  EXPECT_NEAR(report.rows[1].mean("closing"), -60, 8);
  // crosswise only what lies before both is heard
  EXPECT_LT(report.rows[2].mean("opening"), 40);
  EXPECT_GT(report.rows[2].mean("closing"), -40);
}

TEST_F(SonarStudies, ARobotThatWalksStopsBeforeAnObstacle) {
  const StudyReport report = run("stopping", 10);
  EXPECT_GT(report.rows[0].mean("stands at"), 300);
  EXPECT_LT(report.rows[0].mean("stands at"), 600);
}

TEST_F(SonarStudies, TheSameSeedGivesTheSameNumbers) {
  const StudyReport once = run("facing", 3);
  const StudyReport again = run("facing", 3);
  EXPECT_EQ(once.rows[0].figures[0].mean, again.rows[0].figures[0].mean);
}

}  // namespace
}  // namespace cancha::lab
