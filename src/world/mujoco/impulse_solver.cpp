#include "world/mujoco/impulse_solver.h"

#include <algorithm>
#include <cmath>

#include "base/expects.h"
#include "world/mujoco/contact_limits.h"

namespace cancha::world {
namespace {

/// Overlaps are pushed apart no faster than this, so that a body put inside another does not shoot out, m/s.
constexpr double kMaxPushOut = 0.5;

/// The product with a block whose wheels are 0.
double dot_of_six(const Block& a, const Block& b) {
  return ((a[0] * b[0] + a[1] * b[1]) + (a[2] * b[2] + a[3] * b[3])) + (a[4] * b[4] + a[5] * b[5]);
}

Vec3 vec3(const double* p) {
  return {p[0], p[1], p[2]};
}

}  // namespace

ImpulseSolver::ImpulseSolver(const Settings& settings, const mjModel& model, mjData& data, const SceneIndex& scene,
                             int keys, std::size_t most_touches)
    : settings_{settings},
      robots_{static_cast<int>(scene.robots.size())},
      ball_mass_{model.body_mass[scene.ball.body]},
      ball_inertia_{model.body_inertia[3 * scene.ball.body]},
      contacts_(most_touches),
      warm_(static_cast<std::size_t>(keys)),
      motor_impulses_(2 * scene.robots.size(), 0.0),
      grounded_(2 * scene.robots.size(), 0),
      motion_(scene.robots.size() + 1),
      before_(scene.robots.size() + 1),
      inverse_inertia_(scene.robots.size() * kDofs),
      parent_(scene.robots.size() + 1),
      islands_(most_touches),
      order_(most_touches) {
  level_inverse_inertia_.fill({});
  if (scene.robots.empty()) return;
  // all robots are alike: the first one's columns, solved once
  mj_kinematics(&model, &data);
  mj_comPos(&model, &data);
  mj_crb(&model, &data);
  mj_factorM(&model, &data);
  const auto nv = static_cast<std::size_t>(model.nv);
  const auto first = static_cast<std::size_t>(scene.robots[0].v);
  std::vector<double> column(nv);
  for (std::size_t k = 0; k < kDofs; ++k) {
    std::ranges::fill(column, 0.0);
    column[first + k] = 1.0;
    mj_solveM(&model, &data, column.data(), column.data(), 1);
    std::copy_n(column.begin() + static_cast<std::ptrdiff_t>(first), kDofs, level_inverse_inertia_[k].begin());
  }
}

void ImpulseSolver::solve(const mjModel& model, mjData& data, const SceneIndex& scene, std::span<const Touch> touches,
                          std::span<const double> wheel_speeds) {
  CANCHA_EXPECTS(touches.size() <= contacts_.size());
  dt_ = model.opt.timestep;
  motion_.start();
  turn_inertia(data, scene);
  read_velocities(data, scene);
  count_ = touches.size();
  for (std::size_t i = 0; i < count_; ++i) {
    prepare(data, scene, touches[i], 0.0, contacts_[i]);
    // the speed before gravity and motors decides about bouncing
    set_wanted(touches[i], speed_before(contacts_[i]), contacts_[i]);
  }
  make_islands();

  // go on from the impulses of the step before
  for (std::size_t i = 0; i < count_; ++i) {
    Solved& contact = contacts_[i];
    if (contact.key < 0 || warm_[static_cast<std::size_t>(contact.key)].step != step_ - 1) continue;
    for (int k = 0; k < contact.rows_used; ++k) {
      Row& row = contact.rows[static_cast<std::size_t>(k)];
      row.impulse = warm_[static_cast<std::size_t>(contact.key)].impulse[static_cast<std::size_t>(k)];
      apply(contact, row, row.impulse);
    }
  }
  for (int robot = 0; robot < robots_; ++robot) {
    for (const int wheel : {0, 1}) {
      add_scaled(velocity(robot), wheel_response(robot, wheel),
                 motor_impulses_[static_cast<std::size_t>(2 * robot + wheel)]);
    }
  }

  for (int root = 0; root <= robots_; ++root) {
    if (parent_[static_cast<std::size_t>(root)] == root) solve_island(root, wheel_speeds);
  }
  remember_impulses();
}

void ImpulseSolver::remember_impulses() {
  for (std::size_t i = 0; i < count_; ++i) {
    const Solved& contact = contacts_[i];
    if (contact.key < 0) continue;
    Warm& warm = warm_[static_cast<std::size_t>(contact.key)];
    warm.step = step_;
    for (std::size_t k = 0; k < 3; ++k) warm.impulse[k] = contact.rows[k].impulse;
  }
  ++step_;
}

void ImpulseSolver::collide(const mjData& data, const SceneIndex& scene, std::span<const Touch> touches,
                            std::size_t first, double time, std::span<const double> wheel_speeds) {
  CANCHA_EXPECTS(touches.size() <= contacts_.size());
  for (std::size_t i = first; i < touches.size(); ++i) {
    prepare(data, scene, touches[i], time, contacts_[i]);
    contacts_[i].late_bounce = 0.0;
    contacts_[i].rows[0].wanted = wanted_at_hit(touches[i], speed(contacts_[i], contacts_[i].rows[0]), dt_ - time);
  }
  count_ = touches.size();

  // what takes part: the ball's touches, and the islands of the robots in them
  const auto is_hit = [&](int body) {
    const int root = find_root(body);
    return std::any_of(
        contacts_.begin() + static_cast<std::ptrdiff_t>(first), contacts_.begin() + static_cast<std::ptrdiff_t>(count_),
        [&](const Solved& contact) { return contact.body[1] >= 0 && find_root(contact.body[1]) == root; });
  };
  in_island_ = 0;
  for (std::size_t i = 0; i < first; ++i) {
    if (contacts_[i].body[0] != robots_ && is_hit(contacts_[i].body[0])) order_[in_island_++] = static_cast<int>(i);
  }
  for (std::size_t i = first; i < count_; ++i) order_[in_island_++] = static_cast<int>(i);
  motion_.turn(robots_, time);
  for (int robot = 0; robot < robots_; ++robot) {
    if (is_hit(robot)) motion_.turn(robot, time);
  }

  for (int sweep = 0; sweep < settings_.sweeps; ++sweep) {
    const double change = sweep_contacts(wheel_speeds);
    for (int root = 0; root < robots_; ++root) {
      if (parent_[static_cast<std::size_t>(root)] == root && is_hit(root)) sweep_motors(root, wheel_speeds);
    }
    if (change <= settings_.tolerance) break;
  }
}

void ImpulseSolver::hold_ball(double time) {
  // the way from here on is nothing, but the velocity stays
  motion_.stay(robots_, time, dt_);
}

void ImpulseSolver::turn_inertia(const mjData& data, const SceneIndex& scene) {
  // A robot's inertia never changes in its own frame (wheels are round). Places are in the field's frame, rotations
  // and wheels in the robot's, so only the first three rows and columns turn: W = T W0 T', T = diag(R, 1).
  for (std::size_t i = 0; i < scene.robots.size(); ++i) {
    const double* R = data.xmat + 9 * scene.robots[i].body;
    const auto turned = [R](const Block& column) {
      Block out = column;
      for (std::size_t k = 0; k < 3; ++k) {
        out[k] = R[3 * k] * column[0] + R[3 * k + 1] * column[1] + R[3 * k + 2] * column[2];
      }
      return out;
    };
    std::array<Block, 3> first;
    for (std::size_t k = 0; k < 3; ++k) first[k] = turned(level_inverse_inertia_[k]);
    Block* columns = &inverse_inertia_[i * kDofs];
    for (std::size_t k = 0; k < 3; ++k) {
      for (std::size_t row = 0; row < kDofs; ++row) {
        columns[k][row] = R[3 * k] * first[0][row] + R[3 * k + 1] * first[1][row] + R[3 * k + 2] * first[2][row];
      }
    }
    for (std::size_t k = 3; k < kDofs; ++k) columns[k] = turned(level_inverse_inertia_[k]);
  }
}

void ImpulseSolver::read_velocities(const mjData& data, const SceneIndex& scene) {
  for (int body = 0; body <= robots_; ++body) {
    const bool ball = body == robots_;
    const int first = ball ? scene.ball.v : scene.robots[static_cast<std::size_t>(body)].v;
    // the free motion: what gravity, gyration and applied forces do without any contact
    Block force{};
    Block v{};
    for (int k = 0; k < (ball ? 6 : kDofs); ++k) {
      force[static_cast<std::size_t>(k)] = dt_ * (data.qfrc_applied[first + k] - data.qfrc_bias[first + k]);
      v[static_cast<std::size_t>(k)] = data.qvel[first + k];
    }
    before_[static_cast<std::size_t>(body)] = v;
    for (std::size_t k = 0; k < kDofs; ++k) {
      if (!ball) v[k] += dot(inverse_inertia_[static_cast<std::size_t>(body) * kDofs + k], force);
      if (ball) v[k] += force[k] / (k < 3 ? ball_mass_ : ball_inertia_);
    }
    velocity(body) = v;
    parent_[static_cast<std::size_t>(body)] = body;
  }
}

void ImpulseSolver::prepare(const mjData& data, const SceneIndex& scene, const Touch& touch, double time,
                            Solved& contact) {
  contact.body = touch.body;
  for (std::size_t side = 0; side < 2; ++side) {
    contact.velocity[side] = touch.body[side] < 0 ? nullptr : &velocity(touch.body[side]);
  }
  contact.rows_used = touch.rows;
  contact.wheel = touch.wheel;
  contact.key = touch.key;
  contact.friction = touch.surface.friction;
  const std::array<Vec3, 3> directions{touch.normal, touch.tangent, cross(touch.normal, touch.tangent)};
  for (std::size_t k = 0; k < static_cast<std::size_t>(touch.rows); ++k) {
    fill_row(data, scene, touch, directions[k], time, contact, contact.rows[k]);
  }
}

double ImpulseSolver::speed_before(const Solved& contact) const {
  const Row& row = contact.rows[0];
  double u = dot(row.jacobian[0], before_[static_cast<std::size_t>(contact.body[0])]);
  if (contact.body[1] >= 0) u += dot(row.jacobian[1], before_[static_cast<std::size_t>(contact.body[1])]);
  return u;
}

void ImpulseSolver::fill_row(const mjData& data, const SceneIndex& scene, const Touch& touch, Vec3 along, double time,
                             Solved& contact, Row& row) {
  row.effect = row.wanted = row.impulse = 0.0;
  for (std::size_t side = 0; side < 2; ++side) {
    const int body = contact.body[side];
    if (body < 0) continue;
    const bool ball = body == robots_;
    const int id = ball ? scene.ball.body : scene.robots[static_cast<std::size_t>(body)].body;
    const double* R = data.xmat + 9 * id;
    const double sign = side == 0 ? 1.0 : -1.0;

    // speed of the touching point along the direction: v + w × arm, with w in the body's frame
    Vec3 origin = vec3(data.xpos + 3 * id);
    if (time > 0.0) origin = origin + motion_.moved(body, time);
    const Vec3 moment = cross(touch.p_F - origin, along);
    Block& j = row.jacobian[side];
    j = {sign * along.x, sign * along.y, sign * along.z};
    for (std::size_t k = 0; k < 3; ++k) {
      j[3 + k] = sign * (R[k] * moment.x + R[3 + k] * moment.y + R[6 + k] * moment.z);
    }
    if (side == 0 && contact.wheel >= 0) {
      const auto wheel = static_cast<std::size_t>(contact.wheel);
      const int hub = scene.robots[static_cast<std::size_t>(body)].wheel_body[wheel];
      const Vec3 axle{R[1], R[4], R[7]};
      j[6 + wheel] = dot(along, cross(axle, touch.p_F - vec3(data.xpos + 3 * hub)));
    }

    Block& y = row.response[side];
    if (ball) {
      for (std::size_t k = 0; k < 3; ++k) {
        y[k] = j[k] / ball_mass_;
        y[3 + k] = j[3 + k] / ball_inertia_;
      }
      y[6] = y[7] = 0.0;
    } else {
      const Block* columns = &inverse_inertia_[static_cast<std::size_t>(body) * kDofs];
      for (std::size_t k = 0; k < kDofs; ++k) y[k] = contact.wheel < 0 ? dot_of_six(columns[k], j) : dot(columns[k], j);
    }
    row.effect += dot(j, y);
  }
}

void ImpulseSolver::set_wanted(const Touch& touch, double speed, Solved& contact) const {
  const double bounce = speed < -touch.bounce_above ? -touch.surface.restitution * speed : 0.0;
  const bool hits = touch.gap + speed * dt_ < 0.0;
  double& wanted = contact.rows[0].wanted;
  contact.late_bounce = 0.0;
  if (touch.gap > 0.0 && bounce > 0.0 && hits) {
    wanted = bounce;
  } else if (touch.gap > 0.0) {
    wanted = -touch.gap / dt_;
    contact.late_bounce = bounce;
  } else {
    wanted = std::max(hits ? bounce : 0.0, std::min(-settings_.erp * touch.gap / dt_, kMaxPushOut));
  }
  wanted += touch.push;
}

double ImpulseSolver::wanted_at_hit(const Touch& touch, double speed, double left) const {
  // what is not hit yet may come as near as it can until the step ends
  constexpr double kClosed = 1e-5;
  if (touch.gap > kClosed) return -touch.gap / left;
  return speed < -touch.bounce_above ? -touch.surface.restitution * speed : 0.0;
}

int ImpulseSolver::find_root(int body) const {
  while (parent_[static_cast<std::size_t>(body)] != body) body = parent_[static_cast<std::size_t>(body)];
  return body;
}

void ImpulseSolver::make_islands() {
  for (std::size_t i = 0; i < count_; ++i) {
    if (contacts_[i].body[1] < 0) continue;
    const int a = find_root(contacts_[i].body[0]);
    const int b = find_root(contacts_[i].body[1]);
    parent_[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
  }
  // parents come before their children, so one pass leads everybody to the root
  for (int& parent : parent_) parent = parent_[static_cast<std::size_t>(parent)];
  std::ranges::fill(grounded_, 0);
  for (std::size_t i = 0; i < count_; ++i) {
    const Solved& contact = contacts_[i];
    islands_[i] = find_root(contact.body[0]);
    if (contact.wheel >= 0) grounded_[static_cast<std::size_t>(2 * contact.body[0] + contact.wheel)] = 1;
  }
}

void ImpulseSolver::solve_island(int root, std::span<const double> wheel_speeds) {
  in_island_ = 0;
  const int* islands = islands_.data();
  for (std::size_t i = 0; i < count_; ++i) {
    if (islands[i] == root) order_[in_island_++] = static_cast<int>(i);
  }
  // pushed or driven, bodies may meet that would not have met as they moved before: they bounce like the others
  constexpr int kMostRounds = 4;
  for (int round = 0; round < kMostRounds; ++round) {
    for (int sweep = 0; sweep < settings_.sweeps; ++sweep) {
      const double change = sweep_contacts(wheel_speeds);
      sweep_motors(root, wheel_speeds);
      if (change <= settings_.tolerance) break;
    }
    if (!bounce_late()) break;
  }
}

bool ImpulseSolver::bounce_late() {
  bool any = false;
  for (std::size_t i = 0; i < in_island_; ++i) {
    Solved& contact = contacts_[static_cast<std::size_t>(order_[i])];
    if (contact.late_bounce <= 0.0 || contact.rows[0].impulse <= 0.0) continue;
    contact.rows[0].wanted = contact.late_bounce;
    contact.late_bounce = 0.0;
    any = true;
  }
  return any;
}

double ImpulseSolver::sweep_contacts(std::span<const double> wheel_speeds) {
  double worst = 0.0;
  const double softness = settings_.cfm / dt_;
  Solved* contacts = contacts_.data();
  const int* order = order_.data();
  for (std::size_t i = 0; i < in_island_; ++i) {
    Solved& contact = contacts[order[i]];
    worst = std::max(worst, solve_normal(contact, softness));
    if (contact.wheel >= 0) {
      const auto motor = static_cast<std::size_t>(2 * contact.body[0] + contact.wheel);
      worst = std::max(worst, solve_wheel(contact, wheel_speeds[motor]));
    } else if (contact.rows_used > 1) {
      worst = std::max(worst, solve_friction(contact));
    }
  }
  return worst;
}

double ImpulseSolver::solve_normal(Solved& contact, double softness) {
  Row& row = contact.rows[0];
  const double miss = speed(contact, row) - row.wanted + softness * row.impulse;
  const double impulse = std::max(0.0, row.impulse - miss / (row.effect + softness));
  const double change = impulse - row.impulse;
  row.impulse = impulse;
  if (change != 0.0) apply(contact, row, change);
  return std::abs(change) * row.effect;
}

double ImpulseSolver::solve_friction(Solved& contact) {
  // where friction would stop the sliding, and how much of it there is
  std::array<double, 2> impulse{};
  double squared = 0.0;
  const auto directions = static_cast<std::size_t>(contact.rows_used - 1);
  for (std::size_t k = 0; k < directions; ++k) {
    const Row& row = contact.rows[k + 1];
    impulse[k] = row.impulse - speed(contact, row) / row.effect;
    squared += impulse[k] * impulse[k];
  }
  const double limit = contact.friction * contact.rows[0].impulse;
  const double share = squared > limit * limit ? limit / std::sqrt(squared) : 1.0;

  double worst = 0.0;
  for (std::size_t k = 0; k < directions; ++k) {
    Row& row = contact.rows[k + 1];
    const double change = share * impulse[k] - row.impulse;
    row.impulse += change;
    if (change != 0.0) apply(contact, row, change);
    worst = std::max(worst, std::abs(change) * row.effect);
  }
  return worst;
}

}  // namespace cancha::world
