// ./cancha rules: FutRob's XML rules.

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/json.h"
#include "base/suggest.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "decide/rules/coverage.h"
#include "decide/rules/explain.h"
#include "decide/xabsl/source.h"

namespace cancha::cli {
namespace {

namespace rules = decide::rules;

/// What `check --json` prints.
struct Report {
  std::string file;
  bool good = false;
  int rules = 0;
  std::vector<std::string> errors{};
  std::vector<std::string> warnings{};

  static constexpr auto fields() {
    return list_of(entry("file", &Report::file), entry("good", &Report::good), entry("rules", &Report::rules),
                   entry("errors", &Report::errors), entry("warnings", &Report::warnings));
  }
};

tl::expected<rules::RuleSet, std::vector<Error>> load(const std::string& file) {
  const auto text = decide::xabsl::read_from_disk(file);
  if (!text) return tl::unexpected(std::vector<Error>{{file, text.error().what, text.error().hint}});
  return rules::read_rules(*text, file);
}

std::vector<std::string> texts(const std::vector<Error>& errors) {
  std::vector<std::string> all;
  for (const Error& e : errors) all.push_back(e.text());
  return all;
}

/// "ballInSight,ballIsMine=0.4": what is named alone is true.
Result<std::map<std::string, double>> world_of(std::string_view text) {
  std::map<std::string, double> world;
  while (!text.empty()) {
    const std::string_view one = text.substr(0, text.find(','));
    text.remove_prefix(std::min(one.size() + 1, text.size()));
    const std::size_t equals = one.find('=');
    double value = 1.0;
    if (equals != std::string_view::npos) {
      const std::string_view digits = one.substr(equals + 1);
      const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
      if (fault != std::errc{} || end != digits.data() + digits.size()) {
        return fail("--world", fmt::format("'{}' is not a number", digits));
      }
    }
    world[std::string{one.substr(0, equals)}] = value;
  }
  return world;
}

}  // namespace

int rules_check(const RulesOptions& options) {
  const auto set = load(options.file);
  Report report{.file = options.file, .good = set.has_value()};
  if (set) {
    report.rules = static_cast<int>(set->rules.size());
    report.warnings = texts(rules::coverage_warnings(*set));
  } else {
    report.errors = texts(set.error());
  }
  if (options.json) {
    fmt::print("{}\n", to_json(report));
    return report.good ? kFine : kProblem;
  }
  for (const std::string& e : report.errors) fmt::print(stderr, "{}\n", e);
  for (const std::string& w : report.warnings) fmt::print(stderr, "warning: {}\n", w);
  if (report.good) {
    fmt::print("{}: {} rule{}, {} warning{}\n", options.file, report.rules, report.rules == 1 ? "" : "s",
               report.warnings.size(), report.warnings.size() == 1 ? "" : "s");
  } else {
    fmt::print("{}: {} error{}\n", options.file, report.errors.size(), report.errors.size() == 1 ? "" : "s");
  }
  return report.good ? kFine : kProblem;
}

int rules_explain(const RulesOptions& options) {
  const auto set = load(options.file);
  if (!set) {
    for (const Error& e : set.error()) complain(e);
    return kProblem;
  }
  constexpr auto kLogics = names(rules::Logic{});
  const auto logic = std::ranges::find(kLogics, options.logic);
  if (logic == kLogics.end()) {
    complain({"--logic", fmt::format("'{}' is unknown", options.logic), "crisp, minimum, product or bounded"});
    return kUsage;
  }
  const rules::ProgramSettings settings{.logic = static_cast<rules::Logic>(logic - kLogics.begin())};
  const auto world = world_of(options.world);
  const auto explained = world ? rules::explain(*set, settings, *world) : tl::unexpected<Error>(world.error());
  if (!explained) {
    complain(explained.error());
    return kUsage;
  }
  fmt::print("{}", rules::in_words(*explained, settings.logic != rules::Logic::Crisp));
  return kFine;
}

int rules_docs() {
  fmt::print("predicates\n");
  for (const rules::Predicate& p : rules::predicates()) {
    fmt::print("  {:24} {}\n{:29}on wheels, from 0 to 1: {}\n", p.name, p.meaning, "", p.on_wheels);
  }
  fmt::print("\nactions\n");
  for (const rules::Action& a : rules::actions()) {
    fmt::print("  {:24} {}\n{:29}on wheels: {}\n", a.name, a.meaning, "", a.on_wheels);
    if (!a.parameter) continue;
    fmt::print("    {:22} {} to {} {}: {}\n", a.parameter->name, a.parameter->least, a.parameter->most,
               a.parameter->unit, a.parameter->meaning);
  }
  return kFine;
}

}  // namespace cancha::cli
