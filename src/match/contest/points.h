#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// The scoring of a CEABOT contest (VIII, 2013): what a test is worth, by numbers alone.
namespace cancha::match::contest {

// ---- obstacle race -----------------------------------------------------------------------------------------------

/// How one leg of the race went.
struct RaceLeg {
  bool finished = false;
  double seconds = 0.0;   ///< from the first motion to the line; means nothing where it did not finish
  double distance = 0.0;  ///< metres from the line of the start to the back of the foot; likewise where it finished
  int penalties = 0;      ///< handlings by the judges
};

/// The constants of the formula.
struct RaceFormula {
  double most_seconds = 300.0;
  double most_distance = 1.5;  ///< metres
  double time_points = 7.5;
  double distance_points = 7.5;
  double penalty_power = 1.35;
};

/// P = (Tmax - T) kT / Tmax + d / dmax kD - (2 pen)^kP. May be below 0, as the order of the rules' examples needs it.
[[nodiscard]] double race_points(const RaceLeg& leg, const RaceFormula& formula = {});

/// Both legs: none is worth less than 0. Where totals are equal, the sums that may be below 0 decide.
struct RaceTotal {
  double points = 0.0;
  double before_clamping = 0.0;

  friend auto operator<=>(const RaceTotal&, const RaceTotal&) = default;
};
[[nodiscard]] RaceTotal race_total(std::span<const RaceLeg> legs, const RaceFormula& formula = {});

// ---- stairs ------------------------------------------------------------------------------------------------------

struct StairsRun {
  int penalties = 0;
  int steps = 0;  ///< passed, 0…6
  bool arrived = false;
  double seconds = 0.0;  ///< means nothing where it did not arrive
};
/// Whether a ranks before b: fewer penalties, then more steps, then less time.
[[nodiscard]] bool ranks_before(const StairsRun& a, const StairsRun& b);

// ---- sumo --------------------------------------------------------------------------------------------------------

/// Why a robot gets points from what happened to the other one.
enum class Yuhkoh : std::uint8_t {
  TouchedOutside,    ///< the opponent touches the ground outside of the ring
  HandOnFloor,       ///< without falling
  FellByItself,      ///< the opponent
  FellAfterOwnPush,  ///< the opponent, after an attack of its own
  KnockedDown        ///< in the ring or out of it
};
constexpr std::array<std::string_view, 5> names(Yuhkoh) {
  return {"the opponent touched outside of the ring", "the opponent's hand was on the floor",
          "the opponent fell by itself", "the opponent fell after its own attack", "knocked the opponent down"};
}
[[nodiscard]] int points_of(Yuhkoh what);

/// Points of blue and yellow, of a round or of a bout.
using Points = std::array<int, 2>;

/// Both fall at once; `attacker`: who was attacking, 0 or 1; none: nobody was.
[[nodiscard]] Points both_fell(std::optional<int> attacker, bool attacker_rises_alone);
/// 0 or 1; none: as many each.
[[nodiscard]] std::optional<int> round_winner(const Points& points);
/// More rounds, then more points in all of them; none: one more round has to be played.
[[nodiscard]] std::optional<int> bout_winner(std::span<const Points> rounds);

// ---- the contest -------------------------------------------------------------------------------------------------

/// What places are worth, the first place first; later ones are worth nothing.
[[nodiscard]] std::span<const int> race_place_points();
[[nodiscard]] std::span<const int> arrival_points();
[[nodiscard]] std::span<const int> sumo_place_points();
/// What a place is worth, counted from 1.
[[nodiscard]] int place_points(std::span<const int> table, int place);
/// What so many steps are worth.
[[nodiscard]] int step_points(int steps);

/// Places of the race, in the order of the teams; equal ones share a place, and the next place is left out.
[[nodiscard]] std::vector<int> race_places(std::span<const RaceTotal> teams);
/// Contest points of the stairs, in the order of the teams: arrival and steps.
[[nodiscard]] std::vector<int> stairs_points(std::span<const StairsRun> teams);

/// What one team has: at most 35, 35 and 30.
struct ContestPoints {
  int race = 0;
  int stairs = 0;
  int sumo = 0;

  [[nodiscard]] int total() const { return race + stairs + sumo; }
};

}  // namespace cancha::match::contest
