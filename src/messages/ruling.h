#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/time.h"
#include "messages/reason.h"

/// What a person who judges a test of a contest can say.
namespace cancha {

enum class Ruling : std::uint8_t {
  Person,   ///< a person judges from now on
  Program,  ///< the program does
  // of a run
  Start,     ///< the first motion: the clock runs
  TooSoon,   ///< it moved within the pause: the clock runs, a penalty
  Fallen,    ///< a penalty; put back where it fell, or on the next step
  Stuck,     ///< a penalty; put back, turned where the way is closed
  BoxMoved,  ///< likewise; boxes are put back, too
  Arm,       ///< on the stairs: a penalty
  Step,      ///< one more step of the stairs is passed
  Line,      ///< wholly over the line
  TakeBack,  ///< the last penalty, or the last points, were a mistake
  // of a bout; the side is who gets the points
  Outside,      ///< the opponent touched outside of the ring
  Hand,         ///< the opponent's hand was on the floor
  Fell,         ///< the opponent fell by itself
  OwnPush,      ///< the opponent fell after its own attack
  KnockedDown,  ///< it knocked the opponent down
  BothFell,     ///< the side is who attacked; nobody: no attack
  RoseAlone,    ///< both fell, and the side, which attacked, rose alone
  NewStart,     ///< nobody moved, touched or gained: from the lines again
  Disqualify,   ///< the side: knees, passivity
  EndRound,     ///<
  Touched,      ///< the decoy of the passivity test
  TryFailed,    ///< of the passivity test
  End           ///< of the run, of the bout
};
constexpr std::array<std::string_view, 24> names(Ruling) {
  return {"person",    "program",    "start",     "too_soon",   "fallen",    "stuck",   "box_moved",  "arm",
          "step",      "line",       "take_back", "outside",    "hand",      "fell",    "own_push",   "knocked_down",
          "both_fell", "rose_alone", "new_start", "disqualify", "end_round", "touched", "try_failed", "end"};
}
[[nodiscard]] constexpr std::string_view name(Ruling ruling) {
  return names(ruling)[static_cast<std::size_t>(ruling)];
}

/// One word of a judge.
struct JudgeWord {
  Ruling ruling = Ruling::Person;
  BallOwner side = BallOwner::Anyone;  ///< where it is about one of two robots

  friend constexpr bool operator==(const JudgeWord&, const JudgeWord&) = default;
  static constexpr std::string_view kName = "cancha.JudgeWord";
  static constexpr auto fields() {
    return list_of(entry("ruling", &JudgeWord::ruling),
                   entry("side", &JudgeWord::side, "who gets points, attacked or is disqualified"));
  }
};

/// What a person who judges said between two ticks: enough to judge the same again.
struct JudgeCall {
  Time time;
  std::int64_t steps = 0;    ///< that the match had made before
  std::int64_t touches = 0;  ///< hands in the world before it: several may come at one moment
  JudgeWord word;

  static constexpr std::string_view kName = "cancha.JudgeCall";
  static constexpr auto fields() {
    return list_of(entry("time", &JudgeCall::time, "simulated"),
                   entry("steps", &JudgeCall::steps, "that the match had made before"),
                   entry("touches", &JudgeCall::touches, "hands in the world before it"),
                   entry("word", &JudgeCall::word));
  }
};

}  // namespace cancha
