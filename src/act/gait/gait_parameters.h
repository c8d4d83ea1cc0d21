#pragma once

#include <string_view>

#include "base/fields.h"

namespace cancha::act {

/// How a robot walks: the numbers that are tuned (`./cancha tune`), kept in content/gaits. Metres, seconds, radians.
struct GaitParameters {
  double period = 0.6;            ///< of two steps
  double both_feet = 0.15;        ///< share of the time on both feet
  double lift = 0.025;            ///< how high a foot is lifted
  double crouch = 0.02;           ///< how much the legs are shorter than straight
  double spread = 0.0;            ///< feet further apart than the hips, each
  double ahead = 0.0;             ///< feet ahead of the hips
  double lean = 0.08;             ///< of the trunk, forward
  double sway = 0.022;            ///< of the trunk, to either side
  double sway_lead = 0.0;         ///< the sway comes so much of a period before the steps
  double bounce = 0.0;            ///< of the trunk, up in the middle of a step
  double hip_lift = 0.0;          ///< the hip of the lifted leg is held up so much against sagging
  double stride_lean = 0.0;       ///< more lean for each m/s ahead
  double landing_pitch = 0.0;     ///< toes up so much while a foot is in the air
  double arm_swing = 1.0;         ///< arms against legs, radians a metre of stride
  double pitch_ankle = 0.0;       ///< balance: ankle against a wrong lean
  double pitch_hip = 0.0;         ///< hip against a wrong lean
  double pitch_rate_ankle = 0.0;  ///< ankle against falling forward or back, seconds
  double pitch_rate_hip = 0.0;    ///< hip, likewise
  double roll_rate_ankle = 0.0;   ///< ankle against falling sideways
  double roll_rate_hip = 0.0;     ///< hip, likewise
  double step_ahead = 0.0;        ///< the next step goes where the trunk falls: metres a radian
  double step_ahead_rate = 0.0;   ///< likewise, metres for a radian a second
  double step_aside_rate = 0.0;   ///< likewise, to the side
  double gain_ahead = 1.0;        ///< asked speed for what is really wanted: slip makes steps shorter
  double gain_back = 0.0;         ///< likewise of who walks back; 0: as ahead
  double gain_aside = 1.0;
  double gain_turn = 1.0;
  double drift = 0.0;          ///< m/s ahead that stepping in place goes by itself; steps are set against it
  double coast = 0.0;          ///< metres that the trunk still goes ahead when the feet are brought together
  double coast_sag = 0.0;      ///< more of it for each radian that the knees give way while it stands
  double pivot = 0.0;          ///< 1: feet turn about the trunk's middle; 0: each below its hip, and the rest is slip
  double reach_ahead = 0.09;   ///< the furthest that a foot lands before its hip
  double reach_back = 0.07;    ///< likewise, behind it
  double braking = 0.1;        ///< m/s ahead by which a step may be slower than the one before
  double scrub = 0.0;          ///< legs without yaw: turn by feet that slide while both are down, metres a rad/s
  double kick_time = 1.0;      ///< a step with a kick takes so many times as long
  double kick_wind = 0.4;      ///< share of that step's swing until the foot has drawn back
  double kick_hit = 0.7;       ///< share until it has swept forward
  double kick_back = 0.03;     ///< how far it draws back
  double kick_reach = 0.0;     ///< how far it sweeps; 0: this gait has no kicks within a step
  double kick_lift = 0.03;     ///< how high it is then
  double across_lift = 0.02;   ///< kick to the other side: how high it is then
  double across_ahead = 0.08;  ///< how far ahead it sweeps
  double across_out = 0.05;    ///< how far out it begins
  double across_in = 0.02;     ///< how far in it ends

  /// The gain of a speed, or a way, ahead; below 0: back.
  [[nodiscard]] double gain_along(double speed) const { return speed < 0 && gain_back > 0 ? gain_back : gain_ahead; }

  static constexpr std::string_view kName = "cancha.GaitParameters";
  static constexpr auto fields();
};

constexpr auto GaitParameters::fields() {
  using G = GaitParameters;
  return list_of(entry("period", &G::period, "s, of two steps"),
                 entry("both_feet", &G::both_feet, "share of the time on both feet"),
                 entry("lift", &G::lift, "m, how high a foot is lifted"),
                 entry("crouch", &G::crouch, "m, how much the legs are shorter than straight"),
                 entry("spread", &G::spread, "m, feet further apart than the hips, each"),
                 entry("ahead", &G::ahead, "m, feet ahead of the hips"),
                 entry("lean", &G::lean, "rad, of the trunk, forward"),
                 entry("sway", &G::sway, "m, of the trunk, to either side"),
                 entry("sway_lead", &G::sway_lead, "share of a period by which the sway comes before the steps"),
                 entry("bounce", &G::bounce, "m, of the trunk, up in the middle of a step"),
                 entry("hip_lift", &G::hip_lift, "rad, hip of the lifted leg held up against sagging"),
                 entry("stride_lean", &G::stride_lean, "rad, more lean for each m/s ahead"),
                 entry("landing_pitch", &G::landing_pitch, "rad, toes up while a foot is in the air"),
                 entry("arm_swing", &G::arm_swing, "rad, arms against legs, for a metre of stride"),
                 entry("pitch_ankle", &G::pitch_ankle, "balance: ankle against a wrong lean"),
                 entry("pitch_hip", &G::pitch_hip, "balance: hip against a wrong lean"),
                 entry("pitch_rate_ankle", &G::pitch_rate_ankle, "s, balance: ankle against falling forward or back"),
                 entry("pitch_rate_hip", &G::pitch_rate_hip, "s, balance: hip, likewise"),
                 entry("roll_rate_ankle", &G::roll_rate_ankle, "s, balance: ankle against falling sideways"),
                 entry("roll_rate_hip", &G::roll_rate_hip, "s, balance: hip, likewise"),
                 entry("step_ahead", &G::step_ahead, "m/rad, the next step goes where the trunk falls"),
                 entry("step_ahead_rate", &G::step_ahead_rate, "m s/rad, likewise for its speed"),
                 entry("step_aside_rate", &G::step_aside_rate, "m s/rad, likewise to the side"),
                 entry("gain_ahead", &G::gain_ahead, "asked speed for one really walked, ahead"),
                 entry("gain_back", &G::gain_back, "asked speed for one really walked, back; 0: as ahead"),
                 entry("gain_aside", &G::gain_aside, "asked speed for one really walked, to the side"),
                 entry("gain_turn", &G::gain_turn, "asked turn rate for one really turned"),
                 entry("coast", &G::coast, "m that the trunk still goes ahead when the feet are brought together"),
                 entry("coast_sag", &G::coast_sag, "m/rad, more of it for how far the knees give way while it stands"),
                 entry("drift", &G::drift, "m/s ahead that stepping in place goes by itself"),
                 entry("pivot", &G::pivot, "1: feet turn about the trunk's middle; 0: each below its hip"),
                 entry("reach_ahead", &G::reach_ahead, "m, the furthest that a foot lands before its hip"),
                 entry("reach_back", &G::reach_back, "m, likewise behind it"),
                 entry("braking", &G::braking, "m/s ahead by which a step may be slower than the one before"),
                 entry("scrub", &G::scrub, "m s/rad, legs without yaw: feet slide so far while both are down, to turn"),
                 entry("kick_time", &G::kick_time, "a step with a kick takes so many times as long"),
                 entry("kick_wind", &G::kick_wind, "share of its swing until the foot has drawn back"),
                 entry("kick_hit", &G::kick_hit, "share of its swing until it has swept forward"),
                 entry("kick_back", &G::kick_back, "m, how far it draws back"),
                 entry("kick_reach", &G::kick_reach, "m, how far it sweeps forward"),
                 entry("kick_lift", &G::kick_lift, "m, how high it is then"),
                 entry("across_lift", &G::across_lift, "m, kick to the other side: how high the foot is then"),
                 entry("across_ahead", &G::across_ahead, "m, how far ahead it sweeps"),
                 entry("across_out", &G::across_out, "m, how far out it begins"),
                 entry("across_in", &G::across_in, "m, how far in it ends"));
}

}  // namespace cancha::act
