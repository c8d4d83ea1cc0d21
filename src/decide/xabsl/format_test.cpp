#include "decide/xabsl/format.h"

#include <gtest/gtest.h>

#include "decide/xabsl/made_up.h"
#include "support/xabsl.h"

namespace cancha::decide::xabsl {
namespace {

std::string formatted(std::string_view text) {
  const auto result = format(text, "x.xabsl");
  return result ? *result : result.error().text();
}

/// The words of a text without what stands between them, documentation included.
std::vector<std::string> words(const std::string& text) {
  std::vector<Token> tokens;
  Findings findings;
  split({"x.xabsl", text}, 0, tokens, findings);
  std::vector<std::string> out;
  for (const Token& t : tokens) out.push_back(text.substr(t.begin, t.end - t.begin));
  return out;
}

TEST(XabslFormat, AnOptionIsLaidOutByBraces) {
  EXPECT_EQ(
      formatted("/** Doc */option a{/** P */float @x[0..1]\"m\";common decision{if(b)goto s;else if(c){goto t;}}"
                "common action{z=-1;}initial state s{decision{else if(a&&!(b||c))goto t;/** D */else stay;}"
                "action{f(x=1,y=2);twin option();}}target state t capacity 2{action{}}}"),
      "/** Doc */\noption a\n{\n  /** P */\n  float @x [0..1] \"m\";\n"
      "  common decision\n  {\n    if (b)\n      goto s;\n    else if (c)\n    {\n      goto t;\n    }\n  }\n"
      "  common action\n  {\n    z = -1;\n  }\n"
      "  initial state s\n  {\n    decision\n    {\n      else if (a && !(b || c))\n        goto t;\n      /** D */\n"
      "      else\n        stay;\n    }\n    action\n    {\n      f(x = 1, y = 2);\n      twin option();\n    }\n  }\n"
      "  target state t capacity 2\n  {\n    action\n    {\n    }\n  }\n}\n");
}

TEST(XabslFormat, NamespacesAndAgentsToo) {
  EXPECT_EQ(
      formatted(
          "namespace n(\"N\"){enum E{a,b};enum E internal e;const k=-2 \"mm\";float input f(float v;/** W */bool w;);"
          "float input g;}"),
      "namespace n(\"N\")\n{\n  enum E\n  {\n    a,\n    b\n  };\n  enum E internal e;\n  const k = -2 \"mm\";\n"
      "  float input f\n  (\n    float v;\n    /** W */\n    bool w;\n  );\n  float input g;\n}\n");
  EXPECT_EQ(formatted("namespace n(\"N\"){behavior b{float x;}behavior c{}}"),
            "namespace n(\"N\")\n{\n  behavior b\n  {\n    float x;\n  }\n  behavior c\n  {\n  }\n}\n");
  EXPECT_EQ(formatted("/*** T */include \"a.xabsl\";include \"b.xabsl\";\n\n\nagent a(\"A\",b);"),
            "/*** T */\ninclude \"a.xabsl\";\ninclude \"b.xabsl\";\n\nagent a(\"A\", b);\n");
}

TEST(XabslFormat, NestedIfsKeepTheirMeaning) {
  EXPECT_EQ(formatted("option a{initial state s{decision{if(a)if(b)stay;else goto s;else{stay;}}action{}}}"),
            "option a\n{\n  initial state s\n  {\n    decision\n    {\n      if (a)\n        if (b)\n          stay;\n"
            "        else\n          goto s;\n      else\n      {\n        stay;\n      }\n    }\n    action\n    {\n  "
            "  }\n  }\n}\n");
}

TEST(XabslFormat, CommentsStayWhereTheyAre) {
  EXPECT_EQ(formatted("// first\n\n\noption a { // opens\n // own\n initial state s { action { x = 1; // behind\n"
                      "/* block */ y = a /* in */ + // cut\n b\n  && c;\n\n // last\n } } }\n// end\n"),
            "// first\n\noption a\n{  // opens\n  // own\n  initial state s\n  {\n    action\n    {\n      x = 1;  // "
            "behind\n"
            "      /* block */\n      y = a /* in */ +  // cut\n          b\n          && c;\n\n      // last\n    }\n "
            " }\n}\n"
            "// end\n");
}

TEST(XabslFormat, AFileWithErrorsIsRefused) {
  EXPECT_EQ(formatted("option a { initial state s { action { x = 1 } } }\n"),
            "x.xabsl:1:44: expected ';' after the action");
}

TEST(XabslFormat, FormattingTwiceIsFormattingOnceAndNoWordIsLost) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Random random{seed};
    MadeUpSettings settings;
    settings.options = 20;
    const auto files = made_up_behaviour(settings, random);
    auto again = files;
    for (auto& [path, text] : again) {
      text = formatted(text);
      EXPECT_EQ(words(text), words(files.at(path))) << path;
      EXPECT_EQ(formatted(text), text) << path;
    }
    const Compilation before = compile("agents.xabsl", read_from_memory(files));
    const Compilation after = compile("agents.xabsl", read_from_memory(again));
    EXPECT_EQ(*intermediate_code(before.checked), *intermediate_code(after.checked));
  }
}

}  // namespace
}  // namespace cancha::decide::xabsl
