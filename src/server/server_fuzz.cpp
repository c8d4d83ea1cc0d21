// Feeds requests to the router: the first line is "METHOD TARGET", each further one "Name: value". Whatever comes, no
// file outside of the two folders may be shown, and a part must lie within its file.

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "server/router.h"

namespace {

using namespace cancha::server;
namespace fs = std::filesystem;

constexpr std::uint64_t kMostRange = 4;
constexpr char kSecret = '!';  ///< first byte of every file that must never be shown

/// A web folder and a recordings folder beside secrets, gone at the end.
class Folders {
 public:
  Folders() : root_{fs::temp_directory_path() / ("cancha_server_fuzz_" + std::to_string(::getpid()))} {
    fs::create_directories(root_ / "web" / "sub");
    fs::create_directories(root_ / "recordings");
    for (const char* name : {"web/index.html", "web/app.js", "web/sub/a b.css", "recordings/a.mcap"}) {
      std::ofstream{root_ / name} << "0123456789";
    }
    for (const char* name : {"secret.txt", "secret.mcap", "web/.hidden"}) std::ofstream{root_ / name} << kSecret;
    std::error_code ignored;
    fs::create_symlink(root_ / "secret.mcap", root_ / "recordings" / "link.mcap", ignored);
    fs::create_symlink(root_, root_ / "web" / "out", ignored);
  }
  ~Folders() {
    std::error_code ignored;
    fs::remove_all(root_, ignored);
  }
  Folders(const Folders&) = delete;
  Folders& operator=(const Folders&) = delete;
  [[nodiscard]] const fs::path& root() const { return root_; }

 private:
  fs::path root_;
};

std::string_view next_line(std::string_view& rest) {
  const std::size_t end = std::min(rest.find('\n'), rest.size());
  const std::string_view line = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return line;
}

Request parse(std::string_view text) {
  const std::string_view first = next_line(text);
  const std::size_t space = std::min(first.find(' '), first.size());
  Request request{
      std::string{first.substr(0, space)}, std::string{first.substr(std::min(space + 1, first.size()))}, {}};
  while (!text.empty()) {
    const std::string_view line = next_line(text);
    const std::size_t colon = line.find(": ");
    if (colon != line.npos) request.headers.emplace_back(line.substr(0, colon), line.substr(colon + 2));
  }
  return request;
}

void check(const Answer& answer) {
  if (head_text(answer, true).empty()) std::abort();
  if (!answer.file) return;
  const FilePart& part = *answer.file;
  if (part.first + part.length > part.file.size()) std::abort();
  if (answer.status == 206 && (part.length == 0 || part.length > kMostRange)) std::abort();
  std::array<char, 1> first{};
  if (part.file.read(0, first) == 1 && first[0] == kSecret) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Folders folders;
  const auto router = [](std::string token) {
    return Router{{.web_root = folders.root() / "web",
                   .recordings = folders.root() / "recordings",
                   .version = "1",
                   .max_range_bytes = kMostRange,
                   .access = {.token = std::move(token), .cookie = "cancha_token"}}};
  };
  static Router open = router("");
  static Router guarded = router("0123456789abcdef");
  const Request request = parse({reinterpret_cast<const char*>(data), size});
  check(open.answer(request));
  check(guarded.answer(request));
  return 0;
}
