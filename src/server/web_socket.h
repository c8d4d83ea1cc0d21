#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <string>
#include <string_view>

#include "server/hub.h"

namespace cancha::server {

/// A client on a WebSocket, whatever is talked about: one message is read and one is written at a time. It lives as
/// long as something is under way. Who neither says anything nor answers pings for a while is gone.
class WebSocket : public Connection, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(const WebSocket&) = delete;
  WebSocket& operator=(const WebSocket&) = delete;

  /// Answers the request for the WebSocket and begins.
  void start(boost::beast::http::request<boost::beast::http::string_body> request);
  void close() final;

 protected:
  /// A longer message than `most_bytes` ends the connection.
  WebSocket(Hub& hub, boost::beast::tcp_stream stream, std::size_t most_bytes);
  ~WebSocket() override;

  virtual void opened() = 0;
  virtual void heard(std::string message, bool is_text) = 0;
  virtual void written() = 0;
  /// The connection is over. Called once, by close().
  virtual void left() {}

  /// Waits for the next message, for heard().
  void read();
  /// Sends a message, and calls written(). The bytes must stay until then.
  void write(std::string_view bytes, bool is_text);
  /// How many bytes the system takes before a write waits.
  void set_send_buffer(int bytes);
  [[nodiscard]] bool is_closed() const { return closed_; }
  [[nodiscard]] Hub& hub() const { return hub_; }

 private:
  Hub& hub_;
  boost::beast::websocket::stream<boost::beast::tcp_stream> socket_;
  boost::beast::flat_buffer in_;
  bool closed_ = false;
};

}  // namespace cancha::server
