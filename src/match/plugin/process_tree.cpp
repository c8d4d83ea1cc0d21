#include "match/plugin/process_tree.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <system_error>

namespace cancha::match {

std::vector<pid_t> children_of(pid_t process) {
  std::vector<pid_t> found;
  std::error_code error;
  const std::filesystem::path tasks = fmt::format("/proc/{}/task", process);
  for (std::filesystem::directory_iterator task{tasks, error}, end; !error && task != end; task.increment(error)) {
    std::ifstream list{task->path() / "children"};
    for (pid_t child = 0; list >> child;) found.push_back(child);
  }
  return found;
}

std::vector<pid_t> descendants_of(pid_t process) {
  // grows while it is walked through
  std::vector<pid_t> found = children_of(process);
  for (std::size_t i = 0; i < found.size(); ++i) {
    const std::vector<pid_t> next = children_of(found[i]);
    found.insert(found.end(), next.begin(), next.end());
  }
  return found;
}

}  // namespace cancha::match
