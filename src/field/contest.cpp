#include "field/contest.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "field/league.h"
#include "field/scene_check.h"

namespace cancha::field {
namespace {

constexpr std::size_t kMostRead = 32;   ///< boxes that a file is read for
constexpr double kAgainstWall = 0.005;  ///< metres: so near, a box stands against the wall and leaves no gap

using Foot = std::array<Vec2, 4>;

Foot foot_of(const Obstacle& box, double side) {
  const Vec2 ahead = direction(box.turn) * (side / 2);
  const Vec2 left = left_of(ahead);
  return {box.p_FB + ahead + left, box.p_FB - ahead + left, box.p_FB - ahead - left, box.p_FB + ahead - left};
}

double distance_to_edge(Vec2 p, Vec2 from, Vec2 to) {
  const Vec2 way = to - from;
  const double share = std::clamp(dot(p - from, way) / dot(way, way), 0.0, 1.0);
  return distance(p, from + way * share);
}

double corners_to_edges(const Foot& corners, const Foot& edges) {
  double nearest = 1e9;
  for (const Vec2 corner : corners) {
    for (std::size_t i = 0; i < edges.size(); ++i) {
      nearest = std::min(nearest, distance_to_edge(corner, edges[i], edges[(i + 1) % edges.size()]));
    }
  }
  return nearest;
}

/// How far the corners of a box reach from its middle along x or y.
double reach_of(const Obstacle& box, double side) {
  return side / 2 * (std::abs(std::cos(box.turn)) + std::abs(std::sin(box.turn)));
}

void read_scene(Section scene, Contest& contest) {
  scene.read("title", contest.scene);
  scene.read("far_end", contest.far_end);
  scene.read("robot", contest.robot);
  scene.read("light", contest.light);
  std::vector<Section> boxes = scene.sections("boxes");
  if (boxes.size() > kMostRead) {
    scene.refuse("boxes", fmt::format("{} boxes, more than {}", boxes.size(), kMostRead));
    boxes.resize(kMostRead, boxes.front());
  }
  for (Section& one : boxes) {
    std::vector<double> at;
    double degrees = 0.0;
    one.need("at", at, between(-100, 100));
    one.read("turn", degrees, between(-180, 180));
    if (at.size() != 2) {
      one.refuse("at", "'at' is the middle of a box: [x, y], metres");
      continue;
    }
    contest.boxes.push_back({{at[0], at[1]}, from_degrees(degrees)});
  }
}

Block wall(double x, double y, double half_x, double half_y, double height) {
  return {{x, y, height / 2}, {half_x, half_y, height / 2}};
}

void add_walls(const Walls& w, std::vector<Block>& blocks) {
  const double thick = w.thickness.value, high = w.height.value;
  const double half_x = w.length() / 2 + thick, half_y = w.width() / 2;
  blocks.push_back(wall(0, w.top.value + thick / 2, half_x, thick / 2, high));
  blocks.push_back(wall(0, w.bottom.value - thick / 2, half_x, thick / 2, high));
  blocks.push_back(wall(w.right.value + thick / 2, 0, thick / 2, half_y, high));
  blocks.push_back(wall(w.left.value - thick / 2, 0, thick / 2, half_y, high));
}

/// Up three steps and down again, from the near line on or up to the far one.
void add_stairs(const Walls& walls, const Contest& contest, std::vector<Block>& blocks) {
  double length = 0.0;
  for (const double tread : contest.treads) length += tread;
  const double near = start_line(walls, contest);
  double x = contest.far_end ? -near - length : near;
  const std::size_t top = contest.treads.size() / 2;
  for (std::size_t i = 0; i < contest.treads.size(); ++i) {
    const std::size_t steps = i <= top ? i + 1 : contest.treads.size() - i;
    const double high = contest.step_height.value * static_cast<double>(steps);
    blocks.push_back({{x + contest.treads[i] / 2, 0, high / 2},
                      {contest.treads[i] / 2, contest.stairs_width.value / 2, high / 2},
                      0.0,
                      true});
    x += contest.treads[i];
  }
}

}  // namespace

void read_contest(Section root, Contest& contest) {
  Section section = root.section("contest");
  const std::array<std::string, 3> tests{"race", "stairs", "sumo"};
  auto test = static_cast<std::size_t>(contest.test);
  section.read_choice("test", tests, test);
  contest.test = static_cast<Test>(test);
  section.read("zone", contest.zone, above(0, 10));
  section.read("gap", contest.gap, at_least(0, 10));
  section.read("most_boxes", contest.most_boxes, between(0, 20));
  section.read("box_side", contest.box_side, above(0, 1));
  section.read("box_height", contest.box_height, above(0, 2));
  section.read("box_mass", contest.box_mass, above(0, 100));
  section.read("box_friction", contest.box_friction, between(0, 10));
  section.read("still", contest.still, at_least(0, 60));
  section.read("leg", contest.leg, above(0, 3600));
  section.read("get_up", contest.get_up, at_least(0, 600));
  section.read("stuck", contest.stuck, above(0, 3600));
  section.read("displaced", contest.displaced, above(0, 1));
  section.read("step_height", contest.step_height, above(0, 0.5));
  section.read("stairs_width", contest.stairs_width, above(0, 5));
  section.read("ring", contest.ring, above(0.3, 10));
  section.read("border", contest.border, at_least(0, 1));
  section.read("shikiri", contest.shikiri, above(0, 5));
  section.read("round", contest.round, above(0, 3600));
  section.read("standstill", contest.standstill, above(0, 3600));
  section.read("rounds", contest.rounds, between(1, 99));
  section.read("enough", contest.enough, between(1, 99));
  section.read("scene", contest.default_scene);
  read_scene(root.section("scene"), contest);
}

Result<Contest> parse_scene(std::string_view toml, const std::string& where, const Walls& walls, Contest contest) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  contest.boxes.clear();
  read_scene(config->root().need_section("scene"), contest);
  if (auto read = config->finish(); !read) return pass_on(std::move(read));
  for (Error& fault : scene_faults(walls, contest)) {
    config->root().refuse(fault.where, std::move(fault.what), std::move(fault.hint));
  }
  if (auto legal = config->finish(); !legal) return pass_on(std::move(legal));
  return contest;
}

double start_line(const Walls& walls, const Contest& contest) {
  return walls.left.value + contest.zone.value;
}

double gap_between(const Obstacle& a, const Obstacle& b, double side) {
  // middles of boxes that do not overlap are at least a side apart
  if (distance(a.p_FB, b.p_FB) < side) return 0.0;
  const Foot foot_a = foot_of(a, side), foot_b = foot_of(b, side);
  return std::min(corners_to_edges(foot_a, foot_b), corners_to_edges(foot_b, foot_a));
}

std::vector<Error> scene_faults(const Walls& walls, const Contest& contest) {
  std::vector<Error> faults;
  for (SceneFault& fault : check_scene(walls, contest)) faults.push_back(std::move(fault.error));
  return faults;
}

std::vector<SceneFault> check_scene(const Walls& walls, const Contest& contest) {
  std::vector<SceneFault> faults;
  const auto& boxes = contest.boxes;
  const auto refuse = [&](std::string what, std::string hint, std::vector<int> which = {}) {
    faults.push_back({{"scene.boxes", std::move(what), std::move(hint)}, std::move(which)});
  };
  const bool needs_room = contest.test != Test::Sumo && walls.length() <= 2 * contest.zone.value;
  if (needs_room) faults.push_back({{"contest.zone", "leaves no middle zone", "make it shorter than half the field"}});
  if (!boxes.empty() && contest.test == Test::Stairs) refuse("the stairs have no boxes", "leave them out");
  if (contest.test == Test::Sumo) {
    // the decoy of the passivity test, anywhere in the ring
    const bool within = boxes.empty() || length(boxes[0].p_FB) < contest.ring.value / 2;
    if (boxes.size() > 1 || !within) refuse("a ring has no box but the decoy of the passivity test", "one, within it");
    return faults;
  }
  if (boxes.size() > static_cast<std::size_t>(contest.most_boxes)) {
    refuse(fmt::format("{} boxes, the rules allow {}", boxes.size(), contest.most_boxes), "take some away");
  }
  const double side = contest.box_side.value, gap = contest.gap.value;
  constexpr double kRounding = 1e-6;
  const double line = -start_line(walls, contest);
  for (std::size_t i = 0; i < boxes.size() && i < kMostRead; ++i) {
    const Obstacle& box = boxes[i];
    const auto number = static_cast<int>(i);
    const double reach = reach_of(box, side);
    if (std::abs(box.p_FB.x) + reach > line + kRounding) {
      refuse(fmt::format("box {} at [{:g}, {:g}] is not wholly in the middle zone", i + 1, box.p_FB.x, box.p_FB.y),
             fmt::format("x from {:.2f} to {:.2f}", reach - line, line - reach), {number});
    }
    const double to_wall = walls.width() / 2 - std::abs(box.p_FB.y) - reach;
    if (to_wall < gap - kRounding && to_wall > kAgainstWall) {
      refuse(
          fmt::format("box {} leaves {:.0f} cm to the wall, the rules ask for {:.0f}", i + 1, 100 * to_wall, 100 * gap),
          "put it against the wall, or farther away", {number});
    }
    if (to_wall < -kAgainstWall) refuse(fmt::format("box {} stands in a wall", i + 1), "move it inwards", {number});
    for (std::size_t j = 0; j < i; ++j) {
      const double between_them = gap_between(box, boxes[j], side);
      if (between_them >= gap - kRounding) continue;
      refuse(fmt::format("boxes {} and {} are {:.0f} cm apart, the rules ask for {:.0f}", j + 1, i + 1,
                         100 * between_them, 100 * gap),
             "move one of them", {static_cast<int>(j), number});
    }
  }
  return faults;
}

std::vector<Block> still_blocks(const Walls& walls, const Contest& contest) {
  std::vector<Block> blocks;
  if (contest.test == Test::Sumo) return blocks;
  add_walls(walls, blocks);
  if (contest.test == Test::Stairs) add_stairs(walls, contest, blocks);
  return blocks;
}

std::vector<Block> box_blocks(const Contest& contest) {
  std::vector<Block> blocks;
  const double half = contest.box_side.value / 2, high = contest.box_height.value / 2;
  for (const Obstacle& box : contest.boxes) {
    blocks.push_back({{box.p_FB.x, box.p_FB.y, high}, {half, half, high}, box.turn});
  }
  return blocks;
}

std::vector<Obstacle> random_boxes(const Walls& walls, const Contest& contest, Random random) {
  constexpr int kFewest = 3;
  constexpr int kTries = 4000;
  const int most = std::max(contest.most_boxes, kFewest);
  const auto wanted = static_cast<std::size_t>(kFewest) + random.below(static_cast<std::uint64_t>(most - kFewest + 1));
  Contest tried = contest;
  tried.boxes.clear();
  const double half = contest.box_side.value / 2;
  const double line = -start_line(walls, contest), side_wall = walls.width() / 2;
  for (int i = 0; i < kTries && tried.boxes.size() < wanted; ++i) {
    Obstacle box;
    // judges mostly put boxes straight
    if (random.uniform() < 0.4) box.turn = random.uniform(-kPi / 4, kPi / 4);
    const double x = random.uniform(-line, line), y = random.uniform(-side_wall, side_wall);
    const bool against = box.turn == 0.0 && random.uniform() < 0.2;
    box.p_FB = {x, against ? std::copysign(side_wall - half, y) : y};
    // whole millimetres, as a file would have them
    box.p_FB = {std::nearbyint(box.p_FB.x * 1000) / 1000, std::nearbyint(box.p_FB.y * 1000) / 1000};
    box.turn = from_degrees(std::nearbyint(in_degrees(box.turn)));
    tried.boxes.push_back(box);
    if (!scene_faults(walls, tried).empty()) tried.boxes.pop_back();
  }
  return tried.boxes;
}

std::string scene_text(const std::string& title, const std::vector<Obstacle>& boxes) {
  std::string text = fmt::format("[scene]\ntitle = \"{}\"\n", title);
  for (const Obstacle& box : boxes) {
    text += fmt::format("\n[[scene.boxes]]\nat = [{:.3f}, {:.3f}]\n", box.p_FB.x, box.p_FB.y);
    if (box.turn != 0.0) text += fmt::format("turn = {:.0f}\n", in_degrees(box.turn));
  }
  return text;
}

}  // namespace cancha::field
