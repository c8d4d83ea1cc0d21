#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "graph/layout.h"

/// Boxes and arrows as SVG that follows light and dark themes.
namespace cancha::publish {

enum class Shape : std::uint8_t {
  State,      ///< a box with round corners
  Target,     ///< the same with a double border
  Any,        ///< dashed: stands for all states
  Option,     ///< a box with cut corners
  Behaviour,  ///< round at both ends
  Dot,        ///< where a state machine begins; has no text
  Condition,  ///< a plain box with a question in it
  Leaf,       ///< the answer: a small box with round corners
  Junction,   ///< a small circle where arrows meet; has no text
  Outer,      ///< holds others; its text stands at its top
  Region,     ///< the same with a dashed border: one of several that are active at once
  History,    ///< a circle with a letter in it
};

enum class Letters : std::uint8_t { Plain, Small, Code, Doc };

struct TextLine {
  std::string text;  ///< UTF-8
  Letters letters = Letters::Plain;
};

struct Box {
  Shape shape = Shape::State;
  std::vector<TextLine> lines = {};
  std::string hint = {};     ///< shown under the pointer
  std::string href = {};     ///< page that a click opens; empty = none
  bool highlighted = false;  ///< what the picture is about
  graph::Node size = {};     ///< 0 = as its lines need
};

struct Arrow {
  int from = 0;
  int to = 0;
  std::vector<std::string> label = {};  ///< lines
  std::string hint = {};
  bool faint = false;  ///< of less weight to the reader, e.g. a call in a picture of transitions
};

/// A picture before it has places.
struct Sketch {
  std::string title;        ///< for those who cannot see it, and as heading
  std::string description;  ///< one sentence
  graph::Direction direction = graph::Direction::Down;
  std::vector<Box> boxes;
  std::vector<Arrow> arrows;
};

/// Whether a picture brings its colours with it, or stands in a page that has `sketch_style()`.
enum class Standing : std::uint8_t { Alone, InPage };

/// How wide a text is at most, in pixels, whatever common font the viewer has.
[[nodiscard]] double text_width(std::string_view text, Letters letters);

/// Size of a box around its lines.
[[nodiscard]] graph::Node size_of(const Box& box);

/// Size of the lines on an arrow, with a little room around them.
struct LabelSize {
  double width = 0;
  double height = 0;
};
[[nodiscard]] LabelSize label_size(const std::vector<std::string>& lines);

/// Breaks a text at blanks into lines of about so many characters; beyond the last line it ends in "…".
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t width, std::size_t most_lines);

/// The colours and lines of all sketches, light and dark: rules for `svg.cancha-graph`.
[[nodiscard]] std::string_view sketch_style();

/// What there is to lay out.
[[nodiscard]] graph::Graph graph_of(const Sketch& sketch);

/// Lays a sketch out and draws it.
[[nodiscard]] Result<std::string> draw(const Sketch& sketch, Standing standing);

/// Draws a sketch whose places are known.
[[nodiscard]] std::string draw(const Sketch& sketch, const graph::Layout& layout, Standing standing);

}  // namespace cancha::publish
