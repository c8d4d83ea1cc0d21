#include "server/camera_files.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/guarded_folder.h"
#include "base/letters.h"
#include "sense/vision/colour_file.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

/// Letters, digits and '_', then .toml or .conf.
bool is_colour_name(std::string_view name) {
  const std::string_view stem = name.substr(0, name.size() < 5 ? 0 : name.size() - 5);
  const auto is_letter = [](char c) { return lower(c) >= 'a' && lower(c) <= 'z'; };
  const auto plain = [&](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '_'; };
  return (name.ends_with(".toml") || name.ends_with(".conf")) && !stem.empty() && stem.size() <= 40 &&
         is_letter(stem.front()) && std::ranges::all_of(stem, plain);
}

}  // namespace

std::vector<std::string> CameraFiles::colour_files() const {
  std::vector<std::string> names;
  std::error_code trouble;
  for (const auto& file : fs::directory_iterator{content_ / "vision", trouble}) {
    std::string name = file.path().filename().string();
    if (names.size() < kMostFiles && is_colour_name(name)) names.push_back(std::move(name));
  }
  std::ranges::sort(names);
  return names;
}

FileResult<std::string> CameraFiles::read(std::string_view name) const {
  auto text = is_colour_name(name) ? GuardedFolder{content_ / "vision"}.read(name, kMostBytes)
                                   : Result<std::string>{fail("", "no name")};
  if (!text) return refused(404, fmt::format("There is no file of colours '{}'.", name.substr(0, 60)));
  return std::move(*text);
}

Result<sense::Colours> CameraFiles::parse(std::string_view name, std::string_view text) {
  return name.ends_with(".toml") ? sense::parse_colours(text, std::string{name})
                                 : sense::parse_conf(text, std::string{name});
}

FileResult<fs::path> CameraFiles::place_of(std::string_view folder, std::string_view name) const {
  return place_in(content_, folder.empty() ? fs::path{"vision"} : fs::path{"vision"} / folder, name);
}

FileResult<SavedFile> CameraFiles::put(const fs::path& file, std::string_view name, std::string_view text) const {
  // whoever replaces something can have it back
  const auto before = GuardedFolder{file.parent_path()}.read(file.filename().string(), kMostBytes);
  fs::path kept = file;
  kept += ".before";
  if (before && *before != text && !replace_file(kept, *before)) return refused(500, "The old file cannot be kept.");
  if (!replace_file(file, text)) return refused(500, fmt::format("{} cannot be written.", name));
  return SavedFile{std::string{name}, etag_of(text)};
}

FileResult<SavedFile> CameraFiles::save(std::string_view name, const sense::Colours& colours, std::string_view known) {
  if (!is_colour_name(name)) {
    return refused(400,
                   "A file of colours is named by letters, digits and '_', 40 at most, and ends in .toml or .conf.");
  }
  const std::lock_guard lock{saving_};
  const auto file = place_of("", name);
  if (!file) return tl::unexpected<FileRefusal>{file.error()};
  std::error_code gone;
  const bool exists = fs::exists(*file, gone);
  if (known.empty() && exists) return refused(409, fmt::format("There is a file '{}' already.", name));
  if (!exists && colour_files().size() >= kMostFiles) return refused(409, "There are as many files as are kept here.");
  if (!known.empty()) {
    const auto there = read(name);
    if (!there) return refused(409, "The file was removed meanwhile.");
    if (etag_of(*there) != known) return refused(409, "The file was changed by somebody else meanwhile.");
  }
  return put(*file, name, name.ends_with(".toml") ? sense::write_colours(colours) : sense::write_conf(colours));
}

Result<sense::CameraMount> CameraFiles::mount(std::string_view robot) const {
  if (robot.empty()) return {};
  if (!is_new_name(robot)) return fail("mount", "is no robot's name", "small letters, digits and '_'");
  const std::string name = fmt::format("mounts/{}.toml", robot);
  const GuardedFolder folder{content_ / "vision"};
  if (!folder.find(name)) return {};
  const auto text = folder.read(name, kMostBytes);
  if (!text) return tl::unexpected<Error>(text.error());
  return sense::parse_mount(*text, name);
}

FileResult<SavedFile> CameraFiles::save_mount(std::string_view robot, const sense::CameraMount& mount) {
  if (!is_new_name(robot)) {
    return refused(400, "A robot's name begins with a small letter; then small letters, digits and '_', 40 at most.");
  }
  const std::string name = fmt::format("{}.toml", robot);
  const std::lock_guard lock{saving_};
  const auto file = place_of("mounts", name);
  if (!file) return tl::unexpected<FileRefusal>{file.error()};
  std::error_code gone;
  std::size_t count = 0;
  for (auto entry = fs::directory_iterator{file->parent_path(), gone}; !gone && entry != fs::directory_iterator{};
       entry.increment(gone)) {
    ++count;
  }
  if (count >= 2 * kMostFiles && !fs::exists(*file, gone)) {
    return refused(409, "There are as many files as are kept here.");
  }
  sense::CameraMount kept = mount;
  if (const auto before = sense::read_mount(*file)) kept.lens = before->lens;  // measured otherwise
  return put(*file, fmt::format("mounts/{}", name), sense::write_mount(kept));
}

}  // namespace cancha::server
