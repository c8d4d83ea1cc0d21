#include "body/contest_rules.h"

#include <gtest/gtest.h>

#include "base/text_file.h"

namespace cancha::body {
namespace {

struct Checked {
  Robot robot;
  std::vector<BodyFinding> findings;
};

Checked checked(const std::string& name, const BodyRules& rules = {}) {
  const std::string folder = CANCHA_SOURCE_DIR "/content/robots/" + name;
  Robot robot = read_robot(folder).value();
  const auto shapes = parse_shapes(read_text(robot.model.string()).value(), name).value();
  auto findings = check_rules(robot, shapes, rules);
  return {std::move(robot), std::move(findings)};
}

TEST(ContestRules, TheBioloidKeepsAllButTheFoot) {
  const auto [robot, findings] = checked("bioloid");
  ASSERT_EQ(findings.size(), 4u);
  EXPECT_TRUE(findings[0].kept);
  EXPECT_TRUE(findings[1].kept);
  EXPECT_EQ(findings[1].measured, "40.1 cm");
  EXPECT_FALSE(findings[2].kept) << "10 x 6 cm are 11.7 cm from corner to corner";
  EXPECT_EQ(findings[2].measured, "11.7 cm from corner to corner of 10.0 x 6.0 cm");
  EXPECT_TRUE(findings[3].kept);
}

TEST(ContestRules, TheNaoIsTooHighAndTooHeavy) {
  const auto [robot, findings] = checked("nao");
  EXPECT_FALSE(findings[1].kept);
  EXPECT_FALSE(findings[3].kept);
}

TEST(ContestRules, LimitsAreParameters) {
  const auto [robot, findings] = checked("bioloid", {.most_height = 0.3, .most_foot = 0.12, .most_mass = 1.0});
  EXPECT_FALSE(findings[1].kept);
  EXPECT_TRUE(findings[2].kept);
  EXPECT_FALSE(findings[3].kept);
  EXPECT_EQ(findings[1].rule, "stretched at most 30 cm high");
}

}  // namespace
}  // namespace cancha::body
