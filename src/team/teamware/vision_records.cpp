#include "team/teamware/vision_records.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cancha::team {
namespace {

using teamware::Landmark;
using teamware::VectorV;
using teamware::VObject;

constexpr std::array kOnLine{-0.3, 0.0, 0.3};  ///< metres along a line from its nearest point
constexpr double kSame = 0.6;                  ///< metres between two sightings of one robot
constexpr double kLeastSpread = 0.02;          ///< metres
constexpr double kLongAgo = 0.5;               ///< seconds between looks that tell no velocity
constexpr double kWidestView = 3.0;            ///< radians that a flat picture can show
constexpr double kUncorrected = 0.5;           ///< of a confidence is left where the lens bends the picture
constexpr double kSameAngle = 0.1;             ///< radians between two sightings of one robot, by their directions
constexpr double kAngleSpread = 0.03;          ///< radians by which the direction of such a thing may be wrong

double spread_at(const Seen& seen) {
  return std::max(seen.distance_spread, seen.distance * seen.bearing_spread);
}

VectorV place_of(Vec2 p_R, double spread) {
  VectorV made;
  made.x = p_R.x;
  made.y = p_R.y;
  made.angle = angle_of(p_R);
  made.confidence = confidence_of(spread);
  return made;
}

template <class Object>
void set(Object& object, const Seen& seen, double corrected) {
  object.place = place_of(seen.p_RP(), spread_at(seen));
  object.see = true;
  object.see_xy = seen.distance <= corrected;
  if (object.see_xy) return;
  object.place.x = object.place.y = 0.0;
  object.place.confidence *= kUncorrected;
}

Landmark landmark_of(PostPlace post) {
  switch (post) {
    case PostPlace::OwnLeft:
      return Landmark::OurLeftPost;
    case PostPlace::OwnRight:
      return Landmark::OurRightPost;
    case PostPlace::OpponentLeft:
      return Landmark::TheirLeftPost;
    default:
      return Landmark::TheirRightPost;
  }
}

PostPlace post_of(Landmark what) {
  switch (what) {
    case Landmark::OurLeftPost:
      return PostPlace::OwnLeft;
    case Landmark::OurRightPost:
      return PostPlace::OwnRight;
    case Landmark::TheirLeftPost:
      return PostPlace::OpponentLeft;
    case Landmark::TheirRightPost:
      return PostPlace::OpponentRight;
    default:
      return PostPlace::Unknown;
  }
}

void add_line(const Seen& seen, std::vector<VectorV>& lines) {
  if (!seen.orientation) return lines.push_back(place_of(seen.p_RP(), spread_at(seen)));
  const Vec2 along = direction(seen.orientation->angle);
  for (const double on : kOnLine) lines.push_back(place_of(seen.p_RP() + along * on, spread_at(seen)));
}

void see_front(const Seen& seen, Team mates_are, const CameraPair& cameras, teamware::FRNTVision& front) {
  if (seen.kind == ThingKind::Ball) set(front.ball, seen, cameras.corrected);
  if (seen.kind == ThingKind::Post && seen.post != PostPlace::Unknown) {
    teamware::VLandmark& post = front.landmarks.posts.emplace_back();
    set(post, seen, cameras.corrected);
    post.what = landmark_of(seen.post);
    // a post is as large as it is: its distance is known from afar, too
    post.see_xy = true;
    post.place = place_of(seen.p_RP(), spread_at(seen));
  }
  if (seen.kind != ThingKind::Robot) return;
  const bool mate = seen.robot ? seen.robot->team == mates_are : seen.whose == Whose::Own;
  const bool opponent = seen.robot ? !mate : seen.whose == Whose::Opponent;
  set((mate ? front.mates : opponent ? front.opponents : front.obstacles).emplace_back(), seen, cameras.corrected);
}

void see_omni(const Seen& seen, const CameraPair& cameras, teamware::OMNIVision& omni) {
  if (seen.kind == ThingKind::Ball) set(omni.ball, seen, cameras.omni_corrected);
  if (seen.kind == ThingKind::Robot) set(omni.obstacles.emplace_back(), seen, cameras.omni_corrected);
  // a point of a line is its place, and nothing without
  if (seen.kind == ThingKind::Line && seen.distance <= cameras.omni_corrected) add_line(seen, omni.lines);
}

void gauge(const teamware::VMobileObject& before, double seconds, teamware::VMobileObject& now) {
  if (!before.see_xy || !now.see_xy) return;
  now.velocity = (Vec2{now.place.x, now.place.y} - Vec2{before.place.x, before.place.y}) * (1.0 / seconds);
}

void gauge(const std::vector<teamware::VMobileObject>& before, double seconds,
           std::vector<teamware::VMobileObject>& now) {
  for (teamware::VMobileObject& one : now) {
    const auto away = [&](const teamware::VMobileObject& other) {
      return distance(Vec2{one.place.x, one.place.y}, Vec2{other.place.x, other.place.y});
    };
    const auto nearest = std::ranges::min_element(before, {}, away);
    if (nearest != before.end() && away(*nearest) < kSame) gauge(*nearest, seconds, one);
  }
}

Seen seen_of(ThingKind kind, const VectorV& place) {
  Seen seen{.kind = kind};
  seen.bearing = place.angle;
  seen.distance = std::hypot(place.x, place.y);
  seen.distance_spread = std::max(kLeastSpread, spread_of(place.confidence));
  seen.bearing_spread = seen.distance_spread / std::max(1.0, seen.distance);
  return seen;
}

void add_angle(ThingKind kind, const VObject& object, Whose whose, Sight& sight) {
  if (object.see && !object.see_xy) sight.angles.push_back({kind, whose, object.place.angle, kAngleSpread});
}

void add_robot(const VObject& object, Whose whose, Sight& sight) {
  if (!object.see_xy) return add_angle(ThingKind::Robot, object, whose, sight);
  Seen seen = seen_of(ThingKind::Robot, object.place);
  seen.whose = whose;
  sight.things.push_back(seen);
}

}  // namespace

teamware::CameraSettings with_view(teamware::CameraSettings camera, double view) {
  camera.focal = camera.width / 2.0 / std::tan(std::min(view, kWidestView) / 2.0);
  camera.centre = {camera.width / 2.0, camera.height / 2.0};
  return camera;
}

double view_of(const teamware::CameraSettings& camera) {
  return 2.0 * std::atan2(camera.width / 2.0, camera.focal);
}

void fill_vision(const Sight& sight, Team mates_are, const CameraPair& cameras, teamware::FRNTVision& front,
                 teamware::OMNIVision& omni) {
  front.ball = {};
  omni.ball = {};
  for (auto* list : {&front.obstacles, &front.opponents, &front.mates, &omni.obstacles}) list->clear();
  front.landmarks.goals.clear();
  front.landmarks.posts.clear();
  omni.lines.clear();
  for (const Seen& seen : sight.things) {
    const bool ahead = std::abs(wrap_angle(seen.bearing)) <= cameras.front_view / 2;
    // posts that the omnidirectional camera finds stand in the one set of landmarks there is
    const bool near_post = seen.kind == ThingKind::Post && seen.distance <= cameras.omni_range;
    if (ahead || near_post) see_front(seen, mates_are, cameras, front);
    if (seen.distance <= cameras.omni_range) see_omni(seen, cameras, omni);
  }
  // a goal is where both of its posts are
  for (const auto& [left, right, goal] :
       {std::array{Landmark::OurLeftPost, Landmark::OurRightPost, Landmark::OurGoal},
        std::array{Landmark::TheirLeftPost, Landmark::TheirRightPost, Landmark::TheirGoal}}) {
    const auto& posts = front.landmarks.posts;
    const auto a = std::ranges::find(posts, left, &teamware::VLandmark::what);
    const auto b = std::ranges::find(posts, right, &teamware::VLandmark::what);
    if (a == posts.end() || b == posts.end()) continue;
    teamware::VLandmark& made = front.landmarks.goals.emplace_back();
    made.what = goal;
    made.see = made.see_xy = true;
    made.place = place_of((Vec2{a->place.x, a->place.y} + Vec2{b->place.x, b->place.y}) * 0.5,
                          spread_of(std::min(a->place.confidence, b->place.confidence)));
  }
}

void gauge_velocities(const teamware::FRNTVision& before, const teamware::OMNIVision& omni_before, double seconds,
                      teamware::FRNTVision& front, teamware::OMNIVision& omni) {
  if (seconds <= 0.0 || seconds > kLongAgo) return;
  gauge(before.ball, seconds, front.ball);
  gauge(omni_before.ball, seconds, omni.ball);
  gauge(before.obstacles, seconds, front.obstacles);
  gauge(before.opponents, seconds, front.opponents);
  gauge(before.mates, seconds, front.mates);
  gauge(omni_before.obstacles, seconds, omni.obstacles);
}

void read_vision(const teamware::FRNTVision& front, const teamware::OMNIVision& omni, std::span<const Vec2> mates,
                 Sight& sight) {
  sight.things.clear();
  sight.angles.clear();
  // both cameras may see the ball: the surer one counts
  const bool by_omni =
      omni.ball.see_xy && (!front.ball.see_xy || omni.ball.place.confidence >= front.ball.place.confidence);
  const VObject& ball = by_omni ? static_cast<const VObject&>(omni.ball) : front.ball;
  if (ball.see_xy) sight.things.push_back(seen_of(ThingKind::Ball, ball.place));
  if (!ball.see_xy) {
    add_angle(ThingKind::Ball, front.ball.see ? static_cast<const VObject&>(front.ball) : omni.ball, Whose::Unknown,
              sight);
  }
  for (const teamware::VLandmark& post : front.landmarks.posts) {
    if (!post.see_xy) continue;
    Seen seen = seen_of(ThingKind::Post, post.place);
    seen.post = post_of(post.what);
    const bool ours = seen.post == PostPlace::OwnLeft || seen.post == PostPlace::OwnRight;
    seen.whose = ours ? Whose::Own : Whose::Opponent;
    sight.things.push_back(seen);
  }
  for (const auto& one : front.opponents) add_robot(one, Whose::Opponent, sight);
  for (const auto& one : omni.obstacles) {
    const Vec2 p{one.place.x, one.place.y};
    const auto aside = [&](double angle) { return std::abs(wrap_angle(one.place.angle - angle)); };
    const auto there = [&](Vec2 other) {
      return one.see_xy ? distance(p, other) < kSame : aside(angle_of(other)) < kSameAngle;
    };
    const auto same = [&](const VObject& other) {
      return other.see_xy ? there({other.place.x, other.place.y}) : aside(other.place.angle) < kSameAngle;
    };
    if (std::ranges::any_of(front.opponents, same)) continue;
    const bool mate = std::ranges::any_of(front.mates, same) || std::ranges::any_of(mates, there);
    if (!mate) add_robot(one, Whose::Opponent, sight);
  }
  for (const VectorV& point : omni.lines) sight.things.push_back(seen_of(ThingKind::Line, point));
}

}  // namespace cancha::team
