#include "server/safe_file.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/file_writer.h"
#include "base/hash.h"

namespace cancha::server {
namespace {

bool is_small_letter(char c) {
  return c >= 'a' && c <= 'z';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace

tl::unexpected<FileRefusal> refused(int status, std::string sentence) {
  return tl::unexpected<FileRefusal>{{status, std::move(sentence)}};
}

Answer refuse(const FileRefusal& refusal) {
  return text_answer(refusal.status, refusal.sentence);
}

bool is_new_name(std::string_view name) {
  return !name.empty() && name.size() <= 40 && is_small_letter(name.front()) &&
         std::ranges::all_of(name, [](char c) { return is_small_letter(c) || is_digit(c) || c == '_'; });
}

std::string etag_of(std::string_view text) {
  return fmt::format("\"{:x}-{}\"", text.size(), Hash{}.add_bytes(text.data(), text.size()).text());
}

FileResult<std::filesystem::path> place_in(const std::filesystem::path& content, const std::filesystem::path& folder,
                                           std::string_view name) {
  namespace fs = std::filesystem;
  std::error_code trouble;
  const fs::path home = fs::canonical(content, trouble) / folder;
  if (!trouble) fs::create_directories(home, trouble);
  // a link to elsewhere is no folder of ours
  const fs::path there = fs::canonical(home, trouble);
  if (trouble || there != home) return refused(404, "There is no such folder.");
  const fs::path file = there / name;
  const auto kind = fs::symlink_status(file, trouble).type();
  if (kind != fs::file_type::regular && kind != fs::file_type::not_found) {
    return refused(409, "There is something else by this name, which is no plain file.");
  }
  return file;
}

bool replace_file(const std::filesystem::path& file, std::string_view text) {
  // a link that appeared after the path was checked could lead anywhere
  return write_file(file, text, {.follow_links = false}).has_value();
}

}  // namespace cancha::server
