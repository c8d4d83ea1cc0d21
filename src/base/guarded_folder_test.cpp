#include "base/guarded_folder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

namespace cancha {
namespace {

using namespace std::string_literals;
namespace fs = std::filesystem;

class GuardedFolderTest : public ::testing::Test {
 protected:
  GuardedFolderTest() {
    fs::create_directories(open() / "fonts");
    write("open/index.html", "page");
    write("open/app.js", "export {};");
    write("open/fonts/a b.woff2", "font");
    write("open/.hidden", "secret");
    write("secret.txt", "secret");
  }
  ~GuardedFolderTest() override {
    std::error_code ignored;
    fs::remove_all(root_, ignored);
  }
  void write(const std::string& name, const std::string& text) const { std::ofstream{root_ / name} << text; }
  [[nodiscard]] fs::path open() const { return root_ / "open"; }

  const fs::path root_ = fs::path{testing::TempDir()} / ("cancha_guarded_" + std::to_string(::getpid()));
  const GuardedFolder folder_{open()};
};

TEST_F(GuardedFolderTest, FilesOfTheFolderAreFoundAndRead) {
  EXPECT_EQ(folder_.read("index.html").value(), "page");
  EXPECT_EQ(folder_.read("fonts/a b.woff2").value(), "font");
  EXPECT_TRUE(GuardedFolder{open() / ""}.find("index.html"));
}

TEST_F(GuardedFolderTest, NothingOutsideOfTheFolderIsFound) {
  const std::string absolute = (root_ / "secret.txt").string();
  for (const std::string& name :
       {"../secret.txt"s, "fonts/../../secret.txt"s, "fonts/../index.html"s, "./index.html"s, "/index.html"s, absolute,
        "fonts//a b.woff2"s, "..\\secret.txt"s, "index.html\0.js"s, ".hidden"s, ""s, "."s, ".."s, "fonts"s, "fonts/"s,
        "index.html/"s, std::string(300, 'a'), "absent.html"s}) {
    EXPECT_FALSE(folder_.find(name)) << name;
    EXPECT_EQ(folder_.read(name).error().what, "cannot be read") << name;
  }
  EXPECT_FALSE(GuardedFolder{root_ / "absent"}.find("index.html"));
}

TEST_F(GuardedFolderTest, LinksMayLeadWithinTheFolderButNotOutOfIt) {
  fs::create_symlink("app.js", open() / "inner.js");
  fs::create_symlink("../secret.txt", open() / "outer.txt");
  fs::create_symlink(root_, open() / "up");
  fs::create_symlink("loop", open() / "loop");
  // a neighbour whose name merely begins like the folder's
  fs::create_directories(root_ / "open2");
  write("open2/a.txt", "secret");
  fs::create_symlink("../open2/a.txt", open() / "near.txt");

  EXPECT_TRUE(folder_.find("inner.js"));
  for (const char* name : {"outer.txt", "up/secret.txt", "loop", "near.txt"}) EXPECT_FALSE(folder_.find(name)) << name;
}

TEST_F(GuardedFolderTest, ErrorsNameThePathAsItWasAskedFor) {
  EXPECT_EQ(folder_.read("a/b.toml").error().text(), "a/b.toml: cannot be read (is the name right?)");
  EXPECT_EQ(folder_.read("index.html", 3).error().text(), "index.html: is larger than 0 KiB");
}

TEST_F(GuardedFolderTest, ANamedPipeHoldsNobody) {
  ASSERT_EQ(::mkfifo((open() / "pipe").c_str(), 0600), 0);

  EXPECT_FALSE(folder_.read("pipe"));
}

}  // namespace
}  // namespace cancha
