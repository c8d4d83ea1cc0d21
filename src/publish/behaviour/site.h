#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "base/result.h"
#include "decide/xabsl/compiler.h"

/// The documentation of a behaviour as a static site: pages with pictures, search and cross links, which open from
/// disk without a server or a network.
namespace cancha::publish {

/// Files by name, in one folder or in folders of it.
using Site = std::map<std::string, std::string>;

/// Documents a behaviour that compiled without errors; the first page is index.html. The same behaviour gives the same
/// bytes.
[[nodiscard]] Site behaviour_site(const decide::xabsl::Compilation& compilation);

/// Writes a site into a folder that is new, empty, or was written for the same command before; of the latter, pages
/// that are no longer needed go, and files of others stay.
[[nodiscard]] Result<void> write_site(const Site& site, const std::filesystem::path& folder,
                                      std::string_view command = "./cancha xabsl docs");

}  // namespace cancha::publish
