#include "base/file_writer.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <thread>

#include "base/text_file.h"
#include "support/small_disk.h"

namespace cancha {
namespace {

namespace fs = std::filesystem;

class FileWriting : public testing::Test {
 protected:
  FileWriting() {
    std::string pattern = (fs::path{testing::TempDir()} / "cancha-writer-XXXXXX").string();
    folder_ = ::mkdtemp(pattern.data());
  }
  ~FileWriting() override { fs::remove_all(folder_); }

  [[nodiscard]] fs::path path(const std::string& name) const { return folder_ / name; }
  void given(const std::string& name, const std::string& text) const { std::ofstream{path(name)} << text; }
  [[nodiscard]] std::string text(const std::string& name) const { return read_text(path(name)).value_or("nothing"); }
  /// All names in the folder, in order.
  [[nodiscard]] std::vector<std::string> names() const { return names_in(folder_); }
  static std::vector<std::string> names_in(const fs::path& folder) {
    std::vector<std::string> found;
    for (const auto& entry : fs::recursive_directory_iterator{folder}) {
      found.push_back(entry.path().lexically_relative(folder).string());
    }
    std::ranges::sort(found);
    return found;
  }
  using Names = std::vector<std::string>;

  fs::path folder_;
};

TEST_F(FileWriting, ReplacesAFileAndKeepsItsPermissions) {
  given("a.txt", "old");
  fs::permissions(path("a.txt"), fs::perms{0640});

  ASSERT_TRUE(write_file(path("a.txt"), "new"));

  EXPECT_EQ(text("a.txt"), "new");
  EXPECT_EQ(fs::status(path("a.txt")).permissions(), fs::perms{0640});
  EXPECT_EQ(names(), Names{"a.txt"});
}

TEST_F(FileWriting, ANewFileHasThePermissionsOfTheUsersMask) {
  const mode_t before = ::umask(027);
  ASSERT_TRUE(write_file(path("a.txt"), "new"));
  ::umask(before);

  EXPECT_EQ(fs::status(path("a.txt")).permissions(), fs::perms{0640});
  ASSERT_TRUE(write_file(path("a.txt"), "secret", {.owner_only = true}));
  EXPECT_EQ(fs::status(path("a.txt")).permissions(), fs::perms{0600});
}

TEST_F(FileWriting, KeepsASymbolicLinkAndReplacesItsTarget) {
  fs::create_directory(path("real"));
  given("real/a.txt", "old");
  fs::create_symlink("real/a.txt", path("link.txt"));
  fs::create_symlink("real/later.txt", path("to_come.txt"));

  ASSERT_TRUE(write_file(path("link.txt"), "new"));
  ASSERT_TRUE(write_file(path("to_come.txt"), "first"));

  EXPECT_TRUE(fs::is_symlink(path("link.txt")));
  EXPECT_EQ(text("real/a.txt"), "new");
  EXPECT_EQ(text("real/later.txt"), "first");
  EXPECT_EQ(names(), (Names{"link.txt", "real", "real/a.txt", "real/later.txt", "to_come.txt"}));
}

TEST_F(FileWriting, ReplacesTheLinkItselfWhereLinksAreNotFollowed) {
  given("secret.txt", "secret");
  fs::create_symlink("secret.txt", path("link.txt"));

  ASSERT_TRUE(write_file(path("link.txt"), "new", {.follow_links = false}));

  EXPECT_FALSE(fs::is_symlink(path("link.txt")));
  EXPECT_EQ(text("link.txt"), "new");
  EXPECT_EQ(text("secret.txt"), "secret");
}

TEST_F(FileWriting, RefusesAFileThatIsThereUnlessToldToReplaceIt) {
  given("a.txt", "old");

  const auto written = write_file(path("a.txt"), "new", {.replace = false});

  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().text(),
            path("a.txt").string() + ": there is a file with this name already (choose another name)");
  EXPECT_EQ(text("a.txt"), "old");
  EXPECT_EQ(names(), Names{"a.txt"});
}

TEST_F(FileWriting, RefusesAFileThatAppearedWhileItWasWritten) {
  auto writer = FileWriter::open(path("a.txt"), {.replace = false});
  ASSERT_TRUE(writer);
  ASSERT_TRUE(writer->write("ours"));
  given("a.txt", "theirs");

  EXPECT_FALSE(writer->commit());

  EXPECT_EQ(text("a.txt"), "theirs");
}

TEST_F(FileWriting, WithoutCommitNothingIsLeft) {
  given("a.txt", "old");
  {
    auto writer = FileWriter::open(path("a.txt"));
    ASSERT_TRUE(writer);
    ASSERT_TRUE(writer->write("half"));
    EXPECT_EQ(writer->temporary().extension(), ".txt");
    EXPECT_EQ(read_text(writer->temporary()).value(), "half");
    auto made_folders = FileWriter::open(path("new/deep/b.txt"), {.make_folders = true});
    ASSERT_TRUE(made_folders);
  }
  EXPECT_EQ(text("a.txt"), "old");
  EXPECT_EQ(names(), Names{"a.txt"});
}

TEST_F(FileWriting, MakesFoldersOnTheWayWhereToldTo) {
  ASSERT_TRUE(write_file(path("new/deep/b.txt"), "b", {.make_folders = true}));
  EXPECT_EQ(text("new/deep/b.txt"), "b");

  const auto none = write_file(path("no/such.txt"), "b");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().text(), path("no/such.txt").string() +
                                     ": cannot be written: No such file or directory (there is no folder " +
                                     path("no").string() + ")");
}

TEST_F(FileWriting, ANameWithoutFolderIsInTheWorkingDirectory) {
  const fs::path before = fs::current_path();
  fs::current_path(folder_);
  const auto written = write_file("plain.txt", "x", {.make_folders = true});
  fs::current_path(before);

  ASSERT_TRUE(written) << written.error().text();
  EXPECT_EQ(names(), Names{"plain.txt"});
}

TEST_F(FileWriting, FoldersAndLoopsAreRefused) {
  EXPECT_EQ(write_file(folder_, "x").error().text(), folder_.string() + ": is a folder (name a file)");
  fs::create_symlink("b", path("a"));
  fs::create_symlink("a", path("b"));
  EXPECT_FALSE(write_file(path("a"), "x"));
}

TEST_F(FileWriting, DevicesAndOpenDescriptorsAreWrittenDirectly) {
  EXPECT_TRUE(write_file("/dev/null", "x"));
  const auto full = write_file("/dev/full", "x");
  ASSERT_FALSE(full);
  EXPECT_EQ(full.error().text(),
            "/dev/full: cannot be written: No space left on device "
            "(free some space, or choose a place on another disk)");
  int pipe[2];
  ASSERT_EQ(::pipe(pipe), 0);
  EXPECT_TRUE(write_file("/proc/self/fd/" + std::to_string(pipe[1]), "through"));
  char read[8] = {};
  EXPECT_EQ(::read(pipe[0], read, 7), 7);
  EXPECT_STREQ(read, "through");
  ::close(pipe[0]);
  ::close(pipe[1]);
}

TEST_F(FileWriting, AFullDiskLeavesTheOldFileAndNothingElse) {
  if (!support::has_small_disks(folder_.string())) GTEST_SKIP() << "needs mount namespaces";
  const auto on_a_full_disk = [&] {
    if (!support::mount_small_disk(folder_.string(), 64)) return;
    given("source.txt", "precious");
    auto written = write_file(path("source.txt"), std::string(100'000, 'x'));
    if (!written) std::fprintf(stderr, "%s\n", written.error().text().c_str());
    const auto free = write_free_file(folder_, "new", ".txt", std::string(100'000, 'x'));
    const auto deep = write_file(path("new/deep.txt"), std::string(100'000, 'x'), {.make_folders = true});
    const bool sound = !written && !free && !deep && names() == Names{"source.txt"} && text("source.txt") == "precious";
    // and it works again once there is room
    ::_exit(sound && write_file(path("source.txt"), "more") ? 0 : 1);
  };
  EXPECT_EXIT(on_a_full_disk(), testing::ExitedWithCode(0), "source.txt: cannot be written: No space left on device");
}

TEST_F(FileWriting, AReadOnlyDiskIsTold) {
  if (!support::has_small_disks(folder_.string())) GTEST_SKIP() << "needs mount namespaces";
  const auto on_a_read_only_disk = [&] {
    if (!support::mount_small_disk(folder_.string(), 64, true)) return;
    const auto written = write_file(path("a.txt"), "x");
    if (!written) std::fprintf(stderr, "%s\n", written.error().text().c_str());
    ::_exit(0);
  };
  EXPECT_EXIT(on_a_read_only_disk(), testing::ExitedWithCode(0),
              "a.txt: cannot be written: Read-only file system \\(choose a place that is not read-only");
}

TEST_F(FileWriting, ALimitOfTheShellLeavesTheOldFileToo) {
  given("a.txt", "old");
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit small{1000, before.rlim_max};
  const auto old_handler = ::signal(SIGXFSZ, SIG_IGN);
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const auto written = write_file(path("a.txt"), std::string(2000, 'x'));
  ::setrlimit(RLIMIT_FSIZE, &before);
  ::signal(SIGXFSZ, old_handler);

  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().hint, "files may not become so long here: ulimit -f");
  EXPECT_EQ(text("a.txt"), "old");
  EXPECT_EQ(names(), Names{"a.txt"});
}

TEST_F(FileWriting, AFreeNameIsTheFirstThatNobodyHas) {
  given("m.txt", "1");
  fs::create_symlink("nowhere", path("m-2.txt"));

  EXPECT_EQ(write_free_file(folder_, "m", ".txt", "3").value(), path("m-3.txt"));
  EXPECT_EQ(take_free_name(folder_, "m", ".txt", {"m-4.txt"}).value(), path("m-5.txt"));
  EXPECT_EQ(take_free_name(folder_, "other", ".txt").value(), path("other.txt"));
  give_up_name(path("other.txt"));
  give_up_name(path("m.txt"));  // has bytes: it stays

  EXPECT_EQ(names(), (Names{"m-2.txt", "m-3.txt", "m-5.txt", "m.txt"}));
  EXPECT_EQ(text("m-3.txt"), "3");
  EXPECT_FALSE(take_free_name(path("no"), "m", ".txt"));
}

TEST_F(FileWriting, ThoseWhoAskAtTheSameTimeGetDifferentNames) {
  constexpr int kEach = 50;
  std::vector<std::string> given(2 * kEach);
  const auto ask = [&](int first) {
    for (int i = first; i < first + kEach; ++i) {
      const std::string content = std::to_string(i);
      const auto path =
          i % 2 == 0 ? write_free_file(folder_, "m", ".txt", content) : take_free_name(folder_, "m", ".txt");
      given[static_cast<std::size_t>(i)] = path.value_or(fs::path{}).filename().string();
    }
  };
  std::thread other{ask, 0};
  ask(kEach);
  other.join();

  std::ranges::sort(given);
  EXPECT_EQ(std::ranges::adjacent_find(given), given.end());
  EXPECT_EQ(given, names());
}

TEST_F(FileWriting, AFileThatGrowsIsNewOrEmptyAndHasOneWriter) {
  given("full.mcap", "a recording");
  EXPECT_EQ(open_growing(path("full.mcap")).error().what, "there is a file with this name already");
  EXPECT_EQ(text("full.mcap"), "a recording");

  ASSERT_TRUE(take_free_name(folder_, "new", ".mcap"));
  {
    const auto file = open_growing(path("new.mcap"));
    ASSERT_TRUE(file);
    EXPECT_TRUE(is_being_written(path("new.mcap")));
    EXPECT_EQ(open_growing(path("new.mcap")).error().what, "another program is writing this file");
    give_up_name(path("new.mcap"));
    EXPECT_TRUE(fs::exists(path("new.mcap")));
  }
  EXPECT_FALSE(is_being_written(path("new.mcap")));
  EXPECT_TRUE(open_growing("/dev/null"));
  EXPECT_FALSE(is_being_written(path("none")));
}

}  // namespace
}  // namespace cancha
