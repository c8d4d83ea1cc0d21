// ./cancha tune offsets: how do the servos of one very robot sit on its joints?

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <memory>

#include "base/suggest.h"
#include "body/offsets.h"
#include "cli/checks.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "lab/offset_study.h"

namespace cancha::cli {
namespace {

struct OffsetOptions {
  std::string robot = "bioloid";
  std::uint64_t body = 1;
  double spread = 2.5;  ///< degrees
  int rounds = 3;
  double ruler = 1.0;  ///< mm
  bool no_ruler = false;
  std::string output;
};

struct Kind {
  body::Robot robot;
  act::MotionLibrary skills;
};

Result<Kind> read_kind(const std::string& name) {
  const std::filesystem::path content = root() / "content";
  const std::vector<std::string> known = body::robot_names(content);
  if (std::ranges::find(known, name) == known.end()) {
    return fail("--robot", fmt::format("there is no robot '{}'", name), suggest_and_list(name, known));
  }
  auto robot = body::read_robot(content / "robots" / name);
  if (!robot) return pass_on(std::move(robot));
  auto skills = act::read_motion_library(content, *robot);
  if (!skills) return pass_on(std::move(skills));
  return Kind{std::move(*robot), std::move(*skills)};
}

lab::OffsetTunerSettings settings_of(const OffsetOptions& o) {
  lab::OffsetTunerSettings settings;
  settings.measure.ruler = o.ruler / 1000;
  settings.search.ruler = !o.no_ruler;
  settings.search.spread = from_degrees(std::max(o.spread, 0.1));
  // nobody reads off a bent robot to a tenth of a millimetre, whatever the ruler
  settings.search.ruler_deviation = std::max(o.ruler, 0.5) * 1.2 / 1000;
  return settings;
}

void tell_outcome(const char* when, const lab::OffsetOutcome& outcome) {
  fmt::print("{:<8} joints of the legs off by {:.2f} degrees", when, in_degrees(outcome.error));
  if (std::isfinite(outcome.ahead)) {
    fmt::print("; after {:.2f} m {:.0f} cm aside, turned by {:.0f} degrees", outcome.ahead, 100 * outcome.aside,
               in_degrees(outcome.turned));
  }
  fmt::print("; falls in {:.0f} % of walks", 100 * outcome.falls);
  if (std::isfinite(outcome.upright_kicks))
    fmt::print(", upright after {:.0f} % of kicks", 100 * outcome.upright_kicks);
  fmt::print("\n");
}

void tell_joints(const lab::OffsetTuner& tuner) {
  fmt::print("{:<22} {:>8} {:>8} {:>8}\n", "joint, degrees", "found", "give or", "true");
  fmt::print("{:<22} {:>8} {:>8} {:>8}\n", "", "", "take", "");
  for (const lab::FoundOffset& one : tuner.found()) {
    fmt::print("{:<22} {:>8.2f} {:>8.2f} {:>8.2f}\n", tuner.robot().joints[one.joint].name, in_degrees(one.offset),
               in_degrees(one.deviation), in_degrees(tuner.body().mounted[one.joint]));
  }
  fmt::print("arms and head: nothing tells of them, they stay as they are\n");
}

int tune_offsets(const OffsetOptions& o) {
  const auto kind = read_kind(o.robot);
  if (!kind) return complain(kind.error()), kUsage;
  const lab::UnknownBody body = lab::unknown_body(kind->robot, from_degrees(o.spread), o.body);
  auto tuner = lab::OffsetTuner::make(kind->robot, kind->skills, body, settings_of(o));
  if (!tuner) return complain(tuner.error()), kUsage;
  fmt::print("body {} of {}, each servo put on wrong by {:.1f} degrees or so; it takes poses and is measured\n", o.body,
             o.robot, o.spread);
  std::fflush(stdout);
  const auto before = lab::try_offsets(kind->robot, kind->skills, body, {});
  if (!before) return complain(before.error()), kProblem;
  for (int i = 0; i < o.rounds && !interrupted(); ++i) {
    const lab::OffsetTuner::Round round = tuner->round();
    fmt::print("round {}/{}: {} poses, {} of them standing; offsets changed by {:.2f} degrees\n", round.number,
               o.rounds, round.poses, round.stood, in_degrees(round.moved));
    std::fflush(stdout);
  }
  if (tuner->found().empty()) return kProblem;
  tell_joints(*tuner);
  const auto after = lab::try_offsets(tuner->robot(), kind->skills, body, {});
  if (!after) return complain(after.error()), kProblem;
  tell_outcome("before", *before);
  tell_outcome("after", *after);
  if (o.output.empty()) return kFine;
  if (auto written = write_output(o.output, body::write_offsets(tuner->robot())); !written) {
    return complain(written.error()), kProblem;
  }
  fmt::print("written: {}\n", o.output);
  return kFine;
}

}  // namespace

CLI::App* add_tune_offsets(CLI::App& tune, std::function<int()>& verb) {
  const auto o = std::make_shared<OffsetOptions>();
  CLI::App* made = tune.add_subcommand(
      "offsets", "find how the servos of one robot sit on its joints, from poses in which it is measured");
  made->add_option("--robot", o->robot, "of which kind")->type_name("ROBOT")->capture_default_str();
  made->add_option("--body", o->body, "which simulated one: a seed")->capture_default_str()->check(whole_number());
  made->add_option("--spread", o->spread, "degrees by which its servos are put on wrong, a deviation")
      ->capture_default_str()
      ->check(within(0.0, 10.0));
  made->add_option("--rounds", o->rounds, "how often it takes all poses")->capture_default_str()->check(within(1, 20));
  CLI::Option* ruler = made->add_option("--ruler", o->ruler, "mm, deviation of what a person reads off a ruler")
                           ->capture_default_str()
                           ->check(within(0.0, 10.0));
  made->add_flag("--no-ruler", o->no_ruler, "by accelerometer and servos alone")->excludes(ruler);
  made->add_option("-o,--output", o->output, "file for [offsets], as ./cancha motion play --offsets reads it")
      ->type_name("FILE");
  made->footer(
      "examples:\n  ./cancha tune offsets --robot bioloid --body 7 -o offsets.toml\n"
      "  ./cancha tune offsets --no-ruler");
  made->callback([o, &verb] { verb = [o] { return tune_offsets(*o); }; });
  return made;
}

}  // namespace cancha::cli
