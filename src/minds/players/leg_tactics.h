#pragma once

#include <optional>

#include "act/wheels/pitch.h"
#include "field/league.h"
#include "minds/tactics.h"

namespace cancha::minds {

/// Tactics of robots that walk: slow, wide, with kicks that roll a few metres. Each decides for itself; mates tell how
/// far they are from the ball.
class LegTactics final : public Tactics {
 public:
  /// `speeds`: the fastest that its robots may be told to walk, as BodyTraits have it.
  struct Speeds {
    double ahead = 0.2, aside = 0.06, turn = 0.8;  ///< m/s, m/s, rad/s
    bool saves = true;                             ///< its robots have motions for saves; else they step into the way
  };
  explicit LegTactics(const field::League& league) : LegTactics{league, Speeds{}} {}
  LegTactics(const field::League& league, const Speeds& speeds)
      : league_{league}, pitch_{act::wheels::pitch_of(league)}, speeds_{speeds} {}

  void see(const Look& look) override { see(look.beliefs); }
  /// The same where nothing but the beliefs is at hand.
  void see(const Beliefs& beliefs);
  [[nodiscard]] bool plays_ball() const override { return first_; }
  [[nodiscard]] Vec2 shot_target() override;
  [[nodiscard]] Choice attack() override;
  [[nodiscard]] Choice keep_goal() const override;
  [[nodiscard]] Choice take_place() const override;
  [[nodiscard]] Choice keep_off() const override;
  [[nodiscard]] Choice line_up() const override;
  [[nodiscard]] BodyTraits traits() const override;

 private:
  [[nodiscard]] bool first_at_ball();
  /// Metres from the ball to the opponent who is nearest to it.
  [[nodiscard]] double nearest_opponent() const;
  [[nodiscard]] bool saves(Choice& save) const;
  void see_keepers_ball();
  [[nodiscard]] std::optional<Vec2> keeper_on_its_feet() const;
  [[nodiscard]] Choice guard() const;
  [[nodiscard]] const OpponentBelief* unmarked() const;
  [[nodiscard]] Choice mark(const OpponentBelief& opponent) const;
  [[nodiscard]] Choice wait_for_pass() const;
  [[nodiscard]] double half_length() const { return league_.walls.length() / 2; }
  [[nodiscard]] double goal_half() const { return league_.walls.goal_width() / 2; }
  [[nodiscard]] Vec2 our_goal() const { return {-half_length(), 0.0}; }

  field::League league_;
  act::wheels::Pitch pitch_;
  Speeds speeds_;
  const Beliefs* beliefs_ = nullptr;
  bool first_ = false;
  Time ahead_;                         ///< when no mate was faster
  bool keepers_ball_ = false;          ///< the ball lies for the keeper to clear it
  std::optional<Time> keepers_since_;  ///< of the ball that lies there now
};

}  // namespace cancha::minds
