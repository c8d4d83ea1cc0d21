#include "team/rtdb/ring.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <thread>
#include <vector>

#include "base/random.h"
#include "os/clock.h"
#include "team/rtdb/sleeping.h"

namespace cancha::team {
namespace {

/// Everybody in it lives but those that were named.
class Some final : public Living {
 public:
  explicit Some(std::vector<Token> dead = {}) : dead_{std::move(dead)} {}
  [[nodiscard]] bool lives(Token token) const override { return std::ranges::find(dead_, token) == dead_.end(); }

 private:
  std::vector<Token> dead_;
};

/// A ring in memory of its own.
class OwnRing {
 public:
  OwnRing(std::size_t slots, std::size_t capacity)
      : memory_{static_cast<char*>(std::aligned_alloc(64, Ring::bytes_for(slots, capacity)))},
        ring{memory_.get(), slots, capacity} {
    admit_barriers();
    std::memset(memory_.get(), 0, Ring::bytes_for(slots, capacity));
  }

 private:
  struct Free {
    void operator()(char* memory) const { std::free(memory); }
  };
  std::unique_ptr<char, Free> memory_;

 public:
  Ring ring;
};

std::span<const std::byte> bytes_of(const std::vector<std::uint64_t>& words) {
  return std::as_bytes(std::span{words});
}

TEST(Ring, GivesTheLastValueWithItsStampAndOrigin) {
  OwnRing own{4, 24};
  std::vector<std::uint64_t> words(3);
  ValueHead head;
  EXPECT_EQ(own.ring.get(std::as_writable_bytes(std::span{words}), head), Read::Nothing);
  for (std::uint64_t i = 1; i <= 9; ++i) {
    ASSERT_EQ(own.ring.put(bytes_of({i, i, i}), i, 5, Some{}), Put::Done);
  }

  ASSERT_EQ(own.ring.get(std::as_writable_bytes(std::span{words}), head), Read::Whole);
  EXPECT_EQ(words, (std::vector<std::uint64_t>{9, 9, 9}));
  EXPECT_EQ(head.number, 9u);
  EXPECT_EQ(head.stamp, 9u);
  EXPECT_EQ(head.origin, 5u);
  EXPECT_EQ(head.size, 24u);
}

TEST(Ring, GivesOlderValuesUntilTheirSlotIsNeeded) {
  OwnRing own{4, 8};
  std::vector<std::uint64_t> word(1);
  ValueHead head;
  for (std::uint64_t i = 1; i <= 9; ++i) ASSERT_EQ(own.ring.put(bytes_of({i}), {}, 5, Some{}), Put::Done);

  for (std::uint64_t i = 6; i <= 9; ++i) {
    ASSERT_EQ(own.ring.get_number(i, std::as_writable_bytes(std::span{word}), head), Read::Whole);
    EXPECT_EQ(word[0], i);
  }
  EXPECT_EQ(own.ring.get_number(5, std::as_writable_bytes(std::span{word}), head), Read::Overwritten);
}

TEST(Ring, ValuesOfAnySizeReadBack) {
  Random random{3};
  OwnRing own{4, 100};
  for (int i = 0; i < 1000; ++i) {
    std::vector<std::byte> value(random.below(101));
    for (std::byte& b : value) b = static_cast<std::byte>(random.bits());
    std::vector<std::byte> back(100, std::byte{77});
    ValueHead head;
    ASSERT_EQ(own.ring.put(value, {}, 1, Some{}), Put::Done);
    ASSERT_EQ(own.ring.get(back, head), Read::Whole);
    back.resize(head.size);
    ASSERT_EQ(back, value);
  }
}

TEST(Ring, ARoomThatIsTooSmallIsNotOverrun) {
  OwnRing own{4, 64};
  ASSERT_EQ(own.ring.put(std::vector<std::byte>(64, std::byte{1}), {}, 1, Some{}), Put::Done);
  std::vector<std::byte> room(64, std::byte{9});
  ValueHead head;
  EXPECT_EQ(own.ring.get(std::span{room}.first(10), head), Read::TooLarge);
  EXPECT_EQ(head.size, 64u);
  EXPECT_EQ(room[9], std::byte{1});
  EXPECT_EQ(room[10], std::byte{9});
}

TEST(Ring, AWriterThatDiedInAPutLeavesTheLastWholeValue) {
  constexpr Token kDead = 7;
  OwnRing own{4, 8};
  std::vector<std::uint64_t> word(1);
  ValueHead head;
  ASSERT_EQ(own.ring.put(bytes_of({41}), {}, kDead, Some{}), Put::Done);
  // as a process leaves it that is killed after writing half of a value
  own.ring.head().claim.store(kDead);
  auto* slot = reinterpret_cast<SlotHead*>(reinterpret_cast<char*>(&own.ring.head()) + 64 + 2 * 64);
  slot->number.store(0);
  slot->size.store(~std::uint64_t{0});

  ASSERT_EQ(own.ring.get(std::as_writable_bytes(std::span{word}), head), Read::Whole);
  EXPECT_EQ(word[0], 41u);
  ASSERT_EQ(own.ring.put(bytes_of({42}), {}, 8, Some{{kDead}}), Put::Done);
  ASSERT_EQ(own.ring.get(std::as_writable_bytes(std::span{word}), head), Read::Whole);
  EXPECT_EQ(word[0], 42u);
  EXPECT_EQ(head.number, 2u);
}

TEST(Ring, AWriterThatStoppedInAPutIsNotWaitedForForEver) {
  OwnRing own{4, 8};
  own.ring.head().claim.store(7);
  EXPECT_EQ(own.ring.put(bytes_of({1}), {}, 8, Some{}), Put::Stuck);
  own.ring.head().claim.store(0);
  EXPECT_EQ(own.ring.put(bytes_of({1}), {}, 8, Some{}), Put::Done);
}

TEST(Ring, AWaiterIsWokenByEachPut) {
  // a waiter that was not woken would sleep fifty milliseconds each time
  constexpr std::uint64_t kRounds = 40;
  OwnRing there{8, 8};
  OwnRing back{8, 8};
  const os::HostTime start = os::now();
  std::thread answers{[&] {
    for (std::uint64_t i = 0; i < kRounds; ++i) {
      ASSERT_EQ(there.ring.wait(i, Duration{10'000'000'000}), i + 1);
      ASSERT_EQ(back.ring.put(bytes_of({i}), {}, 2, Some{}), Put::Done);
    }
  }};
  for (std::uint64_t i = 0; i < kRounds; ++i) {
    ASSERT_EQ(there.ring.put(bytes_of({i}), {}, 1, Some{}), Put::Done);
    ASSERT_EQ(back.ring.wait(i, Duration{10'000'000'000}), i + 1);
  }
  answers.join();
  EXPECT_LT((os::now() - start).seconds(), 0.05 * kRounds / 2);
}

/// What this thread has cost so far.
double processor_seconds() {
  rusage used{};
  getrusage(RUSAGE_THREAD, &used);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

TEST(Ring, WaitingForRegularValuesCostsLittle) {
  constexpr std::uint64_t kValues = 30;
  OwnRing own{8, 8};
  const Stamps stamps{Stamps::measure()};
  std::thread writer{[&] {
    os::HostTime next = os::now();
    for (std::uint64_t i = 0; i < kValues; ++i) {
      os::sleep_until(next += 10_ms);
      ASSERT_EQ(own.ring.put(bytes_of({i}), stamps.now(), 1, Some{}), Put::Done);
    }
  }};
  const double before = processor_seconds();
  for (std::uint64_t seen = 0; seen < kValues;) seen = own.ring.wait(seen, Duration{10'000'000'000}, stamps);
  EXPECT_EQ(own.ring.wait(kValues, 50_ms, stamps), kValues) << "one that does not come is given up";
  const double spent = processor_seconds() - before;
  writer.join();
  EXPECT_LT(spent, 0.3 * 0.01 * kValues) << "of the time that it waited";
}

TEST(Ring, AWaiterGivesUpInTime) {
  OwnRing own{4, 8};
  const os::HostTime start = os::now();
  EXPECT_EQ(own.ring.wait(0, 20_ms), 0u);
  EXPECT_GE(os::now() - start, 20_ms);
}

/// Reads of each reader: few by default, as many as CANCHA_RTDB_READS says for a long run.
std::uint64_t wanted_reads() {
  const char* const said = std::getenv("CANCHA_RTDB_READS");
#if defined(__SANITIZE_THREAD__)
  constexpr std::uint64_t kFew = 20'000;  // each word of a copy is looked at
#else
  constexpr std::uint64_t kFew = 100'000;
#endif
  return said ? std::strtoull(said, nullptr, 10) : kFew;
}

/// Two writers as fast as they can, two readers; each value is one word many times over.
void stress(std::size_t words) {
  OwnRing own{8, words * 8};
  std::atomic<bool> stop{false};
  std::atomic<std::uint64_t> torn{0};
  std::atomic<std::uint64_t> backwards{0};
  const auto writes = [&](Token me) {
    std::vector<std::uint64_t> value(words);
    for (std::uint64_t i = 0; !stop.load(std::memory_order_relaxed); ++i) {
      std::ranges::fill(value, me << 56 | i);
      ASSERT_EQ(own.ring.put(bytes_of(value), {}, me, Some{}), Put::Done);
    }
  };
  const auto reads = [&] {
    std::vector<std::uint64_t> value(words);
    std::uint64_t last = 0;
    for (std::uint64_t i = 0; i < wanted_reads(); ++i) {
      ValueHead head;
      if (own.ring.get(std::as_writable_bytes(std::span{value}), head) != Read::Whole) continue;
      torn +=
          std::ranges::any_of(value, [&](std::uint64_t w) { return w != value[0]; }) || value[0] >> 56 != head.origin;
      backwards += head.number < last;
      last = head.number;
    }
  };
  std::vector<std::thread> writers;
  for (const Token me : {1, 2}) writers.emplace_back(writes, me);
  // on a busy machine readers would be through before a writer has begun
  while (own.ring.latest() <= 100) std::this_thread::yield();
  std::thread other{reads};
  reads();
  other.join();
  stop = true;
  for (std::thread& writer : writers) writer.join();
  EXPECT_EQ(torn, 0u);
  EXPECT_EQ(backwards, 0u);
}

TEST(Ring, NoReaderSeesATornValueOf64Bytes) {
  stress(8);
}

TEST(Ring, NoReaderSeesATornValueOf4Kilobytes) {
  stress(512);
}

}  // namespace
}  // namespace cancha::team
