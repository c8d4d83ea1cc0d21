#include "server/motion_files.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/guarded_folder.h"
#include "base/open_file.h"
#include "base/utf8.h"

namespace cancha::server {

namespace fs = std::filesystem;

std::vector<std::string> MotionFiles::robots() const {
  std::vector<std::string> names = body::robot_names(content_);
  std::erase_if(names, [](const std::string& name) { return !is_new_name(name); });
  return names;
}

FileResult<body::Robot> MotionFiles::robot(std::string_view name) const {
  const std::vector<std::string> known = robots();
  if (std::ranges::find(known, name) == known.end()) return refused(404, fmt::format("There is no robot '{}'.", name));
  const GuardedFolder content{content_};
  const std::string file = fmt::format("robots/{}/robot.toml", name);
  auto robot = content.read(file).and_then([&](const std::string& toml) {
    return body::parse_robot(
        toml, file, [&](const std::string& model) { return content.read(fmt::format("robots/{}/{}", name, model)); });
  });
  if (!robot) return refused(422, fmt::format("{}.", robot.error().text()));
  robot->model = content_ / robot->model;
  return std::move(*robot);
}

std::vector<std::string> MotionFiles::motions(const body::Robot& robot) const {
  std::vector<std::string> names = act::motion_names(content_, robot.name);
  std::erase_if(names, [](const std::string& name) { return !is_new_name(name); });
  if (names.size() > limits_.motions) names.resize(limits_.motions);
  return names;
}

FileResult<std::string> MotionFiles::read(const body::Robot& robot, std::string_view name) const {
  const auto found = is_new_name(name)
                         ? GuardedFolder{content_}.find(fmt::format("motions/{}/{}.toml", robot.name, name))
                         : std::optional<fs::path>{};
  const auto file = found ? OpenFile::open(*found) : std::nullopt;
  if (!file) return refused(404, fmt::format("'{}' has no motion '{}'.", robot.name, name));
  if (file->size() > kMostBytes) return refused(413, "The file is larger than 256 KiB.");
  std::string text(static_cast<std::size_t>(file->size()), '\0');
  text.resize(file->read(0, text));
  return text;
}

Result<act::Motion> MotionFiles::parse(const body::Robot& robot, std::string_view name, std::string_view text) const {
  return act::parse_motion(text, fmt::format("{}.toml", name), robot,
                           [&](const std::string& other) -> Result<std::string> {
                             auto there = read(robot, other);
                             if (!there) return fail(fmt::format("{}.toml", name), there.error().sentence);
                             return std::move(*there);
                           });
}

FileResult<fs::path> MotionFiles::place_of(const body::Robot& robot, std::string_view name) const {
  if (!is_new_name(name)) {
    return refused(400, "A motion's name begins with a small letter; then small letters, digits and '_', 40 at most.");
  }
  return place_in(content_, fs::path{"motions"} / robot.name, fmt::format("{}.toml", name));
}

FileResult<SavedFile> MotionFiles::save(const body::Robot& robot, std::string_view name, std::string_view text,
                                        std::string_view known) {
  if (text.size() > kMostBytes) return refused(413, "The text is larger than 256 KiB.");
  if (!is_utf8(text) || text.find('\0') != text.npos) return refused(400, "The text must be UTF-8.");
  const std::lock_guard lock{saving_};
  const auto file = place_of(robot, name);
  if (!file) return tl::unexpected<FileRefusal>{file.error()};
  if (const auto sound = parse(robot, name, text); !sound) return refused(422, sound.error().text());

  // what lies there must be what the writer has seen
  std::error_code gone;
  const bool exists = fs::exists(*file, gone);
  if (known.empty() && exists) return refused(409, fmt::format("There is a motion '{}' already.", name));
  if (const std::size_t count = motions(robot).size(); !exists && count >= limits_.motions) {
    return refused(409,
                   fmt::format("'{}' has {} motions, as many as this studio keeps; remove some.", robot.name, count));
  }
  if (!known.empty() && known != "*") {
    const auto there = exists ? read(robot, name) : FileResult<std::string>{refused(404, "")};
    if (!there) return refused(409, "The motion was removed meanwhile.");
    if (etag_of(*there) != known) return refused(409, "The motion was changed by somebody else meanwhile.");
  }
  if (!replace_file(*file, text)) return refused(500, fmt::format("{} cannot be written.", name));
  return SavedFile{std::string{name}, etag_of(text)};
}

}  // namespace cancha::server
