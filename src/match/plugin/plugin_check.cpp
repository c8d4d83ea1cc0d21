#include "match/plugin/plugin_check.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "match/plugin/plugin_strategy.h"
#include "match/team_views.h"
#include "os/clock.h"

namespace cancha::match {
namespace {

constexpr int kModes = 6;          // of SimuroSot
constexpr int kCallsInAMode = 10;  // of each owner of the ball

/// Robots on both halves, and a ball that rolls over the pitch from call to call.
void arrange(TeamView& view, int call, const field::League& league) {
  const double half_length = league.walls.length() / 2;
  const double half_width = league.walls.width() / 2;
  const auto count = static_cast<double>(view.mates.size());
  for (std::size_t i = 0; i < view.mates.size(); ++i) {
    const double share = (static_cast<double>(i) + 0.5) / count;
    view.mates[i].X_TR = {-0.8 * half_length * (1.0 - share), half_width * (1.6 * share - 0.8), 0.5 * share};
    view.opponents[i].X_TR = {0.8 * half_length * (1.0 - share), half_width * (0.8 - 1.6 * share), kPi - share};
  }
  const double phase = 0.05 * call;
  view.time = Time{} + nearest(Seconds{call * league.physics.step.value * league.physics.steps_per_decision});
  view.ball.p_TB = {0.6 * half_length * std::cos(phase), 0.6 * half_width * std::sin(phase), league.ball.radius.value};
  view.mode = static_cast<PlayMode>((call / kCallsInAMode) % kModes);
  view.our_ball = view.mode != PlayMode::PlayOn && call % 2 == 0;
  view.their_ball = view.mode != PlayMode::PlayOn && call % 2 == 1;
}

Result<void> try_team(LoadedPlugin& strategy, Team team, const field::League& league, PluginCheck& check) {
  TeamView view = empty_view(team, league.players);
  std::vector<WheelCommand> commands(view.mates.size());
  std::vector<bool> moved(view.mates.size());
  for (int call = 0; call < kModes * kCallsInAMode; ++call) {
    arrange(view, call, league);
    if (auto decided = strategy.decide(view, commands); !decided) return decided;
    ++check.calls;
    for (std::size_t i = 0; i < commands.size(); ++i) {
      for (const double speed : {commands[i].left, commands[i].right}) {
        if (!(std::abs(speed) <= league.drive.max_command)) ++check.out_of_range;
        moved[i] = moved[i] || speed != 0.0;
      }
    }
  }
  check.moved = std::max(check.moved, static_cast<int>(std::ranges::count(moved, true)));
  return {};
}

}  // namespace

Result<PluginCheck> check_plugin(const std::filesystem::path& so, const field::League& league,
                                 const PluginSettings& settings) {
  PluginCheck check;
  Duration spent{};
  for (const Team team : kTeams) {
    auto strategy = load_plugin(so, team, league, settings);
    if (!strategy) return pass_on(std::move(strategy));
    const os::HostTime begin = os::now();
    if (auto tried = try_team(**strategy, team, league, check); !tried) return pass_on(std::move(tried));
    spent += os::now() - begin;
    check.function = (*strategy)->function();
    check.protections = (*strategy)->protections();
  }
  check.microseconds = spent.seconds() * 1e6 / check.calls;
  return check;
}

}  // namespace cancha::match
