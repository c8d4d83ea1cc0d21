#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "base/descriptor.h"
#include "base/result.h"
#include "base/time.h"

/// UDP and TCP over IPv4, as much as referees and team messages need. Nothing here reads a clock: waits are lengths.
namespace cancha::team {

inline constexpr const char* kLoopback = "127.0.0.1";
/// Whoever listens on this machine, several programs at once; nothing leaves it.
inline constexpr const char* kLoopbackBroadcast = "127.255.255.255";

struct Address {
  std::uint32_t host = 0;  ///< 127.0.0.1 is 0x7f000001
  std::uint16_t port = 0;

  friend bool operator==(Address, Address) = default;
  /// Four numbers with dots; names are not looked up.
  [[nodiscard]] static Result<Address> parse(const std::string& host, std::uint16_t port);
  [[nodiscard]] std::string text() const;
  /// Without the port.
  [[nodiscard]] std::string host_text() const;
  [[nodiscard]] bool is_loopback() const { return host >> 24 == 127; }
  [[nodiscard]] bool is_multicast() const { return host >> 28 == 0xe; }
};

/// Waits, where there is nothing yet to be waited for.
void rest(Duration length);

/// Sends and receives datagrams. Several programs may have the same port open; each hears what is broadcast.
class UdpSocket {
 public:
  struct Settings {
    std::uint16_t port = 0;      ///< 0 = any that is free
    bool from_anywhere = false;  ///< otherwise what comes from other machines is thrown away
    std::string multicast{};     ///< also hear this group
    int interface = 0;           ///< hear and reach groups through this one (if_nametoindex); 0 = as the system likes
    bool alone = false;          ///< fails where another program has the port
  };
  struct Datagram {
    std::size_t bytes = 0;
    Address from{};
  };

  [[nodiscard]] static Result<UdpSocket> open(const Settings& settings);

  [[nodiscard]] Result<void> send(std::span<const std::uint8_t> bytes, Address to);
  /// The next datagram, after waiting no longer than `patience` for it; what does not fit is cut off.
  [[nodiscard]] std::optional<Datagram> receive(std::span<std::uint8_t> room, Duration patience);
  [[nodiscard]] std::uint16_t port() const { return port_; }
  /// Datagrams from other machines that were thrown away.
  [[nodiscard]] std::uint64_t foreign() const { return foreign_; }
  /// To be waited for together with other things.
  [[nodiscard]] int descriptor() const { return socket_.get(); }

 private:
  explicit UdpSocket(Descriptor socket) : socket_{std::move(socket)} {}

  Descriptor socket_;
  std::uint16_t port_ = 0;
  bool from_anywhere_ = false;
  std::uint64_t foreign_ = 0;
};

/// One end of a TCP connection.
class TcpStream {
 public:
  [[nodiscard]] static Result<TcpStream> connect(Address to, Duration patience);
  /// Begins to connect and does not wait for it: finish() tells how it goes.
  [[nodiscard]] static Result<TcpStream> begin(Address to);
  /// True once it is connected, false while it is not known.
  [[nodiscard]] Result<bool> finish();

  /// What is there, after waiting no longer than `patience`; 0 = nothing came. An error: the other end is gone.
  [[nodiscard]] Result<std::size_t> read(std::span<std::uint8_t> room, Duration patience);
  /// An error: the other end is gone, or takes nothing any more.
  [[nodiscard]] Result<void> write(std::span<const std::uint8_t> bytes);
  /// As much as goes without waiting; how many bytes that were.
  [[nodiscard]] Result<std::size_t> write_some(std::span<const std::uint8_t> bytes);
  [[nodiscard]] Address peer() const { return peer_; }
  /// To be waited for together with other things.
  [[nodiscard]] int descriptor() const { return socket_.get(); }

 private:
  friend class TcpServer;
  TcpStream(Descriptor socket, Address peer) : socket_{std::move(socket)}, peer_{peer} {}

  Descriptor socket_;
  Address peer_;
};

/// Waits for TCP connections.
class TcpServer {
 public:
  /// On loopback only, unless others may come too. Port 0 = any that is free.
  [[nodiscard]] static Result<TcpServer> open(std::uint16_t port, bool from_anywhere);

  /// A new connection, where one is waiting.
  [[nodiscard]] std::optional<TcpStream> accept();
  [[nodiscard]] std::uint16_t port() const { return port_; }
  /// To be waited for together with other things.
  [[nodiscard]] int descriptor() const { return socket_.get(); }

 private:
  explicit TcpServer(Descriptor socket) : socket_{std::move(socket)} {}

  Descriptor socket_;
  std::uint16_t port_ = 0;
};

}  // namespace cancha::team
