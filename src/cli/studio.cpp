// ./cancha studio, and ./cancha watch without words: the page in the browser, served until the user has had enough.

#include <fmt/format.h>

#include <filesystem>

#include "cli/options.h"
#include "cli/serving.h"
#include "cli/terminal.h"

namespace cancha::cli {
namespace {

int show(server::Server& server, const ServeOptions& options, const std::string& what, const std::string& url) {
  fmt::print("{} is at {}  (Ctrl-C ends it)\n", what, url);
  print_other_addresses(options, url);
  std::fflush(stdout);
  if (!options.no_browser) open_in_browser(url);
  serve(server);
  return kFine;
}

}  // namespace

int studio(const StudioOptions& options) {
  auto server = start_server(options.serve, options.teams);
  if (!server) {
    complain(server.error());
    return kProblem;
  }
  return show(**server, options.serve, "The studio", (*server)->url());
}

int watch_in_browser(const std::string& file, const ServeOptions& options) {
  std::error_code trouble;
  const std::filesystem::path path = std::filesystem::canonical(file, trouble);
  if (trouble) {
    complain({file, "there is no such file", "recordings of matches lie in recordings/"});
    return kProblem;
  }
  auto server = start_server(options, {});
  if (!server) {
    complain(server.error());
    return kProblem;
  }
  const std::string name = path.filename().string();
  (*server)->share(name, path);
  return show(**server, options, name, watch_url(**server, name));
}

}  // namespace cancha::cli
