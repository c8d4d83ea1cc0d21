/* Tries what a plug-in must not do; which, is the number of our goals. wheels[0] is what came back, and errno. */
#include <arpa/inet.h>
#include <cancha/strategy.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
  MEBIBYTE = 1 << 20,
};

/* The line of this number in target.txt, which lies beside the plug-in. */
static const char* target(int number) {
  static char line[4096];
  FILE* file = fopen("target.txt", "r");
  line[0] = '\0';
  for (int i = 0; file && i <= number && fgets(line, sizeof(line), file); ++i) line[strcspn(line, "\n")] = '\0';
  if (file) fclose(file);
  return line;
}

/* A child that outlives its parent, if it can; it closes nothing. */
static double a_child(int new_session) {
  const pid_t child = fork();
  if (child != 0) return child;
  if (new_session) {
    setsid();
    signal(SIGHUP, SIG_IGN);
  }
  for (int i = 0; i < 3000; ++i) usleep(100000);
  _exit(0);
}

static double many_children(void) {
  double made = 0;
  for (int i = 0; i < 100; ++i) {
    if (a_child(i % 2) < 0) break;
    ++made;
  }
  return made;
}

/* A grandchild whose parent has ended: it belongs to nobody here. Its number comes through a pipe. */
static double an_orphan(void) {
  int ends[2];
  double orphan = -1;
  if (pipe(ends) != 0) return -1;
  const pid_t child = fork();
  if (child < 0) return -1;
  if (child == 0) {
    orphan = a_child(1);
    _exit(write(ends[1], &orphan, sizeof(orphan)) == sizeof(orphan) ? 0 : 1);
  }
  waitpid(child, NULL, 0);
  if (read(ends[0], &orphan, sizeof(orphan)) != sizeof(orphan)) orphan = -1;
  close(ends[0]);
  close(ends[1]);
  return orphan;
}

static double write_to(const char* path, size_t bytes) {
  const int file = open(path, O_WRONLY | O_CREAT, 0600);
  if (file < 0) return -1;
  char* block = calloc(1, MEBIBYTE);
  double written = 0;
  for (ssize_t part = 1; part > 0 && written < (double)bytes;) {
    part = write(file, block, bytes < MEBIBYTE ? bytes : MEBIBYTE);
    if (part > 0) written += (double)part;
  }
  free(block);
  close(file);
  return written;
}

static double read_from(const char* path) {
  char byte = 0;
  const int file = open(path, O_RDONLY);
  if (file < 0) return -1;
  const ssize_t got = read(file, &byte, 1);
  close(file);
  return (double)got;
}

static double connect_to(const char* port) {
  const int end = socket(AF_INET, SOCK_STREAM, 0);
  if (end < 0) return -1;
  struct sockaddr_in address;
  memset(&address, 0, sizeof(address));
  address.sin_family = AF_INET;
  address.sin_port = htons((uint16_t)atoi(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return connect(end, (struct sockaddr*)&address, sizeof(address));
}

static double print(int mebibytes) {
  char* block = malloc(MEBIBYTE);
  memset(block, 'x', MEBIBYTE);
  double printed = 0;
  for (int i = 0; i < mebibytes; ++i) {
    for (int done = 0; done < MEBIBYTE;) {
      const ssize_t part = write(STDOUT_FILENO, block + done, (size_t)(MEBIBYTE - done));
      if (part <= 0) return -1;
      done += (int)part;
      printed += (double)part;
    }
  }
  free(block);
  return printed;
}

/* Mebibytes of address space until there is no more, or a tebibyte. */
static double allocate(void) {
  double got = 0;
  while (got < MEBIBYTE && mmap(NULL, 64UL * MEBIBYTE, PROT_READ | PROT_WRITE,
                                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) != MAP_FAILED) {
    got += 64;
  }
  return got;
}

static double open_many(void) {
  double opened = 0;
  while (opened < 10000 && open("/dev/null", O_RDONLY) >= 0) ++opened;
  return opened;
}

static void* forty_two(void* number) {
  *(double*)number = 42;
  return NULL;
}

static double a_thread(void) {
  double number = 0;
  pthread_t thread;
  if (pthread_create(&thread, NULL, forty_two, &number) != 0) return -1;
  pthread_join(thread, NULL);
  return number;
}

static void crash_below_a_child(void) {
  a_child(1);
  signal(SIGSEGV, SIG_DFL);
  raise(SIGSEGV);
}

static double work_in_a_child(void) {
  const pid_t child = fork();
  if (child < 0) return -1;
  if (child == 0) {
    for (volatile int forever = 1; forever;) {
    }
  }
  return waitpid(child, NULL, 0);
}

static double of_parent(const char* file) {
  char path[64];
  snprintf(path, sizeof(path), "/proc/%d/%s", (int)getppid(), file);
  return read_from(path);
}

static double attempt(int what) {
  char* const nothing[] = {"true", NULL};
  switch (what) {
    case 1:
      return a_child(0);
    case 2:
      return a_child(1);
    case 3:
      return an_orphan();
    case 4:
      return many_children();
    case 5:
      return kill(getppid(), SIGKILL) == 0 ? pause() : -1;
    case 6:
      return kill(-1, 0);
    case 7:
      return (double)ptrace(PTRACE_ATTACH, getppid(), NULL, NULL);
    case 8:
      return of_parent("environ");
    case 9:
      return of_parent("mem");
    case 10:
      return write_to(target(0), 1);
    case 11:
      return read_from(target(1));
    case 12:
      return connect_to(target(2));
    case 13:
      return print(128);
    case 14:
      return allocate();
    case 15:
      return open_many();
    case 16:
      return a_thread();
    case 17:
      return execv("/bin/true", nothing);
    case 18:
      return read_from("target.txt");
    case 19:
      return write_to("beside.txt", 1);
    case 20:
      return write_to("inside.txt", 4UL * MEBIBYTE);
    case 21:
      return getenv("CANCHA_TEST_SECRET") != NULL;
    case 22:
      crash_below_a_child();
      return 0;
    case 23:
      return work_in_a_child();
    case 24:
      return system("true");
    case 25:
      return a_child(1) + close(3) + (double)sleep(3600);
    default:
      return 0;
  }
}

void cancha_strategy_decide(void* self, const cancha_view* view, cancha_wheels* wheels) {
  (void)self;
  errno = 0;
  wheels[0].left = attempt(view->our_score);
  wheels[0].right = errno;
  wheels[1].left = getpid();
}
