// What the command tells about itself: completion for shells and its manual page, both from the declared verbs.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/completion.h"
#include "cli/manual.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/verbs.h"

namespace cancha::cli {
namespace {

/// Verbs of the script ./cancha. They are declared here too, so that completion, manual and hints know them.
void add_script_verbs(CLI::App& app, std::function<int()>& verb) {
  const auto add = [&](const char* name, const char* about, const char* footer) {
    CLI::App* made = app.add_subcommand(name, about);
    made->footer(footer);
    made->callback([&verb, name] {
      verb = [name] {
        complain({name, "is a verb of the script ./cancha, which builds this program", "run it from there"});
        return kUsage;
      };
    });
    return made;
  };
  CLI::App* test = add("test", "build and run all tests", "example:\n  ./cancha test -R base");
  test->add_flag("--long")->description("long tests at full length, too");
  test->add_option("--preset", "how it is built")->check(CLI::IsMember({"release", "dev", "asan", "tsan", "coverage"}));
  test->add_option("-R,--tests-regex", "only tests whose name contains this");
  CLI::App* check = add("check", "look at the sources: formatting, mistakes, layers", "example:\n  ./cancha check");
  check->add_flag("--all")->description("clang-tidy looks at every file");
  CLI::App* fuzz = add("fuzz", "feed the parsers with nonsense", "example:\n  ./cancha fuzz league --seconds 60");
  fuzz->add_option("target", "only this one");
  fuzz->add_option("--seconds", "for each target");
  fuzz->add_flag("--list")->description("name the targets");
  CLI::App* soak =
      add("soak", "fuzzers and sanitizers for a chosen time, with a report", "example:\n  ./cancha soak --minutes 60");
  soak->add_option("--minutes", "how long");
  CLI::App* setup = add("setup", "install what is missing and build", "example:\n  ./cancha setup");
  setup->add_flag("--all")->description("also what test, check and fuzz need");
  setup->add_flag("--opencv")->description("also OpenCV, beside which bench vision measures");
  CLI::App* uninstall =
      add("uninstall", "remove what this command has made", "example:\n  ./cancha uninstall --recordings");
  uninstall->add_flag("--recordings")->description("the recordings, too");
  uninstall->add_flag("--yes")->description("do not ask");
  CLI::App* package = add("package", "make a Debian package", "example:\n  ./cancha package -o DIR");
  package->add_option("-o", "the folder to write to");
}

void add_help(CLI::App& app, std::function<int()>& verb) {
  const auto words = std::make_shared<std::vector<std::string>>();
  CLI::App* help = app.add_subcommand("help", "all verbs, or more about one");
  help->add_option("verb", *words, "which");
  help->footer("example:\n  ./cancha help play");
  help->callback([words, &app, &verb] {
    verb = [words, &app] {
      const CLI::App* at = &app;
      for (const std::string& word : *words) {
        const auto found = at->get_subcommands([&](const CLI::App* each) { return each->get_name() == word; });
        if (found.empty()) return complain({"help", fmt::format("there is no verb '{}'", word), ""}), kUsage;
        at = found.front();
      }
      fmt::print("{}", at->help());
      return kFine;
    };
  });
}

}  // namespace

void add_about(CLI::App& app, std::function<int()>& verb) {
  add_script_verbs(app, verb);
  add_help(app, verb);
  const auto shell = std::make_shared<std::string>();
  CLI::App* completion = app.add_subcommand("completion", "complete verbs, options and names in your shell");
  completion->add_option("shell", *shell, "which")->required()->check(CLI::IsMember({"bash", "zsh", "fish"}));
  completion->footer(
      "examples, for this session; write the line into ~/.bashrc or ~/.zshrc to keep it:\n"
      "  eval \"$(./cancha completion bash)\"\n"
      "  eval \"$(./cancha completion zsh)\"\n"
      "  ./cancha completion fish | source");
  completion->callback([shell, &verb] {
    verb = [shell] {
      fmt::print("{}", completion_script(*shell));
      return kFine;
    };
  });
  CLI::App* manual = app.add_subcommand("manual", "the manual page: all verbs with all options");
  manual->footer("examples:\n  ./cancha manual\n  ./cancha manual >cancha.1      for man and for packages");
  manual->callback([&app, &verb] {
    verb = [&app] {
      fmt::print("{}", manual_page(app));
      return kFine;
    };
  });
}

}  // namespace cancha::cli
