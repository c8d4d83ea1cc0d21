// ./cancha sonar: experiments with simulated sonars, and pictures of what they tell.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>

#include "base/json.h"
#include "base/suggest.h"
#include "cli/checks.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "lab/sonar_picture.h"
#include "lab/sonar_study.h"

namespace cancha::cli {
namespace {

struct StudyOptions {
  std::string name;
  int runs = 200;
  std::uint64_t seed = 1;
  bool json = false;
};

struct ShowOptions {
  std::vector<std::string> obstacles{"40:800", "-40:850", "0:1200"};
  std::uint64_t seed = 1;
  bool json = false;
  std::string output;
};

void print(const lab::StudyReport& report) {
  fmt::print("{}, {} runs each, seed {}\n", report.study, report.runs, report.seed);
  for (const lab::StudyRow& row : report.rows) {
    fmt::print("  {:<34}", row.name);
    for (const lab::Figure& one : row.figures) {
      fmt::print("  {} {:.1f} ± {:.1f} {}", one.name, one.mean, one.deviation, one.unit);
    }
    fmt::print("\n");
  }
}

int study(const StudyOptions& o) {
  const auto studies = lab::sonar_studies();
  if (o.name.empty()) {
    for (const lab::SonarStudy& one : studies) fmt::print("{:<12} {}\n", one.name, one.about);
    return kFine;
  }
  const auto found = std::ranges::find(studies, o.name, &lab::SonarStudy::name);
  if (found == studies.end()) {
    std::vector<std::string> known;
    for (const lab::SonarStudy& one : studies) known.emplace_back(one.name);
    complain({"", fmt::format("there is no study '{}'", o.name), suggest_and_list(o.name, known)});
    return kUsage;
  }
  const auto kit = lab::load_sonar_kit(root() / "content");
  if (!kit) return complain(kit.error()), kProblem;
  LiveLine line{!o.json};
  const lab::StudyReport report = found->run(*kit, {.runs = o.runs, .seed = o.seed, .progress = [&](double share) {
                                                      if (line.due()) line.show(fmt::format(" {:.0f} %", 100 * share));
                                                    }});
  line.clear();
  if (o.json) {
    fmt::print("{}\n", to_json(report));
  } else {
    print(report);
  }
  return kFine;
}

/// "40:800" as a thing: degrees to the left and millimetres.
std::optional<lab::DrawnThing> thing_of(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == text.npos) return std::nullopt;
  const auto number = [](std::string_view digits, double least, double most) -> std::optional<double> {
    double value = 0.0;
    const auto [end, bad] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (bad != std::errc{} || end != digits.data() + digits.size() || !(value >= least && value <= most)) {
      return std::nullopt;
    }
    return value;
  };
  const auto degrees = number(text.substr(0, colon), -180, 180);
  const auto mm = number(text.substr(colon + 1), 200, 3000);
  if (!degrees || !mm) return std::nullopt;
  return lab::DrawnThing{from_degrees(*degrees), *mm / 1000, 0.05};
}

int show(const ShowOptions& o) {
  std::vector<lab::DrawnThing> things;
  for (const std::string& text : o.obstacles) {
    const auto thing = thing_of(text);
    if (!thing) {
      complain({text, "is no obstacle", "degrees to the left and millimetres from 200 to 3000, as in 40:800"});
      return kUsage;
    }
    things.push_back(*thing);
  }
  const auto kit = lab::load_sonar_kit(root() / "content");
  if (!kit) return complain(kit.error()), kProblem;
  const Pose2 alone{};
  lab::SonarStage stage{*kit, kit->sensors, std::span{&alone, 1}, Random{o.seed}};
  for (const lab::DrawnThing& thing : things) stage.add_cylinder(thing.bearing, thing.distance, thing.radius);
  stage.run(5000_ms);
  if (!o.output.empty()) {
    const std::string picture =
        lab::draw_sonar(kit->sensors.sonar_settings.calibration, stage.percept(0), stage.obstacles(0), things);
    if (const auto written = write_output(o.output, picture); !written) return complain(written.error()), kProblem;
  }
  if (o.json) {
    fmt::print("{}\n", to_json(stage.obstacles(0)));
    return kFine;
  }
  for (const ObstacleBelief& one : stage.obstacles(0).obstacles) {
    fmt::print("obstacle {:.0f} mm away, {:+.0f} degrees\n", 1000 * length(one.p_RC), in_degrees(angle_of(one.p_RC)));
  }
  return kFine;
}

void add_sonar_study(CLI::App& group, std::function<int()>& verb) {
  const auto o = std::make_shared<StudyOptions>();
  CLI::App* made = group.add_subcommand("study", "run an experiment many times and print its statistics");
  made->add_option("name", o->name, "which; without it they are listed")->type_name("STUDY");
  made->add_option("--runs", o->runs, "of each row")->capture_default_str()->check(within(2, 100'000));
  made->add_option("--seed", o->seed, "of chance")->capture_default_str()->check(whole_number());
  made->add_flag("--json", o->json, "print one JSON object");
  made->footer("examples:\n  ./cancha sonar study\n  ./cancha sonar study twins --runs 500");
  made->callback([o, &verb] { verb = [o] { return study(*o); }; });
}

void add_show(CLI::App& group, std::function<int()>& verb) {
  const auto o = std::make_shared<ShowOptions>();
  CLI::App* made = group.add_subcommand("show", "put obstacles before a NAO and tell what its sonars make of them");
  made->add_option("obstacles", o->obstacles, "degrees to the left and millimetres, as in 40:800 0:1200")
      ->type_name("DEGREES:MM")
      ->capture_default_str();
  made->add_option("--seed", o->seed, "of chance")->capture_default_str()->check(whole_number());
  made->add_option("-o,--output", o->output, "draw cones, echoes, grid and obstacles to this SVG file");
  made->add_flag("--json", o->json, "print one JSON object");
  made->footer("examples:\n  ./cancha sonar show -- 40:800 -40:850\n  ./cancha sonar show -o sonar.svg");
  made->callback([o, &verb] { verb = [o] { return show(*o); }; });
}

}  // namespace

void add_sonar(CLI::App& app, std::function<int()>& verb) {
  CLI::App* group = app.add_subcommand("sonar", "sonars: experiments with statistics, pictures of what they tell");
  group->require_subcommand(1);
  add_sonar_study(*group, verb);
  add_show(*group, verb);
}

}  // namespace cancha::cli
