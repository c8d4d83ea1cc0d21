#pragma once

#include <string_view>

#include "act/wheels/situation.h"
#include "messages/beliefs.h"
#include "messages/intent.h"

namespace cancha {
struct RuleConstants;
struct ContestSettings;
}  // namespace cancha

namespace cancha::minds {

namespace wheels = act::wheels;

/// What a player looks at when it makes up its mind: what it believes, and what follows from that.
struct Look {
  const Beliefs& beliefs;
  const wheels::Situation& situation;

  [[nodiscard]] std::size_t number() const { return static_cast<std::size_t>(beliefs.self.number); }
  [[nodiscard]] const TeamRobot& self() const { return situation.view.mates[number()]; }
  [[nodiscard]] bool is_keeper() const { return number() == 0 && situation.view.mates.size() > 1; }
};

/// An action, and why.
struct Choice {
  Action action;
  std::string_view why;
};

/// How a kind of body is told to do things.
struct BodyTraits {
  double there = 0.015;   ///< metres from its target at which it has arrived
  double turned = 0.05;   ///< radians likewise
  bool two_faces = true;  ///< backwards is as good as forwards
  bool kicks = false;     ///< it has motions for kicks and saves
  double ahead = 1.0;     ///< m/s, the fastest that it may be told to go
  double aside = 1.0;     ///< likewise to the side
  double turn = 4.0;      ///< rad/s, likewise
};

/// What a kind of body makes of the orders that leave the how to it: who plays the ball, where it is to go, where the
/// others stand. Behaviour programs and players in C++ give such orders.
class Tactics {
 public:
  virtual ~Tactics() = default;

  /// Once in each decision, before anything is asked. What it looks at must live until the decision is made.
  virtual void see(const Look& look) = 0;

  /// Whether this player is the one to play the ball.
  [[nodiscard]] virtual bool plays_ball() const = 0;
  /// Where in the opponents' goal to shoot.
  [[nodiscard]] virtual Vec2 shot_target() = 0;
  /// Brings the ball into the opponents' goal: by a kick, or by pushing it along.
  [[nodiscard]] virtual Choice attack() = 0;
  /// Between ball and goal, before shots, and away with a ball that lies there.
  [[nodiscard]] virtual Choice keep_goal() const = 0;
  /// The place of a player who does not play the ball; the keeper's is in its goal.
  [[nodiscard]] virtual Choice take_place() const = 0;
  /// Away from the ball, which the others bring into play.
  [[nodiscard]] virtual Choice keep_off() const = 0;
  /// The place before a kick-off.
  [[nodiscard]] virtual Choice line_up() const = 0;

  [[nodiscard]] virtual BodyTraits traits() const = 0;
  /// Of a robot that does what rules ask for as FutRob's document says it; null: by the skills of its body.
  [[nodiscard]] virtual const RuleConstants* rule_constants() const { return nullptr; }
  /// Of a contest's robot, which needs neither ball nor place; null: of a footballer.
  [[nodiscard]] virtual const ContestSettings* contest() const { return nullptr; }
};

/// Why the referee lets a player do nothing but stand: "penalised", "play is stopped"; empty = it may move.
[[nodiscard]] std::string_view must_stand(const Beliefs& beliefs);

/// What the referee, or a fall, leaves a player to do; nothing = it plays. True: `intent` is filled.
[[nodiscard]] bool obeys(const Beliefs& beliefs, const Tactics& tactics, Intent& intent);
/// Likewise for one who obeys the referee by itself: what a fall leaves it to do, or that it does not know where it is
/// and must.
[[nodiscard]] bool obeys_body(const Beliefs& beliefs, bool needs_place, Intent& intent);
/// Where to go while robots take their places: for a kick-off in formation, for another set play about the ball.
[[nodiscard]] Choice place_before_play(const Beliefs& beliefs, const Tactics& tactics);

/// Writes a choice into an intent.
void want(Intent& intent, const Choice& choice);

/// Actions as choices.
[[nodiscard]] Choice stand(std::string_view why);
[[nodiscard]] Choice go_to(Vec2 p_TG, double heading, std::string_view why);
[[nodiscard]] Choice kick_to(Vec2 p_TG, std::string_view why);

}  // namespace cancha::minds
