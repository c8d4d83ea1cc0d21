#include "lab/sonar_stage.h"

#include "base/text_file.h"

namespace cancha::lab {
namespace {

constexpr Duration kTick = 10_ms;
constexpr double kTrunk = 0.333;  ///< metres above the ground, of a NAO that stands
constexpr double kHeight = 0.5;   ///< metres, of a cylinder: about as high as a NAO

/// A robot whose other senses and beliefs do not matter here.
class NoSenses final : public sense::Senses {
 public:
  void perceive(const Readings& readings, Percepts& percepts) override { percepts.time = readings.time; }
};
class NoModel final : public model::Model {
 public:
  void update(const Readings& readings, const Percepts& /*percepts*/, Beliefs& beliefs) override {
    beliefs.time = readings.time;
  }
};

}  // namespace

Result<SonarKit> load_sonar_kit(const std::filesystem::path& content) {
  SonarKit kit;
  auto league = field::load_league(content, "kidsize");
  if (!league) return pass_on(std::move(league));
  kit.league = std::move(*league);
  auto robot = body::read_robot(content / "robots" / "nao");
  if (!robot) return pass_on(std::move(robot));
  kit.robot = std::move(*robot);
  auto model = read_text(kit.robot.model);
  if (!model) return pass_on(std::move(model));
  auto shapes = body::parse_shapes(*model, kit.robot.model.filename().string());
  if (!shapes) return pass_on(std::move(shapes));
  kit.shapes = std::move(*shapes);
  auto sensors = body::load_sensors(content, "nao_sonar");
  if (!sensors) return pass_on(std::move(sensors));
  kit.sensors = std::move(*sensors);
  if (auto mounted = body::mount(kit.robot.links, "nao_sonar.toml", kit.sensors); !mounted) {
    return pass_on(std::move(mounted));
  }
  return kit;
}

SonarStage::SonarStage(const SonarKit& kit, const body::Sensors& sensors, std::span<const Pose2> robots,
                       const Random& random)
    : surroundings_{world::RayScene{kit.league}} {
  surroundings_.scene.add_robots(kit.robot, kit.shapes, static_cast<int>(robots.size()));
  truth_.robots.resize(robots.size());
  truth_.joints.resize(robots.size() * kit.robot.joints.size());
  truth_.ball.p_FB = {kit.league.walls.left.value, kit.league.walls.bottom.value, 0.0};  // out of the way
  for (std::size_t i = 0; i < robots.size(); ++i) {
    move_robot(i, robots[i]);
    Random own = random.split("robot").split(i);
    const Duration off{static_cast<std::int64_t>(own.uniform() *
                                                 static_cast<double>(sensors.sonar_settings.control.send_interval.ns))};
    listeners_.push_back({world::SimulatedSonar{*sensors.sonar, static_cast<int>(i), own.split("sonar")},
                          sense::RangeSenses{std::make_unique<NoSenses>(), *sensors.sonar, sensors.sonar_settings},
                          model::ObstacleModel{std::make_unique<NoModel>(), sensors.sonar_settings}, Time{} + off});
  }
  for (Listener& one : listeners_) {
    one.percepts.sonar.emplace();
    one.beliefs.obstacles.emplace();
  }
}

Transform SonarStage::cylinder_at(double bearing, double distance) const {
  const Vec2 p_F = truth_.robots.front().X_FR * (direction(bearing) * distance);
  return {{p_F.x, p_F.y, kHeight / 2}, {}};
}

int SonarStage::add_cylinder(double bearing, double distance, double radius) {
  return surroundings_.scene.add_thing(
      world::make_solid(ShapeKind::Cylinder, {radius, 0, kHeight / 2}, cylinder_at(bearing, distance)));
}

void SonarStage::move_cylinder(int thing, double bearing, double distance) {
  surroundings_.scene.move_thing(thing, cylinder_at(bearing, distance));
}

void SonarStage::move_robot(std::size_t robot, const Pose2& X_FR) {
  RobotState& state = truth_.robots[robot];
  state.X_FR = X_FR;
  state.height = kTrunk;
  state.q_FR = turn_about_z(X_FR.heading);
}

void SonarStage::tick() {
  truth_.time += kTick;
  surroundings_.scene.update(truth_);
  for (Listener& one : listeners_) {
    if (truth_.time < one.begins) continue;
    one.readings.time = truth_.time;
    one.sonar.read(surroundings_.scene, surroundings_.air, one.readings.sonar);
    one.senses.perceive(one.readings, one.percepts);
    one.model.update(one.readings, one.percepts, one.beliefs);
    one.sonar.command(one.percepts.sonar->request);
  }
}

void SonarStage::run(Duration duration) {
  for (const Time end = truth_.time + duration; truth_.time < end;) tick();
}

}  // namespace cancha::lab
