#include "lsp/rename.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "decide/xabsl/made_up.h"
#include "support/lsp.h"

namespace cancha::lsp {
namespace {

std::map<std::string, std::string> files() {
  return {{"/w/agents.xabsl",
           "include \"s.xabsl\";\ninclude \"help.xabsl\";\ninclude \"main.xabsl\";\nagent a(\"A\", main);\n"},
          {"/w/s.xabsl",
           "namespace s(\"S\") { enum Side { left, right }; enum Side input side; float input f(float p;);\n"
           "float output speed; float output left_speed; }\n"},
          {"/w/help.xabsl", "option help { float @a; initial state s { action { speed = @a; } } }\n"},
          {"/w/main.xabsl",
           "option main { initial state s { decision { if (side == Side.left) goto t; else stay; }\n"
           "action { help(help.a = f(f.p = 1)); help(a = speed); } } state t { action { } } }\n"}};
}

/// Applies the edits of a WorkspaceEdit to texts; gives the number of edits.
int apply(const std::string& json, std::map<std::string, std::string>& texts) {
  const auto document = JsonDocument::parse(json);
  int count = 0;
  const auto changes = document->root().find("changes")->members();
  for (const auto& [uri, edits] : *changes) {
    std::string& text = texts.at(path_of(uri));
    const std::string before = text;
    const Lines lines{before, Encoding::Utf16};
    // from the last to the first, so that places stay good
    std::vector<JsonValue> all = list(edits);
    for (std::size_t i = all.size(); i-- > 0; ++count) {
      TextEdit edit;
      EXPECT_TRUE(read_known(all[i], edit).has_value());
      const std::size_t begin = lines.byte(edit.range.start);
      text.replace(begin, lines.byte(edit.range.end) - begin, edit.text);
    }
  }
  return count;
}

/// The texts after a rename at the place behind `before`, or what was said against it.
std::string renamed(const std::string& path, std::string_view before, std::string_view name,
                    std::map<std::string, std::string>* after = nullptr) {
  Session session{files()};
  session.open(path);
  const std::string reply =
      session.request("textDocument/rename", session.at(path, before, fmt::format(R"(,"newName":"{}")", name)));
  if (reply.starts_with("error")) return reply;
  auto texts = files();
  const int count = apply(reply, texts);
  if (after) *after = texts;
  return fmt::format("{} edits", count);
}

TEST(Rename, ParametersHaveNoAtInCalls) {
  std::map<std::string, std::string> after;
  EXPECT_EQ(renamed("/w/help.xabsl", "speed = @", "@far", &after), "4 edits");
  EXPECT_EQ(after["/w/help.xabsl"], "option help { float @far; initial state s { action { speed = @far; } } }\n");
  EXPECT_TRUE(has(after["/w/main.xabsl"], "help(help.far = f(f.p = 1)); help(far = speed);"));
}

TEST(Rename, QualifiedNamesKeepTheirOtherHalf) {
  std::map<std::string, std::string> after;
  EXPECT_EQ(renamed("/w/main.xabsl", "Side.le", "port.side", &after), "2 edits");
  EXPECT_TRUE(has(after["/w/main.xabsl"], "side == Side.port.side"));
  EXPECT_EQ(renamed("/w/main.xabsl", "== Si", "Flank", &after), "3 edits");
  EXPECT_TRUE(has(after["/w/main.xabsl"], "side == Flank.left"));
  EXPECT_EQ(renamed("/w/help.xabsl", "option he", "assist", &after), "4 edits");
  EXPECT_TRUE(has(after["/w/main.xabsl"], "assist(assist.a = f(f.p = 1)); assist(a = speed);"));
}

TEST(Rename, StatesStayInTheirOption) {
  std::map<std::string, std::string> after;
  EXPECT_EQ(renamed("/w/main.xabsl", "state ", "begin", &after), "1 edits");
  EXPECT_EQ(after["/w/help.xabsl"], files()["/w/help.xabsl"]);
}

TEST(Rename, RefusesWithAReason) {
  EXPECT_EQ(renamed("/w/main.xabsl", "goto ", "goto"), "error -32803: 'goto' is a reserved word");
  EXPECT_EQ(renamed("/w/main.xabsl", "goto ", "a-b"),
            "error -32803: 'a-b' is no name (a letter or _ first, then letters, digits, _ and dots)");
  EXPECT_EQ(renamed("/w/main.xabsl", "goto ", "s"),
            "error -32803: 's' cannot be used as the name: the state 's' is already defined in this option "
            "(main.xabsl:2:64)");
  EXPECT_EQ(renamed("/w/help.xabsl", "option he", "main"),
            "error -32803: 'main' cannot be used as the name: 'main' is already defined as an option (main.xabsl:1:8)");
  EXPECT_EQ(renamed("/w/main.xabsl", "{", "x"), "error -32803: there is no name here that could be changed");
}

TEST(Rename, RefusesToChangeWhatOtherNamesMean) {
  // an element goes before a symbol where its enumeration is expected
  auto with = files();
  with["/w/s.xabsl"] =
      "namespace s(\"S\") { enum Side { left, right }; enum Side input side; enum Side input other;\n"
      "float input f(float p;); float output speed; }\n";
  with["/w/help.xabsl"] =
      "option help { float @a; initial state s { decision { if (side == other) goto s; else stay; } action { } } }\n";
  Session session{with};
  session.open("/w/s.xabsl");
  EXPECT_EQ(session.request("textDocument/rename", session.at("/w/s.xabsl", "{ le", R"(,"newName":"other")")),
            "error -32803: 'other' would change the meaning of another name (help.xabsl:1:66)");
}

TEST(Rename, RefusesWhileThereAreErrors) {
  Session session{files()};
  session.open("/w/main.xabsl", "option main { initial state s { action { spede = 1; } } }\n");
  EXPECT_EQ(session.request("textDocument/prepareRename", session.at("/w/main.xabsl", "state ")),
            "error -32803: the behaviour has errors, so mentions could be missed (main.xabsl:1:42: there is no output "
            "symbol 'spede')");
}

TEST(Rename, TellsTheNameBeforehand) {
  Session session{files()};
  session.open("/w/help.xabsl");
  EXPECT_EQ(session.request("textDocument/prepareRename", session.at("/w/help.xabsl", "speed = ")),
            R"({"range":{"start":{"line":0,"character":60},"end":{"line":0,"character":61}},"placeholder":"a"})");
}

/// Renames every thing of a behaviour once; it compiles each time, with as many mentions of the new name as of the old.
void rename_everything(const std::map<std::string, std::string>& with, std::size_t every) {
  Session session{with};
  session.open("/w/agents.xabsl");
  const xabsl::Compilation before = xabsl::compile("/w/agents.xabsl", xabsl::read_from_memory(with));
  ASSERT_TRUE(before.good());
  std::size_t number = 0;
  for (const xabsl::Use& declared : before.uses) {
    if (declared.role != xabsl::UseRole::Declaration || number++ % every != 0) continue;
    const xabsl::Source& source = (*before.sources)[declared.span.file];
    const std::string path = normal(source.path);
    const Position p = Lines{source.text, Encoding::Utf16}.position(declared.span.begin);
    const std::string reply = session.request(
        "textDocument/rename",
        fmt::format(
            R"({{"textDocument":{{"uri":"file://{}"}},"position":{{"line":{},"character":{}}},"newName":"brand.new"}})",
            path, p.line, p.character));
    const auto name = before.sources->text(declared.span);
    ASSERT_FALSE(reply.starts_with("error")) << name << ": " << reply;
    auto texts = with;
    const int count = apply(reply, texts);
    const auto mentions = std::ranges::count(before.uses, declared.what, &xabsl::Use::what);
    EXPECT_EQ(count, mentions) << name;
    const xabsl::Compilation after = xabsl::compile("/w/agents.xabsl", xabsl::read_from_memory(texts));
    ASSERT_TRUE(after.good()) << name << ": " << after.findings.all()[0].what;
    ASSERT_EQ(after.uses.size(), before.uses.size());
    for (const xabsl::Use& use : after.uses) {
      EXPECT_EQ(use.what == declared.what, after.sources->text(use.span) == "brand.new");
    }
  }
  EXPECT_GT(number, 50u);
}

TEST(Rename, EveryThingOfTheStrikerCanBeRenamed) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path{CANCHA_SOURCE_DIR} / "content/behaviours/uchile_striker";
  std::map<std::string, std::string> with;
  for (const auto& entry : fs::recursive_directory_iterator{folder}) {
    if (!entry.is_regular_file()) continue;
    with["/w/" + fs::relative(entry.path(), folder).generic_string()] =
        decide::xabsl::read_from_disk(entry.path().generic_string()).value();
  }
  rename_everything(with, 1);
}

TEST(Rename, EveryThingOfMadeUpBehavioursCanBeRenamed) {
  Random random{5};
  decide::xabsl::MadeUpSettings settings;
  settings.options = 12;
  settings.symbol_files = 2;
  settings.symbols_per_file = 20;
  settings.behaviours = 5;
  std::map<std::string, std::string> with;
  for (const auto& [path, text] : decide::xabsl::made_up_behaviour(settings, random)) {
    with[normal("/w/" + path)] = text;
  }
  rename_everything(with, 3);
}

}  // namespace
}  // namespace cancha::lsp
