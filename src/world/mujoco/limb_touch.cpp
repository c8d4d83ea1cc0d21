#include "world/mujoco/limb_touch.h"

#include <array>
#include <string_view>

namespace cancha::world {
namespace {

constexpr double kPressed = 1.5;  ///< newtons

/// The name of a body in the robot's own file.
std::string_view own_name(const mjModel& model, int body) {
  const std::string_view name = model.names + model.name_bodyadr[body];
  return name.substr(name.find('.') + 1);
}

/// Whether a place lies in the front half of a body.
bool is_ahead(const mjData& data, int body, const double* p_FC) {
  const double* p_FB = data.xpos + 3 * body;
  const double* turn = data.xmat + 9 * body;  // its first column is ahead
  double ahead = 0.0;
  for (int i = 0; i < 3; ++i) ahead += turn[3 * i] * (p_FC[i] - p_FB[i]);
  return ahead > 0.0;
}

}  // namespace

std::vector<Limb> limbs_of(const mjModel& model, int trunk, int bodies) {
  std::vector<Limb> limbs(static_cast<std::size_t>(bodies), Limb::Other);
  for (int i = 1; i < bodies; ++i) {
    const std::string_view name = own_name(model, trunk + i);
    const Limb parent = limbs[static_cast<std::size_t>(model.body_parentid[trunk + i] - trunk)];
    Limb& limb = limbs[static_cast<std::size_t>(i)];
    limb = name == "left_foot"        ? Limb::LeftFoot
           : name == "right_foot"     ? Limb::RightFoot
           : name == "left_shoulder"  ? Limb::LeftArm
           : name == "right_shoulder" ? Limb::RightArm
                                      : parent;
  }
  return limbs;
}

Touches touches_of(const mjModel& model, const mjData& data, int trunk, const std::vector<Limb>& limbs, int ground) {
  std::array<double, 5> forces{};
  for (int i = 0; i < data.ncon; ++i) {
    const mjContact& contact = data.contact[i];
    if (contact.efc_address < 0 || contact.geom1 == ground || contact.geom2 == ground) continue;
    const int one = model.geom_bodyid[contact.geom1];
    const int other = model.geom_bodyid[contact.geom2];
    if (model.body_rootid[one] == model.body_rootid[other]) continue;
    for (const int body : {one, other}) {
      if (model.body_rootid[body] != trunk) continue;
      const Limb limb = limbs[static_cast<std::size_t>(body - trunk)];
      const bool foot = limb == Limb::LeftFoot || limb == Limb::RightFoot;
      if (foot && !is_ahead(data, body, contact.pos)) continue;
      std::array<double, 6> force{};
      mj_contactForce(&model, &data, i, force.data());
      forces[static_cast<std::size_t>(limb)] += force[0];
    }
  }
  const auto pressed = [&](Limb limb) { return forces[static_cast<std::size_t>(limb)] > kPressed; };
  return {.left_foot = pressed(Limb::LeftFoot),
          .right_foot = pressed(Limb::RightFoot),
          .left_arm = pressed(Limb::LeftArm),
          .right_arm = pressed(Limb::RightArm)};
}

}  // namespace cancha::world
