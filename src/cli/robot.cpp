// ./cancha robot: one player, in bodies other than a match.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string>

#include "base/json.h"
#include "cli/names.h"
#include "cli/robot_futrob.h"
#include "cli/robot_moves.h"
#include "cli/robot_practice.h"
#include "cli/robot_run.h"
#include "cli/robot_world.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "match/player_replay.h"
#include "robot/futrob_robot.h"
#include "robot/practice_body.h"

namespace cancha::cli {
namespace {

struct RobotReplayOptions {
  std::string file;
  std::string robot = "blue:1";
  bool json = false;
};

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

struct RobotRunOptions {
  PortRun player;
  bool emulated = false;
  WorldRun world;    ///< where its body is in a world elsewhere
  FutrobRun futrob;  ///< where the profile is an ini.config; its effects are of every simulated body
};

int run_emulated(const RobotRunOptions& o, const Practice& practice) {
  robot::TroubleBook troubles;
  robot::PracticeStart start;
  start.effects = o.futrob.effects.of_servos();
  start.battery = o.futrob.effects.tired_battery();
  start.troubles = &troubles;
  auto body = robot::PracticeBody::make(practice.profile, practice.league, *practice.kind, Random{1}, start);
  if (!body) return complain(body.error()), kProblem;
  robot::Programs programs{practice.league, robot::behaviour_reader(root() / "content")};
  auto player =
      robot::make_player({practice.profile, robot::kPractising, practice.league, practice.kind.get(), programs});
  if (!player) return complain(player.error()), kProblem;
  robot::LoopReport report = run_player(**body, **player, o.player);
  report.troubles = troubles.counts();
  return tell(report, o.player.json);
}

int run(const RobotRunOptions& o) {
  const PortRun& player = o.player;
  if (robot::is_ini(player.profile)) {
    FutrobRun futrob = o.futrob;
    futrob.ini = player.profile;
    futrob.seconds = player.seconds;
    futrob.relax = player.relax;
    futrob.json = player.json;
    futrob.line = player.line;
    if (o.emulated) futrob.body = "emulated";
    if (!player.line.port.empty()) futrob.body = player.line.port;
    futrob.camera = player.camera;
    return run_futrob(futrob);
  }
  if (!player.camera.empty() && player.line.port.empty()) {
    return complain({"--camera", "a simulated robot has no device", "--port PORT runs a real one"}), kUsage;
  }
  if (!o.world.world.empty()) {
    WorldRun world = o.world;
    world.profile = player.profile;
    world.seconds = player.seconds;
    world.json = player.json;
    return run_in_world(world);
  }
  if (!o.emulated) return run_on_port(player);
  const auto practice = load_practice(player.profile, player.league);
  if (!practice) return complain(practice.error()), kUsage;
  return run_emulated(o, *practice);
}

void add_run(CLI::App& group, std::function<int()>& verb) {
  const auto o = std::make_shared<RobotRunOptions>();
  CLI::App* made = group.add_subcommand("run", "run a player in real time, on a robot or on emulated servos");
  made->add_option("profile", o->player.profile, "a file of content/players, or FutRob's ini.config")
      ->type_name("PROFILE")
      ->capture_default_str();
  CLI::Option* emulated = made->add_flag("--emulated", o->emulated, "a simulated body behind a bus of emulated servos");
  add_port_run(*made, o->player);
  made->get_option("--port")->excludes(emulated);
  add_world_run(*made, o->world)->excludes(emulated)->excludes(made->get_option("--port"));
  for (const char* real : {"--relax", "--number", "--referee-team"})
    made->get_option(real)->needs(made->get_option("--port"));
  made->add_option("--body", o->futrob.body, "of an ini.config: sim, emulated, or the port of its servo bus")
      ->type_name("BODY")
      ->capture_default_str();
  made->add_option("--record", o->futrob.record, "of an ini.config: write its frames and its log as a recording")
      ->type_name("FILE");
  made->add_option("--robot-at", o->futrob.robot_at, "of a simulated one: x,y,heading in metres and degrees");
  made->add_option("--ball-at", o->futrob.ball_at, "likewise: x,y");
  made->add_option("--opponent-at", o->futrob.opponent_at, "likewise, of a robot that only stands: x,y,heading");
  add_effects(*made, o->futrob.effects);
  for (const char* simulated : {"--battery", "--heat", "--backlash"})
    made->get_option(simulated)->excludes(made->get_option("--port"))->excludes(made->get_option("--world"));
  made->footer(
      "examples:\n"
      "  ./cancha robot run kidsize --emulated --seconds 20\n"
      "  ./cancha robot run kidsize --emulated --seconds 20 --heat 68 --battery 10.5\n"
      "  ./cancha robot run kidsize_camera --port /dev/ttyUSB0 --camera /dev/video0 --seconds 20\n"
      "  ./cancha robot run msl --world 127.0.0.1:24100 --robot blue:2\n"
      "  ./cancha robot run content/futrob/ini.config --seconds 30\n"
      "  ./cancha robot run content/futrob/ini.config --body /dev/ttyAMA0\n"
      "A robot stands up slowly, plays, and stands again. It sees by its camera, and hears its mates and the referee.");
  made->callback([o, made, &verb] {
    if (!robot::is_ini(o->player.profile) && !o->emulated && o->player.line.port.empty() && o->world.world.empty())
      throw CLI::RequiredError("--emulated, --world or --port");
    // a world says when it ends
    if (!o->world.world.empty() && made->count("--seconds") == 0) o->player.seconds = 0.0;
    if (made->count("--league") > 0) o->world.league = o->player.league;
    verb = [o] { return run(*o); };
  });
}

}  // namespace

CLI::App* add_robot_verbs(CLI::App& app, std::function<int()>& verb) {
  CLI::App* group = app.add_subcommand("robot", "one player: run it, move it by hand, replay it");
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
  add_run(*group, verb);
  add_robot_log(*group, verb);
  add_robot_moves(*group, verb);
  add_robot_rules(*group, verb);
  add_robot_calibrate(*group, verb);
  return group;
}

}  // namespace cancha::cli
