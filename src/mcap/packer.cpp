#include "mcap/packer.h"

#include "base/expects.h"
#include "mcap/layout.h"

namespace cancha::mcap {

Packer::Packer(int zstd_level) {
  if (zstd_level != 0) compressor_.emplace(zstd_level);
  thread_ = std::thread([this] { work(); });
}

Packer::~Packer() {
  {
    const std::lock_guard lock{mutex_};
    ending_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void Packer::start(std::string& records) {
  {
    const std::lock_guard lock{mutex_};
    CANCHA_EXPECTS(!working_);
    records_.swap(records);
    working_ = true;
  }
  records.clear();
  changed_.notify_all();
}

bool Packer::ready() {
  const std::lock_guard lock{mutex_};
  return !working_;
}

void Packer::wait() {
  std::unique_lock lock{mutex_};
  changed_.wait(lock, [this] { return !working_; });
}

void Packer::work() {
  std::unique_lock lock{mutex_};
  for (;;) {
    changed_.wait(lock, [this] { return working_ || ending_; });
    if (!working_) return;
    // nobody else touches the chunk while working_ is set
    lock.unlock();
    if (compressor_) compressor_->compress(records_, packed_);
    crc_ = crc32(records_);
    lock.lock();
    working_ = false;
    changed_.notify_all();
  }
}

}  // namespace cancha::mcap
