#include "base/config.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace cancha {
namespace {

struct Shop {
  std::string name = "corner";
  int shelves = 2;
  bool open = false;
  Metres width = 3.0_m;
  std::vector<double> prices;
  std::vector<std::string> goods;
  std::size_t size = 0;
};

const std::vector<std::string> kSizes = {"small", "large"};

/// What reading a shop says about `text`: "ok", or the whole error.
std::string read_shop(std::string_view text, Shop& shop) {
  auto config = Config::parse(text, "shop.toml");
  if (!config) return config.error().text();
  Section root = config->root();
  root.need("name", shop.name);
  Section room = root.section("room");
  room.read("shelves", shop.shelves, between(1, 9));
  room.read("open", shop.open);
  room.read("width", shop.width, above(0));
  room.read("prices", shop.prices, at_least(0));
  room.read("goods", shop.goods);
  room.read_choice("size", kSizes, shop.size);
  const auto sound = config->finish();
  return sound ? "ok" : sound.error().text();
}

std::string fault_of(std::string_view room) {
  Shop shop;
  return read_shop(fmt::format("name = \"x\"\n[room]\n{}", room), shop);
}

TEST(Config, ReadsEveryKindOfValue) {
  Shop shop;

  const std::string said = read_shop(
      "name = \"mill\"\n[room]\nshelves = 4\nopen = true\nwidth = 5\nprices = [1, 2.5]\ngoods = [\"tea\"]\n"
      "size = \"large\"",
      shop);

  EXPECT_EQ(said, "ok");
  EXPECT_EQ(shop.name, "mill");
  EXPECT_EQ(shop.shelves, 4);
  EXPECT_TRUE(shop.open);
  EXPECT_EQ(shop.width, 5.0_m);
  EXPECT_EQ(shop.prices, (std::vector<double>{1, 2.5}));
  EXPECT_EQ(shop.goods, std::vector<std::string>{"tea"});
  EXPECT_EQ(shop.size, 1u);
}

TEST(Config, LeavesAbsentKeysAlone) {
  Shop shop;

  EXPECT_EQ(read_shop("name = \"mill\"", shop), "ok");

  EXPECT_EQ(shop.shelves, 2);
  EXPECT_EQ(shop.width, 3.0_m);
}

TEST(Config, SaysWhereTheTextIsNoToml) {
  Shop shop;
  EXPECT_EQ(read_shop("name = \n", shop).substr(0, 14), "shop.toml:1:8:");
  EXPECT_EQ(read_shop("name = \"a\"\nname = \"b\"", shop).substr(0, 12), "shop.toml:2:");
}

TEST(Config, ATableNameThatStartsWrongDoesNotAbort) {
  Shop shop;
  EXPECT_EQ(read_shop("[!]", shop).substr(0, 14), "shop.toml:1:2:");
}

TEST(Config, LettersBeyondAsciiOutsideOfTextDoNotAbort) {
  Shop shop;
  EXPECT_EQ(read_shop("²name = 1", shop).substr(0, 14), "shop.toml:1:1:");
  EXPECT_EQ(read_shop("name ² = 1", shop).substr(0, 14), "shop.toml:1:6:");
}

TEST(Config, SaysWhichKindOfValueItExpected) {
  EXPECT_EQ(fault_of("shelves = \"two\""), "shop.toml:3:1: 'shelves' is text, expected a whole number");
  EXPECT_EQ(fault_of("shelves = 2.5"), "shop.toml:3:1: 'shelves' is 2.5, expected a whole number");
  EXPECT_EQ(fault_of("open = 1"), "shop.toml:3:1: 'open' is a number, expected true or false");
  EXPECT_EQ(fault_of("width = [1]"), "shop.toml:3:1: 'width' is a list, expected a number");
  EXPECT_EQ(fault_of("width = 2011-01-01"), "shop.toml:3:1: 'width' is a date or time, expected a number");
  EXPECT_EQ(fault_of("prices = [1, true]"), "shop.toml:3:14: 'prices' holds true or false, expected only numbers");
  EXPECT_EQ(fault_of("goods = [3]"), "shop.toml:3:10: 'goods' holds a number, expected only texts");
}

TEST(Config, HoldsNumbersToTheirRange) {
  EXPECT_EQ(fault_of("shelves = 12"), "shop.toml:3:1: 'shelves' is 12, must lie between 1 and 9");
  EXPECT_EQ(fault_of("shelves = 99999999999"), "shop.toml:3:1: 'shelves' is 99999999999, must lie between 1 and 9");
  EXPECT_EQ(fault_of("  width = 0.0"), "shop.toml:3:3: 'width' is 0, must be above 0");
  EXPECT_EQ(fault_of("width = nan"), "shop.toml:3:1: 'width' is nan, must be a finite number");
  EXPECT_EQ(fault_of("width = -inf"), "shop.toml:3:1: 'width' is -inf, must be a finite number");
  EXPECT_EQ(fault_of("prices = [1, -2]"), "shop.toml:3:14: 'prices' is -2, must be at least 0");
}

TEST(Config, WordsEveryRange) {
  EXPECT_EQ(above(0).text(), "must be above 0");
  EXPECT_EQ(above(0, 0.1).text(), "must be above 0 and at most 0.1");
  EXPECT_EQ(below(0).text(), "must be below 0");
  EXPECT_EQ(at_least(2).text(), "must be at least 2");
  EXPECT_EQ(between(0, 1).text(), "must lie between 0 and 1");
}

TEST(Config, RefusesKeysThatNobodyAskedForWithTheNearestOne) {
  EXPECT_EQ(fault_of("shelfs = 2"), "shop.toml:3:1: key 'shelfs' is unknown (did you mean 'shelves'?)");
  EXPECT_EQ(fault_of("open = true\n[rooom]\na = 1"), "shop.toml:4:2: table 'rooom' is unknown (did you mean 'room'?)");
  EXPECT_EQ(fault_of("zz = 2"),
            "shop.toml:3:1: key 'zz' is unknown (known: shelves, open, width, prices, goods, size)");
  EXPECT_EQ(fault_of("\"a\\nb\" = 2").substr(0, 36), "shop.toml:3:1: key 'a?b' is unknown ");
}

TEST(Config, RefusesAWordThatIsNoneOfTheChoices) {
  EXPECT_EQ(fault_of("size = \"lagre\""), "shop.toml:3:1: 'size' cannot be 'lagre' (did you mean 'large'?)");
}

TEST(Config, MissesNeededKeys) {
  Shop shop;
  EXPECT_EQ(read_shop("", shop), "shop.toml: 'name' is missing");

  auto config = Config::parse("[a.b]\n", "x.toml");
  Section table = config->root().section("a").section("b");
  table.need("c", shop.shelves);
  (void)config->root().need_section("d");
  EXPECT_EQ(config->finish().error().text(), "x.toml: the table [d] is missing\nx.toml:1:4: 'c' is missing in [b]");
}

TEST(Config, ATableThatIsNoneIsOneFaultOnly) {
  Shop shop;
  EXPECT_EQ(read_shop("name = \"x\"\nroom = 3", shop), "shop.toml:2:1: 'room' is a number, expected a table");
}

TEST(Config, TellsAllFaultsInTheOrderOfTheText) {
  EXPECT_EQ(fault_of("shelfs = 1\nopen = 2\nwidth = -1"),
            "shop.toml:3:1: key 'shelfs' is unknown (did you mean 'shelves'?)\n"
            "shop.toml:4:1: 'open' is a number, expected true or false\n"
            "shop.toml:5:1: 'width' is -1, must be above 0");
}

TEST(Config, ReadsListsOfTables) {
  auto config = Config::parse("[[robot]]\nid = 1\n[[robot]]\nid = 2\nidd = 3\n", "x.toml");
  std::vector<int> ids;

  for (Section robot : config->root().sections("robot")) robot.need("id", ids.emplace_back());

  EXPECT_EQ(ids, (std::vector<int>{1, 2}));
  EXPECT_EQ(config->finish().error().text(), "x.toml:5:1: key 'idd' is unknown (did you mean 'id'?)");
}

TEST(Config, RefusesAtTheKeyOrTheTableAboveIt) {
  auto config = Config::parse("a = 1\n[b]\nc = 1\n", "x.toml");
  Section root = config->root();
  int ignored = 0;
  root.read("a", ignored);
  root.section("b").read("c", ignored);

  root.refuse("b.c", "too dear");
  root.refuse("b.d", "too few", "buy more");
  root.refuse("e.f", "too late");

  EXPECT_EQ(config->finish().error().text(), "x.toml: too late\nx.toml:2:2: too few (buy more)\nx.toml:3:1: too dear");
}

TEST(Config, WithstandsTextsMadeToExhaustIt) {
  Shop shop;
  std::string dots = "a";
  for (int i = 0; i < 100'000; ++i) dots += ".a";
  EXPECT_EQ(read_shop(dots + " = 1", shop), "shop.toml:1:1: more than 256 dots in one line (break the line)");
  EXPECT_NE(read_shop("a = " + std::string(100'000, '['), shop), "ok");
  EXPECT_EQ(read_shop(std::string(2'000'000, ' '), shop), "shop.toml: 2000000 bytes are more than a settings file has");

  std::string keys;
  for (int i = 0; i < 100; ++i) keys += fmt::format("k{} = 1\n", i);
  const std::string said = read_shop(keys, shop);
  EXPECT_EQ(said.substr(said.rfind('\n')), "\nshop.toml: 81 more faults");
}

}  // namespace
}  // namespace cancha
