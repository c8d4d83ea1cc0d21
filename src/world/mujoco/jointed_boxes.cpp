// What stands on a contest's ground: boxes that can be pushed, steps that are walked on.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/transform.h"
#include "world/mujoco/jointed_world.h"

namespace cancha::world {
namespace {

constexpr double kGravity = 9.81;    ///< m/s²
constexpr double kFootReach = 0.05;  ///< metres around the middle of a robot below which its feet stand

/// What remains of a wish that friction can hold no more than `most` of.
double held(double wish, double most) {
  return std::clamp(wish, -most, most);
}

}  // namespace

Result<void> World::set_robot_motion(int robot, Vec2 /*v_FR*/, double /*turn_rate*/) {
  return fail("world", fmt::format("robot {} has joints, and begins at rest", robot));
}

Result<void> World::rest_thing(int thing, const Pose2& /*X_FS*/) {
  return fail("engine", fmt::format("there is no thing {}", thing), "only contests have boxes");
}

Result<void> MujocoJointed::rest_thing(int thing, const Pose2& X_FS) {
  const auto i = static_cast<std::size_t>(thing);
  if (thing < 0 || i >= index_.boxes.size()) return World::rest_thing(thing, X_FS);
  if (!finite(X_FS.position()) || !std::isfinite(X_FS.heading)) return fail(kWhere, "a box's pose is not finite");
  // joints count from where the scene has it
  const field::Block& drawn = scene_.boxes[i];
  const Pose2 X_FD{drawn.p_FC.x, drawn.p_FC.y, drawn.turn};
  const Vec2 moved = into(X_FD, X_FS.position());
  double* q = data_->qpos + index_.box_q[i];
  q[0] = moved.x;
  q[1] = moved.y;
  q[2] = wrap_angle(X_FS.heading - drawn.turn);
  std::fill_n(data_->qvel + index_.box_v[i], 3, 0.0);
  std::fill_n(box_pushes_.begin() + static_cast<std::ptrdiff_t>(3 * i), 3, 0.0);
  moved_by_hand();
  return {};
}

void MujocoJointed::hold_boxes() {
  const double seconds = scene_.step.seconds();
  for (std::size_t i = 0; i < index_.boxes.size(); ++i) {
    const int v = index_.box_v[i];
    const double* push = box_pushes_.data() + 3 * i;
    const field::Block& box = scene_.boxes[i];
    const double most = scene_.box_friction * scene_.box_mass * kGravity;
    // what would stop it within this step, against what pushes it
    Vec2 hold{scene_.box_mass / seconds * data_->qvel[v] + push[0],
              scene_.box_mass / seconds * data_->qvel[v + 1] + push[1]};
    const double wish = length(hold);
    if (wish > most) hold = hold * (most / wish);
    data_->qfrc_applied[v] = -hold.x;
    data_->qfrc_applied[v + 1] = -hold.y;
    // a square foot that turns rubs at 0.38 of its side on the mean
    constexpr double kMeanArm = 0.3826;
    const double inertia = model_->body_inertia[3 * index_.boxes[i] + 2];
    const double turn = inertia / seconds * data_->qvel[v + 2] + push[2];
    data_->qfrc_applied[v + 2] = -held(turn, most * kMeanArm * 2 * box.half.x);
  }
}

void MujocoJointed::read_things() {
  for (std::size_t i = 0; i < index_.boxes.size(); ++i) {
    const int body = index_.boxes[i];
    const double* q = data_->xquat + 4 * body;
    truth_.things[i] = {vec3(data_->xpos + 3 * body), {q[1], q[2], q[3], q[0]}};
    std::copy_n(data_->qfrc_constraint + index_.box_v[i], 3, box_pushes_.begin() + static_cast<std::ptrdiff_t>(3 * i));
  }
}

double MujocoJointed::ground_below(Vec2 p_F) const {
  double high = 0.0;
  for (const field::Block& block : scene_.blocks) {
    if (!block.tread) continue;
    const Vec2 p = into(Pose2{block.p_FC.x, block.p_FC.y, block.turn}, p_F);
    const bool above = std::abs(p.x) < block.half.x + kFootReach && std::abs(p.y) < block.half.y + kFootReach;
    if (above) high = std::max(high, block.p_FC.z + block.half.z);
  }
  return high;
}

std::span<const PartBounds> MujocoJointed::soles(int robot) {
  soles_.clear();
  for (const int g : index_.robots[static_cast<std::size_t>(robot)].soles) {
    soles_.push_back({vec3(data_->geom_xpos + 3 * g), {extent(g, 0), extent(g, 1), extent(g, 2)}});
  }
  return soles_;
}

std::span<const StillTouch> MujocoJointed::still_touches(int robot) {
  const JointedIndex& at = index_.robots[static_cast<std::size_t>(robot)];
  touches_.clear();
  for (int c = 0; c < data_->ncon; ++c) {
    const mjContact& contact = data_->contact[c];
    if (contact.exclude != 0) continue;
    const int one = model_->geom_bodyid[contact.geom1], other = model_->geom_bodyid[contact.geom2];
    const bool first_stands = model_->body_rootid[one] == 0;
    if (first_stands == (model_->body_rootid[other] == 0)) continue;
    const int body = first_stands ? other : one;
    if (model_->body_rootid[body] != at.trunk) continue;
    touches_.push_back({at.limbs[static_cast<std::size_t>(body - at.trunk)], vec3(contact.pos)});
  }
  return touches_;
}

}  // namespace cancha::world
