#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lsp/workspace.h"

/// The things of a behaviour, and how they are shown to people.
namespace cancha::lsp {

using xabsl::Entity;
using xabsl::EntityKind;

/// One thing of one compilation.
struct Thing {
  const xabsl::Compilation* made = nullptr;
  Entity what;

  [[nodiscard]] const xabsl::Checked& in() const { return made->checked; }
};

/// Its name, as calls write it: parameters without @.
[[nodiscard]] std::string_view name_of(const Thing& thing);
/// "option", "state" …, as messages say it.
[[nodiscard]] std::string_view word_for(EntityKind kind);
/// The name of what it belongs to; empty where it belongs to nothing.
[[nodiscard]] std::string_view owner_of(const Thing& thing);
/// Where it is declared.
[[nodiscard]] xabsl::Span declared_at(const Thing& thing);
/// Its declaration in one line: "float input ball.x [0..9] "mm"".
[[nodiscard]] std::string signature(const Thing& thing);
/// The text of its documentation comment, without stars.
[[nodiscard]] std::string documentation(const Thing& thing);
/// Everything about it as Markdown: declaration, documentation, states, transitions, callers.
[[nodiscard]] std::string description(const Thing& thing);
/// Its parameters; of an option, behaviour or symbol.
[[nodiscard]] std::span<const xabsl::Parameter> parameters_of(const Thing& thing);
/// Its type, where it has a value.
[[nodiscard]] std::optional<xabsl::ValueType> type_of(const Thing& thing);

/// The protocol's number for the kind of a thing, in lists of symbols.
[[nodiscard]] int symbol_kind(EntityKind kind);

/// The mention at a byte of a file; also right behind its last letter, and on a parameter's @.
[[nodiscard]] const xabsl::Use* use_at(const xabsl::Compilation& made, std::uint32_t file, std::size_t byte);

/// Everything that is named all over the behaviour. While a file is broken, what it held when it was last whole is
/// among them.
[[nodiscard]] std::vector<Thing> things(const Model& model);
/// The states and the parameters of an option, likewise.
[[nodiscard]] std::vector<Thing> states_of(const Model& model, std::string_view option);
[[nodiscard]] std::vector<Thing> parameters_of_option(const Model& model, std::string_view option);

/// The thing that a place in a file means: by the mentions, or where the file is broken by its word.
[[nodiscard]] std::optional<Thing> thing_at(const Model& model, const std::string& path, std::string_view text,
                                            std::size_t byte);

/// What a keyword means, in a sentence; empty for other words.
[[nodiscard]] std::string_view meaning_of(std::string_view keyword);

}  // namespace cancha::lsp
