#include "lab/contest.h"

#include <gtest/gtest.h>

namespace cancha::lab {
namespace {

using match::contest::ContestResult;

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

ContestResult race(double points) {
  return {.test = "race", .scene = {}, .points = points, .before_clamping = points};
}
ContestResult stairs(int steps) {
  return {.test = "stairs", .scene = {}, .steps = steps, .arrived = steps == 6, .seconds = 50};
}
ContestResult bout(const char* winner) {
  return {.test = "sumo", .scene = {}, .blue = {5}, .yellow = {1}, .winner = winner};
}

constexpr const char* kPlan = R"(title = "Cup"
scenes = ["race_1"]
[[teams]]
name = "lions"
race = "a"
stairs = "a"
sumo = "a"
[[teams]]
name = "ants"
race = "b"
stairs = "b"
sumo = "b"
)";

/// All tests of the plan, as if they had been run.
ContestStore full_store() {
  ContestStore store;
  store["race/lions/1"] = race(20);
  store["race/ants/1"] = race(25);
  store["stairs/lions"] = stairs(6);
  store["stairs/ants"] = stairs(2);
  store["sumo/group 1/lions-ants"] = bout("blue");
  store["sumo/group 1/ants-lions"] = bout("yellow");  // whichever the draw puts first
  return store;
}

TEST(Contest, AddsTheThreeTestsAndRunsNothingThatIsDone) {
  const auto plan = parse_contest(kPlan, "cup.toml");
  ASSERT_TRUE(plan.has_value()) << plan.error().text();
  ContestStore store = full_store();
  int kept = 0;

  const auto table = run_contest(
      *plan, kContent, store,
      [&](const ContestStore&) {
        ++kept;
        return Result<void>{};
      },
      [](const std::string&) {});

  ASSERT_TRUE(table.has_value()) << table.error().text();
  EXPECT_EQ(kept, 0);
  ASSERT_EQ(table->rows.size(), 2u);
  EXPECT_EQ(table->rows[0].team, "lions");
  EXPECT_EQ(table->rows[0].points.race, 29);
  EXPECT_EQ(table->rows[0].points.stairs, 35);
  EXPECT_EQ(table->rows[0].points.sumo, 30);
  EXPECT_EQ(table->rows[1].points.race, 35);
  EXPECT_EQ(table->rows[1].points.stairs, 5);
  EXPECT_EQ(table->rows[1].points.sumo, 25);

  const std::string page = contest_page(*plan, *table, store, kContent);
  EXPECT_NE(page.find("<td>94</td>"), std::string::npos);
  for (const char* ground : {"race 1: Three boxes", "class=\"box\"", "class=\"step\"", "class=\"ring\""}) {
    EXPECT_NE(page.find(ground), std::string::npos) << ground;
  }
}

TEST(Contest, ResultsAreReadBackAsTheyWereWritten) {
  ContestStore store = full_store();
  store["race/lions/1"].legs.push_back({true, 41.5, 1.5, 1, 9.25});

  const auto again = parse_store(store_text(store), "results.toml");

  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_EQ(store_text(*again), store_text(store));
}

TEST(Contest, RefusesTwoTeamsOfOneName) {
  const auto plan = parse_contest(std::string{kPlan} + "[[teams]]\nname = \"ants\"\n", "cup.toml");
  ASSERT_FALSE(plan.has_value());
  EXPECT_NE(plan.error().text().find("there are two teams 'ants'"), std::string::npos) << plan.error().text();
}

}  // namespace
}  // namespace cancha::lab
