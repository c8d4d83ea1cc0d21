#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/time.h"
#include "decide/program/program.h"
#include "decide/xabsl/source.h"

/// Behaviours of any language, from the name of their file to a program. What a language is called, which files are
/// its own and how they are read is one line of a table in load.cpp.
namespace cancha::decide {

/// A behaviour in the form that the engine runs, and where it comes from.
struct Behaviour {
  program::Program program{};
  std::string language{};  ///< "xabsl", "code" (intermediate), "rules" or "chart"
  std::string logic{};     ///< of rules: "crisp", or how degrees are joined; else empty
  /// Of rules with degrees: the same with true and false, whose decisions show the conditions. Inputs and states have
  /// the same places.
  std::optional<program::Program> plain{};
  Duration sample{};  ///< of a chart: its sample time
};

/// A behaviour as users name it: a file or a team, and perhaps how it is to be read.
///
///     "futrob_team:product"  →  "futrob_team", "product"
struct BehaviourName {
  std::string what;
  std::string logic;  ///< empty = nothing was said
};
[[nodiscard]] BehaviourName split_name(std::string_view name);

/// The language of a file by its ending, whatever logic is said behind it; empty = none of ours.
[[nodiscard]] std::string_view language_of(std::string_view path);

/// What the root file of a behaviour in a folder of this name may be called, the first that exists counts.
[[nodiscard]] std::array<std::string, 3> root_files(std::string_view folder);

/// Makes a program of a file and those that it includes, together with expressions to watch, in its own language:
/// for rules, the name of a predicate or "not" and one. The error tells all that is wrong, a line each.
[[nodiscard]] Result<Behaviour> load_behaviour(const std::string& path, const xabsl::FileReader& read,
                                               std::span<const std::string> watches = {});

}  // namespace cancha::decide
