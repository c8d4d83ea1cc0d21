// What people see of databases, and databases that are only looked at.

#include "team/rtdb/overview.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "messages/game.h"
#include "messages/radio.h"
#include "team/rtdb/folder_test.h"

namespace cancha::team {
namespace {

class Overview : public rtdb_test::InAFolder {
 protected:
  Database with_records(int member = 1) {
    Database made = open(member);
    EXPECT_TRUE(made.record<Score>(team::declare<Score>("score", Area::Shared)));
    Declaration radio = team::declare<RadioState>("radio");
    radio.lifetime = 100_ms;
    radio.bytes = 2048;
    EXPECT_TRUE(made.record<RadioState>(radio));
    return made;
  }
};

TEST_F(Overview, TheTableHasEveryValueWithItsRate) {
  const Database robot = with_records(2);
  ASSERT_TRUE(put_json(robot, "score", R"({"blue": 3})"));
  const Score theirs{.blue = 4};
  ASSERT_TRUE(robot.find("score")->replicate(3, std::as_bytes(std::span{&theirs, 1}), 20_ms));
  RateMeter rates{1000_ms};
  const Time start{};
  (void)table_of(robot, rates, start);
  for (int i = 0; i < 10; ++i) ASSERT_TRUE(put_json(robot, "score", R"({"blue": 5})"));
  const DatabaseTable table = table_of(robot, rates, start + 500_ms);

  EXPECT_EQ(table.member, 2);
  EXPECT_EQ(table.members, 4);
  EXPECT_TRUE(table.processes.empty()) << "who asks is not among them";
  ASSERT_EQ(table.records.size(), 2u);
  const RecordTable& score = table.records[0];
  EXPECT_EQ(score.name, "score");
  EXPECT_EQ(score.layout, "cancha.Score");
  ASSERT_EQ(score.values.size(), 2u);
  EXPECT_EQ(score.values[0].member, 2);
  EXPECT_EQ(score.values[0].number, 11u);
  EXPECT_DOUBLE_EQ(score.values[0].rate, 20.0);
  EXPECT_EQ(score.values[1].member, 3);
  EXPECT_EQ(score.values[1].rate, 0.0);
  EXPECT_GE(score.values[1].age, 20_ms);
  EXPECT_TRUE(table.records[1].values.empty());
  EXPECT_EQ(table.records[1].lifetime, 100_ms);
}

TEST_F(Overview, TheRateIsTheSameHoweverOftenItIsAsked) {
  RateMeter rates{1000_ms};
  std::uint64_t number = 0;
  double last = 0.0;
  for (int ms = 0; ms <= 5000; ++ms) {
    if (ms % 100 == 0) ++number;
    last = rates.rate(7, "world", 1, number, Time{} + 1_ms * ms);
    ASSERT_TRUE(ms <= 2000 || std::abs(last - 10.0) < 1.1) << ms << ": " << last;
  }
  // of a robot that was made again, and of others
  EXPECT_EQ(rates.rate(7, "world", 1, 1, Time{} + 6000_ms), 0.0);
  EXPECT_EQ(rates.rate(8, "world", 1, 100, Time{} + 6000_ms), 0.0);
  // after an hour in which nobody asked, what counts is what comes now
  (void)rates.rate(7, "world", 1, 2, Time{} + 3'600'000_ms);
  EXPECT_DOUBLE_EQ(rates.rate(7, "world", 1, 12, Time{} + 3'601'000_ms), 10.0);
}

TEST_F(Overview, ValuesAreShownAsJsonOldOnesToo) {
  const Database robot = with_records();
  for (int round = 1; round <= 3; ++round) {
    ASSERT_TRUE(put_json(robot, "radio", fmt::format(R"({{"round": {}}})", round)));
  }
  const auto radio = robot.find("radio").value();
  const auto now = show_value(robot, radio, ByteRecord::kMine);
  ASSERT_TRUE(now) << now.error().text();
  EXPECT_EQ(now->number, 3u);
  EXPECT_NE(now->value.text.find(R"("round":3,)"), std::string::npos) << now->value.text;
  EXPECT_NE(show_value(robot, radio, ByteRecord::kMine, 2)->value.text.find(R"("round":2,)"), std::string::npos);
  EXPECT_EQ(show_value(robot, radio, ByteRecord::kMine, 9)->number, 0u);
  EXPECT_EQ(show_value(robot, radio, ByteRecord::kMine, 0, 4).error().text(),
            fmt::format("record 'radio': a value of {} bytes is too large to be shown", radio.get({}).bytes));
  EXPECT_EQ(put_json(robot, "radio", R"({"runde": 3})").error().what.substr(0, 7), "is unkn");
  EXPECT_EQ(put_json(robot, "radoi", "{}").error().what, "there is no record 'radoi'");
}

TEST_F(Overview, WhoOnlyLooksChangesNothing) {
  std::optional<Database> robot = with_records();
  ASSERT_TRUE(put_json(*robot, "score", R"({"blue": 3})"));
  const Place place = settings().place;
  const auto looking = Database::observe(place);
  ASSERT_TRUE(looking) << looking.error().text();
  EXPECT_EQ(looking->processes().size(), 1u) << "the robot's";
  EXPECT_EQ(find_databases(folder).at(0).processes, 1u);
  ByteRecord score = looking->find("score").value();
  EXPECT_EQ(score.latest(), 1u);
  EXPECT_FALSE(score.wait(1, 1000_ms));
  score.count_lost(5);
  EXPECT_EQ(score.lost(), 0u);
  EXPECT_EQ(put_json(*looking, "score", "{}").error().text(),
            "record 'score': the database is only looked at (attach to it)");
  EXPECT_EQ(score.replicate(3, {}, {}).error().what, "the database is only looked at");
  auto declaring = Database::observe(place).value();
  EXPECT_EQ(declaring.declare(team::declare<Score>("more")).error().what, "the database is only looked at");
  EXPECT_EQ(Database::observe({folder, "nobody", 1}).error().what, "there is no database of member 1 of team 'nobody'");

  // it keeps no database from being removed, and what it sees stays sound
  robot.reset();
  EXPECT_EQ(looking->processes().size(), 0u);
  EXPECT_EQ(remove_stale(folder).size(), 1u);
  EXPECT_EQ(score.get({}).number, 1u);
}

}  // namespace
}  // namespace cancha::team
