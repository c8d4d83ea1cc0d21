#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "messages/image.h"
#include "sense/capture/video_driver.h"
#include "sense/vision/jpeg.h"

/// Pictures of a real camera, through V4L2.
namespace cancha::sense {

/// How pictures come from a device.
enum class VideoFormat : std::uint8_t { Yuyv, Mjpeg };
constexpr std::array<std::string_view, 2> names(VideoFormat) {
  return {"yuyv", "mjpeg"};
}

/// One size in which a device gives pictures.
struct VideoMode {
  VideoFormat format = VideoFormat::Yuyv;
  int width = 0;
  int height = 0;

  friend bool operator==(const VideoMode&, const VideoMode&) = default;
};

/// Sizes in which a device gives pictures: one, or every one from the least to the most in steps.
struct VideoSizes {
  VideoMode least;
  int most_width = 0;   ///< as the least where there is one size
  int most_height = 0;  ///< likewise
  int step_width = 1;
  int step_height = 1;

  friend bool operator==(const VideoSizes&, const VideoSizes&) = default;
};

/// "640x480", "16x16 to 2592x1944", "16x16 to 2592x1944 in steps of 8x8".
[[nodiscard]] std::string text_of(const VideoSizes& sizes);

struct CaptureSettings {
  std::string device = "/dev/video0";
  int width = 640;  ///< the nearest that the device has is taken
  int height = 480;
  VideoFormat format = VideoFormat::Yuyv;
  int rate = 30;          ///< pictures a second
  int patience_ms = 200;  ///< how long a picture is waited for
  int exposure = 0;       ///< in steps of 100 µs; 0 = the camera's own automatic
  int white_balance = 0;  ///< kelvin; 0 = likewise
  int gain = -1;          ///< in the camera's steps; below 0 = as it is
};

/// What came of waiting for a picture.
enum class Captured : std::uint8_t { Picture, Slow, Torn, Lost };
constexpr std::array<std::string_view, 4> names(Captured) {
  return {"picture", "slow", "torn", "lost"};
}

struct CaptureCounts {
  std::int64_t pictures = 0;
  std::int64_t slow = 0;   ///< no picture within the patience
  std::int64_t torn = 0;   ///< short, or not to be unpacked
  std::int64_t lost = 0;   ///< times that the device went away
  std::int64_t found = 0;  ///< times that it came back
};

/// Takes pictures from a device, by buffers that are mapped into memory. A device that is unplugged is looked for again
/// at each call, with the same settings.
class Capture {
 public:
  /// The driver must outlive it. A device that is not there, or that gives no pictures, is an error.
  [[nodiscard]] static Result<Capture> start(VideoDriver& driver, const CaptureSettings& settings);
  Capture(Capture&& other) noexcept;
  Capture& operator=(Capture&&) = delete;
  ~Capture();

  /// Waits for the next picture; fills it only where there is one. Its time is the driver's: this machine's clock that
  /// never goes back, since it was switched on.
  [[nodiscard]] Captured next(Image& image);

  [[nodiscard]] const VideoMode& mode() const { return mode_; }
  [[nodiscard]] const CaptureCounts& counts() const { return counts_; }
  /// Settings that the camera did not take: "exposure".
  [[nodiscard]] const std::vector<std::string>& refused() const { return refused_; }

 private:
  struct Buffer {
    void* memory;
    std::size_t length;
  };
  Capture(VideoDriver& driver, const CaptureSettings& settings) : driver_{&driver}, settings_{settings} {}
  [[nodiscard]] Result<void> open();
  [[nodiscard]] Result<void> choose_format();
  void set_controls();
  [[nodiscard]] Result<void> map_buffers();
  void release();
  Captured lose();
  bool unpack(const Buffer& buffer, std::size_t used, Image& image);

  VideoDriver* driver_;
  CaptureSettings settings_;
  int device_ = -1;
  VideoMode mode_;
  std::size_t stride_ = 0;  ///< bytes from a row to the next
  std::vector<Buffer> buffers_;
  std::vector<std::string> refused_;
  CaptureCounts counts_;
  JpegReader jpeg_;
};

/// The sizes that a device offers; formats that we cannot read are left out.
[[nodiscard]] Result<std::vector<VideoSizes>> video_sizes(VideoDriver& driver, const std::string& device);

}  // namespace cancha::sense
