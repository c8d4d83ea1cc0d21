// The lens of a camera from pictures of a chessboard, for `./cancha vision chessboard`. A program of its own, so that
// nothing else links OpenCV.
//
//   cancha-opencv-chessboard COLUMNS ROWS PICTURE...
//
// COLUMNS and ROWS count the corners between squares. It says for each picture, in order, "seen" or "unseen"; then
// "lens" with focal length, centre (u, v), k1, k2 and by how many pixels corners still lie beside where they should,
// all as body::Lens has them.

#include <fmt/format.h>

#include <charconv>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <string>
#include <vector>

#include "sense/vision/image_file.h"

namespace {

using Corners = std::vector<cv::Point2f>;

int number_of(const std::string& word) {
  int number = 0;
  (void)std::from_chars(word.data(), word.data() + word.size(), number);
  return number;
}

/// The corners between squares; none where not all of them are seen.
Corners corners_in(const cancha::Image& image, cv::Size board) {
  std::vector<std::byte> rgb = cancha::sense::rgb_of(image);
  cv::Mat grey;
  cv::cvtColor(cv::Mat(image.height, image.width, CV_8UC3, rgb.data()), grey, cv::COLOR_RGB2GRAY);
  Corners corners;
  if (!cv::findChessboardCorners(grey, board, corners, cv::CALIB_CB_ADAPTIVE_THRESH | cv::CALIB_CB_NORMALIZE_IMAGE))
    return {};
  const int window = std::max(2, std::min(image.width, image.height) / 100);
  cv::cornerSubPix(grey, corners, {window, window}, {-1, -1},
                   {cv::TermCriteria::EPS | cv::TermCriteria::COUNT, 50, 0.001});
  return corners;
}

}  // namespace

int main(int argc, char** argv) try {
  using namespace cancha;
  const std::vector<std::string> words(argv + 1, argv + argc);
  const cv::Size board = words.size() > 2 ? cv::Size{number_of(words[0]), number_of(words[1])} : cv::Size{};
  if (board.width < 3 || board.height < 3) {
    fmt::print(stderr, "cancha-opencv-chessboard COLUMNS ROWS PICTURE...\n");
    return 2;
  }
  std::vector<cv::Point3f> flat;
  for (int row = 0; row < board.height; ++row) {
    for (int column = 0; column < board.width; ++column)
      flat.emplace_back(static_cast<float>(column), static_cast<float>(row), 0.0F);
  }
  cv::Size size;
  std::vector<Corners> seen;
  for (std::size_t i = 2; i < words.size(); ++i) {
    const auto image = sense::read_image(words[i]);
    if (!image) return fmt::print(stderr, "{}\n", image.error().text()), 1;
    const cv::Size here{image->width, image->height};
    if (size.width == 0) size = here;
    if (here != size) return fmt::print(stderr, "{}: is not as large as the first picture\n", words[i]), 1;
    Corners corners = corners_in(*image, board);
    fmt::print("{}\n", corners.empty() ? "unseen" : "seen");
    if (!corners.empty()) seen.push_back(std::move(corners));
  }
  if (seen.empty()) return 0;
  cv::Mat matrix = cv::Mat::eye(3, 3, CV_64F);
  cv::Mat distortion;
  std::vector<cv::Mat> turns;
  std::vector<cv::Mat> places;
  const double off = cv::calibrateCamera(std::vector{seen.size(), flat}, seen, size, matrix, distortion, turns, places,
                                         cv::CALIB_FIX_ASPECT_RATIO | cv::CALIB_ZERO_TANGENT_DIST | cv::CALIB_FIX_K3);
  // OpenCV counts pixels from the middle of the first one, we from its corner
  fmt::print("lens {:.4f} {:.4f} {:.4f} {:.6f} {:.6f} {:.4f}\n", matrix.at<double>(0, 0), matrix.at<double>(0, 2) + 0.5,
             matrix.at<double>(1, 2) + 0.5, distortion.at<double>(0), distortion.at<double>(1), off);
  return 0;
} catch (const std::exception& fault) {
  fmt::print(stderr, "{}\n", fault.what());
  return 1;
}
