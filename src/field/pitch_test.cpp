#include "field/pitch.h"

#include <gtest/gtest.h>

namespace cancha::field {
namespace {

const std::filesystem::path kPitchContent = CANCHA_SOURCE_DIR "/content";

TEST(Pitch, TheLargestHasTheMarkingsOfTheLaterField) {
  const League msl = load_league(kPitchContent, "msl").value();

  const auto large = with_pitch(msl, {18, 12});

  ASSERT_TRUE(large.has_value()) << large.error().text();
  EXPECT_DOUBLE_EQ(large->walls.length(), 18.0);
  EXPECT_DOUBLE_EQ(large->walls.width(), 12.0);
  EXPECT_DOUBLE_EQ(large->walls.goal_width(), msl.walls.goal_width());
  EXPECT_DOUBLE_EQ(large->walls.goal_depth(), msl.walls.goal_depth());
  // field_defaults.md, where sizes of areas are to the centres of lines of 0.125 m
  EXPECT_NEAR(large->markings.penalty_area_width.value, 6.375, 0.13);
  EXPECT_NEAR(large->markings.penalty_area_depth.value, 2.125, 0.13);
  EXPECT_NEAR(large->markings.goal_area_width.value, 3.375, 0.13);
  EXPECT_NEAR(large->markings.goal_area_depth.value, 0.625, 0.13);
  EXPECT_DOUBLE_EQ(large->markings.penalty_mark.value, 3.0);
  EXPECT_DOUBLE_EQ(large->markings.centre_circle_radius.value, 1.875);
  EXPECT_DOUBLE_EQ(large->markings.line_width.value, 0.125);
}

TEST(Pitch, TheSmallestIsALeagueAndTheSameSizeChangesNothing) {
  const League msl = load_league(kPitchContent, "msl").value();
  const auto small = with_pitch(msl, kSmallestPitch);
  ASSERT_TRUE(small.has_value()) << small.error().text();
  EXPECT_GT(small->markings.goal_area_width.value, small->walls.goal_width());
  EXPECT_EQ(small->game.border.value, msl.game.border.value);

  const auto same = with_pitch(msl, {12, 8});
  ASSERT_TRUE(same.has_value()) << same.error().text();
  EXPECT_DOUBLE_EQ(same->markings.penalty_area_width.value, msl.markings.penalty_area_width.value);
  EXPECT_DOUBLE_EQ(same->walls.goal_right.value, msl.walls.goal_right.value);
}

TEST(Pitch, ARecordingOfSuchALeagueSaysItsSize) {
  const League msl = load_league(kPitchContent, "msl").value();
  const League large = with_pitch(msl, {16, 11.5}).value();
  const auto again = parse_league(large.source, "msl.toml");
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_DOUBLE_EQ(again->walls.width(), 11.5);
}

TEST(Pitch, SizesAreReadAndRefused) {
  EXPECT_DOUBLE_EQ(read_pitch_size("16.5x11").value().length, 16.5);
  const auto refused = [](std::string_view text) { return read_pitch_size(text).error().text(); };
  EXPECT_EQ(refused("18"), "'18' is no size of a pitch (for example 18x12: 8x6 to 18x12 m)");
  EXPECT_EQ(refused("18x12m"), "'18x12m' is no size of a pitch (for example 18x12: 8x6 to 18x12 m)");
  EXPECT_EQ(refused("22x14"), "22x14 is beyond the sizes of the league (for example 18x12: 8x6 to 18x12 m)");
  EXPECT_EQ(refused("nanxnan"), "nanxnan is beyond the sizes of the league (for example 18x12: 8x6 to 18x12 m)");
  EXPECT_EQ(refused("9x9"), "9x9 is wider than long (for example 18x12: 8x6 to 18x12 m)");
  const League other = load_league(kPitchContent, "simurosot").value();
  EXPECT_NE(with_pitch(other, {12, 8}).error().text().find("only leagues with a RefBox have pitches of several sizes"),
            std::string::npos);
}

}  // namespace
}  // namespace cancha::field
