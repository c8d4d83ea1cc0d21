// Listening. One thread does all input and output; answers are found by a small pool of workers, since listing
// recordings reads files.

#include "server/server.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <future>
#include <thread>
#include <utility>

#include "server/http_session.h"
#include "server/hub.h"

namespace cancha::server {
namespace {

using tcp = net::ip::tcp;

constexpr int kMorePorts = 20;
constexpr auto kAcceptPause = std::chrono::milliseconds{50};

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
                           .any_address = at.is_unspecified()},
                .matches = {.content = wanted.content,
                            .recordings = wanted.recordings,
                            .version = wanted.version,
                            .plugins = wanted.plugins,
                            .storage = wanted.storage},
                .tunings = wanted.tunings,
                .studies = wanted.studies,
                .databases = wanted.databases}} {}

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
      if (Connection* oldest = hub.strangers.one_to_cut(settings.max_strangers)) oldest->close();
      std::make_shared<HttpSession>(hub, std::move(socket))->start();
      accept();
    });
  }

  void close_all() {
    Trouble ignored;
    acceptor.close(ignored);
    pause.cancel();
    // one that ends takes itself off the list
    const auto all = hub.connections;
    for (Connection* connection : all) connection->close();
  }

  const Settings settings;
  const net::ip::address address;
  std::unique_ptr<net::io_context> io;
  tcp::acceptor acceptor;
  const std::uint16_t port;
  Router router;
  net::thread_pool workers{2};
  net::thread_pool compilers{1};
  net::steady_timer pause{*io};
  Hub hub{settings, router, *io, workers, compilers};
  net::executor_work_guard<net::io_context::executor_type> guard{io->get_executor()};
  std::thread thread;
};

Result<std::unique_ptr<Server>> Server::start(const Settings& wanted) {
  const auto address = parse_address(wanted.address);
  if (!address) return tl::unexpected<Error>(address.error());
  if (wanted.no_token && !address->is_loopback()) {
    return fail("--no-token", fmt::format("others could reach the studio at {}, so it needs its token", wanted.address),
                "leave --no-token or --listen away");
  }
  Settings settings = wanted;
  if (settings.no_token) settings.token.clear();
  if (!settings.no_token && settings.token.empty()) settings.token = random_token();
  if (!settings.no_token && !is_sound_token(settings.token)) {
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

const std::string& Server::token() const {
  return state_->settings.token;
}

void Server::share(std::string name, const std::filesystem::path& file) {
  state_->router.catalogue().share(std::move(name), file);
}

Matches& Server::matches() {
  return state_->router.matches();
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
  state_->router.stop();
  // their last answers go back to the thread of input and output, which then has nothing left to do
  state_->workers.join();
  state_->compilers.join();
  state_->guard.reset();
  state_->thread.join();
}

}  // namespace cancha::server
