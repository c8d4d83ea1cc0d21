// What may go wrong around a database: kills, crowds, full memory, strangers' files.

#include <grp.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <set>

#include "base/random.h"
#include "messages/game.h"
#include "os/clock.h"
#include "team/rtdb/database.h"
#include "team/rtdb/folder_test.h"

namespace cancha::team {
namespace {

using rtdb_test::end_of;
using rtdb_test::in_child;

class Trouble : public rtdb_test::InAFolder {};

/// A declaration of so many bytes, of which the layout does not matter.
Declaration large(std::size_t bytes) {
  Declaration made = declare<MatchEvent>("large");
  made.bytes = bytes;
  return made;
}

int rounds(const char* variable, int otherwise) {
  const char* const said = std::getenv(variable);
  return said ? std::atoi(said) : otherwise;
}

/// Puts whole values for ever: each byte is the same.
int put_for_ever(const Database::Settings& settings, std::size_t bytes) {
  auto database = Database::open(settings);
  if (!database) return 1;
  auto record = database->declare(large(bytes));
  if (!record) return 2;
  // made before, so that nearly all of the time goes into putting
  std::array<std::vector<std::byte>, 16> values;
  for (std::size_t i = 0; i < values.size(); ++i) values[i].assign(bytes, static_cast<std::byte>(i));
  for (std::size_t i = 0;; ++i) {
    if (!record->put(values[i % values.size()])) return 3;
  }
}

TEST_F(Trouble, ProcessesKilledAtAnyMomentLeaveTheLastWholeValue) {
  constexpr std::size_t kBytes = 64 * 1024;  // so long that most kills come in the middle of a put
  Random random{1};
  Database database = open();
  auto record = database.declare(large(kBytes));
  ASSERT_TRUE(record);
  std::vector<std::byte> value(kBytes);
  ASSERT_TRUE(record->put(value));
  std::uint64_t before = 1;
  int in_a_put = 0;
  const int count = rounds("CANCHA_RTDB_KILLS", 60);
  for (int i = 0; i < count; ++i) {
    const pid_t child = in_child([&] { return put_for_ever(settings(), kBytes); });
    ASSERT_TRUE(record->wait(before, Duration{20'000'000'000})) << "the next process cannot put";
    os::sleep_until(os::now() + Duration{static_cast<std::int64_t>(random.below(2'000'000))});
    kill(child, SIGKILL);
    ASSERT_EQ(end_of(child), 1000 + SIGKILL);

    const Reading reading = record->get(value);
    ASSERT_TRUE(reading);
    ASSERT_EQ(reading.bytes, kBytes);
    ASSERT_TRUE(std::ranges::all_of(value, [&](std::byte b) { return b == value[0]; })) << "torn after kill " << i;
    ASSERT_GT(reading.number, before);
    before = reading.number;
    in_a_put += record->is_claimed() ? 1 : 0;
    // every other time the next child takes over, otherwise this process
    if (i % 2 == 0) {
      ASSERT_TRUE(record->put(value));
      ++before;
    }
  }
  EXPECT_GT(in_a_put, 0) << "no kill came in the middle of a put: this test shows nothing";
}

TEST_F(Trouble, AThousandProcessesThatStartAtOnceAllGetTheOneDatabase) {
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
  const int count = 100;
#else
  const int count = 1000;
#endif
  int gate[2];
  ASSERT_EQ(pipe(gate), 0);
  std::vector<pid_t> children;
  for (int i = 0; i < count; ++i) {
    children.push_back(in_child([&, i] {
      char go = 0;
      close(gate[1]);
      (void)!read(gate[0], &go, 1);  // ends when the parent closes the gate
      auto database = Database::open(settings());
      if (!database) return 1;
      auto common = database->record<Score>(declare<Score>("common"));
      if (!common || !common->put({i, 0})) return 2;
      auto own = database->record<Score>(declare<Score>("record" + std::to_string(i % 50)));
      if (!own || !own->put({i, 0})) return 3;
      return 0;
    }));
  }
  close(gate[0]);
  close(gate[1]);
  std::set<int> ends;
  for (const pid_t child : children) ends.insert(end_of(child));
  EXPECT_EQ(ends, std::set<int>{0});
  auto database = Database::attach(settings().place);
  ASSERT_TRUE(database);
  EXPECT_EQ(database->records().size(), 51u);
  EXPECT_EQ(database->find("common")->latest(), static_cast<std::uint64_t>(count));
}

TEST_F(Trouble, DatabasesOfEndedProcessesAreFoundAndRemoved) {
  const Database running = open(1);
  EXPECT_EQ(end_of(in_child([&] { return Database::open(settings(2)) ? 0 : 1; })), 0);
  const pid_t killed = in_child([&] { return put_for_ever(settings(3), 4096); });
  while (!Database::attach(settings(3).place)) {
  }
  kill(killed, SIGKILL);
  EXPECT_EQ(end_of(killed), 1000 + SIGKILL);
  std::ofstream{folder + "/cancha-test-4"} << "not ours";

  const auto found = find_databases(folder);
  ASSERT_EQ(found.size(), 4u);
  EXPECT_EQ(found[0].processes, 1u);
  EXPECT_EQ(found[1].processes, 0u);
  EXPECT_EQ(found[2].processes, 0u);
  EXPECT_EQ(found[3].trouble, "is no database of ours");
  EXPECT_EQ(remove_stale(folder).size(), 3u);
  EXPECT_EQ(find_databases(folder).size(), 1u);
}

TEST_F(Trouble, AnotherVersionIsRefusedWhileItRunsAndReplacedAfterwards) {
  {
    auto running = Segment::open(settings());
    ASSERT_TRUE(running);
    running->head().version = 9;
    EXPECT_EQ(
        Database::open(settings()).error().text(),
        settings().place.path() +
            ": the database has format 9, this program format 4 (all programs of a robot must be of one version)");
  }
  EXPECT_TRUE(Database::open(settings()));
}

TEST_F(Trouble, AFileThatIsNoDatabaseIsReplacedOrRefused) {
  std::ofstream{settings().place.path()} << "a letter to a friend";
  EXPECT_EQ(Database::attach(settings().place).error().what, "is no database of ours");
  EXPECT_TRUE(Database::open(settings()));
}

TEST_F(Trouble, ADamagedDatabaseIsNotFollowedOutOfItsMemory) {
  Database database = open();
  ASSERT_TRUE(database.declare(declare<Score>("score")));
  auto segment = Segment::open(settings());
  ASSERT_TRUE(segment);
  segment->head().entries[0].rings_at = std::uint64_t{1} << 60;
  EXPECT_NE(database.find("score").error().text().find("record 0 of the database is damaged"), std::string::npos);
  segment->head().records.store(1u << 20);
  EXPECT_TRUE(database.records().empty() || database.records().size() <= kMostRecords);
}

TEST_F(Trouble, FullSharedMemoryIsToldInASentence) {
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "a sanitizer leaves no room to map so much";
#endif
  // more than any machine has
  auto wide = settings();
  wide.size = std::size_t{1} << 43;
  wide.members = kMostMembers;
  auto database = Database::open(wide);
  ASSERT_TRUE(database) << database.error().text();
  Declaration huge = large(kMostBytes);
  huge.area = Area::Shared;
  huge.history = kMostHistory;
  const std::string said = database->declare(huge).error().text();
  EXPECT_NE(said.find("there is no memory for record 'large': "), std::string::npos) << said;
  EXPECT_NE(said.find("(shared memory is full: see ./cancha rtdb list, ./cancha rtdb clean)"), std::string::npos);
  EXPECT_TRUE(database->declare(declare<Score>("score"))) << "others still fit";
}

TEST_F(Trouble, ADatabaseThatIsTooSmallForARecordSaysSo) {
  auto small = settings();
  small.size = 2u << 20;
  auto database = Database::open(small);
  ASSERT_TRUE(database);
  EXPECT_NE(database->declare(large(1u << 20)).error().text().find("does not fit into the 2097152 bytes"),
            std::string::npos);
  small.place.member = 2;
  small.size = 1000;
  EXPECT_NE(Database::open(small).error().text().find("a database of 1000 bytes is too small"), std::string::npos);
}

TEST_F(Trouble, AFileSizeLimitIsToldInASentence) {
  const pid_t child = in_child([&] {
    signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{100'000, 100'000};
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return 1;
    auto database = Database::open(settings());
    return !database && database.error().text().find(
                            "the database cannot be made: File too large (shared memory is "
                            "full") != std::string::npos
               ? 0
               : 2;
  });
  EXPECT_EQ(end_of(child), 0);
}

TEST_F(Trouble, ADatabaseOfAnotherUserIsNamed) {
  if (geteuid() != 0) GTEST_SKIP() << "needs root, to become another user";
  { const Database mine = open(); }
  ASSERT_EQ(chmod(settings().place.path().c_str(), 0600), 0);
  ASSERT_EQ(chmod(folder.c_str(), 0755), 0);
  const pid_t child = in_child([&] {
    if (setuid(65534) != 0) return 1;
    auto refused = Database::open(settings());
    auto unwritable = Database::open(settings(2));
    const bool told =
        !refused && refused.error().text() == settings().place.path() +
                                                  ": the database cannot be opened: Permission denied (it "
                                                  "belongs to user 0 and group 0; CANCHA_RTDB_GROUP shares new ones)";
    return told && !unwritable && unwritable.error().what == "the database cannot be made: Permission denied" ? 0 : 2;
  });
  EXPECT_EQ(end_of(child), 0);
}

TEST_F(Trouble, ProgramsOfTwoUsersShareARobotByGroup) {
  if (geteuid() != 0) GTEST_SKIP() << "needs root, to become another user";
  constexpr gid_t kGroup = 2;  // "bin" on every Debian
  ASSERT_NE(getgrgid(kGroup), nullptr);
  ASSERT_EQ(chmod(folder.c_str(), 01777), 0);
  setenv("CANCHA_RTDB_GROUP", getgrgid(kGroup)->gr_name, 1);
  const mode_t before = umask(077);
  Database mine = open();
  umask(before);
  unsetenv("CANCHA_RTDB_GROUP");
  auto record = mine.record<Score>(declare<Score>("score"));
  const auto as_other = [&](gid_t group) {
    return end_of(in_child([&] {
      if (setgroups(0, nullptr) != 0 || setgid(group) != 0 || setuid(65534) != 0) return 1;
      auto theirs = Database::open(settings());
      if (!theirs) return 2;
      return theirs->record<Score>(declare<Score>("score"))->put({3, 4}) ? 0 : 3;
    }));
  };

  EXPECT_EQ(as_other(kGroup), 0);
  EXPECT_EQ(as_other(65534), 2) << "who is not in the group";

  Score score;
  EXPECT_TRUE(record->get(score));
  EXPECT_EQ(score, (Score{3, 4}));
}

TEST_F(Trouble, AFolderWithAGroupSharesItsDatabases) {
  ASSERT_EQ(chmod(folder.c_str(), 02770), 0);
  const mode_t before = umask(077);
  const Database mine = open();
  umask(before);
  struct stat status {};
  ASSERT_EQ(stat(mine.path().c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0660u);
}

TEST_F(Trouble, AGroupThatIsNotThereIsTold) {
  setenv("CANCHA_RTDB_GROUP", "nobody-has-this", 1);
  const auto refused = Database::open(settings());
  unsetenv("CANCHA_RTDB_GROUP");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().text(),
            "CANCHA_RTDB_GROUP: the database cannot be given to this group: No such file or directory (name a group "
            "that this user is in)");
}

TEST_F(Trouble, AProcessThatStopsInAPutIsNamed) {
  Database database = open();
  auto record = database.record<Score>(declare<Score>("score"));
  {
    auto other = Segment::open(settings());
    other->ring((*other->entry(0))->entry, 0).head().claim.store(other->me());
    const std::string said = record->put({}).error().text();
    EXPECT_NE(said.find("which has stopped in the middle of it (is it team_test ("), std::string::npos) << said;
  }
  EXPECT_TRUE(record->put({})) << "its end frees the record";
}

}  // namespace
}  // namespace cancha::team
