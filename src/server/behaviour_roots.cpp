#include "server/behaviour_roots.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "decide/behaviour/load.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

/// The true path of what a user has named; empty where there is nothing.
fs::path true_path(const std::string& named) {
  std::error_code trouble;
  fs::path found = fs::canonical(named, trouble);
  return trouble ? fs::path{} : found;
}

bool is_path(const std::string& what) {
  return what.find('/') != what.npos || !decide::language_of(what).empty();
}

/// What can be shown as text, by the name of a language.
bool is_text(std::string_view language) {
  return language == "xabsl" || language == "rules" || language == "chart";
}

/// A name of letters, digits, '_', '-' and inner '.'.
std::string plain(std::string name) {
  for (char& c : name) {
    const bool fine =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
    if (!fine) c = '_';
  }
  if (name.empty() || name.front() == '-' || name.front() == '.') name.insert(name.begin(), '_');
  constexpr std::size_t kLongest = 40;
  return name.substr(0, kLongest);
}

}  // namespace

bool BehaviourRoot::holds(std::string_view path) const {
  return file.empty() || path == file || (file.ends_with(".xabsl") && path.ends_with(".xabsl"));
}

BehaviourRoots::BehaviourRoots(const fs::path& content, const std::vector<std::string>& teams)
    : home_{true_path((content / "behaviours").string())} {
  for (const std::string& team : teams) add(team);
}

void BehaviourRoots::add(const std::string& team) {
  const std::string what = decide::split_name(team).what;
  const fs::path path = is_path(what) ? true_path(what) : fs::path{};
  if (path.empty() || !in_content(path).empty() || !name_of(team).empty()) return;
  std::error_code ignored;
  BehaviourRoot root{.team = team};
  if (fs::is_directory(path, ignored)) {
    const auto files = decide::root_files(path.filename().string());
    const bool any = std::ranges::any_of(files, [&](const std::string& f) { return fs::exists(path / f, ignored); });
    if (!any) return;
    root.folder = path;
    root.name = path.filename().string();
  } else if (path.filename() == decide::root_files("")[0]) {
    // "lions/agents.xabsl" stands for its folder
    root.folder = path.parent_path();
    root.name = root.folder.filename().string();
  } else if (is_text(decide::language_of(path.string()))) {
    root.folder = path.parent_path();
    root.file = path.filename().string();
    root.name = path.stem().string();
  } else {
    return;
  }
  root.name = free_name(plain(root.name));
  roots_.push_back(std::move(root));
}

std::string BehaviourRoots::free_name(std::string wanted) const {
  std::error_code ignored;
  const auto taken = [&](const std::string& name) { return find(name) || fs::exists(home_ / name, ignored); };
  if (!taken(wanted)) return wanted;
  for (int number = 2;; ++number) {
    std::string name = fmt::format("{}-{}", wanted, number);
    if (!taken(name)) return name;
  }
}

std::string BehaviourRoots::in_content(const fs::path& path) const {
  if (home_.empty()) return "";
  const auto [in_home, in_path] = std::ranges::mismatch(home_, path);
  return in_home == home_.end() && in_path != path.end() ? in_path->string() : "";
}

const BehaviourRoot* BehaviourRoots::find(std::string_view name) const {
  const auto found = std::ranges::find(roots_, name, &BehaviourRoot::name);
  return found == roots_.end() ? nullptr : &*found;
}

std::string BehaviourRoots::name_of(const std::string& team) const {
  const std::string what = decide::split_name(team).what;
  if (!is_path(what)) {
    std::error_code ignored;
    return !what.empty() && fs::is_directory(home_ / what, ignored) ? what : "";
  }
  const fs::path path = true_path(what);
  if (path.empty()) return "";
  if (std::string name = in_content(path); !name.empty()) return name;
  const auto is_it = [&](const BehaviourRoot& root) {
    return path == root.folder / root.file ||
           (root.file.empty() && (path == root.folder || path.parent_path() == root.folder));
  };
  const auto found = std::ranges::find_if(roots_, is_it);
  return found == roots_.end() ? "" : found->name;
}

}  // namespace cancha::server
