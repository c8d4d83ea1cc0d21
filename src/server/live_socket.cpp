#include "server/live_socket.h"

#include <fmt/format.h>

#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <exception>
#include <utility>

#include "base/json.h"
#include "base/json_read.h"

namespace cancha::server {
namespace {

namespace websocket = boost::beast::websocket;

constexpr std::size_t kMostWishBytes = 4096;
constexpr std::size_t kMostNotes = 8;
constexpr int kSendBuffer = 256 * 1024;  ///< bytes in the system's hands: more would only make old news older

struct Note {
  std::string error;
  static constexpr auto fields() { return list_of(entry("error", &Note::error)); }
};

struct Next {
  std::string next;
  static constexpr auto fields() { return list_of(entry("next", &Next::next)); }
};

struct Greeting {
  std::string you;
  static constexpr auto fields() { return list_of(entry("you", &Greeting::you)); }
};

/// Does a viewer's wish; what is worth telling comes back as JSON.
std::string obey(Matches& matches, LiveMatch& match, const std::string& text, const std::string& viewer) {
  LiveCommand wish;
  if (auto read = parse_json(text, wish); !read) return to_json(Note{read.error().text()});
  if (wish.by.empty()) wish.by = viewer;
  const auto status = matches.obey(match, wish);
  if (!status) return to_json(Note{status.error().text()});
  return status->name == match.name() ? "" : to_json(Next{status->name});
}

}  // namespace

LiveSocket::LiveSocket(Hub& hub, boost::beast::tcp_stream stream, std::shared_ptr<LiveMatch> match)
    : hub_{hub}, socket_{std::move(stream)}, match_{std::move(match)}, in_{kMostWishBytes} {
  hub_.connections.insert(this);
  ++hub_.served;
}

LiveSocket::~LiveSocket() {
  hub_.connections.erase(this);
  --hub_.served;
}

void LiveSocket::start(boost::beast::http::request<boost::beast::http::string_body> request) {
  boost::beast::get_lowest_layer(socket_).expires_never();
  Trouble ignored;
  boost::beast::get_lowest_layer(socket_).socket().set_option(net::socket_base::send_buffer_size(kSendBuffer), ignored);
  boost::beast::get_lowest_layer(socket_).socket().set_option(net::ip::tcp::no_delay(true), ignored);
  // who neither says anything nor answers pings for so long is gone
  socket_.set_option(websocket::stream_base::timeout{milliseconds(hub_.settings.read_timeout),
                                                     milliseconds(hub_.settings.silence_timeout), true});
  socket_.read_message_max(kMostWishBytes);
  socket_.auto_fragment(false);
  auto kept = std::make_shared<boost::beast::http::request<boost::beast::http::string_body>>(std::move(request));
  socket_.async_accept(*kept, [self = shared_from_this(), kept](Trouble trouble) {
    if (trouble || self->closed_) return self->close();
    self->open_ = true;
    self->join_audience();
    self->read();
    self->pump();
  });
}

void LiveSocket::close() {
  if (closed_) return;
  closed_ = true;
  leave_audience();
  Trouble ignored;
  boost::beast::get_lowest_layer(socket_).cancel();
  boost::beast::get_lowest_layer(socket_).socket().close(ignored);
}

void LiveSocket::join_audience() {
  Audience& audience = hub_.audiences[match_.get()];
  audience.sockets.insert(this);
  name_ = fmt::format("viewer {}", match_->feed().viewer_came());
  notes_.push_back(to_json(Greeting{name_}));
  if (audience.match) return;
  audience.match = match_;
  // the match calls from its own thread; however often it does, the news are fetched once
  match_->feed().set_listener([&hub = hub_, match = match_.get(), called = audience.called] {
    if (called->exchange(true)) return;
    net::post(hub.io, [&hub, match, called] {
      *called = false;
      const auto found = hub.audiences.find(match);
      if (found == hub.audiences.end()) return;
      for (LiveSocket* socket : found->second.sockets) socket->pump();
    });
  });
}

void LiveSocket::leave_audience() {
  const auto found = hub_.audiences.find(match_.get());
  if (found == hub_.audiences.end() || found->second.sockets.erase(this) == 0) return;
  match_->feed().viewer_left();
  if (!found->second.sockets.empty()) return;
  match_->feed().set_listener({});
  hub_.audiences.erase(found);
}

void LiveSocket::read() {
  socket_.async_read(in_, [self = shared_from_this()](Trouble trouble, std::size_t) {
    if (trouble || self->closed_) return self->close();
    std::string text = boost::beast::buffers_to_string(self->in_.data());
    self->in_.consume(self->in_.size());
    self->carry_out(text);
  });
}

/// A worker does it, since a reset takes a while; the next wish is read when this one is done.
void LiveSocket::carry_out(const std::string& text) {
  if (!socket_.got_text()) {
    say(to_json(Note{"wishes are texts"}));
    return read();
  }
  net::post(hub_.workers, [self = shared_from_this(), text]() mutable {
    std::string note;
    try {
      note = obey(self->hub_.router.matches(), *self->match_, text, self->name_);
      note = self->hub_.router.places().without(std::move(note));
    } catch (const std::exception&) {
      note = to_json(Note{"something went wrong in here"});
    }
    net::io_context& io = self->hub_.io;
    net::post(io, [moved = std::move(self), note = std::move(note)]() mutable {
      if (moved->closed_) return;
      if (!note.empty()) moved->say(std::move(note));
      moved->read();
    });
  });
}

void LiveSocket::say(std::string note) {
  if (notes_.size() < kMostNotes) notes_.push_back(std::move(note));
  pump();
}

void LiveSocket::pump() {
  if (!open_ || writing_ || closed_) return;
  if (!notes_.empty()) {
    const auto note = std::make_shared<const std::string>(std::move(notes_.front()));
    notes_.pop_front();
    return write({*note, true, note});
  }
  if (auto parcel = match_->feed().next(cursor_); !parcel.bytes.empty()) write(std::move(parcel));
}

void LiveSocket::write(LiveFeed::Parcel parcel) {
  writing_ = true;
  out_ = std::move(parcel);
  socket_.text(out_.is_text);
  const net::const_buffer bytes{out_.bytes.data(), out_.bytes.size()};
  socket_.async_write(bytes, [self = shared_from_this()](Trouble trouble, std::size_t) {
    self->writing_ = false;
    self->out_ = {};
    if (trouble || self->closed_) return self->close();
    self->pump();
  });
}

}  // namespace cancha::server
