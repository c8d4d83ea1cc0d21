#include "server/team_api.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "base/json.h"
#include "base/json_read.h"
#include "os/clock.h"
#include "server/paths.h"

namespace cancha::server {
namespace {

constexpr std::string_view kTeam = "/api/team";
constexpr std::string_view kState = "/api/team/state";
constexpr std::string_view kValues = "/api/team/values";
constexpr std::string_view kValue = "/api/team/value";

/// A number in a query; `otherwise` where it is not said, none where it is no number within the bounds.
std::optional<int> number_in(std::string_view query, std::string_view key, int otherwise, int most) {
  const auto text = query_value(query, key);
  if (!text) return otherwise;
  int number = 0;
  const auto [end, fault] = std::from_chars(text->data(), text->data() + text->size(), number);
  if (fault != std::errc{} || end != text->data() + text->size() || number < 0 || number > most) return std::nullopt;
  return number;
}

struct Wanted {
  std::string record;
  int of = team::ByteRecord::kMine;
  int past = 0;
};

TeamCopy copy_of(const team::Found& found, const Wanted& wanted) {
  TeamCopy copy{.robot = found.place.member};
  const auto database = team::Database::observe(found.place);
  const auto record = database ? database->find(wanted.record) : tl::unexpected(database.error());
  if (!record) {
    copy.trouble = record.error().text();
    return copy;
  }
  auto value = team::show_value(*database, *record, wanted.of, 0, TeamApi::kMostValue);
  if (!value) {
    copy.trouble = value.error().text();
    return copy;
  }
  copy.value = std::move(*value);
  const std::uint64_t last = copy.value.number;
  const std::uint64_t first = last - std::min<std::uint64_t>(last, static_cast<std::uint64_t>(wanted.past));
  for (std::uint64_t number = std::max<std::uint64_t>(1, first); number < last; ++number) {
    auto older = team::show_value(*database, *record, wanted.of, number, TeamApi::kMostValue);
    if (older && older->number != 0) copy.past.push_back(std::move(*older));
  }
  return copy;
}

}  // namespace

bool TeamApi::is_mine(std::string_view path) {
  return path == kTeam || path == kState || path == kValues || path == kValue;
}

std::vector<team::Found> TeamApi::robots_of(std::string_view team) const {
  auto all = team::find_databases(folder_);
  std::erase_if(all, [&](const team::Found& found) { return found.place.team != team; });
  return all;
}

Answer TeamApi::list() const {
  std::vector<ListedTeam> teams;
  for (team::ListedDatabase& robot : team::list_databases(folder_)) {
    if (teams.empty() || teams.back().team != robot.team) teams.push_back({robot.team});
    teams.back().robots.push_back(std::move(robot));
  }
  return json_answer(to_json(teams));
}

Answer TeamApi::state(const std::string& team) {
  TeamState state{.team = team};
  for (const team::Found& found : robots_of(team)) {
    const auto database = team::Database::observe(found.place);
    if (!database) {
      state.robots.emplace_back().member = found.place.member;
      state.robots.back().trouble = database.error().text();
      continue;
    }
    const std::scoped_lock turn{metering_};
    state.robots.push_back(team::table_of(*database, rates_, os::real_time()));
  }
  return json_answer(to_json(state));
}

Answer TeamApi::values(std::string_view query) const {
  const auto record = query_value(query, "record");
  const auto of = number_in(query, "of", team::ByteRecord::kMine, team::kMostMembers);
  const auto robot = number_in(query, "robot", -1, team::kMostMembers);
  const auto past = number_in(query, "past", 0, kMostPast);
  if (!record) return text_answer(400, "Say which record.");
  if (!of || !robot) return text_answer(400, fmt::format("Members are numbers, 0 to {}.", team::kMostMembers));
  if (!past) return text_answer(400, fmt::format("past is a number, 0 to {}.", kMostPast));
  std::string json = "[";
  for (const team::Found& found : robots_of(query_value(query, "team").value_or(""))) {
    if (*robot >= 0 && *robot != found.place.member) continue;
    TeamCopy copy = copy_of(found, {*record, *of, *past});
    std::string text = to_json(copy);
    if (json.size() + text.size() > kMostAnswer) {
      text = to_json(TeamCopy{.robot = copy.robot, .trouble = "the values are too large to be shown together"});
    }
    if (json.size() > 1) json += ',';
    json += text;
  }
  return json_answer(json + "]");
}

Answer TeamApi::put(const Request& request) const {
  // forms of other pages can send text, but no JSON without asking
  if (!request.brings_json()) return text_answer(415, "The body must be application/json.");
  TeamPut wish;
  if (auto read = parse_json(request.body, wish); !read) return refuse(400, read.error());
  const auto robots = robots_of(wish.team);
  const auto found = std::ranges::find(robots, wish.member, [](const team::Found& f) { return f.place.member; });
  if (found == robots.end()) {
    return text_answer(404, fmt::format("Member {} of team '{}' has no database here.", wish.member, wish.team));
  }
  const auto database = team::Database::attach(found->place);
  if (!database) return refuse(422, database.error());
  const auto record = database->find(wish.record);
  if (!record) return refuse(404, record.error());
  if (auto done = team::put_json(*database, wish.record, wish.json); !done) return refuse(422, done.error());
  return json_answer(to_json(copy_of(*found, {wish.record})));
}

Answer TeamApi::answer(const Request& request, std::string_view path, std::string_view query) {
  if (path == kValue) return request.method == "PUT" ? put(request) : only_methods("PUT");
  if (request.method != "GET" && request.method != "HEAD") return only_methods("GET, HEAD");
  if (path == kTeam) return list();
  return path == kState ? state(query_value(query, "team").value_or("")) : values(query);
}

}  // namespace cancha::server
