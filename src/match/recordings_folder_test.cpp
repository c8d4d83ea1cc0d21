#include "match/recordings_folder.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

#include "mcap/writer.h"

namespace cancha::match {
namespace {

namespace fs = std::filesystem;

/// A folder with one recording and its pictures, beside a file that is none of its business.
class RecordingsFolderTest : public ::testing::Test {
 protected:
  RecordingsFolderTest() {
    fs::create_directories(folder);
    for (const char* name : {"a.mcap", "a.svg", "a-ball.svg", "b.mcap"}) std::ofstream{folder / name} << name;
    std::ofstream{root / "secret.mcap"} << "secret";
  }
  ~RecordingsFolderTest() override { fs::remove_all(root); }

  [[nodiscard]] std::string text(const fs::path& file) const {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
  }
  [[nodiscard]] std::string rename(const std::string& name, const std::string& to) const {
    const auto done = rename_recording(folder, name, to);
    return done ? *done : done.error().text();
  }
  [[nodiscard]] std::string remove(const std::string& name) const {
    const auto done = delete_recording(folder, name);
    return done ? "" : done.error().text();
  }

  fs::path root =
      fs::temp_directory_path() / fmt::format("cancha_recordings_{}_{}", ::getpid(),
                                              ::testing::UnitTest::GetInstance()->current_test_info()->name());
  fs::path folder = root / "recordings";
};

TEST_F(RecordingsFolderTest, ARenamedRecordingTakesItsPicturesAlong) {
  EXPECT_EQ(rename("a.mcap", "der große Sieg"), "der große Sieg.mcap");

  EXPECT_EQ(text(folder / "der große Sieg.mcap"), "a.mcap");
  EXPECT_EQ(text(folder / "der große Sieg.svg"), "a.svg");
  EXPECT_EQ(text(folder / "der große Sieg-ball.svg"), "a-ball.svg");
  EXPECT_FALSE(fs::exists(folder / "a.mcap") || fs::exists(folder / "a.svg"));
  EXPECT_EQ(rename("der große Sieg.mcap", "a.mcap"), "a.mcap") << "the ending may be said";
}

TEST_F(RecordingsFolderTest, NothingIsEverReplaced) {
  EXPECT_EQ(rename("a.mcap", "b"), "name: there is a 'b.mcap' already (nothing is replaced)");
  EXPECT_EQ(text(folder / "b.mcap"), "b.mcap");
  std::ofstream{folder / "c.svg"} << "mine";
  EXPECT_EQ(rename("a.mcap", "c"), "c.mcap");
  EXPECT_EQ(text(folder / "c.svg"), "mine") << "a picture that is in the way stays";
}

TEST_F(RecordingsFolderTest, NamesNeverLeaveTheFolder) {
  for (const char* bad : {"../secret", "x/y", ".hidden", "-rf", "", ".mcap", "a\\b", "a\nb", "\xff"}) {
    const auto done = rename_recording(folder, "a.mcap", bad);
    ASSERT_FALSE(done) << bad;
    EXPECT_EQ(done.error().where, "name") << bad;
  }
  EXPECT_FALSE(rename_recording(folder, "a.mcap", std::string(300, 'x')));
  for (const char* bad : {"../secret.mcap", "/etc/passwd", "a.svg", "", "x/../../secret.mcap"}) {
    EXPECT_FALSE(delete_recording(folder, bad)) << bad;
    EXPECT_FALSE(rename_recording(folder, bad, "mine")) << bad;
  }
  EXPECT_EQ(text(root / "secret.mcap"), "secret");
  EXPECT_EQ(text(folder / "a.mcap"), "a.mcap");
}

TEST_F(RecordingsFolderTest, ADeletedRecordingIsGoneWithItsPictures) {
  EXPECT_EQ(remove("a.mcap"), "");
  EXPECT_FALSE(fs::exists(folder / "a.mcap") || fs::exists(folder / "a.svg") || fs::exists(folder / "a-ball.svg"));
  EXPECT_EQ(remove("a.mcap"), "a.mcap: there is no such recording");

  // of a link only the link
  fs::create_symlink(root / "secret.mcap", folder / "link.mcap");
  EXPECT_EQ(remove("link.mcap"), "");
  EXPECT_EQ(text(root / "secret.mcap"), "secret");
  fs::create_directories(folder / "d.mcap");
  EXPECT_EQ(remove("d.mcap"), "d.mcap: there is no such recording");
}

TEST_F(RecordingsFolderTest, WhatIsBeingRecordedIsLeftAlone) {
  auto writer = mcap::McapWriter::open((folder / "live.mcap").string());
  ASSERT_TRUE(writer);

  EXPECT_EQ(remove("live.mcap"), "live.mcap: is being recorded (stop it first)");
  EXPECT_EQ(rename("live.mcap", "other"), "live.mcap: is being recorded (stop it first)");

  ASSERT_TRUE(writer->close());
  EXPECT_EQ(remove("live.mcap"), "");
}

}  // namespace
}  // namespace cancha::match
