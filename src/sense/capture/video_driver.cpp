#include "sense/capture/video_driver.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <cerrno>

namespace cancha::sense {
namespace {

class SystemVideoDriver final : public VideoDriver {
 public:
  int open(const std::string& path) override {
    const int device = ::open(path.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    return device < 0 ? -errno : device;
  }
  void close(int device) override { (void)::close(device); }
  int control(int device, unsigned long request, void* argument) override {
    int done = 0;
    do {
      done = ::ioctl(device, request, argument);
    } while (done < 0 && errno == EINTR);
    return done < 0 ? -errno : 0;
  }
  void* map(int device, std::size_t length, std::int64_t offset) override {
    void* const memory = ::mmap(nullptr, length, PROT_READ | PROT_WRITE, MAP_SHARED, device, offset);
    return memory == MAP_FAILED ? nullptr : memory;
  }
  void unmap(void* memory, std::size_t length) override { (void)::munmap(memory, length); }
  int wait(int device, int milliseconds) override {
    pollfd asked{.fd = device, .events = POLLIN, .revents = 0};
    const int ready = ::poll(&asked, 1, milliseconds);
    if (ready < 0) return errno == EINTR ? 0 : -errno;
    if (ready == 0) return 0;
    return (asked.revents & (POLLERR | POLLHUP | POLLNVAL)) != 0 ? -ENODEV : 1;
  }
};

}  // namespace

VideoDriver& system_video_driver() {
  static SystemVideoDriver driver;
  return driver;
}

}  // namespace cancha::sense
