// ./cancha robot check-rules: may a robot take part in a contest?

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "base/suggest.h"
#include "base/text_file.h"
#include "body/contest_rules.h"
#include "cli/options.h"
#include "cli/robot_moves.h"
#include "cli/terminal.h"
#include "robot/profile.h"

namespace cancha::cli {
namespace {

struct RulesOf {
  std::string contest = "ceabot";
  std::vector<std::string> robots;
};

/// The sumo allows knees that are bent by more than a right angle for ten seconds only: how far are they where it
/// stands ready to walk?
Result<body::BodyFinding> knees_of(const std::string& name) {
  const auto kind = robot::load_body(root() / "content", name);
  if (!kind) return tl::unexpected(kind.error());
  double most = 0.0;
  for (const char* knee : {"left_knee", "right_knee"}) {
    const std::size_t place = (*kind)->robot.find(knee);
    if (place != body::kNone) most = std::max(most, std::abs(in_degrees((*kind)->standing[place])));
  }
  return body::BodyFinding{"sumo: knees at most 90 degrees, but for 10 s",
                           fmt::format("{:.0f} degrees as it stands", most), most <= 90.0};
}

/// Whether it keeps all rules.
Result<bool> check_one(const std::string& name) {
  const std::vector<std::string> known = body::robot_names(root() / "content");
  if (std::ranges::find(known, name) == known.end()) {
    return fail("robots", fmt::format("there is no robot '{}'", name), suggest_and_list(name, known));
  }
  auto robot = body::read_robot(root() / "content" / "robots" / name);
  if (!robot) return pass_on(std::move(robot));
  auto text = read_text(robot->model.string());
  if (!text) return pass_on(std::move(text));
  auto shapes = body::parse_shapes(*text, robot->model.string());
  if (!shapes) return pass_on(std::move(shapes));
  auto findings = body::check_rules(*robot, *shapes);
  auto knees = knees_of(name);
  if (!knees) return pass_on(std::move(knees));
  findings.push_back(std::move(*knees));
  bool all = true;
  fmt::print("{}: {}\n", name, robot->title);
  for (const body::BodyFinding& finding : findings) {
    fmt::print("  {:<6}  {:<48}  {}\n", finding.kept ? "kept" : "BROKEN", finding.rule, finding.measured);
    all = all && finding.kept;
  }
  return all;
}

int check_all(const RulesOf& o) {
  const std::vector<std::string> robots = o.robots.empty() ? std::vector<std::string>{"bioloid", "robonova"} : o.robots;
  bool all = true;
  for (const std::string& name : robots) {
    const auto kept = check_one(name);
    if (!kept) return complain(kept.error()), kUsage;
    all = all && *kept;
  }
  return all ? kFine : kProblem;
}

}  // namespace

void add_robot_rules(CLI::App& group, std::function<int()>& verb) {
  const auto o = std::make_shared<RulesOf>();
  CLI::App* made = group.add_subcommand("check-rules", "may a robot take part in a contest? Height, feet, mass, limbs");
  made->add_option("robots", o->robots, "folders of content/robots; otherwise bioloid and robonova")
      ->type_name("ROBOT");
  made->add_option("--contest", o->contest, "whose rules")->check(CLI::IsMember({"ceabot"}))->capture_default_str();
  made->footer(
      "example:\n  ./cancha robot check-rules bioloid --contest ceabot\n"
      "What counts is the robot's model in content/robots. Ends with 1 where a rule is broken.");
  made->callback([o, &verb] { verb = [o] { return check_all(*o); }; });
}

}  // namespace cancha::cli
