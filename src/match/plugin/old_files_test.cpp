#include "match/plugin/old_files.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace cancha::match {
namespace {

class OldFilesTest : public testing::Test {
 protected:
  OldFilesTest() {
    std::string name = (std::filesystem::temp_directory_path() / "cancha-files-XXXXXX").string();
    folder_ = ::mkdtemp(name.data());
    std::ofstream{folder_ / "TEAMNAME.TXT"} << "lions\n";
  }
  ~OldFilesTest() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path folder_;
};

TEST_F(OldFilesTest, KnowsWindowsPaths) {
  EXPECT_TRUE(is_windows_path("C:\\Strategy\\BLUE\\teamname.txt"));
  EXPECT_TRUE(is_windows_path("c:teamname.txt"));
  EXPECT_TRUE(is_windows_path("..\\x.txt"));
  EXPECT_FALSE(is_windows_path("/tmp/x.txt"));
  EXPECT_FALSE(is_windows_path("x.txt"));
  EXPECT_FALSE(is_windows_path(""));
}

TEST_F(OldFilesTest, FindsAFileBesideThePluginWhateverItsLetters) {
  const auto data = folder_ / "x.data";

  EXPECT_EQ(old_file("C:\\Strategy\\TeamName.txt", false, folder_, data), folder_ / "TEAMNAME.TXT");
  EXPECT_EQ(old_file("C:\\Strategy\\Other.txt", false, folder_, data), folder_ / "Other.txt");
}

TEST_F(OldFilesTest, WritesIntoTheDataFolderAndReadsThereFirst) {
  const auto data = folder_ / "x.data";
  std::filesystem::create_directories(data);

  EXPECT_EQ(old_file("C:\\Strategy\\TeamName.txt", true, folder_, data), data / "TeamName.txt");
  EXPECT_EQ(old_file("C:\\Strategy\\TeamName.txt", false, folder_, data), folder_ / "TEAMNAME.TXT");
  std::ofstream{data / "teamname.txt"} << "tigers\n";
  EXPECT_EQ(old_file("C:\\Strategy\\TeamName.txt", false, folder_, data), data / "teamname.txt");
}

}  // namespace
}  // namespace cancha::match
