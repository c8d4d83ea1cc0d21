#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "base/random.h"

namespace cancha::decide::xabsl {

/// How large a made-up behaviour is, and of what shape.
struct MadeUpSettings {
  int options = 180;
  int symbol_files = 15;
  int symbols_per_file = 40;
  int behaviours = 30;
  int most_states = 7;      ///< each option has from 1 to so many
  int most_conditions = 5;  ///< each decision has from 0 to so many
  int most_actions = 6;     ///< likewise
  double calls = 0.0;       ///< share of states that call another option whatever else they do
};

/// A valid behaviour of that size for benchmarks and tests, by path; the root is "agents.xabsl". The defaults give
/// about 200 files and 15,000 lines. The same random numbers give the same text.
[[nodiscard]] std::map<std::string, std::string> made_up_behaviour(const MadeUpSettings& settings, Random& random);

}  // namespace cancha::decide::xabsl
