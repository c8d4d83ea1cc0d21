#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "base/allocations.h"
#include "decide/rules/vocabulary.h"
#include "model/rule_model.h"

namespace cancha::model {
namespace {

/// Knows nothing but the time and where the test says that the robot is.
class Nothing final : public Model {
 public:
  explicit Nothing(const Pose2& X_OR) : X_OR_{X_OR} {}
  void update(const Readings& readings, const Percepts& /*percepts*/, Beliefs& beliefs) override {
    beliefs.time = readings.time;
    beliefs.X_OR.present() = X_OR_;
  }

 private:
  const Pose2& X_OR_;
};

Seen thing(ThingKind kind, double right_degrees, double cm, Whose whose = Whose::Unknown) {
  Seen seen;
  seen.kind = kind;
  seen.whose = whose;
  seen.bearing = -from_degrees(right_degrees);
  seen.distance = cm / 100;
  seen.bearing_spread = 0.01;
  seen.distance_spread = 0.01;
  return seen;
}

/// A robot whose eyes, ears and legs are the test's.
class Robot {
 public:
  explicit Robot(int role = 2, const RuleConstants& constants = {})
      : model_{std::make_unique<Nothing>(X_OR), constants, role} {
    beliefs.self = {Team::Blue, 1};
  }

  /// Looks so often, ten times a second.
  Robot& see(const std::vector<Seen>& things, int looks = 3) {
    for (int i = 0; i < looks; ++i) tick(&things);
    return *this;
  }
  Robot& step(const Pose2& X_RG) {
    beliefs.posture = Posture::Walking;
    X_OR = X_OR * X_RG;
    tick(nullptr);
    beliefs.posture = Posture::Standing;
    tick(nullptr);
    return *this;
  }
  Robot& wait(double seconds) {
    for (int i = 0; i < static_cast<int>(seconds * 10); ++i) tick(nullptr);
    return *this;
  }
  Robot& hear(const RuleWord& word) {
    MateWord said;
    said.number = 2;
    said.rules = word;
    readings_.mates = {said};
    tick(nullptr);
    readings_.mates.clear();
    return *this;
  }
  void tick(const std::vector<Seen>* things) {
    readings_.time = readings_.time + 100_ms;
    percepts_.sight.reset();
    if (things != nullptr) {
      percepts_.sight.present().time = readings_.time;
      percepts_.sight->things = *things;
    }
    model_.update(readings_, percepts_, beliefs);
  }
  [[nodiscard]] double degree(std::string_view name) const {
    const decide::rules::Predicate* predicate = decide::rules::find_predicate(name);
    return beliefs.rules->degrees[static_cast<std::size_t>(predicate - decide::rules::predicates().data())];
  }
  [[nodiscard]] bool is(std::string_view name) const { return degree(name) >= decide::rules::kTrueFrom; }

  Beliefs beliefs;
  Pose2 X_OR;

 private:
  RuleModel model_;
  Readings readings_;
  Percepts percepts_;
};

const std::vector<Seen> kNothing;
const Seen kBallNear = thing(ThingKind::Ball, 5, 12);

/// Things with the part of a predicate's name that stands for them.
const std::map<std::string, Seen> kThings{
    {"ball", thing(ThingKind::Ball, 10, 100)},
    {"partner", thing(ThingKind::Robot, 20, 100, Whose::Own)},
    {"opponent", thing(ThingKind::Robot, -20, 100, Whose::Opponent)},
    {"rightMark", thing(ThingKind::RightLandmark, 30, 200)},
    {"leftMark", thing(ThingKind::LeftLandmark, -30, 200)},
    {"myGoal", thing(ThingKind::Goal, 10, 300, Whose::Own)},
    {"oppGoal", thing(ThingKind::Goal, -10, 130, Whose::Opponent)},
    {"myPost", thing(ThingKind::Post, 10, 300, Whose::Own)},
    {"oppPost", thing(ThingKind::Post, -10, 130, Whose::Opponent)},
};

RuleWord passing() {
  RuleWord word;
  word.action = "passBall";
  return word;
}
RuleWord keeper_at(double right_cm, double out_cm) {
  RuleWord word;
  word.keeper = Vec2{right_cm / 100, out_cm / 100};
  return word;
}
/// A ball that rolls straight along a way, as a keeper sees it.
Robot& rolling(Robot& robot, Vec2 from, Vec2 speed, int looks) {
  for (int i = 0; i < looks; ++i) {
    const Vec2 p = from + speed * (0.1 * i);
    robot.see({thing(ThingKind::Ball, -in_degrees(angle_of(p)), length(p) * 100)}, 1);
  }
  return robot;
}

/// Beliefs for which a predicate is true, and such for which it is not.
struct Case {
  std::function<void(Robot&)> makes_true;
  std::function<void(Robot&)> makes_false;
  int role = 2;
};

std::map<std::string, Case> all_cases() {
  std::map<std::string, Case> cases;
  int number = 0;
  for (const auto& [name, seen] : kThings) {
    const auto look = [seen = seen](Robot& robot) { robot.see({seen}); };
    cases[name + "InSight"] = {look, [look](Robot& robot) { look(robot), robot.see(kNothing); }};
    cases[name + "LastPosValid"] = {[look](Robot& robot) { look(robot), robot.see(kNothing); },
                                    [look](Robot& robot) {
                                      look(robot), robot.see(kNothing);
                                      robot.step({0.1, 0, 0});
                                    }};
    const auto search = [name = name](Robot& robot) {
      const auto all = names(RuleThing{});
      const auto place = std::ranges::find(all, name) - all.begin();
      robot.beliefs.doing.present().searched = static_cast<int>(place);
      robot.see(kNothing, 1);
      robot.beliefs.doing->searched = -1;
      robot.see(kNothing, 1);
    };
    cases[name + "Searched"] = {search, [search](Robot& robot) { search(robot), robot.step({0, 0, 0.2}); }};
    ++number;
  }
  EXPECT_EQ(number, 9);
  cases["ballIsMine"] = {[](Robot& r) { r.see({kBallNear}); }, [](Robot& r) { r.see({kThings.at("ball")}); }};
  RuleWord has;
  has.ball_is_mine = true;
  cases["ballIsOurs"] = {[has](Robot& r) { r.hear(has); }, [has](Robot& r) { r.hear(has).wait(11); }};
  cases["ballIsGettingCloser"] = {[](Robot& r) {
                                    rolling(r, {2, 0.1}, {-0.5, 0}, 8);
                                  },
                                  [](Robot& r) {
                                    rolling(r, {1, 0.1}, {0.5, 0}, 8);
                                  }};
  cases["partnerInRange"] = {[](Robot& r) { r.see({kThings.at("partner")}); },
                             [](Robot& r) { r.see({thing(ThingKind::Robot, 0, 250, Whose::Own)}); }};
  cases["opponentInRange"] = {[](Robot& r) { r.see({kThings.at("opponent")}); },
                              [](Robot& r) { r.see({thing(ThingKind::Robot, 0, 250, Whose::Opponent)}); }};
  cases["goalInRange"] = {[](Robot& r) { r.see({kThings.at("oppGoal")}).see(kNothing); },
                          [](Robot& r) { r.see({thing(ThingKind::Goal, 0, 300, Whose::Opponent)}); }};
  cases["partnerPass"] = {[](Robot& r) { r.hear(passing()).wait(2); }, [](Robot& r) { r.hear(passing()).wait(8); }};
  cases["gkNeedsRelocate"] = {[](Robot& r) { r.hear(keeper_at(-20, 30)); }, [](Robot& r) { r.hear(keeper_at(50, 30)); },
                              1};
  cases["gkNeedsStartSaving"] = {[](Robot& r) {
                                   rolling(r, {2, 0.3}, {-1.0, 0}, 16);
                                 },
                                 [](Robot& r) {
                                   rolling(r, {4, 0.3}, {-0.6, 0}, 8);
                                 },
                                 1};
  RuleWord clear;
  clear.clear_goal = true;
  cases["partnerHasClearGoal"] = {[clear](Robot& r) { r.hear(clear).wait(9); },
                                  [clear](Robot& r) { r.hear(clear).wait(11); }};
  return cases;
}

TEST(RulePredicates, AreAllThereAndNoneIsConstant) {
  const std::map<std::string, Case> cases = all_cases();
  ASSERT_EQ(decide::rules::predicates().size(), kRulePredicates);
  for (const decide::rules::Predicate& predicate : decide::rules::predicates()) {
    const auto found = cases.find(std::string{predicate.name});
    ASSERT_NE(found, cases.end()) << predicate.name << " has no case";
    Robot yes{found->second.role};
    found->second.makes_true(yes);
    EXPECT_TRUE(yes.is(predicate.name)) << predicate.name << " " << yes.degree(predicate.name);
    Robot no{found->second.role};
    found->second.makes_false(no);
    EXPECT_FALSE(no.is(predicate.name)) << predicate.name << " " << no.degree(predicate.name);
  }
}

TEST(RulePredicates, ChangeSightOnlyAfterEnoughLooksAgree) {
  Robot robot;

  robot.see({kThings.at("ball")}, 1);
  EXPECT_FALSE(robot.is("ballInSight"));
  EXPECT_GT(robot.degree("ballInSight"), 0.0);  // a degree tells that it is half on the way
  robot.see({kThings.at("ball")}, 1);
  EXPECT_TRUE(robot.is("ballInSight"));
  robot.see(kNothing, 1);
  EXPECT_TRUE(robot.is("ballInSight"));
  robot.see(kNothing, 1);
  EXPECT_FALSE(robot.is("ballInSight"));
}

TEST(RulePredicates, ForgetPlacesOnAnyStepExceptForOneThatAims) {
  Robot robot;
  const std::vector<Seen> both{kBallNear, kThings.at("oppGoal")};
  robot.see(both).see(kNothing);
  ASSERT_TRUE(robot.is("oppGoalLastPosValid"));

  // who aims carries along what it has seen
  robot.beliefs.doing.present().aims = true;
  robot.step({0, 0, from_degrees(15)});
  EXPECT_TRUE(robot.is("oppGoalLastPosValid"));
  EXPECT_TRUE(robot.is("ballIsMine"));
  EXPECT_TRUE(robot.is("goalInRange"));
  // the goal lay 10 degrees to the left, and it has turned 15 to the left
  EXPECT_NEAR(in_degrees(angle_of(robot.beliefs.rules->of(RuleThing::OppGoal).p_RS)), -5.0, 0.01);

  robot.beliefs.doing->aims = false;
  robot.step({0, 0, from_degrees(1)});
  EXPECT_FALSE(robot.is("oppGoalLastPosValid"));
  EXPECT_FALSE(robot.is("goalInRange"));
  EXPECT_FALSE(robot.is("ballLastPosValid"));
}

TEST(RulePredicates, KeepABallInSightWhileWalking) {
  Robot robot;
  robot.see({kThings.at("ball")});

  robot.beliefs.posture = Posture::Walking;
  robot.see({kThings.at("ball")}, 4);

  // else the first rule of the kick case would stop every walk to the ball
  EXPECT_TRUE(robot.is("ballLastPosValid"));
  robot.tick(nullptr);
  EXPECT_TRUE(robot.is("ballLastPosValid"));
}

TEST(RulePredicates, DoNotTrustThePlaceOfABallThatRolledWhenLastSeen) {
  Robot robot;
  rolling(robot, {1, 0.5}, {0.0, -0.8}, 8);

  robot.see(kNothing);

  EXPECT_FALSE(robot.is("ballLastPosValid"));
}

TEST(RulePredicates, ExpectALostBallWhereItsOwnSlowdownStopsIt) {
  // it rolls as fast as before, look after look
  const auto expected_at = [](double slowdown) {
    RuleConstants constants;
    constants.slowdown = slowdown;
    Robot robot{2, constants};
    rolling(robot, {1, 0.1}, {0.5, 0.0}, 16).see(kNothing, 8);
    return robot.beliefs.rules->of(RuleThing::Ball).p_RS.x;
  };
  const double usual = expected_at(RuleConstants{}.slowdown);
  const double last_seen = 1 + 0.5 * 1.5;
  EXPECT_NEAR(usual, last_seen + 0.5 * 0.5 / (2 * 0.2), 0.2);
  EXPECT_GT(expected_at(-1), usual + 2.0);
}

TEST(RulePredicates, ForgetTheKeepersOffsetOnceItHasStepped) {
  Robot keeper{1};
  keeper.hear(keeper_at(20, 30));
  ASSERT_TRUE(keeper.is("gkNeedsRelocate"));

  keeper.step({0, 0.04, 0});

  EXPECT_FALSE(keeper.is("gkNeedsRelocate"));
  for (const double off : {5.0, 50.0, -5.0, -50.0}) {
    Robot other{1};
    EXPECT_FALSE(other.hear(keeper_at(off, 30)).is("gkNeedsRelocate")) << off;
  }
  for (const double off : {20.0, 30.0, -20.0, -30.0}) {
    Robot other{1};
    EXPECT_TRUE(other.hear(keeper_at(off, 30)).is("gkNeedsRelocate")) << off;
  }
  Robot player{2};
  EXPECT_FALSE(player.hear(keeper_at(20, 30)).is("gkNeedsRelocate"));
}

TEST(RulePredicates, TellTheKeepersOffsetInItsOwnFrame) {
  // a player who looks at its goal from 1.8 m before it sees the keeper 20 cm to the left: the keeper's right
  Robot player{2};
  const auto at = [](ThingKind kind, double x, double y) {
    const Vec2 p{x, y};
    return thing(kind, -in_degrees(angle_of(p)), length(p) * 100, Whose::Own);
  };
  player.see({at(ThingKind::Post, 1.8, 0.9), at(ThingKind::Post, 1.8, -0.9), at(ThingKind::Robot, 1.5, 0.2)}, 6);

  ASSERT_TRUE(player.beliefs.rules->keeper_seen);
  EXPECT_NEAR(player.beliefs.rules->keeper_seen->x, 0.2, 1e-6);
  EXPECT_NEAR(player.beliefs.rules->keeper_seen->y, 0.3, 1e-6);
  // from the side it is the same: both posts tell where the goal line is
  Robot aside{2};
  const Pose2 X_TR{1.0, -1.0, from_degrees(30)};
  const auto seen = [&](ThingKind kind, double x, double y) {
    const Vec2 p = into(X_TR, {x, y});
    return thing(kind, -in_degrees(angle_of(p)), length(p) * 100, Whose::Own);
  };
  aside.see({seen(ThingKind::Post, 1.8, 0.9), seen(ThingKind::Post, 1.8, -0.9), seen(ThingKind::Robot, 1.5, 0.2)}, 6);
  ASSERT_TRUE(aside.beliefs.rules->keeper_seen);
  EXPECT_NEAR(aside.beliefs.rules->keeper_seen->x, 0.2, 1e-6);
  // what is too small or too large is not said
  Robot near{2};
  near.see({at(ThingKind::Post, 1.8, 0.9), at(ThingKind::Post, 1.8, -0.9), at(ThingKind::Robot, 1.5, 0.05)}, 6);
  EXPECT_FALSE(near.beliefs.rules->keeper_seen);
}

TEST(RulePredicates, HoldTheNeedToRelocateUntilTheKeeperHasDoneSo) {
  Robot keeper{1};
  keeper.hear(keeper_at(20, 30));
  keeper.beliefs.doing.present().action = "relocate";

  keeper.step({0, 0.04, 0});
  EXPECT_TRUE(keeper.is("gkNeedsRelocate")) << "or another rule would stop it after a step";

  keeper.beliefs.doing->action.clear();
  keeper.wait(0.1);
  EXPECT_FALSE(keeper.is("gkNeedsRelocate"));
}

TEST(RulePredicates, BelieveAMateThatItsGoalIsNoLongerClear) {
  Robot robot;
  RuleWord word;
  word.clear_goal = true;
  ASSERT_TRUE(robot.hear(word).is("partnerHasClearGoal"));

  word.clear_goal = false;

  EXPECT_FALSE(robot.hear(word).is("partnerHasClearGoal"));
}

TEST(RulePredicates, ReckonStepsAndDiveOfASave) {
  Robot keeper{1};
  rolling(keeper, {2, 0.0}, {-1.2, 0.0}, 6);
  ASSERT_TRUE(keeper.beliefs.rules->shot);
  EXPECT_FALSE(keeper.beliefs.rules->shot->dive);  // straight at the keeper: it stands

  Robot other{1};
  rolling(other, {3.7, 0.6}, {-1.2, 0.0}, 6);
  ASSERT_TRUE(other.beliefs.rules->shot);
  EXPECT_TRUE(other.beliefs.rules->shot->dive);
  EXPECT_GE(other.beliefs.rules->shot->steps, 2);  // 60 cm aside, 50 by the dive, 4 a step
  EXPECT_NEAR(other.beliefs.rules->shot->left, 0.6, 0.05);

  Robot late{1};
  rolling(late, {2, 0.6}, {-1.2, 0.0}, 6);
  ASSERT_TRUE(late.beliefs.rules->shot);
  EXPECT_TRUE(late.beliefs.rules->shot->dive);
  EXPECT_EQ(late.beliefs.rules->shot->steps, 0) << "they would come too late: it dives at once";

  Robot wide{1};
  rolling(wide, {2, 1.6}, {-1.2, 0.0}, 6);
  EXPECT_FALSE(wide.beliefs.rules->shot);
}

TEST(RulePredicates, SeeAGoalByItsPostsOneAfterTheOther) {
  Robot robot;
  Seen left = thing(ThingKind::Post, -40, 140);
  left.post = PostPlace::OpponentLeft;
  Seen right = thing(ThingKind::Post, 40, 140);
  right.post = PostPlace::OpponentRight;

  robot.see({left});
  EXPECT_TRUE(robot.is("oppPostInSight"));
  EXPECT_FALSE(robot.is("oppGoalInSight"));
  robot.see({right});
  EXPECT_TRUE(robot.is("oppGoalInSight"));
  EXPECT_NEAR(robot.beliefs.rules->of(RuleThing::OppGoal).p_RS.y, 0.0, 1e-9);

  // from another stand the first one counts no more
  Robot other;
  other.see({left}).step({0.1, 0, 0}).see({right});
  EXPECT_FALSE(other.is("oppGoalInSight"));
}

TEST(RulePredicates, TakeNoMemoryOnceWarm) {
  Robot robot{1};
  const std::vector<Seen> all{kBallNear, kThings.at("oppGoal"), kThings.at("partner")};
  robot.see(all, 20);
  const long before = allocations_of_this_thread();
  robot.see(all, 5);
  EXPECT_EQ(allocations_of_this_thread(), before);
}

}  // namespace
}  // namespace cancha::model
