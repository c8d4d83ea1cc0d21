// ./cancha chart: state charts and truth tables.

#include <fmt/format.h>

#include <iostream>
#include <map>
#include <optional>

#include "base/json.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "decide/chart/check.h"
#include "decide/chart/scxml.h"
#include "decide/chart/sequence.h"
#include "decide/chart/truth_table.h"
#include "decide/xabsl/source.h"
#include "publish/behaviour/chart_picture.h"

namespace cancha::cli {
namespace {

namespace chart = decide::chart;

/// One line of `check --json`.
struct FindingReport {
  std::string severity;
  std::string kind;
  int line = 0;
  int column = 0;
  std::string what;
  std::string hint;

  static constexpr auto fields() {
    return list_of(entry("severity", &FindingReport::severity), entry("kind", &FindingReport::kind),
                   entry("line", &FindingReport::line), entry("column", &FindingReport::column),
                   entry("what", &FindingReport::what), entry("hint", &FindingReport::hint));
  }
};

/// What `check --json` prints.
struct CheckOutput {
  std::string file;
  bool good = false;
  bool exact = false;  ///< everything that can happen was tried
  int states = 0;
  int transitions = 0;
  int ticks = 0;  ///< that were tried
  std::vector<std::string> errors{};
  std::vector<FindingReport> findings{};

  static constexpr auto fields() {
    return list_of(entry("file", &CheckOutput::file), entry("good", &CheckOutput::good),
                   entry("exact", &CheckOutput::exact), entry("states", &CheckOutput::states),
                   entry("transitions", &CheckOutput::transitions), entry("ticks", &CheckOutput::ticks),
                   entry("errors", &CheckOutput::errors), entry("findings", &CheckOutput::findings));
  }
};

/// One tick of `run --json`. Values are texts, as tables write them.
struct TickOutput {
  std::map<std::string, std::string> inputs{};
  std::string state{};
  std::map<std::string, std::string> outputs{};

  static constexpr auto fields() {
    return list_of(entry("inputs", &TickOutput::inputs), entry("state", &TickOutput::state),
                   entry("outputs", &TickOutput::outputs));
  }
};

struct RunOutput {
  std::string file;
  double sample_time = 0;  ///< ms
  std::vector<TickOutput> ticks{};

  static constexpr auto fields() {
    return list_of(entry("file", &RunOutput::file), entry("sample_time", &RunOutput::sample_time, "ms"),
                   entry("ticks", &RunOutput::ticks));
  }
};

struct TestOutput {
  std::string file;
  std::string sequence;
  bool good = false;
  int ticks = 0;
  std::vector<std::string> mismatches{};

  static constexpr auto fields() {
    return list_of(entry("file", &TestOutput::file), entry("sequence", &TestOutput::sequence),
                   entry("good", &TestOutput::good), entry("ticks", &TestOutput::ticks),
                   entry("mismatches", &TestOutput::mismatches));
  }
};

Result<std::string> text_of(const std::string& file) {
  const auto text = decide::xabsl::read_from_disk(file);
  if (!text) return fail(file, text.error().what, text.error().hint);
  return *text;
}

tl::expected<chart::Chart, std::vector<Error>> load(const std::string& file) {
  const auto text = text_of(file);
  if (!text) return tl::unexpected(std::vector<Error>{text.error()});
  return chart::read_chart_file(file, *text);
}

/// A chart, or nothing after having told what is wrong.
std::optional<chart::Chart> loaded(const std::string& file) {
  auto read = load(file);
  if (read) return std::move(*read);
  for (const Error& e : read.error()) complain(e);
  return std::nullopt;
}

std::string plural(std::size_t count, std::string_view thing) {
  return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

/// Prints to a file, or where none is named to standard output.
int put_out(const ChartOptions& options, const std::string& text) {
  if (options.output.empty()) {
    fmt::print("{}", text);
  } else if (const auto written = write_output(options.output, text, {&options.file, 1}); !written) {
    complain(written.error());
    return kProblem;
  }
  return kFine;
}

/// The inputs that a run was asked for, as a sequence; nothing after having told what is wrong.
std::optional<chart::Sequence> sequence_of(const ChartOptions& options, const chart::Chart& c) {
  if (options.sequence.empty()) {
    auto made = chart::parse_inputs(options.inputs, c);
    if (made) return std::move(*made);
    complain({"--inputs", made.error().what, made.error().hint});
    return std::nullopt;
  }
  const auto text = text_of(options.sequence);
  if (!text) {
    complain(text.error());
    return std::nullopt;
  }
  auto made = chart::read_sequence(*text, options.sequence, c);
  if (made) return std::move(*made);
  for (const Error& e : made.error()) complain(e);
  return std::nullopt;
}

/// Shows ticks: a line each, with values under their names.
class Shower {
 public:
  Shower(const chart::Chart& c, const chart::Trial& trial) : chart_{c} {
    for (const auto& state : trial.program().states) widest_ = std::max(widest_, state.name.size());
  }

  void names() const {
    std::string line = "tick ";
    for (const std::uint32_t v : chart_.of_role(chart::Role::Input)) line += fmt::format(" {:>{}}", name(v), width(v));
    line += fmt::format("  {:{}}", "state", widest_);
    for (const std::uint32_t v : chart_.of_role(chart::Role::Output)) line += fmt::format(" {:>{}}", name(v), width(v));
    fmt::print("{}\n", line);
  }

  void tick(const chart::Trial& trial) {
    std::string line = fmt::format("{:5}", ++ticks_);
    for (const std::uint32_t v : chart_.of_role(chart::Role::Input)) line += cell(trial, v);
    line += fmt::format("  {:{}}", trial.state(), widest_);
    for (const std::uint32_t v : chart_.of_role(chart::Role::Output)) line += cell(trial, v);
    fmt::print("{}\n", line);
  }

  [[nodiscard]] TickOutput output(const chart::Trial& trial) const {
    TickOutput made;
    made.state = trial.state();
    for (std::uint32_t v = 0; v < chart_.variables.size(); ++v) {
      const chart::Role role = chart_.variables[v].role;
      if (role == chart::Role::Local) continue;
      (role == chart::Role::Input ? made.inputs : made.outputs)[name(v)] = value(trial, v);
    }
    return made;
  }

 private:
  [[nodiscard]] const std::string& name(std::uint32_t v) const { return chart_.variables[v].name; }
  [[nodiscard]] std::string value(const chart::Trial& trial, std::uint32_t v) const {
    return chart::value_text(chart_, chart_.variables[v], trial.value(v));
  }
  [[nodiscard]] std::size_t width(std::uint32_t v) const { return std::max<std::size_t>(name(v).size(), 2); }
  [[nodiscard]] std::string cell(const chart::Trial& trial, std::uint32_t v) const {
    return fmt::format(" {:>{}}", value(trial, v), width(v));
  }

  const chart::Chart& chart_;
  std::size_t widest_ = 5;
  int ticks_ = 0;
};

/// Lines from standard input, each what is set before a tick; those that cannot be read are told of and passed over.
int run_typed(const chart::Chart& c, chart::Trial& trial) {
  Shower shower{c, trial};
  shower.names();
  int status = kFine;
  for (std::string line; std::getline(std::cin, line) && !interrupted();) {
    if (line.ends_with('\r')) line.pop_back();
    const auto steps = chart::parse_inputs(line, c);
    if (!steps) {
      complain(steps.error());
      status = kProblem;
      continue;
    }
    for (const chart::SequenceStep& step : steps->steps) {
      chart::make_step(step, trial);
      shower.tick(trial);
    }
    std::fflush(stdout);
  }
  return status;
}

}  // namespace

int chart_check(const ChartOptions& options) {
  const auto read = load(options.file);
  CheckOutput out{.file = options.file, .good = read.has_value()};
  chart::CheckReport report;
  if (read) {
    report = chart::check(*read);
    out.good = report.count(chart::Severity::Error) == 0;
    out.exact = report.exact;
    out.states = static_cast<int>(read->states.size());
    out.transitions = static_cast<int>(read->transitions.size());
    out.ticks = static_cast<int>(report.steps);
    for (const chart::Finding& f : report.findings) {
      out.findings.push_back({std::string{names(f.severity)[static_cast<std::size_t>(f.severity)]},
                              std::string{names(f.kind)[static_cast<std::size_t>(f.kind)]}, f.place.line,
                              f.place.column, f.what, f.hint});
    }
  } else {
    for (const Error& e : read.error()) out.errors.push_back(e.text());
  }
  if (options.json) {
    fmt::print("{}\n", to_json(out));
    return out.good ? kFine : kProblem;
  }
  for (const std::string& e : out.errors) fmt::print(stderr, "{}\n", e);
  for (const chart::Finding& f : report.findings) fmt::print(stderr, "{}\n", f.text(*read));
  if (!read) {
    fmt::print("{}: {}\n", options.file, plural(out.errors.size(), "error"));
    return kProblem;
  }
  fmt::print("{}: {}, {}; {}, {}, {}; {}\n", options.file, plural(read->states.size(), "state"),
             plural(read->transitions.size(), "transition"), plural(report.count(chart::Severity::Error), "error"),
             plural(report.count(chart::Severity::Warning), "warning"),
             plural(report.count(chart::Severity::Note), "note"),
             report.exact ? "everything was tried" : "not everything could be tried");
  return out.good ? kFine : kProblem;
}

int chart_run(const ChartOptions& options) {
  const auto c = loaded(options.file);
  if (!c) return kProblem;
  auto trial = chart::Trial::of(*c);
  if (!trial) {
    complain(trial.error());
    return kProblem;
  }
  if (options.sequence.empty() && options.inputs.empty() && !options.json) return run_typed(*c, *trial);
  const auto sequence = sequence_of(options, *c);
  if (!sequence) return kUsage;
  Shower shower{*c, *trial};
  RunOutput out{.file = options.file, .sample_time = c->sample_time};
  if (!options.json) shower.names();
  for (const chart::SequenceStep& step : sequence->steps) {
    chart::make_step(step, *trial);
    if (options.json) {
      out.ticks.push_back(shower.output(*trial));
    } else {
      shower.tick(*trial);
    }
  }
  if (options.json) fmt::print("{}\n", to_json(out));
  return kFine;
}

int chart_table(const ChartOptions& options) {
  const auto c = loaded(options.file);
  if (!c) return kProblem;
  if (options.scxml) return put_out(options, chart::write_scxml(*c));
  const auto table = chart::write_table(*c, {.simplify = options.simplify});
  if (!table) {
    complain(table.error());
    return kProblem;
  }
  return put_out(options, *table);
}

int chart_draw(const ChartOptions& options) {
  const auto c = loaded(options.file);
  if (!c) return kProblem;
  const publish::ChartPicture picture = publish::chart_picture(*c);
  return put_out(options, publish::draw(picture.sketch, picture.layout, publish::Standing::Alone));
}

int chart_test(const ChartOptions& options) {
  const auto c = loaded(options.file);
  if (!c) return kProblem;
  const auto sequence = sequence_of(options, *c);
  if (!sequence) return kProblem;
  auto trial = chart::Trial::of(*c);
  if (!trial) {
    complain(trial.error());
    return kProblem;
  }
  TestOutput out{.file = options.file, .sequence = options.sequence};
  out.ticks = static_cast<int>(sequence->steps.size());
  for (const chart::SequenceStep& step : sequence->steps) {
    chart::make_step(step, *trial);
    for (const Error& e : chart::compare(*sequence, step, *c, *trial)) out.mismatches.push_back(e.text());
  }
  out.good = out.mismatches.empty();
  if (options.json) {
    fmt::print("{}\n", to_json(out));
  } else {
    for (const std::string& m : out.mismatches) fmt::print(stderr, "{}\n", m);
    fmt::print("{}: {}, {}\n", options.sequence, plural(sequence->steps.size(), "tick"),
               out.good ? "all as expected" : plural(out.mismatches.size(), "thing") + " not as expected");
  }
  return out.good ? kFine : kProblem;
}

}  // namespace cancha::cli
