#include "server/camera_api.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "base/file_writer.h"
#include "base/json.h"
#include "server/content_api_test.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

class CameraApiTest : public ContentApiTest {
 protected:
  CameraApiTest() : ContentApiTest{"/api/camera/", CANCHA_SOURCE_DIR, {"leagues", "looks", "robots", "vision"}} {}
  CameraShot shot(int seed) { return read<CameraShot>(ask("GET", fmt::format("shot?seed={}", seed))); }
  ColourFileView colours(const std::string& name) { return read<ColourFileView>(ask("GET", "colours?name=" + name)); }
  std::string text_of(const std::string& name) const { return ContentApiTest::text_of(fs::path{"vision"} / name); }
};

TEST_F(CameraApiTest, ColoursAreListedAndShownWithTheirDoubts) {
  EXPECT_EQ(ask("GET", "colours").body, R"(["futbotVision.conf","kidsize.toml","spl.toml"])");
  const ColourFileView document = colours("futbotVision.conf");
  ASSERT_FALSE(document.doubts.empty());
  EXPECT_NE(document.doubts[0].find("so that no pixel has this colour"), std::string::npos)
      << "the document's field range runs backwards";
  EXPECT_EQ(ask("GET", "colours?name=../players/kidsize.toml").status, 404);
  EXPECT_EQ(ask("GET", "colours?name=objSampleData.input").status, 404);
}

TEST_F(CameraApiTest, SavingKeepsWhatWasThereAndNeverOverwritesUnseen) {
  ColourFileView draft = colours("kidsize.toml");
  const std::string etag = draft.etag;
  const std::string before = text_of("kidsize.toml");
  draft.ranges[0].hue_high = 19;

  EXPECT_EQ(ask("PUT", "colours", to_json(draft)).status, 409) << "there is one already";
  EXPECT_EQ(ask("PUT", "colours", to_json(draft), {{"If-Match", "\"other\""}}).status, 409);
  EXPECT_EQ(ask("PUT", "colours", to_json(draft), {{"If-Match", etag}}).status, 200);
  EXPECT_EQ(colours("kidsize.toml").ranges[0].hue_high, 19);
  EXPECT_EQ(text_of("kidsize.toml.before"), before);

  draft.name = "mine.conf";
  EXPECT_EQ(ask("PUT", "colours", to_json(draft)).status, 200);
  EXPECT_EQ(colours("mine.conf").ranges.size(), draft.ranges.size());
  EXPECT_TRUE(text_of("mine.conf").starts_with("region ball {")) << "FutRob's form";
}

TEST_F(CameraApiTest, WhatIsNoRangeIsRefused) {
  ColourFileView draft = colours("kidsize.toml");
  draft.name = "mine.toml";
  const auto status = [&](const auto& change) {
    ColourFileView bad = draft;
    change(bad);
    return ask("PUT", "colours", to_json(bad)).status;
  };
  EXPECT_EQ(status([](auto& bad) { bad.ranges[0].hue_low = 180; }), 422);
  EXPECT_EQ(status([](auto& bad) { bad.ranges[0].name = "a {}\nregion b"; }), 422);
  EXPECT_EQ(status([](auto& bad) { bad.ranges[1].name = bad.ranges[0].name; }), 422);
  EXPECT_EQ(status([](auto& bad) { bad.ranges.resize(40, bad.ranges[0]); }), 422);
  EXPECT_EQ(status([](auto& bad) { bad.name = "../mine.toml"; }), 400);
  EXPECT_EQ(status([](auto& bad) { bad.name = "mine.input"; }), 400);
  EXPECT_EQ(ask("PUT", "colours", "no json").status, 400);
  EXPECT_EQ(ask("DELETE", "colours").status, 405);
  EXPECT_FALSE(fs::exists(content_ / "vision" / "mine.toml"));
  fs::create_symlink(folders_.root() / "secret.txt", content_ / "vision" / "mine.toml");
  EXPECT_EQ(status([](auto&) {}), 409) << "a link is no file of ours";
}

TEST_F(CameraApiTest, ASimulatedPictureIsSeenInWithTheRangesOfThePage) {
  const CameraShot picture = shot(3);
  EXPECT_EQ(picture.picture.rgb.size(), 3u * 432 * 240);
  EXPECT_EQ(shot(3).picture.rgb, picture.picture.rgb) << "the same seed gives the same picture";
  CameraLook look{.shot = picture, .ranges = colours("kidsize.toml").ranges};

  const auto seen = read<CameraSeen>(ask("POST", "look", to_json(look)));

  EXPECT_EQ(seen.pixels.size(), look.ranges.size());
  EXPECT_GT(seen.pixels[1], 1000) << "there is field in view";
  EXPECT_FALSE(seen.things.empty());
  look.ranges.clear();
  EXPECT_TRUE(read<CameraSeen>(ask("POST", "look", to_json(look))).things.empty());
}

TEST_F(CameraApiTest, APictureIsSeenWithTheSizesOfItsLeagueAndThroughTheCameraOfItsRobot) {
  CameraLook look{.shot = shot(1), .ranges = colours("kidsize.toml").ranges};
  // the distance by a ball's width and the one by the ground must agree
  const auto balls = [&](const std::string& league) {
    look.league = league;
    int count = 0;
    for (int seed = 1; seed <= 8; ++seed) {
      look.shot = shot(seed);
      const auto seen = read<CameraSeen>(ask("POST", "look", to_json(look)));
      count += std::ranges::count(seen.things, ThingKind::Ball, &Seen::kind) > 0 ? 1 : 0;
    }
    return count;
  };
  EXPECT_GT(balls("kidsize"), balls("msl")) << "there it would be three times as large";

  look.league = "kidsize";
  look.shot = shot(3);
  const auto things = [&](const std::string& model, const std::string& camera) {
    look.shot.model = model;
    look.shot.camera = camera;
    return to_json(read<CameraSeen>(ask("POST", "look", to_json(look))).things);
  };
  EXPECT_EQ(things("bioloid", "head"), things("bioloid", "")) << "its first one";
  EXPECT_NE(things("nao", "mouth"), things("bioloid", "head")) << "another lens, other distances";
  look.shot.camera = "tail";
  EXPECT_NE(ask("POST", "look", to_json(look)).body.find("has no camera 'tail'"), std::string::npos);
  look.shot.camera.clear();
  look.league = "../../etc";
  EXPECT_EQ(ask("POST", "look", to_json(look)).body, "There is no such league.\n");
}

TEST_F(CameraApiTest, PicturesThatAreNoneAreRefused) {
  CameraLook look{.shot = shot(3), .ranges = {}};
  const auto status = [&](const auto& change) {
    CameraLook bad = look;
    change(bad.shot);
    return ask("POST", "look", to_json(bad)).status;
  };
  EXPECT_EQ(status([](CameraShot& bad) { bad.picture.rgb.pop_back(); }), 422);
  EXPECT_EQ(status([](CameraShot& bad) { bad.picture.width = 1 << 20; }), 422);
  EXPECT_EQ(status([](CameraShot& bad) { bad.picture.width = -2; }), 422);
  EXPECT_EQ(status([](CameraShot& bad) { bad.height = 0; }), 422);
  EXPECT_EQ(status([](CameraShot& bad) { bad.tilt = 91; }), 422);
  EXPECT_EQ(status([](CameraShot& bad) { bad.model = "../../x"; }), 422);
  EXPECT_EQ(ask("GET", "shot?seed=x").status, 400);
  EXPECT_EQ(ask("GET", "device?number=10").status, 400);
  const auto device = ask("GET", "device?number=9");
  EXPECT_EQ(device.status, 404);
  EXPECT_NE(device.body.find("/dev/video9: cannot be opened"), std::string::npos) << device.body;
  EXPECT_NE(device.body.find("machine that runs the studio"), std::string::npos) << device.body;
  EXPECT_EQ(ask("GET", "look").status, 405);
}

TEST_F(CameraApiTest, RangesAndTiltComeFromPicturesAtKnownPlaces) {
  CameraCalibration asked;
  for (int seed = 1; seed <= 10; ++seed) asked.shots.push_back(shot(seed));

  const auto proposed = read<ColourFileView>(ask("POST", "propose", to_json(asked)));
  ASSERT_GE(proposed.ranges.size(), 3u);
  EXPECT_EQ(proposed.ranges[0].name, "ball");
  EXPECT_EQ(proposed.ranges[1].name, "field");

  asked.ranges = colours("kidsize.toml").ranges;
  for (CameraShot& one : asked.shots) one.tilt -= 2;
  const auto mount = read<CameraMountView>(ask("POST", "mount", to_json(asked)));
  EXPECT_NEAR(mount.tilt, 2.0, 0.7);

  EXPECT_EQ(ask("PUT", "mount", R"({"robot":"r3","tilt":2.0,"height":0.01})").status, 200);
  const auto kept = sense::parse_mount(text_of("mounts/r3.toml"), "r3.toml");
  ASSERT_TRUE(kept) << kept.error().text();
  EXPECT_NEAR(in_degrees(kept->tilt), 2.0, 1e-3);
  EXPECT_EQ(ask("PUT", "mount", R"({"robot":"../r3","tilt":2.0,"height":0.01})").status, 400);
  EXPECT_EQ(ask("PUT", "mount", R"({"robot":"r3","tilt":200,"height":0.01})").status, 400);
  asked.shots.clear();
  EXPECT_EQ(ask("POST", "propose", to_json(asked)).status, 422);
  asked.shots.push_back(shot(1));
  asked.league = "../../etc";
  EXPECT_EQ(ask("POST", "propose", to_json(asked)).status, 422);
}

TEST_F(CameraApiTest, TiltIsFoundThroughTheLensThatWasMeasured) {
  // pictures by a lens that bends lines and sits 10 pixels, two degrees, too low; the robot's files know nothing of it
  const fs::path cameras = content_ / "robots/bioloid/cameras.toml";
  const std::string before = read_text(cameras).value();
  std::string bent = before;
  bent.insert(bent.find("focal = 280.0"), "k1 = -0.1\ncentre_v = 130.0\n");
  ASSERT_TRUE(write_file(cameras, bent));
  CameraCalibration asked;
  for (int seed = 1; seed <= 10; ++seed) asked.shots.push_back(shot(seed));
  ASSERT_TRUE(write_file(cameras, before));
  asked.ranges = colours("kidsize.toml").ranges;
  const std::string measured =
      "title = \"r3\"\ntilt = 0.0\nheight = 0.0\n\n"
      "[lens]\nwidth = 864\nheight = 480\nfocal = 560.0\ncentre_v = 260.0\nk1 = -0.1\n";
  ASSERT_TRUE(write_file(content_ / "vision/mounts/r3.toml", measured, {.make_folders = true}));
  const auto found = [&](const std::string& mount) {
    for (CameraShot& one : asked.shots) one.mount = mount;
    return read<CameraMountView>(ask("POST", "mount", to_json(asked)));
  };

  const CameraMountView by_files = found("");
  const CameraMountView by_lens = found("r3");

  EXPECT_NEAR(by_lens.tilt, 0.0, 0.7);
  EXPECT_GT(std::abs(by_files.tilt), 1.2) << "another lens is taken for a tilt";
  EXPECT_EQ(to_json(found("r4")), to_json(by_files)) << "nobody has measured that one";
  CameraLook look{.shot = asked.shots[0], .ranges = {}};
  look.shot.mount = "../r3";
  EXPECT_EQ(ask("POST", "look", to_json(look)).status, 422);
}

}  // namespace
}  // namespace cancha::server
