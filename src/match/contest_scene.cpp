// How the grounds of a contest look in recordings.

#include <fmt/format.h>

#include <cmath>

#include "base/transform.h"
#include "field/contest_lines.h"
#include "match/scene.h"
#include "match/scene_parts.h"

namespace cancha::match {
namespace {

using foxglove::Color;

constexpr Color kGreen{22.0 / 255, 198.0 / 255, 6.0 / 255, 1.0};  ///< 16C606, as the rules have it
constexpr Color kWall{0.82, 0.84, 0.86, 0.35};
constexpr Color kBox{0.45, 0.47, 0.5, 1.0};
constexpr Color kStep{0.62, 0.52, 0.36, 1.0};
constexpr Color kStepEdge{0.72, 0.62, 0.46, 1.0};

foxglove::CubePrimitive cube(const field::Block& block, const Color& color) {
  return {{block.p_FC, turn_about_z(block.turn)}, block.half * 2.0, color};
}

void paint_border(foxglove::SceneEntity& ground, const field::Contest& contest) {
  constexpr int kPieces = 96;
  const double radius = field::border_radius(contest);
  std::vector<Vec2> border;
  for (int i = 0; i < kPieces; ++i) border.push_back(direction(2 * kPi * i / kPieces) * radius);
  ground.lines.push_back(line_on_ground(border, contest.border.value, true));
}

/// What the page takes the colours of the teams from.
foxglove::SceneEntity shirt(Team team) {
  auto made = entity(kFieldFrame, fmt::format("{} goal", name(team)));
  made.cubes.push_back({{{0.0, 0.0, -0.02}, {}}, {0.01, 0.01, 0.001}, color_of(team)});
  return made;
}

}  // namespace

std::vector<foxglove::SceneEntity> contest_entities(const field::League& league) {
  const field::Contest& contest = *league.contest;
  const field::Walls& w = league.walls;
  auto ground = entity(kFieldFrame, "ground");
  constexpr double kThick = 0.01;
  ground.cubes.push_back({{{0.0, 0.0, -kThick / 2}, {}}, {w.length(), w.width(), kThick}, kGreen});
  if (contest.test == field::Test::Sumo) paint_border(ground, contest);
  for (const field::PaintedLine& line : field::painted_lines(league)) {
    ground.lines.push_back(line_on_ground({line.from, line.to}, line.width));
  }
  auto walls = entity(kFieldFrame, "walls");
  for (const field::Block& block : field::still_blocks(w, contest)) {
    const bool odd = std::lround(block.half.z / 0.015) % 2 != 0;
    walls.cubes.push_back(cube(block, !block.tread ? kWall : odd ? kStep : kStepEdge));
  }
  std::vector<foxglove::SceneEntity> all{std::move(ground), shirt(Team::Blue), shirt(Team::Yellow)};
  if (!walls.cubes.empty()) all.push_back(std::move(walls));
  const auto boxes = field::box_blocks(contest);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    auto& box = all.emplace_back(entity(box_frame(i), box_frame(i)));
    box.cubes.push_back({{}, boxes[i].half * 2.0, kBox});
  }
  return all;
}

}  // namespace cancha::match
