#include "body/sensors.h"

#include <gtest/gtest.h>

#include "base/text_file.h"
#include "body/robot.h"

namespace cancha::body {
namespace {

const std::string kContent = CANCHA_SOURCE_DIR "/content";

Result<std::string> no_files(const std::string& file) {
  return fail(file, "cannot be read");
}

TEST(Sensors, TheSonarsOfANaoAreReadWithTheirThreeFiles) {
  const auto sensors = load_sensors(kContent, "nao_sonar");

  ASSERT_TRUE(sensors) << sensors.error().text();
  ASSERT_TRUE(sensors->sonar);
  EXPECT_NEAR(in_degrees(sensors->sonar->cone), 60, 1e-9);
  EXPECT_EQ(sensors->sonar->least, 0.25);
  EXPECT_EQ(sensors->sonar->most, 2.55);
  EXPECT_EQ(sensors->sonar->faults.every, 100_ms);
  // the right one is the mirror image of the left one
  const Vec3 left = sensors->sonar->transmitters[0].X_LS.rotation * Vec3{1, 0, 0};
  const Vec3 right = sensors->sonar->transmitters[1].X_LS.rotation * Vec3{1, 0, 0};
  EXPECT_NEAR(left.y, -right.y, 1e-12);
  EXPECT_NEAR(left.z, right.z, 1e-12);
  EXPECT_GT(left.y, 0.3);
  EXPECT_GT(left.z, 0.1);

  const SonarSettings& settings = sensors->sonar_settings;
  EXPECT_EQ(settings.control.send_interval, 600_ms);
  EXPECT_EQ(settings.control.ignore_after, 200_ms);
  EXPECT_EQ(settings.control.modes, (std::vector<int>{68, 68, 70}));
  EXPECT_EQ(settings.calibration.window, 60);
  EXPECT_NEAR(settings.calibration.most, 1.5, 1e-12);
  EXPECT_NEAR(settings.calibration.hold, 0.045, 1e-12);
  EXPECT_NEAR(in_degrees(settings.calibration.cones[0].left), 60, 1e-9);
  EXPECT_NEAR(in_degrees(settings.calibration.cones[2].right), -60, 1e-9);
  EXPECT_NEAR(settings.grid.grouping, 0.1, 1e-12);
  EXPECT_EQ(settings.grid.cell_free, 50_ms);
}

TEST(Sensors, ScannersHaveAsManyRaysAsTheirAnglesSay) {
  const auto sensors = load_sensors(kContent, "ceabot_lasers");

  ASSERT_TRUE(sensors) << sensors.error().text();
  ASSERT_EQ(sensors->lasers.size(), 3u);
  for (const LaserSensor& laser : sensors->lasers) EXPECT_EQ(laser.rays, 21);
  ASSERT_TRUE(sensors->depth);
  EXPECT_EQ(sensors->depth->width * sensors->depth->height, 64 * 48);
}

TEST(Sensors, ImuAndEncodersHaveDegreesInTheirFile) {
  const auto sensors = load_sensors(kContent, "kidsize_shaky");

  ASSERT_TRUE(sensors) << sensors.error().text();
  ASSERT_TRUE(sensors->imu && sensors->encoders);
  EXPECT_NEAR(in_degrees(sensors->imu->gyro_bias), 1.0, 1e-12);
  EXPECT_EQ(sensors->imu->faults.latency, 16_ms);
  EXPECT_EQ(sensors->imu->faults.failures, (Failures{nearest(Seconds{20}), 100_ms, false}));
  EXPECT_NEAR(in_degrees(sensors->encoders->faults.noise), 0.2, 1e-12);
  EXPECT_TRUE(sensors->encoders->faults.failures.freezes);
  EXPECT_EQ(
      parse_sensors("title = \"x\"\n[[sensors]]\nkind = \"imu\"\nfails_for = 1\n", "s.toml", no_files).error().text(),
      "s.toml:2:1: 'fails_every' is missing: it never fails (fails_every = 10, in seconds)");
  EXPECT_FALSE(
      parse_sensors("title = \"x\"\n[[sensors]]\nkind = \"imu\"\n[[sensors]]\nkind = \"imu\"\n", "s.toml", no_files));
}

TEST(Sensors, SolesBumpersAndWheelsHaveRateAndFaultsOfTheirOwn) {
  const auto read = [](const std::string& entries) {
    return parse_sensors("title = \"x\"\n" + entries, "s.toml", no_files);
  };
  const auto sensors = read(
      "[[sensors]]\nkind = \"soles\"\nnoise = 2.5\nevery = 0.02\n[[sensors]]\nkind = \"touch\"\nlatency = 0.03\n"
      "[[sensors]]\nkind = \"wheels\"\nnoise = 0.02\nmissed = 0.1\nfails_every = 5\n");

  ASSERT_TRUE(sensors) << sensors.error().text();
  ASSERT_TRUE(sensors->soles && sensors->touch && sensors->wheels);
  EXPECT_EQ(sensors->soles->faults.noise, 2.5);
  EXPECT_EQ(sensors->soles->faults.every, 20_ms);
  EXPECT_EQ(sensors->touch->faults.latency, 30_ms);
  EXPECT_EQ(sensors->touch->faults.every, Duration{}) << "in each tick";
  EXPECT_EQ(sensors->wheels->faults.missed, 0.1);
  EXPECT_EQ(sensors->wheels->faults.failures.every, 5000_ms);
  const auto told = [&](const std::string& entries) {
    const auto wrong = read(entries);
    return wrong ? std::string{"accepted"} : wrong.error().text();
  };
  EXPECT_NE(told("[[sensors]]\nkind = \"touch\"\nnoise = 1\n").find("noise"), std::string::npos)
      << "a switch is pressed or not";
  EXPECT_NE(told("[[sensors]]\nkind = \"wheels\"\nnoise = 1.5\n").find("noise"), std::string::npos);
  EXPECT_NE(
      told("[[sensors]]\nkind = \"soles\"\n[[sensors]]\nkind = \"soles\"\n").find("a robot has one kind of soles"),
      std::string::npos);
}

TEST(Sensors, FaultsAreToldTogether) {
  const auto sensors = parse_sensors(
      "title = \"x\"\n[[sensors]]\nkind = \"laser\"\nfirst = 1\nlast = 0\n[[sensors]]\nkind = \"radar\"\n"
      "[[sensors]]\nname = \"y\"\n[sonar]\ncontrol = \"gone.cfg\"\n",
      "s.toml", no_files);

  ASSERT_FALSE(sensors);
  const std::string text = sensors.error().text();
  EXPECT_NE(text.find("a sweep has 1 to 4096 rays"), text.npos) << text;
  EXPECT_NE(text.find("radar"), text.npos) << text;
  EXPECT_NE(text.find("'kind' is missing"), text.npos) << text;
  EXPECT_NE(text.find("gone.cfg: cannot be read"), text.npos) << text;
}

TEST(Sensors, OneThatSitsOnALinkWhichTheRobotDoesNotHaveIsRefused) {
  auto sensors = parse_sensors("title = \"x\"\n[[sensors]]\nkind = \"laser\"\nlink = \"trunc\"\n", "s.toml", no_files);
  ASSERT_TRUE(sensors);
  std::vector<Link> links(2);
  links[0].name = "trunk";
  links[1].name = "head";

  const auto mounted = mount(links, "s.toml", *sensors);

  ASSERT_FALSE(mounted);
  EXPECT_NE(mounted.error().text().find("did you mean 'trunk'?"), std::string::npos) << mounted.error().text();
}

TEST(Sensors, ARobotsOwnFileMayHaveThem) {
  const std::string folder = kContent + "/robots/nao/";
  const std::string text = read_text(folder + "robot.toml").value();
  const auto beside = [&](const std::string& file) { return read_text(folder + file); };

  const auto robot = parse_robot(text + "\n[[sensors]]\nkind = \"laser\"\nlink = \"head\"\n", "nao/robot.toml", beside);

  ASSERT_TRUE(robot) << robot.error().text();
  ASSERT_EQ(robot->sensors.lasers.size(), 1u);
  EXPECT_EQ(robot->links[robot->sensors.lasers[0].mounting.link].name, "head");
  const auto wrong = parse_robot(text + "\n[[sensors]]\nkind = \"laser\"\nlink = \"tail\"\n", "nao/robot.toml", beside);
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().text().find("nao/robot.toml: a sensor sits on 'tail'"), std::string::npos);
}

TEST(Sensors, OnesThatNobodyHasWrittenAreAnsweredWithThoseThereAre) {
  const auto sensors = load_sensors(kContent, "nao_sonars");

  ASSERT_FALSE(sensors);
  EXPECT_NE(sensors.error().text().find("nao_sonar"), std::string::npos);
}

TEST(SonarFiles, ValuesThatCannotWorkAreRefused) {
  EXPECT_EQ(parse_sonar_control("sendInterval = 200; ignoreAfterSwitchMode = 200;", "c.cfg").error().text(),
            "c.cfg:1: 'ignoreAfterSwitchMode' must be below 'sendInterval' (else the sonars are never on)");
  EXPECT_EQ(parse_sonar_control("modes = [12];", "c.cfg").error().text(), "c.cfg:1: mode 12 cannot be used (68 or 70)");
  EXPECT_EQ(parse_sonar_calibration("cones = [{left = 0; right = 10;}];", "c.cfg").error().text(),
            "c.cfg:1: 'cones[0].left' must be above 'cones[0].right'");
  EXPECT_EQ(parse_sonar_grid("cellOccupiedState = 11;", "g.cfg").error().text(),
            "g.cfg:1: 'cellOccupiedState' must not be above 'cellMaxState' (else no cell is ever occupied)");
}

TEST(SonarModes, AreThoseOfTheTable) {
  for (const int mode : {0, 1, 2, 3, 4, 6, 12, 68, 70}) EXPECT_TRUE(is_sonar_mode(mode)) << mode;
  for (const int mode : {-1, 5, 7, 8, 64, 72, 127}) EXPECT_FALSE(is_sonar_mode(mode)) << mode;
}

}  // namespace
}  // namespace cancha::body
