#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "body/robot.h"
#include "body/shapes.h"
#include "field/league.h"
#include "messages/beliefs.h"
#include "model/obstacles/obstacle_model.h"
#include "sense/range/range_senses.h"
#include "world/sensors/range_sensors.h"

namespace cancha::lab {

/// What studies of sonars need from content: a NAO, its sonars, and a pitch.
struct SonarKit {
  field::League league;
  body::Robot robot;
  std::vector<body::Shape> shapes;
  body::Sensors sensors;
};
[[nodiscard]] Result<SonarKit> load_sonar_kit(const std::filesystem::path& content);

/// Robots that stand and listen: simulated sonars with the senses and the obstacle model of a player, 100 ticks a
/// second, without physics. Things stand around and are moved as the study wants.
class SonarStage {
 public:
  /// `sensors` are those of all robots, mounted; the kit must outlive it.
  SonarStage(const SonarKit& kit, const body::Sensors& sensors, std::span<const Pose2> robots, const Random& random);

  /// An upright cylinder, metres from the first robot; gives its number.
  int add_cylinder(double bearing, double distance, double radius);
  void move_cylinder(int thing, double bearing, double distance);
  void move_robot(std::size_t robot, const Pose2& X_FR);

  void tick();
  void run(Duration duration);
  [[nodiscard]] Time now() const { return truth_.time; }
  /// What a robot's sonars gave with the last tick.
  [[nodiscard]] const Readings& readings(std::size_t robot) const { return listeners_[robot].readings; }
  [[nodiscard]] const SonarPercept& percept(std::size_t robot) const { return *listeners_[robot].percepts.sonar; }
  [[nodiscard]] const ObstacleBeliefs& obstacles(std::size_t robot) const {
    return *listeners_[robot].beliefs.obstacles;
  }
  [[nodiscard]] const Truth& truth() const { return truth_; }
  [[nodiscard]] world::RayScene& scene() { return surroundings_.scene; }

 private:
  struct Listener {
    world::SimulatedSonar sonar;
    sense::RangeSenses senses;
    model::ObstacleModel model;
    Time begins;  ///< robots are not switched on at the same moment
    Readings readings{};
    Percepts percepts{};
    Beliefs beliefs{};
  };
  [[nodiscard]] Transform cylinder_at(double bearing, double distance) const;

  world::Surroundings surroundings_;
  Truth truth_;
  std::vector<Listener> listeners_;
};

}  // namespace cancha::lab
