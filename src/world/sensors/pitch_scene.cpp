#include "world/sensors/pitch_scene.h"

#include <algorithm>
#include <cmath>

#include "base/expects.h"
#include "base/text_file.h"
#include "body/shapes.h"
#include "field/goal_frame.h"

namespace cancha::world {
namespace {

/// Half lengths of the box around a shape, along its own axes.
Vec3 half_box(const body::Shape& shape) {
  switch (shape.kind) {
    case ShapeKind::Box:
      return shape.size;
    case ShapeKind::Sphere:
      return {shape.size.x, shape.size.x, shape.size.x};
    case ShapeKind::Capsule:
      return {shape.size.x, shape.size.x, shape.size.z + shape.size.x};
    case ShapeKind::Cylinder:
      break;
  }
  return {shape.size.x, shape.size.x, shape.size.z};
}

bool wears_marker(const std::string& link) {
  return link == "trunk" || link.ends_with("_upper_arm") || link.ends_with("_shank");
}

/// Bands in the team's colour around trunk, upper arms and shanks, as the rules of the Humanoid League ask for.
void add_markers(const body::Robot& robot, std::span<const body::Shape> shapes, const Colour& colour,
                 std::vector<Faceted>& solids) {
  constexpr double kStandsOut = 0.004;  ///< metres
  const auto room = [](const body::Shape& shape) {
    const Vec3 half = half_box(shape);
    return half.x * half.y * half.z;
  };
  for (std::size_t link = 0; link < robot.links.size(); ++link) {
    if (!wears_marker(robot.links[link].name)) continue;
    const body::Shape* largest = nullptr;
    for (const body::Shape& shape : shapes) {
      if (shape.link == link && (largest == nullptr || room(shape) > room(*largest))) largest = &shape;
    }
    if (largest == nullptr) continue;
    body::Shape band = *largest;
    band.kind = ShapeKind::Box;
    const Vec3 half = half_box(*largest);
    band.size = {half.x + kStandsOut, half.y + kStandsOut, half.z * (link == 0 ? 0.45 : 0.8)};
    solids.push_back(faceted_of(band));
    solids.back().colour = colour;
  }
}

/// A cube on wheels with its team's patch on top.
std::vector<Faceted> wheeled_robot(const field::RobotModel& robot, const Colour& colour) {
  const double half = robot.side.value / 2;
  body::Shape shape;
  shape.kind = ShapeKind::Box;
  shape.size = {half, half, half};
  shape.rgba = {0.12, 0.12, 0.14, 1};
  std::vector<Faceted> solids{faceted_of(shape)};
  shape.size = {half * 0.96, half * 0.96, 0.002};
  shape.X_LS.position.z = half;
  solids.push_back(faceted_of(shape));
  solids.back().colour = colour;
  return solids;
}

/// A pole of bands, each in one of two colours in turn.
void add_banded(Vec2 place, double radius, double height, const Colour& outer, const Colour& middle, Shown label,
                std::vector<Faceted>& solids) {
  for (int band = 0; band < 3; ++band) {
    solids.push_back(
        pole(place, radius, height * band / 3, height * (band + 1) / 3, band == 1 ? middle : outer, label_of(label)));
  }
}

// of a contest, by its rules or chosen here
constexpr Colour kContestGrass{22, 198, 6};  // 16C606
constexpr Colour kContestWall{224, 224, 220};
constexpr Colour kContestStep{196, 186, 160};
constexpr Colour kContestBox{150, 150, 152};

/// The colours of a contest's ground in the light of a look.
Look contest_look(Look look) {
  look.grass = kContestGrass;
  look.wall = kContestWall;
  return look;
}

/// An upright box that lies about its own middle.
Faceted block_about_itself(const field::Block& block, const Colour& colour, Shown label) {
  body::Shape shape;
  shape.kind = ShapeKind::Box;
  shape.size = block.half;
  Faceted made = faceted_of(shape);
  made.colour = colour;
  made.label = label_of(label);
  return made;
}

/// Walls and steps of a contest.
std::vector<Faceted> contest_blocks(const field::League& league) {
  std::vector<Faceted> solids;
  for (const field::Block& block : field::still_blocks(league.walls, *league.contest)) {
    const Vec2 ahead = direction(block.turn) * block.half.x;
    const Vec2 left = left_of(direction(block.turn)) * block.half.y;
    const Vec2 p = block.p_FC.xy();
    const std::array<Vec2, 4> footprint{p - ahead - left, p + ahead - left, p + ahead + left, p - ahead + left};
    solids.push_back(prism(footprint, block.p_FC.z + block.half.z, block.tread ? kContestStep : kContestWall,
                           label_of(block.tread ? Shown::Step : Shown::Wall)));
  }
  return solids;
}

std::vector<Faceted> standing_of(const field::League& league, const Look& look) {
  if (league.contest) return contest_blocks(league);
  std::vector<Faceted> solids;
  const field::Walls& w = league.walls;
  if (league.has_walls()) {
    for (const field::Footprint& footprint : field::wall_footprints(w)) {
      solids.push_back(prism(footprint, w.height.value, look.wall, label_of(Shown::Wall)));
    }
    return solids;
  }
  const double high = w.crossbar.value;
  for (const Team team : kTeams) {
    const double x = (team == Team::Blue ? w.right : w.left).value;
    const Colour& colour = look.goals[index(league.markings.yellow_goals ? Team::Yellow : team)];
    const std::uint8_t label = label_of(team == Team::Blue ? Shown::BlueGoal : Shown::YellowGoal);
    const double low = w.goal_bottom.value;
    const double top = w.goal_top.value;
    for (const double y : {low, top}) solids.push_back(pole({x, y}, field::kPostRadius, 0, high, colour, label));
    solids.push_back(bar({x, low, high}, {x, top, high}, field::kPostRadius, colour, label));
  }
  const double x = (w.left + w.right).value / 2;
  const double border = league.game.border.value;
  const auto& [blue, yellow] = look.goals;
  if (league.markings.landmarks) {
    constexpr double kRadius = 0.1;
    constexpr double kHigh = 0.6;
    add_banded({x, w.top.value + border}, kRadius, kHigh, yellow, blue, Shown::LeftMark, solids);
    add_banded({x, w.bottom.value - border}, kRadius, kHigh, blue, yellow, Shown::RightMark, solids);
  }
  if (league.markings.corner_posts) {
    constexpr double kRadius = 0.05;
    constexpr double kHigh = 1.0;
    for (const double y : {w.bottom.value, w.top.value}) {
      add_banded({w.left.value, y}, kRadius, kHigh, yellow, blue, Shown::CornerPost, solids);
      add_banded({w.right.value, y}, kRadius, kHigh, blue, yellow, Shown::CornerPost, solids);
    }
  }
  return solids;
}

}  // namespace

Result<PitchScene> PitchScene::make(const field::League& league, const body::Robot* robot, const Look& look) {
  PitchScene scene{league, robot, league.contest ? contest_look(look) : look};
  scene.standing_ = standing_of(league, look);
  if (league.contest) {
    for (const field::Block& box : field::box_blocks(*league.contest)) {
      scene.things_.push_back(block_about_itself(box, kContestBox, Shown::Box));
      scene.put_up_.push_back({box.p_FC, turn_about_z(box.turn)});
    }
  }
  std::vector<body::Shape> shapes;
  if (robot != nullptr) {
    auto model = read_text(robot->model);
    if (!model) return pass_on(std::move(model));
    auto read = body::parse_shapes(*model, robot->model.filename().string());
    if (!read) return pass_on(std::move(read));
    shapes = std::move(*read);
  }
  for (const Team team : kTeams) {
    std::vector<Faceted>& solids = scene.robots_[index(team)];
    if (robot == nullptr) {
      solids = wheeled_robot(league.robot, look.goals[index(team)]);
      continue;
    }
    for (const body::Shape& shape : shapes) solids.push_back(faceted_of(shape));
    add_markers(*robot, shapes, look.teams[index(team)], solids);
    std::ranges::stable_sort(solids, {}, &Faceted::link);
  }
  return scene;
}

ScenePose::ScenePose(const PitchScene& scene, std::size_t robots)
    : scene_{&scene}, robots_{robots}, each_{scene.robot() != nullptr ? scene.robot()->links.size() : 1} {
  links_.resize(robots * each_);
  things_ = scene.put_up();
  if (scene.robot() != nullptr) postures_.emplace_back(*scene.robot());
}

void ScenePose::update(const Truth& truth) {
  CANCHA_EXPECTS(truth.robots.size() == robots_);
  for (std::size_t i = 0; i < robots_; ++i) {
    const RobotState& robot = truth.robots[i];
    const Transform X_FT{{robot.X_FR.x, robot.X_FR.y, robot.height}, robot.q_FR};
    if (postures_.empty()) {
      links_[i] = X_FT;
      continue;
    }
    postures_[0].update(truth.joints_of(i), X_FT);
    std::ranges::copy(postures_[0].links(), links_.begin() + static_cast<std::ptrdiff_t>(i * each_));
  }
  // a truth that was read from frames of robots alone tells nothing of boxes: they are where they were put up
  for (std::size_t i = 0; i < std::min(things_.size(), truth.things.size()); ++i) {
    things_[i] = {truth.things[i].p_FS, truth.things[i].q_FS};
  }
  X_FB_.position = truth.ball.p_FB;
  v_FB_ = truth.ball.v_FB;
  // patches turn with the ball
  const double speed = length(truth.ball.w_FB);
  const double turned = speed * (truth.time - time_).seconds();
  if (speed > 1e-6) X_FB_.rotation = turn_about(truth.ball.w_FB * (1 / speed), turned) * X_FB_.rotation;
  time_ = truth.time;
}

}  // namespace cancha::world
