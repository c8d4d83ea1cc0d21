// Sends any bytes to a live match's WebSocket, over a real socket after a real handshake: the server may cut the
// connection, and must go on serving.

#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "server/matches.h"
#include "server/server.h"
#include "server/websocket_test.h"

namespace {

using namespace cancha::server;
namespace fs = std::filesystem;

/// A server with one match that waits.
class Studio {
 public:
  Studio() : root_{fs::temp_directory_path() / fmt::format("cancha_live_fuzz_{}", ::getpid())} {
    fs::create_directories(root_ / "content" / "leagues");
    fs::create_directories(root_ / "recordings");
    std::ofstream{root_ / "content" / "leagues" / "tiny.toml"}
        << "title = \"tiny\"\nplayers = 1\n[walls]\ntop = 0.9\nbottom = -0.9\nleft = -1.1\nright = 1.1\ngoal_top = "
           "0.2\n"
           "goal_bottom = -0.2\ngoal_left = -1.2\ngoal_right = 1.2\ncorner_side = 0.07\nthickness = 0.025\nheight = "
           "0.05\n";
    Server::Settings settings;
    settings.no_token = true;
    settings.port = 0;
    settings.recordings = root_ / "recordings";
    settings.content = root_ / "content";
    auto server = Server::start(settings);
    if (!server) std::abort();
    server_ = std::move(*server);
    auto match = server_->matches().start({.league = "tiny", .yellow = "chase", .paused = true});
    if (!match) std::abort();
    name_ = (*match)->name();
  }
  ~Studio() {
    server_.reset();
    std::error_code ignored;
    fs::remove_all(root_, ignored);
  }
  Studio(const Studio&) = delete;
  Studio& operator=(const Studio&) = delete;

  void hear(std::string_view bytes) {
    // some orders end the match; then another one is begun
    if (!server_->matches().find(name_) || server_->matches().find(name_)->is_over()) {
      for (const auto& status : server_->matches().list()) server_->matches().find(status.name)->stop();
      auto match = server_->matches().start({.league = "tiny", .yellow = "chase", .paused = true});
      if (!match) std::abort();
      name_ = (*match)->name();
    }
    TestSocket socket{server_->port(), fmt::format("/api/matches/{}/live", name_)};
    if (socket.status() != 101) std::abort();
    socket.client().send(bytes);
    ::shutdown(socket.client().socket(), SHUT_WR);
    (void)socket.client().rest(2000);
  }

 private:
  fs::path root_;
  std::unique_ptr<Server> server_;
  std::string name_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Studio studio;
  if (size == 0) return 0;
  // the first byte chooses: raw bytes, or the text of a well-formed frame
  const std::string_view rest{reinterpret_cast<const char*>(data) + 1, size - 1};
  studio.hear(data[0] % 2 == 0 ? std::string{rest} : TestSocket::frame(rest.substr(0, 4000), 1));
  return 0;
}
