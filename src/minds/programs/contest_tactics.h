#pragma once

#include "messages/contest_settings.h"
#include "minds/tactics.h"

namespace cancha::minds {

/// Tactics of a contest's robot: there is no ball, so that all orders of football mean to stand.
class ContestTactics final : public Tactics {
 public:
  explicit ContestTactics(const ContestSettings& settings) : settings_{settings} {}

  void see(const Look& /*look*/) override {}
  [[nodiscard]] bool plays_ball() const override { return false; }
  [[nodiscard]] Vec2 shot_target() override { return {}; }
  [[nodiscard]] Choice attack() override { return stands(); }
  [[nodiscard]] Choice keep_goal() const override { return stands(); }
  [[nodiscard]] Choice take_place() const override { return stands(); }
  [[nodiscard]] Choice keep_off() const override { return stands(); }
  [[nodiscard]] Choice line_up() const override { return stands(); }
  [[nodiscard]] BodyTraits traits() const override { return {.two_faces = false}; }
  [[nodiscard]] const ContestSettings* contest() const override { return &settings_; }

 private:
  [[nodiscard]] static Choice stands() { return stand("there is no ball"); }

  ContestSettings settings_;
};

}  // namespace cancha::minds
