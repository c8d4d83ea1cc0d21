#include "cli/robot_run.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "base/json.h"
#include "base/log.h"
#include "cli/checks.h"
#include "cli/options.h"
#include "cli/robot_practice.h"
#include "cli/terminal.h"
#include "robot/camera_body.h"
#include "robot/hearing.h"
#include "robot/stages.h"

namespace cancha::cli {

void add_port_run(CLI::App& made, PortRun& o) {
  add_line(made, o.line, "the robot's servo bus");
  made.add_flag("--relax", o.relax, "its servos are limp afterwards; otherwise they hold the stand");
  made.add_option("--number", o.number, "the player's number on the robot")
      ->check(within(0, 10))
      ->capture_default_str();
  made.add_option("--camera", o.camera, "the video device that it sees by; otherwise as its profile says")
      ->type_name("DEVICE");
  made.add_option("--referee-team", o.team, "its team's number in the referee's packets; otherwise as its profile says")
      ->check(within(1, 254));
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

namespace {

/// Servos, eyes and ears of a real robot.
Result<std::unique_ptr<robot::Body>> body_of(const PortRun& o, const Practice& practice, robot::TroubleBook& troubles) {
  auto bus = open_bus(o.line, o.relax ? act::AtEnd::Relax : act::AtEnd::Hold);
  if (!bus) return pass_on(std::move(bus));
  auto servos = robot::BusBody::start(practice.kind->robot, std::move(*bus), &troubles);
  if (!servos) return pass_on(std::move(servos));
  std::unique_ptr<robot::Body> body = std::make_unique<robot::BusBody>(std::move(*servos));
  const robot::Profile& profile = practice.profile;
  if (profile.senses == "camera") {
    sense::CaptureSettings capture = profile.seeing.capture;
    if (!o.camera.empty()) capture.device = o.camera;
    auto sees = robot::CameraBody::make(std::move(body), sense::system_video_driver(), capture, troubles);
    if (!sees) return sees;
    body = std::move(*sees);
  } else if (profile.senses != "stub") {
    log::warning("the player '{}' sees by senses '{}', which only simulation has: here it is blind (--camera DEVICE)",
                 profile.name, profile.senses);
  }
  robot::HearingProfile hearing = profile.hearing;
  if (o.team > 0) hearing.referee_team = o.team;
  const auto role = o.number == 0 ? team::TeamRole::Keeper : team::TeamRole::Player;
  return robot::with_ears(std::move(body), hearing, {.id = o.number + 1, .role = role, .player = o.number + 1}, nullptr,
                          troubles);
}

}  // namespace

int run_on_port(const PortRun& o) {
  const auto practice = load_practice(o.profile, o.league, {}, o.camera.empty() ? "" : "camera");
  if (!practice) return complain(practice.error()), kUsage;
  const int players = practice->league.players;
  if (o.number >= players) return complain({"--number", fmt::format("a team has {} robots", players), ""}), kUsage;
  robot::Programs programs{practice->league, robot::behaviour_reader(root() / "content")};
  const RobotId self{Team::Blue, o.number};
  // pictures take longer than a tick
  const bool sees = practice->profile.senses == "camera";
  auto player = robot::make_player({practice->profile, self, practice->league, practice->kind.get(), programs},
                                   sees ? robot::threaded(robot::built_in_parts()) : robot::built_in_parts());
  if (!player) return complain(player.error()), kProblem;
  robot::TroubleBook troubles;
  const auto body = body_of(o, *practice, troubles);
  if (!body) return complain(body.error()), kProblem;
  const body::Robot& robot = practice->kind->robot;
  const auto stand = [&] { return robot::take_pose(**body, robot, practice->kind->standing); };
  if (const auto stood = stand(); !stood.stopped.empty()) return complain({"robot", stood.stopped, ""}), kProblem;
  robot::LoopReport report = run_player(**body, **player, o);
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
      "  cancha-robot robot run kidsize_camera --port /dev/ttyUSB0 --camera /dev/video0\n"
      "A robot stands up slowly, plays, and stands again. It sees by its camera, and hears its mates and the referee.");
  made->callback([o, &verb] { verb = [o] { return run_on_port(*o); }; });
}

}  // namespace cancha::cli
