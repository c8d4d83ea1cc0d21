#include "server/lsp_socket.h"

#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <exception>
#include <utility>

namespace cancha::server {
namespace {

namespace websocket = boost::beast::websocket;

}  // namespace

LspSocket::LspSocket(Hub& hub, boost::beast::tcp_stream stream)
    : hub_{hub},
      socket_{std::move(stream)},
      session_{hub.router.behaviours(), hub.settings.version},
      in_{LspSession::kMostMessageBytes} {
  hub_.connections.insert(this);
  ++hub_.served;
  ++hub_.writers;
}

LspSocket::~LspSocket() {
  hub_.connections.erase(this);
  --hub_.served;
  --hub_.writers;
}

void LspSocket::start(boost::beast::http::request<boost::beast::http::string_body> request) {
  boost::beast::get_lowest_layer(socket_).expires_never();
  Trouble ignored;
  boost::beast::get_lowest_layer(socket_).socket().set_option(net::ip::tcp::no_delay(true), ignored);
  // who neither says anything nor answers pings for so long is gone
  socket_.set_option(websocket::stream_base::timeout{milliseconds(hub_.settings.read_timeout),
                                                     milliseconds(hub_.settings.silence_timeout), true});
  socket_.read_message_max(LspSession::kMostMessageBytes);
  auto kept = std::make_shared<boost::beast::http::request<boost::beast::http::string_body>>(std::move(request));
  socket_.async_accept(*kept, [self = shared_from_this(), kept](Trouble trouble) {
    if (trouble || self->closed_) return self->close();
    self->read();
  });
}

void LspSocket::close() {
  if (closed_) return;
  closed_ = true;
  Trouble ignored;
  boost::beast::get_lowest_layer(socket_).cancel();
  boost::beast::get_lowest_layer(socket_).socket().close(ignored);
}

void LspSocket::read() {
  socket_.async_read(in_, [self = shared_from_this()](Trouble trouble, std::size_t) {
    if (trouble || self->closed_ || !self->socket_.got_text()) return self->close();
    std::string message = boost::beast::buffers_to_string(self->in_.data());
    self->in_.consume(self->in_.size());
    // a large text is not kept twice
    if (message.size() > 64 * 1024) self->in_.shrink_to_fit();
    self->handle(std::move(message));
  });
}

void LspSocket::handle(std::string message) {
  net::post(hub_.compilers, [self = shared_from_this(), message = std::move(message)]() mutable {
    std::vector<std::string> replies;
    bool over = true;
    try {
      replies = self->session_.handle(message);
      over = self->session_.is_over();
    } catch (const std::exception&) {
      // out of memory, most likely: the writer's page begins anew
    }
    // the socket must end on its own thread, so it goes along
    net::io_context& io = self->hub_.io;
    net::post(io, [moved = std::move(self), found = std::move(replies), over]() mutable {
      if (moved->closed_) return;
      for (std::string& reply : found) moved->out_.push_back(std::move(reply));
      moved->over_ = over;
      moved->write();
    });
  });
}

/// The next answer, or on to the next message.
void LspSocket::write() {
  if (out_.empty()) return over_ ? close() : read();
  socket_.text(true);
  socket_.async_write(net::buffer(out_.front()), [self = shared_from_this()](Trouble trouble, std::size_t) {
    if (trouble || self->closed_) return self->close();
    self->out_.pop_front();
    self->write();
  });
}

}  // namespace cancha::server
