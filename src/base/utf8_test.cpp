#include "base/utf8.h"

#include <gtest/gtest.h>

namespace cancha {
namespace {

TEST(Utf8, GoodTextStaysAndOtherBytesAreLatin1) {
  EXPECT_EQ(as_utf8(""), "");
  EXPECT_EQ(as_utf8("plain, grün, 球, 🤖"), "plain, grün, 球, 🤖");
  EXPECT_EQ(as_utf8("gr\xfcn"), "grün");
  EXPECT_EQ(as_utf8("\xe4"), "ä");
  EXPECT_EQ(as_utf8("\xff\xc3\xbf"), "ÿÿ");
  EXPECT_EQ(as_utf8("\x85"), "\xef\xbf\xbd");
}

TEST(Utf8, OverlongAndHalfCharactersAreNoUtf8) {
  EXPECT_EQ(as_utf8("\xe0\xa0"), "à\u00a0");
  EXPECT_EQ(as_utf8("\xed\xa0\xa0"), "í\u00a0\u00a0");
}

TEST(Utf8, KnowsWholeAndProperCharacters) {
  EXPECT_EQ(character_length("a"), 1u);
  EXPECT_EQ(character_length(std::string_view{"\0", 1}), 1u);
  EXPECT_EQ(character_length("ü"), 2u);
  EXPECT_EQ(character_length("球 and more"), 3u);
  EXPECT_EQ(character_length("🤖"), 4u);
  EXPECT_EQ(character_length("\xf4\x8f\xbf\xbf"), 4u) << "the last of Unicode";
  for (const char* bad : {"\x80", "\xc1\xbf", "\xc3", "\xc3-", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xf0\x8f\xbf\xbf",
                          "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff"}) {
    EXPECT_EQ(character_length(bad), 0u) << bad;
    EXPECT_FALSE(is_utf8(std::string{"good "} + bad));
  }
  EXPECT_TRUE(is_utf8(""));
  EXPECT_TRUE(is_utf8("plain, grün, 球, 🤖"));
}

TEST(Utf8, CountsCharacters) {
  EXPECT_EQ(characters(""), 0u);
  EXPECT_EQ(characters("grün 球"), 6u);
}

}  // namespace
}  // namespace cancha
