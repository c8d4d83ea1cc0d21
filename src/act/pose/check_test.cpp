#include "act/pose/check.h"

#include <gtest/gtest.h>

#include "support/bioloid.h"

namespace cancha::act {
namespace {

const body::Robot& robot() {
  static const body::Robot robot = support::bioloid();
  return robot;
}

Motion motion_of(const std::string& poses) {
  const auto motion = parse_motion("title = \"t\"\nrobot = \"bioloid\"\n" + poses, "t.toml", robot(), {});
  EXPECT_TRUE(motion) << motion.error().text();
  return motion.value_or(Motion{});
}

/// "pose: text" of all findings, a line each.
std::string said(const Motion& motion, const CheckSettings& settings = {}, std::span<const double> start = {}) {
  std::string out;
  for (const Finding& finding : check(motion, robot(), settings, start))
    out += finding.pose + ": " + finding.text + "\n";
  return out;
}

constexpr const char* kStand = "[[pose]]\nname = \"stand\"\ntime = 1\nequilibrium = true\n";

TEST(MotionCheck, FindsNothingInASoundMotion) {
  EXPECT_EQ(said(motion_of(std::string{kStand} +
                           "angles = { left_knee = 60, right_knee = 60, left_hip_pitch = -30, right_hip_pitch = -30, "
                           "left_ankle_pitch = -30, right_ankle_pitch = -30 }\n")),
            "");
}

TEST(MotionCheck, FindsNothingInTheStandingPose) {
  const auto stand =
      read_motion(std::filesystem::path{CANCHA_SOURCE_DIR} / "content/motions/bioloid/stand.toml", robot());
  ASSERT_TRUE(stand) << stand.error().text();
  EXPECT_EQ(said(*stand), "");
  EXPECT_EQ(write_motion(mirror(*stand, robot()), robot()), write_motion(*stand, robot()));
}

TEST(MotionCheck, FindsWhatAJointCannotReach) {
  const Motion motion = motion_of(std::string{kStand} + "angles = { left_elbow = 20, head_tilt = -50 }\n");
  EXPECT_EQ(said(motion),
            "stand: 'left_elbow' at 20.0° is out of its range -101.4° to 11.5°\n"
            "stand: 'head_tilt' at -50.0° is out of its range 0.0° to 60.0°\n");
  const Finding first = check(motion, robot()).at(0);
  EXPECT_EQ(first.concern, Concern::Range);
  EXPECT_EQ(first.joint, "left_elbow");
  EXPECT_EQ(first.value, 20);
  EXPECT_NEAR(first.bound, in_degrees(0.2), 1e-9);
}

TEST(MotionCheck, FindsWhatNoServoCanFollow) {
  const std::string waves = std::string{kStand} +
                            "angles = { head_pan = 0 }\n[[pose]]\nname = \"look\"\ntime = 0.1\nequilibrium = true\n"
                            "angles = { head_pan = 40 }\n";
  EXPECT_EQ(said(motion_of(waves)), "look: 'head_pan' at 400°/s is faster than the 328°/s that its servo can\n");
  EXPECT_EQ(said(motion_of(waves), {.speed = 1.3}), "");
  // the way into the first pose counts only where one knows it
  std::vector<double> start(20);
  start[robot().find("head_pan")] = -2 * kPi;
  EXPECT_EQ(said(motion_of(waves), {.speed = 1.3}, start), "");
  start[robot().find("head_pan")] = -3 * kPi;
  EXPECT_EQ(said(motion_of(waves), {.speed = 1.3}, start),
            "stand: 'head_pan' at 540°/s is faster than the 426°/s that its servo can\n");
  // a loop goes back to its first pose
  EXPECT_EQ(
      said(motion_of("repeat = 2\n[[pose]]\nname = \"a\"\ntime = 0.1\nequilibrium = true\nangles = { head_pan = 40 }\n"
                     "[[pose]]\nname = \"b\"\ntime = 1\nequilibrium = true\nangles = { head_pan = 0 }\n")),
      "a: 'head_pan' at 400°/s is faster than the 328°/s that its servo can\n");
  EXPECT_EQ(said(motion_of("[[pose]]\nname = \"a\"\nspeed = 0.9\nequilibrium = true\n"), {.speed = 0.8}),
            "a: 90 % of the servo's speed are more than 80 %\n");
}

TEST(MotionCheck, FindsWhereARobotWouldFall) {
  const std::string lifted =
      "angles = { left_hip_pitch = -40, left_knee = 80, left_ankle_pitch = -40, right_knee = 0 }\n";
  EXPECT_EQ(said(motion_of(kStand + lifted)), "stand: the centre of mass is 8 mm outside its feet: it falls\n");
  const std::string bowed =
      "angles = { left_hip_pitch = -24, right_hip_pitch = -24, left_ankle_pitch = 30, right_ankle_pitch = 30 }\n";
  EXPECT_LT(check(motion_of(kStand + bowed), robot()).at(0).value, 0.005);
}

TEST(MotionCheck, FindsAnOpenBeginningAndAnOpenEnd) {
  EXPECT_EQ(said(motion_of(std::string{kStand} + "angles = { head_pan = 0 }\n[[pose]]\nname = \"nod\"\ntime = 1\n"
                                                 "angles = { head_tilt = 10 }\n")),
            "stand: 'head_tilt' moves in 'nod', but 'stand' does not say where it begins\n"
            "nod: the motion ends in 'nod', which is no pose of equilibrium\n");
}

}  // namespace
}  // namespace cancha::act
