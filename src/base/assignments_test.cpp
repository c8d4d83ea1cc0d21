#include "base/assignments.h"

#include <gtest/gtest.h>

namespace cancha {
namespace {

TEST(Assignments, NumbersAreCalledByTheirPaths) {
  auto file = Assignments::parse(
      "// a comment\nsendInterval = 600;\nmodes = [68, 70]; /* two\nlines */ on = true;\n"
      "cones = [{left = 60; right = -2.5e1;}, {left = 20; right = -20;}];",
      "a.cfg");
  ASSERT_TRUE(file) << file.error().text();
  EXPECT_EQ(file->length("modes"), 2u);
  EXPECT_EQ(file->length("cones"), 2u);
  EXPECT_EQ(file->length("none"), 0u);

  int interval = 0, first = 0, second = 0, on = 0;
  double numbers[4] = {};
  file->read("sendInterval", interval);
  file->read("modes[0]", first);
  file->read("modes[1]", second);
  file->read("on", on);
  file->read("cones[0].left", numbers[0]);
  file->read("cones[0].right", numbers[1]);
  file->read("cones[1].left", numbers[2]);
  file->read("cones[1].right", numbers[3]);

  EXPECT_TRUE(file->finish());
  EXPECT_EQ(interval, 600);
  EXPECT_EQ(first, 68);
  EXPECT_EQ(second, 70);
  EXPECT_EQ(on, 1);
  EXPECT_EQ(numbers[1], -25.0);
}

TEST(Assignments, AllFaultsAreToldAtOnceWithTheirLines) {
  auto file = Assignments::parse("a = 1;\nb = 2.5;\nc = 3;", "a.cfg");
  ASSERT_TRUE(file);
  double a = 7.0;
  int b = 7;
  file->read("a", a, above(1));
  file->read("b", b);

  const auto sound = file->finish();

  ASSERT_FALSE(sound);
  EXPECT_EQ(sound.error().text(),
            "a.cfg:1: 'a' is 1, must be above 1\na.cfg:2: 'b' is 2.5, must be whole\n"
            "a.cfg:3: 'c' is unknown");
  EXPECT_EQ(a, 7.0);
  EXPECT_EQ(b, 7);
}

TEST(Assignments, TextOfAnotherFormIsRefusedWithItsLine) {
  const struct {
    const char* text;
    const char* error;
  } cases[] = {{"a = 1", "a.cfg:1: ';' is missing (assignments are written: name = 12;)"},
               {"\n= 1;", "a.cfg:2: a name is missing (assignments are written: name = 12;)"},
               {"a 1;", "a.cfg:1: '=' is missing (assignments are written: name = 12;)"},
               {"a = nan;", "a.cfg:1: 'a' has no number"},
               {"a = 1e999;", "a.cfg:1: 'a' has no number"},
               {"a = 1;\na = 2;", "a.cfg:2: 'a' is said twice"},
               {"a = [1, 2;", "a.cfg:1: ',' is missing (assignments are written: name = 12;)"},
               {"/* no end", "a.cfg:1: a comment has no end (close it with */)"},
               {"a = [[[[[[[[[[1]]]]]]]]]];", "a.cfg:1: lists are nested too deep"}};
  for (const auto& one : cases) {
    const auto file = Assignments::parse(one.text, "a.cfg");
    ASSERT_FALSE(file) << one.text;
    EXPECT_EQ(file.error().text(), one.error) << one.text;
  }
}

}  // namespace
}  // namespace cancha
