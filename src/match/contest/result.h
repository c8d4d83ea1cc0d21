#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "match/contest/points.h"

namespace cancha::match::contest {

/// One leg of a race for programs and pages.
struct LegReport {
  bool finished = false;
  double seconds = 0.0;
  double distance = 0.0;
  int penalties = 0;
  double points = 0.0;  ///< may be below 0

  static constexpr std::string_view kName = "cancha.LegReport";
  static constexpr auto fields() {
    return list_of(entry("finished", &LegReport::finished),
                   entry("seconds", &LegReport::seconds, "from the first motion to the line"),
                   entry("distance", &LegReport::distance, "m from the line of the start to the back of the foot"),
                   entry("penalties", &LegReport::penalties, "handlings by the judges"),
                   entry("points", &LegReport::points, "by the formula; below 0 counts as 0"));
  }
};

/// How a test of a contest went.
struct ContestResult {
  std::string test;   ///< "race", "stairs" or "sumo"
  std::string scene;  ///< what the judges had put up
  std::vector<LegReport> legs{};
  double points = 0.0;           ///< of a race: none of its legs is worth less than 0
  double before_clamping = 0.0;  ///< likewise, but below 0 counts: breaks ties
  int penalties = 0;
  int steps = 0;  ///< of the stairs
  bool arrived = false;
  double seconds = 0.0;        ///< of the stairs
  std::vector<int> blue{};     ///< points of each round of a bout
  std::vector<int> yellow{};   ///< likewise
  std::string winner{};        ///< of a bout; empty: level
  std::string disqualified{};  ///< who, and why

  static constexpr std::string_view kName = "cancha.ContestResult";
  static constexpr auto fields() {
    return list_of(
        entry("test", &ContestResult::test), entry("scene", &ContestResult::scene), entry("legs", &ContestResult::legs),
        entry("points", &ContestResult::points, "of a race"),
        entry("before_clamping", &ContestResult::before_clamping, "of a race: breaks ties"),
        entry("penalties", &ContestResult::penalties, "handlings by the judges"),
        entry("steps", &ContestResult::steps, "of the stairs, 0 to 6"), entry("arrived", &ContestResult::arrived),
        entry("seconds", &ContestResult::seconds, "of the stairs"),
        entry("blue", &ContestResult::blue, "Yuhkoh points of each round"), entry("yellow", &ContestResult::yellow),
        entry("winner", &ContestResult::winner, "of a bout; empty: level"),
        entry("disqualified", &ContestResult::disqualified, "who, and why"));
  }
};

/// The result as lines for people.
[[nodiscard]] std::string text_of(const ContestResult& result);

}  // namespace cancha::match::contest
