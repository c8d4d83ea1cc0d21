#include "match/fixture.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/random.h"
#include "decide/behaviour/behaviour_team.h"
#include "match/plugin/plugin_strategy.h"

namespace cancha::match {
namespace {

constexpr const char* kRootFile = "agents.xabsl";

Result<std::unique_ptr<decide::Strategy>> team_of(const Fixture& fixture, Team side, const field::League& league,
                                                  const std::filesystem::path& content) {
  const std::string& name = fixture.team(side);
  if (const auto root = behaviour_of(name, content)) {
    auto team = decide::BehaviourTeam::load(*root, league, decide::xabsl::read_from_disk);
    if (!team) return pass_on(std::move(team));
    return std::unique_ptr<decide::Strategy>{std::move(*team)};
  }
  if (is_plugin(name)) {
    PluginSettings settings;
    settings.call_deadline = {fixture.deadline};
    return load_plugin(name, side, league, settings);
  }
  return decide::make_built_in_team(name, league, Random{fixture.seed}.split("team").split(index(side)));
}

}  // namespace

bool is_plugin(std::string_view team) {
  return (team.find('/') != team.npos || team.ends_with(".so")) && !decide::BehaviourTeam::is_program(team);
}

std::string short_name(const std::string& team) {
  const std::filesystem::path path{team};
  if (path.filename() == kRootFile) {
    const std::string folder = path.parent_path().filename().string();
    return folder.empty() ? "agents" : folder;
  }
  return is_plugin(team) || decide::BehaviourTeam::is_program(team) ? path.stem().string() : team;
}

std::optional<std::string> behaviour_of(const std::string& team, const std::filesystem::path& content) {
  if (decide::BehaviourTeam::is_program(team)) return team;
  std::error_code ignored;
  const bool word = team.find('/') == team.npos;
  const std::filesystem::path root = (word ? content / "behaviours" / team : std::filesystem::path{team}) / kRootFile;
  if (team.empty() || !std::filesystem::is_regular_file(root, ignored)) return std::nullopt;
  return root.generic_string();
}

std::vector<std::string> behaviour_names(const std::filesystem::path& content) {
  std::vector<std::string> names;
  std::error_code trouble;
  for (const auto& entry : std::filesystem::directory_iterator{content / "behaviours", trouble}) {
    const std::string root = (entry.path() / kRootFile).generic_string();
    if (decide::BehaviourTeam::fits(root, decide::xabsl::read_from_disk)) names.push_back(entry.path().filename());
  }
  std::ranges::sort(names);
  return names;
}

Result<field::League> league_of(const Fixture& fixture, const std::filesystem::path& content) {
  auto league = field::load_league(content, fixture.league);
  if (league && fixture.minutes > 0.0) league->rules.half = {fixture.minutes * 60.0 / 2};
  return league;
}

Result<Teams> teams_of(const Fixture& fixture, const field::League& league, const std::filesystem::path& content) {
  Teams teams;
  for (const Team side : kTeams) {
    auto team = team_of(fixture, side, league, content);
    if (!team) return pass_on(std::move(team));
    teams[index(side)] = std::move(*team);
  }
  return teams;
}

RecordingInfo info_of(const Fixture& fixture, const field::League& league, const std::string& version) {
  return {version, league.name, league.source, league.rules.half.value, fixture.seed, fixture.blue, fixture.yellow};
}

Fixture fixture_of(const RecordingInfo& info) {
  return {.league = info.league,
          .blue = info.blue,
          .yellow = info.yellow,
          .minutes = 2 * info.half_seconds / 60.0,
          .seed = info.seed};
}

std::string recording_name(const Fixture& fixture) {
  return fmt::format("{}-{}-{}-{}", fixture.league, short_name(fixture.blue), short_name(fixture.yellow), fixture.seed);
}

}  // namespace cancha::match
