#pragma once

#include <functional>
#include <string>
#include <vector>

#include "lsp/entities.h"

namespace cancha::lsp {

/// The names in a folder, folders with a slash behind them; for paths in includes.
using FolderLister = std::function<std::vector<std::string>(const std::string& folder)>;

/// What may be typed at a byte of a text, best first: only what can stand there. `model` may be missing.
[[nodiscard]] std::vector<CompletionItem> complete(const Model* model, const std::string& path, std::string_view text,
                                                   std::size_t byte, Encoding encoding, bool snippets,
                                                   const FolderLister& list);

/// The call around a byte as the protocol's SignatureHelp in JSON; "null" where there is none.
[[nodiscard]] std::string signature_help(const Model& model, std::string_view text, std::size_t byte);

}  // namespace cancha::lsp
