#pragma once

#include <array>
#include <vector>

#include "field/league.h"
#include "minds/tactics.h"

namespace cancha::minds {

/// What a player of a team of omni robots is.
enum class OmniRole : std::uint8_t { Goalie, Striker, Supporter, Defender, Sweeper };
constexpr std::array<std::string_view, 5> names(OmniRole) {
  return {"goalie", "striker", "supporter", "defender", "sweeper"};
}

/// Tactics of robots on omni wheels that hold, carry, pass and shoot the ball.
///
/// Each player shares out all roles among all mates by one rule, from where they told to be and where it believes the
/// ball: who knows the same comes to the same. Number 0 is the goalie; the first at the ball is the striker; then each
/// role, by its weight, goes to the nearest player who is left.
class OmniTactics final : public Tactics {
 public:
  explicit OmniTactics(const field::League& league);

  void see(const Look& look) override { see(look.beliefs); }
  /// The same where nothing but the beliefs is at hand.
  void see(const Beliefs& beliefs);
  [[nodiscard]] OmniRole role() const { return role_; }
  [[nodiscard]] bool plays_ball() const override { return role_ == OmniRole::Striker; }
  [[nodiscard]] Vec2 shot_target() override;
  [[nodiscard]] Choice attack() override;
  [[nodiscard]] Choice keep_goal() const override;
  [[nodiscard]] Choice take_place() const override;
  [[nodiscard]] Choice keep_off() const override;
  [[nodiscard]] Choice line_up() const override;
  [[nodiscard]] BodyTraits traits() const override;
  /// Brings the ball into play at our own set play: to a mate, or from the penalty mark at the goal.
  [[nodiscard]] Choice set_play();

 private:
  /// A player whom roles can be given to.
  struct Candidate {
    int number = 0;
    Pose2 X_TR{};
    bool taken = false;
  };
  /// A way to kick: where to, and how far it is from everybody in the way.
  struct Shot {
    Vec2 target{};
    double room = -1.0;  ///< metres
  };

  void share_roles();
  [[nodiscard]] double seconds_to_ball(const Pose2& X_TR) const;
  [[nodiscard]] Vec2 place_of(OmniRole role) const;
  /// One of two places between ball and goal; `way` leads from the goal to the ball, `far` metres away.
  [[nodiscard]] Vec2 wall(Vec2 way, double far, double side) const;
  [[nodiscard]] Vec2 support_place() const;
  /// Metres between opponents and the way of a ball, less what they block.
  [[nodiscard]] double room_between(Vec2 from, Vec2 to) const;
  [[nodiscard]] Shot best_shot();
  /// Likewise to a keeper, who moves while the ball rolls.
  [[nodiscard]] double room_beside_keeper(Vec2 from, Vec2 target) const;
  /// The mate to pass to: at least so far ahead of the ball, with so much room for a shot of its own.
  [[nodiscard]] const MateBelief* best_mate(double least_ahead, double least_shot) const;
  [[nodiscard]] Choice pass_to(const MateBelief& mate, std::string_view why) const;
  [[nodiscard]] Choice carry() const;
  [[nodiscard]] Choice play_out() const;
  /// Lifts a kick so that the ball is so high after so many metres; false: it would hit somebody, or is too far.
  [[nodiscard]] bool lift(double lands, double height, Choice& choice) const;
  /// Likewise so that it lands before their goal and rolls in.
  [[nodiscard]] bool lob(Choice& choice) const;
  /// A kick at the side of their goal from which the ball comes.
  [[nodiscard]] Choice kick_into_goal(std::string_view why) const;
  /// Radians until it faces a place.
  [[nodiscard]] double turn_towards(Vec2 p_T) const;
  [[nodiscard]] double nearest_opponent(Vec2 p_T) const;
  /// Nobody of them stands before it.
  [[nodiscard]] bool their_goal_is_open() const;
  [[nodiscard]] Vec2 off_the_ball(Vec2 wish, double away) const;
  [[nodiscard]] Vec2 inside(Vec2 p_T, double margin) const;
  [[nodiscard]] Choice look_from(Vec2 place, std::string_view why) const;
  [[nodiscard]] Vec2 our_goal() const { return {-half_.x, 0.0}; }
  [[nodiscard]] Vec2 their_goal() const { return {half_.x, 0.0}; }

  field::League league_;
  Vec2 half_;         ///< half the pitch's length and width
  double goal_half_;  ///< half the goal's width
  const Beliefs* beliefs_ = nullptr;
  Vec2 ball_{};
  Vec2 v_ball_{};
  Vec2 self_{};
  OmniRole role_ = OmniRole::Defender;
  std::vector<Candidate> candidates_;
  Time first_{};        ///< it was the first at the ball last
  double aim_y_ = 0.0;  ///< where it shot at last: it does not change its mind for little
};

}  // namespace cancha::minds
