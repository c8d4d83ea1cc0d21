#include "world/sensors/range_sensors.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/allocations.h"
#include "base/text_file.h"
#include "body/robot.h"

namespace cancha::world {
namespace {

const std::string kContent = CANCHA_SOURCE_DIR "/content";
constexpr Vec3 kAhead{1, 0, 0};

/// Rays and nearest points against marching in small steps, whose answer needs no formula.
bool inside(const Solid& solid, Vec3 p_F) {
  const Vec3 nearest = nearest_point(solid, p_F);
  return length(nearest - p_F) < 1e-12;
}

TEST(Solid, RaysEnterWhereMarchingFindsTheSurface) {
  Random random{1};
  for (int i = 0; i < 400; ++i) {
    const auto kind = static_cast<ShapeKind>(i % 4);
    const Vec3 axis{random.normal(), random.normal(), random.normal()};
    const Transform X{{random.uniform(0.5, 1.0), random.uniform(-0.2, 0.2), random.uniform(-0.2, 0.2)},
                      turn_about(axis * (1 / length(axis)), random.uniform(-3, 3))};
    const Solid solid =
        make_solid(kind, {random.uniform(0.05, 0.3), random.uniform(0.05, 0.3), random.uniform(0.05, 0.3)}, X);
    Vec3 ray{1, random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5)};
    ray = ray * (1 / length(ray));
    if (inside(solid, {})) continue;

    const auto way = enter(solid, {}, ray, 3.0);

    double marched = 3.0;
    for (double s = 0.0; s < 3.0; s += 0.001) {
      if (inside(solid, ray * s)) {
        marched = s;
        break;
      }
    }
    // a ray that grazes may slip between two steps
    if (!way && marched == 3.0) continue;
    if (way && marched == 3.0) {
      EXPECT_TRUE(length(nearest_point(solid, ray * *way) - ray * *way) < 1e-6) << i;
      continue;
    }
    ASSERT_TRUE(way) << i << " kind " << i % 4;
    EXPECT_NEAR(*way, marched, 0.0011) << i << " kind " << i % 4;
  }
}

TEST(Solid, RaysThatBeginInsideOrEndBeforeItMeetNothing) {
  const Solid box = make_solid(ShapeKind::Box, {0.1, 0.1, 0.1}, {{1, 0, 0}, {}});
  EXPECT_FALSE(enter(box, {1, 0, 0}, kAhead, 5));
  EXPECT_FALSE(enter(box, {0, 0, 0}, kAhead, 0.85));
  EXPECT_NEAR(enter(box, {0, 0, 0}, kAhead, 0.95).value(), 0.9, 1e-12);
  EXPECT_FALSE(enter(box, {2, 0, 0}, kAhead, 5));
}

class Ranges : public ::testing::Test {
 protected:
  field::League league_ = field::load_league(kContent, "kidsize").value();
  body::Robot robot_ = body::read_robot(kContent + "/robots/nao").value();
  std::vector<body::Shape> shapes_ = body::parse_shapes(read_text(robot_.model).value(), "nao.xml").value();
  Surroundings surroundings_{RayScene{league_}};
  RayScene& scene_ = surroundings_.scene;
  Truth truth_;

  /// So many robots in a row before the first one, which looks along x from the centre.
  void put_robots(std::size_t count, double apart = 1.0) {
    scene_.add_robots(robot_, shapes_, static_cast<int>(count));
    truth_.robots.resize(count);
    truth_.joints.assign(count * robot_.joints.size(), 0.0);
    for (std::size_t i = 0; i < count; ++i) {
      truth_.robots[i].X_FR = {static_cast<double>(i) * apart, 0, 0};
      truth_.robots[i].height = 0.333;
    }
    truth_.ball.p_FB = {-2, 2, 0.03};
    scene_.update(truth_);
  }
  int put_cylinder(double bearing, double away, double radius = 0.05) {
    return scene_.add_thing(make_solid(ShapeKind::Cylinder, {radius, 0, 0.4},
                                       {{away * std::cos(bearing), away * std::sin(bearing), 0.4}, {}}));
  }
  void turn(std::size_t robot, double heading) {
    truth_.robots[robot].X_FR.heading = heading;
    truth_.robots[robot].q_FR = turn_about_z(heading);
  }
  body::SonarSensor exact_sonar() {
    auto sensors = body::load_sensors(kContent, "nao_sonar").value();
    sensors.sonar->faults.noise = sensors.sonar->faults.missed = sensors.sonar->ghosts = 0.0;
    return *sensors.sonar;
  }
  /// The next reading.
  SonarEchoes listen(SimulatedSonar& sonar, Duration most = 400_ms) {
    Maybe<SonarEchoes> echoes;
    for (const Time end = truth_.time + most; !echoes && truth_.time < end;) {
      truth_.time += 10_ms;
      scene_.update(truth_);
      sonar.read(scene_, surroundings_.air, echoes);
    }
    return echoes ? *echoes : SonarEchoes{.mode = -1};
  }
};

TEST_F(Ranges, RaysMeetRobotsBallGoalsAndGround) {
  put_robots(2);
  truth_.ball.p_FB = {0, 1, 0.0325};
  scene_.update(truth_);

  // the other robot's trunk, not the own one
  const RayScene::Hit robot = scene_.cast({0, 0, 0.38}, kAhead, 5, 0);
  EXPECT_EQ(robot.owner, 1);
  EXPECT_NEAR(robot.distance, 0.95, 0.03);
  const RayScene::Hit ball = scene_.cast({0, 0, 0.0325}, {0, 1, 0}, 5, 0);
  EXPECT_EQ(ball.owner, RayScene::kBall);
  EXPECT_NEAR(ball.distance, 1 - league_.ball.radius.value, 1e-9);
  const RayScene::Hit post = scene_.cast({4.0, 0.9, 0.5}, kAhead, 5, 0);
  EXPECT_EQ(post.owner, RayScene::kGoal);
  EXPECT_NEAR(post.distance, 0.45, 1e-9);
  const RayScene::Hit ground = scene_.cast({-3, -2, 0.5}, {std::sqrt(0.5), 0, -std::sqrt(0.5)}, 5, 0);
  EXPECT_EQ(ground.owner, RayScene::kGround);
  EXPECT_NEAR(ground.distance, 0.5 * std::sqrt(2.0), 1e-9);
  const RayScene::Hit nothing = scene_.cast({-3, -2, 0.5}, {0, -1, 0}, 5, 0);
  EXPECT_EQ(nothing.owner, RayScene::kNothing);
  EXPECT_EQ(nothing.distance, 5);
}

TEST_F(Ranges, RobotsOnWheelsAreBoxesBetweenWalls) {
  const field::League league = field::load_league(kContent, "simurosot").value();
  RayScene scene{league};
  scene.add_robots(league.robot, 2);
  Truth truth;
  truth.robots.resize(2);
  truth.robots[0].height = truth.robots[1].height = league.robot.side.value / 2;
  truth.robots[1].X_FR = {0.5, 0, 0};
  truth.ball.p_FB = {0, 0.5, 0.02};
  scene.update(truth);

  EXPECT_NEAR(scene.cast({0, 0, 0.03}, kAhead, 5, 0).distance, 0.5 - league.robot.side.value / 2, 1e-9);
  const RayScene::Hit wall = scene.cast({0, 0, 0.03}, {0, -1, 0}, 5, 0);
  EXPECT_EQ(wall.owner, RayScene::kWall);
  EXPECT_NEAR(wall.distance, -league.walls.bottom.value, 1e-9);
}

TEST_F(Ranges, TheSonarKeysAreTheMakers) {
  EXPECT_EQ(SimulatedSonar::key(true, 0), "Device/SubDeviceList/US/Left/Sensor/Value");
  EXPECT_EQ(SimulatedSonar::key(false, 9), "Device/SubDeviceList/US/Right/Sensor/Value9");
}

TEST_F(Ranges, SonarsHearOnTheirSideAndBothHearTheMiddle) {
  put_robots(1);
  SimulatedSonar sonar{exact_sonar(), 0, Random{1}};
  sonar.command({68, 68});
  const int thing = put_cylinder(from_degrees(40), 0.8);

  const SonarEchoes left = listen(sonar);
  scene_.move_thing(thing, {{0.8, 0, 0.4}, {}});
  listen(sonar);
  const SonarEchoes middle = listen(sonar);
  scene_.move_thing(thing, {{0.8 * std::cos(from_degrees(40)), -0.8 * std::sin(from_degrees(40)), 0.4}, {}});
  listen(sonar);
  const SonarEchoes right = listen(sonar);

  EXPECT_EQ(left.mode, 68);
  EXPECT_NEAR(left.left[0], 0.69, 0.03);
  EXPECT_EQ(left.right[0], 0.0);
  EXPECT_NEAR(middle.left[0], 0.7, 0.03);
  EXPECT_NEAR(middle.left[0], middle.right[0], 0.01);
  EXPECT_EQ(right.left[0], 0.0);
  EXPECT_NEAR(right.right[0], left.left[0], 1e-3);
}

TEST_F(Ranges, EchoesComeNearestFirstAndWhatIsHiddenTooNearOrTooFarIsNotHeard) {
  put_robots(1);
  SimulatedSonar sonar{exact_sonar(), 0, Random{1}};
  sonar.command({68, 68});
  put_cylinder(from_degrees(30), 1.5);
  put_cylinder(from_degrees(10), 0.8);
  put_cylinder(from_degrees(30.5), 2.1);  // behind the first
  put_cylinder(from_degrees(20), 2.8);

  const SonarEchoes echoes = listen(sonar);

  EXPECT_NEAR(echoes.left[0], 0.7, 0.03);
  EXPECT_NEAR(echoes.left[1], 1.4, 0.03);
  EXPECT_EQ(echoes.left[2], 0.0);

  put_cylinder(from_degrees(20), 0.3);
  listen(sonar);
  const SonarEchoes with_one_too_near = listen(sonar);
  EXPECT_GT(with_one_too_near.left[0], 0.25);
}

TEST_F(Ranges, SonarsHearPostsLegsAndTheBall) {
  put_robots(1);
  SimulatedSonar sonar{exact_sonar(), 0, Random{1}};
  sonar.command({68, 68});
  truth_.robots[0].X_FR = {3.2, 0.9, 0};  // before a post
  EXPECT_NEAR(listen(sonar).left[0], 4.5 - 3.2 - 0.05 - 0.05, 0.04);

  truth_.robots[0].X_FR = {0, -2, 0};
  // before the left one, far enough to come into its cone, which looks up by 10 degrees
  truth_.ball.p_FB = {1.5 * std::cos(from_degrees(20)), -2 + 1.5 * std::sin(from_degrees(20)), 0.0325};
  listen(sonar);
  EXPECT_NEAR(listen(sonar).left[0], 1.45, 0.06);
}

TEST_F(Ranges, ModesChooseTransmittersAndReceivers) {
  put_robots(1);
  put_cylinder(from_degrees(40), 0.8);  // only the left one hears it
  put_cylinder(0, 1.2);                 // before both
  const struct {
    int mode;
    double left, right;  // first echoes, 0 = none
  } cases[] = {{0, 0.69, 0},  {1, 0, 1.1},     {2, 1.1, 0},     {3, 0, 1.1},   {4, 0.69, 1.1},
               {6, 1.1, 1.1}, {12, 0.69, 1.1}, {68, 0.69, 1.1}, {70, 1.1, 1.1}};
  for (const auto& one : cases) {
    SimulatedSonar sonar{exact_sonar(), 0, Random{1}};
    sonar.command({one.mode, one.mode});
    const SonarEchoes first = listen(sonar);
    EXPECT_EQ(first.mode, one.mode);
    EXPECT_NEAR(first.left[0], one.left, 0.04) << one.mode;
    EXPECT_NEAR(first.right[0], one.right, 0.04) << one.mode;
    // only periodic modes go on by themselves
    EXPECT_EQ(listen(sonar).mode, one.mode >= 64 ? one.mode : -1) << one.mode;
  }
}

TEST_F(Ranges, OffMeansSilence) {
  put_robots(1);
  put_cylinder(0, 0.8);
  SimulatedSonar sonar{exact_sonar(), 0, Random{1}};
  EXPECT_EQ(listen(sonar).mode, -1);
  sonar.command({68, 68});
  EXPECT_EQ(listen(sonar).mode, 68);
  sonar.command({-1, -1});
  EXPECT_EQ(listen(sonar).mode, -1);
  sonar.command({5, 5});  // no mode
  EXPECT_EQ(listen(sonar).mode, -1);
}

TEST_F(Ranges, ReadingsComeTenTimesASecondAndAreReckonedByTheSpeedOfSound) {
  put_robots(1);
  put_cylinder(0, 0.8);
  body::SonarSensor cold = exact_sonar();
  cold.air = 331.3;  // at 0 degrees
  SimulatedSonar sonar{cold, 0, Random{1}};
  sonar.command({68, 68});
  listen(sonar);
  const Time before = listen(sonar).time;
  const SonarEchoes last = listen(sonar);
  EXPECT_NEAR((last.time - before).seconds(), 0.1, 1e-4);
  // sound takes longer, so that things seem farther away
  EXPECT_NEAR(last.left[0] / 0.7, 343.4 / 331.3, 0.03);
}

TEST_F(Ranges, TwoRobotsThatFaceEachOtherHearEachOthersShots) {
  put_robots(2, 2.0);
  turn(1, kPi);
  int disturbed = 0;
  int readings = 0;
  // clocks that begin anywhere: now and then one listens while the other shoots
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    SimulatedSonar one{exact_sonar(), 0, Random{seed}};
    SimulatedSonar other{exact_sonar(), 1, Random{seed + 1000}};
    one.command({68, 68});
    other.command({68, 68});
    Maybe<SonarEchoes> heard, ignored;
    for (int i = 0; i < 40; ++i) {
      truth_.time += 10_ms;
      scene_.update(truth_);
      one.read(scene_, surroundings_.air, heard);
      other.read(scene_, surroundings_.air, ignored);
      if (!heard) continue;
      ++readings;
      // the other robot stands 1.8 m away
      if (heard->left[0] < 1.5 && heard->left[0] > 0) ++disturbed;
    }
  }
  EXPECT_GT(disturbed, readings / 50);
  EXPECT_LT(disturbed, readings / 3);
}

TEST_F(Ranges, TheSameSeedGivesTheSameEchoes) {
  put_robots(3);
  auto sensors = body::load_sensors(kContent, "nao_sonar").value();
  sensors.sonar->ghosts = 0.5;
  std::vector<double> heard[2];
  for (std::vector<double>& one : heard) {
    truth_.time = {};
    surroundings_.air = {};
    SimulatedSonar sonar{*sensors.sonar, 0, Random{7}};
    sonar.command({68, 68});
    for (int i = 0; i < 20; ++i) {
      const SonarEchoes echoes = listen(sonar);
      one.insert(one.end(), echoes.left.begin(), echoes.left.end());
    }
  }
  EXPECT_EQ(heard[0], heard[1]);
}

TEST_F(Ranges, ScannersSweepWithAllTheirRays) {
  put_robots(2);
  auto sensors = body::load_sensors(kContent, "ceabot_lasers").value();
  ASSERT_TRUE(body::mount(robot_.links, "", sensors));
  RangeSensors ranges{sensors, 0, Random{1}};
  Readings readings;
  truth_.time = Time{} + 100_ms;
  scene_.update(truth_);

  ranges.read(surroundings_, readings);

  ASSERT_EQ(readings.lasers.size(), 3u);
  const LaserScan& front = readings.lasers[0];
  ASSERT_EQ(front.distances.size(), 21u);
  EXPECT_EQ(front.scanner, 0);
  EXPECT_NEAR(front.first_bearing, from_degrees(-0.5), 1e-12);
  for (const double distance : front.distances) EXPECT_NEAR(distance, 1.0 - 0.06 - 0.05, 0.03);
  for (const double distance : readings.lasers[1].distances) EXPECT_EQ(distance, 5.0);
  ASSERT_TRUE(readings.depth);
  EXPECT_EQ(readings.depth->distances.size(), 64u * 48u);
  // straight ahead the robot, in the last row the ground before the feet
  EXPECT_NEAR(readings.depth->distances[24 * 64 + 32], 0.89, 0.05);
  EXPECT_NEAR(readings.depth->distances[47 * 64 + 63], 0.413 / std::sqrt(1.0 / 3), 0.05);

  // until the next sweep there is nothing new
  truth_.time += 50_ms;
  scene_.update(truth_);
  ranges.read(surroundings_, readings);
  EXPECT_TRUE(readings.lasers.empty());
  EXPECT_FALSE(readings.depth);
}

TEST_F(Ranges, SweepsAreToldAfterTheirLatencyAndMissWhatTheyAreTold) {
  put_robots(2);
  body::LaserSensor sensor;
  sensor.step = from_degrees(0.05);
  sensor.mounting.X_LS.position = {0.06, 0, 0.08};
  sensor.faults = {.every = 100_ms, .latency = 30_ms, .noise = 0.01, .missed = 0.5};
  SimulatedLaser laser{sensor, 0, 0, Random{1}};
  std::vector<LaserScan> scans;
  Spares<LaserScan> spares;
  truth_.time = Time{} + 100_ms;
  for (int i = 0; i < 2; ++i) {
    scene_.update(truth_);
    laser.read(scene_, scans, spares);
    EXPECT_TRUE(scans.empty());
    truth_.time += 10_ms;
  }
  truth_.time += 10_ms;
  scene_.update(truth_);
  laser.read(scene_, scans, spares);
  ASSERT_EQ(scans.size(), 1u);
  EXPECT_EQ(scans[0].time, Time{} + 100_ms);
  const auto missed = std::ranges::count(scans[0].distances, 5.0);
  EXPECT_GT(missed, 3);
  EXPECT_LT(missed, 18);
}

TEST_F(Ranges, TicksAllocateNothing) {
  put_robots(2);
  auto sensors = body::load_sensors(kContent, "ceabot_lasers").value();
  sensors.sonar = body::load_sensors(kContent, "nao_sonar").value().sonar;
  ASSERT_TRUE(body::mount(robot_.links, "", sensors));
  RangeSensors ranges{sensors, 0, Random{1}};
  Readings readings;
  Readings kept;
  Spares<LaserScan> spares;
  int sweeps = 0;
  const auto tick = [&](int ticks) {
    for (int i = 0; i < ticks; ++i) {
      truth_.time += 10_ms;
      scene_.update(truth_);
      ranges.read(surroundings_, readings);
      sweeps += static_cast<int>(readings.lasers.size());
      // as a player keeps what it was given
      spares.resize(kept.lasers, readings.lasers.size());
      kept = readings;
    }
  };
  tick(100);
  sweeps = 0;

  const long before = allocations_of_this_thread();
  tick(200);

  EXPECT_EQ(allocations_of_this_thread() - before, 0);
  EXPECT_GT(sweeps, 30);
}

}  // namespace
}  // namespace cancha::world
