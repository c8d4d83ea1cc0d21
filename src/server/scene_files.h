#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "field/league.h"

/// The files of content/scenes, as the studio reads them: nothing outside of that folder.
namespace cancha::server {

inline constexpr std::size_t kMostSceneBytes = 16 << 10;
inline constexpr std::size_t kMostScenes = 200;

/// The text of a scene. A name is one of a file there, without its ending.
[[nodiscard]] Result<std::string> read_scene(const std::filesystem::path& content, std::string_view name);
/// May a scene be saved under this name? Those of other tests, and words that mean something else, are taken.
[[nodiscard]] bool is_scene_name(std::string_view name);
/// The scenes that suit a contest's test, by name: boxes for the race, none for the stairs, one decoy for the sumo.
[[nodiscard]] std::vector<std::string> scenes_for(const std::filesystem::path& content, const field::League& league);

}  // namespace cancha::server
