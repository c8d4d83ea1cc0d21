#include <gtest/gtest.h>

#include <map>

#include "act/wheels/wheels_test.h"
#include "base/allocations.h"
#include "minds/programs/behaviour_team.h"

namespace cancha::minds {
namespace {

constexpr std::string_view kRules = R"(<RuleSet>
<Rule name="Kick"><def><value term="ballIsMine"/></def><action name="kickBall"/></Rule>
<Rule name="Turn"><def><not><value term="ballIsGettingCloser"/></not></def><action name="turn" angle="90"/></Rule>
</RuleSet>
)";

/// Files in memory that tests can change.
struct Files {
  std::map<std::string, std::string> texts{{"r.xml", std::string{kRules}}};
  decide::xabsl::FileReader reader() {
    return [this](const std::string& path) { return decide::xabsl::read_from_memory(texts)(path); };
  }
};

std::string state_of(BehaviourTeam& team, std::size_t robot) {
  const ActiveOption& last = team.thoughts()[robot].active.back();
  const auto& all = team.thoughts()[robot].active;
  for (const ActiveOption& a : all) {
    if (a.option >= 0 && team.control()->program().options[static_cast<std::size_t>(a.option)].name == "rules") {
      return team.control()
          ->program()
          .options[static_cast<std::size_t>(a.option)]
          .states[static_cast<std::size_t>(a.state)]
          .name;
    }
  }
  return last.behaviour >= 0 ? "?" : "";
}

/// Three robots that run rules.
struct Playing : Files {
  explicit Playing(const std::string& path = "r.xml") {
    auto loaded = BehaviourTeam::load(path, drill::league_for(3), reader());
    EXPECT_TRUE(loaded);
    team = std::move(*loaded);
  }
  void decide() {
    ASSERT_TRUE(team->decide(view, commands));
    view.time += Duration{20'000'000};
  }

  std::unique_ptr<BehaviourTeam> team;
  TeamView view = drill::view_of(3, {0.0, 0.0});
  std::vector<WheelCommand> commands = std::vector<WheelCommand>(3);
};

TEST(RuleTeam, RunsHaltsAndIsWatched) {
  Playing p;
  const decide::Breakpoint kick{.option = "rules", .state = "Kick", .robot = 2};
  ASSERT_TRUE(p.team->control()->set_watches(std::vector<std::string>{"ballIsMine"}));
  ASSERT_TRUE(p.team->control()->set_breakpoints(std::span{&kick, 1}));
  p.decide();
  EXPECT_EQ(state_of(*p.team, 2), "Turn");
  EXPECT_FALSE(p.team->control()->halted());
  p.view.ball.p_TB.x = p.view.mates[2].X_TR.x + 0.07;
  p.view.ball.p_TB.y = p.view.mates[2].X_TR.y;
  p.decide();
  EXPECT_EQ(state_of(*p.team, 2), "Kick");
  EXPECT_EQ(p.team->thoughts()[2].watches[0], 1.0);
  EXPECT_EQ(p.team->thoughts()[0].watches[0], 0.0);
  EXPECT_EQ(p.team->control()->halted(), "robot 2: rules/Kick");
  EXPECT_TRUE(p.team->intents()[2].p_TG);
}

/// A condition of a description in words.
std::string in_words(const BehaviourProgram& program, int term) {
  const BehaviourTerm& t = program.terms[static_cast<std::size_t>(term)];
  if (t.op == "symbol") return program.symbols[static_cast<std::size_t>(t.symbol)].name;
  std::string all = "(" + t.op;
  for (const int operand : t.operands) all += " " + in_words(program, operand);
  return all + ")";
}

TEST(RuleTeam, IsDescribedWithTheConditionsOfItsRules) {
  for (const std::string logic : {"crisp", "product", "minimum"}) {
    Playing p;
    p.texts["r.xml"] = R"(<RuleSet>
<Rule name="A"><def><and><value term="ballIsMine"/><value term="goalInRange"/><not><or><value term="partnerPass"/>
<value term="ballIsMine"/></or></not></and></def><action name="kickBall"/></Rule>
<Rule name="B"><def><value term="ballInSight"/></def><action name="followBall"/></Rule></RuleSet>)";
    auto team = BehaviourTeam::load("r.xml:" + logic, drill::league_for(3), p.reader());
    ASSERT_TRUE(team) << team.error().text();
    const BehaviourProgram& program = (*team)->control()->program();
    EXPECT_EQ(program.language, "rules");
    EXPECT_EQ(program.logic, logic);
    const BehaviourOption& rules = program.options.back();
    EXPECT_EQ(rules.states[0].when, -1);
    EXPECT_EQ(in_words(program, rules.states[1].when),
              "(and ballIsMine goalInRange (not (or partnerPass ballIsMine)))");
    EXPECT_EQ(in_words(program, rules.states[2].when), "ballInSight");
    EXPECT_EQ(program.terms[static_cast<std::size_t>(rules.states[2].when)].place.line, 4);
  }
}

TEST(RuleTeam, DegreesAreThoughtOfToo) {
  Playing p{"r.xml:minimum"};
  p.view.ball.p_TB.x = p.view.mates[2].X_TR.x + 0.1;
  p.view.ball.p_TB.y = p.view.mates[2].X_TR.y;
  p.decide();
  const auto& symbols = p.team->control()->program().symbols;
  const auto mine = std::ranges::find(symbols, "ballIsMine", &BehaviourSymbol::name) - symbols.begin();
  const double degree = p.team->thoughts()[2].symbols[static_cast<std::size_t>(mine)];
  EXPECT_GT(degree, 0.5);
  EXPECT_LT(degree, 1.0);
}

TEST(RuleTeam, ReloadTakesGoodRulesAndKeepsTheOldOnesForBadOnes) {
  Playing p;
  p.decide();
  std::string& text = p.texts["r.xml"];
  text.replace(text.find("\"Turn\""), 6, "\"Look\"");
  ASSERT_TRUE(p.team->control()->reload());
  p.decide();
  EXPECT_EQ(state_of(*p.team, 1), "Look");
  EXPECT_EQ(p.team->control()->program().version, 1);

  text.replace(text.find("kickBall"), 8, "kickBell");
  const auto refused = p.team->control()->reload();
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().text(), "r.xml:2:57: there is no action 'kickBell' (did you mean 'kickBall'?)");
  p.decide();
  EXPECT_EQ(state_of(*p.team, 1), "Look");
  EXPECT_EQ(p.team->control()->program().version, 1);
}

TEST(RuleTeam, ADecisionAllocatesNothingOnceWarm) {
  const std::string path = CANCHA_SOURCE_DIR "/content/behaviours/futrob_team/futrob_team.xml";
  for (const char* logic : {"", ":product"}) {
    auto loaded = BehaviourTeam::load(path + logic, drill::league_for(5), decide::xabsl::read_from_disk);
    ASSERT_TRUE(loaded) << loaded.error().text();
    TeamView view = drill::view_of(5, {0.1, 0.2});
    const wheels::Pitch pitch = wheels::pitch_of(drill::league_for(5));
    drill::play(**loaded, pitch, view, 400, [](const auto&) {});
    const long before = cancha::allocations_of_this_thread();
    drill::play(**loaded, pitch, view, 200, [](const auto&) {});
    // the loop of the test itself makes one list of commands
    EXPECT_LE(cancha::allocations_of_this_thread() - before, 1) << logic;
  }
}

}  // namespace
}  // namespace cancha::minds
