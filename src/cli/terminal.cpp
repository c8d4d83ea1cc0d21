#include "cli/terminal.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "base/file_writer.h"

namespace cancha::cli {
namespace {

volatile std::sig_atomic_t signalled = 0;

void remember(int) {
  // the second signal kills as usual, in case we hang
  signalled = 1;
  for (const int ending : {SIGINT, SIGTERM, SIGHUP}) std::signal(ending, SIG_DFL);
}

std::size_t terminal_width() {
  winsize size{};
  if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return 80;
}

}  // namespace

std::filesystem::path root() {
  const char* set = std::getenv("CANCHA_ROOT");
  return set != nullptr && *set != '\0' ? std::filesystem::path{set} : std::filesystem::current_path();
}

void complain(const Error& error) {
  // whether it can be read or not, nothing is thrown
  std::fputs(fmt::format("cancha: {}\n", error.text()).c_str(), stderr);
}

Result<void> write_output(const std::filesystem::path& path, std::string_view text,
                          std::span<const std::string> made_from) {
  for (const std::string& source : made_from) {
    std::error_code ignored;
    if (!std::filesystem::equivalent(path, source, ignored)) continue;
    return fail(path.string(), "is a source of what would be written", "name another file");
  }
  return write_file(path, text, {.make_folders = true});
}

LiveLine::LiveLine(bool wanted) : on_terminal_{wanted && isatty(STDERR_FILENO) == 1}, next_{os::now()} {}

bool LiveLine::due() {
  if (!on_terminal_) return false;
  const os::HostTime now = os::now();
  if (now < next_) return false;
  next_ = now + 100_ms;
  return true;
}

void LiveLine::show(std::string_view text) {
  // a line that wraps could not be written over
  std::string_view shown = text;
  std::size_t columns = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80 && ++columns == terminal_width()) {
      shown = text.substr(0, i);
      break;
    }
  }
  fmt::print(stderr, "\r\x1b[2K{}", shown);
  std::fflush(stderr);
  shown_ = true;
}

void LiveLine::clear() {
  if (shown_) fmt::print(stderr, "\r\x1b[2K");
  shown_ = false;
}

bool interrupted() {
  static const bool installed = [] {
    for (const int ending : {SIGINT, SIGTERM}) std::signal(ending, remember);
    // the terminal is closed; who started us with nohup wants us to go on
    if (std::signal(SIGHUP, remember) == SIG_IGN) std::signal(SIGHUP, SIG_IGN);
    return true;
  }();
  return installed && signalled != 0;
}

}  // namespace cancha::cli
