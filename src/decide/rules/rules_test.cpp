#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "decide/program/stand_in.h"
#include "decide/rules/coverage.h"
#include "decide/rules/explain.h"

namespace cancha::decide::rules {
namespace {

namespace form = program;

std::string said(std::string_view text) {
  const auto read = read_rules(text, "r.xml");
  std::string all;
  if (!read) {
    for (const Error& e : read.error()) all += e.text() + "\n";
  }
  return all;
}

std::string rule(std::string_view def, std::string_view action = "<action name=\"none\"/>") {
  return fmt::format("<RuleSet>\n<Rule>\n<def>{}</def>\n{}\n</Rule>\n</RuleSet>\n", def, action);
}

RuleSet file(const std::string& name) {
  const auto path = std::filesystem::path{CANCHA_SOURCE_DIR} / "content" / "behaviours" / "futrob" / (name + ".xml");
  std::ifstream in{path};
  auto read = read_rules(std::string{std::istreambuf_iterator<char>{in}, {}}, name + ".xml");
  EXPECT_TRUE(read) << read.error()[0].text();
  return read.value_or(RuleSet{});
}

/// Which rule wins in a world; empty = none.
std::string winner(const RuleSet& rules, const std::map<std::string, double>& world,
                   const ProgramSettings& settings = {}) {
  const auto explained = explain(rules, settings, world);
  EXPECT_TRUE(explained) << explained.error().text();
  for (const ExplainedRule& r : *explained) {
    if (r.wins) return r.name;
  }
  return "";
}

TEST(Rules, TheFilesOfTheDocumentLoad) {
  EXPECT_EQ(file("kick").rules.size(), 5u);
  EXPECT_EQ(file("save").rules.size(), 3u);
  EXPECT_EQ(file("relocate").rules[0].description, "Lab");
  EXPECT_EQ(file("pass").rules.size(), 4u);
  EXPECT_EQ(in_words(file("receive").rules[0].condition), "partnerPass and not ballInSight");
}

TEST(Rules, TheFirstTrueRuleWins) {
  const RuleSet kick = file("kick");

  EXPECT_EQ(winner(kick, {}), "Look for ball");
  EXPECT_EQ(winner(kick, {{"ballLastPosValid", 1}, {"ballInSight", 1}}), "Go to ball");
  EXPECT_EQ(winner(kick, {{"ballLastPosValid", 1}, {"ballIsMine", 1}}), "Look for goal");
  EXPECT_EQ(winner(kick, {{"balllastposvalid", 1}, {"BALLISMINE", 1}, {"oppGoalLastPosValid", 1}}),
            "Look for opponent");
  EXPECT_EQ(winner(file("relocate"), {}), "");
}

TEST(Rules, AFieldPlayerOfAMatchLeavesTheBallToAMateAimsFirstAndSearchesLater) {
  const RuleSet player = file("match_player");
  const auto with = [](std::map<std::string, double> world, std::initializer_list<const char*> more) {
    for (const char* one : more) world[one] = 1;
    return world;
  };
  const std::map<std::string, double> sees{{"ballInSight", 1}, {"ballLastPosValid", 1}};
  const auto has = with(sees, {"ballIsMine", "ballIsOurs"});

  EXPECT_EQ(winner(player, sees), "Go to ball");
  EXPECT_EQ(winner(player, with(sees, {"ballIsOurs"})), "Look for goal, a mate has the ball");
  EXPECT_EQ(winner(player, with(sees, {"ballIsOurs", "oppGoalSearched"})), "A mate has the ball");
  EXPECT_EQ(winner(player, with(sees, {"ballIsOurs", "partnerPass"})), "Go to ball") << "it was passed";
  EXPECT_EQ(winner(player, has), "Look for goal");
  EXPECT_EQ(winner(player, with(has, {"oppGoalLastPosValid", "goalInRange", "partnerInSight", "partnerHasClearGoal"})),
            "Kick");
  EXPECT_EQ(winner(player, with(has, {"oppGoalLastPosValid", "partnerInSight", "partnerHasClearGoal"})), "Pass");
  EXPECT_EQ(winner(player, with(has, {"oppGoalLastPosValid", "partnerHasClearGoal"})), "Upfield")
      << "who aims steps and forgets its searches: none may come before it";
  EXPECT_EQ(winner(player, with(has, {"myGoalLastPosValid", "partnerHasClearGoal"})), "Away from the own goal");
  EXPECT_EQ(winner(player, with(has, {"partnerHasClearGoal"})), "Look for partner");
  EXPECT_EQ(winner(player, with(has, {"oppGoalSearched"})), "Look for own goal");
  EXPECT_EQ(winner(player, with(has, {"oppGoalSearched", "myGoalSearched"})), "Away");
}

TEST(Rules, AKeeperOfAMatchClearsRelocatesAndSaves) {
  const RuleSet keeper = file("match_keeper");
  EXPECT_EQ(winner(keeper, {{"ballInSight", 1}, {"ballIsMine", 1}, {"ballIsOurs", 1}, {"gkNeedsRelocate", 1}}), "Away");
  EXPECT_EQ(winner(keeper, {{"gkNeedsRelocate", 1}}), "Relocate");
  EXPECT_EQ(winner(keeper, {{"gkNeedsRelocate", 1}, {"ballInSight", 1}, {"ballIsGettingCloser", 1}}), "Save ball");
  EXPECT_EQ(winner(keeper, {}), "Look for ball (turn head)");
  EXPECT_EQ(winner(keeper, {{"ballInSight", 1}}), "Look at ball (turn head)");
}

TEST(Rules, AllFaultsAreToldAtOnceWithTheirPlaces) {
  EXPECT_EQ(said("<Rules/>"), "r.xml:1:2: the root element is <Rules> (it must be <RuleSet>)\n");
  EXPECT_EQ(said("<RuleSet/>"), "r.xml:1:2: there is no rule\n");
  EXPECT_EQ(said(rule("<value term=\"ballInSigth\"/>")),
            "r.xml:3:7: there is no predicate 'ballInSigth' (did you mean 'ballInSight'?)\n");
  EXPECT_EQ(said(rule("<not/>", "<action name=\"wlak\"/>")),
            "r.xml:3:7: <not> has 0 conditions (exactly one)\n"
            "r.xml:4:2: there is no action 'wlak' (did you mean 'walk'?)\n");
  EXPECT_EQ(said(rule("<and><value term=\"ballIsMine\"/></and>")), "r.xml:3:7: <and> has 1 conditions (two or more)\n");
  EXPECT_EQ(said(rule("<value term=\"ballIsMine\"/>", "<action name=\"turn\"/>")),
            "r.xml:4:2: action 'turn' needs 'angle' (to the right, from where it looks now; negative is left, -360 to "
            "360 deg)\n");
  EXPECT_EQ(said(rule("<value term=\"ballIsMine\"/>", "<action name=\"walk\" distance=\"-3\" speed=\"1\"/>")),
            "r.xml:4:2: <action> has no attribute 'speed' (known: name, distance)\n"
            "r.xml:4:2: distance = -3 is out of range (0 to 1000 cm)\n");
  EXPECT_EQ(said("<RuleSet><Rule/></RuleSet>"),
            "r.xml:1:11: the rule has no <def>\nr.xml:1:11: the rule has no <action>\n");
}

TEST(Rules, BombsAndOtherFilesAreRefused) {
  EXPECT_EQ(said("<!DOCTYPE a [<!ENTITY b \"ha\">]><RuleSet>&b;</RuleSet>"),
            "r.xml:1:11: document types are not read (remove the <!DOCTYPE …>)\n");
  EXPECT_NE(said("<RuleSet><Rule></RuleSet>").find("is not well-formed XML"), std::string::npos);
  std::string deep;
  for (int i = 0; i < 200; ++i) deep += "<not>";
  EXPECT_NE(said(rule(deep)).find("is not well-formed XML"), std::string::npos);
  for (int i = 0; i < 200; ++i) deep += "</not>";
  EXPECT_NE(said(rule(deep)).find("more than 100 levels deep"), std::string::npos);
}

TEST(Rules, DegreesAreJoinedByTheChosenNorm) {
  const RuleSet set = *read_rules(rule("<and><value term=\"ballIsMine\"/><or><value term=\"ballInSight\"/><not><value "
                                       "term=\"partnerPass\"/></not></or></and>"),
                                  "r.xml");
  const std::map<std::string, double> world{{"ballIsMine", 0.8}, {"ballInSight", 0.5}, {"partnerPass", 0.7}};
  const auto value = [&](Logic logic) { return explain(set, {.logic = logic}, world)->at(0).condition.value; };

  EXPECT_DOUBLE_EQ(value(Logic::Minimum), 0.5);
  EXPECT_NEAR(value(Logic::Product), 0.8 * (0.5 + 0.3 - 0.15), 1e-12);
  EXPECT_NEAR(value(Logic::Bounded), 0.8 + 0.8 - 1.0, 1e-12);
}

TEST(Rules, WithDegreesTheBestWinsAndNeedsToBeClearlyBetter) {
  const std::string two = R"(<RuleSet>
    <Rule name="walk"><def><value term="ballInSight"/></def><action name="followBall"/></Rule>
    <Rule name="look"><def><value term="partnerPass"/></def><action name="lookAtBall"/></Rule></RuleSet>)";
  const RuleSet set = *read_rules(two, "r.xml");
  const ProgramSettings settings{.logic = Logic::Minimum, .hysteresis = 0.1};
  EXPECT_EQ(winner(set, {{"ballInSight", 0.9}, {"partnerPass", 0.4}}, settings), "walk");
  EXPECT_EQ(winner(set, {{"ballInSight", 0.4}, {"partnerPass", 0.4}}, settings), "look");  // the cheaper one
  EXPECT_EQ(winner(set, {{"ballInSight", 0.01}}, settings), "");

  const auto program = std::make_shared<const form::Program>(to_program(set, settings));
  form::StandIn body{*program};
  auto engine = form::Engine::link(program, body.host());
  ASSERT_TRUE(engine);
  const auto state = [&](double ball, double pass, std::int64_t ms) {
    body.value(0) = ball;
    body.value(1) = pass;
    engine->tick(Time{ms * 1'000'000});
    return program->states[engine->state_of(1)].name;
  };
  EXPECT_EQ(state(0.5, 0.4, 0), "walk");
  EXPECT_EQ(state(0.5, 0.55, 10), "walk");
  EXPECT_EQ(state(0.5, 0.65, 20), "look");
  EXPECT_EQ(state(0.5, 0.45, 30), "look");
}

TEST(Rules, BooleanWorldsGiveTheSameWinnerInEveryLogic) {
  const RuleSet kick = file("kick");
  const std::vector<std::string> terms{"ballLastPosValid",    "ballInSight",          "ballIsMine",
                                       "oppGoalLastPosValid", "opponentLastPosValid", "goalInRange"};
  for (unsigned bits = 0; bits < 64; ++bits) {
    std::map<std::string, double> world;
    for (unsigned i = 0; i < 6; ++i) world[terms[i]] = bits >> i & 1;
    const auto crisp = explain(kick, {}, world);
    const auto degrees = explain(kick, {.logic = Logic::Product}, world);
    ASSERT_TRUE(crisp && degrees);
    for (std::size_t i = 0; i < crisp->size(); ++i) {
      EXPECT_EQ((*crisp)[i].condition.value, (*degrees)[i].condition.value) << bits;
    }
  }
}

TEST(Rules, RulesThatCanNeverWinAreFoundWithTheirCover) {
  const auto value = [](std::string_view term) { return fmt::format("<value term=\"{}\"/>", term); };
  const auto one = [](std::string_view name, const std::string& def) {
    return fmt::format("<Rule name=\"{}\"><def>{}</def><action name=\"none\"/></Rule>\n", name, def);
  };
  const std::string a = value("ballInSight");
  const std::string b = value("ballIsMine");
  const std::string text = "<RuleSet>\n" + one("sees", a) + one("sees and has", "<and>" + a + b + "</and>") +
                           one("has", b) + one("never", "<and>" + b + "<not>" + b + "</not></and>") +
                           one("either", "<or>" + a + b + "</or>") + one("neither", "<not>" + a + "</not>") +
                           "</RuleSet>";
  std::string all;
  for (const Error& e : coverage_warnings(*read_rules(text, "r.xml"))) all += e.text() + "\n";

  EXPECT_EQ(
      all,
      "r.xml:3: rule 'sees and has' can never win: 'sees' before it is true whenever it is\n"
      "r.xml:5: rule 'never' can never win: its condition is never true\n"
      "r.xml:6: rule 'either' can never win: one of 'sees', 'sees and has', 'has' before it is true whenever it is\n");
  for (const char* name : {"kick", "save", "relocate", "pass", "receive", "match_keeper", "match_player"}) {
    EXPECT_TRUE(coverage_warnings(file(name)).empty()) << name;
  }
}

TEST(Rules, AnExplanationUsesTheThresholdOfMatches) {
  const auto read = read_rules(rule("<value term=\"ballIsMine\"/>"), "r.xml");
  ASSERT_TRUE(read);
  EXPECT_EQ(winner(*read, {{"ballIsMine", 0.4}}), "");
  EXPECT_NE(winner(*read, {{"ballIsMine", 0.5}}), "");
  EXPECT_NE(winner(*read, {{"ballIsMine", 0.4}}, {.logic = Logic::Product}), "");
}

TEST(Rules, AnExplanationIsATree) {
  EXPECT_EQ(in_words(*explain(file("save"), {}, {{"ballInSight", 1}}), false),
            "✗ Look for ball (turn head) → findBall\n  ✗ not\n    ✓ ballInSight\n"
            "✗ Save ball → save\n  ✗ ballIsGettingCloser\n"
            "✓ Look at ball (turn head) → lookAtBall   ← wins\n  ✓ ballInSight\n");
}

}  // namespace
}  // namespace cancha::decide::rules
