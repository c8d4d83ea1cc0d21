#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "messages/referee.h"
#include "team/net/sockets.h"
#include "team/referee/msl_signal.h"
#include "team/referee/robot_status.h"

namespace cancha::team {

/// Speaks as a referee: packets of the GameController to an address, signals of the RefBox to every team that has
/// connected. What robots answer is heard.
class RefereeSender {
 public:
  struct Settings {
    RefereeProtocol protocol = RefereeProtocol::Humanoid;
    std::string to = kLoopbackBroadcast;  ///< GameController
    std::uint16_t port = 0;               ///< to send to, or MSL: to serve; 0 = the protocol's own
    std::uint16_t status_port = 0;        ///< where robots answer; 0 = the protocol's own
    bool from_anywhere = false;           ///< hear robots, or serve teams, on other machines
  };
  struct Robot {
    Result<RobotStatus> status;
    Address from;
  };

  [[nodiscard]] static Result<RefereeSender> open(const Settings& settings);

  /// GameController: one packet. Fails where the protocol has no word for it, or nothing can be sent.
  [[nodiscard]] Result<void> send(const RefereeState& state);
  /// MSL: to all teams that are connected. Fails where the protocol has no word for it.
  [[nodiscard]] Result<void> send(std::span<const MslSignal> signals);
  /// MSL: takes new teams in and lets go of those that left; how many there are.
  [[nodiscard]] std::size_t teams();
  /// What robots have answered meanwhile.
  [[nodiscard]] std::vector<Robot> answers();

  /// How often packets are due: twice a second, and in HSL five times while play is stopped.
  [[nodiscard]] static Duration period(const RefereeState& state);
  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] std::uint16_t status_port() const { return status_ ? status_->port() : 0; }

 private:
  RefereeSender() = default;

  RefereeProtocol protocol_ = RefereeProtocol::Humanoid;
  std::uint16_t port_ = 0;
  std::optional<UdpSocket> udp_;     ///< to send from; its port tells two referees on one machine apart
  std::optional<UdpSocket> status_;  ///< where robots answer
  Address to_;
  std::uint8_t number_ = 0;
  std::optional<TcpServer> server_;
  std::vector<TcpStream> teams_;
};

}  // namespace cancha::team
