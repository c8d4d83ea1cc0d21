#include "server/http_session.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <exception>
#include <utility>

#include "server/live_socket.h"
#include "server/lsp_socket.h"

namespace cancha::server {
namespace {

namespace http = boost::beast::http;
using tcp = net::ip::tcp;

constexpr std::size_t kPieceBytes = 64 * 1024;
constexpr std::size_t kMostLingeringBytes = 1 << 20;
constexpr auto kLinger = std::chrono::seconds{1};

}  // namespace

HttpSession::HttpSession(Hub& hub, tcp::socket socket)
    : hub_{hub}, stream_{std::move(socket)}, buffer_{hub.settings.max_request_bytes + hub.settings.max_body_bytes + 1} {
  hub_.connections.insert(this);
  Trouble gone;
  const auto other = stream_.socket().remote_endpoint(gone);
  hub_.strangers.came(this, gone ? "" : other.address().to_string());
}

HttpSession::~HttpSession() {
  hub_.connections.erase(this);
  hub_.strangers.left(this);
  if (known_) --hub_.served;
}

void HttpSession::close() {
  Trouble ignored;
  closed_ = true;
  hub_.strangers.left(this);
  stream_.cancel();
  stream_.socket().close(ignored);
}

void HttpSession::read() {
  parser_.emplace();
  parser_->header_limit(static_cast<std::uint32_t>(hub_.settings.max_request_bytes));
  // nobody may say more than this; what this request may say is known after its head
  parser_->body_limit(std::max(hub_.settings.max_body_bytes, Workshop::kMostBody));
  stream_.expires_after(milliseconds(known_ ? hub_.settings.read_timeout : hub_.settings.first_timeout));
  http::async_read_header(stream_, buffer_, *parser_,
                          [self = shared_from_this()](Trouble trouble, std::size_t) { self->head_was_read(trouble); });
}

void HttpSession::head_was_read(Trouble trouble) {
  if (trouble || closed_) return was_read(trouble);
  const Request head = request_head();
  if (!finds_room(head)) return send(text_answer(503, "Too many clients; close other windows of the studio."), false);
  const std::uint64_t most = hub_.router.most_body_bytes(head, hub_.settings.max_body_bytes);
  if (parser_->content_length().value_or(0) > most) return was_read(http::make_error_code(http::error::body_limit));
  parser_->body_limit(most);
  http::async_read(stream_, buffer_, *parser_,
                   [self = shared_from_this()](Trouble later, std::size_t) { self->was_read(later); });
}

bool HttpSession::finds_room(const Request& head) {
  if (known_ || !hub_.router.admits(head)) return true;
  if (hub_.served >= hub_.settings.max_clients) return false;
  hub_.strangers.left(this);
  known_ = true;
  ++hub_.served;
  return true;
}

Request HttpSession::request_head() const {
  const auto& head = parser_->get();
  Request request{std::string{head.method_string()}, std::string{head.target()}, {}, {}};
  for (const auto& field : head) request.headers.emplace_back(field.name_string(), field.value());
  return request;
}

void HttpSession::was_read(Trouble trouble) {
  if (closed_) return;
  if (trouble == http::error::header_limit || trouble == http::error::buffer_overflow) {
    return send(text_answer(431, "The request is too long."), false);
  }
  if (trouble == http::error::body_limit) return send(text_answer(413, "The body is too long."), false);
  if (trouble == http::error::end_of_stream || trouble == http::error::partial_message) return close();
  if (trouble.category() == http::make_error_code(http::error::bad_method).category()) {
    return send(text_answer(400, "The request is malformed."), false);
  }
  if (trouble) return close();
  ask();
}

/// Lets a worker find the answer; nothing else happens on this connection meanwhile.
void HttpSession::ask() {
  stream_.expires_never();
  auto& head = parser_->get();
  Request request = request_head();
  if (boost::beast::websocket::is_upgrade(head)) return upgrade(request);
  request.body = std::move(head.body());
  net::post(hub_.workers,
            [self = shared_from_this(), keep = known_ && head.keep_alive(), request = std::move(request)]() mutable {
              Answer answer;
              try {
                answer = self->hub_.router.answer(request);
              } catch (const std::exception&) {
                answer = text_answer(500, "Something went wrong in here.");
              }
              // the session must end on its own thread, so it goes along
              net::io_context& io = self->hub_.io;
              net::post(io, [moved = std::move(self), keep, found = std::move(answer)]() mutable {
                moved->send(std::move(found), keep);
              });
            });
}

void HttpSession::upgrade(const Request& request) {
  auto [refusal, match] = hub_.router.upgrade(request);
  if (refusal) return send(std::move(*refusal), false);
  if (!match && hub_.writers >= LspSocket::kMost) {
    return send(text_answer(503, "Too many editors; close other windows of the studio."), false);
  }
  // the socket goes on as another connection; this one has nothing left to do
  if (match) {
    std::make_shared<LiveSocket>(hub_, std::move(stream_), std::move(match))->start(parser_->release());
  } else {
    std::make_shared<LspSocket>(hub_, std::move(stream_))->start(parser_->release());
  }
  closed_ = true;
}

void HttpSession::send(Answer answer, bool keep_open) {
  if (closed_) return;
  answer_ = std::move(answer);
  keep_open_ = keep_open;
  out_ = head_text(answer_, keep_open);
  if (answer_.head_only) answer_.file.reset();
  if (answer_.head_only || answer_.file || answer_.status == 304) answer_.body.clear();
  // a short body goes along with the head
  if (answer_.body.size() <= kPieceBytes) out_ += std::exchange(answer_.body, {});
  body_sent_ = 0;
  write(net::buffer(out_));
}

void HttpSession::write(net::const_buffer bytes) {
  stream_.expires_after(milliseconds(hub_.settings.write_timeout));
  net::async_write(stream_, bytes, [self = shared_from_this()](Trouble trouble, std::size_t) {
    if (self->closed_) return;
    if (trouble) return self->close();
    self->write_more();
  });
}

/// The next piece of the body or the file, or the end of the answer.
void HttpSession::write_more() {
  if (body_sent_ < answer_.body.size()) {
    const auto piece = std::string_view{answer_.body}.substr(body_sent_, kPieceBytes);
    body_sent_ += piece.size();
    return write(net::buffer(piece.data(), piece.size()));
  }
  if (!answer_.file || answer_.file->length == 0) return finish();
  FilePart& part = *answer_.file;
  out_.resize(static_cast<std::size_t>(std::min<std::uint64_t>(part.length, kPieceBytes)));
  const std::size_t got = part.file.read(part.first, out_);
  // the file became shorter: only a cut connection can tell
  if (got != out_.size()) return close();
  part.first += got;
  part.length -= got;
  write(net::buffer(out_));
}

void HttpSession::finish() {
  answer_ = {};
  if (keep_open_) return read();
  // closing with unread bytes would take the answer away from the client, so those are read first, for a while
  Trouble ignored;
  stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  stream_.expires_after(kLinger);
  out_.resize(4096);
  linger();
}

void HttpSession::linger() {
  stream_.async_read_some(net::buffer(out_), [self = shared_from_this()](Trouble trouble, std::size_t count) {
    self->lingering_bytes_ += count;
    if (trouble || self->closed_ || self->lingering_bytes_ > kMostLingeringBytes) return self->close();
    self->linger();
  });
}

}  // namespace cancha::server
