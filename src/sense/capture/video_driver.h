#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace cancha::sense {

/// What the driver of a video device is asked: the calls of V4L2, no more. The seam whose answers a test plays back.
/// Calls that fail give -errno.
class VideoDriver {
 public:
  virtual ~VideoDriver() = default;
  /// Gives a descriptor.
  [[nodiscard]] virtual int open(const std::string& path) = 0;
  virtual void close(int device) = 0;
  /// ioctl: 0 where it was done.
  [[nodiscard]] virtual int control(int device, unsigned long request, void* argument) = 0;
  /// A buffer of the device in memory; none where it cannot be.
  [[nodiscard]] virtual void* map(int device, std::size_t length, std::int64_t offset) = 0;
  virtual void unmap(void* memory, std::size_t length) = 0;
  /// Waits for a picture: 1 = there is one, 0 = not within that time.
  [[nodiscard]] virtual int wait(int device, int milliseconds) = 0;
};

/// The one of this machine.
[[nodiscard]] VideoDriver& system_video_driver();

}  // namespace cancha::sense
