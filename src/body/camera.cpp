#include "body/camera.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/config.h"
#include "base/suggest.h"
#include "base/text_file.h"
#include "body/robot_file.h"

namespace cancha::body {
namespace {

/// Up to which r² a pinhole's distortion keeps growing: beyond, the formula would fold the picture over.
double most_squared_radius(const Lens& lens) {
  // 1 + 3 k1 s + 5 k2 s² is the slope of r (1 + k1 s + k2 s²), s = r²; its first root above 0
  const double a = 5 * lens.k2;
  const double b = 3 * lens.k1;
  constexpr double kForever = std::numeric_limits<double>::infinity();
  if (a == 0.0) return b < 0 ? -1 / b : kForever;
  const double inside = b * b - 4 * a;
  if (inside < 0) return kForever;
  const double root = std::sqrt(inside);
  const double one = (-b - root) / (2 * a);
  const double other = (-b + root) / (2 * a);
  const double first = std::min(one, other);
  if (first > 0) return first;
  const double last = std::max(one, other);
  return last > 0 ? last : kForever;
}

double bent(const Lens& lens, double r) {
  return r * (1 + r * r * (lens.k1 + r * r * lens.k2));
}

/// The r that the distortion sends to `seen`; none where none does.
std::optional<double> straightened(const Lens& lens, double seen) {
  if (lens.k1 == 0.0 && lens.k2 == 0.0) return seen;
  const double squared = most_squared_radius(lens);
  double low = 0;
  double high = std::isfinite(squared) ? std::sqrt(squared) : std::max(1.0, seen);
  while (!std::isfinite(squared) && bent(lens, high) < seen) high *= 2;
  if (bent(lens, high) < seen) return std::nullopt;
  // halving cannot miss; a picture's rays are worked out once
  for (int i = 0; i < 60; ++i) {
    const double middle = (low + high) / 2;
    (bent(lens, middle) < seen ? low : high) = middle;
  }
  return (low + high) / 2;
}

Vec3 unit_of(Vec3 v) {
  return v * (1 / length(v));
}

}  // namespace

std::optional<Vec3> Lens::ray(Vec2 pixel) const {
  const Vec2 m = (pixel - centre) / focal;
  if (kind == LensKind::Mirror) {
    const double rr = dot(m, m);
    const double inside = 1 + (1 - mirror * mirror) * rr;
    if (inside < 0) return std::nullopt;
    const double scale = (mirror + std::sqrt(inside)) / (rr + 1);
    const Vec3 s{m.x * scale, m.y * scale, scale - mirror};
    if (std::acos(std::clamp(s.z / length(s), -1.0, 1.0)) > reach) return std::nullopt;
    return unit_of(s);
  }
  const double seen = length(m);
  const auto r = straightened(*this, seen);
  if (!r) return std::nullopt;
  const double scale = seen > 0 ? *r / seen : 1.0;
  return unit_of({m.x * scale, m.y * scale, 1.0});
}

std::optional<Vec2> Lens::project(Vec3 p_CP) const {
  if (kind == LensKind::Mirror) {
    const double away = length(p_CP);
    if (away <= 0 || std::acos(std::clamp(p_CP.z / away, -1.0, 1.0)) > reach) return std::nullopt;
    return centre + Vec2{p_CP.x, p_CP.y} * (focal / (p_CP.z + mirror * away));
  }
  if (p_CP.z <= 1e-9) return std::nullopt;
  const Vec2 m{p_CP.x / p_CP.z, p_CP.y / p_CP.z};
  const double rr = dot(m, m);
  if (rr > most_squared_radius(*this)) return std::nullopt;
  return centre + m * (focal * (1 + rr * (k1 + rr * k2)));
}

bool Lens::in_picture(Vec2 pixel) const {
  return pixel.x >= 0 && pixel.x < width && pixel.y >= 0 && pixel.y < height;
}

bool Lens::is_corrected(Vec2 pixel) const {
  return !corrected || distance(pixel, centre) <= *corrected;
}

double Lens::view_high() const {
  const auto top = ray({centre.x, 0});
  const auto bottom = ray({centre.x, static_cast<double>(height)});
  if (!top || !bottom) return 2 * reach;
  return std::abs(std::atan2(bottom->y, bottom->z) - std::atan2(top->y, top->z));
}

Lens resized(const Lens& lens, int width, int height) {
  const double scale = static_cast<double>(height) / lens.height;
  Lens made = lens;
  made.width = width;
  made.height = height;
  made.focal = lens.focal * scale;
  made.centre = {width / 2.0 + (lens.centre.x - lens.width / 2.0) * scale, lens.centre.y * scale};
  if (made.corrected) *made.corrected *= scale;
  return made;
}

Quaternion camera_turn(double pan, double tilt, double roll) {
  // ahead of the link is z of the camera, its left is -x, its up is -y
  const Quaternion forward{-0.5, 0.5, -0.5, 0.5};
  return turn_about({0, 0, 1}, pan) * turn_about({0, 1, 0}, tilt) * turn_about({1, 0, 0}, roll) * forward;
}

namespace {

void read_three(Section& section, std::string_view key, std::array<double, 3>& into, Range range) {
  std::vector<double> numbers(into.begin(), into.end());
  section.read(key, numbers, range);
  if (numbers.size() != 3) return section.refuse(key, fmt::format("'{}' needs three numbers", key));
  std::ranges::copy(numbers, into.begin());
}

template <class Choice>
void read_word(Section& section, std::string_view key, Choice& into) {
  const auto known = names(Choice{});
  const std::vector<std::string> words(known.begin(), known.end());
  auto index = static_cast<std::size_t>(into);
  section.read_choice(key, words, index);
  into = static_cast<Choice>(index);
}

void read_lens(Section& section, Lens& lens) {
  read_word(section, "kind", lens.kind);
  section.read("width", lens.width, between(16, 4096));
  section.read("height", lens.height, between(16, 4096));
  if (lens.width % 2 != 0) section.refuse("width", "'width' must be even: two pixels share their colour");
  lens.width -= lens.width % 2;
  section.read("focal", lens.focal, above(1, 1e5));
  double high = in_degrees(2 * std::atan(lens.height / 2.0 / lens.focal));
  section.read("view", high, between(1, 170));
  if (section.has("view")) {
    if (section.has("focal")) section.refuse("view", "'focal' and 'view' say the same", "leave one of them out");
    if (lens.kind == LensKind::Mirror) section.refuse("view", "a mirror needs 'focal'");
    lens.focal = lens.height / 2.0 / std::tan(from_degrees(high) / 2);
  }
  lens.centre = {lens.width / 2.0, lens.height / 2.0};
  section.read("centre_u", lens.centre.x, between(0, lens.width));
  section.read("centre_v", lens.centre.y, between(0, lens.height));
  section.read("k1", lens.k1, between(-2, 2));
  section.read("k2", lens.k2, between(-2, 2));
  section.read("mirror", lens.mirror, between(0.1, 1));
  double reach = in_degrees(lens.reach);
  section.read("reach", reach, between(10, 150));
  lens.reach = from_degrees(reach);
  double corrected = 0;
  section.read("corrected", corrected, above(0, 1e5));
  if (section.has("corrected")) lens.corrected = corrected;
  // a pinhole sees with every pixel; what the corners cannot see is no lens of this kind
  for (const double u : {0.0, static_cast<double>(lens.width)}) {
    for (const double v : {0.0, static_cast<double>(lens.height)}) {
      if (lens.kind == LensKind::Mirror || lens.ray({u, v})) continue;
      return section.refuse("k1", "the distortion folds the picture's corners over", "take a smaller k1 or k2");
    }
  }
}

void read_imaging(Section& section, Imaging& imaging) {
  section.read("rate", imaging.rate, between(0.1, 200));
  read_seconds(section, "latency", imaging.latency, between(0, 1));
  section.read("dropped", imaging.dropped, between(0, 1));
  read_word(section, "format", imaging.format);
  section.read("exposure", imaging.exposure, between(0, 100));
  section.read("gain", imaging.gain, between(0, 100));
  read_three(section, "white_balance", imaging.white_balance, between(0, 10));
  section.read("noise", imaging.noise, between(0, 255));
  read_seconds(section, "blur", imaging.blur, between(0, 0.2));
  read_seconds(section, "readout", imaging.readout, between(0, 0.2));
  read_failures(section, imaging.failures);
}

Camera read_camera(Section section, const Robot& robot) {
  Camera camera;
  section.need("name", camera.name);
  std::string link = robot.links.empty() ? "" : robot.links.front().name;
  section.read("link", link);
  const auto found = std::ranges::find(robot.links, link, &Link::name);
  if (found == robot.links.end()) {
    std::vector<std::string> known;
    for (const Link& one : robot.links) known.push_back(one.name);
    section.refuse("link", fmt::format("the model has no link '{}'", link), suggest(link, known));
  } else {
    camera.link = static_cast<std::size_t>(found - robot.links.begin());
  }
  std::array<double, 3> position{};
  read_three(section, "position", position, between(-10, 10));
  std::array<double, 3> turn{};
  constexpr std::array kTurns = {"pan", "tilt", "roll"};
  for (std::size_t i = 0; i < turn.size(); ++i) section.read(kTurns[i], turn[i], between(-180, 180));
  camera.X_LC = {{position[0], position[1], position[2]},
                 camera_turn(from_degrees(turn[0]), from_degrees(turn[1]), from_degrees(turn[2]))};
  read_lens(section, camera.lens);
  read_imaging(section, camera.imaging);
  return camera;
}

}  // namespace

Result<std::vector<Camera>> parse_cameras(std::string_view toml, const std::string& where, const Robot& robot) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  expect_file_of(robot, root, "cameras");
  std::vector<Camera> cameras;
  for (const Section& section : root.sections("cameras")) cameras.push_back(read_camera(section, robot));
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  return cameras;
}

Result<std::vector<Camera>> read_cameras(const Robot& robot) {
  const std::filesystem::path file = robot.model.parent_path() / "cameras.toml";
  std::error_code trouble;
  if (!std::filesystem::exists(file, trouble)) return std::vector<Camera>{};
  auto toml = read_text(file);
  if (!toml) return pass_on(std::move(toml));
  return parse_cameras(*toml, file.lexically_normal().string(), robot);
}

Result<std::size_t> find_camera(const std::vector<Camera>& cameras, const std::string& name, const std::string& robot) {
  if (cameras.empty()) {
    return fail(robot, "has no camera", fmt::format("content/robots/{}/cameras.toml would have them", robot));
  }
  const auto found = name.empty() ? cameras.begin() : std::ranges::find(cameras, name, &Camera::name);
  if (found != cameras.end()) return static_cast<std::size_t>(found - cameras.begin());
  std::vector<std::string> known;
  for (const Camera& camera : cameras) known.push_back(camera.name);
  return fail(robot, fmt::format("has no camera '{}'", name), suggest_and_list(name, known));
}

}  // namespace cancha::body
