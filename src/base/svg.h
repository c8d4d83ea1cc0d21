#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry.h"

/// Pictures as SVG text, the same bytes on every machine.
///
/// Things are drawn in the units of the drawing (metres on a pitch) with y up; a Sheet says which part of that plane
/// the picture shows and how many pixels a unit has. Widths of lines and sizes of letters are in pixels.
///
///     Svg svg{{.low = {-1, -1}, .high = {1, 1}, .pixels_per_unit = 200}};
///     svg.circle({0, 0}, 0.5, {.fill = "#1f6b3a", .stroke = "#ffffff", .width = 2});
///     svg.text({0, 0}, "kick-off", {.fill = "#ffffff", .size = 14});
///     write(svg.finish());
namespace cancha {

/// A number as SVG has it: at most three decimals, no trailing zeros, never "-0"; not-a-number becomes 0.
[[nodiscard]] std::string svg_number(double number);

/// Text as it may stand between tags and in attributes; what XML cannot say becomes U+FFFD.
[[nodiscard]] std::string xml_escaped(std::string_view text);

/// The part of the plane that a picture shows.
struct Sheet {
  Vec2 low;   ///< lower left corner
  Vec2 high;  ///< upper right corner
  double pixels_per_unit = 100;
};

/// How a shape looks. What is empty is not written, so that a group or SVG itself decides.
struct Look {
  std::string_view css_class = {};     ///< for style sheets of others
  std::string_view fill = {};          ///< colour, or "none"
  std::string_view stroke = {};        ///< colour of the line
  double width = 0;                    ///< of the line in pixels; 0 = not written
  std::string_view dash = {};          ///< e.g. "4 3", in pixels
  std::optional<double> opacity = {};  ///< 0…1
};

/// How letters look.
struct Lettering {
  std::string_view fill = "#000000";
  double size = 12;                    ///< pixels
  std::string_view anchor = "middle";  ///< which part of the text stands at the point: "start", "middle", "end"
  bool bold = false;
  double turn = 0;             ///< degrees, counter-clockwise
  std::string_view halo = {};  ///< colour around the letters, to set them off from lines below
};

/// A line of straight and round pieces.
class Path {
 public:
  Path& move_to(Vec2 p);
  Path& line_to(Vec2 p);
  /// Along the circle with that radius, the short way round.
  Path& arc_to(Vec2 p, double radius, bool counter_clockwise);
  Path& close();

 private:
  friend class Svg;
  struct Piece {
    char letter;
    Vec2 to;
    double radius;
    bool counter_clockwise;
  };
  std::vector<Piece> pieces_;
};

/// Writes one picture.
class Svg {
 public:
  explicit Svg(const Sheet& sheet);

  void rect(Vec2 low, Vec2 high, const Look& look, double corner_pixels = 0);
  void circle(Vec2 centre, double radius, const Look& look);
  void line(Vec2 from, Vec2 to, const Look& look);
  void polyline(std::span<const Vec2> points, const Look& look);
  void polygon(std::span<const Vec2> points, const Look& look);
  void path(const Path& path, const Look& look);
  /// One line of text whose middle height lies at the point.
  void text(Vec2 at, std::string_view words, const Lettering& lettering);

  /// What follows until end_group belongs together and shares a look; a title is shown under the pointer.
  void begin_group(const Look& look, std::string_view title = "");
  void end_group();

  /// A length in pixels, in the units of the drawing.
  [[nodiscard]] double pixels(double count) const { return count / sheet_.pixels_per_unit; }
  [[nodiscard]] const Sheet& sheet() const { return sheet_; }

  /// The whole picture; open groups are closed.
  [[nodiscard]] std::string finish() const;

 private:
  [[nodiscard]] double x(Vec2 p) const { return (p.x - sheet_.low.x) * sheet_.pixels_per_unit; }
  [[nodiscard]] double y(Vec2 p) const { return (sheet_.high.y - p.y) * sheet_.pixels_per_unit; }
  void start(std::string_view element);
  void attribute(std::string_view name, std::string_view value);
  void attribute(std::string_view name, double value);
  void finish_with(const Look& look);
  void points(std::string_view element, std::span<const Vec2> points, const Look& look);

  Sheet sheet_;
  std::string body_;
  int depth_ = 1;
};

}  // namespace cancha
