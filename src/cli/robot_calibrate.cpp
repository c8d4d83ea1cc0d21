// ./cancha robot calibrate: the rotation factors of a robot on omni wheels, by a drive on a mark.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <string>

#include "base/file_writer.h"
#include "base/json.h"
#include "cli/checks.h"
#include "cli/names.h"
#include "cli/robot_moves.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "field/league.h"
#include "robot/rotation_drive.h"

namespace cancha::cli {
namespace {

constexpr Duration kCheck = 60000_ms;  ///< of the drive that shows what it is good for

struct CalibrateOptions {
  std::string profile = "msl";
  std::string league = "msl";
  std::string robot = "blue:1";
  int turns = 10;
  double counts_left = 0.0;   ///< 0: as the profile says
  double counts_right = 0.0;  ///< likewise
  std::uint64_t seed = 1;
  std::string output;
  bool json = false;
};

/// What came of it, for programs.
struct Calibrated {
  std::string robot;
  double k_cw = 1.0;
  double k_ccw = 1.0;
  double seconds = 0.0;
  double check_metres = 0.0;
  double raw_metres = 0.0;
  double raw_degrees = 0.0;
  double calibrated_metres = 0.0;
  double calibrated_degrees = 0.0;
  std::string file;

  static constexpr std::string_view kName = "cancha.Calibrated";
  static constexpr auto fields() {
    using C = Calibrated;
    return list_of(entry("robot", &C::robot), entry("k_cw", &C::k_cw, "factor of turns to the right"),
                   entry("k_ccw", &C::k_ccw, "factor of turns to the left"),
                   entry("seconds", &C::seconds, "that the drive took"),
                   entry("check_metres", &C::check_metres, "that it drove afterwards, to compare"),
                   entry("raw_metres", &C::raw_metres, "odometry off without factors"),
                   entry("raw_degrees", &C::raw_degrees), entry("calibrated_metres", &C::calibrated_metres),
                   entry("calibrated_degrees", &C::calibrated_degrees), entry("file", &C::file));
  }
};

Result<Calibrated> calibrate(const CalibrateOptions& o) {
  const auto content = root() / "content";
  const auto robot = robot_of(o.robot);
  if (!robot) return tl::unexpected<Error>(robot.error());
  auto league = field::load_league(content, o.league);
  if (!league) return pass_on(std::move(league));
  if (auto in = is_in(*robot, *league); !in) return pass_on(std::move(in));
  auto profile = robot::load_profile(content, o.profile);
  if (!profile) return pass_on(std::move(profile));
  if (o.counts_left > 0) profile->encoders.left = o.counts_left;
  if (o.counts_right > 0) profile->encoders.right = o.counts_right;
  const Random random = Random{o.seed}.split(static_cast<std::uint64_t>(robot->number));

  // the drive, by what the robot itself knows
  auto body = robot::OmniPractice::make(*profile, *league, random);
  if (!body) return pass_on(std::move(body));
  LiveLine line{!o.json};
  const auto seen = [&](int turns) {
    if (line.due()) line.show(fmt::format(" turning … {} of {}", turns, 2 * o.turns));
  };
  const auto drive = robot::drive_rotation(**body, *robot::omni_senses(*league), {.whole_turns = o.turns}, seen);
  line.clear();
  if (!drive) return tl::unexpected<Error>(drive.error());

  // what it is good for, by the truth
  auto again = robot::OmniPractice::make(*profile, *league, random);
  if (!again) return pass_on(std::move(again));
  const auto check =
      robot::drive_and_reckon(**again, *robot::omni_senses(*league), drive->found, kCheck, random.split("check"));
  if (!check) return tl::unexpected<Error>(check.error());

  const std::string folder = profile->calibration.empty() ? profile->name : profile->calibration;
  const std::filesystem::path file =
      o.output.empty() ? robot::rotation_file(content, folder, robot->number) : std::filesystem::path{o.output};
  const std::string who = fmt::format("{} {}", folder, robot->number);
  if (auto put = write_file(file, model::to_toml(drive->found, who), {.make_folders = true}); !put) {
    return pass_on(std::move(put));
  }
  return Calibrated{who,
                    drive->found.k_cw,
                    drive->found.k_ccw,
                    drive->took.seconds(),
                    check->way,
                    check->raw_metres,
                    in_degrees(check->raw_radians),
                    check->calibrated_metres,
                    in_degrees(check->calibrated_radians),
                    o.output.empty() ? file.lexically_proximate(root()).string() : o.output};
}

int run(const CalibrateOptions& o) {
  const auto made = calibrate(o);
  if (!made) return complain(made.error()), kProblem;
  if (o.json) return fmt::print("{}\n", to_json(*made)), kFine;
  fmt::print("{}: {} turns to each side in {:.0f} s\n", made->robot, o.turns, made->seconds);
  fmt::print("  k_cw   {:.4f}\n  k_ccw  {:.4f}\n", made->k_cw, made->k_ccw);
  fmt::print(
      "a drive of {:.0f} m: odometry {:.2f} m and {:.1f} degrees off without them, {:.2f} m and {:.1f} degrees with\n",
      made->check_metres, made->raw_metres, made->raw_degrees, made->calibrated_metres, made->calibrated_degrees);
  fmt::print("written to {}\n", made->file);
  return kFine;
}

}  // namespace

void add_robot_calibrate(CLI::App& group, std::function<int()>& verb) {
  const auto o = std::make_shared<CalibrateOptions>();
  CLI::App* made =
      group.add_subcommand("calibrate", "measure what a robot's odometry counts of a turn, by turning beside a ball");
  made->add_option("profile", o->profile, "a file of content/players, on omni wheels")
      ->type_name("PROFILE")
      ->capture_default_str();
  made->add_option("--robot", o->robot, "team and number from 0")->type_name("TEAM:NUMBER")->capture_default_str();
  made->add_option("--league", o->league, "on whose pitch")->capture_default_str();
  made->add_option("--turns", o->turns, "whole turns to each side")->check(within(1, 100))->capture_default_str();
  made->add_option("--counts-left", o->counts_left,
                   "simulated encoders count so much of a turn to the left; default: as the profile says")
      ->check(within(0.5, 2.0));
  made->add_option("--counts-right", o->counts_right, "likewise, to the right")->check(within(0.5, 2.0));
  made->add_option("--seed", o->seed, "of what the camera sees wrongly")->check(whole_number())->capture_default_str();
  made->add_option("-o,--output", o->output, "default: the robot's file in content/odometry")->type_name("FILE");
  made->add_flag("--json", o->json, "print one JSON object");
  made->footer(
      "example:\n"
      "  ./cancha robot calibrate msl --robot blue:2 --counts-left 1.03 --counts-right 0.97 -o 2.toml\n"
      "A simulated robot turns on the spot until its own camera has seen the ball straight ahead often enough. "
      "Players\n"
      "whose profile names the folder ([odometry] calibration) use the factors from their next match on.");
  made->callback([o, &verb] { verb = [o] { return run(*o); }; });
}

}  // namespace cancha::cli
