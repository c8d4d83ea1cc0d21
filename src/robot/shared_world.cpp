#include "robot/shared_world.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "team/teamware/believed_world.h"
#include "team/teamware/fill.h"
#include "team/teamware/game_records.h"
#include "team/teamware/mail.h"

namespace cancha::robot {
namespace {

constexpr Duration kFreshMate = 1000_ms;  ///< a mate's world that counts
constexpr Duration kFreshSight = 150_ms;  ///< of another robot, when the mate told of it
constexpr Duration kOwnBall = 250_ms;     ///< since it was seen: so long the own ball counts more than the team's
constexpr Duration kForgetBall = 4000_ms;
constexpr double kGravity = 9.81;
constexpr double kLeastSpread = 0.05;  ///< metres, of a robot's place

/// The record of a schema by its name, with its type.
template <class T>
Result<team::Record<T>> record_of(team::Database& database, const team::Schema& schema, std::string_view name) {
  const auto found = std::ranges::find(schema.records, name, &team::Declaration::name);
  if (found == schema.records.end()) {
    return fail(schema.name, fmt::format("there is no record '{}'", name), "players with a database need it");
  }
  return database.record<T>(*found);
}

}  // namespace

Result<std::unique_ptr<SharedWorld>> SharedWorld::open(const Settings& settings, RobotId robot,
                                                       const field::League& league) {
  team::Database::Settings place;
  place.place.team = settings.team;
  place.place.member = robot.number + 1;
  if (!settings.folder.empty()) place.place.folder = settings.folder;
  place.members = std::max(settings.schema.members, league.players);
  place.nameless = settings.folder.empty();
  place.told_time = settings.told_time;
  auto database = team::Database::open(place, settings.schema.records);
  if (!database) return pass_on(std::move(database));
  auto front = record_of<teamware::FRNTVision>(*database, settings.schema, "front_vision");
  if (!front) return pass_on(std::move(front));
  auto omni = record_of<teamware::OMNIVision>(*database, settings.schema, "omni_vision");
  if (!omni) return pass_on(std::move(omni));
  auto world = record_of<teamware::GlobalWS>(*database, settings.schema, "world");
  if (!world) return pass_on(std::move(world));
  auto coach = record_of<teamware::Coach>(*database, settings.schema, "coach");
  if (!coach) return pass_on(std::move(coach));
  std::unique_ptr<SharedWorld> made{new SharedWorld{settings, robot, league, std::move(*database), std::move(*front),
                                                    std::move(*omni), std::move(*world), std::move(*coach)}};
  if (auto put = made->put_constants(league); !put) return pass_on(std::move(put));
  return made;
}

SharedWorld::SharedWorld(const Settings& settings, RobotId robot, const field::League& league, team::Database database,
                         team::Record<teamware::FRNTVision> front, team::Record<teamware::OMNIVision> omni,
                         team::Record<teamware::GlobalWS> world, team::Record<teamware::Coach> coach)
    : settings_{settings},
      robot_{robot},
      member_{robot.number + 1},
      database_{std::move(database)},
      front_{std::move(front)},
      omni_{std::move(omni)},
      world_{std::move(world)},
      coach_{std::move(coach)},
      battery_{{.mass = league.robot.mass.value}},
      ball_{{.slowdown = league.ball.rolling_resistance * kGravity}},
      robots_{{}} {
  own_.self = robot;
  colour_.colour = robot.team == Team::Blue ? teamware::Colour::Cyan : teamware::Colour::Magenta;
  // room for all that a match can bring, so that no tick asks for memory
  mates_.resize(static_cast<std::size_t>(database_.members()) + 1);
  constexpr std::size_t kMost = 16;
  for (Mate& mate : mates_) {
    mate.world.ours.reserve(kMost);
    mate.world.theirs.reserve(kMost);
    mate.world.teammates_active.reserve(kMost);
    mate.world.self.role.reserve(32);
  }
  for (teamware::FRNTVision* saw : {&saw_ahead_, &ahead_before_}) {
    for (auto* list : {&saw->obstacles, &saw->opponents, &saw->mates}) list->reserve(kMost);
    saw->landmarks.goals.reserve(kMost);
    saw->landmarks.posts.reserve(kMost);
  }
  for (teamware::OMNIVision* saw : {&saw_around_, &around_before_}) {
    saw->obstacles.reserve(kMost);
    saw->lines.reserve(24 * kMost);
  }
  told_.ours.reserve(kMost);
  told_.theirs.reserve(kMost);
  told_.teammates_active.reserve(kMost);
  mate_places_.reserve(kMost);
  told_mates_.reserve(kMost);
  active_.reserve(kMost);
  witnesses_.reserve(kMost);
  own_.mates.reserve(kMost);
  own_.opponents.reserve(kMost);
  behaviour_.reserve(64);
  told_.self.role.reserve(32);
  said_.robots.reserve(kMost);
}

SharedWorld::~SharedWorld() {
  if (!settings_.folder.empty()) (void)database_.remove_if_alone();
}

Result<void> SharedWorld::put_constants(const field::League& league) {
  auto landmarks = record_of<teamware::Landmarks>(database_, settings_.schema, "landmarks");
  if (!landmarks) return pass_on(std::move(landmarks));
  if (auto put = landmarks->put(team::landmarks_of(league.walls)); !put) return put;
  landmarks_ = team::landmarks_of(league.walls);
  const teamware::CameraSettings front = team::with_view(settings_.front, settings_.cameras.front_view);
  for (const auto& [name, camera] :
       {std::pair{"front_camera", &front}, std::pair{"omni_camera", &std::as_const(settings_.omni)}}) {
    auto record = record_of<teamware::CameraSettings>(database_, settings_.schema, name);
    if (!record) return pass_on(std::move(record));
    if (auto put = record->put(*camera); !put) return put;
  }
  // the vision goes by what the record says of the camera
  settings_.cameras.front_view = team::view_of(front);
  return {};
}

void SharedWorld::note(const Result<void>& put) {
  if (!put && trouble_.empty()) trouble_ = put.error().text();
}

void SharedWorld::begin(const Readings& readings) {
  now_ = readings.time;
  if (settings_.told_time) database_.set_time(now_);
  battery_.update(readings);
  if (readings.mail) note(team::receive(*readings.mail, world_.bytes(), coach_.bytes()));
}

void SharedWorld::put_vision(const Percepts& percepts) {
  if (!percepts.sight) return;
  std::swap(saw_ahead_, ahead_before_);
  std::swap(saw_around_, around_before_);
  team::fill_vision(*percepts.sight, robot_.team, settings_.cameras, saw_ahead_, saw_around_);
  const double passed = (percepts.sight->time - look_before_).seconds();
  team::gauge_velocities(ahead_before_, around_before_, passed, saw_ahead_, saw_around_);
  look_before_ = percepts.sight->time;
  const Duration age = now_ - percepts.sight->time;
  note(front_.put(saw_ahead_, age));
  note(omni_.put(saw_around_, age));
}

void SharedWorld::get_vision(Percepts& percepts) {
  new_look_ = false;
  percepts.sight.reset();
  if (omni_.bytes().latest() == looked_) return;
  const team::Reading ahead = front_.get(saw_ahead_);
  const team::Reading around = omni_.get(saw_around_);
  looked_ = around.number;
  if (!ahead || !around) return;
  new_look_ = true;
  mate_places_.clear();
  if (own_.pose) {
    for (const Mate& mate : mates_) {
      const auto at = static_cast<std::size_t>(mate.world.self.number - 1);
      if (!mate.fresh || at >= mate.world.ours.size()) continue;
      const teamware::Robot& robot = mate.world.ours[at];
      const double passed = std::min(0.5, (now_ - mate.told).seconds());
      mate_places_.push_back(into(own_.pose->X_TR, robot.p_FO + robot.v_FO * passed));
    }
  }
  Sight& sight = percepts.sight.present();
  sight.time = now_ - around.age;
  sight.recognised = now_;
  team::read_vision(saw_ahead_, saw_around_, mate_places_, sight);
  check_landmarks();
}

void SharedWorld::integrate(Beliefs& beliefs) {
  hear_coach();
  hear_mates();
  own_.game.reset();
  if (coach_active_) team::hear_coach(said_, member_, own_.game.present());
  if (!coach_active_ && game_known_) {
    own_.game.present() = {};
    team::hear_situation(game_, *own_.game);
  }
  beliefs = own_;
  beliefs.coach.reset();
  if (const teamware::CoachedRobot* me = coach_active_ ? team::coached(said_, member_) : nullptr) {
    CoachBelief& coach = beliefs.coach.present();
    coach.active = me->active;
    coach.role = me->role;
    coach.told = said_at_;
  }
  fuse_robots(beliefs);
  fuse_ball(beliefs);
}

void SharedWorld::hear_coach() {
  const team::Reading reading = coach_.get(said_, team::kBaseStation);
  coach_active_ = reading && said_.active;
  if (!coach_active_) return;
  said_at_ = now_ - reading.age;
  // the coach wins over what the robot or its mates hold true
  game_ = said_.game;
  game_known_ = true;
  colour_ = said_.team;
}

void SharedWorld::hear_mates() {
  active_.clear();
  Time newest{-1};
  for (std::size_t member = 1; member < mates_.size(); ++member) {
    if (static_cast<int>(member) == member_) {
      active_.push_back(member_);
      continue;
    }
    Mate& mate = mates_[member];
    const std::uint64_t latest = world_.bytes().latest(static_cast<int>(member));
    const bool news = latest != mate.number;
    if (news) {
      const team::Reading reading = world_.get(mate.world, static_cast<int>(member));
      mate.number = reading.number;
      mate.told = now_ - reading.age;
    }
    mate.fresh =
        mate.number != 0 && now_ - mate.told < kFreshMate && mate.world.self.number == static_cast<int>(member);
    if (!mate.fresh) continue;
    if (mate.world.running) active_.push_back(static_cast<int>(member));
    // who hears no base station believes the mate who does
    if (!coach_active_ && mate.world.bstation_active && mate.told > newest) {
      newest = mate.told;
      game_ = mate.world.game;
      game_known_ = true;
    }
    if (!news) continue;
    const auto at = static_cast<std::size_t>(member - 1);
    if (at < mate.world.ours.size() && mate.world.ours[at].see_xy) {
      const teamware::Robot& self = mate.world.ours[at];
      robots_.see({.who = static_cast<int>(at),
                   .number = static_cast<int>(at),
                   .p_T = self.p_FO,
                   .spread = std::max(kLeastSpread, self.spread),
                   .seen = mate.told});
    }
    for (const teamware::Robot& one : mate.world.theirs) {
      if (one.lifetime > kFreshSight) continue;
      robots_.see({.who = static_cast<int>(at),
                   .p_T = one.p_FO,
                   .spread = std::max(kLeastSpread, one.spread),
                   .seen = mate.told - one.lifetime});
    }
  }
}

void SharedWorld::fuse_robots(Beliefs& beliefs) {
  if (own_.pose) {
    robots_.see({.who = robot_.number,
                 .number = robot_.number,
                 .p_T = own_.pose->X_TR.position(),
                 .spread = std::max(kLeastSpread, own_.pose->spread),
                 .seen = now_});
    for (const OpponentBelief& one : own_.opponents) {
      if (!new_look_ || now_ - one.seen > kFreshSight) continue;
      robots_.see(
          {.who = robot_.number, .p_T = one.p_TO, .spread = std::max(kLeastSpread, one.spread), .seen = one.seen});
    }
  }
  robots_.update(now_);
  beliefs.opponents.clear();
  for (const model::RobotTrack& track : robots_.robots()) {
    if (track.number >= 0) continue;
    beliefs.opponents.push_back({.number = -1,
                                 .p_TO = model::TeamRobots::place_at(track, now_),
                                 .v_TO = track.v_T,
                                 .spread = std::sqrt(track.pp),
                                 .seen = track.seen});
  }
  beliefs.mates.clear();
  for (const Mate& mate : mates_) {
    const auto at = static_cast<std::size_t>(mate.world.self.number - 1);
    if (!mate.fresh || at >= mate.world.ours.size() || !mate.world.ours[at].see_xy) continue;
    const teamware::Robot& robot = mate.world.ours[at];
    const Vec2 p = robot.p_FO + robot.v_FO * std::min(0.3, (now_ - mate.told).seconds());
    beliefs.mates.push_back({.number = static_cast<int>(at),
                             .X_TR = {p.x, p.y, robot.orientation},
                             .v_TR = robot.v_FO,
                             .spread = robot.spread,
                             .known = mate.told,
                             .playing = mate.world.running,
                             .seconds_to_ball = 1e9});
  }
}

void SharedWorld::fuse_ball(Beliefs& beliefs) {
  witnesses_.clear();
  const auto add = [&](int who, Vec2 p, Vec2 v, double spread, double pose_spread, Duration age, Time told) {
    // where it was when it was seen
    witnesses_.push_back({.who = who,
                          .p_T = p - v * age.seconds(),
                          .v_T = v,
                          .spread = spread,
                          .pose_spread = pose_spread,
                          .seen = told - age});
  };
  if (own_.ball && own_.pose) {
    const BallBelief& ball = *own_.ball;
    add(robot_.number, ball.p_TB, ball.v_TB, ball.spread, own_.pose->spread, now_ - ball.seen, now_);
  }
  for (const Mate& mate : mates_) {
    const teamware::Ball& ball = mate.world.ball;
    const auto at = static_cast<std::size_t>(mate.world.self.number - 1);
    // who holds its own place corrupt does not know where the ball is, either
    if (!mate.fresh || ball.spread <= 0.0 || at >= mate.world.ours.size() || !mate.world.ours[at].see_xy) continue;
    add(static_cast<int>(at), ball.p_FO, ball.v_FO, ball.spread, mate.world.ours[at].spread, ball.lifetime, mate.told);
  }
  beliefs.team_ball.reset();
  const auto fused = ball_.fuse(witnesses_, now_);
  if (fused) {
    SharedBall& ball = beliefs.team_ball.present();
    ball.p_TB = fused->p_T;
    ball.v_TB = fused->v_T;
    ball.spread = fused->spread;
    ball.seen = fused->seen;
    ball.sources.clear();
    for (const model::Source& one : fused->all_sources()) ball.sources.push_back({one.who, one.seen, one.used});
  }
  // the own eyes count while they see it; then the team's
  const bool own = own_.ball && now_ - own_.ball->seen < kOwnBall;
  if (own || !fused) {
    if (!own && beliefs.ball && now_ - beliefs.ball->seen > kForgetBall) beliefs.ball.reset();
    return;
  }
  BallBelief& ball = beliefs.ball.present();
  ball.p_TB = beliefs.team_ball->p_TB;
  ball.v_TB = beliefs.team_ball->v_TB;
  ball.spread = beliefs.team_ball->spread;
  ball.seen = fused->seen;
  ball.in_sight = false;
  ball.by_mate = true;
}

}  // namespace cancha::robot
