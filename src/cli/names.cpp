#include "cli/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "act/humanoid/motion_library.h"
#include "base/suggest.h"
#include "body/robot.h"
#include "cli/terminal.h"
#include "decide/behaviour/load.h"
#include "field/league.h"
#include "match/fixture.h"
#include "minds/built_in.h"
#include "robot/profile.h"
#include "server/catalogue.h"

namespace cancha::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostNamed = 20;  ///< recordings in an error

fs::path content() {
  return root() / "content";
}

std::string language_in_words(const std::string& file) {
  const std::string language{decide::language_of(file)};
  if (language == "xabsl") return "XABSL";
  if (language == "rules") return "XML rules";
  return language == "chart" ? "a state chart" : language;
}

std::string about_recording(const server::ListedRecording& r) {
  if (!r.error.empty()) return r.error;
  if (r.journal) return "values of a robot's database";
  return fmt::format("{} {}:{} {}, {}", r.blue, r.score.blue, r.score.yellow, r.yellow, r.league);
}

}  // namespace

std::vector<Choice> teams() {
  std::vector<Choice> found;
  for (const std::string_view name : minds::built_in_teams()) found.push_back({std::string{name}, "built in"});
  const std::vector<std::string> on_wheels = match::behaviour_names(content());
  for (const std::string& name : match::behaviour_names(content(), true)) {
    const bool legs_only = std::ranges::find(on_wheels, name) == on_wheels.end();
    const std::string file = match::behaviour_of(name, content()).value_or("");
    found.push_back(
        {name, fmt::format("a behaviour{} in {}: {}", legs_only ? " for humanoids" : "", language_in_words(file),
                           fs::path{file}.lexically_relative(root()).generic_string())});
  }
  for (const std::string& name : robot::team_names(content())) {
    const auto team = robot::load_team(content(), name);
    if (!team) {
      found.push_back({name, team.error().text()});
      continue;
    }
    const auto player = robot::load_profile(content(), robot::profile_of(*team, 0));
    const bool omni = player && player->on_omni_wheels();
    const char* const body = omni ? "omni" : player && player->on_wheels() ? "wheeled" : "humanoid";
    found.push_back({name, fmt::format("{} players: {}", body, team->title)});
  }
  return found;
}

std::vector<Choice> leagues() {
  std::vector<Choice> found;
  for (const std::string& name : field::league_names(content())) {
    const auto league = field::load_league(content(), name);
    found.push_back({name, league ? league->title : league.error().text()});
  }
  return found;
}

std::vector<Choice> robots() {
  std::vector<Choice> found;
  for (const std::string& name : body::robot_names(content())) {
    const auto robot = body::read_robot(content() / "robots" / name);
    found.push_back({name, robot ? robot->title : robot.error().text()});
  }
  return found;
}

std::vector<Choice> motions(const std::string& name) {
  std::vector<Choice> found;
  const auto robot = body::read_robot(content() / "robots" / name);
  const auto skills = robot ? act::read_motion_library(content(), *robot) : tl::unexpected<Error>(robot.error());
  if (!skills) return found;
  for (const auto& [own, motion] : skills->motions) found.push_back({own, motion.title});
  return found;
}

std::string recordings_folder() {
  return (root() / "recordings").string();
}

std::vector<Choice> recordings() {
  std::vector<Choice> found;
  for (const server::ListedRecording& r : server::Catalogue{recordings_folder()}.list()) {
    found.push_back({r.name, about_recording(r)});
  }
  return found;
}

Result<std::string> find_recording(const std::string& word) {
  std::error_code trouble;
  if (fs::exists(word, trouble)) return word;
  const fs::path folder = recordings_folder();
  if (!word.empty() && word.find('/') == word.npos) {
    for (const std::string& name : {word, word + ".mcap"}) {
      if (fs::is_regular_file(folder / name, trouble)) return (folder / name).string();
    }
  }
  // only their names: nobody waits until all are read
  std::vector<std::pair<fs::file_time_type, std::string>> files;
  for (const auto& entry : fs::directory_iterator{folder, trouble}) {
    if (entry.path().extension() != ".mcap") continue;
    files.emplace_back(entry.last_write_time(trouble), entry.path().filename().string());
  }
  std::ranges::sort(files, std::greater{});
  std::vector<std::string> names;
  for (auto& [time, name] : files) names.push_back(std::move(name));
  // people leave the ending away
  std::vector<std::string> stems;
  for (const std::string& name : names) stems.push_back(fs::path{name}.stem().string());
  std::string close = nearest_name(fs::path{word}.stem().string(), stems);
  if (!close.empty()) close += ".mcap";
  std::string hint = close.empty() ? "" : fmt::format("did you mean '{}'? ", close);
  const std::size_t more = names.size() > kMostNamed ? names.size() - kMostNamed : 0;
  names.resize(names.size() - more);
  hint += names.empty() ? "recordings/ is empty" : fmt::format("in recordings/: {}", fmt::join(names, ", "));
  if (more > 0) hint += fmt::format(" and {} more, see ./cancha recordings", more);
  return fail(word, "there is no such recording", hint);
}

Result<RobotId> robot_of(const std::string& word) {
  const auto robot = robot_named(word);
  if (!robot) return fail("--robot", fmt::format("'{}' is no robot", word), "team and number from 0, as in blue:2");
  return *robot;
}

Result<void> is_in(RobotId robot, const field::League& league) {
  if (plays(robot, league.players)) return {};
  return fail("--robot", fmt::format("a team of league '{}' has {} robots", league.name, league.players),
              "numbers begin with 0");
}

}  // namespace cancha::cli
