#include "match/contest/points.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace cancha::match::contest {
namespace {

constexpr std::array kRacePlaces{35, 29, 25, 21, 17, 13, 9, 5, 2};
constexpr std::array kArrivals{10, 8, 7, 6, 5, 4, 3, 2, 1};
constexpr std::array kSteps{0, 3, 5, 10, 18, 22, 25};
constexpr double kNever = 1e9;  ///< seconds of who has not arrived
constexpr std::array kSumoPlaces{30, 25, 21, 18, 15, 12, 9, 6, 3};

}  // namespace

double race_points(const RaceLeg& leg, const RaceFormula& formula) {
  const double seconds = leg.finished ? std::clamp(leg.seconds, 0.0, formula.most_seconds) : formula.most_seconds;
  const double way = leg.finished ? formula.most_distance : std::clamp(leg.distance, 0.0, formula.most_distance);
  return (formula.most_seconds - seconds) * formula.time_points / formula.most_seconds +
         way / formula.most_distance * formula.distance_points - std::pow(2.0 * leg.penalties, formula.penalty_power);
}

RaceTotal race_total(std::span<const RaceLeg> legs, const RaceFormula& formula) {
  RaceTotal total;
  for (const RaceLeg& leg : legs) {
    const double points = race_points(leg, formula);
    total.points += std::max(0.0, points);
    total.before_clamping += points;
  }
  return total;
}

bool ranks_before(const StairsRun& a, const StairsRun& b) {
  const auto key = [](const StairsRun& run) {
    return std::tuple{run.penalties, -run.steps, run.arrived ? run.seconds : kNever};
  };
  return key(a) < key(b);
}

int points_of(Yuhkoh what) {
  return what == Yuhkoh::KnockedDown ? 2 : 1;
}

Points both_fell(std::optional<int> attacker, bool attacker_rises_alone) {
  Points points{0, 0};
  if (!attacker) return points;
  const auto who = static_cast<std::size_t>(*attacker);
  points[who] = 2;
  points[1 - who] = attacker_rises_alone ? 0 : 1;
  return points;
}

std::optional<int> round_winner(const Points& points) {
  if (points[0] == points[1]) return std::nullopt;
  return points[0] > points[1] ? 0 : 1;
}

std::optional<int> bout_winner(std::span<const Points> rounds) {
  Points won{0, 0}, sum{0, 0};
  for (const Points& round : rounds) {
    if (const auto winner = round_winner(round)) ++won[static_cast<std::size_t>(*winner)];
    sum[0] += round[0];
    sum[1] += round[1];
  }
  const auto by_rounds = round_winner(won);
  return by_rounds ? by_rounds : round_winner(sum);
}

std::span<const int> race_place_points() {
  return kRacePlaces;
}
std::span<const int> arrival_points() {
  return kArrivals;
}
std::span<const int> sumo_place_points() {
  return kSumoPlaces;
}

int place_points(std::span<const int> table, int place) {
  return place >= 1 && static_cast<std::size_t>(place) <= table.size() ? table[static_cast<std::size_t>(place - 1)] : 0;
}

int step_points(int steps) {
  return kSteps[static_cast<std::size_t>(std::clamp<int>(steps, 0, kSteps.size() - 1))];
}

std::vector<int> race_places(std::span<const RaceTotal> teams) {
  std::vector<int> places;
  for (const RaceTotal& one : teams) {
    places.push_back(1 +
                     static_cast<int>(std::ranges::count_if(teams, [&](const auto& other) { return other > one; })));
  }
  return places;
}

std::vector<int> stairs_points(std::span<const StairsRun> teams) {
  std::vector<int> points;
  for (const StairsRun& one : teams) {
    const auto before =
        std::ranges::count_if(teams, [&](const StairsRun& other) { return other.arrived && ranks_before(other, one); });
    const int arrival = one.arrived ? place_points(arrival_points(), 1 + static_cast<int>(before)) : 0;
    points.push_back(arrival + step_points(one.steps));
  }
  return points;
}

}  // namespace cancha::match::contest
