#include "codegen/plugin/plugin_build.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "codegen/plugin/old_source.h"
#include "os/program.h"

namespace cancha::codegen {
namespace {

const std::filesystem::path kTree{CANCHA_SOURCE_DIR};

class PluginBuildTest : public testing::Test {
 protected:
  PluginBuildTest() {
    std::string name = (std::filesystem::temp_directory_path() / "cancha-build-XXXXXX").string();
    folder_ = ::mkdtemp(name.data());
  }
  ~PluginBuildTest() override { std::filesystem::remove_all(folder_); }

  auto build(const std::vector<std::filesystem::path>& files) {
    return build_plugin({.files = files, .output = folder_ / "team.so", .include = kTree / "include", .options = {}});
  }
  std::filesystem::path source(const std::string& name, const std::string& text) {
    std::ofstream{folder_ / name} << text;
    return folder_ / name;
  }
  std::string symbols() {
    auto listed = os::run_program({"nm", "-D", "--defined-only", (folder_ / "team.so").string()});
    return listed ? listed->output : "";
  }

  std::filesystem::path folder_;
};

TEST_F(PluginBuildTest, CompilesAnOldSourceAsItIs) {
  const auto built = build({kTree / "tests/legacy/basic_team/Strategy.cpp"});

  ASSERT_TRUE(built) << built.error().text();
  ASSERT_EQ(built->notes.size(), 1U);
  EXPECT_NE(built->notes[0].find("the variables of 1 loop are used behind the loop"), std::string::npos);
  for (const char* name : {" Create\n", " Strategy\n", " Destroy\n", " DllMain\n", " cancha_environment_layout\n"}) {
    EXPECT_NE(symbols().find(name), std::string::npos) << name;
  }
}

TEST_F(PluginBuildTest, CompilesSeveralOldSourcesWithHeadersInOtherLettersAndBackslashes) {
  const auto team = kTree / "tests/legacy/league_team";

  const auto built = build({team / "Strategy/Team.cpp", team / "Common/Movement.cpp"});

  ASSERT_TRUE(built) << built.error().text();
  EXPECT_TRUE(built->notes.empty()) << built->notes[0];
}

TEST_F(PluginBuildTest, SaysWhereASourceIsWrongInTheUsersWords) {
  const auto file = source("team.cpp", "#include <windows.h>\nint x = ;\n");

  const auto built = build({file});

  ASSERT_FALSE(built);
  EXPECT_EQ(built.error().where, file.string());
  EXPECT_NE(built.error().what.find(file.string() + ":2:9: error: expected primary-expression"), std::string::npos)
      << built.error().what;
  EXPECT_EQ(built.error().what.find("cancha-plugin-"), std::string::npos)
      << "the folder of the build is nobody's business";
  EXPECT_FALSE(std::filesystem::exists(folder_ / "team.so"));
}

TEST_F(PluginBuildTest, SaysThatMicrosoftsClassesAreNotHere) {
  const auto built = build({source("team.cpp", "#include <afxwin.h>\n")});

  ASSERT_FALSE(built);
  EXPECT_EQ(built.error().hint, "it uses Microsoft's MFC, which is not here; replace those parts");
}

TEST_F(PluginBuildTest, WarnsOfFunctionsThatCanchaDoesNotFind) {
  const auto mangled = build({source("a.cpp", "struct E;\nvoid Strategy(E*);\nvoid Strategy(E*) {}\n")});
  EXPECT_FALSE(mangled) << "Cancha cannot fill a struct that nobody defines";

  const auto nothing = build({source("b.c", "int x;\n")});
  ASSERT_TRUE(nothing) << nothing.error().text();
  EXPECT_EQ(nothing->notes, std::vector<std::string>{"Strategy is not exported: Cancha has nothing to call"});

  const auto alone =
      build({source("c.c", "#include <cancha/simurosot.h>\nvoid Strategy(Environment* e) { (void)e; }\n")});
  ASSERT_TRUE(alone) << alone.error().text();
  EXPECT_EQ(alone->notes.size(), 2U) << "Create and Destroy";
}

TEST_F(PluginBuildTest, SaysWhichFileIsMissingOrNoSource) {
  EXPECT_EQ(build({"nowhere.cpp"}).error().text(), "nowhere.cpp: there is no such file");
  EXPECT_EQ(build({source("x.h", "")}).error().what, "is not a source of C or C++");
  EXPECT_EQ(build({}).error().what, "no source is given");
}

TEST_F(PluginBuildTest, SaysWhatIsNotDefinedAnywhere) {
  const auto built = build({source("team.cpp", "extern int far_away();\nint here() { return far_away(); }\n")});

  ASSERT_FALSE(built);
  EXPECT_NE(built.error().what.find("undefined reference to `far_away()'"), std::string::npos) << built.error().what;
  EXPECT_EQ(built.error().hint, "give all sources of the strategy at once");
}

TEST(OldSource, FindsTheDefinitionOfStrategy) {
  EXPECT_TRUE(defines_strategy("extern \"C\" STRATEGY_API void Strategy ( Environment *env )\n{\n}"));
  EXPECT_TRUE(defines_strategy("void __stdcall Strategy( Environment * const env ) // each cycle\n{"));
  EXPECT_FALSE(defines_strategy("extern \"C\" STRATEGY_API void Strategy ( Environment *env );\nint x() {"));
  EXPECT_FALSE(defines_strategy("g.strategy (env); {"));
}

TEST(OldSource, LetsTheVariableOfALoopLiveOn) {
  std::string source = "void f() {\n  for ( int i = 0, j = 2; i < 5; i++ ) g(i);\n  h(i);\n}\n";

  EXPECT_TRUE(let_loop_variable_live(source, {"x.cpp", 3, "i"}));

  EXPECT_EQ(source, "void f() {\n  int i = 0, j = 2; for (; i < 5; i++ ) g(i);\n  h(i);\n}\n");
}

TEST(OldSource, LeavesLoopsOfOtherFunctionsAndOfConditionsAlone) {
  std::string other = "void f() {\n  for (int i = 0; i < 5; i++) g(i);\n}\nvoid k() { h(i); }\n";
  std::string condition = "void f() {\n  if (x)\n    for (int i = 0; i < 5; i++) g(i);\n  h(i);\n}\n";

  EXPECT_FALSE(let_loop_variable_live(other, {"x.cpp", 4, "i"}));
  EXPECT_FALSE(let_loop_variable_live(condition, {"x.cpp", 4, "i"}));
}

}  // namespace
}  // namespace cancha::codegen
