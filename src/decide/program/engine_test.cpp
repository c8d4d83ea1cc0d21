#include "decide/program/engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/allocations.h"
#include "decide/program/read_code.h"
#include "decide/program/stand_in.h"
#include "decide/xabsl/made_up.h"
#include "decide/xabsl/to_program.h"
#include "support/xabsl.h"

namespace cancha::decide::program {
namespace {

enum class Colour : std::uint8_t { Red, Green };
enum class Side : std::uint8_t { Left, Right };

/// A robot for the small behaviours of support/xabsl.h.
struct Robot {
  double x = 0.0, y = 0.0, speed = 0.0;
  bool seen = false, light = false;
  Colour colour = Colour::Red, other_colour = Colour::Red;
  Side side = Side::Left;
  std::string log;

  Host host() {
    Host host;
    host.enumeration<Colour>("Colour", {"red", "green"});
    host.enumeration<Side>("Side", {"left", "right"});
    host.input("x", &x).input("y", [this] { return y; }).input("seen", &seen);
    host.input("colour", &colour).input("other_colour", [this] { return other_colour; });
    host.function<double>("abs", {{"value"}}, [](std::span<const double> v) { return std::abs(v[0]); });
    host.function<bool>("between", {{"min"}, {"max"}, {"value"}},
                        [](std::span<const double> v) { return v[0] <= v[2] && v[2] <= v[1]; });
    host.output("speed", &speed).output("side", &side);
    host.output<bool>("light", [this](bool on) { light = on; });
    host.behaviour("stand", {}, [this](const BehaviourCall& c) { log += c.first ? "stand! " : "stand "; });
    host.behaviour("walk", {{"x"}, {"fast", Type::Boolean}, {"side", Type::Enumerated, "Side"}},
                   [this](const BehaviourCall& c) {
                     log += fmt::format("walk({} {} {}{}) ", c.arguments[0], c.arguments[1], c.arguments[2],
                                        c.changed ? " changed" : "");
                   });
    return host;
  }
};

std::shared_ptr<const Program> program_of(std::map<std::string, std::string> files) {
  const auto made = xabsl::compile("agents.xabsl", xabsl::read_from_memory(std::move(files)));
  EXPECT_TRUE(made.good()) << xabsl::said(made);
  return std::make_shared<const Program>(xabsl::to_program(made));
}

std::shared_ptr<const Program> program_with(std::string_view main) {
  return program_of(xabsl::files_with(main));
}

/// An engine that runs option `main` of a small behaviour on a robot.
struct Player {
  explicit Player(std::string_view main) : engine{link(program_with(main))} {}
  Engine link(std::shared_ptr<const Program> program) {
    auto linked = Engine::link(std::move(program), robot.host());
    EXPECT_TRUE(linked) << linked.error()[0].text();
    return std::move(*linked);
  }
  /// "main/one 120 40, helper/s 40 40" after a tick at a time in ms.
  std::string tick(std::int64_t ms) {
    engine.tick_traced(Time{ms * 1'000'000});
    std::string result;
    for (const Activation& a : engine.activations()) {
      if (a.behaviour) continue;
      result += fmt::format("{}{}/{} {} {}", result.empty() ? "" : ", ", engine.program().options[a.index].name,
                            engine.program().states[engine.state_of(a.index)].name, engine.option_time(a.index),
                            engine.state_time(a.index));
    }
    return result;
  }
  Robot robot;
  Engine engine;
};

TEST(Engine, AFreshOptionDecidesInItsFirstCycle) {
  Player player{
      "option main { initial state one { decision { if (seen) goto two; else stay; } action { } } "
      "state two { action { } } }\n"};
  player.robot.seen = true;

  EXPECT_EQ(player.tick(100), "main/two 0 0");
}

TEST(Engine, CountsOptionAndStateTimesInMilliseconds) {
  Player player{
      "option main { initial state one { decision { if (state_time >= 50) goto two; else stay; } action { } } "
      "state two { action { } } }\n"};

  EXPECT_EQ(player.tick(1000), "main/one 0 0");
  EXPECT_EQ(player.tick(1030), "main/one 30 30");
  EXPECT_EQ(player.tick(1060), "main/two 60 0");
  EXPECT_EQ(player.tick(1065), "main/two 65 5");
}

TEST(Engine, AGotoToThePresentStateIsAStay) {
  Player player{"option main { initial state one { decision { if (true) goto one; else stay; } action { } } }\n"};

  player.tick(0);
  EXPECT_EQ(player.tick(70), "main/one 70 70");
  EXPECT_TRUE(player.engine.transitions().empty());
}

TEST(Engine, AnOptionThatWasNotActiveBeginsAnew) {
  Player player{
      "option main { initial state one { decision { if (seen) goto two; else stay; } action { helper(a = 1); } "
      "} state two { decision { if (!seen) goto one; else stay; } action { } } }\n"};
  player.tick(0);
  EXPECT_EQ(player.tick(10), "main/one 10 10, helper/s 10 10");
  player.robot.seen = true;
  EXPECT_EQ(player.tick(20), "main/two 20 0");
  player.robot.seen = false;

  EXPECT_EQ(player.tick(30), "main/one 30 0, helper/s 0 0");
  player.engine.reset();
  EXPECT_EQ(player.tick(40), "main/one 0 0, helper/s 0 0");
}

TEST(Engine, AnEntryIsDoneBeforeTheFirstDecision) {
  for (const std::string_view common : {"", "common decision { if (counter == 1) goto two; }"}) {
    SCOPED_TRACE(common);
    auto program = *program_with(fmt::format(R"(option main {{ {} initial state one {{
        decision {{ if (counter == 1) goto two; else stay; }} action {{ speed = speed + 1; }} }}
      state two {{ decision {{ stay; }} action {{ speed = 3; counter = 7; }} }} }})",
                                             common));
    // counter = 1
    const auto counter = std::ranges::find(program.symbols, "counter", &Symbol::name) - program.symbols.begin();
    program.numbers.push_back(1.0);
    program.expressions.push_back({Op::Number, Type::Decimal, static_cast<std::uint32_t>(program.numbers.size() - 1)});
    const auto value = static_cast<std::uint32_t>(program.expressions.size() - 1);
    program.actions.push_back({ActionKind::Assign, static_cast<std::uint32_t>(counter), {}, value});
    const std::uint32_t root = program.agents[0].root;
    program.options[root].entry = {static_cast<std::uint32_t>(program.actions.size() - 1), 1};

    Robot robot;
    auto engine = Engine::link(std::make_shared<const Program>(program), robot.host());
    ASSERT_TRUE(engine);
    engine->tick(Time{0});

    EXPECT_EQ(engine->program().states[engine->state_of(root)].name, "two");
    EXPECT_EQ(robot.speed, 3.0);
    engine->tick(Time{0});
    EXPECT_EQ(engine->value(static_cast<std::uint32_t>(counter)), 7.0) << "only once";
  }
}

TEST(Engine, TheLastWriterWinsAndValuesStay) {
  Player player{"option main { initial state one { action { speed = 1; helper(a = 2); speed = speed + 10; } } }\n"};

  player.tick(0);
  EXPECT_EQ(player.robot.speed, 11.0);
  player.robot.speed = 50;  // outputs are not reset; the program sets this one again
  player.tick(1);
  EXPECT_EQ(player.robot.speed, 11.0);
}

TEST(Engine, ActionDoneLooksAtTheLastCycle) {
  auto files = xabsl::files_with(
      "option main { initial state one { decision { if (action_done) goto two; else stay; } action { helper(); } } "
      "state two { action { } } }\n");
  files["./helper.xabsl"] =
      "option helper { float @a; initial state s { decision { if (state_time > 5) goto t; else stay; } action { } } "
      "target state t { action { } } }\n";
  Robot robot;
  auto engine = Engine::link(program_of(files), robot.host());
  ASSERT_TRUE(engine);
  const auto state = [&](std::int64_t ms) {
    engine->tick(Time{ms * 1'000'000});
    return engine->program().states[engine->state_of(engine->program().agents[0].root)].name;
  };

  EXPECT_EQ(state(0), "one");
  EXPECT_EQ(state(10), "one");  // now the helper has reached its target
  EXPECT_EQ(state(20), "two");  // and now it is seen
}

TEST(Engine, BehavioursAreToldWhenTheyBeginAndWhatChanged) {
  Player player{"option main { initial state one { action { stand(); walk(x = x, side = right); } } }\n"};
  player.robot.x = 0.5;

  player.tick(0);
  player.tick(1);
  EXPECT_EQ(player.robot.log, "stand! walk(0.5 0 1 changed) stand walk(0.5 0 1) ");
}

TEST(Engine, ArgumentsMayBeNestedCalls) {
  Player player{
      "option main { initial state one { action { speed = abs(value = 1 - abs(value = x)); "
      "light = between(value = abs(value = x), min = 3, max = 5); } } }\n"};
  player.robot.x = -4;

  player.tick(0);
  EXPECT_EQ(player.robot.speed, 3.0);
  EXPECT_TRUE(player.robot.light);
}

double computed(std::string_view expression, double x, double y) {
  Player player{fmt::format("option main {{ initial state one {{ action {{ speed = {}; }} }} }}\n", expression)};
  player.robot.x = x;
  player.robot.y = y;
  player.tick(0);
  return player.robot.speed;
}

TEST(Engine, StrangeNumbersBehaveAsDocumented) {
  const double infinity = std::numeric_limits<double>::infinity();
  const double nan = std::numeric_limits<double>::quiet_NaN();

  EXPECT_EQ(computed("x / y", 3, 0), 3 / 1e-7);
  EXPECT_EQ(computed("x % y", 7.9, 3.9), 1.0);
  EXPECT_EQ(computed("x % y", -7, 3), -1.0);
  EXPECT_EQ(computed("x % y", 7, 0.5), 0.0);
  EXPECT_EQ(computed("x % y", nan, 3), 0.0);
  EXPECT_EQ(computed("x % y", infinity, -1), 0.0);
  EXPECT_EQ(computed("x % y", -1e300, -1), 0.0);
  EXPECT_EQ(computed("x < y ? 1 : 0", nan, 0), 0.0);
  EXPECT_EQ(computed("!(x < y) ? 1 : 0", nan, 0), 1.0);
  EXPECT_EQ(computed("x >= y ? 1 : 0", nan, 0), 0.0);
  EXPECT_EQ(computed("x != y ? 1 : 0", nan, nan), 1.0);
  EXPECT_EQ(computed("x == y ? 1 : 0", infinity, infinity), 1.0);
  EXPECT_TRUE(std::isnan(computed("x + y", nan, 1)));
}

TEST(Engine, CanBePutAnywhereAndAskedThere) {
  // one state that stays; watched: state_time >= 500, 1 / x
  Program p;
  p.symbols.push_back({.name = "x"});
  p.numbers = {500.0, 1.0};
  p.expressions = {{Op::StateTime},
                   {Op::Number, Type::Decimal, 0},
                   {Op::GreaterEqual, Type::Boolean, 0, 1},
                   {Op::Number, Type::Decimal, 1},
                   {Op::Symbol, Type::Decimal, 0, 0, 0},
                   {Op::Divide, Type::Decimal, 3, 4}};
  p.watches = {{2, 0}, {5, 0}};
  p.states = {{.name = "s"}};
  p.options.push_back({.name = "o", .states = {0, 1}, .initial = 0});
  p.agents.push_back({"a", "", 0});
  double x = 4.0;
  Host host;
  host.input("x", &x);
  auto engine =
      Engine::link(std::make_shared<const Program>(std::move(p)), std::move(host), {.watch_on_request = true});
  ASSERT_TRUE(engine);

  engine->put(0, 0, 499);
  EXPECT_EQ(engine->watch_now(0), 0.0);
  engine->put(0, 0, 500);
  EXPECT_EQ(engine->watch_now(0), 1.0);
  EXPECT_EQ(engine->watch_now(1), 0.25);
  EXPECT_TRUE(engine->trace().divisions.empty());
  x = 0.0;
  EXPECT_EQ(engine->watch_now(1), 1.0 / 1e-7);
  EXPECT_EQ(engine->trace().divisions, std::vector<std::uint32_t>{5});

  // it goes on from there; watches wait to be asked
  engine->tick_traced(Time{20'000'000});
  EXPECT_EQ(engine->state_time(0), 520.0);
  EXPECT_TRUE(engine->trace().divisions.empty());
}

TEST(Engine, AnOptionReachedTwiceRunsOnceAndIsToldAtLoad) {
  Player player{"option main { initial state one { action { helper(a = 1); twin option(); helper(a = 2); } } }\n"};

  EXPECT_EQ(player.tick(0), "main/one 0 0, helper/s 0 0, twin/s 0 0");
  EXPECT_EQ(player.engine.skipped_calls(), 1u);
  ASSERT_EQ(player.engine.warnings().size(), 1u);
  EXPECT_EQ(player.engine.warnings()[0].text(),
            "./main.xabsl:1:74: option 'helper' can be reached twice in one cycle from state 'one' (the second call is "
            "skipped)");
  Robot robot;
  const auto refused =
      Engine::link(program_with("option main { initial state one { action { helper(); helper(); } } }\n"), robot.host(),
                   {.cooperation = {}, .refuse_double_calls = true});
  EXPECT_FALSE(refused);
}

TEST(Engine, DecimalsCanHaveTheBitsOfASmallBoard) {
  auto program = *program_with("option main { initial state one { action { speed = x * 0.1 + 0.2; } } }\n");
  Robot robot;
  robot.x = 0.3;
  const auto speed = [&] {
    auto engine = Engine::link(std::make_shared<const Program>(program), robot.host());
    EXPECT_TRUE(engine);
    engine->tick(Time{});
    return robot.speed;
  };
  EXPECT_EQ(speed(), 0.3 * 0.1 + 0.2);

  program.narrow.assign(program.expressions.size(), true);

  const auto product = static_cast<float>(0.3 * static_cast<double>(0.1F));
  EXPECT_EQ(speed(), static_cast<float>(static_cast<double>(product) + static_cast<double>(0.2F)));
}

TEST(Engine, RecursionIsRefusedAtLoad) {
  auto files = xabsl::files_with("option main { initial state one { action { helper(); } } }\n");
  files["./helper.xabsl"] = "option helper { float @a; initial state s { action { twin option(); } } }\n";
  files["./twin.xabsl"] = "option twin { initial state s { action { helper(); } } }\n";
  Robot robot;
  const auto engine = Engine::link(program_of(files), robot.host());

  ASSERT_FALSE(engine);
  EXPECT_EQ(engine.error()[0].what, "option 'helper' calls itself: helper → twin → helper");
}

TEST(Engine, AllMissingAndMistypedSymbolsAreToldAtOnce) {
  const auto program = program_with(
      "option main { initial state one { decision { if (seen && x > 1 && between(value = y)) goto one; else stay; } "
      "action { speed = 1; walk(fast = true); side = left; } } }\n");
  Host host;
  const double number = 0.0;
  double out = 0.0;
  host.input("seen", &number).input("y", &number).output("spee", &out);
  host.function<bool>("between", {{"val"}, {"min"}, {"max"}}, [](std::span<const double>) { return true; });
  host.behaviour("walk", {{"x"}, {"fast"}}, [](const BehaviourCall&) {});

  const auto engine = Engine::link(program, std::move(host));

  ASSERT_FALSE(engine);
  std::string all;
  for (const Error& e : engine.error()) all += e.what + "\n";
  EXPECT_EQ(all,
            "the robot has no input symbol 'x'\n'seen' is bool here, and float of the robot\n"
            "'between' of the robot has no parameter 'value'\nthe robot has no output symbol 'speed'\n"
            "the robot has no output symbol 'side'\n"
            "parameter 'fast' of 'walk' is bool here, and float of the robot\n"
            "'walk' of the robot has no parameter 'side'\n");
}

TEST(Engine, TellsWhereEachDecisionEnded) {
  Player player{
      "option main { initial state s { decision { if (seen) goto s; else stay; } action { helper(a = 1); } } }"};

  player.tick(0);
  const std::vector<Trace::Leaf> unseen = player.engine.trace().leaves;
  player.robot.seen = true;
  player.tick(20);
  const std::vector<Trace::Leaf> seen = player.engine.trace().leaves;

  ASSERT_EQ(unseen.size(), 2U);
  ASSERT_EQ(seen.size(), 2U);
  EXPECT_NE(unseen[0].decision, seen[0].decision) << "two ways to the same state";
  EXPECT_TRUE(player.engine.transitions().empty());
}

TEST(Engine, TellsWhyAStateChanged) {
  Player player{
      "option main { initial state one { decision { if (x < 2 && seen) goto two; else if (y == 3) goto two; "
      "else stay; } action { } } state two { action { } } }\n"};
  player.robot.x = 1;
  player.robot.y = 3;
  player.tick(0);

  ASSERT_EQ(player.engine.transitions().size(), 1u);
  const Transition& t = player.engine.transitions()[0];
  std::string why;
  for (std::uint32_t i = t.tests.first; i < t.tests.first + t.tests.count; ++i) {
    const auto& test = player.engine.trace().tests[i];
    const Program& p = player.engine.program();
    why += fmt::format("{}: {} {} {}\n", p.text(p.place_of_expression(test.expression)), test.left, test.right,
                       test.outcome);
  }
  EXPECT_EQ(why, "x < 2: 1 2 true\nseen: 0 0 false\ny == 3: 3 3 true\n");
  const auto read = [&](std::string_view name) {
    const auto& symbols = player.engine.program().symbols;
    const auto found = std::ranges::find(symbols, name, &Symbol::name);
    return player.engine.trace().was_read(static_cast<std::uint32_t>(found - symbols.begin()));
  };
  EXPECT_TRUE(read("x") && read("y") && read("seen"));
  EXPECT_FALSE(read("colour"));
}

TEST(Engine, AChangedProgramGoesOnWhereTheOldOneStood) {
  Player player{
      "option main { initial state one { decision { if (seen) goto two; else stay; } action { counter = "
      "counter + 1; mode = busy; } } state two { action { helper(a = 3); } } }\n"};
  player.robot.seen = true;
  player.tick(0);
  player.robot.seen = false;
  player.tick(100);
  Engine changed = player.link(
      program_with("option main { initial state zero { action { } } state two { action { helper(a = 4); speed = 7; } } "
                   "state one { action { } } }\n"));
  changed.adopt(player.engine);
  player.engine = std::move(changed);

  EXPECT_EQ(player.tick(130), "main/two 130 130, helper/s 130 130");
  EXPECT_EQ(player.robot.speed, 7.0);
}

TEST(Engine, ASymbolCanBeChangedByHand) {
  Player player{
      "option main { initial state one { decision { if (counter > 5) goto two; else stay; } action { } } "
      "state two { action { } } }\n"};
  player.tick(0);
  const auto& symbols = player.engine.program().symbols;
  const auto counter = std::ranges::find(symbols, "counter", &Symbol::name) - symbols.begin();
  player.engine.set(static_cast<std::uint32_t>(counter), 6);

  EXPECT_EQ(player.tick(5), "main/two 5 0");
}

TEST(Engine, AgentsAreSelectedByName) {
  Player player{"option main { initial state one { action { } } }\n"};
  EXPECT_TRUE(player.engine.select_agent("player"));
  EXPECT_FALSE(player.engine.select_agent("nobody"));
}

TEST(Engine, ATickAllocatesNothing) {
  Random random{3};
  const auto made = xabsl::compile(
      "agents.xabsl", xabsl::read_from_memory(xabsl::made_up_behaviour({.options = 60, .calls = 0.7}, random)));
  const auto program = std::make_shared<const Program>(xabsl::to_program(made));
  StandIn body{*program};
  auto engine = Engine::link(program, body.host());
  ASSERT_TRUE(engine);

  const long before = cancha::allocations_of_this_thread();
  for (int i = 0; i < 500; ++i) {
    body.shuffle(random);
    i % 2 == 0 ? engine->tick(Time{i * 30'000'000L}) : engine->tick_traced(Time{i * 30'000'000L});
  }
  EXPECT_EQ(cancha::allocations_of_this_thread() - before, 0);
}

TEST(Engine, ActionDoneBehindACallSpeaksOfTheCaller) {
  auto files = xabsl::files_with(
      "option main { initial state s { action { helper(a = 1); light = action_done; twin option(); } } }\n");
  files["./helper.xabsl"] = "option helper { float @a; initial target state s { action { } } }\n";
  Robot robot;
  auto engine = Engine::link(program_of(files), robot.host());
  ASSERT_TRUE(engine);
  engine->tick(Time{});
  EXPECT_FALSE(robot.light);  // it was not active in the cycle before
  engine->tick(Time{});
  EXPECT_TRUE(robot.light);
}

TEST(Engine, AnInputThatIsReadTwiceIsAskedTwice) {
  // with and without parameters; each reading keeps its own answer
  for (const std::string_view expression : {"y - y * 10", "abs(value = 1) - abs(value = 1) * 10"}) {
    int asked = 0;
    Robot robot;
    Host host = robot.host();
    host.input("y", [&] { return static_cast<double>(++asked); });
    host.function<double>("abs", {{"value"}}, [&](std::span<const double>) { return static_cast<double>(++asked); });
    auto engine = Engine::link(program_with(xabsl::option_with("stay;", fmt::format("speed = {};", expression))), host);
    ASSERT_TRUE(engine);
    engine->tick(Time{});
    EXPECT_EQ(asked, 2) << expression;
    EXPECT_EQ(robot.speed, 1.0 - 20.0) << expression;
  }
}

TEST(Engine, WhatTheRobotHasIsListedOnceHoweverMuchIsMissing) {
  Host host;
  host.input("some.thing", [] { return 1.0; });
  const auto engine = Engine::link(program_with(xabsl::option_with("if (seen && x > y) goto two; else stay;")), host);
  ASSERT_FALSE(engine);
  std::string all;
  for (const Error& problem : engine.error()) all += problem.text() + "\n";
  EXPECT_EQ(std::ranges::count(all, '\n'), 3) << all;
  EXPECT_EQ(all.find("some.thing"), all.rfind("some.thing")) << all;
}

}  // namespace
}  // namespace cancha::decide::program
