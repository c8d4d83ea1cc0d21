#include "team/teamware/base_station.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/expects.h"
#include "team/teamware/game_records.h"

namespace cancha::team {
namespace {

constexpr std::size_t kMostRobots = 16;

template <class T>
Result<Record<T>> record_of(Database& database, const Schema& schema, std::string_view name) {
  const auto found = std::ranges::find(schema.records, name, &Declaration::name);
  if (found == schema.records.end()) {
    return fail(schema.name, fmt::format("there is no record '{}'", name), "a base station needs it");
  }
  return database.record<T>(*found);
}

}  // namespace

Result<BaseStation> BaseStation::open(Database database, const Schema& schema, teamware::Colour colour) {
  auto coach = record_of<teamware::Coach>(database, schema, "coach");
  if (!coach) return pass_on(std::move(coach));
  auto world = record_of<teamware::GlobalWS>(database, schema, "world");
  if (!world) return pass_on(std::move(world));
  BaseStation made{std::move(database), std::move(*coach), std::move(*world)};
  made.coach_.team.colour = colour;
  return made;
}

BaseStation::BaseStation(Database database, Record<teamware::Coach> coach, Record<teamware::GlobalWS> world)
    : database_{std::move(database)}, record_{std::move(coach)}, world_{std::move(world)} {
  const auto robots = static_cast<std::size_t>(database_.members());
  orders_.resize(robots + 1);
  members_.resize(robots + 1);
  coach_.robots.resize(robots);
  coach_.active = true;
  own_.teammates_active.reserve(robots);
  for (Order& order : orders_) order.role.reserve(32);
  for (teamware::CoachedRobot& robot : coach_.robots) robot.role.reserve(32);
  for (Member& member : members_) {
    member.world.ours.reserve(kMostRobots);
    member.world.theirs.reserve(kMostRobots);
    member.world.teammates_active.reserve(kMostRobots);
    member.world.self.role.reserve(32);
  }
}

void BaseStation::referee(const RefereeState& state, RefereeSide own, Time now) {
  const teamware::GameSituation before = game_;
  game_ = situation_of(state, own);
  const bool refbox = state.protocol == RefereeProtocol::Msl || state.protocol == RefereeProtocol::MslOld;
  if (refbox) game_ = restart_.follow(game_, ball(), now);
  const bool restarts = game_.play != teamware::Play::Running && game_.play != teamware::Play::Stopped;
  if (restarts && (before.play != game_.play || before.ours != game_.ours)) coach_.restart = ball().value_or(Vec2{});
  coach_.left = state.left;
  if (own == RefereeSide::Neither || state.teams.size() < 2) return;
  const RefereeTeam& us = state.teams[own == RefereeSide::First ? 0 : 1];
  coach_.our_score = us.score;
  coach_.their_score = state.teams[own == RefereeSide::First ? 1 : 0].score;
  for (std::size_t i = 0; i < us.players.size() && i + 1 < orders_.size(); ++i) {
    orders_[i + 1].allowed = us.players[i].penalty == RefereePenalty::None;
  }
}

void BaseStation::set_role(int member, std::string role) {
  CANCHA_EXPECTS(member >= 1 && static_cast<std::size_t>(member) < orders_.size());
  orders_[static_cast<std::size_t>(member)].role = std::move(role);
}

void BaseStation::set_active(int member, bool active) {
  CANCHA_EXPECTS(member >= 1 && static_cast<std::size_t>(member) < orders_.size());
  orders_[static_cast<std::size_t>(member)].active = active;
}

teamware::Orders BaseStation::orders() const {
  teamware::Orders made;
  made.stopped = stopped_;
  made.colour = coach_.team.colour;
  for (std::size_t i = 1; i < orders_.size(); ++i) {
    made.robots.push_back({static_cast<int>(i), orders_[i].active, orders_[i].role});
  }
  return made;
}

void BaseStation::obey(const teamware::Orders& orders) {
  stopped_ = orders.stopped;
  coach_.team.colour = orders.colour;
  for (const teamware::RobotOrder& one : orders.robots) {
    if (one.number < 1 || static_cast<std::size_t>(one.number) >= orders_.size()) continue;
    set_active(one.number, one.active);
    if (one.role.size() <= kLongestRole) set_role(one.number, one.role);
  }
}

teamware::Overview BaseStation::overview() const {
  teamware::Overview made;
  made.play = names(teamware::Play{})[static_cast<std::size_t>(coach_.game.play)];
  made.ours = coach_.game.ours;
  made.our_score = coach_.our_score;
  made.their_score = coach_.their_score;
  for (std::size_t i = 1; i < members_.size(); ++i) {
    const Member& member = members_[i];
    if (!member.heard) continue;
    teamware::OverviewRobot& robot = made.robots.emplace_back();
    robot.number = static_cast<int>(i);
    robot.active = member.active;
    robot.age = member.age.seconds();
    robot.role = member.world.self.role;
    robot.hears_coach = member.world.bstation_active;
    robot.battery = member.world.battery;
    robot.inconsistencies = member.world.inconsistencies;
    if (i - 1 < member.world.ours.size()) {
      const teamware::Robot& self = member.world.ours[i - 1];
      robot.placed = self.see_xy;
      robot.place = self.p_FO;
      robot.heading = self.orientation;
      robot.spread = self.spread;
    }
    const teamware::Ball& ball = member.world.ball;
    robot.ball_known = ball.spread > 0.0;
    robot.ball_seen = member.world.ball_seen;
    robot.ball = ball.p_FO;
    robot.ball_age = ball.lifetime.seconds() + robot.age;
  }
  return made;
}

Result<void> BaseStation::update() {
  for (std::size_t i = 1; i < members_.size(); ++i) {
    Member& member = members_[i];
    const Reading reading = world_.get(member.world, static_cast<int>(i));
    member.heard = reading.state == Reading::State::Fresh || reading.state == Reading::State::Expired;
    member.active = static_cast<bool>(reading);
    member.age = reading.age;
    teamware::CoachedRobot& told = coach_.robots[i - 1];
    told.number = static_cast<int>(i);
    told.active = orders_[i].active && orders_[i].allowed;
    told.role = orders_[i].role;
  }
  coach_.game = game_;
  if (stopped_) coach_.game = {};
  put_own_world();
  if (auto put = world_.put(own_); !put) return put;
  return record_.put(coach_);
}

void BaseStation::put_own_world() {
  own_.base_station = own_.bstation_active = own_.running = true;
  own_.team = coach_.team;
  ++own_.cycles;
  own_.game_before = own_.game;
  own_.game = coach_.game;
  own_.teammates_active.clear();
  for (std::size_t i = 1; i < members_.size(); ++i) {
    if (members_[i].active && members_[i].world.running) own_.teammates_active.push_back(static_cast<int>(i));
  }
}

std::optional<Vec2> BaseStation::ball() const {
  const Member* best = nullptr;
  for (const Member& one : members_) {
    if (!one.active || one.world.ball.spread <= 0.0) continue;
    const auto worth = [](const Member& m) {
      return m.age.seconds() + m.world.ball.lifetime.seconds() + m.world.ball.spread;
    };
    if (best == nullptr || worth(one) < worth(*best)) best = &one;
  }
  if (best == nullptr) return std::nullopt;
  return best->world.ball.p_FO;
}

}  // namespace cancha::team
