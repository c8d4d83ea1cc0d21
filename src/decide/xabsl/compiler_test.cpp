#include "decide/xabsl/compiler.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "decide/xabsl/made_up.h"
#include "support/xabsl.h"

namespace cancha::decide::xabsl {
namespace {

const std::string kRest = "option rest { initial state s { action { } } }\n";

TEST(XabslIncludes, AreRelativeToTheIncludingFile) {
  const Compilation made = compile(
      "top/agents.xabsl", read_from_memory({{"top/agents.xabsl", "include \"a/b.xabsl\"; agent x(\"X\", rest);\n"},
                                            {"top/a/b.xabsl", "include \"../rest.xabsl\";\n"},
                                            {"top/a/../rest.xabsl", kRest}}));

  EXPECT_EQ(said(made), "");
  ASSERT_EQ(made.sources->size(), 3u);
  EXPECT_EQ((*made.sources)[2].path, "top/a/../rest.xabsl");
}

TEST(XabslIncludes, TheOrderOfIncludesDoesNotMatter) {
  EXPECT_EQ(said({{"agents.xabsl", "include \"o.xabsl\"; include \"s.xabsl\"; agent x(\"X\", o);\n"},
                  {"./o.xabsl", "option o { initial state s { action { e = a; } } }\n"},
                  {"./s.xabsl", "namespace s(\"\") { enum E output e; enum E { a }; }\n"}}),
            "");
}

TEST(XabslIncludes, AFileReachedTwiceUnderOneNameIsReadOnce) {
  EXPECT_EQ(said({{"agents.xabsl", "include \"a.xabsl\"; include \"rest.xabsl\"; agent x(\"X\", rest);\n"},
                  {"./a.xabsl", "include \"rest.xabsl\";\n"},
                  {"./rest.xabsl", kRest}}),
            "");
}

TEST(XabslIncludes, AFileReachedUnderTwoNamesIsReadTwice) {
  EXPECT_EQ(said({{"agents.xabsl", "include \"rest.xabsl\"; include \"o/../rest.xabsl\"; agent x(\"X\", rest);\n"},
                  {"./rest.xabsl", kRest},
                  {"./o/../rest.xabsl", kRest}}),
            "rest.xabsl:1:8 error X5372 'rest' is already defined as an option (first at ./rest.xabsl:1:8)\n");
}

TEST(XabslIncludes, ACircleOfOneSpellingIsReadOnce) {
  EXPECT_EQ(said({{"agents.xabsl", "include \"a.xabsl\"; agent x(\"X\", rest);\n"},
                  {"./a.xabsl", "include \"b.xabsl\";\n"},
                  {"./b.xabsl", "include \"a.xabsl\"; include \"rest.xabsl\";\n"},
                  {"./rest.xabsl", kRest}}),
            "");
}

TEST(XabslIncludes, ACircleThatWouldNeverEndIsRefused) {
  // every round has a longer path, so that the original would go on for ever
  const FileReader endless = [](const std::string&) -> Result<std::string> {
    return "include \"o/../agents.xabsl\"; agent x(\"X\", rest);\n";
  };
  const Compilation made = compile("agents.xabsl", endless);

  EXPECT_EQ(made.sources->size(), 1u);
  EXPECT_EQ(said(made),
            "agents.xabsl:1:9 error X2357 \"o/../agents.xabsl\" includes itself in a circle (an included file need not "
            "include the one that includes it)\n"
            "agents.xabsl:1:43 error X5552 there is no option 'rest'\n");
}

TEST(XabslIncludes, ACircleThatLeadsEverFurtherUpIsCutOff) {
  const FileReader endless = [](const std::string&) -> Result<std::string> { return "include \"../a.xabsl\";\n"; };
  const Compilation made = compile("agents.xabsl", endless);

  EXPECT_EQ(made.sources->size(), 101u);
  EXPECT_NE(said(made).find("X2357 files include one another more than 100 levels deep"), std::string::npos);
}

TEST(XabslIncludes, TooManyFilesAreRefused) {
  const FileReader many = [&](const std::string& path) -> Result<std::string> {
    std::string text;
    for (int i = 0; path == "agents.xabsl" && i < 10'001; ++i)
      text += "include \"f" + std::to_string(i) + ".xabsl\";\n";
    return text;
  };
  const Compilation made = compile("agents.xabsl", many);

  EXPECT_EQ(made.sources->size(), 10'000u);
  EXPECT_NE(said(made).find("too many files are included"), std::string::npos);
}

TEST(XabslIncludes, WhatIsMissingOrMisnamedIsSaid) {
  EXPECT_EQ(said({{"agents.xabsl",
                   "include \"no.xabsl\";\ninclude \"rest.txt\";\ninclude \"rest.xabsl\";\ninclude \"rest.xabsl\";\n"
                   "agent x(\"X\", rest);\n"},
                  {"./rest.xabsl", kRest},
                  {"./rest.txt", "\n"}}),
            "agents.xabsl:1:9 error X2375 ./no.xabsl cannot be opened (is the name right?)\n"
            "agents.xabsl:2:9 error X7253 './rest.txt' does not end in .xabsl or .yabsl (rename the file)\n"
            "agents.xabsl:4:9 error X9001 \"rest.xabsl\" is included twice here (remove one of the two)\n");
}

TEST(XabslIncludes, TheRootMustBeThereAndDeclareAgents) {
  EXPECT_EQ(said(std::map<std::string, std::string>{}),
            "agents.xabsl:1:1 error X2375 cannot be opened (is the name right?)\n");
  EXPECT_EQ(said({{"agents.xabsl", ""}}),
            "agents.xabsl:1:1 error X2357 the root file declares no agent (write: agent name(\"title\", option);)\n");
  EXPECT_EQ(said({{"agents.xabsl", "include \"rest.xabsl\"; include \"b.yabsl\"; agent x(\"X\", rest);\n"},
                  {"./b.yabsl", "agent y(\"Y\", rest);\n"},
                  {"./rest.xabsl", kRest}}),
            "b.yabsl:1:7 error X2357 agents are declared in two files (move them to the root file)\n");
}

TEST(XabslCompiler, ErrorsOfAllFilesAreFoundInOneRun) {
  EXPECT_EQ(said({{"agents.xabsl", "include \"a.xabsl\"; include \"b.xabsl\"; agent x(\"X\", a);\n"},
                  {"./a.xabsl", "option a { initial state s { action { one(); two(); } }\n  stat t { } }\n"},
                  {"./b.xabsl", "option b { initial state s { action { three(); } } }\n"}}),
            "a.xabsl:1:39 error X5552 there is no option or behaviour 'one'\n"
            "a.xabsl:1:46 error X5552 there is no option or behaviour 'two'\n"
            "a.xabsl:2:3 error X2537 expected a state, found 'stat'\n"
            "b.xabsl:1:39 error X5552 there is no option or behaviour 'three'\n");
}

TEST(XabslCompiler, AThousandErrorsAreEnough) {
  std::string option = "option main { initial state s { action {\n";
  for (int i = 0; i < 3000; ++i) option += "unknown();\n";
  const Compilation made = compile("agents.xabsl", read_from_memory(files_with(option + "} } }\n")));

  EXPECT_EQ(made.findings.errors(), 3000u);
  EXPECT_EQ(made.findings.all().size(), 1000u);
  EXPECT_EQ(made.findings.left_off(), 2000u);
}

TEST(XabslCompiler, AMegabyteOfNonsenseCostsLittle) {
  // each of these would take the square of its size where one looks through a list for every name
  std::string states = "option main { initial state s { action { } }\n", elements = "namespace n(\"\") { enum E { e",
              twice;
  for (int i = 0; i < 20'000; ++i) {
    const std::string n = std::to_string(i);
    states += "state s" + n + " { decision { goto s" + n + "; } action { } }\n";
    elements += ", e" + n;
    twice += "float input same;\n";
  }
  const Compilation good = compile("agents.xabsl", read_from_memory(files_with(states + "}\n")));
  EXPECT_TRUE(good.good());

  auto files = files_with(option_with("stay;"));
  files["./symbols.xabsl"].insert(files["./symbols.xabsl"].find("enum Colour"), twice);
  files["./n.xabsl"] = elements + " }; }\n";
  files["agents.xabsl"] = "include \"n.xabsl\";" + files["agents.xabsl"];
  const Compilation bad = compile("agents.xabsl", read_from_memory(files));
  EXPECT_EQ(bad.findings.errors(), 19'999u);
}

TEST(XabslMadeUp, IsValidLargeAndTheSameEveryTime) {
  Random random{4}, again{4};
  const auto files = made_up_behaviour({}, random);

  EXPECT_EQ(files, made_up_behaviour({}, again));
  std::size_t line_ends = 0;
  for (const auto& [path, text] : files) line_ends += static_cast<std::size_t>(std::ranges::count(text, '\n'));
  EXPECT_GE(line_ends, 15'000u);
  EXPECT_NEAR(static_cast<double>(files.size()), 200, 10);
  const Compilation made = compile("agents.xabsl", read_from_memory(files));
  EXPECT_EQ(made.findings.errors(), 0u) << said(made);
  const auto code = intermediate_code(made.checked);
  ASSERT_TRUE(code);
  EXPECT_GT(code->size(), 200'000u);
}

TEST(XabslMadeUp, AnySizeIsValid) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Random random{seed};
    const MadeUpSettings settings{static_cast<int>(seed % 5) + 1,
                                  static_cast<int>(seed % 3) + 1,
                                  static_cast<int>(seed),
                                  1,
                                  static_cast<int>(seed % 7) + 1,
                                  3,
                                  3};
    EXPECT_EQ(said(compile("agents.xabsl", read_from_memory(made_up_behaviour(settings, random)))), "") << seed;
  }
}

}  // namespace
}  // namespace cancha::decide::xabsl
