#include "lab/vision_study.h"

#include <algorithm>
#include <cmath>

#include "body/camera.h"
#include "field/league.h"
#include "lab/camera_calibration.h"
#include "robot/seeing.h"
#include "sense/vision/colour_file.h"
#include "world/sensors/camera_renderer.h"

namespace cancha::lab {
namespace {

constexpr std::size_t kRobots = 6;
constexpr std::size_t kSelf = 3;    ///< yellow's first: its own frame is the field's
constexpr double kStands = 0.2975;  ///< metres of a trunk above the ground, with straight legs
constexpr Team kSelfTeam = Team::Yellow;
constexpr double kRobotFront = 0.04;            ///< m² of a robot that looks this way or another
constexpr double kPostAside = 1.5;              ///< of a post's radius: pixels so far aside still show it
constexpr double kCameraHeight = 0.36;          ///< metres
constexpr const char* kPatchedLook = "uneven";  ///< has a ball that is white with black patches
constexpr double kFocal = 280;                  ///< pixels, the document's …
// … and those that its table was measured with: by them our readings are as long as its own when the ball is centred
constexpr double kTrueFocal = 262;
constexpr int kStride =
    3;  ///< of the places across a pixel: by 7, the right edges of balls would fall on four places only

}  // namespace

struct ShotMaker::Parts {
  field::League league;
  body::Robot robot;
  body::Camera camera;
  sense::Colours colours;  ///< as the file has them
  sense::Vision::Settings vision;
  world::Look look;
  world::Colour white{};  ///< of a patched ball
};

ShotMaker::ShotMaker(std::unique_ptr<Parts> parts) : parts_{std::move(parts)} {}
ShotMaker::ShotMaker(ShotMaker&&) noexcept = default;
ShotMaker::~ShotMaker() = default;

const sense::Vision::Settings& ShotMaker::vision() const {
  return parts_->vision;
}

Result<sense::Vision::Settings> ShotMaker::learn(const ShotSettings& settings, int pictures, const Random& random) {
  std::vector<KnownShot> known;
  for (int i = 0; i < pictures; ++i) {
    auto shot = shoot(settings, random.split(static_cast<std::uint64_t>(i)));
    if (!shot) return pass_on(std::move(shot));
    known.push_back({std::move(shot->image), shot->view, shot->X_FR, shot->X_FR * shot->p_GB});
  }
  const auto proposed = propose_colours(known, parts_->league);
  if (!proposed) return tl::unexpected<Error>(proposed.error());
  sense::Colours colours = parts_->colours;
  for (sense::ColourRange& range : colours.ranges) {
    const auto better = std::ranges::find(proposed->ranges, range.name, &sense::ColourRange::name);
    if (better == proposed->ranges.end()) continue;
    range.low = better->low;
    range.high = better->high;
  }
  sense::Vision::Settings made = parts_->vision;
  made.colours = sense::for_team(std::move(colours), kSelfTeam);
  return made;
}

Result<ShotMaker> ShotMaker::make(const std::filesystem::path& content) {
  auto parts = std::make_unique<Parts>();
  auto league = field::load_league(content, "kidsize");
  if (!league) return pass_on(std::move(league));
  parts->league = std::move(*league);
  auto robot = body::read_robot(content / "robots" / parts->league.body);
  if (!robot) return pass_on(std::move(robot));
  parts->robot = std::move(*robot);
  auto cameras = body::read_cameras(parts->robot);
  if (!cameras) return pass_on(std::move(cameras));
  const auto first = body::find_camera(*cameras, "", parts->robot.name);
  if (!first) return tl::unexpected<Error>(first.error());
  parts->camera = (*cameras)[*first];
  auto colours = sense::read_colours(content / "vision" / "kidsize.toml");
  if (!colours) return pass_on(std::move(colours));
  parts->colours = std::move(*colours);
  parts->vision.colours = sense::for_team(parts->colours, kSelfTeam);
  sense::RecogniseSettings& recognise = parts->vision.recognise;
  recognise.least_blob = 12;
  recognise.sizes = robot::sizes_of(parts->league);
  const auto patched = world::load_look(content, kPatchedLook);
  if (!patched) return tl::unexpected<Error>(patched.error());
  parts->white = patched->ball_colour;
  return ShotMaker{std::move(parts)};
}

namespace {

/// The picture that robot kSelf takes, and its truth.
struct Taken {
  const field::League& league;
  const body::Robot& robot;
  body::Camera camera;
  const world::Look& look;
  Truth truth;
  double tilt_error = 0.0;

  [[nodiscard]] Result<Shot> shot(Random& random) {
    auto scene = world::PitchScene::make(league, &robot, look);
    if (!scene) return pass_on(std::move(scene));
    world::ScenePose pose{*scene, truth.robots.size()};
    pose.update(truth);
    const Transform X_FC = pose.links(kSelf)[camera.link] * camera.X_LC;
    world::CameraRenderer renderer{camera, *scene};
    world::TrueImage drawn;
    renderer.render(pose, kSelf, {X_FC, {}, {}}, random, drawn);
    Shot shot;
    shot.image = std::move(drawn.image);
    shot.shown = std::move(drawn.shown);
    const RobotState& self = truth.robots[kSelf];
    const Transform X_FG{{self.X_FR.x, self.X_FR.y, 0.0}, turn_about_z(self.X_FR.heading)};
    const Transform X_GC = inverse(X_FG) * X_FC;
    // the pixels of a ball that nothing hides: an ellipse about its middle
    shot.view.lens = camera.lens;
    shot.view.X_GC = X_GC;
    shot.X_FR = self.X_FR;
    shot.p_GB = into(self.X_FR, truth.ball.p_FB.xy());
    count(shot);
    count_robots(shot);
    const double wrong = tilt_error * random.normal();
    shot.view.X_GC.rotation = turn_about({0, 1, 0}, wrong) * X_GC.rotation;
    return shot;
  }

  void count(Shot& shot) const {
    const double radius = league.ball.radius.value;
    const Vec3 ball{shot.p_GB.x, shot.p_GB.y, radius};
    const double away = length(ball - shot.view.X_GC.position);
    if (const auto at = shot.view.pixel_of(ball); at && away > radius) {
      const double pixels = camera.lens.focal * std::tan(std::asin(radius / away));
      shot.ball_expected = static_cast<int>(kPi * pixels * pixels);
    }
    const double x = league.walls.length() / 2;
    const double y = league.walls.goal_width() / 2;
    const std::array<Vec2, 4> posts = {{{-x, -y}, {-x, y}, {x, y}, {x, -y}}};
    for (std::size_t i = 0; i < 4; ++i) shot.p_GP[i] = into(truth.robots[kSelf].X_FR, posts[i]);
    shot.ball_pixels = static_cast<int>(std::ranges::count(shot.shown, world::label_of(world::Shown::Ball)));
    count_posts(shot);
  }

  /// Pixels of each post: those of its goal in its direction.
  void count_posts(Shot& shot) const {
    const sense::Sizes sizes = robot::sizes_of(league);
    for (std::size_t i = 0; i < 4; ++i) {
      const double scale = camera.lens.focal / std::max(0.1, length(shot.p_GP[i]));
      shot.post_expected[i] = static_cast<int>(sizes.post_width * sizes.goal_height * scale * scale);
    }
    const auto width = static_cast<std::size_t>(shot.image.width);
    for (std::size_t place = 0; place < shot.shown.size(); ++place) {
      const bool own = shot.shown[place] == world::label_of(world::Shown::YellowGoal);
      if (!own && shot.shown[place] != world::label_of(world::Shown::BlueGoal)) continue;
      const Vec2 pixel{static_cast<double>(place % width), static_cast<double>(place / width)};
      const Vec2 from = shot.view.X_GC.position.xy();
      const double seen = angle_of(shot.view.ray_in_G(pixel).xy());
      for (std::size_t i = own ? 0 : 2; i < (own ? 2U : 4U); ++i) {
        const Vec2 p = shot.p_GP[i] - from;
        const double half = kPostAside * sizes.post_width / 2 / std::max(0.1, length(p));
        if (std::abs(wrap_angle(seen - angle_of(p))) < half) ++shot.post_pixels[i];
      }
    }
  }

  void count_robots(Shot& shot) const {
    for (std::size_t place = 0; place < truth.robots.size(); ++place) {
      if (place == kSelf) continue;
      const RobotId id = robot_at(place, static_cast<int>(truth.robots.size() / 2));
      Shot::Other other{into(shot.X_FR, truth.robots[place].X_FR.position()), id.team == kSelfTeam};
      other.pixels = static_cast<int>(std::ranges::count(shot.shown, world::robot_label(place)));
      const double away = std::max(0.1, length(other.p_GR));
      const auto feet = shot.view.pixel_of({other.p_GR.x, other.p_GR.y, 0.0});
      const double scale = camera.lens.focal / away;
      if (feet && camera.lens.in_picture(*feet)) other.expected = static_cast<int>(kRobotFront * scale * scale);
      shot.others.push_back(other);
    }
  }

  void stand(std::size_t place, Pose2 X_FR) {
    RobotState& state = truth.robots[place];
    state.X_FR = X_FR;
    state.height = kStands;
    state.q_FR = turn_about_z(X_FR.heading);
  }
  void turn_head(double pan, double tilt) {
    const std::size_t first = kSelf * robot.joints.size();
    truth.joints[first + robot.find("head_pan")] = pan;
    truth.joints[first + robot.find("head_tilt")] = tilt;
  }
};

}  // namespace

Result<Shot> ShotMaker::shoot(const ShotSettings& settings, Random random) {
  body::Camera camera = parts_->camera;
  camera.lens = body::resized(camera.lens, settings.width, settings.height);
  world::Look look = parts_->look;
  look.light = 1 + random.uniform(-settings.light, settings.light);
  Taken taken{parts_->league, parts_->robot, camera, look, {}, settings.tilt_error};
  taken.truth.robots.resize(kRobots);
  taken.truth.joints.assign(kRobots * parts_->robot.joints.size(), 0.0);
  const auto anywhere = [&] {
    return Pose2{random.uniform(-4, 4), random.uniform(-2.5, 2.5), random.uniform(-kPi, kPi)};
  };
  for (std::size_t i = 0; i < kRobots; ++i) taken.stand(i, anywhere());
  double pan = random.uniform(-0.8, 0.8);
  double tilt = random.uniform(0.05, 0.5);
  taken.truth.ball.p_FB = {100, 100, 1};
  while (settings.most_ball > 0) {
    // somewhere in the middle of what the camera sees, on the pitch
    const double away = random.uniform(settings.least_ball, settings.most_ball);
    const double best = sense::best_vertical_angle(away, kCameraHeight, 1.0);
    tilt = std::max(0.0, best + random.uniform(-0.25, 0.25));
    const Vec2 p_G = direction(pan + random.uniform(-0.4, 0.4)) * away;
    const Vec2 p_F = taken.truth.robots[kSelf].X_FR * p_G;
    taken.truth.ball.p_FB = {p_F.x, p_F.y, parts_->league.ball.radius.value};
    if (std::abs(p_F.x) < parts_->league.walls.length() / 2 && std::abs(p_F.y) < parts_->league.walls.width() / 2)
      break;
    taken.stand(kSelf, anywhere());
    pan = random.uniform(-0.8, 0.8);
  }
  taken.turn_head(pan, tilt);
  if (settings.patched) {
    look.ball = world::BallLook::Patched;
    look.ball_colour = parts_->white;
    // a second of any spin turns it anyhow
    taken.truth.time = Time{} + 1000_ms;
    const auto spin = [&] { return random.uniform(-kPi, kPi); };
    const double x = spin(), y = spin(), z = spin();
    taken.truth.ball.w_FB = {x, y, z};
  }
  return taken.shot(random);
}

Result<Shot> ShotMaker::shoot_ball(double distance, double tilt, Random random, double focal, double aside) {
  body::Camera camera = parts_->camera;
  if (focal > 0) {
    camera.lens.focal = focal;
    camera.imaging.format = PixelFormat::Rgb;  // pairs of pixels would round its width to even numbers
  }
  Taken taken{parts_->league, parts_->robot, camera, parts_->look, {}, 0.0};
  taken.truth.robots.resize(kRobots);
  taken.truth.joints.assign(kRobots * parts_->robot.joints.size(), 0.0);
  for (std::size_t i = 0; i < kRobots; ++i) taken.stand(i, {-4.0, -2.5 + static_cast<double>(i), kPi});
  taken.stand(kSelf, {-1.0, random.uniform(-0.02, 0.02), random.uniform(-0.02, 0.02)});
  const Vec2 p_F = taken.truth.robots[kSelf].X_FR * Vec2{distance, aside};
  taken.truth.ball.p_FB = {p_F.x, p_F.y, parts_->league.ball.radius.value};
  taken.turn_head(0, tilt);
  return taken.shot(random);
}

namespace {

/// The document's formula on the largest blob of the ball's colour, on the ground, from the robot's centre; none where
/// the border cuts it.
std::optional<double> document_reading(sense::BlobFinder& finder, const Shot& shot, double width) {
  const sense::Blob* largest = nullptr;
  const auto blobs = finder.find(shot.image, 20);
  for (const sense::Blob& blob : blobs) {
    if (finder.table().paint(blob.colour) != sense::Paint::Ball) continue;
    if (largest == nullptr || blob.pixels > largest->pixels) largest = &blob;
  }
  if (largest == nullptr || largest->left == 0 || largest->top == 0 || largest->right == finder.width() - 1 ||
      largest->bottom == finder.height() - 1) {
    return std::nullopt;
  }
  const double from_camera =
      width * kFocal / largest->width() * std::cos(shot.view.depression({largest->u, largest->v}));
  return shot.view.X_GC.position.x + from_camera;
}

/// Adds a reading to a mean; one that is missing leaves none.
void add_reading(std::optional<double>& mean, std::optional<double> reading, int count) {
  if (!reading) return mean.reset();
  if (mean) *mean += *reading / count;
}

}  // namespace

Result<DistanceTable> distance_table(ShotMaker& maker, int repetitions, Random random) {
  sense::Vision vision{maker.vision()};
  sense::BlobFinder finder{vision.finder().table()};
  DistanceTable table;
  Sight sight;
  const double width = 2 * maker.vision().recognise.sizes.ball_radius;
  for (std::size_t row = 0; row < table.cells.size(); ++row) {
    const double distance = DistanceTable::kDistances[row];
    const double slant = std::hypot(distance, kCameraHeight - width / 2);
    const double pixels = kTrueFocal * width / slant;
    const double range = std::max(1.0, std::round(0.08 * pixels)) / pixels;
    for (std::size_t column = 0; column < DistanceTable::kTilts; ++column) {
      DistanceTable::Cell mean{0.0, 0.0};
      const double tilt = from_degrees(5.0 * static_cast<double>(column));
      for (int i = 0; i < repetitions; ++i) {
        const Random own = random.split(row * DistanceTable::kTilts + column).split(static_cast<std::uint64_t>(i));
        // a blob has whole pixels: steps to and fro, over a whole number of them, and across one, each in an order of
        // its own, even its width out
        const double moved = 1 + range * ((i + 0.5) / repetitions - 0.5);
        const double across = (kStride * i % repetitions + 0.5) / repetitions - 0.5;
        auto theirs = maker.shoot_ball(moved * distance, tilt, own, kTrueFocal, across * slant / kTrueFocal);
        if (!theirs) return pass_on(std::move(theirs));
        auto reading = document_reading(finder, *theirs, width);
        if (reading) *reading /= moved;
        add_reading(mean.document, reading, repetitions);
        auto shot = maker.shoot_ball(distance, tilt, own);
        if (!shot) return pass_on(std::move(shot));
        (void)vision.look(shot->image, shot->view, sight);
        const auto ball = std::ranges::find(sight.things, ThingKind::Ball, &Seen::kind);
        add_reading(mean.ours, ball == sight.things.end() ? std::nullopt : std::optional{ball->distance}, repetitions);
      }
      table.cells[row][column] = mean;
    }
  }
  return table;
}

std::optional<double> DistanceTable::centred_ratio(std::size_t row) const {
  const double tilt = in_degrees(sense::best_vertical_angle(kDistances[row], kCameraHeight, from_degrees(60)));
  const auto& reading = cells[row][std::min(kTilts - 1, static_cast<std::size_t>(std::lround(tilt / 5)))].document;
  if (!reading) return std::nullopt;
  return *reading / kDistances[row];
}

Result<double> error_at_best_tilt(ShotMaker& maker, double distance, int repetitions, Random random) {
  sense::Vision vision{maker.vision()};
  Sight sight;
  double sum = 0;
  for (int i = 0; i < repetitions; ++i) {
    auto shot = maker.shoot_ball(distance, sense::best_vertical_angle(distance, kCameraHeight, from_degrees(60)),
                                 random.split(static_cast<std::uint64_t>(i)));
    if (!shot) return pass_on(std::move(shot));
    (void)vision.look(shot->image, shot->view, sight);
    const auto ball = std::ranges::find(sight.things, ThingKind::Ball, &Seen::kind);
    sum += ball == sight.things.end() ? 1.0 : std::abs(ball->distance - distance) / distance;
  }
  return sum / repetitions;
}

}  // namespace cancha::lab
