// Files of charts: what is read, what is written, and everything that can be wrong.

#include "decide/chart/scxml.h"

#include "decide/chart/expression.h"
#include "decide/chart/made_up.h"
#include "decide/chart/to_program.h"
#include "support/chart.h"

namespace cancha::decide::chart {
namespace {

/// All that is said about a text.
std::string said(std::string_view text) {
  const auto read = read_scxml(text, "c.scxml");
  if (read) return "";
  std::string all;
  for (const Error& e : read.error()) all += e.text() + "\n";
  return all;
}

const std::string kData = data("u", "input", "boolean") + data("n", "input", "integer") +
                          data("d", "input", "decimal") +
                          data("m", "input", "enumerated", "cancha:values=\"slow fast\"") +
                          data("o", "output", "boolean") + data("k", "output", "integer");

/// What is said about a guard; columns count from its beginning.
std::string guard(const std::string& cond) {
  std::string all = said(scxml(kData, "<state id=\"a\">\n<transition event=\"tick\" cond=\"" + cond + "\"/></state>"));
  constexpr int kColumn = 32;
  const std::string prefix = "c.scxml:11:";
  if (!all.starts_with(prefix)) return all;
  const std::size_t end = all.find(':', prefix.size());
  const int column = std::stoi(all.substr(prefix.size(), end - prefix.size())) - kColumn;
  return fmt::format("{}{}", column, all.substr(end, all.size() - end - 1));
}

/// A guard as it is printed.
std::string printed(const std::string& cond) {
  const Chart c = chart_of(scxml(kData, "<state id=\"a\"><transition event=\"tick\" cond=\"" + cond + "\"/></state>"));
  return c.transitions.empty() ? "" : print_expression(c, c.transitions[0].guard);
}

TEST(Scxml, ReadsEverythingThatAChartHas) {
  const Chart c = chart_of(content("avoid.scxml"));

  EXPECT_EQ(c.name, "ceabot_avoid");
  EXPECT_EQ(c.type, ChartType::Mealy);
  EXPECT_EQ(c.sample_time, 100.0);
  EXPECT_TRUE(c.complete);
  EXPECT_EQ(c.states.size(), 14u);
  const Variable& u = c.variables[c.find_variable("u")];
  EXPECT_EQ(u.pin, 2);
  EXPECT_EQ(u.doc, "danger ahead");
  EXPECT_EQ(u.place.line, 8);
  const State& parada = c.states[c.find_state("Parada")];
  EXPECT_EQ(parada.x, 60.0);
  EXPECT_EQ(parada.doc, "stopped, calibrating");
  const Transition& first = c.transitions[parada.transitions[0]];
  EXPECT_EQ(print_expression(c, first.guard), "w == 1");
  EXPECT_EQ(print_assignments(c, first.effects), "S1 = 0, S0 = 1");
  EXPECT_EQ(c.text.substr(c.expressions[first.guard].place.begin, 6), "w == 1");
  EXPECT_TRUE(c.is_junction(c.find_state("Andar_clear")));
}

TEST(Scxml, ProgramsKnowTheirPlaces) {
  const auto program = to_program(chart_of(content("avoid.scxml")));
  ASSERT_TRUE(program);
  EXPECT_EQ(program->states[0].name, "Parada");
  const program::Decision& first = program->decisions[program->states[0].decision];
  EXPECT_EQ(program->text(program->place_of_expression(first.condition)), "w == 1");
  EXPECT_EQ(program->text(program->states[0].place), "state");
  EXPECT_EQ(program->symbols[0].pin, 2);
  EXPECT_EQ(program->options[0].name, "chart");
  // nothing is asked twice: w, v, u; and v again where w is true in the two states that look at it
  const auto asks = [](const program::Decision& d) { return d.condition != program::kNone; };
  EXPECT_EQ(std::ranges::count_if(program->decisions, asks), 14);
}

TEST(Scxml, WritesWhatItReads) {
  const std::string text = write_scxml(chart_of(content("avoid.scxml")));
  EXPECT_EQ(write_scxml(chart_of(text)), text);
  EXPECT_NE(
      text.find("<data id=\"u\" cancha:role=\"input\" cancha:type=\"boolean\" cancha:pin=\"2\" cancha:doc=\"danger "
                "ahead\"/>\n"),
      std::string::npos);
  EXPECT_NE(text.find("    <transition event=\"tick\" cond=\"w == 0\" target=\"Parada_no_w\"/>\n"), std::string::npos);
  const Chart odd = chart_of(
      scxml(data("x", "local", "decimal", "cancha:min=\"-1e9\" cancha:doc=\"&lt;&amp;&quot;&#10;\" expr=\"-0.5\""),
            "<initial><transition target=\"b\"><assign location=\"x\" expr=\"2\"/></transition></initial>"
            "<state id=\"a\"/><state id=\"b\" cancha:y=\"1.5\"/>",
            "cancha:sample-time=\"2ms\""));
  EXPECT_EQ(write_scxml(chart_of(write_scxml(odd))), write_scxml(odd));
}

TEST(Scxml, ForeignAttributesAndElementsArePassedOver) {
  EXPECT_EQ(
      said(scxml("", "<state id=\"a\" qt:x=\"1\"><qt:editorinfo geometry=\"1;2\"/></state>", "xmlns:qt=\"urn:qt\"")),
      "");
}

TEST(Scxml, WhatIsNoChartIsRefused) {
  EXPECT_EQ(said("<chart/>"), "c.scxml:1:2: the root element is <chart> (it must be <scxml>)\n");
  EXPECT_EQ(said("<scxml/>"),
            "c.scxml:1:2: this is not SCXML (xmlns must be http://www.w3.org/2005/07/scxml)\n"
            "c.scxml:1:2: the version of SCXML must be 1.0\nc.scxml:1:2: there is no state\n");
  EXPECT_EQ(said(scxml("", "")), "c.scxml:1:2: there is no state\n");
  EXPECT_NE(said("<!DOCTYPE a [<!ENTITY b \"ha\">]><scxml>&b;</scxml>").find("document types are not read"),
            std::string::npos);
  EXPECT_EQ(said(scxml("", "<state id=\"a\"/>", "cancha:typ=\"moore\"")),
            "c.scxml:1:106: <scxml> has no attribute 'cancha:typ' (did you mean 'cancha:type'?)\n");
  EXPECT_EQ(said(scxml("", "<state id=\"a\"/>",
                       "cancha:type=\"more\" cancha:sample-time=\"soon\" cancha:complete=\"1\" cancha:update=\"x\"")),
            "c.scxml:1:107: there is no chart type 'more' (one of mealy, moore, classic)\n"
            "c.scxml:1:133: 'soon' is no sample time (e.g. 100ms)\n"
            "c.scxml:1:156: '1' is neither true nor false\n"
            "c.scxml:1:174: there is no update method 'x' (a chart ticks every sample time, or with the match that it "
            "plays in: remove it)\n");
  EXPECT_EQ(said(scxml("", "<state id=\"a\"/>", "cancha:sample-time=\"2.5ms\" cancha:update=\"inherited\"")),
            "c.scxml:1:114: the sample time '2.5ms' is no whole number of milliseconds (times of charts count in whole "
            "ones)\n");
  EXPECT_EQ(
      said("<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\"><state id=\"a\" cancha:x=\"1\"/></scxml>"),
      "c.scxml:1:2: the prefix 'cancha' is not declared (add xmlns:cancha=\"urn:cancha:chart\")\n");
}

TEST(Scxml, ElementsThatAreNotReadSayWhy) {
  EXPECT_EQ(said(scxml("",
                       "<invoke id=\"pp\"/><state id=\"a\"><onentry><send "
                       "event=\"x\"/><script>x</script></onentry><stat/></state>")),
            "c.scxml:4:2: <invoke> is not read (a chart runs alone)\n"
            "c.scxml:4:42: <send> is not read (a chart runs alone: <raise> an event, or set an output)\n"
            "c.scxml:4:59: <script> is not read (what a chart does must be checkable: use <assign>)\n"
            "c.scxml:4:87: <stat> does not belong in <state> (did you mean 'state'?)\n");
  for (const char* name : {"invoke", "if", "log", "foreach", "cancel"}) {
    EXPECT_NE(said(scxml("", fmt::format("<state id=\"a\"><{}/></state>", name))).find("is not read ("),
              std::string::npos)
        << name;
  }
}

TEST(Scxml, DataMustBeSound) {
  const auto one = [](std::string_view more, std::string_view type = "integer") {
    const std::string all = said(scxml(data("x", "input", type, more), "<state id=\"a\"/>"));
    return all.substr(0, all.find('\n'));
  };
  EXPECT_EQ(one("", "bool"), "c.scxml:3:47: there is no type 'bool' (one of boolean, integer, decimal, enumerated)");
  EXPECT_EQ(one("cancha:min=\"2\" cancha:max=\"1\""), "c.scxml:3:83: the range of 'x' is empty: 2 to 1");
  EXPECT_EQ(one("cancha:min=\"0.5\""), "c.scxml:3:68: '0.5' is not an integer of 32 bits");
  EXPECT_EQ(one("cancha:min=\"x\"", "decimal"), "c.scxml:3:68: 'x' is not a number");
  EXPECT_EQ(one("cancha:min=\"0\"", "boolean"), "c.scxml:3:68: 'x' is no number and has no range");
  EXPECT_EQ(one("expr=\"7\" cancha:max=\"5\""), "c.scxml:3:62: 7 is out of the range of 'x' (-2147483648 to 5)");
  EXPECT_EQ(one("expr=\"true\""), "c.scxml:3:62: a boolean where an integer is wanted");
  EXPECT_EQ(one("expr=\"u\""), "c.scxml:3:62: 'u' in a constant (write a value)");
  EXPECT_EQ(one("cancha:pin=\"x\""), "c.scxml:3:68: 'x' is no pin (0 to 255)");
  EXPECT_EQ(one("cancha:values=\"a b\""), "c.scxml:3:71: 'x' has elements but is not enumerated");
  EXPECT_EQ(one("", "enumerated"),
            "c.scxml:3:11: 'x' has 0 elements (list 1 to 1000 of them: cancha:values=\"slow fast\")");
  EXPECT_EQ(one("cancha:values=\"a a 2\"", "enumerated"), "c.scxml:3:74: there is a second 'a'");
  EXPECT_EQ(said(scxml("<data/><data id=\"1\"/><data id=\"true\"/><data id=\"y\"/>" +
                           data("z", "output", "boolean", "cancha:pin=\"3\"") + data("z", "inn", "boolean") +
                           data("q", "inn", "boolean", "cancha:pin=\"3\""),
                       "<state id=\"a\"/>")),
            "c.scxml:3:2: <data> has no 'id'\n"
            "c.scxml:3:18: '1' is no name (a letter, then letters, digits and _, at most 100)\n"
            "c.scxml:3:32: 'true' means something else (take another name)\n"
            "c.scxml:3:49: 'y' has no type (cancha:type is boolean, integer, decimal or enumerated)\n"
            "c.scxml:4:11: there is a second 'z'\n"
            "c.scxml:5:27: there is no role 'inn' (one of input, output, local)\n"
            "c.scxml:5:66: 'q' is local and has no pin\n");
}

TEST(Scxml, StatesMustBeSound) {
  EXPECT_EQ(said(scxml("", "<state/><state id=\"a b\"/><state id=\"c\"/><state id=\"c\" initial=\"x\"/>")),
            "c.scxml:4:2: <state> has no 'id'\n"
            "c.scxml:4:20: 'a b' is no name of a state (a letter, then letters, digits and _, at most 100)\n"
            "c.scxml:4:52: there is a second state 'c'\n"
            "c.scxml:4:64: there is no state 'x' (known: c)\n");
  EXPECT_EQ(said(scxml("", "<state id=\"a\" initial=\"b\"><state id=\"c\"/></state><state id=\"b\"/>")),
            "c.scxml:4:24: 'b' does not lie in 'a'\n");
  EXPECT_EQ(said(scxml("", "<state id=\"a\" initial=\"b\"><initial/><state id=\"b\"/></state>")),
            "c.scxml:4:28: where it begins is said twice\nc.scxml:4:28: <initial> has 0 transitions (exactly one)\n");
  EXPECT_EQ(said(scxml("", "<final id=\"f\"><transition event=\"tick\" target=\"f\"/></final>")),
            "c.scxml:4:2: 'f' is final and has transitions (make it a <state>)\n");
  EXPECT_EQ(said(scxml("", "<state id=\"a\" cancha:x=\"left\"/>")),
            "c.scxml:4:25: 'left' is not a number from -1000000 to 1000000\n");
}

TEST(Scxml, JunctionsMustLeadSomewhere) {
  const auto with = [](std::string_view junctions) {
    return said(scxml(data("o", "output", "boolean"), fmt::format("<state id=\"a\"/>\n{}", junctions)));
  };
  EXPECT_EQ(with("<state id=\"j\" cancha:junction=\"true\"/>"), "c.scxml:6:2: no way leads out of junction 'j'\n");
  EXPECT_EQ(with("<state id=\"j\" cancha:junction=\"true\"><onentry><assign location=\"o\" "
                 "expr=\"1\"/></onentry><transition target=\"a\"/></state>"),
            "c.scxml:6:2: junction 'j' has actions (put them on its transitions)\n");
  EXPECT_EQ(with("<state id=\"j\" cancha:junction=\"true\"><transition event=\"tick\" target=\"a\"/></state>"),
            "c.scxml:6:57: a transition of a junction waits for no event (remove it)\n");
  EXPECT_EQ(with("<state id=\"j\" cancha:junction=\"true\"><transition target=\"k\"/></state>"
                 "<state id=\"k\" cancha:junction=\"true\"><transition target=\"j\"/></state>"),
            "c.scxml:6:2: junction 'j' leads back to itself through junctions (a way must come to a state)\n");
  EXPECT_EQ(said(scxml("", "<state id=\"j\" cancha:junction=\"true\"><transition target=\"j\"/></state>")),
            "c.scxml:1:2: there is no state to begin in\n");
  EXPECT_EQ(
      said(scxml("", "<state id=\"a\"/><state id=\"j\" cancha:junction=\"true\"><transition target=\"a\"/></state>",
                 "initial=\"j\"")),
      "c.scxml:1:103: a chart begins in a state, not at a junction\n");
}

TEST(Scxml, TransitionsMustBeSound) {
  EXPECT_EQ(said(scxml(kData,
                       "<state id=\"first\"><transition/><transition event=\"go\" target=\"fist\" type=\"outer\"/>"
                       "<transition event=\"tick\" target=\"a b\"/></state>")),
            "c.scxml:10:51: there is no event 'go' (known: tick, u)\n"
            "c.scxml:10:63: there is no state 'fist' (did you mean 'first'?)\n"
            "c.scxml:10:75: there is no type 'outer' of transitions (internal or external)\n"
            "c.scxml:10:116: there are several targets (name one: the other regions begin where they say, or at their "
            "history)\n");
  EXPECT_EQ(said(scxml(kData,
                       "<state id=\"a\"><onentry><assign location=\"q\" expr=\"1\"/><assign location=\"u\" expr=\"1\"/>"
                       "<assign expr=\"1\"/><assign location=\"o\" expr=\"2\"/></onentry></state>")),
            "c.scxml:10:42: there is no variable 'q' (known: o, k)\n"
            "c.scxml:10:73: 'u' is an input and cannot be set\n"
            "c.scxml:10:87: <assign> has no 'location'\n"
            "c.scxml:10:131: an integer where a boolean is wanted (compare it, e.g. with != 0)\n");
}

TEST(Scxml, OutputsStandWhereTheTypeOfTheChartWantsThem) {
  const std::string set = "<assign location=\"o\" expr=\"u\"/>";
  const std::string states = "<state id=\"a\">\n<onentry>" + set + "</onentry>\n<onexit>" + set +
                             "</onexit>\n<transition event=\"tick\">" + set + "</transition></state>";
  EXPECT_EQ(said(scxml(kData, states, "cancha:type=\"classic\"")), "");
  EXPECT_EQ(said(scxml(kData, states, "cancha:type=\"mealy\"")),
            "c.scxml:11:11: a mealy chart sets no outputs in states: 'o' (set it on the transitions, or declare the "
            "chart classic)\n"
            "c.scxml:12:10: a mealy chart sets no outputs when a state is left: 'o' (set it on the transitions, or "
            "declare the chart classic)\n");
  EXPECT_EQ(said(scxml(kData, states, "cancha:type=\"moore\"")),
            "c.scxml:11:37: an output of Moore state 'a' depends on 'u' (on nothing but the state and locals)\n"
            "c.scxml:12:10: a moore chart sets no outputs when a state is left: 'o' (set it in <onentry>, or declare "
            "the chart classic)\n"
            "c.scxml:13:27: a moore chart sets no outputs on transitions: 'o' (set it in <onentry>, or declare the "
            "chart classic)\n");
}

TEST(Scxml, GuardsArePrintedWithTheParenthesesTheyNeed) {
  EXPECT_EQ(printed("((u)&amp;&amp;(u||!u))"), "u && (u || !u)");
  EXPECT_EQ(printed("(n+1)*2-(3-n)-1 &lt; -(n)%4"), "(n + 1) * 2 - (3 - n) - 1 < -n % 4");
  EXPECT_EQ(printed("u == 0 ? m=='slow' : 'fast' != m"), "u == 0 ? m == 'slow' : 'fast' != m");
  EXPECT_EQ(printed("d/2 >= 1.0 &amp;&amp; d &lt;= 1e3"), "d / 2 >= 1.0 && d <= 1000.0");
  EXPECT_EQ(printed("(u ? 1 : 0) == u"), "(u ? 1 : 0) == u");
  EXPECT_EQ(printed("m == (u ? 'slow' : m)"), "m == (u ? 'slow' : m)");
  EXPECT_EQ(printed("state_time > 500 || false"), "state_time > 500 || false");
  EXPECT_EQ(printed("u == (n > 3)"), "u == n > 3");
}

TEST(Scxml, FaultsInGuardsHaveTheirColumn) {
  EXPECT_EQ(guard(""), "0: the expression is empty");
  EXPECT_EQ(guard("u = 1"), "2: '=' in an expression (to compare, write ==)");
  EXPECT_EQ(guard("u &amp; u"), "2: '&' is no operator (write &&)");
  EXPECT_EQ(guard("n &lt; 3 &amp;&amp; w"), "20: there is no variable 'w' (known: state_time, u, n, d, m, o, k)");
  EXPECT_EQ(guard("n"), "0: an integer where a boolean is wanted (compare it, e.g. with != 0)");
  EXPECT_EQ(guard("u + 1 > 2"), "0: a boolean where '+' wants numbers (write (… ? 1 : 0))");
  EXPECT_EQ(guard("u &amp;&amp; n"), "13: an integer where '&&' wants conditions (compare it, e.g. with != 0)");
  EXPECT_EQ(guard("d % 2 == 0"), "0: a decimal where '%' wants integers");
  EXPECT_EQ(guard("m == 'fats'"), "5: there is no element 'fats' (did you mean 'fast'?)");
  EXPECT_EQ(guard("m == n"), "5: an integer beside an enumerated value");
  EXPECT_EQ(guard("'a' == 'b'"), "0: two words are compared (one side must be a variable)");
  EXPECT_EQ(guard("u == 2"), "5: an integer beside a boolean");
  EXPECT_EQ(guard("(u"), "2: there is no ')' for the '('");
  EXPECT_EQ(guard("u ? u"), "5: there is no ':' for the '?'");
  EXPECT_EQ(guard("n ? u : u"), "0: an integer before '?' (a condition is wanted)");
  EXPECT_EQ(guard("u ||"), "4: the expression ends too early");
  EXPECT_EQ(guard("u u"), "2: unexpected 'u'");
  EXPECT_EQ(guard("In('b')"), "3: there is no state 'b' to be in (known: a)");
  EXPECT_EQ(guard("u(1)"), "1: there are no functions (but after(2s), every(500ms) and In(Walk))");
  EXPECT_EQ(guard("m == 'slow"), "5: the word has no end (close the quote)");
  EXPECT_EQ(guard("n == 3000000000"), "5: is too large for an integer (write a decimal: 5e9)");
  EXPECT_EQ(guard("n == 3x"), "5: a letter after a number");
  EXPECT_EQ(guard("n == 1e999"), "5: is not a number that can be kept");
  EXPECT_EQ(guard("u == ñ"), "5: unexpected character");
}

TEST(Scxml, LargeThingsAreBounded) {
  std::string deep(300, '!');
  EXPECT_NE(guard(deep + "u").find("levels deep"), std::string::npos);
  std::string wide = "n";
  for (int i = 0; i < 200; ++i) wide += "+n";
  EXPECT_NE(guard(wide + " > 1").find("levels deep"), std::string::npos);
  EXPECT_NE(guard(std::string(10'001, ' ')).find("longer than 10000 bytes"), std::string::npos);
  std::string states;
  for (int i = 0; i < 1001; ++i) states += fmt::format("<state id=\"s{}\"/>", i);
  EXPECT_NE(said(scxml("", states)).find("there are more than 1000 states"), std::string::npos);
  std::string ways = "<state id=\"a\">";
  for (int i = 0; i < 10'001; ++i) ways += "<transition event=\"tick\"/>";
  EXPECT_NE(said(scxml("", ways + "</state>")).find("there are more than 10000 transitions"), std::string::npos);
}

TEST(Scxml, TooManyWaysThroughJunctionsAreRefused) {
  std::string states = "<state id=\"a\"><transition event=\"tick\" cond=\"u\" target=\"j0\"/></state>";
  for (int i = 0; i < 30; ++i) {
    const std::string to = i < 29 ? fmt::format("j{}", i + 1) : "a";
    states += fmt::format(
        "<state id=\"j{}\" cancha:junction=\"true\"><transition cond=\"d > {}\" target=\"{}\"/><transition cond=\"n > "
        "{}\" "
        "target=\"{}\"/></state>",
        i, i, to, i, to);
  }
  const auto program = to_program(chart_of(scxml(kData, states)));
  ASSERT_FALSE(program);
  EXPECT_EQ(program.error().what, "the ways through junctions make more than 200000 decisions");
}

}  // namespace
}  // namespace cancha::decide::chart
