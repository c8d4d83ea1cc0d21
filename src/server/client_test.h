#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/descriptor.h"

namespace cancha::server {

/// A plain connection to loopback for tests: sends any bytes, waits with a limit.
class TestClient {
 public:
  explicit TestClient(std::uint16_t port) : socket_{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)} {
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connected_ = ::connect(socket_.get(), reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0;
  }

  [[nodiscard]] bool connected() const { return connected_; }
  [[nodiscard]] int socket() const { return socket_.get(); }
  void send(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t sent = ::send(socket_.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }
  void get(std::string_view target, std::string_view more = "") const {
    send("GET " + std::string{target} + " HTTP/1.1\r\nHost: localhost\r\n" + std::string{more} + "\r\n");
  }
  /// Head and body of one answer, as far as they come within ten seconds.
  [[nodiscard]] std::string answer() {
    constexpr std::string_view kLength = "Content-Length: ";
    while (true) {
      if (const std::size_t end = in_.find("\r\n\r\n"); end != in_.npos) {
        const std::size_t length = in_.find(kLength);
        const std::size_t body = length < end ? std::stoul(in_.substr(length + kLength.size())) : 0;
        if (in_.size() >= end + 4 + body) {
          std::string whole = in_.substr(0, end + 4 + body);
          in_.erase(0, whole.size());
          return whole;
        }
      }
      if (!receive(10'000)) return std::exchange(in_, {});
    }
  }
  /// So many bytes, or fewer where no more come in time.
  [[nodiscard]] std::string take(std::size_t count, int patience_ms = 10'000) {
    while (in_.size() < count && receive(patience_ms)) {
    }
    std::string taken = in_.substr(0, count);
    in_.erase(0, taken.size());
    return taken;
  }
  /// Everything until the other side closes; "(still open)" at the end where it does not.
  [[nodiscard]] std::string rest(int patience_ms = 10'000) {
    while (receive(patience_ms)) {
    }
    return in_ + (open_ ? "(still open)" : "");
  }

 private:
  /// False where nothing more came.
  bool receive(int patience_ms) {
    pollfd waiting{socket_.get(), POLLIN, 0};
    if (::poll(&waiting, 1, patience_ms) <= 0) return false;
    char piece[65536];
    const ssize_t got = ::recv(socket_.get(), piece, sizeof piece, 0);
    if (got <= 0) return open_ = false;
    in_.append(piece, static_cast<std::size_t>(got));
    return true;
  }

  Descriptor socket_;
  bool connected_ = false;
  bool open_ = true;
  std::string in_;
};

/// "HTTP/1.1 206 …" → 206; 0 where it is no answer.
inline int status_of(const std::string& answer) {
  return answer.starts_with("HTTP/1.1 ") && answer.size() > 12 ? std::stoi(answer.substr(9, 3)) : 0;
}

inline std::string text_after_head(const std::string& answer) {
  const std::size_t end = answer.find("\r\n\r\n");
  return end == answer.npos ? "" : answer.substr(end + 4);
}

}  // namespace cancha::server
