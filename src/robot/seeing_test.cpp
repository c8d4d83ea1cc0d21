#include "robot/seeing.h"

#include <gtest/gtest.h>

#include "robot/parts.h"

namespace cancha::robot {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

class Seeing : public testing::Test {
 protected:
  field::League league_ = field::load_league(kContent, "kidsize").value();
  std::shared_ptr<const BodyKind> kind_ = load_body(kContent, "bioloid").value();
  Programs programs_{league_, behaviour_reader(kContent)};

  std::unique_ptr<Player> player(const std::string& profile) {
    profile_ = load_profile(kContent, profile).value();
    return make_player({profile_, {Team::Blue, 1}, league_, kind_.get(), programs_}).value();
  }
  Profile profile_;
};

TEST_F(Seeing, APlayerSeesByItsCameraInPictures) {
  const auto one = player("kidsize_camera");
  Readings readings;
  readings.joints.present().angles = kind_->standing;
  Image& image = readings.image.present();
  image.width = 432;
  image.height = 240;
  image.pixels.assign(std::size_t{432} * 240 * 2, std::byte{128});
  (void)one->tick(readings);
  ASSERT_TRUE(one->frame().percepts.sight) << "it looked, and saw a grey wall";
  EXPECT_EQ(one->frame().percepts.sight->width, 432);
  EXPECT_EQ(profile_.seeing.vision.recognise.least_blob, 12);
}

TEST_F(Seeing, APlayerSeesWhatAScriptSays) {
  const auto one = player("kidsize_stub");
  Readings readings;
  readings.joints.present().angles = kind_->standing;
  (void)one->tick(readings);
  ASSERT_TRUE(one->frame().percepts.sight);
  const std::vector<Seen>& things = one->frame().percepts.sight->things;
  ASSERT_EQ(things.size(), 2u);
  EXPECT_NEAR(things[0].distance, 1.34, 1e-9);
}

TEST_F(Seeing, WhatIsMissingIsTold) {
  const auto script = parse_profile("title = \"x\"\n[senses]\nkind = \"stub\"\n", "x.toml");
  ASSERT_FALSE(script);
  EXPECT_NE(script.error().text().find("is missing: a file of content/vision with the scenes"), std::string::npos);
  SeeingProfile nowhere;
  nowhere.colours = "nowhere.toml";
  EXPECT_FALSE(load_seeing(kContent, "camera", nowhere));
  EXPECT_TRUE(load_seeing(kContent, "oracle", nowhere)) << "nobody needs them";
  nowhere.colours = "kidsize.toml";
  nowhere.mount = "mounts/nowhere.toml";
  EXPECT_FALSE(load_seeing(kContent, "camera", nowhere));
  SeeingProfile other;
  other.camera = "haed";
  const auto senses = camera_senses(other, kind_->robot, kind_->cameras, Team::Blue, {});
  ASSERT_FALSE(senses);
  EXPECT_EQ(senses.error().text(), "bioloid: has no camera 'haed' (did you mean 'head'? known: head, omni)");
}

}  // namespace
}  // namespace cancha::robot
