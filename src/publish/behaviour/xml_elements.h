#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "base/svg.h"

namespace cancha::publish {

struct Attribute {
  std::string_view name;
  std::string value;
};

/// Writes elements, indented by their depth; attributes without a value are left out.
class Elements {
 public:
  Elements() : text_{"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"} {}

  void leaf(std::string_view tag, const std::vector<Attribute>& attributes) {
    start(tag, attributes);
    text_ += "/>\n";
  }
  /// The element around what `inside` writes; a leaf where that is nothing.
  template <class Inside>
  void around(std::string_view tag, const std::vector<Attribute>& attributes, Inside&& inside) {
    start(tag, attributes);
    text_ += ">\n";
    const std::size_t opened = text_.size();
    ++depth_;
    inside();
    --depth_;
    if (text_.size() == opened) {
      text_.replace(opened - 2, 2, "/>\n");
      return;
    }
    indent();
    text_ += fmt::format("</{}>\n", tag);
  }
  std::string take() { return std::move(text_); }

 private:
  void indent() { text_.append(static_cast<std::size_t>(2 * depth_), ' '); }
  void start(std::string_view tag, const std::vector<Attribute>& attributes) {
    indent();
    text_.append("<").append(tag);
    for (const Attribute& one : attributes) {
      if (!one.value.empty()) text_ += fmt::format(" {}=\"{}\"", one.name, xml_escaped(one.value));
    }
  }

  std::string text_;
  int depth_ = 0;
};

}  // namespace cancha::publish
