#include "server/crowd.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <string_view>
#include <thread>
#include <utility>

namespace cancha::server {
namespace {

constexpr auto kBetweenLooks = std::chrono::milliseconds{20};  ///< waking up for every message would cost far more
constexpr int kPolite = 19;                                    ///< niceness
constexpr std::size_t kMostSeenBytes = 1 << 20;                ///< of a status or of the opening
constexpr std::size_t kMessageHead = 11;                       ///< kind, length and channel of an MCAP message

/// One connection, and where it is in the stream of WebSocket frames.
///
///     head: 2 bytes, and 2 or 8 of a longer length ─▶ payload ─▶ head …
class Seat {
 public:
  explicit Seat(int socket) : socket_{socket} {}
  Seat(Seat&& other) noexcept
      : socket_{std::exchange(other.socket_, -1)}, viewer_{std::move(other.viewer_)}, head_{std::move(other.head_)} {}
  Seat& operator=(Seat&&) = delete;
  ~Seat() {
    if (socket_ >= 0) ::close(socket_);
  }

  /// Waits for the answer to the handshake.
  [[nodiscard]] bool is_let_in() {
    std::string answer;
    char byte = 0;
    while (!answer.ends_with("\r\n\r\n")) {
      if (::recv(socket_, &byte, 1, 0) != 1) return false;
      answer += byte;
    }
    return answer.starts_with("HTTP/1.1 101");
  }

  /// Takes all that is there.
  void look(std::array<char, 256 * 1024>& room) {
    while (!viewer_.was_cut_off) {
      const ssize_t got = ::recv(socket_, room.data(), room.size(), MSG_DONTWAIT);
      if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
      if (got <= 0) viewer_.was_cut_off = true;
      if (got > 0) take({room.data(), static_cast<std::size_t>(got)});
    }
  }

  [[nodiscard]] const Crowd::Viewer& viewer() const { return viewer_; }

 private:
  void take(std::string_view bytes) {
    viewer_.bytes += bytes.size();
    while (!bytes.empty()) {
      if (left_ == 0) {
        head_ += bytes.front();
        bytes.remove_prefix(1);
        if (head_.size() == head_size()) begin();
        continue;
      }
      const std::string_view piece = bytes.substr(0, std::min<std::size_t>(bytes.size(), left_));
      const std::size_t most = is_text() || !viewer_.got_opening ? kMostSeenBytes : kMessageHead;
      if (seen_.size() < most) seen_ += piece.substr(0, most - seen_.size());
      left_ -= piece.size();
      bytes.remove_prefix(piece.size());
      if (left_ == 0) end();
    }
  }

  [[nodiscard]] bool is_text() const { return (head_[0] & 0x0f) == 1; }
  [[nodiscard]] std::size_t head_size() const {
    if (head_.size() < 2) return 2;
    const int length = head_[1] & 0x7f;
    return length < 126 ? 2 : length == 126 ? 4 : 10;
  }
  void begin() {
    left_ = head_[1] & 0x7f;
    if (head_.size() > 2) left_ = 0;
    for (std::size_t i = 2; i < head_.size(); ++i) left_ = left_ << 8 | static_cast<unsigned char>(head_[i]);
    size_ = left_;
    seen_.clear();
    if (left_ == 0) end();
  }
  void end() {
    const bool is_binary = (head_[0] & 0x0f) == 2;
    if (is_text()) viewer_.status = std::move(seen_);
    if (is_binary && !viewer_.got_opening) begin_stream();
    if (is_binary && seen_.size() >= kMessageHead && seen_[0] == 5 && seen_.substr(9, 2) == frame_channel_) {
      ++viewer_.frames;
      viewer_.frame_bytes += size_;
    }
    head_.clear();
  }
  /// A channel's record says: number, schema's number, length of the topic, topic.
  void begin_stream() {
    constexpr std::string_view kTopic{"\x03\0\0\0/tf", 7};
    const std::size_t topic = seen_.find(kTopic);
    viewer_.got_opening = seen_.starts_with("\x89MCAP0\r\n") && topic != seen_.npos;
    if (viewer_.got_opening) frame_channel_ = seen_.substr(topic - 4, 2);
  }

  int socket_;
  Crowd::Viewer viewer_;
  std::string head_;        ///< of the frame that is being received
  std::uint64_t size_ = 0;  ///< of its payload
  std::uint64_t left_ = 0;  ///< of its payload, to come
  std::string seen_;        ///< the beginning of its payload
  std::string frame_channel_;
};

int connect_to(std::uint16_t port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(port);
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (socket < 0 || ::connect(socket, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0) return socket;
  ::close(socket);
  return -1;
}

}  // namespace

struct Crowd::State {
  std::vector<Seat> seats;
  std::atomic<bool> enough = false;
  std::thread thread;

  void watch() {
    // on Linux this is about the calling thread alone
    (void)::setpriority(PRIO_PROCESS, 0, kPolite);
    const auto room = std::make_unique<std::array<char, 256 * 1024>>();
    for (bool last = false; !last;) {
      last = enough;
      for (Seat& seat : seats) seat.look(*room);
      if (!last) std::this_thread::sleep_for(kBetweenLooks);
    }
  }
};

Crowd::Crowd(std::unique_ptr<State> state) : state_{std::move(state)} {}

Result<std::unique_ptr<Crowd>> Crowd::come(std::uint16_t port, const std::string& target, std::size_t count) {
  const std::string handshake = fmt::format(
      "GET {} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
      target);
  auto state = std::make_unique<State>();
  state->seats.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const int socket = connect_to(port);
    if (socket < 0) return fail(target, "no connection");
    Seat& seat = state->seats.emplace_back(socket);
    const ssize_t sent = ::send(socket, handshake.data(), handshake.size(), MSG_NOSIGNAL);
    if (sent != static_cast<ssize_t>(handshake.size()) || !seat.is_let_in()) {
      return fail(target, fmt::format("viewer {} was not let in", i + 1));
    }
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
  for (const Seat& seat : state_->seats) viewers.push_back(seat.viewer());
  state_->seats.clear();
  return viewers;
}

}  // namespace cancha::server
