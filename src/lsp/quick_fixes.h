#pragma once

#include <string>
#include <vector>

#include "lsp/entities.h"

namespace cancha::lsp {

/// A remedy for a diagnostic that the editor can apply.
struct QuickFix {
  std::string title;
  std::string kind = "quickfix";
  bool preferred = true;
  WorkspaceEdit edit;
  static constexpr auto fields() {
    return list_of(entry("title", &QuickFix::title), entry("kind", &QuickFix::kind),
                   entry("isPreferred", &QuickFix::preferred), entry("edit", &QuickFix::edit));
  }
};

/// Remedies for what is wrong between two bytes of a file: names that were mistyped, signs that were forgotten.
[[nodiscard]] std::vector<QuickFix> quick_fixes(const Workspace& workspace, const Model& model, const std::string& path,
                                                std::size_t begin, std::size_t end);

}  // namespace cancha::lsp
