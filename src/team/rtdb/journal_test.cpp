#include "team/rtdb/journal.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/json.h"
#include "mcap/reader.h"
#include "messages/game.h"
#include "messages/truth.h"
#include "os/clock.h"
#include "team/rtdb/folder_test.h"
#include "team/rtdb/schema.h"

namespace cancha::team {
namespace {

class JournalTest : public rtdb_test::InAFolder {};

TEST_F(JournalTest, KeepsEveryValueAndReplayGivesThemBack) {
  Database robot = open(2);
  auto ball = robot.record<BallState>(declare<BallState>("ball"));
  auto event = robot.record<MatchEvent>(declare<MatchEvent>("event", Area::Shared));
  ASSERT_TRUE(ball->put({{9, 9, 9}, {}, {}}));
  auto journal = Journal::open(folder + "/a.mcap", robot);
  ASSERT_TRUE(journal);
  MatchEvent goal;
  goal.reason = "a goal";
  for (int i = 1; i <= 20; ++i) {
    ASSERT_TRUE(ball->put({{1.0 * i, 0, 0}, {}, {}}));
    EXPECT_TRUE(i != 10 || event->put(goal));
    EXPECT_TRUE(i != 15 || event->replicate(4, goal, 30_ms));
    ASSERT_TRUE(journal->poll());
  }
  ASSERT_TRUE(journal->close());
  EXPECT_EQ(journal->statistics().values, 23u);
  EXPECT_EQ(journal->statistics().lost, 0u);

  auto reader = mcap::McapReader::open(folder + "/a.mcap");
  ASSERT_TRUE(reader && reader->verify());
  std::vector<double> seen;
  ASSERT_TRUE(reader->read({.topics = {"/rtdb/local/ball"}}, [&](const mcap::MessageView& message) {
    BallState state;
    EXPECT_TRUE(parse_protobuf(message.data, state));
    seen.push_back(state.p_FB.x);
    return true;
  }));
  ASSERT_EQ(seen.size(), 21u);
  EXPECT_EQ(seen.front(), 9);
  EXPECT_EQ(seen.back(), 20);

  Database other = open(3);
  const auto report = replay_journal(folder + "/a.mcap", other, {.speed = 0, .stopped = {}});
  ASSERT_TRUE(report) << report.error().text();
  EXPECT_EQ(report->values, 23u);
  auto ball_again = other.record<BallState>(declare<BallState>("ball"));
  auto event_again = other.record<MatchEvent>(declare<MatchEvent>("event", Area::Shared));
  BallState last;
  MatchEvent back;
  EXPECT_EQ(ball_again->get(last).number, 21u);
  EXPECT_EQ(last.p_FB.x, 20);
  EXPECT_TRUE(event_again->get(back, 2));
  EXPECT_EQ(to_json(back), to_json(goal));
  EXPECT_TRUE(event_again->get(back, 4));
  EXPECT_FALSE(event_again->get(back));
}

TEST_F(JournalTest, CountsWhatCameTooFast) {
  Database robot = open();
  auto score = robot.record<Score>(declare<Score>("score"));
  auto journal = Journal::open(folder + "/a.mcap", robot);
  for (int i = 0; i < 100; ++i) ASSERT_TRUE(score->put({i, 0}));
  ASSERT_TRUE(journal->poll());
  EXPECT_EQ(journal->statistics().values, 8u);
  EXPECT_EQ(journal->statistics().lost, 92u);
}

TEST_F(JournalTest, ReplayKeepsThePace) {
  Database robot = open();
  auto score = robot.record<Score>(declare<Score>("score"));
  ASSERT_TRUE(score->put({1, 0}, 200_ms));
  ASSERT_TRUE(Journal::open(folder + "/a.mcap", robot)->close());
  {
    auto journal = Journal::open(folder + "/b.mcap", robot);
    ASSERT_TRUE(score->put({2, 0}));
    ASSERT_TRUE(journal->poll() && journal->close());
  }
  Database other = open(2);
  const os::HostTime start = os::now();
  const auto report = replay_journal(folder + "/b.mcap", other, {.speed = 2, .stopped = {}});
  ASSERT_TRUE(report);
  EXPECT_GE(report->length, 200_ms);
  EXPECT_GE(os::now() - start, 100_ms);
}

TEST_F(JournalTest, RecordsUntilItIsStoppedAndTellsHowItGoes) {
  Database robot = open();
  auto score = robot.record<Score>(declare<Score>("score"));
  ASSERT_TRUE(score->put({1, 0}));
  auto journal = Journal::open(folder + "/a.mcap", *Database::observe(settings().place));
  std::uint64_t told = 0;
  const auto progress = [&](Duration, const Journal::Statistics& s) {
    EXPECT_TRUE(s.values >= 5 || score->put({2, 0}));
    told = s.values;
  };
  ASSERT_TRUE(record_journal(*journal, {.length = {}, .stopped = [&] { return told >= 5; }, .progress = progress}));
  EXPECT_EQ(told, 5u);
  auto reader = mcap::McapReader::open(folder + "/a.mcap");
  ASSERT_TRUE(reader && reader->verify());
  EXPECT_TRUE(is_journal(*reader));
  EXPECT_EQ(reader->statistics().messages, 5u);

  auto brief = Journal::open(folder + "/b.mcap", robot);
  const os::HostTime start = os::now();
  ASSERT_TRUE(record_journal(*brief, {.length = 30_ms}));
  EXPECT_GE(os::now() - start, 30_ms);
}

TEST_F(JournalTest, AJournalWithoutAnyValueIsStillAJournal) {
  auto journal = Journal::open(folder + "/a.mcap", open());
  ASSERT_TRUE(journal);
  ASSERT_TRUE(journal->close());

  auto reader = mcap::McapReader::open(folder + "/a.mcap");

  ASSERT_TRUE(reader);
  EXPECT_EQ(reader->statistics().messages, 0u);
  EXPECT_TRUE(is_journal(*reader)) << "lists of matches leave it out";
}

TEST_F(JournalTest, EndsInOrderWhereTheDatabaseIsRemoved) {
  Database robot = open();
  auto score = robot.record<Score>(declare<Score>("score"));
  ASSERT_TRUE(score->put({1, 0}));
  auto journal = Journal::open(folder + "/a.mcap", robot);
  std::filesystem::remove(robot.path());
  // another robot in its place is not the same
  const Database other = open();
  EXPECT_FALSE(robot.is_in_place());
  EXPECT_TRUE(other.is_in_place());
  EXPECT_EQ(record_journal(*journal, {}).error().text(),
            fmt::format("{}: the database was removed (what it had until then is in the journal)", robot.path()));
  auto reader = mcap::McapReader::open(folder + "/a.mcap");
  ASSERT_TRUE(reader && reader->verify());
  EXPECT_EQ(reader->statistics().messages, 1u);
  EXPECT_EQ(replay_journal(folder + "/a.mcap", robot, {}).error().text(),
            fmt::format("{}: the database was removed (the replay ends here)", robot.path()));
}

TEST_F(JournalTest, AReplayCanBeStoppedWhileItWaits) {
  Database robot = open();
  auto score = robot.record<Score>(declare<Score>("score"));
  auto event = robot.record<Score>(declare<Score>("event"));
  ASSERT_TRUE(score->put({1, 0}, 1'000'000_ms) && event->put({2, 0}));
  ASSERT_TRUE(Journal::open(folder + "/a.mcap", robot)->close());
  Database other = open(2);
  std::uint64_t values = 0;
  int asked = 0;
  // at this speed the second value is due in thirty thousand years
  const auto report = replay_journal(folder + "/a.mcap", other,
                                     {.speed = 1e-9,
                                      .stopped = [&] { return values == 1 && ++asked > 3; },
                                      .progress = [&](const ReplayReport& r) { values = r.values; }});
  ASSERT_TRUE(report) << report.error().text();
  EXPECT_EQ(report->values, 1u);
}

TEST_F(JournalTest, AFileThatIsNoJournalIsRefused) {
  Database robot = open();
  ASSERT_TRUE(mcap::McapWriter::open(folder + "/empty.mcap")->close());
  EXPECT_EQ(replay_journal(folder + "/empty.mcap", robot, {}).error().text(),
            folder + "/empty.mcap: is no journal of a database (./cancha rtdb record makes one)");
}

TEST(Schema, OfTheHouseDeclaresTheRecordsOfTheSpec) {
  const auto schema = load_schema(std::filesystem::path{CANCHA_SOURCE_DIR} / "content", "cambada");
  ASSERT_TRUE(schema) << schema.error().text();
  EXPECT_EQ(schema->members, 6);
  std::string all;
  for (const Declaration& d : schema->records) {
    all += d.name + ":" + d.layout.name.substr(16) + ":" +
           std::string{names(d.area)[static_cast<std::size_t>(d.area)]} + " ";
  }
  EXPECT_EQ(all,
            "world:GlobalWS:shared coach:Coach:base front_vision:FRNTVision:local omni_vision:OMNIVision:local "
            "front_camera:CameraSettings:local omni_camera:CameraSettings:local landmarks:Landmarks:local ");
  EXPECT_EQ(schema->records[0].period, 100_ms);
  EXPECT_EQ(schema->records[0].lifetime, 1000_ms);
  EXPECT_EQ(schema->records[0].bytes, 4096u);
}

TEST(Schema, FaultsAreToldByLine) {
  const auto refused = parse_schema(
      "[[record]]\nname = \"a\"\ntype = \"cancha.Score\"\nlifetime = -1\n"
      "[[record]]\nname = \"a\"\ntype = \"cancha.Scor\"\n",
      "x.toml");
  ASSERT_FALSE(refused);
  const std::string said = refused.error().text();
  EXPECT_NE(said.find("x.toml:4:"), std::string::npos) << said;
  EXPECT_NE(said.find("there are two records 'a'"), std::string::npos) << said;
  EXPECT_NE(said.find("'cancha.Score'"), std::string::npos) << said;
}

}  // namespace
}  // namespace cancha::team
