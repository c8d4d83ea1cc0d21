// ./cancha robot check-rules: may a robot take part in a contest or a league?

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "base/suggest.h"
#include "base/text_file.h"
#include "body/camera.h"
#include "body/contest_rules.h"
#include "body/league_rules.h"
#include "body/shapes.h"
#include "cli/options.h"
#include "cli/robot_moves.h"
#include "cli/terminal.h"
#include "robot/player.h"
#include "robot/profile.h"
#include "robot/team_link.h"

namespace cancha::cli {
namespace {

struct RulesOf {
  std::vector<std::string> rules{"ceabot", "kidsize"};
  std::vector<std::string> robots;
  std::vector<std::string> cameras;
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

/// A robot with all that its model's files say of it.
struct Candidate {
  body::Robot robot;
  std::vector<body::Shape> shapes;
  std::vector<body::Camera> cameras;
};

Result<Candidate> candidate(const std::string& name, const std::vector<std::string>& wears) {
  const std::vector<std::string> known = body::robot_names(root() / "content");
  if (std::ranges::find(known, name) == known.end()) {
    return fail("robots", fmt::format("there is no robot '{}'", name), suggest_and_list(name, known));
  }
  auto read = body::read_robot(root() / "content" / "robots" / name);
  if (!read) return pass_on(std::move(read));
  Candidate made{std::move(*read), {}, {}};
  auto text = read_text(made.robot.model.string());
  if (!text) return pass_on(std::move(text));
  auto shapes = body::parse_shapes(*text, made.robot.model.string());
  if (!shapes) return pass_on(std::move(shapes));
  made.shapes = std::move(*shapes);
  auto cameras = body::read_cameras(made.robot);
  if (!cameras) return pass_on(std::move(cameras));
  made.cameras = std::move(*cameras);
  if (wears.empty()) return made;
  for (const std::string& camera : wears) {
    if (auto found = body::find_camera(made.cameras, camera, name); !found) return pass_on(std::move(found));
  }
  std::erase_if(made.cameras, [&](const auto& camera) { return std::ranges::find(wears, camera.name) == wears.end(); });
  return made;
}

/// What a team of players with the document's rules says at most on the league's WLAN, where each word is other than
/// the one before.
body::BodyFinding talk_of() {
  constexpr int kPlayers = 4;           // of the class
  constexpr double kHeaders = 28 + 36;  // bytes: UDP and IP; a frame of a WLAN with its checksum
  constexpr double kMost = 1e6;         // bits a second
  constexpr int kWords = 50;
  robot::TeamWords words{1};
  double messages = 0.0;
  Time now;
  for (int i = 0; i < kWords; ++i, now += robot::kWordEvery) {
    const bool odd = i % 2 == 1;
    RuleWord word;
    word.role = odd ? 1 : 2;
    word.ball_in_sight = true;
    word.ball_distance = 1.0 + i;
    word.ball_is_mine = word.clear_goal = odd;
    word.action = odd ? "passBall" : "kickBall";
    word.keeper = Vec2{0.01 * i, 0.4};
    messages += static_cast<double>(words.messages_of(word, now).size());
  }
  const double seconds = kWords * robot::kWordEvery.seconds();
  const double bytes = static_cast<double>(team::kTeamMessageBytes) + kHeaders;
  const double bits = kPlayers * messages / seconds * bytes * 8;
  return {fmt::format("a team of {} says at most 1 Mbit/s", kPlayers),
          fmt::format("{:.0f} kbit/s: {:.0f} messages a second each, {:.0f} bytes with headers", bits / 1000,
                      messages / seconds, bytes),
          bits <= kMost};
}

Result<std::vector<body::BodyFinding>> findings_of(const Candidate& who, const std::string& name,
                                                   const std::string& rules) {
  const auto size = std::ranges::find(body::kSizeClasses, rules, &body::SizeClass::name);
  if (size != std::end(body::kSizeClasses)) {
    auto findings = body::check_league_rules(who.robot, who.shapes, who.cameras, *size);
    findings.push_back(talk_of());
    return findings;
  }
  auto findings = body::check_rules(who.robot, who.shapes);
  auto knees = knees_of(name);
  if (!knees) return pass_on(std::move(knees));
  findings.push_back(std::move(*knees));
  return findings;
}

/// Whether it keeps all rules.
Result<bool> check_one(const std::string& name, const RulesOf& o) {
  const auto who = candidate(name, o.cameras);
  if (!who) return tl::unexpected(who.error());
  bool all = true;
  for (const std::string& rules : o.rules) {
    const auto findings = findings_of(*who, name, rules);
    if (!findings) return tl::unexpected(findings.error());
    fmt::print("{}: {}, by the rules of {}\n", name, who->robot.title, rules);
    for (const body::BodyFinding& finding : *findings) {
      fmt::print("  {:<6}  {:<56}  {}\n", finding.kept ? "kept" : "BROKEN", finding.rule, finding.measured);
      all = all && finding.kept;
    }
  }
  return all;
}

int check_all(const RulesOf& o) {
  const std::vector<std::string> robots = o.robots.empty() ? std::vector<std::string>{"bioloid", "robonova"} : o.robots;
  bool all = true;
  for (const std::string& name : robots) {
    const auto kept = check_one(name, o);
    if (!kept) return complain(kept.error()), kUsage;
    all = all && *kept;
  }
  return all ? kFine : kProblem;
}

}  // namespace

void add_robot_rules(CLI::App& group, std::function<int()>& verb) {
  const auto o = std::make_shared<RulesOf>();
  CLI::App* made = group.add_subcommand(
      "check-rules", "may a robot take part? Height, feet, mass, limbs, cameras, sensors, looks, radio");
  made->add_option("robots", o->robots, "folders of content/robots; otherwise bioloid and robonova")
      ->type_name("ROBOT");
  made->add_option("--rules,--contest", o->rules, "whose rules: ceabot, or a size class of the Humanoid League")
      ->check(CLI::IsMember({"ceabot", "kidsize", "teensize", "adultsize"}))
      ->delimiter(',')
      ->capture_default_str();
  made->add_option("--camera", o->cameras, "it wears this one of its cameras only; may be given again")
      ->type_name("NAME");
  made->footer(
      "examples:\n  ./cancha robot check-rules bioloid --rules kidsize --camera head\n"
      "  ./cancha robot check-rules bioloid --rules ceabot\n"
      "What counts is the robot's model in content/robots. Ends with 1 where a rule is broken.");
  made->callback([o, &verb] { verb = [o] { return check_all(*o); }; });
}

}  // namespace cancha::cli
