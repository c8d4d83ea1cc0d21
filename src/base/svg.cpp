#include "base/svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/expects.h"
#include "base/utf8.h"

namespace cancha {
namespace {

constexpr double kLargest = 1e7;  // pixels; nothing is drawn further out

/// How many bytes the character at the front of `text` has; 0 where there is none that XML allows.
std::size_t length_in_xml(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const bool control = first < 0x20 && first != '\t' && first != '\n' && first != '\r';
  // U+FFFE and U+FFFF
  const bool left_out = text.starts_with("\xef\xbf\xbe") || text.starts_with("\xef\xbf\xbf");
  return control || left_out ? 0 : character_length(text);
}

}  // namespace

std::string svg_number(double number) {
  if (std::isnan(number)) return "0";
  std::string text = fmt::format("{:.3f}", std::clamp(number, -kLargest, kLargest));
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

std::string xml_escaped(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t length = length_in_xml(text);
    const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
    text.remove_prefix(character.size());
    if (length == 0) {
      out += "\xef\xbf\xbd";
    } else if (character == "&") {
      out += "&amp;";
    } else if (character == "<") {
      out += "&lt;";
    } else if (character == ">") {
      out += "&gt;";
    } else if (character == "\"") {
      out += "&quot;";
    } else {
      out += character;
    }
  }
  return out;
}

Path& Path::move_to(Vec2 p) {
  pieces_.push_back({'M', p, 0, false});
  return *this;
}

Path& Path::line_to(Vec2 p) {
  pieces_.push_back({'L', p, 0, false});
  return *this;
}

Path& Path::arc_to(Vec2 p, double radius, bool counter_clockwise) {
  pieces_.push_back({'A', p, radius, counter_clockwise});
  return *this;
}

Path& Path::close() {
  pieces_.push_back({'Z', {}, 0, false});
  return *this;
}

Svg::Svg(const Sheet& sheet) : sheet_{sheet} {
  CANCHA_EXPECTS(sheet.pixels_per_unit > 0);
}

void Svg::start(std::string_view element) {
  body_.append(static_cast<std::size_t>(2 * depth_), ' ');
  body_ += '<';
  body_ += element;
}

void Svg::attribute(std::string_view name, std::string_view value) {
  if (!value.empty()) body_ += fmt::format(" {}=\"{}\"", name, xml_escaped(value));
}

void Svg::attribute(std::string_view name, double value) {
  body_ += fmt::format(" {}=\"{}\"", name, svg_number(value));
}

/// The look's attributes and the end of a tag without content.
void Svg::finish_with(const Look& look) {
  attribute("class", look.css_class);
  attribute("fill", look.fill);
  attribute("stroke", look.stroke);
  if (look.width > 0) attribute("stroke-width", look.width);
  attribute("stroke-dasharray", look.dash);
  if (look.opacity) attribute("opacity", *look.opacity);
  body_ += "/>\n";
}

void Svg::rect(Vec2 low, Vec2 high, const Look& look, double corner_pixels) {
  start("rect");
  attribute("x", x(low));
  attribute("y", y(high));
  attribute("width", x(high) - x(low));
  attribute("height", y(low) - y(high));
  if (corner_pixels > 0) attribute("rx", corner_pixels);
  finish_with(look);
}

void Svg::circle(Vec2 centre, double radius, const Look& look) {
  start("circle");
  attribute("cx", x(centre));
  attribute("cy", y(centre));
  attribute("r", radius * sheet_.pixels_per_unit);
  finish_with(look);
}

void Svg::line(Vec2 from, Vec2 to, const Look& look) {
  start("line");
  attribute("x1", x(from));
  attribute("y1", y(from));
  attribute("x2", x(to));
  attribute("y2", y(to));
  finish_with(look);
}

void Svg::points(std::string_view element, std::span<const Vec2> all, const Look& look) {
  std::string list;
  for (const Vec2 p : all) {
    if (!list.empty()) list += ' ';
    list += fmt::format("{},{}", svg_number(x(p)), svg_number(y(p)));
  }
  start(element);
  attribute("points", list);
  finish_with(look);
}

void Svg::polyline(std::span<const Vec2> all, const Look& look) {
  points("polyline", all, look);
}

void Svg::polygon(std::span<const Vec2> all, const Look& look) {
  points("polygon", all, look);
}

void Svg::path(const Path& path, const Look& look) {
  std::string d;
  for (const Path::Piece& piece : path.pieces_) {
    if (!d.empty()) d += ' ';
    d += piece.letter;
    if (piece.letter == 'A') {
      // y points down in SVG, so its positive sweep is our clockwise
      const std::string r = svg_number(piece.radius * sheet_.pixels_per_unit);
      d += fmt::format("{} {} 0 0 {} ", r, r, piece.counter_clockwise ? 0 : 1);
    }
    if (piece.letter != 'Z') d += fmt::format("{} {}", svg_number(x(piece.to)), svg_number(y(piece.to)));
  }
  start("path");
  attribute("d", d);
  finish_with(look);
}

void Svg::text(Vec2 at, std::string_view words, const Lettering& lettering) {
  start("text");
  attribute("x", x(at));
  attribute("y", y(at));
  // half the height of capital letters; the attribute dominant-baseline is not understood everywhere
  attribute("dy", 0.36 * lettering.size);
  attribute("font-size", lettering.size);
  attribute("text-anchor", lettering.anchor);
  attribute("fill", lettering.fill);
  if (lettering.bold) attribute("font-weight", "bold");
  if (!lettering.halo.empty()) {
    attribute("stroke", lettering.halo);
    attribute("stroke-width", 5);
    attribute("stroke-linejoin", "round");
    attribute("paint-order", "stroke");
  }
  if (lettering.turn != 0) {
    attribute("transform",
              fmt::format("rotate({} {} {})", svg_number(-lettering.turn), svg_number(x(at)), svg_number(y(at))));
  }
  body_ += fmt::format(">{}</text>\n", xml_escaped(words));
}

void Svg::begin_group(const Look& look, std::string_view title) {
  start("g");
  finish_with(look);
  body_.replace(body_.size() - 3, 3, ">\n");
  ++depth_;
  if (!title.empty()) {
    start("title");
    body_ += fmt::format(">{}</title>\n", xml_escaped(title));
  }
}

void Svg::end_group() {
  CANCHA_EXPECTS(depth_ > 1);
  --depth_;
  body_.append(static_cast<std::size_t>(2 * depth_), ' ');
  body_ += "</g>\n";
}

std::string Svg::finish() const {
  const std::string width = svg_number((sheet_.high.x - sheet_.low.x) * sheet_.pixels_per_unit);
  const std::string height = svg_number((sheet_.high.y - sheet_.low.y) * sheet_.pixels_per_unit);
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" "
      "font-family=\"Inter, 'Segoe UI', 'DejaVu Sans', Arial, sans-serif\">\n",
      width, height);
  out += body_;
  for (int depth = depth_; depth > 1; --depth) out += "</g>\n";
  return out + "</svg>\n";
}

}  // namespace cancha
