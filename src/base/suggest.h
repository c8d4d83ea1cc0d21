#pragma once

#include <span>
#include <string>
#include <string_view>

/// Hints for people who mistyped a name.
namespace cancha {

/// How many letters must be changed, added, left out or swapped with a neighbour to turn one word into the other;
/// upper and lower case count as equal.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

/// The candidate closest to `word`, or nothing where none is close enough to be meant. The first wins among equals.
[[nodiscard]] std::string_view nearest_name(std::string_view word, std::span<const std::string_view> candidates);
[[nodiscard]] std::string nearest_name(std::string_view word, std::span<const std::string> candidates);

/// "did you mean 'goal_top'?" where a candidate is close, otherwise "known: a, b, c", otherwise nothing.
[[nodiscard]] std::string suggest(std::string_view word, std::span<const std::string> candidates);

/// "did you mean 'rondo'? known: chase, rondo, roles": the nearest where one is near, and all of them.
[[nodiscard]] std::string suggest_and_list(std::string_view word, std::span<const std::string> candidates);

}  // namespace cancha
