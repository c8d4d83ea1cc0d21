#pragma once

#include <array>
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
/// connected. What robots answer is heard. A team that connects to the RefBox is welcomed by its name.
class RefereeSender {
 public:
  /// How the RefBox knows a team.
  struct RefBoxTeam {
    std::string name{};  ///< its multicast address; empty = unknown
    int number = 0;      ///< its base station is at 172.16.NUMBER.*
  };
  struct Settings {
    RefereeProtocol protocol = RefereeProtocol::Humanoid;
    std::string to = kLoopbackBroadcast;  ///< GameController
    std::uint16_t port = 0;               ///< to send to, or MSL: to serve; 0 = the protocol's own
    std::uint16_t status_port = 0;        ///< where robots answer; 0 = the protocol's own
    bool from_anywhere = false;           ///< hear robots, or serve teams, on other machines
    std::array<RefBoxTeam, 2>
        teams{};  ///< MSL: who plays; the first to connect is the first, where addresses do not tell
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
  /// MSL: takes new teams in, reads what all of them say and lets go of those that left; how many there are. To be
  /// called often: base stations send their world states without waiting.
  [[nodiscard]] std::size_t teams();
  /// What robots have answered meanwhile.
  [[nodiscard]] std::vector<Robot> answers();

  /// How often packets are due: twice a second, and in HSL five times while play is stopped.
  [[nodiscard]] static Duration period(const RefereeState& state);
  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] std::uint16_t status_port() const { return status_ ? status_->port() : 0; }

 private:
  RefereeSender() = default;
  /// A base station that is connected.
  struct Station {
    TcpStream stream;
    std::optional<std::size_t> team{};  ///< its place in Settings::teams, where it is known
  };
  [[nodiscard]] std::optional<std::size_t> team_at(Address address) const;
  [[nodiscard]] Result<std::string> bytes_of(const MslSignal& signal) const;
  void welcome(TcpStream stream);

  RefereeProtocol protocol_ = RefereeProtocol::Humanoid;
  std::uint16_t port_ = 0;
  std::optional<UdpSocket> udp_;     ///< to send from; its port tells two referees on one machine apart
  std::optional<UdpSocket> status_;  ///< where robots answer
  Address to_;
  std::uint8_t number_ = 0;
  std::optional<TcpServer> server_;
  std::array<RefBoxTeam, 2> teams_{};
  std::vector<Station> stations_;
};

}  // namespace cancha::team
