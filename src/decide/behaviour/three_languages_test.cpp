// One behaviour written three times: as rules, as XABSL and as a chart. Whatever happens, all three do the same.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "decide/behaviour/load.h"
#include "decide/program/engine.h"
#include "decide/program/stand_in.h"

namespace cancha::decide {
namespace {

constexpr std::string_view kXabsl = R"(include "symbols.xabsl";
include "skills.xabsl";
include "kick.xabsl";
agent player("Player", kick);
)";
constexpr std::string_view kSymbols = R"(namespace symbols("Symbols") {
  bool input ballLastPosValid;
  bool input ballInSight;
  bool input ballIsMine;
  bool input oppGoalLastPosValid;
  bool input opponentLastPosValid;
  bool input goalInRange;
}
)";
constexpr std::string_view kSkills = R"(namespace skills("Skills") {
  behavior findBall { }
  behavior followBall { }
  behavior findOppGoal { }
  behavior findOpponent { }
  behavior kickBall { }
}
)";
constexpr std::string_view kOption = R"(option kick {
  common decision {
    if (!ballLastPosValid || (!ballInSight && !ballIsMine)) goto look_for_ball;
    else if (!ballIsMine && ballInSight) goto go_to_ball;
    else if (!oppGoalLastPosValid) goto look_for_goal;
    else if (!opponentLastPosValid) goto look_for_opponent;
    else if (goalInRange) goto kick;
  }
  initial state nothing { decision { else goto nothing; } action { } }
  state look_for_ball { decision { else goto nothing; } action { findBall(); } }
  state go_to_ball { decision { else goto nothing; } action { followBall(); } }
  state look_for_goal { decision { else goto nothing; } action { findOppGoal(); } }
  state look_for_opponent { decision { else goto nothing; } action { findOpponent(); } }
  state kick { decision { else goto nothing; } action { kickBall(); } }
}
)";

constexpr std::array<std::string_view, 6> kInputs{"ballLastPosValid",    "ballInSight",          "ballIsMine",
                                                  "oppGoalLastPosValid", "opponentLastPosValid", "goalInRange"};

/// Every state leads to one junction, which asks as the rules do; the states are Moore's: they say what is done.
std::string chart() {
  std::string text = R"(<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:cancha="urn:cancha:chart" version="1.0"
       name="kick" initial="nothing" cancha:type="moore">
<datamodel>
<data id="action" cancha:role="output" cancha:type="enumerated"
      cancha:values="nothing findBall followBall findOppGoal findOpponent kickBall"/>
)";
  for (const std::string_view input : kInputs) {
    text += fmt::format("<data id=\"{}\" cancha:role=\"input\" cancha:type=\"boolean\"/>\n", input);
  }
  text += "</datamodel>\n";
  for (const std::string_view state :
       {"nothing", "findBall", "followBall", "findOppGoal", "findOpponent", "kickBall"}) {
    text += fmt::format(
        "<state id=\"{0}\"><onentry><assign location=\"action\" expr=\"'{0}'\"/></onentry>"
        "<transition event=\"tick\" target=\"choose\"/></state>\n",
        state);
  }
  return text + R"(<state id="choose" cancha:junction="true">
<transition cond="!ballLastPosValid || !ballInSight &amp;&amp; !ballIsMine" target="findBall"/>
<transition cond="!ballIsMine &amp;&amp; ballInSight" target="followBall"/>
<transition cond="!oppGoalLastPosValid" target="findOppGoal"/>
<transition cond="!opponentLastPosValid" target="findOpponent"/>
<transition cond="goalInRange" target="kickBall"/>
<transition target="nothing"/>
</state>
</scxml>
)";
}

/// A player that runs a behaviour of any language.
struct Player {
  explicit Player(program::Program made)
      : program{std::make_shared<const program::Program>(std::move(made))},
        body{*program},
        engine{std::move(*program::Engine::link(program, body.host()))} {}

  void see(std::string_view input, bool value) {
    const auto found = std::ranges::find(program->symbols, input, &program::Symbol::name);
    ASSERT_NE(found, program->symbols.end());
    body.value(static_cast<std::uint32_t>(found - program->symbols.begin())) = value ? 1.0 : 0.0;
  }

  /// What it does: the behaviour that it runs, or what its output says.
  std::string does() {
    engine.tick(Time{});
    for (const program::Activation& a : engine.activations()) {
      if (a.behaviour) return program->behaviours[a.index].name;
    }
    const auto output = std::ranges::find(program->symbols, "action", &program::Symbol::name);
    if (output == program->symbols.end()) return "nothing";
    const double value = engine.value(static_cast<std::uint32_t>(output - program->symbols.begin()));
    return program->enumerations[output->enumeration].elements[static_cast<std::size_t>(value)];
  }

  std::shared_ptr<const program::Program> program;
  program::StandIn body;
  program::Engine engine;
};

Player player_of(const std::string& path, const xabsl::FileReader& read) {
  auto loaded = load_behaviour(path, read);
  EXPECT_TRUE(loaded) << loaded.error().text();
  return Player{std::move(loaded->program)};
}

TEST(ThreeLanguages, RulesXabslAndChartDoTheSame) {
  const auto files = xabsl::read_from_memory({{"agents.xabsl", std::string{kXabsl}},
                                              {"./symbols.xabsl", std::string{kSymbols}},
                                              {"./skills.xabsl", std::string{kSkills}},
                                              {"./kick.xabsl", std::string{kOption}},
                                              {"kick.scxml", chart()}});
  Player rules = player_of(CANCHA_SOURCE_DIR "/content/behaviours/futrob/kick.xml", xabsl::read_from_disk);
  Player option = player_of("agents.xabsl", files);
  Player states = player_of("kick.scxml", files);
  Random random{1};
  std::set<std::string> seen;

  for (int step = 0; step < 10'000; ++step) {
    for (const std::string_view input : kInputs) {
      const bool value = random.below(3) != 0;
      for (Player* player : {&rules, &option, &states}) player->see(input, value);
    }
    const std::string wanted = rules.does();
    ASSERT_EQ(option.does(), wanted) << "step " << step;
    ASSERT_EQ(states.does(), wanted) << "step " << step;
    seen.insert(wanted);
  }
  EXPECT_EQ(seen.size(), 6U) << "everything happens at least once";
}

}  // namespace
}  // namespace cancha::decide
