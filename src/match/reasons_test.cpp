#include "match/reasons.h"

#include <gtest/gtest.h>

#include <set>

namespace cancha::match {
namespace {

TEST(Reasons, EveryCauseHasASentenceOfItsOwn) {
  std::set<std::string> said;
  for (std::size_t i = 1; i < names(Cause{}).size(); ++i) {
    const Reason why{static_cast<Cause>(i), BallOwner::Blue, 3, 10.0, Period::ExtraTime};

    const std::string words = sentence(why);

    EXPECT_FALSE(words.empty()) << names(Cause{})[i];
    EXPECT_TRUE(said.insert(words).second) << words;
  }
}

TEST(Reasons, AreFilledWithTheirParts) {
  EXPECT_EQ(sentence({}), "");
  EXPECT_EQ(sentence({.cause = Cause::BallStuck, .seconds = 2.5}), "the ball was stuck for 2.5 s");
  EXPECT_EQ(sentence({Cause::TooManyAttackers, BallOwner::Yellow}), "too many robots of yellow were in blue's area");
  EXPECT_EQ(sentence({Cause::RobotMoved, BallOwner::Yellow, 4}), "yellow 4 was moved by hand");
  EXPECT_EQ(sentence({.cause = Cause::PeriodBegins, .period = Period::SecondHalf}), "start of the second half");
}

}  // namespace
}  // namespace cancha::match
