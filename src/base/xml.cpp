#include "base/xml.h"

#include <fmt/format.h>

#include <algorithm>
#include <pugixml.hpp>

namespace cancha {
namespace {

constexpr std::size_t kLargest = std::size_t{16} << 20;
constexpr int kDeepest = 100;

/// Lines of a text, to turn bytes into places.
class Lines {
 public:
  explicit Lines(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\n') starts_.push_back(i + 1);
    }
  }
  void place(std::ptrdiff_t byte, int& line, int& column) const {
    const auto at = static_cast<std::size_t>(std::max<std::ptrdiff_t>(byte, 0));
    const auto after = std::ranges::upper_bound(starts_, at);
    line = static_cast<int>(after - starts_.begin());
    column = static_cast<int>(at - *(after - 1)) + 1;
  }

 private:
  std::vector<std::size_t> starts_{0};
};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

class Reader {
 public:
  Reader(std::string_view text, const std::string& path) : lines_{text}, path_{path} {}

  Result<XmlElement> read(const pugi::xml_node& node, int depth) const {
    XmlElement made;
    made.name = node.name();
    lines_.place(node.offset_debug(), made.line, made.column);
    if (depth > kDeepest) {
      return fail(place_of(made, path_), fmt::format("elements are more than {} levels deep", kDeepest));
    }
    for (const pugi::xml_attribute& a : node.attributes()) made.attributes.push_back({a.name(), a.value()});
    std::string text;
    for (const pugi::xml_node& child : node.children()) {
      if (child.type() == pugi::node_element) {
        auto element = read(child, depth + 1);
        if (!element) return element;
        made.children.push_back(std::move(*element));
      } else if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
        text += child.value();
      }
    }
    made.text = trimmed(text);
    return made;
  }

  [[nodiscard]] tl::unexpected<Error> fault(std::ptrdiff_t byte, std::string what, std::string hint = "") const {
    int line = 1;
    int column = 1;
    lines_.place(byte, line, column);
    return fail(fmt::format("{}:{}:{}", path_, line, column), std::move(what), std::move(hint));
  }

 private:
  Lines lines_;
  const std::string& path_;
};

}  // namespace

const std::string* XmlElement::attribute(std::string_view wanted) const {
  const auto found = std::ranges::find(attributes, wanted, &XmlAttribute::name);
  return found == attributes.end() ? nullptr : &found->value;
}

std::string place_of(const XmlElement& element, const std::string& path) {
  return fmt::format("{}:{}:{}", path, element.line, element.column);
}

Result<XmlElement> read_xml(std::string_view text, const std::string& path) {
  if (text.size() > kLargest) return fail(path, "is larger than 16 MiB");
  const Reader reader{text, path};
  pugi::xml_document document;
  const pugi::xml_parse_result parsed =
      document.load_buffer(text.data(), text.size(), pugi::parse_default | pugi::parse_doctype);
  if (!parsed) {
    std::string what = parsed.description();
    if (!what.empty()) what[0] = static_cast<char>(what[0] >= 'A' && what[0] <= 'Z' ? what[0] - 'A' + 'a' : what[0]);
    return reader.fault(parsed.offset, "is not well-formed XML: " + what);
  }
  for (const pugi::xml_node& child : document.children()) {
    if (child.type() == pugi::node_doctype) {
      return reader.fault(child.offset_debug(), "document types are not read", "remove the <!DOCTYPE …>");
    }
  }
  const pugi::xml_node root = document.document_element();
  if (!root) return fail(path, "has no element");
  if (root.next_sibling()) {
    for (pugi::xml_node next = root.next_sibling(); next; next = next.next_sibling()) {
      if (next.type() == pugi::node_element) return reader.fault(next.offset_debug(), "there is a second root element");
    }
  }
  return reader.read(root, 1);
}

}  // namespace cancha
