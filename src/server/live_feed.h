#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace cancha::server {

/// What a live match tells its viewers. The match writes, any number of viewers read, none can hold it up.
///
/// Everybody gets the whole history: an MCAP stream with schemas, channels, the scene, all events, and the index of
/// every chunk that is in the recording's file. Frames and status are only worth something while they are new: a
/// viewer who is slow misses some. All of it is stored once, however many look on: what they send is shared, so one who
/// takes nothing keeps at most one piece of it alive.
class LiveFeed {
 public:
  static constexpr std::size_t kPieceBytes = 16 * 1024;  ///< of history, at least, in a parcel of a late viewer

  // the match
  /// Adds whole records to the history. They wait for the next frame or status, since waking viewers costs the most.
  void append(std::string_view records);
  void show(std::string frame);
  void tell(std::string status);
  /// Nobody looks at frames: they need not be made.
  [[nodiscard]] bool is_watched() const { return viewers_ > 0; }
  [[nodiscard]] int viewers() const { return viewers_; }

  // the viewers
  /// What a viewer has got so far.
  struct Cursor {
    std::size_t piece = 0;     ///< of the history
    std::size_t byte = 0;      ///< of that piece
    std::uint64_t frame = 0;   ///< number
    std::uint64_t status = 0;  ///< number
  };
  /// One message to a viewer, shared with all others who get it.
  struct Parcel {
    std::string_view bytes{};                   ///< empty = there is nothing new
    bool is_text = false;                       ///< the status; otherwise whole MCAP records
    std::shared_ptr<const std::string> kept{};  ///< holds the bytes
  };
  /// The next thing for a viewer: the status first, then history, then the newest frame.
  [[nodiscard]] Parcel next(Cursor& cursor) const;

  /// Called after every new frame and status, from the match's thread; empty = nobody. Once this returns, an earlier
  /// listener is not called any more.
  void set_listener(std::function<void()> listener);
  /// The viewer's number, counted from 1; nobody gets it again.
  int viewer_came() {
    ++viewers_;
    return ++came_;
  }
  void viewer_left() { --viewers_; }

 private:
  void call_listener();

  mutable std::mutex mutex_;
  std::vector<std::shared_ptr<const std::string>> history_;  ///< in pieces; only the last one is ever replaced
  std::shared_ptr<const std::string> frame_ = std::make_shared<std::string>();
  std::uint64_t frame_number_ = 0;
  std::shared_ptr<const std::string> status_ = std::make_shared<std::string>();
  std::uint64_t status_number_ = 0;
  std::atomic<int> viewers_ = 0;
  std::atomic<int> came_ = 0;  ///< viewers, in all

  std::mutex listener_mutex_;
  std::function<void()> listener_;
};

}  // namespace cancha::server
