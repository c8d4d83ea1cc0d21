// ./cancha robot walk, turn, look, kick: one robot moved by hand, in simulation, on emulated servos or on real ones.

#include "cli/robot_moves.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "cli/checks.h"
#include "cli/mover.h"
#include "cli/robot_practice.h"
#include "cli/servo_line.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "robot/real_time_loop.h"

namespace cancha::cli {
namespace {

const std::vector<std::string> kKicks = {"left", "right", "side-left", "side-right"};

/// Angles in degrees, as people say them.
struct MoveOptions {
  std::string profile = "kidsize";
  std::string robot;  ///< empty: the league's
  double ahead = 0.0;
  double aside = 0.0;
  double turn = 0.0;
  double pan = 0.0;
  double tilt = 0.0;
  std::string kick;
  std::optional<double> longest;  ///< step
  std::optional<double> mini;     ///< step
  bool emulated = false;
  LineOptions line;
  bool relax = false;
  std::optional<std::uint64_t> body;
  bool json = false;
};

/// A kind of action: what a robot is to do, and how that is said.
struct Move {
  std::string words;
  Action action;
};

std::string amount_words(const Pose2& X) {
  const auto part = [](double amount, const char* unit, const char* one, const char* other) {
    return fmt::format("{:.3g} {} {}", std::abs(amount), unit, amount >= 0 ? one : other);
  };
  std::vector<std::string> parts;
  if (X.x != 0) parts.push_back(part(X.x, "m", "ahead", "back"));
  if (X.y != 0) parts.push_back(part(X.y, "m", "to the left", "to the right"));
  if (X.heading != 0) parts.push_back(part(in_degrees(X.heading), "degrees", "to the left", "to the right"));
  return fmt::format("{}", fmt::join(parts, ", then "));
}

Result<Move> move_by(const Pose2& X_RG) {
  if (X_RG == Pose2{}) return fail("robot", "nothing is to be moved by", "for example ./cancha robot walk 0.5");
  Move move{.words = amount_words(X_RG), .action = {}};
  move.action.kind = ActionKind::Move;
  move.action.X_RG = X_RG;
  return move;
}

Result<Move> walk(const MoveOptions& o, const robot::BodyKind&) {
  return move_by({o.ahead, o.aside, 0.0});
}

Result<Move> turn(const MoveOptions& o, const robot::BodyKind&) {
  return move_by({0.0, 0.0, from_degrees(o.turn)});
}

Result<Move> look(const MoveOptions& o, const robot::BodyKind& kind) {
  for (const auto& [joint, option, angle] :
       {std::tuple{"head_pan", "--pan", o.pan}, std::tuple{"head_tilt", "--tilt", o.tilt}}) {
    const std::size_t place = kind.robot.find(joint);
    if (place == body::kNone) return fail(kind.robot.name, "its head does not turn");
    const double least = in_degrees(kind.robot.joints[place].least);
    const double most = in_degrees(kind.robot.joints[place].most);
    if (angle < least - 0.2 || angle > most + 0.2) {
      return fail(option, fmt::format("{} is more than its head turns", angle),
                  fmt::format("{:.0f} to {:.0f}", least, most));
    }
  }
  Move move{.words = fmt::format("look {} degrees to the left, {} down", o.pan, o.tilt), .action = {}};
  move.action.gaze = Gaze{from_degrees(o.pan), from_degrees(o.tilt)};
  return move;
}

Result<Move> kick(const MoveOptions& o, const robot::BodyKind& kind) {
  const bool aside = o.kick.starts_with("side-");
  Move move{.words = fmt::format("kick {}", o.kick), .action = {}};
  move.action.kind = ActionKind::Motion;
  move.action.motion = aside ? fmt::format("side_kick_{}", o.kick.substr(5)) : fmt::format("kick_{}", o.kick);
  if (kind.library.motion(move.action.motion)) return move;
  return fail(kind.robot.name, fmt::format("has no motion '{}'", move.action.motion));
}

std::string moved_words(const Pose2& X) {
  return fmt::format("{:.3f} m ahead, {:.3f} m to the left, turned {:.1f} degrees", X.x, X.y, in_degrees(X.heading));
}

int tell(const MoveReport& report, const robot::LoopReport& loop, bool json) {
  if (!loop.stopped.empty()) return complain({"robot", loop.stopped, ""}), kProblem;
  if (json) {
    fmt::print("{}\n", to_json(report));
  } else {
    fmt::print("asked:     {}\n", report.asked);
    if (report.odometry) fmt::print("odometry:  {}\n", moved_words(*report.odometry));
    if (report.really) fmt::print("really:    {}\n", moved_words(*report.really));
    if (report.head) {
      fmt::print("head:      {:.0f} degrees to the left, {:.0f} down\n", in_degrees(report.head->pan),
                 in_degrees(report.head->tilt));
    }
    if (report.ball) {
      fmt::print("ball:      rolled {:.2f} m, {:.0f} degrees to the left, {:.2f} m/s at most\n", report.ball->distance,
                 in_degrees(report.ball->direction), report.ball->speed);
    }
    fmt::print("{} after {:.1f} s{}\n", report.stands ? "stands" : "was stopped", report.seconds,
               report.fell ? "; it fell on the way" : "");
  }
  return report.stands && !report.fell ? kFine : kProblem;
}

/// A player with a body of its own kind, whose steps may be others than its gait's. The player refers to the rest.
struct Driven {
  Practice practice;
  std::shared_ptr<robot::BodyKind> kind;
  std::unique_ptr<robot::Programs> programs;
  std::unique_ptr<robot::Player> player;
};

Result<std::unique_ptr<Driven>> driven_by(const MoveOptions& o) {
  auto practice = load_practice(o.profile, "kidsize", o.robot);
  if (!practice) return pass_on(std::move(practice));
  auto made = std::make_unique<Driven>(Driven{std::move(*practice), nullptr, nullptr, nullptr});
  made->kind = std::make_shared<robot::BodyKind>(*made->practice.kind);
  act::GaitSteps& steps = made->kind->library.gait.steps;
  if (o.longest) steps.ahead = steps.aside = *o.longest;
  if (o.longest) steps.turn = from_degrees(*o.longest);
  if (o.mini) steps.mini = *o.mini;
  if (o.mini) steps.mini_turn = from_degrees(*o.mini);
  made->programs =
      std::make_unique<robot::Programs>(made->practice.league, robot::behaviour_reader(root() / "content"));
  auto player = robot::make_player(
      {made->practice.profile, robot::kPractising, made->practice.league, made->kind.get(), *made->programs});
  if (!player) return pass_on(std::move(player));
  made->player = std::move(*player);
  return made;
}

MoveReport run_move(robot::Body& body, const Driven& driven, const Move& move, const robot::PracticeBody* truth,
                    robot::LoopReport& loop) {
  Mover mover{*driven.player, driven.kind->robot, move.action, truth};
  robot::LoopSettings settings{.paced = truth == nullptr};
  settings.enough = [&] { return mover.enough(); };
  settings.seen = [&](const Frame& frame) { mover.see(frame); };
  loop = robot::run_in_real_time(body, *driven.player, settings);
  MoveReport report = mover.report();
  report.asked = move.words;
  return report;
}

int move_simulated(const MoveOptions& o, const Driven& driven, const Move& move) {
  robot::PracticeStart start{.X_FR = Pose2{}, .p_FB = Vec2{0.0, 1.5}, .through_bus = o.emulated};
  if (!o.kick.empty()) start.p_FB = act::ball_for(driven.kind->robot, move.action.motion);
  if (o.body) start.body = Random{*o.body};
  auto body =
      robot::PracticeBody::make(driven.practice.profile, driven.practice.league, *driven.kind, Random{1}, start);
  if (!body) return complain(body.error()), kProblem;
  robot::LoopReport loop;
  const MoveReport report = run_move(**body, driven, move, body->get(), loop);
  return tell(report, loop, o.json);
}

/// On a real robot: slowly to a safe stand first, and again at the end.
int move_on_port(const MoveOptions& o, const Driven& driven, const Move& move) {
  const robot::BodyKind& kind = *driven.kind;
  auto bus = open_bus(o.line, o.relax ? act::AtEnd::Relax : act::AtEnd::Hold);
  if (!bus) return complain(bus.error()), kProblem;
  robot::TroubleBook troubles;
  auto body = robot::BusBody::start(kind.robot, std::move(*bus), &troubles);
  if (!body) return complain(body.error()), kProblem;
  const auto stand = [&] { return robot::take_pose(*body, kind.robot, kind.standing); };
  if (const auto stood = stand(); !stood.stopped.empty()) return complain({"robot", stood.stopped, ""}), kProblem;
  robot::LoopReport loop;
  const MoveReport report = run_move(*body, driven, move, nullptr, loop);
  if (loop.stopped.empty()) (void)stand();
  return tell(report, loop, o.json);
}

/// One robot in the studio, moved by buttons, keys or a gamepad.
void add_drive(CLI::App& group, std::function<int()>& verb) {
  const auto o = std::make_shared<PlayOptions>();
  o->league = "practice";
  o->drive = "blue 0";
  CLI::App* made = group.add_subcommand("drive", "drive one robot in the browser: buttons, keys, a gamepad");
  made->add_flag(
      "--emulated", [o](std::int64_t) { o->blue = "practice_emulated"; }, "its goals go as bytes over emulated servos");
  made->add_option("--seed", o->seed, "of its body and all chance")->capture_default_str()->check(whole_number());
  made->add_option("--minutes", o->minutes, "how long; otherwise twenty")->check(within(0.01, 600.0));
  add_serving(*made, o->serve);
  made->footer(
      "example:\n  ./cancha robot drive\n"
      "W and S walk, A and D turn, Q and E step aside, Z and X kick, I J K L look; Ctrl-C ends it. What was driven is "
      "recorded.");
  made->callback([o, &verb] { verb = [o] { return play(*o); }; });
}

int run(const MoveOptions& o, Result<Move> (*what)(const MoveOptions&, const robot::BodyKind&)) {
  (void)interrupted();  // from here on a signal ends the move in order
  auto driven = driven_by(o);
  if (!driven) return complain(driven.error()), kUsage;
  const auto move = what(o, *(*driven)->kind);
  if (!move) return complain(move.error()), kUsage;
  return o.line.port.empty() ? move_simulated(o, **driven, *move) : move_on_port(o, **driven, *move);
}

}  // namespace

void add_robot_moves(CLI::App& group, std::function<int()>& verb) {
  add_drive(group, verb);
  const auto o = std::make_shared<MoveOptions>();
  const auto make = [&](const char* name, const char* about,
                        Result<Move> (*what)(const MoveOptions&, const robot::BodyKind&), const char* footer) {
    CLI::App* made = group.add_subcommand(name, about);
    CLI::Option* emulated = made->add_flag("--emulated", o->emulated, "its goals go as bytes over emulated servos");
    CLI::Option* body = made->add_option("--body", o->body, "the seed of a random body; otherwise as drawn");
    body->check(whole_number());
    add_line(*made, o->line, "the servo bus of a real robot; otherwise it is simulated");
    CLI::Option* port = made->get_option("--port");
    port->excludes(emulated)->excludes(body);
    made->add_flag("--relax", o->relax, "its servos are limp afterwards; otherwise they hold the stand");
    for (const char* real : {"--baud", "--direction", "--timeout", "--relax"}) made->get_option(real)->needs(port);
    made->add_option("--profile", o->profile, "a file of content/players")->type_name("PROFILE")->capture_default_str();
    made->add_option("--robot", o->robot, "a folder of content/robots; otherwise the KidSize league's")
        ->type_name("ROBOT");
    made->add_flag("--json", o->json, "print one JSON object");
    made->footer(footer);
    made->callback([o, &verb, what] { verb = [o, what] { return run(*o, what); }; });
    return made;
  };
  const auto steps = [&](CLI::App* made, const char* unit) {
    made->add_option("--step", o->longest, fmt::format("the longest step, {}; otherwise as its gait says", unit))
        ->check(within(0.001, 90.0));
    made->add_option("--mini", o->mini, fmt::format("the shortest step, {}; otherwise as its gait says", unit))
        ->check(within(0.001, 90.0));
  };
  CLI::App* walked = make("walk", "walk by a distance, and stand", walk,
                          "examples:\n  ./cancha robot walk 0.5\n  ./cancha robot walk 0.5 --robot nao\n  ./cancha "
                          "robot walk -0.2 --aside 0.1 --emulated\n"
                          "  ./cancha robot walk 0.3 --step 0.04 --port /dev/ttyUSB0\n"
                          "Ctrl-C stops it after the step that is under way.");
  walked->add_option("ahead", o->ahead, "metres; negative is back")->check(within(-20.0, 20.0));
  walked->add_option("--aside", o->aside, "metres to the left, after that; negative is right")
      ->check(within(-20.0, 20.0));
  steps(walked, "m");
  CLI::App* turned = make("turn", "turn in place by an angle, and stand", turn, "example:\n  ./cancha robot turn 90");
  turned->add_option("angle", o->turn, "degrees to the left; negative is right")
      ->required()
      ->check(within(-720.0, 720.0));
  steps(turned, "degrees");
  CLI::App* looked = make("look", "turn the head", look, "example:\n  ./cancha robot look --pan 30 --tilt 20");
  looked->add_option("--pan", o->pan, "degrees to the left of straight ahead; negative is right");
  looked->add_option("--tilt", o->tilt, "degrees below level");
  CLI::App* kicked = make("kick", "kick a ball that lies before the foot", kick,
                          "examples:\n  ./cancha robot kick left\n  ./cancha robot kick side-right --body 3\n"
                          "  ./cancha robot kick right --robot nao");
  kicked->add_option("side", o->kick, "left, right, side-left or side-right")->required()->check(CLI::IsMember(kKicks));
}

}  // namespace cancha::cli
