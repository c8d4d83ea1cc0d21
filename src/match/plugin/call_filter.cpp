#include "match/plugin/call_filter.h"

#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <memory>
#include <type_traits>

namespace cancha::match {
namespace {

struct Release {
  void operator()(void* filter) const { ::seccomp_release(filter); }
};
using Filter = std::unique_ptr<std::remove_pointer_t<scmp_filter_ctx>, Release>;
static_assert(std::is_same_v<scmp_filter_ctx, void*>);

/// Refused whatever the arguments are. Names that an architecture does not have are left out by the library.
constexpr const char* kRefused[] = {
    // network; the one socket to Cancha is open already
    "socket", "connect", "bind", "listen", "accept", "accept4",
    // new processes and programs
    "fork", "vfork", "execve", "execveat",
    // other processes: signals without a checked target, memory, descriptors, priorities
    "tkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo", "pidfd_send_signal", "pidfd_open", "pidfd_getfd", "ptrace",
    "process_vm_readv", "process_vm_writev", "process_madvise", "process_mrelease", "kcmp", "move_pages",
    "migrate_pages", "setpriority", "ioprio_set", "sched_setscheduler", "sched_setparam", "sched_setattr",
    "sched_setaffinity", "get_robust_list", "perf_event_open",
    // memory and queues that are shared by name, outside of the file system
    "shmget", "shmat", "shmctl", "semget", "semctl", "semop", "semtimedop", "msgget", "msgsnd", "msgrcv", "msgctl",
    "mq_open", "mq_unlink", "add_key", "request_key", "keyctl",
    // ways round a filter or a fence, and the machine itself
    "io_uring_setup", "io_uring_enter", "io_uring_register", "bpf", "userfaultfd", "unshare", "setns", "mount",
    "umount2", "move_mount", "fsopen", "fsconfig", "fsmount", "fspick", "open_tree", "mount_setattr", "pivot_root",
    "chroot", "open_by_handle_at", "name_to_handle_at", "init_module", "finit_module", "delete_module", "kexec_load",
    "kexec_file_load", "reboot", "swapon", "swapoff", "settimeofday", "clock_settime", "clock_adjtime", "adjtimex",
    "sethostname", "setdomainname", "acct", "quotactl", "quotactl_fd", "syslog", "vhangup", "personality", "iopl",
    "ioperm", "fanotify_init", "lookup_dcookie",
    // what Landlock does not guard: rights, owners, times and attributes of files
    "chmod", "fchmod", "fchmodat", "chown", "fchown", "lchown", "fchownat", "utime", "utimes", "utimensat", "futimesat",
    "setxattr", "lsetxattr", "fsetxattr", "removexattr", "lremovexattr", "fremovexattr", "truncate", "truncate64"};

/// Refused where nothing else guards files.
constexpr const char* kWriting[] = {"creat",     "unlink",  "unlinkat", "rename",   "renameat", "renameat2",
                                    "mkdir",     "mkdirat", "rmdir",    "link",     "linkat",   "symlink",
                                    "symlinkat", "mknod",   "mknodat",  "fallocate"};

/// Calls that are younger than the library: fchmodat2, setxattrat, removexattrat, open_tree_attr, file_setattr. Their
/// numbers are the same on all architectures.
constexpr int kYoung[] = {452, 463, 466, 467, 469};

/// The kernel looks at this part of an argument that is an int.
constexpr scmp_datum_t kInt = 0xffffffffU;

/// Adds a rule; a name that this architecture or library does not know is no fault.
bool refuse(scmp_filter_ctx filter, const char* name, int error = EPERM) {
  const int call = ::seccomp_syscall_resolve_name(name);
  if (call == __NR_SCMP_ERROR) return true;
  const int result = ::seccomp_rule_add(filter, SCMP_ACT_ERRNO(static_cast<std::uint32_t>(error)), call, 0);
  return result == 0 || result == -EDOM;
}

bool refuse_where(scmp_filter_ctx filter, const char* name, scmp_arg_cmp first) {
  const int call = ::seccomp_syscall_resolve_name(name);
  if (call == __NR_SCMP_ERROR) return true;
  const std::array<scmp_arg_cmp, 1> conditions{first};
  const int result = ::seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), call, 1, conditions.data());
  return result == 0 || result == -EDOM;
}

/// Threads are fine and processes are not: clone must ask for a thread. The arguments of clone3 cannot be seen from
/// here; without it the C library takes clone.
bool allow_only_threads(scmp_filter_ctx filter) {
  return refuse_where(filter, "clone", SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0)) &&
         refuse(filter, "clone3", ENOSYS);
}

/// Signals and limits are this process's own business only.
bool allow_only_self(scmp_filter_ctx filter) {
  const auto self = static_cast<scmp_datum_t>(::getpid());
  return refuse_where(filter, "kill", SCMP_A0(SCMP_CMP_NE, self)) &&
         refuse_where(filter, "tgkill", SCMP_A0(SCMP_CMP_NE, self)) &&
         refuse_where(filter, "prlimit64", SCMP_A0(SCMP_CMP_NE, 0));
}

bool forbid_writing(scmp_filter_ctx filter) {
  bool good = refuse(filter, "openat2", ENOSYS);
  for (const char* name : kWriting) good = good && refuse(filter, name);
  for (const int flag : {O_WRONLY, O_RDWR, O_CREAT, O_TRUNC}) {
    const auto bit = static_cast<scmp_datum_t>(flag);
    good = good && refuse_where(filter, "openat", SCMP_A2(SCMP_CMP_MASKED_EQ, bit, bit)) &&
           refuse_where(filter, "open", SCMP_A1(SCMP_CMP_MASKED_EQ, bit, bit));
  }
  return good;
}

}  // namespace

bool filter_system_calls(bool files_are_fenced) {
  const Filter filter{::seccomp_init(SCMP_ACT_ALLOW)};
  if (!filter) return false;
  bool good = true;
  for (const char* name : kRefused) good = good && refuse(filter.get(), name);
  for (const int call : kYoung) good = good && ::seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(EPERM), call, 0) == 0;
  good = good && allow_only_threads(filter.get()) && allow_only_self(filter.get());
  // the kernel kills this process when its supervisor dies, and that stays so; nothing is typed into a terminal
  good = good && refuse_where(filter.get(), "prctl", SCMP_A0(SCMP_CMP_MASKED_EQ, kInt, PR_SET_PDEATHSIG)) &&
         refuse_where(filter.get(), "ioctl", SCMP_A1(SCMP_CMP_MASKED_EQ, kInt, TIOCSTI));
  if (!files_are_fenced) good = good && forbid_writing(filter.get());
  // all threads, those of a sanitizer included; a tree of comparisons instead of a list
  good = good && ::seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_TSYNC, 1) == 0;
  (void)::seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_OPTIMIZE, 2);
  return good && ::seccomp_load(filter.get()) == 0;
}

}  // namespace cancha::match
