#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lsp/entities.h"

/// Views of one text: its outline, its folds, its colours. They need no behaviour around it and bear with broken texts.
namespace cancha::lsp {

/// Options with parameters and states, namespaces with what they declare, agents.
[[nodiscard]] std::vector<DocumentSymbol> outline(std::string_view text, Encoding encoding);

/// Blocks, comments and lists of includes of more than one line.
[[nodiscard]] std::vector<FoldingRange> folds(std::string_view text, Encoding encoding);

/// The names of the types and modifiers that `colours` numbers, as the protocol's legend in JSON.
[[nodiscard]] std::string colour_legend();
/// Semantic tokens, five numbers each; names have the colour of what they mean in the behaviour, where that is known.
[[nodiscard]] std::vector<std::uint32_t> colours(const Model* model, const std::string& path, std::string_view text,
                                                 Encoding encoding);

}  // namespace cancha::lsp
