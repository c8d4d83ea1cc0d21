#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "os/clock.h"
#include "team/net/sockets.h"
#include "team/yarp/carrier.h"

namespace cancha::team::yarp {

/// Connects one port to another without ever waiting: asks the name server where it is, opens a connection, and is
/// welcomed. Whoever has it calls step() again and again.
class Dial {
 public:
  struct Plan {
    Address name_server{};
    std::string from;                  ///< the port that connects
    std::string to;                    ///< "/reader", or with a carrier "text:/reader", "text://reader"
    std::optional<Carrier> carrier{};  ///< otherwise the one of `to`, or the one that the other port is registered with
    Duration patience{3'000'000'000};
  };
  explicit Dial(Plan plan);

  /// Goes on as far as it can; true once it has ended.
  [[nodiscard]] bool step(os::HostTime now);
  /// Where it waits, and whether for room to write.
  [[nodiscard]] int descriptor() const { return stream_ ? stream_->descriptor() : -1; }
  [[nodiscard]] bool is_writing() const {
    return state_ == State::CallServer || state_ == State::CallPort || !out_.empty();
  }

  /// The name without its carrier.
  [[nodiscard]] const std::string& target() const { return plan_.to; }
  [[nodiscard]] Carrier carrier() const { return carrier_; }
  /// Once it has ended: what went wrong, or nothing.
  [[nodiscard]] const std::optional<Error>& trouble() const { return trouble_; }
  /// Once it has ended well.
  [[nodiscard]] TcpStream take_stream() { return std::move(*stream_); }

 private:
  enum class State { CallServer, AskServer, CallPort, Welcome, Ended };

  [[nodiscard]] Result<void> advance();
  [[nodiscard]] Result<void> call(Address to, State next);
  [[nodiscard]] Result<void> found(std::string_view answer);
  /// Sends what is left, takes in what has come.
  [[nodiscard]] Result<void> exchange();

  Plan plan_;
  os::HostTime end_;
  State state_ = State::CallServer;
  std::optional<TcpStream> stream_;
  std::string out_;
  std::string in_;
  Carrier carrier_ = Carrier::Tcp;
  std::optional<Error> trouble_;
  bool began_ = false;
};

}  // namespace cancha::team::yarp
