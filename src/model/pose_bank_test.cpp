#include "model/pose_bank.h"

#include <gtest/gtest.h>

#include "base/allocations.h"
#include "model/pose_particles.h"
#include "model/test_sights.h"

namespace cancha::model {
namespace {

const field::League& kidsize() {
  static const field::League league = field::load_league(CANCHA_SOURCE_DIR "/content", "kidsize").value();
  return league;
}

/// The pose on the other side of the pitch from which everything looks the same.
Pose2 mirrored(const Pose2& X) {
  return {-X.x, -X.y, wrap_angle(X.heading + kPi)};
}

double turned(const Pose2& a, const Pose2& b) {
  return std::abs(wrap_angle(a.heading - b.heading));
}

/// A robot that stands somewhere and looks about, fifteen times a second.
class PoseBankTest : public testing::Test {
 protected:
  void look(const Pose2& X_TR, double seconds, TestEyes eyes = {}) {
    for (int i = 0; i < static_cast<int>(15 * seconds); ++i) {
      time_ = time_ + 66_ms;
      if (scans_) eyes.pan = std::sin(2 * kPi * time_.seconds() / 2.5);
      bank_.move({}, 0.066);
      bank_.look(sight_from(X_TR, kidsize(), eyes, random_), {}, time_);
    }
  }
  void hear(RefereePlay play, RefereePenalty penalty = RefereePenalty::None) {
    Readings readings;
    readings.referee.present().play = play;
    readings.referee->penalty = penalty;
    bank_.hear(readings);
  }

  PoseBank bank_{kidsize(), {}};
  Random random_{5};
  Time time_{};
  bool scans_ = true;
};

TEST_F(PoseBankTest, FindsItsPlaceFromAnywhere) {
  for (const Pose2& truth :
       {Pose2{-1.0, 0.5, 0.2}, Pose2{3.0, -2.0, 2.5}, Pose2{-4.0, 0.0, -1.5}, Pose2{0.5, 2.5, 3.0}}) {
    bank_ = PoseBank{kidsize(), {}};
    look(truth, 4.0);
    ASSERT_TRUE(bank_.known());
    EXPECT_LT(distance(bank_.pose().position(), truth.position()), 0.2) << truth.x << ' ' << truth.y;
    EXPECT_LT(turned(bank_.pose(), truth), 0.1);
  }
}

TEST_F(PoseBankTest, LinesAloneKeepAKnownPlace) {
  Pose2 truth{-2.5, 1.0, 0.3};
  look(truth, 4.0);
  // it walks by half a metre that its odometry believes to be forty centimetres, and sees no post on the way
  for (int i = 0; i < 50; ++i) {
    bank_.move({0.008, 0, 0}, 0.066);
    truth = truth * Pose2{0.01, 0, 0};
    look(truth, 0.1, {.posts = false});
  }
  EXPECT_LT(distance(bank_.pose().position(), truth.position()), 0.15);
}

TEST_F(PoseBankTest, FindsItselfAgainWhenItWasPutElsewhere) {
  look({-1.0, 0.5, 0.2}, 4.0);
  for (const Pose2& elsewhere : {Pose2{2.0, -2.0, 0.2}, Pose2{2.0, -2.0, 0.2 - kPi}, Pose2{-3.5, 1.0, 1.5}}) {
    look(elsewhere, 6.0);
    EXPECT_LT(distance(bank_.pose().position(), elsewhere.position()), 0.3) << elsewhere.x << ' ' << elsewhere.heading;
    EXPECT_LT(turned(bank_.pose(), elsewhere), 0.15);
  }
}

TEST_F(PoseBankTest, AHandfulOfWrongLooksDoesNotMoveIt) {
  const Pose2 truth{-2.0, 0.5, 0.2};
  const auto farthest = [&](Duration stays) {
    PoseBank::Settings settings;
    settings.stays = stays;
    bank_ = PoseBank{kidsize(), settings};
    look(truth, 4.0);
    double most = 0.0;
    for (int i = 0; i < 5; ++i) {
      look({1.5, -1.0, 2.0}, 0.5);  // robots that lie about look like posts and lines
      most = std::max(most, distance(bank_.pose().position(), truth.position()));
      look(truth, 1.0);
    }
    EXPECT_LT(distance(bank_.pose().position(), truth.position()), 0.3);
    return most;
  };
  EXPECT_LT(farthest(800_ms), 0.5);
  EXPECT_GT(farthest({}), 2.0) << "who believes at once what is better believes them";
}

TEST_F(PoseBankTest, PostsOfOneColourLeaveTwoPlacesUntilTheRefereeTells) {
  const Pose2 truth{-2.0, 1.0, 0.5};
  hear(RefereePlay::Set);

  look(truth, 5.0, {.colours = false});

  ASSERT_TRUE(bank_.known());
  EXPECT_LT(distance(bank_.pose().position(), truth.position()), 0.3) << "robots are in their own halves before play";
}

TEST_F(PoseBankTest, AMatesBallTellsBothSidesApart) {
  const Pose2 truth{1.5, -1.0, -2.0};
  const Vec2 ball{0.5, -1.5};
  // both places explain what it sees; the wrong one is believed
  Readings entry;
  entry.referee.present().play = RefereePlay::Set;
  bank_.hear(entry);
  look(truth, 3.0, {.colours = false});
  ASSERT_LT(distance(bank_.pose().position(), mirrored(truth).position()), 0.4);
  hear(RefereePlay::Playing);

  for (int i = 0; i < 150; ++i) {
    time_ = time_ + 66_ms;
    Readings readings;
    MateWord& word = readings.mates.emplace_back();
    word.number = 2;
    word.time = time_;
    word.X_TR = {0.0, 0.0, 0.0};
    word.spread = 0.1;
    word.ball = BallWord{.p_TB = ball, .v_TB = {}, .spread = 0.1, .age = 50_ms};
    bank_.hear(readings);
    std::vector<Seen> things = sight_from(truth, kidsize(), {.view = 2.5, .colours = false}, random_);
    const Vec2 p_RB = into(truth, ball);
    things.push_back({.kind = ThingKind::Ball, .bearing = angle_of(p_RB), .distance = length(p_RB)});
    bank_.look(things, {}, time_);
  }
  EXPECT_LT(distance(bank_.pose().position(), truth.position()), 0.3);
  EXPECT_LT(turned(bank_.pose(), truth), 0.2);
}

TEST_F(PoseBankTest, APenaltySendsItToATouchLineOfItsOwnHalf) {
  look({2.0, 1.0, 0.0}, 3.0);
  hear(RefereePlay::Playing, RefereePenalty::Pushing);
  PoseBelief belief;
  bank_.fill(belief);
  EXPECT_LT(belief.X_TR.x, 0.0);
  EXPECT_GT(std::abs(belief.X_TR.y), 2.9);
  EXPECT_GT(belief.spread, 1.0) << "it does not know yet at which, and where";

  const Pose2 bench{-1.5, -3.4, kPi / 2};
  look(bench, 4.0, {.colours = false});
  EXPECT_LT(distance(bank_.pose().position(), bench.position()), 0.4);
}

TEST_F(PoseBankTest, WhoWasCarriedForgetsItsPlace) {
  look({2.0, 1.0, 0.0}, 3.0);
  ASSERT_TRUE(bank_.known());
  Readings readings;
  readings.carried = true;
  bank_.hear(readings);
  EXPECT_FALSE(bank_.known());
}

TEST_F(PoseBankTest, SaysHowFarItMayBeWrong) {
  const Pose2 truth{-1.0, 0.5, 0.2};
  look(truth, 4.0);
  PoseBelief sure;
  bank_.fill(sure);
  EXPECT_LT(sure.spread, 0.3);
  EXPECT_EQ(sure.fixed, time_);

  // blind on its way, and then on the ground
  for (int i = 0; i < 200; ++i) bank_.move({0.01, 0, 0.001}, 0.01);
  PoseBelief blind;
  bank_.fill(blind);
  EXPECT_GT(blind.spread, sure.spread);
  bank_.tumble(3.0);
  PoseBelief fallen;
  bank_.fill(fallen);
  EXPECT_GT(fallen.heading_spread, blind.heading_spread + 0.3);
  EXPECT_EQ(fallen.fixed, sure.fixed);
}

TEST_F(PoseBankTest, TakesNoMemoryAndGivesTheSameBitsAgain) {
  std::vector<std::vector<Seen>> looks;
  for (int i = 0; i < 200; ++i) {
    looks.push_back(sight_from({i < 100 ? -1.0 : 2.0, 0.5, 0.2}, kidsize(), {.view = 2.0}, random_));
  }
  PoseBank other{kidsize(), {}};
  const long before = allocations_of_this_thread();
  for (std::size_t i = 0; i < looks.size(); ++i) {
    bank_.move({0.001, 0, 0}, 0.066);
    bank_.look(looks[i], {}, Time{static_cast<std::int64_t>(i) * 66'000'000});
  }
  EXPECT_EQ(allocations_of_this_thread() - before, 0);
  for (std::size_t i = 0; i < looks.size(); ++i) {
    other.move({0.001, 0, 0}, 0.066);
    other.look(looks[i], {}, Time{static_cast<std::int64_t>(i) * 66'000'000});
  }
  EXPECT_EQ(bank_.pose(), other.pose());
}

TEST(PoseParticles, FindItselfAndAgainWhenItWasPutElsewhere) {
  PoseParticles cloud{kidsize(), {}, Random{3}};
  Random random{5};
  Time time{};
  for (const Pose2& truth : {Pose2{-1.0, 0.5, 0.2}, Pose2{2.0, -2.0, 2.5}}) {
    const long before = allocations_of_this_thread();
    long seeing = 0;
    for (int i = 0; i < 120; ++i) {
      time = time + 66_ms;
      cloud.move({}, 0.066);
      const long began = allocations_of_this_thread();
      const auto things = sight_from(truth, kidsize(), {.view = 2.0, .pan = std::sin(0.2 * i)}, random);
      seeing += allocations_of_this_thread() - began;
      cloud.look(things, {}, time);
    }
    EXPECT_EQ(allocations_of_this_thread() - before, seeing);
    ASSERT_TRUE(cloud.known());
    EXPECT_LT(distance(cloud.pose().position(), truth.position()), 0.3) << truth.x;
    EXPECT_LT(turned(cloud.pose(), truth), 0.2);
  }
}

}  // namespace
}  // namespace cancha::model
