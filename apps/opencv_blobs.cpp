// The rival of `./cancha bench vision`: blobs the way that OpenCV's users make them. A program of its own, so that
// nothing else links OpenCV. For each round the mean milliseconds of a picture, a line each.
//
//   cancha-opencv-blobs ROUNDS COLOURS PICTURE...

#include <fmt/format.h>
#include <time.h>

#include <charconv>
#include <opencv2/imgproc.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "sense/vision/colour_file.h"
#include "sense/vision/image_file.h"

namespace {

double cpu_milliseconds() {
  return 1e3 * static_cast<double>(::clock()) / CLOCKS_PER_SEC;
}

/// All blobs of all colours; gives how many there are.
int find_blobs(const cv::Mat& rgb, const cancha::sense::Colours& colours) {
  cv::Mat hsv;
  cv::Mat mask;
  cv::Mat labels;
  cv::Mat facts;
  cv::Mat centres;
  cv::cvtColor(rgb, hsv, cv::COLOR_RGB2HSV);
  int blobs = 0;
  for (const cancha::sense::ColourRange& range : colours.ranges) {
    cv::inRange(hsv, cv::Scalar(range.low.hue, range.low.saturation, range.low.value),
                cv::Scalar(range.high.hue, range.high.saturation, range.high.value), mask);
    blobs += cv::connectedComponentsWithStats(mask, labels, facts, centres, 8) - 1;
  }
  return blobs;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace cancha;
  const std::vector<std::string> words(argv + 1, argv + argc);
  int rounds = 0;
  if (words.size() < 3 ||
      std::from_chars(words[0].data(), words[0].data() + words[0].size(), rounds).ec != std::errc{}) {
    fmt::print(stderr, "cancha-opencv-blobs ROUNDS COLOURS PICTURE...\n");
    return 2;
  }
  const auto colours = sense::read_colours(words[1]);
  if (!colours) return fmt::print(stderr, "{}\n", colours.error().text()), 1;
  std::vector<Image> images;
  for (std::size_t i = 2; i < words.size(); ++i) {
    auto image = sense::read_image(words[i]);
    if (!image) return fmt::print(stderr, "{}\n", image.error().text()), 1;
    images.push_back(std::move(*image));
  }
  cv::setNumThreads(1);
  int blobs = 0;
  for (int round = 0; round < rounds; ++round) {
    const double began = cpu_milliseconds();
    for (Image& image : images) {
      blobs += find_blobs(cv::Mat(image.height, image.width, CV_8UC3, image.pixels.data()), *colours);
    }
    fmt::print("{:.6f}\n", (cpu_milliseconds() - began) / static_cast<double>(images.size()));
  }
  return blobs > 0 ? 0 : 1;
}
