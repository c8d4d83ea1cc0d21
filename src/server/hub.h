#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/system/error_code.hpp>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <map>
#include <memory>
#include <unordered_set>

#include "server/router.h"
#include "server/server.h"
#include "server/strangers.h"

/// What the connections of a server share. Only the server's own files include this: it knows Boost.
namespace cancha::server {

namespace net = boost::asio;
using Trouble = boost::system::error_code;

[[nodiscard]] inline std::chrono::milliseconds milliseconds(Seconds s) {
  return std::chrono::milliseconds{std::llround(s.value * 1000.0)};
}

/// Somebody at the other end of a socket.
class Connection {
 public:
  virtual ~Connection() = default;
  /// Cuts it; whatever was under way ends with an error.
  virtual void close() = 0;
};

class LiveSocket;

/// The viewers of one live match.
struct Audience {
  std::shared_ptr<LiveMatch> match;
  std::unordered_set<LiveSocket*> sockets{};
  std::shared_ptr<std::atomic<bool>> called = std::make_shared<std::atomic<bool>>(false);  ///< news are on their way
};

/// Used on the thread of input and output only, but for the router.
struct Hub {
  const Server::Settings& settings;
  Router& router;
  net::io_context& io;
  net::thread_pool& workers;
  net::thread_pool& compilers;  ///< one thread, for those who write behaviours
  std::unordered_set<Connection*> connections{};
  std::size_t served = 0;  ///< connections of those who may ask
  Strangers<Connection> strangers{};
  std::size_t writers = 0;  ///< connections to language servers
  std::map<LiveMatch*, Audience> audiences{};
};

}  // namespace cancha::server
