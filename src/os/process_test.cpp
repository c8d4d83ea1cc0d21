#include "os/process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "os/pipe.h"

namespace cancha::os {
namespace {

std::vector<std::string> shell(const std::string& script) {
  return {"sh", "-c", script};
}

/// All that comes out of a pipe.
std::string text_of(const Descriptor& from) {
  std::string text;
  char room[256];
  for (ssize_t count = 0; (count = ::read(from.get(), room, sizeof room)) > 0;) {
    text.append(room, static_cast<std::size_t>(count));
  }
  return text;
}

/// What a program prints.
std::string printed_by(Launch launch) {
  auto pipe = Pipe::make();
  if (!pipe) return "no pipe";
  launch.handed.push_back({pipe->write.get(), STDOUT_FILENO});
  auto process = Process::start(launch);
  if (!process) return process.error().text();
  (void)pipe->write.close();
  return text_of(pipe->read);
}

TEST(OsProcess, TellsHowItEnded) {
  const End fine = Process::start({.command = shell("exit 0")})->wait();
  const End third = Process::start({.command = shell("exit 3")})->wait();
  const End killed = Process::start({.command = shell("kill -9 $$")})->wait();

  EXPECT_TRUE(fine.good());
  EXPECT_FALSE(third.good());
  EXPECT_EQ(third.status(), 3);
  EXPECT_FALSE(killed.good());
  EXPECT_TRUE(killed.by_signal);
  EXPECT_EQ(killed.number, SIGKILL);
  EXPECT_EQ(killed.status(), 137);
}

TEST(OsProcess, AProgramThatIsNotThereIsAnError) {
  const auto none = Process::start({.command = {"cancha-is-not-installed"}}, "look for it");

  ASSERT_FALSE(none.has_value());
  EXPECT_EQ(none.error().text(), "cancha-is-not-installed: cannot be started: No such file or directory (look for it)");
  EXPECT_EQ(Process::try_start({.command = {"sh"}, .in_path = false}).error(), ENOENT);
}

TEST(OsProcess, RunsWhereItShallAndKnowsWhatItShall) {
  EXPECT_EQ(printed_by({.command = {"pwd"}, .folder = "/"}), "/\n");
  EXPECT_EQ(printed_by({.command = {"env"}, .environment = std::vector<std::string>{"BALL=orange"}}), "BALL=orange\n");
}

TEST(OsProcess, NothingIsAnEmptyInput) {
  EXPECT_EQ(printed_by({.command = {"cat"}, .handed = {{Launch::kNothing, STDIN_FILENO}}}), "");
}

TEST(OsProcess, ApartItHasOnlyWhatItWasHanded) {
  const Descriptor leaked{::open("/dev/null", O_RDONLY)};
  auto line = Pipe::make();
  ASSERT_TRUE(line && leaked.is_open());

  const std::string open = printed_by({.command = shell("for i in 0 1 2 3 4 5 6 7 8 9; do "
                                                        "[ -e /proc/$$/fd/$i ] && printf $i; done"),
                                       .handed = {{Launch::kNothing, 0}, {STDERR_FILENO, 2}, {line->read.get(), 3}},
                                       .apart = true});

  EXPECT_EQ(open, "0123");
}

TEST(OsProcess, IsLookedAtWithoutBeingTakenAway) {
  auto quick = Process::start({.command = shell("exit 4")});
  ASSERT_TRUE(quick.has_value());

  ASSERT_TRUE(quick->ends_within(60'000_ms));
  EXPECT_GT(quick->pid(), 0);
  EXPECT_EQ(quick->ended()->number, 4);
  EXPECT_EQ(quick->wait().number, 4);
  EXPECT_EQ(quick->pid(), -1);
  EXPECT_EQ(quick->wait().number, 4) << "and it is remembered";
}

TEST(OsProcess, IsKilledAndDoesNotOutliveItsObject) {
  pid_t number = -1;
  {
    auto slow = Process::start({.command = {"sleep", "3600"}});
    ASSERT_TRUE(slow.has_value());
    number = slow->pid();
    EXPECT_FALSE(slow->ended().has_value());
    EXPECT_FALSE(slow->ends_within(5_ms));
  }
  EXPECT_EQ(::kill(number, 0), -1);
}

TEST(OsProcess, ApartItsWholeGroupIsKilled) {
  // the pipe ends when the last of the group has closed it
  auto pipe = Pipe::make();
  ASSERT_TRUE(pipe.has_value());
  auto shell_with_child = Process::start(
      {.command = shell("sleep 3600 & sleep 3600"), .handed = {{pipe->write.get(), STDOUT_FILENO}}, .apart = true});
  ASSERT_TRUE(shell_with_child.has_value());
  EXPECT_EQ(pipe->write.close(), 0);

  shell_with_child->kill();

  EXPECT_EQ(text_of(pipe->read), "");
}

TEST(OsProcess, LooksAfterForksToo) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(5);
  Process process = Process::of_fork(child);

  EXPECT_EQ(process.wait().number, 5);
  EXPECT_EQ(Process::of_fork(-1).pid(), -1);
}

}  // namespace
}  // namespace cancha::os
