// Every rule of the grammar, as it is and as it is not.

#include <gtest/gtest.h>

#include "support/xabsl.h"

namespace cancha::decide::xabsl {
namespace {

/// What is said about a file `main.xabsl` with a namespace of these declarations.
std::string said_of_namespace(const std::string& inside) {
  return said({{"agents.xabsl", "include \"main.xabsl\"; include \"rest.xabsl\"; agent a(\"A\", rest);\n"},
               {"./rest.xabsl", "option rest { initial state s { action { } } }\n"},
               {"./main.xabsl", "namespace main(\"Main\") { " + inside + "}\n"}});
}

/// What is said about an agents file.
std::string said_of_agents(const std::string& agents) {
  return said({{"agents.xabsl", agents}, {"./rest.xabsl", "option rest { initial state s { action { } } }\n"}});
}

TEST(XabslGrammar, FilesHoldIncludesAndOneKindOfThing) {
  EXPECT_EQ(said_of_agents("include \"rest.xabsl\"; agent a(\"A\", rest); /** Doc */ agent b(\"B\", rest);\n"), "");
  EXPECT_EQ(said_of_agents("/*** Header */ include \"rest.xabsl\"; /** Doc */ agent a(\"A\", rest);\n"), "");
  EXPECT_EQ(said_of_agents("agent a(\"A\", rest); include \"rest.xabsl\";\n"),
            "agents.xabsl:1:14 error X5552 there is no option 'rest'\n"
            "agents.xabsl:1:21 error X2537 expected the end of the file, found 'include' (includes come first)\n");
  EXPECT_EQ(
      said_of_agents("include \"rest.xabsl\"; agent a(\"A\", rest); option b { initial state s { action { } } }\n"),
      "agents.xabsl:1:43 error X2537 expected the end of the file, found 'option' (a file holds one option, or "
      "one namespace, or agents)\n");
  EXPECT_EQ(said_of_agents("include \"rest.xabsl\"; state s { }\n"),
            "agents.xabsl:1:23 error X2537 expected 'include', 'option', 'namespace' or 'agent', found 'state'\n");
  EXPECT_EQ(said_of_agents("/** Doc */ include \"rest.xabsl\"; agent a(\"A\", rest);\n"),
            "agents.xabsl:1:12 error X2537 expected 'include', 'option', 'namespace' or 'agent', found 'include'\n");
  EXPECT_EQ(
      said_of_agents("include \"rest.xabsl\"; /*** Late */ agent a(\"A\", rest);\n"),
      "agents.xabsl:1:23 error X2537 expected 'include', 'option', 'namespace' or 'agent', found a file header\n");
}

TEST(XabslGrammar, AgentsHaveATitleAndARootOption) {
  EXPECT_EQ(said_of_agents("include \"rest.xabsl\"; agent a(rest);\n"),
            "agents.xabsl:1:31 error X2537 expected a text in quotes as the agent's title, found 'rest'\n");
  EXPECT_EQ(said_of_agents("include \"rest.xabsl\"; agent a(\"A\", rest)\n"),
            "agents.xabsl:1:41 error X2537 expected ';' after the agent\n");
  EXPECT_EQ(said_of_agents("include \"rest.xabsl\"; agent a(\"A\", reset);\n"),
            "agents.xabsl:1:36 error X5552 there is no option 'reset' (did you mean 'rest'?)\n");
  EXPECT_EQ(said_of_agents("include \"rest.xabsl\"; agent a(\"A\", rest); agent a(\"B\", rest);\n"),
            "agents.xabsl:1:49 error X5372 'a' is already defined as an agent (first at agents.xabsl:1:29)\n");
}

TEST(XabslGrammar, NamespacesHoldConstants) {
  EXPECT_EQ(said_of_namespace("const a = 1; float const b = -2.5 \"mm\"; /** Doc */ const c.d = 3.;"), "");
  EXPECT_EQ(
      said_of_namespace("bool const a = true;"),
      "main.xabsl:1:31 error X2537 a constant is a number (write 'float const')\n"
      "main.xabsl:1:41 error X2537 expected a number as the constant's value, found 'true' (constants are numbers, "
      "not expressions)\n");
  EXPECT_EQ(said_of_namespace("const a = 1; const b = a;"),
            "main.xabsl:1:49 error X2537 expected a number as the constant's value, found 'a' (constants are numbers, "
            "not expressions)\n");
}

TEST(XabslGrammar, NamespacesHoldEnumerations) {
  EXPECT_EQ(said_of_namespace("enum E { a }; /** Doc */ enum F internal { a, b }; enum E input e;"), "");
  EXPECT_EQ(said_of_namespace("enum E { a, };"),
            "main.xabsl:1:38 error X2537 expected an element after ',', found '}' (the last element has no comma)\n");
  EXPECT_EQ(said_of_namespace("enum E { /** Doc */ a };"),
            "main.xabsl:1:35 error X2537 a documentation comment (two stars) may not stand here (write /* with one "
            "star)\n");
  EXPECT_EQ(said_of_namespace("enum E { a b }; float input x;"),
            "main.xabsl:1:37 error X2537 expected ',' or '}' after an element, found 'b'\n");
  EXPECT_EQ(said_of_namespace("enum E { };"), "main.xabsl:1:35 error X2537 expected a name as an element, found '}'\n");
  EXPECT_EQ(said_of_namespace("enum E { a }\n"), "main.xabsl:1:38 error X2537 expected ';' after the enumeration\n");
}

TEST(XabslGrammar, NamespacesHoldSymbols) {
  EXPECT_EQ(said_of_namespace("enum E { a }; input a; float output b [0..1] \"m\"; bool internal c; enum E input d;"),
            "");
  EXPECT_EQ(said_of_namespace("float input f(float a [0..1] \"m\"; /** Doc */ bool b; c;); float input g();"), "");
  EXPECT_EQ(said_of_namespace("float output f(float a;);"),
            "main.xabsl:1:40 error X2357 only input symbols have parameters (remove the list)\n");
  EXPECT_EQ(
      said_of_namespace("float a; float input b;"),
      "main.xabsl:1:32 error X2357 the symbol 'a' has no direction (write 'input', 'output' or 'internal' before its "
      "name)\n");
  EXPECT_EQ(said_of_namespace("float { a; } input b;"),
            "main.xabsl:1:32 error X2357 a type has no block of declarations (declare each symbol by itself)\n");
  EXPECT_EQ(said_of_namespace("float input if;"),
            "main.xabsl:1:38 error X2537 expected a name after the direction, found 'if' ('if' is a reserved word)\n");
}

TEST(XabslGrammar, RangesOnOtherThanFloatsAreAcceptedWithAWarning) {
  EXPECT_EQ(said_of_namespace("bool input a [0..1];"),
            "main.xabsl:1:39 warning X2537 a range or measure means nothing on a bool or an enumeration (remove it)\n");
  EXPECT_EQ(said_of_namespace("enum E { a }; enum E output b \"m\";"),
            "main.xabsl:1:56 warning X2537 a range or measure means nothing on a bool or an enumeration (remove it)\n");
}

TEST(XabslGrammar, NamespacesHoldBehaviours) {
  EXPECT_EQ(said_of_namespace("behavior a { } /** Doc */ behavior b { /** Doc */ float x \"m\"; y; bool z; }"), "");
  EXPECT_EQ(said_of_namespace("behavior a { };"),
            "main.xabsl:1:40 error X2537 expected no ';' after a behaviour (remove it)\n");
}

TEST(XabslGrammar, OptionsHaveAFixedOrder) {
  EXPECT_EQ(said("/** Doc */ option main { /** Doc */ float @a [0..1] \"m\"; @b; bool @c; enum Side @d;\n"
                 "common decision { /** Doc */ if (seen) goto s; /** Doc */ else { if (light) { goto t; } } }\n"
                 "common action { speed = 1; }\n"
                 "initial target state s { decision { /** Doc */ else goto t; } action { } }\n"
                 "target state t capacity 2 { action { } }\n"
                 "state u synchronized { action { } } state v synchronized 3 { action { stand(); } } }\n"),
            "");
  EXPECT_EQ(
      said("option main { common action { } common decision { if (seen) goto s; } initial state s { action { } } }\n"),
      "main.xabsl:1:33 error X2537 expected a state, found 'common' (the order is: parameters, common decision, common "
      "action, states)\n");
  EXPECT_EQ(said("option main { }\n"),
            "main.xabsl:1:15 error X2537 expected a state, found none (an option has at least one state)\n");
  EXPECT_EQ(said("option main { target initial state s { action { } } }\n"),
            "main.xabsl:1:22 error X2537 expected 'state', found 'initial' (the order is 'initial target state')\n");
}

TEST(XabslGrammar, CommonPartsNeedABody) {
  EXPECT_EQ(said("option main { common decision initial state s { action { } } }\n"),
            "main.xabsl:1:15 error X2357 the common decision has no body (write { if (…) … } behind it)\n");
  EXPECT_EQ(said("option main { common action initial state s { action { } } }\n"),
            "main.xabsl:1:15 error X2357 the common action has no body (write { … } behind it)\n");
}

TEST(XabslGrammar, ACommonDecisionEndsWithoutElse) {
  EXPECT_EQ(
      said("option main { common decision { if (seen) goto s; else goto s; } initial state s { action { } } }\n"),
      "main.xabsl:1:56 error X2537 expected 'if', found 'goto' (a common decision ends in an if without else; the "
      "states' own decisions are its else)\n");
  EXPECT_EQ(said("option main { common decision { if (seen) stay; } initial state s { action { } } }\n"),
            "main.xabsl:1:43 error X2357 'stay' cannot stand in a common decision (leave the case to the states' own "
            "decisions)\n");
}

TEST(XabslGrammar, StatesHaveADecisionAndAnAction) {
  EXPECT_EQ(said("option main { initial state s { } state t { action { } } }\n"),
            "main.xabsl:1:33 error X2537 expected 'action' in the state, found '}' (an empty one is: action { })\n");
  EXPECT_EQ(
      said("option main { initial state s { action { } decision { stay; } } state t { action { } } }\n"),
      "main.xabsl:1:44 error X2537 expected '}' at the end of the state, found 'decision' (the decision comes before "
      "the action)\n");
  EXPECT_EQ(
      said("option main { /** Doc */ initial state s { action { } } }\n"),
      "main.xabsl:1:26 error X2537 expected a name as a parameter, found 'initial' ('initial' is a reserved word)\n");
  EXPECT_EQ(
      said("option main { initial state s { action { } } /** Doc */ state t { action { } } }\n"),
      "main.xabsl:1:46 error X2537 a documentation comment (two stars) may not stand here (write /* with one star)\n");
  EXPECT_EQ(
      said("option main { initial state s capacity { action { } } }\n"),
      "main.xabsl:1:40 error X2537 expected a number after 'capacity', found '{' (how many agents may be in the state "
      "at once)\n");
}

TEST(XabslGrammar, DecisionsAreTreesWhoseEveryIfHasAnElse) {
  EXPECT_EQ(said(option_with("{ { stay; } }")), "");
  EXPECT_EQ(said(option_with("if (seen) if (light) goto two; else stay; else if (x > 1) { goto one; } else { stay; }")),
            "");
  EXPECT_EQ(said(option_with("/** Doc */ if (seen) goto two; /** Doc */ else stay;")), "");
  EXPECT_EQ(
      said(option_with("if (seen) goto two;")),
      "main.xabsl:2:20 error X2537 expected 'else' after the decision (every if has an else; to remain in the state "
      "write: else stay;)\n");
  EXPECT_EQ(said(option_with("")), "main.xabsl:3:1 error X2537 expected 'if', 'goto', 'stay' or '{', found '}'\n");
  EXPECT_EQ(said(option_with("stay; stay;")),
            "main.xabsl:2:7 error X2537 expected '}' at the end of the decision, found 'stay'\n");
  EXPECT_EQ(
      said(option_with("/** Doc */ goto two;")),
      "main.xabsl:2:1 error X2537 a documentation comment (two stars) may not stand here (write /* with one star)\n");
  EXPECT_EQ(said(option_with("goto two")), "main.xabsl:2:9 error X2537 expected ';' after the goto\n");
}

TEST(XabslGrammar, ActionsAreAssignmentsAndCalls) {
  EXPECT_EQ(said_of_action("speed = 1; stand(); walk(x = 1, fast = true, side = left,); helper option(a = 1);"), "");
  EXPECT_EQ(said_of_action("speed == 1; stand();"),
            "main.xabsl:4:7 error X2537 expected '=' or '(' after the name, found '==' (an assignment has one '=')\n");
  EXPECT_EQ(said_of_action("walk(1);"),
            "main.xabsl:4:6 error X2537 expected a parameter's name, found '1' (arguments are named: name = value)\n");
  EXPECT_EQ(said_of_action("walk(x);"),
            "main.xabsl:4:6 error X2537 expected a parameter's name, found 'x' (arguments are named: name = value)\n");
  EXPECT_EQ(said_of_action("goto two; stand();"),
            "main.xabsl:4:1 error X2537 expected an assignment or a call, found 'goto'\n");
  EXPECT_EQ(said_of_action("speed = ;"), "main.xabsl:4:9 error X2537 expected an expression, found ';'\n");
}

TEST(XabslGrammar, ComparisonsAndConditionalsDoNotChain) {
  EXPECT_EQ(said_of_condition("(seen ? light ? 1 : 2 : 3) == 1"), "");
  EXPECT_EQ(said_of_condition("(seen ? 1 : light ? 2 : 3) == 1"),
            "main.xabsl:2:23 error X2537 '? :' cannot be chained (put the inner one in parentheses)\n");
  EXPECT_EQ(said_of_condition("x < y < 1"),
            "main.xabsl:2:11 error X2537 comparisons cannot be chained (join them with '&&')\n");
  EXPECT_EQ(said_of_condition("x = 1"),
            "main.xabsl:2:7 error X2537 expected ')' after the condition, found '=' (a comparison is written '==')\n");
}

TEST(XabslGrammar, NothingNestsWithoutEnd) {
  EXPECT_EQ(said_of_condition(std::string(400, '(') + "seen" + std::string(400, ')')), "");
  EXPECT_NE(said_of_condition(std::string(100'000, '(')).find("X2537 this is nested more than 500 levels deep"),
            std::string::npos);
  EXPECT_NE(said_of_condition(std::string(100'000, '!')).find("nested more than 500 levels"), std::string::npos);
  EXPECT_NE(said(option_with(std::string(100'000, '{'))).find("nested more than 500 levels"), std::string::npos);
  std::string chain = "x";
  for (int i = 0; i < 5000; ++i) chain += " + x";
  EXPECT_NE(said_of_condition(chain + " == 0").find("this expression has more than 1000 levels"), std::string::npos);
  std::string ifs = "stay;";
  for (int i = 0; i < 600; ++i) ifs = "if (seen) { " + ifs + " } else stay;";
  EXPECT_NE(said(option_with(ifs)).find("nested more than 500 levels"), std::string::npos);
}

TEST(XabslGrammar, ChainsOfElseIfAreAsLongAsTheyLike) {
  std::string ifs, common;
  for (int i = 0; i < 50'000; ++i) ifs += fmt::format("if (x == {}) goto two; /** why */ else ", i);
  EXPECT_EQ(said(option_with(ifs + "stay;")), "");
  for (int i = 0; i < 50'000; ++i) common += fmt::format("{}if (x == {}) goto s;", i == 0 ? "" : " else ", i);
  EXPECT_EQ(said("option main { common decision { " + common + " } initial state s { action { } } }\n"), "");
}

TEST(XabslGrammar, AFileThatEndsTooEarlySaysSo) {
  EXPECT_EQ(said("option main { initial state s { action { speed = 1; }\n"),
            "main.xabsl:2:1 error X2555 expected '}' at the end of the state, found the end of the file\n");
}

}  // namespace
}  // namespace cancha::decide::xabsl
