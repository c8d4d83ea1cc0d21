#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>
#include <string>

#include "server/hub.h"

namespace cancha::server {

/// One connection that speaks HTTP, and waits for one thing at a time:
///
///     read request ─▶ (worker) answer ─▶ write head ─▶ write file piece by piece ─┐
///          ▲                                                                      │
///          └─────────── keep-alive ───────────────────────────────────────────────┴─▶ linger ─▶ close
///
/// A request for a WebSocket hands the connection on to a LiveSocket or an LspSocket. It lives as long as one of its
/// operations is under way.
class HttpSession : public Connection, public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(Hub& hub, net::ip::tcp::socket socket);
  ~HttpSession() override;
  HttpSession(const HttpSession&) = delete;
  HttpSession& operator=(const HttpSession&) = delete;

  void start() { read(); }
  void close() override;

 private:
  void read();
  void head_was_read(Trouble trouble);
  void was_read(Trouble trouble);
  [[nodiscard]] Request request_head() const;
  /// Notes who may ask; false where there are too many of them.
  [[nodiscard]] bool finds_room(const Request& head);
  void ask();
  void upgrade(const Request& request);
  void send(Answer answer, bool keep_open);
  void write(net::const_buffer bytes);
  void write_more();
  void finish();
  void linger();

  Hub& hub_;
  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;
  std::optional<boost::beast::http::request_parser<boost::beast::http::string_body>> parser_;
  Answer answer_;
  std::string out_;            ///< what is being written, but for long bodies
  std::size_t body_sent_ = 0;  ///< of answer_'s body, bytes
  std::size_t lingering_bytes_ = 0;
  bool known_ = false;  ///< it has asked what it may; until then it is a stranger
  bool keep_open_ = false;
  bool closed_ = false;
};

}  // namespace cancha::server
