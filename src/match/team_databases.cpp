#include "match/team_databases.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "match/team_views.h"
#include "messages/frame.h"
#include "messages/intent.h"
#include "team/rtdb/schema.h"

namespace cancha::match {
namespace {

constexpr Duration kBetweenPuts = 100_ms;
constexpr const char* kSchema = "cambada";

/// A record of the schema, with its type.
template <class T>
Result<team::Record<T>> record_of(team::Database& database, const team::Schema& schema, std::string_view name) {
  const auto found = std::ranges::find(schema.records, name, &team::Declaration::name);
  if (found == schema.records.end()) return fail(schema.name, fmt::format("there is no record '{}'", name));
  return database.record<T>(*found);
}

Result<team::Database> database_of(Team team, int member, const std::string& folder, const team::Schema& schema) {
  team::Database::Settings settings;
  settings.place = {.folder = folder, .team = std::string{name(team)}, .member = member};
  settings.members = schema.members;
  return team::Database::open(settings, schema.records);
}

}  // namespace

Result<TeamDatabases::Side> TeamDatabases::open_side(Team team, const field::League& league,
                                                     const std::filesystem::path& content, const std::string& folder) {
  auto schema = team::load_schema(content, kSchema);
  if (!schema) return pass_on(std::move(schema));
  schema->members = std::max(schema->members, league.players);
  Side side{.view = empty_view(team, league.players), .robots = {}, .coach = {}};
  for (int number = 1; number <= league.players; ++number) {
    auto database = database_of(team, number, folder, *schema);
    if (!database) return pass_on(std::move(database));
    auto landmarks = record_of<teamware::Landmarks>(*database, *schema, "landmarks");
    if (!landmarks) return pass_on(std::move(landmarks));
    if (auto put = landmarks->put(team::landmarks_of(league.walls)); !put) return pass_on(std::move(put));
    auto world = record_of<teamware::GlobalWS>(*database, *schema, "world");
    if (!world) return pass_on(std::move(world));
    side.robots.push_back({.world = std::move(*world)});
    side.databases.push_back(std::move(*database));
  }
  auto base = database_of(team, team::kBaseStation, folder, *schema);
  if (!base) return pass_on(std::move(base));
  auto coach = record_of<teamware::Coach>(*base, *schema, "coach");
  if (!coach) return pass_on(std::move(coach));
  side.coach = std::move(*coach);
  side.databases.push_back(std::move(*base));
  return side;
}

Result<TeamDatabases> TeamDatabases::open(const field::League& league, const std::filesystem::path& content,
                                          const std::string& folder) {
  TeamDatabases all;
  for (const Team team : kTeams) {
    auto side = open_side(team, league, content, folder);
    if (!side) return pass_on(std::move(side));
    all.sides_[index(team)] = std::move(*side);
  }
  return all;
}

TeamDatabases::~TeamDatabases() {
  for (Side& side : sides_) {
    for (team::Database& database : side.databases) (void)database.remove_if_alone();
  }
}

team::OwnWords TeamDatabases::own_words(Robot& robot, RobotId id, const Moment& moment) {
  team::OwnWords own;
  own.base_station_active = true;
  const std::size_t players = moment.truth.robots.size() / kTeams.size();
  const auto place = static_cast<int>(index(id.team) * players) + id.number;
  const auto told = std::ranges::find(moment.intents, place, &PlayerIntent::robot);
  if (told != moment.intents.end()) robot.role = told->role;
  std::string behaviour = robot.role;
  const auto same = [&](const Frame* frame) { return frame && frame->robot == id; };
  if (const auto its = std::ranges::find_if(moment.frames, same); its != moment.frames.end()) {
    const Frame& frame = **its;
    robot.role = frame.intent.role;
    behaviour = frame.intent.chosen_by;
    const auto& [ball, pose] = std::tie(frame.beliefs.ball, frame.beliefs.pose);
    own.ball_in_sight = ball && ball->in_sight;
    if (ball) own.ball_age = std::max(frame.time - ball->seen, Duration{});
    if (pose) own.pose_age = std::max(frame.time - pose->fixed, Duration{});
  }
  own.role = robot.role;
  own.behaviour_changed = behaviour != robot.behaviour;
  robot.behaviour = std::move(behaviour);
  return own;
}

void TeamDatabases::ticked(const Moment& moment) {
  if (moment.truth.time < due_) return;
  due_ = std::max(due_ + kBetweenPuts, moment.truth.time);
  for (Side& side : sides_) {
    fill_view(side.view, moment.truth, moment.game);
    int number = 0;
    for (Robot& robot : side.robots) {
      const team::OwnWords own = own_words(robot, {side.view.team, number}, moment);
      robot.last = team::world_state_of(side.view, ++number, robot.last, own);
      note(robot.world.put(robot.last));
    }
    std::vector<std::string> roles;
    for (const Robot& robot : side.robots) roles.push_back(robot.role);
    side.told = team::coach_of(side.view, side.told, roles);
    note(side.coach->put(side.told));
  }
}

void TeamDatabases::note(const Result<void>& put) {
  if (!put && trouble_.empty()) trouble_ = put.error().text();
}

}  // namespace cancha::match
