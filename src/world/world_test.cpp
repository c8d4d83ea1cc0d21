// The programming interface: order of calls, saving, contacts, determinism, the scrum.

#include <cmath>

#include "base/allocations.h"
#include "world/drills.h"
#include "world/test_pitch.h"

namespace cancha::world {
namespace {

std::string why(const Result<void>& result) {
  return result ? "" : result.error().text();
}

TEST(World, CallsOutOfOrderAreErrorsWithASentence) {
  const field::League league;
  const auto world = make_mujoco_world();
  EXPECT_EQ(why(world->step()), "engine: step before init (create field, ball and robots, then init)");
  EXPECT_EQ(why(world->create_ball({0, 0}, league.ball)),
            "engine: create_ball before create_field (create the field first)");
  EXPECT_EQ(why(world->init(league.physics, league.surfaces)),
            "engine: init before create_field (create field, ball and robots first)");
  ASSERT_TRUE(world->create_field(league.walls).has_value());
  EXPECT_EQ(why(world->init(league.physics, league.surfaces)),
            "engine: init before create_ball (create field, ball and robots first)");
  ASSERT_TRUE(world->create_ball({0, 0}, league.ball).has_value());
  EXPECT_EQ(why(world->init(league.physics, league.surfaces)),
            "engine: init before create_robots (create field, ball and robots first)");
  ASSERT_TRUE(world->create_robots({}, league.robot, league.drive).has_value());
  ASSERT_TRUE(world->init(league.physics, league.surfaces).has_value());
  EXPECT_EQ(why(world->create_field(league.walls)),
            "engine: create_field after init (call stop first and build the world anew)");
  EXPECT_EQ(why(world->set_robot_command(0, {})),
            "engine: set_robot_command for robot 0, but there are 0 (numbers start at 0)");
  EXPECT_TRUE(world->step().has_value());
  world->stop();
  EXPECT_EQ(why(world->step()), "engine: step before init (create field, ball and robots, then init)");
}

TEST(World, StoppedWorldsCanBeBuiltAnew) {
  TestPitch pitch;
  pitch.build({{0.0, 0.0, 0.0}});
  pitch.step(10);
  pitch.world->stop();
  pitch.build({{0.1, 0.0, 0.0}, {0.3, 0.0, 0.0}});
  pitch.step(10);
  EXPECT_EQ(pitch.world->environment().robots.size(), 2u);
}

TEST(World, SettingAPlaceKeepsTheVelocity) {
  TestPitch pitch;
  pitch.build({{0.0, 0.0, 0.0}});
  ASSERT_TRUE(pitch.world->set_robot_velocity(0, 0.4, 0.0).has_value());
  ASSERT_TRUE(pitch.world->set_ball_velocity({0.1, -0.2}).has_value());

  ASSERT_TRUE(pitch.world->set_robot_state(0, {0.5, 0.1, 0.0}).has_value());
  ASSERT_TRUE(pitch.world->set_ball_state({-0.3, 0.2}).has_value());

  EXPECT_DOUBLE_EQ(pitch.robot(0).X_FR.x, 0.5);
  EXPECT_NEAR(pitch.robot(0).v_FR.x, 0.4, 1e-12);
  EXPECT_DOUBLE_EQ(pitch.ball().v_FB.y, -0.2);
}

TEST(World, RestoredGoesOnWithTheSameBits) {
  TestPitch pitch;
  pitch.league.players = 5;
  ASSERT_TRUE(build_drill(*pitch.world, pitch.league).has_value());
  Scrum scrum(pitch.league, 3);
  for (int i = 0; i < 700; ++i) {
    scrum.command(*pitch.world);
    pitch.step();
  }
  const Snapshot saved = pitch.world->save();
  pitch.step(300);
  const std::uint64_t first = pitch.world->state_hash();

  ASSERT_TRUE(pitch.world->restore(saved).has_value());
  pitch.step(300);

  EXPECT_EQ(pitch.world->state_hash(), first);
  EXPECT_EQ(why(pitch.world->restore({{}, {1.0, 2.0}})),
            "engine: the snapshot is of another world (restore only what the same kind of world saved)");
}

TEST(World, RestoresTheStepToo) {
  TestPitch pitch;
  pitch.build({{0.0, 0.0, 0.0}});
  pitch.drive(0, 0.5, 0.4);
  ASSERT_TRUE(pitch.world->set_step(0.001_s).has_value());
  const Snapshot saved = pitch.world->save();
  pitch.step();
  const std::uint64_t first = pitch.world->state_hash();

  ASSERT_TRUE(pitch.world->set_step(0.01_s).has_value());
  ASSERT_TRUE(pitch.world->restore(saved).has_value());
  pitch.step();

  EXPECT_EQ(pitch.world->state_hash(), first);
}

TEST(World, RefusesNonsenseWithASentence) {
  TestPitch pitch;
  pitch.build({{0.0, 0.0, 0.0}});
  EXPECT_EQ(why(pitch.world->set_ball_state({100.0, 0.0})),
            "engine: the ball cannot be put at (100, 0), which is not on the pitch");
  EXPECT_EQ(why(pitch.world->set_robot_state(0, {0.0, std::nan(""), 0.0})),
            "engine: a robot cannot be put at (0, nan), which is not on the pitch");
  EXPECT_EQ(why(pitch.world->set_robot_velocity(0, 1e300, 0.0)), "engine: a robot's velocity is not finite or absurd");
  EXPECT_EQ(why(pitch.world->set_step(Seconds{1e-12})), "engine: the step must lie between 1e-06 and 0.1 s");
  const Time before = pitch.world->environment().time;
  pitch.step();
  EXPECT_EQ(pitch.world->environment().time - before, 5_ms) << "a refused step changes nothing";
}

TEST(World, ARobotCanWaitBesideThePitch) {
  TestPitch pitch;
  pitch.build({{0.0, 0.0, 0.0}});
  ASSERT_TRUE(pitch.world->rest_robot(0, {0.5, 1.1, -1.5}).has_value());
  for (int i = 0; i < 200; ++i) pitch.step();
  EXPECT_LT(distance(pitch.world->environment().robots[0].X_FR.position(), {0.5, 1.1}), 1e-3);
  EXPECT_EQ(why(pitch.world->rest_robot(0, {0.5, 0.9, 0.0})),
            "engine: a robot cannot be put at (0.5, 0.9), which is not on the pitch")
      << "in the wall";
  EXPECT_EQ(why(pitch.world->rest_robot(0, {100.0, 0.0, 0.0})),
            "engine: a robot cannot be put at (100, 0), which is not on the pitch");
}

TEST(World, RefusesBodiesOutsideOrInsideTheWalls) {
  TestPitch pitch;
  pitch.build({{0.0, 0.0, 0.0}});
  WheeledWorld& world = *pitch.world;
  const std::uint64_t before = world.state_hash();

  EXPECT_EQ(why(world.set_ball_state({1.15, 0.5})),
            "engine: the ball cannot be put at (1.15, 0.5), which is not on the pitch");
  EXPECT_EQ(why(world.set_ball_state({0.0, 0.89})),
            "engine: the ball cannot be put at (0, 0.89): it would be 11.3 mm inside a wall");
  EXPECT_EQ(why(world.set_ball_state({1.07, 0.87})),
            "engine: the ball cannot be put at (1.07, 0.87), which is not on the pitch")
      << "behind the corner piece";
  EXPECT_EQ(why(world.set_robot_state(0, {1.08, 0.5, 0.0})),
            "engine: a robot cannot be put at (1.08, 0.5): it would be 17.5 mm inside a wall");
  EXPECT_EQ(why(world.set_robot_state(0, {1.04, 0.84, kPi / 4})),
            "engine: a robot cannot be put at (1.04, 0.84): it would be 2.1 mm inside a wall");
  EXPECT_EQ(why(world.set_robot_state(0, {0.0, 0.0, std::nan("")})), "engine: a robot's heading must be finite");
  EXPECT_EQ(world.state_hash(), before) << "what is refused changes nothing";
  EXPECT_TRUE(world.set_ball_state({1.15, 0.1}).has_value()) << "in a goal";
  EXPECT_TRUE(world.set_robot_state(0, {1.0625, 0.5, 0.0}).has_value()) << "at a wall";
}

TEST(World, RefusesToBeBuiltWithBodiesInTheWallsOrGravityUpwards) {
  const field::League league;
  const auto world = make_mujoco_world();
  ASSERT_TRUE(world->create_field(league.walls).has_value());
  EXPECT_EQ(why(world->create_ball({0.0, -0.9}, league.ball)),
            "engine: the ball cannot be put at (0, -0.9), which is not on the pitch");
  EXPECT_EQ(why(world->create_ball({std::nan(""), 0.0}, league.ball)),
            "engine: the ball cannot be put at (nan, 0), which is not on the pitch");
  const std::vector<Pose2> at_wall{{0.0, 0.0, 0.0}, {0.0, 0.87, 0.5}};
  EXPECT_FALSE(world->create_robots(at_wall, league.robot, league.drive).has_value());
  ASSERT_TRUE(world->create_ball({0.0, 0.0}, league.ball).has_value());
  ASSERT_TRUE(world->create_robots({}, league.robot, league.drive).has_value());
  field::Physics upwards;
  upwards.gravity = {9.81};

  EXPECT_EQ(why(world->init(upwards, league.surfaces)),
            "engine: gravity is 9.81 m/s², which points upwards (a negative number pulls down)");
  EXPECT_TRUE(world->init(league.physics, league.surfaces).has_value());
}

TEST(World, RobotsPutOnTopOfEachOtherAreCountedAndHarmless) {
  TestPitch pitch;
  const std::vector<Pose2> heap(40, Pose2{0.0, 0.0, 0.3});
  ASSERT_TRUE(pitch.world->create_field(pitch.league.walls).has_value());
  ASSERT_TRUE(pitch.world->create_ball({0.5, 0.5}, pitch.league.ball).has_value());
  ASSERT_TRUE(pitch.world->create_robots(heap, pitch.league.robot, pitch.league.drive).has_value());
  ASSERT_TRUE(pitch.world->init(pitch.league.physics, pitch.league.surfaces).has_value());

  pitch.step(5);

  EXPECT_GT(pitch.world->warnings(), 0);
}

TEST(World, ListsContactsAfterEachStep) {
  TestPitch pitch;
  pitch.build({{0.0, 0.0, 0.0}}, {0.2, 0.0});
  pitch.drive(0, 0.5, 0.5);
  bool ball_touched = false;
  double load = 0.0;
  for (int i = 0; i < 200 && !ball_touched; ++i) {
    pitch.step();
    load = 0.0;
    for (const Contact& c : pitch.world->contacts()) {
      if (c.a.kind == BodyKind::Chassis && c.b.kind == BodyKind::Ball) ball_touched = c.impulse > 0.0;
      if (c.a.kind == BodyKind::Ground && c.b.kind != BodyKind::Ball) load += c.impulse;
    }
  }
  EXPECT_TRUE(ball_touched);
  // the ground carries the robot's weight
  EXPECT_NEAR(load, pitch.league.robot.mass.value * 9.81 * pitch.league.physics.step.value, 0.2 * load);
}

TEST(World, StepsOfAnySizeGiveTheSameDrive) {
  for (const double step : {0.001, 0.002, 0.005, 0.01}) {
    TestPitch pitch;
    pitch.league.physics.step = {step};
    pitch.build({{-0.5, 0.0, 0.0}});
    pitch.drive(0, 0.4, 0.4);
    pitch.step_for(2.0);
    EXPECT_NEAR(pitch.robot(0).X_FR.x, -0.5 + 0.8 - 0.16 / 16.0, 8e-3) << step;
  }
}

TEST(World, CfmSoftensContacts) {
  const auto overlap = [](double cfm) {
    TestPitch pitch;
    pitch.league.physics.cfm = cfm;
    pitch.build({}, {0.0, 0.0});
    pitch.step_for(1.0);
    return pitch.league.ball.radius.value - pitch.ball().p_FB.z;
  };
  EXPECT_LT(overlap(0.0), 1e-5);
  EXPECT_GT(overlap(0.05), 1e-4);
}

std::uint64_t drill_hash(bool scrum, int steps) {
  field::League league;
  const auto world = make_mujoco_world();
  EXPECT_TRUE(build_drill(*world, league).has_value());
  RandomPlay play(league, 5);
  Scrum pile(league, 5);
  for (int i = 0; i < steps; ++i) {
    scrum ? pile.command(*world) : play.command(*world);
    EXPECT_TRUE(world->step().has_value());
  }
  return world->state_hash();
}

TEST(World, TheSameCommandsGiveTheSameBitsInEveryBuild) {
  EXPECT_EQ(drill_hash(false, 2000), drill_hash(false, 2000));
  // one signature for all build types of a kind of processor, whose mathematics library and MuJoCo round in their own
  // way; a change of physics changes it on purpose
#if defined(__aarch64__)
  EXPECT_EQ(drill_hash(false, 1000), 14165573522065826932u);
  EXPECT_EQ(drill_hash(true, 1000), 3893986896836965989u);
#elif defined(__x86_64__)
  EXPECT_EQ(drill_hash(false, 1000), 8805851881854100697u);
  EXPECT_EQ(drill_hash(true, 1000), 3893986896836965989u);
#else
  GTEST_SKIP() << "no signature is kept for this kind of processor: " << drill_hash(false, 1000) << ' '
               << drill_hash(true, 1000);
#endif
}

TEST(World, StepsAllocateNothing) {
  field::League league;
  const auto world = make_mujoco_world();
  ASSERT_TRUE(build_drill(*world, league).has_value());
  Scrum scrum(league, 2);
  const auto scrum_for = [&](int steps) {
    for (int i = 0; i < steps; ++i) {
      scrum.command(*world);
      (void)world->step();
    }
  };
  scrum_for(400);
  const long before = allocations_of_this_thread();

  scrum_for(2000);

  EXPECT_EQ(allocations_of_this_thread() - before, 0);
}

TEST(World, TenRobotsScrumForAMinuteWithoutHarm) {
  field::League league;
  const auto world = make_mujoco_world();
  ASSERT_TRUE(build_drill(*world, league).has_value());
  Scrum scrum(league, 1);
  double deepest = 0.0;
  for (int i = 0; i < 12000; ++i) {
    scrum.command(*world);
    ASSERT_TRUE(world->step().has_value());
    deepest = std::max(deepest, ball_overlap(*world));
    const Truth& truth = world->environment();
    for (const RobotState& robot : truth.robots) {
      ASSERT_LT(std::abs(robot.X_FR.x), league.walls.goal_right.value);
      ASSERT_LT(std::abs(robot.X_FR.y), league.walls.top.value);
      ASSERT_LT(std::abs(robot.height - 0.55 * league.robot.side.value), 0.01);
    }
    ASSERT_LT(std::abs(truth.ball.p_FB.x), league.walls.goal_right.value);
    ASSERT_LT(std::abs(truth.ball.p_FB.y), league.walls.top.value);
  }
  EXPECT_LT(deepest, 3e-3);
  EXPECT_EQ(world->warnings(), 0);
}

}  // namespace
}  // namespace cancha::world
