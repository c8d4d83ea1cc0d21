#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/xml.h"

namespace cancha::decide::chart {

/// Where an element stands in its text, in bytes.
struct Extent {
  std::size_t begin = 0;      ///< its "<"
  std::size_t tag_end = 0;    ///< behind the ">" of its start tag
  std::size_t end_begin = 0;  ///< the "<" of its end tag; that of the element itself where it has none
  std::size_t end = 0;        ///< behind all of it
  bool empty = false;         ///< "<state/>"
};

/// The text of an XML file, changed here and there: what is not touched stays byte for byte.
///
/// All changes are told of the text as it was; `result` makes them together. No two may touch the same bytes.
class XmlText {
 public:
  /// Fails where `read_xml` does.
  [[nodiscard]] static Result<XmlText> of(std::string_view text);

  [[nodiscard]] const XmlElement& root() const { return root_; }
  [[nodiscard]] const Extent& extent(const XmlElement& element) const { return extents_.at(element.begin); }
  /// The bytes of an element.
  [[nodiscard]] std::string_view text_of(const XmlElement& element) const;

  /// Gives an attribute a value; where it has that one already, nothing changes.
  void set(const XmlElement& element, std::string_view name, std::string_view value);
  void unset(const XmlElement& element, std::string_view name);
  /// Takes an element out; with its line, where it stands alone on it.
  void remove(const XmlElement& element);
  void replace(const XmlElement& element, std::string_view text);
  /// Puts elements into `parent`, each on a line of its own: behind its child `after`, or before all others.
  void insert(const XmlElement& parent, const XmlElement* after, const std::vector<std::string>& elements);

  [[nodiscard]] std::string result() const;

  /// A value as it stands between quotes of a kind.
  [[nodiscard]] static std::string escaped(std::string_view value, char quote = '"');

 private:
  struct Change {
    std::size_t begin;
    std::size_t end;
    std::string text;
  };
  [[nodiscard]] bool find_extents(const XmlElement& element, std::size_t& at);
  [[nodiscard]] std::string indent_of(std::size_t at) const;
  [[nodiscard]] std::string line_end() const;

  std::string text_;
  XmlElement root_;
  std::map<std::size_t, Extent> extents_;  ///< by where its name begins
  std::vector<Change> changes_;
};

}  // namespace cancha::decide::chart
