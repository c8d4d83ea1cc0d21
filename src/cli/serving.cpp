#include "cli/serving.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <optional>
#include <thread>

#include "base/file_writer.h"
#include "base/svg.h"
#include "cli/match_news.h"
#include "cli/terminal.h"
#include "cli/version.h"
#include "os/process.h"
#include "server/addresses.h"
#include "server/paths.h"

namespace cancha::cli {

Result<std::unique_ptr<server::Server>> start_server(const ServeOptions& options,
                                                     const std::vector<std::string>& plugins) {
  (void)interrupted();  // from here on a signal ends us in order
  server::Server::Settings settings;
  settings.address = options.listen;
  settings.port = options.port;
  settings.no_token = options.no_token;
  settings.web_root = root() / "web" / "dist";
  settings.recordings = root() / "recordings";
  settings.content = root() / "content";
  settings.tunings = tunings_folder();
  settings.studies = studies_folder();
  settings.plugins = plugins;
  settings.databases = options.databases;
  settings.storage.recordings = options.most_recordings;
  settings.storage.recording_bytes = static_cast<std::uint64_t>(options.most_gigabytes * (1ull << 30));
  settings.version = kVersion;
  return server::Server::start(settings);
}

std::filesystem::path tunings_folder() {
  return root() / "build" / "tune";
}

std::filesystem::path studies_folder() {
  return root() / "studies";
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

namespace {

/// A page that leads to an address, which only this account can read: the words of a command can be read by all.
std::optional<std::filesystem::path> private_link(const std::string& url) {
  const char* runtime = std::getenv("XDG_RUNTIME_DIR");
  const std::string address = xml_escaped(url);
  const std::string page = fmt::format(
      "<!doctype html><meta charset=\"utf-8\"><meta name=\"referrer\" content=\"no-referrer\">"
      "<meta http-equiv=\"refresh\" content=\"0;url={}\"><a href=\"{}\">Cancha</a>\n",
      address, address);
  for (const std::filesystem::path& folder : {root() / "build", std::filesystem::path{runtime ? runtime : ""}}) {
    const std::filesystem::path file = folder / "open-studio.html";
    if (folder.empty()) continue;
    std::error_code gone;
    std::filesystem::remove(file, gone);  // whose permissions would stay
    const WriteSettings settings{.replace = false, .owner_only = true, .follow_links = false};
    if (cancha::write_file(file, page, settings)) return std::filesystem::absolute(file);
  }
  return std::nullopt;
}

}  // namespace

void open_in_browser(const std::string& url) {
  const bool has_screen = std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
  if (!has_screen || isatty(STDOUT_FILENO) == 0) return;
  const auto link = private_link(url);
  if (!link) return;
  // a shell in between, so that nobody waits for the browser and its words go nowhere
  const char* script = "command -v xdg-open >/dev/null && (xdg-open \"$1\" >/dev/null 2>&1 &)";
  auto shell = os::Process::try_start({.command = {"/bin/sh", "-c", script, "sh", link->string()}});
  if (shell) shell->wait();
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
