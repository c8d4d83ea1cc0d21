#include "decide/xabsl/source.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "base/utf8.h"

namespace cancha::decide::xabsl {
namespace {

constexpr std::uintmax_t kLargestFile = std::uintmax_t{16} << 20;

}  // namespace

std::uint32_t Sources::add(std::string path, std::string text) {
  files_.push_back({std::move(path), std::move(text)});
  return size() - 1;
}

std::vector<std::string> Sources::paths() const {
  std::vector<std::string> all;
  for (const Source& file : files_) all.push_back(file.path);
  return all;
}

std::string_view Sources::text(Span span) const {
  return std::string_view{files_[span.file].text}.substr(span.begin, span.end - span.begin);
}

Place Sources::place(std::uint32_t file, std::uint32_t byte) const {
  const std::string_view before = std::string_view{files_[file].text}.substr(0, byte);
  const std::size_t line_end = before.rfind('\n');
  const std::string_view in_line = line_end == std::string_view::npos ? before : before.substr(line_end + 1);
  return {1 + static_cast<int>(std::ranges::count(before, '\n')), 1 + static_cast<int>(characters(in_line))};
}

std::string_view Sources::line(Span span) const {
  const std::string_view whole = files_[span.file].text;
  const std::size_t before = span.begin == 0 ? std::string_view::npos : whole.rfind('\n', span.begin - 1);
  const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
  std::string_view line = whole.substr(start, whole.find('\n', start) - start);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

FileReader read_from_memory(std::map<std::string, std::string> files) {
  return [files = std::move(files)](const std::string& path) -> Result<std::string> {
    const auto found = files.find(path);
    if (found == files.end()) return fail(path, "cannot be opened", "is the name right?");
    return found->second;
  };
}

Result<std::string> read_from_disk(const std::string& path) {
  std::error_code trouble;
  if (std::filesystem::is_directory(path, trouble)) return fail(path, "is a folder", "name the file in it");
  const auto size = std::filesystem::file_size(path, trouble);
  if (trouble) return fail(path, "cannot be opened", "is the name right?");
  if (size > kLargestFile) return fail(path, "is larger than 16 MiB", "split it by option");
  std::ifstream in{path, std::ios::binary};
  std::string text{std::istreambuf_iterator<char>{in}, {}};
  if (!in) return fail(path, "cannot be read", "may you read it?");
  return text;
}

}  // namespace cancha::decide::xabsl
