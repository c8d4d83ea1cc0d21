#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/contest/points.h"
#include "match/contest/result.h"
#include "match/fixture.h"

/// A whole CEABOT contest among several teams: race, stairs, sumo in groups, and the table at the end.
namespace cancha::lab {

/// Plays one test to its end. Without recording and studio.
[[nodiscard]] Result<match::contest::ContestResult> play_test(const match::Fixture& fixture,
                                                              const std::filesystem::path& content);

/// A team, and what its robot runs in each test: a team of content/teams, or a chart.
struct ContestTeam {
  std::string name;
  std::string race{};    ///< empty: it does not take part
  std::string stairs{};  ///< likewise
  std::string sumo{};    ///< likewise
};

/// A contest's file.
struct ContestPlan {
  std::string title;
  std::uint64_t seed = 1;
  std::vector<std::string> scenes{"race_1", "random"};  ///< of the attempts of the race; the best one of a team counts
  std::string stairs = "stairs_near";                   ///< scene
  int groups = 1;                                       ///< of the sumo
  std::vector<ContestTeam> teams{};
};
[[nodiscard]] Result<ContestPlan> parse_contest(std::string_view toml, const std::string& where);

/// An attempt of the race, from 0 on, and the stairs; all teams have the same ones.
[[nodiscard]] match::Fixture race_of(const ContestPlan& plan, const std::string& blue, std::size_t attempt);
[[nodiscard]] match::Fixture stairs_of(const ContestPlan& plan, const std::string& blue);

/// Results of tests by their names, "race/lions/1": what a contest that was interrupted goes on from.
using ContestStore = std::map<std::string, match::contest::ContestResult>;
/// As a file, and back.
[[nodiscard]] std::string store_text(const ContestStore& store);
[[nodiscard]] Result<ContestStore> parse_store(std::string_view toml, const std::string& where);

/// The end of a contest.
struct ContestTable {
  struct Row {
    std::string team;
    match::contest::ContestPoints points;
    double race = 0.0;  ///< points of the race itself, of 30
    match::contest::StairsRun stairs;
    int bouts_won = 0;
    int sumo_place = 0;  ///< 0: it took no part
  };
  std::vector<Row> rows;  ///< most points first
};

/// Runs a contest: tests that the store has are not run again; the others are added to it, and `keep` is called after
/// each. Draws come from the seed. `progress` is told what is run now.
[[nodiscard]] Result<ContestTable> run_contest(const ContestPlan& plan, const std::filesystem::path& content,
                                               ContestStore& store,
                                               const std::function<Result<void>(const ContestStore&)>& keep,
                                               const std::function<void(const std::string&)>& progress);

/// The table as lines for a terminal, and the whole contest as a page with drawings of its grounds.
[[nodiscard]] std::string table_text(const ContestTable& table);
[[nodiscard]] std::string contest_page(const ContestPlan& plan, const ContestTable& table, const ContestStore& store,
                                       const std::filesystem::path& content);

}  // namespace cancha::lab
