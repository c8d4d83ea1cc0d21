#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/robot_reports.h"
#include "server/live_match.h"
#include "team/referee/listener.h"
#include "team/referee/sender.h"

namespace cancha::cli {

/// A referee outside of a match. In leagues with a GameController it decides everything: states, score, set plays and
/// penalties. In others it holds the match, lets it go on and ends it, and takes robots out; the match's own referee
/// still decides goals and restarts, and simulated time stands while the match is held. What it says is recorded.
/// Robots with players of their own answer it once a second, as a GameController expects.
class MatchReferee {
 public:
  /// "hl", or "spl18:4000" for another port, or "spl18:4000:4001" where robots answer at another one, too.
  [[nodiscard]] static Result<MatchReferee> open(const std::string& wish, const field::League& league);

  /// Whether the match waits until it is told to go on.
  [[nodiscard]] bool holds_at_first() const { return !decides_; }
  /// Notes what its robots have to answer; it lives as long as this one.
  [[nodiscard]] match::Observer* reports() { return reports_.get(); }
  /// Hears what was said and does it to the match. True: the referee has ended the game.
  [[nodiscard]] bool direct(server::LiveMatch& live);

 private:
  MatchReferee(team::RefereeListener listener, bool decides) : listener_{std::move(listener)}, decides_{decides} {}

  void answer();

  team::RefereeListener listener_;
  std::unique_ptr<RobotReports> reports_ = std::make_unique<RobotReports>();
  Time answered_{};
  bool answers_ = true;  ///< nothing has kept an answer from being sent
  bool decides_;         ///< everything; otherwise it starts, holds and ends
  bool plays_ = false;
  bool waits_ = true;  ///< the match has not been told to wait for it yet
};

/// Tells a match to everybody who listens, as a GameController would, twice a second of simulated time, or as the
/// RefBox of middle size does, whenever something happens.
class MatchAnnouncer final : public match::Observer {
 public:
  /// "hl", or "hl:4000" for another port; on this machine only.
  [[nodiscard]] static Result<std::unique_ptr<MatchAnnouncer>> open(const std::string& wish,
                                                                    const field::League& league, bool anyone = false);
  void ticked(const match::Moment& moment) override;
  void happened(const MatchEvent& event) override;
  /// Says what kept it from being told, if anything.
  void warn() const;

 private:
  MatchAnnouncer(team::RefereeSender sender, team::RefereeSender::Settings settings, const field::League& league)
      : sender_{std::move(sender)}, protocol_{settings.protocol}, league_{league} {}
  void signal();

  team::RefereeSender sender_;
  RefereeProtocol protocol_;
  field::League league_;
  RefereeState state_;
  std::vector<RobotId> cautioned_;  ///< robots that were shown a yellow card
  RefereeState before_;             ///< what the teams of a RefBox have been told
  std::size_t teams_ = 0;
  std::vector<team::MslSignal> signals_;
  Time due_;
  std::string trouble_;
};

}  // namespace cancha::cli
