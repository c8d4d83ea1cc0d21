#include "match/plugin/containment.h"

#include <fcntl.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <system_error>

#include "match/plugin/call_filter.h"
#include "match/plugin/fence.h"

namespace cancha::match {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;  // their shadow memory is larger than any limit
#else
constexpr bool kSanitized = false;
#endif
#ifdef CANCHA_COVERAGE
constexpr bool kCounted = true;  // the counts are written into the build's folder
#else
constexpr bool kCounted = false;
#endif

/// Lowers a limit; one that is lower already stays.
bool limit(__rlimit_resource resource, std::uint64_t most) {
  rlimit now{};
  if (::getrlimit(resource, &now) != 0) return false;
  const rlim_t least = std::min<rlim_t>(most, now.rlim_max);
  const rlimit wanted{least, least};
  return ::setrlimit(resource, &wanted) == 0;
}

/// Processes and threads that run on the whole machine.
std::uint64_t running_now() {
  // "0.20 0.18 0.12 1/80 11206": of the fourth, behind the stroke
  std::ifstream file{"/proc/loadavg"};
  std::string word;
  for (int i = 0; i < 4; ++i) file >> word;
  const auto stroke = word.find('/');
  return stroke == std::string::npos ? 0 : std::strtoull(word.c_str() + stroke + 1, nullptr, 10);
}

void set_limits(const PluginLimits& limits, Protections& in_force) {
  if (limits.memory > 0 && !kSanitized) in_force.memory_limited = limit(RLIMIT_AS, limits.memory);
  if (limits.processor_s > 0) limit(RLIMIT_CPU, limits.processor_s);
  if (limits.open_files > 0) limit(RLIMIT_NOFILE, limits.open_files);
  if (limits.file_size > 0) limit(RLIMIT_FSIZE, limits.file_size);
  ::signal(SIGXFSZ, SIG_IGN);  // a file that is full is an error of write(), not the end
  limit(RLIMIT_CORE, 0);
  // the kernel counts all that the user runs, so the limit lies above what runs now
  const std::uint64_t now = running_now();
  const bool counted = limits.processes > 0 && now > 0 && limit(RLIMIT_NPROC, now + limits.processes);
  in_force.processes_limited = counted && ::getuid() != 0;
}

/// Root without its capabilities is a user like any other, except that it owns the system's files.
bool give_up_capabilities() {
  for (unsigned long capability = 0; ::prctl(PR_CAPBSET_READ, capability) >= 0; ++capability) {
    ::prctl(PR_CAPBSET_DROP, capability);
  }
  ::prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {};
  return ::syscall(SYS_capset, &header, none) == 0;
}

/// The folders of LD_LIBRARY_PATH, where the user has libraries of his own.
std::vector<std::filesystem::path> library_folders() {
  std::vector<std::filesystem::path> found;
  const char* list = std::getenv("LD_LIBRARY_PATH");  // NOLINT(concurrency-mt-unsafe): no other thread runs yet
  std::istringstream words{list ? list : ""};
  for (std::string word; std::getline(words, word, ':');) {
    if (word.starts_with('/') && word.size() > 1) found.emplace_back(word);
  }
  return found;
}

std::uint32_t fence(const PluginFiles& files) {
  std::vector<AllowedPath> allowed{{files.plugin, Access::Read}};
  if (files.folder_is_its_own()) allowed.push_back({files.folder, Access::Read});
  if (!files.data.empty()) allowed.push_back({files.data, Access::Write});
  for (const auto& folder : library_folders()) allowed.push_back({folder, Access::Read});
  // the dynamic linker, the C library, and what every program may know of the machine and of itself
  for (const char* path : {"/lib",
                           "/lib32",
                           "/lib64",
                           "/libx32",
                           "/usr/lib",
                           "/usr/lib32",
                           "/usr/lib64",
                           "/usr/libx32",
                           "/usr/local/lib",
                           "/etc/ld.so.cache",
                           "/etc/ld.so.preload",
                           "/etc/localtime",
                           "/usr/share/zoneinfo",
                           "/usr/share/locale",
                           "/dev/zero",
                           "/dev/random",
                           "/dev/urandom",
                           "/proc/self",
                           "/proc/cpuinfo",
                           "/proc/meminfo",
                           "/sys/devices/system/cpu"}) {
    allowed.push_back({path, Access::Read});
  }
  for (const char* path : {"/dev/null", "/dev/full"}) allowed.push_back({path, Access::Write});
  return fence_files_in(allowed);
}

}  // namespace

PluginFiles PluginFiles::of(const std::filesystem::path& plugin) {
  PluginFiles files{plugin, plugin.parent_path(), {}};
  const std::filesystem::path data = files.folder / (plugin.stem().string() + ".data");
  std::error_code ignored;
  if (std::filesystem::is_directory(data, ignored)) files.data = data;
  return files;
}

bool PluginFiles::folder_is_its_own() const {
  std::error_code ignored;
  const auto real = std::filesystem::weakly_canonical(folder, ignored);
  for (const char* common : {"/", "/tmp", "/var/tmp", "/home", "/root", "/dev/shm"}) {
    if (real == common) return false;
  }
  const char* home_variable = std::getenv("HOME");  // NOLINT(concurrency-mt-unsafe): no other thread runs yet
  if (home_variable == nullptr || *home_variable == '\0') return true;
  const auto home = std::filesystem::weakly_canonical(home_variable, ignored);
  // neither the home nor a folder above it
  const auto [in_folder, in_home] = std::mismatch(real.begin(), real.end(), home.begin(), home.end());
  return in_folder != real.end();
}

Protections contain(const PluginFiles& files, const PluginLimits& limits, bool fence_files, bool filter_calls) {
  Protections in_force;
  set_limits(limits, in_force);
  in_force.no_new_privileges = ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
  in_force.capabilities_gone = give_up_capabilities();
  if (fence_files && !kCounted) in_force.landlock = fence(files);
  if (filter_calls && !kCounted) in_force.filtered = filter_system_calls(in_force.landlock > 0);
  return in_force;
}

}  // namespace cancha::match
