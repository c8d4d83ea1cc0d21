#include "lsp/completion.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/lsp.h"

namespace cancha::lsp {
namespace {

constexpr const char* kMain = "/w/main.xabsl";
using Labels = std::vector<std::string>;

std::map<std::string, std::string> files() {
  return {{"/w/agents.xabsl",
           "include \"s.xabsl\";\ninclude \"b.xabsl\";\ninclude \"main.xabsl\";\nagent a(\"A\", main);\n"},
          {"/w/s.xabsl",
           "namespace s(\"S\") { enum Colour { red, green }; enum Side { left, right };\n"
           "float input x; bool input seen; enum Colour input colour; float input f(float p; enum Side side;);\n"
           "float output speed; enum Side output side; float const pi = 3; }\n"},
          {"/w/b.xabsl", "namespace b(\"B\") { behavior walk { float far; enum Side side; } }\n"},
          {kMain,
           "option main { float @q; enum Side @side; initial state one { decision { stay; } action { } } state two { "
           "action "
           "{ } } }\n"}};
}

/// What is offered at the '|' of a text that replaces main.
Labels offered(std::string text) {
  Session session{files()};
  session.open(kMain);
  const std::size_t bar = text.find('|');
  text.erase(bar, 1);
  session.change(kMain, text);
  return session.offered(kMain, text.substr(0, bar));
}
Labels in_decision(std::string_view tree) {
  return offered(
      fmt::format("option main {{ float @q; enum Side @side; initial state one {{ decision {{ {} }} action {{ }} }} "
                  "state two {{ action {{ }} }} }}\n",
                  tree));
}
Labels in_action(std::string_view action) {
  return offered(
      fmt::format("option main {{ float @q; enum Side @side; initial state one {{ action {{ {} }} }} state two {{ "
                  "action {{ }} }} }}\n",
                  action));
}
bool among(const Labels& labels, std::string_view label) {
  return std::ranges::find(labels, label) != labels.end();
}

TEST(Completion, OffersTheKeywordsThatCanStandThere) {
  EXPECT_EQ(offered("|"), (Labels{"agent", "include", "namespace", "option"}));
  EXPECT_EQ(offered("option main { | }\n"), (Labels{"bool", "common", "enum", "float", "initial", "state", "target"}));
  EXPECT_EQ(offered("option main { common | }\n"), (Labels{"action", "decision"}));
  EXPECT_EQ(offered("option main { initial | }\n"), (Labels{"state", "target"}));
  EXPECT_EQ(offered("option main { initial target s| }\n"), (Labels{"state"}));
  EXPECT_EQ(offered("option main { state x | }\n"), (Labels{"capacity", "synchronized"}));
  EXPECT_EQ(offered("option main { state x { d| } }\n"), (Labels{"action", "decision"}));
  EXPECT_EQ(offered("namespace n(\"N\") { | }\n").size(), 8u);
  EXPECT_EQ(offered("namespace n(\"N\") { enum Side | }\n"), (Labels{"const", "input", "internal", "output"}));
  EXPECT_EQ(offered("namespace n(\"N\") { float input g(| ); }\n"), (Labels{"bool", "enum", "float"}));
  EXPECT_EQ(in_decision("|"), (Labels{"else", "goto", "if", "stay"}));
  EXPECT_EQ(in_decision("if (seen) | else stay;"), (Labels{"else", "goto", "if", "stay"}));
  EXPECT_EQ(in_decision("if (seen) { | } else stay;"), (Labels{"else", "goto", "if", "stay"}));
}

TEST(Completion, OffersNothingWhereOnlyNewNamesOrSignsCanStand) {
  EXPECT_EQ(offered("option |"), Labels{});
  EXPECT_EQ(offered("option main { state |"), Labels{});
  EXPECT_EQ(offered("// a comment |\n"), Labels{});
  EXPECT_EQ(offered("/* one\n | */"), Labels{});
  EXPECT_EQ(offered("/** two\n | */"), Labels{});
  EXPECT_EQ(offered("agent a(\"ma|in\", main);\n"), Labels{});
  EXPECT_EQ(in_decision("if (seen | ) stay;"), Labels{});
  EXPECT_EQ(in_action("speed = 1|2;"), Labels{});
}

TEST(Completion, OffersStatesAfterGoto) {
  EXPECT_EQ(in_decision("goto |"), (Labels{"one", "two"}));
  EXPECT_EQ(in_decision("if (seen) goto t|; else stay;"), (Labels{"one", "two"}));
}

TEST(Completion, OffersEnumerationsOptionsAndPaths) {
  EXPECT_EQ(offered("option main { enum | }\n"), (Labels{"Colour", "Side"}));
  Session session{files()};
  session.open("/w/agents.xabsl",
               "include \"s.xabsl\";\ninclude \"b.xabsl\";\ninclude \"main.xabsl\";\nagent a(\"A\", );\n");
  EXPECT_EQ(session.offered("/w/agents.xabsl", "\"A\", "), (Labels{"main"}));
  EXPECT_EQ(session.offered("/w/agents.xabsl", "include \""),
            (Labels{"agents.xabsl", "b.xabsl", "main.xabsl", "s.xabsl"}));
}

TEST(Completion, OffersElementsWhereAnEnumerationIsExpected) {
  const auto first_two = [](Labels labels) {
    labels.resize(std::min<std::size_t>(labels.size(), 2));
    return labels;
  };
  EXPECT_EQ(first_two(in_decision("if (colour == |) stay;")), (Labels{"green", "red"}));
  EXPECT_EQ(first_two(in_decision("if (seen && @side != |) stay;")), (Labels{"left", "right"}));
  EXPECT_EQ(first_two(in_action("side = |;")), (Labels{"left", "right"}));
  EXPECT_EQ(first_two(in_action("side = seen ? l|")), (Labels{"left", "right"}));
  EXPECT_EQ(first_two(in_action("walk(far = 1, side = |")), (Labels{"left", "right"}));
  EXPECT_EQ(first_two(in_action("speed = f(side = |)")), (Labels{"left", "right"}));
  EXPECT_FALSE(among(in_decision("if (colour == red && |) stay;"), "red"));
  EXPECT_FALSE(among(in_action("speed = |;"), "left"));
}

TEST(Completion, OffersValuesByFitness) {
  const Labels labels = in_action("speed = |;");
  EXPECT_EQ((Labels{labels.begin(), labels.begin() + 5}), (Labels{"@q", "f", "pi", "speed", "x"}));
  EXPECT_TRUE(among(labels, "state_time"));
  EXPECT_TRUE(among(labels, "seen"));
  EXPECT_TRUE(among(in_decision("if (@|) stay;"), "@side"));
  EXPECT_TRUE(among(in_decision("if (|) stay;"), "action_done"));
}

TEST(Completion, OffersActionsAndNamedArguments) {
  EXPECT_EQ(in_action("|"), (Labels{"main", "walk", "side", "speed"}));
  EXPECT_EQ(in_action("speed = 1; w|"), (Labels{"main", "walk", "side", "speed"}));
  EXPECT_EQ(in_action("walk(|"), (Labels{"far", "side"}));
  EXPECT_EQ(in_action("walk(far = 1, |"), (Labels{"side"}));
  EXPECT_EQ(in_action("walk behavior(|"), (Labels{"far", "side"}));
  EXPECT_EQ(in_action("main(|"), (Labels{"q", "side"}));
  EXPECT_EQ(in_decision("if (f(p = 1, |) > 0) stay;"), (Labels{"side"}));
}

TEST(Completion, TellsTypesAndWritesCallsAsSnippets) {
  Session session{files(), R"({"textDocument":{"completion":{"completionItem":{"snippetSupport":true}}}})"};
  session.open(kMain, "option main { initial state one { action {  } } }\n");
  const std::string reply = session.request("textDocument/completion", session.at(kMain, "action { "));
  EXPECT_TRUE(has(reply, R"j("label":"walk","kind":2,"detail":"behavior walk(float far; enum Side side)")j"));
  EXPECT_TRUE(has(reply, R"("newText":"walk(far = ${1:0}, side = ${2:left});$0")"));
  EXPECT_TRUE(has(reply, R"("newText":"speed = ")"));
  Session plain{files()};
  plain.open(kMain, "option main { initial state one { action {  } } }\n");
  EXPECT_TRUE(has(plain.request("textDocument/completion", plain.at(kMain, "action { ")), R"("newText":"walk(")"));
}

TEST(Completion, KnowsABrokenFileFromWhenItWasWhole) {
  // the states and parameters of this text cannot be read any more
  const Labels states = offered("option main { float @q; initial state one { decision { if (((( goto |\n");
  EXPECT_EQ(states, (Labels{"one", "two"}));
  EXPECT_TRUE(among(offered("option main { ; initial state one { decision { if (|\n"), "@side"));

  Session session{files()};
  session.open(kMain);
  session.change(kMain, "option main { ( = initial state one { decision { goto two; } action { speed = x; } \n");
  EXPECT_TRUE(has(session.request("textDocument/hover", session.at(kMain, "goto t")), "state two"));
  EXPECT_TRUE(has(session.request("textDocument/hover", session.at(kMain, "spe")), "float output speed"));
}

TEST(SignatureHelp, FollowsTheArgument) {
  Session session{files()};
  session.open(kMain, "option main { initial state one { action { walk(far = 1, side = left); } } }\n");
  const std::string reply = session.request("textDocument/signatureHelp", session.at(kMain, "side = "));
  EXPECT_TRUE(has(reply, R"j("label":"behavior walk(float far; enum Side side)")j"));
  EXPECT_TRUE(has(reply, R"("activeParameter":1)"));
  EXPECT_EQ(session.request("textDocument/signatureHelp", session.at(kMain, "action {")), "null");
}

}  // namespace
}  // namespace cancha::lsp
