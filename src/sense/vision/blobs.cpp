#include "sense/vision/blobs.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

// A picture is seen once, row by row:
//
//   pixels --table--> classes of a row --eight at a time--> runs --against the row above--> forest of runs --> blobs
//
// Classes come from a table that fits the second cache; neighbours in a picture are neighbours in it. Runs begin where
// a class differs from the one before, and eight bytes are compared at once, which any processor can. A run that
// touches one of its colour in the row above joins its tree. In the end the runs of each tree are summed up.
// After CMVision (Bruce, Balch, Veloso 2000).

namespace cancha::sense {
namespace {

// words of memory have their first byte at the low end
static_assert(std::endian::native == std::endian::little);

constexpr int kAhead = 8;  ///< bytes that are looked at together

std::uint64_t eight(const std::uint8_t* at) {
  std::uint64_t bytes;
  std::memcpy(&bytes, at, sizeof bytes);
  return bytes;
}

constexpr std::size_t bytes_of_pixel(PixelFormat format) {
  return format == PixelFormat::Rgb ? 3 : 2;
}

/// Writes the classes of a row; `two(at)` gives those of a pixel and the next. Eight go to memory as one word.
template <class Two>
void write_classes(std::uint8_t* to, int width, Two two) {
  int at = 0;
  for (; at + 8 <= width; at += 8) {
    const std::uint64_t packed = two(at) | two(at + 2) << 16 | two(at + 4) << 32 | two(at + 6) << 48;
    std::memcpy(to + at, &packed, sizeof packed);
  }
  for (; at < width; at += 2) {
    const std::uint64_t pair = two(at);
    to[at] = static_cast<std::uint8_t>(pair);
    to[at + 1] = static_cast<std::uint8_t>(pair >> 8);
  }
}

}  // namespace

bool is_whole(const Image& image) {
  constexpr int kMost = std::numeric_limits<std::int16_t>::max();
  if (image.width < 1 || image.height < 1 || image.width > kMost || image.height > kMost) return false;
  if (image.format == PixelFormat::Yuyv && image.width % 2 != 0) return false;
  return image.pixels.size() >=
         bytes_of_pixel(image.format) * static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height);
}

std::span<const Blob> BlobFinder::find(const Image& image, int least_pixels) {
  runs_.clear();
  parents_.clear();
  blobs_.clear();
  width_ = height_ = 0;
  if (!is_whole(image)) return {};
  width_ = image.width;
  height_ = image.height;
  const auto width = static_cast<std::size_t>(image.width);
  // one before each row and eight behind it have no colour
  stride_ = 1 + width + kAhead;
  classes_.resize(stride_ * static_cast<std::size_t>(image.height));
  const std::size_t bytes = width * bytes_of_pixel(image.format);
  std::size_t above = 0;
  for (int row = 0; row < image.height; ++row) {
    std::uint8_t* const classes = classes_.data() + stride_ * static_cast<std::size_t>(row);
    classes[0] = 0;
    std::memset(classes + 1 + width, 0, kAhead);
    classify(image.pixels.data() + bytes * static_cast<std::size_t>(row), image.format, classes + 1);
    const std::size_t here = runs_.size();
    add_runs(row, classes + 1);
    connect(above, here, runs_.size());
    above = here;
  }
  gather(least_pixels);
  return blobs_;
}

void BlobFinder::classify(const std::byte* row, PixelFormat format, std::uint8_t* to) const {
  const auto* const bytes = reinterpret_cast<const std::uint8_t*>(row);
  if (format == PixelFormat::Rgb) {
    const std::uint8_t* const cells = table_->rgb_cells();
    const auto one = [=](const std::uint8_t* at) {
      return static_cast<std::uint64_t>(cells[ColourTable::cell(at[0], at[1], at[2])]);
    };
    const int even = width_ / 2 * 2;
    write_classes(to, even, [=](int at) { return one(bytes + 3 * at) | one(bytes + 3 * at + 3) << 8; });
    if (even < width_) to[even] = static_cast<std::uint8_t>(one(bytes + 3 * even));
    return;
  }
  const std::uint8_t* const cells = table_->yuv_cells();
  write_classes(to, width_, [=](int at) {
    // Y U Y V; both pixels lie in the plane of their U and V
    std::uint32_t word;
    std::memcpy(&word, bytes + 2 * at, sizeof word);
    const std::uint8_t* const plane = cells + ((word >> 10 & 63) << 12 | (word >> 26 & 63) << 6);
    return static_cast<std::uint64_t>(plane[word >> 2 & 63]) | static_cast<std::uint64_t>(plane[word >> 18 & 63]) << 8;
  });
}

void BlobFinder::add_runs(int row, const std::uint8_t* classes) {
  int begin = 0;
  std::uint8_t colour = classes[0];
  int at = 1;
  while (true) {
    // eight pixels against their eight left neighbours
    const std::uint64_t difference = eight(classes + at) ^ eight(classes + at - 1);
    if (difference == 0 && at + kAhead <= width_) {
      at += kAhead;
      continue;
    }
    at = difference == 0 ? width_ : std::min(width_, at + std::countr_zero(difference) / 8);
    if (colour != 0) {
      runs_.push_back(
          {static_cast<std::int16_t>(row), static_cast<std::int16_t>(begin), static_cast<std::int16_t>(at), colour, 0});
      parents_.push_back(static_cast<std::int32_t>(parents_.size()));
    }
    if (at >= width_) return;
    begin = at;
    colour = classes[at];
    ++at;
  }
}

std::int32_t BlobFinder::root_of(std::int32_t run) {
  std::int32_t* const parents = parents_.data();
  while (parents[run] != run) {
    parents[run] = parents[parents[run]];
    run = parents[run];
  }
  return run;
}

void BlobFinder::connect(std::size_t above, std::size_t here, std::size_t end) {
  std::size_t upper = above;
  const std::size_t behind = here;
  for (std::size_t lower = here; lower < end; ++lower) {
    const Run& run = runs_[lower];
    // pass over what ends before this one begins
    while (upper < behind && runs_[upper].end < run.begin) ++upper;
    for (std::size_t other = upper; other < behind && runs_[other].begin <= run.end; ++other) {
      if (runs_[other].colour != run.colour) continue;
      const std::int32_t a = root_of(static_cast<std::int32_t>(other));
      const std::int32_t b = root_of(static_cast<std::int32_t>(lower));
      // the earlier run stays the root, so that blobs come in the order of their first pixels
      if (a < b) parents_[static_cast<std::size_t>(b)] = a;
      if (b < a) parents_[static_cast<std::size_t>(a)] = b;
    }
  }
}

void BlobFinder::gather(int least_pixels) {
  sums_.clear();
  for (std::size_t i = 0; i < runs_.size(); ++i) {
    Run& run = runs_[i];
    const std::int32_t root = root_of(static_cast<std::int32_t>(i));
    const std::int64_t n = run.end - run.begin;
    const std::int64_t first = run.begin;
    const std::int64_t last = run.end - 1;
    const std::int64_t v = run.row;
    const std::int64_t u = n * (first + last) / 2;
    // the sum of squares from 0 to m is m (m + 1) (2 m + 1) / 6
    const auto squares = [](std::int64_t m) { return m * (m + 1) * (2 * m + 1) / 6; };
    const std::int64_t uu = squares(last) - (first > 0 ? squares(first - 1) : 0);
    if (static_cast<std::size_t>(root) == i) {
      run.blob = static_cast<std::int32_t>(sums_.size());
      sums_.push_back({n, u, v * n, uu, u * v, v * v * n, run.begin, run.row, run.end - 1, run.row, run.colour});
      continue;
    }
    run.blob = runs_[static_cast<std::size_t>(root)].blob;
    Sums& sum = sums_[static_cast<std::size_t>(run.blob)];
    sum.pixels += n;
    sum.u += u;
    sum.v += v * n;
    sum.uu += uu;
    sum.uv += u * v;
    sum.vv += v * v * n;
    sum.left = std::min<std::int32_t>(sum.left, run.begin);
    sum.right = std::max<std::int32_t>(sum.right, run.end - 1);
    sum.bottom = run.row;
  }
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    const Sums& sum = sums_[i];
    if (sum.pixels < least_pixels) continue;
    const auto n = static_cast<double>(sum.pixels);
    const double u = static_cast<double>(sum.u) / n;
    const double v = static_cast<double>(sum.v) / n;
    blobs_.push_back({.colour = sum.colour,
                      .number = static_cast<std::int32_t>(i),
                      .pixels = static_cast<int>(sum.pixels),
                      .left = sum.left,
                      .top = sum.top,
                      .right = sum.right,
                      .bottom = sum.bottom,
                      .u = u,
                      .v = v,
                      .uu = static_cast<double>(sum.uu) / n - u * u,
                      .uv = static_cast<double>(sum.uv) / n - u * v,
                      .vv = static_cast<double>(sum.vv) / n - v * v});
  }
}

}  // namespace cancha::sense
