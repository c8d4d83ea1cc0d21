// A match of FutRob's players, who have its own model: what they tell one another, and what they make of it.

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "match/fixture.h"

namespace cancha::match {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// Blue's robots play, which attack towards -x; yellow's wait beside the pitch. The radio loses nothing.
class FutrobMatchTest : public testing::Test {
 protected:
  static std::string ball(const std::string& at) { return "[ball]\nat = [" + at + "]\n"; }
  static std::string robot(int number, const std::string& at, const std::string& heading) {
    return "[[robots]]\nrobot = \"blue:" + std::to_string(number) + "\"\nat = [" + at + "]\nheading = " + heading +
           "\n";
  }
  void start(const std::string& places) {
    Fixture fixture{.league = "kidsize",
                    .blue = "futrob_document",
                    .yellow = "futrob_document",
                    .minutes = 4.0,
                    .seed = 3,
                    .scenario = "title = \"x\"\nleague = \"kidsize\"\n[start]\nothers_play = false\n" + places};
    fixture.sensing.lost = 0.0;
    const field::League league = league_of(fixture, kContent).value();
    match_ = start_match(fixture, league, kContent).value();
  }
  /// Plays until something is so; false where it takes longer than that.
  template <class So>
  bool until(double seconds, So&& so) {
    for (int i = 0; i < static_cast<int>(100 * seconds); ++i) {
      EXPECT_TRUE(match_->tick().has_value());
      if (so()) return true;
    }
    return false;
  }
  const Frame& frame(int number) const { return *match_->side(Team::Blue).frame(number); }
  /// What its rules have a robot do; empty where they have no say.
  std::string doing(int number) const {
    const Maybe<RuleIntent>& rules = frame(number).intent.rules;
    return rules ? rules->action : "";
  }
  /// What a robot has heard from a mate in this tick; null where that is nothing.
  const RuleWord* heard(int number, int mate) const {
    for (const MateWord& word : frame(number).readings.mates) {
      if (word.number == mate && word.rules) return &*word.rules;
    }
    return nullptr;
  }

  std::unique_ptr<Match> match_;
};

TEST_F(FutrobMatchTest, APassToAMateWhoHasToldOfAClearGoalIsToldAsItIsKicked) {
  // the goal is out of the passer's range, and beside its view; its mate, 1.5 m ahead of it, sees it in its own
  start(ball("-1.299, 0.015") + robot(0, "4.2, 0.0", "180") + robot(1, "-1.2, -0.07", "122.2") +
        robot(2, "-2.0, 1.2", "205"));

  ASSERT_TRUE(until(4.0, [&] {
    const RuleWord* word = heard(1, 2);
    return word != nullptr && word->clear_goal;
  })) << "the mate tells of no clear goal";
  ASSERT_TRUE(until(30.0, [&] {
    const RuleWord* word = heard(2, 1);
    return word != nullptr && word->action == "passBall";
  })) << "no pass was told";
  for (const int mate : {0, 2}) {
    EXPECT_TRUE(until(0.5, [&] { return frame(mate).beliefs.rules->degree(RulePredicate::PartnerPass) >= 0.5; }))
        << mate;
  }
}

TEST_F(FutrobMatchTest, AKeeperGoesToItsGoalsCentreByTheWordOfAFieldPlayer) {
  start(ball("-4.0, -2.5") + robot(0, "4.2, 0.25", "180") + robot(1, "2.7, 0.0", "0"));

  double right = 0.0;
  ASSERT_TRUE(until(10.0, [&] {
    const RuleWord* word = heard(0, 1);
    if (word == nullptr || !word->keeper) return false;
    right = word->keeper->x;
    return true;
  })) << "nobody tells where the keeper stands";
  EXPECT_NEAR(right, 0.25, 0.1);
  EXPECT_TRUE(until(8.0, [&] { return doing(0) == "relocate"; }));
  EXPECT_TRUE(until(12.0, [&] { return std::abs(match_->truth().robots[0].X_FR.y) < 0.15; }));
}

TEST_F(FutrobMatchTest, TheFirstAtTheBallPlaysItAndItsMateLeavesIt) {
  start(ball("0.0, 0.0") + robot(0, "4.2, 0.0", "180") + robot(1, "1.0, 0.1", "180") + robot(2, "1.6, 1.6", "225"));

  EXPECT_TRUE(until(3.0, [&] { return doing(2) == "followBall"; })) << "nobody has it yet";
  ASSERT_TRUE(until(25.0, [&] {
    const RuleWord* word = heard(2, 1);
    return word != nullptr && word->ball_is_mine;
  })) << "nobody comes to the ball";
  EXPECT_GE(frame(2).beliefs.rules->degree(RulePredicate::BallIsOurs), 0.5);
  EXPECT_NE(doing(2), "followBall");
  EXPECT_TRUE(until(30.0, [&] { return length(match_->truth().ball.p_FB.xy()) > 0.1; })) << "nobody plays it";
}

}  // namespace
}  // namespace cancha::match
