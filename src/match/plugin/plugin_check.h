#pragma once

#include <filesystem>
#include <string>

#include "base/result.h"
#include "field/league.h"
#include "match/plugin/protections.h"
#include "match/plugin/settings.h"

namespace cancha::match {

/// How a plug-in did in a short trial.
struct PluginCheck {
  std::string function;  ///< that was called: "Strategy" or "cancha_strategy_decide"
  int calls = 0;
  int moved = 0;              ///< robots of the team that were ever told to move
  int out_of_range = 0;       ///< wheel speeds that were not finite or beyond the league's limit
  double microseconds = 0.0;  ///< a call, on average, by the wall clock
  Protections protections;    ///< that hold for plug-ins on this machine
};

/// Loads a plug-in and calls it in every game state, for either team; fails as a match would.
[[nodiscard]] Result<PluginCheck> check_plugin(const std::filesystem::path& so, const field::League& league,
                                               const PluginSettings& settings = {});

}  // namespace cancha::match
