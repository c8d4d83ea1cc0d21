#include "base/result.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace cancha {
namespace {

Result<int> half(int number) {
  if (number % 2 != 0) return fail("--number", "7 is odd", "give an even number");
  return number / 2;
}

Result<std::string> half_in_words(int number) {
  auto result = half(number);
  if (!result) return pass_on(std::move(result));
  return std::to_string(*result);
}

TEST(Result, CarriesAValue) {
  const auto result = half(8);

  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(*result, 4);
}

TEST(Result, CarriesWhereWhatAndHint) {
  const auto result = half(7);

  ASSERT_FALSE(result.has_value());
  EXPECT_EQ(result.error().text(), "--number: 7 is odd (give an even number)");
}

TEST(Result, PassesAnErrorOnToAnotherType) {
  const auto result = half_in_words(7);

  ASSERT_FALSE(result.has_value());
  EXPECT_EQ(result.error().text(), "--number: 7 is odd (give an even number)");
  EXPECT_EQ(half_in_words(8).value(), "4");
}

TEST(Error, LeavesOutWhatIsEmpty) {
  EXPECT_EQ((Error{"file.toml:3", "key 'x' is unknown", ""}).text(), "file.toml:3: key 'x' is unknown");
  EXPECT_EQ((Error{"", "nothing to do", "play first"}).text(), "nothing to do (play first)");
}

TEST(Result, HoldsWhatCanOnlyBeMoved) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(3);

  const std::unique_ptr<int> taken = std::move(*result);

  EXPECT_EQ(*taken, 3);
}

TEST(Result, OfNothingSaysOnlyWhetherItWorked) {
  const Result<void> good;
  const Result<void> bad = fail("pitch", "the walls do not close");

  EXPECT_TRUE(good.has_value());
  EXPECT_EQ(bad.error().text(), "pitch: the walls do not close");
}

}  // namespace
}  // namespace cancha
