#include "cli/play_setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/file_writer.h"
#include "base/named_files.h"
#include "cli/names.h"
#include "cli/terminal.h"
#include "cli/version.h"
#include "match/contest/judge.h"
#include "match/scenario.h"

namespace cancha::cli {
namespace {

namespace fs = std::filesystem;

/// Outside of contests --scene names a scenario, unless it is one of the scenes of contests.
bool names_scenario(const PlayOptions& options, const field::League& league) {
  if (league.contest || options.scene.empty() || !options.scenario.empty() || options.scene == "random") return false;
  const auto scenes = toml_names(root() / "content" / "scenes");
  return std::ranges::find(scenes, options.scene) == scenes.end();
}

/// Players see; a strategy knows.
Result<void> check_senses(const PlayOptions& options, const field::League& league) {
  if (options.sensing.senses.empty() && !options.sensing.lost) return {};
  for (const std::string& team : {options.blue, options.yellow}) {
    if (match::has_players(team, league, root() / "content")) return {};
  }
  return fail(options.sensing.lost ? "--radio" : "--senses", "neither team has players who see for themselves",
              "--blue rondo_players, or ./cancha play kidsize");
}

/// Charts, scenes and bodies can be chosen for contests only; a scene that is a scenario was taken before.
Result<void> check_options(const PlayOptions& options, const field::League& league) {
  if (auto seen = check_senses(options, league); !seen) return seen;
  if (options.judge == "person" && (options.headless || options.json || options.no_record)) {
    return fail("--judge", "a person judges in the studio, which --headless, --json and --no-record leave away",
                "leave those away");
  }
  if (league.contest) return {};
  for (const auto& [option, value] : {std::pair{"--chart", &options.chart},
                                      {"--scene", &options.scene},
                                      {"--robot", &options.robot},
                                      {"--judge", &options.judge}}) {
    if (!value->empty()) return fail(option, "is for contests", "./cancha play ceabot-race");
  }
  return {};
}

/// The file for the recording: a free name, or the one that the user wants, which must be new unless --force is said.
Result<std::filesystem::path> recording_of(const PlayOptions& options) {
  if (options.no_record) return std::filesystem::path{};
  std::error_code trouble;
  if (options.record.empty()) {
    const std::filesystem::path folder = recordings_folder();
    std::filesystem::create_directories(folder, trouble);
    return take_free_name(folder, match::recording_name(fixture_of(options)), ".mcap");
  }
  const std::filesystem::path path{options.record};
  if (!std::filesystem::is_regular_file(path, trouble) || std::filesystem::is_empty(path, trouble)) return path;
  if (is_being_written(path))
    return fail(options.record, "another program is writing this file", "choose another name");
  if (!options.force) {
    return fail(options.record, "there is a file with this name already", "choose another name; --force replaces it");
  }
  std::filesystem::remove(path, trouble);
  if (trouble) return tl::unexpected<Error>(write_error(path, trouble.value()));
  return path;
}

}  // namespace

match::Fixture fixture_of(const PlayOptions& options) {
  return {.league = options.league,
          .blue = options.blue,
          .yellow = options.yellow,
          .minutes = options.minutes.value_or(0.0),
          .seed = options.seed,
          .scene = options.scene,
          .robot = options.robot,
          .pitch = options.pitch,
          .scenario = options.scenario,
          .deadline = options.deadline,
          .trust_plugins = options.trust_plugins,
          .sensing = options.sensing,
          .bodies = options.bodies,
          .bodies_for_anyone = options.anyone};
}

Result<void> take_scenario(PlayOptions& options) {
  const fs::path content = root() / "content";
  const std::string asked = options.league;
  bool by_scene = false;
  if (!options.scene.empty()) {
    const auto league = field::load_league(content, asked);
    if (!league) return tl::unexpected<Error>(league.error());
    by_scene = names_scenario(options, *league);
    if (by_scene) std::swap(options.scenario, options.scene);
  }
  if (options.scenario.empty()) return {};
  auto scenario = match::load_scenario(content, options.scenario);
  if (!scenario) return pass_on(std::move(scenario));
  if (by_scene && asked != PlayOptions{}.league && asked != scenario->league) {
    return fail("--scene", fmt::format("this scenario is of league '{}', not '{}'", scenario->league, asked),
                "leave the league away");
  }
  options.league = scenario->league;
  if (options.blue.empty()) options.blue = scenario->blue;
  if (options.yellow.empty()) options.yellow = scenario->yellow;
  if (!options.minutes && scenario->minutes > 0.0) options.minutes = scenario->minutes;
  options.scenario = std::move(scenario->text);
  return {};
}

Result<void> settle(PlayOptions& options, const field::League& league) {
  if (!options.chart.empty()) options.blue = options.chart;
  if (options.blue.empty()) options.blue = league.teams[index(Team::Blue)];
  if (options.yellow.empty()) options.yellow = league.teams[index(Team::Yellow)];
  if (auto concerns = check_options(options, league); !concerns) return concerns;
  if (options.sensing.senses.empty()) {
    options.sensing.senses = match::usual_senses(fixture_of(options), league, root() / "content");
  }
  return {};
}

std::string shown(const std::filesystem::path& path) {
  std::error_code ignored;
  const auto relative = std::filesystem::relative(path, ignored);
  return relative.empty() || relative.native().starts_with("..") ? path.string() : relative.string();
}

Report report_of(const PlayOptions& options, const server::LiveMatch& live, double wall_seconds) {
  const match::Match& match = live.match();
  return {options.league,
          match::short_name(options.blue),
          match::short_name(options.yellow),
          options.seed,
          match.game().score,
          match.winner() ? std::string{name(*match.winner())} : "",
          match.forfeit(),
          match.statistics(),
          match.events(),
          match.truth().time.seconds(),
          wall_seconds,
          match.steps(),
          match.world().warnings(),
          fmt::format("{:016x}", match.state_hash()),
          live.plan().recording.empty() ? "" : shown(live.plan().recording),
          {},
          match::contest::result_of(match),
          match::limp_robots(match)};
}

server::LiveMatch::Plan plan_of(const PlayOptions& options, bool people_watch) {
  const match::Fixture fixture = fixture_of(options);
  server::LiveMatch::Plan plan{.fixture = fixture, .content = root() / "content", .version = kVersion};
  // players that are programs of their own live by the clock of the machine
  const bool in_real_time = people_watch || options.bodies != std::array<std::uint16_t, 2>{};
  plan.speed = options.speed.value_or(in_real_time ? 1.0 : 0.0);
  // where nobody watches, nobody would make room
  plan.person_judges = options.judge == "person";
  plan.on_full_disk = people_watch ? server::OnFullDisk::Hold : server::OnFullDisk::End;
  return plan;
}

tl::expected<std::shared_ptr<server::LiveMatch>, int> start_match(const PlayOptions& options,
                                                                  server::LiveMatch::Plan& plan) {
  auto recording = recording_of(options);
  if (!recording) {
    complain(recording.error());
    return tl::unexpected<int>(kProblem);
  }
  plan.recording = std::move(*recording);
  auto started = server::LiveMatch::start(plan);
  if (started) return std::move(*started);
  complain(started.error());
  give_up_name(plan.recording);
  // a file that cannot be written is no wrong usage
  return tl::unexpected<int>(started.error().where == plan.recording.string() ? kProblem : kUsage);
}

}  // namespace cancha::cli
