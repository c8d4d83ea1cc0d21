#include "robot/scenery.h"

#include "base/text_file.h"
#include "body/shapes.h"

namespace cancha::robot {

Result<std::shared_ptr<world::Surroundings>> surroundings_of(const field::League& league,
                                                             std::shared_ptr<const BodyKind> kind) {
  struct Kept {
    std::shared_ptr<const BodyKind> kind;
    world::Surroundings surroundings;
  };
  auto kept = std::make_shared<Kept>(Kept{std::move(kind), {world::RayScene{league}}});
  world::RayScene& scene = kept->surroundings.scene;
  if (!kept->kind) {
    scene.add_robots(league.robot, league.robots());
  } else {
    const body::Robot& robot = kept->kind->robot;
    auto model = read_text(robot.model);
    if (!model) return pass_on(std::move(model));
    auto shapes = body::parse_shapes(*model, robot.model.filename().string());
    if (!shapes) return pass_on(std::move(shapes));
    scene.add_robots(robot, *shapes, league.robots());
  }
  return std::shared_ptr<world::Surroundings>{kept, &kept->surroundings};
}

Result<world::JointedScene> scene_of(const body::Robot& robot, int robots, Duration step) {
  auto model = read_text(robot.model);
  if (!model) return pass_on(std::move(model));
  world::JointedScene scene;
  scene.model = std::move(*model);
  scene.joints = robot.joint_names();
  scene.robots = robots;
  scene.servo = robot.servo;
  scene.setting = robot.setting;
  scene.battery = robot.battery;
  scene.foot_sensors = robot.foot_sensors;
  scene.bumpers = robot.bumpers;
  scene.arms_feel = robot.arms_feel;
  scene.step = step;
  return scene;
}

Result<world::JointedScene> scene_of(const BodyKind& kind, const field::League& league, int robots) {
  auto scene = scene_of(kind.robot, robots, nearest(league.physics.step));
  if (!scene) return scene;
  if (league.has_ball()) {
    scene->ball = league.ball;
    scene->goals = league.walls;
  }
  if (league.contest) {
    scene->blocks = field::still_blocks(league.walls, *league.contest);
    scene->boxes = field::box_blocks(*league.contest);
    scene->box_mass = league.contest->box_mass.value;
    scene->box_friction = league.contest->box_friction;
  }
  scene->standing = kind.standing;
  return scene;
}

}  // namespace cancha::robot
