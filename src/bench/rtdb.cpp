// The real-time database between two processes, beside a plain seqlock in the same two processes.

#include <fmt/format.h>
#include <linux/futex.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <functional>
#include <vector>

#include "base/random.h"
#include "bench/bench.h"
#include "bench/scratch_folder.h"
#include "os/clock.h"
#include "os/process.h"
#include "team/rtdb/database.h"

namespace cancha::bench {
namespace {

using team::Database;
using team::Declaration;

constexpr int kTimed = 200'000;                  ///< operations of one repetition
constexpr int kWakeups = 150;                    ///< of one repetition
constexpr std::uint64_t kChecked = 100'000'000;  ///< reads that are looked through for torn values, in all
constexpr int kRecords = 500;                    ///< of the database that is attached to

/// A message of 64 bytes.
struct Sixtyfour {
  std::uint64_t a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0;
  static constexpr std::string_view kName = "bench.Sixtyfour";
  static constexpr auto fields() {
    return list_of(entry("a", &Sixtyfour::a), entry("b", &Sixtyfour::b), entry("c", &Sixtyfour::c),
                   entry("d", &Sixtyfour::d), entry("e", &Sixtyfour::e), entry("f", &Sixtyfour::f),
                   entry("g", &Sixtyfour::g), entry("h", &Sixtyfour::h));
  }
};

/// A message of any size.
struct Blob {
  std::string bytes;
  static constexpr std::string_view kName = "bench.Blob";
  static constexpr auto fields() { return list_of(entry("bytes", &Blob::bytes)); }
};

std::int64_t now_ns() {
  return os::now().ns;
}

/// The time of most of many operations, the reading of the clock included.
template <class Work>
double p50(Work&& work) {
  std::vector<std::uint32_t> counts(20'000);
  for (int i = 0; i < kTimed; ++i) {
    const std::int64_t start = now_ns();
    work();
    const auto took = static_cast<std::size_t>(now_ns() - start);
    ++counts[std::min(took, counts.size() - 1)];
  }
  std::uint32_t sum = 0;
  std::size_t at = 0;
  while (at + 1 < counts.size() && (sum += counts[at]) < kTimed / 2) ++at;
  return static_cast<double>(at);
}

/// How fast the other process works: 20,000 times a second, far more than any robot; or without a pause, when every
/// operation waits for the cache lines that the other core has just changed.
enum class Pace { Often, Always };
constexpr std::int64_t kOftenNs = 50'000;

/// Another process that does one thing until it is no longer needed. It ends with this one. A fork, and no program of
/// its own, because both look at the same memory.
class Other {
 public:
  Other(Pace pace, const std::function<void()>& again_and_again)
      : child_{os::Process::of_fork(start(pace, again_and_again))} {}

 private:
  static pid_t start(Pace pace, const std::function<void()>& again_and_again) {
    const pid_t parent = getpid();
    const pid_t child = fork();
    if (child != 0) return child;
    while (getppid() == parent) {
      for (int i = 0; i < 1000; ++i) {
        const std::int64_t until = pace == Pace::Often ? now_ns() + kOftenNs : 0;
        again_and_again();
        while (now_ns() < until) {
        }
      }
    }
    _exit(0);
  }

  os::Process child_;  ///< killed with this object
};

/// The reference: one value, one number, as short as it can be; it tells its age, as the database does.
struct Seqlock {
  alignas(64) std::atomic<std::uint64_t> number{0};
  std::atomic<std::int64_t> stamp{0};
  alignas(64) std::array<char, 4096> bytes{};

  void put(const void* from, std::size_t size) {
    const std::uint64_t n = number.load(std::memory_order_relaxed);
    number.store(n + 1, std::memory_order_relaxed);
    std::atomic_thread_fence(std::memory_order_release);
    stamp.store(now_ns(), std::memory_order_relaxed);
    std::memcpy(bytes.data(), from, size);
    number.store(n + 2, std::memory_order_release);
  }
  std::int64_t get(void* into, std::size_t size) {
    for (;;) {
      const std::uint64_t n = number.load(std::memory_order_acquire);
      if (n % 2 == 1) continue;
      std::memcpy(into, bytes.data(), size);
      const std::int64_t when = stamp.load(std::memory_order_relaxed);
      std::atomic_thread_fence(std::memory_order_acquire);
      if (number.load(std::memory_order_relaxed) == n) return now_ns() - when;
    }
  }
};

/// A folder in shared memory with one database, and a page for what processes tell each other; all go when this does.
class Workbench {
 public:
  Workbench() : shared_{mmap(nullptr, kShared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)} {}
  Workbench(const Workbench&) = delete;
  Workbench& operator=(const Workbench&) = delete;
  ~Workbench() { munmap(shared_, kShared); }

  [[nodiscard]] Database open() const {
    auto made = Database::open(settings());
    if (!made) fmt::print(stderr, "{}\n", made.error().text());
    return std::move(made.value());
  }
  [[nodiscard]] Database::Settings settings() const {
    return {
        .place = {.folder = folder_.path().string(), .team = "bench", .member = 1}, .members = 6, .size = 64u << 20};
  }
  [[nodiscard]] bool ready() const { return !folder_.path().empty() && shared_ != MAP_FAILED; }
  /// A thing of type T in memory that children share.
  template <class T>
  [[nodiscard]] T& fresh() const {
    static_assert(sizeof(T) <= kShared);
    return *new (shared_) T{};
  }

 private:
  static constexpr std::size_t kShared = 65536;
  ScratchFolder folder_{team::Place{}.folder};
  void* shared_;
};

Declaration four_kilobytes() {
  Declaration made = team::declare<Blob>("large");
  made.bytes = 4096;
  return made;
}

Sixtyfour filled(std::uint64_t word) {
  Sixtyfour made;
  made.a = made.b = made.c = made.d = made.e = made.f = made.g = made.h = word;
  return made;
}

/// Times of puts and gets in nanoseconds, one of each a repetition.
struct PutsAndGets {
  std::vector<double> puts, gets;
};

/// Put and get of 64 bytes through the typed interface.
void time_small(const Workbench& bench, Pace pace, PutsAndGets& times) {
  Database mine = bench.open();
  auto record = mine.record<Sixtyfour>(team::declare<Sixtyfour>("small"));
  const auto in_other = [&bench](const auto& work) {
    return [&bench, work] {
      // a process attaches once, and after the fork
      static Database its = bench.open();
      static auto its_record = its.record<Sixtyfour>(team::declare<Sixtyfour>("small"));
      static Sixtyfour value;
      work(*its_record, value);
    };
  };
  (void)record->put(filled(1));
  {
    const Other reader{pace, in_other([](auto& its, Sixtyfour& value) { (void)its.get(value); })};
    const Sixtyfour same = filled(1);
    times.puts.push_back(p50([&] { (void)record->put(same); }));
  }
  const Other writer{pace, in_other([](auto& its, Sixtyfour& value) { (void)its.put(filled(++value.a)); })};
  Sixtyfour value;
  times.gets.push_back(p50([&] { (void)record->get(value); }));
}

/// Put and get of 4 KB, as bytes.
void time_large(const Workbench& bench, Pace pace, PutsAndGets& times) {
  Database mine = bench.open();
  auto record = mine.declare(four_kilobytes());
  std::vector<std::byte> bytes(4096);
  const auto in_other = [&bench](const auto& work) {
    return [&bench, work] {
      static Database its = bench.open();
      static auto its_record = its.declare(four_kilobytes());
      static std::vector<std::byte> its_bytes(4096);
      work(*its_record, its_bytes);
    };
  };
  (void)record->put(bytes);
  {
    const Other reader{pace, in_other([](auto& its, auto& room) { (void)its.get(room); })};
    times.puts.push_back(p50([&] { (void)record->put(bytes); }));
  }
  const Other writer{pace, in_other([](auto& its, auto& room) { (void)its.put(room); })};
  times.gets.push_back(p50([&] { (void)record->get(bytes); }));
}

void time_seqlock(const Workbench& bench, std::size_t size, PutsAndGets& times) {
  auto& lock = bench.fresh<Seqlock>();
  std::array<char, 4096> bytes{};
  {
    const Other reader{Pace::Often, [&] { (void)lock.get(bytes.data(), size); }};
    times.puts.push_back(p50([&] { lock.put(bytes.data(), size); }));
  }
  // one that puts without a pause can keep the reader from ever getting a value
  const Other writer{Pace::Often, [&] { lock.put(bytes.data(), size); }};
  times.gets.push_back(p50([&] { (void)lock.get(bytes.data(), size); }));
}

/// When values are put: a hundred times a second, as a robot's programs do, or after pauses that nobody foresees.
enum class Rhythm { Regular, Sporadic };

/// Puts now and then, after which somebody else says how long it took until he knew; microseconds.
template <class Work>
double median_wakeup(Rhythm rhythm, std::atomic<std::int64_t>& put_at, std::atomic<std::int64_t>& took, Work&& put) {
  std::vector<double> micros;
  Random random{7};
  os::HostTime next = os::now();
  for (int i = 0; i < kWakeups; ++i) {
    next += rhythm == Rhythm::Regular ? 10_ms : 5_ms + Duration{static_cast<std::int64_t>(random.below(10'000'000))};
    os::sleep_until(next);
    took = 0;
    put_at = now_ns();
    put();
    const std::int64_t give_up = now_ns() + 100'000'000;
    while (took == 0 && now_ns() < give_up) {
    }
    if (i > 0 && took != 0) micros.push_back(static_cast<double>(took) / 1000.0);
  }
  std::ranges::sort(micros);
  return micros.empty() ? 1e9 : micros[micros.size() / 2];
}

/// From a put to the moment at which a reader in another process, who waits, has the value; microseconds.
double wakeup(const Workbench& bench, Rhythm rhythm) {
  struct Board {
    std::atomic<std::int64_t> put_at{0};
    std::atomic<std::int64_t> took{0};
  };
  auto& board = bench.fresh<Board>();
  Database mine = bench.open();
  auto record = mine.record<Sixtyfour>(team::declare<Sixtyfour>("small"));
  const Other reader{Pace::Always, [&] {
                       static Database its = bench.open();
                       static auto its_record = its.record<Sixtyfour>(team::declare<Sixtyfour>("small"));
                       static std::uint64_t seen = its_record->bytes().latest();
                       static Sixtyfour value;
                       if (!its_record->wait(seen, 100_ms)) return;
                       seen = its_record->get(value).number;
                       board.took = now_ns() - board.put_at;
                     }};
  return median_wakeup(rhythm, board.put_at, board.took, [&] { (void)record->put(filled(1)); });
}

/// The same with nothing but a futex: what the machine itself takes to wake a process.
double futex_wakeup(const Workbench& bench) {
  struct Board {
    std::atomic<std::uint32_t> number{0};
    std::atomic<std::int64_t> put_at{0};
    std::atomic<std::int64_t> took{0};
  };
  auto& board = bench.fresh<Board>();
  const Other reader{Pace::Always, [&] {
                       static std::uint32_t seen = 0;
                       if (board.number == seen) syscall(SYS_futex, &board.number, FUTEX_WAIT, seen, nullptr);
                       if (board.number == seen) return;
                       seen = board.number;
                       board.took = now_ns() - board.put_at;
                     }};
  return median_wakeup(Rhythm::Regular, board.put_at, board.took, [&] {
    ++board.number;
    syscall(SYS_futex, &board.number, FUTEX_WAKE, 1);
  });
}

/// Reads values that another process puts as fast as it can; counts those whose words are not all the same.
std::uint64_t torn(const Workbench& bench, std::size_t size, std::uint64_t reads) {
  Database mine = bench.open();
  auto record = mine.declare(four_kilobytes());
  std::vector<std::uint64_t> words(size / 8);
  (void)record->put(std::as_bytes(std::span{words}));
  const Other writer{Pace::Always, [&bench, size] {
                       static Database its = bench.open();
                       static auto its_record = its.declare(four_kilobytes());
                       static std::vector<std::uint64_t> its_words(size / 8);
                       std::ranges::fill(its_words, its_words[0] + 1);
                       (void)its_record->put(std::as_bytes(std::span{its_words}));
                     }};
  std::uint64_t count = 0;
  for (std::uint64_t i = 0; i < reads; ++i) {
    const team::Reading reading = record->get(std::as_writable_bytes(std::span{words}));
    std::uint64_t different = reading.bytes != size || !reading;
    for (const std::uint64_t word : words) different |= word ^ words[0];
    count += different != 0;
  }
  return count;
}

/// Milliseconds until a process has found all records of a large database.
Result<double> attach(const Workbench& bench) {
  std::vector<Declaration> declarations;
  for (int i = 0; i < kRecords; ++i) declarations.push_back(team::declare<Sixtyfour>(fmt::format("record{}", i)));
  const auto made = Database::open(bench.settings(), declarations);
  if (!made) return tl::unexpected<Error>(made.error());
  const std::int64_t start = now_ns();
  const auto attached = Database::open(bench.settings(), declarations);
  const std::size_t count = attached ? attached->records().size() : 0;
  const double took = static_cast<double>(now_ns() - start) / 1e6;
  if (count < kRecords) return fail("bench", "records are missing");
  return took;
}

}  // namespace

Result<std::vector<Measurement>> measure_rtdb(const Settings& settings) {
  const Workbench bench;
  if (!bench.ready()) return fail("/dev/shm", "there is no shared memory to measure with");
  PutsAndGets small, large, seqlock_small, seqlock_large, saturated_small, saturated_large;
  std::vector<double> wakeups, sporadic, futexes, attaches;
  double torn_reads = 0;
  for (int i = 0; i < settings.repetitions; ++i) {
    settings.progress(fmt::format("rtdb, round {} of {}", i + 1, settings.repetitions));
    // interleaved, so that a slow moment of the machine hits all alike
    time_small(bench, Pace::Often, small);
    time_seqlock(bench, 64, seqlock_small);
    time_large(bench, Pace::Often, large);
    time_seqlock(bench, 4096, seqlock_large);
    time_small(bench, Pace::Always, saturated_small);
    time_large(bench, Pace::Always, saturated_large);
    wakeups.push_back(wakeup(bench, Rhythm::Regular));
    sporadic.push_back(wakeup(bench, Rhythm::Sporadic));
    futexes.push_back(futex_wakeup(bench));
    auto attached = attach(bench);
    if (!attached) return pass_on(std::move(attached));
    attaches.push_back(*attached);
    const std::uint64_t share = kChecked / static_cast<std::uint64_t>(settings.repetitions);
    torn_reads += static_cast<double>(torn(bench, 64, share * 4 / 5) + torn(bench, 4096, share / 5));
  }
  const std::string work = fmt::format("{} puts, gets; {} checked reads", kTimed, kChecked);
  const auto ns = [&](std::string_view name, const std::vector<double>& times, std::optional<double> bar = {}) {
    return figure("rtdb", name, times, "ns", Better::Lower, bar, work);
  };
  return std::vector<Measurement>{
      ns("put64_p50_ns", small.puts, 80),
      ns("get64_p50_ns", small.gets, 85),
      ns("put4k_p50_ns", large.puts, 130),
      ns("get4k_p50_ns", large.gets, 130),
      figure("rtdb", "wakeup_p50_us", wakeups, "us", Better::Lower, 10, work),
      figure("rtdb", "torn_reads", {torn_reads}, "", Better::Lower, 0, work),
      figure("rtdb", "attach_ms", attaches, "ms", Better::Lower, 1, work),
      ns("seqlock_put64_p50_ns", seqlock_small.puts),
      ns("seqlock_get64_p50_ns", seqlock_small.gets),
      ns("seqlock_put4k_p50_ns", seqlock_large.puts),
      ns("seqlock_get4k_p50_ns", seqlock_large.gets),
      figure("rtdb", "sporadic_wakeup_p50_us", sporadic, "us", Better::Lower, std::nullopt, work),
      figure("rtdb", "futex_wakeup_p50_us", futexes, "us", Better::Lower, std::nullopt, work),
      ns("saturated_put64_p50_ns", saturated_small.puts),
      ns("saturated_get64_p50_ns", saturated_small.gets),
      ns("saturated_put4k_p50_ns", saturated_large.puts),
      ns("saturated_get4k_p50_ns", saturated_large.gets),
  };
}

}  // namespace cancha::bench
