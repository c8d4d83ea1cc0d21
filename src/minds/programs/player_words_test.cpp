#include "minds/programs/player_words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "act/wheels/wheel_skills.h"
#include "act/wheels/wheels_test.h"
#include "decide/xabsl/compiler.h"
#include "decide/xabsl/to_program.h"
#include "minds/programs/behaviour_team.h"
#include "minds/wheeled/wheel_tactics.h"
#include "support/content.h"

namespace cancha::minds {
namespace {

/// A body that sees a situation made by hand: robot 1 of three at (-0.5, 0.2), looking to the left.
struct Seeing {
  Seeing() {
    view = drill::view_of(3, {0.1, 0.5});
    view.mates[1].X_TR = {-0.5, 0.2, kPi / 2};
    view.mates[1].v_TR = {0.0, -0.3};
    view.ball.v_TB = {0.3, -0.4, 0.0};
    view.opponents[2].X_TR = {-0.5, 0.6, 0.0};
    see();
  }
  void see() {
    path = wheels::BallPath{pitch, view.ball};
    situation.emplace(wheels::Situation{pitch, view, path, 1.5});
    believe(view, 1, beliefs);
    look.emplace(Look{beliefs, *situation});
    tactics.see(*look);
    words.see(*look);
  }
  /// An input; with arguments, a function.
  double operator()(std::string_view name, std::vector<double> arguments = {}) const {
    const auto found = std::ranges::find(host.inputs(), name, &decide::program::Host::Symbol::name);
    if (found == host.inputs().end()) {
      ADD_FAILURE() << "no input " << name;
      return 0.0;
    }
    return found->variable ? *found->variable : found->read(arguments);
  }
  /// Does a skill, and tells what is wanted then.
  const wheels::DriveGoal& skill(std::string_view name, std::vector<double> arguments = {}) {
    const auto found = std::ranges::find(host.behaviours(), name, &decide::program::Host::Behaviour::name);
    EXPECT_EQ(arguments.size(), found->parameters.size());
    found->run({arguments, true, true, 0.0});
    static const wheels::DriveGoal none;
    return goal() ? *goal() : none;
  }
  /// What it drives at.
  const std::optional<wheels::DriveGoal>& goal() {
    (void)skills.drive(words.action(), *situation);
    return skills.goal();
  }

  wheels::Pitch pitch = wheels::pitch_of(drill::league_for(3));
  TeamView view;
  wheels::BallPath path;
  std::optional<wheels::Situation> situation;
  Beliefs beliefs;
  std::optional<Look> look;
  WheelTactics tactics{std::make_shared<Lineup>(3)};
  PlayerWords words{tactics};
  act::WheelSkills skills{drill::league_for(3), 1};
  decide::program::Host host = words.host();
};

TEST(PlayerWords, SeesItself) {
  const Seeing robot;
  EXPECT_EQ(robot("robot.number"), 1.0);
  EXPECT_DOUBLE_EQ(robot("robot.x"), -500.0);
  EXPECT_DOUBLE_EQ(robot("robot.y"), 200.0);
  EXPECT_DOUBLE_EQ(robot("robot.angle"), 90.0);
  EXPECT_NEAR(robot("robot.speed"), -300.0, 1e-9);  // backwards
  EXPECT_DOUBLE_EQ(robot("distance_to", {-500.0, 500.0}), 300.0);
  EXPECT_NEAR(robot("angle_to", {0.0, 200.0}), -90.0, 1e-9);
}

TEST(PlayerWords, SeesTheBall) {
  const Seeing robot;
  EXPECT_DOUBLE_EQ(robot("ball.x"), 100.0);
  EXPECT_DOUBLE_EQ(robot("ball.y"), 500.0);
  EXPECT_DOUBLE_EQ(robot("ball.vx"), 300.0);
  EXPECT_DOUBLE_EQ(robot("ball.vy"), -400.0);
  EXPECT_DOUBLE_EQ(robot("ball.speed"), 500.0);
  EXPECT_NEAR(robot("ball.distance"), std::hypot(600.0, 300.0), 1e-9);
  EXPECT_NEAR(robot("ball.angle"), in_degrees(std::atan2(300.0, 600.0)) - 90.0, 1e-9);
  EXPECT_DOUBLE_EQ(robot("ball.rests"), 1500.0);
  EXPECT_DOUBLE_EQ(robot("ball.x_in", {400.0}), robot.path.at(0.4).x * 1000.0);
  EXPECT_DOUBLE_EQ(robot("ball.y_in", {400.0}), robot.path.at(0.4).y * 1000.0);
  EXPECT_GT(robot("ball.x_in", {400.0}), 150.0);
}

TEST(PlayerWords, SeesThePitch) {
  const Seeing robot;
  EXPECT_DOUBLE_EQ(robot("field.half_length"), robot.pitch.half_length * 1000.0);
  EXPECT_DOUBLE_EQ(robot("field.half_width"), robot.pitch.half_width * 1000.0);
  EXPECT_DOUBLE_EQ(robot("field.goal_half"), robot.pitch.goal_half * 1000.0);
  EXPECT_NEAR(robot("opp_goal.distance"), std::hypot(robot("field.half_length") + 500.0, 200.0), 1e-9);
  EXPECT_NEAR(robot("own_goal.distance"), std::hypot(robot("field.half_length") - 500.0, 200.0), 1e-9);
  EXPECT_LT(robot("opp_goal.angle"), -90.0);  // behind, to the right
  EXPECT_GT(robot("own_goal.angle"), 90.0);
}

TEST(PlayerWords, SeesTheOthers) {
  Seeing robot;
  EXPECT_EQ(robot("team.mates"), 3.0);
  EXPECT_DOUBLE_EQ(robot("mate.x", {0.0}), robot.view.mates[0].X_TR.x * 1000.0);
  EXPECT_DOUBLE_EQ(robot("mate.y", {2.0}), robot.view.mates[2].X_TR.y * 1000.0);
  EXPECT_DOUBLE_EQ(robot("opponent.x", {2.0}), -500.0);
  EXPECT_DOUBLE_EQ(robot("opponent.y", {2.0}), 600.0);
  for (const double none : {3.0, -1.0, 1e300, std::nan("")}) EXPECT_EQ(robot("mate.x", {none}), 0.0);
  EXPECT_DOUBLE_EQ(robot("opponent.distance"), 400.0);
  EXPECT_NEAR(robot("opponent.angle"), 0.0, 1e-9);

  robot.view.ball.p_TB = {-0.5, 0.3, 0.02};
  robot.see();
  EXPECT_EQ(robot("team.rank"), 0.0);
  EXPECT_EQ(robot("team.nearest_to_ball"), 1.0);
  robot.view.ball.p_TB = {robot.view.mates[0].X_TR.x, 0.0, 0.02};
  robot.see();
  EXPECT_EQ(robot("team.nearest_to_ball"), 0.0);
  // of two at the same place the lower number is nearer
  robot.view.mates[0].X_TR = robot.view.mates[2].X_TR = robot.view.mates[1].X_TR;
  robot.see();
  EXPECT_EQ(robot("team.rank"), 1.0);
}

TEST(PlayerWords, SeesTheGameFromEitherSide) {
  Seeing robot;
  robot.view.score = {.blue = 3, .yellow = 1};
  robot.view.mode = PlayMode::GoalKick;
  robot.view.our_ball = true;
  robot.view.time = Time{12'345'678'000};
  robot.see();
  EXPECT_EQ(robot("game.goals_for"), 3.0);
  EXPECT_EQ(robot("game.goals_against"), 1.0);
  EXPECT_EQ(robot("game.mode"), 5.0);
  EXPECT_EQ(robot("game.our_ball"), 1.0);
  EXPECT_EQ(robot("game.their_ball"), 0.0);
  EXPECT_EQ(robot("game.time"), 12345.0);
  robot.view.team = Team::Yellow;
  robot.see();
  EXPECT_EQ(robot("game.goals_for"), 1.0);
  EXPECT_EQ(robot("game.goals_against"), 3.0);
}

TEST(PlayerWords, TheModesOfTheGameHaveTheRefereesNumbers) {
  const Seeing robot;
  const auto& elements = robot.host.enumerations()[0].elements;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    std::string name{names(PlayMode{})[i]};
    std::ranges::replace(name, ' ', '_');
    EXPECT_EQ(elements[i], name);
  }
}

TEST(PlayerWords, Computes) {
  const Seeing robot;
  EXPECT_EQ(robot("abs", {-2.0}), 2.0);
  EXPECT_EQ(robot("sign", {-2.0}), -1.0);
  EXPECT_EQ(robot("sign", {0.0}), 0.0);
  EXPECT_EQ(robot("min", {1.0, 2.0}), 1.0);
  EXPECT_EQ(robot("max", {1.0, 2.0}), 2.0);
  EXPECT_EQ(robot("clamp", {5.0, 1.0, 2.0}), 2.0);
  EXPECT_EQ(robot("clamp", {0.0, 1.0, 2.0}), 1.0);
  EXPECT_EQ(robot("clamp", {0.0, 2.0, 1.0}), 2.0);  // absurd limits are no trouble
  EXPECT_NEAR(robot("sin", {30.0}), 0.5, 1e-12);
  EXPECT_NEAR(robot("cos", {60.0}), 0.5, 1e-12);
  EXPECT_EQ(robot("between", {2.0, 1.0, 2.0}), 1.0);
  EXPECT_EQ(robot("between", {2.1, 1.0, 2.0}), 0.0);
}

TEST(PlayerWords, HasSkills) {
  Seeing robot;
  const double top = robot.pitch.top_speed;
  EXPECT_EQ(robot.skill("go_to", {100.0, -200.0, 0.0, 300.0}).point, (Vec2{0.1, -0.2}));
  EXPECT_EQ(robot.goal()->ride.top_speed, top);
  EXPECT_DOUBLE_EQ(robot.goal()->ride.arrival_speed, 0.3);
  EXPECT_NEAR(robot.skill("go_to", {0.0, 0.0, 500.0, 0.0}).ride.top_speed, 0.5, 1e-12);
  // a point beyond the wall is brought inside
  EXPECT_LT(robot.skill("go_to", {1e6, 0.0, 0.0, 0.0}).point.x, robot.pitch.half_length);
  const wheels::DriveGoal push = robot.skill("push_to", {100.0, 0.0, 900.0});
  EXPECT_TRUE(push.straight && !push.round_ball);
  EXPECT_NEAR(push.ride.arrival_speed, 0.9, 1e-12);
  EXPECT_NEAR(*robot.skill("turn_to", {-90.0}).facing, 0.0, 1e-9);
  EXPECT_DOUBLE_EQ(robot.skill("spin", {180.0}).spin, kPi);
  robot.skill("attack");
  EXPECT_TRUE(robot.goal().has_value());
  EXPECT_LT(robot.skill("keep_goal").point.x, -0.5);
  robot.skill("stop");
  EXPECT_FALSE(robot.goal().has_value());
}

TEST(PlayerWords, SkillsCanBeOutputs) {
  Seeing robot;
  const auto set = [&](std::string_view name, double value) {
    const auto& outputs = robot.host.outputs();
    const auto found = std::ranges::find(outputs, name, &decide::program::Host::Symbol::name);
    ASSERT_NE(found, outputs.end());
    found->variable ? void(*found->variable = value) : found->write(value);
  };
  const std::vector<std::string>& skills =
      std::ranges::find(robot.host.enumerations(), "skill", &decide::program::Host::Enumeration::name)->elements;
  const auto number = [&](std::string_view skill) {
    return static_cast<double>(std::ranges::find(skills, skill) - skills.begin());
  };

  robot.words.use_skill();
  EXPECT_FALSE(robot.goal().has_value()) << "nothing was asked for";

  set("skill", number("go_to"));
  set("skill.x", 300.0);
  set("skill.y", -200.0);
  set("skill.speed", 90.0);
  robot.words.use_skill();
  ASSERT_TRUE(robot.goal().has_value());
  EXPECT_NEAR(robot.goal()->point.x, 0.3, 1e-9);
  EXPECT_NEAR(robot.goal()->point.y, -0.2, 1e-9);

  robot.see();
  EXPECT_FALSE(robot.goal().has_value());
  robot.words.use_skill();
  EXPECT_TRUE(robot.goal().has_value()) << "outputs keep their values";
  for (const std::string& skill : skills) {
    robot.see();
    set("skill", number(skill));
    robot.words.use_skill();
    EXPECT_EQ(robot.goal().has_value(), skill != "none" && skill != "stop") << skill;
  }
}

TEST(PlayerWords, ForgetsWhatWasWantedWhenItSeesAgain) {
  Seeing robot;
  robot.skill("spin", {180.0});
  robot.see();
  *robot.host.outputs()[0].variable = 50.0;
  EXPECT_EQ(robot.words.action().turn < 0, true);
  robot.see();

  EXPECT_FALSE(robot.goal().has_value());
  EXPECT_EQ(robot.words.action().kind, ActionKind::Stand);
}

TEST(PlayerWords, OffersWhatItsSymbolFilesDeclare) {
  // a behaviour that reads every symbol and calls every skill would link: names and types are compared here
  const std::string folder = fmt::format("{}/content/behaviours/wheeled/", CANCHA_SOURCE_DIR);
  std::map<std::string, std::string> files;
  std::string agents;
  for (const char* name : {"robot", "ball", "field", "team", "game", "obstacle", "math", "skill"}) {
    files[fmt::format("./{}_symbols.xabsl", name)] =
        *decide::xabsl::read_from_disk(fmt::format("{}{}_symbols.xabsl", folder, name));
    agents += fmt::format("include \"{}_symbols.xabsl\";\n", name);
  }
  files["./skills.xabsl"] = *decide::xabsl::read_from_disk(folder + "skills.xabsl");
  files["./o.xabsl"] = "option o { initial state s { action { } } }\n";
  files["agents.xabsl"] = agents + "include \"skills.xabsl\";\ninclude \"o.xabsl\";\nagent a(\"A\", o);\n";
  const auto made = decide::xabsl::compile("agents.xabsl", decide::xabsl::read_from_memory(files));
  ASSERT_TRUE(made.good());
  const decide::program::Program program = decide::xabsl::to_program(made);
  const Seeing robot;
  const auto names = [](const auto& list) {
    std::vector<std::string> all;
    for (const auto& thing : list) all.push_back(thing.name);
    std::ranges::sort(all);
    return all;
  };
  std::vector<std::string> offered = names(robot.host.inputs());
  std::ranges::copy(names(robot.host.outputs()), std::back_inserter(offered));
  std::ranges::sort(offered);

  EXPECT_EQ(names(program.symbols), offered);
  EXPECT_EQ(names(program.behaviours), names(robot.host.behaviours()));
}

}  // namespace
}  // namespace cancha::minds
