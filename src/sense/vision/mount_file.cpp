#include "sense/vision/mount_file.h"

#include <fmt/format.h>

#include "base/config.h"
#include "base/toml_text.h"

namespace cancha::sense {

Result<CameraMount> parse_mount(std::string_view toml, const std::string& where) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  CameraMount mount;
  double degrees = 0.0;
  root.read("title", mount.title);
  root.need("tilt", degrees, between(-45, 45));
  root.need("height", mount.height, between(-1, 1));
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  mount.tilt = from_degrees(degrees);
  return mount;
}

std::string write_mount(const CameraMount& mount) {
  return fmt::format(
      "title = {}\ntilt = {:.4f}  # degrees further down than the robot's files say\n"
      "height = {:.5f}  # m higher\n",
      toml_text(mount.title), in_degrees(mount.tilt), mount.height);
}

body::Camera mounted(body::Camera camera, const CameraMount& mount) {
  // a camera that looks further down turns about its own x, to the right
  camera.X_LC.rotation = camera.X_LC.rotation * turn_about({1, 0, 0}, -mount.tilt);
  camera.X_LC.position.z += mount.height;
  return camera;
}

}  // namespace cancha::sense
