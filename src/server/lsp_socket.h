#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <memory>
#include <string>

#include "server/hub.h"
#include "server/lsp_session.h"

namespace cancha::server {

/// Somebody who writes behaviours, on a WebSocket: each text message is one message of the Language Server Protocol.
///
///     read ─▶ (the writers' thread) handle ─▶ write the answers ─▶ read …
///
/// The next message is read when all answers to the one before have gone, so a client who does not listen costs no
/// memory, and the thread that compiles is not the one that serves.
class LspSocket : public Connection, public std::enable_shared_from_this<LspSocket> {
 public:
  static constexpr std::size_t kMost = 16;  ///< at a time

  LspSocket(Hub& hub, boost::beast::tcp_stream stream);
  ~LspSocket() override;
  LspSocket(const LspSocket&) = delete;
  LspSocket& operator=(const LspSocket&) = delete;

  /// Answers the request for the WebSocket and begins.
  void start(boost::beast::http::request<boost::beast::http::string_body> request);
  void close() override;

 private:
  void read();
  void handle(std::string message);
  void write();

  Hub& hub_;
  boost::beast::websocket::stream<boost::beast::tcp_stream> socket_;
  LspSession session_;  ///< used by one thread at a time: nothing is read while it works
  boost::beast::flat_buffer in_;
  std::deque<std::string> out_;
  bool over_ = false;
  bool closed_ = false;
};

}  // namespace cancha::server
