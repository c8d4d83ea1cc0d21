#include "cli/serving.h"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <thread>

#include "cli/match_news.h"
#include "cli/terminal.h"
#include "cli/version.h"
#include "server/access.h"
#include "server/addresses.h"
#include "server/paths.h"

namespace cancha::cli {

Result<std::unique_ptr<server::Server>> start_server(const ServeOptions& options,
                                                     const std::vector<std::string>& plugins) {
  (void)interrupted();  // from here on a signal ends us in order
  const bool loopback = options.listen == "127.0.0.1" || options.listen == "localhost" || options.listen == "::1";
  server::Server::Settings settings;
  settings.address = options.listen;
  settings.port = options.port;
  settings.token = loopback ? "" : server::random_token();
  settings.web_root = root() / "web" / "dist";
  settings.recordings = root() / "recordings";
  settings.content = root() / "content";
  settings.tunings = tunings_folder();
  settings.plugins = plugins;
  settings.databases = options.databases;
  settings.version = kVersion;
  return server::Server::start(settings);
}

std::filesystem::path tunings_folder() {
  return root() / "build" / "tune";
}

std::string page_url(const server::Server& server, const std::string& page) {
  // "http://…/?token=x" with another path: the token stays
  const std::string url = server.url();
  const auto mark = url.find('?');
  const std::string token = mark == std::string::npos ? "" : fmt::format("&{}", url.substr(mark + 1));
  return fmt::format("{}{}{}", url.substr(0, mark), page, token);
}

std::string watch_url(const server::Server& server, const std::string& recording) {
  return page_url(server, fmt::format("watch?file={}", server::encode_percent(recording)));
}

void print_other_addresses(const ServeOptions& options, const std::string& url) {
  const bool all_v6 = options.listen == "::";
  if (options.listen != "0.0.0.0" && !all_v6) return;
  const std::string own = all_v6 ? "[::1]" : "127.0.0.1";
  const auto place = url.find(own);
  if (place == url.npos) return;
  const auto others = server::machine_addresses(true, all_v6);
  for (const std::string& address : others) {
    fmt::print("  from other machines: {}\n", std::string{url}.replace(place, own.size(), address));
  }
  if (others.empty()) fmt::print("  from other machines: no interface has an address now\n");
}

void open_in_browser(const std::string& url) {
  const bool has_screen = std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
  if (!has_screen || isatty(STDOUT_FILENO) == 0) return;
  // a shell in between, so that nobody waits for the browser and its words go nowhere
  const char* script = "command -v xdg-open >/dev/null && (xdg-open \"$1\" >/dev/null 2>&1 &)";
  char* const arguments[] = {const_cast<char*>("sh"), const_cast<char*>("-c"),        const_cast<char*>(script),
                             const_cast<char*>("sh"), const_cast<char*>(url.c_str()), nullptr};
  pid_t shell = 0;
  if (posix_spawn(&shell, "/bin/sh", nullptr, nullptr, arguments, environ) == 0) waitpid(shell, nullptr, 0);
}

void serve(server::Server& server, const std::string& own) {
  MatchNews news{server.matches(), own};
  while (!interrupted()) {
    news.tell();
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  server.stop();
  news.tell();
}

}  // namespace cancha::cli
