#include "cli/robot_run.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "base/json.h"
#include "cli/checks.h"
#include "cli/options.h"
#include "cli/robot_practice.h"
#include "cli/terminal.h"

namespace cancha::cli {

void add_port_run(CLI::App& made, PortRun& o) {
  add_line(made, o.line, "the robot's servo bus");
  made.add_flag("--relax", o.relax, "its servos are limp afterwards; otherwise they hold the stand");
  made.add_option("--number", o.number, "the player's number on the robot")
      ->check(within(0, 10))
      ->capture_default_str();
  made.add_option("--league", o.league, "its pitch and body")->type_name("LEAGUE")->capture_default_str();
  made.add_option("--seconds", o.seconds, "how long; Ctrl-C ends it earlier")
      ->capture_default_str()
      ->check(within(0.1, 1e6));
  made.add_flag("--json", o.json, "print one JSON object");
}

int tell(const robot::LoopReport& report, bool json) {
  if (json) {
    fmt::print("{}\n", to_json(report));
  } else {
    fmt::print("{} ticks, {} overruns, at worst {:.1f} ms late; a tick takes {:.0f} us with body and bus\n",
               report.ticks, report.overruns, report.worst_late_ms, report.mean_tick_us);
    if (!report.troubles.empty()) fmt::print("it played on with: {}\n", robot::text_of(report.troubles));
  }
  if (!report.stopped.empty()) return complain({"robot", report.stopped, ""}), kProblem;
  return kFine;
}

robot::LoopReport run_player(robot::Body& body, robot::Player& player, const PortRun& o) {
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

int run_on_port(const PortRun& o) {
  const auto practice = load_practice(o.profile, o.league);
  if (!practice) return complain(practice.error()), kUsage;
  const int players = practice->league.players;
  if (o.number >= players) return complain({"--number", fmt::format("a team has {} robots", players), ""}), kUsage;
  robot::Programs programs{practice->league, robot::behaviour_reader(root() / "content")};
  const RobotId self{Team::Blue, o.number};
  auto player = robot::make_player({practice->profile, self, practice->league, practice->kind.get(), programs});
  if (!player) return complain(player.error()), kProblem;
  auto bus = open_bus(o.line, o.relax ? act::AtEnd::Relax : act::AtEnd::Hold);
  if (!bus) return complain(bus.error()), kProblem;
  const body::Robot& robot = practice->kind->robot;
  robot::TroubleBook troubles;
  auto body = robot::BusBody::start(robot, std::move(*bus), &troubles);
  if (!body) return complain(body.error()), kProblem;
  const auto stand = [&] { return robot::take_pose(*body, robot, practice->kind->standing); };
  if (const auto stood = stand(); !stood.stopped.empty()) return complain({"robot", stood.stopped, ""}), kProblem;
  robot::LoopReport report = run_player(*body, **player, o);
  if (report.stopped.empty()) (void)stand();
  report.troubles = troubles.counts();
  return tell(report, o.json);
}

void add_robot_run(CLI::App& app, std::function<int()>& verb) {
  const auto o = std::make_shared<PortRun>();
  CLI::App* group = app.add_subcommand("robot", "one player: run it on this robot");
  group->require_subcommand(1);
  CLI::App* made = group->add_subcommand("run", "run a player in real time, on the robot's servo bus");
  made->add_option("profile", o->profile, "a file of content/players")->type_name("PROFILE")->capture_default_str();
  add_port_run(*made, *o);
  made->get_option("--port")->required();
  made->footer(
      "example:\n"
      "  cancha-robot robot run kidsize --port /dev/ttyUSB0 --seconds 20\n"
      "A robot stands up slowly, plays, and stands again. It has no eyes yet: it plays by what mates and referee tell "
      "it.");
  made->callback([o, &verb] { verb = [o] { return run_on_port(*o); }; });
}

}  // namespace cancha::cli
