#pragma once

#include <filesystem>
#include <memory>

#include "base/result.h"
#include "base/units.h"
#include "decide/strategy/strategy.h"
#include "field/league.h"
#include "messages/team.h"

namespace cancha::match {

/// How plug-ins are run.
struct PluginSettings {
  std::filesystem::path host;         ///< cancha-strategy-host; empty = beside the running program
  Seconds first_call_deadline = 5_s;  ///< for loading the file and its Create together, by the wall clock
  Seconds call_deadline = 0.2_s;      ///< for each call of its Strategy, by the wall clock
  Seconds end_deadline = 0.5_s;       ///< for its Destroy and its end, by the wall clock
};

/// A team from a shared object that exports include/cancha/simurosot.h's or include/cancha/strategy.h's functions.
///
/// The plug-in runs in a process of its own. Whatever it does there (crash, exit, loop, print, leak) comes back as an
/// error of decide() that names the team, the file and the call, or does not come back at all; once failed, it stays
/// failed. Wheel speeds are handed on as they are, not-a-number included. Nothing is allocated in a call that succeeds.
[[nodiscard]] Result<std::unique_ptr<decide::Strategy>> load_plugin(const std::filesystem::path& so, Team team,
                                                                    const field::League& league,
                                                                    const PluginSettings& settings = {});

}  // namespace cancha::match
