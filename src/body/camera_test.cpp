#include "body/camera.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace cancha::body {
namespace {

Robot bioloid() {
  return read_robot(std::filesystem::path{CANCHA_SOURCE_DIR} / "content/robots/bioloid").value();
}

void expect_same_place(Vec3 a, Vec3 b) {
  EXPECT_NEAR(a.x, b.x, 1e-9);
  EXPECT_NEAR(a.y, b.y, 1e-9);
  EXPECT_NEAR(a.z, b.z, 1e-9);
}

/// Any pixel, as a ray and back.
void expect_rays_come_back(const Lens& lens) {
  Random random{7};
  int seen = 0;
  for (int i = 0; i < 2000; ++i) {
    const Vec2 pixel{random.uniform(0, lens.width), random.uniform(0, lens.height)};
    const auto ray = lens.ray(pixel);
    if (!ray) continue;
    ++seen;
    EXPECT_NEAR(length(*ray), 1, 1e-12);
    const auto back = lens.project(*ray * random.uniform(0.1, 20));
    ASSERT_TRUE(back);
    EXPECT_NEAR(back->x, pixel.x, 1e-6);
    EXPECT_NEAR(back->y, pixel.y, 1e-6);
  }
  EXPECT_GT(seen, 1000);
}

TEST(Camera, LooksAlongTheAxisOfItsLinkAndTurnsLeftAndDown) {
  expect_same_place(camera_turn(0, 0, 0) * Vec3{0, 0, 1}, {1, 0, 0});
  expect_same_place(camera_turn(0, 0, 0) * Vec3{1, 0, 0}, {0, -1, 0});
  expect_same_place(camera_turn(0, 0, 0) * Vec3{0, 1, 0}, {0, 0, -1});
  expect_same_place(camera_turn(kPi / 2, 0, 0) * Vec3{0, 0, 1}, {0, 1, 0});
  expect_same_place(camera_turn(0, kPi / 2, 0) * Vec3{0, 0, 1}, {0, 0, -1});
}

TEST(Camera, PixelsAndRaysAreInverseForEveryKindOfLens) {
  Lens lens;
  expect_rays_come_back(lens);
  lens.k1 = -0.25;
  lens.k2 = 0.05;
  expect_rays_come_back(lens);
  lens.k1 = 0.3;
  lens.k2 = 0.0;
  expect_rays_come_back(lens);
  lens = {};
  lens.kind = LensKind::Mirror;
  lens.height = 432;
  lens.centre = {216, 216};
  lens.focal = 170;
  for (const double mirror : {1.0, 0.8}) {
    lens.mirror = mirror;
    expect_rays_come_back(lens);
  }
}

TEST(Camera, APinholeSeesNothingBehindItAndAMirrorNothingBeyondItsReach) {
  Lens lens;
  EXPECT_FALSE(lens.project({0, 0, -1}));
  EXPECT_EQ(lens.project({0, 0, 2}), (Vec2{216, 120}));
  lens.kind = LensKind::Mirror;
  lens.reach = from_degrees(95);
  EXPECT_TRUE(lens.project({1, 0, 0}));
  EXPECT_FALSE(lens.project({1, 0, -0.2}));
}

TEST(Camera, ALensThatIsBentNeverFoldsThePictureOver) {
  Lens lens;
  lens.k1 = -0.3;
  const auto near = lens.project({1.0, 0, 1});
  ASSERT_TRUE(near);
  // beyond the turn of the formula, points would come back towards the middle
  EXPECT_FALSE(lens.project({2.0, 0, 1}));
}

TEST(Camera, OnlyTheCorrectedAreaTellsPlaces) {
  Lens lens;
  EXPECT_TRUE(lens.is_corrected({0, 0}));
  lens.corrected = 100;
  EXPECT_TRUE(lens.is_corrected({216 + 99, 120}));
  EXPECT_FALSE(lens.is_corrected({216 + 101, 120}));
}

TEST(Camera, ResizedItSeesTheSameFromTopToBottom) {
  const Lens lens;
  EXPECT_NEAR(in_degrees(lens.view_high()), 46.4, 0.05);
  const Lens large = resized(lens, 1280, 720);
  EXPECT_DOUBLE_EQ(large.focal, 840);
  EXPECT_NEAR(large.view_high(), lens.view_high(), 1e-12);
}

TEST(Camera, TheBioloidHasOneOnItsHead) {
  const Robot robot = bioloid();
  const auto cameras = read_cameras(robot);
  ASSERT_TRUE(cameras) << cameras.error().text();
  const Camera& head = cameras->front();
  EXPECT_EQ(robot.links[head.link].name, "head");
  EXPECT_EQ(head.lens.width, 432);
  EXPECT_EQ(head.lens.height, 240);
  EXPECT_DOUBLE_EQ(head.lens.focal, 280);
  EXPECT_EQ(head.imaging.latency, 60_ms);
  EXPECT_EQ((*cameras)[1].lens.kind, LensKind::Mirror);
}

TEST(Camera, AllFaultsOfAFileAreToldAtOnce) {
  const auto read = parse_cameras(R"(robot = "bioloid"
[[cameras]]
name = "eye"
link = "haed"
width = 433
focal = 100
view = 40
noise = -1
wide = 3
)",
                                  "cameras.toml", bioloid());
  ASSERT_FALSE(read);
  const std::string text = read.error().text();
  for (const char* part :
       {"no link 'haed'", "'width' must be even", "'focal' and 'view' say the same", "noise", "wide"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << " in\n" << text;
  }
  const auto folded = parse_cameras("[[cameras]]\nname = \"eye\"\nk1 = -1.5\n", "cameras.toml", bioloid());
  ASSERT_FALSE(folded);
  EXPECT_NE(folded.error().text().find("folds the picture's corners over"), std::string::npos);
}

TEST(Camera, TheNaosSeeAsItsMakerSays) {
  const auto nao = read_robot(std::filesystem::path{CANCHA_SOURCE_DIR} / "content/robots/nao");
  ASSERT_TRUE(nao) << nao.error().text();
  const auto cameras = read_cameras(*nao);
  ASSERT_TRUE(cameras) << cameras.error().text();
  ASSERT_EQ(cameras->size(), 2u);
  const auto half_angle = [](const Lens& lens, Vec2 edge) { return in_degrees(std::acos(lens.ray(edge)->z)); };
  for (const double tilt : {1.2, 39.7}) {
    const Camera& camera = (*cameras)[tilt < 10 ? 0 : 1];
    const Vec3 axis = camera.X_LC.rotation * Vec3{0, 0, 1};
    EXPECT_NEAR(in_degrees(std::asin(-axis.z)), tilt, 1e-9) << camera.name;
    EXPECT_NEAR(half_angle(camera.lens, {0, 120}), 60.97 / 2, 0.1);
    EXPECT_NEAR(half_angle(camera.lens, {160, 0}), 47.64 / 2, 0.1);
  }
}

TEST(Camera, FilesOfAnotherRobotAreRefused) {
  const auto read = parse_cameras("robot = \"nao\"", "cameras.toml", bioloid());
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().text().find("these are cameras of 'nao'"), std::string::npos);
}

}  // namespace
}  // namespace cancha::body
