#pragma once

#include <functional>
#include <string>

#include "publish/behaviour/sketch.h"
#include "publish/behaviour/source_text.h"

/// Pictures of a behaviour: who calls whom, the states of an option, the decisions of a state.
namespace cancha::publish {

/// The page about something, for links in pictures; an empty text is no link.
using PageOf = std::function<std::string(const Mention&)>;

/// The options and basic behaviours that an agent can reach; `agent` kNone = all options there are. Where there are
/// too many calls to be told apart, basic behaviours are left out.
[[nodiscard]] Sketch option_graph(const SourceText& text, std::uint32_t agent, const PageOf& page);

/// The states of an option, the ways between them, and what each of them calls.
[[nodiscard]] Sketch state_machine(const SourceText& text, std::uint32_t option, const PageOf& page);

/// The decision tree of a state, or the common one (state kNone), as SVG: yes goes to the right, no goes down. An error
/// where it is too large to be looked at; nothing where there is no decision.
[[nodiscard]] Result<std::string> decision_tree(const SourceText& text, std::uint32_t option, std::uint32_t state,
                                                const PageOf& page, Standing standing);

}  // namespace cancha::publish
