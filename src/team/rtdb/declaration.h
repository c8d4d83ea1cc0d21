#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/time.h"
#include "team/rtdb/flat.h"
#include "team/rtdb/layout.h"

namespace cancha::team {

/// Who sees a record, and who puts it.
enum class Area : std::uint8_t {
  Local,   ///< one; any process of this robot
  Shared,  ///< one for each member of the team; each member puts its own, the radio those of the others
  Base     ///< one; the base station puts it, the radio brings it to the robots
};
constexpr std::array<std::string_view, 3> names(Area) {
  return {"local", "shared", "base"};
}

inline constexpr int kBaseStation = 0;                ///< the member that is no robot
inline constexpr int kMostMembers = 32;               ///< robots of a team
inline constexpr std::size_t kLongestName = 47;       ///< of a record
inline constexpr std::size_t kMostBytes = 16u << 20;  ///< of a record
inline constexpr std::size_t kDefaultBytes = 1024;    ///< of a record whose size is not fixed
inline constexpr int kMostHistory = 4096;             ///< values
inline constexpr int kMostPriority = 10;

/// How a record is to be kept. Only `name` and `layout` must be given.
struct Declaration {
  std::string name;  ///< letters, digits, _ and -
  Layout layout;     ///< of a message
  Area area = Area::Local;
  Duration period;        ///< how often it is meant to be put, and sent; 0 = now and then
  Duration lifetime;      ///< older values are expired; 0 = never
  std::size_t bytes = 0;  ///< at most, of a layout without a fixed size; 0 = kDefaultBytes
  int history = 0;        ///< how many past values can be read back, beside the latest
  int priority = 0;       ///< on the radio, where not all fits: 0 is normal, the larger the sooner
};

/// The declaration of a record of type T; the other fields are set by the caller.
template <Message T>
[[nodiscard]] Declaration declare(std::string_view name, Area area = Area::Local) {
  Declaration made;
  made.name = name;
  made.layout = layout_of<T>();
  made.area = area;
  return made;
}

/// Can a record be named so?
[[nodiscard]] bool is_name(std::string_view name);
/// What is wrong with a declaration, if anything is.
[[nodiscard]] Result<void> check(const Declaration& declaration);

}  // namespace cancha::team
