#include "match/team_cameras.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/suggest.h"

namespace cancha::match {
namespace {

/// The place of the camera that a profile asks for.
Result<std::size_t> camera_of(const robot::Profile& profile, const std::vector<body::Camera>& cameras) {
  const auto found = profile.seeing.camera.empty()
                         ? cameras.begin()
                         : std::ranges::find(cameras, profile.seeing.camera, &body::Camera::name);
  if (found != cameras.end()) return static_cast<std::size_t>(found - cameras.begin());
  std::vector<std::string> known;
  for (const body::Camera& camera : cameras) known.push_back(camera.name);
  const std::string where = fmt::format("player '{}'", profile.name);
  if (profile.seeing.camera.empty())
    return fail(where, "its robot has no camera", "cameras.toml beside the robot's model has them");
  return fail(where, fmt::format("its robot has no camera '{}'", profile.seeing.camera),
              suggest_and_list(profile.seeing.camera, known));
}

}  // namespace

TeamCameras::TeamCameras(const field::League& league, world::PitchScene scene)
    : scene_{std::move(scene)}, pose_{scene_, 2 * static_cast<std::size_t>(league.players)} {}

Result<std::unique_ptr<TeamCameras>> TeamCameras::make(std::span<const robot::Profile> players, Team team,
                                                       const field::League& league, const robot::BodyKind* kind,
                                                       const world::Look& look, Random random) {
  if (std::ranges::none_of(players, &robot::Profile::wants_images)) return nullptr;
  auto scene = world::PitchScene::make(league, kind ? &kind->robot : nullptr, look);
  if (!scene) return pass_on(std::move(scene));
  std::unique_ptr<TeamCameras> made{new TeamCameras{league, std::move(*scene)}};
  static const std::vector<body::Camera> kNone;
  const std::vector<body::Camera>& cameras = kind ? kind->cameras : kNone;
  for (std::size_t i = 0; i < players.size(); ++i) {
    std::unique_ptr<world::SimulatedCamera>& camera = made->cameras_.emplace_back();
    if (!players[i].wants_images()) continue;
    const auto which = camera_of(players[i], cameras);
    if (!which) return tl::unexpected<Error>(which.error());
    const std::size_t place = place_of({team, static_cast<int>(i)}, league.players);
    camera = std::make_unique<world::SimulatedCamera>(cameras[*which], static_cast<int>(*which), place, made->pose_,
                                                      random.split(i));
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
