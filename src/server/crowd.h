#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"

namespace cancha::server {

/// Many viewers of one live match in one thread, for measurements and tests. They look at nothing more than they must,
/// and politely take the processor only when nobody else wants it, as if they sat at other machines. Like browsers,
/// they answer pings.
///
///     auto crowd = Crowd::come(server->port(), "/api/matches/NAME/live", 50);
///     …
///     for (const Crowd::Viewer& viewer : (*crowd)->leave()) …
class Crowd {
 public:
  /// What one of them got.
  struct Viewer {
    bool got_opening = false;       ///< of the MCAP stream
    std::uint64_t frames = 0;       ///< messages that begin with a frame
    std::uint64_t frame_bytes = 0;  ///< of all of those
    std::uint64_t bytes = 0;        ///< of all messages
    std::string status{};           ///< the last one, JSON
    bool was_cut_off = false;       ///< by the server
  };

  /// Opens so many WebSockets on loopback; returns when all are let in.
  [[nodiscard]] static Result<std::unique_ptr<Crowd>> come(std::uint16_t port, const std::string& target,
                                                           std::size_t count);
  /// Leaves.
  ~Crowd();
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;

  /// Takes what is there by now, and closes all connections.
  [[nodiscard]] std::vector<Viewer> leave();

 private:
  struct State;
  explicit Crowd(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace cancha::server
