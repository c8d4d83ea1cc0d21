#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "messages/team.h"

/// Colours of things on a pitch, as ranges of hue, saturation and value.
namespace cancha::sense {

/// A colour as colour files have it: hue 0…179 in steps of two degrees, saturation and value 0…255.
struct Hsv {
  int hue = 0;
  int saturation = 0;
  int value = 0;

  friend constexpr bool operator==(Hsv, Hsv) = default;
};
inline constexpr int kHues = 180;

/// The colour of a pixel.
[[nodiscard]] Hsv hsv_of(int red, int green, int blue);

/// Red, green and blue of a pixel of a webcam (BT.601, Y 16…235), each 0…255.
[[nodiscard]] std::array<int, 3> rgb_of_yuv(int y, int u, int v);

/// What the vision knows colours of. Things that a file names otherwise are found as blobs, but are nothing else.
enum class Paint : std::uint8_t {
  Other,
  Ball,
  Field,
  Goal,  ///< of which nobody knows whose it is
  MyGoal,
  OpponentGoal,
  Partner,
  Opponent,
  RightLandmark,
  LeftLandmark,
  Line,
  Black
};
/// As colour files name them: "ball", "my_goal".
constexpr std::array<std::string_view, 12> names(Paint) {
  return {"other",   "ball",     "field",          "goal",          "my_goal", "opp_goal",
          "partner", "opponent", "right_landmark", "left_landmark", "line",    "black"};
}
/// The paint of a name in a colour file; Other for one that we do not know.
[[nodiscard]] Paint paint_of(std::string_view name);

/// All colours from the dullest to the brightest of one kind of thing. A hue may run through 179 to 0: low 170, high 8.
struct ColourRange {
  std::string name;
  int id = 0;  ///< as its file has it
  Hsv low;
  Hsv high;

  [[nodiscard]] bool contains(Hsv colour) const;
  /// No colour is in it: saturation or value run backwards.
  [[nodiscard]] bool empty() const { return low.saturation > high.saturation || low.value > high.value; }

  friend bool operator==(const ColourRange&, const ColourRange&) = default;
};

/// The ranges of a camera; where two overlap, the earlier one has the colour.
struct Colours {
  std::vector<ColourRange> ranges;

  friend bool operator==(const Colours&, const Colours&) = default;
};
inline constexpr std::size_t kMostColours = 31;

/// The colours as a player of a team sees them: "blue_goal", "yellow_goal", "blue_team" and "yellow_team" become its
/// own and the others' ("my_goal", "opponent").
[[nodiscard]] Colours for_team(Colours colours, Team team);

/// What is doubtful in ranges, a sentence each: no colour is in one, two overlap.
[[nodiscard]] std::vector<std::string> doubts(const Colours& colours);

/// A pixel that somebody has painted over with the colour that it belongs to.
struct PaintedSample {
  std::array<std::uint8_t, 3> rgb{};
  std::size_t range = 0;  ///< place in Colours
};

/// Which colour a pixel has, looked up: six bits a channel, 256 KiB for each pixel format. 0 is none, else the place of
/// the range + 1.
class ColourTable {
 public:
  ColourTable() : ColourTable{Colours{}} {}
  explicit ColourTable(const Colours& colours);
  /// From painted pixels: a cell belongs to the range with the most samples near it, within `reach` cells.
  ColourTable(const Colours& colours, std::span<const PaintedSample> samples, int reach = 3);

  [[nodiscard]] std::uint8_t of_rgb(int red, int green, int blue) const { return rgb_[cell(red, green, blue)]; }
  [[nodiscard]] std::uint8_t of_yuv(int y, int u, int v) const { return yuv_[cell(u, v, y)]; }
  /// All cells, for loops: rgb by red, green, blue; yuv by U, V, Y; the last one fastest.
  [[nodiscard]] const std::uint8_t* rgb_cells() const { return rgb_.data(); }
  [[nodiscard]] const std::uint8_t* yuv_cells() const { return yuv_.data(); }
  /// Of class c, 1 and up.
  [[nodiscard]] Paint paint(std::uint8_t c) const { return paints_[c]; }
  [[nodiscard]] std::span<const Paint> paints() const { return paints_; }

  static constexpr std::size_t cell(int a, int b, int c) {
    return static_cast<std::size_t>(a >> 2) << 12 | static_cast<std::size_t>(b >> 2) << 6 |
           static_cast<std::size_t>(c >> 2);
  }
  static constexpr std::size_t kCells = std::size_t{64} * 64 * 64;

 private:
  void name_paints(const Colours& colours);
  void fill_yuv();

  std::vector<std::uint8_t> rgb_;
  std::vector<std::uint8_t> yuv_;
  std::vector<Paint> paints_;  ///< by class
};

}  // namespace cancha::sense
