#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

/// What people see and touch of a robot: its lights, and the button in its chest.
namespace cancha {

/// A light of a robot.
enum class LightColor : std::uint8_t { Off, Blue, Yellow, Green, Red, White };
constexpr std::array<std::string_view, 6> names(LightColor) {
  return {"off", "blue", "yellow", "green", "red", "white"};
}

/// The lights that a robot shows.
struct Lights {
  LightColor chest = LightColor::Off;  ///< SPL: where the game stands, as the robot holds it true
  LightColor left_eye = LightColor::Off;
  LightColor right_eye = LightColor::Off;

  friend constexpr bool operator==(Lights, Lights) = default;
  static constexpr std::string_view kName = "cancha.Lights";
  static constexpr auto fields() {
    return list_of(entry("chest", &Lights::chest, "SPL: where the game stands, as the robot holds it true"),
                   entry("left_eye", &Lights::left_eye), entry("right_eye", &Lights::right_eye));
  }
};

/// What a robot makes of its chest button; the same that it tells a GameController.
enum class ButtonWord : std::uint8_t { None, Penalise, Unpenalise };
constexpr std::array<std::string_view, 3> names(ButtonWord) {
  return {"none", "penalise me", "unpenalise me"};
}

}  // namespace cancha
