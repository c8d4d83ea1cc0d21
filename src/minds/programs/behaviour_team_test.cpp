#include "minds/programs/behaviour_team.h"

#include <gtest/gtest.h>

#include <map>

#include "act/wheels/wheels_test.h"
#include "base/allocations.h"
#include "decide/xabsl/output.h"
#include "support/content.h"

namespace cancha::minds {
namespace {

using Files = std::map<std::string, std::string>;

constexpr std::string_view kSymbols = R"(namespace symbols("Symbols") {
  float input robot.number;
  float input ball.x "mm";
  bool input team.nearest_to_ball;
  float output wheels.left;
  float output wheels.right;
  float internal count;
  enum mood internal { calm, wild };
  enum mood internal player.mood;
}
)";
constexpr std::string_view kSkills = R"(namespace skills("Skills") {
  behavior stop { }
  behavior spin { float speed "deg/s"; }
}
)";
constexpr std::string_view kAgents = R"(include "symbols.xabsl";
include "skills.xabsl";
include "play.xabsl";
include "rest.xabsl";
agent first("First", rest);
agent others("Others", play);
)";
constexpr std::string_view kPlay = R"(option play {
  initial state wait {
    decision { if (ball.x > 100) goto go; else stay; }
    action { count = count + 1; }
  }
  state go {
    decision { if (ball.x < 0) goto wait; else stay; }
    action { turn(speed = 90); }
  }
}
)";
constexpr std::string_view kRest = "option rest { initial state s { action { wheels.left = 7; } } }\n";
constexpr std::string_view kTurn =
    "option turn { float @speed; initial state s { action { player.mood = wild; spin(speed = @speed); } } }\n";

/// Three robots that run a small behaviour from files that can be changed.
struct Playing {
  Playing() {
    files = {{"agents.xabsl", std::string{kAgents}},   {"./symbols.xabsl", std::string{kSymbols}},
             {"./skills.xabsl", std::string{kSkills}}, {"./play.xabsl", std::string{kPlay}},
             {"./rest.xabsl", std::string{kRest}},     {"./turn.xabsl", std::string{kTurn}}};
    files["agents.xabsl"] = "include \"turn.xabsl\";\n" + std::string{kAgents};
  }
  decide::xabsl::FileReader reader() {
    return [this](const std::string& path) { return decide::xabsl::read_from_memory(files)(path); };
  }
  void load() {
    auto loaded = BehaviourTeam::load("agents.xabsl", drill::league_for(3), reader());
    ASSERT_TRUE(loaded) << loaded.error().text();
    team = std::move(*loaded);
  }
  void decide(double ball_x) {
    view.ball.p_TB.x = ball_x / 1000.0;
    ASSERT_TRUE(team->decide(view, commands));
    view.time += Duration{100'000'000};
  }
  /// "play/go turn/s spin" of a robot.
  std::string path(std::size_t robot) const {
    std::string result;
    const BehaviourProgram& p = team->control()->program();
    for (const ActiveOption& a : team->thoughts()[robot].active) {
      result += result.empty() ? "" : " ";
      if (a.behaviour >= 0) {
        result += p.behaviours[static_cast<std::size_t>(a.behaviour)];
        continue;
      }
      const BehaviourOption& o = p.options[static_cast<std::size_t>(a.option)];
      result += o.name + "/" + o.states[static_cast<std::size_t>(a.state)].name;
    }
    return result;
  }
  double symbol(std::size_t robot, std::string_view name) const {
    const auto& all = team->control()->program().symbols;
    const auto found = std::ranges::find(all, name, &BehaviourSymbol::name);
    return team->thoughts()[robot].symbols[static_cast<std::size_t>(found - all.begin())];
  }
  /// Sets one breakpoint and plays: which cycles were halted, with the words of the first.
  std::string halts(const decide::Breakpoint& breakpoint) {
    load();
    const auto set = team->control()->set_breakpoints(std::span{&breakpoint, 1});
    if (!set) return set.error().text();
    std::string result, words;
    for (const double x : {0.0, 0.0, 200.0, 200.0, -1.0, 0.0, 300.0}) {
      decide(x);
      result += team->control()->halted() ? 'X' : '.';
      if (team->control()->halted() && words.empty()) words = *team->control()->halted();
    }
    return result + " " + words;
  }

  Files files;
  std::unique_ptr<BehaviourTeam> team;
  TeamView view = drill::view_of(3, {0.0, 0.0});
  std::vector<WheelCommand> commands = std::vector<WheelCommand>(3);
};

TEST(BehaviourTeam, GivesAgentsToRobotsAndTheLastOneToAllOthers) {
  Playing p;
  p.load();
  p.decide(200);

  EXPECT_EQ(p.path(0), "rest/s");
  EXPECT_EQ(p.path(1), "play/go turn/s spin");
  EXPECT_EQ(p.path(2), "play/go turn/s spin");
  EXPECT_EQ(p.commands[0].left, 7.0);
  EXPECT_EQ(p.team->intents()[0].role, "first");
  EXPECT_EQ(p.team->intents()[2].role, "others");
  EXPECT_FALSE(p.team->intents()[2].p_TG);
}

TEST(BehaviourTeam, KnowsProgramsByTheirNames) {
  EXPECT_TRUE(TeamProgram::is_program("a/agents.xabsl"));
  EXPECT_TRUE(TeamProgram::is_program("a.dat"));
  EXPECT_FALSE(TeamProgram::is_program("team.so"));
  EXPECT_TRUE(TeamProgram::fits(decide::root_in_content("rondo"), decide::xabsl::read_from_disk, false));
  EXPECT_TRUE(TeamProgram::fits(decide::root_in_content("first_steps"), decide::xabsl::read_from_disk, true));
  // made for a humanoid
  const std::string striker = decide::root_in_content("uchile_striker");
  EXPECT_FALSE(TeamProgram::fits(striker, decide::xabsl::read_from_disk, false));
  EXPECT_TRUE(TeamProgram::fits(striker, decide::xabsl::read_from_disk, true));
}

TEST(BehaviourTeam, RunsIntermediateCodeAlike) {
  Playing p;
  p.load();
  const auto made = decide::xabsl::compile("agents.xabsl", p.reader());
  const std::string code = *decide::xabsl::intermediate_code(made.checked);
  auto compiled =
      BehaviourTeam::load("team.dat", drill::league_for(3), decide::xabsl::read_from_memory({{"team.dat", code}}));
  ASSERT_TRUE(compiled) << compiled.error().text();
  std::vector<WheelCommand> commands(3);
  for (const double x : {0.0, 200.0, -5.0, 300.0}) {
    p.decide(x);
    TeamView view = p.view;
    view.time = view.time - Duration{100'000'000};
    ASSERT_TRUE((*compiled)->decide(view, commands));
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(commands[i].left, p.commands[i].left);
  }
  EXPECT_EQ((*compiled)->control()->set_watches(std::vector<std::string>{"ball.x"}).error().what,
            "intermediate code has no names to watch by");
}

TEST(BehaviourTeam, TellsAllProblemsAtOnce) {
  Playing p;
  p.files["./play.xabsl"] = "option play { initial state wait { action { nope = 1; also = 2; } } }\n";
  auto broken = BehaviourTeam::load("agents.xabsl", drill::league_for(3), p.reader());
  ASSERT_FALSE(broken);
  EXPECT_NE(broken.error().text().find("'nope'"), std::string::npos) << broken.error().text();
  EXPECT_NE(broken.error().text().find("'also'"), std::string::npos);

  // what compiles, but not for this robot
  p.files["./symbols.xabsl"] =
      "namespace symbols(\"S\") { float output legs.left; bool input ball.x; float internal count; "
      "float output wheels.left; enum mood internal { calm, wild }; enum mood internal player.mood; }\n";
  p.files["./play.xabsl"] =
      "option play { initial state wait { decision { if (ball.x) goto wait; else stay; } action { legs.left = 1; } } "
      "}\n";
  auto strange = BehaviourTeam::load("agents.xabsl", drill::league_for(3), p.reader());
  ASSERT_FALSE(strange);
  EXPECT_EQ(strange.error().text(),
            "./symbols.xabsl:1:39: the robot has no output symbol 'legs.left' (known: wheels.left, wheels.right, "
            "skill, skill.x, skill.y, skill.speed, skill.angle)\n"
            "./symbols.xabsl:1:61: 'ball.x' is bool here, and float of the robot");
}

TEST(BehaviourTeam, GuardsOfChartsAreToldAsPeopleWriteThem) {
  auto team = BehaviourTeam::load(CANCHA_SOURCE_DIR "/content/behaviours/triangle/triangle.scxml", drill::league_for(5),
                                  decide::xabsl::read_from_disk);
  ASSERT_TRUE(team) << team.error().text();
  std::vector<std::string> conditions;
  for (const auto& state : (*team)->control()->program().options[0].states) {
    for (const auto& way : state.ways) conditions.push_back(way.condition);
  }
  EXPECT_EQ(std::ranges::count(conditions, "team.rank < 1"), 1);
}

TEST(BehaviourTeam, ReloadKeepsStatesAndCountsVersions) {
  Playing p;
  p.load();
  p.decide(200);
  p.decide(50);
  EXPECT_EQ(p.team->control()->program().version, 0);
  std::string& play = p.files["./play.xabsl"];
  play.replace(play.find("speed = 90"), 10, "speed = 45");
  ASSERT_TRUE(p.team->control()->reload());
  p.decide(50);

  EXPECT_EQ(p.team->control()->program().version, 1);
  EXPECT_EQ(p.team->thoughts()[1].version, 1);
  EXPECT_EQ(p.path(1), "play/go turn/s spin");
  EXPECT_EQ(p.team->thoughts()[1].active[0].state_time, 200.0);
  EXPECT_EQ(p.team->thoughts()[1].active[1].parameters[0], 45.0);
}

TEST(BehaviourTeam, AnAgentThatIsPutFirstIsTheFirstRobotsAfterAReload) {
  Playing p;
  std::string& agents = p.files["agents.xabsl"];
  agents.replace(agents.find("agent first(\"First\", rest);\n"), 28, "");
  p.load();
  p.decide(0);
  EXPECT_EQ(p.path(0), "play/wait");
  agents.replace(agents.find("agent others"), 0, "agent first(\"First\", rest);\n");
  ASSERT_TRUE(p.team->control()->reload());
  p.decide(0);

  EXPECT_EQ(p.path(0), "rest/s");
  EXPECT_EQ(p.path(1), "play/wait");
}

TEST(BehaviourTeam, ABrokenEditKeepsTheOldProgramAndTellsAllErrors) {
  Playing p;
  p.load();
  p.decide(200);
  const std::string whole = p.files["./play.xabsl"];
  p.files["./play.xabsl"] = "option play { initial state wait { action { nope = 1; also = 2; } } }\n";
  const auto reloaded = p.team->control()->reload();
  ASSERT_FALSE(reloaded);
  EXPECT_NE(reloaded.error().text().find("'nope'"), std::string::npos);
  EXPECT_NE(reloaded.error().text().find("'also'"), std::string::npos);
  p.decide(200);
  EXPECT_EQ(p.path(1), "play/go turn/s spin");
  EXPECT_EQ(p.team->control()->program().version, 0);

  p.files["./play.xabsl"] = whole;
  EXPECT_TRUE(p.team->control()->reload());
}

TEST(BehaviourTeam, HaltsAtBreakpointsOfEachKind) {
  Playing p;
  EXPECT_EQ(p.halts({.option = "turn"}), "..X...X robot 1: turn");
  EXPECT_EQ(p.halts({.option = "play", .state = "go"}), "..X...X robot 1: play/go");
  // an initial state is entered when its option begins
  EXPECT_EQ(p.halts({.option = "play", .state = "wait"}), "X...X.. robot 1: play/wait");
  EXPECT_EQ(p.halts({.option = "play", .state = "wait", .from = "go"}), "....X.. robot 1: play/wait from go");
  EXPECT_EQ(p.halts({.option = "play", .state = "go", .robot = 2}), "..X...X robot 2: play/go");
  EXPECT_EQ(p.halts({.option = "play", .state = "go", .robot = 0}), "....... ");
  EXPECT_EQ(p.halts({.condition = "ball.x > 250"}), "......X robot 0: ball.x > 250");
  EXPECT_EQ(p.halts({.option = "play", .condition = "ball.x > 100"}), "..X...X robot 1: play: ball.x > 100");
  EXPECT_EQ(p.halts({.option = "play", .state = "go", .condition = "ball.x > 250"}),
            "......X robot 1: play/go: ball.x > 250");
}

TEST(BehaviourTeam, RefusesBreakpointsOnWhatIsNotThere) {
  Playing p;
  EXPECT_EQ(p.halts({}), "breakpoint: names neither an option nor a condition");
  EXPECT_EQ(p.halts({.option = "plai"}), "breakpoint: there is no option 'plai' (did you mean 'play'?)");
  EXPECT_EQ(p.halts({.option = "play", .state = "gone"}), "breakpoint: option 'play' has no state 'gone'");
  EXPECT_EQ(p.halts({.option = "play", .state = "go", .from = "no"}), "breakpoint: option 'play' has no state 'no'");
  EXPECT_NE(p.halts({.condition = "ball.z > 1"}).find("'ball.z'"), std::string::npos);
  // and what was set before stays
  const decide::Breakpoint good{.option = "turn"}, bad{.option = "nope"};
  ASSERT_TRUE(p.team->control()->set_breakpoints(std::span{&good, 1}));
  ASSERT_FALSE(p.team->control()->set_breakpoints(std::span{&bad, 1}));
  p.decide(-1);
  p.decide(300);
  EXPECT_TRUE(p.team->control()->halted().has_value());
}

TEST(BehaviourTeam, BreakpointsOutliveAReloadUnlessTheirPlaceIsGone) {
  Playing p;
  p.load();
  const decide::Breakpoint points[] = {{.option = "turn"}, {.option = "play", .condition = "ball.x > 250"}};
  ASSERT_TRUE(p.team->control()->set_breakpoints(points));
  std::string& play = p.files["./play.xabsl"];
  play.replace(play.find("turn(speed = 90)"), 16, "stop()");
  p.files["agents.xabsl"] = std::string{kAgents};
  ASSERT_TRUE(p.team->control()->reload());
  p.decide(200);
  EXPECT_FALSE(p.team->control()->halted().has_value());
  p.decide(300);
  EXPECT_EQ(p.team->control()->halted().value_or(""), "robot 1: play: ball.x > 250");
}

TEST(BehaviourTeam, WatchesComeWithTheThoughts) {
  Playing p;
  p.load();
  ASSERT_TRUE(p.team->control()->set_watches(std::vector<std::string>{"ball.x / 2 + robot.number", "ball.x > 100"}));
  p.decide(200);
  EXPECT_EQ(p.team->thoughts()[2].watches, (std::vector<double>{102.0, 1.0}));

  const auto bad = p.team->control()->set_watches(std::vector<std::string>{"ball.x >", "1 + nobody"});
  ASSERT_FALSE(bad);
  p.decide(0);
  EXPECT_EQ(p.team->thoughts()[1].watches, (std::vector<double>{1.0, 0.0}));
  ASSERT_TRUE(p.team->control()->set_watches({}));
  p.decide(0);
  EXPECT_TRUE(p.team->thoughts()[1].watches.empty());
}

TEST(BehaviourTeam, SymbolsCanBeSetByHand) {
  Playing p;
  p.load();
  p.decide(0);
  ASSERT_TRUE(p.team->control()->set_symbol(1, "count", 100));
  p.decide(0);
  EXPECT_EQ(p.symbol(1, "count"), 101.0);
  EXPECT_EQ(p.symbol(2, "count"), 2.0);

  EXPECT_EQ(p.team->control()->set_symbol(7, "count", 1).error().text(), "robot: there is no robot 7");
  EXPECT_EQ(p.team->control()->set_symbol(1, "cnt", 1).error().what, "there is no symbol 'cnt'");
  EXPECT_EQ(p.team->control()->set_symbol(1, "ball.x", 1).error().what,
            "'ball.x' is an input: it is what the robot sees");
}

TEST(BehaviourTeam, ThoughtsTellWhyAStateChanged) {
  Playing p;
  p.load();
  p.decide(200);
  const BehaviourProgram& program = p.team->control()->program();
  const Thought& thought = p.team->thoughts()[1];
  ASSERT_EQ(thought.changes.size(), 1u);
  const StateChange& change = thought.changes[0];

  EXPECT_EQ(program.options[static_cast<std::size_t>(change.option)].name, "play");
  EXPECT_EQ(change.from, 0);
  EXPECT_EQ(change.to, 1);
  EXPECT_EQ(change.place.line, 3);
  ASSERT_EQ(change.tests.size(), 1u);
  const SourcePlace& place = change.tests[0].place;
  const std::string& text = program.files[static_cast<std::size_t>(place.file)].text;
  EXPECT_EQ(text.substr(static_cast<std::size_t>(place.begin), static_cast<std::size_t>(place.end - place.begin)),
            "ball.x > 100");
  EXPECT_TRUE(change.tests[0].outcome);
  const auto names = [&](const std::vector<int>& which) {
    std::string all;
    for (const int i : which) all += program.symbols[static_cast<std::size_t>(i)].name + " ";
    return all;
  };
  EXPECT_EQ(names(thought.read), "ball.x ");
  EXPECT_EQ(names(thought.written), "player.mood ");
  EXPECT_EQ(p.symbol(1, "player.mood"), 1.0);
}

TEST(BehaviourTeam, DescribesItsProgram) {
  Playing p;
  p.load();
  const BehaviourProgram& program = p.team->control()->program();
  EXPECT_EQ(program.name, "agents.xabsl");
  ASSERT_EQ(program.agents.size(), 2u);
  EXPECT_EQ(program.agents[1].title, "Others");
  const auto play = std::ranges::find(program.options, "play", &BehaviourOption::name);
  ASSERT_NE(play, program.options.end());
  EXPECT_TRUE(play->states[0].initial && !play->states[0].target);
  ASSERT_EQ(play->states[0].ways.size(), 1u);
  EXPECT_EQ(play->states[0].ways[0].to, 1);
  EXPECT_EQ(play->states[0].ways[0].condition, "ball.x > 100");
  ASSERT_EQ(play->states[1].options.size(), 1u);
  EXPECT_EQ(program.options[static_cast<std::size_t>(play->states[1].options[0])].parameters[0].type, "float");
  const auto mood = std::ranges::find(program.symbols, "player.mood", &BehaviourSymbol::name);
  EXPECT_EQ(mood->direction, "internal");
  EXPECT_EQ(mood->type, "mood");
  EXPECT_EQ(mood->elements, (std::vector<std::string>{"calm", "wild"}));
  EXPECT_EQ(mood->values, (std::vector<double>{0.0, 1.0}));
}

TEST(BehaviourTeam, ADecisionAllocatesNothingOnceWarm) {
  auto loaded =
      BehaviourTeam::load(decide::root_in_content("rondo"), drill::league_for(5), decide::xabsl::read_from_disk);
  ASSERT_TRUE(loaded);
  TeamView view = drill::view_of(5, {0.1, 0.2});
  const wheels::Pitch pitch = wheels::pitch_of(drill::league_for(5));
  drill::play(**loaded, pitch, view, 400, [](const auto&) {});
  const long before = cancha::allocations_of_this_thread();
  drill::play(**loaded, pitch, view, 200, [](const auto&) {});
  // the loop of the test itself makes one list of commands
  EXPECT_LE(cancha::allocations_of_this_thread() - before, 1);
}

}  // namespace
}  // namespace cancha::minds
