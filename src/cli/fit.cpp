// ./cancha fit: what a unit of a wheel command is worth, found from trajectories of robots.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "base/json.h"
#include "base/text_file.h"
#include "cli/checks.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "field/league.h"
#include "lab/drive_fit.h"
#include "lab/trajectory_file.h"
#include "match/trajectories.h"

namespace cancha::cli {
namespace {

struct FitOptions {
  std::vector<std::string> files;
  std::string league = "simurosot";
  std::string unit = "inch";
  double period = 1.0 / 60.0;
  std::string output;
  bool json = false;
};

/// Metres of a unit of length by its name.
double metres_of(const std::string& unit) {
  return unit == "metre" ? 1.0 : unit == "millimetre" ? 0.001 : 0.0254;
}

Result<std::vector<Trajectory>> read_ways(const std::string& file, const FitOptions& o) {
  if (std::filesystem::path{file}.extension() == ".mcap") {
    auto reader = mcap::McapReader::open(file);
    if (!reader) return pass_on(std::move(reader));
    return match::read_trajectories(*reader);
  }
  auto text = read_text(file, "a recording (.mcap) or a table (.csv)");
  if (!text) return pass_on(std::move(text));
  return lab::read_trajectory_table(*text, file, {.metres = metres_of(o.unit), .period = o.period});
}

/// The lines of a league file that a fit changes.
std::string drive_lines(const lab::DriveFit& fit, const field::DriveModel& drive) {
  return fmt::format(
      "[drive]\n"
      "max_command = {:.6g}\n"
      "metres_per_second_per_unit = {:.4g}\n"
      "acceleration = {:.4g}\n"
      "stall_torque = {:.6g}\n"
      "lag = {:.4g}\n"
      "turn_lag = {:.4g}\n"
      "turn_gain = {:.4g}\n",
      drive.max_command, fit.metres_per_second_per_unit, fit.acceleration, drive.stall_torque.value, fit.lag,
      fit.turn_lag, fit.turn_gain);
}

/// The league's text with another [drive].
std::string with_drive(const std::string& source, const std::string& lines) {
  const auto begin = source.find("[drive]");
  if (begin == std::string::npos) return source + "\n" + lines;
  auto end = source.find("\n[", begin);
  end = end == std::string::npos ? source.size() : end + 1;
  return source.substr(0, begin) + lines + "\n" + source.substr(end);
}

void print(const lab::DriveFit& fit, const field::League& league) {
  const double top = fit.metres_per_second_per_unit * league.drive.max_command;
  const auto line = [](const char* name, const std::string& value, const std::string& more) {
    fmt::print("  {:<28} {:>10}  {}\n", name, value, more);
  };
  line("metres_per_second_per_unit", fmt::format("{:.4g}", fit.metres_per_second_per_unit),
       fmt::format("{:.3g} m/s at full command", top));
  line("acceleration", fmt::format("{:.3g}", fit.acceleration), "m/s², greatest at the rim");
  line("lag", fmt::format("{:.3g}", fit.lag), "s, driving ahead");
  line("turn_lag", fmt::format("{:.3g}", fit.turn_lag), "s");
  line("turn_gain", fmt::format("{:.3g}", fit.turn_gain),
       fmt::format("1 = wheels {:g} m apart that roll without slipping", league.robot.track.value));
  line("period", fmt::format("{:.4g}", fit.period), "s between two commands");
  fmt::print("  left unexplained in the median: {:.2g} m/s ahead, {:.2g} rad/s turning, of {} samples\n",
             fit.ahead_error, fit.turn_error, fit.samples);
}

int fit(const FitOptions& o) {
  const auto league = field::load_league(root() / "content", o.league);
  if (!league) {
    complain(league.error());
    return kUsage;
  }
  std::vector<Trajectory> ways;
  for (const std::string& file : o.files) {
    auto read = read_ways(file, o);
    if (!read) {
      complain(read.error());
      return kProblem;
    }
    ways.insert(ways.end(), std::make_move_iterator(read->begin()), std::make_move_iterator(read->end()));
  }
  LiveLine line{!o.json};
  if (line.due()) line.show(" fitting …");
  auto found = lab::fit_drive(ways, league->robot.track.value);
  line.clear();
  if (!found) {
    found.error().where = o.files.front();
    complain(found.error());
    return kProblem;
  }
  if (o.json) {
    fmt::print("{}\n", to_json(*found));
  } else {
    print(*found, *league);
  }
  if (o.output.empty()) return kFine;
  const std::string text = with_drive(league->source, drive_lines(*found, league->drive));
  if (auto sound = field::parse_league(text, o.output); !sound) {
    complain(sound.error());
    return kProblem;
  }
  if (auto written = write_output(o.output, text); !written) {
    complain(written.error());
    return kProblem;
  }
  return kFine;
}

}  // namespace

void add_fit(CLI::App& app, std::function<int()>& verb) {
  const auto o = std::make_shared<FitOptions>();
  CLI::App* made = app.add_subcommand("fit", "find a league's drive from trajectories of robots");
  made->add_option("files", o->files,
                   "recordings (.mcap), or tables (.csv) with columns cycle or time, robot, x, y, angle, left, right")
      ->required();
  made->add_option("--league", o->league, "whose robots these are; all but the drive stays")
      ->type_name("LEAGUE")
      ->capture_default_str();
  made->add_option("--unit", o->unit, "of x and y in tables")
      ->capture_default_str()
      ->check(CLI::IsMember({"inch", "metre", "millimetre"}));
  made->add_option("--period", o->period, "seconds of one cycle, in tables that count cycles")
      ->capture_default_str()
      ->check(within(0.0001, 1.0));
  made->add_option("-o,--output", o->output, "write the league with the drive that was found to this file");
  made->add_flag("--json", o->json, "print one JSON object");
  made->footer(
      "examples:\n"
      "  ./cancha fit recordings/simurosot-roles-rondo-1.mcap\n"
      "  ./cancha fit old_simulator.csv --period 0.0167 -o content/leagues/mine.toml");
  made->callback([o, &verb] { verb = [o] { return fit(*o); }; });
}

}  // namespace cancha::cli
