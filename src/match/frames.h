#pragma once

#include "field/league.h"
#include "messages/foxglove.h"
#include "messages/truth.h"

namespace cancha::match {

/// Where ball and robots are, as the frames that recordings and viewers know. Costs no allocation once made.
///
/// Places are rounded to 2^-16 m (15 µm), which packs well and which nobody sees.
class Frames {
 public:
  explicit Frames(const field::League& league);

  /// Valid until the next call.
  [[nodiscard]] const foxglove::FrameTransforms& at(const Truth& truth);

 private:
  foxglove::FrameTransforms transforms_;
};

}  // namespace cancha::match
