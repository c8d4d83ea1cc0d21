// A short match of every league, from kick-off to the end of its second half, ends as tests/golden/matches.txt says:
// one line for each kind of processor and league. CANCHA_UPDATE_GOLDEN=1 writes the lines of this processor, if all
// leagues are played by one process: build/release/tests/cross_test --gtest_filter='*GoldenMatch*'. It takes those of
// other kinds away: they tell how matches of an older program ended, and can be made anew only there.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "match/fixture.h"
#include "match/match.h"
#include "match/rulebook.h"
#include "support/golden.h"

namespace cancha::match {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";
const std::filesystem::path kTable = CANCHA_SOURCE_DIR "/tests/golden/matches.txt";

// mathematics libraries and MuJoCo round in their own way on each kind of processor
#if defined(__aarch64__)
const std::string kProcessor = "aarch64";
#elif defined(__x86_64__)
const std::string kProcessor = "x86_64";
#else
const std::string kProcessor = "other";
#endif

/// "aarch64 simurosot" → "2:1 2400 6ffb81f411647566": score, steps, hash of the final state.
using Table = std::map<std::string, std::string>;

Table read_table() {
  Table table;
  std::ifstream in{kTable};
  std::string processor, league, end;
  while (in >> processor >> league && std::getline(in >> std::ws, end)) table[processor + " " + league] = end;
  return table;
}

void write_table(const Table& table) {
  std::ofstream out{kTable};
  for (const auto& [key, end] : table) out << key << ' ' << end << '\n';
}

/// Plays a match of the league's own teams and gives how it ended.
std::string end_of_match(const std::string& name) {
  Fixture fixture{.league = name, .minutes = name == "kidsize" ? 0.1 : 0.2};
  field::League league = league_of(fixture, kContent).value();
  // where the referee waits for robots to walk to their places, it waits less, so that they play
  league.game.ready = league.game.set = 0.5_s;
  fixture.blue = league.teams[0];
  fixture.yellow = league.teams[1];
  const auto match = start_match(fixture, league, kContent).value();
  Result<void> ticked;
  // a contest's test lasts as long as its robot needs: its first seconds are enough
  const double most = league.contest ? 15.0 : 1e9;
  while (ticked && !match->over() && match->truth().time.seconds() < most) ticked = match->tick();

  EXPECT_TRUE(ticked) << ticked.error().text();
  EXPECT_EQ(match->forfeit(), "");
  const auto halves = std::ranges::count(match->events(), EventKind::PeriodEnd, &MatchEvent::kind);
  EXPECT_EQ(halves, league.contest ? 0 : 2);
  const Score score = match->game().score;
  return fmt::format("{}:{} {} {:016x}", score.blue, score.yellow, match->steps(), match->state_hash());
}

class GoldenMatch : public testing::TestWithParam<std::string> {};

TEST_P(GoldenMatch, EndsAsItDid) {
  const std::string end = end_of_match(GetParam());

  Table table = read_table();
  const std::string key = kProcessor + " " + GetParam();
  if (golden::updating()) {
    std::erase_if(table, [](const auto& row) { return !row.first.starts_with(kProcessor + " "); });
    table[key] = end;
    write_table(table);
  } else if (std::ranges::none_of(table, [](const auto& row) { return row.first.starts_with(kProcessor + " "); })) {
    GTEST_SKIP() << "no match is kept for this kind of processor: " << key << ' ' << end;
  }
  EXPECT_EQ(table[key], end) << "look at the change, then accept it with CANCHA_UPDATE_GOLDEN=1";
}

INSTANTIATE_TEST_SUITE_P(Leagues, GoldenMatch, testing::ValuesIn(field::league_names(kContent)),
                         [](const auto& league) {
                           std::string name = league.param;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace cancha::match
