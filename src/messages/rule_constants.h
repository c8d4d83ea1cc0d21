#pragma once

#include <string_view>

#include "base/fields.h"

namespace cancha {

/// FutRob's `Constants.h`, as configuration: centimetres, degrees and milliseconds as in the document, right is
/// positive. What the document leaves open has a value of ours. `ini.config` may set every one of them by its name.
struct RuleConstants {
  // steps
  double mini_step = 2;
  double step = 12;
  double right_step = 4;
  double left_step = 4;
  double turn_step = 20;
  double aim_turn_step = 15;
  // eyes
  double debounce = 2;
  double vision_ms = 250;
  double max_distance = 800;
  double min_blob = 150;
  double camera_height = 36;
  double head_side = 60;
  double head_down = -45;
  double head_dwell_ms = 700;
  double find_turn = 80;
  double auto_look = 0;
  // ball
  double epsilon = 8;
  double slowdown = 20;
  double still_speed = 8;
  double closer_speed = 15;
  double ball_filter = 1;
  double possession = 18;
  double possession_angle = 60;
  double possession_slack = 6;
  double kick_range = 180;
  // kicks
  double diff_angle_keeper = 10;
  double angle_kick = 15;
  double approach = 0;
  double aim_tolerance = 10;
  double kick_ahead = 10.5;
  double kick_aside = 3.85;
  double kick_ahead_slack = 3.5;
  double kick_aside_slack = 2.5;
  // team
  double comm_ttl_ms = 10000;
  double pass_ttl_ms = 5000;
  double keeper_near_goal = 100;
  double gk_x_min = 10;
  double gk_x_max = 40;
  double gk_y_min = 40;
  double gk_y_max = 80;
  // keeper
  double goal_width = 180;
  double standing_coverage = 10;
  double save_distance = 50;
  double lateral_start_ms = 2000;
  double lateral_step_ms = 350;
  double save_ms = 500;
  double save_threshold_ms = 100;
  // motors
  double max_rpm = 59;
  double max_vel = 531;
  double delay_us = 0;

  /// The ball's slowdown is reckoned from the places where it was seen.
  [[nodiscard]] constexpr bool measures_slowdown() const { return slowdown < 0; }
  /// cm/s² that are known beforehand.
  [[nodiscard]] constexpr double usual_slowdown() const {
    return measures_slowdown() ? RuleConstants{}.slowdown : slowdown;
  }

  static constexpr std::string_view kName = "cancha.RuleConstants";
  /// Constants of legs, eyes, ball and kicks.
  static constexpr auto body_fields() {
    using C = RuleConstants;
    return list_of(
        entry("MINI_STEP_DISTANCE", &C::mini_step, "cm of a short step").within(0.5, 50),
        entry("STEP_DISTANCE", &C::step, "cm of a long step").within(0.5, 50),
        entry("RIGHT_STEP_DISTANCE", &C::right_step, "cm of a step to the right").within(0.5, 50),
        entry("LEFT_STEP_DISTANCE", &C::left_step, "cm of a step to the left").within(0.5, 50),
        entry("TURN_STEP_ANGLE", &C::turn_step, "degrees of a step that turns").within(1, 90),
        entry("AIM_TURN_STEP_ANGLE", &C::aim_turn_step, "degrees of such a step while aiming").within(1, 90),
        entry("DEBOUNCE_CYCLES", &C::debounce, "looks that must agree before a thing counts as seen, or as lost; ours")
            .within(1, 100),
        entry("VISION_LATENCY_MS", &C::vision_ms, "ms of a cycle of scripted vision").within(10, 10000),
        entry("MAX_DISTANCE", &C::max_distance, "cm beyond which things are left out").within(10, 5000),
        entry("MIN_BLOB_SIZE", &C::min_blob, "pixels of a spot of colour in a picture of 432 x 240").within(1, 100000),
        entry("CAMERA_HEIGHT", &C::camera_height, "cm above the ground, for the head's best tilt").within(5, 200),
        entry("HEAD_SIDE_ANGLE", &C::head_side, "degrees to each side that a search looks; ours").within(5, 60),
        entry("HEAD_DOWN_ANGLE", &C::head_down, "degrees of tilt when a search looks down; ours").within(-60, 0),
        entry("HEAD_DWELL_MS", &C::head_dwell_ms, "ms that a search looks in one direction; ours").within(10, 10000),
        entry("FIND_TURN_ANGLE", &C::find_turn, "degrees that findBall turns once its head has looked everywhere; ours")
            .within(5, 180),
        entry("autoLookAtBall", &C::auto_look, "1: looks at a seen ball whenever no action runs").within(0, 1),
        entry("BALL_EPSILON", &C::epsilon, "cm beside the ball's line from which on a place is left out; ours")
            .within(0.1, 100),
        entry("BALL_SLOWDOWN", &C::slowdown,
              "cm/s^2 of a rolling ball; -1: by its own places, the preset until there are six; ours")
            .within(-1, 1000),
        entry("BALL_STILL_SPEED", &C::still_speed, "cm/s below which a ball lies; ours").within(0, 200),
        entry("BALL_CLOSER_SPEED", &C::closer_speed, "cm/s with which a ball surely comes closer; ours").within(1, 500),
        entry("BALL_FILTER", &C::ball_filter, "1: three Kalman filters, 0: the line of the document; ours")
            .within(0, 1),
        entry("POSSESSION_DISTANCE", &C::possession, "cm within which the ball is mine; ours").within(3, 100),
        entry("POSSESSION_ANGLE", &C::possession_angle, "degrees to each side within which it is; ours").within(5, 180),
        entry("POSSESSION_SLACK", &C::possession_slack, "cm more before it is lost again; ours").within(0, 100),
        entry("KICK_RANGE", &C::kick_range, "cm; more than 140, or the kick case never kicks; ours").within(10, 2000),
        entry("THRESHOLD_DIFF_ANGLE_OPP_GK_GOAL", &C::diff_angle_keeper,
              "degrees between goal and keeper below which a kick aims beside the keeper")
            .within(0, 90),
        entry("THRESHOLD_ANGLE_KICK", &C::angle_kick, "degrees by which it then does").within(0, 90),
        entry(
            "APPROACH", &C::approach,
            "how it goes round the ball: 0 turns and steps to the side in alternation, as the document, 1 ahead, aside "
            "and turning at once; ours")
            .within(0, 1),
        entry("AIM_TOLERANCE", &C::aim_tolerance, "degrees that a kick may be off its aim; ours").within(1, 45),
        entry("KICK_PLACE_AHEAD", &C::kick_ahead, "cm before the feet where the ball is kicked; ours").within(0, 50),
        entry("KICK_PLACE_ASIDE", &C::kick_aside, "cm beside the middle, before a foot; ours").within(0, 20),
        entry("KICK_AHEAD_SLACK", &C::kick_ahead_slack, "cm that the ball may lie nearer or farther; ours")
            .within(0.5, 20),
        entry("KICK_ASIDE_SLACK", &C::kick_aside_slack, "cm that it may lie beside; ours").within(0.5, 20));
  }
  /// Constants of the team, the keeper and the motors.
  static constexpr auto team_fields() {
    using C = RuleConstants;
    return list_of(
        entry("COMM_TTL", &C::comm_ttl_ms, "ms after which what a mate told is not used").within(100, 1e6),
        entry("PASS_TTL", &C::pass_ttl_ms, "ms that a mate's pass counts as recent; ours").within(100, 1e6),
        entry("KEEPER_NEAR_GOAL", &C::keeper_near_goal, "cm from the own goal within which a mate is the keeper; ours")
            .within(10, 1000),
        entry("GK_X_DIFF_THRESHOLD_MIN", &C::gk_x_min, "cm beside the goal's centre below which nothing is said")
            .within(0, 1000),
        entry("GK_X_DIFF_THRESHOLD_MAX", &C::gk_x_max, "cm above which it is mistrusted").within(0, 1000),
        entry("GK_Y_DIFF_THRESHOLD_MIN", &C::gk_y_min, "cm before the goal line, likewise").within(0, 1000),
        entry("GK_Y_DIFF_THRESHOLD_MAX", &C::gk_y_max, "cm, likewise").within(0, 1000),
        entry("GK_GOAL_WIDTH", &C::goal_width, "cm between the posts").within(20, 1000),
        entry("GK_STANDING_STILL_COVERAGE", &C::standing_coverage, "cm to each side that a keeper covers who stands")
            .within(0, 200),
        entry("SAVE_DISTANCE", &C::save_distance, "cm to a side that a dive covers").within(1, 300),
        entry("LATERAL_START_MS", &C::lateral_start_ms, "ms that begin and end steps to the side; ours")
            .within(0, 10000),
        entry("LATERAL_STEP_TIMING_MS", &C::lateral_step_ms, "ms of a step to the side").within(10, 10000),
        entry("SAVE_TIMING_MS", &C::save_ms, "ms until a dive covers three quarters of that").within(10, 10000),
        entry("GK_SAVE_TIME_THRESHOLD_MS", &C::save_threshold_ms,
              "ms by which ball and keeper may differ when it starts")
            .within(1, 10000),
        entry("MAX_RPM_SERVO", &C::max_rpm, "turns a minute of a servo at MAX_VEL_SERVO").within(1, 200),
        entry("MAX_VEL_SERVO", &C::max_vel, "units of speed that mean MAX_RPM_SERVO").within(1, 1023),
        entry("DELAY_US", &C::delay_us,
              "us from a write to the turn of the bus at least; 0: when the kernel tells that all is sent")
            .within(0, 1000));
  }
  static constexpr auto fields() { return joined(body_fields(), team_fields()); }
};

}  // namespace cancha
