// A database that somebody has damaged: before anybody attaches, and under those who use it. Whoever lists, reads, puts
// or declares gets an answer, never a signal.
//
// The bytes are damages to a sound database, one after the other: place (2 bytes), length (1), content (as long). A
// place counts through the bytes that matter: head, entries, processes, layouts and rings. Lengths from 0xf0 cut the
// file short there instead; the first of these, 0xff, is where users come, everything after it happens to them.

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include <filesystem>
#include <utility>

#include "base/expects.h"
#include "messages/game.h"
#include "messages/teamware.h"
#include "team/rtdb/journal.h"
#include "team/rtdb/overview.h"

namespace {

using namespace cancha;
using namespace cancha::team;

constexpr std::size_t kSize = 1u << 20;

Declaration with_history(Declaration d) {
  d.history = 3;
  return d;
}

/// A sound database as bytes, and where the bytes lie that matter.
class Pattern {
 public:
  Pattern() {
    CANCHA_EXPECTS(mkdtemp(folder_.data()) != nullptr);
    auto database = Database::open(settings());
    CANCHA_EXPECTS(database.has_value());
    auto score = database->record<Score>(with_history(declare<Score>("score")));
    auto event = database->record<MatchEvent>(declare<MatchEvent>("event", Area::Shared));
    for (int i = 1; i < 4; ++i) CANCHA_EXPECTS(score && score->put({i, 2 * i}).has_value());
    CANCHA_EXPECTS(event && event->put({}).has_value() && event->replicate(2, {}, {}).has_value());
    const auto segment = Segment::open({.place = settings().place, .members = 0, .create = false, .observe = true});
    CANCHA_EXPECTS(segment.has_value());
    const SegmentHead& head = segment->head();
    image_.assign(reinterpret_cast<const char*>(&head), kSize);
    const auto place = [&](const void* part) {
      return static_cast<std::size_t>(static_cast<const char*>(part) - reinterpret_cast<const char*>(&head));
    };
    const std::size_t arena = (sizeof(SegmentHead) + 63) / 64 * 64;
    parts_ = {{0, place(&head.name_hashes[3])},
              {place(&head.entries[0]), 3 * sizeof(RecordEntry)},
              {place(&head.processes[0]), 2 * sizeof(ProcessEntry)},
              {arena, head.arena_used.load() - arena}};
    path_ = segment->path();
  }
  ~Pattern() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  [[nodiscard]] Database::Settings settings() const {
    return {.place = {.folder = folder_, .team = "fuzz", .member = 1}, .members = 2, .size = kSize};
  }
  [[nodiscard]] const std::string& path() const { return path_; }

  /// Writes the whole of it again; most of it are zeros.
  void renew(int fd) const {
    CANCHA_EXPECTS(ftruncate(fd, 0) == 0 && ftruncate(fd, kSize) == 0);
    for (const auto& [at, size] : parts_) {
      CANCHA_EXPECTS(pwrite(fd, image_.data() + at, size, static_cast<off_t>(at)) == static_cast<ssize_t>(size));
    }
  }
  [[nodiscard]] std::size_t place(std::size_t count) const {
    std::size_t all = 0;
    for (const auto& part : parts_) all += part.second;
    count %= all;
    for (const auto& [at, size] : parts_) {
      if (count < size) return at + count;
      count -= size;
    }
    return 0;
  }

 private:
  std::string folder_ = "/dev/shm/cancha-segment-fuzz.XXXXXX";
  std::string path_;
  std::string image_;
  std::vector<std::pair<std::size_t, std::size_t>> parts_;
};

/// Does one damage; false where there is none left, or where users are to come.
bool damage(const Pattern& pattern, int fd, std::span<const std::uint8_t>& rest) {
  if (rest.size() < 3) return false;
  const std::size_t place = pattern.place(static_cast<std::size_t>(rest[0]) << 8 | rest[1]);
  const std::size_t length = rest[2];
  rest = rest.subspan(3);
  if (length == 0xff) return false;
  if (length >= 0xf0) return ftruncate(fd, static_cast<off_t>(place)) == 0;
  const std::size_t there = std::min(length, rest.size());
  (void)!pwrite(fd, rest.data(), there, static_cast<off_t>(place));
  rest = rest.subspan(there);
  return true;
}

/// All that a user may do with a database.
void use(Database& database, std::vector<ByteRecord>& known) {
  RateMeter rates{Duration{1'000'000'000}};
  (void)table_of(database, rates, Time{1});
  for (const ByteRecord& record : database.records()) known.push_back(record);
  while (known.size() > 8) known.pop_back();
  for (ByteRecord& record : known) {
    for (int member = 0; member < record.instances(); ++member) {
      (void)show_value(database, record, member);
      (void)show_value(database, record, member, 2);
    }
    const Score value{1, 2};
    std::array<std::byte, kFlatSize<Score>> bytes{};
    team::detail::write_flat(bytes.data(), value);
    // one that is held by nobody who lives is taken over; by this process itself it would be waited for
    if (!record.is_claimed()) (void)record.put(bytes);
    if (!record.is_claimed(2)) (void)record.replicate(2, bytes, {});
    (void)record.wait(record.latest() + 1, {});
    (void)record.lost();
  }
  (void)database.find("score");
  (void)database.processes();
  (void)database.check_use();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Pattern pattern;
  std::span<const std::uint8_t> rest{data, size};
  const int fd = open(pattern.path().c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0660);
  CANCHA_EXPECTS(fd >= 0);
  pattern.renew(fd);
  while (damage(pattern, fd, rest)) {
  }
  (void)find_databases(pattern.settings().place.folder);
  auto watcher = Database::observe(pattern.settings().place);
  auto user = Database::attach(pattern.settings().place);
  std::vector<ByteRecord> watched;
  std::vector<ByteRecord> used;
  if (watcher) use(*watcher, watched);
  if (user) use(*user, used);
  while (damage(pattern, fd, rest)) {
  }
  if (user) (void)user->record<Score>(declare<Score>("later"));
  if (watcher) use(*watcher, watched);
  if (user) use(*user, used);
  close(fd);
  return 0;
}
