#include "world/sensors/camera_renderer.h"

#include <algorithm>
#include <cmath>

#include "messages/robot_id.h"

namespace cancha::world {
namespace {

constexpr std::size_t kNoiseRow = 1 << 15;  ///< deviates; each row of a picture begins somewhere in it
constexpr int kExposures = 5;               ///< that make up a blurred picture
constexpr float kBallAmbient = 0.55F;

/// The middles of the black patches of a ball: corners of an icosahedron.
constexpr std::array<std::array<float, 3>, 12> kPatches = [] {
  constexpr float a = 0.525731F;
  constexpr float b = 0.850651F;
  return std::array<std::array<float, 3>, 12>{{{a, b, 0},
                                               {-a, b, 0},
                                               {a, -b, 0},
                                               {-a, -b, 0},
                                               {0, a, b},
                                               {0, -a, b},
                                               {0, a, -b},
                                               {0, -a, -b},
                                               {b, 0, a},
                                               {b, 0, -a},
                                               {-b, 0, a},
                                               {-b, 0, -a}}};
}();
constexpr float kPatch = 0.93F;  ///< cosine of a patch's half width

std::byte level(float value) {
  return static_cast<std::byte>(static_cast<int>(std::clamp(value + 0.5F, 0.0F, 255.0F)));
}

/// Colours are within 0…255, so that nothing here needs a limit.
void pack_yuyv(const Colours& from, int width, std::byte* out) {
  const auto whole = [](float value) { return static_cast<std::byte>(static_cast<unsigned char>(value)); };
  for (int i = 0; i < width; i += 2) {
    const float red = from.red[i] + from.red[i + 1];
    const float green = from.green[i] + from.green[i + 1];
    const float blue = from.blue[i] + from.blue[i + 1];
    out[2 * i] = whole(16.5F + 0.257F * from.red[i] + 0.504F * from.green[i] + 0.098F * from.blue[i]);
    out[2 * i + 1] = whole(128.5F - 0.074F * red - 0.1455F * green + 0.2195F * blue);
    out[2 * i + 2] = whole(16.5F + 0.257F * from.red[i + 1] + 0.504F * from.green[i + 1] + 0.098F * from.blue[i + 1]);
    out[2 * i + 3] = whole(128.5F + 0.2195F * red - 0.184F * green - 0.0355F * blue);
  }
}

}  // namespace

Transform CameraPath::after(double seconds) const {
  const double speed = length(w_FC);
  Transform moved{X_FC.position + v_FC * seconds, X_FC.rotation};
  if (speed > 1e-9) moved.rotation = turn_about(w_FC * (1 / speed), speed * seconds) * X_FC.rotation;
  return moved;
}

CameraRenderer::CameraRenderer(const body::Camera& camera, const PitchScene& scene)
    : camera_{camera}, scene_{&scene}, grid_{camera.lens}, rasteriser_{camera.lens, grid_} {
  const auto band = static_cast<std::size_t>(grid_.stride() * kTileHeight);
  exposed_.resize(3 * band);
  sum_.resize(3 * band);
  labels_.resize(band);
  // the same row for every camera: what differs is where each picture begins in it
  Random random = Random{1}.split("noise of cameras");
  noise_.resize(std::max(kNoiseRow, static_cast<std::size_t>(6 * grid_.stride())));
  std::ranges::generate(noise_, [&] { return static_cast<float>(random.normal()); });
}

void CameraRenderer::place(const ScenePose& pose, std::size_t robot, const Transform& X_FC, double seconds) {
  const Transform X_CF = inverse(X_FC);
  const Look& look = scene_->look();
  const Vec3 up = X_CF.rotation * Vec3{0, 0, 1};
  up_C_ = {static_cast<float>(up.x), static_cast<float>(up.y), static_cast<float>(up.z)};
  rasteriser_.clear();
  const View fixed{X_CF};
  for (const Faceted& solid : scene_->standing()) {
    rasteriser_.add(solid, fixed, up_C_, look.light_at(solid.centre.xy()), solid.label);
  }
  for (std::size_t i = 0; i < scene_->things().size(); ++i) {
    const Transform& X_FS = pose.thing(i);
    const Faceted& solid = scene_->things()[i];
    rasteriser_.add(solid, View{X_CF * X_FS}, up_C_, look.light_at(X_FS.position.xy()), solid.label);
  }
  for (std::size_t i = 0; i < pose.robots(); ++i) {
    const std::span<const Transform> links = pose.links(i);
    const Team team = robot_at(i, scene_->league().players).team;
    const float light = look.light_at(links.front().position.xy());
    std::size_t link = links.size();
    View view{X_CF};
    for (const Faceted& solid : scene_->robot_of(team)) {
      if (i == robot && solid.link == camera_.link) continue;
      if (solid.link != link) view = View{X_CF * links[solid.link]};
      link = solid.link;
      rasteriser_.add(solid, view, up_C_, light, robot_label(i));
    }
  }
  if (!scene_->league().has_ball()) return;
  Transform X_FB = pose.ball();
  X_FB.position = X_FB.position + pose.ball_velocity() * seconds;
  X_CB_ = X_CF * X_FB;
  ball_light_ = look.light_at(X_FB.position.xy());
  rasteriser_.add_ball(X_CB_.position, scene_->league().ball.radius.value);
}

Colours CameraRenderer::row_of(std::vector<float>& colours, int row_of_band) {
  const auto stride = static_cast<std::size_t>(grid_.stride());
  const std::size_t band = stride * kTileHeight;
  const std::size_t at = stride * static_cast<std::size_t>(row_of_band);
  return {colours.data() + at, colours.data() + band + at, colours.data() + 2 * band + at, labels_.data() + at};
}

void CameraRenderer::paint_ball(const float* ray, const Colours& into, int at) const {
  const std::array<float, 3> c = {static_cast<float>(X_CB_.position.x), static_cast<float>(X_CB_.position.y),
                                  static_cast<float>(X_CB_.position.z)};
  const auto radius = static_cast<float>(scene_->league().ball.radius.value);
  const float squared = ray[0] * ray[0] + ray[1] * ray[1] + ray[2] * ray[2];
  const float along = ray[0] * c[0] + ray[1] * c[1] + ray[2] * c[2];
  const float root = along * along - squared * (c[0] * c[0] + c[1] * c[1] + c[2] * c[2] - radius * radius);
  const float way = (along - std::sqrt(std::max(root, 0.0F))) / squared;
  const std::array<float, 3> normal = {(ray[0] * way - c[0]) / radius, (ray[1] * way - c[1]) / radius,
                                       (ray[2] * way - c[2]) / radius};
  const float steep = normal[0] * up_C_[0] + normal[1] * up_C_[1] + normal[2] * up_C_[2];
  float light = ball_light_ * (kBallAmbient + (1 - kBallAmbient) * (0.5F + 0.5F * steep));
  const Look& look = scene_->look();
  if (look.ball == BallLook::Patched) {
    const Vec3 n = inverse(X_CB_.rotation) * Vec3{normal[0], normal[1], normal[2]};
    for (const auto& patch : kPatches) {
      const double near = patch[0] * n.x + patch[1] * n.y + patch[2] * n.z;
      if (near > kPatch) light *= 0.1F;
    }
  }
  into.red[at] = look.ball_colour[0] * light;
  into.green[at] = look.ball_colour[1] * light;
  into.blue[at] = look.ball_colour[2] * light;
  into.label[at] = label_of(Shown::Ball);
}

void CameraRenderer::paint_faces(int row, const std::int32_t* shown, const Colours& into) {
  const std::span<const Paint> paints = rasteriser_.paints();
  for (int i = 0; i < grid_.width(); ++i) {
    if (shown[i] == Rasteriser::kNothing) continue;
    if (shown[i] == Rasteriser::kBall) {
      const std::array<float, 3> ray{grid_.x(row)[i], grid_.y(row)[i], grid_.flat() ? 1.0F : grid_.z(row)[i]};
      paint_ball(ray.data(), into, i);
      continue;
    }
    const Paint& paint = paints[static_cast<std::size_t>(shown[i])];
    into.red[i] = paint.colour[0];
    into.green[i] = paint.colour[1];
    into.blue[i] = paint.colour[2];
    into.label[i] = paint.label;
  }
}

void CameraRenderer::expose(int band, const View& X_FC, bool first) {
  rasteriser_.draw_band(band);
  scene_->ground().paint(grid_, band, X_FC, row_of(first ? sum_ : exposed_, 0));
  for (int row = 0; row < kTileHeight; ++row) {
    const int line = band * kTileHeight + row;
    if (line >= grid_.height()) break;
    const Colours into = row_of(first ? sum_ : exposed_, row);
    paint_faces(line, rasteriser_.shown(row), into);
  }
  if (first) return;
  for (std::size_t i = 0; i < sum_.size(); ++i) sum_[i] += exposed_[i];
}

void CameraRenderer::develop(int row, float share, Random& noise, TrueImage& into) {
  const body::Imaging& imaging = camera_.imaging;
  const Colours from = row_of(sum_, row % kTileHeight);
  const int width = grid_.width();
  const auto whole = static_cast<std::size_t>(width);
  std::ranges::copy_n(from.label, width, into.shown.begin() + static_cast<std::ptrdiff_t>(row) * width);
  const auto grain = static_cast<float>(imaging.noise * imaging.gain);
  const std::array<float*, 3> planes{from.red, from.green, from.blue};
  for (std::size_t c = 0; c < 3; ++c) {
    const auto scale =
        static_cast<float>(share * imaging.exposure * imaging.gain * imaging.white_balance[c] * scene_->look().tint[c]);
    const float* deviate = noise_.data() + (grain > 0 ? noise.below(noise_.size() - whole) : 0);
    float* plane = planes[c];
    for (int i = 0; i < width; ++i) {
      plane[i] = std::min(255.0F, std::max(0.0F, plane[i] * scale + deviate[i] * grain));
    }
  }
  if (imaging.format == PixelFormat::Rgb) {
    std::byte* out = into.image.pixels.data() + 3 * whole * static_cast<std::size_t>(row);
    for (int i = 0; i < width; ++i, out += 3) {
      out[0] = level(from.red[i]);
      out[1] = level(from.green[i]);
      out[2] = level(from.blue[i]);
    }
    return;
  }
  pack_yuyv(from, width, into.image.pixels.data() + 2 * whole * static_cast<std::size_t>(row));
}

void CameraRenderer::render(const ScenePose& pose, std::size_t robot, const CameraPath& path, Random& noise,
                            TrueImage& into) {
  const body::Imaging& imaging = camera_.imaging;
  into.image.time = pose.time();
  into.image.width = grid_.width();
  into.image.height = grid_.height();
  into.image.format = imaging.format;
  const auto pixels = static_cast<std::size_t>(grid_.width()) * static_cast<std::size_t>(grid_.height());
  into.image.pixels.resize(pixels * (imaging.format == PixelFormat::Rgb ? 3 : 2));
  into.shown.resize(pixels);

  const int exposures = imaging.blur.ns > 0 ? kExposures : 1;
  const bool moves = exposures > 1 || imaging.readout.ns > 0;
  if (!moves) place(pose, robot, path.X_FC, 0);
  for (int band = 0; band < grid_.bands(); ++band) {
    const double late = imaging.readout.seconds() * ((band + 0.5) / grid_.bands() - 0.5);
    for (int i = 0; i < exposures; ++i) {
      // the middle one comes last: its labels stay
      const int which = (i + exposures / 2 + 1) % exposures;
      const double later = late + imaging.blur.seconds() * ((which + 0.5) / exposures - 0.5);
      const Transform X_FC = path.after(later);
      if (moves) place(pose, robot, X_FC, later);
      expose(band, View{X_FC}, i == 0);
    }
    const int last = std::min(grid_.height(), (band + 1) * kTileHeight);
    for (int row = band * kTileHeight; row < last; ++row) {
      develop(row, 1.0F / static_cast<float>(exposures), noise, into);
    }
  }
}

}  // namespace cancha::world
