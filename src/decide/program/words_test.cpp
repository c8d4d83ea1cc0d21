#include "decide/program/words.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/random.h"

namespace cancha::decide::program {
namespace {

std::vector<std::string> split(std::string_view text) {
  Words words{text};
  std::vector<std::string> all;
  while (!words.at_end()) all.emplace_back(words.next());
  EXPECT_EQ(words.next(), "") << "there is nothing behind the end";
  EXPECT_TRUE(words.at_end());
  return all;
}

/// The same, letter by letter.
std::vector<std::string> split_plainly(std::string_view text) {
  std::vector<std::string> all;
  bool inside = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool blank = static_cast<unsigned char>(text[i]) <= ' ';
    if (!blank && !inside && text.substr(i).starts_with("//")) {
      while (i < text.size() && text[i] != '\n') ++i;
      continue;
    }
    if (!blank && !inside) all.emplace_back();
    if (!blank) all.back() += text[i];
    inside = !blank;
  }
  return all;
}

using List = std::vector<std::string>;

TEST(Words, AreWhatBlanksLeaveOver) {
  EXPECT_EQ(split(" a\r\nbee\t\x01 \xc3\xa4 c"), (List{"a", "bee", "\xc3\xa4", "c"}));
  EXPECT_EQ(split(""), List{});
  EXPECT_EQ(split(" \n "), List{});
}

TEST(Words, HoldNoCommentsButSlashesInside) {
  EXPECT_EQ(split("// one\na //two // three\r\nb//c / d //"), (List{"a", "b//c", "/", "d"}));
}

TEST(Words, AreTheSameHoweverLongTheyAndTheBlanksAre) {
  Random random{1};
  for (int round = 0; round < 300; ++round) {
    // stretches of every kind around the sizes of blocks, and texts of several thousand words
    std::string text;
    for (std::uint64_t parts = random.below(round % 10 == 0 ? 3000 : 40); parts > 0; --parts) {
      const std::uint64_t kind = random.below(20);
      const std::uint64_t most = random.below(30) == 0 ? 200 : 4;
      const char letter = kind == 0 ? '/' : kind == 1 ? '\n' : kind % 2 == 0 ? ' ' : 'x';
      text.append(1 + random.below(most), letter);
    }
    ASSERT_EQ(split(text), split_plainly(text)) << text;
  }
}

TEST(Words, KnowTheirNeighboursAndLines) {
  const std::string text = "one\n// nothing\n\n" + std::string(1000, ' ') + "two three";
  Words words{text};
  EXPECT_EQ(words.next(), "one");
  EXPECT_EQ(words.last(), "one");
  EXPECT_EQ(words.last_line(), 1);
  EXPECT_EQ(words.peek(), "two");
  EXPECT_EQ(words.line(), 4);
  EXPECT_EQ(words.second(), "three");
  words.next();
  words.next();
  EXPECT_EQ(words.last(), "three");
  EXPECT_EQ(words.second(), "");
}

}  // namespace
}  // namespace cancha::decide::program
