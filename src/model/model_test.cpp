#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "model/ball_filter.h"
#include "model/landmarks.h"
#include "model/pose_filter.h"
#include "model/tracker.h"

namespace cancha::model {
namespace {

field::League kidsize() {
  return field::load_league(CANCHA_SOURCE_DIR "/content", "kidsize").value();
}

constexpr std::array kPosts{PostPlace::OwnLeft, PostPlace::OwnRight, PostPlace::OpponentLeft, PostPlace::OpponentRight};

/// What is seen of the posts ahead, with noise.
std::vector<Seen> posts_from(const Pose2& X_TR, const field::Walls& walls, Random& random) {
  std::vector<Seen> seen;
  for (const PostPlace post : kPosts) {
    const Vec2 p_R = into(X_TR, post_in_team_frame(walls, post));
    if (std::abs(angle_of(p_R)) > 1.2) continue;
    Seen one{.kind = ThingKind::Post, .post = post};
    one.bearing = angle_of(p_R) + 0.015 * random.normal();
    one.distance = length(p_R) * (1 + 0.03 * random.normal());
    one.bearing_spread = 0.015;
    one.distance_spread = 0.03 * length(p_R);
    seen.push_back(one);
  }
  return seen;
}

TEST(PoseFilter, IsLostUntilTwoPostsTellWhereItIs) {
  const field::League league = kidsize();
  PoseFilter filter{league.walls};
  Random random{3};
  const Pose2 truth{-1.0, 0.5, 0.2};
  std::vector<Seen> posts = posts_from(truth, league.walls, random);
  ASSERT_EQ(posts.size(), 2u);
  filter.look(std::span{posts}.first(1), {}, Time{});
  EXPECT_FALSE(filter.known());
  for (int i = 0; i < 50; ++i) filter.look(posts_from(truth, league.walls, random), {}, Time{i});
  ASSERT_TRUE(filter.known());
  EXPECT_NEAR(filter.pose().x, truth.x, 0.15);
  EXPECT_NEAR(filter.pose().y, truth.y, 0.15);
  EXPECT_NEAR(filter.pose().heading, truth.heading, 0.05);
}

TEST(PoseFilter, FindsItselfAgainWhenItWasPutElsewhere) {
  const field::League league = kidsize();
  PoseFilter filter{league.walls};
  Random random{4};
  for (int i = 0; i < 30; ++i) filter.look(posts_from({-1.0, 0.5, 0.2}, league.walls, random), {}, Time{i});
  const Pose2 elsewhere{2.0, -2.0, 1.0};
  for (int i = 0; i < 60; ++i) filter.look(posts_from(elsewhere, league.walls, random), {}, Time{i});
  EXPECT_LT(distance(filter.pose().position(), elsewhere.position()), 0.3);
  EXPECT_NEAR(filter.pose().heading, elsewhere.heading, 0.1);
}

TEST(PoseFilter, ALookThatComesLateIsPutWhereTheRobotWasThen) {
  const field::League league = kidsize();
  PoseFilter filter{league.walls};
  Random random{5};
  Pose2 truth{-2.0, 0.0, 0.0};
  const Pose2 step{0.003, 0.0, 0.004};
  std::vector<Pose2> way;
  for (int i = 0; i < 400; ++i) {
    way.push_back(truth);
    truth = truth * step;
    filter.move(step, 0.01);
    // 60 ms old, three times in 100 ms
    if (i < 6 || i % 3 != 0) continue;
    const Pose2& then = way[way.size() - 6];
    filter.look(posts_from(then, league.walls, random), inverse(truth) * then, Time{i});
  }
  EXPECT_LT(distance(filter.pose().position(), truth.position()), 0.15);
  EXPECT_NEAR(wrap_angle(filter.pose().heading - truth.heading), 0.0, 0.06);
}

TEST(BallFilter, KnowsARollingBallAndWhereItStops) {
  BallFilter ball{{.slowdown = 0.196}};
  Random random{6};
  // rolls with 1 m/s along x, slower and slower
  const auto at = [](double t) { return Vec2{t - 0.196 * t * t / 2, 0.5}; };
  for (int i = 0; i < 60; ++i) {
    const double t = i / 30.0;
    const Vec2 noise{0.02 * random.normal(), 0.02 * random.normal()};
    ball.see(at(t) + noise, 0.02, Time{static_cast<std::int64_t>(t * 1e9)});
  }
  const Time now{1'966'000'000};
  EXPECT_NEAR(ball.motion().velocity_at(now).x, 1 - 0.196 * 1.966, 0.15);
  EXPECT_NEAR(ball.motion().velocity_at(now).y, 0.0, 0.1);
  EXPECT_NEAR(distance(ball.motion().place_at(now), at(1.966)), 0.0, 0.04);
  EXPECT_EQ(ball.motion().velocity_at(Time{30'000'000'000}), Vec2{}) << "it has stopped by then";
}

TEST(BallFilter, ABallThatIsPutElsewhereDoesNotRoll) {
  BallFilter ball{{.slowdown = 0.196}};
  for (int i = 0; i < 30; ++i) ball.see({0, 0}, 0.02, Time{i * 33'000'000});
  ball.see({1.0, 0.5}, 0.02, Time{30 * 33'000'000});
  EXPECT_EQ(ball.motion().place_at(Time{31 * 33'000'000}), (Vec2{1.0, 0.5}));
  EXPECT_EQ(ball.motion().velocity_at(Time{31 * 33'000'000}), Vec2{});
}

/// A KidSize robot that stands a metre behind the centre, sees posts, and what a test puts before it.
struct Watching {
  Watching() {
    beliefs.self = {Team::Blue, 1};
    for (double t = 0.0; t < kKnows; t += 1 / 30.0) look(t, {});
  }
  Seen seen(ThingKind kind, Vec2 p_T) const {
    const Vec2 p_R = into(X_TR, p_T);
    Seen one{.kind = kind, .distance = length(p_R), .bearing_spread = 0.01, .distance_spread = 0.03};
    one.bearing = angle_of(p_R);
    return one;
  }
  Seen robot(Whose whose, Vec2 p_T) const {
    Seen one = seen(ThingKind::Robot, p_T);
    one.whose = whose;
    return one;
  }
  /// Looks at a moment, later than before.
  void look(double t, std::vector<Seen> things) {
    readings.time = percepts.time = Time{static_cast<std::int64_t>(t * 1e9)};
    Sight& sight = percepts.sight.present();
    sight.time = readings.time;
    sight.things = posts_from(X_TR, kidsize().walls, random);
    sight.things.insert(sight.things.end(), things.begin(), things.end());
    tracker.update(readings, percepts, beliefs);
    readings.mates.clear();
  }

  static constexpr double kKnows = 4.0;  ///< seconds until it surely knows where it is
  const Pose2 X_TR{-1.0, 0.0, 0.0};
  Tracker tracker{kidsize()};
  Beliefs beliefs;
  Readings readings;
  Percepts percepts;
  Random random{4};
};

TEST(Tracker, AMateWhoseNumberIsNotReadIsWhoSpokeThereOrOneWhoIsSilent) {
  Watching one;
  const auto mate = [&](int number) -> Vec2 {
    const auto found = std::ranges::find(one.beliefs.mates, number, &MateBelief::number);
    EXPECT_NE(found, one.beliefs.mates.end()) << number;
    return found == one.beliefs.mates.end() ? Vec2{} : found->X_TR.position();
  };
  one.readings.mates.push_back({.number = 2, .time = Time{4'000'000'000}, .X_TR = {1.0, 0.5, 0.0}});
  one.look(4.0, {one.robot(Whose::Own, {1.1, 0.6}), one.robot(Whose::Own, {1.0, -0.8})});
  ASSERT_EQ(one.beliefs.mates.size(), 2u) << "one has spoken, one has not";
  EXPECT_EQ(mate(2), (Vec2{1.0, 0.5})) << "its own word counts more";
  EXPECT_LT(distance(mate(-1), {1.0, -0.8}), 0.3);

  one.look(5.0, {one.robot(Whose::Own, {1.3, 0.6})});
  EXPECT_LT(distance(mate(2), {1.3, 0.6}), 0.3) << "it has been silent since, and was seen";

  one.readings.mates.push_back({.number = 0, .time = Time{5'100'000'000}, .X_TR = {1.0, -0.9, 0.0}});
  one.look(5.1, {});
  EXPECT_EQ(one.beliefs.mates.size(), 2u) << "who was silent has spoken";
  EXPECT_EQ(mate(0), (Vec2{1.0, -0.9}));
}

TEST(Tracker, OpponentsThatMatesSeeAreKnownUntilOwnEyesKnowBetter) {
  Watching one;
  for (double t = 4.0; t < 5.0; t += 0.1) one.look(t, {one.robot(Whose::Opponent, {1.0, 0.5})});
  const auto hear = [&](double t, Vec2 place) {
    one.readings.mates.push_back({.number = 2, .time = Time{static_cast<std::int64_t>(t * 1e9)}, .opponents = {place}});
    one.look(t, {});
  };
  hear(5.0, {2.0, -1.0});
  ASSERT_EQ(one.beliefs.opponents.size(), 2u);
  EXPECT_TRUE(one.beliefs.opponents[1].by_mate);
  EXPECT_EQ(one.beliefs.opponents[1].p_TO, (Vec2{2.0, -1.0}));

  hear(5.2, {1.2, 0.6});
  ASSERT_EQ(one.beliefs.opponents.size(), 2u);
  EXPECT_FALSE(one.beliefs.opponents[0].by_mate) << "own eyes saw it a moment ago";
  EXPECT_NEAR(one.beliefs.opponents[0].p_TO.x, 1.0, 0.1);

  hear(7.0, {1.2, 0.6});
  EXPECT_TRUE(one.beliefs.opponents[0].by_mate) << "they have not for two seconds";
  EXPECT_EQ(one.beliefs.opponents[0].p_TO, (Vec2{1.2, 0.6}));
  one.look(7.1, {one.robot(Whose::Opponent, {1.3, 0.6})});
  EXPECT_FALSE(one.beliefs.opponents[0].by_mate);
  EXPECT_EQ(one.beliefs.opponents.size(), 2u);
}

TEST(Tracker, ARollingBallIsMetWhereItWillBe) {
  Watching one;
  const Beliefs& beliefs = one.beliefs;
  const auto look = [&](double t, Vec2 p_TB) { one.look(t, {one.seen(ThingKind::Ball, p_TB)}); };
  double t = Watching::kKnows;
  for (; t < Watching::kKnows + 2.0; t += 1 / 30.0) look(t, {0.5, -1.5});
  ASSERT_TRUE(beliefs.ball && beliefs.pose);
  EXPECT_FALSE(beliefs.ball->p_TM) << "it lies";
  EXPECT_EQ(beliefs.ball->goes_to(), beliefs.ball->p_TB);
  // it crosses before the robot with 1 m/s, and stops 2.5 m later
  const double began = t;
  for (; t < began + 1.0; t += 1 / 30.0) {
    const double s = t - began;
    look(t, {0.5, -1.5 + s - 0.196 * s * s / 2});
  }
  ASSERT_TRUE(beliefs.ball && beliefs.ball->p_TM);
  const Vec2 there = beliefs.ball->goes_to();
  EXPECT_NEAR(there.x, 0.5, 0.2);
  EXPECT_GT(there.y, beliefs.ball->p_TB.y + 0.5) << "it will have rolled on";
  EXPECT_LT(there.y, 1.3) << "no farther than it rolls";
}

TEST(Tracker, WheelsThatAreCountedInSomeTicksOnlyRollNoFaster) {
  const field::League league = field::load_league(CANCHA_SOURCE_DIR "/content", "simurosot").value();
  for (const int every : {1, 4}) {
    Tracker tracker{league, "posts"};
    Beliefs beliefs;
    Readings readings;
    Percepts percepts;
    Random random{3};
    for (int i = 0; i < 60; ++i) {
      readings.time = percepts.time = Time{} + 20_ms * i;
      Sight& sight = percepts.sight.present();
      sight.time = readings.time;
      sight.things = posts_from({-0.3, 0.1, 0.0}, league.walls, random);
      percepts.odometry.reset();
      readings.wheels.reset();
      if (i % every == 0) {
        readings.wheels.present().time = readings.time;
        percepts.odometry.present() = {readings.time, {0.004 * every, 0, 0}};  // 0.2 m/s
      }
      tracker.update(readings, percepts, beliefs);
    }
    ASSERT_TRUE(beliefs.pose);
    EXPECT_NEAR(length(beliefs.pose->v_TR), 0.2, 0.001) << "counted in one of " << every << " ticks";
  }
}

TEST(Tracker, ABallThatIsHeldIsInSightButNoNews) {
  Tracker tracker{kidsize()};
  Beliefs beliefs;
  Readings readings;
  Percepts percepts;
  Random random{3};
  const auto look = [&](int i, double away, bool held) {
    readings.time = percepts.time = Time{i * 33'000'000LL};
    Sight& sight = percepts.sight.present();
    sight.time = readings.time;
    sight.things = posts_from({-1.0, 0.5, 0.2}, kidsize().walls, random);
    Seen ball{.kind = ThingKind::Ball, .distance = away, .bearing_spread = 0.01, .distance_spread = 0.05};
    ball.held = held;
    sight.things.push_back(ball);
    tracker.update(readings, percepts, beliefs);
  };
  for (int i = 0; i < 20; ++i) look(i, 2.0, false);
  for (int i = 20; i < 25; ++i) look(i, 3.0, true);
  ASSERT_TRUE(beliefs.ball);
  EXPECT_TRUE(beliefs.ball->in_sight);
  EXPECT_NEAR(distance(beliefs.ball->p_TB, beliefs.pose->X_TR.position()), 2.0, 0.3) << "as it was seen, not as held";
}

TEST(Tracker, ABallOfWhichOnlyTheDirectionIsSeenStaysAsFarAndMovesAside) {
  const field::League league = kidsize();
  Tracker tracker{league, "posts"};
  Random random{7};
  Readings readings;
  Percepts percepts;
  Beliefs beliefs;
  const Pose2 place{-1.0, 0.5, 0.0};
  const auto look = [&](int i, bool whole, Vec2 p_RB) {
    readings.time = percepts.time = Time{} + 40_ms * i;
    Sight& sight = percepts.sight.present();
    sight.time = readings.time;
    sight.things = posts_from(place, league.walls, random);
    sight.angles.clear();
    Seen ball{.kind = ThingKind::Ball};
    ball.bearing = angle_of(p_RB);
    ball.distance = length(p_RB);
    ball.bearing_spread = 0.01;
    ball.distance_spread = 0.05;
    if (whole) sight.things.push_back(ball);
    if (!whole) sight.angles.push_back({ThingKind::Ball, Whose::Unknown, ball.bearing, 0.03});
    tracker.update(readings, percepts, beliefs);
  };
  // nothing but a direction makes no place
  for (int i = 0; i < 25; ++i) look(i, false, {3.0, 0.3});
  EXPECT_FALSE(beliefs.ball);
  ASSERT_TRUE(beliefs.ball_angle);
  EXPECT_NEAR(beliefs.ball_angle->angle, 0.1, 0.01);
  for (int i = 25; i < 75; ++i) look(i, true, {3.0, 0.3});
  ASSERT_TRUE(beliefs.ball && beliefs.pose);
  EXPECT_FALSE(beliefs.ball_angle);
  const auto seen_at = [&] { return into(beliefs.pose->X_TR, beliefs.ball->p_TB); };
  EXPECT_NEAR(seen_at().y, 0.3, 0.05);

  // it rolls to the left, out of the corrected part
  for (int i = 75; i < 100; ++i) look(i, false, {3.0, 0.3 + 0.02 * (i - 74)});

  ASSERT_TRUE(beliefs.ball && beliefs.ball_angle);
  EXPECT_FALSE(beliefs.ball->in_sight);
  EXPECT_NEAR(seen_at().y, 0.8, 0.2);
  EXPECT_NEAR(seen_at().x, 3.0, 0.3);
  EXPECT_EQ(beliefs.ball->seen, Time{} + 40_ms * 74) << "since then nobody saw its place";
}

TEST(Tracker, OpponentsWithoutANumberAreKeptApart) {
  Tracker tracker{kidsize()};
  Beliefs beliefs;
  beliefs.self = {Team::Yellow, 1};
  Readings readings;
  Percepts percepts;
  Random random{3};
  for (int i = 0; i < 20; ++i) {
    readings.time = percepts.time = Time{i * 33'000'000LL};
    Sight& sight = percepts.sight.present();
    sight.time = readings.time;
    sight.things = posts_from({-1.0, 0.5, 0.2}, kidsize().walls, random);
    for (const double bearing : {-0.5, 0.4}) {
      Seen robot{.kind = ThingKind::Robot, .bearing = bearing, .distance = 1.5, .distance_spread = 0.05};
      robot.whose = Whose::Opponent;
      sight.things.push_back(robot);
    }
    tracker.update(readings, percepts, beliefs);
  }
  ASSERT_EQ(beliefs.opponents.size(), 2u);
  EXPECT_EQ(beliefs.opponents[0].number, -1);
}

TEST(Tracker, WhoWasJustPutDownDoesNotTrustItsEyesYet) {
  Tracker tracker{kidsize(), "posts"};
  Beliefs beliefs;
  beliefs.self = {Team::Yellow, 1};
  Random random{3};
  Readings readings;
  Percepts percepts;
  for (int i = 0; i < 100; ++i) {
    readings.time = percepts.time = Time{i * 10'000'000};
    readings.carried = i == 0;
    percepts.sight = Sight{readings.time, posts_from({-1, 0, 0}, kidsize().walls, random)};
    tracker.update(readings, percepts, beliefs);
    EXPECT_EQ(beliefs.pose.has_value(), i >= 80) << "it sways for 0.8 s, and what it sees lies elsewhere";
  }
}

TEST(Tracker, TakesAMatesBallWhereItSeesNone) {
  const field::League league = kidsize();
  Tracker tracker{league};
  Beliefs beliefs;
  beliefs.self = {Team::Yellow, 1};
  Random random{7};
  Readings readings;
  Percepts percepts;
  for (int i = 0; i < 100; ++i) {
    readings.time = percepts.time = Time{i * 10'000'000};
    percepts.sight = Sight{readings.time, posts_from({-1, 0, 0}, league.walls, random)};
    tracker.update(readings, percepts, beliefs);
  }
  ASSERT_TRUE(beliefs.pose);
  EXPECT_FALSE(beliefs.ball);
  MateWord word{.number = 2, .time = readings.time};
  word.ball = BallWord{.p_TB = {1, 2}, .v_TB = {}, .spread = 0.1, .age = 100_ms};
  readings.mates = {word};
  tracker.update(readings, percepts, beliefs);
  ASSERT_TRUE(beliefs.ball);
  EXPECT_TRUE(beliefs.ball->by_mate);
  EXPECT_EQ(beliefs.ball->p_TB, (Vec2{1, 2}));
  ASSERT_EQ(beliefs.mates.size(), 1u);
  EXPECT_EQ(beliefs.mates[0].number, 2);
}

}  // namespace
}  // namespace cancha::model
