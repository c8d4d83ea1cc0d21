#pragma once

#include <memory>
#include <string>
#include <vector>

#include "decide/xabsl/checked.h"
#include "decide/xabsl/diagnostic.h"
#include "decide/xabsl/uses.h"

/// The XABSL compiler: from source files to a checked behaviour, and from there to the original's outputs (output.h).
///
///     const Compilation made = compile("behaviour/agents.xabsl", read_from_disk);
///     if (made.good()) write(intermediate_code(made.checked));
namespace cancha::decide::xabsl {

/// Everything that one run of the compiler found out; trees and names live as long as it does.
struct Compilation {
  std::unique_ptr<Sources> sources;
  std::unique_ptr<Arena> arena;
  std::vector<syntax::File> files;  ///< one for each source, in the same order; the first is the root
  Checked checked;                  ///< whole only where `good()`
  Uses uses;                        ///< every mention of everything in `checked`
  Findings findings;

  [[nodiscard]] bool good() const { return findings.errors() == 0; }
};

/// Compiles a behaviour from its root file. All errors of all files are found in one run; nothing is thrown, and
/// endless includes end.
[[nodiscard]] Compilation compile(const std::string& root, const FileReader& read);
/// The same with files that no other includes; they come last.
[[nodiscard]] Compilation compile(const std::string& root, const FileReader& read, std::span<const Source> extra);

}  // namespace cancha::decide::xabsl
