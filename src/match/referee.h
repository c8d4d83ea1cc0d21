#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "field/league.h"
#include "match/placement.h"
#include "match/push_watch.h"
#include "match/set_plays.h"
#include "messages/contact.h"
#include "messages/game.h"
#include "messages/truth.h"

namespace cancha::match {

/// A whistle: why, and how play goes on.
struct Decision {
  std::optional<Team> goal_for;  ///< who scored, if it was a goal
  std::optional<Team> offender;  ///< whose foul it was, if it was one
  Vec2 place;                    ///< where it happened, field frame
  Reason why{};
  Restart restart;
  std::string reason{};  ///< `why` as one phrase for people
};

/// The referee of SimuroSot: watches the truth and the contacts, and decides by the league's rulebook.
///
///   ball wholly over a line between posts    goal, then place kick for the other side
///   ball out of the pitch                    free ball in that quarter
///   ball stuck outside the goal areas        free ball in that quarter
///   ball too long in a goal area             goal kick when attackers block it there, else penalty
///   too many defenders around the ball       penalty
///   too many attackers around the ball       goal kick
///   pushing an opponent away from the ball   free kick, unless the pushed side has the better of it
class Referee {
 public:
  explicit Referee(const field::League& league);

  /// Looks at the world after one step; most of the time there is nothing to say.
  [[nodiscard]] std::optional<Decision> watch(const Truth& truth, std::span<const Contact> contacts, PlayMode mode,
                                              Duration step);
  /// Forgets what it was watching: play starts anew from a placement.
  void play_restarts();

 private:
  [[nodiscard]] std::optional<Decision> decide(const Truth& truth, std::span<const Contact> contacts, PlayMode mode,
                                               double dt);
  [[nodiscard]] std::optional<Decision> goal(Vec2 p_FB) const;
  [[nodiscard]] std::optional<Decision> lost_ball(Vec2 p_FB) const;
  [[nodiscard]] std::optional<Decision> stalled_ball(const Truth& truth, double dt);
  [[nodiscard]] std::optional<Decision> crowding(const Truth& truth, Team defenders, double dt);
  [[nodiscard]] std::optional<Decision> pushing(const Truth& truth, std::span<const Contact> contacts, double dt);

  [[nodiscard]] bool has_advantage(const Truth& truth, Team team) const;

  struct Area {
    double depth = 0.0;
    double width = 0.0;
  };
  [[nodiscard]] bool inside(const Area& area, Team defenders, Vec2 p) const;
  [[nodiscard]] int robots_inside(const Truth& truth, Team team, const Area& area, Team defenders) const;
  [[nodiscard]] Decision penalty_against(Team offender, Vec2 place, const Reason& why) const;
  [[nodiscard]] Decision goal_kick_for(Team team, Vec2 place, const Reason& why, std::optional<Team> offender) const;

  field::League league_;
  Area goal_area_;
  Area penalty_area_;

  // running stopwatches, seconds
  StallWatch stall_;
  double in_goal_area_for_ = 0.0;
  double crowded_for_[2] = {0.0, 0.0};  ///< by defending team
  PushWatch pushes_;
};

}  // namespace cancha::match
