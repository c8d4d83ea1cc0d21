#include "publish/behaviour/site.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <set>

#include "decide/xabsl/made_up.h"
#include "publish/behaviour/pages.h"
#include "support/xabsl.h"

namespace cancha::publish {
namespace {

namespace fs = std::filesystem;

xabsl::Compilation compiled(std::map<std::string, std::string> files) {
  return xabsl::compile("agents.xabsl", xabsl::read_from_memory(std::move(files)));
}

Site site_of(std::map<std::string, std::string> files) {
  const xabsl::Compilation made = compiled(std::move(files));
  EXPECT_EQ(made.findings.errors(), 0u) << xabsl::said(made);
  return behaviour_site(made);
}

/// The values of an attribute in a page, in order.
std::vector<std::string> values(std::string_view page, std::string_view attribute) {
  std::vector<std::string> found;
  const std::string start = fmt::format(" {}=\"", attribute);
  for (std::size_t at = page.find(start); at != std::string_view::npos; at = page.find(start, at + 1)) {
    const std::size_t begin = at + start.size();
    found.emplace_back(page.substr(begin, page.find('"', begin) - begin));
  }
  return found;
}

/// Every link of every page leads to a page, and to an anchor that is there once.
void expect_whole(const Site& site) {
  std::map<std::string, std::set<std::string>> anchors;
  for (const auto& [name, content] : site) {
    if (!name.ends_with(".html")) continue;
    for (const std::string& id : values(content, "id"))
      EXPECT_TRUE(anchors[name].insert(id).second) << name << " " << id;
  }
  for (const auto& [name, content] : site) {
    if (!name.ends_with(".html")) continue;
    auto links = values(content, "href");
    for (const std::string& script : values(content, "src")) links.push_back(script);
    EXPECT_GT(links.size(), 3u);
    for (const std::string& link : links) {
      const std::size_t hash = link.find('#');
      const std::string page = hash == 0 ? name : link.substr(0, hash);
      EXPECT_TRUE(site.contains(page)) << name << " links to " << link;
      if (hash == std::string::npos) continue;
      EXPECT_TRUE(anchors[page].contains(link.substr(hash + 1))) << name << " links to " << link;
    }
  }
  // file names differ also on disks that do not tell upper from lower case
  std::set<std::string> lower;
  for (const auto& [name, content] : site) {
    std::string low = name;
    for (char& c : low) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    EXPECT_TRUE(lower.insert(low).second) << name;
  }
}

class InFolder : public testing::Test {
 protected:
  void SetUp() override {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / fmt::format("cancha-docs-{}-{}", test->name(), ::getpid());
    fs::remove_all(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  void put(const std::string& name, std::string_view text) {
    fs::create_directories(folder_);
    std::ofstream{folder_ / name} << text;
  }
  std::string get(const std::string& name) {
    std::ifstream in{folder_ / name};
    return {std::istreambuf_iterator<char>{in}, {}};
  }

  fs::path folder_;
};

TEST(BehaviourSite, AllLinksOfTheStrikerLeadSomewhere) {
  const fs::path root = fs::path{CANCHA_SOURCE_DIR} / "content/behaviours/uchile_striker/agents.xabsl";
  const xabsl::Compilation made = xabsl::compile(root.generic_string(), xabsl::read_from_disk);
  ASSERT_TRUE(made.good());

  const Site site = behaviour_site(made);

  expect_whole(site);
  for (const char* name : {"index.html", "agent-soccer.html", "option-striker.html", "namespace-ball_symbols.html",
                           "source-options-striker.xabsl.html", "search.js", "style.css", "site.js"}) {
    EXPECT_TRUE(site.contains(name)) << name;
  }
  const std::string& page = site.at("option-striker.html");
  EXPECT_NE(page.find("Called in: <a href=\"option-body_control.html#state-state_playing\">"), std::string::npos);
  EXPECT_NE(page.find("Finds the ball, walks to it"), std::string::npos);
  EXPECT_NE(page.find("<b>goto</b> <a class=\"st\" href=\"option-striker.html#state-search_ball\">"),
            std::string::npos);
  // nothing tells where the sources lay
  for (const auto& [name, content] : site) EXPECT_EQ(content.find(CANCHA_SOURCE_DIR), std::string::npos) << name;
}

TEST(BehaviourSite, AllLinksOfAMadeUpBehaviourLeadSomewhere) {
  Random random{5};
  xabsl::MadeUpSettings settings;
  settings.options = 30;
  const auto files = xabsl::made_up_behaviour(settings, random);
  const Site site = site_of(files);
  expect_whole(site);
  EXPECT_EQ(site, site_of(files));
}

TEST(BehaviourSite, WhatComesFromSourcesIsEscapedAndBecomesUtf8) {
  auto files = xabsl::files_with(
      "/** <script>alert(1)</script> \"gr\xfcn\" & blau */\noption main { /** <b>p */ float @p [<i>..5] \"<u>\";\n"
      "initial state s { decision { /** a < b */ if (x < 3 && seen) goto t; else stay; } action { speed = x; } }\n"
      "target state t { action { walk(x = @p, fast = true); } } }\n");
  files["agents.xabsl"] =
      "/*** Title: <img src=x onerror=alert(1)>\nPlatform: K\xf6ln & <p> */\n" + files["agents.xabsl"];

  const Site site = site_of(files);

  expect_whole(site);
  const std::string& page = site.at("option-main.html");
  EXPECT_NE(page.find("&lt;script&gt;alert(1)&lt;/script&gt; &quot;grün&quot; &amp; blau"), std::string::npos);
  EXPECT_NE(page.find("[&lt;i&gt;..5]"), std::string::npos);
  EXPECT_NE(page.find("<a class=\"p\" href=\"option-main.html#parameter-p\""), std::string::npos);
  EXPECT_NE(site.at("index.html").find("Platform: Köln &amp; &lt;p&gt;"), std::string::npos);
  for (const auto& [name, content] : site) {
    if (!name.ends_with(".html")) continue;
    for (const char* bad : {"<img", "<script>", "<i>..", "<u>", "\xf6"}) {
      if (std::string_view{bad} == "\xf6") {
        EXPECT_EQ(content.find("K\xf6ln"), std::string::npos) << name;
      } else {
        EXPECT_EQ(content.find(bad), std::string::npos) << name << " " << bad;
      }
    }
  }
}

TEST(BehaviourSite, NamesThatDifferOnlyInCaseGetFilesOfTheirOwn) {
  auto files = xabsl::files_with("option main { initial state s { action { Main(); } } }\n");
  files["agents.xabsl"] = "include \"upper.xabsl\";\n" + files["agents.xabsl"];
  files["./upper.xabsl"] = "option Main { initial state S { action { } } state s { action { } } }\n";
  const Site site = site_of(files);
  expect_whole(site);
  EXPECT_TRUE(site.contains("option-main.html"));
  EXPECT_TRUE(site.contains("option-main-2.html"));
}

TEST(BehaviourSite, SaysWhereSymbolsAreReadAndWritten) {
  const Site site = site_of(xabsl::files_with(
      "option main { common decision { if (x > 2) goto s; } common action { light = true; }\n"
      "initial state s { decision { else stay; } action { speed = abs(value = y) + pi; helper(a = 1); } }\n"
      "state c capacity 2 { action { speed = 1; mode = busy; twin behavior(); } } }\n"));
  expect_whole(site);
  const std::string& symbols = site.at("namespace-symbols.html");
  const auto entry = [&](std::string_view id) {
    const std::size_t at = symbols.find(fmt::format("id=\"{}\"", id));
    return symbols.substr(at, symbols.find("</section>", at) - at);
  };
  EXPECT_NE(entry("symbol-speed")
                .find("Written in: <a href=\"option-main.html#state-s\"><code>main</code> · s</a>, <a "
                      "href=\"option-main.html#state-c\"><code>main</code> · c</a>"),
            std::string::npos);
  EXPECT_NE(entry("symbol-x").find("Read in: <a href=\"option-main.html#common\"><code>main</code> · any state</a>"),
            std::string::npos);
  EXPECT_NE(entry("symbol-other_colour").find("Not used."), std::string::npos);
  EXPECT_NE(entry("constant-pi").find("Read in: "), std::string::npos);
  EXPECT_NE(entry("symbol-speed").find("[0..100]"), std::string::npos);
  EXPECT_NE(site.at("namespace-behaviours.html").find("Called in: <a href=\"option-main.html#state-c\">"),
            std::string::npos);
  EXPECT_NE(site.at("option-main.html").find("<span class=\"badge\">capacity 2</span>"), std::string::npos);
  EXPECT_NE(site.at("option-helper.html").find("Called in: "), std::string::npos);
  EXPECT_NE(site.at("option-twin.html").find("Nobody calls it."), std::string::npos);
}

TEST_F(InFolder, ASiteIsWrittenAgainAndOldPagesGo) {
  ASSERT_TRUE(write_site({{"index.html", "one"}, {"old.html", "gone"}}, folder_ / "deep"));
  folder_ /= "deep";
  put("notes.txt", "mine");

  ASSERT_TRUE(write_site({{"index.html", "two"}, {"new.html", "here"}}, folder_));

  EXPECT_EQ(get("index.html"), "two");
  EXPECT_EQ(get("notes.txt"), "mine");
  EXPECT_FALSE(fs::exists(folder_ / "old.html"));
  EXPECT_TRUE(fs::exists(folder_ / "new.html"));
}

TEST_F(InFolder, AForeignFolderIsRefused) {
  put("index.html", "mine");
  const auto written = write_site({{"index.html", "ours"}}, folder_);
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().text(),
            folder_.string() + ": is not empty and was not written by this command (name a new folder)");
  EXPECT_EQ(get("index.html"), "mine");
}

TEST_F(InFolder, AForeignFileInOurFolderIsNotReplaced) {
  ASSERT_TRUE(write_site({{"index.html", "one"}}, folder_));
  put("new.html", "mine");
  for (int i = 0; i < 2; ++i) {
    const auto written = write_site({{"index.html", "two"}, {"new.html", "ours"}}, folder_);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().what, "is there and was not written by this command");
    EXPECT_EQ(get("new.html"), "mine");
  }
}

TEST_F(InFolder, AForgedListRemovesNothingElsewhere) {
  put("precious", "mine");
  folder_ /= "site";
  put("cancha-docs.txt",
      "Written by ./cancha xabsl docs, which replaces these files when it runs again:\n../precious\n");
  ASSERT_TRUE(write_site({{"index.html", "one"}}, folder_));
  folder_ = folder_.parent_path();
  EXPECT_EQ(get("precious"), "mine");
}

TEST_F(InFolder, APlaceThatIsNoFolderIsRefused) {
  put("file", "mine");
  EXPECT_EQ(write_site({}, folder_ / "file").error().what, "is no folder and none can be made there");
  EXPECT_EQ(write_site({}, folder_ / "file" / "below").error().what, "is no folder and none can be made there");
}

}  // namespace
}  // namespace cancha::publish
