#include "decide/behaviour/load.h"

#include <gtest/gtest.h>

#include <map>

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

}  // namespace
}  // namespace cancha::decide
