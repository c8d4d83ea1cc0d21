#include "base/base64.h"

#include <gtest/gtest.h>

namespace cancha {
namespace {

TEST(Base64, IsThatOfEverybody) {
  EXPECT_EQ(base64(""), "");
  EXPECT_EQ(base64("f"), "Zg==");
  EXPECT_EQ(base64("fo"), "Zm8=");
  EXPECT_EQ(base64("foo"), "Zm9v");
  EXPECT_EQ(base64(std::string_view{"\xff\x00\xfe\xfd", 4}), "/wD+/Q==");
}

TEST(Base64, ReadsBackAndRefusesTheRest) {
  for (const std::string_view bytes : {"", "f", "fo", "foo", "\xff\xfe\xfd", "four"}) {
    EXPECT_EQ(from_base64(base64(bytes)), bytes);
  }
  for (const char* wrong : {"Z", "Zg=", "Zg==Zg==", "Z===", "====", "Zh==", "Zm9!", "Zm9v\n"}) {
    EXPECT_EQ(from_base64(wrong), std::nullopt) << wrong;
  }
}

}  // namespace
}  // namespace cancha
