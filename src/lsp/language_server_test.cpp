#include "lsp/language_server.h"

#include <gtest/gtest.h>

#include "support/lsp.h"

namespace cancha::lsp {
namespace {

constexpr const char* kMain = "/w/Options/main.xabsl";

std::map<std::string, std::string> files() {
  return {
      {"/w/agents.xabsl",
       "include \"symbols.xabsl\";\ninclude \"Options/main.xabsl\";\ninclude \"Options/helper.xabsl\";\n"
       "agent player(\"Player\", main);\n"},
      {"/w/symbols.xabsl",
       "namespace symbols(\"Symbols\") {\n"
       "  /** Shirts */\n  enum Colour { red, green };\n"
       "  /** Where the ball is,\n   * from the robot */\n  float input ball.x [0..9000] \"mm\";\n"
       "  enum Colour input colour;\n"
       "  float input abs(/** any number */ float value;);\n"
       "  float output speed;\n  enum Colour output shirt;\n"
       "  float const pi = 3.14;\n}\n"},
      {"/w/Options/helper.xabsl",
       "/** Helps */\noption helper {\n  float @a; enum Colour @c;\n  initial state s { action { speed = @a; } }\n}\n"},
      {kMain,
       "option main {\n"
       "  initial state one {\n"
       "    decision {\n"
       "      if (ball.x > pi && colour == red) goto two;\n"
       "      else stay;\n"
       "    }\n"
       "    action { helper(a = abs(value = ball.x), c = green); }\n"
       "  }\n"
       "  target state two { action { shirt = Colour.red; } }\n"
       "}\n"}};
}

// ---- the protocol --------------------------------------------------------------------------------------------------

TEST(LanguageServer, SaysWhatItCan) {
  Session session{files()};
  EXPECT_TRUE(has(session.welcome, R"("positionEncoding":"utf-16")"));
  EXPECT_TRUE(has(session.welcome, R"("renameProvider":{"prepareProvider":true})"));
  Session bytes{files(), R"({"general":{"positionEncodings":["utf-16","utf-8"]}})"};
  EXPECT_TRUE(has(bytes.welcome, R"("positionEncoding":"utf-8")"));
}

TEST(LanguageServer, RefusesWhatIsNoRequest) {
  Session session{files()};
  EXPECT_EQ(session.answer("{"), "error -32700: JSON: cannot be read at byte 2");
  EXPECT_EQ(session.answer("[]"), "error -32600: this is no request and no notification");
  EXPECT_EQ(session.answer(R"({"id":[],"method":"x"})"), "error -32600: the id must be a number or a text");
  EXPECT_EQ(session.request("textDocument/none", "{}"), "error -32601: there is no method 'textDocument/none'");
  EXPECT_EQ(session.request("$/none", "{}"), "error -32601: there is no method '$/none'");
  EXPECT_EQ(session.request("textDocument/hover", R"({"position":{"line":-1}})"),
            "error -32602: line: must be a whole number");
  EXPECT_EQ(session.request("textDocument/hover", R"({"textDocument":{"uri":"file:///w/x"}})"),
            "error -32803: file:///w/x: is not open");
  EXPECT_EQ(session.request("initialize", "{}"), "error -32600: initialize comes only once");
  EXPECT_TRUE(session.notify("$/cancelRequest", R"({"id":7})").empty());
  EXPECT_TRUE(session.notify("unknown/thing", "[1]").empty());
  EXPECT_TRUE(session.server().handle(R"({"jsonrpc":"2.0","id":"watch","result":null})").empty());
}

TEST(LanguageServer, WaitsForInitializeAndEndsAfterShutdown) {
  LanguageServer server{{.read = decide::xabsl::read_from_memory({}), .list = {}, .root = {}, .version = {}}};
  EXPECT_EQ(server.handle(R"({"jsonrpc":"2.0","id":"a","method":"textDocument/hover"})")[0],
            R"({"jsonrpc":"2.0","id":"a","error":{"code":-32002,"message":"the first request must be initialize"}})");
  EXPECT_TRUE(server.handle(R"({"jsonrpc":"2.0","method":"textDocument/didOpen"})").empty());

  Session session{files()};
  EXPECT_FALSE(session.server().exit_status().has_value());
  EXPECT_EQ(session.request("shutdown", "null"), "null");
  EXPECT_EQ(session.request("textDocument/hover", "{}"), "error -32600: the server was shut down");
  session.notify("exit", "null");
  EXPECT_EQ(session.server().exit_status(), 0);

  Session rude{files()};
  rude.notify("exit", "null");
  EXPECT_EQ(rude.server().exit_status(), 1);
}

TEST(LanguageServer, AsksToBeToldOfFilesWhereTheClientCan) {
  Session session{{}, R"({"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}})"};
  const auto sent = session.notify("initialized", "{}");
  ASSERT_EQ(sent.size(), 1u);
  EXPECT_TRUE(has(sent[0], "client/registerCapability"));
}

// ---- texts and diagnostics -----------------------------------------------------------------------------------------

TEST(Diagnostics, ComeForAllFilesAndGoWhenFixed) {
  Session session{files()};
  auto sent = session.open(kMain);
  ASSERT_EQ(sent.size(), 1u);
  EXPECT_EQ(
      sent[0],
      R"({"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"file:///w/Options/main.xabsl",)"
      R"("version":1,"diagnostics":[]}})");

  // an error in another file than the edited one
  const std::string text = session.files().at("/w/symbols.xabsl");
  std::string renamed = text;
  renamed.replace(renamed.find("output speed"), 12, "output sped ");
  sent = session.open("/w/symbols.xabsl", renamed);
  ASSERT_EQ(sent.size(), 2u);
  EXPECT_TRUE(has(sent[0], "helper.xabsl"));
  EXPECT_TRUE(has(sent[0],
                  R"("range":{"start":{"line":3,"character":29},"end":{"line":3,"character":34}},"severity":1,)"
                  R"("code":"X5552","source":"xabsl","message":"there is no output symbol 'speed' (did you mean )"
                  R"j('sped'?)")j"));
  sent = session.change("/w/symbols.xabsl", text);
  ASSERT_EQ(sent.size(), 2u);
  EXPECT_TRUE(has(sent[0], R"(helper.xabsl","diagnostics":[])"));
  // nothing new: only the changed file is told of
  EXPECT_EQ(session.change("/w/symbols.xabsl", text).size(), 1u);
}

TEST(Diagnostics, ClosingADocumentBringsTheDiskBack) {
  Session session{files()};
  session.open(kMain);
  session.open("/w/symbols.xabsl", "namespace symbols(\"S\") { float input other; }\n");
  const auto sent = session.notify("textDocument/didClose", R"({"textDocument":{"uri":"file:///w/symbols.xabsl"}})");
  ASSERT_EQ(sent.size(), 2u);
  EXPECT_TRUE(has(sent[0], R"("diagnostics":[])"));
  EXPECT_TRUE(has(sent[1], R"("diagnostics":[])"));
}

TEST(Diagnostics, NotesAreHintsAndWithStrictWarnings) {
  const std::string text = "option main { initial state one { action { helper(a = 1); } } }\n";
  Session session{files()};
  EXPECT_TRUE(has(session.open(kMain, text)[0], R"("severity":4,"code":"X3752")"));
  Session strict{files(), "{}", R"({"strict":true})"};
  EXPECT_TRUE(has(strict.open(kMain, text)[0], R"("severity":2,"code":"X3752")"));
}

TEST(Diagnostics, RecursionAndDoubleActivationAreWarnedOf) {
  Session session{files()};
  const auto itself = session.open(kMain, "option main { initial state one { action { main(); } } }\n");
  EXPECT_TRUE(has(itself[0], R"("severity":2)") && has(itself[0], "option 'main' calls itself")) << itself[0];
  const auto twice =
      session.change(kMain, "option main { initial state one { action { helper(a = 1); helper(a = 2); } } }\n");
  EXPECT_TRUE(has(twice[0], R"("severity":2)") && has(twice[0], "'helper' can be reached twice")) << twice[0];
}

TEST(Documents, TakeIncrementalChangesInTheClientsUnits) {
  Session session{{{"/w/a.xabsl", ""}}};
  session.open("/w/a.xabsl", "// 😀 é\nagent a(\"A\", x);\n");
  session.notify("textDocument/didChange",
                 R"({"textDocument":{"uri":"file:///w/a.xabsl","version":2},"contentChanges":[)"
                 R"({"range":{"start":{"line":0,"character":5},"end":{"line":0,"character":7}},"text":""},)"
                 R"({"range":{"start":{"line":1,"character":6},"end":{"line":1,"character":7}},"text":"keeper"}]})");
  EXPECT_TRUE(has(session.request("textDocument/documentSymbol", R"({"textDocument":{"uri":"file:///w/a.xabsl"}})"),
                  R"("name":"keeper")"));
  EXPECT_TRUE(session.notify("textDocument/didChange", R"({"textDocument":{"uri":"file:///none"},"contentChanges":[]})")
                  .empty());
}

TEST(Roots, AreTheClientsOrTheNearestAgentsOrTheFileItself) {
  auto two = files();
  two["/w/Options/agents.xabsl"] = "include \"lone.xabsl\";\nagent b(\"B\", lone);\n";
  two["/w/Options/lone.xabsl"] = "option lone { initial state s { action { } } }\n";
  Session nearest{two};
  EXPECT_TRUE(has(nearest.open("/w/Options/lone.xabsl")[0], R"("diagnostics":[])"));
  // the root does not include it
  Session named{two, "{}", R"({"root":"/w/agents.xabsl"})"};
  EXPECT_TRUE(has(named.open("/w/Options/lone.xabsl")[0], "agents.xabsl does not include this file"));
  Session folder{two, "{}", R"({"root":"file:///w/Options"})"};
  EXPECT_TRUE(has(folder.open("/w/Options/lone.xabsl")[0], R"("diagnostics":[])"));
  // a root that is not on the disk yet
  Session fresh{{{"/w/a.xabsl", "option a { initial state s { action { } } }\n"}}};
  EXPECT_TRUE(has(fresh.open("/w/a.xabsl")[0], "declares no agent"));
  const auto sent = fresh.open("/w/agents.xabsl", "include \"a.xabsl\";\nagent a(\"A\", a);\n");
  ASSERT_EQ(sent.size(), 2u);
  EXPECT_TRUE(has(sent[0], R"("diagnostics":[])"));
  Session alone{{}};
  EXPECT_TRUE(has(alone.open("/w/x.xabsl", "option x { initial state s { action { } } }\n")[0], "declares no agent"));
  EXPECT_TRUE(has(alone.open("untitled:a", "opt")[0], "diagnostics"));
}

TEST(Roots, FilesThatAppearOnTheDiskAreSeen) {
  auto fewer = files();
  fewer.erase("/w/Options/helper.xabsl");
  Session session{fewer};
  EXPECT_EQ(session.open(kMain).size(), 2u);
  session.files() = files();
  const auto sent = session.notify("workspace/didChangeWatchedFiles", R"({"changes":[]})");
  ASSERT_EQ(sent.size(), 2u);
  EXPECT_TRUE(has(sent[1], R"("diagnostics":[])"));
}

// ---- questions -----------------------------------------------------------------------------------------------------

TEST(Hover, TellsDeclarationDocumentationAndConnections) {
  Session session{files()};
  session.open(kMain);
  const auto hover = [&](std::string_view before) {
    const auto reply = JsonDocument::parse(session.request("textDocument/hover", session.at(kMain, before)));
    const auto contents = reply->root().find("contents");
    return contents ? *contents->find("value")->as_text() : std::string{"nothing"};
  };
  EXPECT_EQ(hover("if (ball"),
            "```xabsl\nfloat input ball.x [0..9000] \"mm\"\n```\n\nWhere the ball is,\nfrom the robot");
  EXPECT_EQ(hover("goto t"), "```xabsl\ntarget state two\n```\n\nstate of `main`\n\ncomes from: `one`");
  EXPECT_EQ(hover("state on"), "```xabsl\ninitial state one\n```\n\nstate of `main`\n\ngoes to: `two`");
  EXPECT_EQ(hover("action { hel"),
            "```xabsl\noption helper(float @a; enum Colour @c)\n```\n\nHelps\n\nstates: `s`\n\ncalled by: `main`");
  EXPECT_EQ(hover("abs(va"), "```xabsl\nfloat value\n```\n\nparameter of `abs`\n\nany number");
  EXPECT_EQ(hover("== re"), "```xabsl\nColour.red\n```\n\nelement of `Colour`\n\nShirts");
  EXPECT_EQ(hover("Colou"), "```xabsl\nenum Colour { red, green }\n```\n\nShirts");
  EXPECT_EQ(hover("> p"), "```xabsl\nfloat const pi = 3.14\n```");
  EXPECT_EQ(hover("else sta"), "```xabsl\nstay\n```\n\nRemains in the present state.");
  EXPECT_EQ(hover("(ball.x >"), "nothing");
  session.change(kMain, "// goto main\n/* ball.x */ option main { initial state s { action { } } }\n");
  EXPECT_EQ(hover("// got"), "nothing");
  EXPECT_EQ(hover("/* bal"), "nothing");
}

TEST(Definition, LeadsToTheDeclarationAndToIncludedFiles) {
  Session session{files()};
  session.open(kMain);
  EXPECT_EQ(
      session.request("textDocument/definition", session.at(kMain, "if (ball.")),
      R"({"uri":"file:///w/symbols.xabsl","range":{"start":{"line":5,"character":14},"end":{"line":5,"character":20}}})");
  session.open("/w/agents.xabsl");
  EXPECT_TRUE(has(session.request("textDocument/definition", session.at("/w/agents.xabsl", "Options/ma")),
                  R"("uri":"file:///w/Options/main.xabsl")"));
  EXPECT_TRUE(has(session.request("textDocument/definition", session.at("/w/agents.xabsl", ", ma")), "main.xabsl"));
}

TEST(References, AreThoseInAllFiles) {
  Session session{files()};
  session.open("/w/Options/helper.xabsl");
  const auto count = [&](std::string_view before, bool with) {
    const auto reply = JsonDocument::parse(session.request(
        "textDocument/references",
        session.at("/w/Options/helper.xabsl", before, fmt::format(R"(,"context":{{"includeDeclaration":{}}})", with))));
    return list(reply->root()).size();
  };
  EXPECT_EQ(count("option hel", true), 2u);
  EXPECT_EQ(count("option hel", false), 1u);
  EXPECT_EQ(count("speed = @", true), 3u) << "declared, read, and named in a call";
  EXPECT_EQ(count("enum Col", true), 5u);
}

TEST(Highlights, TellReadsFromWrites) {
  Session session{files()};
  session.open("/w/Options/helper.xabsl");
  EXPECT_EQ(session.request("textDocument/documentHighlight", session.at("/w/Options/helper.xabsl", "{ spe")),
            R"([{"range":{"start":{"line":3,"character":29},"end":{"line":3,"character":34}},"kind":3}])");
}

TEST(Symbols, AreFoundAllOverTheBehaviour) {
  Session session{files()};
  session.open(kMain);
  EXPECT_TRUE(has(session.request("workspace/symbol", R"({"query":"BALX"})"), R"([{"name":"ball.x","kind":13,)"));
  EXPECT_TRUE(has(session.request("workspace/symbol", R"({"query":"two"})"), R"("containerName":"main")"));
  EXPECT_EQ(session.request("workspace/symbol", R"({"query":"zzz"})"), "[]");
}

TEST(Outline, IsAHierarchy) {
  Session session{files()};
  session.open(kMain);
  session.open("/w/symbols.xabsl");
  const std::string main =
      session.request("textDocument/documentSymbol", R"({"textDocument":{"uri":"file:///w/Options/main.xabsl"}})");
  EXPECT_TRUE(has(main,
                  R"([{"name":"main","detail":"option","kind":12,"range":{"start":{"line":0,"character":0},"end":{)"
                  R"("line":9,"character":1}},"selectionRange":{"start":{"line":0,"character":7},"end":{"line":0,)"
                  R"("character":11}},"children":[{"name":"one","detail":"initial state","kind":24,"range":{"start":)"
                  R"({"line":1,"character":2},"end":{"line":7,"character":3}})"));
  const std::string symbols =
      session.request("textDocument/documentSymbol", R"({"textDocument":{"uri":"file:///w/symbols.xabsl"}})");
  EXPECT_TRUE(has(symbols, R"({"name":"red","detail":"","kind":22)"));
  EXPECT_TRUE(has(symbols, R"({"name":"value","detail":"float","kind":26)"));
}

TEST(Views, FoldFormatAndColour) {
  Session session{files()};
  session.open(kMain);
  const std::string document = R"({"textDocument":{"uri":"file:///w/Options/main.xabsl"}})";
  EXPECT_EQ(session.request("textDocument/foldingRange", document),
            R"([{"startLine":2,"endLine":5},{"startLine":1,"endLine":7},{"startLine":0,"endLine":9}])");
  EXPECT_TRUE(has(session.request("textDocument/formatting", document), "option main\\u000a{\\u000a") ||
              has(session.request("textDocument/formatting", document), "option main\\n{\\n"));
  // option main: a keyword, then the declaration of a function four and three letters further
  EXPECT_TRUE(has(session.request("textDocument/semanticTokens/full", document), R"({"data":[0,0,6,10,0,0,7,4,1,1,)"));
  session.change(kMain, "option main {");
  EXPECT_TRUE(has(session.request("textDocument/formatting", document), "error -32803"));
}

TEST(QuickFixes, FollowTheHints) {
  Session session{files()};
  const auto fixed = [&](const std::string& text) {
    session.open(kMain, text);
    const std::string reply = session.request(
        "textDocument/codeAction",
        R"({"textDocument":{"uri":"file:///w/Options/main.xabsl"},"range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}},"context":{"diagnostics":[]}})");
    const auto document = JsonDocument::parse(reply);
    std::string titles;
    for (const JsonValue& fix : list(document->root())) titles += fmt::format("{}|", *fix.find("title")->as_text());
    return titles;
  };
  EXPECT_EQ(fixed("option main { initial state one { action { sped = 1; } } }\n"), "Change to 'speed'|");
  EXPECT_EQ(fixed("option main { initial state one { action { speed = 1 } } }\n"), "Insert ';'|");
  EXPECT_EQ(fixed("option main { initial state one { decision { else stay; } action { } } }\n"), "Remove 'else'|");
  EXPECT_EQ(fixed("option main { initial state one { decision { if (true) stay; } action { } } }\n"),
            "Insert 'else stay;'|");
  EXPECT_EQ(fixed("option main { initial state one { action { helper(helper.a = 1, c = red); } } }\n"), "Write 'a'|");
}

}  // namespace
}  // namespace cancha::lsp
