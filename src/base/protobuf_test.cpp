#include "base/protobuf.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <string>
#include <vector>

#include "base/geometry.h"
#include "base/random.h"

namespace cancha {
namespace {

enum class Side : std::uint8_t { Nobody, Blue, HalfWay };
constexpr std::array<std::string_view, 3> names(Side) {
  return {"nobody", "blue", "half-way"};
}

struct Inner {
  int count = 0;
  std::string words;
  static constexpr std::string_view kName = "test.Inner";
  static constexpr auto fields() { return list_of(entry("count", &Inner::count), entry("words", &Inner::words)); }
};

struct Outer {
  bool yes = false;
  int whole = 0;
  std::int64_t wide = 0;
  std::uint32_t fixed = 0;
  std::uint64_t large = 0;
  float single = 0;
  double real = 7.0;  // a default that is not zero must not survive parsing
  std::string text;
  Side side = Side::Nobody;
  Side other_side = Side::Nobody;
  Time time;
  Duration span;
  Inner inner;
  std::vector<double> reals;
  std::vector<int> wholes;
  std::vector<Side> sides;
  std::vector<std::string> texts;
  std::vector<Inner> inners;
  std::vector<Time> times;
  static constexpr std::string_view kName = "test.Outer";
  static constexpr auto fields() {
    return list_of(entry("yes", &Outer::yes), entry("whole", &Outer::whole), entry("wide", &Outer::wide),
                   entry("fixed", &Outer::fixed), entry("large", &Outer::large), entry("single", &Outer::single),
                   entry("real", &Outer::real), entry("text", &Outer::text), entry("side", &Outer::side),
                   entry("other_side", &Outer::other_side), entry("time", &Outer::time), entry("span", &Outer::span),
                   entry("inner", &Outer::inner), entry("reals", &Outer::reals), entry("wholes", &Outer::wholes),
                   entry("sides", &Outer::sides), entry("texts", &Outer::texts), entry("inners", &Outer::inners),
                   entry("times", &Outer::times, "", 100));
  }
};

template <class T>
std::string bytes_of(const T& message) {
  std::string bytes;
  append_protobuf(bytes, message);
  return bytes;
}

std::string hex(std::string_view bytes) {
  std::string text;
  for (const char c : bytes) {
    constexpr char kDigits[] = "0123456789abcdef";
    text += kDigits[static_cast<unsigned char>(c) >> 4];
    text += kDigits[static_cast<unsigned char>(c) & 15];
  }
  return text;
}

Outer example(Random& random) {
  Outer outer;
  outer.yes = random.below(2) == 1;
  outer.whole = static_cast<int>(random.bits());
  outer.wide = static_cast<std::int64_t>(random.bits());
  outer.fixed = static_cast<std::uint32_t>(random.bits());
  outer.large = random.bits();
  outer.single = static_cast<float>(random.normal());
  outer.real = random.normal();
  outer.text = std::string(random.below(400), 'x');
  outer.side = static_cast<Side>(random.below(3));
  outer.time.ns = static_cast<std::int64_t>(random.bits());
  outer.span.ns = static_cast<std::int64_t>(random.bits());
  outer.inner = {-5, "in"};
  for (std::uint64_t i = random.below(40); i > 0; --i) {
    outer.reals.push_back(random.normal());
    outer.wholes.push_back(static_cast<int>(random.bits()));
    outer.sides.push_back(static_cast<Side>(random.below(3)));
    outer.texts.emplace_back(random.below(3), 'y');
    outer.inners.push_back({static_cast<int>(random.below(2)), std::string(random.below(200), 'z')});
    outer.times.push_back({static_cast<std::int64_t>(random.bits())});
  }
  return outer;
}

TEST(Protobuf, WritesTheBytesThatGoogleDocuments) {
  // given the examples of the encoding guide: 150 in field 1, "testing" in field 2
  const Inner inner{150, "testing"};

  EXPECT_EQ(hex(bytes_of(inner)),
            "0896011207"
            "74657374696e67");
}

TEST(Protobuf, LeavesOutZerosButNotNestedMessages) {
  Outer outer;
  outer.real = 0.0;

  EXPECT_EQ(hex(bytes_of(Inner{})), "");
  // time, span and inner are present and empty
  EXPECT_EQ(hex(bytes_of(outer)),
            "5a00"
            "6200"
            "6a00");
}

TEST(Protobuf, KeepsNegativeZero) {
  EXPECT_EQ(hex(bytes_of(Vec2{-0.0, 0.0})), "090000000000000080");
}

TEST(Protobuf, ReadsBackWhatItWrote) {
  Random random{1};
  for (int round = 0; round < 200; ++round) {
    const std::string written = bytes_of(example(random));

    Outer back;
    const auto parsed = parse_protobuf(written, back);

    ASSERT_TRUE(parsed) << parsed.error().text();
    EXPECT_EQ(hex(bytes_of(back)), hex(written));
  }
}

TEST(Protobuf, ReadsAnAbsentNumberAsZeroAndNotAsTheDefaultOfTheStruct) {
  const Quaternion half_turn{1.0, 0.0, 0.0, 0.0};

  Quaternion back;
  ASSERT_TRUE(parse_protobuf(bytes_of(half_turn), back));

  EXPECT_EQ(back.w, 0.0);
  EXPECT_EQ(back.x, 1.0);
}

TEST(Protobuf, ReadsTheEndsOfTime) {
  for (const std::int64_t ns : {std::numeric_limits<std::int64_t>::min(), std::int64_t{-1}, std::int64_t{0},
                                std::int64_t{999'999'999}, std::numeric_limits<std::int64_t>::max()}) {
    Outer outer;
    outer.time.ns = ns;
    outer.span.ns = ns;

    Outer back;
    ASSERT_TRUE(parse_protobuf(bytes_of(outer), back)) << ns;

    EXPECT_EQ(back.time.ns, ns);
    EXPECT_EQ(back.span.ns, ns);
  }
}

TEST(Protobuf, SkipsFieldsItDoesNotKnow) {
  // given a text in field 3 and a number in field 4, which Inner does not have
  Inner back;
  const auto parsed = parse_protobuf(
      "\x1a\x03"
      "abc"
      "\x20\x05"
      "\x08\x07",
      back);

  ASSERT_TRUE(parsed);
  EXPECT_EQ(back.count, 7);
}

TEST(Protobuf, ReadsRepeatedNumbersThatAreNotPacked) {
  Outer back;

  ASSERT_TRUE(parse_protobuf("\x78\x01\x78\x02\x7a\x02\x03\x04", back));

  EXPECT_EQ(back.wholes, (std::vector<int>{1, 2, 3, 4}));
}

TEST(Protobuf, SaysWhichFieldIsMalformed) {
  const auto error = [](std::string_view bytes) {
    Outer outer;
    const auto parsed = parse_protobuf(bytes, outer);
    return parsed ? "none" : parsed.error().text();
  };

  EXPECT_EQ(error("\x0d"), "test.Outer.yes: the wire type is wrong");
  EXPECT_EQ(error("\x08\x02"), "test.Outer.yes: the number 2 is out of range");
  EXPECT_EQ(error("\x42\x05"
                  "abc"),
            "test.Outer.text: the message ends within this field");
  EXPECT_EQ(error("\x42\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"),
            "test.Outer.text: the message ends within this field");
  EXPECT_EQ(error("\x48\x03"), "test.Outer.side: the number 3 is out of range");
  EXPECT_EQ(error("\x6a\x02\x0a\x01"), "test.Inner.count: the wire type is wrong");
  EXPECT_EQ(error("\x5a\x07\x10\xff\xff\xff\xff\xff\x7f"),
            "google.protobuf.Timestamp.nanos: the number 4398046511103 is out of range");
  EXPECT_EQ(error("\x5a\x06\x10\xff\xff\xff\xff\x07"), "test.Outer.time: the seconds and nanoseconds are no time");
  EXPECT_EQ(error("\x03"), "test.Outer: a tag is malformed");
  EXPECT_EQ(error("\xf2\x07\x04"), "test.Outer: the message ends within the unknown field 126");
}

TEST(Protobuf, DoesNotMoveABufferThatIsLargeEnough) {
  Random random{4};
  const Outer outer = example(random);
  std::string bytes;
  bytes.reserve(bytes_of(outer).size());
  const char* const place = bytes.data();

  for (int round = 0; round < 3; ++round) {
    bytes.clear();
    append_protobuf(bytes, outer);
  }

  EXPECT_EQ(bytes.data(), place);
}

TEST(Protobuf, NeverReadsBeyondATruncatedMessage) {
  Random random{3};
  const std::string whole = bytes_of(example(random));
  std::size_t refused = 0;
  for (std::size_t size = 0; size < whole.size(); ++size) {
    // given exactly so many bytes on the heap, so that the sanitizer sees one more
    const std::vector<char> cut{whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)};
    Outer back;
    const auto parsed = parse_protobuf({cut.data(), cut.size()}, back);

    // cut between two fields it is a message all the same, but another one
    EXPECT_FALSE(parsed && bytes_of(back) == whole) << size;
    refused += parsed ? 0 : 1;
  }
  EXPECT_GT(refused, whole.size() / 2);
}

TEST(Protobuf, DescribesEveryNestedMessageBeforeItsUser) {
  const std::string set = protobuf_descriptor<Outer>();

  const auto place = [&](std::string_view text) { return set.find(text); };
  EXPECT_LT(place("google/protobuf/timestamp.proto"), place("test/Outer.proto"));
  EXPECT_LT(place("google/protobuf/duration.proto"), place("test/Outer.proto"));
  EXPECT_LT(place("test/Inner.proto"), place("test/Outer.proto"));
  EXPECT_NE(place(".test.Outer.OtherSide"), std::string::npos);
}

TEST(Protobuf, GivesEnumeratorsOfOneMessageDifferentNames) {
  const std::string set = protobuf_descriptor<Outer>();

  EXPECT_NE(set.find("\x08HALF_WAY"), std::string::npos);
  EXPECT_NE(set.find("\x13OTHER_SIDE_HALF_WAY"), std::string::npos);
}

TEST(Protobuf, DescribesASmallMessageByteForByte) {
  // a google.protobuf.FileDescriptorSet with: package test; message Inner { int32 count = 1; string words = 2; }
  // 2; }
  EXPECT_EQ(hex(protobuf_descriptor<Inner>()), hex(std::string{"\x0a\x47"
                                                               "\x0a\x10test/Inner.proto"
                                                               "\x12\x04test"
                                                               "\x22\x25\x0a\x05Inner"
                                                               "\x12\x0d\x0a\x05"
                                                               "count"
                                                               "\x18\x01\x20\x01\x28\x05"
                                                               "\x12\x0d\x0a\x05"
                                                               "words"
                                                               "\x18\x02\x20\x01\x28\x09"
                                                               "\x62\x06proto3"}));
}

}  // namespace
}  // namespace cancha
