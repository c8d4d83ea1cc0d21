#pragma once

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/fields.h"

namespace cancha::robot {

class RobotLog;

/// What goes wrong in a robot that plays on with what it has.
enum class Trouble : std::uint8_t {
  ServoSilent,      ///< it does not answer: its angle is an old one
  ServoAlarm,       ///< it tells of heat, overload or a wrong voltage; it is limp where it has shut down
  CameraSilent,     ///< no picture comes
  CameraFrozen,     ///< the same picture comes again and again
  CameraTorn,       ///< pictures that are not whole
  CameraLost,       ///< it was unplugged
  MateNonsense,     ///< somebody sends what is no team message
  RefereeNonsense,  ///< somebody sends what no referee says, or two referees speak
  RefereeLost       ///< it is silent: what it said last counts
};
constexpr std::array<std::string_view, 9> names(Trouble) {
  return {"servo silent", "servo alarm",   "camera silent",    "camera frozen", "camera torn",
          "camera lost",  "mate nonsense", "referee nonsense", "referee lost"};
}

/// How often it happened.
struct TroubleCount {
  Trouble kind = Trouble::ServoSilent;
  std::string part;  ///< a joint, a device
  std::int64_t count = 0;

  static constexpr std::string_view kName = "cancha.TroubleCount";
  static constexpr auto fields() {
    return list_of(entry("kind", &TroubleCount::kind), entry("part", &TroubleCount::part, "a joint, a device"),
                   entry("count", &TroubleCount::count));
  }
};

/// Counts troubles of all threads of a robot, and tells each kind of each part once: to who runs the program, and to
/// the robot's log. Takes no memory where a trouble comes again.
///
///     troubles.count(Trouble::ServoSilent, "left_knee", "servo {} does not answer", 13);
class TroubleBook {
 public:
  /// The log must outlive it; null: none.
  explicit TroubleBook(RobotLog* log = nullptr) : log_{log} {}

  /// Counts one. The text is made and told where it is the first.
  template <class... Args>
  void count(Trouble kind, std::string_view part, fmt::format_string<Args...> text, Args&&... args) {
    if (first(kind, part)) tell(kind, part, fmt::format(text, std::forward<Args>(args)...));
  }
  /// It is over; told once, where it was told that it began.
  template <class... Args>
  void over(Trouble kind, std::string_view part, fmt::format_string<Args...> text, Args&&... args) {
    if (last(kind, part)) tell(kind, part, fmt::format(text, std::forward<Args>(args)...));
  }
  /// In the order in which they first came.
  [[nodiscard]] std::vector<TroubleCount> counts() const;

 private:
  struct Entry {
    TroubleCount counted;
    bool told_over = false;
  };
  [[nodiscard]] bool first(Trouble kind, std::string_view part);
  [[nodiscard]] bool last(Trouble kind, std::string_view part);
  void tell(Trouble kind, std::string_view part, const std::string& text);

  RobotLog* log_;
  mutable std::mutex mutex_;
  std::vector<Entry> entries_;
};

/// "left_knee: servo silent 12 times, head: camera torn once".
[[nodiscard]] std::string text_of(const std::vector<TroubleCount>& counts);

}  // namespace cancha::robot
