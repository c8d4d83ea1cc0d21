// ./cancha xabsl: behaviours written in XABSL.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "base/json.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/xabsl_options.h"
#include "decide/xabsl/compiler.h"
#include "decide/xabsl/format.h"
#include "decide/xabsl/output.h"

namespace cancha::cli {
namespace {

namespace xabsl = decide::xabsl;

/// What `--json` prints.
struct Report {
  std::string root;
  bool good = false;
  int files = 0;
  int options = 0;
  int states = 0;
  int errors = 0;
  int warnings = 0;
  int notes = 0;
  std::string output;  ///< the file that was written
  std::string text;    ///< what was made, where no file was asked for
  std::vector<xabsl::Diagnostic> diagnostics;

  static constexpr auto fields() {
    return list_of(entry("root", &Report::root, "the file with the agents"),
                   entry("good", &Report::good, "compiled without errors"), entry("files", &Report::files),
                   entry("options", &Report::options), entry("states", &Report::states),
                   entry("errors", &Report::errors), entry("warnings", &Report::warnings),
                   entry("notes", &Report::notes, "oddities that --strict makes warnings"),
                   entry("output", &Report::output, "the file that was written"),
                   entry("text", &Report::text, "what was made, where no file was asked for"),
                   entry("diagnostics", &Report::diagnostics));
  }
};

/// "3 errors", "1 error", "no errors".
std::string counted(int number, std::string_view word) {
  if (number == 0) return fmt::format("no {}s", word);
  return fmt::format("{} {}{}", number, word, number == 1 ? "" : "s");
}

Report report_of(const xabsl::Compilation& made, const XabslOptions& options, const std::string& root_file) {
  Report report;
  report.root = root_file;
  report.good = made.good();
  report.files = static_cast<int>(made.sources->size());
  report.options = static_cast<int>(made.checked.options.size());
  for (const xabsl::Option& o : made.checked.options) report.states += static_cast<int>(o.states.size());
  report.diagnostics = xabsl::diagnostics(made.findings, *made.sources, options.strict);
  for (const xabsl::Diagnostic& d : report.diagnostics) {
    ++(d.severity == xabsl::Severity::Error     ? report.errors
       : d.severity == xabsl::Severity::Warning ? report.warnings
                                                : report.notes);
  }
  return report;
}

/// What the job is to make; nothing for `check`.
Result<std::string> text_for(const XabslOptions& options, const xabsl::Compilation& made) {
  switch (options.job) {
    case XabslOptions::Job::Compile:
      return xabsl::intermediate_code(made.checked);
    case XabslOptions::Job::Symbols:
      return xabsl::debug_symbols(made.checked, made.uses);
    case XabslOptions::Job::Keywords: {
      // a list that is there is kept and added to
      std::error_code ignored;
      const bool there = !options.output.empty() && std::filesystem::exists(options.output, ignored);
      const auto existing = there ? xabsl::read_from_disk(options.output) : Result<std::string>{""};
      if (!existing) return tl::unexpected<Error>(existing.error());
      return xabsl::keyword_list(made.checked, *existing);
    }
    case XabslOptions::Job::Check:
      break;
  }
  return "";
}

/// Sources of other behaviours are left alone, too.
Result<void> write_text(const std::string& output, std::string_view text, const xabsl::Compilation& made) {
  if (output.ends_with(".xabsl") || output.ends_with(".yabsl")) {
    return fail(output, "is the name of a source", "name another file");
  }
  return write_output(output, text, made.sources->paths());
}

void print_report(const Report& report, bool summary) {
  for (const xabsl::Diagnostic& d : report.diagnostics) {
    if (d.severity != xabsl::Severity::Note) fmt::print(stderr, "{}", d.text());
  }
  if (!summary) return;
  fmt::print("{}: {}, {}, {}; {}, {}", report.root, counted(report.files, "file"), counted(report.options, "option"),
             counted(report.states, "state"), counted(report.errors, "error"), counted(report.warnings, "warning"));
  if (report.notes > 0) fmt::print(", {} (--strict shows them)", counted(report.notes, "note"));
  fmt::print("\n");
}

}  // namespace

std::string xabsl_root_file(const std::string& root) {
  std::error_code ignored;
  const bool folder = std::filesystem::is_directory(root, ignored);
  return folder ? (std::filesystem::path{root} / "agents.xabsl").generic_string() : root;
}

int xabsl_verb(const XabslOptions& options) {
  const std::string root_file = xabsl_root_file(options.root);
  const xabsl::Compilation made = xabsl::compile(root_file, xabsl::read_from_disk);
  Report report = report_of(made, options, root_file);

  if (made.good()) {
    auto text = text_for(options, made);
    if (!text) {
      complain(text.error());
      return kProblem;
    }
    if (!options.output.empty()) {
      if (const auto written = write_text(options.output, *text, made); !written) {
        complain(written.error());
        return kProblem;
      }
      report.output = options.output;
    } else {
      report.text = std::move(*text);
    }
  }
  const bool check = options.job == XabslOptions::Job::Check;
  if (options.json) {
    fmt::print("{}\n", to_json(report));
  } else {
    print_report(report, check || !made.good() || !options.output.empty());
    if (!check) fmt::print("{}", report.text);
  }
  return made.good() ? kFine : kProblem;
}

int xabsl_format(const XabslFormatOptions& options) {
  int status = kFine;
  for (const std::string& file : options.files) {
    const auto text = xabsl::read_from_disk(file);
    const auto formatted = text ? xabsl::format(*text, file) : tl::unexpected<Error>(text.error());
    if (!formatted) {
      complain(formatted.error());
      status = kProblem;
      continue;
    }
    const bool same = *formatted == *text;
    if (options.check) {
      if (!same) fmt::print("{}: not formatted (./cancha xabsl format --write {})\n", file, file);
      if (!same) status = kProblem;
    } else if (!options.write) {
      fmt::print("{}", *formatted);
    } else if (!same) {
      if (const auto written = write_output(file, *formatted); !written) {
        complain(written.error());
        status = kProblem;
      }
    }
  }
  return status;
}

}  // namespace cancha::cli
