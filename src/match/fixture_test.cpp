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

TEST(Fixture, TellsTeamsWithoutTheWayToThem) {
  for (const char* team :
       {"roles", "rondo", "futrob_team:product", "my_teams/lions", "build/striker.so", "./lions.xml"}) {
    EXPECT_EQ(told_name(team), team);
  }
  EXPECT_EQ(told_name("/some/where/lions"), "…/lions");
  EXPECT_EQ(told_name("/some/where/lions/"), "…/lions");
  EXPECT_EQ(told_name("../teams/lions.xml:product"), "…/lions.xml:product");
  EXPECT_EQ(told_name("/some/where/lions/agents.xabsl"), "…/lions/agents.xabsl");
  EXPECT_EQ(short_name(told_name("/some/where/striker.so")), "striker");
}

TEST(Fixture, ReadsABehaviourFromItsFolderAndFromThoseBesideIt) {
  const auto source = behaviour_source("rondo", kContent);
  ASSERT_TRUE(source);
  EXPECT_EQ(source->root, "rondo/agents.xabsl");
  EXPECT_TRUE(source->reader()("rondo/agents.xabsl"));
  EXPECT_TRUE(source->reader()("rondo/../wheeled/skills.xabsl"));
  for (const std::string& path : {std::string{"rondo/../../leagues/simurosot.toml"},
                                  std::string{"rondo/../../../README.md"}, std::string{"futrob_team/futrob_team.xml"},
                                  std::string{CANCHA_SOURCE_DIR "/content/behaviours/rondo/agents.xabsl"}}) {
    EXPECT_EQ(source->reader()(path).error().what, "cannot be read") << path;
  }

  // the same by a path
  const auto by_path = behaviour_source((kContent / "behaviours" / "futrob_team").string() + ":product", kContent);
  ASSERT_TRUE(by_path);
  EXPECT_EQ(by_path->root, "futrob_team/futrob_team.xml:product");
  EXPECT_TRUE(by_path->reader()("futrob_team/futrob_team.xml"));
  EXPECT_FALSE(behaviour_source("roles", kContent));
}

TEST(Fixture, HalvesOfAnotherLengthAreOverByThen) {
  const field::League spl = field::load_league(kContent, "spl").value();
  EXPECT_EQ(spl.game.clock, field::HalfClock::Playing) << "ten minutes of play";
  EXPECT_EQ(with_halves(spl, spl.rules.half).game.clock, field::HalfClock::Playing);
  const field::League shorter = with_halves(spl, 30_s);
  EXPECT_EQ(shorter.game.clock, field::HalfClock::Always);
  EXPECT_EQ(shorter.rules.half.value, 30.0);
}

}  // namespace
}  // namespace cancha::match
