#include "base/text_file.h"

#include <fstream>
#include <iterator>

namespace cancha {

Result<std::string> read_text(const std::filesystem::path& path, const std::string& hint) {
  std::error_code trouble;
  std::ifstream in{path, std::ios::binary};
  // a folder can be opened, but not read
  if (!in.is_open() || std::filesystem::is_directory(path, trouble)) return fail(path.string(), "cannot be read", hint);
  std::string text{std::istreambuf_iterator<char>{in}, {}};
  if (in.bad()) return fail(path.string(), "cannot be read", hint);
  return text;
}

}  // namespace cancha
