// The only file that knows sockets. One thread does all input and output; answers are found by a small pool of
// workers, since listing recordings reads files; each connection waits for one thing at a time:
//
//     accept ─▶ read head ─▶ (worker) answer ─▶ write head ─▶ write file piece by piece ─┐
//                  ▲                                                                     │
//                  └───────────── keep-alive ────────────────────────────────────────────┴─▶ linger ─▶ close

#include "server/server.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <chrono>
#include <cmath>
#include <exception>
#include <future>
#include <optional>
#include <thread>
#include <unordered_set>
#include <utility>

#include "server/router.h"

namespace cancha::server {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = net::ip::tcp;
using Trouble = boost::system::error_code;

constexpr int kMorePorts = 20;
constexpr std::size_t kPieceBytes = 64 * 1024;
constexpr std::size_t kMostLingeringBytes = 1 << 20;
constexpr std::size_t kMostRefused = 64;  ///< connections at a time that are still told why
constexpr auto kLinger = std::chrono::seconds{1};
constexpr auto kAcceptPause = std::chrono::milliseconds{50};

std::chrono::milliseconds milliseconds(Seconds s) {
  return std::chrono::milliseconds{std::llround(s.value * 1000.0)};
}

class Session;

/// What the connections share; used on the thread of input and output only, but for the router.
struct Hub {
  const Server::Settings& settings;
  Router& router;
  net::io_context& io;
  net::thread_pool& workers;
  std::unordered_set<Session*> sessions{};
  std::size_t served = 0;   ///< connections that may ask
  std::size_t refused = 0;  ///< connections that are only told 503
};

/// One connection. It lives as long as one of its operations is under way.
class Session : public std::enable_shared_from_this<Session> {
 public:
  Session(Hub& hub, tcp::socket socket, bool refused)
      : hub_{hub}, stream_{std::move(socket)}, buffer_{hub.settings.max_request_bytes + 1}, refused_{refused} {
    hub_.sessions.insert(this);
    ++(refused_ ? hub_.refused : hub_.served);
  }
  ~Session() {
    hub_.sessions.erase(this);
    --(refused_ ? hub_.refused : hub_.served);
  }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  void start() {
    if (refused_) {
      send(text_answer(503, "Too many clients; close other windows of the studio."), false);
    } else {
      read();
    }
  }

  void close() {
    Trouble ignored;
    closed_ = true;
    stream_.cancel();
    stream_.socket().close(ignored);
  }

 private:
  void read() {
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(hub_.settings.max_request_bytes));
    stream_.expires_after(milliseconds(hub_.settings.read_timeout));
    http::async_read_header(stream_, buffer_, *parser_,
                            [self = shared_from_this()](Trouble trouble, std::size_t) { self->was_read(trouble); });
  }

  void was_read(Trouble trouble) {
    if (closed_) return;
    if (trouble == http::error::header_limit || trouble == http::error::buffer_overflow) {
      return send(text_answer(431, "The request is too long."), false);
    }
    if (trouble == http::error::end_of_stream || trouble == http::error::partial_message) return close();
    if (trouble.category() == http::make_error_code(http::error::bad_method).category()) {
      return send(text_answer(400, "The request is malformed."), false);
    }
    if (trouble) return close();
    if (!parser_->is_done()) return send(text_answer(413, "Requests with a body are not taken."), false);
    ask();
  }

  /// Lets a worker find the answer; nothing else happens on this connection meanwhile.
  void ask() {
    stream_.expires_never();
    const auto& head = parser_->get();
    Request request{std::string{head.method_string()}, std::string{head.target()}, {}};
    for (const auto& field : head) request.headers.emplace_back(field.name_string(), field.value());
    net::post(hub_.workers,
              [self = shared_from_this(), keep = head.keep_alive(), request = std::move(request)]() mutable {
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

  void send(Answer answer, bool keep_open) {
    if (closed_) return;
    answer_ = std::move(answer);
    keep_open_ = keep_open;
    out_ = head_text(answer_, keep_open);
    if (answer_.head_only) answer_.file.reset();
    if (!answer_.head_only && !answer_.file && answer_.status != 304) out_ += answer_.body;
    write();
  }

  void write() {
    stream_.expires_after(milliseconds(hub_.settings.write_timeout));
    net::async_write(stream_, net::buffer(out_), [self = shared_from_this()](Trouble trouble, std::size_t) {
      if (self->closed_) return;
      if (trouble) return self->close();
      self->write_more();
    });
  }

  /// The next piece of the file, or the end of the answer.
  void write_more() {
    if (!answer_.file || answer_.file->length == 0) return finish();
    FilePart& part = *answer_.file;
    out_.resize(static_cast<std::size_t>(std::min<std::uint64_t>(part.length, kPieceBytes)));
    const std::size_t got = part.file.read(part.first, out_);
    // the file became shorter: only a cut connection can tell
    if (got != out_.size()) return close();
    part.first += got;
    part.length -= got;
    write();
  }

  void finish() {
    answer_ = {};
    if (keep_open_) return read();
    // closing with unread bytes would take the answer away from the client, so those are read first, for a while
    Trouble ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream_.expires_after(kLinger);
    out_.resize(4096);
    linger();
  }

  void linger() {
    stream_.async_read_some(net::buffer(out_), [self = shared_from_this()](Trouble trouble, std::size_t count) {
      self->lingering_bytes_ += count;
      if (trouble || self->closed_ || self->lingering_bytes_ > kMostLingeringBytes) return self->close();
      self->linger();
    });
  }

  Hub& hub_;
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::empty_body>> parser_;
  Answer answer_;
  std::string out_;  ///< what is being written
  std::size_t lingering_bytes_ = 0;
  bool refused_;
  bool keep_open_ = false;
  bool closed_ = false;
};

Result<net::ip::address> parse_address(const std::string& text) {
  Trouble trouble;
  const auto address = net::ip::make_address(text == "localhost" ? "127.0.0.1" : text, trouble);
  if (trouble) return fail("--listen", fmt::format("'{}' is no address", text), "e.g. 127.0.0.1, 0.0.0.0 or ::1");
  return address;
}

/// Listens on the port or on one of those after it.
Result<void> listen(tcp::acceptor& acceptor, const net::ip::address& address, std::uint16_t port) {
  const int last = port == 0 ? 0 : std::min(port + kMorePorts, 65535);
  for (int attempt = port;; ++attempt) {
    const tcp::endpoint endpoint{address, static_cast<std::uint16_t>(attempt)};
    Trouble trouble;
    acceptor.open(endpoint.protocol(), trouble);
    if (!trouble) acceptor.set_option(net::socket_base::reuse_address(true), trouble);
    if (!trouble) acceptor.bind(endpoint, trouble);
    if (!trouble) acceptor.listen(net::socket_base::max_listen_connections, trouble);
    if (!trouble) return {};
    Trouble ignored;
    acceptor.close(ignored);
    if (trouble == net::error::address_in_use && attempt < last) continue;
    const std::string where = fmt::format("{} port {}", address.to_string(), attempt);
    if (trouble != net::error::address_in_use) return fail(where, "cannot listen here: " + trouble.message());
    return fail(where, fmt::format("this port is taken, and so are those from {} on", port),
                "end another studio, or choose one with --port");
  }
}

}  // namespace

struct Server::State {
  State(const Settings& wanted, const net::ip::address& at, tcp::acceptor taken,
        std::unique_ptr<net::io_context> context)
      : settings{wanted},
        address{at},
        io{std::move(context)},
        acceptor{std::move(taken)},
        port{acceptor.local_endpoint().port()},
        router{{.web_root = wanted.web_root,
                .recordings = wanted.recordings,
                .version = wanted.version,
                .max_range_bytes = std::max<std::uint64_t>(1, wanted.max_range_bytes),
                .access = {.token = wanted.token,
                           .cookie = fmt::format("cancha_token_{}", port),
                           .hosts = with_address(wanted.host_names, at),
                           .any_address = at.is_unspecified()}}} {}

  static std::vector<std::string> with_address(std::vector<std::string> names, const net::ip::address& at) {
    names.push_back(at.to_string());
    return names;
  }

  void accept() {
    acceptor.async_accept([this](Trouble trouble, tcp::socket socket) {
      if (trouble == net::error::operation_aborted || !acceptor.is_open()) return;
      if (trouble) {
        // out of file descriptors, most likely: wait for some to come free
        pause.expires_after(kAcceptPause);
        pause.async_wait([this](Trouble stopped) {
          if (!stopped && acceptor.is_open()) accept();
        });
        return;
      }
      const bool full = hub.served >= settings.max_clients;
      if (!full || hub.refused < kMostRefused) {
        std::make_shared<Session>(hub, std::move(socket), full)->start();
      }
      accept();
    });
  }

  void close_all() {
    Trouble ignored;
    acceptor.close(ignored);
    pause.cancel();
    for (Session* session : hub.sessions) session->close();
  }

  const Settings settings;
  const net::ip::address address;
  std::unique_ptr<net::io_context> io;
  tcp::acceptor acceptor;
  const std::uint16_t port;
  Router router;
  net::thread_pool workers{2};
  net::steady_timer pause{*io};
  Hub hub{settings, router, *io, workers};
  net::executor_work_guard<net::io_context::executor_type> guard{io->get_executor()};
  std::thread thread;
};

Result<std::unique_ptr<Server>> Server::start(const Settings& settings) {
  const auto address = parse_address(settings.address);
  if (!address) return tl::unexpected<Error>(address.error());
  if (settings.token.empty() && !address->is_loopback()) {
    return fail("--listen " + settings.address, "others could reach the studio, so it needs a token",
                "leave --listen away, or give a token");
  }
  if (!settings.token.empty() && !is_sound_token(settings.token)) {
    return fail("token", "this token is not sound", "16 to 256 letters, digits, '-' or '_'");
  }
  auto io = std::make_unique<net::io_context>(1);
  tcp::acceptor acceptor{*io};
  if (auto listening = listen(acceptor, *address, settings.port); !listening) return pass_on(std::move(listening));

  std::unique_ptr<Server> server{
      new Server(std::make_unique<State>(settings, *address, std::move(acceptor), std::move(io)))};
  State& state = *server->state_;
  state.accept();
  state.thread = std::thread{[&state] { state.io->run(); }};
  return server;
}

Server::Server(std::unique_ptr<State> state) : state_{std::move(state)} {}

Server::~Server() {
  stop();
}

std::uint16_t Server::port() const {
  return state_->port;
}

std::string Server::url() const {
  const auto& address = state_->address;
  std::string host = address.is_unspecified() ? (address.is_v6() ? "::1" : "127.0.0.1") : address.to_string();
  if (host.find(':') != host.npos) host = "[" + host + "]";
  const std::string& token = state_->settings.token;
  return fmt::format("http://{}:{}/{}", host, state_->port, token.empty() ? "" : "?token=" + token);
}

void Server::share(std::string name, const std::filesystem::path& file) {
  state_->router.catalogue().share(std::move(name), file);
}

void Server::stop() {
  if (!state_->thread.joinable()) return;
  // once everything is closed nobody asks the workers any more
  std::promise<void> closed;
  net::post(*state_->io, [&] {
    state_->close_all();
    closed.set_value();
  });
  closed.get_future().wait();
  // their last answers go back to the thread of input and output, which then has nothing left to do
  state_->workers.join();
  state_->guard.reset();
  state_->thread.join();
}

}  // namespace cancha::server
