#include "lab/contest.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/config.h"
#include "match/contest/judge.h"
#include "match/match.h"

namespace cancha::lab {
namespace {

using match::contest::ContestResult;

constexpr std::size_t kMostTeams = 32;

/// Runs tests that are not in the store yet.
class Runner {
 public:
  Runner(const ContestPlan& plan, const std::filesystem::path& content, ContestStore& store,
         const std::function<Result<void>(const ContestStore&)>& keep,
         const std::function<void(const std::string&)>& progress)
      : plan_{plan}, content_{content}, store_{store}, keep_{keep}, progress_{progress} {}

  Result<const ContestResult*> run(const std::string& name, const match::Fixture& fixture) {
    if (const auto done = store_.find(name); done != store_.end()) return &done->second;
    progress_(name);
    auto result = play_test(fixture, content_);
    if (!result) return pass_on(std::move(result));
    const auto put = store_.emplace(name, std::move(*result)).first;
    if (auto kept = keep_(store_); !kept) return pass_on(std::move(kept));
    return &put->second;
  }

  /// The best attempt of a team.
  Result<match::contest::RaceTotal> race(const ContestTeam& team) {
    match::contest::RaceTotal best{-1.0, -1e9};
    for (std::size_t i = 0; i < plan_.scenes.size(); ++i) {
      // judges put boxes up alike for all teams in an attempt
      const match::Fixture fixture = race_of(plan_, team.race, i);
      auto result = run(fmt::format("race/{}/{}", team.name, i + 1), fixture);
      if (!result) return pass_on(std::move(result));
      best = std::max(best, match::contest::RaceTotal{(*result)->points, (*result)->before_clamping});
    }
    return best;
  }

  Result<match::contest::StairsRun> stairs(const ContestTeam& team) {
    const match::Fixture fixture = stairs_of(plan_, team.stairs);
    auto result = run(fmt::format("stairs/{}", team.name), fixture);
    if (!result) return pass_on(std::move(result));
    const ContestResult& r = **result;
    return match::contest::StairsRun{r.penalties, r.steps, r.arrived, r.seconds};
  }

  /// Who of two teams wins a bout: 0, 1, or none.
  Result<std::optional<int>> bout(const std::string& stage, const ContestTeam& a, const ContestTeam& b) {
    const match::Fixture fixture{.league = "ceabot-sumo", .blue = a.sumo, .yellow = b.sumo, .seed = plan_.seed};
    auto result = run(fmt::format("sumo/{}/{}-{}", stage, a.name, b.name), fixture);
    if (!result) return pass_on(std::move(result));
    if ((*result)->winner.empty()) return std::optional<int>{};
    return std::optional<int>{(*result)->winner == "blue" ? 0 : 1};
  }

 private:
  const ContestPlan& plan_;
  const std::filesystem::path& content_;
  ContestStore& store_;
  const std::function<Result<void>(const ContestStore&)>& keep_;
  const std::function<void(const std::string&)>& progress_;
};

/// Everybody against everybody, best first; who has won as often stays in the order of the draw.
Result<std::vector<std::size_t>> round_robin(Runner& runner, const ContestPlan& plan, const std::string& stage,
                                             std::vector<std::size_t> pool, std::vector<int>& won_in_all) {
  std::vector<int> won(plan.teams.size(), 0);
  for (std::size_t i = 0; i < pool.size(); ++i) {
    for (std::size_t j = i + 1; j < pool.size(); ++j) {
      auto winner = runner.bout(stage, plan.teams[pool[i]], plan.teams[pool[j]]);
      if (!winner) return pass_on(std::move(winner));
      if (!*winner) continue;
      const std::size_t who = **winner == 0 ? pool[i] : pool[j];
      ++won[who];
      ++won_in_all[who];
    }
  }
  std::ranges::stable_sort(pool, [&](std::size_t a, std::size_t b) { return won[a] > won[b]; });
  return pool;
}

/// Groups by draw; then the firsts of all groups among each other, the seconds, and so on.
Result<void> run_sumo(Runner& runner, const ContestPlan& plan, std::vector<ContestTable::Row>& rows) {
  std::vector<std::size_t> drawn;
  for (std::size_t i = 0; i < plan.teams.size(); ++i) {
    if (!plan.teams[i].sumo.empty()) drawn.push_back(i);
  }
  Random draw = Random{plan.seed}.split("sumo");
  for (std::size_t i = drawn.size(); i > 1; --i) std::swap(drawn[i - 1], drawn[draw.below(i)]);
  const auto groups =
      std::clamp<std::size_t>(static_cast<std::size_t>(plan.groups), 1, std::max<std::size_t>(1, drawn.size()));
  std::vector<std::vector<std::size_t>> pools(groups);
  for (std::size_t i = 0; i < drawn.size(); ++i) pools[i % groups].push_back(drawn[i]);
  std::vector<int> won(plan.teams.size(), 0);
  std::size_t deepest = 0;
  for (std::size_t g = 0; g < groups; ++g) {
    auto order = round_robin(runner, plan, fmt::format("group {}", g + 1), pools[g], won);
    if (!order) return pass_on(std::move(order));
    pools[g] = std::move(*order);
    deepest = std::max(deepest, pools[g].size());
  }
  int place = 1;
  for (std::size_t rank = 0; rank < deepest; ++rank) {
    std::vector<std::size_t> equals;
    for (const auto& pool : pools) {
      if (rank < pool.size()) equals.push_back(pool[rank]);
    }
    if (groups > 1) {
      auto order = round_robin(runner, plan, fmt::format("place {}", place), equals, won);
      if (!order) return pass_on(std::move(order));
      equals = std::move(*order);
    }
    for (const std::size_t team : equals) rows[team].sumo_place = place++;
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i].bouts_won = won[i];
    rows[i].points.sumo = match::contest::place_points(match::contest::sumo_place_points(), rows[i].sumo_place);
  }
  return {};
}

}  // namespace

match::Fixture race_of(const ContestPlan& plan, const std::string& blue, std::size_t attempt) {
  return {.league = "ceabot-race", .blue = blue, .seed = plan.seed + attempt, .scene = plan.scenes[attempt]};
}

match::Fixture stairs_of(const ContestPlan& plan, const std::string& blue) {
  return {.league = "ceabot-stairs", .blue = blue, .seed = plan.seed, .scene = plan.stairs};
}

Result<ContestResult> play_test(const match::Fixture& fixture, const std::filesystem::path& content) {
  auto league = match::league_of(fixture, content);
  if (!league) return pass_on(std::move(league));
  auto match = match::start_match(fixture, *league, content);
  if (!match) return pass_on(std::move(match));
  while (!(*match)->over()) {
    if (auto ticked = (*match)->tick(); !ticked) return pass_on(std::move(ticked));
  }
  const auto result = match::contest::result_of(**match);
  if (!result) return fail(fixture.league, "is no test of a contest", "ceabot-race, ceabot-stairs or ceabot-sumo");
  return *result;
}

Result<ContestPlan> parse_contest(std::string_view toml, const std::string& where) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  ContestPlan plan;
  root.need("title", plan.title);
  int seed = 1;
  root.read("seed", seed, between(0, 1e6));
  plan.seed = static_cast<std::uint64_t>(seed);
  root.read("scenes", plan.scenes);
  if (plan.scenes.empty() || plan.scenes.size() > 10) root.refuse("scenes", "one to ten attempts of the race");
  root.read("stairs", plan.stairs);
  root.read("groups", plan.groups, between(1, 8));
  std::set<std::string> names;
  const std::vector<Section> teams = root.sections("teams");
  if (teams.empty() || teams.size() > kMostTeams) {
    root.refuse("teams", fmt::format("a contest has 1 to {} teams, each [[teams]]", kMostTeams));
  }
  for (std::size_t i = 0; i < std::min(teams.size(), kMostTeams); ++i) {
    Section one = teams[i];
    ContestTeam team;
    one.need("name", team.name);
    one.read("race", team.race);
    one.read("stairs", team.stairs);
    one.read("sumo", team.sumo);
    const bool plain = team.name.find_first_of("/-\"\\\n") == team.name.npos && team.name.size() <= 60;
    if (!plain || team.name.empty()) one.refuse("name", "a name of at most 60 letters, without / - \" and \\");
    if (!names.insert(team.name).second) one.refuse("name", fmt::format("there are two teams '{}'", team.name));
    plan.teams.push_back(std::move(team));
  }
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  return plan;
}

Result<ContestTable> run_contest(const ContestPlan& plan, const std::filesystem::path& content, ContestStore& store,
                                 const std::function<Result<void>(const ContestStore&)>& keep,
                                 const std::function<void(const std::string&)>& progress) {
  namespace contest = match::contest;
  Runner runner{plan, content, store, keep, progress};
  ContestTable table;
  std::vector<contest::RaceTotal> totals;
  std::vector<contest::StairsRun> climbs;
  for (const ContestTeam& team : plan.teams) {
    ContestTable::Row& row = table.rows.emplace_back();
    row.team = team.name;
    contest::RaceTotal total{-1.0, -1e9};  // who does not take part comes last
    if (!team.race.empty()) {
      auto run = runner.race(team);
      if (!run) return pass_on(std::move(run));
      total = *run;
    }
    row.race = std::max(0.0, total.points);
    totals.push_back(total);
    if (!team.stairs.empty()) {
      auto run = runner.stairs(team);
      if (!run) return pass_on(std::move(run));
      row.stairs = *run;
    }
    climbs.push_back(row.stairs);
  }
  const std::vector<int> places = contest::race_places(totals);
  const std::vector<int> steps = contest::stairs_points(climbs);
  for (std::size_t i = 0; i < plan.teams.size(); ++i) {
    if (!plan.teams[i].race.empty()) {
      table.rows[i].points.race = contest::place_points(contest::race_place_points(), places[i]);
    }
    if (!plan.teams[i].stairs.empty()) table.rows[i].points.stairs = steps[i];
  }
  if (auto fought = run_sumo(runner, plan, table.rows); !fought) return pass_on(std::move(fought));
  std::ranges::stable_sort(table.rows,
                           [](const auto& a, const auto& b) { return a.points.total() > b.points.total(); });
  return table;
}

}  // namespace cancha::lab
