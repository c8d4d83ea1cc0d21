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

TEST(Utf8, CountsCharacters) {
  EXPECT_EQ(characters(""), 0u);
  EXPECT_EQ(characters("grün 球"), 6u);
}

}  // namespace
}  // namespace cancha
