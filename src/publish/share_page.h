#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "mcap/reader.h"

/// One HTML file with the studio's page and a match in it, which plays from disk without a server or a network.
namespace cancha::publish {

/// The built page: what web/dist holds.
struct Page {
  std::string html;
  std::string script;
  std::string style;
};

/// Reads index.html, app.js and app.css.
[[nodiscard]] Result<Page> read_page(const std::filesystem::path& web_root);

/// Puts page and recording into one file; `name` is what the page calls the recording.
[[nodiscard]] Result<std::string> share_page(const Page& page, std::string_view recording, std::string_view name);

/// The share file of a recording; `name` is what the page calls it. `progress` is told the share done, 0…1.
[[nodiscard]] Result<std::string> share_file(mcap::McapReader& reader, const std::filesystem::path& web_root,
                                             std::string_view name, const std::function<void(double)>& progress = {});

}  // namespace cancha::publish
