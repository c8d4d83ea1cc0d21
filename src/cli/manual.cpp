#include "cli/manual.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <sstream>

#include "cli/version.h"

namespace cancha::cli {
namespace {

/// Text as roff takes it: no line begins a request, no backslash or hyphen means anything else.
std::string roff(const std::string& text) {
  std::string out;
  for (const char c : text) {
    const bool at_line_begin = out.empty() || out.back() == '\n';
    if (at_line_begin && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      out += c;
    }
  }
  return out;
}

bool shown(const CLI::App* verb) {
  return !verb->get_group().empty();
}

void add_option(std::string& out, const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const bool flag = option.get_items_expected_max() == 0;
  std::string names = option.get_positional() ? option.get_name(true) : option.get_name(false, true);
  if (option.get_name() == "--help") return;
  out += fmt::format(".TP\n\\fB{}\\fR{}\n", roff(names), flag || type.empty() ? "" : fmt::format(" {}", roff(type)));
  const std::string standard = option.get_default_str();
  const bool said = standard.empty() || standard == "false";
  out += fmt::format("{}{}.\n", roff(option.get_description()),
                     said ? "" : fmt::format(" (otherwise {})", roff(standard)));
}

void add_verb(std::string& out, const CLI::App& verb, const std::string& before) {
  const std::string name = before.empty() ? verb.get_name() : fmt::format("{} {}", before, verb.get_name());
  out += fmt::format(".SS {}\n{}.\n", roff(name), roff(verb.get_description()));
  for (const CLI::Option* option : verb.get_options()) add_option(out, *option);
  if (!verb.get_footer().empty()) out += fmt::format(".PP\n.nf\n{}\n.fi\n", roff(verb.get_footer()));
  for (const CLI::App* sub : verb.get_subcommands(shown)) add_verb(out, *sub, name);
}

}  // namespace

std::string manual_page(const CLI::App& app) {
  std::string out = fmt::format(
      ".TH CANCHA 1 \"\" \"cancha {}\" \"Cancha\"\n"
      ".SH NAME\ncancha \\- a robot\\-football workshop\n"
      ".SH SYNOPSIS\n.B ./cancha\n.I VERB\n.RI [ ARGUMENTS ]\n"
      ".SH DESCRIPTION\n"
      "Simulates, builds, watches and measures robot football teams. The script \\fB./cancha\\fR installs what is\n"
      "missing, builds the program, and runs it; later uses start at once.\n"
      "\\fB./cancha\\fR \\fIVERB\\fR \\fB\\-\\-help\\fR tells about one verb.\n",
      kVersion);
  out += ".SH VERBS\n";
  for (const CLI::App* verb : app.get_subcommands(shown)) add_verb(out, *verb, "");
  out +=
      ".SH EXIT STATUS\n0 fine, 1 ran and found a problem, 2 wrong usage.\n"
      ".SH ENVIRONMENT\n.TP\n.B CANCHA_ROOT\nThe folder that holds content/, recordings/ and web/; the script sets "
      "it.\n"
      ".SH FILES\n.TP\n.I recordings/\nRecorded matches (MCAP) with their pictures.\n"
      ".TP\n.I content/\nLeagues, behaviours, robots and motions, to read and to change.\n"
      ".TP\n.I build/\nWhat was built, and searches of \\fBtune\\fR.\n";
  return out;
}

}  // namespace cancha::cli
