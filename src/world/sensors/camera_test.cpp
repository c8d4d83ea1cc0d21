#include "world/sensors/camera.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "base/allocations.h"
#include "body/kinematics.h"

namespace cancha::world {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// Six Bioloids on a KidSize pitch; the first one looks along x with its camera level, the others stand far behind it.
class CameraTest : public testing::Test {
 protected:
  CameraTest()
      : robot_{body::read_robot(kContent / "robots/bioloid").value()},
        league_{field::load_league(kContent, "kidsize").value()},
        camera_{body::read_cameras(robot_).value().front()} {
    camera_.imaging.noise = 0;
    camera_.imaging.format = PixelFormat::Rgb;
    truth_.robots.resize(6);
    truth_.joints.assign(6 * robot_.joints.size(), 0.0);
    for (std::size_t i = 0; i < 6; ++i) stand(i, i == 0 ? Pose2{0, 0, 0} : Pose2{-3, 0.5 * static_cast<double>(i), 0});
    truth_.ball.p_FB = {1, 0, league_.ball.radius.value};
  }

  void stand(std::size_t robot, const Pose2& X_FR) {
    truth_.robots[robot].X_FR = X_FR;
    truth_.robots[robot].height = 0.2975;
    truth_.robots[robot].q_FR = turn_about_z(X_FR.heading);
  }
  /// What robot 0 sees.
  TrueImage see(const Look& look = {}) {
    const auto pitch = PitchScene::make(league_, &robot_, look).value();
    ScenePose pose{pitch, 6};
    pose.update(truth_);
    CameraRenderer renderer{camera_, pitch};
    X_FC_ = pose.links(0)[camera_.link] * camera_.X_LC;
    TrueImage seen;
    Random noise{3};
    renderer.render(pose, 0, {X_FC_, v_FC_, w_FC_}, noise, seen);
    return seen;
  }
  [[nodiscard]] std::size_t place(int u, int v) const { return static_cast<std::size_t>(v * camera_.lens.width + u); }
  [[nodiscard]] Vec2 project(Vec3 p_F) const { return camera_.lens.project(inverse(X_FC_) * p_F).value(); }
  /// The middle of all pixels with a label, and how many there are.
  struct Blob {
    Vec2 middle;
    int count = 0;
    int width = 0;
  };
  [[nodiscard]] Blob blob(const TrueImage& seen, std::uint8_t label) const {
    Blob found;
    int least = 1 << 20;
    int most = -1;
    for (int v = 0; v < camera_.lens.height; ++v) {
      for (int u = 0; u < camera_.lens.width; ++u) {
        if (seen.shown[place(u, v)] != label) continue;
        found.middle += Vec2{u + 0.5, v + 0.5};
        ++found.count;
        least = std::min(least, u);
        most = std::max(most, u);
      }
    }
    if (found.count > 0) found.middle = found.middle / found.count;
    found.width = most - least + 1;
    return found;
  }
  static double brightness(const TrueImage& seen) {
    double sum = 0;
    for (const std::byte level : seen.image.pixels) sum += static_cast<double>(level);
    return sum / static_cast<double>(seen.image.pixels.size());
  }

  body::Robot robot_;
  field::League league_;
  body::Camera camera_;
  Truth truth_;
  Transform X_FC_;
  Vec3 v_FC_;
  Vec3 w_FC_;
};

TEST_F(CameraTest, TheBallIsWhereTheLensProjectsItAndAsLargeAsItShouldBe) {
  const TrueImage seen = see();
  const Blob ball = blob(seen, label_of(Shown::Ball));
  const Vec2 expected = project(truth_.ball.p_FB);
  EXPECT_NEAR(ball.middle.x, expected.x, 0.5);
  EXPECT_NEAR(ball.middle.y, expected.y, 0.5);
  const double away = length(truth_.ball.p_FB - X_FC_.position);
  EXPECT_NEAR(ball.width, 280 * 2 * 0.0325 / away, 2.0);  // away from the axis things are a little wider
  // orange as FutRob's table of colours has it: hue 22…38°
  const std::size_t at = 3 * place(static_cast<int>(expected.x), static_cast<int>(expected.y));
  const auto level = [&](std::size_t c) { return static_cast<double>(seen.image.pixels[at + c]); };
  const double hue = 60 * (level(1) - level(2)) / (level(0) - level(2));
  EXPECT_GT(hue, 22);
  EXPECT_LT(hue, 38);
}

TEST_F(CameraTest, WhatStandsBeforeTheBallHidesIt) {
  const int whole = blob(see(), label_of(Shown::Ball)).count;
  // between its legs the ball can be seen, behind one of them it cannot
  stand(1, {0.6, 0, kPi});
  EXPECT_GT(blob(see(), label_of(Shown::Ball)).count, whole / 2);
  stand(1, {0.6, 0.0385, kPi});
  const TrueImage seen = see();
  EXPECT_GT(blob(seen, robot_label(1)).count, 5000);
  EXPECT_LT(blob(seen, label_of(Shown::Ball)).count, whole / 3);
}

TEST_F(CameraTest, GoalsMarksAndLinesAreWhereTheyAre) {
  stand(0, {2, 0, 0});
  truth_.ball.p_FB.x = -3;
  const TrueImage seen = see();
  EXPECT_GT(blob(seen, label_of(Shown::BlueGoal)).count, 300);
  EXPECT_EQ(blob(seen, label_of(Shown::YellowGoal)).count, 0);
  const Vec2 post = project({4.5, 0.9, 0.5});
  EXPECT_EQ(seen.shown[place(static_cast<int>(post.x), static_cast<int>(post.y))], label_of(Shown::BlueGoal));
  const Vec2 line = project({3.9, 0.3, 0});
  EXPECT_EQ(seen.shown[place(static_cast<int>(line.x), static_cast<int>(line.y))], label_of(Shown::Line));
  const Vec2 grass = project({3.6, 0.3, 0});
  EXPECT_EQ(seen.shown[place(static_cast<int>(grass.x), static_cast<int>(grass.y))], label_of(Shown::Grass));
  stand(0, {0, 1, kPi / 2});
  EXPECT_GT(blob(see(), label_of(Shown::LeftMark)).count, 100);
  stand(0, {0, -1, -kPi / 2});
  EXPECT_GT(blob(see(), label_of(Shown::RightMark)).count, 100);
}

TEST_F(CameraTest, RobotsWearTheirTeamsColour) {
  const auto share = [&](std::size_t robot, const Colour& marker) {
    for (std::size_t i = 1; i < 6; ++i) stand(i, {-3, 0.5 * static_cast<double>(i), 0});
    stand(robot, {0.8, 0.2, kPi});
    const TrueImage seen = see();
    int marked = 0;
    int all = 0;
    for (std::size_t i = 0; i < seen.shown.size(); ++i) {
      if (seen.shown[i] != robot_label(robot)) continue;
      ++all;
      // the same mixture of red, green and blue, however bright
      const double scale = static_cast<double>(seen.image.pixels[3 * i + 2]) / marker[2];
      double off = 0;
      for (std::size_t c = 0; c < 3; ++c) {
        off += std::abs(static_cast<double>(seen.image.pixels[3 * i + c]) - scale * marker[c]);
      }
      marked += off < 8 && scale > 0.3 ? 1 : 0;
    }
    return static_cast<double>(marked) / all;
  };
  const Look look;
  EXPECT_GT(share(1, look.teams[0]), 0.1);
  EXPECT_GT(share(4, look.teams[1]), 0.1);
  EXPECT_LT(share(4, look.teams[0]), 0.02);
}

TEST_F(CameraTest, BentLensesAndMirrorsShowThingsWhereTheyProjectThem) {
  camera_.lens.k1 = -0.25;
  camera_.lens.k2 = 0.04;
  truth_.ball.p_FB = {0.9, 0.35, 0.0325};
  Blob ball = blob(see(), label_of(Shown::Ball));
  Vec2 expected = project(truth_.ball.p_FB);
  EXPECT_NEAR(ball.middle.x, expected.x, 0.7);
  EXPECT_NEAR(ball.middle.y, expected.y, 0.7);

  camera_ = body::read_cameras(robot_).value()[1];
  camera_.imaging.noise = 0;
  camera_.imaging.format = PixelFormat::Rgb;
  for (const Vec2 p : {Vec2{0.6, 0.3}, Vec2{-0.5, 0.2}, Vec2{0.1, -0.7}}) {
    truth_.ball.p_FB = {p.x, p.y, 0.0325};
    const TrueImage seen = see();
    ball = blob(seen, label_of(Shown::Ball));
    expected = project(truth_.ball.p_FB);
    EXPECT_NEAR(ball.middle.x, expected.x, 1.0);
    EXPECT_NEAR(ball.middle.y, expected.y, 1.0);
    // it sees itself below, and nothing beyond its reach
    EXPECT_GT(blob(seen, robot_label(0)).count, 200);
    EXPECT_EQ(seen.shown[0], label_of(Shown::Nothing));
  }
}

/// The first robot alone on the ground of a contest.
class ContestCameraTest : public CameraTest {
 protected:
  TrueImage see_contest(const std::string& test, const std::string& scene, const Look& look = {}) {
    const auto ground = field::load_league(kContent, test).value();
    league_ = field::parse_league(ground.source + "\n" + scene, test).value();
    truth_.robots.resize(1);
    truth_.joints.resize(robot_.joints.size());
    const auto pitch = PitchScene::make(league_, &robot_, look).value();
    ScenePose pose{pitch, 1};
    pose.update(truth_);
    CameraRenderer renderer{camera_, pitch};
    X_FC_ = pose.links(0)[camera_.link] * camera_.X_LC;
    TrueImage seen;
    Random noise{3};
    renderer.render(pose, 0, {X_FC_, {}, {}}, noise, seen);
    return seen;
  }
  static int green_at(const TrueImage& seen, std::size_t place) {
    return static_cast<int>(seen.image.pixels[3 * place + 1]);
  }
};

TEST_F(ContestCameraTest, BoxesWallsAndLinesOfARaceAreWhereTheyAre) {
  stand(0, {-1, 0, 0});
  const std::string scene = "[scene]\ntitle = \"one box\"\n[[scene.boxes]]\nat = [0.0, -0.25]\n";

  const TrueImage seen = see_contest("ceabot-race", scene);

  const auto label_at = [&](Vec3 p_F) {
    const Vec2 pixel = project(p_F);
    return seen.shown[place(static_cast<int>(pixel.x), static_cast<int>(pixel.y))];
  };
  EXPECT_EQ(label_at({-0.1, -0.25, 0.2}), label_of(Shown::Box));
  EXPECT_EQ(label_at({1.25, 0.5, 0.3}), label_of(Shown::Wall));
  EXPECT_EQ(label_at({0.75, 0.3, 0}), label_of(Shown::Line));
  EXPECT_EQ(label_at({0.3, 0.3, 0}), label_of(Shown::Grass));
  EXPECT_EQ(blob(seen, label_of(Shown::Ball)).count, 0);  // there is none

  // somebody has pushed it
  truth_.things = {{{0.0, 0.5, 0.25}, {}}};
  const TrueImage later = see_contest("ceabot-race", scene);
  EXPECT_GT(blob(seen, label_of(Shown::Box)).middle.x, camera_.lens.width / 2.0);
  EXPECT_LT(blob(later, label_of(Shown::Box)).middle.x, camera_.lens.width / 2.0);
}

TEST_F(ContestCameraTest, StairsAndTheRingCanBeSeen) {
  stand(0, {-1, 0, 0});
  EXPECT_GT(blob(see_contest("ceabot-stairs", "[scene]\ntitle = \"near\"\n"), label_of(Shown::Step)).count, 1000);

  // the border of the ring is 5 cm, from 70 to 75 cm
  stand(0, {-0.4, 0, 0});
  const TrueImage ring = see_contest("ceabot-sumo", "[scene]\ntitle = \"ring\"\n");
  for (const double x : {0.71, 0.74}) {
    const Vec2 pixel = project({x, 0, 0});
    EXPECT_EQ(ring.shown[place(static_cast<int>(pixel.x), static_cast<int>(pixel.y))], label_of(Shown::Line)) << x;
  }
  EXPECT_EQ(blob(ring, label_of(Shown::Wall)).count, 0);
}

TEST_F(ContestCameraTest, DimLightIsDarkerOnTheGroundOfAContest) {
  stand(0, {-1, 0, 0});
  const std::string scene = "[scene]\ntitle = \"empty\"\n";
  const TrueImage bright = see_contest("ceabot-race", scene, load_look(kContent, "bright").value());
  const TrueImage dim = see_contest("ceabot-race", scene, load_look(kContent, "dim").value());

  const Vec2 pixel = project({0.3, 0.3, 0});
  const std::size_t grass = place(static_cast<int>(pixel.x), static_cast<int>(pixel.y));

  EXPECT_NEAR(green_at(bright, grass), 198, 3);  // as the rules want it
  EXPECT_NEAR(green_at(dim, grass), 0.6 * 198, 3);
}

TEST_F(CameraTest, YuyvShowsTheSameAsRgb) {
  const TrueImage rgb = see();
  camera_.imaging.format = PixelFormat::Yuyv;
  const TrueImage yuyv = see();
  ASSERT_EQ(yuyv.image.pixels.size(), 2 * rgb.shown.size());
  for (std::size_t i = 0; i < rgb.shown.size(); i += 97) {
    const auto level = [&](std::size_t c) { return static_cast<double>(rgb.image.pixels[3 * i + c]); };
    const double luma = 16 + 0.257 * level(0) + 0.504 * level(1) + 0.098 * level(2);
    EXPECT_NEAR(static_cast<double>(yuyv.image.pixels[2 * i]), luma, 1.6);
  }
}

TEST_F(CameraTest, LightExposureAndWhiteBalanceChangeThePicture) {
  const double bright = brightness(see());
  const double dim = brightness(see(load_look(kContent, "dim").value()));
  EXPECT_NEAR(dim / bright, 0.6, 0.05);
  camera_.imaging.exposure = 0.5;
  EXPECT_NEAR(brightness(see()) / bright, 0.5, 0.01);
  camera_.imaging.exposure = 1;
  camera_.imaging.white_balance = {1, 0, 1};
  const TrueImage seen = see();
  for (std::size_t i = 0; i < seen.shown.size(); i += 101) EXPECT_EQ(seen.image.pixels[3 * i + 1], std::byte{0});
}

TEST_F(CameraTest, UnevenLightIsBrighterOnOneSide) {
  Look look;
  look.uneven = 0.1;
  stand(0, {-3, 0, 0});
  truth_.ball.p_FB = {-2, 0, 0.0325};
  const TrueImage left = see(look);
  stand(0, {2, 0, 0});
  truth_.ball.p_FB = {3, 0, 0.0325};
  const TrueImage right = see(look);
  const std::size_t grass = 3 * place(100, 200) + 1;
  EXPECT_GT(static_cast<int>(right.image.pixels[grass]), 1.5 * static_cast<int>(left.image.pixels[grass]));
}

TEST_F(CameraTest, NoiseHasTheDeviationThatWasAskedFor) {
  const TrueImage clean = see();
  camera_.imaging.noise = 4;
  const TrueImage noisy = see();
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < clean.image.pixels.size(); ++i) {
    const double off = static_cast<double>(noisy.image.pixels[i]) - static_cast<double>(clean.image.pixels[i]);
    sum += off;
    squares += off * off;
  }
  const auto count = static_cast<double>(clean.image.pixels.size());
  EXPECT_NEAR(sum / count, 0, 0.1);
  EXPECT_NEAR(std::sqrt(squares / count), 4, 0.2);
}

TEST_F(CameraTest, ARollingShutterLeansPostsAndMotionBlursThem) {
  stand(0, {2.5, 0.9, 0});
  truth_.ball.p_FB.x = -3;
  w_FC_ = {0, 0, 2};  // to the left, so that the post moves right
  const auto middle_of_row = [&](const TrueImage& seen, int v) {
    double sum = 0;
    int count = 0;
    for (int u = 0; u < camera_.lens.width; ++u) {
      if (seen.shown[place(u, v)] != label_of(Shown::BlueGoal)) continue;
      sum += u;
      ++count;
    }
    return count > 0 ? sum / count : 0.0;
  };
  TrueImage seen = see();
  EXPECT_NEAR(middle_of_row(seen, 150), middle_of_row(seen, 60), 1.5);
  camera_.imaging.readout = 30_ms;
  seen = see();
  // 90 rows of 240 in 30 ms at 2 rad/s and 280 pixels
  EXPECT_NEAR(middle_of_row(seen, 150) - middle_of_row(seen, 60), 90.0 / 240 * 0.03 * 2 * 280, 2.0);

  camera_.imaging.readout = {};
  const TrueImage sharp = see();
  camera_.imaging.blur = 20_ms;
  const TrueImage blurred = see();
  int changed = 0;
  for (int u = 0; u < camera_.lens.width; ++u) {
    const std::size_t at = 3 * place(u, 100);
    changed += std::abs(static_cast<int>(sharp.image.pixels[at]) - static_cast<int>(blurred.image.pixels[at])) > 8;
  }
  EXPECT_GT(changed, 6);
  EXPECT_EQ(sharp.shown, blurred.shown) << "the truth is that of the middle of the exposure";
}

TEST_F(CameraTest, APatchedBallHasDarkPatchesThatTurnWithIt) {
  const Look look = load_look(kContent, "uneven").value();
  truth_.ball.p_FB.x = 0.95;
  const auto dark = [&](const TrueImage& seen) {
    std::vector<bool> is_dark;
    for (std::size_t i = 0; i < seen.shown.size(); ++i) {
      if (seen.shown[i] == label_of(Shown::Ball)) is_dark.push_back(seen.image.pixels[3 * i] < std::byte{60});
    }
    return is_dark;
  };
  const auto before = dark(see(look));
  const auto patches = std::ranges::count(before, true);
  EXPECT_GT(patches, static_cast<std::ptrdiff_t>(before.size() / 20));
  EXPECT_LT(patches, static_cast<std::ptrdiff_t>(before.size() / 2));
  truth_.ball.w_FB = {0, 10, 0};
  truth_.time = Time{} + 50_ms;
  EXPECT_NE(dark(see(look)), before);
}

TEST_F(CameraTest, PicturesComeAtTheRateAfterTheLatencyAndSomeAreDropped) {
  const auto pitch = PitchScene::make(league_, &robot_, {}).value();
  ScenePose pose{pitch, 6};
  camera_.imaging.rate = 20;
  camera_.imaging.latency = 120_ms;
  const auto arrivals = [&](double dropped) {
    camera_.imaging.dropped = dropped;
    SimulatedCamera camera{camera_, 1, 0, pose, Random{4}};
    Maybe<Image> image;
    int count = 0;
    for (int tick = 0; tick < 200; ++tick) {
      truth_.time = Time{} + Duration{tick * 10'000'000};
      pose.update(truth_);
      camera.look(pose);
      camera.read(truth_.time, image);
      if (!image) continue;
      ++count;
      EXPECT_EQ(truth_.time - image->time, 120_ms);
      EXPECT_EQ(image->camera, 1);
      EXPECT_EQ(camera.shown().size(), 432U * 240U);
    }
    return count;
  };
  EXPECT_EQ(arrivals(0), 38);
  const int some = arrivals(0.5);
  EXPECT_GT(some, 10);
  EXPECT_LT(some, 28);
}

TEST_F(CameraTest, TheSameSeedGivesTheSameBitsOnAnyThread) {
  const auto pitch = PitchScene::make(league_, &robot_, {}).value();
  camera_.imaging.noise = 3;
  const auto pictures = [&](bool other_thread, std::uint64_t seed) {
    ScenePose pose{pitch, 6};
    SimulatedCamera camera{camera_, 0, 0, pose, Random{seed}};
    Maybe<Image> image;
    std::vector<std::byte> all;
    for (int tick = 0; tick < 30; ++tick) {
      truth_.time = Time{} + Duration{tick * 10'000'000};
      stand(0, {0.01 * tick, 0, 0.02 * tick});
      pose.update(truth_);
      if (camera.look(pose) && other_thread) std::jthread{[&] { camera.draw(); }}.join();
      camera.read(truth_.time, image);
      if (image) all.insert(all.end(), image->pixels.begin(), image->pixels.end());
    }
    return all;
  };
  const auto once = pictures(false, 1);
  EXPECT_EQ(once, pictures(true, 1));
  EXPECT_NE(once, pictures(false, 2));
}

TEST_F(CameraTest, TakesNoMemoryOnceItIsWarm) {
  if (!counts_allocations()) GTEST_SKIP() << "under a sanitizer nothing is counted";
  const auto pitch = PitchScene::make(league_, &robot_, {}).value();
  ScenePose pose{pitch, 6};
  SimulatedCamera camera{camera_, 0, 0, pose, Random{1}};
  Maybe<Image> image;
  long before = 0;
  for (int tick = 0; tick < 100; ++tick) {
    if (tick == 50) before = allocations_of_this_thread();
    truth_.time = Time{} + Duration{tick * 10'000'000};
    pose.update(truth_);
    camera.look(pose);
    camera.read(truth_.time, image);
  }
  EXPECT_EQ(allocations_of_this_thread(), before);
}

TEST(Look, FaultsAreToldAtOnceAndUnknownNamesAreSuggested) {
  const auto read =
      parse_look("title = \"x\"\n[light]\nlevel = -1\n[colours]\nball = [1, 2]\ngras = [1, 2, 3]\n", "x.toml");
  ASSERT_FALSE(read);
  for (const char* part : {"level", "'ball' needs three levels", "gras"}) {
    EXPECT_NE(read.error().text().find(part), std::string::npos) << part;
  }
  const auto none = load_look(kContent, "brite");
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().text().find("bright"), std::string::npos);
}

}  // namespace
}  // namespace cancha::world
