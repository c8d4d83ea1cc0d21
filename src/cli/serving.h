#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/options.h"
#include "server/server.h"

/// The studio's server as the verbs use it.
namespace cancha::cli {

/// Serves page, recordings and live matches of the project's folder. Plug-ins are teams that may be chosen in the page.
[[nodiscard]] Result<std::unique_ptr<server::Server>> start_server(const ServeOptions& options,
                                                                   const std::vector<std::string>& plugins);
/// Where ./cancha tune keeps what it has found, and the studio reads it.
[[nodiscard]] std::filesystem::path tunings_folder();
/// Likewise of ./cancha study.
[[nodiscard]] std::filesystem::path studies_folder();
/// The address of a page, "motion?robot=nao", with the token where there is one.
[[nodiscard]] std::string page_url(const server::Server& server, const std::string& page);
/// The address of a recording's page, with the token where there is one.
[[nodiscard]] std::string watch_url(const server::Server& server, const std::string& recording);
/// Prints the addresses that other machines can open, where the studio listens on all interfaces (--listen 0.0.0.0).
/// `url` is the one for this machine.
void print_other_addresses(const ServeOptions& options, const std::string& url);
/// Shows an address to whoever sits before a screen; where there is none, nothing happens.
void open_in_browser(const std::string& url);
/// Serves until Ctrl-C or the system's wish, tells what happens to matches meanwhile, and ends them in order.
/// `own`: a match whose result is told elsewhere; empty = none.
void serve(server::Server& server, const std::string& own = "");

}  // namespace cancha::cli
