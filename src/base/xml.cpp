#include "base/xml.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <pugixml.hpp>

namespace cancha {
namespace {

constexpr std::size_t kLargest = std::size_t{16} << 20;
constexpr int kDeepest = 100;
constexpr std::string_view kBlank = " \t\r\n";

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
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

/// Finds where the values of an element's attributes stand: pugixml keeps places of elements only. `at` is the
/// element's name. Gives up where the text is not what was parsed, which is so for UTF-16.
void find_values(std::string_view text, std::size_t at, XmlElement& element) {
  if (text.substr(std::min(at, text.size()), element.name.size()) != element.name) return;
  at += element.name.size();
  for (XmlAttribute& a : element.attributes) {
    const std::size_t name = text.find_first_not_of(kBlank, at);
    if (name == std::string_view::npos || text.substr(name, a.name.size()) != a.name) return;
    const std::size_t equals = text.find_first_not_of(kBlank, name + a.name.size());
    if (equals == std::string_view::npos || text[equals] != '=') return;
    const std::size_t quote = text.find_first_not_of(kBlank, equals + 1);
    if (quote == std::string_view::npos || (text[quote] != '"' && text[quote] != '\'')) return;
    const std::size_t end = text.find(text[quote], quote + 1);
    if (end == std::string_view::npos) return;
    a.begin = quote + 1;
    a.end = end;
    at = end + 1;
  }
}

/// How many bytes of a value the reference at the beginning of `raw` gives, and how many of the file it takes.
struct Reference {
  std::size_t gives = 1;
  std::size_t takes = 1;
};

Reference reference(std::string_view raw) {
  for (const std::string_view known : {"&lt;", "&gt;", "&amp;", "&quot;", "&apos;"}) {
    if (raw.starts_with(known)) return {1, known.size()};
  }
  const std::size_t end = raw.substr(0, 12).find(';');
  if (!raw.starts_with("&#") || end == std::string_view::npos) return {};
  const bool hex = raw.size() > 2 && raw[2] == 'x';
  const std::string_view digits = raw.substr(hex ? 3 : 2, end - (hex ? 3 : 2));
  std::uint32_t code = 0;
  const auto [last, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), code, hex ? 16 : 10);
  if (fault != std::errc{} || last != digits.data() + digits.size()) return {};
  const std::size_t gives = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  return {gives, end + 1};
}

class Reader {
 public:
  Reader(std::string_view text, const std::string& path) : text_{text}, lines_{text}, path_{path} {}

  Result<XmlElement> read(const pugi::xml_node& node, int depth) const {
    XmlElement made;
    made.name = node.name();
    lines_.place(node.offset_debug(), made.line, made.column);
    if (depth > kDeepest) {
      return fail(place_of(made, path_), fmt::format("elements are more than {} levels deep", kDeepest));
    }
    for (const pugi::xml_attribute& a : node.attributes()) made.attributes.push_back({a.name(), a.value()});
    made.begin = static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0));
    find_values(text_, made.begin, made);
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
  std::string_view text_;
  Lines lines_;
  const std::string& path_;
};

}  // namespace

const std::string* XmlElement::attribute(std::string_view wanted) const {
  const auto found = std::ranges::find(attributes, wanted, &XmlAttribute::name);
  return found == attributes.end() ? nullptr : &found->value;
}

std::size_t byte_of(std::string_view file, const XmlAttribute& attribute, std::size_t at) {
  if (attribute.end > file.size() || attribute.begin > attribute.end) return attribute.begin;
  std::string_view raw = file.substr(attribute.begin, attribute.end - attribute.begin);
  const std::size_t whole = raw.size();
  for (std::size_t passed = 0; passed < at && !raw.empty();) {
    Reference step;
    if (raw[0] == '&') step = reference(raw);
    if (raw.starts_with("\r\n")) step.takes = 2;  // a value has one blank for it
    passed += step.gives;
    raw.remove_prefix(std::min(step.takes, raw.size()));
  }
  return attribute.begin + (whole - raw.size());
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

std::string xml_unescaped(std::string_view text) {
  constexpr std::pair<std::string_view, char> kEntities[] = {
      {"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}};
  std::string plain;
  while (!text.empty()) {
    const auto found = std::ranges::find_if(kEntities, [&](const auto& e) { return text.starts_with(e.first); });
    const bool entity = found != std::end(kEntities);
    plain += entity ? found->second : text.front();
    text.remove_prefix(entity ? found->first.size() : 1);
  }
  return plain;
}

}  // namespace cancha
