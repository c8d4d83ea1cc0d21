#include <gtest/gtest.h>

#include <unistd.h>

#include <cmath>
#include <cstring>

#include "cancha/rtdb.h"
#include "messages/game.h"
#include "team/rtdb/folder_test.h"

namespace cancha::team {
namespace {

/// A declaration of which C++ may leave fields out.
struct About {
  const char* name;
  const char* layout;
  int area = CANCHA_RTDB_LOCAL;
  double period = 0;
  double lifetime = 0;
  std::size_t bytes = 0;
  int history = 0;
  int priority = 0;
};

class CInterface : public rtdb_test::InAFolder {
 protected:
  cancha_rtdb* open_in_c(int member = 1) {
    cancha_rtdb* made = cancha_rtdb_open_in(folder.c_str(), "test", member, 4, why, sizeof why);
    EXPECT_NE(made, nullptr) << why;
    return made;
  }
  cancha_rtdb_record* declare_in_c(cancha_rtdb* database, const About& a) {
    const cancha_rtdb_declaration about{a.name, a.layout, a.area, a.period, a.lifetime, a.bytes, a.history, a.priority};
    return cancha_rtdb_declare(database, &about, why, sizeof why);
  }
  char why[300] = "";
};

TEST_F(CInterface, PutsAndGetsBytesThatCppReads) {
  cancha_rtdb* database = open_in_c();
  cancha_rtdb_record* record = declare_in_c(
      database,
      {.name = "score", .layout = "cancha.Score(1 blue int32, 2 yellow int32)", .period = 0.1, .lifetime = 0.5});
  ASSERT_NE(record, nullptr) << why;
  EXPECT_EQ(cancha_rtdb_find(database, "score", why, sizeof why), record);
  cancha_rtdb_reading reading;
  std::int32_t goals[2] = {0, 0};
  EXPECT_EQ(cancha_rtdb_get(record, CANCHA_RTDB_MINE, goals, sizeof goals, &reading), CANCHA_RTDB_NOTHING);

  const std::int32_t put[2] = {3, 4};
  ASSERT_EQ(cancha_rtdb_put(record, put, sizeof put, 0.25, why, sizeof why), 1) << why;

  Database in_cpp = open();
  Score score;
  auto typed = in_cpp.record<Score>(declare<Score>("score"));
  ASSERT_TRUE(typed);
  (void)typed->get(score);
  EXPECT_EQ(score, (Score{3, 4}));
  (void)cancha_rtdb_get(record, CANCHA_RTDB_MINE, goals, sizeof goals, &reading);
  EXPECT_EQ(goals[1], 4);
  EXPECT_EQ(reading.number, 1u);
  EXPECT_GE(reading.age, 0.25);
  EXPECT_EQ(cancha_rtdb_wait(record, CANCHA_RTDB_MINE, 0, 1.0), 1);
  EXPECT_EQ(cancha_rtdb_wait(record, CANCHA_RTDB_MINE, 1, 0.001), 0);
  cancha_rtdb_close(database);
}

TEST_F(CInterface, SpeaksJson) {
  cancha_rtdb* database = open_in_c(0);
  cancha_rtdb_record* record = declare_in_c(
      database,
      {.name = "words", .layout = "my.Words(1 all [string], 2 when duration)", .area = CANCHA_RTDB_BASE, .bytes = 100});
  ASSERT_NE(record, nullptr) << why;
  ASSERT_EQ(cancha_rtdb_put_json(record, R"({"all": ["a", "b"], "when": 1.5})", 0, why, sizeof why), 1) << why;
  char json[100];
  cancha_rtdb_reading reading;
  EXPECT_EQ(cancha_rtdb_get_json(record, CANCHA_RTDB_MINE, json, sizeof json, &reading), CANCHA_RTDB_FRESH);
  EXPECT_STREQ(json, R"({"all":["a","b"],"when":1.5})");
  EXPECT_EQ(reading.size, std::strlen(json));
  EXPECT_EQ(cancha_rtdb_get_json(record, CANCHA_RTDB_MINE, json, 5, &reading), CANCHA_RTDB_DAMAGED);
  EXPECT_STREQ(cancha_rtdb_about(record).layout, "my.Words(1 all [string], 2 when duration)");
  cancha_rtdb_close(database);
}

TEST_F(CInterface, SaysWhatIsWrong) {
  EXPECT_EQ(cancha_rtdb_open_in(folder.c_str(), "test", 9, 4, why, sizeof why), nullptr);
  EXPECT_STREQ(why, "member: there is no member 9 (robots are 1 to 4, the base station is 0)");
  char narrow[8];
  EXPECT_EQ(cancha_rtdb_open_in(folder.c_str(), "test", 9, 4, narrow, sizeof narrow), nullptr);
  EXPECT_STREQ(narrow, "member:");
  EXPECT_EQ(cancha_rtdb_open_in(folder.c_str(), "test", 9, 4, nullptr, 0), nullptr);

  cancha_rtdb* database = open_in_c();
  EXPECT_EQ(declare_in_c(database, {.name = "x", .layout = "nonsense"}), nullptr);
  EXPECT_STREQ(why, "layout:8: a type was expected");
  EXPECT_EQ(declare_in_c(database, {.name = "x", .layout = "a.B(1 x bool)", .area = 3}), nullptr);
  EXPECT_STREQ(why, "area: there are only 0, 1 and 2");
  EXPECT_EQ(cancha_rtdb_find(database, "x", why, sizeof why), nullptr);
  EXPECT_NE(std::strstr(why, "there is no record 'x'"), nullptr);
  cancha_rtdb_record* coach =
      declare_in_c(database, {.name = "coach", .layout = "a.B(1 x bool)", .area = CANCHA_RTDB_BASE});
  EXPECT_EQ(cancha_rtdb_put(coach, "\1", 1, 0, why, sizeof why), 0);
  EXPECT_STREQ(why, "record 'coach': is put by the base station only, and this is robot 1");
  EXPECT_EQ(cancha_rtdb_put_json(coach, "{\"y\": 1}", 0, why, sizeof why), 0);
  cancha_rtdb_close(database);
}

TEST_F(CInterface, ListsDatabasesAndRecordsWithHowTheyAreKept) {
  cancha_rtdb* database = open_in_c(2);
  (void)declare_in_c(database, {.name = "a", .layout = "a.B(1 x bool)"});
  cancha_rtdb_record* const second = declare_in_c(database, {.name = "b",
                                                             .layout = "a.C(1 x [3 int16])",
                                                             .area = CANCHA_RTDB_SHARED,
                                                             .period = 0.1,
                                                             .history = 20,
                                                             .priority = 3});
  ASSERT_NE(second, nullptr) << why;

  cancha_rtdb_record* records[1] = {};
  EXPECT_EQ(cancha_rtdb_records(database, records, 1), 2u) << "there are more than there is room for";
  EXPECT_STREQ(cancha_rtdb_about(records[0]).name, "a");
  const cancha_rtdb_declaration about = cancha_rtdb_about(second);
  EXPECT_STREQ(about.layout, "a.C(1 x [3 int16])");
  EXPECT_EQ(about.area, CANCHA_RTDB_SHARED);
  EXPECT_EQ(about.period, 0.1);
  EXPECT_EQ(about.bytes, 6u);
  EXPECT_EQ(about.history, 20);
  EXPECT_EQ(about.priority, 3);

  cancha_rtdb_found found[4];
  ASSERT_EQ(cancha_rtdb_databases(folder.c_str(), found, 4), 1u);
  EXPECT_STREQ(found[0].team, "test");
  EXPECT_EQ(found[0].member, 2);
  EXPECT_EQ(found[0].processes, 1);
  EXPECT_EQ(found[0].records, 2);
  cancha_rtdb_close(database);
}

TEST_F(CInterface, TellsTheOriginAndReadsHistory) {
  cancha_rtdb* database = open_in_c();
  cancha_rtdb_record* record = declare_in_c(database, {.name = "n", .layout = "a.N(1 n uint8)", .history = 10});
  for (std::uint8_t i = 1; i <= 12; ++i) ASSERT_EQ(cancha_rtdb_put(record, &i, 1, 0, why, sizeof why), 1) << why;

  cancha_rtdb_reading reading;
  std::uint8_t n = 0;
  EXPECT_EQ(cancha_rtdb_get_number(record, CANCHA_RTDB_MINE, 3, &n, 1, &reading), CANCHA_RTDB_FRESH);
  EXPECT_EQ(n, 3);
  char json[20];
  EXPECT_EQ(cancha_rtdb_get_number_json(record, CANCHA_RTDB_MINE, 4, json, sizeof json, &reading), CANCHA_RTDB_FRESH);
  EXPECT_STREQ(json, R"({"n":4})");
  EXPECT_EQ(cancha_rtdb_get_number(record, CANCHA_RTDB_MINE, 13, &n, 1, &reading), CANCHA_RTDB_NOTHING);
  (void)cancha_rtdb_get(record, CANCHA_RTDB_MINE, &n, 1, &reading);
  char who[80];
  cancha_rtdb_process(database, reading.origin, who, sizeof who);
  EXPECT_NE(std::string{who}.find("(" + std::to_string(getpid()) + ")"), std::string::npos) << who;
  cancha_rtdb_close(database);
}

TEST_F(CInterface, ASubscriberIsGivenEachValue) {
  cancha_rtdb* database = open_in_c();
  cancha_rtdb_record* record = declare_in_c(database, {.name = "n", .layout = "a.N(1 n uint8)"});
  cancha_rtdb_subscription* news = cancha_rtdb_subscribe(record, CANCHA_RTDB_MINE, why, sizeof why);
  ASSERT_NE(news, nullptr) << why;
  cancha_rtdb_reading reading;
  std::uint8_t n = 0;
  EXPECT_EQ(cancha_rtdb_next(news, 0, &n, 1, &reading), CANCHA_RTDB_NOTHING);
  for (std::uint8_t i = 1; i <= 20; ++i) ASSERT_EQ(cancha_rtdb_put(record, &i, 1, 0, why, sizeof why), 1) << why;

  // the ring has eight values
  EXPECT_EQ(cancha_rtdb_next(news, 0, &n, 1, &reading), CANCHA_RTDB_FRESH);
  EXPECT_EQ(n, 13);
  char json[20];
  EXPECT_EQ(cancha_rtdb_next_json(news, 0, json, sizeof json, &reading), CANCHA_RTDB_FRESH);
  EXPECT_STREQ(json, R"({"n":14})");
  EXPECT_EQ(cancha_rtdb_lost(news), 12u);
  cancha_rtdb_unsubscribe(news);
  EXPECT_EQ(cancha_rtdb_subscribe(record, 7, why, sizeof why), nullptr);
  EXPECT_STREQ(why, "record 'n': there is no member 7");
  cancha_rtdb_close(database);
}

TEST_F(CInterface, NamesThePaddingOfAStruct) {
  struct Padded {
    std::uint8_t kind;
    double x;
    std::int16_t y;
  };
  cancha_rtdb* database = open_in_c();
  constexpr const char* kLayout = "a.P(1 kind uint8, 2 x double, 3 y int16)";
  EXPECT_EQ(declare_in_c(database, {.name = "p", .layout = kLayout, .bytes = sizeof(Padded)}), nullptr);
  EXPECT_STREQ(
      why,
      "record 'p': its fields have 11 bytes one after the other, not 24: a C struct has padding, 7 bytes before "
      "'x', 6 bytes at the end (declare the struct packed, or order its fields from large to small)");

  cancha_rtdb_record* record = declare_in_c(database, {.name = "p", .layout = kLayout});
  ASSERT_NE(record, nullptr) << why;
  const Padded value{1, 2.0, 3};
  EXPECT_EQ(cancha_rtdb_put(record, &value, sizeof value, 0, why, sizeof why), 0);
  EXPECT_NE(std::strstr(why, "7 bytes before 'x'"), nullptr) << why;
  EXPECT_EQ(cancha_rtdb_put(record, &value, 5, 0, why, sizeof why), 0) << "too few";
  EXPECT_STREQ(why, "a.P: its fields have 11 bytes one after the other, not 5");
  cancha_rtdb_close(database);
}

TEST_F(CInterface, RefusesImpossibleValues) {
  cancha_rtdb* database = open_in_c();
  cancha_rtdb_record* record = declare_in_c(
      database, {.name = "v", .layout = "a.V(1 seen bool, 2 confidence float{0..1}, 3 distance int16{0..})"});
  ASSERT_NE(record, nullptr) << why;
  struct [[gnu::packed]] V {
    std::uint8_t seen;
    float confidence;
    std::int16_t distance;
  };
  const auto put = [&](V v, double age) { return cancha_rtdb_put(record, &v, sizeof v, age, why, sizeof why); };
  EXPECT_EQ(put({1, 1.0f, 0}, 0), 1) << why;
  EXPECT_EQ(put({9, 0.5f, 0}, 0), 0);
  EXPECT_STREQ(why, "a.V.seen: cannot be 9 (0 or 1)");
  EXPECT_EQ(put({1, 7.0f, 0}, 0), 0);
  EXPECT_STREQ(why, "a.V.confidence: cannot be 7 (0 to 1)");
  EXPECT_EQ(put({1, std::nanf(""), 0}, 0), 0);
  EXPECT_EQ(put({1, 1.0f, -5}, 0), 0);
  EXPECT_STREQ(why, "a.V.distance: cannot be -5 (at least 0)");
  EXPECT_EQ(put({1, 1.0f, 5}, -1), 0);
  EXPECT_STREQ(why, "age: a value cannot be -1 s old (at least 0)");
  EXPECT_EQ(put({1, 1.0f, 5}, std::nan("")), 0);
  EXPECT_EQ(cancha_rtdb_put_json(record, R"({"confidence": 7})", 0, why, sizeof why), 0);
  EXPECT_STREQ(why, "confidence: must be 0 to 1");
  cancha_rtdb_reading reading;
  (void)cancha_rtdb_get(record, CANCHA_RTDB_MINE, nullptr, 0, &reading);
  EXPECT_EQ(reading.number, 1u) << "nothing but the first was put";
  cancha_rtdb_close(database);
}

}  // namespace
}  // namespace cancha::team
