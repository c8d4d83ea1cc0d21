#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "server/access.h"
#include "server/catalogue.h"
#include "server/paths.h"
#include "server/request.h"

namespace cancha::server {

/// Answers requests: GET and HEAD of the page's files, of recordings by range, and of the API. Any thread may call.
///
///     /, /watch            index.html of the web folder
///     /NAME                any other file of the web folder
///     /api/version         {"name":"cancha","version":"…"}
///     /api/recordings      [ListedRecording…], newest first
///     /recordings/NAME     a recording; Range: bytes=FIRST-LAST gives a part
class Router {
 public:
  struct Settings {
    std::filesystem::path web_root;           ///< folder of index.html
    std::filesystem::path recordings;         ///< folder of *.mcap
    std::string version;                      ///< of the program
    std::uint64_t max_range_bytes = 8 << 20;  ///< longer ranges are answered with their beginning
    AccessRules access;
  };
  explicit Router(Settings settings) : settings_{std::move(settings)}, catalogue_{settings_.recordings} {}

  [[nodiscard]] Answer answer(const Request& request);
  [[nodiscard]] Catalogue& catalogue() { return catalogue_; }

 private:
  [[nodiscard]] Answer route(const Request& request, const Target& target);
  [[nodiscard]] Answer page_file(const Request& request, std::string_view name) const;
  [[nodiscard]] Answer recording(const Request& request, std::string_view name) const;

  Settings settings_;
  Catalogue catalogue_;
};

}  // namespace cancha::server
