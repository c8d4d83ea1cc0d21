#include "team/net/sockets.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

namespace cancha::team {
namespace {

sockaddr_in system_address(Address a) {
  sockaddr_in made{};
  made.sin_family = AF_INET;
  made.sin_port = htons(a.port);
  made.sin_addr.s_addr = htonl(a.host);
  return made;
}

Address our_address(const sockaddr_in& a) {
  return {ntohl(a.sin_addr.s_addr), ntohs(a.sin_port)};
}

/// Something is there within the time; a signal counts as the end of it.
bool ready(int descriptor, short events, Duration patience) {
  const std::int64_t ns = std::max<std::int64_t>(0, patience.ns);
  const timespec limit{.tv_sec = ns / 1'000'000'000, .tv_nsec = ns % 1'000'000'000};
  pollfd waiting{.fd = descriptor, .events = events, .revents = 0};
  return ::ppoll(&waiting, 1, &limit, nullptr) > 0;
}

void set(int descriptor, int level, int option) {
  const int on = 1;
  (void)::setsockopt(descriptor, level, option, &on, sizeof on);
}

tl::unexpected<Error> trouble(const std::string& where, const char* what, int reason) {
  std::string hint;
  if (reason == EADDRINUSE) hint = "another program has it; choose another with --port";
  if (reason == EACCES) hint = "ports below 1024 are for the administrator";
  if (reason == ENETUNREACH || reason == EHOSTUNREACH) hint = "is the network up?";
  if (reason == ECONNREFUSED) hint = "nobody serves there";
  return fail(where, fmt::format("{}: {}", what, std::strerror(reason)), hint);
}

/// Binds to a port; gives the one that it became.
Result<std::uint16_t> bound(int descriptor, Address to) {
  const sockaddr_in wanted = system_address(to);
  if (::bind(descriptor, reinterpret_cast<const sockaddr*>(&wanted), sizeof wanted) != 0) {
    return trouble(fmt::format("port {}", to.port), "cannot be opened", errno);
  }
  sockaddr_in got{};
  socklen_t size = sizeof got;
  (void)::getsockname(descriptor, reinterpret_cast<sockaddr*>(&got), &size);
  return our_address(got).port;
}

}  // namespace

Result<Address> Address::parse(const std::string& host, std::uint16_t port) {
  in_addr read{};
  if (::inet_pton(AF_INET, host.c_str(), &read) != 1) {
    return fail("address", fmt::format("'{}' is none", host), "four numbers, for example 192.168.1.255");
  }
  return Address{ntohl(read.s_addr), port};
}

std::string Address::text() const {
  return fmt::format("{}:{}", host_text(), port);
}

std::string Address::host_text() const {
  return fmt::format("{}.{}.{}.{}", host >> 24, host >> 16 & 255, host >> 8 & 255, host & 255);
}

void rest(Duration length) {
  (void)ready(-1, 0, length);
}

Result<UdpSocket> UdpSocket::open(const Settings& settings) {
  Descriptor made{::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)};
  if (made.get() < 0) return trouble("UDP", "no socket", errno);
  if (!settings.alone) set(made.get(), SOL_SOCKET, SO_REUSEADDR);
  set(made.get(), SOL_SOCKET, SO_BROADCAST);
  // broadcasts reach only sockets that are bound to no address, so strangers are told apart by where they come from
  const auto port = bound(made.get(), {INADDR_ANY, settings.port});
  if (!port) return tl::unexpected(port.error());
  if (!settings.multicast.empty()) {
    const auto group = Address::parse(settings.multicast, *port);
    if (!group) return tl::unexpected(group.error());
    const ip_mreqn wanted{{htonl(group->host)}, {htonl(INADDR_ANY)}, settings.interface};
    if (::setsockopt(made.get(), IPPROTO_IP, IP_ADD_MEMBERSHIP, &wanted, sizeof wanted) != 0) {
      return trouble(settings.multicast, "cannot be joined", errno);
    }
    if (settings.interface != 0) {
      (void)::setsockopt(made.get(), IPPROTO_IP, IP_MULTICAST_IF, &wanted, sizeof wanted);
      // only this group, not those that other programs of the machine have joined
      const int off = 0;
      (void)::setsockopt(made.get(), IPPROTO_IP, IP_MULTICAST_ALL, &off, sizeof off);
    }
  }
  UdpSocket socket{std::move(made)};
  socket.port_ = *port;
  socket.from_anywhere_ = settings.from_anywhere;
  return socket;
}

Result<void> UdpSocket::send(std::span<const std::uint8_t> bytes, Address to) {
  const sockaddr_in target = system_address(to);
  const ssize_t sent = ::sendto(socket_.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL,
                                reinterpret_cast<const sockaddr*>(&target), sizeof target);
  // a port where nobody listens refuses the next packet; the one after may find somebody
  if (sent < 0 && errno != ECONNREFUSED) return trouble(to.text(), "cannot be sent to", errno);
  return {};
}

std::optional<UdpSocket::Datagram> UdpSocket::receive(std::span<std::uint8_t> room, Duration patience) {
  if (!ready(socket_.get(), POLLIN, patience)) return std::nullopt;
  sockaddr_in from{};
  socklen_t size = sizeof from;
  const ssize_t count =
      ::recvfrom(socket_.get(), room.data(), room.size(), 0, reinterpret_cast<sockaddr*>(&from), &size);
  if (count < 0) return std::nullopt;
  const Address sender = our_address(from);
  if (!from_anywhere_ && !sender.is_loopback()) {
    ++foreign_;
    return std::nullopt;
  }
  return Datagram{static_cast<std::size_t>(count), sender};
}

Result<TcpStream> TcpStream::begin(Address to) {
  Descriptor made{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)};
  if (made.get() < 0) return trouble("TCP", "no socket", errno);
  const sockaddr_in target = system_address(to);
  if (::connect(made.get(), reinterpret_cast<const sockaddr*>(&target), sizeof target) != 0 && errno != EINPROGRESS) {
    return trouble(to.text(), "cannot be reached", errno);
  }
  set(made.get(), IPPROTO_TCP, TCP_NODELAY);
  return TcpStream{std::move(made), to};
}

Result<bool> TcpStream::finish() {
  if (!ready(socket_.get(), POLLOUT, {})) return false;
  int reason = 0;
  socklen_t size = sizeof reason;
  (void)::getsockopt(socket_.get(), SOL_SOCKET, SO_ERROR, &reason, &size);
  if (reason != 0) return trouble(peer_.text(), "cannot be reached", reason);
  return true;
}

Result<TcpStream> TcpStream::connect(Address to, Duration patience) {
  auto begun = begin(to);
  if (!begun) return begun;
  if (!ready(begun->socket_.get(), POLLOUT, patience))
    return fail(to.text(), "does not answer", "is it the right address?");
  const auto connected = begun->finish();
  if (!connected) return tl::unexpected(connected.error());
  return begun;
}

Result<std::size_t> TcpStream::read(std::span<std::uint8_t> room, Duration patience) {
  if (!ready(socket_.get(), POLLIN, patience)) return 0;
  const ssize_t count = ::recv(socket_.get(), room.data(), room.size(), 0);
  if (count > 0) return static_cast<std::size_t>(count);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
  return fail(peer_.text(), "has closed the connection");
}

Result<void> TcpStream::write(std::span<const std::uint8_t> bytes) {
  constexpr Duration kPatience{200'000'000};
  while (!bytes.empty()) {
    const ssize_t count = ::send(socket_.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (count >= 0) {
      bytes = bytes.subspan(static_cast<std::size_t>(count));
    } else if (errno == EAGAIN) {
      if (!ready(socket_.get(), POLLOUT, kPatience)) return fail(peer_.text(), "takes nothing any more");
    } else if (errno != EINTR) {
      return fail(peer_.text(), "has closed the connection");
    }
  }
  return {};
}

Result<std::size_t> TcpStream::write_some(std::span<const std::uint8_t> bytes) {
  const ssize_t count = ::send(socket_.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
  if (count >= 0) return static_cast<std::size_t>(count);
  if (errno == EAGAIN || errno == EINTR) return 0;
  return fail(peer_.text(), "has closed the connection");
}

Result<TcpServer> TcpServer::open(std::uint16_t port, bool from_anywhere) {
  Descriptor made{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)};
  if (made.get() < 0) return trouble("TCP", "no socket", errno);
  set(made.get(), SOL_SOCKET, SO_REUSEADDR);
  const auto got = bound(made.get(), {from_anywhere ? INADDR_ANY : INADDR_LOOPBACK, port});
  if (!got) return tl::unexpected(got.error());
  constexpr int kWaiting = 8;
  if (::listen(made.get(), kWaiting) != 0) {
    return trouble(fmt::format("port {}", port), "cannot be served", errno);
  }
  TcpServer server{std::move(made)};
  server.port_ = *got;
  return server;
}

std::optional<TcpStream> TcpServer::accept() {
  sockaddr_in from{};
  socklen_t size = sizeof from;
  Descriptor made{::accept4(socket_.get(), reinterpret_cast<sockaddr*>(&from), &size, SOCK_CLOEXEC | SOCK_NONBLOCK)};
  if (made.get() < 0) return std::nullopt;
  set(made.get(), IPPROTO_TCP, TCP_NODELAY);
  return TcpStream{std::move(made), our_address(from)};
}

}  // namespace cancha::team
