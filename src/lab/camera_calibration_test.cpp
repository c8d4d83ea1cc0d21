#include "lab/camera_calibration.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "lab/vision_study.h"
#include "world/sensors/look.h"

namespace cancha::lab {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// Pictures of a pitch with robots, of which the truth of each pixel is known to the test alone.
class CameraCalibrationTest : public testing::Test {
 protected:
  std::vector<Shot> shoot(int count, std::uint64_t seed) {
    std::vector<Shot> shots;
    for (int i = 0; i < count; ++i) {
      shots.push_back(
          maker_.shoot({.width = 432, .height = 240, .most_ball = 2.0, .tilt_error = 0.0}, Random{seed}.split(i))
              .value());
    }
    return shots;
  }
  static std::vector<KnownShot> known(const std::vector<Shot>& shots) {
    std::vector<KnownShot> made;
    for (const Shot& shot : shots) made.push_back({shot.image, shot.view, shot.X_FR, shot.X_FR * shot.p_GB});
    return made;
  }
  /// The share of the pixels of something that is in a range, and of others that is.
  struct Share {
    double inside = 0;
    double others = 0;
  };
  static Share share_of(const sense::Colours& colours, const std::string& name, world::Shown what,
                        const std::vector<Shot>& shots) {
    const sense::ColourTable table{colours};
    int own = 0, found = 0, foreign = 0, taken = 0;
    for (const Shot& shot : shots) {
      sense::BlobFinder finder{table};
      (void)finder.find(shot.image);
      std::vector<bool> in(shot.shown.size());
      for (const sense::Run& run : finder.runs()) {
        if (colours.ranges[run.colour - 1U].name != name) continue;
        for (int u = run.begin; u < run.end; ++u) in[static_cast<std::size_t>(run.row * shot.image.width + u)] = true;
      }
      for (std::size_t i = 0; i < in.size(); ++i) {
        const bool is = shot.shown[i] == world::label_of(what);
        ++(is ? own : foreign);
        if (in[i]) ++(is ? found : taken);
      }
    }
    return {static_cast<double>(found) / std::max(1, own), static_cast<double>(taken) / std::max(1, foreign)};
  }

  field::League league_ = field::load_league(kContent, "kidsize").value();
  ShotMaker maker_ = ShotMaker::make(kContent).value();
};

TEST_F(CameraCalibrationTest, RangesFollowFromThePitchsMeasures) {
  const auto colours = propose_colours(known(shoot(16, 1)), league_);
  ASSERT_TRUE(colours) << colours.error().text();
  const std::vector<Shot> others = shoot(12, 2);

  for (const auto& [name, what, least] :
       {std::tuple{"ball", world::Shown::Ball, 0.7}, std::tuple{"field", world::Shown::Grass, 0.95},
        std::tuple{"yellow_goal", world::Shown::YellowGoal, 0.8}, std::tuple{"blue_goal", world::Shown::BlueGoal, 0.8},
        std::tuple{"line", world::Shown::Line, 0.6}}) {
    const Share share = share_of(*colours, name, what, others);
    // walls are as pale as lines: ranges made by hand have them, too
    const double pale = what == world::Shown::Line ? share_of(maker_.vision().colours, name, what, others).others : 0.0;
    EXPECT_GT(share.inside, least) << name;
    EXPECT_LT(share.others, pale + 0.05) << name;
  }
}

TEST_F(CameraCalibrationTest, ABallIsFoundByProposedColours) {
  const auto colours = propose_colours(known(shoot(8, 1)), league_).value();
  sense::Vision::Settings settings = maker_.vision();
  settings.colours = sense::for_team(colours, Team::Yellow);
  sense::Vision vision{settings};
  int found = 0, there = 0;
  for (const Shot& shot : shoot(20, 3)) {
    Sight sight;
    ASSERT_TRUE(vision.look(shot.image, shot.view, sight));
    if (shot.ball_pixels < 60) continue;
    ++there;
    found += std::ranges::any_of(sight.things, [&](const Seen& seen) {
      return seen.kind == ThingKind::Ball && distance(seen.p_RP(), shot.p_GB) < 0.25 * length(shot.p_GB);
    });
  }
  EXPECT_GE(there, 10);
  EXPECT_GE(found, 0.85 * there) << found << " of " << there;
}

TEST_F(CameraCalibrationTest, WhereNoPitchIsSeenNothingIsProposed) {
  auto shots = known(shoot(1, 1));
  shots[0].view.X_GC.rotation = body::camera_turn(0, -1.0, 0);  // it looks up

  const auto colours = propose_colours(shots, league_);

  ASSERT_FALSE(colours);
  EXPECT_EQ(colours.error().text(),
            "too little of the pitch is seen (are place, height and tilt of the camera right?)");
}

TEST_F(CameraCalibrationTest, LinesTellTiltAndHeight) {
  // told three degrees too flat and two centimetres too low, and put down a little wrong
  auto shots = known(shoot(8, 5));
  Random random{6};
  for (KnownShot& shot : shots) {
    shot.view.X_GC.rotation = shot.view.X_GC.rotation * turn_about({1, 0, 0}, from_degrees(3));
    shot.view.X_GC.position.z -= 0.02;
    shot.X_FR.x += 0.02 * random.normal();
    shot.X_FR.y += 0.02 * random.normal();
    shot.X_FR.heading += from_degrees(1) * random.normal();
  }

  const auto found = calibrate_mount(shots, maker_.vision().colours, league_);

  ASSERT_TRUE(found) << found.error().text();
  EXPECT_NEAR(in_degrees(found->mount.tilt), 3.0, 0.5);
  EXPECT_NEAR(found->mount.height, 0.02, 0.01);
  EXPECT_LT(found->off, 0.04);
  EXPECT_GT(found->points, 100);
}

TEST_F(CameraCalibrationTest, WithoutLinesNobodyGuesses) {
  auto shots = known(shoot(2, 5));
  sense::Colours none = maker_.vision().colours;
  std::erase_if(none.ranges, [](const sense::ColourRange& range) { return range.name == "line"; });

  const auto found = calibrate_mount(shots, none, league_);

  ASSERT_FALSE(found);
  EXPECT_NE(found.error().text().find("only 0 points of lines fit the pitch"), std::string::npos)
      << found.error().text();
}

TEST_F(CameraCalibrationTest, TheNearestLineOfThePitchIsKnown) {
  const double touch = league_.walls.top.value;
  EXPECT_NEAR(nearest_line(league_, {1.5, touch - 0.1}).distance, 0.1, 1e-9);
  EXPECT_NEAR(nearest_line(league_, {-1.5, -touch - 0.2}).towards.y, -1.0, 1e-9);
  EXPECT_NEAR(nearest_line(league_, {0.05, 2.0}).distance, 0.05, 1e-9);
  EXPECT_NEAR(nearest_line(league_, {league_.markings.centre_circle_radius.value + 0.03, 0}).distance, 0.03, 1e-9);
}

}  // namespace
}  // namespace cancha::lab
