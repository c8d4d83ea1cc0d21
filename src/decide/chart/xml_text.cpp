#include "decide/chart/xml_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace cancha::decide::chart {
namespace {

constexpr std::string_view kBlank = " \t\r\n";

/// Behind the next `end` from `at` on, or behind everything.
std::size_t behind(std::string_view text, std::size_t at, std::string_view end) {
  const std::size_t found = text.find(end, at);
  return found == text.npos ? text.size() : found + end.size();
}

/// The next "<" that begins a tag: remarks, sections and instructions are passed over.
std::size_t next_tag(std::string_view text, std::size_t at) {
  for (at = text.find('<', at); at != text.npos; at = text.find('<', at)) {
    const std::string_view rest = text.substr(at);
    if (rest.starts_with("<!--")) {
      at = behind(text, at + 4, "-->");
    } else if (rest.starts_with("<![CDATA[")) {
      at = behind(text, at, "]]>");
    } else if (rest.starts_with("<?")) {
      at = behind(text, at, "?>");
    } else {
      return at;
    }
  }
  return text.size();
}

/// Behind the ">" of the tag at `at`; a ">" in quotes is none.
std::size_t tag_end(std::string_view text, std::size_t at) {
  char quote = 0;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '>') {
      return at + 1;
    }
  }
  return text.size();
}

const XmlAttribute* find(const XmlElement& element, std::string_view name) {
  const auto found = std::ranges::find(element.attributes, name, &XmlAttribute::name);
  return found == element.attributes.end() ? nullptr : &*found;
}

}  // namespace

Result<XmlText> XmlText::of(std::string_view text) {
  auto root = read_xml(text, "text");
  if (!root) return pass_on(std::move(root));
  XmlText made;
  made.text_ = text;
  made.root_ = std::move(*root);
  std::size_t at = 0;
  if (!made.find_extents(made.root_, at)) return fail("text", "is not UTF-8");
  return made;
}

bool XmlText::find_extents(const XmlElement& element, std::size_t& at) {
  Extent found;
  found.begin = next_tag(text_, at);
  found.tag_end = at = tag_end(text_, found.begin);
  if (found.begin + 1 != element.begin || found.tag_end < found.begin + 3) return false;
  // values without a place would be taken for those at the beginning of the file
  for (const XmlAttribute& a : element.attributes) {
    if (a.end == 0 || a.end >= found.tag_end || a.begin < found.begin) return false;
  }
  found.empty = text_[found.tag_end - 2] == '/';
  found.end_begin = found.begin;
  for (const XmlElement& child : element.children) {
    if (!find_extents(child, at)) return false;
  }
  if (!found.empty) {
    found.end_begin = next_tag(text_, at);
    at = tag_end(text_, found.end_begin);
    if (!std::string_view{text_}.substr(found.end_begin).starts_with("</")) return false;
  }
  found.end = at;
  extents_.emplace(element.begin, found);
  return true;
}

std::string_view XmlText::text_of(const XmlElement& element) const {
  const Extent& e = extent(element);
  return std::string_view{text_}.substr(e.begin, e.end - e.begin);
}

void XmlText::set(const XmlElement& element, std::string_view name, std::string_view value) {
  if (const XmlAttribute* there = find(element, name)) {
    if (there->value != value) changes_.push_back({there->begin, there->end, escaped(value, text_[there->end])});
    return;
  }
  const std::size_t behind_last =
      element.attributes.empty() ? element.begin + element.name.size() : element.attributes.back().end + 1;
  changes_.push_back({behind_last, behind_last, fmt::format(" {}=\"{}\"", name, escaped(value))});
}

void XmlText::unset(const XmlElement& element, std::string_view name) {
  const XmlAttribute* there = find(element, name);
  if (!there) return;
  // what stands before it is the name of the element, or the quote of another value
  const std::size_t index = static_cast<std::size_t>(there - element.attributes.data());
  const std::size_t begin = index == 0 ? element.begin + element.name.size() : element.attributes[index - 1].end + 1;
  changes_.push_back({begin, there->end + 1, ""});
}

void XmlText::remove(const XmlElement& element) {
  auto [begin, end] = std::pair{extent(element).begin, extent(element).end};
  const std::size_t before = text_.find_last_not_of(" \t", begin - 1);
  const std::size_t after = text_.find_first_not_of(" \t\r", end);
  const bool alone = before != text_.npos && text_[before] == '\n' && after != text_.npos && text_[after] == '\n';
  if (alone) {
    begin = before + 1;
    end = after + 1;
  }
  changes_.push_back({begin, end, ""});
}

void XmlText::replace(const XmlElement& element, std::string_view text) {
  if (text != text_of(element)) changes_.push_back({extent(element).begin, extent(element).end, std::string{text}});
}

void XmlText::insert(const XmlElement& parent, const XmlElement* after, const std::vector<std::string>& elements) {
  if (elements.empty()) return;
  const Extent& outer = extent(parent);
  const std::string outer_indent = indent_of(outer.begin);
  // as far in as those that are there already
  const XmlElement* sample = after ? after : parent.children.empty() ? nullptr : &parent.children.front();
  std::string indent = fmt::format("{}  ", outer_indent);
  if (sample && text_.find('\n', outer.tag_end) < extent(*sample).begin) indent = indent_of(extent(*sample).begin);
  std::string added;
  for (const std::string& element : elements) added += fmt::format("{}{}{}", line_end(), indent, element);

  if (outer.empty) {
    std::size_t cut = outer.tag_end - 2;
    while (kBlank.find(text_[cut - 1]) != kBlank.npos) --cut;
    changes_.push_back({cut, outer.tag_end, fmt::format(">{}{}{}</{}>", added, line_end(), outer_indent, parent.name)});
    return;
  }
  const std::size_t at = after ? extent(*after).end : outer.tag_end;
  // the end tag, or what follows, gets a line of its own where it has none
  const std::size_t next = text_.find_first_not_of(" \t\r", at);
  if (next != text_.npos && text_[next] != '\n') {
    added += fmt::format("{}{}", line_end(), next == outer.end_begin ? outer_indent : indent);
  }
  changes_.push_back({at, at, std::move(added)});
}

std::string XmlText::result() const {
  std::vector<Change> ordered = changes_;
  std::ranges::stable_sort(ordered, {}, &Change::begin);
  std::string made;
  std::size_t at = 0;
  for (const Change& c : ordered) {
    // what lies in something that is gone is gone
    if (c.begin < at) continue;
    made.append(text_, at, c.begin - at).append(c.text);
    at = c.end;
  }
  return made.append(text_, at);
}

std::string XmlText::escaped(std::string_view value, char quote) {
  std::string made;
  for (const char c : value) {
    switch (c) {
      case '&':
        made += "&amp;";
        break;
      case '<':
        made += "&lt;";
        break;
      case '"':
      case '\'':
        if (c != quote)
          made += c;
        else
          made += c == '"' ? "&quot;" : "&apos;";
        break;
      case '\n':
      case '\r':
      case '\t':
        made += ' ';
        break;
      default:
        made += c;
    }
  }
  return made;
}

std::string XmlText::indent_of(std::size_t at) const {
  const std::size_t line = text_.rfind('\n', at);
  const std::size_t begin = line == text_.npos ? 0 : line + 1;
  const std::size_t end = std::min(text_.find_first_not_of(" \t", begin), at);
  return text_.substr(begin, end - begin);
}

std::string XmlText::line_end() const {
  return text_.find("\r\n") == text_.npos ? "\n" : "\r\n";
}

}  // namespace cancha::decide::chart
