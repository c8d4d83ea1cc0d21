#include "match/contest/points.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace cancha::match::contest {
namespace {

/// The twelve examples of the rules, without the term of the time.
struct Example {
  char name;
  double distance;
  int penalties;
  double points;
};
constexpr std::array kExamples{
    Example{'A', 0.5, 0, 2.500},  Example{'B', 0.5, 1, -0.049}, Example{'C', 0.5, 2, -3.998},
    Example{'D', 0.5, 3, -8.733}, Example{'E', 1.0, 0, 5.000},  Example{'F', 1.0, 1, 2.451},
    Example{'G', 1.0, 2, -1.498}, Example{'H', 1.0, 3, -6.233}, Example{'I', 1.5, 0, 7.500},
    Example{'J', 1.5, 1, 4.951},  Example{'K', 1.5, 2, 1.002},  Example{'L', 1.5, 3, -3.733},
};

RaceLeg leg_of(const Example& example) {
  return {.finished = example.distance == 1.5,
          .seconds = 300.0,
          .distance = example.distance,
          .penalties = example.penalties};
}

TEST(RacePoints, AreThoseOfTheTwelveExamples) {
  for (const Example& example : kExamples) {
    EXPECT_NEAR(race_points(leg_of(example)), example.points, 0.0005) << example.name;
  }
}

TEST(RacePoints, PutTheTwelveExamplesIntoTheOrderOfTheRules) {
  std::vector<Example> order(kExamples.begin(), kExamples.end());
  std::ranges::sort(order, [](const Example& a, const Example& b) {
    const RaceLeg one = leg_of(a), other = leg_of(b);
    return race_total({&one, 1}) > race_total({&other, 1});
  });

  std::string names;
  for (const Example& example : order) names += example.name;

  EXPECT_EQ(names, "IEJAFKBGLCHD");
}

TEST(RacePoints, RewardTimeOnlyOfWhoFinishes) {
  EXPECT_DOUBLE_EQ(race_points({.finished = true, .seconds = 60.0}), 7.5 + 6.0);
  EXPECT_DOUBLE_EQ(race_points({.finished = false, .seconds = 60.0, .distance = 0.75}), 3.75);
  EXPECT_DOUBLE_EQ(race_points({.finished = true, .seconds = 0.0}), 15.0);
}

TEST(RacePoints, OfALegAreNeverBelowZeroInTheTotal) {
  const std::array legs{RaceLeg{.finished = true, .seconds = 150.0}, RaceLeg{.distance = 0.2, .penalties = 4}};

  const RaceTotal total = race_total(legs);

  EXPECT_DOUBLE_EQ(total.points, 11.25);
  EXPECT_LT(total.before_clamping, 0.0);
}

TEST(RacePlaces, AreSharedByEqualsAndTheNextIsLeftOut) {
  const std::array<RaceTotal, 4> teams{RaceTotal{5, 5}, {9, 9}, {5, 5}, {0, -3}};
  EXPECT_EQ(race_places(teams), (std::vector<int>{2, 1, 2, 4}));
  EXPECT_EQ(place_points(race_place_points(), 1), 35);
  EXPECT_EQ(place_points(race_place_points(), 9), 2);
  EXPECT_EQ(place_points(race_place_points(), 10), 0);
}

TEST(StairsPoints, CountArrivalAndSteps) {
  const std::array teams{
      StairsRun{.penalties = 1, .steps = 6, .arrived = true, .seconds = 40},
      StairsRun{.penalties = 0, .steps = 6, .arrived = true, .seconds = 200},
      StairsRun{.penalties = 0, .steps = 3},
      StairsRun{.penalties = 0, .steps = 6, .arrived = true, .seconds = 100},
  };

  EXPECT_EQ(stairs_points(teams), (std::vector<int>{7 + 25, 8 + 25, 10, 35}));
  EXPECT_TRUE(ranks_before(teams[2], teams[0])) << "fewer penalties come first, whoever arrives";
}

TEST(StairsPoints, OfStepsAreThoseOfTheTable) {
  std::vector<int> points;
  for (int steps = 0; steps <= 7; ++steps) points.push_back(step_points(steps));
  EXPECT_EQ(points, (std::vector<int>{0, 3, 5, 10, 18, 22, 25, 25}));
}

TEST(SumoPoints, AreTwoForAKnockDownAndOneForTheRest) {
  EXPECT_EQ(points_of(Yuhkoh::KnockedDown), 2);
  EXPECT_EQ(points_of(Yuhkoh::TouchedOutside), 1);
  EXPECT_EQ(both_fell(std::nullopt, false), (Points{0, 0}));
  EXPECT_EQ(both_fell(1, false), (Points{1, 2}));
  EXPECT_EQ(both_fell(0, true), (Points{2, 0}));
}

TEST(SumoBout, IsWonByRoundsThenByPointsThenByOneMoreRound) {
  EXPECT_EQ(bout_winner(std::array{Points{5, 4}, Points{0, 5}, Points{1, 0}}), 0);
  EXPECT_EQ(bout_winner(std::array{Points{5, 4}, Points{0, 5}, Points{0, 0}}), 1);
  EXPECT_EQ(bout_winner(std::array{Points{2, 1}, Points{1, 2}, Points{0, 0}}), std::nullopt);
}

TEST(ContestPoints, AreAtMostAHundred) {
  const ContestPoints best{place_points(race_place_points(), 1), place_points(arrival_points(), 1) + step_points(6),
                           place_points(sumo_place_points(), 1)};
  EXPECT_EQ(best.race, 35);
  EXPECT_EQ(best.stairs, 35);
  EXPECT_EQ(best.sumo, 30);
  EXPECT_EQ(best.total(), 100);
}

}  // namespace
}  // namespace cancha::match::contest
