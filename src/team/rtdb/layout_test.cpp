#include "team/rtdb/layout.h"

#include <gtest/gtest.h>

#include <cmath>

#include <fmt/format.h>

#include "base/json.h"
#include "base/json_read.h"
#include "base/random.h"
#include "team/rtdb/flat.h"
#include "team/rtdb/value.h"

namespace cancha::team {
namespace {

enum class Colour : std::uint8_t { Cyan, LightBlue, Magenta };
constexpr std::array<std::string_view, 3> names(Colour) {
  return {"cyan", "light blue", "magenta"};
}

struct Point {
  double x = 0.0;
  float y = 0.0f;
  static constexpr std::string_view kName = "test.Point";
  static constexpr auto fields() { return list_of(entry("x", &Point::x), entry("y", &Point::y)); }
};

/// One field of each fixed kind.
struct Fixed {
  bool yes = false;
  int small = 0;
  std::int64_t large = 0;
  std::uint32_t word = 0;
  std::uint64_t bits = 0;
  Point point;
  Time when;
  Duration length;
  Colour colour = Colour::Cyan;
  static constexpr std::string_view kName = "test.Fixed";
  static constexpr auto fields() {
    return list_of(entry("yes", &Fixed::yes), entry("small", &Fixed::small), entry("large", &Fixed::large),
                   entry("word", &Fixed::word), entry("bits", &Fixed::bits), entry("point", &Fixed::point, "", 9),
                   entry("when", &Fixed::when, "", 10), entry("length", &Fixed::length, "", 11),
                   entry("colour", &Fixed::colour, "", 12));
  }
};

/// Arrays, small numbers and bounds.
struct Compact {
  std::array<std::uint8_t, 4> bytes{};
  std::int8_t low = 0;
  std::uint16_t high = 0;
  std::array<std::int16_t, 2> steps{};
  std::array<Point, 2> points{};
  double share = 0.0;
  static constexpr std::string_view kName = "test.Compact";
  static constexpr auto fields() {
    return list_of(entry("bytes", &Compact::bytes), entry("low", &Compact::low), entry("high", &Compact::high),
                   entry("steps", &Compact::steps).within(-9, 9), entry("points", &Compact::points),
                   entry("share", &Compact::share).within(0, 1));
  }
};

/// The same where the size changes.
struct Picture {
  std::vector<std::byte> pixels;
  std::array<std::uint16_t, 2> size{};
  std::vector<std::int8_t> rows;
  static constexpr std::string_view kName = "test.Picture";
  static constexpr auto fields() {
    return list_of(entry("pixels", &Picture::pixels), entry("size", &Picture::size), entry("rows", &Picture::rows));
  }
};

/// What makes a message grow.
struct Growing {
  std::string text;
  std::vector<double> numbers;
  std::vector<Fixed> parts;
  std::vector<std::string> words;
  std::vector<Colour> colours;
  static constexpr std::string_view kName = "test.Growing";
  static constexpr auto fields() {
    return list_of(entry("text", &Growing::text), entry("numbers", &Growing::numbers), entry("parts", &Growing::parts),
                   entry("words", &Growing::words), entry("colours", &Growing::colours));
  }
};

constexpr std::string_view kFixedText =
    "test.Fixed(1 yes bool, 2 small int32, 3 large int64, 4 word fixed32, 5 bits uint64, 9 point test.Point(1 x "
    "double, "
    "2 y float), 10 when time, 11 length duration, 12 colour enum{cyan|light blue|magenta})";

Fixed random_fixed(Random& random) {
  const auto bits = [&] { return random.bits(); };
  Fixed made;
  made.yes = bits() % 2 == 0;
  made.small = static_cast<int>(static_cast<std::uint32_t>(bits()));
  made.large = static_cast<std::int64_t>(bits());
  made.word = static_cast<std::uint32_t>(bits());
  made.bits = bits();
  made.point = {std::ldexp(static_cast<double>(static_cast<std::int32_t>(bits())), -20),
                static_cast<float>(bits() % 1000) / 8.0f};
  made.when = {static_cast<std::int64_t>(bits())};
  made.length = {static_cast<std::int64_t>(bits())};
  made.colour = static_cast<Colour>(bits() % 3);
  return made;
}

Growing random_growing(Random& random) {
  Growing made;
  made.text.assign(random.bits() % 40, 'a');
  made.numbers.assign(random.bits() % 5, 0.25);
  for (std::uint64_t i = random.bits() % 4; i > 0; --i) made.parts.push_back(random_fixed(random));
  for (std::uint64_t i = random.bits() % 4; i > 0; --i) made.words.push_back(i % 2 == 0 ? "" : "word");
  for (std::uint64_t i = random.bits() % 4; i > 0; --i) made.colours.push_back(static_cast<Colour>(i % 3));
  return made;
}

TEST(Layout, IsATextThatReadsBack) {
  EXPECT_EQ(layout_of<Fixed>().text(), kFixedText);
  for (const std::string& text : {layout_of<Fixed>().text(), layout_of<Growing>().text()}) {
    const auto read = Layout::parse(text);
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(read->text(), text);
  }
}

TEST(Layout, OfUnknownOriginIsRefusedWithThePlace) {
  const std::string whole = layout_of<Growing>().text();
  for (std::size_t cut = 0; cut < whole.size(); ++cut) EXPECT_FALSE(Layout::parse(whole.substr(0, cut))) << cut;
  EXPECT_EQ(Layout::parse("a.B(x y bool)").error().text(), "layout:5: a number was expected");
  EXPECT_EQ(Layout::parse("a.B(1 y bool) ").error().text(), "layout:13: the end was expected");
  EXPECT_EQ(Layout::parse("B(1 y bool)").error().text(), "layout: a message is named 'package.Name'");
  EXPECT_EQ(Layout::parse("a.B(1 y [[bool]])").error().text(), "layout: a list of lists has no form in protobuf");
  EXPECT_FALSE(Layout::parse("a.B(1x y bool)"));
  EXPECT_EQ(Layout::parse(std::string(100, '[')).error().text(), "layout: nests too deep");
}

TEST(Layout, OfArraysBytesAndSmallNumbers) {
  EXPECT_EQ(layout_of<Compact>().text(),
            "test.Compact(1 bytes [4 uint8], 2 low int8, 3 high uint16, 4 steps [2 int16{-9..9}], 5 points [2 "
            "test.Point(1 x double, 2 y float)], 6 share double{0..1})");
  EXPECT_EQ(layout_of<Compact>().flat_size(), 4u + 1 + 2 + 4 + 24 + 8);
  EXPECT_EQ(kFlatSize<Compact>, 43u);
  EXPECT_EQ(layout_of<Picture>().text(), "test.Picture(1 pixels bytes, 2 size [2 uint16], 3 rows [int8])");
  for (const std::string& text : {layout_of<Compact>().text(), layout_of<Picture>().text()}) {
    const auto read = Layout::parse(text);
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(read->text(), text);
  }
  EXPECT_EQ(Layout::parse("a.B(1 y [0 bool])").error().text(), "layout:10: a type was expected");
  EXPECT_EQ(Layout::parse("a.B(1 y [2 string])").error().text(),
            "layout: a fixed number of elements needs elements of a fixed size");
  EXPECT_EQ(Layout::parse("a.B(1 y [99999999 double])").error().text(),
            "layout: its arrays have more than 1048576 bytes");
  EXPECT_EQ(Layout::parse("a.B(1 y [1024 a.C(1 z [1024 double])])").error().text(),
            "layout: its arrays have more than 1048576 bytes");
  for (const char* wrong :
       {"double{1..0}", "double{..}", "double{0.0..1}", "double{nan..}", "bool{0..1}", "double{0..1"}) {
    EXPECT_FALSE(Layout::parse(fmt::format("a.B(1 y {})", wrong))) << wrong;
  }
}

TEST(Value, OfArraysAndBytesIsTheSameInAllForms) {
  const Compact compact{{1, 2, 3, 255}, -128, 65535, {-9, 9}, {Point{1.5, 2.5f}, Point{-1, 0}}, 0.5};
  std::string bytes(kFlatSize<Compact>, '?');
  detail::write_flat(reinterpret_cast<std::byte*>(bytes.data()), compact);
  const auto seen = read_stored(layout_of<Compact>(), bytes);
  ASSERT_TRUE(seen) << seen.error().text();
  std::string json;
  append_json(json, layout_of<Compact>(), *seen);
  EXPECT_EQ(json, to_json(compact));
  EXPECT_EQ(write_stored(layout_of<Compact>(), *seen), bytes);
  Compact back;
  bool good = true;
  detail::read_flat(reinterpret_cast<const std::byte*>(bytes.data()), back, good);
  EXPECT_EQ(to_json(back), json);
  // journals keep it as protobuf
  std::string protobuf;
  append_protobuf(protobuf, layout_of<Compact>(), *seen);
  const auto again = read_protobuf(layout_of<Compact>(), protobuf);
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(write_stored(layout_of<Compact>(), *again), bytes);

  const Picture picture{{std::byte{0}, std::byte{255}}, {640, 480}, {-1, 2}};
  std::string stored;
  cancha::append_protobuf(stored, picture);
  const auto value = read_stored(layout_of<Picture>(), stored);
  ASSERT_TRUE(value) << value.error().text();
  EXPECT_EQ(write_stored(layout_of<Picture>(), *value), stored);
  json.clear();
  append_json(json, layout_of<Picture>(), *value);
  EXPECT_EQ(json, R"({"pixels":"AP8=","size":[640,480],"rows":[-1,2]})");
  EXPECT_EQ(to_json(picture), json);
  Picture parsed;
  ASSERT_TRUE(parse_protobuf(stored, parsed));
  EXPECT_EQ(to_json(parsed), json);
  const auto from_json = read_json(layout_of<Picture>(), json);
  ASSERT_TRUE(from_json) << from_json.error().text();
  EXPECT_EQ(write_stored(layout_of<Picture>(), *from_json), stored);
  EXPECT_EQ(descriptor(layout_of<Picture>()), protobuf_descriptor<Picture>());
  Picture by_type;
  ASSERT_TRUE(parse_json(json, by_type));
  EXPECT_EQ(to_json(by_type), json);
  EXPECT_EQ(parse_json(R"({"size": [1]})", by_type).error().text(), "size: must be a list of 2");
  EXPECT_EQ(read_json(layout_of<Picture>(), R"({"size": [1]})").error().text(), "size: must be a list of 2");
  EXPECT_EQ(read_json(layout_of<Picture>(), R"({"pixels": "A"})").error().text(), "pixels: must be bytes as base64");
  EXPECT_EQ(read_json(layout_of<Picture>(), R"({"rows": [128]})").error().text(), "rows: must be a whole number");
}

TEST(Layout, OfTwoBuildsIsToldByTheFieldInWhichTheyDiffer) {
  EXPECT_EQ(difference("a.Score(1 blue int32, 2 yellow int32)", "a.Score(1 blue int32, 2 yellow int64)"),
            "a.Score(… 2 yellow int32) [3688d48cd6a6e8df] in the database, a.Score(… 2 yellow int64) "
            "[7ae0cd4f2f4c03e7] in this program");
}

TEST(Flat, TypesAndLayoutsAgreeOnSizes) {
  EXPECT_EQ(kFlatSize<Fixed>, 1u + 4 + 8 + 4 + 8 + 8 + 4 + 8 + 8 + 1);
  EXPECT_EQ(layout_of<Fixed>().flat_size(), kFlatSize<Fixed>);
  EXPECT_FALSE(FlatMessage<Growing>);
  EXPECT_EQ(layout_of<Growing>().flat_size(), std::nullopt);
}

TEST(Flat, EveryValueReadsBackAndTheLayoutSeesTheSame) {
  Random random{7};
  const Layout layout = layout_of<Fixed>();
  for (int i = 0; i < 2000; ++i) {
    const Fixed value = random_fixed(random);
    std::string bytes(kFlatSize<Fixed>, '?');
    detail::write_flat(reinterpret_cast<std::byte*>(bytes.data()), value);
    Fixed back;
    bool good = true;
    detail::read_flat(reinterpret_cast<const std::byte*>(bytes.data()), back, good);
    ASSERT_TRUE(good);
    ASSERT_EQ(to_json(back), to_json(value));

    const auto seen = read_stored(layout, bytes);
    ASSERT_TRUE(seen) << seen.error().text();
    std::string json;
    append_json(json, layout, *seen);
    ASSERT_EQ(json, to_json(value));
    ASSERT_EQ(write_stored(layout, *seen), bytes);
    std::string by_layout;
    append_protobuf(by_layout, layout, *seen);
    std::string by_type;
    cancha::append_protobuf(by_type, value);
    ASSERT_EQ(by_layout, by_type);
  }
}

TEST(Flat, BytesThatAreNoValueAreRefused) {
  std::string bytes(kFlatSize<Fixed>, '\0');
  bytes.back() = 3;  // there are three colours
  EXPECT_EQ(read_stored(layout_of<Fixed>(), bytes).error().text(), "test.Fixed.colour: cannot be 3 (0 to 2)");
  bytes.pop_back();
  EXPECT_EQ(read_stored(layout_of<Fixed>(), bytes).error().text(),
            "test.Fixed: its fields have 54 bytes one after the other, not 53");
}

TEST(Value, ProtobufAndJsonOfALayoutAreThoseOfTheType) {
  Random random{8};
  const Layout layout = layout_of<Growing>();
  for (int i = 0; i < 500; ++i) {
    const Growing value = random_growing(random);
    std::string bytes;
    cancha::append_protobuf(bytes, value);
    const auto seen = read_stored(layout, bytes);
    ASSERT_TRUE(seen) << seen.error().text();
    std::string json;
    append_json(json, layout, *seen);
    ASSERT_EQ(json, to_json(value));
    ASSERT_EQ(write_stored(layout, *seen), bytes);
  }
  EXPECT_EQ(descriptor(layout), protobuf_descriptor<Growing>());
}

TEST(Value, IsReadFromJsonByNameAndRefusedWithAGuess) {
  const Layout layout = layout_of<Fixed>();
  const auto value = read_json(layout, R"({"small": -7, "point": {"x": 1.5}, "length": 2.5, "colour": "light blue"})");
  ASSERT_TRUE(value) << value.error().text();
  std::string json;
  append_json(json, layout, *value);
  EXPECT_EQ(json,
            R"({"yes":false,"small":-7,"large":0,"word":0,"bits":0,"point":{"x":1.5,"y":0},"when":0,"length":2.5,)"
            R"("colour":"light blue"})");
  EXPECT_NE(read_json(layout, R"({"smal": 1})").error().text().find("did you mean 'small'?"), std::string::npos);
  EXPECT_NE(read_json(layout, R"({"small": 4294967296})").error().text().find("whole number"), std::string::npos);
  EXPECT_NE(read_json(layout, R"({"yes": 1})").error().text().find("true or false"), std::string::npos);
  EXPECT_FALSE(read_json(layout, "[]"));
}

TEST(Value, DamagedProtobufIsRefusedOrReadButNeverTrusted) {
  Random random{9};
  const Layout layout = layout_of<Growing>();
  std::string whole;
  cancha::append_protobuf(whole, random_growing(random));
  for (int i = 0; i < 5000; ++i) {
    std::string bytes = whole.substr(0, random.bits() % (whole.size() + 1));
    if (!bytes.empty()) bytes[random.bits() % bytes.size()] = static_cast<char>(random.bits());
    Growing typed;
    const bool by_type = parse_protobuf(bytes, typed).has_value();
    const auto by_layout = read_protobuf(layout, bytes);
    ASSERT_EQ(by_layout.has_value(), by_type);
    std::string json;
    if (!by_layout) continue;
    append_json(json, layout, *by_layout);
    ASSERT_EQ(json, to_json(typed));
  }
}

}  // namespace
}  // namespace cancha::team
