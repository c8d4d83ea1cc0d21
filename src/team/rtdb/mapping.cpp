#include "team/rtdb/mapping.h"

#include <signal.h>
#include <sys/mman.h>

#include <atomic>
#include <cerrno>
#include <cstdint>
#include <utility>

namespace cancha::team {
namespace {

constexpr std::size_t kMostMappings = 1024;

/// A mapping as the signal handler sees it. A handler has no parameters of ours, so this table is the process' own.
struct Slot {
  std::atomic<bool> taken;
  std::atomic<char*> begin;  ///< nullptr while it is of nobody
  std::atomic<std::size_t> size;
  std::atomic<bool> cut;
  std::atomic<char*> mark;
};
static_assert(std::atomic<char*>::is_always_lock_free && std::atomic<std::size_t>::is_always_lock_free);

constinit Slot slots[kMostMappings];
struct sigaction handled_before {};

/// Replaces the whole mapping by zeros; the access that failed is then made again.
bool replace(Slot& slot, char* begin, std::size_t size) {
  const int error = errno;
  // told first: whoever sees the zeros also sees that
  slot.cut.store(true, std::memory_order_release);
  if (char* mark = slot.mark.load(std::memory_order_acquire)) *static_cast<volatile char*>(mark) = 0;
  constexpr int kKind = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE;
  const bool done = mmap(begin, size, PROT_READ | PROT_WRITE, kKind, -1, 0) == begin;
  errno = error;
  return done;
}

void handle(int signal, siginfo_t* about, void* context) {
  const auto at = reinterpret_cast<std::uintptr_t>(about->si_addr);
  for (Slot& slot : slots) {
    char* const begin = slot.begin.load(std::memory_order_acquire);
    const std::size_t size = slot.size.load(std::memory_order_relaxed);
    if (begin == nullptr || at - reinterpret_cast<std::uintptr_t>(begin) >= size) continue;
    if (replace(slot, begin, size)) return;
  }
  // not ours: as if there were no such handler
  if ((handled_before.sa_flags & SA_SIGINFO) != 0 && handled_before.sa_sigaction != nullptr) {
    handled_before.sa_sigaction(signal, about, context);
  } else if (handled_before.sa_handler != SIG_DFL && handled_before.sa_handler != SIG_IGN) {
    handled_before.sa_handler(signal);
  } else {
    // the access is made again and ends the process
    sigaction(signal, &handled_before, nullptr);
  }
}

bool handle_from_now_on() {
  struct sigaction wanted {};
  wanted.sa_sigaction = handle;
  wanted.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
  sigemptyset(&wanted.sa_mask);
  return sigaction(SIGBUS, &wanted, &handled_before) == 0;
}

/// A place in the table, or kMostMappings where there is none left.
std::size_t take_slot() {
  for (std::size_t i = 0; i < kMostMappings; ++i) {
    if (!slots[i].taken.exchange(true, std::memory_order_acquire)) return i;
  }
  return kMostMappings;
}

}  // namespace

Mapping::Mapping(int fd, std::size_t size, bool writable) {
  static const bool handled = handle_from_now_on();
  if (!handled) return;
  slot_ = take_slot();
  if (slot_ == kMostMappings) {
    errno = EMFILE;
    return;
  }
  void* memory = mmap(nullptr, size, writable ? PROT_READ | PROT_WRITE : PROT_READ, MAP_SHARED, fd, 0);
  if (memory == MAP_FAILED) {
    slots[slot_].taken.store(false, std::memory_order_release);
    return;
  }
  memory_ = static_cast<char*>(memory);
  size_ = size;
  slots[slot_].cut.store(false, std::memory_order_relaxed);
  slots[slot_].mark.store(nullptr, std::memory_order_relaxed);
  slots[slot_].size.store(size, std::memory_order_relaxed);
  slots[slot_].begin.store(memory_, std::memory_order_release);
}

Mapping::Mapping(Mapping&& other) noexcept {
  *this = std::move(other);
}

Mapping& Mapping::operator=(Mapping&& other) noexcept {
  if (this == &other) return *this;
  release();
  memory_ = std::exchange(other.memory_, nullptr);
  size_ = std::exchange(other.size_, 0);
  slot_ = other.slot_;
  return *this;
}

Mapping::~Mapping() {
  release();
}

void Mapping::release() {
  if (memory_ == nullptr) return;
  slots[slot_].begin.store(nullptr, std::memory_order_release);
  munmap(memory_, size_);
  slots[slot_].taken.store(false, std::memory_order_release);
  memory_ = nullptr;
}

bool Mapping::is_whole() const {
  return !slots[slot_].cut.load(std::memory_order_acquire);
}

void Mapping::mark_when_cut(char* byte) {
  slots[slot_].mark.store(byte, std::memory_order_release);
  // it may have happened already
  if (byte != nullptr && !is_whole()) *byte = 0;
}

}  // namespace cancha::team
