#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/xml.h"
#include "decide/chart/xml_text.h"

/// Pieces of SCXML that an edit writes.
namespace cancha::decide::chart {

/// What is set and its value, in order; what is raised has no name, and the event for its value.
using Pairs = std::vector<std::pair<std::string, std::string>>;

/// Without blanks at both ends.
[[nodiscard]] std::string trimmed(std::string_view text);

/// Reads "S1 = 1, S0 = 0, raise lost"; apart by commas, semicolons or lines.
[[nodiscard]] Result<Pairs> parse_assignments(std::string_view text);

[[nodiscard]] std::string assign_text(const std::pair<std::string, std::string>& one);
[[nodiscard]] std::string assign_texts(const Pairs& list);

/// The element that one of them is written as.
[[nodiscard]] std::string_view element_of(const std::pair<std::string, std::string>& one);

/// What the <assign>s in an element set.
[[nodiscard]] Pairs assignments_in(const XmlElement& element);

/// Makes the <assign>s and <raise>s in some blocks say `wanted`; those that say so already are not touched. New ones go
/// into the last block.
void write_actions(XmlText& text, const std::vector<const XmlElement*>& blocks, const Pairs& wanted);

/// A whole <transition>; without event, guard or target where they are empty.
[[nodiscard]] std::string transition_text(std::string_view event, std::string_view guard, std::string_view target,
                                          const Pairs& effects);

[[nodiscard]] bool is_junction(const XmlElement& state);

/// The id of the state in which a state begins; null = there are none in it.
[[nodiscard]] const std::string* where_it_begins(const XmlElement& state);

/// An expression in which In(OLD) and In('OLD') ask for another state.
[[nodiscard]] std::string with_state_renamed(std::string_view expression, std::string_view old, std::string_view fresh);
/// A list of events in which done.state.OLD is that of another state.
[[nodiscard]] std::string with_done_renamed(std::string_view events, std::string_view old, std::string_view fresh);

}  // namespace cancha::decide::chart
