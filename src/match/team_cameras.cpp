#include "match/team_cameras.h"

#include <algorithm>

namespace cancha::match {

TeamCameras::TeamCameras(const field::League& league, world::PitchScene scene)
    : scene_{std::move(scene)}, pose_{scene_, static_cast<std::size_t>(league.robots())} {}

Result<std::unique_ptr<TeamCameras>> TeamCameras::make(std::span<const robot::Profile> players, Team team,
                                                       const field::League& league, const robot::BodyKind* kind,
                                                       const world::Look& look, Random random) {
  if (std::ranges::none_of(players, &robot::Profile::wants_images)) return nullptr;
  if (kind == nullptr) return fail(league.name, "robots on wheels have no camera", "senses \"oracle\"");
  auto scene = world::PitchScene::make(league, &kind->robot, look);
  if (!scene) return pass_on(std::move(scene));
  std::unique_ptr<TeamCameras> made{new TeamCameras{league, std::move(*scene)}};
  for (std::size_t i = 0; i < players.size(); ++i) {
    std::unique_ptr<world::SimulatedCamera>& camera = made->cameras_.emplace_back();
    if (!players[i].wants_images()) continue;
    const auto which = body::find_camera(kind->cameras, players[i].seeing.camera, kind->robot.name);
    if (!which) return tl::unexpected<Error>(which.error());
    const std::size_t place = place_of({team, static_cast<int>(i)}, league.players);
    camera = std::make_unique<world::SimulatedCamera>(kind->cameras[*which], static_cast<int>(*which), place,
                                                      made->pose_, random.split(i));
  }
  if (std::thread::hardware_concurrency() > 1) {
    made->drawer_ = std::jthread{[all = made.get()](const std::stop_token& stop) {
      for (all->taken_.acquire(); !stop.stop_requested(); all->taken_.acquire()) {
        for (const auto& camera : all->cameras_) {
          if (camera) camera->draw();
        }
      }
    }};
  }
  return made;
}

TeamCameras::~TeamCameras() {
  drawer_.request_stop();
  taken_.release();
}

void TeamCameras::look(const Truth& truth) {
  pose_.update(truth);
  bool taken = false;
  for (const auto& camera : cameras_) {
    if (camera && camera->look(pose_)) taken = true;
  }
  if (taken) taken_.release();
}

void TeamCameras::read(int number, Time now, Maybe<Image>& image) {
  const auto& camera = cameras_[static_cast<std::size_t>(number)];
  if (camera) camera->read(now, image);
}

}  // namespace cancha::match
