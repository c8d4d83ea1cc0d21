#include "match/fixture.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/named_files.h"
#include "base/random.h"
#include "base/suggest.h"
#include "base/text_file.h"
#include "field/pitch.h"
#include "match/contest/judge.h"
#include "match/placement.h"
#include "match/plugin/plugin_strategy.h"
#include "match/scenario.h"
#include "match/served_side.h"
#include "minds/built_in.h"
#include "minds/programs/behaviour_team.h"
#include "robot/robot_view.h"
#include "robot/scenery.h"
#include "world/jointed_world.h"
#include "world/omni_world.h"

namespace cancha::match {
namespace {

namespace fs = std::filesystem;

tl::unexpected<Error> no_such_team(const std::string& name, const field::League& league, const fs::path& content) {
  std::vector<std::string> known;
  for (const std::string_view team : minds::built_in_teams()) known.emplace_back(team);
  for (std::string& behaviour : behaviour_names(content)) known.push_back(std::move(behaviour));
  for (std::string& players : player_teams(league, content)) known.push_back(std::move(players));
  return fail("", fmt::format("there is no team '{}'", name),
              suggest_and_list(decide::split_name(name).what, known) + "; a plug-in is a path, ./my_team.so");
}

Result<std::unique_ptr<decide::Strategy>> team_of(const Fixture& fixture, Team side, const field::League& league,
                                                  const std::filesystem::path& content) {
  const std::string& name = fixture.team(side);
  if (const auto source = behaviour_source(name, content)) {
    auto team = minds::BehaviourTeam::load(source->root, league, source->reader());
    if (!team) return pass_on(std::move(team));
    return std::unique_ptr<decide::Strategy>{std::move(*team)};
  }
  if (is_plugin(name)) {
    PluginSettings settings;
    settings.call.processor = {fixture.deadline};
    settings.fence_files = settings.filter_calls = !fixture.trust_plugins;
    // by the wall clock a busy machine may take fifty times as long
    settings.call.wall = std::max(settings.call.wall, Seconds{50.0 * fixture.deadline});
    return load_plugin(name, side, league, settings);
  }
  const auto built_in = minds::built_in_teams();
  if (std::ranges::find(built_in, name) == built_in.end()) return no_such_team(name, league, content);
  return minds::make_built_in_team(name, league, Random{fixture.seed}.split("team").split(index(side)));
}

/// What lies between mates: as the user says, else as the scenario does.
Result<Air::Settings> air_of(const Fixture& fixture) {
  Air::Settings air;
  if (!fixture.scenario.empty()) {
    const auto scenario = parse_scenario(fixture.scenario, "scenario");
    if (!scenario) return tl::unexpected<Error>(scenario.error());
    air.lost = scenario->lost.value_or(air.lost);
  }
  air.lost = fixture.sensing.lost.value_or(air.lost);
  return air;
}

/// A player for each robot.
Result<std::unique_ptr<Side>> players_of(const Fixture& fixture, Team team, const field::League& league,
                                         const fs::path& content, const robot::Parts& parts,
                                         std::shared_ptr<world::Surroundings>& surroundings) {
  auto kind = kind_of(league, content);
  if (!kind) return pass_on(std::move(kind));
  if (!surroundings) {
    auto made = robot::surroundings_of(league, *kind);
    if (!made) return pass_on(std::move(made));
    surroundings = std::move(*made);
  }
  auto squad = squad_of(fixture.team(team), league, content, fixture.sensing);
  if (!squad) return pass_on(std::move(squad));
  squad->databases = fixture.databases;
  auto air = air_of(fixture);
  if (!air) return pass_on(std::move(air));
  squad->air = *air;
  const Random random = Random{fixture.seed}.split("team").split(index(team));
  const std::uint16_t port = fixture.bodies[index(team)];
  if (port != 0)
    return ServedSide::make({.port = port, .from_anywhere = fixture.bodies_for_anyone}, *squad, team, league, random);
  auto players = PlayersSide::make(*squad, team, league, std::move(*kind), random, parts, surroundings);
  if (!players) return pass_on(std::move(players));
  return std::unique_ptr<Side>{std::move(*players)};
}

/// One mind that moves all robots.
Result<std::unique_ptr<Side>> strategy_of(const Fixture& fixture, Team team, const field::League& league,
                                          const fs::path& content) {
  auto strategy = team_of(fixture, team, league, content);
  if (!strategy) return pass_on(std::move(strategy));
  return std::unique_ptr<Side>{std::make_unique<StrategySide>(std::move(*strategy), team, league)};
}

constexpr double kLowBattery = 10.5;  ///< volts of a tired robot, at least
constexpr double kWarm = 55.0;        ///< °C of its motors, at most
constexpr double kUsed = 0.01;        ///< radians of play in its gears, at most

/// What a long match leaves of a robot: batteries, motors and gears.
void tire(world::JointedScene& scene, Random random) {
  scene.battery = {random.uniform(kLowBattery, scene.battery.voltage), body::Battery::kTired};
  scene.effects.heat = true;
  scene.effects.warmth = random.uniform(scene.effects.warmth, kWarm);
  scene.effects.backlash = random.uniform(0.0, kUsed);
}

Result<Ground> jointed_ground_of(const field::League& league, std::uint64_t seed, const fs::path& content, bool tired) {
  auto kind = robot::load_body(content, league.body);
  if (!kind) return pass_on(std::move(kind));
  const body::Robot& robot = (*kind)->robot;
  auto scene = robot::scene_of(**kind, league, league.robots());
  if (!scene) return pass_on(std::move(scene));
  if (tired) tire(*scene, Random{seed}.split("wear"));
  auto world = world::make_jointed_world(*scene);
  if (!world) return pass_on(std::move(world));
  // robots of one kind are never alike
  for (int i = 0; i < scene->robots; ++i) {
    Random random = Random{seed}.split("body").split(static_cast<std::uint64_t>(i));
    (*world)->vary(i, world::random_variation(random), random.split("noise"));
  }
  auto view = robot::view_of(robot, (*kind)->standing);
  if (!view) return pass_on(std::move(view));
  Ground ground{std::move(*world), std::move(*view)};
  ground.jointed = static_cast<world::JointedWorld*>(ground.world.get());
  for (const char* knee : {"left_knee", "right_knee"}) {
    if (const std::size_t place = robot.find(knee); place != body::kNone) ground.knees.push_back(place);
  }
  return ground;
}

/// A contest's league with what the judges have put up: by name, by path, or by chance.
Result<field::League> with_scene(const field::League& league, const Fixture& fixture, const fs::path& content) {
  const field::Contest& contest = *league.contest;
  std::string name = fixture.scene.empty() ? contest.default_scene : fixture.scene;
  Result<std::string> text = std::string{"[scene]\ntitle = \"nothing put up\"\n"};
  if (name == "random") {
    const Random random = Random{fixture.seed}.split("scene");
    text =
        field::scene_text(fmt::format("random {}", fixture.seed), field::random_boxes(league.walls, contest, random));
  } else if (name.find('/') != name.npos || name.ends_with(".toml")) {
    text = read_text(name);
  } else if (!name.empty()) {
    text = read_named(content, "scenes", name, "there is no scene");
    name = (content / "scenes" / (name + ".toml")).string();
  }
  if (!text) return pass_on(std::move(text));
  // faults with the lines of the scene's own file
  auto legal = field::parse_scene(*text, name, league.walls, contest);
  if (!legal) return pass_on(std::move(legal));
  if (auto lit = check_light(*legal, name, content); !lit) return pass_on(std::move(lit));
  if (!fixture.robot.empty()) {
    constexpr std::string_view kScene = "[scene]\n";
    const std::size_t at = text->find(kScene);
    if (at != text->npos) text->insert(at + kScene.size(), fmt::format("robot = \"{}\"\n", fixture.robot));
  }
  return field::parse_league(league.source + "\n" + *text, league.name + ".toml");
}

}  // namespace

Result<void> check_light(const field::Contest& scene, const std::string& where, const fs::path& content) {
  if (scene.light.empty()) return {};
  if (const auto look = world::load_look(content, scene.light); !look) {
    return fail(fmt::format("{}: scene.light", where), look.error().what, look.error().hint);
  }
  return {};
}

std::string look_of(const field::League& league, const std::string& asked) {
  const bool own = league.contest && !league.contest->light.empty() && asked == Sensing{}.look;
  return own ? league.contest->light : asked;
}

field::League with_halves(field::League league, Seconds half) {
  if (half.value == league.rules.half.value) return league;
  league.rules.half = half;
  league.game.clock = field::HalfClock::Always;
  return league;
}

Result<field::League> league_of(const Fixture& fixture, const std::filesystem::path& content) {
  auto league = field::load_league(content, fixture.league);
  if (league && league->contest) league = with_scene(*league, fixture, content);
  if (league && !fixture.pitch.empty()) league = field::with_pitch(*league, fixture.pitch);
  if (league) league = league_for(fixture.scenario, std::move(*league));
  if (league && fixture.minutes > 0.0) league = with_halves(std::move(*league), {fixture.minutes * 60.0 / 2});
  return league;
}

bool has_players(const std::string& team, const field::League& league, const fs::path& content) {
  const std::vector<std::string> known = robot::team_names(content);
  return !league.has_walls() || std::ranges::find(known, team) != known.end();
}

Result<std::shared_ptr<const robot::BodyKind>> kind_of(const field::League& league, const fs::path& content) {
  if (league.body.empty()) return std::shared_ptr<const robot::BodyKind>{};
  return robot::load_body(content, league.body);
}

std::vector<std::string> player_teams(const field::League& league, const fs::path& content) {
  std::vector<std::string> names = robot::team_names(content);
  std::erase_if(names, [&](const std::string& name) {
    const auto team = robot::load_team(content, name);
    if (!team) return true;
    const auto player = robot::load_profile(content, robot::profile_of(*team, 0));
    const bool other_game = player && player->reckons() != league.contest.has_value();
    return !player || !robot::suits(*player, league) || other_game;
  });
  return names;
}

std::vector<std::string> squad_names(const field::League& league, const fs::path& content) {
  std::vector<std::string> names = player_teams(league, content);
  const bool on_legs = !league.body.empty();
  for (std::string& behaviour : behaviour_names(content, on_legs)) names.push_back(std::move(behaviour));
  return names;
}

Result<Squad> squad_of(const std::string& team, const field::League& league, const fs::path& content,
                       const Sensing& sensing) {
  const std::vector<std::string> known = robot::team_names(content);
  const bool of_content = std::ranges::find(known, team) != known.end();
  const auto source = of_content ? std::nullopt : behaviour_source(team, content);
  if (!of_content && !source) {
    return fail(
        "", fmt::format("there is no team '{}' for robots {}", team, league.omni ? "on omni wheels" : "with joints"),
        suggest_and_list(decide::split_name(team).what, squad_names(league, content)));
  }
  // a behaviour is played by the league's own players
  auto file = robot::load_team(content, source ? league.teams[0] : team);
  if (!file) return pass_on(std::move(file));
  Squad squad{{}, source ? source->reader() : robot::behaviour_reader(content)};
  squad.emulated = !file->servos.empty();
  for (int number = 0; number < league.players; ++number) {
    auto profile = robot::load_profile(content, robot::profile_of(*file, number), sensing.senses);
    if (!profile) return pass_on(std::move(profile));
    if (!robot::suits(*profile, league)) {
      return fail("", fmt::format("team '{}' has other bodies than the robots of league '{}'", team, league.name),
                  suggest_and_list(team, player_teams(league, content)));
    }
    if (sensing.images && profile->reckons() && profile->seeing.camera.empty()) {
      auto kind = kind_of(league, content);
      if (!kind) return pass_on(std::move(kind));
      if ((*kind)->cameras.empty()) {
        return fail("--record-images", fmt::format("the robot '{}' has no camera", league.body), "--robot bioloid");
      }
      profile->seeing.camera = (*kind)->cameras.front().name;
    }
    if (source) {
      profile->mind = "program";
      profile->program = source->root;
    }
    squad.players.push_back(std::move(*profile));
  }
  if (std::ranges::any_of(squad.players, &robot::Profile::wants_images)) {
    auto look = world::load_look(content, look_of(league, sensing.look));
    if (!look) return pass_on(std::move(look));
    squad.look = std::move(*look);
    // players know what they play with
    if (squad.look.ball == world::BallLook::Patched) {
      for (robot::Profile& player : squad.players) player.seeing.vision.recognise.white_ball = true;
    }
  }
  return squad;
}

std::string usual_senses(const Fixture& fixture, const field::League& league, const fs::path& content) {
  if (!fixture.scenario.empty() || fixture.bodies != std::array<std::uint16_t, 2>{}) return {};
  for (const Team team : kTeams) {
    if (league.senses.empty() || !has_players(fixture.team(team), league, content)) return {};
    const auto squad = squad_of(fixture.team(team), league, content, fixture.sensing);
    const auto sees_the_truth = [](const robot::Profile& player) { return player.senses == "oracle"; };
    if (!squad || !std::ranges::all_of(squad->players, sees_the_truth)) return {};
  }
  return league.senses;
}

Result<Sides> teams_of(const Fixture& fixture, const field::League& league, const std::filesystem::path& content,
                       const robot::Parts& parts) {
  Sides sides;
  std::shared_ptr<world::Surroundings> surroundings;  // the sensors of both sides share them
  for (const Team team : kTeams) {
    if (league.robots_of(team) == 0) {
      sides[index(team)] = std::make_unique<AbsentSide>();
      continue;
    }
    const bool players = has_players(fixture.team(team), league, content);
    auto side = players ? players_of(fixture, team, league, content, parts, surroundings)
                        : strategy_of(fixture, team, league, content);
    if (!side) return pass_on(std::move(side));
    sides[index(team)] = std::move(*side);
  }
  return sides;
}

Result<Ground> ground_of(const field::League& league, std::uint64_t seed, const std::filesystem::path& content,
                         bool tired) {
  if (!league.body.empty()) return jointed_ground_of(league, seed, content, tired);
  if (league.omni) {
    // the rulebook puts everybody where the match begins
    Random random = Random{seed}.split("placement");
    const Placement placement = place(league, {PlayMode::PlaceKick, BallOwner::Blue, {}}, random);
    auto world = world::make_omni_world(league, placement.X_FR, placement.p_FB);
    if (!world) return pass_on(std::move(world));
    return Ground{std::move(*world), {}};
  }
  std::unique_ptr<world::WheeledWorld> world = world::make_mujoco_world();
  if (auto built = build(*world, league, seed); !built) return pass_on(std::move(built));
  Ground ground;
  ground.world = std::move(world);
  return ground;
}

Result<std::unique_ptr<Match>> start_match(const Fixture& fixture, const field::League& league, const fs::path& content,
                                           Sides sides) {
  auto tired = is_tired(fixture.scenario, fixture.seed);
  if (!tired) return pass_on(std::move(tired));
  auto ground = ground_of(league, fixture.seed, content, *tired);
  if (!ground) return pass_on(std::move(ground));
  auto opening = opening_of(fixture.scenario, league, fixture.seed);
  if (!opening) return pass_on(std::move(opening));
  auto rulebook = league.contest ? contest::make_judge(league, *ground->jointed, ground->knees)
                                 : rulebook_of(league, Random{fixture.seed});
  return Match::start(league, {std::move(ground->world), std::move(sides), std::move(rulebook),
                               std::move(ground->robot), std::move(*opening)});
}

Result<std::unique_ptr<Match>> start_match(const Fixture& fixture, const field::League& league,
                                           const fs::path& content) {
  auto sides = teams_of(fixture, league, content);
  if (!sides) return pass_on(std::move(sides));
  return start_match(fixture, league, content, std::move(*sides));
}

RecordingInfo info_of(const Fixture& fixture, const field::League& league, const std::string& version) {
  return {version,
          league.name,
          league.source,
          league.rules.half.value,
          fixture.seed,
          told_name(fixture.blue),
          told_name(fixture.yellow),
          "",
          0.0,
          fixture.scenario,
          fixture.sensing};
}

Fixture fixture_of(const RecordingInfo& info) {
  return {.league = info.league,
          .blue = info.blue,
          .yellow = info.yellow,
          .minutes = 2 * info.half_seconds / 60.0,
          .seed = info.seed,
          .scenario = info.scenario,
          .sensing = info.sensing};
}

std::string recording_name(const Fixture& fixture) {
  return fmt::format("{}-{}-{}-{}", fixture.league, short_name(fixture.blue), short_name(fixture.yellow), fixture.seed);
}

}  // namespace cancha::match
