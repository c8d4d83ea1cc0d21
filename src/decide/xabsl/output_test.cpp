#include "decide/xabsl/output.h"

#include <gtest/gtest.h>

#include "support/xabsl.h"

namespace cancha::decide::xabsl {
namespace {

/// Lines as the intermediate code has them: with CR LF.
std::string lines(std::initializer_list<std::string_view> list) {
  std::string out;
  for (const std::string_view line : list) out.append(line).append("\r\n");
  return out;
}

std::string code_of(const std::map<std::string, std::string>& files) {
  const Compilation made = compile("agents.xabsl", read_from_memory(files));
  if (!made.good()) return said(made);
  const auto code = intermediate_code(made.checked);
  return code ? *code : code.error().text();
}

/// The intermediate code of a condition, of one state with a goto under it; one blank instead of each line end.
std::string condition_code(std::string_view condition) {
  const std::string code = code_of(files_with(option_with("if (" + std::string{condition} + ") goto two; else stay;")));
  const std::string before = "\r\none\r\n0\r\n0\r\ni\r\n", after = "t two\r\nt one\r\n0\r\n0\r\nt two\r\n";
  const std::size_t begin = code.find(before), end = code.find(after);
  if (begin == std::string::npos || end == std::string::npos) return code;
  std::string out;
  for (const char c : code.substr(begin + before.size(), end - begin - before.size())) {
    if (c == '\n') out += ' ';
    if (c != '\n' && c != '\r') out += c;
  }
  out.pop_back();
  return out;
}

/// The same for an action.
std::string action_code(std::string_view action) {
  const std::string code = code_of(files_with(option_with("stay;", action)));
  const std::string before = "\r\none\r\n0\r\n1\r\n", after = "t one\r\n";
  const std::size_t begin = code.find(before), end = code.find(after);
  if (begin == std::string::npos || end == std::string::npos) return code;
  std::string out;
  for (const char c : code.substr(begin + before.size(), end - begin - before.size())) {
    if (c == '\n') out += ' ';
    if (c != '\n' && c != '\r') out += c;
  }
  out.pop_back();
  return out;
}

TEST(XabslIntermediateCode, TheSmallestBehaviourIsWrittenLineByLine) {
  const std::string code = code_of({{"agents.xabsl", "include \"rest.xabsl\";\nagent a(\"A\", rest);\n"},
                                    {"./rest.xabsl", "option rest { initial state still { action { } } }\n"}});

  EXPECT_EQ(code, lines({"// Intermediate code for the agents of ",
                         "",
                         "0",
                         "0",
                         "",
                         "1",
                         "rest 0",
                         "",
                         "1",
                         "still n",
                         "",
                         "still",
                         "0",
                         "0",
                         "t still",
                         "",
                         "",
                         "",
                         "1",
                         "a rest"}));
}

TEST(XabslIntermediateCode, AWholeBehaviourIsWrittenAsTheOriginalDoes) {
  const std::string code = code_of({
      {"agents.xabsl",
       "/*** Title: Two players\nPlatform: none */\ninclude \"s.xabsl\";\ninclude \"b.xabsl\";\ninclude "
       "\"Play.xabsl\";\n"
       "include \"go.xabsl\";\nagent one(\"One\", Play);\nagent two(\"Two\", go);\n"},
      {"./s.xabsl",
       "namespace s(\"S\") { enum Zeta internal { z1, z2 }; enum Alpha internal { a };\n"
       "bool internal b; enum Alpha internal A; float input d; float internal c; }\n"},
      {"./b.xabsl", "namespace b(\"B\") { behavior kick { float power; bool left; } }\n"},
      {"./Play.xabsl",
       "option Play {\n  common decision { if (d < 0) goto off; else if (b) { goto on; } }\n"
       "  common action { c = 1; }\n"
       "  state off { action { kick(power = -d, left = true); } }\n"
       "  initial target state on capacity 2 { decision { else if (d == 1) goto off; else stay; } action { go(x = d); "
       "} }\n"
       "}\n"},
      {"./go.xabsl",
       "option go { float @x; enum Alpha @e;\n  initial state s1 synchronized { action { A = @e; } }\n"
       "  state s2 synchronized 3 { action { } } }\n"},
  });

  EXPECT_EQ(code, lines({
                      "// Intermediate code for the agents of Two players",
                      "",
                      // internal enumerations and symbols, by lower-cased name
                      "2",
                      "Alpha 1 Alpha.a",
                      "Zeta 2 Zeta.z1 Zeta.z2",
                      "3",
                      "e Alpha A",
                      "b b",
                      "d c",
                      "",
                      // options
                      "2",
                      "go 2 d go.x e Alpha go.e",
                      "Play 0",
                      "",
                      // go
                      "2",
                      "s1 s 0",
                      "s2 s 3",
                      "",
                      "s1",  //
                      "0",
                      "1",
                      "e A",
                      "p go.e",
                      "t s1",  //
                      "0",
                      "0",
                      "t s2",
                      "",
                      "",
                      "",  //
                      // Play: the common decision stands before every state's own
                      "2",
                      "off n",
                      "on c 2",
                      "",
                      "on",  //
                      "0",
                      "2",
                      "d c",
                      "v 1",
                      "a kick",
                      "2",
                      "d kick.power",
                      "-",
                      "v 0",  //
                      "i d",
                      "0",
                      "b kick.left",
                      "v true",  //
                      "i",
                      "<",
                      "i d",
                      "0",
                      "v 0",
                      "t off",
                      "i",
                      "o b",
                      "t on",
                      "t off",  //
                      "1",
                      "2",
                      "d c",
                      "v 1",
                      "o go",
                      "1",
                      "d go.x",
                      "i d",
                      "0",  //
                      "i",
                      "<",
                      "i d",
                      "0",
                      "v 0",
                      "t off",
                      "i",
                      "o b",
                      "t on",  //
                      "i",
                      "=",
                      "i d",
                      "0",
                      "v 1",
                      "t off",
                      "t on",
                      "",
                      "",
                      "",  //
                      // agents, all on one line
                      "2",
                      "one Play two go",
                  }));
}

TEST(XabslIntermediateCode, EveryDecimalExpressionHasItsForm) {
  EXPECT_EQ(condition_code("x < 1"), "< i x 0 v 1");
  EXPECT_EQ(condition_code("x + y > counter"), "> + i x 0 i y 0 o counter");
  EXPECT_EQ(condition_code("x - y - 1 <= @p"), "l - - i x 0 i y 0 v 1 p main.p");
  EXPECT_EQ(condition_code("x * y / 2 % 3 >= speed"), "g % d * i x 0 i y 0 v 2 v 3 o speed");
  EXPECT_EQ(condition_code("x + y * 2 == pi"), "= + i x 0 * i y 0 v 2 c 3.14");
  EXPECT_EQ(condition_code("(x + y) * 2 != low"), "n * + i x 0 i y 0 v 2 c -2.50");
  EXPECT_EQ(condition_code("state_time > option_time"), "> s t");
  EXPECT_EQ(condition_code("(seen ? x : 2) == 1"), "= q i seen 0 i x 0 v 2 v 1");
  EXPECT_EQ(condition_code("abs(value = -x) < 3"), "< i abs 1 d abs.value - v 0 i x 0 v 3");
}

TEST(XabslIntermediateCode, EveryBooleanExpressionHasItsForm) {
  EXPECT_EQ(condition_code("true"), "v true");
  EXPECT_EQ(condition_code("false"), "v false");
  EXPECT_EQ(condition_code("seen"), "i seen 0");
  EXPECT_EQ(condition_code("seen()"), "i seen 0");
  EXPECT_EQ(condition_code("light"), "o light");
  EXPECT_EQ(condition_code("@q"), "p main.q");
  EXPECT_EQ(condition_code("action_done"), "t");
  EXPECT_EQ(condition_code("conflict"), "x");
  EXPECT_EQ(condition_code("!seen"), "! i seen 0");
  EXPECT_EQ(condition_code("seen ? light : @q"), "q i seen 0 o light p main.q");
  EXPECT_EQ(condition_code("between(max = 2, value = x)"), "i between 2 d between.max v 2 d between.value i x 0");
}

TEST(XabslIntermediateCode, ChainsOfAndAndOrAreFlattenedButSumsAreNot) {
  EXPECT_EQ(condition_code("seen && light && @q"), "& 3 i seen 0 o light p main.q");
  EXPECT_EQ(condition_code("seen && (light && @q)"), "& 3 i seen 0 o light p main.q");
  EXPECT_EQ(condition_code("seen || light && @q || conflict"), "| 3 i seen 0 & 2 o light p main.q x");
  EXPECT_EQ(condition_code("x + (y + 1) == 0"), "= + i x 0 + i y 0 v 1 v 0");
}

TEST(XabslIntermediateCode, EnumeratedComparisonsNameTheEnumerationAndEndInABlank) {
  EXPECT_EQ(condition_code("colour == red"), "c i colour 0 v Colour.red ");
  EXPECT_EQ(condition_code("colour != Colour.green"), "! c i colour 0 v Colour.green ");
  EXPECT_EQ(condition_code("colour == other_colour"), "c i colour 0 i other_colour 0");
  EXPECT_EQ(condition_code("@r == side"), "c p main.r o side");
  EXPECT_EQ(condition_code("colour == (seen ? red : green)"), "c i colour 0 q i seen 0 v Colour.red  v Colour.green ");
  EXPECT_EQ(condition_code("is_colour(colour = red, bright = true)"),
            "i is_colour 2 e Colour is_colour.colour v Colour.red  b is_colour.bright v true");
}

TEST(XabslIntermediateCode, ActionsAreCallsAndAssignments) {
  EXPECT_EQ(action_code("speed = 1;"), "d speed v 1");
  EXPECT_EQ(action_code("light = seen;"), "b light i seen 0");
  EXPECT_EQ(action_code("side = left;"), "e side v Side.left ");
  EXPECT_EQ(action_code("mode = seen ? idle : busy;"), "e mode q i seen 0 v Mode.idle  v Mode.busy ");
  EXPECT_EQ(action_code("counter = counter + 1;"), "d counter + o counter v 1");
  EXPECT_EQ(action_code("stand();"), "a stand 0");
  EXPECT_EQ(action_code("walk(side = left, x = 1,);"), "a walk 2 e Side walk.side v Side.left  d walk.x v 1");
  EXPECT_EQ(action_code("helper(a = @p);"), "o helper 1 d helper.a p main.p");
  EXPECT_EQ(action_code("twin option();"), "o twin 0");
  EXPECT_EQ(action_code("twin behavior();"), "a twin 0");
}

TEST(XabslIntermediateCode, NumbersAreNormalisedButConstantsKeepTheirText) {
  EXPECT_EQ(action_code("speed = 1.50;"), "d speed v 1.5");
  EXPECT_EQ(action_code("speed = 1.;"), "d speed v 1");
  EXPECT_EQ(action_code("speed = -5;"), "d speed v -5");
  EXPECT_EQ(action_code("speed = -pi;"), "d speed - v 0 c 3.14");
  EXPECT_EQ(action_code("speed = 123456789012345678;"), "d speed v 123456789012345680");
  EXPECT_EQ(code_number(0.1), "0.1");
  EXPECT_EQ(code_number(0.0001), "0.0001");
  EXPECT_EQ(code_number(0.00001), "1.0e-05");
  EXPECT_EQ(code_number(0.000012345), "1.2345e-05");
  EXPECT_EQ(code_number(-0.0), "0");
  EXPECT_EQ(code_number(1e23), "99999999999999991611392");
}

TEST(XabslIntermediateCode, AHugeCopyOfACommonDecisionIsRefused) {
  std::string option = "option main { common decision { if (seen";
  for (int i = 0; i < 900; ++i) option += " && between(value = x, min = y, max = 1)";
  option += ") goto s0; }\n";
  for (int i = 0; i < 2000; ++i) {
    option += (i == 0 ? "initial state s" : "state s") + std::to_string(i) + " { action { } }\n";
  }
  const std::string code = code_of(files_with(option + "}\n"));

  EXPECT_EQ(code, "intermediate code: is larger than 64 MiB (common decisions are repeated in every state)");
}

TEST(XabslDebugSymbols, ListEverythingWithBlanksBehindEachWord) {
  const Compilation made =
      compile("agents.xabsl",
              read_from_memory(
                  {{"agents.xabsl",
                    "/*** Title: T */ include \"s.xabsl\"; include \"b.xabsl\"; include \"o.xabsl\";\n"
                    "agent a(\"A\", o);\n"},
                   {"./s.xabsl",
                    "namespace s(\"S\") { enum E { p, q }; float input f(float v;); enum E output e;\n"
                    "bool internal i; float const k = 1; }\n"},
                   {"./b.xabsl", "namespace b(\"B\") { behavior kick { float power; enum E e; } behavior rest { } }\n"},
                   {"./o.xabsl", "option o { bool @b; initial state s { action { kick(power = f()); } } }\n"}}));
  ASSERT_TRUE(made.good()) << said(made);

  EXPECT_EQ(
      debug_symbols(made.checked, made.uses),
      "// Debug Symbols for the agents of T\n\n// number of enumerations\n1\n// enumerations\n"
      "// (name number-of-elements (element)*)+\nE 2 E.p E.q \n\n\n"
      "// number of input symbols\n1\n// input symbols\n"
      "// (d decimal-input-symbol | b boolean-input-symbol | e enum-name enumerated-input-symbol)+\nd f \n\n\n"
      "// number of output symbols\n2\n// output symbols\n"
      "// (d decimal-output-symbol | b boolean-output-symbol | e enum-name enumerated-output-symbol)+\n"
      "e E e \nb i \n\n\n"
      "// number of options\n1\n//options: (name num-of-parameters (d decimal-parameter | b boolean_parameter | e "
      "enum-name enumerated-parameter)*)+\no 1 b o.b \n\n\n"
      "// number of basic behaviors\n2\n//basic behaviors: (name num-of-parameters (d decimal-parameter | b "
      "boolean_parameter | e enum-name enumerated-parameter)*)+\nkick 2 d kick.power e E kick.e \nrest 0 \n\n\n");
}

TEST(XabslDebugSymbols, NamespacesComeInTheOrderOfTheirFirstUseByTheOptions) {
  const Compilation made = compile(
      "agents.xabsl",
      read_from_memory(
          {{"agents.xabsl",
            "include \"one.xabsl\"; include \"two.xabsl\"; include \"never.xabsl\"; include \"Z.xabsl\";\n"
            "include \"a.xabsl\"; agent x(\"X\", Z);\n"},
           {"./one.xabsl", "namespace one(\"1\") { float input first; float output last; enum E1 { p }; }\n"},
           {"./two.xabsl", "namespace two(\"2\") { float input second; float const k = 2; enum E2 { q }; }\n"},
           {"./never.xabsl", "namespace never(\"3\") { float input third; enum E3 { r }; }\n"},
           {"./Z.xabsl", "option Z { initial state s { action { last = first; a(); } } }\n"},
           // 'a' comes before 'Z', and uses the second namespace by its constant only
           {"./a.xabsl", "option a { initial state s { decision { if (k > 1) goto s; else stay; } action { } } }\n"}}));
  ASSERT_TRUE(made.good()) << said(made);

  const std::string list = debug_symbols(made.checked, made.uses);

  EXPECT_NE(list.find("\n2\n// enumerations\n// (name number-of-elements (element)*)+\nE2 1 E2.q \nE1 1 E1.p \n\n"),
            std::string::npos)
      << list;
  EXPECT_NE(list.find("enumerated-input-symbol)+\nd second \nd first \n\n"), std::string::npos) << list;
}

TEST(XabslTitle, IsTheFirstAnywhereInTheHeadInAnyCase) {
  const auto title = [](const std::string& head) {
    const Compilation made =
        compile("agents.xabsl", read_from_memory({{"agents.xabsl", head + "include \"o.xabsl\"; agent a(\"A\", o);\n"},
                                                  {"./o.xabsl", "option o { initial state s { action { } } }\n"}}));
    return std::string{made.checked.title};
  };
  EXPECT_EQ(title("/*** Written by hand. SubTITLE: Seven \nTitle: Eight */"), "Seven");
  EXPECT_EQ(title("/*** the title:Nine*/"), "Nine");
  EXPECT_EQ(title("/* Title: none */"), "");
}

TEST(XabslKeywords, AreSortedWithoutCaseAndMergedIntoAnExistingList) {
  const Compilation made =
      compile("agents.xabsl",
              read_from_memory({{"agents.xabsl", "include \"s.xabsl\"; include \"o.xabsl\"; agent a(\"A\", o);\n"},
                                {"./s.xabsl",
                                 "namespace s(\"S\") { enum E { p }; float input F(float v; bool w;); bool input x; "
                                 "float const Zero = 0; }\n"},
                                {"./o.xabsl", "option o { bool @b; initial state s { action { } } }\n"}}));
  ASSERT_TRUE(made.good()) << said(made);

  const std::string list = keyword_list(made.checked, "mine\r\nbool\n");

  EXPECT_NE(list.find("action\naction_done\nagent\nbehavior\nbool\ncapacity\n"), std::string::npos) << list;
  EXPECT_NE(list.find("decision\nE\nelse\nenum\nF(v = , w = )\nfalse\n"), std::string::npos) << list;
  EXPECT_NE(list.find("internal\nmine\nnamespace\no(b = )\noption\noption_time\noutput\np\ns\nstate\n"),
            std::string::npos)
      << list;
  EXPECT_TRUE(list.starts_with("@b\naction\n")) << list;
  EXPECT_TRUE(list.ends_with("true\nv\nw\nx()\nZero\n")) << list;
}

}  // namespace
}  // namespace cancha::decide::xabsl
