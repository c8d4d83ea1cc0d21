#include "robot/practice_body.h"

#include "act/servo/servo_goals.h"
#include "robot/scenery.h"

namespace cancha::robot {
namespace {

field::League for_one(field::League league) {
  league.players = 1;
  return league;
}

}  // namespace

PracticeBody::PracticeBody(const Profile& profile, const field::League& league, const BodyKind& kind,
                           std::unique_ptr<world::JointedWorld> world, std::unique_ptr<Body> body,
                           world::RangeSensors ranges, world::InnerSensors inner,
                           std::shared_ptr<world::Surroundings> surroundings, Random random)
    : world_{std::move(world)},
      body_{std::move(body)},
      sight_{profile.sight, kPractising, for_one(league), random},
      ranges_{std::move(ranges)},
      inner_{std::move(inner)},
      surroundings_{std::move(surroundings)},
      pan_{kind.robot.find("head_pan")},
      steps_{league.physics.steps_per_decision} {}

Result<std::unique_ptr<PracticeBody>> PracticeBody::make(const Profile& profile, const field::League& league,
                                                         const BodyKind& kind, Random random,
                                                         const PracticeStart& start) {
  if (start.through_bus) {
    if (auto fits = act::fits_bus(kind.robot); !fits) return pass_on(std::move(fits));
  }
  auto scene = scene_of(kind, league, 2);
  if (!scene) return pass_on(std::move(scene));
  scene->effects = start.effects;
  if (start.battery) scene->battery = *start.battery;
  auto made = world::make_jointed_world(*scene);
  if (!made) return pass_on(std::move(made));
  world::JointedWorld& world = **made;
  if (start.body) {
    Random chance = *start.body;
    const world::Variation variation = world::random_variation(chance);
    world.vary(kNumber, variation, chance.split("noise"));
  }
  // yellow's robot before its goal; blue's, which nobody moves, is out of the way
  const double half = league.walls.length() / 2;
  (void)world.rest_robot(0, start.X_FO ? *start.X_FO : Pose2{half, league.walls.width(), 0.0});
  const Pose2 X_FR = start.X_FR ? *start.X_FR : Pose2{-half + 0.6, 0.3, 0.0};
  (void)world.rest_robot(kNumber, X_FR);
  if (league.has_ball()) world.place_ball(start.p_FB ? *start.p_FB : X_FR * Vec2{0.5, -0.1}, {});
  std::unique_ptr<Body> body;
  if (start.through_bus) {
    body = std::make_unique<EmulatedBody>(kind.robot, world, kNumber, start.troubles);
  } else {
    body = std::make_unique<SimulatedBody>(kind.robot, world, kNumber, start.troubles);
  }
  auto sensors = sensors_of(profile, &kind);
  if (!sensors) return pass_on(std::move(sensors));
  // the kind is the caller's to keep
  auto surroundings = surroundings_of(for_one(league), std::shared_ptr<const BodyKind>{std::shared_ptr<void>{}, &kind});
  if (!surroundings) return pass_on(std::move(surroundings));
  const Random chance = random.split("ranges");
  return std::unique_ptr<PracticeBody>{new PracticeBody{
      profile, league, kind, std::move(*made), std::move(body), world::RangeSensors{*sensors, kNumber, chance},
      world::InnerSensors{*sensors, kind.robot.joints.size(), chance}, std::move(*surroundings), random}};
}

Result<void> PracticeBody::read(Readings& readings) {
  if (auto read = body_->read(readings); !read) return read;
  inner_.read(readings);
  const std::span<const double> joints = truth().joints_of(kNumber);
  sight_.read(truth(), pan_ < joints.size() ? joints[pan_] : 0.0, readings.sight);
  if (ranges_.empty()) return {};
  surroundings_->scene.update(truth());
  ranges_.read(*surroundings_, readings);
  return {};
}

Result<void> PracticeBody::command(const Commands& commands) {
  if (auto told = body_->command(commands); !told) return told;
  ranges_.command(commands);
  for (int i = 0; i < steps_; ++i) {
    if (auto stepped = world_->step(); !stepped) return stepped;
  }
  return {};
}

}  // namespace cancha::robot
