#include "server/eyes_view.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/transform.h"
#include "match/recorded_eyes.h"
#include "match/recorded_moment.h"
#include "sense/vision/image_file.h"
#include "server/eyes_api.h"

namespace cancha::server {
namespace {

constexpr double kFarGround = 12.0;  ///< metres: above the horizon, the outline of what a camera sees ends here
constexpr int kOutlineSteps = 8;     ///< along each edge of a picture
constexpr double kSameRobot = 1.0;   ///< metres within which a robot that was seen is the nearest one

bool is_finite(const Truth& truth, std::size_t joints) {
  if (truth.joints.size() != joints || !std::ranges::all_of(truth.joints, [](double a) { return std::isfinite(a); })) {
    return false;
  }
  const auto sound = [](Vec3 p) { return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z); };
  return sound(truth.ball.p_FB) && std::ranges::all_of(truth.robots, [&](const RobotState& robot) {
           const Quaternion& q = robot.q_FR;
           const double size = q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w;
           return sound({robot.X_FR.x, robot.X_FR.y, robot.height}) && std::abs(size - 1.0) < 0.01;
         });
}

/// When a simulated camera takes its pictures: at even distances from the start.
class Shutter {
 public:
  explicit Shutter(const body::Imaging& imaging)
      : period_{nearest(Seconds{1 / imaging.rate})}, latency_{imaging.latency} {}

  /// The number of the newest picture that has come by a moment.
  [[nodiscard]] std::int64_t newest(Time by) const {
    return std::max<std::int64_t>(0, (by - latency_).ns / period_.ns);
  }
  [[nodiscard]] Time taken(std::int64_t number) const { return Time{} + period_ * number; }
  [[nodiscard]] Time comes(std::int64_t number) const { return taken(number) + latency_; }

 private:
  Duration period_;
  Duration latency_;
};

/// What one robot sees at one moment.
class Witness {
 public:
  Witness(mcap::McapReader& reader, match::RobotEye& eye, const robot::Profile& profile, RobotId robot)
      : reader_{reader}, eye_{eye}, profile_{profile}, robot_{robot}, place_{place_of(robot, eye.league().players)} {}

  [[nodiscard]] Result<EyesView> tell(Time at) {
    auto sensed = match::sensed_up_to(reader_, robot_, at);
    if (!sensed) return pass_on(std::move(sensed));
    const bool by_camera = profile_.senses == "camera";
    const bool has_image = sensed->image && sense::is_whole(*sensed->image) &&
                           sensed->image->width * sensed->image->height <= EyesApi::kMostPixels;
    const bool sees = eye_.kind() != nullptr && !eye_.kind()->cameras.empty();
    auto camera = sees ? eye_.camera(profile_.seeing.camera) : Result<body::Camera>{};
    if (!camera) return pass_on(std::move(camera));
    const bool draws = sees && by_camera && !has_image;
    const Time taken = has_image ? sensed->image->time : !by_camera && sensed->sight ? sensed->sight->time : at;
    auto put = draws ? draw_up_to(*camera, at, sensed->last->time) : put_to(taken);
    if (!put) return pass_on(std::move(put));
    view_.time = at.seconds();
    view_.senses = profile_.senses;
    view_.league = eye_.league().name;
    view_.model = eye_.league().body;
    view_.white_ball = profile_.seeing.vision.recognise.white_ball;
    view_.robot = truth_.robots[place_].X_FR;
    view_.ball = truth_.ball.p_FB.xy();
    view_.obstacles = sensed->obstacles;
    if (sees) {
      view_.camera = camera->name;
      if (!has_image && !draws) draw(*camera, at);
      show_picture(*camera, has_image ? *sensed->image : drawn_.back().image, has_image);
      outline(*camera);
      if (by_camera) {
        auto sight = seen_again(at, has_image);
        if (!sight) return pass_on(std::move(sight));
        sensed->sight = std::move(*sight);
      }
      if (sensed->sight) place_things(*sensed->sight, &*camera);
    } else if (sensed->sight) {
      place_things(*sensed->sight, nullptr);
    }
    if (auto heard = hear(*sensed); !heard) return pass_on(std::move(heard));
    return std::move(view_);
  }

 private:
  [[nodiscard]] Result<void> put_to(Time time) {
    auto truth = match::truth_at(reader_, eye_.league(), time);
    if (!truth) return pass_on(std::move(truth));
    const std::size_t joints = eye_.kind() == nullptr ? 0 : eye_.kind()->robot.joints.size();
    if (!is_finite(*truth, joints * truth->robots.size())) {
      return fail(reader_.name(), "its frames are not those of the league's robots");
    }
    truth_ = std::move(*truth);
    eye_.look(truth_);
    return {};
  }

  /// A picture of this moment, which came later.
  void draw(const body::Camera& camera, Time came) {
    world::TrueImage made;
    const auto noise = Random{1}.split("camera").split(static_cast<std::uint64_t>(truth_.time.ns));
    eye_.draw(place_, camera, noise, made);
    drawn_.push_back({std::move(made.image), came});
  }

  /// The pictures that the player looked at: the newest one by a moment, and of mixed resolutions all since it last
  /// looked in full.
  [[nodiscard]] Result<void> draw_up_to(const body::Camera& camera, Time at, Time last_tick) {
    const Shutter shutter{camera.imaging};
    const sense::Vision::Settings& vision = profile_.seeing.vision;
    const std::int64_t newest = shutter.newest(at);
    for (std::int64_t i = vision.shrink > 1 ? newest - newest % vision.full_every : newest; i <= newest; ++i) {
      if (i < newest && shutter.taken(i) < at - match::kSensedLookBack) continue;
      // frames begin with the first step, after the first picture
      const Time taken = i > 0 ? shutter.taken(i) : std::min(at, shutter.comes(0));
      if (auto put = put_to(taken); !put) return put;
      // the next tick may lie beyond the moment
      draw(camera, std::min(shutter.comes(i), last_tick));
    }
    return {};
  }

  void show_picture(const body::Camera& camera, const Image& image, bool recorded) {
    EyePicture& picture = view_.picture.emplace();
    const Transform X_FC = eye_.X_FC(place_, camera);
    view_.camera_height = X_FC.position.z;
    const Vec3 axis = X_FC.rotation * Vec3{0, 0, 1};
    view_.camera_tilt = std::asin(std::clamp(-axis.z, -1.0, 1.0));
    view_.camera_pan = wrap_angle(angle_of(axis.xy()) - view_.robot.heading);
    picture.recorded = recorded;
    picture.time = image.time.seconds();
    picture.width = image.width;
    picture.height = image.height;
    picture.rgb = sense::rgb_of(image);
  }

  /// The player's own senses again, on the readings of the last seconds, with the recorded or the drawn pictures.
  [[nodiscard]] Result<Maybe<Sight>> seen_again(Time at, bool recorded) {
    auto eyes = match::RecordedEyes::make(robot_, profile_.seeing, eye_.league(), *eye_.kind());
    if (!eyes) return pass_on(std::move(eyes));
    Maybe<Sight> last;
    const auto take = [&](const Image&, const Maybe<Sight>& sight) {
      last = sight;
      return true;
    };
    const Time from = at - match::kSensedLookBack;
    auto seen = recorded ? eyes->look(reader_, from, at, take) : eyes->look(reader_, from, at, drawn_, take);
    if (!seen) return pass_on(std::move(seen));
    return last;
  }

  void outline(const body::Camera& camera) {
    if (camera.lens.kind != body::LensKind::Pinhole) return;
    const Transform X_FC = eye_.X_FC(place_, camera);
    const auto w = static_cast<double>(camera.lens.width);
    const auto h = static_cast<double>(camera.lens.height);
    const Vec2 corners[] = {{0, 0}, {w, 0}, {w, h}, {0, h}, {0, 0}};
    for (int edge = 0; edge < 4; ++edge) {
      for (int i = 0; i < kOutlineSteps; ++i) {
        const Vec2 pixel =
            corners[edge] + (corners[edge + 1] - corners[edge]) * (static_cast<double>(i) / kOutlineSteps);
        const auto ray = camera.lens.ray(pixel);
        if (!ray) continue;
        const Vec3 towards = X_FC.rotation * *ray;
        const double slope = length(towards.xy());
        const double away = towards.z < 0 ? X_FC.position.z * slope / -towards.z : kFarGround;
        if (slope > 0) view_.ground.push_back(X_FC.position.xy() + towards.xy() * (std::min(away, kFarGround) / slope));
      }
    }
  }

  void place_things(const Sight& sight, const body::Camera* camera) {
    const Pose2& X_FR = truth_.robots[place_].X_FR;
    for (const Seen& seen : sight.things) {
      if (view_.things.size() == EyesApi::kMostThings) break;
      EyeThing& thing = view_.things.emplace_back();
      thing.seen = seen;
      thing.place = X_FR * seen.p_RP();
      if (const auto truth = true_place(seen, thing.place)) {
        thing.truth = *truth;
        thing.error = distance(*truth, thing.place);
      }
      if (seen.box || camera == nullptr) continue;
      const Vec3 p_C = inverse(eye_.X_FC(place_, *camera)) * Vec3{thing.place.x, thing.place.y, 0};
      const auto pixel = camera->lens.project(p_C);
      if (pixel && camera->lens.in_picture(*pixel)) thing.pixel = *pixel;
    }
  }

  /// The nearest of what it may be.
  [[nodiscard]] std::optional<Vec2> true_place(const Seen& seen, Vec2 p_FP) const {
    const field::Walls& w = eye_.league().walls;
    const Vec2 posts[] = {{w.left.value, w.goal_bottom.value},
                          {w.left.value, w.goal_top.value},
                          {w.right.value, w.goal_bottom.value},
                          {w.right.value, w.goal_top.value}};
    const double middle = (w.goal_bottom.value + w.goal_top.value) / 2;
    const Vec2 goals[] = {{w.left.value, middle}, {w.right.value, middle}};
    const auto nearest = [&](std::span<const Vec2> all) {
      return *std::ranges::min_element(all, {}, [&](Vec2 p) { return distance(p, p_FP); });
    };
    if (seen.kind == ThingKind::Ball) return truth_.ball.p_FB.xy();
    if (seen.kind == ThingKind::Post) return nearest(posts);
    if (seen.kind == ThingKind::Goal) return nearest(goals);
    if (seen.kind != ThingKind::Robot) return std::nullopt;
    std::optional<Vec2> best;
    for (std::size_t i = 0; i < truth_.robots.size(); ++i) {
      const Vec2 p = truth_.robots[i].X_FR.position();
      if (i == place_ || distance(p, p_FP) > kSameRobot) continue;
      if (!best || distance(p, p_FP) < distance(*best, p_FP)) best = p;
    }
    return best;
  }

  /// Rays of lasers and cones of sonars, from where they sit.
  [[nodiscard]] Result<void> hear(const match::SensedUpTo& sensed) {
    const auto sensors = robot::sensors_of(profile_, eye_.kind());
    if (!sensors) return tl::unexpected<Error>(sensors.error());
    const auto links = eye_.links(place_);
    for (const LaserScan& scan : sensed.lasers) {
      const auto which = static_cast<std::size_t>(scan.scanner);
      if (which >= sensors->lasers.size()) continue;
      const body::Mounting& on = sensors->lasers[which].mounting;
      const Transform X_FS = links[on.link] * on.X_LS;
      for (std::size_t i = 0; i < scan.distances.size() && view_.rays.size() < EyesApi::kMostRays; ++i) {
        const Vec2 along = direction(scan.first_bearing + scan.step * static_cast<double>(i));
        const Vec3 end = X_FS * Vec3{along.x * scan.distances[i], along.y * scan.distances[i], 0};
        view_.rays.push_back({X_FS.position.xy(), end.xy(), scan.distances[i] < scan.range});
      }
    }
    if (!sensors->sonar || !sensed.sonar) return {};
    for (std::size_t side = 0; side < 2; ++side) {
      const body::Mounting& on = sensors->sonar->receivers[side];
      const Transform X_FS = links[on.link] * on.X_LS;
      EyeCone& cone = view_.cones.emplace_back();
      cone.from = X_FS.position.xy();
      cone.heading = angle_of((X_FS.rotation * Vec3{1, 0, 0}).xy());
      cone.angle = sensors->sonar->cone;
      cone.range = sensors->sonar->most;
      for (const double echo : side == 0 ? sensed.sonar->left : sensed.sonar->right) {
        if (echo > 0) cone.echoes.push_back(echo);
      }
    }
    return {};
  }

  mcap::McapReader& reader_;
  match::RobotEye& eye_;
  const robot::Profile& profile_;
  RobotId robot_;
  std::size_t place_;
  Truth truth_;
  std::vector<match::DrawnPicture> drawn_;
  EyesView view_;
};

}  // namespace

Result<EyesView> view_of_eyes(mcap::McapReader& reader, match::RobotEye& eye, const robot::Profile& profile,
                              RobotId robot, Time at) {
  return Witness{reader, eye, profile, robot}.tell(at);
}

}  // namespace cancha::server
