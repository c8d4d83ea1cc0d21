#include "body/league_rules.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/text_file.h"
#include "body/proportions.h"

namespace cancha::body {
namespace {

class LeagueRulesTest : public testing::Test {
 protected:
  void load(const std::string& name) {
    robot_ = read_robot(CANCHA_SOURCE_DIR "/content/robots/" + name).value();
    shapes_ = parse_shapes(read_text(robot_.model.string()).value(), name).value();
    cameras_ = read_cameras(robot_).value();
  }
  /// The beginnings of the rules that it breaks.
  [[nodiscard]] std::vector<std::string> broken(const SizeClass& size = kSizeClasses[0]) const {
    std::vector<std::string> found;
    for (const BodyFinding& finding : check_league_rules(robot_, shapes_, cameras_, size)) {
      if (!finding.kept) found.push_back(finding.rule.substr(0, finding.rule.find(" 0")));
    }
    return found;
  }
  [[nodiscard]] bool breaks(const std::string& rule) const {
    return std::ranges::any_of(broken(), [&](const std::string& one) { return one.starts_with(rule); });
  }

  Robot robot_;
  std::vector<Shape> shapes_;
  std::vector<Camera> cameras_;
};

TEST_F(LeagueRulesTest, TheBioloidWithItsHeadCameraBreaksTheRulesOnFeetOnly) {
  load("bioloid");
  std::erase_if(cameras_, [](const Camera& camera) { return camera.name != "head"; });
  ASSERT_EQ(broken().size(), 2u);
  EXPECT_TRUE(breaks("foot at most")) << "60 cm2 of 57";
  EXPECT_TRUE(breaks("black feet")) << "its soles are grey";
}

TEST_F(LeagueRulesTest, CamerasCountTogether) {
  load("bioloid");
  std::erase_if(cameras_, [](const Camera& camera) { return camera.name != "head"; });
  ASSERT_EQ(cameras_.size(), 1u);
  cameras_.push_back(cameras_.front());
  EXPECT_FALSE(breaks("never both goals")) << "two that look the same way see no more than one";

  // the second one looks back
  cameras_[1].X_LC.rotation = turn_about_z(kPi) * cameras_[1].X_LC.rotation;
  EXPECT_TRUE(breaks("never both goals"));
  EXPECT_FALSE(breaks("cameras together")) << "each sees less than a right angle";
}

TEST_F(LeagueRulesTest, LooksAreThoseOfTheModel) {
  load("bioloid");
  for (Shape& shape : shapes_) {
    if (shape.link == robot_.soles[kLeft].link || shape.link == robot_.soles[kRight].link)
      shape.rgba = {0.1, 0.1, 0.1, 1};
  }
  EXPECT_FALSE(breaks("black feet"));
  EXPECT_FALSE(breaks("black, grey"));
  EXPECT_FALSE(breaks("room for markers"));

  shapes_.front().rgba = {0.9, 0.45, 0.1, 1};
  EXPECT_TRUE(breaks("black, grey"));
  EXPECT_TRUE(breaks("no colours of field or ball")) << "orange as a ball";
  shapes_.front().rgba = {0.1, 0.6, 0.2, 1};
  EXPECT_TRUE(breaks("no colours of field or ball")) << "green as the field";

  std::erase_if(shapes_, [&](const Shape& shape) { return robot_.links[shape.link].name == "left_upper_arm"; });
  std::erase_if(shapes_, [&](const Shape& shape) { return robot_.links[shape.link].name == "left_forearm"; });
  EXPECT_TRUE(breaks("room for markers"));

  load("robonova");
  EXPECT_TRUE(breaks("black, grey")) << "it is golden";
}

TEST_F(LeagueRulesTest, AMirrorOnTheTrunkSeesTooMuchFromTheWrongPlace) {
  load("bioloid");
  EXPECT_TRUE(breaks("cameras on head or neck"));
  EXPECT_TRUE(breaks("cameras together see at most 180"));
  EXPECT_TRUE(breaks("never both goals"));
}

TEST_F(LeagueRulesTest, ClassesAskForOtherHeights) {
  load("nao");
  EXPECT_FALSE(breaks("40 to 90 cm high"));
  EXPECT_EQ(broken(kSizeClasses[1]).front(), "80 to 140 cm high");
  EXPECT_EQ(broken(kSizeClasses[2]).front(), "130 to 180 cm high");
}

TEST_F(LeagueRulesTest, GoalsOfTheLargerClassesAreWiderSoLessLiesBetweenThem) {
  EXPECT_NEAR(in_degrees(between_goals(kSizeClasses[0])), 157.4, 0.1);
  EXPECT_NEAR(in_degrees(between_goals(kSizeClasses[1])), 147.8, 0.1);
  EXPECT_EQ(between_goals(kSizeClasses[1]), between_goals(kSizeClasses[2]));
}

TEST_F(LeagueRulesTest, EachRuleCanBeBroken) {
  load("bioloid");
  robot_.joints[robot_.find("head_pan")].most = from_degrees(140);
  robot_.joints[robot_.find("head_tilt")].least = from_degrees(-100);
  robot_.soles[kLeft].width = 0.03;
  robot_.sensors.lasers.emplace_back().name = "eye";
  robot_.sensors.sonar.emplace();
  cameras_.push_back(cameras_.front());
  for (Shape& shape : shapes_) {
    if (shape.name.empty() || shape.link != 0) continue;
    shape.size = shape.size * 4.0;
  }
  for (Link& link : robot_.links) {
    if (link.name == "left_forearm") link.X_PL.position.z -= 0.4;  // a long arm
    if (link.name == "head") link.X_PL.position.z += 0.2;
  }
  for (const char* rule :
       {"foot at most", "foot at most 2.5", "both arms", "arms and shoulders", "head with neck", "at most 2 cameras",
        "head turns", "head nods", "no sensor that emits", "at most one loud"}) {
    EXPECT_TRUE(breaks(rule)) << rule;
  }
}

TEST_F(LeagueRulesTest, ProportionsAreThoseOfTheModel) {
  load("bioloid");
  const Proportions p = proportions_of(robot_, shapes_);
  EXPECT_NEAR(p.height, 0.401, 0.001);
  EXPECT_NEAR(p.legs[kLeft], p.legs[kRight], 1e-9);
  EXPECT_NEAR(p.shoulders, 2 * 0.032, 1e-9) << "bodies left_shoulder and right_shoulder of its model";
  EXPECT_NEAR(p.shoulder_height, 0.2975, 0.01) << "at the height of its trunk";
  ASSERT_TRUE(p.head);
  EXPECT_NEAR(*p.head, p.height - p.shoulder_height - 0.05, 1e-6) << "the neck is 5 cm above";
}

}  // namespace
}  // namespace cancha::body
