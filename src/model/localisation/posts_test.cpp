#include <gtest/gtest.h>

#include "base/allocations.h"
#include "base/random.h"
#include "model/localisation/cambada_pose.h"
#include "model/localisation/post_geometry.h"

namespace cancha::model {
namespace {

field::Walls pitch() {
  field::Walls walls;
  walls.top = {4.0};
  walls.bottom = {-4.0};
  walls.left = {-6.0};
  walls.right = {6.0};
  walls.goal_top = {1.0};
  walls.goal_bottom = {-1.0};
  return walls;
}

/// Posts before the robot, with an error of distance in deviations of CAMBADA's curve.
std::vector<Seen> posts_from(const Pose2& X_TR, const PostLayout& layout, double view, Random* random = nullptr) {
  std::vector<Seen> seen;
  for (const KnownPost& post : layout.posts()) {
    const Vec2 p_R = into(X_TR, post.p_T);
    if (std::abs(angle_of(p_R)) > view / 2 || length(p_R) > 8) continue;
    Seen one{.kind = post.kind};
    one.whose = post.half;
    one.distance_spread = sighting_spread(length(p_R));
    one.bearing = angle_of(p_R) + (random != nullptr ? 0.017 * random->normal() : 0.0);
    one.distance = length(p_R) + (random != nullptr ? one.distance_spread * random->normal() : 0.0);
    seen.push_back(one);
  }
  return seen;
}

CambadaPose::Settings nothing() {
  CambadaPose::Settings settings;
  settings.one_post = settings.two_posts = settings.active = settings.limits = settings.check = false;
  settings.integrate = settings.confidence = settings.heading = false;
  return settings;
}

TEST(RotationCalibration, TurnsBothSidesByTheirOwnFactor) {
  const RotationCalibration calibration{1.1, 0.9};
  EXPECT_DOUBLE_EQ(calibration.corrected(-1.0), -1.1);
  EXPECT_DOUBLE_EQ(calibration.corrected(1.0), 0.9);
  EXPECT_DOUBLE_EQ(calibration.corrected(Pose2{1, 2, 0.5}).heading, 0.45);
}

TEST(RotationCalibration, IsMeasuredByWholeTurnsToBothSides) {
  CalibrationDrive drive;
  for (int i = 0; i < 1000; ++i) drive.add(2 * kPi / 100 / 0.95);
  for (int i = 0; i < 1000; ++i) drive.add(-2 * kPi / 100 / 1.04);
  const auto found = drive.finish(10);
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->k_ccw, 0.95, 1e-9);
  EXPECT_NEAR(found->k_cw, 1.04, 1e-9);
  // a broken encoder is no matter of calibration
  EXPECT_FALSE(drive.finish(30));
  EXPECT_FALSE(CalibrationDrive{}.finish(10));
}

TEST(RotationCalibration, IsStoredForARobotAndReadAgain) {
  const RotationCalibration calibration{1.0312345678901234, 0.97};
  const auto again = parse_rotation_calibration(to_toml(calibration, "cambada 3"), "robot.toml");
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(again->k_cw, calibration.k_cw);
  EXPECT_EQ(again->k_ccw, calibration.k_ccw);
  const auto wrong = parse_rotation_calibration("k_cw = 1.0\nk_ccw = 7\nkcw = 1", "robot.toml");
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().text().find("robot.toml:2"), std::string::npos) << wrong.error().text();
}

TEST(OnePost, MovesTheEstimateHalfTheWayToTheCircle) {
  const Vec2 better = corrected_by_one_post({3, 0}, {6, 0}, 2.0);
  EXPECT_NEAR(better.x, 3.5, 1e-12);
  EXPECT_NEAR(better.y, 0.0, 1e-12);
}

TEST(TwoPosts, TellTheRobotsPlaceInBothHalves) {
  const PostLayout layout{pitch()};
  Random random{5};
  for (int i = 0; i < 200; ++i) {
    const Vec2 robot{random.uniform(-5.9, 5.9), random.uniform(-3.9, 3.9)};
    for (std::size_t a = 0; a < PostLayout::kPosts; ++a) {
      for (std::size_t b = 0; b < PostLayout::kPosts; ++b) {
        if (a == b || layout[a].half != layout[b].half) continue;
        const Vec2 L = layout[a].p_T;
        const Vec2 R = layout[b].p_T;
        const auto found = triangulated(L, R, distance(L, robot), distance(R, robot), {});
        ASSERT_TRUE(found);
        EXPECT_LT(distance(*found, robot), 1e-5);
      }
    }
  }
}

TEST(TwoPosts, AreRejectedWhereDistancesCloseNoTriangle) {
  EXPECT_FALSE(triangulated({6, 4}, {6, -4}, 1.0, 2.0, {}));
  EXPECT_FALSE(triangulated({6, 4}, {6, 4}, 1.0, 1.0, {}));
}

TEST(CameraTilt, GrowsWithDistanceAsTheDocumentsCurve) {
  // a camera that looks up by 1° from 0.6 m
  const double tilt = from_degrees(1);
  EXPECT_LT(error_by_tilt(0.6, 1.0, tilt), 0.05);
  EXPECT_GT(error_by_tilt(0.6, 6.0, tilt), 1.0);
  EXPECT_GT(error_by_tilt(0.6, 12.0, tilt), 6.0);
  EXPECT_FALSE(std::isfinite(error_by_tilt(0.6, 40.0, tilt)));
  EXPECT_LT(error_by_tilt(0.6, 6.0, -tilt), 0.0);
}

TEST(FieldLimits, ACoordinateBeyondBecomesTheLimit) {
  EXPECT_EQ(within_field({8, -9}, {6, 4}, 1), (Vec2{7, -5}));
  EXPECT_EQ(within_field({5, 1}, {6, 4}, 1), (Vec2{5, 1}));
}

TEST(Inconsistency, CountsToItsLimitAndForgives) {
  InconsistencyCounter counter{{.margin = 1.0, .limit = 3, .forgive = 1.0}};
  EXPECT_TRUE(counter.consistent({0, 0}, {0.5, 0}));
  EXPECT_FALSE(counter.consistent({0, 0}, {100, 0}));
  EXPECT_FALSE(counter.consistent({0, 0}, {100, 0}));
  EXPECT_TRUE(counter.consistent({0, 0}, {0.5, 0}));
  EXPECT_FALSE(counter.consistent({0, 0}, {100, 0}));
  EXPECT_FALSE(counter.corrupt());
  EXPECT_FALSE(counter.consistent({0, 0}, {100, 0}));
  EXPECT_TRUE(counter.corrupt());
  EXPECT_EQ(counter.total(), 4);
  counter.reset();
  EXPECT_FALSE(counter.corrupt());
}

TEST(PoseConfidence, SinksOnTheWayAndRisesWithCorrections) {
  PoseConfidence trust{{}};
  trust.begin(0.05, 0.02);
  const double placed = trust.value();
  for (int i = 0; i < 300; ++i) trust.move(0.05, 0.02);
  EXPECT_LT(trust.value(), placed);
  const double before = trust.spread();
  const double share = trust.correct(0.1);
  EXPECT_GT(share, 0.5);  // by now a sighting is surer
  EXPECT_LT(trust.spread(), before);
  EXPECT_LT(trust.correct(5.0), 0.01);
}

TEST(LandmarkMemory, MergesSightingsAndTellsThePose) {
  const PostLayout layout{pitch()};
  LandmarkMemory memory{{}};
  Random random{2};
  Pose2 truth{2, 1, 0.3};
  EXPECT_FALSE(memory.settle(layout));
  for (int i = 0; i < 60; ++i) {
    // turning to and fro it sees one post at a time
    const std::size_t post = i % 20 < 10 ? 2 : 6;
    const Vec2 p_R = into(truth, layout[post].p_T) + Vec2{0.1 * random.normal(), 0.1 * random.normal()};
    EXPECT_TRUE(memory.see(post, p_R, 0.1));
    const Pose2 step{0.02, 0, 0.01};
    memory.move(step);
    truth = truth * step;
  }
  const auto fit = memory.settle(layout);
  ASSERT_TRUE(fit);
  EXPECT_EQ(fit->posts, 2);
  EXPECT_LT(distance(fit->X_TR.position(), truth.position()), 0.25);
  EXPECT_NEAR(fit->X_TR.heading, truth.heading, 0.1);
}

TEST(LandmarkMemory, IgnoresWhatContradictsUntilItComesAgainAndAgain) {
  LandmarkMemory memory{{.contradicts = 3}};
  EXPECT_TRUE(memory.see(0, {2, 0}, 0.1));
  EXPECT_FALSE(memory.see(0, {5, 5}, 0.1));
  EXPECT_EQ(memory.place(0), (Vec2{2, 0}));
  EXPECT_FALSE(memory.see(0, {5, 5}, 0.1));
  EXPECT_FALSE(memory.see(0, {5, 5}, 0.1));
  EXPECT_EQ(memory.place(0), (Vec2{5, 5}));
}

/// Turns a robot that stands still once about itself.
std::optional<Pose2> turned_about(ActiveCalibration& calibration, const PostLayout& layout, Pose2 X, double view,
                                  Random& random) {
  calibration.begin();
  while (!calibration.round()) {
    for (const Seen& seen : posts_from(X, layout, view, &random)) calibration.see(seen);
    calibration.turn(0.066);
    X.heading = wrap_angle(X.heading + 0.066);
  }
  return calibration.finish();
}

TEST(ActiveCalibration, FindsThePlaceByTurningOnce) {
  const PostLayout layout{pitch()};
  ActiveCalibration calibration{layout, {}};
  Random random{4};
  int found = 0;
  for (int i = 0; i < 50; ++i) {
    const Pose2 X{random.uniform(-5, 5), random.uniform(-3, 3), random.uniform(-kPi, kPi)};
    const auto pose = turned_about(calibration, layout, X, 1.0, random);
    if (!pose) continue;
    found += distance(pose->position(), X.position()) < 0.6 ? 1 : 0;
    EXPECT_EQ(calibration.end(), ActiveCalibration::End::Corrected);
  }
  EXPECT_GT(found, 42);
}

TEST(ActiveCalibration, GivesUpWhereItSeesTooLittle) {
  const PostLayout layout{pitch()};
  ActiveCalibration calibration{layout, {}};
  calibration.begin();
  EXPECT_FALSE(calibration.finish());
  EXPECT_EQ(calibration.end(), ActiveCalibration::End::TooFewPosts);
  // one post in each half is no pair
  calibration.begin();
  for (int i = 0; i < 10; ++i) {
    Seen seen{.kind = ThingKind::CornerPost, .bearing = 0.0, .distance = 5.0};
    seen.whose = Whose::Own;
    calibration.see(seen);
    seen.bearing = 2.0;
    seen.whose = Whose::Opponent;
    calibration.see(seen);
  }
  EXPECT_FALSE(calibration.finish());
  EXPECT_EQ(calibration.end(), ActiveCalibration::End::NoPairInOneHalf);
}

TEST(CambadaPose, EachMethodCorrectsByItself) {
  const PostLayout layout{pitch()};
  const Pose2 truth{1, 1, 0.2};
  const Pose2 wrong{0.6, 0.8, 0.2};
  const auto seen = posts_from(truth, layout, 1.2);
  ASSERT_GE(seen.size(), 2u);
  const auto error = [&](const CambadaPose::Settings& settings, int looks) {
    CambadaPose pose{pitch(), settings};
    pose.place(wrong);
    for (int i = 0; i < looks; ++i) pose.look(seen, {}, Time{});
    return distance(pose.pose().position(), truth.position());
  };
  const double before = distance(wrong.position(), truth.position());
  CambadaPose::Settings settings = nothing();
  EXPECT_DOUBLE_EQ(error(settings, 1), before);
  settings.one_post = true;
  EXPECT_LT(error(settings, 1), before);
  EXPECT_GT(error(settings, 1), 0.05);  // partial
  settings = nothing();
  settings.two_posts = true;
  EXPECT_LT(error(settings, 1), 1e-6);  // full
  settings = nothing();
  settings.integrate = true;
  EXPECT_LT(error(settings, 20), 0.02);
}

TEST(CambadaPose, HoldsAPositionCorruptThatManyPostsContradictAndTurnsAbout) {
  const PostLayout layout{pitch()};
  Random random{9};
  CambadaPose pose{pitch(), {}};
  pose.place({-4, -3, 2.0});
  Pose2 truth{3, 1, 0.0};
  int turns = 0;
  for (int i = 0; i < 900; ++i) {
    const Pose2 step{0, 0, pose.wants_turn() ? 0.066 : 0.0};
    turns += pose.wants_turn() ? 1 : 0;
    truth = truth * step;
    pose.move(step, 1.0 / 30);
    pose.look(posts_from(truth, layout, 1.2, &random), {}, Time{} + Duration{33'000'000} * i);
  }
  EXPECT_GT(pose.inconsistencies(), 10);
  EXPECT_GE(pose.calibrations(), 1);
  EXPECT_GT(turns, 90);
  EXPECT_LT(distance(pose.pose().position(), truth.position()), 0.4);
  EXPECT_NEAR(wrap_angle(pose.pose().heading - truth.heading), 0.0, 0.1);
}

TEST(CambadaPose, TakesNoMemoryInATick) {
  const PostLayout layout{pitch()};
  CambadaPose pose{pitch(), {}};
  pose.place({1, 1, 0});
  const auto seen = posts_from({1, 1, 0}, layout, 1.2);
  const long before = allocations_of_this_thread();
  for (int i = 0; i < 50; ++i) {
    pose.move({0.01, 0, 0.01}, 0.033);
    pose.look(seen, {}, Time{i});
  }
  EXPECT_EQ(allocations_of_this_thread(), before);
}

}  // namespace
}  // namespace cancha::model
