// ./cancha strategy: plug-ins from sources, also from old ones, and a short trial of a plug-in.

#include "cli/strategy.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "base/json.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "codegen/plugin/plugin_build.h"
#include "match/plugin/plugin_check.h"

namespace cancha::cli {
namespace {

/// For programs.
struct StrategyReport {
  std::string file;
  std::string function;
  int calls = 0;
  int moved = 0;
  int out_of_range = 0;
  double microseconds = 0.0;
  std::vector<std::string> protections;
  std::vector<std::string> notes;

  static constexpr auto fields() {
    using R = StrategyReport;
    return list_of(entry("file", &R::file), entry("function", &R::function), entry("calls", &R::calls),
                   entry("moved", &R::moved), entry("out_of_range", &R::out_of_range),
                   entry("microseconds", &R::microseconds), entry("protections", &R::protections),
                   entry("notes", &R::notes));
  }
};

void print_trial(const StrategyReport& r, int players) {
  fmt::print("{}: {} was called {} times, {:.0f} µs each; it moved {} of {} robots\n", r.file, r.function, r.calls,
             r.microseconds, r.moved, players);
  if (r.out_of_range > 0) fmt::print("  {} wheel speeds were out of range; matches clamp them\n", r.out_of_range);
  fmt::print("  what keeps plug-ins from the rest of this machine:\n");
  for (const std::string& line : r.protections) fmt::print("    {}\n", line);
}

/// Tries one plug-in; the status of the program.
int try_plugin(const std::string& file, const StrategyOptions& options, std::vector<std::string> notes) {
  const auto league = field::load_league(root() / "content", options.league);
  if (!league) {
    complain(league.error());
    return kUsage;
  }
  const auto check = match::check_plugin(file, *league);
  if (!check) {
    complain(check.error());
    return kProblem;
  }
  const StrategyReport report{file,
                              check->function,
                              check->calls,
                              check->moved,
                              check->out_of_range,
                              check->microseconds,
                              check->protections.lines(),
                              std::move(notes)};
  if (options.json) {
    fmt::print("{}\n", to_json(report));
  } else {
    print_trial(report, league->players);
  }
  return kFine;
}

int check(const StrategyOptions& options) {
  int status = kFine;
  for (const std::string& file : options.files) status = std::max(status, try_plugin(file, options, {}));
  return status;
}

int build(const StrategyOptions& options) {
  codegen::PluginSources sources;
  sources.files.assign(options.files.begin(), options.files.end());
  sources.output = options.output;
  sources.include = root() / "include";
  sources.compiler = options.compiler;
  for (const std::string& define : options.defines) sources.options.push_back("-D" + define);
  for (const std::string& folder : options.includes) sources.options.push_back("-I" + folder);
  const auto built = codegen::build_plugin(sources);
  if (!built) {
    complain(built.error());
    return kProblem;
  }
  for (const std::string& note : built->notes) fmt::print(stderr, "{}\n", note);
  const std::string file = built->file.string();
  const int status = try_plugin(file, options, built->notes);
  if (status == kFine && !options.json) {
    const bool bare = built->file.is_relative() && !built->file.has_parent_path();
    fmt::print("  play with it: ./cancha play --blue {}{}\n", bare ? "./" : "", file);
  }
  return status;
}

}  // namespace

void add_strategy(CLI::App& app, std::function<int()>& verb) {
  const auto options = std::make_shared<StrategyOptions>();
  StrategyOptions& o = *options;
  CLI::App* group = app.add_subcommand("strategy", "strategy plug-ins: build one from sources, try one");
  group->require_subcommand(1);
  group->footer("examples:\n  ./cancha strategy build Strategy.cpp\n  ./cancha strategy check ./my_team.so");

  CLI::App* build_verb = group->add_subcommand("build", "make a plug-in, also from sources written for Windows");
  build_verb->add_option("files", o.files, "all sources of the strategy: .c, .cpp, .cc, .cxx")->required();
  build_verb->add_option("-o,--output", o.output, "the plug-in; default: the first source's name with .so, here");
  build_verb->add_option("-D", o.defines, "NAME=VALUE for the compiler; PLAYERS_PER_SIDE=11")->allow_extra_args(false);
  build_verb->add_option("-I", o.includes, "a folder with headers")->allow_extra_args(false);
  build_verb->add_option("--compiler", o.compiler, "of C++")->capture_default_str();
  build_verb->add_option("--league", o.league, "in which it is tried")->capture_default_str();
  build_verb->add_flag("--json", o.json, "print one JSON object about the trial");
  build_verb->footer(
      "examples:\n"
      "  ./cancha strategy build Strategy.cpp                      an old source, unchanged; makes Strategy.so\n"
      "  ./cancha strategy build *.cpp -o lions.so                 of several sources\n"
      "  ./cancha strategy build my_team.c -D PLAYERS_PER_SIDE=11 --league simurosot-large");
  build_verb->callback([options, &verb] { verb = [options] { return build(*options); }; });

  CLI::App* check_verb =
      group->add_subcommand("check", "load a plug-in, call it in every game state, say what holds it");
  check_verb->add_option("files", o.files, "plug-ins (./my_team.so)")->required();
  check_verb->add_option("--league", o.league, "in which it is tried")->capture_default_str();
  check_verb->add_flag("--json", o.json, "print one JSON object for each");
  check_verb->footer("example:\n  ./cancha strategy check ./my_team.so");
  check_verb->callback([options, &verb] { verb = [options] { return check(*options); }; });
}

}  // namespace cancha::cli
