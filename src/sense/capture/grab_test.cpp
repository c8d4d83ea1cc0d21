#include "sense/capture/grab.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "base/file_writer.h"
#include "sense/capture/played_driver_test.h"
#include "sense/vision/image_file.h"

namespace cancha::sense {
namespace {

using Move = PlayedDriver::Move;

class Grab : public testing::Test {
 protected:
  std::filesystem::path folder_ = testing::TempDir() + "grab-" + std::to_string(getpid());
  PlayedDriver driver_;

  void SetUp() override { std::filesystem::remove_all(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }
};

TEST_F(Grab, SavesOnePictureInSoManyAndPassesOverThoseThatAreSlowOrTorn) {
  driver_.moves = {Move::Good, Move::Slow, Move::Good, Move::Short, Move::Good, Move::Good};
  auto capture = Capture::start(driver_, {}).value();

  const auto saved = grab(capture, folder_, {.count = 2, .every = 2});

  ASSERT_TRUE(saved) << saved.error().text();
  EXPECT_EQ(*saved, 2);
  const auto files = image_files(folder_).value();
  ASSERT_EQ(files.size(), 2u);
  EXPECT_EQ(files[0].filename(), "000.ppm");
  const Image image = read_image(files[1]).value();
  EXPECT_EQ(image.width, 4);
  EXPECT_EQ(image.height, 2);
  EXPECT_EQ(driver_.moves.size(), 1u) << "and no more than it needs";
}

TEST_F(Grab, ACameraThatStaysAwayIsTold) {
  driver_.moves = {Move::Good, Move::Unplug};
  auto capture = Capture::start(driver_, {}).value();
  const auto saved = grab(capture, folder_, {.count = 3, .patience = 4});
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.error().text(), folder_.string() + ": the camera gives no pictures any more; 1 were saved");
  EXPECT_EQ(capture.counts().lost, 1);
}

TEST_F(Grab, AFileThatIsThereStays) {
  ASSERT_TRUE(write_file(folder_ / "000.ppm", "mine", {.make_folders = true}));
  driver_.moves = {Move::Good};
  auto capture = Capture::start(driver_, {}).value();
  const auto saved = grab(capture, folder_, {.count = 1});
  ASSERT_FALSE(saved);
  EXPECT_NE(saved.error().text().find("000.ppm"), std::string::npos) << saved.error().text();
}

TEST_F(Grab, DevicesAreListedByNumber) {
  for (const char* const name : {"video10", "video2", "video", "video3x", "audio1"})
    ASSERT_TRUE(write_file(folder_ / name, "", {.make_folders = true}));
  EXPECT_EQ(video_devices(folder_),
            (std::vector<std::string>{(folder_ / "video2").string(), (folder_ / "video10").string()}));
  EXPECT_TRUE(video_devices(folder_ / "nowhere").empty());
}

}  // namespace
}  // namespace cancha::sense
