// The only source of the server that talks to Beast's WebSockets, as crowd.cpp does for its viewers: compiling them
// takes 20 s on a slow core.

#include "server/web_socket.h"

#include <boost/beast/core/buffers_to_string.hpp>
#include <utility>

namespace cancha::server {
namespace {

constexpr std::size_t kKeptBytes = 64 * 1024;  ///< of the buffer, after a larger message

}  // namespace

WebSocket::WebSocket(Hub& hub, boost::beast::tcp_stream stream, std::size_t most_bytes)
    : hub_{hub}, socket_{std::move(stream)}, in_{most_bytes} {
  hub_.connections.insert(this);
  ++hub_.served;
}

WebSocket::~WebSocket() {
  hub_.connections.erase(this);
  --hub_.served;
}

void WebSocket::start(boost::beast::http::request<boost::beast::http::string_body> request) {
  using boost::beast::websocket::stream_base;
  boost::beast::get_lowest_layer(socket_).expires_never();
  Trouble ignored;
  boost::beast::get_lowest_layer(socket_).socket().set_option(net::ip::tcp::no_delay(true), ignored);
  socket_.set_option(stream_base::timeout{milliseconds(hub_.settings.read_timeout),
                                          milliseconds(hub_.settings.silence_timeout), true});
  socket_.read_message_max(in_.max_size());
  socket_.auto_fragment(false);
  auto kept = std::make_shared<boost::beast::http::request<boost::beast::http::string_body>>(std::move(request));
  socket_.async_accept(*kept, [self = shared_from_this(), kept](Trouble trouble) {
    if (trouble || self->closed_) return self->close();
    self->opened();
  });
}

void WebSocket::close() {
  if (closed_) return;
  closed_ = true;
  left();
  Trouble ignored;
  boost::beast::get_lowest_layer(socket_).cancel();
  boost::beast::get_lowest_layer(socket_).socket().close(ignored);
}

void WebSocket::set_send_buffer(int bytes) {
  Trouble ignored;
  boost::beast::get_lowest_layer(socket_).socket().set_option(net::socket_base::send_buffer_size(bytes), ignored);
}

void WebSocket::read() {
  socket_.async_read(in_, [self = shared_from_this()](Trouble trouble, std::size_t) {
    if (trouble || self->closed_) return self->close();
    std::string message = boost::beast::buffers_to_string(self->in_.data());
    self->in_.consume(self->in_.size());
    if (message.size() > kKeptBytes) self->in_.shrink_to_fit();
    self->heard(std::move(message), self->socket_.got_text());
  });
}

void WebSocket::write(std::string_view bytes, bool is_text) {
  socket_.text(is_text);
  socket_.async_write(net::const_buffer{bytes.data(), bytes.size()},
                      [self = shared_from_this()](Trouble trouble, std::size_t) {
                        if (trouble || self->closed_) return self->close();
                        self->written();
                      });
}

}  // namespace cancha::server
