#include <gtest/gtest.h>

#include <map>

#include "base/random.h"
#include "sense/vision/blobs.h"

namespace cancha::sense {
namespace {

constexpr std::array<std::array<int, 3>, 3> kPaints = {{{0, 0, 0}, {230, 110, 20}, {30, 60, 200}}};
const Colours kTwo{{{"ball", 0, {5, 150, 60}, {18, 255, 255}}, {"opp_goal", 1, {108, 120, 60}, {125, 255, 255}}}};

/// A picture of rows of letters: '.' nothing, 'o' orange, 'b' blue.
Image drawn(const std::vector<std::string>& rows) {
  Image image;
  image.width = static_cast<int>(rows.front().size());
  image.height = static_cast<int>(rows.size());
  image.format = PixelFormat::Rgb;
  for (const std::string& row : rows) {
    for (const char letter : row) {
      for (const int byte : kPaints[letter == 'o' ? 1 : letter == 'b' ? 2 : 0]) {
        image.pixels.push_back(static_cast<std::byte>(byte));
      }
    }
  }
  return image;
}

TEST(Blobs, NeighboursOfOneColourBelongTogether) {
  const ColourTable table{kTwo};
  BlobFinder finder{table};
  const auto blobs = finder.find(drawn({"oo....b.",  //
                                        "o..oo.b.",  //
                                        "...oo.bb",  //
                                        "..o....."}));
  ASSERT_EQ(blobs.size(), 3u);
  EXPECT_EQ(table.paint(blobs[0].colour), Paint::Ball);
  EXPECT_EQ(blobs[0].pixels, 3);
  EXPECT_EQ(table.paint(blobs[1].colour), Paint::OpponentGoal);
  EXPECT_EQ(blobs[1].pixels, 4);
  EXPECT_EQ(blobs[1].left, 6);
  EXPECT_EQ(blobs[1].right, 7);
  EXPECT_EQ(blobs[2].pixels, 5) << "a corner connects";
  EXPECT_EQ(blobs[2].bottom, 3);
  EXPECT_DOUBLE_EQ(blobs[2].u, (3 + 4 + 3 + 4 + 2) / 5.0);
  EXPECT_DOUBLE_EQ(blobs[2].v, (1 + 1 + 2 + 2 + 3) / 5.0);
  EXPECT_EQ(finder.find(drawn({"o.oo"}), 2).size(), 1u) << "the small one is left out";
}

TEST(Blobs, ArmsThatMeetBelowAreOne) {
  const ColourTable table{kTwo};
  BlobFinder finder{table};
  const auto blobs = finder.find(drawn({"o.o.o",  //
                                        "o.o.o",  //
                                        "ooooo"}));
  ASSERT_EQ(blobs.size(), 1u);
  EXPECT_EQ(blobs[0].pixels, 11);
}

/// Flood fill, to compare with.
std::map<std::vector<int>, int> plain_blobs(const std::vector<std::string>& rows) {
  std::map<std::vector<int>, int> found;
  std::vector<std::string> left = rows;
  const int width = static_cast<int>(rows.front().size());
  for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
    for (int column = 0; column < width; ++column) {
      const char letter = left[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      if (letter == '.') continue;
      std::vector<std::pair<int, int>> todo{{row, column}};
      left[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = '.';
      std::vector<int> facts{letter, 0, column, row, column, row, 0};
      while (!todo.empty()) {
        const auto [r, c] = todo.back();
        todo.pop_back();
        ++facts[1];
        facts[2] = std::min(facts[2], c);
        facts[3] = std::min(facts[3], r);
        facts[4] = std::max(facts[4], c);
        facts[5] = std::max(facts[5], r);
        facts[6] += c * c + 7 * r * c;
        for (int y = std::max(0, r - 1); y <= std::min(static_cast<int>(rows.size()) - 1, r + 1); ++y) {
          for (int x = std::max(0, c - 1); x <= std::min(width - 1, c + 1); ++x) {
            char& other = left[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (other != letter) continue;
            other = '.';
            todo.emplace_back(y, x);
          }
        }
      }
      ++found[facts];
    }
  }
  return found;
}

TEST(Blobs, AreThoseOfAPlainFloodFill) {
  const ColourTable table{kTwo};
  BlobFinder finder{table};
  Random random{5};
  for (int trial = 0; trial < 300; ++trial) {
    const auto width = static_cast<std::size_t>(1 + random.below(40));
    const double share = random.uniform(0.2, 0.95);
    std::vector<std::string> rows(1 + random.below(20), std::string(width, '.'));
    for (std::string& row : rows) {
      for (char& letter : row) letter = random.uniform() > share ? '.' : random.uniform() < 0.6 ? 'o' : 'b';
    }
    std::map<std::vector<int>, int> found;
    for (const Blob& blob : finder.find(drawn(rows))) {
      const double uu = blob.pixels * (blob.uu + blob.u * blob.u);
      const double uv = blob.pixels * (blob.uv + blob.u * blob.v);
      ++found[{blob.colour == 1 ? 'o' : 'b', blob.pixels, blob.left, blob.top, blob.right, blob.bottom,
               static_cast<int>(std::lround(uu + 7 * uv))}];
    }
    ASSERT_EQ(found, plain_blobs(rows)) << trial;
  }
}

TEST(Blobs, YuyvAndRgbGiveTheSame) {
  const ColourTable table{kTwo};
  BlobFinder finder{table};
  Image image;
  image.width = 20;
  image.height = 2;
  const auto put = [&](int y, int u, int v) {
    for (const int byte : {y, u, y, v}) image.pixels.push_back(static_cast<std::byte>(byte));
  };
  // orange (230, 110, 20) is 135, 64, 190 in BT.601
  for (int row = 0; row < 2; ++row) {
    for (int pair = 0; pair < 10; ++pair) pair < 6 ? put(135, 64, 190) : put(16, 128, 128);
  }
  const auto blobs = finder.find(image);
  ASSERT_EQ(blobs.size(), 1u);
  EXPECT_EQ(blobs[0].pixels, 24);
  EXPECT_EQ(blobs[0].right, 11);
  EXPECT_EQ(finder.paint_at(11, 1), Paint::Ball);
  EXPECT_EQ(finder.paint_at(12, 1), Paint::Other);
  EXPECT_EQ(finder.paint_at(20, 1), Paint::Other);
}

TEST(Blobs, ATornPictureHasNone) {
  const ColourTable table{kTwo};
  BlobFinder finder{table};
  Image image = drawn({"oo", "oo"});
  image.height = 3;
  EXPECT_TRUE(finder.find(image).empty());
  image.height = 0;
  EXPECT_TRUE(finder.find(image).empty());
  EXPECT_EQ(finder.paint_at(0, 0), Paint::Other);
}

TEST(Hsv, OfKnownColours) {
  EXPECT_EQ(hsv_of(255, 0, 0), (Hsv{0, 255, 255}));
  EXPECT_EQ(hsv_of(0, 255, 0), (Hsv{60, 255, 255}));
  EXPECT_EQ(hsv_of(0, 0, 128), (Hsv{120, 255, 128}));
  EXPECT_EQ(hsv_of(255, 128, 0), (Hsv{15, 255, 255}));
  EXPECT_EQ(hsv_of(255, 0, 8), (Hsv{179, 255, 255}));
  EXPECT_EQ(hsv_of(90, 90, 90), (Hsv{0, 0, 90}));
}

TEST(ColourTable, KnowsPaintedSamplesAndWhatIsNear) {
  const std::vector<PaintedSample> samples = {{{230, 110, 20}, 0}, {{235, 115, 25}, 0}, {{30, 60, 200}, 1}};
  const ColourTable table{kTwo, samples};
  EXPECT_EQ(table.of_rgb(232, 112, 18), 1);
  EXPECT_EQ(table.of_rgb(34, 62, 204), 2);
  EXPECT_EQ(table.of_rgb(120, 120, 120), 0);
  EXPECT_EQ(table.of_yuv(135, 64, 190), 1);
}

TEST(Colours, DoubtsAreTold) {
  const Colours printed{{{"ball", 0, {11, 207, 81}, {19, 255, 202}},
                         {"field", 1, {25, 7, 125}, {33, 31, 32}},
                         {"shoe", 2, {15, 210, 100}, {30, 255, 255}},
                         {"red", 3, {170, 200, 100}, {8, 255, 255}}}};
  const auto told = doubts(printed);
  ASSERT_EQ(told.size(), 3u);
  EXPECT_EQ(told[0], "'field': the least value 125 is above the most 32, so that no pixel has this colour");
  EXPECT_EQ(told[1], "'red': the least hue 170 is above the most 8; read as the hues through red");
  EXPECT_EQ(told[2], "'ball' and 'shoe' overlap; what is in both counts as 'ball'");
  const ColourTable table{printed};
  EXPECT_EQ(table.of_rgb(240, 20, 20), 4);
}

}  // namespace
}  // namespace cancha::sense
