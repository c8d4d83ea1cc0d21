#include "sense/vision/mount_file.h"

#include <fmt/format.h>

#include "base/config.h"
#include "base/text_file.h"
#include "base/toml_text.h"

namespace cancha::sense {
namespace {

/// Reads [lens].
body::Lens read_lens(Section section) {
  body::Lens lens;
  section.need("width", lens.width, between(16, 4096));
  section.need("height", lens.height, between(16, 4096));
  section.need("focal", lens.focal, between(1, 100'000));
  lens.centre = {lens.width / 2.0, lens.height / 2.0};
  section.read("centre_u", lens.centre.x, between(-4096, 8192));
  section.read("centre_v", lens.centre.y, between(-4096, 8192));
  section.read("k1", lens.k1, between(-10, 10));
  section.read("k2", lens.k2, between(-100, 100));
  return lens;
}

}  // namespace

Result<CameraMount> parse_mount(std::string_view toml, const std::string& where) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  CameraMount mount;
  double degrees = 0.0;
  root.read("title", mount.title);
  root.need("tilt", degrees, between(-45, 45));
  root.need("height", mount.height, between(-1, 1));
  if (root.has("lens")) mount.lens = read_lens(root.section("lens"));
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  mount.tilt = from_degrees(degrees);
  return mount;
}

Result<CameraMount> read_mount(const std::filesystem::path& file) {
  std::error_code gone;
  if (!std::filesystem::exists(file, gone)) return CameraMount{};
  const auto text = read_text(file);
  if (!text) return tl::unexpected<Error>(text.error());
  return parse_mount(*text, file.string());
}

std::string write_mount(const CameraMount& mount) {
  std::string text = fmt::format(
      "title = {}\ntilt = {:.4f}  # degrees further down than the robot's files say\n"
      "height = {:.5f}  # m higher\n",
      toml_text(mount.title), in_degrees(mount.tilt), mount.height);
  if (mount.lens) {
    const body::Lens& lens = *mount.lens;
    text += fmt::format(
        "\n[lens]  # as it was measured\nwidth = {}  # pixels of the pictures\nheight = {}\nfocal = {:.3f}  # pixels\n"
        "centre_u = {:.3f}\ncentre_v = {:.3f}\nk1 = {:.6f}  # radial distortion\nk2 = {:.6f}\n",
        lens.width, lens.height, lens.focal, lens.centre.x, lens.centre.y, lens.k1, lens.k2);
  }
  return text;
}

body::Camera mounted(body::Camera camera, const CameraMount& mount) {
  // a camera that looks further down turns about its own x, to the right
  camera.X_LC.rotation = camera.X_LC.rotation * turn_about({1, 0, 0}, -mount.tilt);
  camera.X_LC.position.z += mount.height;
  if (mount.lens && camera.lens.kind == body::LensKind::Pinhole) {
    const auto corrected = camera.lens.corrected;
    camera.lens = body::resized(*mount.lens, camera.lens.width, camera.lens.height);
    camera.lens.corrected = corrected;
  }
  return camera;
}

}  // namespace cancha::sense
