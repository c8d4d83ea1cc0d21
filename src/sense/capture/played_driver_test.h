#pragma once

#include <linux/videodev2.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/time.h"
#include "sense/capture/video_driver.h"

namespace cancha::sense {

/// A camera of 4 x 2 pixels, or of any size in a range, as its driver shows it; what it does next is played from a
/// list. Where another thread reads it, the list is made before, and only `plugged` is changed.
class PlayedDriver final : public VideoDriver {
 public:
  enum class Move { Good, Slow, Short, Flagged, Unplug };

  std::deque<Move> moves;
  std::atomic<bool> plugged = true;
  bool alive = false;             ///< no two pictures are alike
  int pace_ms = 0;                ///< how long a picture is waited for
  std::function<Time()> clock{};  ///< of its stamps; none: one moment long ago
  bool open_now = false;
  bool mjpeg = false;
  int mapped = 0;
  unsigned stride = 8;
  std::map<std::uint32_t, int> controls;
  bool knows_gain = false;
  std::optional<v4l2_frmsize_stepwise> range{};  ///< of sizes that it gives; none: 4 x 2, whatever is asked

  int open(const std::string&) override {
    if (!plugged) return -ENOENT;
    open_now = true;
    return 7;
  }
  void close(int) override { open_now = false; }
  void* map(int, std::size_t length, std::int64_t offset) override {
    ++mapped;
    memory_[static_cast<std::size_t>(offset)].resize(length);
    return memory_[static_cast<std::size_t>(offset)].data();
  }
  void unmap(void*, std::size_t) override { --mapped; }
  int wait(int, int) override {
    if (pace_ms > 0) std::this_thread::sleep_for(std::chrono::milliseconds{pace_ms});
    if (!plugged) return -ENODEV;
    if (moves.empty() || moves.front() == Move::Slow) {
      if (!moves.empty()) moves.pop_front();
      return 0;
    }
    if (moves.front() == Move::Unplug) {
      moves.pop_front();
      plugged = false;
      return -ENODEV;
    }
    return 1;
  }
  int control(int, unsigned long request, void* argument) override {
    if (!plugged) return -ENODEV;
    switch (request) {
      case VIDIOC_S_FMT: {
        auto& pix = static_cast<v4l2_format*>(argument)->fmt.pix;
        // the nearest that it has
        pix.width = range ? within(pix.width, range->min_width, range->max_width, range->step_width) : 4;
        pix.height = range ? within(pix.height, range->min_height, range->max_height, range->step_height) : 2;
        pix.bytesperline = range ? 2 * pix.width : stride;
        pix.pixelformat = mjpeg ? V4L2_PIX_FMT_MJPEG : V4L2_PIX_FMT_YUYV;
        return 0;
      }
      case VIDIOC_S_CTRL: {
        const auto& asked = *static_cast<v4l2_control*>(argument);
        if (asked.id == V4L2_CID_GAIN && !knows_gain) return -EINVAL;
        controls[asked.id] = asked.value;
        return 0;
      }
      case VIDIOC_REQBUFS:
        static_cast<v4l2_requestbuffers*>(argument)->count = 2;
        return 0;
      case VIDIOC_QUERYBUF: {
        auto& buffer = *static_cast<v4l2_buffer*>(argument);
        buffer.length = 32;
        buffer.m.offset = buffer.index;
        return 0;
      }
      case VIDIOC_DQBUF:
        return picture(*static_cast<v4l2_buffer*>(argument));
      case VIDIOC_ENUM_FRAMESIZES: {
        auto& size = *static_cast<v4l2_frmsizeenum*>(argument);
        if (range) {
          if (size.pixel_format != V4L2_PIX_FMT_YUYV) return -EINVAL;
          const bool any = range->step_width == 1 && range->step_height == 1;
          size.type = any ? V4L2_FRMSIZE_TYPE_CONTINUOUS : V4L2_FRMSIZE_TYPE_STEPWISE;
          size.stepwise = *range;
          return 0;
        }
        if (size.index > 1 || size.pixel_format != V4L2_PIX_FMT_YUYV) return -EINVAL;
        size.type = V4L2_FRMSIZE_TYPE_DISCRETE;
        size.discrete = {size.index == 0 ? 640u : 320u, size.index == 0 ? 480u : 240u};
        return 0;
      }
      default:
        return 0;
    }
  }

 private:
  static unsigned within(unsigned asked, unsigned least, unsigned most, unsigned step) {
    const unsigned sound = std::clamp(asked, least, most);
    return sound - (sound - least) % step;
  }
  int picture(v4l2_buffer& buffer) {
    const Move move = moves.front();
    moves.pop_front();
    buffer.index = 1;
    buffer.bytesused = move == Move::Short ? 5 : 2 * stride;
    buffer.flags = move == Move::Flagged ? V4L2_BUF_FLAG_ERROR : 0;
    const std::int64_t stamp = clock ? clock().ns : 12'345'000'000;
    buffer.timestamp = {stamp / 1'000'000'000, stamp % 1'000'000'000 / 1000};
    if (alive) ++shown_;
    for (std::size_t i = 0; i < 32; ++i) memory_[1][i] = static_cast<unsigned char>(i + shown_);
    return 0;
  }

  std::map<std::size_t, std::vector<unsigned char>> memory_;
  std::size_t shown_ = 0;
};

}  // namespace cancha::sense
