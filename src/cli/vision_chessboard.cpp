// ./cancha vision chessboard: the lens of a camera, by a program beside this one that links OpenCV.

#include <fmt/format.h>

#include <sstream>

#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/vision_source.h"
#include "os/program.h"
#include "sense/vision/image_file.h"
#include "sense/vision/mount_file.h"

namespace cancha::cli {
namespace {

constexpr int kFewest = 5;  ///< pictures that show the whole board
constexpr std::size_t kMostPictures = 200;

/// What the other program said.
struct Measured {
  int seen = 0;      ///< pictures that show the whole board
  body::Lens lens;   ///< where any does
  double off = 0.0;  ///< pixels by which corners still lie beside where they should
};

/// Columns and rows of "9x6".
Result<std::pair<int, int>> board_of(const std::string& text) {
  const auto board = parse_pair(text);
  const auto sound = [](int corners) { return corners >= 3 && corners <= 50; };
  if (!board || !sound(board->first) || !sound(board->second))
    return fail(fmt::format("--board {}", text), "is no board", "corners between squares, 3 to 50 each way, as in 9x6");
  return *board;
}

Result<Measured> measure(const std::vector<std::filesystem::path>& pictures, std::pair<int, int> board) {
  const auto program = os::own_program().parent_path() / "cancha-opencv-chessboard";
  std::error_code gone;
  if (!std::filesystem::exists(program, gone))
    return fail("vision chessboard", "was built without OpenCV",
                "./cancha vision chessboard installs it; elsewhere: libopencv-calib3d-dev, then build again");
  std::vector<std::string> command{program.string(), std::to_string(board.first), std::to_string(board.second)};
  for (const auto& picture : pictures) command.push_back(std::filesystem::absolute(picture).string());
  const auto done = os::run_program(command);
  if (!done) return tl::unexpected<Error>(done.error());
  if (done->status != 0) return fail("vision chessboard", fmt::format("OpenCV failed: {}", done->output));
  Measured found;
  std::istringstream words{done->output};
  for (std::string word; words >> word;) {
    found.seen += word == "seen" ? 1 : 0;
    if (word != "lens") continue;
    body::Lens& lens = found.lens;
    words >> lens.focal >> lens.centre.x >> lens.centre.y >> lens.k1 >> lens.k2 >> found.off;
  }
  return found;
}

Result<void> measure_and_keep(const VisionOptions& o) {
  const auto board = board_of(o.board);
  if (!board) return tl::unexpected<Error>(board.error());
  auto mount = o.mount.empty() ? Result<sense::CameraMount>{sense::CameraMount{}} : sense::read_mount(o.mount);
  if (!mount) return tl::unexpected<Error>(mount.error());
  const auto pictures = sense::image_files(o.source);
  if (!pictures) return tl::unexpected<Error>(pictures.error());
  if (pictures->size() > kMostPictures)
    return fail(o.source, fmt::format("has {} pictures", pictures->size()), fmt::format("{} at most", kMostPictures));
  const auto first = sense::read_image(pictures->front());
  if (!first) return tl::unexpected<Error>(first.error());
  auto found = measure(*pictures, *board);
  if (!found) return pass_on(std::move(found));
  fmt::print("{} of {} pictures show the whole board, {} x {} corners\n", found->seen, pictures->size(), board->first,
             board->second);
  if (found->seen < kFewest)
    return fail(o.source, fmt::format("too few pictures show the whole board, {} of {}", found->seen, kFewest),
                "is --board right? It counts corners between squares, not squares");
  found->lens.width = first->width;
  found->lens.height = first->height;
  const body::Lens& lens = found->lens;
  fmt::print("focal length {:.1f} pixels ({:.1f}° from top to bottom), centre {:.1f}, {:.1f}, k1 {:+.4f}, k2 {:+.4f}\n",
             lens.focal, in_degrees(lens.view_high()), lens.centre.x, lens.centre.y, lens.k1, lens.k2);
  fmt::print("corners lie {:.2f} pixels beside where they should\n", found->off);
  if (o.mount.empty()) return {};
  mount->lens = lens;
  if (mount->title.empty())
    mount->title = fmt::format("Camera, from {}", std::filesystem::path{o.source}.filename().string());
  return write_output(o.mount, sense::write_mount(*mount), std::vector{o.source});
}

}  // namespace

int measure_lens(const VisionOptions& o) {
  const auto done = measure_and_keep(o);
  if (!done) return complain(done.error()), kProblem;
  return kFine;
}

}  // namespace cancha::cli
