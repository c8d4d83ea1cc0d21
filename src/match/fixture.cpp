#include "match/fixture.h"

#include <fmt/format.h>

#include "base/random.h"
#include "match/plugin/plugin_strategy.h"

namespace cancha::match {

bool is_plugin(std::string_view team) {
  return team.find('/') != team.npos || team.ends_with(".so");
}

std::string short_name(const std::string& team) {
  return is_plugin(team) ? std::filesystem::path{team}.stem().string() : team;
}

Result<field::League> league_of(const Fixture& fixture, const std::filesystem::path& content) {
  auto league = field::load_league(content, fixture.league);
  if (league && fixture.minutes > 0.0) league->rules.half = {fixture.minutes * 60.0 / 2};
  return league;
}

Result<Teams> teams_of(const Fixture& fixture, const field::League& league) {
  Teams teams;
  for (const Team side : kTeams) {
    const std::string& name = fixture.team(side);
    PluginSettings settings;
    settings.call_deadline = {fixture.deadline};
    const Random random = Random{fixture.seed}.split("team").split(index(side));
    auto team =
        is_plugin(name) ? load_plugin(name, side, league, settings) : decide::make_built_in_team(name, league, random);
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
