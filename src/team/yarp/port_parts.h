#pragma once

#include <deque>
#include <memory>
#include <string>

#include "team/yarp/port.h"

/// What a port is made of inside; only port.cpp and port_words.cpp read it.
namespace cancha::team::yarp {

/// A connection that somebody has opened to this port.
struct Port::Input {
  Input(TcpStream from, Codes codes, os::HostTime now) : stream{std::move(from)}, reader{codes}, moved{now} {}

  TcpStream stream;
  StreamReader reader;
  std::string out;        ///< replies that are still to be sent
  os::HostTime moved;     ///< when the other side last did something
  bool opened = false;    ///< carrier and sender are known
  bool closing = false;   ///< once `out` is sent
  bool gone = false;      ///< to be removed
  bool reversed = false;  ///< it wants to be sent to instead
  Outgoing* waits_for = nullptr;
  bool administers = false;  ///< what it waits for is answered as a bottle
};

/// A connection that this port sends to.
struct Port::Output {
  Output(TcpStream from, std::string name, Carrier by, os::HostTime now)
      : stream{std::move(from)}, to{std::move(name)}, carrier{by}, moved{now} {}

  struct Waiting {
    Bottle bottle;
    std::string envelope;
  };

  /// The message that is on its way has arrived.
  [[nodiscard]] bool is_free() const { return out.empty() && !awaits_ack; }

  TcpStream stream;
  std::string to;
  Carrier carrier;
  std::deque<Waiting> queue;
  std::string out;
  std::string in;  ///< acknowledgements
  bool awaits_ack = false;
  bool gone = false;
  os::HostTime moved;
};

/// A connection that is being made.
struct Port::Outgoing {
  explicit Outgoing(Dial::Plan plan) : dial{std::move(plan)} {}
  Dial dial;
  bool ended = false;
};

}  // namespace cancha::team::yarp
