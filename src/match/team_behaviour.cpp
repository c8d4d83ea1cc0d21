#include "match/team_behaviour.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/named_files.h"
#include "minds/programs/behaviour_team.h"

namespace cancha::match {
namespace {

namespace fs = std::filesystem;

/// A path as compilers join them, without the ways up and down again.
std::string plain_path(const std::string& path) {
  return fs::path{path}.lexically_normal().generic_string();
}

bool may_be_included(std::string_view path) {
  return decide::language_of(path) == "xabsl";
}

}  // namespace

bool is_plugin(std::string_view team) {
  return (team.find('/') != team.npos || team.ends_with(".so")) && !minds::TeamProgram::is_program(team);
}

std::string short_name(const std::string& team) {
  const decide::BehaviourName name = decide::split_name(team);
  const std::filesystem::path path{name.what};
  const std::string logic = name.logic.empty() ? "" : fmt::format("-{}", name.logic);
  const bool program = minds::TeamProgram::is_program(name.what);
  if (program && path.has_parent_path() && path.filename() == decide::root_files("")[0]) {
    return path.parent_path().filename().string();
  }
  return (is_plugin(name.what) || program ? path.stem().string() : name.what) + logic;
}

std::string told_name(const std::string& team) {
  if (team.find('/') == team.npos) return team;
  const auto [what, logic] = decide::split_name(team);
  const fs::path path = fs::path{what}.lexically_normal();
  if (path.is_relative() && *path.begin() != "..") return team;
  fs::path last = path.has_filename() ? path.filename() : path.parent_path().filename();
  // a root file is called by its folder
  if (last == decide::root_files("")[0]) last = path.parent_path().filename() / last;
  return fmt::format("…/{}{}{}", last.string(), logic.empty() ? "" : ":", logic);
}

std::optional<fs::path> BehaviourSource::file(const std::string& path) const {
  const std::string plain = plain_path(path);
  if (plain != decide::split_name(root).what && !may_be_included(plain)) return std::nullopt;
  return folder.find(plain);
}

decide::xabsl::FileReader BehaviourSource::reader() const {
  return [source = *this](const std::string& path) -> Result<std::string> {
    if (!source.file(path)) {
      return fail(path, "cannot be read", "a match reads its teams' folders and what lies beside them, nothing else");
    }
    return source.folder.read(plain_path(path));
  };
}

std::optional<BehaviourSource> behaviour_source(const std::string& team, const fs::path& content) {
  const auto root = behaviour_of(team, content);
  if (!root) return std::nullopt;
  const auto [file, logic] = decide::split_name(*root);
  const std::string way = logic.empty() ? "" : fmt::format(":{}", logic);
  // the name of a behaviour of content
  const auto [what, ignored] = decide::split_name(team);
  if (what.find('/') == what.npos && !minds::TeamProgram::is_program(what)) {
    const std::string name = fs::path{file}.filename().string();
    return BehaviourSource{GuardedFolder{content / "behaviours"}, fmt::format("{}/{}{}", what, name, way)};
  }
  // a path that the user gave; where it cannot be followed, reading it says so
  std::error_code gone;
  const fs::path found = fs::canonical(file, gone);
  const fs::path path = gone ? fs::absolute(file, gone) : found;
  const fs::path own = path.parent_path();
  const std::string name = path.filename().string() + way;
  if (!is_plain_name(own.filename().string())) return BehaviourSource{GuardedFolder{own}, name};
  return BehaviourSource{GuardedFolder{own.parent_path()}, fmt::format("{}/{}", own.filename().string(), name)};
}

std::optional<std::string> behaviour_of(const std::string& team, const std::filesystem::path& content) {
  if (minds::TeamProgram::is_program(team)) return team;
  const auto [what, logic] = decide::split_name(team);
  if (what.empty()) return std::nullopt;
  const bool word = what.find('/') == what.npos;
  const std::filesystem::path folder = word ? content / "behaviours" / what : std::filesystem::path{what};
  for (const std::string& name : decide::root_files(std::filesystem::path{what}.filename().string())) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(folder / name, ignored)) continue;
    return (folder / name).generic_string() + (logic.empty() ? "" : fmt::format(":{}", logic));
  }
  return std::nullopt;
}

std::vector<std::string> behaviour_folders(const std::filesystem::path& content) {
  std::vector<std::string> names;
  std::error_code trouble;
  for (const auto& entry : std::filesystem::directory_iterator{content / "behaviours", trouble}) {
    std::string name = entry.path().filename().string();
    if (!minds::TeamProgram::is_program(name) && behaviour_of(name, content)) names.push_back(std::move(name));
  }
  std::ranges::sort(names);
  return names;
}

std::vector<std::string> behaviour_names(const std::filesystem::path& content, bool on_legs) {
  std::vector<std::string> names = behaviour_folders(content);
  std::erase_if(names, [&](const std::string& name) {
    const auto source = behaviour_source(name, content);
    return !source || !minds::TeamProgram::fits(source->root, source->reader(), on_legs);
  });
  return names;
}

}  // namespace cancha::match
