#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "minds/programs/leg_actions.h"

namespace cancha::minds {

/// A robot that does exactly what it is told, in steps of a tenth of a second, and sees everything around it.
class Walker {
 public:
  explicit Walker(const RuleConstants& constants = {}) : legs{constants} {
    beliefs.rules.present().degrees.assign(kRulePredicates, 0.0);
    beliefs.rules->things.resize(kRuleThings);
  }

  void put(RuleThing thing, Vec2 p_OS) {
    const auto place = static_cast<std::size_t>(thing);
    p_OS_[place] = p_OS;
    beliefs.rules->things[place].valid = beliefs.rules->things[place].in_sight = true;
  }
  void begin(std::string_view name, double argument = 0.0) {
    see();
    legs.begin(*decide::rules::find_action(name), argument, beliefs);
  }
  /// One tenth of a second.
  Action tick() {
    beliefs.time = beliefs.time + 100_ms;
    see();
    const Action action = legs.tick(beliefs);
    gazes.push_back(*action.gaze);
    const bool orders = action.kind == ActionKind::Move || action.kind == ActionKind::Motion;
    if (left_ > 0) {
      if (--left_ == 0) beliefs.posture = Posture::Standing;
    } else if (orders && !(going_ && last_ == told(action))) {
      going_ = true;
      last_ = told(action);
      done.push_back(last_);
      if (action.X_RG) X_OR = X_OR * *action.X_RG;
      beliefs.posture = action.kind == ActionKind::Move ? Posture::Walking : Posture::Acting;
      left_ = 5;
    }
    if (!orders) going_ = false;
    if (action.kind == ActionKind::Walk)
      X_OR = X_OR * Pose2{action.v_RR.x * 0.1, action.v_RR.y * 0.1, action.turn * 0.1};
    return action;
  }
  int run(int most = 400) {
    int n = 0;
    while (!legs.done() && n < most) tick(), ++n;
    return n;
  }
  [[nodiscard]] static std::string told(const Action& action) {
    if (action.kind == ActionKind::Motion) return action.motion;
    const Pose2& by = *action.X_RG;
    if (by.heading != 0) return by.heading > 0 ? "turn left" : "turn right";
    if (by.y != 0) return by.y > 0 ? "step left" : "step right";
    return by.x > 0 ? "walk" : "back";
  }

  Beliefs beliefs;
  LegActions legs;
  Pose2 X_OR;
  std::vector<std::string> done;
  std::vector<Gaze> gazes;

 private:
  void see() {
    for (std::size_t i = 0; i < kRuleThings; ++i) beliefs.rules->things[i].p_RS = into(X_OR, p_OS_[i]);
  }
  std::array<Vec2, kRuleThings> p_OS_{};
  int left_ = 0;
  bool going_ = false;
  std::string last_;
};

inline Vec2 at(double right_degrees, double cm) {
  return direction(-from_degrees(right_degrees)) * (cm / 100);
}

}  // namespace cancha::minds
