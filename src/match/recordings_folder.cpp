#include "match/recordings_folder.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>

#include "base/file_writer.h"
#include "base/utf8.h"

namespace cancha::match {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".mcap";
constexpr std::size_t kLongestName = 200;
constexpr std::array<std::string_view, 2> kPictures{".svg", "-ball.svg"};  ///< behind the name without its ending

bool is_plain(std::string_view name) {
  const auto forbidden = [](char c) {
    return c == '/' || c == '\\' || static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
  };
  return !name.empty() && name.size() <= kLongestName && name.front() != '.' && name.front() != '-' && is_utf8(name) &&
         std::ranges::none_of(name, forbidden);
}

std::string stem_of(const std::string& name) {
  return name.substr(0, name.size() - kEnding.size());
}

/// The file of a recording that may be changed.
Result<fs::path> changeable(const fs::path& folder, const std::string& name) {
  if (!is_plain(name) || !name.ends_with(kEnding)) return fail(name, "is no recording's name", "NAME.mcap");
  fs::path file = folder / name;
  std::error_code trouble;
  const auto kind = fs::symlink_status(file, trouble).type();
  if (kind != fs::file_type::regular && kind != fs::file_type::symlink) return fail(name, "there is no such recording");
  if (is_being_written(file)) return fail(name, "is being recorded", "stop it first");
  return file;
}

}  // namespace

Result<std::string> recording_file_name(std::string_view typed) {
  std::string name{typed};
  if (!name.ends_with(kEnding)) name += kEnding;
  if (!is_plain(name) || name == kEnding) {
    return fail("name", fmt::format("'{}' cannot be a recording's name", typed),
                "no / or \\, no . or - at the beginning, 200 bytes at most");
  }
  return name;
}

Result<std::string> rename_recording(const fs::path& folder, const std::string& name, std::string_view typed) {
  auto wanted = recording_file_name(typed);
  if (!wanted) return wanted;
  const auto file = changeable(folder, name);
  if (!file) return tl::unexpected<Error>{file.error()};
  if (*wanted == name) return wanted;
  if (const int trouble = rename_to_new(*file, folder / *wanted); trouble == EEXIST) {
    return fail("name", fmt::format("there is a '{}' already", *wanted), "nothing is replaced");
  } else if (trouble != 0) {
    return fail(name, fmt::format("cannot be renamed: {}", std::strerror(trouble)));
  }
  // pictures follow where they can; without them the recording is whole
  for (const std::string_view picture : kPictures) {
    (void)rename_to_new(folder / fmt::format("{}{}", stem_of(name), picture),
                        folder / fmt::format("{}{}", stem_of(*wanted), picture));
  }
  return wanted;
}

Result<void> delete_recording(const fs::path& folder, const std::string& name) {
  const auto file = changeable(folder, name);
  if (!file) return tl::unexpected<Error>{file.error()};
  if (::unlink(file->c_str()) != 0) return fail(name, fmt::format("cannot be deleted: {}", std::strerror(errno)));
  for (const std::string_view picture : kPictures) {
    (void)::unlink((folder / fmt::format("{}{}", stem_of(name), picture)).c_str());
  }
  return {};
}

}  // namespace cancha::match
