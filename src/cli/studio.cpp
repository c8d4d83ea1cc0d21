// ./cancha studio, and ./cancha watch without words: the page in the browser, served until the user has had enough.

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/version.h"
#include "server/access.h"
#include "server/paths.h"
#include "server/server.h"

namespace cancha::cli {
namespace {

Result<std::unique_ptr<server::Server>> start_server(const ServeOptions& options) {
  (void)interrupted();  // from here on a signal ends us in order
  const bool loopback = options.listen == "127.0.0.1" || options.listen == "localhost" || options.listen == "::1";
  server::Server::Settings settings;
  settings.address = options.listen;
  settings.port = options.port;
  settings.token = loopback ? "" : server::random_token();
  settings.web_root = root() / "web" / "dist";
  settings.recordings = root() / "recordings";
  settings.version = kVersion;
  return server::Server::start(settings);
}

/// Serves until Ctrl-C or the system's wish.
void serve() {
  while (!interrupted()) std::this_thread::sleep_for(std::chrono::milliseconds(50));
}

/// "http://…/?token=x" with another path: the token stays.
std::string page_url(const std::string& url, const std::string& path, const std::string& query) {
  const auto mark = url.find('?');
  const std::string base = url.substr(0, mark);
  const std::string token = mark == std::string::npos ? "" : fmt::format("&{}", url.substr(mark + 1));
  return fmt::format("{}{}?{}{}", base, path, query, token);
}

}  // namespace

int studio(const ServeOptions& options) {
  auto server = start_server(options);
  if (!server) {
    complain(server.error());
    return kProblem;
  }
  fmt::print("The studio is at {}  (Ctrl-C ends it)\n", (*server)->url());
  std::fflush(stdout);
  serve();
  return kFine;
}

int watch_in_browser(const std::string& file, const ServeOptions& options) {
  std::error_code trouble;
  const std::filesystem::path path = std::filesystem::canonical(file, trouble);
  if (trouble) {
    complain({file, "there is no such file", "recordings of matches lie in recordings/"});
    return kProblem;
  }
  auto server = start_server(options);
  if (!server) {
    complain(server.error());
    return kProblem;
  }
  const std::string name = path.filename().string();
  (*server)->share(name, path);
  fmt::print("{} is at {}  (Ctrl-C ends it)\n", name,
             page_url((*server)->url(), "watch", "file=" + server::encode_percent(name)));
  std::fflush(stdout);
  serve();
  return kFine;
}

}  // namespace cancha::cli
