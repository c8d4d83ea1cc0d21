#include "match/team_databases.h"

#include <fmt/format.h>

#include <algorithm>

#include "match/team_views.h"
#include "team/rtdb/schema.h"
#include "team/teamware/fill.h"

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
  }
  auto base = database_of(team, team::kBaseStation, folder, *schema);
  if (!base) return pass_on(std::move(base));
  auto coach = record_of<teamware::Coach>(*base, *schema, "coach");
  if (!coach) return pass_on(std::move(coach));
  side.coach = std::move(*coach);
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

void TeamDatabases::ticked(const Moment& moment) {
  if (moment.truth.time < due_) return;
  due_ = std::max(due_ + kBetweenPuts, moment.truth.time);
  for (Side& side : sides_) {
    fill_view(side.view, moment.truth, moment.game);
    int number = 0;
    for (Robot& robot : side.robots) {
      robot.last = team::world_state_of(side.view, ++number, robot.last);
      note(robot.world.put(robot.last));
    }
    note(side.coach->put(team::coach_of(side.view)));
  }
}

void TeamDatabases::note(const Result<void>& put) {
  if (!put && trouble_.empty()) trouble_ = put.error().text();
}

}  // namespace cancha::match
