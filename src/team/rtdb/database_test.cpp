#include "team/rtdb/database.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <thread>

#include "base/allocations.h"
#include "base/json.h"
#include "messages/game.h"
#include "messages/truth.h"
#include "messages/vision.h"
#include "team/rtdb/folder_test.h"

namespace cancha::team {
namespace {

using rtdb_test::end_of;
using rtdb_test::in_child;

class DatabaseTest : public rtdb_test::InAFolder {
 protected:
  /// Those of a database that only this process knows.
  [[nodiscard]] Database::Settings unnamed(bool told_time) const {
    Database::Settings made = settings();
    made.nameless = true;
    made.told_time = told_time;
    return made;
  }
};

Declaration with_lifetime(Declaration d, Duration lifetime) {
  d.lifetime = lifetime;
  return d;
}

TEST_F(DatabaseTest, GivesWhatAnotherHandleHasPutWithItsAgeAndOrigin) {
  Database here = open();
  Database there = open();
  auto put = here.record<BallState>(declare<BallState>("ball"));
  auto get = there.record<BallState>(declare<BallState>("ball"));
  ASSERT_TRUE(put && get);
  BallState ball;
  EXPECT_EQ(get->get(ball).state, Reading::State::Nothing);

  ASSERT_TRUE(put->put({{1, 2, 3}, {}, {}}, 500_ms));

  const Reading reading = get->get(ball);
  EXPECT_TRUE(reading);
  EXPECT_EQ(ball.p_FB, (Vec3{1, 2, 3}));
  EXPECT_EQ(reading.number, 1u);
  EXPECT_EQ(reading.member, 1);
  EXPECT_GE(reading.age, 500_ms);
  EXPECT_LT(reading.age, Duration{60'000'000'000});
  EXPECT_EQ(reading.origin, here.me());
  EXPECT_EQ(there.process_name(reading.origin), "team_test (" + std::to_string(getpid()) + ")");
}

TEST_F(DatabaseTest, AgesAreByTheTimeThatIsTold) {
  auto database = Database::open(unnamed(true));
  ASSERT_TRUE(database.has_value()) << database.error().text();
  auto record = database->record<BallState>(with_lifetime(declare<BallState>("ball"), 1000_ms));
  ASSERT_TRUE(record);
  database->set_time(Time{} + 5000_ms);
  ASSERT_TRUE(record->put({{1, 2, 3}, {}, {}}, 40_ms));

  database->set_time(Time{} + 5700_ms);

  BallState ball;
  EXPECT_EQ(record->get(ball).age, 740_ms);
  database->set_time(Time{} + 6100_ms);
  EXPECT_EQ(record->get(ball).state, Reading::State::Expired);
}

TEST_F(DatabaseTest, ANamelessOneIsFoundByNobody) {
  auto database = Database::open(unnamed(false));
  ASSERT_TRUE(database.has_value()) << database.error().text();
  EXPECT_FALSE(Database::attach(settings().place).has_value());
  auto another = Database::open(unnamed(false));
  ASSERT_TRUE(another.has_value());
  auto mine = database->record<BallState>(declare<BallState>("ball"));
  auto other = another->record<BallState>(declare<BallState>("ball"));
  ASSERT_TRUE(mine && other && mine->put({{1, 2, 3}, {}, {}}));
  BallState ball;
  EXPECT_EQ(other->get(ball).state, Reading::State::Nothing);
}

TEST_F(DatabaseTest, KeepsMessagesOfAnyLengthUpToTheirBound) {
  Database database = open();
  Declaration d = declare<MatchEvent>("event");
  d.bytes = 200;
  auto record = database.record<MatchEvent>(d);
  ASSERT_TRUE(record);
  MatchEvent event;
  event.reason = "ball over the line";
  ASSERT_TRUE(record->put(event));
  MatchEvent back;
  EXPECT_TRUE(record->get(back));
  EXPECT_EQ(to_json(back), to_json(event));

  event.reason.assign(300, 'x');
  const auto refused = record->put(event);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().text().substr(0, 33), "record 'event': a value of 324 by");
  EXPECT_TRUE(record->get(back));
  EXPECT_EQ(back.reason, "ball over the line");
}

/// Its list has another order than its members.
struct Crossed {
  double first = 0.0;
  double second = 0.0;
  static constexpr std::string_view kName = "test.Crossed";
  static constexpr auto fields() { return list_of(entry("b", &Crossed::second), entry("a", &Crossed::first)); }
};

TEST_F(DatabaseTest, TheOrderOfTheFieldListCountsNotThatInMemory) {
  EXPECT_TRUE(is_flat_in_memory<BallState>());
  EXPECT_FALSE(is_flat_in_memory<Crossed>());
  Database database = open();
  auto record = database.record<Crossed>(declare<Crossed>("crossed"));
  ASSERT_TRUE(record->put({1.0, 2.0}));
  double stored[2] = {};
  EXPECT_TRUE(record->bytes().get(std::as_writable_bytes(std::span{stored})));
  EXPECT_EQ(stored[0], 2.0);
  Crossed back;
  EXPECT_TRUE(record->get(back));
  EXPECT_EQ(back.first, 1.0);
}

TEST_F(DatabaseTest, ValuesExpire) {
  Database database = open();
  auto record = database.record<Score>(with_lifetime(declare<Score>("score"), 100_ms));
  Score score;
  ASSERT_TRUE(record->put({1, 2}, 99'999_ms));
  EXPECT_EQ(record->get(score).state, Reading::State::Expired);
  EXPECT_EQ(score, (Score{1, 2}));
  ASSERT_TRUE(record->put({1, 3}));
  const Reading reading = record->get(score);
  EXPECT_TRUE(reading || reading.age > 100_ms);
}

TEST_F(DatabaseTest, AMemberPutsItsOwnSharedRecordAndTheRadioThoseOfTheOthers) {
  Database robot = open(2);
  auto record = robot.record<Score>(declare<Score>("score", Area::Shared));
  ASSERT_TRUE(record->put({2, 2}));
  ASSERT_TRUE(record->replicate(4, {4, 4}, 30_ms, 77));
  Score score;
  EXPECT_TRUE(record->get(score));
  EXPECT_EQ(score.blue, 2);
  const Reading reading = record->get(score, 4);
  EXPECT_EQ(score.blue, 4);
  EXPECT_EQ(reading.member, 4);
  EXPECT_GE(reading.age, 30_ms);
  EXPECT_EQ(record->get(score, 3).state, Reading::State::Nothing);
  EXPECT_EQ(record->get(score, 9).state, Reading::State::Nothing);
  EXPECT_EQ(record->replicate(9, {}, {}).error().text(), "record 'score': there is no member 9");

  auto local = robot.record<Score>(declare<Score>("mine"));
  EXPECT_EQ(local->replicate(3, {}, {}).error().text(), "record 'mine': is local and never comes from another robot");
}

TEST_F(DatabaseTest, OnlyTheBaseStationPutsItsRecords) {
  Database robot = open(2);
  Database base = open(kBaseStation);
  auto at_robot = robot.record<Score>(declare<Score>("coach", Area::Base));
  auto at_base = base.record<Score>(declare<Score>("coach", Area::Base));
  EXPECT_EQ(at_robot->put({}).error().text(), "record 'coach': is put by the base station only, and this is robot 2");
  EXPECT_TRUE(at_base->put({3, 0}));
  EXPECT_TRUE(at_robot->replicate(kBaseStation, {3, 0}, {}));
  Score score;
  EXPECT_EQ(at_robot->get(score).member, kBaseStation);
  EXPECT_EQ(score.blue, 3);
}

TEST_F(DatabaseTest, TwoProgramsThatPlayOneRobotAreNamed) {
  Database first = open(3);
  auto a = first.record<Score>(declare<Score>("state", Area::Shared));
  ASSERT_TRUE(a->put({}));
  {
    Database second = open(3);
    auto b = second.record<Score>(declare<Score>("state", Area::Shared));
    const std::string me = "team_test (" + std::to_string(getpid()) + ")";
    EXPECT_EQ(b->put({}).error().text(),
              "record 'state': two programs put what member 3 says: " + me + " and " + me +
                  " (are there two robots with this number? End one, or give it another number)");
  }
}

TEST_F(DatabaseTest, ASuccessorMayPutWhatAProgramThatHasEndedPut) {
  {
    Database first = open(3);
    ASSERT_TRUE(first.record<Score>(declare<Score>("state", Area::Shared))->put({5, 5}));
  }
  Database second = open(3);
  auto record = second.record<Score>(declare<Score>("state", Area::Shared));
  Score score;
  EXPECT_TRUE(record->get(score));
  EXPECT_EQ(score.blue, 5);
  EXPECT_TRUE(record->put({6, 6}));
}

TEST_F(DatabaseTest, TwoRobotsWithTheSameNumberAreNamed) {
  Database robot = open(2);
  auto record = robot.record<Score>(declare<Score>("state", Area::Shared));
  ASSERT_TRUE(record->replicate(4, {}, {}, 0xaaaa));
  EXPECT_EQ(record->replicate(4, {}, {}, 0xbbbb).error().text(),
            "record 'state': two robots say that they are member 4: 000000000000aaaa and 000000000000bbbb (give one of "
            "them another number)");
  EXPECT_NE(record->replicate(2, {}, {}, 0xbbbb).error().text().find("member 2: this one ("), std::string::npos);
  // one that fell silent may come back as another: it was started again
  ASSERT_TRUE(record->replicate(4, {}, 2000_ms, 0xaaaa));
  EXPECT_TRUE(record->replicate(4, {}, {}, 0xbbbb));
}

TEST_F(DatabaseTest, AnotherLayoutIsRefusedWithBoth) {
  Database running = open();
  ASSERT_TRUE(running.record<Score>(declare<Score>("score")));
  Database other = open();
  Declaration changed = declare<Score>("score");
  changed.layout.fields[1].type.kind = Kind::Int64;
  const auto refused = other.declare(changed);
  ASSERT_FALSE(refused);
  const std::string said = refused.error().text();
  EXPECT_NE(said.find("record 'score': has another layout: cancha.Score(… 2 yellow int32) ["), std::string::npos)
      << said;
  EXPECT_NE(said.find("in the database, cancha.Score(… 2 yellow int64) ["), std::string::npos) << said;

  const auto area = other.record<Score>(declare<Score>("score", Area::Shared));
  EXPECT_NE(area.error().text().find("is in the local area of the database, in the shared area of this program"),
            std::string::npos);
  Declaration longer = declare<Score>("score");
  longer.history = 100;
  EXPECT_NE(other.declare(longer).error().text().find("keeps 8 values of 8 bytes in the database, 128"),
            std::string::npos);
}

TEST_F(DatabaseTest, WhatIsLeftOfAnEndedRobotIsReplacedWhereItDoesNotFit) {
  Declaration old = declare<Score>("score");
  old.layout.fields[1].type.kind = Kind::Int64;
  const std::vector<Declaration> before{old};
  const std::vector<Declaration> after{declare<Score>("score")};
  {
    auto first = Database::open(settings(), before);
    ASSERT_TRUE(first);
    EXPECT_FALSE(Database::open(settings(), after)) << "the other still runs";
  }
  auto second = Database::open(settings(), after);
  ASSERT_TRUE(second) << second.error().text();
  EXPECT_EQ(second->records().size(), 1u);
  EXPECT_EQ(second->records()[0].layout_text(), layout_of<Score>().text());
}

TEST_F(DatabaseTest, HistoryGivesPastValues) {
  Database database = open();
  Declaration d = declare<Score>("score");
  d.history = 20;
  auto record = database.record<Score>(d);
  for (int i = 1; i <= 50; ++i) ASSERT_TRUE(record->put({i, 0}));
  Score score;
  for (std::uint64_t i = 30; i <= 50; ++i) {
    EXPECT_TRUE(record->get_number(i, score)) << i;
    EXPECT_EQ(score.blue, static_cast<int>(i));
  }
  EXPECT_EQ(record->get_number(51, score).state, Reading::State::Nothing);
  EXPECT_EQ(record->get_number(10, score).state, Reading::State::Nothing);
}

TEST_F(DatabaseTest, ASubscriberSeesEachValueAndCountsThoseThatItMissed) {
  Database database = open();
  auto record = database.record<Score>(declare<Score>("score"));
  auto news = database.subscribe<Score>(declare<Score>("score"));
  Score score;
  EXPECT_EQ(news->next(score, {}).state, Reading::State::Nothing);
  for (int i = 1; i <= 5; ++i) ASSERT_TRUE(record->put({i, 0}));
  for (int i = 1; i <= 5; ++i) {
    EXPECT_TRUE(news->next(score, {}));
    EXPECT_EQ(score.blue, i);
  }
  for (int i = 6; i <= 50; ++i) ASSERT_TRUE(record->put({i, 0}));
  EXPECT_TRUE(news->next(score, {}));
  EXPECT_EQ(score.blue, 43);
  EXPECT_EQ(news->lost(), 37u);
  EXPECT_EQ(record->bytes().lost(), 37u);
}

TEST_F(DatabaseTest, ASubscriberBehindABurstGetsAllThatTheRingStillHolds) {
  Database database = open();
  Declaration kept = declare<Score>("score");
  kept.history = 30;
  auto record = database.record<Score>(kept);
  auto news = database.subscribe<Score>(kept);
  for (int i = 1; i <= 50; ++i) ASSERT_TRUE(record->put({i, 0}));
  Score score;
  std::vector<int> got;
  while (news->next(score, {})) got.push_back(score.blue);
  ASSERT_EQ(got.size(), 32u);
  EXPECT_EQ(got.front(), 19);
  EXPECT_EQ(got.back(), 50);
  EXPECT_TRUE(std::ranges::is_sorted(got));
  EXPECT_EQ(news->lost(), 18u);
}

TEST_F(DatabaseTest, ImpossibleValuesAreRefusedWithTheField) {
  Database database = open();
  auto landmarks = database.record<teamware::Landmarks>(declare<teamware::Landmarks>("landmarks"));
  teamware::Landmarks value;
  value.places.resize(2);
  value.places[1].place.confidence = 7;
  EXPECT_EQ(landmarks->put(value).error().text(),
            "cancha.teamware.VectorV.confidence: has an impossible value (0 to 1)");
  auto score = database.record<Score>(declare<Score>("score"));
  EXPECT_EQ(score->put({1, 2}, Duration{-1'000'000'000}).error().text(),
            "record 'score': a value cannot be -1 s old (at least 0)");
  Declaration distance = declare<teamware::Distance>("distance");
  EXPECT_EQ(database.record<teamware::Distance>(distance)->put({-5}).error().text(),
            "cancha.teamware.Distance.total: has an impossible value (at least 0)");
}

TEST_F(DatabaseTest, WhoWaitsIsWokenByAnotherProcess) {
  Database database = open();
  auto record = database.record<Score>(declare<Score>("score"));
  const pid_t child = in_child([&] {
    auto own = Database::open(settings());
    auto same = own->record<Score>(declare<Score>("score"));
    return same->wait(0, Duration{20'000'000'000}) ? 0 : 1;
  });
  std::this_thread::sleep_for(std::chrono::milliseconds{20});
  ASSERT_TRUE(record->put({1, 1}));
  EXPECT_EQ(end_of(child), 0);
  EXPECT_FALSE(record->wait(1, 1_ms));
}

TEST_F(DatabaseTest, PutAndGetDoNotAllocate) {
  Database database = open();
  auto flat = database.record<BallState>(declare<BallState>("ball", Area::Shared));
  auto packed = database.record<MatchEvent>(declare<MatchEvent>("event"));
  BallState ball;
  MatchEvent event;
  event.reason = "a reason that is longer than a short string can be";
  const auto round = [&] {
    ASSERT_TRUE(flat->put(ball));
    ASSERT_TRUE(flat->get(ball));
    ASSERT_TRUE(packed->put(event));
    ASSERT_TRUE(packed->get(event));
  };
  round();
  const long before = cancha::allocations_of_this_thread();
  for (int i = 0; i < 100; ++i) round();
  EXPECT_EQ(cancha::allocations_of_this_thread(), before);
}

TEST_F(DatabaseTest, AForkedProcessIsToldToOpenItAgain) {
  Database database = open();
  auto record = database.record<Score>(declare<Score>("score"));
  const pid_t child = in_child([&] {
    const auto refused = record->put({});
    return !refused && refused.error().text() ==
                           "record 'score': this process was forked from one that uses the database (open it again)"
               ? 0
               : 1;
  });
  EXPECT_EQ(end_of(child), 0);
  EXPECT_TRUE(record->put({}));
}

TEST_F(DatabaseTest, NamesThatAreNoneAreRefused) {
  Database database = open();
  EXPECT_EQ(database.declare(declare<Score>("a b")).error().text(),
            "record 'a b': is no name for a record (1 to 47 letters, digits, _ and -)");
  auto wrong = settings();
  wrong.place.member = 5;
  EXPECT_EQ(Database::open(wrong).error().text(),
            "member: there is no member 5 (robots are 1 to 4, the base station is 0)");
  wrong.place.team = "../etc";
  EXPECT_EQ(Database::open(wrong).error().text(),
            "team: '../etc' is no name for a team (1 to 31 letters, digits, _ and -)");
  ASSERT_TRUE(database.declare(declare<Score>("score")));
  EXPECT_NE(database.find("scor").error().text().find("there is no record 'scor' (did you mean 'score'? known: "),
            std::string::npos);
}

}  // namespace
}  // namespace cancha::team
