#include "lab/skill_watch.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "match/ball_contact.h"

namespace cancha::lab {
namespace {

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
constexpr double kBeside = from_degrees(50.0);      ///< from here on the goal lies to the side
constexpr double kFar = 3.0;                        ///< metres from which all strength is asked for
constexpr double kAngleSlack = from_degrees(10.0);  ///< beliefs move while a kick is prepared
constexpr double kDistanceSlack = 0.3;              ///< metres, likewise
constexpr double kStraight = 0.03;                  ///< metres beside a robot: a ball that comes straight
constexpr double kPassed = 0.3;                     ///< metres from the foot of one to that of the other
constexpr double kComes = 0.05;                     ///< m/s towards a robot, at least

bool is_sidewards(std::string_view motion) {
  return motion.find("sidewards") != motion.npos;
}

void note(double& when, bool happened, double seconds) {
  if (happened && std::isnan(when)) when = seconds;
}

}  // namespace

bool is_kick(std::string_view motion) {
  return motion == "bike" || motion.find("kick") != motion.npos;
}

bool is_right_kick(std::string_view motion, double angle, double distance) {
  if (is_sidewards(motion)) {
    if (std::abs(angle) < kBeside - kAngleSlack) return false;
    // the special action without a word for its side is that of the right foot
    const bool by_left = motion.find("left") != motion.npos;
    return by_left == (angle < 0.0);
  }
  if (std::abs(angle) > kBeside + kAngleSlack) return false;
  return motion == "bike" ? distance > kFar - kDistanceSlack : distance < kFar + kDistanceSlack;
}

int side_of_save(const Action& action) {
  if (action.kind == ActionKind::SaveLeft) return 1;
  if (action.kind == ActionKind::SaveRight) return -1;
  if (action.kind != ActionKind::Motion) return 0;
  return action.motion == "save_left" ? 1 : action.motion == "save_right" ? -1 : 0;
}

bool is_wrong_save(int side, Vec2 p_RB, Vec2 v_RB) {
  const double left = v_RB.x < -kComes ? p_RB.y - v_RB.y * p_RB.x / v_RB.x : p_RB.y;
  return std::abs(left) > kStraight && left * side < 0.0;
}

SkillWatch::SkillWatch(const match::Match& match)
    : match_{match},
      pushes_{{.players = match.league().players,
               .playing_distance = 0.0,
               .speed = match::kPushOnLegs,
               .pause = match.league().game.push_pause.value}},
      found_ball_{kNothing},
      first_touch_{kNothing},
      first_shot_{kNothing},
      kicking_(static_cast<std::size_t>(match.league().players)),
      saving_(kicking_.size()),
      has_seen_(kicking_.size()) {}

void SkillWatch::stepped(const match::Moment& moment, double dt) {
  pushes_.watch(moment.truth, moment.contacts, dt);
  watch_touches(moment.contacts, moment.truth.ball.p_FB.xy());
  for (int i = 0; i < match_.league().players; ++i) {
    longest_push_ = std::max(longest_push_, pushes_.pushes()[static_cast<std::size_t>(i)].seconds);
  }
}

void SkillWatch::ticked(const match::Moment& moment) {
  const double now = moment.truth.time.seconds();
  const MatchStatistics statistics = match_.statistics();
  note(first_touch_, statistics.blue.touches > 0, now);
  note(first_shot_, statistics.blue.shots > 0, now);
  bool any = false, all = true;
  for (const Frame* frame : moment.frames) {
    if (frame->robot.team != Team::Blue || moment.game.is_out(frame->robot)) continue;
    const auto number = static_cast<std::size_t>(frame->robot.number);
    const auto& ball = frame->beliefs.ball;
    if (ball && ball->in_sight && !ball->by_mate) has_seen_[number] = true;
    any = true;
    all = all && has_seen_[number];
    watch_kick(*frame);
    watch_save(*frame, moment.truth);
  }
  note(found_ball_, any && all, now);
}

void SkillWatch::watch_kick(const Frame& frame) {
  const Action& action = frame.intent.action;
  const bool kicks = action.kind == ActionKind::Motion && is_kick(action.motion);
  const auto number = static_cast<std::size_t>(frame.robot.number);
  const bool begins = kicks && !kicking_[number];
  kicking_[number] = kicks;
  if (!begins || !frame.beliefs.pose) return;
  // by what it believed: whether its beliefs are right is another question
  const Pose2& X_TR = frame.beliefs.pose->X_TR;
  const Vec2 p_RG = into(X_TR, {match_.league().walls.length() / 2, 0.0});
  ++kicks_;
  if (is_right_kick(action.motion, angle_of(p_RG), length(p_RG))) ++right_kicks_;
}

void SkillWatch::watch_save(const Frame& frame, const Truth& truth) {
  const int side = side_of_save(frame.intent.action);
  const auto number = static_cast<std::size_t>(frame.robot.number);
  const bool begins = side != 0 && !saving_[number];
  saving_[number] = side != 0;
  if (!begins) return;
  // by the truth: a save goes right or wrong whatever the keeper believed
  const Pose2& X_FR = truth.robots[number].X_FR;
  const Vec2 v_FB{truth.ball.v_FB.x, truth.ball.v_FB.y};
  ++saves_;
  const Vec2 p_RB = into(X_FR, {truth.ball.p_FB.x, truth.ball.p_FB.y});
  if (is_wrong_save(side, p_RB, {dot(X_FR.ahead(), v_FB), cross(X_FR.ahead(), v_FB)})) ++wrong_saves_;
}

void SkillWatch::watch_touches(std::span<const Contact> contacts, Vec2 p_FB) {
  for (const Contact& contact : contacts) {
    const auto robot = match::robot_at_ball(contact);
    if (!robot) continue;
    const int players = match_.league().players;
    const bool by_mate = last_touch_ >= 0 && last_touch_ < players && *robot < players && *robot != last_touch_;
    // two who have the ball between their feet do not pass it
    if (by_mate && distance(p_FB, p_FT_) > kPassed) ++passes_;
    last_touch_ = *robot;
    p_FT_ = p_FB;
  }
}

}  // namespace cancha::lab
