// ./cancha robot: one player, in bodies other than a match.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string>

#include "base/json.h"
#include "cli/checks.h"
#include "cli/names.h"
#include "cli/robot_futrob.h"
#include "cli/robot_moves.h"
#include "cli/robot_practice.h"
#include "cli/servo_line.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "match/player_replay.h"
#include "robot/futrob_robot.h"
#include "robot/real_time_loop.h"

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
  std::string profile = "kidsize";
  std::string league = "kidsize";
  bool emulated = false;
  LineOptions line;
  bool relax = false;
  int number = 1;
  double seconds = 10.0;
  bool json = false;
  FutrobRun futrob;  ///< where the profile is an ini.config
};

int tell(const robot::LoopReport& report, const RobotRunOptions& o) {
  if (o.json) {
    fmt::print("{}\n", to_json(report));
  } else {
    fmt::print("{} ticks, {} overruns, at worst {:.1f} ms late; a tick takes {:.0f} us with body and bus\n",
               report.ticks, report.overruns, report.worst_late_ms, report.mean_tick_us);
  }
  if (!report.stopped.empty()) return complain({"robot", report.stopped, ""}), kProblem;
  return kFine;
}

/// Runs a player in a body for as long as was asked for.
robot::LoopReport run_player(robot::Body& body, robot::Player& player, const RobotRunOptions& o) {
  (void)interrupted();  // from here on a signal ends the loop in order
  LiveLine line{!o.json};
  robot::LoopSettings settings{.seconds = o.seconds};
  settings.enough = [] { return interrupted(); };
  settings.seen = [&](const Frame& frame) {
    if (!line.due()) return;
    const auto action = static_cast<std::size_t>(frame.intent.action.kind);
    line.show(fmt::format(" {:5.1f} s  {}: {} ({})", frame.time.seconds(), frame.intent.role,
                          names(ActionKind{})[action], frame.intent.chosen_by));
  };
  const robot::LoopReport report = robot::run_in_real_time(body, player, settings);
  line.clear();
  return report;
}

int run_emulated(const RobotRunOptions& o, const Practice& practice) {
  auto body = robot::PracticeBody::make(practice.profile, practice.league, *practice.kind, Random{1});
  if (!body) return complain(body.error()), kProblem;
  robot::Programs programs{practice.league, robot::behaviour_reader(root() / "content")};
  auto player =
      robot::make_player({practice.profile, robot::kPractising, practice.league, practice.kind.get(), programs});
  if (!player) return complain(player.error()), kProblem;
  return tell(run_player(**body, **player, o), o);
}

/// On a real robot: slowly to a safe stand, then the player, then slowly to a stand again.
int run_on_port(const RobotRunOptions& o, const Practice& practice) {
  robot::Programs programs{practice.league, robot::behaviour_reader(root() / "content")};
  const RobotId self{Team::Blue, o.number};
  auto player = robot::make_player({practice.profile, self, practice.league, practice.kind.get(), programs});
  if (!player) return complain(player.error()), kProblem;
  auto bus = open_bus(o.line, o.relax ? act::AtEnd::Relax : act::AtEnd::Hold);
  if (!bus) return complain(bus.error()), kProblem;
  auto body = robot::BusBody::start(practice.kind->robot, std::move(*bus));
  if (!body) return complain(body.error()), kProblem;
  const auto stand = [&] { return robot::take_pose(*body, practice.kind->robot, practice.kind->standing); };
  if (const auto stood = stand(); !stood.stopped.empty()) return complain({"robot", stood.stopped, ""}), kProblem;
  const robot::LoopReport report = run_player(*body, **player, o);
  if (report.stopped.empty()) (void)stand();
  return tell(report, o);
}

int run(const RobotRunOptions& o) {
  if (robot::is_ini(o.profile)) {
    FutrobRun futrob = o.futrob;
    futrob.ini = o.profile;
    futrob.seconds = o.seconds;
    futrob.relax = o.relax;
    futrob.json = o.json;
    futrob.line = o.line;
    if (o.emulated) futrob.body = "emulated";
    if (!o.line.port.empty()) futrob.body = o.line.port;
    return run_futrob(futrob);
  }
  const auto practice = load_practice(o.profile, o.league);
  if (!practice) return complain(practice.error()), kUsage;
  const int players = practice->league.players;
  if (o.number >= players) return complain({"--number", fmt::format("a team has {} robots", players), ""}), kUsage;
  return o.emulated ? run_emulated(o, *practice) : run_on_port(o, *practice);
}

void add_run(CLI::App& group, std::function<int()>& verb) {
  const auto o = std::make_shared<RobotRunOptions>();
  CLI::App* made = group.add_subcommand("run", "run a player in real time, on a robot or on emulated servos");
  made->add_option("profile", o->profile, "a file of content/players, or FutRob's ini.config")
      ->type_name("PROFILE")
      ->capture_default_str();
  CLI::Option* emulated = made->add_flag("--emulated", o->emulated, "a simulated body behind a bus of emulated servos");
  add_line(*made, o->line, "the robot's servo bus");
  made->add_flag("--relax", o->relax, "its servos are limp afterwards; otherwise they hold the stand");
  made->add_option("--number", o->number, "the player's number on the robot")
      ->check(within(0, 10))
      ->capture_default_str();
  made->get_option("--port")->excludes(emulated);
  for (const char* real : {"--relax", "--number"}) made->get_option(real)->needs(made->get_option("--port"));
  made->add_option("--body", o->futrob.body, "of an ini.config: sim, emulated, or the port of its servo bus")
      ->type_name("BODY")
      ->capture_default_str();
  made->add_option("--record", o->futrob.record, "of an ini.config: write its frames and its log as a recording")
      ->type_name("FILE");
  made->add_option("--robot-at", o->futrob.robot_at, "of a simulated one: x,y,heading in metres and degrees");
  made->add_option("--ball-at", o->futrob.ball_at, "likewise: x,y");
  made->add_option("--opponent-at", o->futrob.opponent_at, "likewise, of a robot that only stands: x,y,heading");
  made->add_option("--league", o->league, "its pitch and body")->type_name("LEAGUE")->capture_default_str();
  made->add_option("--seconds", o->seconds, "how long; Ctrl-C ends it earlier")
      ->capture_default_str()
      ->check(within(0.1, 1e6));
  made->add_flag("--json", o->json, "print one JSON object");
  made->footer(
      "examples:\n"
      "  ./cancha robot run kidsize --emulated --seconds 20\n"
      "  ./cancha robot run kidsize --port /dev/ttyUSB0 --seconds 20\n"
      "  ./cancha robot run content/futrob/ini.config --seconds 30\n"
      "  ./cancha robot run content/futrob/ini.config --body /dev/ttyAMA0\n"
      "A robot stands up slowly, plays, and stands again. It has no eyes yet: it plays by what mates and referee tell "
      "it.");
  made->callback([o, &verb] {
    if (!robot::is_ini(o->profile) && !o->emulated && o->line.port.empty())
      throw CLI::RequiredError("--emulated or --port");
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
  return group;
}

}  // namespace cancha::cli
