#include "base/json_read.h"

#include <gtest/gtest.h>

#include <array>

#include "base/json.h"

namespace cancha {
namespace {

enum class Mood : std::uint8_t { Calm, VeryAngry };
constexpr std::array<std::string_view, 2> names(Mood) {
  return {"calm", "very angry"};
}

struct Place {
  double x = 0.0;
  double y = 0.0;
  static constexpr auto fields() { return list_of(entry("x", &Place::x), entry("y", &Place::y)); }
};

struct Wish {
  std::string what = "nothing";
  int robot = -1;
  std::uint64_t seed = 1;
  bool now = false;
  Mood mood = Mood::Calm;
  std::optional<double> minutes;
  Place place;
  std::vector<int> numbers;
  static constexpr auto fields() {
    return list_of(entry("what", &Wish::what), entry("robot", &Wish::robot), entry("seed", &Wish::seed),
                   entry("now", &Wish::now), entry("mood", &Wish::mood), entry("minutes", &Wish::minutes),
                   entry("place", &Wish::place), entry("numbers", &Wish::numbers));
  }
};

std::string trouble(std::string_view text) {
  Wish wish;
  const auto read = parse_json(text, wish);
  return read ? "" : read.error().text();
}

TEST(ParseJson, FillsAMessageByItsFieldList) {
  Wish wish;
  const auto read = parse_json(R"({"what":"püt","robot":3,"seed":18446744073709551615,"now":true,"mood":"VERY_ANGRY",
                                   "minutes":2.5,"place":{"x":-1,"y":1e-3},"numbers":[1,2]})",
                               wish);
  ASSERT_TRUE(read.has_value()) << read.error().text();
  EXPECT_EQ(wish.what, "püt");
  EXPECT_EQ(wish.robot, 3);
  EXPECT_EQ(wish.seed, UINT64_MAX);
  EXPECT_TRUE(wish.now);
  EXPECT_EQ(wish.mood, Mood::VeryAngry);
  EXPECT_EQ(wish.minutes, 2.5);
  EXPECT_EQ(wish.place.x, -1.0);
  EXPECT_EQ(wish.numbers, (std::vector<int>{1, 2}));
}

TEST(ParseJson, LeavesWhatIsAbsentAsItIs) {
  Wish wish;
  wish.minutes = 3.0;
  ASSERT_TRUE(parse_json("{}", wish).has_value());
  EXPECT_EQ(wish.what, "nothing");
  EXPECT_EQ(wish.minutes, 3.0);
  ASSERT_TRUE(parse_json(R"({"minutes":null})", wish).has_value());
  EXPECT_FALSE(wish.minutes.has_value());
}

TEST(ParseJson, SaysWhatDoesNotFit) {
  EXPECT_EQ(trouble(R"({"robbot":1})"), "robbot: is unknown (did you mean 'robot'?)");
  EXPECT_EQ(trouble(R"({"robot":1.5})"), "robot: must be a whole number");
  EXPECT_EQ(trouble(R"({"robot":3000000000})"), "robot: must be a whole number");
  EXPECT_EQ(trouble(R"({"seed":-1})"), "seed: must be a whole number");
  EXPECT_EQ(trouble(R"({"now":1})"), "now: must be true or false");
  EXPECT_EQ(trouble(R"({"place":[]})"), "place: must be an object");
  EXPECT_EQ(trouble(R"({"mood":"happy"})"), "happy: is unknown (known: calm, very angry)");
  EXPECT_EQ(trouble(R"({"place":{"x":"1"}})"), "x: must be a number");
  EXPECT_EQ(trouble(R"([1])"), "must be an object");
  EXPECT_EQ(trouble(R"({"what":)"), "JSON: cannot be read at byte 9");
  EXPECT_EQ(trouble(R"({} {})"), "JSON: cannot be read at byte 4");
  EXPECT_NE(trouble(R"({"minutes":1e999})"), "");
  EXPECT_NE(trouble(std::string(100'000, '[')), "");
  EXPECT_EQ(trouble(std::string(40, '[') + std::string(40, ']')), "JSON: nests deeper than 32 levels");
}

TEST(ReadKnown, PassesOverWhatItDoesNotKnowAtEveryDepth) {
  const auto document = JsonDocument::parse(R"({"robot":3,"extra":[1],"place":{"x":1.5,"z":2},"mood":"calm"})");
  Wish wish;
  ASSERT_TRUE(read_known(document->root(), wish).has_value());
  EXPECT_EQ(wish.robot, 3);
  EXPECT_EQ(wish.place.x, 1.5);

  const auto wrong = JsonDocument::parse(R"({"extra":1,"place":{"x":"1"}})");
  EXPECT_EQ(read_known(wrong->root(), wish).error().text(), "x: must be a number");
  const auto list = JsonDocument::parse("[]");
  EXPECT_EQ(read_known(list->root(), wish).error().text(), "must be an object");
}

TEST(JsonValue, FindsMembersByName) {
  const auto document = JsonDocument::parse(R"({"a":{"b":null}})");
  const auto inner = document->root().find("a");
  ASSERT_TRUE(inner.has_value());
  EXPECT_TRUE(inner->is_object());
  EXPECT_TRUE(inner->find("b")->is_null());
  EXPECT_FALSE(inner->find("c").has_value());
  EXPECT_FALSE(inner->find("b")->find("c").has_value());
}

TEST(ParseJson, ReadsBackWhatToJsonWrites) {
  Place place{0.1, -1e300};
  Place back;
  ASSERT_TRUE(parse_json(to_json(place), back).has_value());
  EXPECT_EQ(back.x, place.x);
  EXPECT_EQ(back.y, place.y);
}

}  // namespace
}  // namespace cancha
