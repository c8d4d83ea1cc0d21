#include "decide/program/name_places.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

namespace cancha::decide::program {
namespace {

TEST(NamePlaces, FindNamesOfAllLengthsWhereverTheyLie) {
  // given a text of names that begin alike, up to its very end, and the same ones elsewhere
  std::string text;
  std::vector<std::string> names;
  for (int i = 0; i < 2000; ++i) {
    names.push_back(std::string(static_cast<std::size_t>(i % 50), 'x') + fmt::format("{}", i));
    text += names.back();
  }
  NamePlaces in_text{text.data() + text.size()};
  NamePlaces elsewhere;

  std::size_t place = 0;
  for (std::uint32_t i = 0; i < names.size(); place += names[i++].size()) {
    const std::string_view name = std::string_view{text}.substr(place, names[i].size());
    EXPECT_EQ(in_text.find(name), kNone);
    EXPECT_EQ(in_text.find_or_add(name, i), i);
    EXPECT_EQ(in_text.find_or_add(name, i + 1), i) << "a name keeps its number";
    EXPECT_EQ(elsewhere.find_or_add(names[i], i), i);
  }

  place = 0;
  for (std::uint32_t i = 0; i < names.size(); place += names[i++].size()) {
    EXPECT_EQ(in_text.find(std::string_view{text}.substr(place, names[i].size())), i);
    EXPECT_EQ(elsewhere.find(names[i]), i);
  }
  in_text.clear();
  EXPECT_EQ(in_text.find(std::string_view{text}.substr(0, 1)), kNone);
}

TEST(NamePlaces, TellNamesApartThatOnlyTheirLengthsTellApart) {
  NamePlaces places;
  const std::string zero(1, '\0');
  EXPECT_EQ(places.find_or_add("", 1), 1u);
  EXPECT_EQ(places.find_or_add(zero, 2), 2u);
  EXPECT_EQ(places.find(""), 1u);
}

}  // namespace
}  // namespace cancha::decide::program
