// Charts as tables, there and back, and everything that can be wrong with one.

#include "decide/chart/truth_table.h"

#include "decide/chart/check.h"
#include "decide/chart/expression.h"
#include "decide/chart/made_up.h"
#include "support/chart.h"

namespace cancha::decide::chart {
namespace {

std::string said(std::string_view text) {
  const auto read = read_table(text, "t.csv");
  if (read) return "";
  std::string all;
  for (const Error& e : read.error()) all += e.text() + "\n";
  return all;
}

Chart table_of(std::string_view text) {
  auto read = read_table(text, "t.csv");
  EXPECT_TRUE(read) << together(read.error()).text() << "\n" << text;
  return read ? std::move(*read) : Chart{};
}

/// The rows of a table, without remarks and names.
std::string rows(const std::string& table) {
  const std::size_t names = table.find("state,");
  return table.substr(table.find('\n', names) + 1);
}

TEST(TruthTable, ReadsWhatIsDeclaredAndTakesTheRestAsBooleans) {
  const Chart c = table_of(
      "# A table; people may say: anything.\n# name: try\n# sample-time: 20ms\n# initial: b\n"
      "# input n integer min=0 max=5 pin=3 unit=cm doc=\"how \\\"far\\\"\"\n# output m enumerated values=\"slow fast\" "
      "initial=fast\n"
      "state,n,u,next,m,o\na,0..2,X,b,slow,1\na,3,1,a,fast,\n\nb,,,a,,0\n");

  EXPECT_EQ(c.name, "try");
  EXPECT_EQ(c.type, ChartType::Mealy);
  EXPECT_EQ(c.sample_time, 20.0);
  EXPECT_EQ(c.full_name(c.initial), "b");
  EXPECT_EQ(c.variables[0].doc, "how \"far\"");
  EXPECT_EQ(c.variables[1].initial, 1.0);
  EXPECT_EQ(c.variables[2].name, "u");
  EXPECT_EQ(c.variables[3].role, Role::Output);
  EXPECT_EQ(print_expression(c, c.transitions[0].guard), "n >= 0 && n <= 2");
  EXPECT_EQ(print_expression(c, c.transitions[1].guard), "n == 3 && u == 1");
  EXPECT_EQ(print_assignments(c, c.transitions[0].effects), "m = 'slow', o = 1");
  EXPECT_EQ(c.transitions[2].guard, kNone);
  EXPECT_EQ(c.transitions[1].place.line, 9);
}

TEST(TruthTable, DotsMakeStatesInStates) {
  const Chart c = table_of("state,u,next\nWalk.Left,1,Walk.Right\nWalk.Right,1,Stop\nStop,1,Walk.Left\n");
  EXPECT_EQ(c.states.size(), 4u);
  EXPECT_EQ(c.full_name(2), "Walk.Right");
  EXPECT_EQ(said("state,u,next\nWalk.Left,1,Walk\n"),
            "t.csv:2:13: there are other states in 'Walk' (name one of them)\n");
  EXPECT_EQ(said("state,u,next\nA.x,1,B.x\n"), "t.csv:2:7: there is a second state 'x'\n");
}

TEST(TruthTable, TheSimplifiedAvoidanceIsTheDocuments) {
  const auto chart = read_chart_file("avoid.scxml", content("avoid.scxml"));
  ASSERT_TRUE(chart);
  const auto full = write_table(*chart);
  const auto simple = write_table(*chart, {.simplify = true});
  ASSERT_TRUE(full && simple);

  EXPECT_EQ(std::ranges::count(rows(*full), '\n'), 32);
  EXPECT_EQ(rows(*simple), rows(content("avoid.csv")));
  EXPECT_NE(simple->find("# input w boolean pin=4 doc=\"danger on the right\"\n"), std::string::npos);
  EXPECT_TRUE(check(table_of(*full)).findings.empty());
  EXPECT_TRUE(check(table_of(*simple)).findings.empty());
}

TEST(TruthTable, AMooreTableHasTheOutputsOfItsStates) {
  const Chart c = table_of("# type: moore\nstate,u,next,o\na,1,b,1\na,0,a,1\nb,X,a,0\n");
  EXPECT_EQ(print_assignments(c, c.states[0].entry), "o = 1");
  EXPECT_TRUE(c.transitions[0].effects.empty());
  const auto table = write_table(c, {.simplify = true});
  ASSERT_TRUE(table);
  EXPECT_EQ(rows(*table), "a,0,a,1\na,1,b,1\nb,X,a,0\n");
  EXPECT_EQ(said("# type: moore\nstate,u,next,o\na,1,b,1\na,0,a,0\n"),
            "t.csv:4:1: 'a' has other outputs in a row above (outputs of a Moore table are those of its states)\n");
}

TEST(TruthTable, WhatIsWrongIsToldAtOnce) {
  EXPECT_EQ(said(""), "t.csv: there is no table (a row of names first: state,u,next,S1)\n");
  EXPECT_EQ(said("u,o\n"), "t.csv:1:1: there is no column 'state'\nt.csv:1:1: there is no column 'next'\n");
  EXPECT_EQ(said("state,u,u,next,next\n"),
            "t.csv:1:9: there is a second column 'u'\nt.csv:1:16: there is a second column 'next'\n");
  EXPECT_EQ(said("state,u,next\n"), "t.csv:1:1: there are no rows below the names\n");
  EXPECT_EQ(said("state,1u,next\n"),
            "t.csv:1:7: '1u' is no name (a letter, then letters, digits and _, at most 100)\n");
  EXPECT_EQ(said("state,u,next\na,2,b\na b,1,b\na,1\na,\"1,b\na,\"1\"x,b\n"),
            "t.csv:5:3: the quote has no end\nt.csv:6:3: there is something after the quote (a comma is wanted)\n");
  EXPECT_EQ(said("state,u,next\na,2,b\na b,1,b\na,1\n"),
            "t.csv:2:3: '2' is no value of 'u' (0 or 1)\n"
            "t.csv:3:1: 'a b' is no name of a state (a letter, then letters, digits and _, at most 100)\n"
            "t.csv:4:1: the row has 2 cells (the first one has 3)\n");
  EXPECT_EQ(said("# type: mealie\n# sample-time: 5\n# complete: yes\n# update: never\nstate,u,next\na,1,a\n"),
            "t.csv:1:9: there is no chart type 'mealie' (one of mealy, moore, classic)\n"
            "t.csv:2:16: '5' is no sample time (e.g. 100ms)\n"
            "t.csv:3:13: 'yes' is neither true nor false\n"
            "t.csv:4:11: there is no update method 'never' (a chart ticks every sample time, or with the match that "
            "it plays in: remove it)\n");
  EXPECT_EQ(said("# input\n# input u bool\n# output o boolean pn=2\n# input n integer min=0 max=3 initial=7 "
                 "doc=\"x\nstate,u,next\na,1,a\n"),
            "t.csv:1:3: the input has no name\n"
            "t.csv:2:11: there is no type 'bool' (one of boolean, integer, decimal, enumerated)\n"
            "t.csv:3:20: 'pn' is nothing that can be said of 'o' (did you mean 'pin'?)\n"
            "t.csv:4:31: 7 is out of the range of 'n' (0 to 3)\n"
            "t.csv:4:41: the quote has no end\n");
  EXPECT_EQ(said("# input n integer min=0 max=3\n# input m enumerated values=\"slow "
                 "fast\"\nstate,n,m,next\na,5,fats,a\na,3..1,X,a\na,1..x,X,a\na,0.5,X,a\n"),
            "t.csv:4:3: '5' is no value of 'n' (0 to 3)\n"
            "t.csv:4:5: 'fats' is no value of 'm' (did you mean 'fast'?)\n"
            "t.csv:5:3: the range 3..1 is empty\n"
            "t.csv:6:3: 'x' is no value of 'n' (a number)\n"
            "t.csv:7:3: '0.5' is no value of 'n' (an integer)\n");
}

TEST(TruthTable, ChartsThatRememberAreNoTables) {
  const std::string u = data("u", "input", "boolean");
  const auto why = [](const std::string& text) {
    const auto table = write_table(chart_of(text));
    return table ? std::string{} : table.error().what;
  };
  const auto guarded = [](std::string_view cond) {
    return fmt::format("<state id=\"a\"><transition event=\"tick\" cond=\"{}\" target=\"a\"/></state>", cond);
  };
  EXPECT_EQ(why(scxml(data("l", "local", "boolean"), guarded("l"))),
            "'l' is remembered, and a table remembers nothing but the state");
  EXPECT_EQ(why(scxml(data("m", "input", "enumerated", "cancha:values=\"W X\""), guarded("m == 'W'"))),
            "element 'X' of 'm' means any in a table");
  EXPECT_EQ(why(scxml("", guarded("state_time > 5"))), "a table knows no 'state_time'");
  EXPECT_EQ(why(scxml(data("d", "input", "decimal"), guarded("d > 5"))), "decimal 'd' has no end of values");
  EXPECT_EQ(why(scxml(data("n", "input", "integer"), guarded("n > 5"))), "there are too many inputs for a table");
  EXPECT_EQ(why(scxml(u + data("o", "output", "boolean"),
                      "<state id=\"a\"><onentry><assign location=\"o\" expr=\"u\"/></onentry></state>")),
            "what is put out at the start depends on an input");
}

TEST(TruthTable, TheFileNameSaysWhatItIs) {
  EXPECT_EQ(read_chart_file("a.txt", "").error()[0].text(), "a.txt: is neither .scxml nor .csv");
  EXPECT_TRUE(read_chart_file("a.csv", "state,u,next\na,1,a\n"));
}

TEST(TruthTable, ChartsToTablesAndBackBehaveTheSame) {
  Random random{9};
  int compared = 0;
  for (int i = 0; i < 400; ++i) {
    const Chart c = made_up_chart(random, {.locals = false, .feedback = false, .times = false});
    for (const bool simplify : {false, true}) {
      const auto table = write_table(c, {.simplify = simplify});
      if (!table) continue;
      const Chart again = table_of(*table);
      ASSERT_EQ(difference(c, again, random, 60), "") << c.text << *table;
      const Chart drawn = chart_of(write_scxml(again));
      ASSERT_EQ(difference(again, drawn, random, 20), "") << *table;
      const auto twice = write_table(again, {.simplify = simplify});
      ASSERT_TRUE(twice);
      ASSERT_EQ(rows(*twice).size(), rows(*table).size());
      ++compared;
    }
  }
  EXPECT_GT(compared, 100);
}

}  // namespace
}  // namespace cancha::decide::chart
