#include "match/players_side.h"

#include <algorithm>
#include <utility>

#include "act/servo/servo_goals.h"
#include "match/command_frames.h"
#include "match/referee_words.h"
#include "robot/scenery.h"
#include "robot/shared_world.h"
#include "robot/steering.h"

namespace cancha::match {
namespace {

constexpr std::int64_t kRefereeNs = 500'000'000;  ///< a GameController speaks twice a second
constexpr std::size_t kNoJoint = ~std::size_t{0};

}  // namespace

PlayersSide::PlayersSide(Team team, const field::League& league, std::shared_ptr<const robot::BodyKind> kind,
                         const Squad& squad, Random random)
    : team_{team},
      league_{league},
      kind_{std::move(kind)},
      pan_{kind_ ? kind_->robot.find("head_pan") : kNoJoint},
      programs_{league, squad.read},
      air_{squad.air, league.players, random.split("air")} {}

Result<std::unique_ptr<PlayersSide>> PlayersSide::make(const Squad& squad, Team team, const field::League& league,
                                                       std::shared_ptr<const robot::BodyKind> kind, Random random,
                                                       const robot::Parts& parts,
                                                       std::shared_ptr<world::Surroundings> shared) {
  std::unique_ptr<PlayersSide> side{new PlayersSide{team, league, std::move(kind), squad, random}};
  for (int number = 0; number < league.players; ++number) {
    const robot::Profile& profile = squad.players[static_cast<std::size_t>(number)];
    const RobotId robot{team, number};
    auto player = robot::make_player(
        {profile, robot, side->league_, side->kind_.get(), side->programs_, {.folder = squad.databases}}, parts);
    if (!player) return pass_on(std::move(player));
    const Random sight = random.split("sight").split(static_cast<std::uint64_t>(number));
    auto sensors = robot::sensors_of(profile, side->kind_.get());
    if (!sensors) return pass_on(std::move(sensors));
    const Random chance = random.split("ranges").split(static_cast<std::uint64_t>(number));
    const int place = static_cast<int>(place_of(robot, league.players));
    side->members_.push_back({std::move(*player), world::SimulatedSight{profile.sight, robot, league, sight},
                              world::RangeSensors{*sensors, place, chance},
                              world::InnerSensors{*sensors, side->kind_ ? side->kind_->robot.joints.size() : 0, chance},
                              world::WornEncoders{profile.encoders}});
    side->members_.back().sees_by_oracle = profile.sees_by_oracle();
    if (squad.emulated && side->kind_) {
      if (auto fits = act::fits_bus(side->kind_->robot); !fits) return pass_on(std::move(fits));
      side->members_.back().bus = std::make_unique<robot::EmulatedBus>(side->kind_->robot);
    }
  }
  if (!std::ranges::all_of(side->members_, [](const Member& one) { return one.ranges.empty(); })) {
    if (!shared) {
      auto own = robot::surroundings_of(league, side->kind_);
      if (!own) return pass_on(std::move(own));
      shared = std::move(*own);
    }
    side->surroundings_ = std::move(shared);
  }
  if (auto opened = side->open_databases(squad, random.split("records")); !opened) return pass_on(std::move(opened));
  auto cameras = TeamCameras::make(squad.players, team, league, side->kind_.get(), squad.look, random.split("cameras"));
  if (!cameras) return pass_on(std::move(cameras));
  side->cameras_ = std::move(*cameras);
  side->intents_.resize(side->members_.size());
  for (Member& member : side->members_) {
    member.readings.mates.reserve(side->members_.size());
    member.readings.sight->things.reserve(160);
  }
  for (MateIntent& intent : side->intents_) intent.role.reserve(32);
  return side;
}

PlayersSide::~PlayersSide() {
  if (base_ && base_has_name_) (void)base_->database().remove_if_alone();
}

Result<void> PlayersSide::open_databases(const Squad& squad, Random random) {
  const robot::SharedWorld* shared = nullptr;
  const team::Schema* schema = nullptr;
  for (std::size_t i = 0; i < members_.size(); ++i) {
    if (members_[i].player->shared() == nullptr) continue;
    shared = members_[i].player->shared();
    schema = squad.players[i].records.get();
  }
  if (shared == nullptr) return {};
  team::Database::Settings place;
  place.place.team = std::string{name(team_)};
  place.place.member = team::kBaseStation;
  if (!squad.databases.empty()) place.place.folder = squad.databases;
  place.members = std::max(schema->members, league_.players);
  place.nameless = squad.databases.empty();
  place.told_time = true;
  auto database = team::Database::open(place, schema->records);
  if (!database) return pass_on(std::move(database));
  const auto colour = team_ == Team::Blue ? teamware::Colour::Cyan : teamware::Colour::Magenta;
  auto base = team::BaseStation::open(std::move(*database), *schema, colour);
  if (!base) return pass_on(std::move(base));
  base_.emplace(std::move(*base));
  base_has_name_ = !place.nameless;
  RecordAir::Settings air;
  air.air = squad.air;
  records_.emplace(air, league_.players, random);
  const auto make_room = [&](RadioMail& mail) {
    mail.bytes.reserve(robot::SharedWorld::kMostMail);
    mail.records.reserve(4 * members_.size());
  };
  for (Member& member : members_) make_room(*member.readings.mail);
  make_room(*base_mail_);
  return {};
}

void PlayersSide::set_radio(int member, bool on) {
  if (records_) records_->set_on(member, on);
}

void PlayersSide::run_base(Time now) {
  base_->database().set_time(now);
  records_->hear(team::kBaseStation, now, base_mail_);
  if (base_mail_) (void)base_->receive(*base_mail_);
  base_->referee(referee_, team_ == Team::Blue ? RefereeSide::First : RefereeSide::Second);
  (void)base_->update();
  records_->say(team::kBaseStation, TeamRecord::Coach, base_->coach_record(), now);
}

std::span<const Thought> PlayersSide::thoughts() const {
  const minds::TeamProgram* program = programs_.main();
  return program ? program->thoughts() : std::span<const Thought>{};
}

Result<void> PlayersSide::decide(const Outlook& outlook, std::span<Commands> commands) {
  const Time now = outlook.truth.time;
  // where there is no GameController, players hear the referee at once
  const bool referee_speaks = !kind_ || now.ns >= next_referee_ * kRefereeNs;
  if (referee_speaks) {
    next_referee_ = now.ns / kRefereeNs + 1;
    put_into_words(outlook.game, league_, referee_);
  }
  if (base_) run_base(now);
  if (minds::TeamProgram* program = programs_.main()) program->begin();
  if (surroundings_) surroundings_->scene.update(outlook.truth);
  if (cameras_) cameras_->look(outlook.truth);
  for (std::size_t i = 0; i < members_.size(); ++i) {
    Member& member = members_[i];
    const RobotId robot{team_, static_cast<int>(i)};
    const std::size_t place = place_of(robot, league_.players);
    Readings& readings = member.readings;
    readings.time = now;
    readings.carried = std::exchange(member.carried, false);
    readings.button = std::exchange(member.pressed, false);
    read(outlook, member, place);
    if (cameras_) cameras_->read(robot.number, now, readings.image);
    readings.referee.reset();
    // who has a database hears the referee by its base station
    const robot::SharedWorld* const shared = member.player->shared();
    if (shared) records_->hear(robot.number + 1, now, readings.mail);
    if (referee_speaks && !shared) hear(referee_, robot, readings.referee.present());
    air_.hear(robot.number, now, readings.mates);
    commands[i] = member.player->tick(readings);
    if (member.bus && commands[i].joints) {
      std::vector<JointGoal>& goals = commands[i].joints->goals;
      if (auto sent = member.bus->send(goals); !sent) return sent;
      for (std::size_t j = 0; j < goals.size(); ++j) goals[j] = act::quantised(kind_->robot, j, goals[j]);
    }
    member.ranges.command(commands[i]);
    if (commands[i].wheels) hold_wheels(outlook.game, robot, *commands[i].wheels);
    if (commands[i].omni) *commands[i].omni = as_recorded(outlook.game.is_out(robot) ? OmniDrive{} : *commands[i].omni);

    const Intent& intent = member.player->frame().intent;
    MateIntent& told = intents_[i];
    told.role = intent.role;
    told.lights = intent.lights;
    told.p_TG.reset();
    if (has_target(intent.action.kind)) told.p_TG = intent.action.p_TG;
  }
  // words are said when all have decided, so that the order of players does not matter
  for (const Commands& told : commands) {
    if (told.word) air_.say(*told.word);
  }
  if (!records_) return {};
  for (std::size_t i = 0; i < members_.size(); ++i) {
    const robot::SharedWorld* const shared = members_[i].player->shared();
    if (shared) records_->say(static_cast<int>(i) + 1, TeamRecord::World, shared->world_record(), now);
  }
  return {};
}

void PlayersSide::read(const Outlook& outlook, Member& member, std::size_t place) {
  outlook.world.read(static_cast<int>(place), member.readings);
  member.inner.read(member.readings);
  member.encoders.read(member.readings);
  if (!member.ranges.empty()) member.ranges.read(*surroundings_, member.readings);
  member.readings.sight.reset();
  if (!member.sees_by_oracle) return;
  const std::span<const double> joints = outlook.truth.joints_of(place);
  member.sight.read(outlook.truth, pan_ < joints.size() ? joints[pan_] : 0.0, member.readings.sight);
}

void PlayersSide::hold_wheels(const GameState& game, RobotId robot, WheelSpeeds& speeds) const {
  // on wheels nobody carries a robot off the pitch that was taken out: it stands
  if (game.is_out(robot)) speeds = {};
  speeds = quantised(speeds, league_.drive.metres_per_second_per_unit);
}

Result<void> PlayersSide::steer(int number, const std::optional<Steering>& steering) {
  robot::Player& player = *members_[static_cast<std::size_t>(number)].player;
  if (!steering) {
    player.steer(std::nullopt);
    return {};
  }
  auto action = robot::action_of(*steering, kind_.get(), league_);
  if (!action) return pass_on(std::move(action));
  player.steer(std::move(*action));
  return {};
}

bool PlayersSide::has_buttons() const {
  // on wheels nobody has a chest; and what a press means is for behaviours to say
  const minds::TeamProgram* program = programs_.main();
  if (!kind_ || program == nullptr) return false;
  return std::ranges::find(program->program().symbols, "button.chest_pressed", &BehaviourSymbol::name) !=
         program->program().symbols.end();
}

Result<void> PlayersSide::press(int number) {
  if (!has_buttons()) return Side::press(number);
  members_[static_cast<std::size_t>(number)].pressed = true;
  return {};
}

void PlayersSide::moved(int number, const Pose2& /*X_FR*/) {
  // where it was put it must find out for itself
  members_[static_cast<std::size_t>(number)].carried = true;
}

}  // namespace cancha::match
