#include <gtest/gtest.h>
#include <turbojpeg.h>

#include "sense/vision/blobs.h"
#include "sense/vision/colour_file.h"
#include "sense/vision/image_file.h"
#include "sense/vision/jpeg.h"
#include "sense/vision/mount_file.h"

namespace cancha::sense {
namespace {

TEST(ColourFile, TheDocumentsFileIsReadAndItsFieldDoubted) {
  const auto colours = read_colours(CANCHA_SOURCE_DIR "/content/vision/futbotVision.conf");
  ASSERT_TRUE(colours) << colours.error().text();
  ASSERT_EQ(colours->ranges.size(), 3u);
  EXPECT_EQ(colours->ranges[0], (ColourRange{"ball", 0, {11, 207, 81}, {19, 255, 202}}));
  EXPECT_EQ(colours->ranges[2], (ColourRange{"my_goal", 2, {21, 208, 82}, {24, 253, 145}}));
  const auto told = doubts(*colours);
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0], "'field': the least value 125 is above the most 32, so that no pixel has this colour");
}

TEST(ColourFile, OneItemALineOrAllInOneAndComments) {
  const auto one = parse_conf("region ball { id=0 hsiMin={11,207,81} hsiMax={19,255,202} }", "x");
  const auto lines = parse_conf(
      "# colours\nregion ball {  # the ball\n id = 0\n hsiMin={ 11, 207, 81 }\n hsiMax={19,255,202}\n}\n", "x");
  ASSERT_TRUE(one && lines);
  EXPECT_EQ(*one, *lines);
  EXPECT_EQ(*parse_conf(write_conf(*one), "again"), *one);
  EXPECT_EQ(*parse_colours(write_colours(*one), "again"), *one);
}

TEST(ColourFile, FaultsAreToldWithTheirLine) {
  const auto said = [](std::string_view text) {
    const auto read = parse_conf(text, "x.conf");
    return read ? std::string{} : read.error().text();
  };
  EXPECT_EQ(said("region ball {\n id=0\n hsiMin={11,207}\n"),
            "x.conf:3: ',' is missing behind saturation of hsiMin (there is '}')");
  EXPECT_EQ(said("region ball {\n hsiMin={11,207,81}\n}\n"), "x.conf:3: region 'ball' has no hsiMax");
  EXPECT_EQ(said("region ball {\n hsiMin={200,1,1}\n"), "x.conf:2: 200 is not between 0 and 179");
  EXPECT_EQ(said("region ball {\n hsvMin={1,1,1}\n"), "x.conf:2: 'hsvMin' is unknown (id, hsiMin or hsiMax)");
  EXPECT_EQ(said("region ball {"), "x.conf:1: region 'ball' does not end ('}' is missing)");
  EXPECT_EQ(said("ball {}"), "x.conf:1: 'ball' is unknown (a file has regions only)");
  const std::string twice = "region b { hsiMin={1,1,1} hsiMax={2,2,2} }\n";
  EXPECT_EQ(said(twice + twice), "x.conf: has 'b' twice");
  const auto toml = parse_colours("[[colour]]\nname = \"x\"\nhue = [1]\nsaturation = [0, 300]\n", "x.toml");
  ASSERT_FALSE(toml);
  EXPECT_NE(toml.error().text().find("two numbers are needed: the least and the most"), std::string::npos);
  EXPECT_NE(toml.error().text().find("must lie between 0 and 255"), std::string::npos) << toml.error().text();
}

TEST(ColourFile, OurPitchHasNoDoubtsAndIsSeenFromBothTeams) {
  const auto colours = read_colours(CANCHA_SOURCE_DIR "/content/vision/kidsize.toml");
  ASSERT_TRUE(colours) << colours.error().text();
  for (const std::string& doubt : doubts(*colours)) EXPECT_NE(doubt.find("overlap"), std::string::npos) << doubt;
  const Colours blue = for_team(*colours, Team::Blue);
  EXPECT_EQ(blue.ranges[2].name, "opp_goal");
  EXPECT_EQ(blue.ranges[3].name, "my_goal");
  EXPECT_EQ(for_team(*colours, Team::Yellow).ranges[5].name, "partner");
}

/// A picture of two halves as JPEG.
std::string jpeg_of(int width, int height) {
  std::vector<unsigned char> pixels;
  for (int i = 0; i < width * height; ++i) {
    for (const int level : i % width < width / 2 ? std::array{230, 110, 20} : std::array{30, 60, 200}) {
      pixels.push_back(static_cast<unsigned char>(level));
    }
  }
  tjhandle packer = tjInitCompress();
  unsigned char* bytes = nullptr;
  unsigned long size = 0;
  EXPECT_EQ(tjCompress2(packer, pixels.data(), width, 0, height, TJPF_RGB, &bytes, &size, TJSAMP_420, 95, 0), 0);
  std::string text{reinterpret_cast<const char*>(bytes), size};
  tjFree(bytes);
  tjDestroy(packer);
  return text;
}

TEST(ImageFile, JpegAndPpmGiveTheSamePicture) {
  const auto image = parse_image(jpeg_of(64, 16), "x.jpg");
  ASSERT_TRUE(image) << image.error().text();
  EXPECT_EQ(image->width, 64);
  EXPECT_EQ(image->height, 16);
  ASSERT_TRUE(is_whole(*image));
  EXPECT_NEAR(static_cast<int>(image->pixels[0]), 230, 6);
  const auto again = parse_image(write_ppm(*image), "x.ppm");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->pixels, image->pixels);
}

TEST(ImageFile, YuyvIsWrittenAsRgb) {
  Image image;
  image.width = 2;
  image.height = 1;
  for (const int byte : {135, 64, 135, 190}) image.pixels.push_back(static_cast<std::byte>(byte));
  const auto read = parse_image(write_ppm(image), "x.ppm");
  ASSERT_TRUE(read);
  EXPECT_NEAR(static_cast<int>(read->pixels[0]), 230, 8);
  EXPECT_NEAR(static_cast<int>(read->pixels[1]), 110, 8);
  EXPECT_NEAR(static_cast<int>(read->pixels[2]), 20, 12);
}

/// Two pixels, red and half green.
std::string small_png() {
  static constexpr char kBytes[] =
      "\211\120\116\107\015\012\032\012\000\000\000\015\111\110\104\122\000\000\000\002\000\000\000\001"
      "\010\006\000\000\000\364\042\177\212\000\000\000\017\111\104\101\124\170\234\143\370\317\300\360"
      "\037\010\033\000\020\171\003\176\175\143\316\327\000\000\000\000\111\105\116\104\256\102\140\202";
  return {kBytes, sizeof kBytes - 1};
}

TEST(ImageFile, PngIsReadBeforeBlack) {
  const auto read = parse_image(small_png(), "x.png");
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ((std::array{read->width, read->height}), (std::array{2, 1}));
  std::vector<int> levels;
  for (const std::byte level : read->pixels) levels.push_back(static_cast<int>(level));
  ASSERT_EQ(levels.size(), 6u);
  EXPECT_EQ((std::vector(levels.begin(), levels.begin() + 3)), (std::vector{255, 0, 0}));
  EXPECT_NEAR(levels[4], 188, 2) << "half of the light, not half of the number";
}

TEST(ImageFile, TornOnesAreRefused) {
  EXPECT_EQ(parse_image(small_png().substr(0, 50), "x.png").error().what, "is no whole PNG");
  const std::string whole = jpeg_of(64, 64);
  EXPECT_FALSE(parse_image(whole.substr(0, whole.size() / 2), "x.jpg"));
  EXPECT_FALSE(parse_image("", "x"));
  EXPECT_FALSE(parse_image("P6\n4 4\n255\nabc", "x.ppm"));
  EXPECT_FALSE(parse_image("P6\n4", "x.ppm"));
  EXPECT_FALSE(parse_image("P6\n-1 4\n255\n", "x.ppm"));
  EXPECT_EQ(parse_image("GIF89a", "x.gif").error().text(), "x.gif: is no picture that we know (JPEG, PNG or PPM (P6))");
}

TEST(MountFile, KeepsAMeasuredLensAndACameraOfAnotherSizeGetsIt) {
  CameraMount mount{.title = "r3", .tilt = from_degrees(1.5), .height = -0.004};
  EXPECT_FALSE(parse_mount(write_mount(mount), "x")->lens.has_value());
  mount.lens =
      body::Lens{.width = 640, .height = 480, .focal = 500.0, .centre = {324.0, 236.0}, .k1 = -0.05, .k2 = 0.01};
  const auto again = parse_mount(write_mount(mount), "x");
  ASSERT_TRUE(again) << again.error().text();
  ASSERT_TRUE(again->lens.has_value());
  EXPECT_DOUBLE_EQ(again->lens->focal, 500.0);

  body::Camera camera;
  camera.lens = {.width = 320, .height = 240, .focal = 260.0, .centre = {160.0, 120.0}};
  const body::Lens seen = mounted(camera, *again).lens;
  EXPECT_EQ(seen.width, 320);
  EXPECT_DOUBLE_EQ(seen.focal, 250.0);
  EXPECT_DOUBLE_EQ(seen.centre.x, 162.0);
  EXPECT_DOUBLE_EQ(seen.k1, -0.05);
  camera.lens.kind = body::LensKind::Mirror;
  EXPECT_DOUBLE_EQ(mounted(camera, *again).lens.focal, 260.0) << "a chessboard says nothing of a mirror";
}

TEST(MountFile, FaultsOfALensAreTold) {
  const auto read = parse_mount("tilt = 0\nheight = 0\n[lens]\nwidth = 640\nheight = 480\nfocal = 0\n", "x");
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().text().find("x:6:"), std::string::npos) << read.error().text();
}

}  // namespace
}  // namespace cancha::sense
