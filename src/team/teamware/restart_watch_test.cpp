#include "team/teamware/restart_watch.h"

#include <gtest/gtest.h>

namespace cancha::team {
namespace {

using teamware::GameSituation;
using teamware::Play;

constexpr GameSituation kThrowIn{Play::ThrowIn, true, false};
/// As a RefBox's tracker has it after START: whose ball it was stays, which restart it was does not.
constexpr GameSituation kStart{Play::KickOff, true, true};

TEST(RestartWatch, ARestartLastsUntilTheBallHasMoved) {
  RestartWatch watch{{}};
  EXPECT_EQ(watch.follow(kThrowIn, Vec2{1, 4}, Time{}).play, Play::ThrowIn);

  const GameSituation taken = watch.follow(kStart, Vec2{1, 4}, Time{1'000'000'000});
  EXPECT_EQ(taken.play, Play::ThrowIn);
  EXPECT_TRUE(taken.ours && taken.started);
  EXPECT_EQ(watch.follow(kStart, Vec2{1.1, 4}, Time{2'000'000'000}).play, Play::ThrowIn) << "not far enough";
  EXPECT_EQ(watch.follow(kStart, Vec2{1.5, 4}, Time{3'000'000'000}).play, Play::Running);
  EXPECT_EQ(watch.follow(kStart, Vec2{1, 4}, Time{4'000'000'000}).play, Play::Running) << "it is over for good";
}

TEST(RestartWatch, ABallThatNobodySeesIsInPlayAfterSevenSeconds) {
  RestartWatch watch{{}};
  (void)watch.follow(kThrowIn, std::nullopt, Time{});

  EXPECT_EQ(watch.follow(kStart, std::nullopt, Time{1'000'000'000}).play, Play::ThrowIn);
  EXPECT_EQ(watch.follow(kStart, std::nullopt, Time{7'900'000'000}).play, Play::ThrowIn);
  EXPECT_EQ(watch.follow(kStart, std::nullopt, Time{8'100'000'000}).play, Play::Running);
}

TEST(RestartWatch, AfterAMereStopPlayGoesOnWithoutARestart) {
  RestartWatch watch{{}};
  EXPECT_EQ(watch.follow({Play::Running, false, true}, Vec2{}, Time{}).play, Play::Running);
  EXPECT_EQ(watch.follow({Play::Stopped, false, false}, Vec2{}, Time{1'000'000'000}).play, Play::Stopped);
  EXPECT_EQ(watch.follow(kStart, Vec2{}, Time{2'000'000'000}).play, Play::Running);
}

}  // namespace
}  // namespace cancha::team
