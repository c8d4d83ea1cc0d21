// Pictures and clips of contests show their own grounds.

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "match/drawing.h"
#include "match/fixture.h"
#include "match/match.h"
#include "mcap/reader.h"
#include "publish/clip.h"

namespace cancha::publish {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

std::size_t count(const std::string& text, std::string_view what) {
  std::size_t found = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
  return found;
}

/// Pixels of a colour, "#rrggbb" as a number.
std::size_t pixels_of(const Image& image, unsigned rgb) {
  std::size_t found = 0;
  for (std::size_t i = 0; i + 3 < image.bgra.size(); i += 4) {
    const auto* p = &image.bgra[i];
    found += p[0] == (rgb & 255U) && p[1] == (rgb >> 8U & 255U) && p[2] == rgb >> 16U ? 1 : 0;
  }
  return found;
}

constexpr unsigned kBallColour = 0xf08030;  ///< field::colour::kBall
constexpr unsigned kBoxColour = 0x737880;

/// Records the first moments of a test; a box is nudged on the way, less than judges mind.
class ContestPictureTest : public testing::Test {
 protected:
  void record(const match::Fixture& fixture, bool nudge = false) {
    const auto league = match::league_of(fixture, kContent);
    ASSERT_TRUE(league) << league.error().text();
    auto match = match::start_match(fixture, *league, kContent);
    ASSERT_TRUE(match) << match.error().text();
    auto recorder = match::Recorder::open(path_, **match, match::info_of(fixture, *league, "test"));
    ASSERT_TRUE(recorder) << recorder.error().text();
    (*match)->add_observer(**recorder);
    for (int i = 0; i < 60; ++i) {
      if (nudge && i == 30) {
        const Vec2 p = league->contest->boxes[0].p_FB;
        ASSERT_TRUE((*match)->world().rest_thing(0, {p.x + 0.015, p.y, 0.0}));
      }
      ASSERT_TRUE((*match)->tick());
    }
    ASSERT_TRUE((*recorder)->close());
    reader_.emplace(mcap::McapReader::open(path_));
    ASSERT_TRUE(*reader_) << reader_->error().text();
    album_.emplace(match::Album::open(**reader_));
    ASSERT_TRUE(*album_) << album_->error().text();
  }
  void TearDown() override {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
  }

  /// Of a moment; football is in none of them.
  std::string picture_at(Duration since_start, bool small = false) {
    const auto scene = (*album_)->at(Time{} + since_start);
    EXPECT_TRUE(scene) << scene.error().text();
    const field::League& league = (*album_)->league();
    std::string svg =
        small ? match::draw_thumbnail(league, *scene) : match::draw_scene(league, *scene, (*album_)->title());
    for (const char* football : {"goal", "class=\"pitch\"", "class=\"marks\"", "#f08030"}) {
      EXPECT_EQ(count(svg, football), 0u) << football << " in " << svg;
    }
    return svg;
  }
  Image clip_frame() {
    auto clip = Clip::open(**album_, {.from = Time{}, .to = Time{} + 400_ms, .fps = 5, .width = 480});
    EXPECT_TRUE(clip) << clip.error().text();
    return **clip->draw(1);
  }

  std::string path_ =
      (std::filesystem::path{testing::TempDir()} / fmt::format("cancha_contest_picture_{}.mcap", ::getpid())).string();
  std::optional<Result<mcap::McapReader>> reader_;
  std::optional<Result<match::Album>> album_;
};

TEST_F(ContestPictureTest, ARaceShowsWallsZonesAndBoxesWhereTheyAre) {
  ASSERT_NO_FATAL_FAILURE(
      record({.league = "ceabot-race", .blue = "ceabot_race", .yellow = "ceabot_race", .scene = "race_2"}, true));

  for (const bool small : {false, true}) {
    const std::string svg = picture_at(500_ms, small);
    EXPECT_EQ(count(svg, "class=\"wall\""), 4u);
    EXPECT_EQ(count(svg, "class=\"zone\""), 2u);
    EXPECT_EQ(count(svg, "class=\"box\""), 4u);
    EXPECT_EQ(count(svg, "class=\"step\"") + count(svg, "class=\"ring\""), 0u);
  }
  const std::string before = picture_at(200_ms), after = picture_at(500_ms);
  const auto first_box = [](const std::string& svg) {
    const std::size_t at = svg.find("class=\"box\""), begin = svg.rfind('\n', at);
    return svg.substr(begin, at - begin);
  };
  EXPECT_NE(first_box(before), first_box(after)) << "the box was pushed";
  EXPECT_EQ(first_box(before), first_box(picture_at(100_ms)));
  EXPECT_EQ(count(after, "<title>blue 0</title>"), 1u);
  EXPECT_EQ(count(after, "yellow"), 0u) << "one robot is alone";
  EXPECT_EQ(count(after, "CEABOT obstacle race"), 1u);

  const Image frame = clip_frame();
  EXPECT_GT(pixels_of(frame, kBoxColour), 500u);
  EXPECT_EQ(pixels_of(frame, kBallColour), 0u);
}

TEST_F(ContestPictureTest, StairsShowTheirSteps) {
  ASSERT_NO_FATAL_FAILURE(
      record({.league = "ceabot-stairs", .blue = "ceabot_stairs", .yellow = "ceabot_stairs", .scene = "stairs_far"}));

  for (const bool small : {false, true}) {
    const std::string svg = picture_at(500_ms, small);
    EXPECT_EQ(count(svg, "class=\"step\""), 5u);
    EXPECT_EQ(count(svg, "class=\"wall\""), 4u);
    EXPECT_EQ(count(svg, "class=\"zone\""), 2u);
    EXPECT_EQ(count(svg, "class=\"box\"") + count(svg, "class=\"ring\""), 0u);
  }
  EXPECT_EQ(pixels_of(clip_frame(), kBallColour), 0u);
}

TEST_F(ContestPictureTest, SumoShowsRingAndShikiriLines) {
  ASSERT_NO_FATAL_FAILURE(record({.league = "ceabot-sumo", .blue = "ceabot_sumo", .yellow = "ceabot_sumo"}));

  for (const bool small : {false, true}) {
    const std::string svg = picture_at(500_ms, small);
    EXPECT_EQ(count(svg, "class=\"ring\""), 1u);
    EXPECT_EQ(count(svg, "class=\"shikiri\""), 2u);
    EXPECT_EQ(count(svg, "class=\"wall\"") + count(svg, "class=\"box\""), 0u);
  }
  const std::string svg = picture_at(500_ms);
  EXPECT_EQ(count(svg, "<title>blue 0</title>") + count(svg, "<title>yellow 0</title>"), 2u);
  EXPECT_EQ(pixels_of(clip_frame(), kBallColour), 0u);
}

}  // namespace
}  // namespace cancha::publish
