#include "base/named_files.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

namespace cancha {
namespace {

namespace fs = std::filesystem;

class NamedFilesTest : public testing::Test {
 protected:
  NamedFilesTest() {
    fs::create_directories(content_ / "looks");
    for (const char* file : {"dim.toml", "bright.toml", "notes.txt"}) std::ofstream{content_ / "looks" / file} << file;
    std::ofstream{content_ / "secret.toml"} << "secret";
  }
  ~NamedFilesTest() override { fs::remove_all(content_); }

  fs::path content_ = fs::path{testing::TempDir()} / ("named-" + std::to_string(getpid()));
};

TEST_F(NamedFilesTest, AreListedInOrder) {
  EXPECT_EQ(toml_names(content_ / "looks"), (std::vector<std::string>{"bright", "dim"}));
  EXPECT_TRUE(toml_names(content_ / "nothing").empty());
}

TEST_F(NamedFilesTest, AreReadByNameAndTheNearestIsTold) {
  EXPECT_EQ(read_named(content_, "looks", "dim", "there is no look").value(), "dim.toml");
  const auto wrong = read_named(content_, "looks", "brigt", "there is no look");
  ASSERT_FALSE(wrong.has_value());
  EXPECT_EQ(wrong.error().text(), "there is no look 'brigt' (did you mean 'bright'? known: bright, dim)");
  EXPECT_FALSE(read_named(content_, "looks", "../secret", "there is no look").has_value());
}

}  // namespace
}  // namespace cancha
