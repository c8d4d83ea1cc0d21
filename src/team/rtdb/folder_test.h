#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <functional>
#include <string>

#include "team/rtdb/database.h"

namespace cancha::team::rtdb_test {

/// A test with a folder of its own in shared memory.
class InAFolder : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = "/dev/shm/cancha-test.XXXXXX";
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder); }

  [[nodiscard]] Database::Settings settings(int member = 1) const {
    return {.place = {.folder = folder, .team = "test", .member = member}, .members = 4, .size = 16u << 20};
  }
  [[nodiscard]] Database open(int member = 1) const {
    auto made = Database::open(settings(member));
    EXPECT_TRUE(made) << made.error().text();
    return std::move(*made);
  }

  std::string folder;
};

/// Runs `work` in a process of its own; gives its process number.
inline pid_t in_child(const std::function<int()>& work) {
  const pid_t child = fork();
  if (child == 0) _exit(work());
  return child;
}

/// Waits for a child's end and gives its exit status, or 1000 and the signal that killed it.
inline int end_of(pid_t child) {
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

}  // namespace cancha::team::rtdb_test
