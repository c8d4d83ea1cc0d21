#include "publish/share_page.h"

#include <gtest/gtest.h>

#include <fstream>

#include "match/recorded_test.h"

namespace cancha::publish {
namespace {

const Page kPage{R"(<html><head><link rel="stylesheet" href="/app.css" />
<script type="module" src="/app.js"></script></head><body><div id="app"></div></body></html>)",
                 R"(const a = "</script><!--";)", "b { color: red } "};

/// The text between two others.
std::string between(const std::string& text, const std::string& from, const std::string& to) {
  const std::size_t start = text.find(from);
  if (start == text.npos) return "";
  const std::size_t begin = start + from.size();
  return text.substr(begin, text.find(to, begin) - begin);
}

TEST(SharePage, HoldsPageAndRecordingAndAsksForNothing) {
  const auto html = share_page(kPage, "recording", "a \"match\" <1>");

  ASSERT_TRUE(html) << html.error().text();
  EXPECT_EQ(between(*html, "id=\"recording\" data-name=\"", "\""), "a &quot;match&quot; &lt;1&gt;");
  EXPECT_EQ(between(*html, "&lt;1&gt;\">", "</script>"), "cmVjb3JkaW5n");
  EXPECT_EQ(between(*html, "<style>", "</style>"), kPage.style);
  EXPECT_NE(html->find("Content-Security-Policy\" content=\"default-src 'none'; "), html->npos);
  EXPECT_EQ(html->find("src=\"/"), html->npos);
  EXPECT_EQ(html->find("href=\"/"), html->npos);
}

TEST(SharePage, AScriptCannotEndItsOwnTag) {
  const auto html = share_page(kPage, "", "");

  ASSERT_TRUE(html);
  EXPECT_EQ(between(*html, "<script type=\"module\">", "</script>"), R"(const a = "<\/script>\x3c!--";)");
}

TEST(SharePage, APageThatLooksDifferentIsRefused) {
  const auto html = share_page({"<html></html>", "", ""}, "", "");

  ASSERT_FALSE(html);
  EXPECT_EQ(html.error().text(), "web/dist/index.html: is not the page this program knows (npm run build in web/)");
}

TEST(SharePage, TheBuiltPageIsKnown) {
  const auto page = read_page(std::filesystem::path{CANCHA_SOURCE_DIR} / "web" / "dist");

  ASSERT_TRUE(page) << page.error().text();
  EXPECT_TRUE(share_page(*page, "x", "x"));
  EXPECT_FALSE(read_page("/nowhere"));
  EXPECT_EQ(read_page("/nowhere").error().what, "the studio's page cannot be read");
}

TEST(ShareFile, AnIncompleteRecordingIsSharedAsFarAsItGoes) {
  const match::RecordedMatch file{match::test_league(CANCHA_SOURCE_DIR, 10.0)};
  std::filesystem::resize_file(file.path(), std::filesystem::file_size(file.path()) / 2);
  auto reader = mcap::McapReader::open(file.path());
  ASSERT_TRUE(reader);
  ASSERT_TRUE(reader->was_incomplete());

  const auto html = share_file(*reader, std::filesystem::path{CANCHA_SOURCE_DIR} / "web" / "dist", "half");

  ASSERT_TRUE(html) << html.error().text();
  EXPECT_GT(between(*html, "data-name=\"half\">", "</script>").size(), 20'000u);
}

}  // namespace
}  // namespace cancha::publish
