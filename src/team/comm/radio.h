#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "team/comm/members.h"
#include "team/net/sockets.h"

namespace cancha::team {

/// A robot's end of the team messages: says and hears by UDP, answers questions by itself.
///
///     auto radio = TeamRadio::open({.clock = os::real_time, .id = 3, .role = TeamRole::Keeper});
///     (void)radio->say(kEverybody, TeamWord::BallDistance, 162);
///     while (auto heard = radio->listen(100_ms)) …
///     for (const TeamMemberData& mate : radio->talk().members().members()) …
class TeamRadio {
 public:
  struct Settings {
    std::function<Time()> clock{};  ///< never goes back
    int id = kEverybody;            ///< 255 hears all and says nothing by itself
    TeamRole role = TeamRole::Player;
    std::string to = kLoopbackBroadcast;  ///< a broadcast address, a multicast group, or one machine
    std::uint16_t port = kTeamPort;
    ByteOrder order = ByteOrder::Little;
    bool from_anywhere = false;  ///< hear other machines too
    Duration time_to_live = MemberTable::kTimeToLive;
  };
  struct Reception {
    Address from;
    std::vector<std::uint8_t> bytes;
    Result<TeamMessage> message;
    TeamTalk::Heard heard;  ///< where the message could be read
  };

  /// Opens the port and announces the robot.
  [[nodiscard]] static Result<TeamRadio> open(const Settings& settings);

  /// The next datagram, after waiting for it no longer than `patience`; questions are answered at once.
  [[nodiscard]] std::optional<Reception> listen(Duration patience);
  [[nodiscard]] Result<void> say(int destination, TeamWord word, int value);
  /// Any message, also in the name of others: for tools.
  [[nodiscard]] Result<void> send(const TeamMessage& message);
  [[nodiscard]] Result<void> change_role(TeamRole role);
  /// Tells the others that this robot goes.
  [[nodiscard]] Result<void> leave();
  /// Forgets who was silent for too long; their ids.
  std::vector<int> expire() { return talk_.expire(settings_.clock()); }

  [[nodiscard]] const TeamTalk& talk() const { return talk_; }
  [[nodiscard]] Address to() const { return to_; }

 private:
  TeamRadio(const Settings& settings, UdpSocket socket, Address to);
  [[nodiscard]] Result<void> send_all(const std::vector<TeamMessage>& messages);

  Settings settings_;
  UdpSocket socket_;
  Address to_;
  TeamTalk talk_;
};

}  // namespace cancha::team
