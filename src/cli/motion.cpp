// ./cancha motion: motions of humanoids, listed, checked, played in simulation or on a servo bus, taken from other
// tools.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <memory>
#include <thread>

#include "act/pose/check.h"
#include "act/pose/import.h"
#include "act/servo/servo_goals.h"
#include "base/suggest.h"
#include "base/text_file.h"
#include "cli/checks.h"
#include "cli/motion_options.h"
#include "cli/options.h"
#include "cli/serving.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "lab/film.h"
#include "lab/scenarios.h"
#include "os/clock.h"
#include "robot/body.h"
#include "robot/real_time_loop.h"

namespace cancha::cli {
namespace {

constexpr double kLongStrain = 0.1;  ///< seconds at the limit that are worth a complaint; a jerk is none
constexpr double kOverload = 1.0;    ///< likewise, for who lies, with the ground in its way: then the servo shuts down
constexpr double kDeepTouch = 0.0025;  ///< metres; parts that only touch give way by less in the simulator

/// A robot with all that it can.
struct Troupe {
  body::Robot robot;
  act::MotionLibrary skills;
};

Result<std::unique_ptr<Troupe>> troupe_of(const MotionOptions& o) {
  const std::filesystem::path content = root() / "content";
  const std::vector<std::string> known = body::robot_names(content);
  if (std::find(known.begin(), known.end(), o.robot) == known.end()) {
    return fail("--robot", fmt::format("there is no robot '{}'", o.robot), suggest_and_list(o.robot, known));
  }
  auto troupe = std::make_unique<Troupe>();
  auto robot = body::read_robot(content / "robots" / o.robot);
  if (!robot) return pass_on(std::move(robot));
  troupe->robot = std::move(*robot);
  if (!o.offsets.empty()) {
    if (auto read = body::read_offsets(o.offsets, troupe->robot); !read) return pass_on(std::move(read));
  }
  auto skills = act::read_motion_library(content, troupe->robot);
  if (!skills) return pass_on(std::move(skills));
  troupe->skills = std::move(*skills);
  return troupe;
}

/// A motion by its name or by the path of its file, as one of the skills.
Result<std::string> take_in(Troupe& troupe, const std::string& name) {
  if (troupe.skills.motion(name) != nullptr) return name;
  if (name.ends_with(".toml")) {
    auto motion = act::read_motion(name, troupe.robot);
    if (!motion) return pass_on(std::move(motion));
    const std::string own = motion->name;
    troupe.skills.motions.insert_or_assign(own, std::move(*motion));
    return own;
  }
  return fail(name, fmt::format("{} has no such motion", troupe.robot.name),
              suggest_and_list(name, troupe.skills.names()));
}

int list(const MotionOptions& o) {
  auto troupe = troupe_of(o);
  if (!troupe) return complain(troupe.error()), kUsage;
  for (const auto& [name, motion] : (*troupe)->skills.motions) {
    fmt::print("{:<20} {:>2} poses  {}\n", name, motion.poses.size(), motion.title);
  }
  return kFine;
}

lab::Start start_of(const body::Robot& robot, const MotionOptions& o, std::string_view motion, std::uint64_t seed) {
  lab::Start start{.seed = seed, .through_bus = o.through_bus, .random_body = o.bodies > 0};
  const auto place = std::find(kStances.begin(), kStances.end(), o.from);
  if (lab::kicks(motion)) start.ball = act::ball_for(robot, motion);
  start.stance = o.from.empty() ? lab::usual_stance(motion) : static_cast<world::Stance>(place - kStances.begin());
  return start;
}

/// What the simulator says of a motion: torque, collisions, balance. Gives the number of complaints; `stands`: whether
/// the robot does, afterwards.
int check_in_simulation(Troupe& troupe, lab::Stage& stage, const std::string& name, const MotionOptions& o,
                        bool& stands) {
  const lab::Playback seen = lab::play_once(stage, troupe.skills, start_of(troupe.robot, o, name, 0), name);
  stands = seen.ended && seen.stands;
  int complaints = 0;
  const auto say = [&](const std::string& what) {
    fmt::print("{}: {}\n", name, what);
    ++complaints;
  };
  const act::Motion& motion = *troupe.skills.motion(name);
  const bool may_lie = lab::ends_lying(motion);
  if (!seen.stands && !may_lie) say(fmt::format("the robot does not stand after {:.1f} s", seen.seconds));
  if (!seen.ended) say("does not end within 20 s");
  if (seen.self_contact > kDeepTouch)
    say(fmt::format("parts of the robot touch, {:.1f} mm deep", 1000 * seen.self_contact));
  for (const lab::Strain& strain : seen.strains) {
    if (strain.seconds < (motion.lies_down ? kOverload : kLongStrain)) continue;
    say(
        fmt::format("{} pushes with all its {:.2f} N·m for {:.2f} s, from {:.2f} s on, and hardly moves: the load is "
                    "too much for it, "
                    "or something is in its way",
                    troupe.robot.joints[strain.joint].name, seen.most_torque, strain.seconds, strain.begin));
  }
  return complaints;
}

int check(const MotionOptions& o) {
  auto made = troupe_of(o);
  if (!made) return complain(made.error()), kUsage;
  Troupe& troupe = **made;
  const std::vector<std::string> names = o.names.empty() ? troupe.skills.names() : o.names;
  int complaints = 0;
  LiveLine line;
  for (const std::string& asked : names) {
    line.clear();
    if (line.due()) line.show(fmt::format(" checking {} …", asked));
    const auto name = take_in(troupe, asked);
    if (!name) return complain(name.error()), kUsage;
    const act::Motion& motion = *troupe.skills.motion(*name);
    bool stands = false;
    // a stage of its own: what a solver remembers of other motions must not decide about this one
    auto stage = lab::Stage::make(troupe.robot, false, 2_ms, lab::ground_for(*name));
    if (!stage && !o.quick) return complain(stage.error()), kProblem;
    if (stage && !o.quick) complaints += check_in_simulation(troupe, *stage, *name, o, stands);
    for (const act::Finding& finding : act::check(motion, troupe.robot)) {
      // who lies is as safe as can be, and who was brought to a stand has ended well
      if (finding.concern == act::Concern::End && (stands || lab::ends_lying(motion))) continue;
      fmt::print("{}: {}{}\n", *name, finding.pose.empty() ? "" : fmt::format("pose {}: ", finding.pose), finding.text);
      ++complaints;
    }
  }
  line.clear();
  fmt::print("{} motion{} checked, {} finding{}\n", names.size(), names.size() == 1 ? "" : "s", complaints,
             complaints == 1 ? "" : "s");
  return complaints == 0 ? kFine : kProblem;
}

/// What came of one run, in a line, and in a second one what the switched-on effects did.
void tell(const Troupe& troupe, const std::string& name, const lab::Playback& seen, const EffectOptions& effects) {
  const body::Robot& robot = troupe.robot;
  const auto highest = [&](const std::vector<double>& values) {
    const auto found = std::max_element(values.begin(), values.end());
    return std::pair{*found, robot.joints[static_cast<std::size_t>(found - values.begin())].name};
  };
  const auto [torque, strongest] = highest(seen.peak_torques);
  fmt::print("{}: {:.2f} s, {}; at most {:.2f} of {:.2f} N·m in {}\n", name, seen.seconds,
             seen.stands ? "the robot stands" : "the robot lies", torque, lab::most_torque(robot), strongest);
  if (effects.battery > 0) {
    fmt::print("battery: {:.1f} V, {:.1f} V at the worst moment\n", robot.battery.voltage, seen.least_voltage);
  }
  if (effects.heat) {
    const auto [warmth, hottest] = highest(seen.temperatures);
    fmt::print("heat: {} is the hottest servo with {:.0f} °C\n", hottest, warmth);
  }
  for (const std::size_t joint : seen.shut_down) {
    fmt::print("{}: its servo was too hot and has shut down; the motion was left and all servos are limp\n",
               robot.joints[joint].name);
  }
}

int play_in_simulation(Troupe& troupe, const std::string& name, const MotionOptions& o) {
  const EffectOptions& e = o.effects;
  if (const auto tired = e.tired_battery()) troupe.robot.battery = *tired;
  auto stage = lab::Stage::make(troupe.robot, lab::kicks(name), 2_ms, lab::ground_for(name));
  if (!stage) return complain(stage.error()), kProblem;
  int stood = 0;
  int limp = 0;
  const int runs = std::max(1, o.bodies);
  lab::Playback seen;
  LiveLine line;
  (void)interrupted();  // from here on a signal ends us in order
  for (int run = 0; run < runs && !interrupted(); ++run) {
    if (runs > 1 && line.due()) line.show(fmt::format(" body {} of {}: {} stood so far", run + 1, runs, stood));
    const lab::Start start = start_of(troupe.robot, o, name, o.seed + static_cast<std::uint64_t>(run));
    seen = lab::play_once(*stage, troupe.skills, start, name, {.effects = e.of_servos()});
    stood += seen.stands ? 1 : 0;
    limp += seen.shut_down.empty() ? 0 : 1;
  }
  line.clear();
  if (interrupted()) return complain({name, "was ended before all bodies were tried", ""}), kProblem;
  if (runs == 1) {
    tell(troupe, name, seen, e);
  } else {
    fmt::print("{}: the robot stood at the end on {} of {} random bodies\n", name, stood, runs);
    if (limp > 0) fmt::print("on {} of them a servo was too hot and has shut down\n", limp);
  }
  if (!o.svg.empty()) {
    const auto film = lab::film_strip(troupe.robot, seen);
    if (!film) return complain(film.error()), kProblem;
    if (auto written = write_output(o.svg, *film); !written) return complain(written.error()), kProblem;
    fmt::print("pictures: {}\n", o.svg);
  }
  return limp == 0 && (stood == runs || lab::ends_lying(*troupe.skills.motion(name))) ? kFine : kProblem;
}

/// Plays on a real robot, in real time: from where its joints are, the first pose slowly.
int play_on_bus(const Troupe& troupe, const act::Motion& motion, const MotionOptions& o) {
  auto bus = open_bus(o.line, o.relax ? act::AtEnd::Relax : act::AtEnd::Hold);
  if (!bus) return complain(bus.error()), kProblem;
  robot::TroubleBook troubles;
  auto body = robot::BusBody::start(troupe.robot, std::move(*bus), &troubles);
  if (!body) return complain(body.error()), kProblem;
  const auto report = robot::play_in_real_time(*body, troupe.robot, motion, {.enough = [] { return interrupted(); }});
  if (!report.stopped.empty()) return complain({"", report.stopped, ""}), kProblem;
  fmt::print("{}: played on {}; the servos {}\n", motion.name, o.line.port,
             o.relax ? "are limp now" : "hold their pose");
  return kFine;
}

int play(const MotionOptions& o) {
  auto made = troupe_of(o);
  if (!made) return complain(made.error()), kUsage;
  const auto name = take_in(**made, o.names.front());
  if (!name) return complain(name.error()), kUsage;
  if (o.through_bus) {
    if (auto fits = act::fits_bus((*made)->robot); !fits) return complain(fits.error()), kUsage;
  }
  if (o.line.port.empty()) return play_in_simulation(**made, *name, o);
  return play_on_bus(**made, *(*made)->skills.motion(*name), o);
}

/// Opens the studio's page of motions.
int edit(const MotionOptions& o) {
  auto server = start_server({.no_browser = o.no_browser}, {});
  if (!server) return complain(server.error()), kProblem;
  const std::string name = o.names.empty() ? "" : fmt::format("&name={}", o.names.front());
  const std::string url = page_url(**server, fmt::format("motion?robot={}{}", o.robot, name));
  fmt::print("Motions of {} are at {}  (Ctrl-C ends it)\n", o.robot, url);
  std::fflush(stdout);
  if (!o.no_browser) open_in_browser(url);
  serve(**server);
  return kFine;
}

int import(const MotionOptions& o) {
  auto made = troupe_of(o);
  if (!made) return complain(made.error()), kUsage;
  const body::Robot& robot = (*made)->robot;
  const std::string& path = o.names.front();
  const auto text = read_text(path);
  if (!text) return complain(text.error()), kUsage;
  auto ids = o.ids.empty() ? Result<act::IdMap>{act::own_ids(robot)} : act::read_ids(o.ids, robot);
  if (!ids) return complain(ids.error()), kUsage;
  std::vector<act::Motion> motions;
  if (path.ends_with(".csv")) {
    auto motion = act::import_csv(*text, path, robot, *ids, {.title = "", .time = o.step});
    if (!motion) return complain(motion.error()), kProblem;
    motions.push_back(std::move(*motion));
  } else {
    auto pages = act::import_mtn(*text, path, robot, *ids);
    if (!pages) return complain(pages.error()), kProblem;
    for (act::Page& page : *pages) motions.push_back(std::move(page.motion));
  }
  for (act::Motion& motion : motions) {
    act::judge_equilibrium(motion, robot);
    const std::filesystem::path place = std::filesystem::path{o.out} / (motion.name + ".toml");
    if (std::filesystem::exists(place))
      return complain({place.string(), "is there already", "choose another folder with -o"}), kProblem;
    if (auto written = write_output(place, act::write_motion(motion, robot)); !written)
      return complain(written.error()), kProblem;
    fmt::print("{}: {} poses\n", place.string(), motion.poses.size());
  }
  return kFine;
}

}  // namespace

CLI::App* add_motion(CLI::App& app, std::function<int()>& verb) {
  const auto o = std::make_shared<MotionOptions>();
  CLI::App* group = app.add_subcommand("motion", "motions of humanoids");
  group->require_subcommand(1);
  const auto make = [&](const char* name, const char* about, int (*run)(const MotionOptions&), const char* example) {
    CLI::App* made = group->add_subcommand(name, about);
    made->add_option("--robot", o->robot, "whose")->type_name("ROBOT")->capture_default_str();
    made->footer(fmt::format("example:\n  ./cancha motion {}", example));
    made->callback([o, &verb, run] { verb = [o, run] { return run(*o); }; });
    return made;
  };
  make("list", "the motions of a robot", list, "list --robot bioloid");
  CLI::App* checked =
      make("check", "joint limits, speeds, balance; torque and collisions in simulation", check, "check kick_right");
  checked->add_option("motions", o->names, "names or files; otherwise all")->type_name("MOTION");
  checked->add_flag("--quick", o->quick, "without the simulator");
  CLI::App* played = make("play", "play a motion in simulation, or on a servo bus", play,
                          "play get_up_front --svg get_up.svg\n  ./cancha motion play salute --port /dev/ttyUSB0");
  played->add_option("motion", o->names, "name or file")->type_name("MOTION")->required()->expected(1);
  played->add_option("--from", o->from, "how the robot begins; otherwise as the motion needs it")
      ->check(CLI::IsMember(kStances));
  CLI::Option* bodies = played->add_option("--bodies", o->bodies, "so many random bodies; otherwise the robot as drawn")
                            ->check(within(1, 10'000));
  played->add_option("--seed", o->seed, "of the first random body")->check(whole_number())->needs(bodies);
  played->add_flag("--through-bus", o->through_bus, "every goal goes as bytes over emulated servos");
  add_effects(*played, o->effects);
  played->add_option("--svg", o->svg, "write a strip of pictures");
  add_line(*played, o->line, "a real robot on this serial port");
  played->add_option("--offsets", o->offsets, "corrections of this very robot");
  played->add_flag("--relax", o->relax, "switch the torque off at the end; otherwise the servos hold");
  // a real robot is what it is, and a simulated one has no line
  CLI::Option* port = played->get_option("--port");
  for (const char* simulated : {"--bodies", "--from", "--through-bus", "--battery", "--heat", "--backlash", "--svg"}) {
    played->get_option(simulated)->excludes(port);
  }
  for (const char* real : {"--baud", "--direction", "--timeout", "--offsets", "--relax"}) {
    played->get_option(real)->needs(port);
  }
  CLI::App* edited = make("edit", "bend poses with sliders, in the browser", edit, "edit kick_right");
  edited->add_option("motion", o->names, "its name; otherwise choose one there")->type_name("MOTION")->expected(0, 1);
  edited->add_flag("--no-browser", o->no_browser, "only print the address");
  CLI::App* imported = make("import", "from RoboPlus (.mtn) or a table of degrees (.csv)", import,
                            "import walk.mtn -o content/motions/bioloid");
  imported->add_option("file", o->names, "the file")->required()->expected(1);
  imported->add_option("-o,--out", o->out, "the folder to write to")->capture_default_str();
  imported->add_option("--ids", o->ids, "which id of the file means which joint; otherwise the robot's own");
  imported->add_option("--step", o->step, "seconds a step, where a table does not say it")
      ->capture_default_str()
      ->check(within(0.001, 60.0));
  return group;
}

}  // namespace cancha::cli
