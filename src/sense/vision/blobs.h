#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "messages/image.h"
#include "sense/vision/colours.h"

/// Connected pixels of one colour, found in one pass over a picture.
namespace cancha::sense {

/// Pixels of one colour beside each other in a row.
struct Run {
  std::int16_t row = 0;
  std::int16_t begin = 0;   ///< first column
  std::int16_t end = 0;     ///< behind the last column
  std::uint8_t colour = 0;  ///< class of the table; never 0
  std::int32_t blob = 0;    ///< number of the blob that it belongs to
};

/// Connected pixels of one colour, with what their shape is told by.
struct Blob {
  std::uint8_t colour = 0;  ///< class of the table
  std::int32_t number = 0;  ///< among all, the small ones too; its runs have it
  int pixels = 0;
  int left = 0;    ///< first column
  int top = 0;     ///< first row
  int right = 0;   ///< last column
  int bottom = 0;  ///< last row
  double u = 0.0;  ///< centre, pixels
  double v = 0.0;
  double uu = 0.0;  ///< second moments about the centre, pixels²
  double uv = 0.0;
  double vv = 0.0;

  [[nodiscard]] int width() const { return right - left + 1; }
  [[nodiscard]] int height() const { return bottom - top + 1; }
};

/// Finds blobs. Keeps its memory: it takes none once it has seen a picture as busy.
class BlobFinder {
 public:
  /// The table must outlive it.
  explicit BlobFinder(const ColourTable& table) : table_{&table} {}

  /// Blobs of at least so many pixels, in the order of their first pixels; touching corners connect. A picture with
  /// fewer bytes than it says has no blobs. Valid until the next picture.
  std::span<const Blob> find(const Image& image, int least_pixels = 1);
  /// All runs of the last picture, by rows; those of blobs that were too small, too.
  [[nodiscard]] std::span<const Run> runs() const { return runs_; }
  [[nodiscard]] const ColourTable& table() const { return *table_; }
  /// The paint of a pixel of the last picture; Other outside of it.
  [[nodiscard]] Paint paint_at(int column, int row) const {
    if (column < 0 || row < 0 || column >= width_ || row >= height_) return Paint::Other;
    return table_->paint(classes_[static_cast<std::size_t>(row) * stride_ + 1 + static_cast<std::size_t>(column)]);
  }
  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }

 private:
  void classify(const std::byte* row, PixelFormat format, std::uint8_t* to) const;
  void add_runs(int row, const std::uint8_t* classes);
  void connect(std::size_t above, std::size_t here, std::size_t end);
  std::int32_t root_of(std::int32_t run);
  void gather(int least_pixels);

  struct Sums {
    std::int64_t pixels, u, v, uu, uv, vv;
    std::int32_t left, top, right, bottom;
    std::uint8_t colour;
  };

  const ColourTable* table_;
  int width_ = 0;
  int height_ = 0;
  std::size_t stride_ = 0;             ///< of the classes: a row with its border
  std::vector<std::uint8_t> classes_;  ///< of all pixels
  std::vector<Run> runs_;
  std::vector<std::int32_t> parents_;  ///< of runs, in a forest
  std::vector<Sums> sums_;
  std::vector<Blob> blobs_;
};

/// A picture is as large as it says, and not larger than runs can count.
[[nodiscard]] bool is_whole(const Image& image);

}  // namespace cancha::sense
