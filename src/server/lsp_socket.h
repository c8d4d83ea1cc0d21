#pragma once

#include <deque>
#include <memory>
#include <string>

#include "server/web_socket.h"
#include "server/workshop.h"

namespace cancha::server {

/// Somebody who writes behaviours, on a WebSocket: each text message is one message of the Language Server Protocol.
///
///     read ─▶ (the writers' thread) handle ─▶ write the answers ─▶ read …
///
/// The next message is read when all answers to the one before have gone, so a client who does not listen costs no
/// memory, and the thread that compiles is not the one that serves.
class LspSocket : public WebSocket {
 public:
  static constexpr std::size_t kMost = 16;  ///< at a time

  LspSocket(Hub& hub, boost::beast::tcp_stream stream);
  ~LspSocket() override;

 private:
  void opened() override { read(); }
  void heard(std::string message, bool is_text) override;
  void written() override;
  void answer();

  const std::unique_ptr<WriterSession> session_;  ///< used by one thread at a time: nothing is read while it works
  std::deque<std::string> out_;
  bool over_ = false;
};

}  // namespace cancha::server
