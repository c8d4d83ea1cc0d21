#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

#include "base/random.h"
#include "model/ball_filter.h"
#include "model/ball_line.h"

namespace cancha::model {
namespace {

constexpr double kSlowdown = 0.2;

Time at(double seconds) {
  return Time{} + nearest(Seconds{seconds});
}

TEST(BallMotion, RollsAndStops) {
  const BallMotion ball{at(1.0), {0.0, 1.0}, {0.6, 0.8}, 0.25};
  EXPECT_NEAR(ball.reach(), 2.0, 1e-12);
  EXPECT_NEAR(distance(ball.stops_at(), {1.2, 2.6}), 0.0, 1e-12);
  EXPECT_NEAR(length(ball.velocity_at(at(3.0))), 0.5, 1e-12);
  EXPECT_NEAR(distance(ball.place_at(at(3.0)), ball.p), 1.5, 1e-12);
  EXPECT_NEAR(distance(ball.place_at(at(99.0)), ball.stops_at()), 0.0, 1e-12);
  EXPECT_EQ(ball.velocity_at(at(99.0)), Vec2{});
  EXPECT_EQ(ball.place_at(at(0.5)), ball.p);
  EXPECT_NEAR(*ball.seconds_for(1.5), 2.0, 1e-12);
  EXPECT_FALSE(ball.seconds_for(2.1).has_value());
  EXPECT_NEAR(*ball.seconds_to({0.9 + 0.4, 2.2 - 0.3}), 2.0, 1e-9) << "beside the way";
  EXPECT_FALSE(ball.seconds_to({-1.0, 0.0}).has_value()) << "it rolls away from there";
  const BallMotion free{{}, {}, {1.0, 0.0}, 0.0};
  EXPECT_FALSE(std::isfinite(free.reach()));
  EXPECT_NEAR(*free.seconds_for(3.0), 3.0, 1e-12);
}

TEST(BallMotion, CrossesTheGoalLineOrNot) {
  const BallMotion ball{{}, {2.0, 0.5}, {-1.0, -0.25}, 0.2};
  const auto in = ball.crossing({0.0, 0.7}, {0.0, -0.7});
  ASSERT_TRUE(in.has_value());
  EXPECT_NEAR(in->place.x, 0.0, 1e-12);
  EXPECT_NEAR(in->place.y, 0.0, 1e-12);
  EXPECT_NEAR(in->share, 0.5, 1e-12);
  EXPECT_NEAR(distance(ball.place_at(at(in->seconds)), in->place), 0.0, 1e-6);
  EXPECT_NEAR(in->speed, length(ball.velocity_at(at(in->seconds))), 1e-6);
  EXPECT_FALSE(ball.crossing({0.0, 2.0}, {0.0, 0.1}).has_value()) << "past the post";
  EXPECT_TRUE(ball.crossing({0.0, 2.0}, {0.0, 0.1}, 0.11).has_value()) << "near the post";
  EXPECT_FALSE((BallMotion{{}, {2.0, 0.0}, {-0.5, 0.0}, 0.2}).crossing({0, 1}, {0, -1}).has_value()) << "stops before";
  EXPECT_FALSE((BallMotion{{}, {2.0, 0.0}, {0.5, 0.0}, 0.2}).crossing({0, 1}, {0, -1}).has_value()) << "rolls away";
}

TEST(BallFilter, ADirectionMovesABallAsideAndTellsNothingOfHowFarItIs) {
  BallFilter filter{{}};
  filter.see_angle({}, 0.0, 0.02, at(0.0));
  EXPECT_FALSE(filter.known()) << "a direction alone is no place";
  for (int i = 0; i < 20; ++i) filter.see({4.0, 0.0}, 0.1, at(0.04 * i));
  const double sure = filter.spread_at(at(0.76));
  for (int i = 20; i < 60; ++i) filter.see_angle({}, 0.05, 0.01, at(0.04 * i));
  const Vec2 place = filter.motion().place_at(at(2.4));
  EXPECT_NEAR(angle_of(place), 0.05, 0.01);
  EXPECT_NEAR(place.x, 4.0, 0.1);
  EXPECT_EQ(filter.seen(), at(0.76));
  EXPECT_EQ(filter.looked(), at(2.36));
  EXPECT_GT(filter.spread_at(at(2.4)), sure) << "how far it is becomes doubtful";
  filter.see_angle({}, 2.5, 0.01, at(2.4));
  EXPECT_EQ(filter.looked(), at(2.36)) << "that is another ball";
}

TEST(BallMotion, IsMetWhereItWillBe) {
  Random random{5};
  for (int i = 0; i < 200; ++i) {
    const BallMotion ball{{},
                          {random.uniform(-2, 2), random.uniform(-2, 2)},
                          direction(random.uniform(0, 6)) * random.uniform(0, 1.5),
                          kSlowdown};
    const Vec2 walker{random.uniform(-2, 2), random.uniform(-2, 2)};
    const double speed = random.uniform(0.1, 0.6);
    const auto meeting = ball.meeting(walker, speed);
    ASSERT_TRUE(meeting.has_value());
    EXPECT_NEAR(distance(walker, meeting->place), speed * meeting->seconds, 1e-3);
    EXPECT_NEAR(distance(ball.place_at(at(meeting->seconds)), meeting->place), 0.0, 1e-3);
    // nobody is there before
    for (double t = 0.0; t < meeting->seconds - 0.06; t += 0.05) {
      EXPECT_GT(distance(walker, ball.place_at(at(t))), speed * t) << t;
    }
  }
  EXPECT_FALSE((BallMotion{{}, {1, 0}, {1, 0}, 0.0}).meeting({0, 0}, 0.5).has_value()) << "it gets away";
}

TEST(BallLine, TheDocumentsSumsWithoutTheFactorTooMany) {
  // y = 2 x - 1, by the sums of the document: D, m and n
  const std::array<Vec2, 4> points{Vec2{0, -1}, {1, 1.1}, {2, 2.9}, {3, 5}};
  double x = 0, y = 0, xx = 0, xy = 0;
  for (const Vec2 p : points) x += p.x, y += p.y, xx += p.x * p.x, xy += p.x * p.y;
  const double d = 4 * xx - x * x;
  const double m = (4 * xy - x * y) / d;
  const double n = (xx * y - x * xy) / d;
  // along y, so that x = f(y) is fitted; both agree within what the noise leaves open
  const auto line = fit_line(points);
  ASSERT_TRUE(line.has_value());
  EXPECT_NEAR(line->along.y / line->along.x, m, 0.02);
  EXPECT_NEAR(line->beside({0.0, n}), 0.0, 0.02);
  // a line along y, where D is 0
  const std::array<Vec2, 3> up{Vec2{1, 0}, {1, 1}, {1, 2}};
  EXPECT_NEAR(std::abs(fit_line(up)->along.y), 1.0, 1e-12);
  EXPECT_FALSE(fit_line(std::span{up}.first(1)).has_value());
  const std::array<Vec2, 3> one{Vec2{1, 1}, {1, 1}, {1, 1}};
  EXPECT_FALSE(fit_line(one).has_value());
}

TEST(BallLine, FollowsARollingBallFromFewLooks) {
  for (const double turn : {0.0, 0.5, kPi / 2, 2.0, kPi, -1.0}) {
    BallLine ball{{.slowdown = kSlowdown}};
    const BallMotion truth{{}, {2.0, 0.3}, direction(turn) * 0.8, kSlowdown};
    for (int i = 0; i < 8; ++i) ball.see(truth.place_at(at(i * 0.25)), 0.02, at(i * 0.25));
    EXPECT_LT(distance(ball.motion().place_at(at(2.5)), truth.place_at(at(2.5))), 0.01) << turn;
    EXPECT_LT(length(ball.motion().velocity_at(at(2.5)) - truth.velocity_at(at(2.5))), 0.02) << turn;
    EXPECT_NEAR(*ball.mean_slowdown(), kSlowdown, 0.01) << turn;
  }
}

TEST(BallLine, SlowsDownByItsOwnPlacesWhereToldTo) {
  BallLine told{{.slowdown = kSlowdown}};
  BallLine measures{{.slowdown = kSlowdown, .measures = true}};
  const BallMotion carpet{{}, {0.0, 0.0}, {0.9, 0.0}, 0.35};
  for (int i = 0; i < 8; ++i) {
    for (BallLine* ball : {&told, &measures}) ball->see(carpet.place_at(at(i * 0.25)), 0.04, at(i * 0.25));
    if (measures.places() >= 6) continue;
    EXPECT_EQ(measures.motion().slowdown, kSlowdown) << i;
  }
  ASSERT_GE(measures.places(), 6u);
  EXPECT_EQ(told.motion().slowdown, kSlowdown);
  EXPECT_NEAR(measures.motion().slowdown, 0.35, 0.01);
  EXPECT_LT(distance(measures.motion().stops_at(), carpet.stops_at()), 0.02);
  EXPECT_GT(distance(told.motion().stops_at(), carpet.stops_at()), 0.2);

  // what rolls downhill must not roll for ever
  BallLine downhill{{.slowdown = kSlowdown, .measures = true}};
  for (int i = 0; i < 8; ++i) {
    const double t = i * 0.25;
    downhill.see({0.8 * t + 0.05 * t * t, 0.0}, 0.04, at(t));
  }
  ASSERT_GE(downhill.places(), 6u);
  EXPECT_EQ(downhill.motion().slowdown, 0.02);
}

TEST(BallLine, OneFalsePlaceIsLeftOutAndTwoBeginANewLine) {
  BallLine ball{{.slowdown = kSlowdown}};
  const BallMotion first{{}, {1.0, 0.0}, {0.6, 0.0}, kSlowdown};
  for (int i = 0; i < 6; ++i) ball.see(first.place_at(at(i * 0.2)), 0.01, at(i * 0.2));
  const std::size_t before = ball.places();
  ball.see(first.place_at(at(1.2)) + Vec2{0.0, 0.3}, 0.01, at(1.2));
  EXPECT_EQ(ball.places(), before);
  EXPECT_NEAR(ball.motion().velocity_at(at(1.2)).y, 0.0, 1e-9);
  ball.see(first.place_at(at(1.4)), 0.01, at(1.4));
  EXPECT_EQ(ball.places(), before + 1) << "the false one was alone";
  // now it is kicked aside
  const BallMotion second{at(1.4), first.place_at(at(1.4)), {0.0, 1.0}, kSlowdown};
  ball.see(second.place_at(at(1.6)), 0.01, at(1.6));
  ball.see(second.place_at(at(1.8)), 0.01, at(1.8));
  EXPECT_EQ(ball.places(), 2u);
  ball.see(second.place_at(at(2.0)), 0.01, at(2.0));
  EXPECT_GT(ball.motion().velocity_at(at(2.0)).y, 0.7);
}

/// How far three filters are off a ball that lies, rolls, and is kicked again, seen with noise.
template <class Ball>
double rms_of(Ball ball, std::uint64_t seed) {
  Random random{seed};
  double squares = 0.0;
  int count = 0;
  BallMotion truth{{}, {1.5, 0.2}, {}, kSlowdown};
  for (int i = 0; i < 300; ++i) {
    const Time now = at(i / 15.0);
    if (i % 60 == 30)
      truth = {now, truth.place_at(now), direction(random.uniform(0, 6.2)) * random.uniform(0.4, 1.4), kSlowdown};
    const Vec2 p = truth.place_at(now);
    ball.see(p + Vec2{random.normal(), random.normal()} * 0.03, 0.03, now);
    const Time shown = now + 60_ms;
    const Vec2 off = ball.motion().place_at(shown) - truth.place_at(shown);
    squares += dot(off, off);
    ++count;
  }
  return std::sqrt(squares / count);
}
TEST(BallFilter, IsBetterThanWhatItSees) {
  for (const std::uint64_t seed : {1u, 2u, 3u}) {
    const double off = rms_of(BallFilter{{.slowdown = kSlowdown}}, seed);
    EXPECT_LT(off, 0.045) << "sights are 0.042 off, and 60 ms late";
  }
}

TEST(BallFilter, KnowsWhetherItLiesRollsOrIsPlayed) {
  BallFilter ball{{.slowdown = kSlowdown}};
  Random random{4};
  const auto noise = [&] { return Vec2{random.normal(), random.normal()} * 0.01; };
  for (int i = 0; i < 30; ++i) ball.see(Vec2{1, 0} + noise(), 0.01, at(i / 15.0));
  EXPECT_GT(ball.odds()[0], 0.8);
  EXPECT_LT(length(ball.motion().v), 0.03);
  const BallMotion rolls{at(2.0), {1, 0}, {1.0, 0.0}, kSlowdown};
  for (int i = 1; i < 20; ++i) {
    const Time now = at(2.0 + i / 15.0);
    ball.see(rolls.place_at(now) + noise(), 0.01, now);
    EXPECT_LT(ball.odds()[0], i < 2 ? 1.0 : 0.1) << i;
  }
  EXPECT_GT(ball.odds()[1], ball.odds()[2]);
  EXPECT_LT(length(ball.motion().velocity_at(at(3.4)) - rolls.velocity_at(at(3.4))), 0.1);
  ball.see({-1.0, 2.0}, 0.01, at(4.0));
  EXPECT_NEAR(distance(ball.motion().p, {-1.0, 2.0}), 0.0, 1e-9) << "it was put elsewhere";
}

}  // namespace
}  // namespace cancha::model
