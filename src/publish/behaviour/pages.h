#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "publish/behaviour/links.h"
#include "publish/behaviour/pictures.h"

/// The pages of a behaviour's documentation, each as one HTML text.
namespace cancha::publish {

/// What every page is made from.
struct Book {
  const SourceText& text;
  const Links& links;
  PageOf page_of;  ///< for pictures
};

/// An entry of the list beside a page: address and words.
struct TocEntry {
  std::string href;
  std::string name;
  bool inner = false;  ///< one step to the right
};

/// Text of any encoding as it may stand in HTML.
[[nodiscard]] std::string escaped(std::string_view text);
/// A whole page around its content.
[[nodiscard]] std::string framed(const Book& book, std::string_view title, const std::vector<TocEntry>& toc,
                                 std::string_view content);
/// A link whose words are code.
[[nodiscard]] std::string code_link(std::string_view href, std::string_view name, std::string_view hint = "");
/// A doc comment as paragraphs; nothing where there is none.
[[nodiscard]] std::string paragraphs(const SourceText& text, xabsl::Span doc);
/// The first sentence of a doc comment, not escaped.
[[nodiscard]] std::string summary(const SourceText& text, xabsl::Span doc);
/// Words of the source with their links; `before_parts` stands before && and || instead of a blank.
[[nodiscard]] std::string linked(const Book& book, const std::vector<Word>& words, std::string_view before_parts = " ");
/// A type with a link to its enumeration: "float", "enum Side".
[[nodiscard]] std::string type_name(const Book& book, xabsl::ValueType type);
/// Range and measure of a number.
[[nodiscard]] std::string bounds(std::string_view range, std::string_view measure);
/// A list of parameters; `option` kNone: without anchors.
[[nodiscard]] std::string parameter_list(const Book& book, std::span<const xabsl::Parameter> parameters,
                                         std::uint32_t option);
/// "Read in: a · b, c · d".
[[nodiscard]] std::string use_list(const Book& book, std::string_view label, const std::vector<Use>& uses);
/// A picture in a box that scrolls by itself; what could not be drawn is said.
[[nodiscard]] std::string pictured(const Result<std::string>& svg, std::string_view label);
/// A decision and a list of actions as code with links.
[[nodiscard]] std::string decision_code(const Book& book, const xabsl::Decision* decision, std::uint32_t option,
                                        std::uint32_t state);
[[nodiscard]] std::string action_code(const Book& book, std::span<const xabsl::Action> actions);

[[nodiscard]] std::string index_page(const Book& book);
[[nodiscard]] std::string agent_page(const Book& book, std::uint32_t agent);
[[nodiscard]] std::string option_page(const Book& book, std::uint32_t option);
[[nodiscard]] std::string namespace_page(const Book& book, std::uint32_t name_space);
[[nodiscard]] std::string source_page(const Book& book, std::uint32_t file);
/// The list that the search box looks through, as JavaScript.
[[nodiscard]] std::string search_index(const Book& book);
[[nodiscard]] std::string_view site_style();
[[nodiscard]] std::string_view site_script();

}  // namespace cancha::publish
