#include "match/robot_eye.h"

#include "match/fixture.h"

namespace cancha::match {

Result<std::unique_ptr<RobotEye>> RobotEye::make(const field::League& league, const std::filesystem::path& content,
                                                 const std::string& look) {
  auto kind = kind_of(league, content);
  if (!kind) return pass_on(std::move(kind));
  auto colours = world::load_look(content, look_of(league, look));
  if (!colours) return pass_on(std::move(colours));
  auto scene = world::PitchScene::make(league, *kind ? &(*kind)->robot : nullptr, *colours);
  if (!scene) return pass_on(std::move(scene));
  return std::unique_ptr<RobotEye>{new RobotEye{std::move(*kind), std::move(*scene)}};
}

Result<body::Camera> RobotEye::camera(const std::string& name) const {
  if (!kind_) return fail(league().name, "its robots have no cameras", "try kidsize");
  const auto which = body::find_camera(kind_->cameras, name, kind_->robot.name);
  if (!which) return tl::unexpected<Error>(which.error());
  return kind_->cameras[*which];
}

void RobotEye::draw(std::size_t place, const body::Camera& camera, Random noise, world::TrueImage& into) const {
  world::CameraRenderer renderer{camera, scene_};
  renderer.render(pose_, place, {X_FC(place, camera), {}, {}}, noise, into);
}

}  // namespace cancha::match
