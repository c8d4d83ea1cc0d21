#include "cli/robot_world.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <limits>

#include "cli/address.h"
#include "cli/names.h"
#include "cli/options.h"
#include "cli/robot_run.h"
#include "cli/rtdb.h"
#include "cli/terminal.h"
#include "match/fixture.h"
#include "os/clock.h"
#include "robot/parts.h"
#include "robot/remote_body.h"

namespace cancha::cli {
namespace {

constexpr Duration kPatience{250'000'000};  ///< for readings, before the world is greeted again

/// All that such a player is made of.
struct Parts {
  field::League league;
  robot::Profile profile;
  RobotId robot;
  team::Address world;
};

Result<Parts> parts_of(const WorldRun& o) {
  const auto content = root() / "content";
  const auto robot = robot_of(o.robot);
  if (!robot) return tl::unexpected<Error>(robot.error());
  const auto world = read_address("--world", o.world);
  if (!world) return tl::unexpected<Error>(world.error());
  auto league = match::league_of({.league = o.league, .pitch = o.pitch}, content);
  if (!league) return pass_on(std::move(league));
  if (auto in = is_in(*robot, *league); !in) return pass_on(std::move(in));
  auto profile = robot::load_profile(content, o.profile);
  if (!profile) return pass_on(std::move(profile));
  if (!robot::suits(*profile, *league) || !profile->records) {
    return fail(fmt::format("player '{}'", o.profile), "has no omni wheels, or no database to know its mates by",
                "try msl");
  }
  return Parts{std::move(*league), std::move(*profile), *robot, *world};
}

int finish(const robot::LoopReport& report, const robot::RemoteBody& body, bool json) {
  if (body.taken()) return complain({"world", "another program moves this robot", ""}), kProblem;
  return tell(report, json);
}

}  // namespace

CLI::Option* add_world_run(CLI::App& made, WorldRun& o) {
  CLI::Option* world =
      made.add_option("--world", o.world, "HOST:PORT of a match that serves the robot's body")->type_name("HOST:PORT");
  made.add_option("--robot", o.robot, "with --world: team and number from 0")
      ->type_name("TEAM:NUMBER")
      ->capture_default_str()
      ->needs(world);
  made.add_option("--pitch", o.pitch, "with --world: as the world's, 8x6 to 18x12 m; default: the league's")
      ->type_name("LENGTHxWIDTH")
      ->needs(world);
  made.add_option("--team", o.place.team, "with --world: part of its database's name; default: the robot's team")
      ->needs(world);
  add_folder(made, o.place);
  return world;
}

int run_in_world(const WorldRun& o) {
  auto parts = parts_of(o);
  if (!parts) return complain(parts.error()), kUsage;
  robot::Programs programs{parts->league, robot::behaviour_reader(root() / "content")};
  const std::string team = o.place.team.empty() ? std::string{name(parts->robot.team)} : o.place.team;
  auto player = robot::make_player({parts->profile,
                                    parts->robot,
                                    parts->league,
                                    nullptr,
                                    programs,
                                    {.folder = o.place.folder, .team = team, .told_time = false}});
  if (!player) return complain(player.error()), kProblem;
  const auto session = static_cast<std::uint32_t>(os::time_of_day().ns / 1000);
  auto client = team::BodyClient::open({parts->world, parts->robot, session});
  if (!client) return complain(client.error()), kProblem;
  robot::RemoteBody body{std::move(*client), kPatience};

  (void)interrupted();  // from here on a signal ends the loop in order
  LiveLine line{!o.json};
  const os::HostTime began = os::now();
  robot::LoopSettings settings{.paced = false};
  settings.most_trouble = std::numeric_limits<int>::max();  // a world may be paused, or begin later
  settings.enough = [&] {
    const double lasts = (os::now() - began).seconds();
    return interrupted() || body.gone() || body.taken() || (o.seconds > 0 && lasts >= o.seconds);
  };
  settings.seen = [&](const Frame& frame) {
    body.tell(frame);
    if (!line.due()) return;
    const auto action = static_cast<std::size_t>(frame.intent.action.kind);
    line.show(fmt::format(" {} {:6.1f} s  {}: {} ({})", o.robot, frame.time.seconds(), frame.intent.role,
                          names(ActionKind{})[action], frame.intent.chosen_by));
  };
  const robot::LoopReport report = robot::run_in_real_time(body, **player, settings);
  line.clear();
  return finish(report, body, o.json);
}

}  // namespace cancha::cli
