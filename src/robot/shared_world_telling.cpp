// Step 3 of a cycle: what a player tells the others of its world.

#include <algorithm>

#include "robot/shared_world.h"

namespace cancha::robot {
namespace {

constexpr double kSameRobot = 0.6;  ///< metres between what was told and what was seen of one robot
constexpr double kDrives = 0.3;     ///< m/s of an opponent that faces where it drives

}  // namespace

void SharedWorld::check_landmarks() {
  if (!own_.pose) return;
  for (const teamware::VLandmark& post : saw_ahead_.landmarks.posts) {
    const auto known = std::ranges::find(landmarks_.places, post.what, &teamware::LandmarkPlace::what);
    if (!post.see_xy || known == landmarks_.places.end()) continue;
    (void)inconsistency_.consistent(known->place, own_.pose->X_TR * Vec2{post.place.x, post.place.y});
  }
}

void SharedWorld::put_world(const Intent& intent) {
  if (!new_look_) return;
  team::TellingSelf telling;
  telling.members = database_.members();
  telling.role = intent.role;
  telling.behaviour_changed = behaviour_ != intent.chosen_by;
  telling.base_station_active = coach_active_;
  telling.team = colour_;
  telling.game = game_;
  for (const teamware::VLandmark& goal : saw_ahead_.landmarks.goals) {
    (goal.what == teamware::Landmark::OurGoal ? telling.goals.our_goal : telling.goals.their_goal) = true;
  }
  telling.active_mates = active_;
  telling.ball_angle =
      (saw_ahead_.ball.see && !saw_ahead_.ball.see_xy) || (saw_around_.ball.see && !saw_around_.ball.see_xy);
  telling.inconsistencies = static_cast<std::uint64_t>(inconsistency_.total());
  telling.corrupt = inconsistency_.corrupt();
  telling.battery = battery_.left();
  behaviour_ = intent.chosen_by;
  list_mates();
  telling.mates = told_mates_;
  team::fill_world(own_, telling, told_);
  tell_opponents_motion();
  note(world_.put(told_));
}

void SharedWorld::list_mates() {
  told_mates_.clear();
  for (const Mate& mate : mates_) {
    const auto at = static_cast<std::size_t>(mate.world.self.number - 1);
    if (!mate.fresh || at >= mate.world.ours.size()) continue;
    const teamware::Robot& robot = mate.world.ours[at];
    team::ToldMate& one = told_mates_.emplace_back();
    one.belief.number = static_cast<int>(at);
    one.belief.X_TR = {robot.p_FO.x, robot.p_FO.y, robot.orientation};
    one.belief.v_TR = robot.v_FO;
    one.belief.spread = robot.spread;
    one.belief.known = mate.told;
    if (!own_.pose) continue;
    const Vec2 p_R = into(own_.pose->X_TR, robot.p_FO);
    const auto there = [&](const teamware::VMobileObject& seen) {
      return seen.see_xy && distance(p_R, Vec2{seen.place.x, seen.place.y}) < kSameRobot;
    };
    one.see = std::ranges::any_of(saw_ahead_.mates, there) || std::ranges::any_of(saw_around_.obstacles, there);
  }
}

void SharedWorld::tell_opponents_motion() {
  for (teamware::Robot& one : told_.theirs) {
    const auto away = [&](const model::RobotTrack& track) {
      return track.number >= 0 ? 1e9 : distance(one.p_FO, model::TeamRobots::place_at(track, now_));
    };
    const auto tracks = robots_.robots();
    const auto nearest = std::ranges::min_element(tracks, {}, away);
    if (nearest == tracks.end() || away(*nearest) > kSameRobot) continue;
    one.v_FO = team::told(nearest->v_T);
    if (length(one.v_FO) > kDrives) one.orientation = team::told(angle_of(one.v_FO));
  }
}

}  // namespace cancha::robot
