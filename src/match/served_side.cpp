#include "match/served_side.h"

#include <fmt/format.h>

#include <utility>

#include "match/command_frames.h"

namespace cancha::match {

Result<std::unique_ptr<ServedSide>> ServedSide::make(const Settings& settings, const Squad& squad, Team team,
                                                     const field::League& league, Random random) {
  if (!league.omni) {
    return fail(league.name, "bodies are served to players on omni wheels only", "./cancha play msl");
  }
  auto server = team::BodyServer::open(
      {.port = settings.port, .team = team, .robots = league.players, .from_anywhere = settings.from_anywhere});
  if (!server) return pass_on(std::move(server));
  std::unique_ptr<ServedSide> side{new ServedSide{settings, team, league, std::move(*server)}};
  for (int number = 0; number < league.players; ++number) {
    const robot::Profile& profile = squad.players[static_cast<std::size_t>(number)];
    if (!profile.records) {
      return fail(fmt::format("player '{}'", profile.name), "has no database: by itself it would hear nobody",
                  "[database] records = \"cambada\"");
    }
    const RobotId robot{team, number};
    const Random chance = random.split("sight").split(static_cast<std::uint64_t>(number));
    const Random devices = random.split("ranges").split(static_cast<std::uint64_t>(number));
    side->members_.push_back({world::SimulatedSight{profile.sight, robot, league, chance},
                              world::InnerSensors{profile.sensors, 0, devices}, world::WornEncoders{profile.encoders}});
    Frame& frame = side->members_.back().frame;
    frame.robot = robot;
    frame.beliefs.self = robot;
  }
  side->intents_.resize(side->members_.size());
  return side;
}

ServedSide::ServedSide(const Settings& settings, Team team, const field::League& league, team::BodyServer server)
    : settings_{settings}, team_{team}, league_{league}, server_{std::move(server)} {}

ServedSide::~ServedSide() {
  server_.leave();
}

void ServedSide::take_answer(Member& member, int number, Time now) {
  const team::BodyServer::Program& program = server_.program(number);
  Frame& frame = member.frame;
  OmniDrive& drive = frame.commands.omni.present();
  drive = {};
  if (!program.answers) return;
  frame.beliefs = program.answer.beliefs;
  frame.beliefs.self = frame.robot;
  frame.intent = program.answer.intent;
  if (!program.at || !program.answer.commands.omni || now - program.answered > settings_.hold) return;
  drive = *program.answer.commands.omni;
  // one kick is told once
  if (program.answered < now) drive.kick = drive.lift = 0.0;
}

Result<void> ServedSide::decide(const Outlook& outlook, std::span<Commands> commands) {
  const Time now = outlook.truth.time;
  server_.hear(now);
  for (std::size_t i = 0; i < members_.size(); ++i) {
    Member& member = members_[i];
    const int number = static_cast<int>(i);
    const RobotId robot{team_, number};
    Frame& frame = member.frame;
    frame.time = now;
    take_answer(member, number, now);
    commands[i].omni.present() = as_recorded(outlook.game.is_out(robot) ? OmniDrive{} : *frame.commands.omni);

    frame.readings.time = now;
    frame.readings.carried = std::exchange(member.carried, false);
    outlook.world.read(static_cast<int>(place_of(robot, league_.players)), frame.readings);
    member.inner.read(frame.readings);
    member.encoders.read(frame.readings);
    member.sight.read(outlook.truth, 0.0, frame.readings.sight);
    server_.tell(number, frame.readings);

    MateIntent& told = intents_[i];
    told.role = frame.intent.role;
    told.p_TG.reset();
    if (has_target(frame.intent.action.kind)) told.p_TG = frame.intent.action.p_TG;
  }
  return {};
}

Result<void> ServedSide::steer(int number, const std::optional<Steering>& steering) {
  if (!steering) return {};
  return fail(fmt::format("{}:{}", name(team_), number), "its player is a program of its own, which moves it");
}

void ServedSide::moved(int number, const Pose2& /*X_FR*/) {
  members_[static_cast<std::size_t>(number)].carried = true;
}

}  // namespace cancha::match
