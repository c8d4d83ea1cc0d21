#include "match/team_databases.h"
#include "minds/built_in.h"

#include <gtest/gtest.h>

#include "messages/vision.h"
#include "team/rtdb/folder_test.h"
#include "world/wheeled_world.h"

namespace cancha::match {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

class TeamDatabasesTest : public team::rtdb_test::InAFolder {
 protected:
  /// Plays for half a second; gives where everything is then.
  Truth play(TeamDatabases& databases) {
    std::array<std::unique_ptr<decide::Strategy>, 2> teams;
    for (const Team side : kTeams) teams[index(side)] = *minds::make_built_in_team("chase", league_, Random{7});
    const auto match = *Match::start(league_, world::make_mujoco_world(), std::move(teams), {.seed = 3});
    match->add_observer(databases);
    while (match->truth().time < Time{} + 500_ms) EXPECT_TRUE(match->tick().has_value());
    Truth later = match->truth();
    later.time += 1000_ms;
    databases.ticked({later, match->game(), {}});
    return later;
  }
  template <class T>
  T value(std::string_view team, int member, std::string_view record) const {
    auto database = team::Database::attach({.folder = folder, .team = std::string{team}, .member = member});
    EXPECT_TRUE(database) << database.error().text();
    team::Record<T> reader{database->find(record).value()};
    T value{};
    EXPECT_TRUE(reader.get(value)) << record;
    return value;
  }

  field::League league_ = field::load_league(kContent, "simurosot").value();
};

TEST_F(TeamDatabasesTest, HoldWhatEachRobotKnows) {
  auto databases = TeamDatabases::open(league_, kContent, folder);
  ASSERT_TRUE(databases) << databases.error().text();
  const Truth truth = play(*databases);
  EXPECT_EQ(databases->trouble(), "");

  const auto blue = value<teamware::GlobalWS>("blue", 3, "world");
  const auto yellow = value<teamware::GlobalWS>("yellow", 3, "world");
  EXPECT_EQ(blue.self.number, 3);
  EXPECT_EQ(blue.cycles, 7u);  // at 0, 0.1 … 0.5 s, and the last
  // both see the ball, each from its own side
  EXPECT_NEAR(yellow.ball.p_FO.x, truth.ball.p_FB.x, 1e-9);
  EXPECT_NEAR(blue.ball.p_FO.x, -yellow.ball.p_FO.x, 1e-9);
  EXPECT_EQ(value<teamware::Coach>("yellow", 0, "coach").robots.size(), static_cast<std::size_t>(league_.players));
  EXPECT_FALSE(value<teamware::Landmarks>("blue", 1, "landmarks").places.empty());
}

TEST_F(TeamDatabasesTest, AreRemovedAtTheEndUnlessSomebodyUsesThem) {
  auto databases = TeamDatabases::open(league_, kContent, folder);
  ASSERT_TRUE(databases) << databases.error().text();
  EXPECT_EQ(team::find_databases(folder).size(), 2u * static_cast<std::size_t>(league_.players + 1));
  const auto used = team::Database::attach({.folder = folder, .team = "blue", .member = 2});

  { const TeamDatabases ended = std::move(*databases); }

  const auto left = team::find_databases(folder);
  ASSERT_EQ(left.size(), 1u);
  EXPECT_EQ(left[0].place.member, 2);
}

TEST_F(TeamDatabasesTest, AreFilledFromWhatPlayersSay) {
  auto databases = TeamDatabases::open(league_, kContent, folder);
  ASSERT_TRUE(databases) << databases.error().text();
  Truth truth;
  truth.robots.resize(2 * static_cast<std::size_t>(league_.players));
  const GameState game;
  const std::vector<PlayerIntent> intents{{.robot = league_.players + 1, .role = "striker", .target = {}}};
  Frame frame;
  frame.robot = {Team::Blue, 0};
  frame.time = Time{} + 900_ms;
  frame.intent.role = "keeper";
  frame.intent.chosen_by = "save";
  frame.beliefs.ball.present().seen = Time{} + 400_ms;
  const Frame* const frames[] = {&frame};
  const auto tick = [&](Duration at) {
    truth.time = Time{} + at;
    databases->ticked({truth, game, {}, intents, {}, frames});
  };

  tick(0_ms);
  EXPECT_EQ(value<teamware::GlobalWS>("yellow", 2, "world").self.role, "striker");
  EXPECT_EQ(value<teamware::GlobalWS>("yellow", 2, "world").team.colour, teamware::Colour::Magenta);
  EXPECT_EQ(value<teamware::Coach>("yellow", 0, "coach").robots[1].role, "striker");
  auto keeper = value<teamware::GlobalWS>("blue", 1, "world");
  EXPECT_EQ(keeper.self.role, "keeper");
  EXPECT_TRUE(keeper.behaviour_changed);
  EXPECT_TRUE(keeper.bstation_active);
  EXPECT_FALSE(keeper.ball_seen);
  EXPECT_EQ(keeper.ball.lifetime, 500_ms);

  tick(200_ms);
  EXPECT_FALSE(value<teamware::GlobalWS>("blue", 1, "world").behaviour_changed);
  frame.intent.chosen_by = "clear";
  tick(400_ms);
  EXPECT_TRUE(value<teamware::GlobalWS>("blue", 1, "world").behaviour_changed);
}

TEST_F(TeamDatabasesTest, AreRefusedWhereThereIsNoFolder) {
  EXPECT_FALSE(TeamDatabases::open(league_, kContent, folder + "/nowhere"));
  EXPECT_FALSE(TeamDatabases::open(league_, folder, folder));
}

}  // namespace
}  // namespace cancha::match
