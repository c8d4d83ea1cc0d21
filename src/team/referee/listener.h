#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/time.h"
#include "team/net/sockets.h"
#include "team/referee/game_watch.h"
#include "team/referee/msl_tracker.h"
#include "team/referee/robot_status.h"

namespace cancha::team {

/// Hears a referee: the GameController by UDP, the RefBox of MSL by TCP. It is noticed when the referee is lost.
///
///     auto listener = RefereeListener::open({.clock = os::real_time});
///     for (const RefereeNews& news : listener->listen(100_ms)) …
///     if (listener->state() && listener->state()->playing()) …
class RefereeListener {
 public:
  struct Settings {
    std::function<Time()> clock{};              ///< never goes back
    std::optional<RefereeProtocol> protocol{};  ///< none = any GameController
    std::string refbox = kLoopback;             ///< MSL: where it serves
    std::uint16_t port = 0;                     ///< 0 = the protocol's own
    std::uint16_t status_port = 0;              ///< where answers go; 0 = the protocol's own
    bool from_anywhere = false;                 ///< GameController: hear other machines too
    int team = 0;                               ///< GameController: pass over games without this team; 0 = any
    bool true_state = false;                    ///< GameController: believe packets for monitors
    Duration lost_after{2'000'000'000};         ///< GameController: so long a silence is a loss
  };

  /// Opens the port. A RefBox need not be there yet: it is looked for once a second.
  [[nodiscard]] static Result<RefereeListener> open(const Settings& settings);

  /// What came, after waiting for it no longer than `patience`.
  [[nodiscard]] std::vector<RefereeNews> listen(Duration patience);
  /// What the referee said last, also where it is lost meanwhile.
  [[nodiscard]] const std::optional<RefereeState>& state() const;
  [[nodiscard]] bool lost() const;
  /// Tells the GameController how a robot is; its version follows the protocol where it is 0. Nothing is sent to a
  /// referee that is lost, or to a RefBox.
  [[nodiscard]] Result<void> answer(RobotStatus status);
  /// Says something to the RefBox of MSL, as the team's world state; nothing is sent where it is lost, or to a
  /// GameController.
  void tell(std::string_view text);
  [[nodiscard]] const GameWatch::Statistics& statistics() const { return watch_.statistics(); }
  /// Where it hears GameControllers.
  [[nodiscard]] std::uint16_t port() const { return udp_ ? udp_->port() : settings_.port; }

 private:
  explicit RefereeListener(const Settings& settings);
  void hear_packet(Duration patience, std::vector<RefereeNews>& news);
  void hear_refbox(Duration patience, std::vector<RefereeNews>& news);

  Settings settings_;
  GameWatch watch_;
  std::optional<UdpSocket> udp_;
  Address referee_;  ///< whose packet was believed last

  // MSL
  Address refbox_;
  std::optional<TcpStream> tcp_;
  MslStream stream_;
  MslTracker tracker_;
  std::optional<RefereeState> msl_state_;
  Time next_try_;
};

}  // namespace cancha::team
