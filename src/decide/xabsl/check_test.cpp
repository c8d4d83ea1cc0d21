// Every message of the semantic checks, and every oddity that is accepted.

#include <gtest/gtest.h>

#include "base/json.h"
#include "support/xabsl.h"

namespace cancha::decide::xabsl {
namespace {

/// What is said about a namespace in `main.xabsl`.
std::string said_of_namespace(const std::string& inside) {
  return said({{"agents.xabsl", "include \"main.xabsl\"; include \"rest.xabsl\"; agent a(\"A\", rest);\n"},
               {"./rest.xabsl", "option rest { initial state s { action { } } }\n"},
               {"./main.xabsl", "namespace main(\"Main\") { " + inside + "}\n"}});
}

TEST(XabslChecks, X3527NamespacesDoNotMixSymbolsAndBehaviours) {
  EXPECT_EQ(
      said_of_namespace("float input a; behavior b { }"),
      "main.xabsl:1:50 error X3527 a namespace holds either symbols or behaviours (move the behaviours to a namespace "
      "of their own)\n");
  EXPECT_EQ(
      said_of_namespace("behavior b { } behavior c { } float input a; float input d;"),
      "main.xabsl:1:68 error X3527 a namespace holds either symbols or behaviours (move the behaviours to a namespace "
      "of their own)\n");
}

TEST(XabslChecks, X3572AnEmptyNamespaceIsWarnedOf) {
  EXPECT_EQ(said_of_namespace(""), "main.xabsl:1:11 warning X3572 the namespace 'main' is empty\n");
}

TEST(XabslChecks, X3725AnArgumentIsGivenOnce) {
  EXPECT_EQ(said_of_action("helper(a = 1, a = 2);"), "main.xabsl:4:15 error X3725 'a' is given twice (remove one)\n");
  EXPECT_EQ(said_of_condition("abs(value = 1, abs.value = 2) > 0"),
            "main.xabsl:2:20 error X3725 'abs.value' is given twice (remove one)\n");
}

TEST(XabslChecks, X3752AMissingArgumentIsOnlyNoted) {
  EXPECT_EQ(said_of_action("helper();"),
            "main.xabsl:4:1 note X3752 'helper' gets no value for 'a' (it is 0, false or the first element)\n");
}

TEST(XabslChecks, X5237ADomainIsAnEnumeration) {
  EXPECT_EQ(said_of_namespace("float input a; enum main input b;"),
            "main.xabsl:1:46 error X5237 'main' is a namespace, not an enumeration\n");
  EXPECT_EQ(said("option main { enum helper @p; initial state s { action { } } }\n"),
            "main.xabsl:1:20 error X5237 'helper' is an option, not an enumeration\n");
  EXPECT_EQ(said("option main { enum Colours @p; initial state s { action { } } }\n"),
            "main.xabsl:1:20 error X5552 there is no enumeration 'Colours' (did you mean 'Colour'?)\n");
}

TEST(XabslChecks, X5255OperandsShareTheirEnumeration) {
  EXPECT_EQ(said_of_condition("colour == side"),
            "main.xabsl:2:15 error X5255 expected Colour as what it is compared with, found Side\n");
  EXPECT_EQ(said_of_action("side = colour;"), "main.xabsl:4:8 error X5255 expected Side as the value, found Colour\n");
}

TEST(XabslChecks, X5273AndX5327ThereIsOneInitialState) {
  EXPECT_EQ(said("option main { initial state s { action { } } initial state t { action { } } }\n"),
            "main.xabsl:1:60 error X5327 't' is a second initial state ('s' is the first)\n");
  EXPECT_EQ(
      said("option main { state s { action { } } }\n"),
      "main.xabsl:1:8 error X5273 the option 'main' has no initial state (write 'initial' before one of its states)\n");
}

TEST(XabslChecks, X5372NamesAreUniqueInTheirClass) {
  EXPECT_EQ(said_of_namespace("float input a; float input a;"),
            "main.xabsl:1:53 error X5372 'a' is already defined as a float input (first at ./main.xabsl:1:38)\n");
  EXPECT_EQ(said_of_namespace("float output a; float internal a;"),
            "main.xabsl:1:57 error X5372 'a' is already defined as a float output (first at ./main.xabsl:1:39)\n");
  EXPECT_EQ(said_of_namespace("float input a; bool input a; float output a; const a = 1; enum a { a };"), "");
  EXPECT_EQ(said_of_namespace("enum E { a, b, a };"), "main.xabsl:1:41 error X5372 'a' is already an element of 'E'\n");
  EXPECT_EQ(said_of_namespace("float input f(float a; bool a;);"),
            "main.xabsl:1:54 error X5372 the parameter 'a' is already there\n");
  EXPECT_EQ(said("option main { initial state s { action { } } state s { action { } } }\n"),
            "main.xabsl:1:52 error X5372 the state 's' is already defined in this option\n");
  EXPECT_EQ(
      said("option helper { initial state s { action { } } }\n"),
      "agents.xabsl:6:24 error X5552 there is no option 'main' (did you mean 'twin'?)\n"
      "main.xabsl:1:8 error X5372 'helper' is already defined as an option (first at ./helper.xabsl:1:8)\n"
      "main.xabsl:1:8 note X7235 the option 'helper' stands in a file of another name (name the file helper.xabsl)\n");
}

TEST(XabslChecks, X5732TypesMustFit) {
  EXPECT_EQ(
      said_of_condition("x"),
      "main.xabsl:2:5 error X5732 expected bool as the condition, found float (compare it with something: x != 0)\n");
  EXPECT_EQ(said_of_condition("seen == true"),
            "main.xabsl:2:5 error X5525 '==' does not compare bools (write 'a' for a == true, '!a' for a == false)\n");
  EXPECT_EQ(said_of_condition("seen + 1 > 0"),
            "main.xabsl:2:5 error X5732 expected float as an operand of '+', found bool\n");
  EXPECT_EQ(said_of_condition("-seen > 0"),
            "main.xabsl:2:6 error X5732 expected float as the operand of '-', found bool\n");
  EXPECT_EQ(
      said_of_condition("!seen && !x"),
      "main.xabsl:2:15 error X5732 expected bool as the operand of '!', found float (compare it with something: x != "
      "0)\n");
  EXPECT_EQ(said_of_action("light = 1;"),
            "main.xabsl:4:9 error X5732 expected bool as the value, found float (compare it with something: x != 0)\n");
  EXPECT_EQ(said_of_action("walk(x = true, fast = false, side = left);"),
            "main.xabsl:4:10 error X5732 expected float as the argument, found bool\n");
  EXPECT_EQ(said_of_action("speed = seen ? 1 : light;"),
            "main.xabsl:4:20 error X5732 expected float as the second value of '?', like the first, found bool\n");
}

TEST(XabslChecks, X5525EnumeratedValuesAreNeitherFloatsNorBools) {
  EXPECT_EQ(said_of_condition("colour"), "main.xabsl:2:5 error X5525 expected bool as the condition, found Colour\n");
  EXPECT_EQ(said_of_condition("x == colour"),
            "main.xabsl:2:10 error X5525 expected float as what a float is compared with, found Colour\n");
  EXPECT_EQ(said_of_action("side = 1;"), "main.xabsl:4:8 error X5525 expected Side as the value, found float\n");
}

TEST(XabslChecks, X5552UnknownNamesComeWithAHint) {
  EXPECT_EQ(said_of_condition("sen"), "main.xabsl:2:5 error X5552 there is no symbol 'sen' (did you mean 'seen'?)\n");
  EXPECT_EQ(said_of_condition("colour == rad"),
            "main.xabsl:2:15 error X5552 'rad' is neither an element of 'Colour' nor a symbol (did you mean 'red'?)\n");
  EXPECT_EQ(said_of_condition("@s"),
            "main.xabsl:2:5 error X5552 this option has no parameter '@s' (did you mean '@p'?)\n");
  EXPECT_EQ(said_of_condition("abs(val = x) > 1"),
            "main.xabsl:2:9 error X5552 'abs' has no parameter 'val' (known: value)\n");
  EXPECT_EQ(said(option_with("goto tow;")),
            "main.xabsl:2:6 error X5552 this option has no state 'tow' (did you mean 'two'?)\n");
  EXPECT_EQ(said_of_action("sped = 1;"),
            "main.xabsl:4:1 error X5552 there is no output symbol 'sped' (did you mean 'speed'?)\n");
  EXPECT_EQ(said_of_action("wlak();"),
            "main.xabsl:4:1 error X5552 there is no option or behaviour 'wlak' (did you mean 'walk'?)\n");
}

TEST(XabslChecks, X5552ALiteralCannotStandOnTheLeft) {
  EXPECT_EQ(said_of_condition("green == colour"),
            "main.xabsl:2:5 error X5552 there is no symbol 'green' (did you mean 'seen'?)\n");
}

TEST(XabslChecks, X5552AKeywordThatTouchesAHyphenIsExplained) {
  EXPECT_EQ(said_of_condition("state_time-5 > 0"),
            "main.xabsl:2:5 error X5552 there is no symbol 'state_time' (a word that touches '-' is no keyword: write "
            "'state_time - …')\n");
}

TEST(XabslChecks, X5723ANameOfSeveralClassesIsAmbiguous) {
  EXPECT_EQ(said_of_action("twin();"),
            "main.xabsl:4:1 error X5723 'twin' is both an option and a behaviour (write 'twin option(…)' or 'twin "
            "behavior(…)')\n");
  auto files = files_with(option_with("if (x > both) goto two; else stay;", "both = 1;"));
  files["./symbols.xabsl"].insert(files["./symbols.xabsl"].find("float input x"),
                                  "float input both; bool output both; float output both;");
  EXPECT_EQ(
      said(files),
      "main.xabsl:2:9 error X5723 'both' is both a float output and a float input (give one of them another name)\n"
      "main.xabsl:4:1 error X5723 'both' is both a float output and a bool output (give one of them another name)\n");
}

TEST(XabslChecks, X5552AThingOfAnotherKindCannotStandHere) {
  EXPECT_EQ(
      said_of_action("x = 1;"),
      "main.xabsl:4:1 error X5552 'x' is a float input and cannot be set (only output and internal symbols can)\n");
  EXPECT_EQ(
      said_of_action("@p = 1;"),
      "main.xabsl:4:1 error X5552 '@p' is a parameter and cannot be set (only output and internal symbols can)\n");
  EXPECT_EQ(said_of_action("x();"), "main.xabsl:4:1 error X5552 'x' is a float input, not an option or behaviour\n");
  EXPECT_EQ(said_of_condition("helper"), "main.xabsl:2:5 error X5552 'helper' is an option and has no value\n");
  EXPECT_EQ(said_of_condition("light()"),
            "main.xabsl:2:5 error X5552 'light' is a bool output and has no parameters (remove the list)\n");
  EXPECT_EQ(said_of_condition("@q()"),
            "main.xabsl:2:5 error X5552 a parameter has no parameters of its own (remove the list)\n");
  EXPECT_EQ(said_of_action("stand option();"), "main.xabsl:4:1 error X5552 'stand' is a behaviour, not an option\n");
}

TEST(XabslChecks, X5552AParameterThatWasDeclaredWithoutItsSignCannotBeRead) {
  EXPECT_EQ(said("option main { float p; initial state s { action { speed = @p; } } }\n"),
            "main.xabsl:1:21 note a parameter of an option without '@' cannot be read in it (write @p)\n"
            "main.xabsl:1:59 error X5552 this option has no parameter '@p'\n");
}

TEST(XabslChecks, AnInputAndAnOutputMayShareAName) {
  auto files = files_with(option_with("if (both() > 1) goto two; else stay;", "both = both() + 1;"));
  files["./symbols.xabsl"].insert(files["./symbols.xabsl"].find("float input x"),
                                  "float input both; float output both;");
  EXPECT_EQ(said(files), "");

  const Compilation made = compile("agents.xabsl", read_from_memory(files));
  const std::string code = intermediate_code(made.checked).value();
  EXPECT_NE(code.find("d both\r\n+\r\ni both\r\n0\r\n"), std::string::npos) << code;
}

TEST(XabslChecks, X7235AFileIsNamedLikeWhatItHolds) {
  auto files = files_with(option_with("stay;"));
  files["./symbols.xabsl"].replace(10, 7, "signals");
  EXPECT_EQ(said(files),
            "symbols.xabsl:1:11 note X7235 the namespace 'signals' stands in a file of another name (name the file "
            "signals.xabsl)\n");
}

TEST(XabslChecks, X7325AndX7352ElseGoesWithACommonDecision) {
  EXPECT_EQ(
      said("option main { common decision { if (seen) goto s; } initial state s { decision { stay; } action { } } }\n"),
      "main.xabsl:1:82 warning X7325 with a common decision, a state's decision should begin with 'else' (write 'else' "
      "before it)\n");
  EXPECT_EQ(said(option_with("else stay;")),
            "main.xabsl:2:1 error X7352 a decision begins with 'else' only where there is a common decision (remove "
            "'else')\n");
}

TEST(XabslChecks, X2357WhatCrashedTheOriginalIsExplained) {
  EXPECT_EQ(said_of_condition("x < " + std::string(400, '9')),
            "main.xabsl:2:9 error X2357 this number is beyond what a double can hold (the largest is about 1.8e308)\n");
  EXPECT_EQ(
      said_of_condition("(seen ? colour : other_colour) == red"),
      "main.xabsl:2:6 error X2357 '? :' cannot stand on the left of an enumerated comparison (swap the two sides)\n");
}

TEST(XabslChecks, OptionsThatCallThemselvesAreWarnedOf) {
  auto files = files_with(option_with("stay;", "helper(a = 1);"));
  files["./helper.xabsl"] =
      "option helper { float @a; initial state s { action { main(p = 1, q = true, r = left); } } }\n";
  EXPECT_EQ(said(files),
            "main.xabsl:4:1 warning option 'helper' calls itself: helper → main → helper (options must not be "
            "recursive)\n");
}

TEST(XabslChecks, OptionsThatCanBeReachedTwiceInACycleAreWarnedOf) {
  EXPECT_EQ(
      said_of_action("twin option(); twin option();"),
      "main.xabsl:4:16 warning option 'twin' can be reached twice in one cycle from state 'one' (the second call is "
      "skipped)\n");
}

TEST(XabslOddities, AreAcceptedWithANote) {
  EXPECT_EQ(said("option main { float p; initial state s { action { } } }\n"),
            "main.xabsl:1:21 note a parameter of an option without '@' cannot be read in it (write @p)\n");
  EXPECT_EQ(said_of_action("helper(helper.a = 1);"), "main.xabsl:4:8 note a qualified parameter name (write a)\n");
  EXPECT_EQ(said_of_action("walk(x = 1, fast = true, side = colour);"),
            "main.xabsl:4:33 note X5255 an element of 'Colour' is passed as one of 'Side' (the original does not check "
            "this)\n");
  EXPECT_EQ(said("option main { initial state s capacity 2.5 { action { } } }\n"),
            "main.xabsl:1:40 note a number of agents is whole (write it without a point)\n");
  EXPECT_EQ(
      said_of_condition("seen ? light : seen"),
      "main.xabsl:2:5 note the original's engines refuse a bool '? :' when they load the program (write (c && a) || "
      "(!c && b))\n");
  EXPECT_EQ(
      said_of_namespace("enum E internal { a }; enum E input e;"),
      "main.xabsl:1:54 note an internal enumeration is meant for internal symbols only (leave out 'internal' at the "
      "enumeration)\n");
}

TEST(XabslOddities, AnEnumerationWithADirectionIsReportedAndCompiled) {
  for (const std::string_view word : {"input ", "output"}) {
    EXPECT_EQ(said_of_namespace(fmt::format("enum E {} {{ a, b }}; enum E input e;", word)),
              "main.xabsl:1:33 warning X2537 an enumeration has no direction (remove the word)\n");
  }
}

TEST(XabslOddities, InAnEnumeratedContextALiteralMayStandOnTheLeft) {
  EXPECT_EQ(said_of_action("side = (left == @r) ? left : right;"), "");
}

TEST(XabslOddities, StrictMakesWarningsOfNotes) {
  const Compilation made = compile("agents.xabsl", read_from_memory(files_with(option_with("stay;", "helper();"))));

  EXPECT_EQ(diagnostics(made.findings, *made.sources, false)[0].severity, Severity::Note);
  EXPECT_EQ(diagnostics(made.findings, *made.sources, true)[0].severity, Severity::Warning);
}

TEST(XabslDiagnostics, AFileOfNonsenseCostsLittle) {
  // nonsense of one sort is told once; the line and the words of a message are cut
  std::string mixed;
  for (int i = 0; i < 50'000; ++i) mixed += std::string{"\0$\1", 3};
  const std::string word(300'000, 'x');
  const std::string calls =
      "option main { initial state s { action { " + word + " = " + word + "; " + word + "(); } } }\n";
  for (const std::string& text : {std::string(300'000, '\0'), mixed, calls}) {
    const Compilation made = compile("agents.xabsl", read_from_memory(files_with(text)));
    std::size_t bytes = 0;
    for (const Diagnostic& d : diagnostics(made.findings, *made.sources, true)) bytes += to_json(d).size();
    EXPECT_GT(bytes, 0u);
    EXPECT_LT(bytes, 3'000'000u);
  }
}

TEST(XabslDiagnostics, ShowTheLineWithAMarker) {
  const Compilation made =
      compile("agents.xabsl",
              read_from_memory(files_with("option main {\n  initial state s {\n\taction { sped = 1; }\n } }\n")));
  const auto list = diagnostics(made.findings, *made.sources, false);
  ASSERT_EQ(list.size(), 1u);

  EXPECT_EQ(list[0].text(),
            "./main.xabsl:3:11: error: there is no output symbol 'sped' (did you mean 'speed'?) [X5552]\n"
            "     3 | \taction { sped = 1; }\n"
            "       | \t         ^~~~\n");
  EXPECT_EQ(
      to_json(list[0]),
      "{\"file\":\"./main.xabsl\",\"line\":3,\"column\":11,\"end_line\":3,\"end_column\":15,\"severity\":\"error\","
      "\"code\":\"X5552\",\"message\":\"there is no output symbol 'sped'\",\"hint\":\"did you mean 'speed'?\","
      "\"source\":\"\\u0009action { sped = 1; }\"}");
}

}  // namespace
}  // namespace cancha::decide::xabsl
