#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/time.h"
#include "os/clock.h"
#include "team/net/sockets.h"
#include "team/yarp/carrier.h"
#include "team/yarp/name_table.h"

/// Talking to one port or to a name server, waiting for each answer, but never for long.
namespace cancha::team::yarp {

inline constexpr Duration kPatience{3'000'000'000};  ///< with a peer that does not answer

/// How a port is talked to.
struct ConnectionSettings {
  std::string sender = "/cancha";
  Carrier carrier = Carrier::Tcp;
  Codes codes = Codes::Version4;  ///< at first; a reply tells those of the peer
  Duration patience = kPatience;
};

/// A connection to one port that was opened here.
class Connection {
 public:
  [[nodiscard]] static Result<Connection> open(Address to, const ConnectionSettings& settings);

  /// Sends data; waits for the acknowledgement where the carrier has one.
  [[nodiscard]] Result<void> write(const Bottle& bottle);
  /// Sends data and gives the reply.
  [[nodiscard]] Result<Bottle> ask(const Bottle& bottle) { return exchange({'d', {}}, bottle); }
  /// Tells the port itself: connect, list, …
  [[nodiscard]] Result<Bottle> administer(const Bottle& bottle) { return exchange({'a', {}}, bottle); }
  /// The codes that its last reply was written by.
  [[nodiscard]] Codes codes() const { return settings_.codes; }

 private:
  Connection(TcpStream stream, ConnectionSettings settings)
      : stream_{std::move(stream)}, settings_{std::move(settings)} {}

  [[nodiscard]] Result<void> send(const std::string& bytes);
  [[nodiscard]] Result<Bottle> exchange(const PortCommand& command, const Bottle& bottle);
  /// Waits for more bytes until the time is over.
  [[nodiscard]] Result<void> more(os::HostTime end, std::string_view what);
  [[nodiscard]] Result<std::string> line(os::HostTime end, std::string_view what);
  [[nodiscard]] Result<void> acknowledged(os::HostTime end);
  [[nodiscard]] Result<Bottle> text_reply(os::HostTime end);
  [[nodiscard]] Result<Bottle> binary_reply(os::HostTime end);

  TcpStream stream_;
  ConnectionSettings settings_;
  std::string waiting_;
};

/// A name server, ours or YARP's own.
class NameServer {
 public:
  explicit NameServer(Address address, Duration patience = kPatience) : address_{address}, patience_{patience} {}

  /// Registers a port and tells what carriers it has. `contact.name` "..." lets the server choose.
  [[nodiscard]] Result<Contact> enter(const Contact& contact) const;
  [[nodiscard]] Result<void> remove(const std::string& name) const;
  /// Fails where nobody has that name, with those that are like it.
  [[nodiscard]] Result<Contact> find(const std::string& name) const;
  [[nodiscard]] Result<std::vector<Contact>> list(const std::string& prefix = "") const;
  /// One command, and all that is answered, as it came.
  [[nodiscard]] Result<std::string> command(const std::string& line) const;
  [[nodiscard]] Address address() const { return address_; }

 private:
  Address address_;
  Duration patience_;
};

/// The socket of a port.
[[nodiscard]] Result<Address> address_of(const Contact& contact);

/// What begins a conversation with a name server that is asked one thing.
[[nodiscard]] std::string name_server_request(std::string_view command);
/// Has all come that it will answer? `bot` commands are answered by one line.
[[nodiscard]] bool is_answered(std::string_view bytes, bool bot);
/// The answer without the welcome before it.
[[nodiscard]] std::string_view without_welcome(std::string_view bytes);

}  // namespace cancha::team::yarp
