#include "sense/capture/capture.h"

#include <fmt/format.h>
#include <linux/videodev2.h>

#include <cstring>
#include <system_error>
#include <utility>

namespace cancha::sense {
namespace {

constexpr unsigned kBuffers = 4;

std::string reason(int error) {
  return std::generic_category().message(-error);
}

constexpr std::uint32_t code_of(VideoFormat format) {
  return format == VideoFormat::Yuyv ? V4L2_PIX_FMT_YUYV : V4L2_PIX_FMT_MJPEG;
}

/// A message of V4L2 that begins with the kind of buffers.
template <class Message>
Message about_capture() {
  Message message;
  std::memset(&message, 0, sizeof message);
  message.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
  return message;
}

VideoSizes sizes_of(VideoFormat format, const v4l2_frmsizeenum& told) {
  if (told.type == V4L2_FRMSIZE_TYPE_DISCRETE) {
    const auto width = static_cast<int>(told.discrete.width);
    const auto height = static_cast<int>(told.discrete.height);
    return {{format, width, height}, width, height};
  }
  const v4l2_frmsize_stepwise& all = told.stepwise;
  return {{format, static_cast<int>(all.min_width), static_cast<int>(all.min_height)},
          static_cast<int>(all.max_width),
          static_cast<int>(all.max_height),
          static_cast<int>(all.step_width),
          static_cast<int>(all.step_height)};
}

}  // namespace

std::string text_of(const VideoSizes& sizes) {
  std::string text = fmt::format("{}x{}", sizes.least.width, sizes.least.height);
  if (sizes.most_width == sizes.least.width && sizes.most_height == sizes.least.height) return text;
  text += fmt::format(" to {}x{}", sizes.most_width, sizes.most_height);
  if (sizes.step_width > 1 || sizes.step_height > 1) {
    text += fmt::format(" in steps of {}x{}", sizes.step_width, sizes.step_height);
  }
  return text;
}

Result<std::vector<VideoSizes>> video_sizes(VideoDriver& driver, const std::string& device) {
  const int opened = driver.open(device);
  if (opened < 0) return fail(device, fmt::format("cannot be opened: {}", reason(opened)));
  std::vector<VideoSizes> offered;
  for (const VideoFormat format : {VideoFormat::Yuyv, VideoFormat::Mjpeg}) {
    // a driver that never ends its list is not believed
    for (unsigned i = 0; i < 256; ++i) {
      v4l2_frmsizeenum size;
      std::memset(&size, 0, sizeof size);
      size.index = i;
      size.pixel_format = code_of(format);
      if (driver.control(opened, VIDIOC_ENUM_FRAMESIZES, &size) < 0) break;
      offered.push_back(sizes_of(format, size));
      if (size.type != V4L2_FRMSIZE_TYPE_DISCRETE) break;  // a range is all there is
    }
  }
  driver.close(opened);
  return offered;
}

Result<Capture> Capture::start(VideoDriver& driver, const CaptureSettings& settings) {
  Capture capture{driver, settings};
  if (auto opened = capture.open(); !opened) return pass_on(std::move(opened));
  return capture;
}

Capture::Capture(Capture&& other) noexcept
    : driver_{other.driver_},
      settings_{std::move(other.settings_)},
      device_{std::exchange(other.device_, -1)},
      mode_{other.mode_},
      stride_{other.stride_},
      buffers_{std::exchange(other.buffers_, {})},
      refused_{std::move(other.refused_)},
      counts_{other.counts_},
      jpeg_{std::move(other.jpeg_)} {}

Capture::~Capture() {
  release();
}

Result<void> Capture::open() {
  const int opened = driver_->open(settings_.device);
  if (opened < 0) return fail(settings_.device, fmt::format("cannot be opened: {}", reason(opened)));
  device_ = opened;
  auto ready = choose_format();
  if (ready) set_controls();
  if (ready) ready = map_buffers();
  if (!ready) release();
  return ready;
}

Result<void> Capture::choose_format() {
  auto format = about_capture<v4l2_format>();
  format.fmt.pix.width = static_cast<unsigned>(settings_.width);
  format.fmt.pix.height = static_cast<unsigned>(settings_.height);
  format.fmt.pix.pixelformat = code_of(settings_.format);
  format.fmt.pix.field = V4L2_FIELD_NONE;
  if (const int done = driver_->control(device_, VIDIOC_S_FMT, &format); done < 0) {
    return fail(settings_.device, fmt::format("gives no pictures: {}", reason(done)));
  }
  // the driver has put in what it can
  const v4l2_pix_format& given = format.fmt.pix;
  const bool yuyv = given.pixelformat == V4L2_PIX_FMT_YUYV;
  if ((!yuyv && given.pixelformat != V4L2_PIX_FMT_MJPEG) || given.width < 2 || given.height < 1 || given.width > 8192 ||
      given.height > 8192 || given.width % 2 != 0) {
    return fail(settings_.device, "gives pictures in no format that we can read", "YUYV or MJPEG");
  }
  mode_ = {yuyv ? VideoFormat::Yuyv : VideoFormat::Mjpeg, static_cast<int>(given.width),
           static_cast<int>(given.height)};
  stride_ = std::max<std::size_t>(given.bytesperline, std::size_t{2} * given.width);
  auto timing = about_capture<v4l2_streamparm>();
  timing.parm.capture.timeperframe = {1, static_cast<unsigned>(settings_.rate)};
  (void)driver_->control(device_, VIDIOC_S_PARM, &timing);  // it gives pictures at its own rate otherwise
  return {};
}

void Capture::set_controls() {
  refused_.clear();
  const auto set = [&](std::uint32_t control, int value, const char* what) {
    v4l2_control asked{control, value};
    if (driver_->control(device_, VIDIOC_S_CTRL, &asked) >= 0) return;
    if (refused_.empty() || refused_.back() != what) refused_.emplace_back(what);
  };
  if (settings_.exposure > 0) {
    set(V4L2_CID_EXPOSURE_AUTO, V4L2_EXPOSURE_MANUAL, "exposure");
    set(V4L2_CID_EXPOSURE_ABSOLUTE, settings_.exposure, "exposure");
  }
  if (settings_.white_balance > 0) {
    set(V4L2_CID_AUTO_WHITE_BALANCE, 0, "white balance");
    set(V4L2_CID_WHITE_BALANCE_TEMPERATURE, settings_.white_balance, "white balance");
  }
  if (settings_.gain >= 0) set(V4L2_CID_GAIN, settings_.gain, "gain");
}

Result<void> Capture::map_buffers() {
  const auto bad = [&](const char* what, int done) {
    return fail(settings_.device, fmt::format("{}: {}", what, reason(done)));
  };
  auto wanted = about_capture<v4l2_requestbuffers>();
  wanted.count = kBuffers;
  wanted.memory = V4L2_MEMORY_MMAP;
  if (const int done = driver_->control(device_, VIDIOC_REQBUFS, &wanted); done < 0)
    return bad("gives no memory", done);
  if (wanted.count < 2) return fail(settings_.device, "gives too little memory");
  for (unsigned i = 0; i < wanted.count && i < 2 * kBuffers; ++i) {
    auto buffer = about_capture<v4l2_buffer>();
    buffer.memory = V4L2_MEMORY_MMAP;
    buffer.index = i;
    if (const int done = driver_->control(device_, VIDIOC_QUERYBUF, &buffer); done < 0)
      return bad("gives no memory", done);
    void* const memory = driver_->map(device_, buffer.length, buffer.m.offset);
    if (memory == nullptr) return fail(settings_.device, "its memory cannot be mapped");
    buffers_.push_back({memory, buffer.length});
    if (const int done = driver_->control(device_, VIDIOC_QBUF, &buffer); done < 0) return bad("takes no buffer", done);
  }
  int type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
  if (const int done = driver_->control(device_, VIDIOC_STREAMON, &type); done < 0) return bad("does not start", done);
  return {};
}

void Capture::release() {
  if (device_ < 0) return;
  int type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
  (void)driver_->control(device_, VIDIOC_STREAMOFF, &type);
  for (const Buffer& buffer : buffers_) driver_->unmap(buffer.memory, buffer.length);
  buffers_.clear();
  driver_->close(device_);
  device_ = -1;
}

Captured Capture::lose() {
  ++counts_.lost;
  release();
  return Captured::Lost;
}

Captured Capture::next(Image& image) {
  if (device_ < 0) {
    if (!open()) return Captured::Lost;
    ++counts_.found;
  }
  const int ready = driver_->wait(device_, settings_.patience_ms);
  if (ready < 0) return lose();
  if (ready == 0) return ++counts_.slow, Captured::Slow;
  auto buffer = about_capture<v4l2_buffer>();
  buffer.memory = V4L2_MEMORY_MMAP;
  const int done = driver_->control(device_, VIDIOC_DQBUF, &buffer);
  if (done == -EAGAIN) return ++counts_.slow, Captured::Slow;
  if (done < 0 || buffer.index >= buffers_.size()) return lose();
  const bool whole =
      (buffer.flags & V4L2_BUF_FLAG_ERROR) == 0 && unpack(buffers_[buffer.index], buffer.bytesused, image);
  const timeval taken = buffer.timestamp;
  if (driver_->control(device_, VIDIOC_QBUF, &buffer) < 0) return lose();
  if (!whole) return ++counts_.torn, Captured::Torn;
  image.time = Time{std::int64_t{taken.tv_sec} * 1'000'000'000 + std::int64_t{taken.tv_usec} * 1000};
  ++counts_.pictures;
  return Captured::Picture;
}

bool Capture::unpack(const Buffer& buffer, std::size_t used, Image& image) {
  used = std::min(used, buffer.length);
  const std::span<const std::byte> bytes{static_cast<const std::byte*>(buffer.memory), used};
  if (mode_.format == VideoFormat::Mjpeg) {
    return jpeg_.read(bytes, image).has_value() && image.width == mode_.width && image.height == mode_.height;
  }
  const std::size_t row = std::size_t{2} * static_cast<std::size_t>(mode_.width);
  const auto rows = static_cast<std::size_t>(mode_.height);
  if (used < stride_ * (rows - 1) + row) return false;
  image.width = mode_.width;
  image.height = mode_.height;
  image.format = PixelFormat::Yuyv;
  image.pixels.resize(row * rows);
  for (std::size_t i = 0; i < rows; ++i) {
    std::memcpy(image.pixels.data() + i * row, bytes.data() + i * stride_, row);
  }
  return true;
}

}  // namespace cancha::sense
