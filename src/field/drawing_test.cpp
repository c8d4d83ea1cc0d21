#include "field/drawing.h"

#include <gtest/gtest.h>

#include "field/contest_drawing.h"
#include "support/golden.h"

namespace cancha::field {
namespace {

std::size_t count(const std::string& text, std::string_view what) {
  std::size_t found = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
  return found;
}

std::string pitch_of(const League& league) {
  Svg svg{pitch_sheet(league.walls)};
  draw_pitch(svg, league);
  return svg.finish();
}

TEST(Drawing, EveryLeagueLooksAsItDid) {
  const std::filesystem::path content = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";
  const auto names = league_names(content);
  ASSERT_FALSE(names.empty());
  for (const std::string& name : names) {
    const auto league = load_league(content, name);
    ASSERT_TRUE(league) << league.error().text();
    EXPECT_TRUE(golden::matches(draw_league(*league), "leagues/" + name + ".svg"));
  }
}

TEST(Drawing, ThePitchFillsItsSheet) {
  const Sheet sheet = pitch_sheet(Walls{}, {.left = 0, .right = 0, .top = 0, .bottom = 0});

  EXPECT_NEAR(sheet.low.x, -1.225, 1e-12);
  EXPECT_NEAR(sheet.high.y, 0.925, 1e-12);
  EXPECT_NEAR((sheet.high.x - sheet.low.x) * sheet.pixels_per_unit, 1000, 1e-9);
}

TEST(Drawing, ShowsAllWallsAndSpots) {
  const std::string picture = pitch_of(League{});

  EXPECT_EQ(count(picture, "<polygon"), 1u + 16u);
  EXPECT_EQ(count(picture, "<circle"), 1u + 3u);
  EXPECT_EQ(count(picture, "<path"), 2u);
  EXPECT_EQ(count(picture, "<polyline"), 4u);
}

TEST(Drawing, LeavesOutWhatIsNotPainted) {
  League bare;
  bare.markings.goal_area_width = 0.0_m;
  bare.markings.penalty_arc_height = 0.0_m;

  EXPECT_EQ(count(pitch_of(bare), "<polyline"), 2u);
  EXPECT_EQ(count(pitch_of(bare), "<path"), 0u);
}

TEST(Drawing, TitlesAreEscaped) {
  League league;
  league.title = "<b> & co";

  EXPECT_EQ(count(draw_league(league), "&lt;b&gt; &amp; co"), 1u);
}

std::string boxes_at(std::span<const Transform> X_FB) {
  Contest contest;
  contest.boxes = {{{0.5, 0.0}, 0.0}};
  Svg svg{{.low = {-1, -1}, .high = {1, 1}, .pixels_per_unit = 100}};
  draw_boxes(svg, contest, X_FB);
  return svg.finish();
}

TEST(Drawing, BoxesStandWhereTheSceneHasThemOrWhereTheyWerePushed) {
  const Transform pushed{{0.5, 0.3, 0.25}, {}};

  EXPECT_EQ(count(boxes_at({}), "points=\"160,90 140,90 140,110 160,110\""), 1u) << boxes_at({});
  EXPECT_EQ(count(boxes_at({&pushed, 1}), "points=\"160,60 140,60 140,80 160,80\""), 1u) << boxes_at({&pushed, 1});
}

TEST(Drawing, ABoxThatHasFallenShowsItsLongSide) {
  const Transform lying{{0.0, 0.0, 0.1}, turn_about({1, 0, 0}, kPi / 2)};
  const Transform leaning{{0.0, 0.0, 0.3}, turn_about({1, 0, 0}, kPi / 6)};

  const std::string picture = boxes_at({&lying, 1});

  // 20 cm wide, 50 cm long
  EXPECT_EQ(count(picture, "<polygon"), 1u);
  for (const char* corner : {"90,75", "110,75", "90,125", "110,125"}) EXPECT_EQ(count(picture, corner), 1u) << picture;
  EXPECT_EQ(count(boxes_at({&leaning, 1}), "<polygon"), 2u) << "top and one side";
}

}  // namespace
}  // namespace cancha::field
