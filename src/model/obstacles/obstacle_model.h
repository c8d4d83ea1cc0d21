#pragma once

#include <memory>
#include <vector>

#include "body/sonar_settings.h"
#include "model/model.h"
#include "model/obstacles/obstacle_grid.h"

namespace cancha::model {

/// What stands in the way of a robot with sonars, besides all that another model holds true (`ObstacleCombinator`):
/// what its sonars hear, opponents that were seen, arms and feet that touch something, and what mates tell of.
class ObstacleModel final : public Model {
 public:
  ObstacleModel(std::unique_ptr<Model> others, const body::SonarSettings& settings);

  void update(const Readings& readings, const Percepts& percepts, Beliefs& beliefs) override;

 private:
  /// An obstacle that a mate told of.
  struct Told {
    int mate = 0;
    Vec2 p_TC{};
    Time time{};
  };

  void hear(const Readings& readings, const Percepts& percepts, const Beliefs& beliefs);
  void add_touches(const Touches& touches, std::vector<ObstacleBelief>& obstacles) const;
  void add_seen(const Beliefs& beliefs, std::vector<ObstacleBelief>& obstacles) const;
  void add_told(const Readings& readings, const Beliefs& beliefs, std::vector<ObstacleBelief>& obstacles);

  std::unique_ptr<Model> others_;
  ObstacleGrid grid_;
  std::vector<ObstacleGrid::Mate> mates_;
  std::vector<Told> told_;
  bool set_ = false;  ///< the referee's last word was Set
};

}  // namespace cancha::model
