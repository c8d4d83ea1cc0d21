#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "match/contest/result.h"
#include "messages/ruling.h"

namespace cancha::match::contest {

/// Where a test is.
enum class Stage : std::uint8_t {
  Pause,  ///< nobody may move yet
  Runs,   ///< the clock of a leg, a run or a round does
  Over    ///<
};
constexpr std::array<std::string_view, 3> names(Stage) {
  return {"pause", "runs", "over"};
}

/// A test as its judge sees it now: what a scoreboard shows, and what a person who judges could say. Recordings have it
/// once a second and after each decision, so that nobody has to count again.
struct ContestBoard {
  ContestResult result{};  ///< so far
  Stage stage = Stage::Pause;
  int part = 1;               ///< leg of a race, round of a bout, try of a passivity test
  double seconds = 0.0;       ///< on its clock
  double left = 0.0;          ///< likewise, until its time is up
  std::vector<int> points{};  ///< of a bout: blue's and yellow's in this round
  bool person = false;        ///< a person judges
  std::string decided{};      ///< last; empty: nothing yet
  double decided_at = 0.0;    ///< seconds of the match
  std::vector<JudgeWord> rulings{};

  static constexpr std::string_view kName = "cancha.ContestBoard";
  static constexpr auto fields() {
    return list_of(entry("result", &ContestBoard::result, "so far"), entry("stage", &ContestBoard::stage),
                   entry("part", &ContestBoard::part, "leg, round or try, from 1"),
                   entry("seconds", &ContestBoard::seconds, "on the clock of this leg, run or round"),
                   entry("left", &ContestBoard::left, "s until its time is up"),
                   entry("points", &ContestBoard::points, "Yuhkoh points of this round: blue's, yellow's"),
                   entry("person", &ContestBoard::person, "a person judges, not the program"),
                   entry("decided", &ContestBoard::decided, "last"),
                   entry("decided_at", &ContestBoard::decided_at, "s of the match"),
                   entry("rulings", &ContestBoard::rulings, "what a person who judges could say now"));
  }
};

}  // namespace cancha::match::contest
