// A database whose file is cut short, or written over, while it is used: an error for who uses it, never a signal.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "messages/game.h"
#include "os/clock.h"
#include "team/rtdb/database.h"
#include "team/rtdb/folder_test.h"
#include "team/rtdb/journal.h"
#include "team/rtdb/overview.h"

namespace cancha::team {
namespace {

using rtdb_test::end_of;
using rtdb_test::in_child;

constexpr std::size_t kBytes = 64 * 1024;
constexpr Duration kPatience{60'000'000'000};
constexpr const char* kNotWhole =
    ": the database was cut short or written over while it was in use (end its programs, then ./cancha rtdb clean)";

Declaration large() {
  Declaration made = declare<MatchEvent>("large", Area::Shared);
  made.bytes = kBytes;
  return made;
}

class Cut : public rtdb_test::InAFolder {
 protected:
  [[nodiscard]] std::string path() const { return settings().place.path(); }
  void cut(std::size_t bytes) const { ASSERT_EQ(truncate(path().c_str(), static_cast<off_t>(bytes)), 0); }
};

/// Reads until the value is not there any more; 0 where it is said to be damaged and was never torn.
/// `begins` is called when it has found the record: what is cut before is another error.
template <class F>
int read_until_damaged(const Database& database, F begins) {
  const auto record = database.find("large");
  if (!record || !begins()) return 1;
  std::vector<std::byte> value(kBytes);
  const os::HostTime give_up = os::now() + kPatience;
  while (os::now() < give_up) {
    const Reading reading = record->get(value);
    if (reading.state == Reading::State::Damaged) return reading.number == 0 && !database.is_whole() ? 0 : 2;
    if (reading.state != Reading::State::Fresh || reading.bytes != kBytes) return 3;
    if (!std::ranges::all_of(value, [&](std::byte b) { return b == value[0] && b != std::byte{}; })) return 4;
  }
  return 5;
}

TEST_F(Cut, ReadersGetAnErrorWhereverTheFileEnds) {
  // nothing left; half a head; no ring; a ring that ends in the middle of a value
  for (const std::size_t left :
       {std::size_t{0}, sizeof(SegmentHead) / 2, sizeof(SegmentHead), sizeof(SegmentHead) + kBytes / 2}) {
    SCOPED_TRACE(left);
    auto writer = Database::open(settings());
    ASSERT_TRUE(writer) << writer.error().text();
    auto record = writer->declare(large());
    ASSERT_TRUE(record);
    std::vector<std::byte> value(kBytes, std::byte{7});
    ASSERT_TRUE(record->put(value));

    std::vector<pid_t> readers;
    int ready[2];
    ASSERT_EQ(pipe(ready), 0);
    for (const bool observes : {false, true}) {
      readers.push_back(in_child([&] {
        auto mine = observes ? Database::observe(settings().place) : Database::attach(settings().place);
        return mine ? read_until_damaged(*mine, [&] { return write(ready[1], "x", 1) == 1; }) : 9;
      }));
    }
    char word[2];
    for (char& one : word) ASSERT_EQ(read(ready[0], &one, 1), 1);
    for (int i = 0; i < 50; ++i) {
      std::ranges::fill(value, static_cast<std::byte>(1 + i));
      ASSERT_TRUE(record->put(value));
    }
    cut(left);

    for (const pid_t reader : readers) EXPECT_EQ(end_of(reader), 0);
    close(ready[0]);
    close(ready[1]);
    // the writer, too: what it put last went nowhere, and what it puts next is refused
    (void)record->put(value);
    const auto put = record->put(value);
    ASSERT_FALSE(put);
    EXPECT_EQ(put.error().text(), path() + kNotWhole);
    writer = tl::unexpected<Error>{Error{}};
    std::filesystem::remove(path());
  }
}

TEST_F(Cut, EverythingThatCanBeAskedAnswers) {
  Database database = open();
  auto record = database.record<Score>(declare<Score>("score"));
  ASSERT_TRUE(record && record->put({1, 2}));
  auto events = database.subscribe<Score>(declare<Score>("score"));
  auto journal = Journal::open(folder + "/journal.mcap", database);
  ASSERT_TRUE(journal);
  cut(4096);

  Score score;
  EXPECT_EQ(record->get(score).state, Reading::State::Damaged);
  EXPECT_EQ(record->get_number(1, score).state, Reading::State::Damaged);
  EXPECT_FALSE(record->wait(0, 5_ms));
  EXPECT_EQ(events->next(score, 5_ms).state, Reading::State::Nothing);
  EXPECT_EQ(database.find("score").error().text(), path() + kNotWhole);
  EXPECT_TRUE(database.records().empty());
  EXPECT_EQ(database.declare(declare<Score>("other")).error().text(), path() + kNotWhole);
  EXPECT_EQ(database.check_use().error().text(), path() + kNotWhole);
  EXPECT_EQ(show_value(database, record->bytes(), ByteRecord::kMine).error().text(), path() + kNotWhole);
  EXPECT_EQ(record_journal(*journal, {.length = Duration{1'000'000'000}}).error().text(), path() + kNotWhole);
  RateMeter rates{Duration{1'000'000'000}};
  EXPECT_TRUE(table_of(database, rates, Time{1}).records.empty());
  EXPECT_EQ(find_databases(folder)[0].trouble, "is no database of ours");
  EXPECT_TRUE(database.processes().empty());
}

TEST_F(Cut, OneThatIsWrittenOverIsNotTakenForAnEmptyOne) {
  Database database = open();
  auto record = database.record<Score>(declare<Score>("score"));
  ASSERT_TRUE(record && record->put({1, 2}));
  cut(0);
  cut(settings().size);  // whole again in size, and all zeros

  Score score;
  EXPECT_EQ(record->get(score).state, Reading::State::Damaged);
  EXPECT_FALSE(database.check_use());
}

TEST_F(Cut, ManyThreadsAreInTheMiddleOfIt) {
  Database database = open();
  auto record = database.declare(large());
  ASSERT_TRUE(record);
  std::vector<std::byte> value(kBytes, std::byte{7});
  ASSERT_TRUE(record->put(value));
  std::atomic<int> reading{0};
  std::atomic<int> bad{0};
  {
    std::vector<std::jthread> readers;
    for (int i = 0; i < 3; ++i) {
      readers.emplace_back([&] {
        if (read_until_damaged(database, [&] { return ++reading > 0; }) != 0) ++bad;
      });
    }
    while (reading < 3 && bad == 0) std::this_thread::yield();
    cut(sizeof(SegmentHead) + kBytes / 2);
  }
  EXPECT_EQ(bad, 0);
}

TEST_F(Cut, OtherMemoryEndsAProcessAsBefore) {
  const Database database = open();
  const pid_t child = in_child([&] {
    const int fd = ::open((folder + "/other").c_str(), O_CREAT | O_RDWR, 0600);
    if (ftruncate(fd, 4096) != 0) return 1;
    auto* memory = static_cast<volatile char*>(mmap(nullptr, 4096, PROT_READ, MAP_SHARED, fd, 0));
    if (ftruncate(fd, 0) != 0) return 2;
    return memory[0] == 0 ? 3 : 4;
  });
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  EXPECT_NE(end_of(child), 3) << "a sanitizer reports it in its own way";
#else
  EXPECT_EQ(end_of(child), 1000 + SIGBUS);
#endif
}

// Entries were checked once and read again later; members were not held against the number of rings.
TEST_F(Cut, WhatIsWrittenOverTheTablesLeadsNobodyOutOfTheMemory) {
  Database database = open(3);
  auto record = database.record<Score>(declare<Score>("score", Area::Shared));
  ASSERT_TRUE(record && record->put({1, 2}));
  auto raw = Segment::open(settings(3));
  ASSERT_TRUE(raw);
  const RecordEntry sound = raw->head().entries[0];
  const auto is_refused = [&](auto&& change) {
    raw->head().entries[0] = sound;
    change(raw->head().entries[0]);
    return !database.find("score").has_value() && database.records().empty();
  };
  EXPECT_TRUE(is_refused([](RecordEntry& e) { e.instances = 1; }));
  EXPECT_TRUE(is_refused([](RecordEntry& e) { e.area = 9; }));
  EXPECT_TRUE(is_refused([](RecordEntry& e) { e.rings_at = 64; }));
  EXPECT_TRUE(is_refused([](RecordEntry& e) { e.layout_at = 0; }));
  EXPECT_TRUE(is_refused([](RecordEntry& e) { e.period_ns = -1; }));
  EXPECT_TRUE(is_refused([](RecordEntry& e) { e.name[0] = '\n'; }));

  // who has it already goes on with what it found sound
  raw->head().entries[0].rings_at = std::uint64_t{1} << 50;
  raw->head().member = 4'000;
  Score score;
  for (int member = 0; member < record->bytes().instances(); ++member) (void)record->get(score, member);
  EXPECT_TRUE(record->put({3, 4}));
  EXPECT_EQ(database.member(), 3);
}

TEST_F(Cut, ALatestNumberThatIsNonsenseIsSaidToBeDamagedAndAJournalDoesNotCountUpToIt) {
  Database database = open();
  auto record = database.record<Score>(declare<Score>("score"));
  ASSERT_TRUE(record && record->put({1, 2}));
  auto journal = Journal::open(folder + "/journal.mcap", database);
  ASSERT_TRUE(journal);
  auto raw = Segment::open(settings());
  raw->ring((*raw->entry(0))->entry, 0).head().latest.store(std::uint64_t{1} << 62);

  Score score;
  EXPECT_EQ(record->get(score).state, Reading::State::Damaged);
  EXPECT_TRUE(journal->poll());
  EXPECT_GT(journal->statistics().lost, std::uint64_t{1} << 60);
  EXPECT_EQ(show_value(database, record->bytes(), ByteRecord::kMine).error().text(),
            "record 'score': is damaged in the database (end its programs, then ./cancha rtdb clean)");
}

}  // namespace
}  // namespace cancha::team
