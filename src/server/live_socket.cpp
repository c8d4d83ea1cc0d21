#include "server/live_socket.h"

#include <fmt/format.h>

#include <boost/asio/post.hpp>
#include <exception>
#include <utility>

#include "base/json.h"
#include "base/json_read.h"

namespace cancha::server {
namespace {

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
    : WebSocket{hub, std::move(stream), kMostWishBytes}, match_{std::move(match)} {
  set_send_buffer(kSendBuffer);
}

void LiveSocket::opened() {
  open_ = true;
  join_audience();
  read();
  pump();
}

void LiveSocket::join_audience() {
  Audience& audience = hub().audiences[match_.get()];
  audience.sockets.insert(this);
  name_ = fmt::format("viewer {}", match_->feed().viewer_came());
  notes_.push_back(to_json(Greeting{name_}));
  if (audience.match) return;
  audience.match = match_;
  // the match calls from its own thread; however often it does, the news are fetched once
  match_->feed().set_listener([&hub = hub(), match = match_.get(), called = audience.called] {
    if (called->exchange(true)) return;
    net::post(hub.io, [&hub, match, called] {
      *called = false;
      const auto found = hub.audiences.find(match);
      if (found == hub.audiences.end()) return;
      for (LiveSocket* socket : found->second.sockets) socket->pump();
    });
  });
}

void LiveSocket::left() {
  auto& audiences = hub().audiences;
  const auto found = audiences.find(match_.get());
  if (found == audiences.end() || found->second.sockets.erase(this) == 0) return;
  match_->feed().viewer_left();
  if (!found->second.sockets.empty()) return;
  match_->feed().set_listener({});
  audiences.erase(found);
}

/// A worker does it, since a reset takes a while; the next wish is read when this one is done.
void LiveSocket::heard(std::string text, bool is_text) {
  if (!is_text) {
    say(to_json(Note{"wishes are texts"}));
    return read();
  }
  auto self = std::static_pointer_cast<LiveSocket>(shared_from_this());
  net::post(hub().workers, [self = std::move(self), text = std::move(text)]() mutable {
    Hub& hub = self->hub();
    std::string note;
    try {
      note = obey(hub.router.matches(), *self->match_, text, self->name_);
      note = hub.router.places().without(std::move(note));
    } catch (const std::exception&) {
      note = to_json(Note{"something went wrong in here"});
    }
    net::post(hub.io, [moved = std::move(self), note = std::move(note)]() mutable {
      if (moved->is_closed()) return;
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
  if (!open_ || writing_ || is_closed()) return;
  if (!notes_.empty()) {
    const auto note = std::make_shared<const std::string>(std::move(notes_.front()));
    notes_.pop_front();
    return send({*note, true, note});
  }
  if (auto parcel = match_->feed().next(cursor_); !parcel.bytes.empty()) send(std::move(parcel));
}

void LiveSocket::send(LiveFeed::Parcel parcel) {
  writing_ = true;
  out_ = std::move(parcel);
  write(out_.bytes, out_.is_text);
}

void LiveSocket::written() {
  writing_ = false;
  out_ = {};
  pump();
}

}  // namespace cancha::server
