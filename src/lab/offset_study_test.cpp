#include <gtest/gtest.h>

#include <cmath>

#include "body/offsets.h"
#include "lab/offset_study.h"

namespace cancha::lab {
namespace {

const std::string kContent = CANCHA_SOURCE_DIR "/content";

class Offsets : public testing::Test {
 protected:
  body::Robot robot_ = body::read_robot(kContent + "/robots/bioloid").value();
  act::MotionLibrary skills_ = act::read_motion_library(kContent, robot_).value();

  /// What would be measured if nothing gave way and nobody erred.
  [[nodiscard]] std::vector<PoseMeasure> exact(const UnknownBody& body, bool stood) const {
    std::vector<PoseMeasure> measures;
    const std::vector<StandPose> poses = stand_poses(robot_, skills_).value();
    for (const StandPose& pose : poses) {
      PoseMeasure one{.pose = pose.name, .stood = stood, .servo = pose.angles};
      body::Posture posture{robot_};
      one.marks = marks_of(posture, pose.angles);
      one.up_T = posture.sole(body::kLeft).rotation * Vec3{0, 0, 1};
      for (std::size_t j = 0; j < one.servo.size(); ++j) one.servo[j] += body.mounted[j];
      measures.push_back(std::move(one));
    }
    return measures;
  }
};

TEST_F(Offsets, ALegHasSixJointsThatMeasuresTellOf) {
  const std::vector<std::size_t> legs = leg_joints(robot_);

  EXPECT_EQ(legs.size(), 12u);
  for (const std::size_t j : legs) EXPECT_EQ(robot_.joints[j].name.find("shoulder"), std::string::npos);
}

TEST_F(Offsets, SolesLieFlatInAllPosesOfARobotAsDrawn) {
  const std::vector<StandPose> poses = stand_poses(robot_, skills_).value();
  ASSERT_EQ(poses.size(), 9u);
  for (const StandPose& pose : poses) {
    body::Posture posture{robot_};
    posture.update(pose.angles);
    const body::Support support = body::stand(posture);
    EXPECT_TRUE(support.stands_on[body::kLeft] && support.stands_on[body::kRight]) << pose.name;
    EXPECT_GT(support.margin, 0.01) << pose.name;
  }
}

TEST_F(Offsets, AreFoundFromExactMeasuresStandingOrLying) {
  const UnknownBody body = unknown_body(robot_, from_degrees(2.5), 5);
  for (const bool stood : {true, false}) {
    for (const FoundOffset& one : find_offsets(robot_, exact(body, stood), {})) {
      EXPECT_NEAR(in_degrees(one.offset), in_degrees(body.mounted[one.joint]), 0.7) << robot_.joints[one.joint].name;
      EXPECT_LT(one.deviation, from_degrees(1.0));
    }
  }
}

TEST_F(Offsets, WithoutARulerTheSearchSaysHowLittleItKnows) {
  const UnknownBody body = unknown_body(robot_, from_degrees(2.5), 5);
  const OffsetSearchSettings settings{.ruler = false};

  for (const FoundOffset& one : find_offsets(robot_, exact(body, true), settings)) {
    const bool yaw = robot_.joints[one.joint].name.ends_with("hip_yaw");
    EXPECT_GT(one.deviation, from_degrees(yaw ? 1.5 : 0.5)) << robot_.joints[one.joint].name;
  }
  // who lies has no ground to tell of
  for (const FoundOffset& one : find_offsets(robot_, exact(body, false), settings)) {
    EXPECT_NEAR(one.offset, 0.0, from_degrees(0.3));
    EXPECT_NEAR(one.deviation, settings.spread, 1e-6);
  }
}

TEST_F(Offsets, ABodyWhoseOffsetsAreKnownMovesAsOneThatNeedsNone) {
  const UnknownBody body = unknown_body(robot_, from_degrees(2.5), 3);
  const auto stands = [&](const body::Robot& robot, std::span<const double> mounted) {
    Stage stage = Stage::make(robot).value();
    stage.begin(skills_, {.random_body = false, .mounted = mounted});
    return stage.state().angles;
  };
  body::Robot corrected = robot_;
  body::set_offsets(corrected, body.mounted);

  const std::vector<double> drawn = stands(robot_, {});
  const std::vector<double> known = stands(corrected, body.mounted);
  const std::vector<double> unknown = stands(robot_, body.mounted);

  double off = 0, wrong = 0;
  for (std::size_t j = 0; j < drawn.size(); ++j) {
    off += std::abs(known[j] - drawn[j]) / static_cast<double>(drawn.size());
    wrong += std::abs(unknown[j] - drawn[j]) / static_cast<double>(drawn.size());
  }
  EXPECT_LT(off, from_degrees(0.4));  // counts are whole numbers
  EXPECT_GT(wrong, from_degrees(1.0));
}

TEST_F(Offsets, ARobotPutTogetherWrongIsCorrectedByItsPoses) {
  UnknownBody body = unknown_body(robot_, from_degrees(2.5), 4);
  body.random_body = false;
  OffsetTuner tuner = OffsetTuner::make(robot_, skills_, body, {}).value();
  const double before = tuner.error();

  const OffsetTuner::Round round = tuner.round();

  EXPECT_EQ(round.poses, 9);
  EXPECT_LT(tuner.error(), before / 3);
  // arms and head are left alone
  const std::size_t pan = robot_.find("head_pan");
  EXPECT_EQ(tuner.robot().joints[pan].offset, robot_.joints[pan].offset);
}

TEST_F(Offsets, TheStudyShowsWhatIsGainedAndSaysWhatIsMissing) {
  OffsetStudyPlan plan{.rounds = 1, .trials = {.walks = 1, .kicks = 0}};
  plan.settings.measure = {.seconds = 0.2, .settling = 0.2};
  plan.settings.search.generations = 60;

  const ExperimentResult result = study_offsets({.runs = 1, .seed = 2, .content = kContent}, plan);

  ASSERT_FALSE(result.trouble.has_value());
  const auto off = [&](std::size_t row) { return result.report.rows[row].mean("joints"); };
  EXPECT_EQ(off(0), 0.0);
  EXPECT_LT(off(3), off(1) / 2);
  const ExperimentResult none = study_offsets({.runs = 1, .content = "nowhere"}, plan);
  ASSERT_TRUE(none.trouble.has_value());
  EXPECT_NE(none.trouble->text().find("nowhere"), std::string::npos);
}

}  // namespace
}  // namespace cancha::lab
