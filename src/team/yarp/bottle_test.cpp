#include <gtest/gtest.h>

#include "base/random.h"
#include "team/yarp/bottle_binary.h"
#include "team/yarp/bottle_text.h"

namespace cancha::team::yarp {
namespace {

using namespace std::string_literals;

Bottle parsed(std::string_view text) {
  const auto bottle = parse_bottle(text);
  EXPECT_TRUE(bottle.has_value()) << bottle.error().text();
  return bottle.value_or(Bottle{});
}

std::string binary(const Bottle& bottle, Codes codes) {
  std::string bytes;
  append_binary(bytes, bottle, codes);
  return bytes;
}

TEST(YarpBottle, ReadsTheLineThatARealToolSent) {
  const Bottle bottle = parsed(R"(7 2.5 hello [get] {1 255} (4 5) "a b")");

  ASSERT_EQ(bottle.size(), 7U);
  EXPECT_EQ(bottle[0], Item::integer(7));
  EXPECT_EQ(bottle[1], Item::number(2.5));
  EXPECT_EQ(bottle[2], Item::string("hello"));
  EXPECT_EQ(bottle[3], Item::vocab("get"));
  EXPECT_EQ(bottle[3].whole, 0x746567);  // the first letter in the lowest byte
  EXPECT_EQ(bottle[4].text, "\x01\xff");
  EXPECT_EQ(bottle[5], Item::list({Item::integer(4), Item::integer(5)}));
  EXPECT_EQ(bottle[6], Item::string("a b"));
  EXPECT_EQ(text_of(bottle), R"(7 2.5 hello [get] {1 255} (4 5) "a b")");
}

TEST(YarpBottle, ReadsNumbersAsYarpDoes) {
  const Bottle bottle = parsed("1,-2 0x1F 5000000000 1e3 -.5 3. inf 1.2.3 - 12ab");

  EXPECT_EQ(bottle[0], Item::integer(1));
  EXPECT_EQ(bottle[1], Item::integer(-2));
  EXPECT_EQ(bottle[2], Item::integer(31));
  EXPECT_EQ(bottle[3].kind, ItemKind::Int64);
  EXPECT_EQ(bottle[4], Item::number(1000));
  EXPECT_EQ(bottle[5], Item::number(-0.5));
  EXPECT_EQ(bottle[6], Item::number(3));
  EXPECT_EQ(text_of({bottle[6], bottle[7]}), "3.0 inf");
  EXPECT_EQ(bottle[8], Item::string("1.2.3"));
  EXPECT_EQ(bottle[9], Item::string("-"));
  EXPECT_EQ(bottle[10], Item::string("12ab"));
}

TEST(YarpBottle, TruthIsAVocabAndQuotedWordsAreNot) {
  const Bottle bottle = parsed(R"(true false null "true" "a\nb\"\\\0")");

  EXPECT_EQ(bottle[0], Item::truth(true));
  EXPECT_EQ(bottle[1], Item::truth(false));
  EXPECT_EQ(bottle[2], Item::vocab("null"));
  EXPECT_EQ(bottle[3], Item::string("true"));
  EXPECT_EQ(bottle[4], Item::string("a\nb\"\\\0"s));
  EXPECT_EQ(text_of(bottle), R"(true false [null] "true" "a\nb\"\\\0")");
}

TEST(YarpBottle, GoesOnInTheNextLineWhileSomethingIsOpen) {
  BottleLines lines;
  EXPECT_FALSE(lines.take("1 (2"));
  EXPECT_FALSE(lines.take("3) \"four"));
  EXPECT_FALSE(lines.take("five\" \\"));
  EXPECT_TRUE(lines.take("6"));
  EXPECT_EQ(text_of(parsed(lines.text())), R"(1 (2 3) "four\nfive" 6)");
}

TEST(YarpBottle, SaysWhatIsWrongWithAText) {
  const auto fault = [](std::string_view text) { return parse_bottle(text).error().text(); };
  EXPECT_EQ(fault("1 (2"),
            R"(bottle, letter 4: the '(' before it is never closed (for example 1 2.5 hello [get] (4 5) "a b"))");
  EXPECT_NE(fault("1 )").find("letter 3: a ')' that closes nothing"), std::string::npos);
  EXPECT_NE(fault("[ninelette]").find("a vocab has 8 letters at most"), std::string::npos);
  EXPECT_NE(fault("{1 256}").find("a blob is of numbers from 0 to 255"), std::string::npos);
  EXPECT_NE(fault("\"a").find("this quote is never closed"), std::string::npos);
  EXPECT_NE(fault(std::string(100, '(')).find("more than 32 deep"), std::string::npos);
  EXPECT_NE(fault(std::string(100'000, '{')).find("a blob in a blob"), std::string::npos);
}

TEST(YarpBottle, HasTheBytesSeenOnTheWire) {
  // "1 2 3": 20 bytes, the list's code says that all are int32
  EXPECT_EQ(binary(parsed("1 2 3"), Codes::Version4), "\x01\x01\0\0\x03\0\0\0\x01\0\0\0\x02\0\0\0\x03\0\0\0"s);
  // kinds that differ: 256, and each has its code; strings have their length without a NUL
  EXPECT_EQ(binary(parsed("5 hi [go]"), Codes::Version4),
            "\0\x01\0\0\x03\0\0\0"
            "\x01\0\0\0\x05\0\0\0"
            "\x04\0\0\0\x02\0\0\0hi"
            "\x09\0\0\0go\0\0"s);
  // a list in a list has its own code there
  EXPECT_EQ(binary(parsed("(4 5)"), Codes::Version4),
            "\0\x01\0\0\x01\0\0\0"
            "\x01\x01\0\0\x02\0\0\0\x04\0\0\0\x05\0\0\0"s);
}

TEST(YarpBottle, FloatsHaveOtherCodesInVersionThree) {
  const Bottle half = parsed("0.5");
  const std::string bits = "\0\0\0\0\0\0\xe0\x3f"s;
  EXPECT_EQ(binary(half, Codes::Version4), "\x14\x01\0\0\x01\0\0\0"s + bits);
  EXPECT_EQ(binary(half, Codes::Version3), "\x0a\x01\0\0\x01\0\0\0"s + bits);
  Item small = Item::number(0.5);
  small.kind = ItemKind::Float32;
  EXPECT_EQ(binary({small}, Codes::Version4), "\x0a\x01\0\0\x01\0\0\0\0\0\0\x3f"s);
  EXPECT_EQ(binary({small}, Codes::Version3), "\x80\x01\0\0\x01\0\0\0\0\0\0\x3f"s);
}

TEST(YarpBottle, TellsByTheLengthWhichVersionWroteIt) {
  for (const Codes wrote : {Codes::Version3, Codes::Version4}) {
    Codes codes = wrote == Codes::Version3 ? Codes::Version4 : Codes::Version3;
    const auto read = parse_binary(binary(parsed("1.5 2.5 hello"), wrote), codes);
    ASSERT_TRUE(read.has_value()) << read.error().text();
    EXPECT_EQ(text_of(*read), "1.5 2.5 hello");
    EXPECT_EQ(codes, wrote);
  }
}

TEST(YarpBottle, RefusesBytesThatAreNoBottle) {
  Codes codes = Codes::Version4;
  const auto fault = [&](const std::string& bytes) { return parse_binary(bytes, codes).error().text(); };
  EXPECT_NE(fault("\x01\0\0\0\x05\0\0\0"s).find("begins with 1, and a list with 256 or more"), std::string::npos);
  EXPECT_NE(fault("\x01\x01\0\0\x02\0\0\0\x05\0\0\0"s).find("ends after 12 bytes, within a value"), std::string::npos);
  EXPECT_NE(fault("\x01\x01\0\0\xff\xff\xff\x7f"s).find("a list of 2147483647 values"), std::string::npos);
  EXPECT_NE(fault("\0\x01\0\0\x01\0\0\0\x63\0\0\0"s).find("code 99 is of no kind of value"), std::string::npos);
  EXPECT_NE(fault("\x01\x01\0\0\0\0\0\0x"s).find("has 1 bytes behind its end"), std::string::npos);
}

/// Any bottle, three lists deep at most.
Bottle random_bottle(Random& random, int depth) {
  Bottle bottle;
  const int count = static_cast<int>(random.below(6));
  for (int i = 0; i < count; ++i) {
    switch (random.below(depth < 3 ? 7 : 6)) {
      case 0:
        bottle.push_back(Item::integer(static_cast<std::int64_t>(random.below(1'000'000'000'000)) - 500'000'000'000));
        break;
      case 1:
        bottle.push_back(Item::number(random.uniform(-1e6, 1e6)));
        break;
      case 2:
        bottle.push_back(Item::vocab("abcdefgh"s.substr(0, 1 + random.below(8))));
        break;
      case 3:
        bottle.push_back(Item::truth(random.below(2) == 1));
        break;
      case 4: {
        std::string text;
        for (std::size_t n = random.below(9); n > 0; --n) text.push_back(static_cast<char>(random.below(128)));
        bottle.push_back(Item::string(text));
        break;
      }
      case 5: {
        Item blob;
        blob.kind = ItemKind::Blob;
        for (std::size_t n = random.below(5); n > 0; --n) blob.text.push_back(static_cast<char>(random.below(256)));
        bottle.push_back(blob);
        break;
      }
      default:
        bottle.push_back(Item::list(random_bottle(random, depth + 1)));
    }
  }
  return bottle;
}

TEST(YarpBottle, ComesBackTheSameAsTextAndAsBytes) {
  Random random{7};
  for (int i = 0; i < 2000; ++i) {
    const Bottle bottle = random_bottle(random, 0);
    EXPECT_EQ(parsed(text_of(bottle)), bottle);
    for (Codes codes : {Codes::Version3, Codes::Version4}) {
      const std::string bytes = binary(bottle, codes);
      const BinaryRead read = read_binary(bytes, codes);
      EXPECT_EQ(read.state, BinaryRead::State::Whole);
      EXPECT_EQ(read.used, bytes.size());
      EXPECT_EQ(read.bottle, bottle);
      EXPECT_EQ(read_binary(bytes.substr(0, bytes.size() - 1), codes).state, BinaryRead::State::More);
    }
  }
}

}  // namespace
}  // namespace cancha::team::yarp
