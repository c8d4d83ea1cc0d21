#include "minds/programs/striker_words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "act/wheels/believed_situation.h"
#include "base/random.h"
#include "decide/program/engine.h"
#include "field/league.h"
#include "minds/players/leg_tactics.h"
#include "minds/programs/player_words.h"
#include "support/content.h"

namespace cancha::minds {
namespace {

namespace form = decide::program;

/// Number 2 of blue on a pitch of the league; it stands in the centre and looks at the opponents' goal, play is on.
struct Nao {
  explicit Nao(const std::string& behaviour = "uchile_striker") : program{decide::program_in_content(behaviour)} {
    beliefs.self = {Team::Blue, 2};
    beliefs.pose.present().X_TR = {0, 0, 0};
    beliefs.game.present().play = RefereePlay::Playing;
    offered = words_of_striker.offer(host, *program);
    chest.offer(host, *program);
  }
  /// A ball that it sees, on the pitch.
  void ball(Vec2 p_TB) {
    BallBelief& ball = beliefs.ball.present();
    ball = {};
    ball.p_TB = p_TB;
    ball.seen = beliefs.time;
    ball.in_sight = true;
  }
  void see(Duration later = 40_ms) {
    beliefs.time = beliefs.time + later;
    situation.emplace(believed.update(beliefs));
    look.emplace(Look{beliefs, *situation});
    tactics.see(*look);
    words.see(*look);
    chest.notice(beliefs);
    chest.see();
    words_of_striker.see(*look);
  }
  double operator()(std::string_view name, std::vector<double> arguments = {}) const {
    const auto found = std::ranges::find(host.inputs(), name, &form::Host::Symbol::name);
    if (found == host.inputs().end()) {
      ADD_FAILURE() << "no input " << name;
      return 0.0;
    }
    return found->variable ? *found->variable : found->read(arguments);
  }
  void write(std::string_view name, double value) {
    const auto found = std::ranges::find(host.outputs(), name, &form::Host::Symbol::name);
    ASSERT_NE(found, host.outputs().end()) << name;
    if (found->variable) {
      *found->variable = value;
    } else {
      found->write(value);
    }
  }

  std::shared_ptr<const form::Program> program;
  field::League league = *field::load_league(CANCHA_SOURCE_DIR "/content", "spl");
  Beliefs beliefs;
  LegTactics tactics{league, {.ahead = 0.2, .aside = 0.1, .turn = 1.0}};
  wheels::BelievedSituation believed{league};
  std::optional<wheels::Situation> situation;
  std::optional<Look> look;
  PlayerWords words{tactics};
  ChestWords chest;
  StrikerWords words_of_striker{tactics, chest};
  form::Host host = words.host();
  bool offered = false;
};

constexpr double kWalk = 1, kBike = 2, kSpecial = 3;  // of motion.type

TEST(StrikerWords, AreOfferedToWhoSaysWhatItsLegsDo) {
  EXPECT_TRUE(Nao{}.offered);
}

/// Anything that may be believed.
void believe_anything(Beliefs& beliefs, Random& random) {
  beliefs.self.number = 1 + static_cast<int>(random.below(4));
  beliefs.self.team = random.below(2) == 0 ? Team::Blue : Team::Yellow;
  PoseBelief& pose = beliefs.pose.present();
  pose.X_TR = {random.uniform(-4, 4), random.uniform(-3, 3), random.uniform(-3, 3)};
  pose.spread = random.uniform(0, 1);
  BallBelief& ball = beliefs.ball.present();
  ball.p_TB = {random.uniform(-4, 4), random.uniform(-3, 3)};
  ball.v_TB = {random.uniform(-1, 1), random.uniform(-1, 1)};
  ball.in_sight = random.below(2) == 0;
  ball.by_mate = !ball.in_sight && random.below(2) == 0;
  ball.seen = beliefs.time;
  RefereeWord& game = beliefs.game.present();
  game.play = static_cast<RefereePlay>(random.below(5));
  game.our_kick = random.below(2) == 0;
  game.their_kick = !game.our_kick;
  ObstacleSymbols& near = beliefs.obstacles.present().symbols;
  near.left_distance = random.uniform(0.2, 3);
  near.right_distance = random.uniform(0.2, 3);
  near.centre_distance = random.uniform(0.2, 3);
  near.closest = random.uniform(0.2, 3);
  near.left_arm = random.below(2) == 0;
  near.right_arm = random.below(2) == 0;
  near.left_foot = random.below(2) == 0;
  near.right_foot = random.below(2) == 0;
  beliefs.presses += static_cast<int>(random.below(2));
}

/// Mates and opponents somewhere.
void believe_others(Beliefs& beliefs, Random& random) {
  const auto place = [&] { return Vec2{random.uniform(-4, 4), random.uniform(-3, 3)}; };
  beliefs.mates.clear();
  beliefs.opponents.clear();
  for (int i = 1; i < 5; ++i) {
    if (i == beliefs.self.number) continue;
    const Vec2 p = place();
    beliefs.mates.push_back({.number = i, .X_TR = {p.x, p.y, 0.0}, .known = beliefs.time, .seconds_to_ball = 5.0});
  }
  for (int i = 0; i < 2; ++i) beliefs.opponents.push_back({.p_TO = place(), .seen = beliefs.time});
}

class StrikerInputs : public ::testing::TestWithParam<const char*> {};

TEST_P(StrikerInputs, AreAllBoundAndNoneIsConstant) {
  Nao nao{GetParam()};
  const auto engine = form::Engine::link(nao.program, nao.host);
  EXPECT_TRUE(engine) << together(engine.error()).text();
  Random random{7};
  std::map<std::string, std::set<double>> seen;
  for (int i = 0; i < 60; ++i) {
    believe_anything(nao.beliefs, random);
    believe_others(nao.beliefs, random);
    nao.see();
    nao.write("locator.target_pose.x", random.uniform(-3000, 3000));
    for (const form::Symbol& symbol : nao.program->symbols) {
      if (symbol.direction != form::Direction::Input || symbol.name.find('(') != std::string::npos) continue;
      const auto offered = std::ranges::find(nao.host.inputs(), symbol.name, &form::Host::Symbol::name);
      if (offered == nao.host.inputs().end() || !offered->parameters.empty()) continue;
      seen[symbol.name].insert(nao(symbol.name));
    }
  }
  EXPECT_GE(seen.size(), 30u);
  seen.erase("field.half_length");  // of the pitch
  for (const auto& [name, values] : seen) EXPECT_GE(values.size(), 2u) << name << " never changes";
}

INSTANTIATE_TEST_SUITE_P(Behaviours, StrikerInputs,
                         ::testing::Values("uchile_striker", "striker_team", "striker_team_exact"),
                         [](const auto& made) { return std::string{made.param}; });

TEST(StrikerWords, SeeTheBallFromTheRobot) {
  Nao nao;
  nao.beliefs.pose->X_TR = {1.0, 0.5, kPi / 2};
  nao.ball({0.5, 1.5});
  nao.see();
  EXPECT_NEAR(nao("ball.estimate.x"), 1000.0, 1e-6);
  EXPECT_NEAR(nao("ball.estimate.y"), 500.0, 1e-6);
  EXPECT_NEAR(nao("ball.estimate.angle"), in_degrees(std::atan2(0.5, 1.0)), 1e-6);
  EXPECT_NEAR(nao("ball.global.x"), 500.0, 1e-6);
  EXPECT_EQ(nao("ball.was_seen"), 1.0);
  EXPECT_NEAR(nao("ball.time_since_last_seen"), 40.0, 1e-6);
  EXPECT_NEAR(nao("opp_goal.local_projected.angle"), in_degrees(std::atan2(-3.5, -0.5)), 1e-6);
  EXPECT_NEAR(nao("locator.relative_x", {1000.0, 1500.0}), 1000.0, 1e-6);
  EXPECT_NEAR(nao("locator.relative_angle", {180.0}), 90.0, 1e-6);
}

TEST(StrikerWords, KeepWhereABallWasSeenWhenOnlyAMateSeesIt) {
  Nao nao;
  nao.ball({1.0, 0.0});
  nao.see();
  nao.beliefs.ball->p_TB = {2.0, 0.0};
  nao.beliefs.ball->in_sight = false;
  nao.beliefs.ball->by_mate = true;
  nao.see(500_ms);
  EXPECT_EQ(nao("ball.was_seen"), 0.0);
  EXPECT_NEAR(nao("ball.seen.x"), 1000.0, 1e-6);
  EXPECT_NEAR(nao("ball.cooperative.x"), 2000.0, 1e-6);
  EXPECT_NEAR(nao("ball.time_since_last_seen"), 540.0, 1e-6);
}

TEST(StrikerWords, CountTheTimeOfPlayFromTheWhistle) {
  Nao nao;
  nao.beliefs.game->play = RefereePlay::Set;
  nao.beliefs.game->their_kick = true;
  nao.see();
  EXPECT_EQ(nao("game.state"), 2.0);
  EXPECT_NE(nao("game.kickoff_team"), nao("game.team_color"));
  nao.beliefs.game->play = RefereePlay::Playing;
  nao.beliefs.game->their_kick = false;
  nao.see();
  nao.see(2000_ms);
  EXPECT_NEAR(nao("game.time_since_playing_started"), 2000.0, 1e-6);
  EXPECT_NE(nao("game.kickoff_team"), nao("game.team_color")) << "whose kick-off it was is not forgotten";
}

TEST(StrikerWords, WalkToATargetNoFasterThanAsked) {
  Nao nao;
  nao.see();
  nao.write("motion.type", kWalk);
  nao.write("motion.walk_target.x", 1000.0);
  nao.write("motion.walk_target.rot", 10.0);
  nao.write("motion.walk_speed", 50.0);
  const Action far = nao.words_of_striker.action();
  EXPECT_EQ(far.kind, ActionKind::Walk);
  EXPECT_NEAR(std::hypot(far.v_RR.x / 0.2, far.turn / 1.0), 0.5, 1e-9);
  EXPECT_GT(far.turn, 0.0);
  nao.write("motion.walk_target.x", 30.0);
  nao.write("motion.walk_target.rot", 0.0);
  EXPECT_NEAR(nao.words_of_striker.action().v_RR.x, 0.03, 1e-9) << "it slows down at its target";
}

TEST(StrikerWords, WalkBySpeedsWhereTheyAreGiven) {
  Nao nao;
  nao.see();
  nao.write("motion.type", kWalk);
  nao.write("motion.walk_target.x", 1000.0);
  nao.write("motion.walk_speed", 100.0);
  nao.write("motion.walk_speed.x", -50.0);
  nao.write("motion.walk_speed.y", 150.0);
  const Action action = nao.words_of_striker.action();
  EXPECT_NEAR(action.v_RR.x, -0.1, 1e-9);
  EXPECT_NEAR(action.v_RR.y, 0.1, 1e-9) << "no faster than it can";
}

TEST(StrikerWords, ForgetWhatWasAskedForBefore) {
  Nao nao;
  nao.see();
  nao.write("motion.type", kBike);
  EXPECT_EQ(nao.words_of_striker.action().kind, ActionKind::Motion);
  nao.write("motion.type", kSpecial);
  nao.write("motion.special_action", 1.0);
  EXPECT_EQ(nao.words_of_striker.action().motion, "kick_sidewards_left_nao");
  nao.write("walkKick.type", 2.0);
  nao.write("motion.type", kWalk);
  EXPECT_EQ(nao.words_of_striker.action().motion, "walk_kick_right");
  nao.see();
  EXPECT_EQ(nao.words_of_striker.action().kind, ActionKind::Stand);
}

TEST(StrikerWords, LookWhereTheHeadIsTold) {
  Nao nao;
  nao.see();
  EXPECT_FALSE(nao.words_of_striker.action().gaze);
  nao.write("head.pan", 30.0);
  nao.write("head.tilt", 10.0);
  nao.write("head.speed", 100.0);
  const Action action = nao.words_of_striker.action();
  ASSERT_TRUE(action.gaze);
  EXPECT_NEAR(action.gaze->pan, from_degrees(30.0), 1e-9);
  EXPECT_NEAR(action.gaze->tilt, from_degrees(10.0), 1e-9);
}

TEST(StrikerWords, TurnTheHeadNoFasterThanAsked) {
  Nao nao;
  nao.see();
  const auto look = [&](double pan, double speed) {
    nao.write("head.pan", pan);
    nao.write("head.speed", speed);
    return in_degrees(nao.words_of_striker.action().gaze->pan);
  };
  EXPECT_NEAR(look(-60, 100), -60.0, 1e-9) << "where it was before nobody knows";
  nao.see(33_ms);
  const double slow = look(60, 20) + 60;
  EXPECT_GT(slow, 1.0);
  EXPECT_NEAR(look(60, 40) + 60, 2 * slow, 1e-9);
  for (int i = 0; i < 60; ++i) {
    nao.see(33_ms);
    look(60, 20);
  }
  EXPECT_NEAR(look(60, 20), 60.0, 1e-9) << "it comes there";
}

TEST(StrikerWords, GoExactlyWhereTheyArePedanticAndThroughTheBallWhereTheyDribble) {
  Nao nao;
  nao.see();
  nao.write("motion.type", kWalk);
  nao.write("motion.walk_target.x", 40.0);
  nao.write("motion.walk_target.y", 20.0);
  nao.write("motion.walk_speed", 80.0);
  const Action plain = nao.words_of_striker.action();
  EXPECT_NEAR(plain.v_RR.x, 0.04, 1e-9);
  nao.write("motion.walk_pedantic", 1.0);
  const Action pedantic = nao.words_of_striker.action();
  EXPECT_NEAR(pedantic.v_RR.x, plain.v_RR.x / 2, 1e-9);
  EXPECT_NEAR(pedantic.v_RR.y, plain.v_RR.y / 2, 1e-9);
  nao.write("motion.walk_target.y", 0.0);
  nao.write("motion.dribbling", 1.0);
  EXPECT_NEAR(nao.words_of_striker.action().v_RR.x, 0.8 * 0.2, 1e-9) << "it takes the ball along";
  nao.write("motion.walk_target.x", -40.0);
  EXPECT_NEAR(nao.words_of_striker.action().v_RR.x, -0.02, 1e-9) << "a ball behind it cannot be";
}

TEST(StrikerWords, KickTowardsTheTargetByTheFootThatCan) {
  Nao nao;
  const auto kick = [&](double type, Vec2 target, Vec2 ball = {}) {
    nao.see();
    nao.write("motion.type", kWalk);
    nao.write("walkKick.type", type);
    nao.write("kickTarget.x", target.x);
    nao.write("kickTarget.y", target.y);
    nao.write("kickBallPosition.x", ball.x);
    nao.write("kickBallPosition.y", ball.y);
    const Action action = nao.words_of_striker.action();
    return action.kind == ActionKind::Motion ? action.motion : "";
  };
  constexpr double kLeft = 1, kRight = 2, kSidewardsLeft = 3;
  EXPECT_EQ(kick(kRight, {100, 0}), "walk_kick_right");
  EXPECT_EQ(kick(kRight, {0, 100}), "walk_kick_sidewards_right");
  EXPECT_EQ(kick(kRight, {50, -100}), "walk_kick_sidewards_left") << "only the left foot plays to the right";
  EXPECT_EQ(kick(kSidewardsLeft, {100, 30}), "walk_kick_left");
  EXPECT_EQ(kick(kLeft, {100, 0}, {160, 40}), "walk_kick_left");
  EXPECT_EQ(kick(kLeft, {100, 0}, {300, 40}), "") << "no foot reaches it";
  EXPECT_EQ(kick(kLeft, {100, 0}, {160, -200}), "");
}

TEST(StrikerWords, StartTheStrongKickByTheBallThatTheyAreToldOrTheOneTheyFollow) {
  Nao nao;
  nao.ball({0.16, -0.05});
  nao.see();
  EXPECT_EQ(nao("motion.kick_forward", {150.0, -50.0, 0.0, 0.0}), 1.0);
  EXPECT_EQ(nao("motion.kick_forward", {150.0, -50.0, 1.0, 0.0}), 0.0) << "it lies before the other foot";
  EXPECT_EQ(nao("motion.kick_forward", {900.0, -50.0, 0.0, 0.0}), 0.0);
  EXPECT_EQ(nao("motion.kick_forward", {900.0, -50.0, 0.0, 1.0}), 1.0) << "where it is now";
}

/// What a program has written besides, so that an output matters; then two values of it.
struct OutputCase {
  std::map<std::string, double> context;
  double one, other;
};

const std::map<std::string, double> kWalking{
    {"motion.type", 1}, {"motion.walk_target.x", 100}, {"motion.walk_speed", 50}};
const std::map<std::string, double> kInWalkKick{
    {"motion.type", 1}, {"walkKick.type", 2}, {"kickTarget.y", 40}, {"kickTarget.x", 60}};
const std::map<std::string, double> kLooking{{"head.speed", 100}};

const std::map<std::string, OutputCase> kOutputs{
    {"motion.type", {{}, 0, 2}},
    {"motion.special_action", {{{"motion.type", 3}}, 0, 1}},
    {"motion.walk_target.x", {kWalking, 50, 60}},
    {"motion.walk_target.y", {kWalking, 0, 10}},
    {"motion.walk_target.rot", {kWalking, 0, 5}},
    {"motion.walk_speed", {{{"motion.type", 1}, {"motion.walk_target.x", 1000}}, 50, 60}},
    {"motion.walk_speed.x", {kWalking, 10, 20}},
    {"motion.walk_speed.y", {kWalking, 10, 20}},
    {"motion.walk_speed.rot", {kWalking, 10, 20}},
    {"motion.walk_pedantic", {kWalking, 0, 1}},
    {"motion.dribbling", {{{"motion.type", 1}, {"motion.walk_target.x", 20}, {"motion.walk_speed", 50}}, 0, 1}},
    {"walkKick.type", {kWalking, 0, 1}},
    {"kickBallPosition.x", {kInWalkKick, 150, 600}},
    {"kickBallPosition.y", {kInWalkKick, 40, 400}},
    {"kickTarget.x", {kInWalkKick, 100, 10}},
    {"kickTarget.y", {kInWalkKick, 10, 100}},
    {"head.pan", {kLooking, 10, 20}},
    {"head.tilt", {kLooking, 10, 20}},
    {"head.speed", {{{"head.pan", 60}}, 0, 50}},
};

TEST(StrikerWords, EveryOutputChangesWhatTheRobotDoes) {
  Nao nao;
  const auto doing = [&](const std::string& name, const OutputCase& one, double value) {
    nao.see();
    for (const auto& [other, told] : one.context) nao.write(other, told);
    nao.write(name, value);
    return nao.words_of_striker.action();
  };
  // the target of move is told back as a distance; there is one mode of the head; lights are the chest's
  const std::set<std::string> elsewhere{"locator.target_pose.x", "locator.target_pose.y", "head.mode"};
  for (const form::Symbol& symbol : nao.program->symbols) {
    if (symbol.direction != form::Direction::Output || elsewhere.contains(symbol.name)) continue;
    if (symbol.name.starts_with("lights.") || symbol.name.starts_with("button.")) continue;
    const auto found = kOutputs.find(symbol.name);
    ASSERT_NE(found, kOutputs.end()) << symbol.name << " has no case here";
    const auto same = [](const Action& a, const Action& b) {
      return a.kind == b.kind && a.motion == b.motion && a.v_RR == b.v_RR && a.turn == b.turn && a.gaze == b.gaze;
    };
    const Action before = doing(found->first, found->second, found->second.one);
    EXPECT_FALSE(same(before, doing(found->first, found->second, found->second.other))) << symbol.name;
  }
}

TEST(StrikerWords, RunThirtyTimesASecond) {
  Nao nao;
  int cycles = 0;
  for (int i = 0; i < 100; ++i) {
    nao.beliefs.time = nao.beliefs.time + 10_ms;
    if (!nao.words_of_striker.is_due(nao.beliefs.time)) continue;
    nao.see(Duration{0});
    ++cycles;
  }
  EXPECT_GE(cycles, 28);
  EXPECT_LE(cycles, 31);
}

}  // namespace
}  // namespace cancha::minds
