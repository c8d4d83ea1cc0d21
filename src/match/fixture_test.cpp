#include "match/fixture.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cancha::match {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

TEST(Fixture, FindsBehavioursOfAnyLanguageByNameFolderOrFile) {
  const std::string folder = (kContent / "behaviours").generic_string();
  EXPECT_EQ(behaviour_of("rondo", kContent), folder + "/rondo/agents.xabsl");
  EXPECT_EQ(behaviour_of("futrob_team", kContent), folder + "/futrob_team/futrob_team.xml");
  EXPECT_EQ(behaviour_of("futrob_team:product", kContent), folder + "/futrob_team/futrob_team.xml:product");
  EXPECT_EQ(behaviour_of(folder + "/futrob_team:minimum", kContent), folder + "/futrob_team/futrob_team.xml:minimum");
  EXPECT_EQ(behaviour_of("mine/lions.xml", kContent), "mine/lions.xml");
  EXPECT_EQ(behaviour_of("roles", kContent), std::nullopt);
  EXPECT_EQ(behaviour_of("futrob", kContent), std::nullopt) << "five files, none of them the team's";
  EXPECT_EQ(behaviour_of("", kContent), std::nullopt);
}

TEST(Fixture, RecordingsAreNamedAfterTeamsAndTheirLogic) {
  EXPECT_EQ(short_name("roles"), "roles");
  EXPECT_EQ(short_name("build/striker.so"), "striker");
  EXPECT_EQ(short_name("behaviours/striker/agents.xabsl"), "striker");
  EXPECT_EQ(short_name("mine/lions.xml:product"), "lions-product");
  EXPECT_EQ(short_name("futrob_team:bounded"), "futrob_team-bounded");
  EXPECT_EQ(recording_name({.blue = "futrob_team:product", .yellow = "mine/lions.xml"}),
            "simurosot-futrob_team-product-lions-1");
}

TEST(Fixture, ListsBehavioursByNameAndThoseThatWheelsCanRun) {
  const auto has = [](const std::vector<std::string>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
  };
  EXPECT_TRUE(has(behaviour_folders(kContent), "uchile_striker"));
  EXPECT_FALSE(has(behaviour_names(kContent), "uchile_striker"));
  EXPECT_TRUE(has(behaviour_names(kContent), "rondo"));
  EXPECT_TRUE(has(behaviour_names(kContent), "futrob_team"));
}

}  // namespace
}  // namespace cancha::match
