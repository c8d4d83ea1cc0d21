#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/fields.h"
#include "base/result.h"
#include "messages/behaviour.h"

namespace cancha::decide {

/// Where a player that runs a program is to be held. What is empty does not matter: an option alone means its
/// activation, a state that it is entered, and `from` with it that it is entered from there.
struct Breakpoint {
  std::string option{};
  std::string state{};
  std::string from{};
  std::string condition{};  ///< in the language of the program; alone, or besides the others
  int robot = -1;           ///< the mate's number; -1 = any

  static constexpr std::string_view kName = "cancha.Breakpoint";
  static constexpr auto fields() {
    return list_of(entry("option", &Breakpoint::option), entry("state", &Breakpoint::state, "that is entered"),
                   entry("from", &Breakpoint::from, "state that is left for it"),
                   entry("condition", &Breakpoint::condition, "in the language of the program"),
                   entry("robot", &Breakpoint::robot, "the mate's number; -1 = any"));
  }
};

/// What debuggers can do with a team that runs a behaviour program; between two decisions only.
class BehaviourControl {
 public:
  virtual ~BehaviourControl() = default;

  /// The program as it is now, with its version.
  [[nodiscard]] virtual const BehaviourProgram& program() const = 0;

  /// Reads the program's files again. States that still exist are kept; a program with errors changes nothing, and all
  /// of them are told.
  [[nodiscard]] virtual Result<void> reload() = 0;

  /// Replaces all breakpoints; nothing changes where one names what is not there.
  [[nodiscard]] virtual Result<void> set_breakpoints(std::span<const Breakpoint> breakpoints) = 0;
  /// Replaces all watched expressions; their values come with the thoughts, in this order.
  [[nodiscard]] virtual Result<void> set_watches(std::span<const std::string> expressions) = 0;
  /// Changes an output or internal symbol of one mate, from the next decision on.
  [[nodiscard]] virtual Result<void> set_symbol(int robot, const std::string& symbol, double value) = 0;

  /// Those that are set now. A reload gives up breakpoints in what is gone.
  [[nodiscard]] virtual std::span<const Breakpoint> breakpoints() const = 0;
  [[nodiscard]] virtual std::span<const std::string> watches() const = 0;

  /// Which breakpoint the last decision has reached, in words; nothing = none.
  [[nodiscard]] virtual const std::optional<std::string>& halted() const = 0;
};

}  // namespace cancha::decide
