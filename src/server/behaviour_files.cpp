#include "server/behaviour_files.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <system_error>

#include "base/guarded_folder.h"
#include "base/open_file.h"
#include "base/utf8.h"
#include "decide/xabsl/compiler.h"
#include "lsp/text.h"
#include "match/fixture.h"
#include "minds/built_in.h"
#include "minds/programs/behaviour_team.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;
namespace xabsl = decide::xabsl;

constexpr std::string_view kEndings[] = {".xabsl", ".xml", ".scxml", ".csv"};  ///< of texts that can be edited
constexpr std::size_t kLongestPath = 200;
constexpr std::size_t kMostNames = 6;    ///< in a path
constexpr std::size_t kMostFiles = 500;  ///< of a behaviour that are listed
constexpr std::size_t kMostBehaviours = 500;
constexpr std::size_t kMostLookedAt = 20'000;  ///< files of a folder, with those that are no behaviour's

bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool is_file_name(std::string_view name) {
  return !name.empty() && is_letter_or_digit(name.front()) &&
         std::ranges::all_of(name, [](char c) { return is_letter_or_digit(c) || c == '-' || c == '.'; });
}

/// The text after "Title:" in a root file, and where it stands.
std::pair<std::size_t, std::size_t> title_in(std::string_view text) {
  constexpr std::string_view kTitle = "Title:";
  std::size_t begin = text.find(kTitle);
  if (begin == text.npos || begin > text.find("*/")) return {0, 0};
  begin += kTitle.size();
  const std::size_t end = std::min({text.find('\n', begin), text.find("*/", begin), text.size()});
  begin = std::min(text.find_first_not_of(" \t", begin), end);
  const std::size_t last = text.find_last_not_of(" \t\r", end - 1);
  return {begin, std::max(begin, std::min(end, last + 1))};
}

/// The files of a behaviour's own folder, by their paths in it.
std::vector<std::string> files_in(const fs::path& folder) {
  std::vector<std::string> files;
  std::error_code trouble;
  std::size_t looked_at = 0;
  for (fs::recursive_directory_iterator at{folder, trouble}, end; !trouble && at != end; at.increment(trouble)) {
    std::error_code ignored;
    if (++looked_at > kMostLookedAt) break;
    const std::string path = at->path().lexically_relative(folder).generic_string();
    if (fs::is_regular_file(at->symlink_status(ignored)) && is_behaviour_path("x/" + path)) files.push_back(path);
    if (files.size() == kMostFiles) break;
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace

bool is_behaviour_path(std::string_view path) {
  const bool known = std::ranges::any_of(kEndings, [&](std::string_view ending) { return path.ends_with(ending); });
  if (path.size() > kLongestPath || !known) return false;
  std::size_t names = 1;
  while (true) {
    const std::size_t end = std::min(path.find('/'), path.size());
    if (!is_file_name(path.substr(0, end)) || names > kMostNames) return false;
    if (end == path.size()) return names > 1;
    path.remove_prefix(end + 1);
    ++names;
  }
}

std::vector<ListedBehaviour> BehaviourFiles::list() const {
  std::vector<std::string> names;
  std::error_code trouble;
  for (fs::directory_iterator at{folder_, trouble}, end; !trouble && at != end; at.increment(trouble)) {
    const std::string name = at->path().filename().string();
    if (is_file_name(name) && !root_of(name).empty()) names.push_back(name);
    if (names.size() == kMostBehaviours) break;
  }
  for (const BehaviourRoot& root : roots_.all()) names.push_back(root.name);
  std::ranges::sort(names);
  std::vector<ListedBehaviour> all;
  for (const std::string& name : names) all.push_back(about(name));
  return all;
}

std::optional<BehaviourFiles::Spot> BehaviourFiles::spot_of(std::string_view path) const {
  const std::size_t slash = std::min(path.find('/'), path.size());
  const BehaviourRoot* root = roots_.find(path.substr(0, slash));
  if (!root) return Spot{folder_, std::string{path}};
  const std::string_view inner = path.substr(std::min(slash + 1, path.size()));
  if (!root->holds(inner)) return std::nullopt;
  return Spot{root->folder, std::string{inner}};
}

fs::path BehaviourFiles::home_of(const std::string& name) const {
  const BehaviourRoot* root = roots_.find(name);
  return root ? root->folder : folder_ / name;
}

std::vector<std::string> BehaviourFiles::own_files(const std::string& name) const {
  const BehaviourRoot* root = roots_.find(name);
  // who named a file did not ask for all that lies beside it
  if (root && !root->file.empty()) return {root->file};
  return files_in(home_of(name));
}

std::string BehaviourFiles::root_of(const std::string& name) const {
  const BehaviourRoot* root = roots_.find(name);
  if (root && !root->file.empty()) return fmt::format("{}/{}", name, root->file);
  for (const std::string& file : decide::root_files(home_of(name).filename().string())) {
    std::string path = fmt::format("{}/{}", name, file);
    if (read(path)) return path;
  }
  const std::vector<std::string> files = own_files(name);
  const auto rules = std::ranges::find(files, "rules", [](const std::string& f) { return decide::language_of(f); });
  if (rules != files.end()) return fmt::format("{}/{}", name, *rules);
  const auto chart = std::ranges::find_if(files, [](const std::string& f) { return f.ends_with(".scxml"); });
  return chart == files.end() ? "" : fmt::format("{}/{}", name, *chart);
}

ListedBehaviour BehaviourFiles::about(const std::string& name) const {
  ListedBehaviour listed;
  const BehaviourRoot* named = roots_.find(name);
  listed.name = name;
  listed.team = named ? match::told_name(named->team) : name;
  listed.root = root_of(name);
  const std::string root = fmt::format("{}{}", kRoot, listed.root);
  if (decide::language_of(root) == "xabsl") {
    const xabsl::Compilation made = xabsl::compile(root, reader());
    const xabsl::Sources& sources = *made.sources;
    for (std::uint32_t i = 0; i < sources.size(); ++i) {
      const std::string path = lsp::normal(sources[i].path);
      if (path.starts_with(kRoot) && read(path.substr(kRoot.size()))) listed.files.push_back(path.substr(kRoot.size()));
    }
    const auto text = read(listed.root);
    const auto [begin, end] = title_in(text ? *text : "");
    if (text) listed.title = text->substr(begin, end - begin);
  }
  for (const std::string& file : own_files(name)) {
    std::string path = fmt::format("{}/{}", name, file);
    if (std::ranges::find(listed.files, path) == listed.files.end()) listed.files.push_back(std::move(path));
  }
  const auto roots = decide::root_files(home_of(name).filename().string());
  const bool is_team =
      (named && !named->file.empty()) || std::ranges::find(roots, listed.root.substr(name.size() + 1)) != roots.end();
  listed.playable =
      is_team && (minds::TeamProgram::fits(root, reader(), false) || minds::TeamProgram::fits(root, reader(), true));
  return listed;
}

FileResult<std::string> BehaviourFiles::read(std::string_view path) const {
  if (!is_behaviour_path(path)) return refused(400, "This is no path of a behaviour's file.");
  const auto spot = spot_of(path);
  const auto found = spot ? GuardedFolder{spot->folder}.find(spot->inner) : std::nullopt;
  const auto file = found ? OpenFile::open(*found) : std::nullopt;
  if (!file) return refused(404, "There is no such file.");
  if (file->size() > kMostBytes) return refused(413, "The file is larger than 1 MiB.");
  std::string text(static_cast<std::size_t>(file->size()), '\0');
  text.resize(file->read(0, text));
  return text;
}

FileResult<fs::path> BehaviourFiles::place_of(std::string_view path) const {
  if (!is_behaviour_path(path)) {
    return refused(
        400,
        "Files of behaviours are called FOLDER/NAME.xabsl, .xml, .scxml or .csv, with letters, digits, '_', '-' "
        "and '.'.");
  }
  // follow the links of the folder first, then look where we are; the file itself may be no link
  std::error_code trouble;
  const auto spot = spot_of(path);
  if (!spot) return refused(404, "Only the file that was named may be written there.");
  const fs::path home = fs::canonical(spot->folder, trouble);
  const fs::path wanted = home / spot->inner;
  const fs::path folder = trouble ? fs::path{} : fs::canonical(wanted.parent_path(), trouble);
  if (trouble || !fs::is_directory(folder, trouble)) return refused(404, "There is no such folder.");
  if (std::ranges::mismatch(home, folder).in1 != home.end()) return refused(404, "There is no such folder.");
  const fs::path file = folder / wanted.filename();
  const auto kind = fs::symlink_status(file, trouble).type();
  if (kind != fs::file_type::regular && kind != fs::file_type::not_found) {
    return refused(409, "There is something else by this name, which is no plain file.");
  }
  return file;
}

FileResult<void> BehaviourFiles::room_for(std::string_view path, std::size_t bytes) const {
  const auto there = read(path);
  const std::string behaviour{path.substr(0, path.find('/'))};
  const std::size_t files = there ? 0 : own_files(behaviour).size();
  if (files >= limits_.behaviour_files) {
    return refused(409, fmt::format("'{}' has {} files, as many as it may have; remove some.", behaviour, files));
  }
  if (bytes_below(folder_) + bytes > limits_.behaviour_bytes + (there ? there->size() : 0)) {
    return refused(409,
                   fmt::format("All behaviours together may have {} MiB; remove some.", limits_.behaviour_bytes >> 20));
  }
  return {};
}

FileResult<SavedFile> BehaviourFiles::save(std::string_view path, std::string_view text, std::string_view known) {
  if (text.size() > kMostBytes) return refused(413, "The text is larger than 1 MiB.");
  if (!is_utf8(text) || text.find('\0') != text.npos) return refused(400, "The text must be UTF-8.");
  const std::lock_guard lock{saving_};
  const auto file = place_of(path);
  if (!file) return tl::unexpected<FileRefusal>{file.error()};

  // what lies there must be what the writer has seen
  std::error_code gone;
  const bool exists = fs::exists(*file, gone);
  if (known.empty() && exists) return refused(409, "There is a file by this name already; say its ETag in If-Match.");
  if (!known.empty() && known != "*") {
    const auto there = exists ? read(path) : FileResult<std::string>{refused(404, "")};
    if (!there) return refused(409, "The file was removed meanwhile.");
    if (etag_of(*there) != known) return refused(409, "The file was changed by somebody else meanwhile.");
  }
  if (auto room = room_for(path, text.size()); !room) return tl::unexpected<FileRefusal>{room.error()};
  if (!replace_file(*file, text)) return refused(500, fmt::format("{} cannot be written.", path));
  return SavedFile{std::string{path}, etag_of(text)};
}

FileResult<std::vector<TemplateFile>> BehaviourFiles::beginning_of(const NewBehaviour& wish) const {
  if (wish.kind != NewKind::Copy) return std::vector{template_of(wish.kind, wish.name)};
  const std::string root = is_file_name(wish.from) ? root_of(wish.from) : "";
  if (root.empty()) return refused(404, fmt::format("from: there is no behaviour '{}'.", wish.from));
  std::vector<TemplateFile> files;
  for (const std::string& file : own_files(wish.from)) {
    const std::string path = fmt::format("{}/{}", wish.from, file);
    auto text = read(path);
    if (!text) continue;
    std::string name = file;
    if (path == root && decide::language_of(file) == "xabsl") {
      const auto [begin, end] = title_in(*text);
      if (end > begin) text->replace(begin, end - begin, wish.name);
      name = decide::root_files("")[0];
    } else if (path == root) {
      name = fmt::format("{}{}", wish.name, fs::path{file}.extension().string());  // called like their folder
    }
    files.push_back({std::move(name), std::move(*text)});
  }
  return files;
}

FileResult<ListedBehaviour> BehaviourFiles::create(const NewBehaviour& wish) {
  if (!is_new_name(wish.name)) {
    return refused(400, "name: must begin with a small letter; then small letters, digits and '_', 40 at most.");
  }
  const auto teams = minds::built_in_teams();
  if (std::ranges::find(teams, wish.name) != teams.end()) {
    return refused(409, fmt::format("name: '{}' is a built-in team.", wish.name));
  }
  const auto files = beginning_of(wish);
  if (!files) return tl::unexpected<FileRefusal>{files.error()};
  const std::lock_guard lock{saving_};
  std::error_code trouble;
  const fs::path place = folder_ / wish.name;
  if (roots_.find(wish.name) || fs::exists(fs::symlink_status(place, trouble))) {
    return refused(409, fmt::format("name: there is a '{}' already.", wish.name));
  }
  const auto folders = std::distance(fs::directory_iterator{folder_, trouble}, fs::directory_iterator{});
  if (static_cast<std::size_t>(folders) >= limits_.behaviours) {
    return refused(409, fmt::format("There are {} behaviours, as many as this studio keeps; remove some.", folders));
  }
  std::uint64_t bytes = bytes_below(folder_);
  for (const TemplateFile& file : *files) bytes += file.text.size();
  if (bytes > limits_.behaviour_bytes) {
    return refused(409,
                   fmt::format("All behaviours together may have {} MiB; remove some.", limits_.behaviour_bytes >> 20));
  }

  // it is made aside, so that nobody sees half of it
  const fs::path aside = folder_ / fmt::format(".{}.{}.tmp", wish.name, ::getpid());
  fs::remove_all(aside, trouble);
  bool fine = fs::create_directory(aside, trouble);
  for (const TemplateFile& file : *files) {
    const fs::path made = aside / file.name;
    fs::create_directories(made.parent_path(), trouble);
    fine = fine && replace_file(made, file.text);
  }
  if (fine) fs::rename(aside, place, trouble);
  if (!fine || trouble) {
    fs::remove_all(aside, trouble);
    return refused(500, fmt::format("{} cannot be written.", wish.name));
  }
  return about(wish.name);
}

xabsl::FileReader BehaviourFiles::reader() const {
  return [this](const std::string& path) -> Result<std::string> {
    const std::string plain = lsp::normal(path);
    auto text = plain.starts_with(kRoot) ? read(std::string_view{plain}.substr(kRoot.size()))
                                         : FileResult<std::string>{refused(404, "")};
    if (!text) return fail(path, "cannot be read");
    return std::move(*text);
  };
}

std::vector<std::string> BehaviourFiles::names_in(const std::string& folder) const {
  std::string plain = lsp::normal(folder);
  if (!plain.ends_with('/')) plain += '/';
  if (!plain.starts_with(kRoot)) return {};
  // a folder that could hold a file of ours, and that no link leads away from
  const std::string inner = plain.substr(kRoot.size());
  if (!is_behaviour_path(fmt::format("{}x/x.xabsl", inner))) return {};
  std::error_code trouble;
  const auto spot = spot_of(inner);
  if (!spot) return {};
  const fs::path home = fs::canonical(spot->folder, trouble);
  const fs::path place = trouble ? fs::path{} : fs::canonical(home / spot->inner, trouble);
  if (trouble || std::ranges::mismatch(home, place).in1 != home.end()) return {};
  std::vector<std::string> names;
  for (fs::directory_iterator at{place, trouble}, end; !trouble && at != end; at.increment(trouble)) {
    std::error_code ignored;
    std::string name = at->path().filename().string();
    if (!is_file_name(name)) continue;
    names.push_back(at->is_directory(ignored) ? name + "/" : std::move(name));
    if (names.size() == kMostFiles) break;
  }
  return names;
}

}  // namespace cancha::server
