#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "server/behaviour_roots.h"
#include "server/catalogue.h"
#include "server/live_match.h"
#include "server/live_messages.h"
#include "server/storage.h"

namespace cancha::server {

/// The live matches of a studio. Any thread may call.
class Matches {
 public:
  struct Settings {
    std::filesystem::path content{};
    std::filesystem::path recordings{};  ///< folder for new recordings
    std::string version{};               ///< of the program
    std::vector<std::string> plugins{};  ///< paths of teams that may play besides the built-in ones; behaviours among
                                         ///< them may be edited
    std::size_t most = 8;                ///< that are played at a time; paused ones count
    StorageLimits storage{};
    /// What was played in a study; none: trials cannot be played again.
    std::function<Result<match::Fixture>(const std::string& study)> fixture_of_study{};
  };
  Matches(Settings settings, Catalogue& catalogue)
      : settings_{std::move(settings)}, roots_{settings_.content, settings_.plugins}, catalogue_{catalogue} {}
  ~Matches() { stop_all(); }
  Matches(const Matches&) = delete;
  Matches& operator=(const Matches&) = delete;

  /// Starts what somebody wishes. Nothing but the built-in teams and the plug-ins of the settings is ever loaded: who
  /// may open the page need not be allowed to run programs.
  [[nodiscard]] Result<std::shared_ptr<LiveMatch>> start(const StartMatch& wish);
  /// Shows a match that was started elsewhere.
  void add(std::shared_ptr<LiveMatch> match);
  /// Does what a viewer wants. A reset ends the match and starts the same one anew, under another name.
  [[nodiscard]] Result<LiveStatus> obey(LiveMatch& match, const LiveCommand& command);

  [[nodiscard]] std::shared_ptr<LiveMatch> find(std::string_view name) const;
  /// Those that are played and the last ones that were, newest first.
  [[nodiscard]] std::vector<LiveStatus> list() const;
  [[nodiscard]] Choices choices() const;
  /// What the behaviours of blue and yellow are called in the editor; empty = a team runs none that can be edited.
  [[nodiscard]] std::vector<std::string> behaviours_of(const match::Fixture& fixture) const;
  /// Ends all matches and closes their recordings; no more can be started.
  void stop_all();

 private:
  static constexpr std::size_t kMostKept = 16;  ///< with those that are over

  [[nodiscard]] Result<LiveMatch::Plan> plan_of(const StartMatch& wish) const;
  /// Scene and judge, where a contest is wished for.
  [[nodiscard]] Result<void> take_contest(const StartMatch& wish, LiveMatch::Plan& plan) const;
  /// What players see by: as wished for, or as the league says.
  [[nodiscard]] Result<void> choose_senses(const StartMatch& wish, match::Fixture& fixture) const;
  [[nodiscard]] Result<LiveMatch::Plan> trial_of(const StartMatch& wish) const;
  [[nodiscard]] Result<LiveMatch::Plan> branch_of(const StartMatch& wish) const;
  [[nodiscard]] Result<std::shared_ptr<LiveMatch>> play(LiveMatch::Plan plan);
  [[nodiscard]] Result<std::shared_ptr<LiveMatch>> restart(LiveMatch& old);
  /// The team that a name of the page or of a recording means.
  [[nodiscard]] Result<std::string> team_to_play(const std::string& name) const;
  /// Takes a name that nobody has yet, where there is room for one more match.
  [[nodiscard]] Result<std::filesystem::path> take_place(const std::string& stem);
  void forget_old();

  const Settings settings_;
  const BehaviourRoots roots_;
  Catalogue& catalogue_;
  mutable std::mutex mutex_;
  std::vector<std::shared_ptr<LiveMatch>> matches_;  ///< oldest first
  std::set<std::string> starting_;                   ///< names of those that are about to be played
  bool closed_ = false;
};

}  // namespace cancha::server
