// The tests of CEABOT on random scenes with bodies that differ.

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <numeric>
#include <optional>
#include <thread>

#include "base/hash.h"
#include "bench/bench.h"
#include "lab/contest.h"

namespace cancha::bench {
namespace {

using match::contest::ContestResult;

constexpr std::string_view kGroup = "ceabot";
constexpr int kBoutsLess = 4;  ///< a bout of two robots takes as long as several races
constexpr int kRunsEach = 8;   ///< times the repetitions: 40 runs a figure; 25 repetitions are 200

/// Plays a test with many seeds, on all cores; the order of the results is that of the seeds.
Result<std::vector<ContestResult>> play_all(const match::Fixture& like, int runs, const Settings& settings) {
  std::vector<std::optional<Result<ContestResult>>> played(static_cast<std::size_t>(runs));
  std::atomic<int> next{0};
  std::vector<std::jthread> threads;
  for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i) {
    threads.emplace_back([&] {
      for (int run = next++; run < runs; run = next++) {
        match::Fixture fixture = like;
        fixture.seed = static_cast<std::uint64_t>(run + 1);
        played[static_cast<std::size_t>(run)] = lab::play_test(fixture, settings.content);
      }
    });
  }
  threads.clear();
  std::vector<ContestResult> results;
  for (auto& one : played) {
    if (!*one) return pass_on(std::move(*one));
    results.push_back(std::move(**one));
  }
  return results;
}

template <class Value>
double mean_of(const std::vector<ContestResult>& results, Value value) {
  double sum = 0.0;
  for (const ContestResult& one : results) sum += static_cast<double>(value(one));
  return sum / static_cast<double>(results.size());
}

std::string signature_of(const std::vector<ContestResult>& results) {
  Hash hash;
  for (const ContestResult& one : results) {
    hash.add(one.before_clamping).add(one.seconds);
    for (const int points : one.blue) hash.add(static_cast<double>(points));
  }
  return fmt::format("{:016x}", hash.value());
}

bool finished(const ContestResult& result, std::size_t legs) {
  return result.legs.size() >= legs &&
         std::ranges::all_of(result.legs.begin(), result.legs.begin() + static_cast<std::ptrdiff_t>(legs),
                             [](const auto& leg) { return leg.finished; });
}

void add_race(std::vector<Measurement>& figures, const std::vector<ContestResult>& results, const std::string& prefix,
              std::size_t legs, std::optional<double> finish_bar, std::optional<double> score_bar) {
  const std::string signature = signature_of(results);
  const double finish = 100 * mean_of(results, [&](const auto& one) { return finished(one, legs) ? 1 : 0; });
  const double score = mean_of(results, [](const auto& one) { return one.points; });
  const double penalties = mean_of(results, [](const auto& one) { return one.penalties; });
  figures.push_back(
      figure(kGroup, prefix + "race_finish_percent", {finish}, "%", Better::Higher, finish_bar, signature));
  figures.push_back(figure(kGroup, prefix + "race_score", {score}, "points", Better::Higher, score_bar, signature));
  figures.push_back(
      figure(kGroup, prefix + "race_penalties", {penalties}, "a run", Better::Lower, std::nullopt, signature));
}

void add_stairs(std::vector<Measurement>& figures, const std::vector<ContestResult>& results) {
  const double clean = 100 * mean_of(results, [](const auto& one) { return one.steps == 6 && one.penalties == 0; });
  const double steps = mean_of(results, [](const auto& one) { return one.steps; });
  const std::string signature = signature_of(results);
  figures.push_back(figure(kGroup, "stairs_percent", {clean}, "%", Better::Higher, 80.0, signature));
  figures.push_back(figure(kGroup, "stairs_steps", {steps}, "of 6", Better::Higher, std::nullopt, signature));
}

}  // namespace

Result<std::vector<Measurement>> measure_ceabot(const Settings& settings) {
  const int runs = kRunsEach * settings.repetitions;
  std::vector<Measurement> figures;
  settings.progress(fmt::format("{} races with our chart", runs));
  auto ours = play_all({.league = "ceabot-race", .blue = "ceabot_race", .scene = "random"}, runs, settings);
  if (!ours) return pass_on(std::move(ours));
  add_race(figures, *ours, "", 2, 80.0, 18.0);
  settings.progress(fmt::format("{} races with the document's chart", runs));
  auto document = play_all({.league = "ceabot-race", .blue = "ceabot_avoid", .scene = "random"}, runs, settings);
  if (!document) return pass_on(std::move(document));
  add_race(figures, *document, "document_", 1, 30.0, std::nullopt);
  const int climbs = std::max(2, runs / 2);
  settings.progress(fmt::format("{} stairs, in both places", climbs));
  std::vector<ContestResult> stairs;
  for (const char* scene : {"stairs_near", "stairs_far"}) {
    auto climbed = play_all({.league = "ceabot-stairs", .blue = "ceabot_stairs", .scene = scene}, climbs / 2, settings);
    if (!climbed) return pass_on(std::move(climbed));
    stairs.insert(stairs.end(), climbed->begin(), climbed->end());
  }
  add_stairs(figures, stairs);
  const int bouts = std::max(1, runs / kBoutsLess);
  settings.progress(fmt::format("{} bouts of sumo against each of two", bouts));
  std::vector<ContestResult> all;
  for (const char* partner : {"ceabot_sumo_passive", "ceabot_sumo_simple"}) {
    auto fought = play_all({.league = "ceabot-sumo", .blue = "ceabot_sumo", .yellow = partner}, bouts, settings);
    if (!fought) return pass_on(std::move(fought));
    all.insert(all.end(), fought->begin(), fought->end());
  }
  const double won = 100 * mean_of(all, [](const auto& one) { return one.winner == "blue" ? 1 : 0; });
  figures.push_back(figure(kGroup, "sumo_win_percent", {won}, "%", Better::Higher, 90.0, signature_of(all)));
  return figures;
}

}  // namespace cancha::bench
