#include "team/rtdb/new_segment.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <grp.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "base/descriptor.h"
#include "base/hash.h"
#include "os/clock.h"
#include "team/rtdb/stamps.h"

namespace cancha::team {
namespace {

/// A file without a name, or with one of its own where the folder has no such files.
Descriptor open_nameless(const std::string& folder, std::string& name) {
  Descriptor file{open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0660)};
  if (file.is_open() || (errno != EOPNOTSUPP && errno != EISDIR)) return file;
  name = fmt::format("{}/.cancha-new-{}-{}", folder, getpid(), os::now().ns);
  return Descriptor{open(name.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0660)};
}

tl::unexpected<Error> cannot_make(const Segment::Settings& settings, int why) {
  const bool full = why == ENOSPC || why == EFBIG || why == ENOMEM || why == EDQUOT;
  return fail(settings.place.path(), fmt::format("the database cannot be made: {}", std::strerror(why)),
              full ? "shared memory is full: see ./cancha rtdb list, ./cancha rtdb clean" : "");
}

void fill(SegmentHead& head, const Segment::Settings& settings) {
  std::memcpy(head.magic, kSegmentMagic, sizeof head.magic);
  head.version = kSegmentVersion;
  head.member = settings.place.member;
  head.members = settings.members;
  head.size = settings.size;
  head.tick_scale = settings.told_time ? Stamps::kTold : Stamps::measure();
  std::memcpy(head.team, settings.place.team.data(), settings.place.team.size());
  // no two robots are made by one process number at one nanosecond of the day
  const std::int64_t day = os::time_of_day().ns;
  char host[256] = {};
  (void)gethostname(host, sizeof host - 1);
  head.robot = Hash{}
                   .add_bytes(host, sizeof host)
                   .add(static_cast<std::uint64_t>(day))
                   .add(static_cast<std::uint64_t>(getpid()))
                   .value() |
               1;
  head.arena_used.store((sizeof(SegmentHead) + 63) / 64 * 64);
}

/// Lets programs of other users in a group use the file: in a folder that gives its group to files (chmod g+s), and
/// where CANCHA_RTDB_GROUP names a group. Gives an errno, 0 where all is well.
int share_with_group(const std::string& folder, int fd) {
  struct stat status {};
  const bool by_folder = stat(folder.c_str(), &status) == 0 && (status.st_mode & S_ISGID) != 0;
  const char* const name = std::getenv("CANCHA_RTDB_GROUP");
  if (name != nullptr && *name != '\0') {
    const struct group* const found = getgrnam(name);
    if (found == nullptr) return ENOENT;
    if (fchown(fd, static_cast<uid_t>(-1), found->gr_gid) != 0) return errno;
  } else if (!by_folder) {
    return 0;
  }
  // whatever the umask says
  return fchmod(fd, 0660) == 0 ? 0 : errno;
}

/// Fills a new file; gives an errno, 0 where all is well.
int fill_file(const Segment::Settings& settings, int fd) {
  if (ftruncate(fd, static_cast<off_t>(settings.size)) != 0) return errno;
  // memory that is missing must be told now, not by a signal when it is touched
  if (const int trouble = posix_fallocate(fd, 0, sizeof(SegmentHead)); trouble != 0) return trouble;
  void* memory = mmap(nullptr, sizeof(SegmentHead), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (memory == MAP_FAILED) return errno;
  fill(*static_cast<SegmentHead*>(memory), settings);
  munmap(memory, sizeof(SegmentHead));
  return 0;
}

/// Fills a new file and gives it its name; gives an errno, 0 where all is well.
int make(const Segment::Settings& settings, int fd, const std::string& own_name) {
  if (const int trouble = fill_file(settings, fd); trouble != 0) return trouble;
  const std::string source = own_name.empty() ? fmt::format("/proc/self/fd/{}", fd) : own_name;
  const int linked = linkat(AT_FDCWD, source.c_str(), AT_FDCWD, settings.place.path().c_str(), AT_SYMLINK_FOLLOW);
  return linked == 0 || errno == EEXIST ? 0 : errno;
}

}  // namespace

namespace {

Result<void> check_new(const Segment::Settings& settings) {
  if (settings.members < 1) return fail("members", "a new database must know the size of its team");
  if (settings.size < sizeof(SegmentHead) + 65536) {
    return fail(settings.place.path(), fmt::format("a database of {} bytes is too small", settings.size),
                "at least 1 MiB");
  }
  return {};
}

}  // namespace

Result<void> check(const Place& place, int members) {
  const auto plain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  if (place.team.empty() || place.team.size() > 31 || !std::ranges::all_of(place.team, plain)) {
    return fail("team", fmt::format("'{}' is no name for a team", place.team), "1 to 31 letters, digits, _ and -");
  }
  if (members < 0 || members > kMostMembers) {
    return fail("members", fmt::format("a team of {} is not possible", members), fmt::format("1 to {}", kMostMembers));
  }
  const int last = members == 0 ? kMostMembers : members;
  if (place.member < 0 || place.member > last) {
    return fail("member", fmt::format("there is no member {}", place.member),
                fmt::format("robots are 1 to {}, the base station is 0", last));
  }
  return {};
}

Result<void> make_segment(const Segment::Settings& settings) {
  if (auto good = check_new(settings); !good) return good;
  std::string own_name;
  const Descriptor file = open_nameless(settings.place.folder, own_name);
  if (!file.is_open()) return cannot_make(settings, errno);
  if (const int alone = share_with_group(settings.place.folder, file.get()); alone != 0) {
    if (!own_name.empty()) unlink(own_name.c_str());
    return fail("CANCHA_RTDB_GROUP",
                fmt::format("the database cannot be given to this group: {}", std::strerror(alone)),
                "name a group that this user is in");
  }
  const int trouble = make(settings, file.get(), own_name);
  if (!own_name.empty()) unlink(own_name.c_str());
  if (trouble != 0) return cannot_make(settings, trouble);
  return {};
}

Result<Descriptor> make_nameless_segment(const Segment::Settings& settings) {
  if (auto good = check_new(settings); !good) return pass_on(std::move(good));
  Descriptor file{memfd_create("cancha-rtdb", MFD_CLOEXEC)};
  if (!file.is_open()) return cannot_make(settings, errno);
  if (const int trouble = fill_file(settings, file.get()); trouble != 0) return cannot_make(settings, trouble);
  return file;
}

}  // namespace cancha::team
