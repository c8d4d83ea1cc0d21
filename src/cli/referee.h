#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "messages/referee.h"

namespace CLI {
class App;
}

namespace cancha::cli {

/// What the verbs of ./cancha referee may be asked.
struct RefereeOptions {
  RefereeProtocol protocol = RefereeProtocol::Humanoid;
  std::vector<std::string> teams{"1", "2"};  ///< NUMBER[:COLOUR]
  int players = 4;
  double half = 600.0;               ///< seconds
  std::string to;                    ///< empty = everybody on this machine
  int port = 0;                      ///< 0 = the protocol's own
  int status_port = 0;               ///< likewise
  std::string script;                ///< empty = standard input
  double speed = 1.0;                ///< times real time
  int wait_teams = 0;                ///< MSL: begin when so many have connected
  bool anyone = false;               ///< hear other machines too
  std::string spoken;                ///< listen: a protocol; empty = any GameController
  std::string refbox = "127.0.0.1";  ///< listen: where a RefBox serves
  int team = 0;                      ///< listen: only games of this team
  std::string as;                    ///< listen: TEAM:PLAYER that answers
  double seconds = 0.0;              ///< listen: so long; 0 = until the user ends it
  bool true_state = false;           ///< listen: what monitors are told
  bool json = false;
};

CLI::App* add_referee(CLI::App& app, std::function<int()>& verb);

/// A state in one line for people.
[[nodiscard]] std::string referee_line(const RefereeState& state);
/// The protocol of this name.
[[nodiscard]] Result<RefereeProtocol> referee_protocol(const std::string& name);

}  // namespace cancha::cli
