#pragma once

#include <array>
#include <string_view>

#include "base/fields.h"
#include "base/time.h"

namespace cancha {

/// What a robot asks of its sonars. 68: left hears left, right hears right, again and again; 70: crossed; -1: off.
struct SonarRequest {
  int send_mode = -1;
  int receive_mode = -1;

  friend constexpr bool operator==(SonarRequest, SonarRequest) = default;
  static constexpr std::string_view kName = "cancha.SonarRequest";
  static constexpr auto fields() {
    return list_of(entry("send_mode", &SonarRequest::send_mode, "-1 = off"),
                   entry("receive_mode", &SonarRequest::receive_mode, "-1 = off"));
  }
};

/// What the sonars tell once their echoes are filtered.
struct SonarPercept {
  static constexpr double kNothing = 2.55;  ///< metres that mean: nothing there

  SonarRequest request{};         ///< what the sonars are asked for now
  Time time{};                    ///< of the shot whose echoes were filtered last
  double left = kNothing;         ///< metres to what the left one hears first
  double left_second = kNothing;  ///< and next
  double right = kNothing;        ///< likewise, right
  double right_second = kNothing;
  std::array<double, 10> left_all{};   ///< metres, nearest first: all that the left one has heard more than once lately
  std::array<double, 10> right_all{};  ///< likewise, right; 0 = no further one
  std::array<double, 10> crossed{};    ///< likewise, by one from the other's shots: it lies before both
  bool crossed_known = false;          ///< crossed shots were made lately
  int unbelievable = 0;                ///< echoes so far that were not finite or out of range
  int clock_jumps = 0;                 ///< readings so far whose time went back or far ahead

  static constexpr std::string_view kName = "cancha.SonarPercept";
  static constexpr auto fields() {
    return list_of(
        entry("request", &SonarPercept::request, "what the sonars are asked for now"),
        entry("time", &SonarPercept::time, "of the shot whose echoes were filtered last"),
        entry("left", &SonarPercept::left, "m to what the left one hears first; 2.55 = nothing"),
        entry("left_second", &SonarPercept::left_second, "m, the next"),
        entry("right", &SonarPercept::right, "m to what the right one hears first; 2.55 = nothing"),
        entry("right_second", &SonarPercept::right_second, "m, the next"),
        entry("left_all", &SonarPercept::left_all, "m, heard left more than once lately; 0 = no further one"),
        entry("right_all", &SonarPercept::right_all, "m, likewise, right"),
        entry("crossed", &SonarPercept::crossed, "m, likewise, from the other side's shots"),
        entry("crossed_known", &SonarPercept::crossed_known, "crossed shots were made lately"),
        entry("unbelievable", &SonarPercept::unbelievable, "echoes so far, not finite or out of range"),
        entry("clock_jumps", &SonarPercept::clock_jumps, "readings so far whose time jumped"));
  }
};

}  // namespace cancha
