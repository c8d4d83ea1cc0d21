#include "decide/program/read_code.h"

#include <gtest/gtest.h>

#include "decide/program/stand_in.h"
#include "decide/xabsl/to_program.h"
#include "support/trace_words.h"
#include "support/xabsl.h"

namespace cancha::decide::program {
namespace {

/// One option with one state that does one action, as the original writes it: with CR LF and empty lines.
std::string code_with(std::string_view action) {
  return fmt::format(
      "// Intermediate code for the agents of Test\r\n\r\n"
      "1\r\nMode 2 Mode.idle Mode.busy\r\n3\r\nd memory\r\nb light\r\ne Mode mode\r\n\r\n"
      "2\r\nhelper 3 d helper.a b helper.b e Mode helper.m\r\nmain 0\r\n\r\n"
      "1\r\ns n\r\n\r\ns\r\n0\r\n0\r\nt s\r\n\r\n\r\n\r\n"
      "1\r\none n\r\n\r\none\r\n0\r\n1\r\n{}\r\nt one\r\n\r\n\r\n\r\n1\r\nplayer main",
      action);
}

/// A program that was read, with a body whose inputs are all 7; functions give the sum of their arguments and 7.
struct Loaded {
  explicit Loaded(std::string_view text) : read{read_code(text, "test.dat")} {
    if (!read) {
      ADD_FAILURE() << read.error().text();
      return;
    }
    program = std::make_shared<const Program>(*read);
    body = std::make_unique<StandIn>(*program);
    for (std::uint32_t i = 0; i < program->symbols.size(); ++i) {
      if (program->symbols[i].direction == Direction::Input) body->value(i) = 7.0;
    }
    auto linked = Engine::link(program, body->host());
    EXPECT_TRUE(linked) << linked.error()[0].text();
    engine = std::make_unique<Engine>(std::move(*linked));
  }
  std::string value(std::string_view name) const {
    const auto found = std::ranges::find(program->symbols, name, &Symbol::name);
    return found == program->symbols.end()
               ? "none"
               : words_of(*engine, static_cast<std::uint32_t>(found - program->symbols.begin()));
  }

  Result<Program> read;
  std::shared_ptr<const Program> program;
  std::unique_ptr<StandIn> body;
  std::unique_ptr<Engine> engine;
};

/// What an expression comes to in the second cycle, 300 ms after the first.
std::string computed(std::string_view kind, std::string_view expression) {
  const Loaded loaded{code_with(fmt::format("{} out {}", kind, expression))};
  if (!loaded.engine) return "";
  loaded.engine->tick(Time{0});
  loaded.engine->tick(Time{300'000'000});
  return loaded.value("out");
}

TEST(ReadCode, ChainsOfElseIfAreAsLongAsTheyLike) {
  // through the compiler and back, and run: the last of many is the one that is true
  std::string ifs;
  for (int i = 0; i < 20'000; ++i) ifs += fmt::format("if (x == {}) goto {}; else ", i, i == 19'999 ? "two" : "one");
  const auto made =
      xabsl::compile("agents.xabsl", xabsl::read_from_memory(xabsl::files_with(xabsl::option_with(ifs + "stay;"))));
  ASSERT_TRUE(made.good()) << xabsl::said(made);
  const auto code = xabsl::intermediate_code(made.checked);
  ASSERT_TRUE(code);
  const auto read = read_code(*code, "long.dat");
  ASSERT_TRUE(read) << read.error().text();
  for (const Program& program : {xabsl::to_program(made), *read}) {
    const auto shared = std::make_shared<const Program>(program);
    StandIn body{*shared};
    const auto x = std::ranges::find(shared->symbols, "x", &Symbol::name);
    body.value(static_cast<std::uint32_t>(x - shared->symbols.begin())) = 19'999.0;
    auto engine = Engine::link(shared, body.host());
    ASSERT_TRUE(engine) << engine.error()[0].text();
    engine->tick(Time{});
    EXPECT_EQ(path_below(*engine, ""), "main/two");
  }
}

TEST(ReadCode, AnInternalSymbolBeginsWithTheFirstElementOfItsEnumeration) {
  // the code mentions `busy` first; the robot knows that `idle` is the first
  const auto read = read_code(
      "0 2 e Mood mood b said 1 main 0 1 one n one 0 2 b said c o mood v Mood.idle e mood v Mood.busy t one 1 a main",
      "test.dat");
  ASSERT_TRUE(read) << read.error().text();
  Host host;
  host.enumeration("Mood", {"asleep", "idle", "busy"});
  const auto shared = std::make_shared<const Program>(*read);
  auto engine = Engine::link(shared, std::move(host));
  ASSERT_TRUE(engine) << engine.error()[0].text();
  engine->tick(Time{});
  EXPECT_EQ(engine->value(1), 0.0);
  EXPECT_EQ(engine->value(0), 2.0);
}

TEST(ReadCode, KnowsEveryDecimalExpression) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"v 5", "5"},
      {"v -1.5e3", "-1500"},
      {"c -2.50", "-2.5"},
      {"i x 0", "7"},
      {"o memory", "0"},
      {"+ i x 0 v 1", "8"},
      {"- i x 0 v 1", "6"},
      {"* i x 0 v 2", "14"},
      {"d i x 0 v 2", "3.5"},
      {"% i x 0 v 4", "3"},
      {"s", "300"},
      {"t", "300"},
      {"q v false v 1 v 2", "2"},
      {"i f 3 d f.a v 1 b f.b v true e Mode f.m v Mode.busy", "10"},
      {"i f 1 d f.a i f 1 d f.a v 1", "15"},
  };
  for (const auto& [expression, value] : cases) EXPECT_EQ(computed("d", expression), value) << expression;
}

TEST(ReadCode, KnowsEveryBooleanExpression) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"v true", "true"},
      {"v false", "false"},
      {"i seen 0", "true"},
      {"o light", "false"},
      {"t", "false"},
      {"x", "false"},
      {"& 3 v true v true v false", "false"},
      {"& 1 v true", "true"},
      {"| 3 v false v false v true", "true"},
      {"! v false", "true"},
      {"< v 1 v 2", "true"},
      {"> v 1 v 2", "false"},
      {"l v 2 v 2", "true"},
      {"g v 1 v 2", "false"},
      {"= v 1 v 1", "true"},
      {"n v 1 v 1", "false"},
      {"c o mode v Mode.idle", "true"},
      {"! c o mode v Mode.idle", "false"},
      {"q v true v false v true", "false"},
      {"i is 1 e Colour is.c v Colour.red", "true"},
  };
  for (const auto& [expression, value] : cases) EXPECT_EQ(computed("b", expression), value) << expression;
}

TEST(ReadCode, KnowsEveryEnumeratedExpression) {
  EXPECT_EQ(computed("e", "v Side.left "), "left");
  EXPECT_EQ(computed("e", "q v false v Side.left v Side.right "), "right");
  EXPECT_EQ(computed("e", "o mode"), "idle");
  EXPECT_EQ(computed("e", "q v true q v false o mode v Mode.busy o mode"), "busy");
}

TEST(ReadCode, KnowsEveryAction) {
  const Loaded loaded{code_with("o helper 3 e Mode helper.m v Mode.busy d helper.a v 4 b helper.b v true")};
  loaded.engine->tick(Time{0});
  EXPECT_EQ(path_below(*loaded.engine, ""), "main/one helper/s");
  EXPECT_EQ(loaded.engine->parameter(0), 4.0);
  EXPECT_EQ(loaded.engine->parameter(1), 1.0);
  EXPECT_EQ(loaded.engine->parameter(2), 1.0);

  const Loaded walking{code_with("a walk 2 d walk.x v 3 b walk.fast v true")};
  walking.engine->tick(Time{0});
  EXPECT_EQ(walking.body->calls(), 1u);
  EXPECT_EQ(walking.body->arguments(), 5.0);  // the first behaviour, with 3 and true
}

TEST(ReadCode, ReadsParametersTargetsDecisionsAndAgents) {
  const Loaded loaded{
      "0 0 2 go 2 d go.speed b go.fast main 0 "
      "2 start n done n start "
      "0 1 d a p go.speed i & 2 p go.fast > p go.speed v 1 t done t start "
      "1 1 d a v 9 t done "
      "2 one n two n one "
      "0 1 o go 2 d go.speed v 2 b go.fast v true i t t two t one "
      "0 0 t two "
      "2 first main second go"};

  ASSERT_EQ(loaded.program->agents.size(), 2u);
  EXPECT_EQ(loaded.program->agents[1].name, "second");
  EXPECT_EQ(loaded.program->title, "test.dat");
  loaded.engine->tick(Time{0});
  EXPECT_EQ(path_below(*loaded.engine, ""), "main/one go/done");
  EXPECT_EQ(loaded.value("a"), "9");
  loaded.engine->tick(Time{1});
  EXPECT_EQ(path_below(*loaded.engine, ""), "main/two");
}

TEST(ReadCode, ReadsCooperativeStatesAndTheirNumbers) {
  const Loaded loaded{"0 0 1 main 0 4 a n b c 2 c s 0 d c 1e9 a 0 0 t a 0 0 t b 0 0 t c 0 0 t d 1 p main"};
  const auto& states = loaded.program->states;

  EXPECT_EQ(states[0].cooperation, Cooperation::None);
  EXPECT_EQ(states[1].cooperation, Cooperation::Capacity);
  EXPECT_EQ(states[1].agents, 2);
  EXPECT_EQ(states[2].cooperation, Cooperation::Synchronized);
  EXPECT_EQ(states[2].agents, 0);
  EXPECT_EQ(states[3].agents, 1000);
}

TEST(ReadCode, ReadsTheOldGenerationWithoutLettersBehindStates) {
  const Loaded loaded{
      "0 0 2 main 0 other 0\n2 one two one 0 1 o other 0 t two 1 0 t two\n2 s c s 0 0 t s 0 0 t c\n1 player main"};
  loaded.engine->tick(Time{0});

  EXPECT_EQ(path_below(*loaded.engine, ""), "main/two");
  EXPECT_EQ(loaded.program->states[2].name, "s");
  EXPECT_EQ(loaded.program->states[3].name, "c");
  EXPECT_TRUE(loaded.program->states[1].target);
}

TEST(ReadCode, EnumerationsMayHavePointsInTheirNames) {
  const Loaded loaded{
      "1 game.modes 2 game.modes.play_on game.modes.free.ball 1 e game.modes m 1 main 0 1 s n s 0 2 "
      "e m v game.modes.free.ball e out v robot.kind.small t s 1 p main"};
  loaded.engine->tick(Time{0});

  EXPECT_EQ(loaded.value("m"), "free.ball");
  EXPECT_EQ(loaded.value("out"), "small");
  EXPECT_EQ(loaded.program->enumerations[1].name, "robot.kind");
}

TEST(ReadCode, AnInputIsOfTheEnumerationThatItIsComparedWith) {
  const Loaded loaded{code_with("b out c i colour 0 v Colour.red ")};
  const auto colour = std::ranges::find(loaded.program->symbols, "colour", &Symbol::name);

  ASSERT_NE(colour->enumeration, kNone);
  EXPECT_EQ(loaded.program->enumerations[colour->enumeration].name, "Colour");
}

/// What is said of a text: "line: what".
std::string refused(std::string_view text) {
  const auto read = read_code(text, "t");
  if (read) return "nothing";
  return fmt::format("{}: {}", read.error().where.substr(2), read.error().what);
}
/// Of an action, which stands in line 30 of its text.
std::string refused_action(std::string_view action) {
  return refused(code_with(action));
}

TEST(ReadCode, TellsWhatIsWrongWithTheListsAndWhere) {
  EXPECT_EQ(refused(""), "1: the number of enumerations is expected, not the end of the file");
  EXPECT_EQ(refused("// nothing\n\n x"), "3: the number of enumerations is expected, not 'x'");
  EXPECT_EQ(refused("1"), "1: an enumeration is expected, not the end of the file");
  EXPECT_EQ(refused("1 E -1"), "1: the number of elements is expected, not '-1'");
  EXPECT_EQ(refused("1 E 1.5"), "1: the number of elements is expected, not '1.5'");
  EXPECT_EQ(refused("1 E 2 E.a\n"), "2: an element is expected, not the end of the file");
  EXPECT_EQ(refused("0\n1\nq x\n"), "3: 'd', 'b' or 'e' is expected, not 'q'");
  EXPECT_EQ(refused("0 1 d"), "1: a symbol is expected, not the end of the file");
  EXPECT_EQ(refused("0 0 99999999"), "1: the number of options is expected, not '99999999'");
  EXPECT_EQ(refused("0 0 2 a 0\na 0\n\n1"), "2: option 'a' is there twice");
  EXPECT_EQ(refused("0 0 1 a 1 d"), "1: a parameter is expected, not the end of the file");
  EXPECT_EQ(refused("0 0 1 a 0 2 s n\ns n\n\ns"), "2: state 's' is there twice");
  EXPECT_EQ(refused("0 0 1 a 0 2 s n\nt z s"), "2: 'n', 'c' or 's' is expected, not 'z'");
  EXPECT_EQ(refused("0 0 1 a 0 1 s n\nnix\n\n0"), "2: option 'a' has no state 'nix'");
  EXPECT_EQ(refused("0 0 1 a 0 1 s n s 0 0 t s\n1 p b\n\n"), "2: there is no option 'b'");
  EXPECT_EQ(refused("0 0 1 a 0 1 s n s 0 0 t s 1 p a\nx"), "2: the end of the file is expected, not 'x'");
  EXPECT_EQ(refused({"0 0 1 a 0 1 s n s 0 0 t s 1 p a\n\0", 33}), "nothing");  // all bytes up to the space are blanks
}

TEST(ReadCode, TellsWhatIsWrongWithActionsAndWhere) {
  EXPECT_EQ(refused_action("z x"), "30: an action: 'o', 'a', 'd', 'b' or 'e' is expected, not 'z'");
  EXPECT_EQ(refused_action("o nobody 0"), "30: there is no option 'nobody'");
  EXPECT_EQ(refused_action("o helper 1 d helper.z v 1"), "30: option 'helper' has no such parameter 'helper.z'");
  EXPECT_EQ(refused_action("o helper 1 b helper.a v true"), "30: option 'helper' has no such parameter 'helper.a'");
  EXPECT_EQ(refused_action("o helper z"), "30: the number of arguments is expected, not 'z'");
  EXPECT_EQ(refused_action("a walk 1 z walk.x v 1"), "30: 'd', 'b' or 'e' is expected, not 'z'");
  EXPECT_EQ(refused_action("a walk 2 d walk.x v 1 b walk.x v true"), "30: parameter 'walk.x' is used with two types");
  EXPECT_EQ(refused_action("b memory v true"), "30: symbol 'memory' is used with two types");
  EXPECT_EQ(refused_action("b out < i x 0 q i x 0 v 1 v 2"), "30: symbol 'x' is used with two types");
}

TEST(ReadCode, TellsWhatIsWrongWithExpressionsAndWhere) {
  EXPECT_EQ(refused_action("d out w 1"), "30: a decimal expression is expected, not 'w'");
  EXPECT_EQ(refused_action("b out v1"), "30: a boolean expression is expected, not 'v1'");
  EXPECT_EQ(refused_action("e out < v 1 v 2"), "30: an enumerated expression is expected, not '<'");
  EXPECT_EQ(refused_action("d out v x"), "30: a number is expected, not 'x'");
  EXPECT_EQ(refused_action("d out v inf"), "30: a number is expected, not 'inf'");
  EXPECT_EQ(refused_action("d out v 1e999"), "30: a number is expected, not '1e999'");
  EXPECT_EQ(refused_action("b out v maybe"), "30: true or false is expected, not 'maybe'");
  EXPECT_EQ(refused_action("e out v busy"), "30: 'busy' is not Enumeration.element");
  EXPECT_EQ(refused_action("d out p helper.a"), "30: option 'main' has no parameter 'helper.a'");
  EXPECT_EQ(refused("0 0 1 a 1 d a.k 1 s n s 0 1 b out p a.k t s 1 p a"), "1: parameter 'a.k' has another type");
  EXPECT_EQ(refused_action("b out & 0"), "30: a chain of && or || has no operands");
  EXPECT_EQ(refused_action("b out | 1001"), "30: a chain of && or || has more than 1000 operands");
  EXPECT_EQ(refused("0 0 1 a 0 1 s n s 0 0 z\ns"), "1: 't' or 'i' is expected, not 'z'");
  EXPECT_EQ(refused("0 0 1 a 0 1 s n s 0 0 i v true\nt nix"), "2: option 'a' has no state 'nix'");
}

std::string repeated(std::string_view text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

TEST(ReadCode, DepthIsLimitedAndWhatIsAllowedRuns) {
  EXPECT_EQ(refused_action("d out " + repeated("+ v 1 ", 2000) + "v 1"),
            "30: expressions are more than 1000 levels deep");
  EXPECT_EQ(computed("d", repeated("+ v 1 ", 900) + "v 1"), "901");
  const auto decisions = [](int depth) {
    return "0 0 1 a 0 1 s n s 0 0 " + repeated("i v false ", depth) + repeated("t s ", depth + 1) + "1 p a";
  };
  EXPECT_EQ(refused(decisions(2000)), "1: decisions are more than 1000 levels deep");
  EXPECT_EQ(refused(decisions(900)), "nothing");
}

TEST(ReadCode, EveryCutOfAGoodTextIsRefusedOrGood) {
  const std::string text = code_with("o helper 3 e Mode helper.m v Mode.busy d helper.a v 4 b helper.b v true");
  ASSERT_EQ(refused(text), "nothing");
  int good = 0;
  for (std::size_t i = 0; i < text.size(); ++i) good += read_code(text.substr(0, i), "t").has_value() ? 1 : 0;

  // only the last name can be shorter, and then there is no such option
  EXPECT_EQ(good, 0);
}

}  // namespace
}  // namespace cancha::decide::program
