// ./cancha robot: one player, in bodies other than a match.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <memory>
#include <optional>
#include <string>

#include "base/json.h"
#include "cli/names.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "match/player_replay.h"

namespace cancha::cli {
namespace {

struct RobotReplayOptions {
  std::string file;
  std::string robot = "blue:1";
  bool json = false;
};

/// "blue:2" as a robot.
std::optional<RobotId> robot_named(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == text.npos) return std::nullopt;
  for (const Team team : kTeams) {
    if (text.substr(0, colon) != name(team)) continue;
    const std::string_view digits = text.substr(colon + 1);
    RobotId robot{team, 0};
    const auto [end, bad] = std::from_chars(digits.data(), digits.data() + digits.size(), robot.number);
    if (bad == std::errc{} && end == digits.data() + digits.size()) return robot;
  }
  return std::nullopt;
}

int replay_on_recording(const RobotReplayOptions& o) {
  const auto robot = robot_named(o.robot);
  if (!robot) {
    complain({o.robot, "is no robot", "team and number from 0, as in blue:2"});
    return kUsage;
  }
  const auto file = find_recording(o.file);
  if (!file) return complain(file.error()), kUsage;
  LiveLine line{!o.json};
  const auto replayed = match::replay_player(*file, *robot, root() / "content", [&](double share) {
    if (line.due()) line.show(fmt::format(" running the player again … {:.0f} %", 100 * share));
  });
  line.clear();
  if (!replayed) return complain(replayed.error()), kProblem;
  if (o.json) {
    fmt::print("{}\n", to_json(*replayed));
  } else if (replayed->equal()) {
    fmt::print("{} {}: the same decisions again, {} ticks and {} intents equal\n", o.file, o.robot, replayed->ticks,
               replayed->intents);
  } else {
    fmt::print("{} {}: {}\n{} of {} ticks and {} of {} intents differ\n", o.file, o.robot, replayed->difference,
               replayed->differ, replayed->ticks, replayed->intents_differ, replayed->intents);
  }
  return replayed->equal() ? kFine : kProblem;
}

}  // namespace

CLI::App* add_robot_verbs(CLI::App& app, std::function<int()>& verb) {
  CLI::App* group = app.add_subcommand("robot", "run one player: on the readings of a recording");
  group->require_subcommand(1);
  const auto o = std::make_shared<RobotReplayOptions>();
  CLI::App* made = group->add_subcommand("replay", "run a player on recorded readings, and compare what it decides");
  made->add_option("file", o->file, "a recording of a match whose robots have players")->required();
  made->add_option("--robot", o->robot, "team and number from 0")->type_name("TEAM:NUMBER")->capture_default_str();
  made->add_flag("--json", o->json, "print one JSON object");
  made->footer(
      "example:\n"
      "  ./cancha robot replay recordings/kidsize-kidsize-kidsize-1.mcap --robot blue:2\n"
      "The same program gives the same bits; a changed one is told where it first decides otherwise.");
  made->callback([o, &verb] { verb = [o] { return replay_on_recording(*o); }; });
  return group;
}

}  // namespace cancha::cli
