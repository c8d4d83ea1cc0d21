#pragma once

#include <optional>
#include <span>
#include <string_view>

/// The words of FutRob's rules: what a player can know, and what it can be asked to do. One table each; the reader, the
/// documentation, hints and bodies all go by it.
namespace cancha::decide::rules {

/// The least degree that counts as true where degrees are not asked for.
inline constexpr double kTrueFrom = 0.5;

/// Something that is true or not.
struct Predicate {
  std::string_view name;     ///< as the document spells it; upper and lower case are equal in files
  std::string_view meaning;  ///< one sentence
  /// How much it holds for a wheeled robot, whose team sees the pitch from above: a degree between 0 and 1. Where only
  /// true and false are asked for, it is true from `kTrueFrom` on.
  std::string_view on_wheels{};
};

/// What an action can be told more precisely.
struct ActionParameter {
  std::string_view name;
  std::string_view unit;
  double least = 0.0;
  double most = 0.0;
  std::optional<double> preset{};  ///< what it is where nothing is said; none = it must be said
  std::string_view meaning{};
  double one_step = 0.0;  ///< what 0 means for a robot whose configuration has no length of a step
};

/// Something that the robot does.
struct Action {
  std::string_view name;
  std::string_view meaning;
  std::optional<ActionParameter> parameter{};
  double seconds = 0.0;          ///< about how long it takes: the cheaper one wins where degrees are equal
  double energy = 0.0;           ///< likewise, in joules
  std::string_view on_wheels{};  ///< what a wheeled robot does
};

[[nodiscard]] std::span<const Predicate> predicates();
[[nodiscard]] std::span<const Action> actions();

/// By name, whatever the case; nothing where there is none.
[[nodiscard]] const Predicate* find_predicate(std::string_view name);
[[nodiscard]] const Action* find_action(std::string_view name);

}  // namespace cancha::decide::rules
