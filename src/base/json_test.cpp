#include "base/json.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "base/random.h"

namespace cancha {
namespace {

enum class Colour : std::uint8_t { Red, Blue };
constexpr std::array<std::string_view, 2> names(Colour) {
  return {"red", "blue"};
}

struct Inner {
  Colour colour = Colour::Blue;
  std::vector<int> numbers;
  static constexpr auto fields() { return list_of(entry("colour", &Inner::colour), entry("numbers", &Inner::numbers)); }
};

struct Outer {
  std::string name;
  bool on = false;
  Time time;
  Duration left;
  Vec2 place;
  std::vector<Inner> inners;
  static constexpr auto fields() {
    return list_of(entry("name", &Outer::name), entry("on", &Outer::on), entry("time", &Outer::time),
                   entry("left", &Outer::left), entry("place", &Outer::place), entry("inners", &Outer::inners));
  }
};

TEST(Json, WritesNestedMessagesByTheirFieldLists) {
  Outer outer{"x", true, {1'500'000'000}, {250'000'000}, {0.5, -1.0}, {{Colour::Red, {1, 2}}, {}}};

  EXPECT_EQ(to_json(outer), R"({"name":"x","on":true,"time":1.5,"left":0.25,"place":{"x":0.5,"y":-1},)"
                            R"("inners":[{"colour":"red","numbers":[1,2]},{"colour":"blue","numbers":[]}]})");
}

TEST(Json, WritesIntegersOfEverySize) {
  EXPECT_EQ(to_json(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
  EXPECT_EQ(to_json(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
  EXPECT_EQ(to_json(std::uint8_t{200}), "200");
}

TEST(Json, WhatIsNotANumberBecomesNull) {
  EXPECT_EQ(to_json(std::numeric_limits<double>::quiet_NaN()), "null");
  EXPECT_EQ(to_json(std::numeric_limits<double>::infinity()), "null");
  EXPECT_EQ(to_json(Vec2{-std::numeric_limits<double>::infinity(), 1.0}), R"({"x":null,"y":1})");
}

TEST(Json, NumbersReadBackToTheSameBits) {
  Random random(1);
  for (int i = 0; i < 10'000; ++i) {
    const double number = random.normal() * std::pow(10.0, random.uniform(-300.0, 300.0));

    EXPECT_EQ(std::strtod(to_json(number).c_str(), nullptr), number);
  }
}

TEST(Json, EscapesQuotesBackslashesAndControlCharacters) {
  EXPECT_EQ(to_json(std::string("a\"b\\c")), R"("a\"b\\c")");
  EXPECT_EQ(to_json(std::string("line\nend\ttab\0nul", 16)), R"("line\u000aend\u0009tab\u0000nul")");
}

TEST(Json, KeepsGoodUtf8) {
  EXPECT_EQ(to_json(std::string("cañón ⚽ 𝄞")), "\"cañón ⚽ 𝄞\"");
}

TEST(Json, ReplacesEachBadByteOfUtf8) {
  const std::string bad = "\xef\xbf\xbd";

  EXPECT_EQ(to_json(std::string("a\xff"
                                "b")),
            "\"a" + bad + "b\"");
  // a cut sequence, a lone continuation, an overlong slash, a surrogate, beyond U+10FFFF
  EXPECT_EQ(to_json(std::string("\xe2\x82")), "\"" + bad + bad + "\"");
  EXPECT_EQ(to_json(std::string("\x80")), "\"" + bad + "\"");
  EXPECT_EQ(to_json(std::string("\xc0\xaf")), "\"" + bad + bad + "\"");
  EXPECT_EQ(to_json(std::string("\xed\xa0\x80")), "\"" + bad + bad + bad + "\"");
  EXPECT_EQ(to_json(std::string("\xf4\x90\x80\x80")), "\"" + bad + bad + bad + bad + "\"");
}

TEST(Json, AFieldWhoseTextEndsInABraceIsStillFollowedByAComma) {
  Outer outer;
  outer.name = "{";

  EXPECT_EQ(to_json(outer).substr(0, 20), R"({"name":"{","on":fal)");
}

struct Sparse {
  std::optional<int> number;
  std::optional<Inner> inner;
  std::map<std::string, int> counts;
  RawJson raw;
  static constexpr auto fields() {
    return list_of(entry("number", &Sparse::number), entry("inner", &Sparse::inner), entry("counts", &Sparse::counts),
                   entry("raw", &Sparse::raw));
  }
};

TEST(Json, LeavesOutOptionalFieldsWithoutValue) {
  EXPECT_EQ(to_json(Sparse{}), R"({"counts":{},"raw":null})");
  EXPECT_EQ(to_json(Sparse{1, Inner{}, {{"b", 2}, {"a", 1}}, {"[7]"}}),
            R"({"number":1,"inner":{"colour":"blue","numbers":[]},"counts":{"a":1,"b":2},"raw":[7]})");
  EXPECT_EQ(to_json(std::vector<std::optional<int>>{1, std::nullopt}), "[1,null]");
}

}  // namespace
}  // namespace cancha
