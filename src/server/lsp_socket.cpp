#include "server/lsp_socket.h"

#include <boost/asio/post.hpp>
#include <exception>
#include <utility>

namespace cancha::server {

LspSocket::LspSocket(Hub& hub, boost::beast::tcp_stream stream)
    : WebSocket{hub, std::move(stream), WriterSession::kMostMessageBytes},
      session_{hub.router.workshop().receive_writer()} {
  ++hub.writers;
}

LspSocket::~LspSocket() {
  --hub().writers;
}

void LspSocket::heard(std::string message, bool is_text) {
  if (!is_text) return close();
  auto self = std::static_pointer_cast<LspSocket>(shared_from_this());
  net::post(hub().compilers, [self = std::move(self), message = std::move(message)]() mutable {
    std::vector<std::string> replies;
    bool over = true;
    try {
      replies = self->session_->handle(message);
      over = self->session_->is_over();
    } catch (const std::exception&) {
      // out of memory, most likely: the writer's page begins anew
    }
    // the socket must end on its own thread, so it goes along
    net::io_context& io = self->hub().io;
    net::post(io, [moved = std::move(self), found = std::move(replies), over]() mutable {
      if (moved->is_closed()) return;
      for (std::string& reply : found) moved->out_.push_back(std::move(reply));
      moved->over_ = over;
      moved->answer();
    });
  });
}

void LspSocket::written() {
  out_.pop_front();
  answer();
}

/// The next answer, or on to the next message.
void LspSocket::answer() {
  if (!out_.empty()) return write(out_.front(), true);
  over_ ? close() : read();
}

}  // namespace cancha::server
