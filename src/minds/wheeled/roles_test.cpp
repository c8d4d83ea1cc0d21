#include "minds/wheeled/roles.h"

#include <gtest/gtest.h>

#include "act/wheels/wheels_test.h"
#include "base/random.h"

namespace cancha::minds {
namespace {

using drill::league_for;
using drill::view_of;

TEST(Roles, DoNotFlickerBetweenTwoPlayersWhoAreEquallyNear) {
  const wheels::Pitch pitch = wheels::pitch_of(league_for(5));
  TeamView view = view_of(5, {0.3, 0.0});
  Random random{11};
  Roles roles{5};
  std::vector<Post> posts(Roles::posts_for(5));
  int changes = 0;
  std::size_t striker = 0;

  for (int i = 0; i < 300; ++i) {
    // both stand behind the ball, and the picture trembles by a centimetre
    const auto tremble = [&] { return random.uniform(-0.01, 0.01); };
    view.mates[2].X_TR = {-0.1 + tremble(), 0.2 + tremble(), 0.0};
    view.mates[3].X_TR = {-0.1 + tremble(), -0.2 + tremble(), 0.0};
    const wheels::BallPath path{pitch, view.ball};
    const wheels::Situation situation{pitch, view, path};
    take_posts(situation, posts);
    roles.update(situation, posts, 0.0);
    if (i > 0 && roles.striker() != striker) ++changes;
    striker = roles.striker();
  }

  EXPECT_EQ(changes, 0);
}

TEST(Roles, TheNearestBehindTheBallBecomesStriker) {
  const wheels::Pitch pitch = wheels::pitch_of(league_for(5));
  TeamView view = view_of(5, {0.5, 0.4});
  view.mates[2].X_TR = {0.3, 0.35, 0.0};
  const wheels::BallPath path{pitch, view.ball};
  const wheels::Situation situation{pitch, view, path};
  std::vector<Post> posts(Roles::posts_for(5));
  take_posts(situation, posts);
  Roles roles{5};

  roles.update(situation, posts, 0.0);

  EXPECT_EQ(roles.striker(), 2U);
}

TEST(Roles, EveryPostIsHeldByExactlyOnePlayer) {
  for (int players = 1; players <= 11; ++players) {
    const wheels::Pitch pitch = wheels::pitch_of(league_for(players));
    const auto count = static_cast<std::size_t>(players);
    Random random{static_cast<std::uint64_t>(players)};
    Roles roles{count};
    std::vector<Post> posts(Roles::posts_for(count));
    for (int i = 0; i < 100; ++i) {
      const TeamView view = view_of(players, {random.uniform(-1.0, 1.0), random.uniform(-0.8, 0.8)});
      const wheels::BallPath path{pitch, view.ball};
      const wheels::Situation situation{pitch, view, path};
      take_posts(situation, posts);
      roles.update(situation, posts, 0.0);

      std::vector<int> held(posts.size(), 0);
      for (std::size_t k = 1; k < count; ++k) {
        if (k != roles.striker()) ++held.at(roles.post_of(k));
      }
      for (const int holders : held) EXPECT_EQ(holders, 1) << players << " players";
    }
  }
}

TEST(Formation, OnlyTheFirstDefenderMayEnterThePenaltyArea) {
  for (const int players : {3, 5, 11}) {
    const wheels::Pitch pitch = wheels::pitch_of(league_for(players));
    Random random{5};
    std::vector<Post> posts(Roles::posts_for(static_cast<std::size_t>(players)));
    for (int i = 0; i < 500; ++i) {
      const TeamView view = view_of(players, {random.uniform(-1.08, 1.08), random.uniform(-0.88, 0.88)});
      const wheels::BallPath path{pitch, view.ball};
      take_posts({pitch, view, path}, posts);
      EXPECT_FALSE(in_our_area(pitch, pitch.goal_area, posts[0].p, 0.04));
      for (std::size_t k = 1; k < posts.size(); ++k) {
        EXPECT_FALSE(in_our_area(pitch, pitch.penalty_area, posts[k].p, 0.04));
      }
    }
  }
}

}  // namespace
}  // namespace cancha::minds
