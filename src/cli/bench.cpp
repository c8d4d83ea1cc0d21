// ./cancha bench: the figures, as a table for people or as JSON for programs.

#include "bench/bench.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/suggest.h"
#include "cli/options.h"
#include "cli/terminal.h"

namespace cancha::cli {
namespace {

void print_row(const bench::Measurement& m) {
  const auto reached = m.reached();
  const std::string bar =
      m.bar ? fmt::format("{} {:g}", m.better == bench::Better::Higher ? "≥" : "≤", *m.bar) : std::string{};
  fmt::print("  {:<34}{:>14.6g} {:<4} ± {:<10.3g}{:<12}{}\n", m.name, m.value, m.unit, m.spread / 2, bar,
             !reached   ? ""
             : *reached ? "✓"
                        : "✗ bar missed");
}

}  // namespace

int bench(const BenchOptions& options) {
  std::vector<std::string> known;
  for (const bench::Group& group : bench::groups()) known.emplace_back(group.name);
  if (options.list) {
    for (const bench::Group& group : bench::groups()) fmt::print("{:<12}{}\n", group.name, group.about);
    return kFine;
  }
  for (const std::string& group : options.groups) {
    if (std::ranges::find(known, group) != known.end()) continue;
    complain({"bench", fmt::format("there is no group '{}'", group), suggest_and_list(group, known)});
    return kUsage;
  }

  LiveLine line;
  bench::Settings settings;
  settings.repetitions = options.repetitions;
  settings.content = root() / "content";
  settings.progress = [&](std::string_view now) {
    if (line.on_terminal()) line.show(fmt::format(" measuring {} …", now));
  };
  settings.left_out = [&](const Error& why) {
    line.clear();
    complain(why);
  };
  bool all_reached = true;
  std::vector<bench::Measurement> measured;
  for (const bench::Group& group : bench::groups()) {
    if (!options.groups.empty() && std::ranges::find(options.groups, group.name) == options.groups.end()) continue;
    auto figures = group.run(settings);
    line.clear();
    if (!figures) {
      complain(figures.error());
      return kProblem;
    }
    for (bench::Measurement& m : *figures) {
      if (!options.json) print_row(m);
      all_reached = all_reached && m.reached().value_or(true);
      measured.push_back(std::move(m));
    }
  }
  if (options.json) fmt::print("{}\n", bench::json_of(measured));
  return all_reached ? kFine : kProblem;
}

}  // namespace cancha::cli
