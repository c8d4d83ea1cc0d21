#include "decide/behaviour/load.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "decide/program/stand_in.h"
#include "decide/rules/to_program.h"

namespace cancha::decide {
namespace {

constexpr std::string_view kRules = R"(<RuleSet>
<Rule name="Kick"><def><value term="ballIsMine"/></def><action name="kickBall"/></Rule>
<Rule name="Turn"><def><not><value term="ballIsGettingCloser"/></not></def><action name="turn" angle="90"/></Rule>
</RuleSet>
)";

/// Files in memory that tests can change.
struct Files {
  std::map<std::string, std::string> texts{{"r.xml", std::string{kRules}}};
  xabsl::FileReader reader() {
    return [this](const std::string& path) { return xabsl::read_from_memory(texts)(path); };
  }
  std::string refusal(const std::string& path, std::vector<std::string> watches = {}) {
    const auto made = load_behaviour(path, reader(), watches);
    return made ? "" : made.error().text();
  }
};

TEST(LoadBehaviour, TellsLanguagesByTheEndingsOfFiles) {
  EXPECT_EQ(language_of("a/agents.xabsl"), "xabsl");
  EXPECT_EQ(language_of("a.dat"), "code");
  EXPECT_EQ(language_of("a.xml"), "rules");
  EXPECT_EQ(language_of("a.xml:product"), "rules");
  EXPECT_EQ(language_of("a.so"), "");
  EXPECT_EQ(language_of("a.xml:b/c"), "");
  EXPECT_EQ(split_name("lions:product").what, "lions");
  EXPECT_EQ(split_name("lions:product").logic, "product");
}

TEST(LoadBehaviour, ReadsRulesWithTruthOrWithDegrees) {
  Files files;
  const auto crisp = load_behaviour("r.xml", files.reader());
  const auto degrees = load_behaviour("r.xml:product", files.reader());
  ASSERT_TRUE(crisp && degrees);
  EXPECT_EQ(crisp->language, "rules");
  EXPECT_EQ(crisp->logic, "crisp");
  EXPECT_FALSE(crisp->plain);
  EXPECT_EQ(degrees->logic, "product");
  ASSERT_TRUE(degrees->plain);
  EXPECT_EQ(degrees->plain->symbols[1].name, degrees->program.symbols[1].name);
}

TEST(LoadBehaviour, TellsWhatIsWrong) {
  Files files;
  files.texts["bad.xml"] = "<RuleSet><Rule><def><value term=\"ballIsMyne\"/></def></Rule></RuleSet>";
  files.texts["agents.xabsl"] = "";
  EXPECT_EQ(files.refusal("r.xml:fuzzy"), "r.xml: 'fuzzy' is no logic of rules (crisp, minimum, product, bounded)");
  EXPECT_EQ(files.refusal("agents.xabsl:product"),
            "agents.xabsl:product: 'product' is a way to read rules, which this file does not hold");
  EXPECT_EQ(files.refusal("team.so"), "team.so: is no behaviour (these end in .xabsl, .xml, .scxml, .csv or .dat)");
  EXPECT_EQ(files.refusal("bad.xml"),
            "bad.xml:1:11: the rule has no <action>\n"
            "bad.xml:1:22: there is no predicate 'ballIsMyne' (did you mean 'ballIsMine'?)");
}

TEST(LoadBehaviour, RulesCanBeWatchedForPredicatesOnly) {
  Files files;
  const auto made = load_behaviour("r.xml", files.reader(), std::vector<std::string>{"ballismine", "not goalInRange"});
  ASSERT_TRUE(made);
  EXPECT_EQ(made->program.watches.size(), 2u);
  EXPECT_EQ(made->program.symbols.back().name, "goalInRange");
  EXPECT_EQ(files.refusal("r.xml", {"ballIsMine && x"}),
            "watch: 'ballIsMine && x' is neither a predicate nor 'not' and one (rules know no other expressions)");
}

/// A behaviour in three languages: kick a ball that is near, else look for one that is not seen, else nothing.
const std::map<std::string, std::string> kThree{
    {"three.xml",
     "<RuleSet>\n"
     "<Rule name=\"Kick\"><def><value term=\"ballIsMine\"/></def><action name=\"kickBall\"/></Rule>\n"
     "<Rule name=\"Look\"><def><not><value term=\"ballInSight\"/></not></def><action name=\"findBall\"/></Rule>\n"
     "</RuleSet>\n"},
    {"three.xabsl", "include \"s.xabsl\"; include \"b.xabsl\"; include \"play.xabsl\"; agent a(\"A\", play);\n"},
    {"./s.xabsl", "namespace s(\"S\") { bool input ballIsMine; bool input ballInSight; }\n"},
    {"./b.xabsl", "namespace b(\"B\") { behavior kickBall { } behavior findBall { } }\n"},
    {"./play.xabsl",
     "option play {\n"
     "  common decision { if (ballIsMine) goto Kick; else if (!ballInSight) goto Look; }\n"
     "  initial state None { decision { else stay; } action { } }\n"
     "  state Kick { decision { else goto None; } action { kickBall(); } }\n"
     "  state Look { decision { else goto None; } action { findBall(); } }\n"
     "}\n"},
    {"three.scxml",
     "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" xmlns:cancha=\"urn:cancha:chart\" version=\"1.0\" "
     "name=\"three\" "
     "initial=\"None\">\n<datamodel>\n"
     "<data id=\"ballIsMine\" cancha:role=\"input\" cancha:type=\"boolean\"/>\n"
     "<data id=\"ballInSight\" cancha:role=\"input\" cancha:type=\"boolean\"/>\n</datamodel>\n"
     "<state id=\"None\">\n"
     "<transition event=\"tick\" cond=\"ballIsMine\" target=\"Kick\"/>\n"
     "<transition event=\"tick\" cond=\"!ballIsMine &amp;&amp; !ballInSight\" target=\"Look\"/>\n</state>\n"
     "<state id=\"Kick\">\n"
     "<transition event=\"tick\" cond=\"!ballIsMine &amp;&amp; !ballInSight\" target=\"Look\"/>\n"
     "<transition event=\"tick\" cond=\"!ballIsMine &amp;&amp; ballInSight\" target=\"None\"/>\n</state>\n"
     "<state id=\"Look\">\n"
     "<transition event=\"tick\" cond=\"ballIsMine\" target=\"Kick\"/>\n"
     "<transition event=\"tick\" cond=\"!ballIsMine &amp;&amp; ballInSight\" target=\"None\"/>\n</state>\n</scxml>\n"}};

/// The states and their times, tick after tick, in a world that changes.
std::string played(const std::string& path) {
  auto made = load_behaviour(path, xabsl::read_from_memory(kThree));
  if (!made) return made.error().text();
  const auto program = std::make_shared<const program::Program>(std::move(made->program));
  program::StandIn body{*program};
  auto engine = program::Engine::link(program, body.host());
  if (!engine) return engine.error()[0].text();
  const auto input = [&](std::string_view name) -> double& {
    const auto found = std::ranges::find(program->symbols, name, &program::Symbol::name);
    return body.value(static_cast<std::uint32_t>(found - program->symbols.begin()));
  };
  Random random{9};
  std::string trace;
  for (int i = 0; i < 200; ++i) {
    input("ballIsMine") = random.below(4) == 0 ? 1.0 : 0.0;
    input("ballInSight") = random.below(3) > 0 ? 1.0 : 0.0;
    engine->tick(Time{i * 20'000'000LL});
    const std::string& state = program->states[engine->state_of(0)].name;
    trace += fmt::format("{} {}\n", state == rules::kNoRule ? "None" : state, engine->state_time(0));
  }
  return trace;
}

TEST(LoadBehaviour, TheSameBehaviourInThreeLanguagesPlaysOneTrace) {
  const std::string rules = played("three.xml");
  EXPECT_NE(rules.find("Kick 0\nKick 20\n"), std::string::npos) << rules;
  EXPECT_EQ(played("three.xabsl"), rules);
  EXPECT_EQ(played("three.scxml"), rules);
}

}  // namespace
}  // namespace cancha::decide
