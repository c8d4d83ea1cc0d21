#include "base/suggest.h"

#include <gtest/gtest.h>

#include <vector>

namespace cancha {
namespace {

const std::vector<std::string> kKeys = {"goal_top", "goal_bottom", "top", "height"};

TEST(Suggest, CountsChangedAddedMissingAndSwappedLetters) {
  EXPECT_EQ(edit_distance("height", "height"), 0u);
  EXPECT_EQ(edit_distance("height", "heighs"), 1u);
  EXPECT_EQ(edit_distance("height", "heihgt"), 1u);
  EXPECT_EQ(edit_distance("height", "hight"), 1u);
  EXPECT_EQ(edit_distance("Height", "height"), 0u);
  EXPECT_EQ(edit_distance("", "abc"), 3u);
}

TEST(Suggest, FindsTheNearestName) {
  EXPECT_EQ(nearest_name("gaol_top", kKeys), "goal_top");
  EXPECT_EQ(nearest_name("HEIGHT", kKeys), "height");
}

TEST(Suggest, FindsNothingWhereNothingIsNear) {
  EXPECT_EQ(nearest_name("colour", kKeys), "");
  EXPECT_EQ(nearest_name("", kKeys), "");
  EXPECT_EQ(nearest_name(std::string(100'000, 'x'), kKeys), "");
}

TEST(Suggest, NamesWhatIsKnownWhereNothingIsNear) {
  EXPECT_EQ(suggest("goaltop", kKeys), "did you mean 'goal_top'?");
  EXPECT_EQ(suggest("colour", kKeys), "known: goal_top, goal_bottom, top, height");
  EXPECT_EQ(suggest("colour", {}), "");
}

TEST(Suggest, TheWholeListComesWithTheNearest) {
  const std::vector<std::string> teams{"chase", "roles", "rondo"};
  EXPECT_EQ(suggest_and_list("rnodo", teams), "did you mean 'rondo'? known: chase, roles, rondo");
  EXPECT_EQ(suggest_and_list("x", teams), "known: chase, roles, rondo");
  EXPECT_EQ(suggest_and_list("x", std::vector<std::string>{}), "there are none");
}

}  // namespace
}  // namespace cancha
