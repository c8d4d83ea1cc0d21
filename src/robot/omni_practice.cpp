#include "robot/omni_practice.h"

#include <fmt/format.h>

#include <array>

namespace cancha::robot {
namespace {

constexpr double kBallAhead = 1.5;  ///< metres

field::League for_one(field::League league) {
  league.players = 1;
  return league;
}

}  // namespace

OmniPractice::OmniPractice(const Profile& profile, const field::League& league, std::unique_ptr<world::World> world,
                           const Random& random)
    : world_{std::move(world)},
      sight_{profile.sight, {Team::Blue, 0}, for_one(league), random.split("sight")},
      inner_{profile.sensors, 0, random.split("ranges")},
      encoders_{profile.encoders},
      steps_{league.physics.steps_per_decision} {}

Result<std::unique_ptr<OmniPractice>> OmniPractice::make(const Profile& profile, const field::League& league,
                                                         const Random& random) {
  if (!league.omni || !profile.on_omni_wheels()) {
    return fail(fmt::format("player '{}'", profile.name), "has no omni wheels", "try msl");
  }
  // one robot of each team, of which the other one stands out of the way
  const double away = league.walls.length() / 2 - 1.0;
  const std::array<Pose2, 2> places{Pose2{}, Pose2{away, away / 2, 0}};
  auto world = world::make_omni_world(league, places, {kBallAhead, 0});
  if (!world) return pass_on(std::move(world));
  return std::unique_ptr<OmniPractice>{new OmniPractice{profile, league, std::move(*world), random}};
}

Result<void> OmniPractice::read(Readings& readings) {
  readings.time = world_->environment().time;
  world_->read(0, readings);
  inner_.read(readings);
  encoders_.read(readings);
  sight_.read(world_->environment(), 0.0, readings.sight);
  return {};
}

Result<void> OmniPractice::command(const Commands& commands) {
  if (auto told = world_->command(0, commands); !told) return told;
  for (int i = 0; i < steps_; ++i) {
    if (auto stepped = world_->step(); !stepped) return stepped;
  }
  return {};
}

}  // namespace cancha::robot
