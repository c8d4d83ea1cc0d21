#include "cli/command_line.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <new>
#include <system_error>

#include "base/suggest.h"
#include "cli/options.h"
#include "cli/terminal.h"

namespace cancha::cli {
namespace {

/// The verb that was chosen last.
const CLI::App& innermost(const CLI::App& app) {
  const CLI::App* at = &app;
  for (auto chosen = at->get_subcommands(); !chosen.empty(); chosen = at->get_subcommands()) at = chosen.front();
  return *at;
}

std::vector<std::string> option_names(const CLI::App& verb) {
  std::vector<std::string> names;
  for (const CLI::Option* option : verb.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

Error too_much(const CLI::App& app, const std::string& verb, const std::string& help) {
  const std::vector<std::string> left = app.remaining(true);
  const auto option = std::ranges::find_if(left, [](const std::string& word) { return word.starts_with('-'); });
  if (option == left.end()) {
    return {verb, fmt::format("'{}' is one word too many", left.empty() ? "" : left.front()), help};
  }
  const std::string name = option->substr(0, option->find('='));
  return {verb, fmt::format("there is no option '{}'", name),
          fmt::format("{}; {}", suggest_and_list(name, option_names(innermost(app))), help)};
}

/// The sentence for what is being handled now.
Error caught() {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return {"", "there is not enough memory", "close other programs, or ask for less"};
  } catch (const std::filesystem::filesystem_error& trouble) {
    return {trouble.path1().string(), trouble.code().message(), ""};
  } catch (const std::exception& trouble) {
    return {"", fmt::format("this should not happen: {}", trouble.what()), "please report it"};
  } catch (...) {
    return {"", "this should not happen: something unknown was thrown", "please report it"};
  }
}

/// A robot's database tells by the name who uses it: "cancha radio", not only "cancha".
void name_process(const std::string& verb) {
  static const std::string name = fmt::format("{} {}", program_invocation_short_name, verb);
  program_invocation_short_name = const_cast<char*>(name.c_str());
}

/// A verb with verbs of its own, like servo; not one that takes other words as well, like tune.
bool has_verbs(const CLI::App* verb) {
  const auto takes_words = [](const CLI::Option* option) { return option->get_positional(); };
  if (std::ranges::any_of(verb->get_options(), takes_words)) return false;
  return !verb->get_subcommands([](const CLI::App*) { return true; }).empty();
}

}  // namespace

bool unknown_word(const CLI::App& verb, const std::string& kind, int argc, char** argv, int at) {
  if (argc <= at || argv[at][0] == '-') return false;
  std::vector<std::string> known;
  for (const CLI::App* sub : verb.get_subcommands([](const CLI::App* each) { return !each->get_group().empty(); })) {
    known.push_back(sub->get_name());
  }
  const auto all = verb.get_subcommands([](const CLI::App*) { return true; });
  if (std::ranges::any_of(all, [&](const CLI::App* sub) { return sub->get_name() == argv[at]; })) return false;
  complain({"", fmt::format("there is no {} '{}'", kind, argv[at]), suggest_and_list(argv[at], known)});
  return true;
}

std::string chosen_verb(const CLI::App& app) {
  std::string words;
  const CLI::App* at = &app;
  for (auto chosen = at->get_subcommands(); !chosen.empty(); chosen = at->get_subcommands()) {
    at = chosen.front();
    words += fmt::format("{}{}", words.empty() ? "" : " ", at->get_name());
  }
  return words;
}

Error explain(const CLI::App& app, const CLI::ParseError& error) {
  const std::string verb = chosen_verb(app);
  const std::string help = fmt::format("see ./cancha {}{}--help", verb, verb.empty() ? "" : " ");
  // an unknown option is the reason, too, where its value counts as one word too many of another option
  const std::vector<std::string> left = app.remaining(true);
  const bool unknown = std::ranges::any_of(left, [](const std::string& word) { return word.starts_with('-'); });
  if (unknown || error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)) {
    return too_much(app, verb, help);
  }
  return {verb, error.what(), help};
}

int parse_words(CLI::App& app, const std::function<int()>& verb, int argc, char** argv) {
  if (unknown_word(app, "verb", argc, argv, 1)) return kUsage;
  for (const CLI::App* group : app.get_subcommands(has_verbs)) {
    const bool meant = argc > 1 && argv[1] == group->get_name();
    if (meant && unknown_word(*group, group->get_name() + " verb", argc, argv, 2)) return kUsage;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& help) {
    return app.exit(help) == 0 ? kFine : kUsage;
  } catch (const CLI::ParseError& error) {
    complain(explain(app, error));
    return kUsage;
  }
  name_process(chosen_verb(app));
  return verb();
}

int guarded(const std::function<int()>& work) {
  int status = kProblem;
  try {
    status = work();
  } catch (...) {
    // fmt tells of an unwritable standard output by throwing; said below
    if (std::ferror(stdout) == 0) complain(caught());
  }
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
    complain({"standard output", "cannot be written", "is the disk full?"});
    return kProblem;
  }
  return status;
}

void prepare_process() {
  std::signal(SIGXFSZ, SIG_IGN);
  std::set_terminate([] {
    if (std::current_exception()) complain(caught());
    std::abort();
  });
}

}  // namespace cancha::cli
