#include "base/maybe.h"

#include <gtest/gtest.h>

#include <vector>

#include "base/json.h"
#include "base/json_read.h"
#include "base/protobuf.h"

namespace cancha {
namespace {

struct Part {
  std::vector<double> numbers;
  static constexpr std::string_view kName = "test.Part";
  static constexpr auto fields() { return list_of(entry("numbers", &Part::numbers)); }
};

struct Whole {
  Maybe<Part> part;
  Maybe<Time> time;
  int count = 0;
  static constexpr std::string_view kName = "test.Whole";
  static constexpr auto fields() {
    return list_of(entry("part", &Whole::part), entry("time", &Whole::time), entry("count", &Whole::count));
  }
};

TEST(Maybe, KeepsItsMemoryWhileItIsAbsent) {
  Maybe<Part> part;
  EXPECT_FALSE(part);
  part.present().numbers.assign(100, 1.0);
  const double* memory = part->numbers.data();
  part.reset();
  EXPECT_FALSE(part.has_value());
  part.present().numbers.assign(50, 2.0);
  EXPECT_EQ(part->numbers.data(), memory);
  EXPECT_TRUE(part.emplace().numbers.empty()) << "as a new one";
}

TEST(Maybe, AbsentStaysAbsentInProtobufAndJson) {
  Whole absent{.part = {}, .time = {}, .count = 3};
  std::string bytes;
  append_protobuf(bytes, absent);
  Whole read{.part = Part{{1.0}}, .time = Time{5}, .count = 0};
  ASSERT_TRUE(parse_protobuf(bytes, read).has_value());
  EXPECT_FALSE(read.part);
  EXPECT_FALSE(read.time);
  EXPECT_EQ(read.count, 3);
  EXPECT_EQ(to_json(absent), R"({"count":3})");
}

TEST(Maybe, PresentAndEmptyIsNotAbsent) {
  Whole there;
  there.part = Part{};
  there.time = Time{};
  std::string bytes;
  append_protobuf(bytes, there);
  Whole read;
  ASSERT_TRUE(parse_protobuf(bytes, read).has_value());
  EXPECT_TRUE(read.part);
  EXPECT_TRUE(read.time);
}

struct Pair {
  Maybe<Part> one;
  Maybe<Part> other;
  static constexpr std::string_view kName = "test.Pair";
  static constexpr auto fields() { return list_of(entry("one", &Pair::one), entry("other", &Pair::other)); }
};

TEST(Maybe, IsReadFromJson) {
  Pair pair{.one = {}, .other = Part{{7.0}}};
  ASSERT_TRUE(parse_json(R"({"one":{"numbers":[2]},"other":null})", pair).has_value());
  EXPECT_EQ(pair.one->numbers, std::vector<double>{2.0});
  EXPECT_FALSE(pair.other);
}

}  // namespace
}  // namespace cancha
