#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/time.h"
#include "messages/body_answer.h"
#include "messages/readings.h"
#include "team/bodies/body_datagram.h"
#include "team/net/sockets.h"

namespace cancha::team {

/// The other end of BodyServer: a robot's program that has its body in a world elsewhere.
class BodyClient {
 public:
  /// What came of waiting for readings.
  enum class Came : std::uint8_t { Readings, Nothing, Taken, Bye };

  struct Settings {
    Address world{};
    RobotId robot{};
    std::uint32_t session = 0;  ///< another one for each start of a program
  };

  [[nodiscard]] static Result<BodyClient> open(const Settings& settings);

  /// The next readings, after waiting no longer than `patience`. While nothing comes it says hello each time: a world
  /// may begin later, or again.
  [[nodiscard]] Came read(Readings& readings, Duration patience);
  [[nodiscard]] Result<void> answer(const BodyAnswer& answer);
  /// Tells the world that this program ends.
  void leave();

  /// Datagrams that were not from the world, or could not be read.
  [[nodiscard]] std::uint64_t refused() const { return refused_; }

 private:
  BodyClient(const Settings& settings, UdpSocket socket);
  void say(BodyWord word);

  Settings settings_;
  UdpSocket socket_;
  std::vector<std::uint8_t> room_;
  std::string out_;
  bool greeted_ = false;  ///< the world
  std::uint64_t refused_ = 0;
};

}  // namespace cancha::team
