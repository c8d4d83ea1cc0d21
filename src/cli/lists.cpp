// ./cancha teams, leagues, robots and recordings: what there is; recordings can be renamed and deleted.

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <memory>

#include "base/json.h"
#include "cli/names.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "match/recordings_folder.h"
#include "server/catalogue.h"

namespace cancha::cli {
namespace {

namespace fs = std::filesystem;

struct ListOptions {
  bool json = false;
  std::string from;                ///< recordings rename
  std::string to;                  ///< likewise
  std::vector<std::string> names;  ///< recordings delete
  bool yes = false;                ///< do not ask
};

struct ListedChoice {
  std::string name;
  std::string about;

  static constexpr auto fields() {
    return list_of(entry("name", &ListedChoice::name), entry("about", &ListedChoice::about));
  }
};

int print_choices(const std::vector<Choice>& choices, bool json, const char* hint) {
  std::vector<ListedChoice> listed;
  std::size_t width = 0;
  for (const Choice& c : choices) {
    listed.push_back({c.name, c.about});
    width = std::max(width, c.name.size());
  }
  if (json) {
    fmt::print("{}\n", to_json(listed));
    return kFine;
  }
  for (const ListedChoice& c : listed) fmt::print("{:<{}}  {}\n", c.name, width, c.about);
  if (isatty(STDOUT_FILENO) == 1) fmt::print("\n{}\n", hint);
  return kFine;
}

std::string size_in_words(std::uint64_t bytes) {
  return bytes < 1'000'000 ? fmt::format("{:.0f} kB", static_cast<double>(bytes) / 1e3)
                           : fmt::format("{:.1f} MB", static_cast<double>(bytes) / 1e6);
}

int list_recordings(const ListOptions& o) {
  const auto found = server::Catalogue{recordings_folder()}.list();
  if (o.json) {
    fmt::print("{}\n", to_json(found));
    return kFine;
  }
  std::size_t width = 0;
  for (const auto& r : found) width = std::max(width, r.name.size());
  for (const auto& r : found) {
    const std::string played = r.error.empty() && !r.journal
                                   ? fmt::format("{} {}:{} {}", r.blue, r.score.blue, r.score.yellow, r.yellow)
                                   : std::string{};
    const std::string remark = !r.error.empty() ? r.error
                               : r.journal      ? "a journal of a database"
                               : r.complete     ? ""
                                                : "cut off";
    fmt::print("{:<{}}  {:%Y-%m-%d %H:%M}  {:>3.0f}:{:02.0f}  {:>8}  {}{}{}\n", r.name, width,
               fmt::localtime(static_cast<std::time_t>(r.modified)), std::floor(r.seconds / 60),
               std::floor(std::fmod(r.seconds, 60)), size_in_words(r.bytes), played,
               played.empty() || remark.empty() ? "" : ", ", remark);
  }
  if (found.empty()) fmt::print("there are no recordings yet; ./cancha play makes one\n");
  return kFine;
}

/// The name of a file in the folder for what a user has typed; the nearest ones where there is none.
Result<std::string> name_in_folder(const std::string& word) {
  const auto found = find_recording(word);
  if (!found) return found;
  std::error_code trouble;
  const fs::path path{*found};
  const fs::path parent = path.has_parent_path() ? path.parent_path() : fs::path{"."};
  if (!fs::equivalent(parent, recordings_folder(), trouble)) {
    return fail(word, "does not lie in recordings/", "this command changes nothing elsewhere");
  }
  return path.filename().string();
}

int rename(const ListOptions& o) {
  const auto name = name_in_folder(o.from);
  if (!name) return complain(name.error()), kUsage;
  const auto renamed = match::rename_recording(recordings_folder(), *name, o.to);
  if (!renamed) return complain(renamed.error()), kProblem;
  fmt::print("{} is now {}\n", *name, *renamed);
  return kFine;
}

/// Asks a person; where there is none, --yes must say it.
bool may_delete(const std::vector<std::string>& names, const ListOptions& o) {
  if (o.yes) return true;
  if (isatty(STDIN_FILENO) == 0) {
    complain({"recordings delete", "nobody can be asked here", "--yes deletes without asking"});
    return false;
  }
  fmt::print("delete {} with {} pictures? [y/N] ", fmt::join(names, ", "), names.size() == 1 ? "its" : "their");
  std::fflush(stdout);
  std::string answer;
  std::getline(std::cin, answer);
  if (answer == "y" || answer == "Y" || answer == "yes") return true;
  fmt::print("nothing was deleted\n");
  return false;
}

int remove(const ListOptions& o) {
  // all or none: a name that is wrong stops it before anything is gone
  std::vector<std::string> names;
  for (const std::string& word : o.names) {
    auto name = name_in_folder(word);
    if (!name) return complain(name.error()), kUsage;
    if (std::ranges::find(names, *name) == names.end()) names.push_back(std::move(*name));
  }
  if (!may_delete(names, o)) return kUsage;
  int status = kFine;
  for (const std::string& name : names) {
    if (const auto gone = match::delete_recording(recordings_folder(), name); !gone) {
      complain(gone.error());
      status = kProblem;
    } else {
      fmt::print("deleted {}\n", name);
    }
  }
  return status;
}

void add_recordings_list(CLI::App& app, const std::shared_ptr<ListOptions>& o, std::function<int()>& verb) {
  CLI::App* group = app.add_subcommand("recordings", "recorded matches: list, rename, delete");
  group->add_flag("--json", o->json, "print a JSON array");
  group->footer(
      "examples:\n"
      "  ./cancha recordings\n"
      "  ./cancha recordings rename simurosot-roles-rondo-1 final\n"
      "  ./cancha recordings delete final --yes");
  group->callback([o, &verb, group] {
    if (group->get_subcommands().empty()) verb = [o] { return list_recordings(*o); };
  });
  CLI::App* renamed = group->add_subcommand("rename", "give a recording and its pictures another name");
  renamed->add_option("old", o->from, "its name")->type_name("RECORDING")->required();
  renamed->add_option("new", o->to, "what it is called from now on; nothing is replaced")->required();
  renamed->footer("example:\n  ./cancha recordings rename simurosot-roles-rondo-1 final");
  renamed->callback([o, &verb] { verb = [o] { return rename(*o); }; });
  CLI::App* deleted = group->add_subcommand("delete", "remove recordings and their pictures from the disk");
  deleted->add_option("names", o->names, "which")->type_name("RECORDING")->required();
  deleted->add_flag("--yes", o->yes, "do not ask; needed where nobody can be asked");
  deleted->footer("example:\n  ./cancha recordings delete final old-match --yes");
  deleted->callback([o, &verb] { verb = [o] { return remove(*o); }; });
}

}  // namespace

void add_lists(CLI::App& app, std::function<int()>& verb) {
  const auto o = std::make_shared<ListOptions>();
  const auto add = [&](const char* name, const char* about, std::vector<Choice> (*choices)(), const char* hint) {
    CLI::App* made = app.add_subcommand(name, about);
    made->add_flag("--json", o->json, "print a JSON array");
    made->footer(fmt::format("example:\n  ./cancha {}", name));
    made->callback([=, &verb] { verb = [=] { return print_choices(choices(), o->json, hint); }; });
  };
  add("teams", "the teams that can play", teams,
      "./cancha play --blue NAME; a plug-in or a behaviour elsewhere is a path: --blue ./my_team.so");
  add("leagues", "the leagues that can be played", leagues, "./cancha play NAME");
  add("robots", "the humanoids whose motions can be played", robots, "./cancha motion list --robot NAME");
  add_recordings_list(app, o, verb);
}

}  // namespace cancha::cli
