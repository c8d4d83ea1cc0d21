// ./cancha robot log: a robot's log, filtered and coloured.

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "base/letters.h"
#include "base/text_file.h"
#include "cli/robot_futrob.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "robot/robot_log.h"

namespace cancha::cli {
namespace {

struct LogOptions {
  std::string file;
  std::vector<std::string> modules;
  std::string match;
  std::string colour = "auto";
};

constexpr std::array<const char*, 6> kColours = {"\x1b[32m", "\x1b[35m", "\x1b[36m",
                                                 "\x1b[33m", "\x1b[34m", "\x1b[31m"};
constexpr const char* kDim = "\x1b[2m";
constexpr const char* kPlain = "\x1b[0m";

bool wanted(const LogOptions& o, const robot::LogLine& line, std::string_view text) {
  if (!o.match.empty() && text.find(o.match) == text.npos) return false;
  if (o.modules.empty()) return true;
  const auto module = robot::module_of(line);
  if (!module) return false;
  const std::string_view name = names(*module)[static_cast<std::size_t>(*module)];
  return std::ranges::find(o.modules, name) != o.modules.end();
}

/// Time and place dim, the message in its module's colour.
std::string coloured(const robot::LogLine& line, std::string_view text) {
  const auto module = robot::module_of(line);
  const std::size_t begin = text.find("]: ");
  if (!module || begin == text.npos) return std::string{text};
  return fmt::format("{}{}{} {}{}{}", kDim, text.substr(0, begin + 2), kPlain,
                     kColours[static_cast<std::size_t>(*module)], text.substr(begin + 3), kPlain);
}

int show(const LogOptions& o) {
  const auto text = read_text(o.file);
  if (!text) return complain(text.error()), kUsage;
  const bool colours = o.colour == "always" || (o.colour == "auto" && ::isatty(STDOUT_FILENO) != 0);
  int number = 0;
  int faults = 0;
  for (std::size_t begin = 0; begin < text->size();) {
    const std::size_t end = std::min(text->find('\n', begin), text->size());
    const std::string_view line = std::string_view{*text}.substr(begin, end - begin);
    begin = end + 1;
    ++number;
    if (line.empty()) continue;
    const auto parsed = robot::parse_log_line(line);
    if (!parsed) {
      if (++faults <= 5) complain({fmt::format("{}:{}", o.file, number), parsed.error().what, parsed.error().hint});
      continue;
    }
    if (wanted(o, *parsed, line)) fmt::print("{}\n", colours ? coloured(*parsed, line) : std::string{line});
  }
  if (faults > 5) complain({o.file, fmt::format("{} lines are no lines of a log", faults), ""});
  return faults > 0 ? kProblem : kFine;
}

}  // namespace

void add_robot_log(CLI::App& group, std::function<int()>& verb) {
  const auto o = std::make_shared<LogOptions>();
  CLI::App* made = group.add_subcommand("log", "show a robot's log: some modules, some words, in colours");
  made->add_option("file", o->file, "a log, ours or FutRob's")->required();
  std::vector<std::string> modules;
  for (const std::string_view name : names(robot::LogModule{})) modules.emplace_back(name);
  made->add_option("--module", o->modules, "only these: action, motors, vision, comm, rules")
      ->check(CLI::IsMember(modules));
  made->add_option("--match", o->match, "only lines with these words in them");
  made->add_option("--colour", o->colour, "auto: on a terminal")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->capture_default_str();
  made->footer(
      "examples:\n"
      "  ./cancha robot log futrob.log\n"
      "  ./cancha robot log futrob.log --module action --module rules\n"
      "  ./cancha robot log futrob.log --match kickBall");
  made->callback([o, &verb] { verb = [o] { return show(*o); }; });
}

}  // namespace cancha::cli
