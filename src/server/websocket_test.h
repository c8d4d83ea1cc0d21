#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/client_test.h"

namespace cancha::server {

/// What came in one WebSocket message.
struct TestMessage {
  int opcode = 0;  ///< 1 text, 2 binary, 8 close, 9 ping
  std::string data{};
  [[nodiscard]] bool is_text() const { return opcode == 1; }
  /// The reason of a close, e.g. 1009 = too big.
  [[nodiscard]] int close_code() const {
    if (opcode != 8 || data.size() < 2) return 0;
    return static_cast<unsigned char>(data[0]) * 256 + static_cast<unsigned char>(data[1]);
  }
};

/// A WebSocket client for tests that can also misbehave.
class TestSocket {
 public:
  TestSocket(std::uint16_t port, std::string_view target, std::string_view more = "") : client_{port} {
    client_.get(target,
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                    std::string{more});
    status_ = status_of(client_.answer());
  }

  /// Of the handshake: 101 where it was taken.
  [[nodiscard]] int status() const { return status_; }
  [[nodiscard]] TestClient& client() { return client_; }

  /// One whole masked frame.
  void send(std::string_view data, int opcode = 1) const { client_.send(frame(data, opcode)); }
  [[nodiscard]] static std::string frame(std::string_view data, int opcode) {
    std::string bytes{static_cast<char>(0x80 | opcode)};
    if (data.size() < 126) {
      bytes += static_cast<char>(0x80 | data.size());
    } else {
      bytes += static_cast<char>(0x80 | 126);
      bytes += static_cast<char>(data.size() >> 8);
      bytes += static_cast<char>(data.size() & 0xff);
    }
    bytes += std::string(4, '\0');  // a mask that changes nothing
    bytes += data;
    return bytes;
  }

  /// The next message; none where the connection ended or nothing came in time.
  [[nodiscard]] std::optional<TestMessage> next(int patience_ms = 10'000) {
    const std::string head = client_.take(2, patience_ms);
    if (head.size() < 2) return std::nullopt;
    const auto at = [](const std::string& bytes, std::size_t i) {
      return std::uint64_t{static_cast<unsigned char>(bytes[i])};
    };
    std::uint64_t size = at(head, 1) & 0x7f;
    if (size >= 126) {
      const std::string more = client_.take(size == 126 ? 2 : 8);
      size = 0;
      for (std::size_t i = 0; i < more.size(); ++i) size = size << 8 | at(more, i);
    }
    TestMessage message{static_cast<int>(at(head, 0) & 0x0f), client_.take(size)};
    if (message.data.size() != size) return std::nullopt;
    // a long message comes in several frames
    if ((at(head, 0) & 0x80) == 0) {
      auto rest = next(patience_ms);
      if (!rest) return std::nullopt;
      message.data += rest->data;
    }
    return message;
  }
  /// The next message that is as wanted.
  template <class Wanted>
  [[nodiscard]] std::optional<TestMessage> next_that(Wanted&& wanted) {
    for (int i = 0; i < 10'000; ++i) {
      auto message = next();
      if (!message || wanted(*message)) return message;
    }
    return std::nullopt;
  }

 private:
  TestClient client_;
  int status_ = 0;
};

}  // namespace cancha::server
