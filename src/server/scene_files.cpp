#include "server/scene_files.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/guarded_folder.h"
#include "server/safe_file.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kTaken[] = {"random", "passivity"};  ///< by chance; the decoy of the sumo

bool suits(std::string_view name, const field::Contest& scene) {
  switch (scene.test) {
    case field::Test::Race:
      return is_scene_name(name) && !scene.boxes.empty() && !scene.far_end;
    case field::Test::Stairs:
      return scene.boxes.empty();
    default:
      return scene.boxes.size() == 1;
  }
}

}  // namespace

bool is_scene_name(std::string_view name) {
  return is_new_name(name) && std::ranges::find(kTaken, name) == std::end(kTaken);
}

Result<std::string> read_scene(const fs::path& content, std::string_view name) {
  if (!is_new_name(name)) return fail("scene", "that is no name of one");
  return GuardedFolder{content / "scenes"}.read(fmt::format("{}.toml", name), kMostSceneBytes);
}

std::vector<std::string> scenes_for(const fs::path& content, const field::League& league) {
  std::vector<std::string> found;
  if (!league.contest) return found;
  std::error_code trouble;
  for (const auto& file : fs::directory_iterator{content / "scenes", trouble}) {
    if (found.size() == kMostScenes) break;
    std::string name = file.path().stem().string();
    const auto text = file.path().extension() == ".toml" ? read_scene(content, name) : fail("scene", "is none");
    if (!text) continue;
    const auto scene = field::parse_scene(*text, name, league.walls, *league.contest);
    if (scene && suits(name, *scene)) found.push_back(std::move(name));
  }
  std::ranges::sort(found);
  return found;
}

}  // namespace cancha::server
