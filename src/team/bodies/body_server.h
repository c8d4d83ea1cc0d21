#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/time.h"
#include "messages/body_answer.h"
#include "messages/readings.h"
#include "team/bodies/body_datagram.h"
#include "team/net/sockets.h"

namespace cancha::team {

/// Serves the bodies of one team by UDP: each robot's program gets its readings in each tick and answers with
/// commands. A program may come, go and come again at any time; nobody waits for it. One robot is moved by one program:
/// another is turned away while the first one is heard.
class BodyServer {
 public:
  struct Settings {
    std::uint16_t port = 0;  ///< 0 = any that is free
    Team team = Team::Blue;
    int robots = 5;
    bool from_anywhere = false;      ///< serve programs on other machines, too
    Duration forget{1'000'000'000};  ///< who was not heard for so long has left
  };
  /// What is known of the program of one robot.
  struct Program {
    std::optional<Address> at{};  ///< none: nobody moves it
    std::uint32_t session = 0;
    Time heard{};          ///< last
    Time answered{};       ///< when its last commands came
    bool answers = false;  ///< it has answered in this session
    BodyAnswer answer{};   ///< the last one
    int comings = 0;       ///< programs that have moved this robot so far
  };

  [[nodiscard]] static Result<BodyServer> open(const Settings& settings);

  /// Takes all that has come by now. Never waits.
  void hear(Time now);
  /// Tells a robot's program what its sensors give; nobody there: nothing.
  void tell(int number, const Readings& readings);
  /// Tells all programs that the bodies are gone.
  void leave();

  [[nodiscard]] const Program& program(int number) const { return programs_[static_cast<std::size_t>(number)]; }
  [[nodiscard]] std::uint16_t port() const { return socket_.port(); }
  /// Datagrams that were none of this team's programs, or could not be read.
  [[nodiscard]] std::uint64_t refused() const { return refused_; }

 private:
  BodyServer(const Settings& settings, UdpSocket socket);
  void take(const BodyDatagram& datagram, Address from, Time now);
  void take_answer(Program& program, std::string_view message, Time now);

  Settings settings_;
  UdpSocket socket_;
  std::vector<Program> programs_;
  std::vector<std::uint8_t> room_;
  std::string out_;
  BodyAnswer read_;
  std::uint64_t refused_ = 0;
};

}  // namespace cancha::team
