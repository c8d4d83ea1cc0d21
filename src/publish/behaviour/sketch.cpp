#include "publish/behaviour/sketch.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/svg.h"
#include "base/utf8.h"

namespace cancha::publish {
namespace {

constexpr double kLineHeight = 17;
constexpr double kLabelHeight = 14;
constexpr double kDot = 14;

/// Widths of the letters from space to ~ in thousandths of an em, as wide as the widest of the common fonts without
/// serifs has them (DejaVu Sans, Verdana); all others leave a little room.
constexpr std::array<int, 95> kWidths = {
    352, 402, 460, 838, 636, 1077, 790, 275, 454, 454, 636, 838, 364, 454,  364, 492, 636, 636, 636,
    636, 636, 636, 636, 636, 636,  636, 454, 454, 838, 838, 838, 546, 1000, 685, 686, 699, 771, 633,
    575, 776, 752, 421, 455, 693,  557, 863, 749, 788, 604, 788, 696, 685,  617, 733, 685, 989, 686,
    616, 686, 454, 492, 454, 838,  636, 636, 613, 636, 550, 636, 616, 352,  636, 634, 278, 345, 593,
    278, 975, 634, 612, 636, 636,  427, 522, 394, 634, 593, 818, 592, 593,  526, 637, 454, 637, 838};

double letter_size(Letters letters) {
  return letters == Letters::Plain ? 13 : letters == Letters::Code ? 12 : 11;
}

constexpr std::string_view class_of(Letters letters) {
  constexpr std::array<std::string_view, 4> kClasses = {"t", "t small", "t code", "t doc"};
  return kClasses[static_cast<std::size_t>(letters)];
}

constexpr std::string_view class_of(Shape shape) {
  constexpr std::array<std::string_view, 12> kClasses = {"state",     "state", "any",       "option",
                                                         "behaviour", "dot",   "condition", "leaf",
                                                         "junction",  "outer", "region",    "state"};
  return kClasses[static_cast<std::size_t>(shape)];
}

std::string number(double value) {
  // tenths of a pixel are enough for everybody
  return svg_number(std::round(value * 10) / 10);
}

std::string rectangle(double x, double y, double w, double h, double round, std::string_view css) {
  return fmt::format("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"/>", css, number(x),
                     number(y), number(w), number(h), number(round));
}

/// The outline of a box around a centre.
std::string outline(Shape shape, graph::Point c, double w, double h) {
  const double x = c.x - w / 2, y = c.y - h / 2;
  switch (shape) {
    case Shape::Dot:
    case Shape::Junction:
    case Shape::History:
      return fmt::format("<circle class=\"line\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>", number(c.x), number(c.y),
                         number(w / 2));
    case Shape::Option: {
      const double cut = 7;
      return fmt::format("<path class=\"line\" d=\"M{} {}h{}l{} {}v{}l-{} {}h-{}l-{} -{}v-{}z\"/>", number(x + cut),
                         number(y), number(w - 2 * cut), cut, cut, number(h - 2 * cut), cut, cut, number(w - 2 * cut),
                         cut, cut, number(h - 2 * cut));
    }
    case Shape::Behaviour:
    case Shape::Leaf:
      return rectangle(x, y, w, h, std::min(w, h) / 2, "line");
    case Shape::Condition:
      return rectangle(x, y, w, h, 2, "line");
    case Shape::Target:
      return rectangle(x, y, w, h, 9, "line") + rectangle(x + 4, y + 4, w - 8, h - 8, 6, "inner");
    default:
      return rectangle(x, y, w, h, 9, "line");
  }
}

/// Whether it holds others, which are drawn upon it.
bool is_outer(Shape shape) {
  return shape == Shape::Outer || shape == Shape::Region;
}

std::string drawn(const Box& box, graph::Point centre) {
  const graph::Node size = size_of(box);
  std::string out = fmt::format("<g class=\"node {}{}\">", class_of(box.shape), box.highlighted ? " here" : "");
  if (!box.hint.empty()) out += fmt::format("<title>{}</title>", xml_escaped(box.hint));
  if (!box.href.empty()) out += fmt::format("<a href=\"{}\">", xml_escaped(box.href));
  out += outline(box.shape, centre, size.width, size.height);
  double y = centre.y - kLineHeight * static_cast<double>(box.lines.size()) / 2 + kLineHeight * 0.74;
  if (is_outer(box.shape)) y = centre.y - size.height / 2 + kLineHeight;
  for (const TextLine& line : box.lines) {
    const bool left = box.shape == Shape::Condition;
    out += fmt::format("<text class=\"{}{}\" x=\"{}\" y=\"{}\">{}</text>", class_of(line.letters), left ? " left" : "",
                       number(left ? centre.x - size.width / 2 + 10 : centre.x), number(y), xml_escaped(line.text));
    y += kLineHeight;
  }
  if (!box.href.empty()) out += "</a>";
  return out + "</g>\n";
}

std::string titled(std::string_view css, const Arrow& arrow) {
  std::string out = fmt::format("<g class=\"{}{}\">", css, arrow.faint ? " faint" : "");
  if (!arrow.hint.empty()) out += fmt::format("<title>{}</title>", xml_escaped(arrow.hint));
  return out;
}

/// An arrow: the curve, and a head from its foot to the tip.
std::string drawn(const Arrow& arrow, const graph::Way& way) {
  std::string out = titled("edge", arrow) + "<path class=\"way\" d=\"";
  for (std::size_t i = 0; i < way.curve.size(); ++i) {
    out += fmt::format("{}{} {}", i == 0 ? "M" : i == 1 ? "C" : " ", number(way.curve[i].x), number(way.curve[i].y));
  }
  out += "\"/>";
  if (!way.curve.empty()) {
    const graph::Point foot = way.curve.back(), tip = way.tip;
    const double length = std::max(1e-6, std::hypot(tip.x - foot.x, tip.y - foot.y));
    const double nx = -(tip.y - foot.y) / length * 3.2, ny = (tip.x - foot.x) / length * 3.2;
    out += fmt::format("<path class=\"head\" d=\"M{} {}L{} {}L{} {}z\"/>", number(tip.x), number(tip.y),
                       number(foot.x + nx), number(foot.y + ny), number(foot.x - nx), number(foot.y - ny));
  }
  return out + "</g>\n";
}

/// What is written on an arrow, on a plate that interrupts it.
std::string drawn_label(const Arrow& arrow, graph::Point centre) {
  if (arrow.label.empty()) return "";
  const auto [width, height] = label_size(arrow.label);
  std::string out = titled("on-edge", arrow);
  out += rectangle(centre.x - width / 2 + 2, centre.y - height / 2, width - 4, height, 3, "plate");
  double y = centre.y - height / 2 + kLabelHeight * 0.75;
  for (const std::string& line : arrow.label) {
    out += fmt::format("<text class=\"t label\" x=\"{}\" y=\"{}\">{}</text>", number(centre.x), number(y),
                       xml_escaped(line));
    y += kLabelHeight;
  }
  return out + "</g>\n";
}

}  // namespace

double text_width(std::string_view text, Letters letters) {
  const double size = letter_size(letters);
  double sum = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xc0) == 0x80) continue;  // continues a character
    const bool known = byte >= 0x20 && byte < 0x7f;
    if (letters == Letters::Code) {
      sum += known ? 0.61 : 1.0;
    } else {
      sum += known ? kWidths[byte - 0x20u] / 1000.0 : 1.0;
    }
  }
  return sum * size;
}

LabelSize label_size(const std::vector<std::string>& lines) {
  LabelSize size;
  for (const std::string& line : lines) {
    size.width = std::max(size.width, text_width(line, Letters::Small) + 8);
    size.height += kLabelHeight;
  }
  return size;
}

graph::Node size_of(const Box& box) {
  if (box.size.width > 0) return box.size;
  if (box.shape == Shape::Dot || box.shape == Shape::Junction) return {.width = kDot, .height = kDot};
  double widest = 0;
  for (const TextLine& line : box.lines) widest = std::max(widest, text_width(line.text, line.letters));
  if (box.highlighted) widest *= 1.1;  // bold
  const double lines = static_cast<double>(std::max<std::size_t>(box.lines.size(), 1));
  const double side = box.shape == Shape::Behaviour || box.shape == Shape::Leaf ? 14
                      : box.shape == Shape::Condition                           ? 10
                                                                                : 12;
  const double above = box.shape == Shape::Target ? 9 : box.shape == Shape::Leaf ? 4 : 7;
  return {.width = std::min(std::ceil(widest + 2 * side), graph::kMostPixels),
          .height = std::min(kLineHeight * lines + 2 * above, graph::kMostPixels)};
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width, std::size_t most_lines) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    while (text.starts_with(' ') || text.starts_with('\n')) text.remove_prefix(1);
    // the last blank that fits, else the first one at all
    std::size_t end = 0, fits = 0, count = 0;
    for (; end < text.size() && text[end] != '\n'; ++end) {
      if (text[end] == ' ') fits = end;
      if ((text[end] & 0xc0) != 0x80 && ++count > width && fits > 0) break;
    }
    if (end < text.size() && text[end] != '\n') end = fits;
    if (end == 0) break;
    if (lines.size() == most_lines) {
      lines.back() += " …";
      break;
    }
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

graph::Graph graph_of(const Sketch& sketch) {
  graph::Graph graph;
  graph.direction = sketch.direction;
  for (const Box& box : sketch.boxes) {
    graph.nodes.push_back(size_of(box));
    graph.nodes.back().round = box.shape == Shape::Dot || box.shape == Shape::Junction;
    if (box.shape == Shape::Dot) graph.nodes.back().rank = graph::Rank::First;
  }
  for (const Arrow& arrow : sketch.arrows) {
    const auto [width, height] = label_size(arrow.label);
    graph.edges.push_back({.from = arrow.from, .to = arrow.to, .label_width = width, .label_height = height});
  }
  return graph;
}

Result<std::string> draw(const Sketch& sketch, Standing standing) {
  auto layout = graph::lay_out(graph_of(sketch));
  if (!layout) return pass_on(std::move(layout));
  return draw(sketch, *layout, standing);
}

std::string draw(const Sketch& sketch, const graph::Layout& layout, Standing standing) {
  const bool links = std::ranges::any_of(sketch.boxes, [](const Box& box) { return !box.href.empty(); });
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"cancha-graph\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
      "height=\"{1}\"{5} role=\"{2}\" aria-label=\"{3}\">\n<title>{3}</title>\n<desc>{4}</desc>\n",
      number(std::ceil(layout.width)), number(std::ceil(layout.height)), links ? "group" : "img",
      xml_escaped(sketch.title), xml_escaped(sketch.description),
      // in a page it shrinks with the window, but not so far that it cannot be read
      standing == Standing::InPage ? fmt::format(" style=\"min-width:{}px\"", std::ceil(0.68 * layout.width)) : "");
  if (standing == Standing::Alone) {
    out += fmt::format("<style>\n{}</style>\n<rect class=\"sheet\" width=\"100%\" height=\"100%\"/>\n", sketch_style());
  }
  // boxes lie over arrows, but for those that hold others; labels lie over all
  const auto boxes = [&](bool outer) {
    for (std::size_t i = 0; i < sketch.boxes.size(); ++i) {
      if (is_outer(sketch.boxes[i].shape) == outer) out += drawn(sketch.boxes[i], layout.nodes[i]);
    }
  };
  boxes(true);
  for (std::size_t i = 0; i < sketch.arrows.size(); ++i) out += drawn(sketch.arrows[i], layout.edges[i]);
  boxes(false);
  for (std::size_t i = 0; i < sketch.arrows.size(); ++i) out += drawn_label(sketch.arrows[i], layout.edges[i].label);
  return out + "</svg>\n";
}

}  // namespace cancha::publish
