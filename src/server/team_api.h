#pragma once

#include <mutex>
#include <string>
#include <string_view>

#include "server/request.h"
#include "server/team_messages.h"

/// What the robots of this machine have in their databases (docs/studio.md).
///
///     GET /api/team                                 [ListedTeam…]
///     GET /api/team/state?team=T                    TeamState: a table of all records, for each robot of the team
///     GET /api/team/values?team=T&record=R[&of=K][&robot=M][&past=N]
///                                                   [TeamCopy…]: what each robot, or robot M, has of member K's value;
///                                                   without K of its own; with up to N values before it
///     PUT /api/team/value                           TeamPut, as ./cancha rtdb put does
///
/// Databases are only looked at: nobody is kept from removing one, and none is made. They are attached to for a put.
namespace cancha::server {

class TeamApi {
 public:
  static constexpr std::size_t kMostBody = 1 << 20;            ///< of a put
  static constexpr std::size_t kMostValue = 256 * 1024;        ///< stored bytes of a value that is shown
  static constexpr std::size_t kMostAnswer = 8 * 1024 * 1024;  ///< further values are left out
  static constexpr int kMostPast = 32;

  /// `folder`: where databases lie.
  explicit TeamApi(std::string folder) : folder_{std::move(folder)} {}

  [[nodiscard]] static bool is_mine(std::string_view path);
  /// `path` is one of those above. Any thread may call.
  [[nodiscard]] Answer answer(const Request& request, std::string_view path, std::string_view query);

 private:
  [[nodiscard]] std::vector<team::Found> robots_of(std::string_view team) const;
  [[nodiscard]] Answer list() const;
  [[nodiscard]] Answer state(const std::string& team);
  [[nodiscard]] Answer values(std::string_view query) const;
  [[nodiscard]] Answer put(const Request& request) const;

  std::string folder_;
  std::mutex metering_;
  team::RateMeter rates_{1000_ms};
};

}  // namespace cancha::server
