#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "match/plugin/plugin_strategy.h"

#ifndef CANCHA_PLUGINS  // the build names them for tests; house.headers compiles this file alone
#define CANCHA_STRATEGY_HOST ""
#define CANCHA_PLUGINS ""
#endif

namespace cancha::match {

/// Long limits, because test machines are busy.
inline PluginSettings patient() {
  return {.host = CANCHA_STRATEGY_HOST, .create = {20_s, 120_s}, .call = {10_s, 120_s}, .destroy = {10_s, 120_s}};
}
/// Little processor time, for strategies that loop.
inline PluginSettings hasty() {
  return {.host = CANCHA_STRATEGY_HOST, .create = {2_s, 120_s}, .call = {0.5_s, 120_s}, .destroy = {0.2_s, 120_s}};
}
/// Little wall time, for strategies that sleep.
inline PluginSettings wakeful() {
  return {.host = CANCHA_STRATEGY_HOST, .create = {20_s, 2_s}, .call = {10_s, 0.5_s}, .destroy = {10_s, 0.5_s}};
}

inline std::filesystem::path plugin(const std::string& name) {
  return std::filesystem::path{CANCHA_PLUGINS} / (name + ".so");
}

/// Waits until a process of nobody's is gone or a zombie of somebody else's.
inline bool gone_soon(pid_t pid) {
  for (int i = 0; i < 12000; ++i) {
    std::ifstream stat{"/proc/" + std::to_string(pid) + "/stat"};
    std::string number;
    std::string name;
    std::string state;
    if (!(stat >> number >> name >> state) || state == "Z" || state == "X") return true;
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
  }
  return false;
}

/// A view to decide on, and plug-ins to do it.
class PluginTest : public testing::Test {
 protected:
  PluginTest() {
    // a sanitizer's own crash handler would turn signals into exits
    for (const char* sanitizer : {"ASAN_OPTIONS", "TSAN_OPTIONS"}) {
      ::setenv(sanitizer, "handle_segv=0:handle_abort=0:allow_user_segv_handler=1", 1);
    }
    view_.mates.resize(5);
    view_.opponents.resize(5);
  }

  auto load(const std::string& name, Team team = Team::Blue, const PluginSettings& settings = patient()) {
    view_.team = team;
    return load_plugin(plugin(name), team, league_, settings);
  }

  /// The error of loading a plug-in that cannot play.
  std::string refusal(const std::string& name, const PluginSettings& settings = patient()) {
    auto strategy = load(name, Team::Blue, settings);
    return strategy ? "was loaded" : strategy.error().text();
  }

  /// The error of the first call that fails, among so many.
  std::string failure(const std::string& name, int calls, const PluginSettings& settings = patient()) {
    auto strategy = load(name, Team::Yellow, settings);
    if (!strategy) return strategy.error().text();
    for (int i = 0; i < calls; ++i) {
      if (auto result = (*strategy)->decide(view_, commands_); !result) return result.error().text();
    }
    return "played";
  }

  field::League league_;
  TeamView view_;
  std::vector<WheelCommand> commands_ = std::vector<WheelCommand>(5);
};

}  // namespace cancha::match
