#include "lsp/text.h"

#include <gtest/gtest.h>

namespace cancha::lsp {
namespace {

TEST(Lines, CountUtf16UnitsOrBytes) {
  const std::string text = "a\nü😀b\r\nc\rd";
  const Lines wide{text, Encoding::Utf16};
  EXPECT_EQ(wide.position(2), (Position{1, 0}));
  EXPECT_EQ(wide.position(8), (Position{1, 3}));
  EXPECT_EQ(wide.byte({1, 3}), 8u);
  EXPECT_EQ(wide.position(text.size()), (Position{3, 1}));
  const Lines bytes{text, Encoding::Utf8};
  EXPECT_EQ(bytes.position(8), (Position{1, 6}));
  EXPECT_EQ(bytes.byte({1, 6}), 8u);
}

TEST(Lines, PlacesBeyondTheEndAreMovedToIt) {
  const std::string text = "ab\r\ncd";
  const Lines lines{text, Encoding::Utf16};
  EXPECT_EQ(lines.byte({0, 99}), 2u);
  EXPECT_EQ(lines.byte({9, 0}), 6u);
  EXPECT_EQ(lines.position(99), (Position{1, 2}));
  EXPECT_EQ(Lines("", Encoding::Utf16).byte({0, 1}), 0u);
}

TEST(Lines, EveryByteOfACharacterGoesThereAndBack) {
  const std::string text = "\xff\xc3ü\n😀\xf0\x9f";
  for (const Encoding encoding : {Encoding::Utf8, Encoding::Utf16}) {
    const Lines lines{text, encoding};
    for (const std::size_t byte : {0u, 1u, 2u, 4u, 5u, 9u, 10u, 11u}) {
      EXPECT_EQ(lines.byte(lines.position(byte)), byte);
    }
  }
}

TEST(Uri, NamesFiles) {
  EXPECT_EQ(path_of("file:///a%20b/%C3%BC/./x/../c.xabsl"), "/a b/ü/c.xabsl");
  EXPECT_EQ(path_of("file://host/a"), "/a");
  EXPECT_EQ(path_of("untitled:Untitled-1"), "untitled:Untitled-1");
  EXPECT_EQ(path_of("file:///a%2"), "/a%2");
  EXPECT_EQ(uri_of("/a b/ü"), "file:///a%20b/%C3%BC");
  EXPECT_EQ(path_of(uri_of("/a%20#?.xabsl")), "/a%20#?.xabsl");
}

}  // namespace
}  // namespace cancha::lsp
