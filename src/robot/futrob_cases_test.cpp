// Study cases of FutRob's document, each once: its rule files unchanged, on simulated bodies that hear one another.

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "base/text_file.h"
#include "robot/futrob_robot.h"
#include "robot/scenery.h"
#include "robot/simulated_body.h"
#include "robot/tick.h"
#include "world/sensors/sight.h"

namespace cancha::robot {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

/// Blue's robots on a pitch, each with a rule file and a role; yellow's wait beside it. Blue's own goal is at x > 0.
class Pitch {
 public:
  explicit Pitch(int players) : kind_{load_body(kContent, "bioloid").value()} {
    league_ = field::load_league(kContent, "kidsize").value();
    league_.players = players;
    auto scene = scene_of(*kind_, league_, 2 * players);
    world_ = world::make_jointed_world(*scene).value();
    for (int i = 0; i < players; ++i) {
      (void)world_->rest_robot(players + i, {-4.0, 3.5 + i, 0.0});
    }
    world_->place_ball({0.0, 2.5}, {});
  }

  void add(int role, const std::string& rules, const Pose2& X_FR) {
    const auto number = static_cast<int>(members_.size());
    auto settings = std::make_shared<FutrobSettings>();
    settings->role = role;
    Member member;
    member.profile.name = rules;
    member.profile.model = "futrob";
    member.profile.mind = "program";
    member.profile.program = rules;
    member.profile.futrob = settings;
    member.profile.sight.view = 1.2;
    member.profile.sight.every = 200_ms;
    member.programs = std::make_unique<Programs>(
        league_, [](const std::string& path) { return read_text(kContent / "behaviours" / path); });
    const RobotId self{Team::Blue, number};
    auto player = make_player({member.profile, self, league_, kind_.get(), *member.programs});
    ASSERT_TRUE(player) << player.error().text();
    member.player = std::move(*player);
    member.body = std::make_unique<SimulatedBody>(kind_->robot, *world_, number);
    member.sight = std::make_unique<world::SimulatedSight>(member.profile.sight, self, league_, Random{7});
    (void)world_->rest_robot(number, X_FR);
    members_.push_back(std::move(member));
  }
  void put_ball(Vec2 p_FB, Vec2 v_FB = {}) { world_->place_ball(p_FB, v_FB); }

  /// Runs; `seen` is asked after each tick whether that is enough.
  template <class Seen>
  void run(double seconds, Seen&& seen) {
    const std::size_t pan = kind_->robot.find("head_pan");
    for (int n = 0; n < static_cast<int>(seconds * 100); ++n) {
      const Truth& truth = world_->environment();
      for (std::size_t i = 0; i < members_.size(); ++i) {
        Member& member = members_[i];
        member.readings.time = truth.time;
        ASSERT_TRUE(member.body->read(member.readings));
        member.sight->read(truth, truth.joints_of(i)[pan], member.readings.sight);
        member.readings.mates = heard(static_cast<int>(i));
        ASSERT_TRUE(member.body->command(member.player->tick(member.readings)));
      }
      words_.clear();
      for (const Member& member : members_) {
        const Commands& said = member.player->frame().commands;
        if (said.word) words_.push_back(*said.word);
      }
      for (int i = 0; i < league_.physics.steps_per_decision; ++i) ASSERT_TRUE(world_->step());
      if (seen()) return;
    }
  }
  [[nodiscard]] const Frame& frame(std::size_t number) const { return members_[number].player->frame(); }
  [[nodiscard]] Pose2 robot(std::size_t number) const { return world_->environment().robots[number].X_FR; }
  [[nodiscard]] Vec2 ball() const { return world_->environment().ball.p_FB.xy(); }

 private:
  struct Member {
    Profile profile;
    std::unique_ptr<Programs> programs;
    std::unique_ptr<Player> player;
    std::unique_ptr<SimulatedBody> body;
    std::unique_ptr<world::SimulatedSight> sight;
    Readings readings;
  };
  [[nodiscard]] std::vector<MateWord> heard(int number) const {
    std::vector<MateWord> words;
    for (const MateWord& word : words_) {
      if (word.number != number) words.push_back(word);
    }
    return words;
  }

  std::shared_ptr<const BodyKind> kind_;
  field::League league_;
  std::unique_ptr<world::JointedWorld> world_;
  std::vector<Member> members_;
  std::vector<MateWord> words_;
};

TEST(FutrobCases, AKeeperDivesToTheSideOfTheBallAndStandsBeforeOneThatComesStraight) {
  for (const auto& [beside, motion] : {std::pair{0.3, "save_right"}, {-0.3, "save_left"}, {0.0, ""}}) {
    Pitch pitch{1};
    pitch.add(1, "futrob/save.xml", {4.2, 0.0, kPi});
    std::string played;
    const auto watch = [&] {
      const Action& action = pitch.frame(0).intent.action;
      if (action.kind == ActionKind::Motion) played = action.motion;
      return !played.empty();
    };
    pitch.run(1.0, watch);  // it finds the ball that lies there
    pitch.put_ball({2.4, beside}, {1.3, 0.0});
    pitch.run(3.0, watch);
    EXPECT_EQ(played, motion) << beside;
  }
}

TEST(FutrobCases, AKeeperStepsToItsGoalsCentreWhereAMateTellsIt) {
  struct Row {
    double off;  ///< metres to the keeper's right, which is +y for one that looks towards -x
    bool moves;
  };
  for (const Row& row : {Row{0.05, false}, {0.2, true}, {-0.3, true}, {0.5, false}}) {
    Pitch pitch{2};
    pitch.add(1, "futrob/relocate.xml", {4.2, row.off, kPi});
    pitch.add(2, "practice/stand.xml", {2.7, 0.0, 0.0});
    pitch.run(10.0, [] { return false; });
    if (row.moves) {
      EXPECT_NEAR(pitch.robot(0).y, 0.0, 0.08) << row.off;
    } else {
      EXPECT_NEAR(pitch.robot(0).y, row.off, 0.03) << row.off;
    }
  }
}

TEST(FutrobCases, AMateHearsOfAPassAndTheBallComesToIt) {
  Pitch pitch{2};
  pitch.add(2, "futrob/pass.xml", {0.12, 0.0, kPi});
  pitch.add(2, "futrob/receive.xml", {-0.8, 0.0, 0.0});
  pitch.put_ball({0.0, 0.03});
  bool heard = false;
  bool received = false;
  pitch.run(40.0, [&] {
    const RuleBeliefs& beliefs = *pitch.frame(1).beliefs.rules;
    heard = heard || beliefs.degree(RulePredicate::PartnerPass) >= 0.5;
    received = beliefs.degree(RulePredicate::BallIsMine) >= 0.5;
    return heard && received;
  });
  EXPECT_TRUE(heard);
  EXPECT_TRUE(received);
}

TEST(FutrobCases, AKeeperInPlayRelocatesWhetherItSeesTheBallOrNotAndSavesOneThatComes) {
  for (const Vec2 p_FB : {Vec2{2.0, 1.0}, Vec2{-4.0, -2.5}}) {
    Pitch pitch{2};
    pitch.add(1, "futrob/keeper_in_play.xml", {4.2, 0.3, kPi});
    pitch.add(2, "practice/stand.xml", {2.7, 0.0, 0.0});
    pitch.put_ball(p_FB);
    pitch.run(12.0, [] { return false; });
    EXPECT_NEAR(pitch.robot(0).y, 0.0, 0.1) << p_FB.x;
  }

  Pitch pitch{1};
  pitch.add(1, "futrob/keeper_in_play.xml", {4.2, 0.0, kPi});
  std::string played;
  const auto watch = [&] {
    const Action& action = pitch.frame(0).intent.action;
    if (action.kind == ActionKind::Motion) played = action.motion;
    return !played.empty();
  };
  pitch.put_ball({2.4, 0.3});
  pitch.run(1.0, watch);
  pitch.put_ball({2.4, 0.3}, {1.3, 0.0});
  pitch.run(3.0, watch);
  EXPECT_EQ(played, "save_right");
}

TEST(FutrobCases, AMateInPlayGetsThePassOnceItHasToldOfAClearGoal) {
  for (const bool faces_goal : {true, false}) {
    Pitch pitch{2};
    pitch.add(2, "futrob/pass_in_play.xml", {-2.08, 0.0, kPi});
    pitch.add(2, "practice/stand.xml", {-2.9, 0.0, faces_goal ? kPi : 0.0});
    pitch.put_ball({-2.2, 0.03});
    const auto passes = [&] { return pitch.frame(0).intent.action.kind == ActionKind::Motion; };
    pitch.run(faces_goal ? 40.0 : 20.0, passes);
    EXPECT_EQ(passes(), faces_goal) << "its own goal is out of range";
  }
}

}  // namespace
}  // namespace cancha::robot
