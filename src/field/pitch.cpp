#include "field/pitch.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace cancha::field {
namespace {

constexpr const char* kExample = "for example 18x12: 8x6 to 18x12 m";

}  // namespace

Result<PitchSize> read_pitch_size(std::string_view text) {
  PitchSize size;
  const std::size_t cross = text.find('x');
  const auto read = [](std::string_view number, double& value) {
    const auto [end, fault] = std::from_chars(number.data(), number.data() + number.size(), value);
    return fault == std::errc{} && end == number.data() + number.size();
  };
  if (cross == text.npos || !read(text.substr(0, cross), size.length) || !read(text.substr(cross + 1), size.width)) {
    return fail("", fmt::format("'{}' is no size of a pitch", text), kExample);
  }
  const auto within = [](double value, double least, double most) { return value >= least && value <= most; };
  if (!within(size.length, kSmallestPitch.length, kLargestPitch.length) ||
      !within(size.width, kSmallestPitch.width, kLargestPitch.width)) {
    return fail("", fmt::format("{} is beyond the sizes of the league", text), kExample);
  }
  if (size.width >= size.length) return fail("", fmt::format("{} is wider than long", text), kExample);
  return size;
}

std::string pitch_text(PitchSize size) {
  return fmt::format("\n[pitch]\nlength = {:.3f}\nwidth = {:.3f}\n", size.length, size.width);
}

void scale_pitch(PitchSize size, Walls& walls, Markings& markings) {
  const double along = size.length / walls.length();
  const double across = size.width / walls.width();
  const double depth = walls.goal_depth();
  walls.right = {size.length / 2};
  walls.left = {-size.length / 2};
  walls.goal_right = {size.length / 2 + depth};
  walls.goal_left = {-size.length / 2 - depth};
  walls.top = {size.width / 2};
  walls.bottom = {-size.width / 2};
  const auto half = [](double factor) { return 1.0 + (factor - 1.0) / 2; };
  markings.goal_area_width.value *= half(across);
  markings.goal_area_depth.value *= half(along);
  markings.penalty_area_width.value *= across;
  markings.penalty_area_depth.value *= along;
  markings.penalty_mark.value *= along;
  markings.centre_circle_radius.value *= std::min(along, across);
  markings.free_ball_x.value *= along;
  markings.free_ball_y.value *= across;
  markings.line_width.value *= half(std::min(along, across));
}

Result<League> with_pitch(const League& league, PitchSize size) {
  return parse_league(league.source + pitch_text(size), league.name + ".toml");
}

Result<League> with_pitch(const League& league, std::string_view size) {
  const auto read = read_pitch_size(size);
  if (!read) return tl::unexpected<Error>(read.error());
  return with_pitch(league, *read);
}

}  // namespace cancha::field
