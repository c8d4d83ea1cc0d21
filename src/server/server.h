#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/units.h"
#include "server/storage.h"

namespace cancha::server {

class Matches;

/// Serves the studio's page, recordings and live matches over HTTP and WebSocket, from threads of its own.
///
///     auto server = Server::start({.web_root = "web/dist", .recordings = "recordings"});
///     if (!server) return pass_on(std::move(server));
///     fmt::print("{}\n", (*server)->url());
///
/// Everything is bounded: clients, sizes of requests, time for each of them, memory for each client (about 130 kB).
/// What is answered, and to whom, is decided in router.h and access.h.
class Server {
 public:
  struct Settings {
    std::string address = "127.0.0.1";      ///< numeric, or "localhost"
    std::uint16_t port = 8642;              ///< where it is taken the next 20 are tried; 0 = any that is free
    std::string token{};                    ///< every request must bring it; empty = a new one is made
    bool no_token = false;                  ///< loopback only: all accounts of this machine may ask
    std::vector<std::string> host_names{};  ///< more names under which browsers may reach this server
    std::filesystem::path web_root{};       ///< folder of index.html
    std::filesystem::path recordings{};     ///< folder of *.mcap, also for new ones
    std::filesystem::path content{};        ///< folder of leagues; empty = nobody can start matches
    std::filesystem::path tunings{};        ///< folder of what ./cancha tune writes; empty = none is shown
    std::filesystem::path studies{};        ///< folder of what ./cancha study writes; likewise
    std::vector<std::string> plugins{};     ///< paths of teams that may be chosen besides the built-in ones
    std::string databases{};                ///< folder of the robots' databases; empty = none are shown
    std::string version{};                  ///< of the program, told by /api/version

    StorageLimits storage{};

    std::size_t max_clients = 256;              ///< connections of those who may ask; more are told 503
    std::size_t max_strangers = 128;            ///< others, besides; for one more the oldest is cut
    std::size_t max_request_bytes = 64 * 1024;  ///< request line and headers; more is told 431
    std::size_t max_body_bytes = 16 * 1024;     ///< more is told 413
    std::uint64_t max_range_bytes = 8 << 20;    ///< of one ranged answer
    Seconds first_timeout{5.0};                 ///< for the first request to arrive, from the connection
    Seconds read_timeout{15.0};                 ///< for each further one, from the answer before
    Seconds write_timeout{30.0};                ///< for each 64 kB to be taken
    Seconds silence_timeout{30.0};              ///< a viewer who neither speaks nor answers pings so long is cut off
  };

  /// Listens and serves from now on. Fails on a bad address or token, or where every port tried is taken.
  [[nodiscard]] static Result<std::unique_ptr<Server>> start(const Settings& settings);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  [[nodiscard]] std::uint16_t port() const;
  /// The address to open, e.g. "http://127.0.0.1:8642/", with the token where there is one.
  [[nodiscard]] std::string url() const;

  /// What every request must bring; empty where nothing is asked for.
  [[nodiscard]] const std::string& token() const;

  /// Makes one more recording reachable as /recordings/NAME. `name` is a file's name, without folders. Any thread may
  /// call.
  void share(std::string name, const std::filesystem::path& file);

  /// The live matches, to start some and to show others.
  [[nodiscard]] Matches& matches();

  /// Cuts all connections, ends all matches and journals with their recordings closed, and the referee, and waits for
  /// the threads to end. May be called twice; the destructor calls it too.
  void stop();

 private:
  struct State;
  explicit Server(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace cancha::server
