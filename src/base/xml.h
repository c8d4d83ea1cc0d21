#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

/// XML that others have written: small files of rules and charts, as a tree with places.
namespace cancha {

struct XmlAttribute {
  std::string name;
  std::string value;
  std::size_t begin = 0;  ///< where the value stands in the file, in bytes, without its quotes
  std::size_t end = 0;    ///< likewise; both are 0 where the file is not UTF-8
};

/// An element with what it holds. Comments and processing instructions are left out.
struct XmlElement {
  std::string name;  ///< with its prefix, if it has one
  std::vector<XmlAttribute> attributes;
  std::vector<XmlElement> children;
  std::string text;       ///< all text directly in it, without blanks at both ends
  int line = 1;           ///< of its name
  int column = 1;         ///< in bytes
  std::size_t begin = 0;  ///< of its name, in bytes of the file

  /// The value of an attribute; nothing where it is missing.
  [[nodiscard]] const std::string* attribute(std::string_view wanted) const;
};

/// Reads a file's text; `path` is for errors. Refused with their place: what is not well-formed, document types (and
/// with them entities of one's own, which could grow without end or reach other files), more than 16 MiB, elements more
/// than 100 levels deep.
[[nodiscard]] Result<XmlElement> read_xml(std::string_view text, const std::string& path);

/// Where byte `at` of an attribute's value stands in the file; `&lt;` is one byte of a value and four of a file.
[[nodiscard]] std::size_t byte_of(std::string_view file, const XmlAttribute& attribute, std::size_t at);

/// "file.xml:3:7" of an element.
[[nodiscard]] std::string place_of(const XmlElement& element, const std::string& path);

/// A stretch of a file as it is meant: `&lt;` as `<`, and so on for XML's own five entities.
[[nodiscard]] std::string xml_unescaped(std::string_view text);

}  // namespace cancha
