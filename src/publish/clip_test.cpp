#include "publish/clip.h"

#include <gtest/gtest.h>

#include <array>

#include "match/recorded_test.h"

namespace cancha::publish {
namespace {

constexpr const char* kSquare =
    R"(<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="#ff0000"/></svg>)";

/// Blue, green, red, opacity.
std::array<int, 4> pixel(const Image& image, int x, int y) {
  const std::uint8_t* p = &image.bgra[static_cast<std::size_t>(4 * (y * image.width + x))];
  return {p[0], p[1], p[2], p[3]};
}

TEST(Raster, DrawsAtTheWantedWidth) {
  const auto image = rasterise(kSquare, 80);

  ASSERT_TRUE(image) << image.error().text();
  EXPECT_EQ(image->width, 80);
  EXPECT_EQ(image->height, 40);
  EXPECT_EQ(pixel(*image, 10, 10), (std::array{0, 0, 255, 255}));
  EXPECT_EQ(pixel(*image, 70, 10), (std::array{0, 0, 0, 0}));
}

TEST(Raster, WhatIsNoDrawingIsRefused) {
  EXPECT_FALSE(rasterise("hello", 80));
  EXPECT_EQ(rasterise(kSquare, kMostPixels + 1).error().what, "is too large");
}

TEST(Raster, PngFilesBeginAsTheyShould) {
  auto image = rasterise(kSquare, 80);
  ASSERT_TRUE(image);
  const auto png = to_png(*image);

  ASSERT_TRUE(png);
  EXPECT_EQ(png->substr(0, 8), "\x89PNG\r\n\x1a\n");
}

class ClipTest : public testing::Test {
 protected:
  match::RecordedMatch file_{match::test_league(CANCHA_SOURCE_DIR, 5.0)};
  Result<mcap::McapReader> reader_ = mcap::McapReader::open(file_.path());
  Result<match::Album> album_ = match::Album::open(*reader_);
};

TEST_F(ClipTest, FramesAreOpaqueEvenAndDifferent) {
  auto clip = Clip::open(*album_, {.from = Time{} + 1000_ms, .to = Time{} + 3000_ms, .fps = 10, .width = 320});
  ASSERT_TRUE(clip) << clip.error().text();
  ASSERT_EQ(clip->frames(), 20);
  EXPECT_EQ(clip->width() % 2 + clip->height() % 2, 0);

  const Image first = **clip->draw(0);
  const Image later = **clip->draw(15);

  EXPECT_EQ(pixel(first, 0, 0)[3], 255);
  EXPECT_NE(first.bgra, later.bgra);
  EXPECT_EQ((*clip->draw(0))->bgra, first.bgra) << "the same frame is the same picture";
}

TEST_F(ClipTest, BecomesAnAnimatedWebp) {
  auto clip = Clip::open(*album_, {.from = Time{}, .to = Time{} + 1000_ms, .fps = 5, .width = 160});
  ASSERT_TRUE(clip);
  const auto webp = to_webp(*clip);

  ASSERT_TRUE(webp) << webp.error().text();
  EXPECT_EQ(webp->substr(0, 4), "RIFF");
  EXPECT_EQ(webp->substr(8, 8), "WEBPVP8X");
  EXPECT_NE(webp->find("ANIM"), webp->npos);
}

TEST_F(ClipTest, CanBeStopped) {
  auto clip = Clip::open(*album_, {.from = Time{}, .to = Time{} + 1000_ms, .fps = 5, .width = 160});
  ASSERT_TRUE(clip);
  const auto webp = to_webp(*clip, [](double) { return false; });

  ASSERT_FALSE(webp);
  EXPECT_EQ(webp.error().text(), "clip: stopped");
}

TEST_F(ClipTest, TimesWithoutFramesAreRefused) {
  const auto clip = Clip::open(*album_, {.from = Time{} + 60'000_ms, .to = Time{} + 61'000_ms});

  ASSERT_FALSE(clip);
  EXPECT_EQ(clip.error().what, "the recording has no frames in this time");
}

}  // namespace
}  // namespace cancha::publish
