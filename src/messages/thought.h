#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/time.h"
#include "messages/behaviour.h"

namespace cancha {

/// An option, or a behaviour of the robot, that was run in a cycle.
struct ActiveOption {
  int option = -1;           ///< -1 = a behaviour of the robot
  int behaviour = -1;        ///< -1 = an option
  int depth = 0;             ///< 0 = the root
  int state = -1;            ///< of the option, from 0
  double option_time = 0.0;  ///< ms
  double state_time = 0.0;   ///< ms
  std::vector<double> parameters;

  static constexpr std::string_view kName = "cancha.ActiveOption";
  static constexpr auto fields() {
    return list_of(
        entry("option", &ActiveOption::option, "-1 = a behaviour of the robot"),
        entry("behaviour", &ActiveOption::behaviour, "-1 = an option"),
        entry("depth", &ActiveOption::depth, "0 = the root"), entry("state", &ActiveOption::state, "of the option"),
        entry("option_time", &ActiveOption::option_time, "ms"), entry("state_time", &ActiveOption::state_time, "ms"),
        entry("parameters", &ActiveOption::parameters));
  }
};

/// A comparison, or a boolean that was asked for, on the way to a decision, with the values that it saw.
struct ThoughtTest {
  SourcePlace place;
  double left = 0.0;
  double right = 0.0;
  bool outcome = false;

  static constexpr std::string_view kName = "cancha.ThoughtTest";
  static constexpr auto fields() {
    return list_of(entry("place", &ThoughtTest::place), entry("left", &ThoughtTest::left),
                   entry("right", &ThoughtTest::right), entry("outcome", &ThoughtTest::outcome));
  }
};

/// An option changed its state, and why.
struct StateChange {
  Time time;
  int option = 0;
  int from = 0;  ///< states of the option
  int to = 0;
  SourcePlace place;  ///< of the goto
  std::vector<ThoughtTest> tests;

  static constexpr std::string_view kName = "cancha.StateChange";
  static constexpr auto fields() {
    return list_of(entry("time", &StateChange::time, "simulated"), entry("option", &StateChange::option),
                   entry("from", &StateChange::from, "state of the option"), entry("to", &StateChange::to),
                   entry("place", &StateChange::place, "of the goto"),
                   entry("tests", &StateChange::tests, "that led there, in order"));
  }
};

/// What one player has in mind after a decision.
struct Thought {
  int robot = 0;    ///< in a recording: its place among all robots, see place_of(); teams tell of all mates in order
  int version = 0;  ///< of the program
  int agent = 0;
  std::vector<ActiveOption> active;  ///< in the order in which they were run
  std::vector<StateChange> changes;  ///< that this decision made
  std::vector<double> symbols;       ///< the values of all symbols
  std::vector<int> read;             ///< symbols that this decision looked at
  std::vector<int> written;          ///< symbols that it set
  std::vector<double> watches;       ///< values of watched expressions

  static constexpr std::string_view kName = "cancha.Thought";
  static constexpr auto fields() {
    return list_of(entry("robot", &Thought::robot, "blue's robots first, then yellow's, from 0"),
                   entry("version", &Thought::version, "of the program"), entry("agent", &Thought::agent),
                   entry("active", &Thought::active, "in the order in which they were run"),
                   entry("changes", &Thought::changes, "that this decision made"),
                   entry("symbols", &Thought::symbols, "the values of all symbols"),
                   entry("read", &Thought::read, "symbols that this decision looked at"),
                   entry("written", &Thought::written, "symbols that it set"),
                   entry("watches", &Thought::watches, "values of watched expressions"));
  }
};

/// The thoughts of all players that run a program.
struct Thoughts {
  std::vector<Thought> robots;

  static constexpr std::string_view kName = "cancha.Thoughts";
  static constexpr auto fields() { return list_of(entry("robots", &Thoughts::robots)); }
};

}  // namespace cancha
