#pragma once

#include "messages/readings.h"

namespace cancha::world {

/// What encoders of omni wheels count of a turn: rollers and floor make them count too much or too little, and not the
/// same to both sides.
struct EncoderFaults {
  double left = 1.0;   ///< counted over true turn, to the left
  double right = 1.0;  ///< likewise, to the right

  [[nodiscard]] bool none() const { return left == 1.0 && right == 1.0; }
  /// What is counted of a true turn; to the left is positive.
  [[nodiscard]] double counted(double turn) const { return turn * (turn < 0 ? right : left); }
};

/// The encoders of one simulated robot, with their faults.
class WornEncoders {
 public:
  explicit WornEncoders(const EncoderFaults& faults) : faults_{faults} {}

  /// Puts what such encoders count in place of what the wheels have turned; without faults nothing is changed.
  void read(Readings& readings) {
    if (faults_.none() || !readings.omni) return;
    const Vec3 truly = readings.omni->travel;
    if (!begun_) last_ = told_ = truly;
    begun_ = true;
    const Vec3 rolled = truly - last_;
    // turning on the spot, all wheels roll by the same
    const double turned = (rolled.x + rolled.y + rolled.z) / 3.0;
    const double more = faults_.counted(turned) - turned;
    told_ = told_ + rolled + Vec3{more, more, more};
    last_ = truly;
    readings.omni->travel = told_;
  }

 private:
  EncoderFaults faults_;
  Vec3 last_;
  Vec3 told_;
  bool begun_ = false;
};

}  // namespace cancha::world
