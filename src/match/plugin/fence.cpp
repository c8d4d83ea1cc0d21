#include "match/plugin/fence.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/descriptor.h"

namespace cancha::match {
namespace {

// Landlock by its numbers: the C library has no functions for it, and Debian 12's kernel headers know an older version
// than the kernels that people run. Numbers and meanings: Documentation/userspace-api/landlock.rst of Linux.
constexpr long kCreateRuleset = 444;
constexpr long kAddRule = 445;
constexpr long kRestrictSelf = 446;
constexpr unsigned kAskVersion = 1;
constexpr int kPathBeneath = 1;

constexpr std::uint64_t kExecute = 1 << 0;
constexpr std::uint64_t kWriteFile = 1 << 1;
constexpr std::uint64_t kReadFile = 1 << 2;
constexpr std::uint64_t kReadFolder = 1 << 3;
constexpr std::uint64_t kVersion1 = (1 << 13) - 1;  // all that the first version knows
constexpr std::uint64_t kRefer = 1 << 13;           // version 2: link and rename across folders
constexpr std::uint64_t kTruncate = 1 << 14;        // version 3
constexpr std::uint64_t kDeviceControl = 1 << 15;   // version 5
constexpr std::uint64_t kSockets = 3;               // version 4: bind and connect of TCP
constexpr std::uint64_t kScopes = 3;                // version 6: abstract sockets and signals stay inside

struct Ruleset {
  std::uint64_t files = 0;
  std::uint64_t network = 0;
  std::uint64_t scoped = 0;
};

struct [[gnu::packed]] PathRule {
  std::uint64_t allowed = 0;
  std::int32_t folder = -1;
};

Ruleset ruleset_of(long version) {
  Ruleset rules{.files = kVersion1};
  if (version >= 2) rules.files |= kRefer;
  if (version >= 3) rules.files |= kTruncate;
  if (version >= 4) rules.network = kSockets;
  if (version >= 5) rules.files |= kDeviceControl;
  if (version >= 6) rules.scoped = kScopes;
  return rules;
}

/// Older kernels take a shorter struct.
std::size_t size_for(long version) {
  return version >= 6 ? 24 : version >= 4 ? 16 : 8;
}

void allow(int ruleset, const AllowedPath& allowed, std::uint64_t handled) {
  const Descriptor file{::open(allowed.path.c_str(), O_PATH | O_CLOEXEC)};
  struct stat about {};
  if (!file.is_open()) return;
  std::uint64_t rights = kReadFile | kReadFolder;
  if (allowed.access == Access::Write) rights = handled & ~kExecute;
  // a file has no rights of folders
  if (::fstat(file.get(), &about) == 0 && !S_ISDIR(about.st_mode)) {
    rights &= kReadFile | kWriteFile | kTruncate | kDeviceControl;
  }
  const PathRule rule{rights & handled, file.get()};
  (void)::syscall(kAddRule, ruleset, kPathBeneath, &rule, 0);
}

}  // namespace

std::uint32_t fence_files_in(const std::vector<AllowedPath>& allowed) {
  const long version = ::syscall(kCreateRuleset, nullptr, 0, kAskVersion);
  if (version < 1) return 0;
  const Ruleset rules = ruleset_of(version);
  const Descriptor ruleset{static_cast<int>(::syscall(kCreateRuleset, &rules, size_for(version), 0))};
  if (!ruleset.is_open()) return 0;
  for (const AllowedPath& path : allowed) allow(ruleset.get(), path, rules.files);
  const bool fenced = ::syscall(kRestrictSelf, ruleset.get(), 0) == 0;
  return fenced ? static_cast<std::uint32_t>(version) : 0;
}

}  // namespace cancha::match
