#include <gtest/gtest.h>

#include <cstring>

#include "cancha/rtdb.h"
#include "messages/game.h"
#include "team/rtdb/folder_test.h"

namespace cancha::team {
namespace {

class CInterface : public rtdb_test::InAFolder {
 protected:
  cancha_rtdb* open_in_c(int member = 1) {
    cancha_rtdb* made = cancha_rtdb_open_in(folder.c_str(), "test", member, 4, why, sizeof why);
    EXPECT_NE(made, nullptr) << why;
    return made;
  }
  char why[300] = "";
};

TEST_F(CInterface, PutsAndGetsBytesThatCppReads) {
  cancha_rtdb* database = open_in_c();
  cancha_rtdb_record* record = cancha_rtdb_declare(database, "score", "cancha.Score(1 blue int32, 2 yellow int32)",
                                                   CANCHA_RTDB_LOCAL, 0.1, 0.5, 0, why, sizeof why);
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
  cancha_rtdb_record* record = cancha_rtdb_declare(database, "words", "my.Words(1 all [string], 2 when duration)",
                                                   CANCHA_RTDB_BASE, 0, 0, 100, why, sizeof why);
  ASSERT_NE(record, nullptr) << why;
  ASSERT_EQ(cancha_rtdb_put_json(record, R"({"all": ["a", "b"], "when": 1.5})", 0, why, sizeof why), 1) << why;
  char json[100];
  cancha_rtdb_reading reading;
  EXPECT_EQ(cancha_rtdb_get_json(record, CANCHA_RTDB_MINE, json, sizeof json, &reading), CANCHA_RTDB_FRESH);
  EXPECT_STREQ(json, R"({"all":["a","b"],"when":1.5})");
  EXPECT_EQ(reading.size, std::strlen(json));
  EXPECT_EQ(cancha_rtdb_get_json(record, CANCHA_RTDB_MINE, json, 5, &reading), CANCHA_RTDB_DAMAGED);
  EXPECT_STREQ(cancha_rtdb_layout(record), "my.Words(1 all [string], 2 when duration)");
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
  EXPECT_EQ(cancha_rtdb_declare(database, "x", "nonsense", 0, 0, 0, 0, why, sizeof why), nullptr);
  EXPECT_STREQ(why, "layout:8: a type was expected");
  EXPECT_EQ(cancha_rtdb_declare(database, "x", "a.B(1 x bool)", 3, 0, 0, 0, why, sizeof why), nullptr);
  EXPECT_STREQ(why, "area: there are only 0, 1 and 2");
  EXPECT_EQ(cancha_rtdb_find(database, "x", why, sizeof why), nullptr);
  EXPECT_NE(std::strstr(why, "there is no record 'x'"), nullptr);
  cancha_rtdb_record* coach =
      cancha_rtdb_declare(database, "coach", "a.B(1 x bool)", CANCHA_RTDB_BASE, 0, 0, 0, why, sizeof why);
  EXPECT_EQ(cancha_rtdb_put(coach, "\1", 1, 0, why, sizeof why), 0);
  EXPECT_STREQ(why, "record 'coach': is put by the base station only, and this is robot 1");
  EXPECT_EQ(cancha_rtdb_put_json(coach, "{\"y\": 1}", 0, why, sizeof why), 0);
  cancha_rtdb_close(database);
}

}  // namespace
}  // namespace cancha::team
