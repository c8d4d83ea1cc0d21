#pragma once

#include <memory>
#include <vector>

#include "body/robot.h"
#include "robot/body.h"

namespace cancha::lab {

/// A body whose servos sit otherwise on its joints than its player believes: the same counts on the bus are other
/// angles.
class MountedBody final : public robot::Body {
 public:
  /// `believed`: with the offsets that the player knows; `built`: with those that the body really needs, and `inner`
  /// moves such a robot. Both must outlive it.
  MountedBody(const body::Robot& believed, const body::Robot& built, std::unique_ptr<robot::Body> inner)
      : believed_{&believed}, built_{&built}, inner_{std::move(inner)} {}

  [[nodiscard]] Result<void> read(Readings& readings) override;
  [[nodiscard]] Result<void> command(const Commands& commands) override;

 private:
  /// Radians that the joint stands beyond what the player believes.
  [[nodiscard]] double beyond(std::size_t joint) const {
    return believed_->joints[joint].offset - built_->joints[joint].offset;
  }

  const body::Robot* believed_;
  const body::Robot* built_;
  std::unique_ptr<robot::Body> inner_;
  Commands commands_;
};

}  // namespace cancha::lab
