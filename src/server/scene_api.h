#pragma once

#include <filesystem>
#include <mutex>
#include <string_view>

#include "field/league.h"
#include "server/request.h"
#include "server/safe_file.h"
#include "server/scene_messages.h"

namespace cancha::server {

/// Scenes of the obstacle race (docs/contest.md): to look at, to check by the rules that matches go by, to save. Any
/// thread may call.
///
///     GET  /api/scenes             SceneGround: the field, and the scenes of content/scenes
///     GET  /api/scene?name=NAME    SceneView
///     GET  /api/scene?seed=N       SceneView of a random legal one: that of ./cancha contest scene --seed N
///     POST /api/scene/check        SceneDraft → SceneView: what the rules say to it
///     PUT  /api/scene              SceneDraft → SavedFile; If-Match as for behaviours. Only legal ones are saved
class SceneApi {
 public:
  static constexpr std::size_t kMostBoxes = 32;  ///< of a draft; more than the rules allow, so that they can say so
  static constexpr std::size_t kMostTitle = 80;  ///< bytes

  explicit SceneApi(std::filesystem::path content) : content_{std::move(content)} {}

  [[nodiscard]] static bool is_mine(std::string_view path);
  [[nodiscard]] Answer answer(const Request& request, std::string_view path, std::string_view query);

 private:
  [[nodiscard]] FileResult<field::League> league() const;
  [[nodiscard]] FileResult<std::string> read(std::string_view name) const;
  [[nodiscard]] Answer show_all(const field::League& league) const;
  [[nodiscard]] Answer show(const field::League& league, std::string_view query) const;
  [[nodiscard]] Answer check(const field::League& league, const Request& request) const;
  [[nodiscard]] Answer save(const field::League& league, const Request& request);
  [[nodiscard]] FileResult<SavedFile> put(const SceneDraft& draft, std::string_view text, std::string_view known);

  std::filesystem::path content_;
  std::mutex saving_;  ///< between looking and replacing
};

}  // namespace cancha::server
