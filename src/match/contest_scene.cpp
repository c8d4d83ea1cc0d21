// How the grounds of a contest look in recordings.

#include <cmath>

#include "base/transform.h"
#include "match/scene.h"

namespace cancha::match {
namespace {

using foxglove::Color;

constexpr Color kGreen{22.0 / 255, 198.0 / 255, 6.0 / 255, 1.0};  ///< 16C606, as the rules have it
constexpr Color kWhite{0.95, 0.97, 0.95, 1.0};
constexpr Color kWall{0.82, 0.84, 0.86, 0.35};
constexpr Color kBox{0.45, 0.47, 0.5, 1.0};
constexpr Color kStep{0.62, 0.52, 0.36, 1.0};
constexpr Color kStepEdge{0.72, 0.62, 0.46, 1.0};
constexpr Color kBlue{0.11, 0.42, 0.80, 1.0};
constexpr Color kYellow{0.98, 0.78, 0.16, 1.0};
constexpr double kAboveGround = 0.0005;  ///< metres of what is painted

foxglove::SceneEntity entity(std::string frame, std::string id) {
  foxglove::SceneEntity made;
  made.frame_id = std::move(frame);
  made.id = std::move(id);
  made.frame_locked = true;
  return made;
}

foxglove::CubePrimitive cube(const field::Block& block, const Color& color) {
  return {{block.p_FC, turn_about_z(block.turn)}, block.half * 2.0, color};
}

/// A strip on the ground.
void paint(foxglove::SceneEntity& ground, Vec2 from, Vec2 to, double width) {
  foxglove::LinePrimitive line;
  line.type = foxglove::LineType::LineStrip;
  line.thickness = width;
  line.color = kWhite;
  for (const Vec2 p : {from, to}) line.points.push_back(Vec3{p.x, p.y, kAboveGround});
  ground.lines.push_back(std::move(line));
}

void paint_ring(foxglove::SceneEntity& ground, const field::Contest& contest) {
  constexpr int kPieces = 96;
  foxglove::LinePrimitive border;
  border.type = foxglove::LineType::LineLoop;
  border.thickness = contest.border.value;
  border.color = kWhite;
  const double radius = (contest.ring - contest.border).value / 2;
  for (int i = 0; i < kPieces; ++i) {
    const Vec2 p = direction(2 * kPi * i / kPieces) * radius;
    border.points.push_back(Vec3{p.x, p.y, kAboveGround});
  }
  ground.lines.push_back(std::move(border));
  for (const double x : {-contest.shikiri.value / 2, contest.shikiri.value / 2})
    paint(ground, {x, -0.1}, {x, 0.1}, 0.02);
}

/// What the page takes the colours of the teams from.
foxglove::SceneEntity shirt(const char* id, const Color& color) {
  auto made = entity(kFieldFrame, id);
  made.cubes.push_back({{{0.0, 0.0, -0.02}, {}}, {0.01, 0.01, 0.001}, color});
  return made;
}

}  // namespace

std::vector<foxglove::SceneEntity> contest_entities(const field::League& league) {
  const field::Contest& contest = *league.contest;
  const field::Walls& w = league.walls;
  auto ground = entity(kFieldFrame, "ground");
  constexpr double kThick = 0.01;
  ground.cubes.push_back({{{0.0, 0.0, -kThick / 2}, {}}, {w.length(), w.width(), kThick}, kGreen});
  if (contest.test == field::Test::Sumo) {
    paint_ring(ground, contest);
  } else {
    const double line = field::start_line(w, contest);
    for (const double x : {line, -line}) {
      paint(ground, {x, w.bottom.value}, {x, w.top.value}, league.markings.line_width.value);
    }
  }
  auto walls = entity(kFieldFrame, "walls");
  for (const field::Block& block : field::still_blocks(w, contest)) {
    const bool odd = std::lround(block.half.z / 0.015) % 2 != 0;
    walls.cubes.push_back(cube(block, !block.tread ? kWall : odd ? kStep : kStepEdge));
  }
  std::vector<foxglove::SceneEntity> all{std::move(ground), shirt("blue goal", kBlue), shirt("yellow goal", kYellow)};
  if (!walls.cubes.empty()) all.push_back(std::move(walls));
  const auto boxes = field::box_blocks(contest);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    auto& box = all.emplace_back(entity(box_frame(i), box_frame(i)));
    box.cubes.push_back({{}, boxes[i].half * 2.0, kBox});
  }
  return all;
}

}  // namespace cancha::match
