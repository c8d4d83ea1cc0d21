#include "robot/rotation_drive.h"

#include <gtest/gtest.h>

#include <fstream>

#include "robot/parts.h"

// Rotation calibration: a robot whose encoders count turns wrongly finds out how much, by its own camera.
namespace cancha::robot {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

struct Calibration : testing::Test {
  field::League league = field::load_league(kContent, "msl").value();
  Profile profile = load_profile(kContent, "msl").value();
};

TEST_F(Calibration, FindsAPlantedErrorToBothSidesAndOdometryIsBetterByIt) {
  for (const auto& [left, right] : {std::pair{1.04, 0.97}, std::pair{0.95, 0.99}, std::pair{1.0, 1.0}}) {
    profile.encoders = {.left = left, .right = right};
    for (const std::uint64_t seed : {1, 2, 3}) {
      auto body = OmniPractice::make(profile, league, Random{seed}).value();
      const auto drive = drive_rotation(*body, *omni_senses(league), {});
      ASSERT_TRUE(drive) << drive.error().text();
      EXPECT_NEAR(drive->found.k_ccw * left, 1.0, 0.002);
      EXPECT_NEAR(drive->found.k_cw * right, 1.0, 0.002);

      auto other = OmniPractice::make(profile, league, Random{seed}).value();
      const auto check = drive_and_reckon(*other, *omni_senses(league), drive->found, 60000_ms, Random{seed + 7});
      ASSERT_TRUE(check) << check.error().text();
      EXPECT_GT(check->way, 30.0);
      EXPECT_LT(check->calibrated_radians, 0.15);
      EXPECT_LT(check->calibrated_metres, 0.5);
      if (left == 1.04) {
        EXPECT_GT(check->raw_radians, 4 * check->calibrated_radians);
        EXPECT_GT(check->raw_metres, 2 * check->calibrated_metres);
      }
    }
  }
}

TEST_F(Calibration, GivesUpWhereNobodyPutABall) {
  profile.sight.range = 0.5;
  auto body = OmniPractice::make(profile, league, Random{1}).value();
  const auto drive = drive_rotation(*body, *omni_senses(league), {.patience = 5000_ms});
  ASSERT_FALSE(drive);
  EXPECT_NE(drive.error().text().find("no turn ended for 5 s (put a ball on the ground"), std::string::npos)
      << drive.error().text();
}

TEST_F(Calibration, BrokenEncodersAreToldApart) {
  profile.encoders = {.left = 3.0, .right = 1.0};
  auto body = OmniPractice::make(profile, league, Random{1}).value();
  const auto drive = drive_rotation(*body, *omni_senses(league), {.whole_turns = 2});
  ASSERT_FALSE(drive);
  EXPECT_NE(drive.error().text().find("look after wheels and encoders"), std::string::npos) << drive.error().text();
}

TEST_F(Calibration, IsReadForEachRobotAndUsedByItsPlayer) {
  const std::filesystem::path copy = std::filesystem::path{testing::TempDir()} / "cancha_rotation_content";
  std::filesystem::remove_all(copy);
  std::filesystem::copy(kContent, copy, std::filesystem::copy_options::recursive);
  std::filesystem::create_directories(rotation_file(copy, "msl", 2).parent_path());
  std::ofstream{rotation_file(copy, "msl", 2)} << model::to_toml({0.9, 1.1}, "msl 2");
  const Profile read = load_profile(copy, "msl").value();
  EXPECT_EQ(read.rotation_of(1).k_cw, 1.0);
  EXPECT_EQ(read.rotation_of(2).k_cw, 0.9);
  EXPECT_EQ(read.rotation_of(2).k_ccw, 1.1);
  EXPECT_EQ(read.rotation_of(9).k_ccw, 1.0);

  // all wheels roll by so much that it is a radian to the left
  Programs programs{league, behaviour_reader(copy)};
  for (const int number : {1, 2}) {
    auto player = make_player({read, {Team::Blue, number}, league, nullptr, programs}).value();
    Readings readings;
    readings.omni.present() = {};
    player->tick(readings);
    readings.time = Time{20'000'000};
    const double rolled = league.omni->wheel_circle.value;
    readings.omni->travel = {rolled, rolled, rolled};
    player->tick(readings);
    ASSERT_TRUE(player->shared()->own().X_OR);
    EXPECT_NEAR(player->shared()->own().X_OR->heading, number == 2 ? 1.1 : 1.0, 1e-12);
  }
  std::filesystem::remove_all(copy);
}

}  // namespace
}  // namespace cancha::robot
