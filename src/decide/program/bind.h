#pragma once

#include <vector>

#include "base/result.h"
#include "decide/program/code.h"
#include "decide/program/host.h"

namespace cancha::decide::program {

/// Which of the host's things each of the program's things is.
struct Binding {
  Plan plan;
  std::vector<const Host::Symbol*> symbols;        ///< by symbol; nothing for internal and unused ones
  std::vector<const Host::Behaviour*> behaviours;  ///< by behaviour; nothing for unused ones
};

/// Finds everything that the program uses in the host. All that is missing or of another type is told, in the order of
/// the program's lists; what the program declares but never uses needs no binding.
[[nodiscard]] tl::expected<Binding, std::vector<Error>> bind(const Program& program, const Host& host);

}  // namespace cancha::decide::program
