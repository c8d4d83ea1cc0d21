#include "server/crowd.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <string_view>
#include <thread>
#include <utility>

namespace cancha::server {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
using Trouble = boost::system::error_code;

constexpr auto kBetweenLooks = std::chrono::milliseconds{20};  ///< waking up for every message would cost far more
constexpr int kPolite = 19;                                    ///< niceness
constexpr std::size_t kMessageHead = 11;                       ///< kind, length and channel of an MCAP message

/// One connection, which reads message after message.
class Seat {
 public:
  explicit Seat(net::io_context& io) : socket_{io} {}

  [[nodiscard]] bool connect(std::uint16_t port) {
    Trouble trouble;
    socket_.next_layer().connect({net::ip::address_v4::loopback(), port}, trouble);
    return !trouble;
  }

  /// Waits for the answer to the handshake.
  [[nodiscard]] bool is_let_in(const std::string& target) {
    Trouble trouble;
    socket_.handshake("localhost", target, trouble);
    return !trouble;
  }

  /// Takes messages, until the server hangs up.
  void listen() {
    socket_.async_read(message_, [this](Trouble trouble, std::size_t) {
      if (trouble) {
        viewer_.was_cut_off = true;
        return;
      }
      take({static_cast<const char*>(message_.data().data()), message_.size()});
      message_.clear();
      listen();
    });
  }

  [[nodiscard]] const Crowd::Viewer& viewer() const { return viewer_; }

 private:
  void take(std::string_view message) {
    viewer_.bytes += message.size();
    if (socket_.got_text()) {
      viewer_.status = message;
      return;
    }
    if (!viewer_.got_opening) begin_stream(message);
    if (message.size() >= kMessageHead && message[0] == 5 && message.substr(9, 2) == frame_channel_) {
      ++viewer_.frames;
      viewer_.frame_bytes += message.size();
    }
  }

  /// A channel's record says: number, schema's number, length of the topic, topic.
  void begin_stream(std::string_view opening) {
    constexpr std::string_view kTopic{"\x03\0\0\0/tf", 7};
    const std::size_t topic = opening.find(kTopic);
    viewer_.got_opening = opening.starts_with("\x89MCAP0\r\n") && topic != opening.npos;
    if (viewer_.got_opening) frame_channel_ = opening.substr(topic - 4, 2);
  }

  beast::websocket::stream<net::ip::tcp::socket> socket_;
  beast::flat_buffer message_;
  Crowd::Viewer viewer_;
  std::string frame_channel_;
};

}  // namespace

struct Crowd::State {
  net::io_context io;
  std::vector<std::unique_ptr<Seat>> seats;
  std::atomic<bool> enough = false;
  std::thread thread;

  void watch() {
    // on Linux this is about the calling thread alone
    (void)::setpriority(PRIO_PROCESS, 0, kPolite);
    for (bool last = false; !last;) {
      last = enough;
      io.restart();
      io.poll();
      if (!last) std::this_thread::sleep_for(kBetweenLooks);
    }
  }
};

Crowd::Crowd(std::unique_ptr<State> state) : state_{std::move(state)} {}

Result<std::unique_ptr<Crowd>> Crowd::come(std::uint16_t port, const std::string& target, std::size_t count) {
  auto state = std::make_unique<State>();
  for (std::size_t i = 0; i < count; ++i) {
    Seat& seat = *state->seats.emplace_back(std::make_unique<Seat>(state->io));
    if (!seat.connect(port)) return fail(target, "no connection");
    if (!seat.is_let_in(target)) return fail(target, fmt::format("viewer {} was not let in", i + 1));
    seat.listen();
  }
  std::unique_ptr<Crowd> crowd{new Crowd(std::move(state))};
  crowd->state_->thread = std::thread{[&all = *crowd->state_] { all.watch(); }};
  return crowd;
}

Crowd::~Crowd() {
  if (state_->thread.joinable()) (void)leave();
}

std::vector<Crowd::Viewer> Crowd::leave() {
  state_->enough = true;
  if (state_->thread.joinable()) state_->thread.join();
  std::vector<Viewer> viewers;
  for (const auto& seat : state_->seats) viewers.push_back(seat->viewer());
  state_->seats.clear();
  return viewers;
}

}  // namespace cancha::server
