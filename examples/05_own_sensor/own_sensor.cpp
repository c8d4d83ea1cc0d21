// A sensor of your own: one file says where it sits and how well it works; its readings reach the robot's player.
//
//     own_sensor CONTENT SENSORS.toml

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "base/text_file.h"
#include "match/fixture.h"
#include "match/match.h"

using namespace cancha;

int main(int argc, char** argv) {
  if (argc != 3) return std::fprintf(stderr, "own_sensor CONTENT SENSORS.toml\n"), 2;
  const std::filesystem::path content = argv[1];
  const auto text = read_text(argv[2]);
  if (!text) return std::fprintf(stderr, "%s\n", text.error().text().c_str()), 1;
  auto sensors = body::parse_sensors(*text, argv[2], [&](const std::string& file) {
    return read_text(std::filesystem::path{argv[2]}.parent_path() / file);
  });
  if (!sensors) return std::fprintf(stderr, "%s\n", sensors.error().text().c_str()), 1;

  const match::Fixture fixture{.league = "kidsize", .blue = "kidsize", .yellow = "kidsize"};
  auto league = match::league_of(fixture, content);
  if (!league) return std::fprintf(stderr, "%s\n", league.error().text().c_str()), 1;
  auto kind = robot::load_body(content, league->body);
  if (!kind) return 1;

  match::Sides sides;
  for (const Team team : kTeams) {
    auto squad = match::squad_of("kidsize", *league, content, fixture.sensing);
    if (!squad) return 1;
    // the same as this line of content/players/NAME.toml, with the file in content/sensors: [senses] sensors =
    // "whiskers"
    if (team == Team::Blue) squad->players[1].sensors = *sensors;
    auto side = match::PlayersSide::make(*squad, team, *league, *kind, Random{fixture.seed}.split(index(team)),
                                         robot::built_in_parts());
    if (!side) return std::fprintf(stderr, "%s\n", side.error().text().c_str()), 1;
    sides[index(team)] = std::move(*side);
  }
  auto match = match::start_match(fixture, *league, content, std::move(sides));
  if (!match) return std::fprintf(stderr, "%s\n", match.error().text().c_str()), 1;

  int sweeps = 0;
  double nearest = 1e9;
  while ((*match)->truth().time.seconds() < 2.0) {
    if (!(*match)->tick()) return 1;
    for (const LaserScan& scan : (*match)->side(Team::Blue).frame(1)->readings.lasers) {
      ++sweeps;
      nearest = std::min(nearest, *std::ranges::min_element(scan.distances));
    }
  }
  std::printf("%d sweeps in 2 s, the nearest thing %.2f m before the shank\n", sweeps, nearest);
  return 0;
}
