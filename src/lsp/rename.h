#pragma once

#include <string>

#include "lsp/entities.h"

namespace cancha::lsp {

/// What could be renamed at a place: the stretch of its name there. Fails with the reason where nothing can.
[[nodiscard]] Result<xabsl::Span> renamable(const Model& model, const std::string& path, std::size_t byte);

/// Gives a thing another name wherever it is mentioned, in all files. The edited behaviour is compiled before the edit
/// is given out: it must have no errors, and every name must mean what it meant.
[[nodiscard]] Result<WorkspaceEdit> rename(const Workspace& workspace, const Model& model, const std::string& path,
                                           std::size_t byte, std::string new_name);

}  // namespace cancha::lsp
