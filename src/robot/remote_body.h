#pragma once

#include "messages/frame.h"
#include "robot/body.h"
#include "team/bodies/body_client.h"

namespace cancha::robot {

/// A body in a world that another process simulates, reached by UDP. Its readings bring their own time: that of the
/// world, which also says by them when a tick is due.
class RemoteBody final : public Body {
 public:
  RemoteBody(team::BodyClient client, Duration patience) : client_{std::move(client)}, patience_{patience} {}
  ~RemoteBody() override { client_.leave(); }
  RemoteBody(const RemoteBody&) = delete;
  RemoteBody& operator=(const RemoteBody&) = delete;

  /// Waits for the next readings; fails where none came for so long as it is patient.
  [[nodiscard]] Result<void> read(Readings& readings) override;
  [[nodiscard]] Result<void> command(const Commands& commands) override;
  /// What the player thought of the last readings, told with its next commands.
  void tell(const Frame& frame);

  /// The world has ended, or another program moves this robot.
  [[nodiscard]] bool gone() const { return gone_; }
  [[nodiscard]] bool taken() const { return taken_; }

 private:
  team::BodyClient client_;
  Duration patience_;
  BodyAnswer answer_{};
  bool gone_ = false;
  bool taken_ = false;
};

}  // namespace cancha::robot
