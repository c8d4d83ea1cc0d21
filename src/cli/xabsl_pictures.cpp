// ./cancha xabsl docs, graph and xml: behaviours for people and for tools to look at.

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/suggest.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/xabsl_options.h"
#include "decide/xabsl/compiler.h"
#include "publish/behaviour/pictures.h"
#include "publish/behaviour/site.h"
#include "publish/behaviour/xml.h"

namespace cancha::cli {
namespace {

namespace xabsl = decide::xabsl;

/// Compiles, and prints what is wrong; nothing where there are errors.
std::optional<xabsl::Compilation> compiled(const std::string& root) {
  xabsl::Compilation made = xabsl::compile(xabsl_root_file(root), xabsl::read_from_disk);
  for (const xabsl::Diagnostic& d : xabsl::diagnostics(made.findings, *made.sources, false)) {
    if (d.severity != xabsl::Severity::Note) fmt::print(stderr, "{}", d.text());
  }
  if (!made.good()) return std::nullopt;
  return made;
}

/// The place of a thing in its list by its name, or an error with the nearest name.
template <class Things>
Result<std::uint32_t> find(const Things& things, std::string_view name, const char* kind, const std::string& where) {
  std::vector<std::string> known;
  for (std::uint32_t i = 0; i < things.size(); ++i) {
    if (things[i].name.text == name) return i;
    known.emplace_back(things[i].name.text);
  }
  return fail(where, fmt::format("there is no {} '{}'", kind, name), suggest_and_list(name, known));
}

Result<std::string> picture(const xabsl::Compilation& made, const XabslGraphOptions& options) {
  const publish::SourceText text{made};
  const xabsl::Checked& c = made.checked;
  const std::string where = xabsl_root_file(options.root);
  if (!options.option.empty()) {
    const auto option = find(c.options, options.option, "option", where);
    if (!option) return tl::unexpected<Error>(option.error());
    return publish::draw(publish::state_machine(text, *option, {}), publish::Standing::Alone);
  }
  std::uint32_t agent = xabsl::kNone;
  if (!options.agent.empty()) {
    const auto found = find(c.agents, options.agent, "agent", where);
    if (!found) return tl::unexpected<Error>(found.error());
    agent = *found;
  }
  return publish::draw(publish::option_graph(text, agent, {}), publish::Standing::Alone);
}

}  // namespace

int xabsl_docs(const XabslDocsOptions& options) {
  const auto made = compiled(options.root);
  if (!made) return kProblem;
  const publish::Site site = publish::behaviour_site(*made);
  if (const auto written = publish::write_site(site, options.folder); !written) {
    complain(written.error());
    return kProblem;
  }
  const auto pages = std::ranges::count_if(site, [](const auto& file) { return file.first.ends_with(".html"); });
  fmt::print("{}: {} pages; open {}\n", options.folder, pages,
             (std::filesystem::path{options.folder} / "index.html").generic_string());
  return kFine;
}

int xabsl_xml(const XabslDocsOptions& options) {
  const auto made = compiled(options.root);
  if (!made) return kProblem;
  const publish::Site files = publish::behaviour_xml(*made);
  if (const auto written = publish::write_site(files, options.folder, "./cancha xabsl xml"); !written) {
    complain(written.error());
    return kProblem;
  }
  fmt::print("{}: {} files\n", options.folder, files.size());
  return kFine;
}

int xabsl_graph(const XabslGraphOptions& options) {
  const auto made = compiled(options.root);
  if (!made) return kProblem;
  const auto svg = picture(*made, options);
  if (!svg) {
    complain(svg.error());
    return kProblem;
  }
  if (options.svg.empty()) {
    fmt::print("{}", *svg);
  } else if (const auto written = write_output(options.svg, *svg, made->sources->paths()); !written) {
    complain(written.error());
    return kProblem;
  }
  return kFine;
}

}  // namespace cancha::cli
