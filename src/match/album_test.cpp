#include "match/album.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <string>
#include <string_view>

#include "match/drawing.h"
#include "match/picture.h"
#include "match/recorded_test.h"
#include "mcap/writer.h"

namespace cancha::match {
namespace {

TEST(Album, DrawsWhatThePhotographerDrew) {
  for (const double half : {60.0, 3.0}) {
    const auto league = test_league(CANCHA_SOURCE_DIR, half);
    Photographer photographer{league};
    const RecordedMatch file{league, &photographer};
    auto reader = mcap::McapReader::open(file.path());
    ASSERT_TRUE(reader) << reader.error().text();

    auto album = Album::open(*reader);
    ASSERT_TRUE(album) << album.error().text();
    const auto scene = album->decisive();

    ASSERT_TRUE(scene) << scene.error().text();
    EXPECT_EQ(draw_scene(album->league(), *scene, album->title()), photographer.decisive_moment(album->title()));
    EXPECT_EQ(album->decisive_time(), scene->event.time);
  }
}

TEST(Album, ShowsAnyMomentWithTrailsSinceTheLastPlacement) {
  const RecordedMatch file{test_league(CANCHA_SOURCE_DIR, 60.0)};
  auto reader = mcap::McapReader::open(file.path());
  ASSERT_TRUE(reader);
  auto album = Album::open(*reader);
  ASSERT_TRUE(album);
  const auto goal = std::ranges::find(album->events(), EventKind::Goal, &MatchEvent::kind);
  ASSERT_NE(goal, album->events().end()) << "this seed has a goal in two minutes";

  const auto before = album->at(goal->time);
  const auto after = album->at(goal->time + 100_ms);

  ASSERT_TRUE(before && after);
  EXPECT_GT(before->way.size(), 20u) << "a goal is seen with the way to it";
  EXPECT_LT(after->way.size(), 5u) << "and not from the kick-off";
  EXPECT_EQ(album->score_at(goal->time), goal->score);
  EXPECT_NE(draw_scene(album->league(), *before, "t").find("trails show the last three seconds"), std::string::npos);
  EXPECT_FALSE(album->at(Time{} + 600'000_ms)) << "there is no such moment";
  EXPECT_EQ(album->at(Time{} + 600'000_ms).error().what, "holds no frame at 600.00 s");
}

TEST(Album, ThumbnailsAreSmallAndWithoutWords) {
  const RecordedMatch file{test_league(CANCHA_SOURCE_DIR, 10.0)};
  auto reader = mcap::McapReader::open(file.path());
  ASSERT_TRUE(reader);
  auto album = Album::open(*reader);
  ASSERT_TRUE(album);

  const std::string picture = draw_thumbnail(album->league(), *album->decisive());

  EXPECT_EQ(picture.find("<text"), std::string::npos);
  EXPECT_LT(picture.size(), 20'000u);
}

/// How wide the polygon is that begins from a place on, pixels.
double width_from(const std::string& picture, std::size_t place) {
  constexpr std::string_view kPoints = "points=\"";
  const std::size_t at = picture.find(kPoints, place);
  if (at == std::string::npos) return 0.0;
  std::istringstream points{picture.substr(at + kPoints.size(), 200)};
  double least = 1e9;
  double most = -1e9;
  char comma = 0;
  for (double x = 0.0, y = 0.0; points >> x >> comma >> y;) {
    least = std::min(least, x);
    most = std::max(most, x);
  }
  return most - least;
}

TEST(Drawing, RobotsOfALargePitchAreSeen) {
  const auto league = field::load_league(std::filesystem::path{CANCHA_SOURCE_DIR} / "content", "kidsize");
  ASSERT_TRUE(league);
  Scene scene;
  scene.way.push_back(Snapshot::of(*league));

  const std::string picture = draw_scene(*league, scene, "t");
  const std::string small = draw_thumbnail(*league, scene);

  EXPECT_NEAR(width_from(picture, picture.find("blue 0")), 26.0, 0.1) << "of its true size it had 10 pixels";
  EXPECT_NEAR(width_from(small, small.rfind("<polygon")), 44.0, 0.1) << "it is shown at a quarter of its size";
}

TEST(Album, OtherRecordingsAreRefused) {
  const std::string path = testing::TempDir() + "cancha_album_other.mcap";
  {
    auto writer = mcap::McapWriter::open(path);
    ASSERT_TRUE(writer && writer->close());
  }
  auto reader = mcap::McapReader::open(path);
  ASSERT_TRUE(reader);

  const auto album = Album::open(*reader);

  ASSERT_FALSE(album);
  EXPECT_EQ(album.error().what, "this is not the recording of a match");
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace cancha::match
