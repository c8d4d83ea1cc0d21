// ./cancha xabsl lsp: the language server over standard input and output.

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>

#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/version.h"
#include "cli/xabsl_options.h"
#include "lsp/framing.h"
#include "lsp/language_server.h"

namespace cancha::cli {
namespace {

constexpr std::size_t kMostNames = 5000;

std::vector<std::string> list_from_disk(const std::string& folder) {
  std::vector<std::string> names;
  std::error_code trouble;
  for (std::filesystem::directory_iterator at{folder, trouble}, end; !trouble && at != end; at.increment(trouble)) {
    std::error_code ignored;
    const std::string name = at->path().filename().generic_string();
    names.push_back(at->is_directory(ignored) ? fmt::format("{}/", name) : name);
    if (names.size() == kMostNames) break;
  }
  return names;
}

bool send(std::string_view message) {
  const std::string bytes = lsp::framed(message);
  return std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() && std::fflush(stdout) == 0;
}

}  // namespace

int xabsl_lsp(const XabslLspOptions& options) {
  lsp::LanguageServer::Settings settings;
  settings.read = decide::xabsl::read_from_disk;
  settings.list = list_from_disk;
  settings.version = kVersion;
  if (!options.root.empty())
    settings.root = std::filesystem::absolute(options.root).lexically_normal().generic_string();
  lsp::LanguageServer server{std::move(settings)};
  lsp::Framer framer;
  static std::array<char, 65536> buffer;
  while (true) {
    const ssize_t size = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) break;
    // what is whole is answered before a later fault in the stream is told
    auto messages = framer.push({buffer.data(), static_cast<std::size_t>(size)});
    if (!messages) {
      complain(messages.error());
      return kProblem;
    }
    for (const std::string& message : *messages) {
      for (const std::string& reply : server.handle(message)) {
        if (!send(reply)) return kProblem;
      }
      if (server.exit_status()) return *server.exit_status();
    }
  }
  complain({"standard input", framer.between() ? "ended before 'exit'" : "ended within a message", ""});
  return kProblem;
}

}  // namespace cancha::cli
