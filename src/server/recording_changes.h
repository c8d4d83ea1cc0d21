#pragma once

#include <string>
#include <string_view>

#include "base/fields.h"
#include "server/catalogue.h"
#include "server/matches.h"
#include "server/request.h"

/// Renames and deletes recordings of the folder:
///
///     POST   /api/recordings/NAME/rename   {"name":"final"} → {"name":"final.mcap"}
///     DELETE /api/recordings/NAME
namespace cancha::server {

/// What a recording is to be called, and what it is called then.
struct RecordingName {
  std::string name;

  static constexpr std::string_view kName = "cancha.RecordingName";
  static constexpr auto fields() { return list_of(entry("name", &RecordingName::name, "without folders")); }
};

/// Whether a request wants to change a recording, by method and path.
[[nodiscard]] bool changes_recording(std::string_view method, std::string_view path);
[[nodiscard]] Answer change_recording(Catalogue& catalogue, const Matches& matches, const Request& request,
                                      std::string_view path);

}  // namespace cancha::server
