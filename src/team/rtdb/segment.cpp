#include "team/rtdb/segment.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "team/rtdb/file_lock.h"
#include "team/rtdb/new_segment.h"
#include "team/rtdb/sleeping.h"
#include "team/rtdb/stamps.h"

namespace cancha::team {
namespace {

// bytes to lock, beyond the end of every segment
constexpr std::uint64_t kFirstProcessByte = std::uint64_t{1} << 40;
constexpr std::uint64_t kDeclaringByte = kFirstProcessByte - 1;
constexpr int kMostRetries = 1000;  ///< each means that another process removed or made the segment meanwhile
constexpr std::size_t kPage = 4096;

std::size_t index_of(Token token) {
  return (token & 0xffff) - 1;
}

/// Is the file behind this name still the one that was opened?
bool is_still(const std::string& path, int fd) {
  struct stat named {};
  struct stat opened {};
  return stat(path.c_str(), &named) == 0 && fstat(fd, &opened) == 0 && named.st_ino == opened.st_ino &&
         named.st_dev == opened.st_dev;
}

tl::unexpected<Error> cannot_open(const Place& place, int why) {
  const std::string path = place.path();
  if (why == ENOENT) {
    return fail(path, fmt::format("there is no database of member {} of team '{}'", place.member, place.team),
                "start the robot's program, or see ./cancha rtdb list");
  }
  struct stat status {};
  const bool known = stat(path.c_str(), &status) == 0;
  return fail(path, fmt::format("the database cannot be opened: {}", std::strerror(why)),
              why == EACCES && known
                  ? fmt::format("it belongs to user {} and group {}; CANCHA_RTDB_GROUP shares new ones", status.st_uid,
                                status.st_gid)
                  : "");
}

}  // namespace

std::string Place::path() const {
  return fmt::format("{}/cancha-{}-{}", folder, team, member);
}

Result<Segment> Segment::open(const Settings& settings) {
  if (auto good = check(settings.place, settings.members); !good) return pass_on(std::move(good));
  const std::string path = settings.place.path();
  if (settings.nameless) {
    auto file = make_nameless_segment(settings);
    if (!file) return pass_on(std::move(file));
    bool again = false;
    return attach(settings, std::move(*file), again);
  }
  for (int tries = 0; tries < kMostRetries; ++tries) {
    Descriptor file{::open(path.c_str(), (settings.observe ? O_RDONLY : O_RDWR) | O_CLOEXEC | O_NOFOLLOW)};
    if (!file.is_open() && errno == ENOENT && settings.create) {
      if (auto made = make_segment(settings); !made) return pass_on(std::move(made));
      continue;
    }
    if (!file.is_open()) return cannot_open(settings.place, errno);
    bool again = false;
    auto attached = attach(settings, std::move(file), again);
    if (!again) return attached;
  }
  return fail(path, "the database is removed as often as it is made", "which program does that?");
}

/// Maps an opened file, which it then owns. `again` where it was removed meanwhile, or was of nobody and useless.
Result<Segment> Segment::attach(const Settings& settings, Descriptor file, bool& again) {
  Segment made;
  made.file_ = std::move(file);
  const int fd = made.file_.get();
  made.path_ = settings.place.path();
  struct stat status {};
  if (fstat(fd, &status) != 0) return cannot_open(settings.place, errno);
  const auto size = static_cast<std::size_t>(status.st_size);
  const bool large_enough = size >= sizeof(SegmentHead);
  if (large_enough) {
    made.memory_ = Mapping{fd, size, !settings.observe};
    if (!made.memory_) return cannot_open(settings.place, errno);
  }
  auto sound = large_enough ? made.check_head(settings)
                            : fail(made.path_, "is no database of ours", "remove it if nobody needs it");
  if (!sound) {
    // what is left of another version, or of a robot of another team size, is replaced where nobody uses it
    if (settings.create && try_lock(fd, kFirstProcessByte, kMostProcesses)) {
      if (is_still(made.path_, fd)) (void)unlink(made.path_.c_str());
      again = true;
    }
    return pass_on(std::move(sound));
  }
  if (auto entered = settings.observe ? made.mark_process(0) : made.enter(); !entered) {
    return pass_on(std::move(entered));
  }
  if (settings.observe) return made;
  // from here on nobody takes the segment for abandoned; until here somebody may have
  again = !is_still(made.path_, fd);
  return made;
}

Result<void> Segment::check_head(const Settings& settings) {
  const SegmentHead& h = head();
  about_ = {h.member, h.members, h.robot, h.tick_scale};
  if (std::memcmp(h.magic, kSegmentMagic, sizeof h.magic) != 0) {
    return fail(path_, "is no database of ours", "remove it if nobody needs it");
  }
  if (h.version != kSegmentVersion) {
    return fail(path_, fmt::format("the database has format {}, this program format {}", h.version, kSegmentVersion),
                "all programs of a robot must be of one version");
  }
  if (h.size != memory_.size() || about_.members < 1 || about_.members > kMostMembers ||
      about_.member != settings.place.member || about_.member > about_.members ||
      !Stamps::is_sound(about_.tick_scale) || !memory_.is_whole()) {
    return fail(path_, "the database is damaged", "end its programs, then ./cancha rtdb clean");
  }
  if (settings.told_time && about_.tick_scale != Stamps::kTold) {
    return fail(path_, "the database keeps the host's time, this program tells it", "end its other programs");
  }
  if (settings.members != 0 && about_.members != settings.members) {
    return fail(path_,
                fmt::format("the database is of a team of {}, this program of {}", about_.members, settings.members),
                "all programs of a robot must agree");
  }
  return {};
}

/// Keeps in mind whether this process has a place in the table; its children have none.
Result<void> Segment::mark_process(char mine) {
  not_forked_ = static_cast<char*>(mmap(nullptr, kPage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  if (not_forked_ == MAP_FAILED || madvise(not_forked_, kPage, MADV_WIPEONFORK) != 0) {
    if (not_forked_ == MAP_FAILED) not_forked_ = nullptr;
    return fail(path_, "there is no memory for this process");
  }
  *not_forked_ = mine;
  memory_.mark_when_cut(not_forked_);
  return {};
}

/// Takes a place in the table of processes.
Result<void> Segment::enter() {
  if (auto marked = mark_process(1); !marked) return marked;
  admit_barriers();
  const auto pid = static_cast<std::uint64_t>(getpid());
  for (std::size_t i = 0; i < kMostProcesses; ++i) {
    // thousands that start at once begin to look in different places
    const std::size_t index = (pid + i) % kMostProcesses;
    if (!try_lock(file_.get(), kFirstProcessByte + index)) continue;
    index_ = index;
    ProcessEntry& entry = head().processes[index];
    const std::uint64_t generation = entry.generation.load(std::memory_order_relaxed) + 1;
    const std::string_view name = program_invocation_short_name;
    std::memset(entry.name, 0, sizeof entry.name);
    std::memcpy(entry.name, name.data(), std::min(name.size(), sizeof entry.name - 1));
    entry.pid.store(pid, std::memory_order_relaxed);
    entry.generation.store(generation, std::memory_order_release);
    me_ = (generation << 16 | (index + 1));
    return {};
  }
  return fail(path_, fmt::format("{} processes use the database already", kMostProcesses), "end some of them");
}

Segment::Segment(Segment&& other) noexcept {
  *this = std::move(other);
}

Segment& Segment::operator=(Segment&& other) noexcept {
  if (this == &other) return *this;
  leave();
  path_ = std::move(other.path_);
  file_ = std::move(other.file_);
  memory_ = std::move(other.memory_);
  about_ = other.about_;
  index_ = other.index_;
  me_ = std::exchange(other.me_, 0);
  not_forked_ = std::exchange(other.not_forked_, nullptr);
  return *this;
}

Segment::~Segment() {
  leave();
}

void Segment::leave() {
  // a child's copy must not sign its parent off
  if (memory_ && me_ != 0 && is_mine()) head().processes[index_].pid.store(0, std::memory_order_relaxed);
  if (memory_) memory_.mark_when_cut(nullptr);
  memory_ = {};
  if (not_forked_) munmap(not_forked_, kPage);
  (void)file_.close();
  not_forked_ = nullptr;
}

bool Segment::lives(Token token) const {
  if (token == me_) return me_ != 0;
  const std::size_t index = index_of(token);
  if (index >= kMostProcesses) return false;
  const std::uint64_t generation = head().processes[index].generation.load(std::memory_order_acquire);
  if ((generation << 16 | (index + 1)) != token || index == index_) return false;
  return is_locked(file_.get(), kFirstProcessByte + index);
}

std::string Segment::process_name(Token token) const {
  const std::size_t index = index_of(token);
  if (index >= kMostProcesses) return "nobody";
  const ProcessEntry& entry = head().processes[index];
  const bool same = ((entry.generation.load() << 16 | (index + 1))) == token;
  if (!same) return "a process that has ended";
  const std::string name{entry.name, strnlen(entry.name, sizeof entry.name)};
  const std::uint64_t pid = entry.pid.load();
  return pid != 0 ? fmt::format("{} ({})", name, pid) : fmt::format("{} (ended)", name);
}

std::vector<Token> Segment::processes() const {
  std::vector<Token> found;
  for (std::size_t i = 0; i < kMostProcesses; ++i) {
    const std::uint64_t generation = head().processes[i].generation.load(std::memory_order_acquire);
    const Token token = generation << 16 | (i + 1);
    if (generation != 0 && lives(token)) found.push_back(token);
  }
  return found;
}

bool Segment::is_in_place() const {
  return is_still(path_, file_.get());
}

bool Segment::is_whole() const {
  return memory_.is_whole() && std::memcmp(head().magic, kSegmentMagic, sizeof head().magic) == 0;
}

Error Segment::not_whole() const {
  return {path_, "the database was cut short or written over while it was in use",
          "end its programs, then ./cancha rtdb clean"};
}

bool Segment::remove_if_alone() {
  // my own byte is mine already, so that the whole range can be had exactly where there is nobody else
  if (!try_lock(file_.get(), kFirstProcessByte, kMostProcesses)) return false;
  const bool removed = is_still(path_, file_.get()) && unlink(path_.c_str()) == 0;
  // all but my own; a size of 0 would mean everything
  if (index_ > 0) unlock(file_.get(), kFirstProcessByte, index_);
  if (index_ + 1 < kMostProcesses) unlock(file_.get(), kFirstProcessByte + index_ + 1, kMostProcesses - index_ - 1);
  return removed;
}

bool Segment::remove_abandoned(const Place& place) {
  const std::string path = place.path();
  const Descriptor file{::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW)};
  return file.is_open() && try_lock(file.get(), kFirstProcessByte, kMostProcesses) && is_still(path, file.get()) &&
         unlink(path.c_str()) == 0;
}

Result<std::size_t> Segment::declare(const Declaration& declaration) {
  if (auto good = check(declaration); !good) return pass_on(std::move(good));
  // a record that is there never changes: only to add one takes a lock
  std::size_t number = find(declaration.name);
  if (number == kMostRecords) {
    if (me_ == 0) return fail(path_, "the database is only looked at", "attach to it");
    lock(file_.get(), kDeclaringByte);
    number = find(declaration.name);
    const bool missing = number == kMostRecords;
    Result<std::size_t> added = missing ? add(declaration) : number;
    unlock(file_.get(), kDeclaringByte);
    if (missing || !added) return added;
  }
  auto known = entry(number);
  if (!known) return pass_on(std::move(known));
  if (auto same = compare(**known, declaration); !same) return pass_on(std::move(same));
  return number;
}

}  // namespace cancha::team
