#pragma once

#include <memory>
#include <semaphore>
#include <thread>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "match/side.h"
#include "robot/profile.h"
#include "world/sensors/camera.h"

namespace cancha::match {

/// The simulated cameras of a team's robots. Pictures are drawn by a thread of their own while the match goes on; the
/// readings are the same without it.
class TeamCameras {
 public:
  /// A camera for each player whose profile asks for one; nothing where none does. The kind must outlive it.
  [[nodiscard]] static Result<std::unique_ptr<TeamCameras>> make(std::span<const robot::Profile> players, Team team,
                                                                 const field::League& league,
                                                                 const robot::BodyKind* kind, const world::Look& look,
                                                                 Random random);
  ~TeamCameras();

  /// To be called in each tick, before read(): takes the pictures that are due.
  void look(const Truth& truth);
  /// The newest picture that has arrived for a robot; absent where it has no camera, or nothing has arrived.
  void read(int number, Time now, Maybe<Image>& image);

 private:
  TeamCameras(const field::League& league, world::PitchScene scene);

  world::PitchScene scene_;
  world::ScenePose pose_;
  std::vector<std::unique_ptr<world::SimulatedCamera>> cameras_;  ///< by number; some are null
  std::counting_semaphore<> taken_{0};
  std::jthread drawer_;  ///< none on a machine with one processor
};

}  // namespace cancha::match
