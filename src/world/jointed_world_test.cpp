#include "world/jointed_world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>

#include "base/hash.h"

namespace cancha::world {
namespace {

JointedScene bioloids(int robots) {
  const std::ifstream file(CANCHA_SOURCE_DIR "/content/robots/bioloid/bioloid.xml");
  std::stringstream text;
  text << file.rdbuf();
  JointedScene scene{.model = text.str(), .joints = {"head_pan", "head_tilt"}, .robots = robots};
  for (const char* side : {"right_", "left_"}) {
    for (const char* joint : {"shoulder_pitch", "shoulder_roll", "elbow", "hip_yaw", "hip_roll", "hip_pitch", "knee",
                              "ankle_pitch", "ankle_roll"}) {
      scene.joints.push_back(std::string{side} + joint);
    }
  }
  return scene;
}

const std::vector<double> kStraight(20, 0.0);

void run(JointedWorld& world, double seconds) {
  for (int i = 0; i < seconds * 500; ++i) world.step();
}

TEST(JointedWorld, WhoHasNoSensorsInItsSolesTellsNothingOfThem) {
  auto world = make_jointed_world(bioloids(1)).value();
  Readings readings;
  readings.feet.present() = {};
  world->read(0, readings);
  EXPECT_FALSE(readings.feet);
}

TEST(JointedWorld, ToesAndArmsFeelWhatTheyMeet) {
  JointedScene scene = bioloids(2);
  scene.bumpers = scene.arms_feel = true;
  auto world = make_jointed_world(scene).value();
  Readings readings;
  const auto felt = [&](double apart, double aside, double heading) {
    world->place(0, {0.0, 0.0, 0.0}, Stance::Upright, kStraight);
    world->place(1, {apart, aside, heading}, Stance::Upright, kStraight);
    run(*world, 0.02);
    world->read(0, readings);
    const Touches& t = *readings.touches;
    return std::array{t.left_foot, t.right_foot, t.left_arm, t.right_arm};
  };
  constexpr double kTurned = 3.14159265358979;
  EXPECT_EQ(felt(0.6, 0.0, kTurned), (std::array{false, false, false, false})) << "the ground is no bump";
  EXPECT_EQ(felt(0.097, 0.0, kTurned), (std::array{true, true, false, false})) << "toe to toe";
  EXPECT_EQ(felt(0.0, 0.18, 0.0), (std::array{false, false, true, false})) << "shoulder to shoulder";
  const Snapshot there = world->save();
  felt(0.6, 0.0, kTurned);
  ASSERT_TRUE(world->restore(there));
  world->read(0, readings);
  EXPECT_TRUE(readings.touches->left_arm) << "what was felt is restored";
}

TEST(JointedWorld, StandsOnStraightLegs) {
  JointedScene scene = bioloids(1);
  scene.foot_sensors = true;
  auto world = make_jointed_world(scene).value();
  world->place(0, {0.5, -0.25, 1.0}, Stance::Upright, kStraight);
  run(*world, 3);
  const HumanoidState& state = world->state(0);
  EXPECT_NEAR(state.p_FT.z, 0.2975, 0.005);
  EXPECT_GT(up_of(state.q_FT).z, 0.99);
  EXPECT_NEAR(std::atan2(ahead_of(state.q_FT).y, ahead_of(state.q_FT).x), 1.0, 0.02);
  Readings readings;
  world->read(0, readings);
  EXPECT_NEAR(readings.feet->left + readings.feet->right, 1.756 * 9.81, 0.5);
  EXPECT_NEAR(readings.imu->accelerometer.z, 9.81, 0.2);
  EXPECT_FALSE(readings.wheels) << "it has none";
  EXPECT_EQ(world->warnings(), 0);
}

TEST(JointedWorld, FallsWithoutTorqueAndLiesWhereItIsLaid) {
  auto world = make_jointed_world(bioloids(1)).value();
  world->place(0, {}, Stance::Upright, kStraight);
  world->set_torque(0, false);
  run(*world, 3);
  EXPECT_LT(world->state(0).p_FT.z, 0.2);
  for (const auto& [stance, ahead_z] : {std::pair{Stance::OnFront, -1.0}, {Stance::OnBack, 1.0}}) {
    world->place(0, {}, stance, kStraight);
    run(*world, 2);
    EXPECT_LT(world->state(0).p_FT.z, 0.08);
    EXPECT_NEAR(ahead_of(world->state(0).q_FT).z, ahead_z, 0.1);
  }
}

TEST(JointedWorld, ServosTurnNoFasterThanTheyCan) {
  auto world = make_jointed_world(bioloids(1)).value();
  world->place(0, {}, Stance::Upright, kStraight);
  std::vector<JointGoal> goals(20);
  goals[0] = {.angle = 1.5};                // the head turns as fast as it can
  goals[1] = {.angle = 0.5, .speed = 0.5};  // and nods slowly
  world->set_goals(0, goals);
  double fastest = 0;
  double before = 0;
  for (int i = 0; i < 250; ++i) {
    world->step();
    const double now = world->state(0).angles[0];
    fastest = std::max(fastest, (now - before) / 0.002);
    before = now;
  }
  EXPECT_NEAR(world->state(0).angles[0], 1.5, 0.02);
  EXPECT_LT(fastest, 6.18 * 11.1 / 12);
  EXPECT_GT(fastest, 4);
  EXPECT_NEAR(world->state(0).angles[1], 0.25, 0.04);
}

TEST(JointedWorld, GoalsComeLate) {
  auto world = make_jointed_world(bioloids(1)).value();
  world->vary(0, {.latency = 20_ms}, Random{1});
  world->place(0, {}, Stance::Upright, kStraight);
  std::vector<JointGoal> goals(20);
  goals[0].angle = 1;
  world->set_goals(0, goals);
  run(*world, 0.018);
  EXPECT_NEAR(world->state(0).angles[0], 0, 1e-3);
  run(*world, 0.1);
  EXPECT_GT(world->state(0).angles[0], 0.1);
}

TEST(JointedWorld, SixRobotsAndABallAreTheSameEveryTime) {
  const auto play = [] {
    JointedScene scene = bioloids(6);
    scene.ball = field::BallModel{.radius = {0.0325}, .mass = {0.057}};
    auto world = make_jointed_world(scene).value();
    Random random{3};
    for (int r = 0; r < 6; ++r) {
      world->vary(r, random_variation(random), random.split(static_cast<std::uint64_t>(r)));
      world->place(r, {0.3 * r, 0, 0}, Stance::Upright, kStraight);
    }
    world->place_ball({0.5, 0.5}, {0, -1});
    run(*world, 1);
    EXPECT_EQ(world->warnings(), 0);
    EXPECT_LT(world->ball().p_FB.y, 0.2);
    return world->state_hash();
  };
  EXPECT_EQ(play(), play());
}

TEST(JointedWorld, TheNaosHipsTurnTogether) {
  const std::ifstream file(CANCHA_SOURCE_DIR "/content/robots/nao/nao.xml");
  std::stringstream text;
  text << file.rdbuf();
  JointedScene scene;
  scene.model = text.str();
  scene.joints = {"hip_yaw_pitch", "hip_yaw_pitch_right"};
  scene.robots = 2;
  auto world = make_jointed_world(scene).value();
  world->place(1, {1, 1, 0}, Stance::OnBack, std::vector<double>{-0.4, 0});
  world->set_torque(1, false);
  run(*world, 0.5);
  const HumanoidState& state = world->state(1);
  EXPECT_NEAR(state.angles[0], state.angles[1], 0.02);
}

/// A robot on its back, whose head is turned against nothing: seconds until it has got there.
double seconds_to_turn(const JointedScene& scene) {
  auto world = make_jointed_world(scene).value();
  world->place(0, {}, Stance::OnBack, kStraight);
  std::vector<JointGoal> goals(20);
  goals[0].angle = 1.5;
  world->set_goals(0, goals);
  int steps = 0;
  while (world->state(0).angles[0] < 1.4 && steps < 1000) world->step(), ++steps;
  return steps * 0.002;
}

TEST(JointedWorld, AWeakBatteryMakesServosSlowerAndGivesWayUnderLoad) {
  JointedScene weak = bioloids(1);
  weak.battery = {8.0, body::Battery::kTired};
  EXPECT_GT(seconds_to_turn(weak), 1.25 * seconds_to_turn(bioloids(1)));

  // both knees are bent as fast as they can: the more current, the less voltage
  auto world = make_jointed_world(weak).value();
  world->place(0, {}, Stance::Upright, kStraight);
  run(*world, 0.1);
  EXPECT_GT(world->voltage(0), 7.9);
  std::vector<JointGoal> goals(20);
  for (const int knee : {8, 17}) goals[static_cast<std::size_t>(knee)].angle = 1.5;
  world->set_goals(0, goals);
  double least = 8;
  for (int i = 0; i < 100; ++i) world->step(), least = std::min(least, world->voltage(0));
  EXPECT_LT(least, 7.8);
  EXPECT_LT(world->torques(0)[8], 1.5 * 8 / 12) << "less voltage, less torque";
}

TEST(JointedWorld, AServoThatPushesForLongShutsDownAndStaysLimp) {
  auto world = make_jointed_world(bioloids(1)).value();
  world->set_effects({.heat = true, .warmth = 66});
  world->place(0, {}, Stance::OnBack, kStraight);
  std::vector<JointGoal> goals(20);
  goals[8].angle = -3;  // a knee does not bend so far: it pushes against its end
  world->set_goals(0, goals);
  run(*world, 1);
  EXPECT_FALSE(world->is_shut_down(0, 8));
  EXPECT_GT(world->temperatures(0)[8], 67);
  EXPECT_LT(world->temperatures(0)[0], 66.1) << "who does nothing does not warm up";
  run(*world, 3);
  EXPECT_TRUE(world->is_shut_down(0, 8));
  EXPECT_EQ(world->torques(0)[8], 0);

  // cooler, but limp until somebody gives it its torque back; then it holds again
  run(*world, 5);
  EXPECT_LT(world->temperatures(0)[8], 70);
  EXPECT_EQ(world->torques(0)[8], 0);
  world->set_torque(0, true);
  run(*world, 0.05);
  EXPECT_FALSE(world->is_shut_down(0, 8));
  EXPECT_NE(world->torques(0)[8], 0);
}

TEST(JointedWorld, WithPlayInTheGearsAJointIsBesideItsGoal) {
  const auto droop = [](double degrees) {
    auto world = make_jointed_world(bioloids(1)).value();
    world->set_effects({.backlash = from_degrees(degrees)});
    world->place(0, {}, Stance::OnBack, kStraight);
    std::vector<JointGoal> goals(20);
    goals[7].angle = -0.6;  // a leg is held up against its weight
    world->set_goals(0, goals);
    run(*world, 2);
    return std::abs(world->state(0).angles[7] - goals[7].angle);
  };
  const double tight = droop(0);
  EXPECT_LT(tight, 0.05);
  EXPECT_NEAR(droop(6) - tight, from_degrees(3), 0.01) << "half of the play";
}

TEST(JointedWorld, TellsWhereThePartsOfEachBodyAre) {
  auto world = make_jointed_world(bioloids(2)).value();
  world->place(0, {0.5, -0.25, 0}, Stance::Upright, kStraight);
  world->place(1, {2, 0, 0}, Stance::OnBack, kStraight);
  const auto bounds = [&](int robot) {
    Vec3 least{9, 9, 9}, most{-9, -9, -9};
    for (const PartBounds& part : world->parts(robot)) {
      const Vec3 low = part.p_FC - part.half_F, high = part.p_FC + part.half_F;
      least = {std::min(least.x, low.x), std::min(least.y, low.y), std::min(least.z, low.z)};
      most = {std::max(most.x, high.x), std::max(most.y, high.y), std::max(most.z, high.z)};
    }
    return std::pair{least, most};
  };
  const auto [low, high] = bounds(0);
  EXPECT_NEAR(low.z, 0.0005, 1e-9) << "it is put just above the ground";
  EXPECT_NEAR(high.z, 0.398, 0.001);
  EXPECT_NEAR((low.y + high.y) / 2, -0.25, 0.001);
  EXPECT_NEAR(high.y - low.y, 0.184, 0.001);

  const auto [lying_low, lying_high] = bounds(1);
  EXPECT_LT(lying_high.z, 0.15);
  EXPECT_GT(lying_high.x - lying_low.x, 0.39);
}

TEST(JointedWorld, TellsWhichPartsOfOneBodyTouch) {
  auto world = make_jointed_world(bioloids(2)).value();
  std::vector<double> crossed = kStraight;
  crossed[6] = 0.3;  // both legs turn inward at the hip
  crossed[15] = -0.3;
  world->place(0, {}, Stance::Upright, crossed);
  world->place(1, {2, 0, 0}, Stance::Upright, kStraight);
  world->step();

  ASSERT_FALSE(world->own_contacts(0).empty());
  double deepest = 0;
  for (const Contact& contact : world->own_contacts(0)) {
    EXPECT_EQ(contact.a, (BodyRef{BodyKind::Chassis, 0}));
    EXPECT_EQ(contact.b, contact.a);
    deepest = std::max(deepest, contact.depth);
  }
  EXPECT_NEAR(deepest, 0.0195, 0.001);
  EXPECT_TRUE(world->own_contacts(1).empty());
  EXPECT_TRUE(world->contacts().empty()) << "rules ask who touches whom";
}

TEST(JointedWorld, TellsWhatAModelLacks) {
  JointedScene scene = bioloids(1);
  scene.joints.emplace_back("tail");
  const auto refused = make_jointed_world(scene);
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().text(), "the robot's model: joint 'tail' is missing");
}

/// The text of a shipped robot's model, without what is only looked at.
std::string physical_part(const std::string& robot) {
  std::ifstream file(CANCHA_SOURCE_DIR "/content/robots/" + robot + "/" + robot + ".xml");
  std::string text;
  for (std::string line; std::getline(file, line);) {
    if (line.find("visual_") == std::string::npos) text += line + "\n";
  }
  return text;
}

TEST(JointedWorld, PartsThatAreOnlyLookedAtChangeNoBit) {
  JointedScene drawn = bioloids(1);
  JointedScene plain = drawn;
  plain.model = physical_part("bioloid");
  ASSERT_NE(drawn.model, plain.model);
  auto a = make_jointed_world(drawn).value(), b = make_jointed_world(plain).value();
  std::vector<JointGoal> goals(20);
  for (JointedWorld* world : {a.get(), b.get()}) {
    world->place(0, {}, Stance::Upright, kStraight);
    // bends, loses its balance and rolls about
    for (int i = 0; i < 1000; ++i) {
      for (std::size_t j = 0; j < goals.size(); ++j) goals[j].angle = 0.4 * std::sin(0.01 * i * static_cast<double>(j));
      world->set_goals(0, goals);
      world->step();
    }
  }
  EXPECT_EQ(a->state_hash(), b->state_hash());
}

TEST(JointedWorld, BodiesAreThoseThatWalksAndKicksWereMadeFor) {
  for (const auto& [robot, sum] :
       {std::pair{"bioloid", "dc966c6b3df0b6ee"}, {"nao", "c1792ac6026e3c41"}, {"robonova", "e90edb13cb3f3584"}}) {
    const std::string text = physical_part(robot);
    EXPECT_EQ(Hash{}.add_bytes(text.data(), text.size()).text(), sum)
        << robot << " has another body: its walks and kicks must be measured again";
  }
}

}  // namespace
}  // namespace cancha::world
