#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "base/result.h"
#include "decide/strategy/strategy.h"
#include "field/league.h"
#include "match/plugin/protections.h"
#include "match/plugin/settings.h"
#include "messages/team.h"

namespace cancha::match {

/// A strategy that runs in a process of its own.
class LoadedPlugin : public decide::Strategy {
 public:
  /// "Strategy" or "cancha_strategy_decide", whichever it exports.
  [[nodiscard]] virtual std::string function() const = 0;
  /// What keeps it from the rest of the machine.
  [[nodiscard]] virtual const Protections& protections() const = 0;
};

/// A team from a shared object that exports include/cancha/simurosot.h's or include/cancha/strategy.h's functions.
///
/// The plug-in runs contained in a process of its own. Whatever it does there (crash, exit, loop, print, leak) comes
/// back as an error of decide() that names the team, the file and the call, or does not come back at all; once failed,
/// it stays failed. How long a call may take is counted in processor time, so that a busy machine changes nothing.
/// Wheel speeds are handed on as they are, not-a-number included. Nothing is allocated in a call that succeeds.
[[nodiscard]] Result<std::unique_ptr<LoadedPlugin>> load_plugin(const std::filesystem::path& so, Team team,
                                                                const field::League& league,
                                                                const PluginSettings& settings = {});

}  // namespace cancha::match
