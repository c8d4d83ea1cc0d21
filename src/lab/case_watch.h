#pragma once

#include <span>
#include <vector>

#include "match/match.h"
#include "messages/frame.h"

namespace cancha::lab {

/// Where a kick must aim by the rule of FutRob's document, in degrees to the right: at the goal, or beside its centre
/// on the side away from a keeper who stands before it. Written a second time on purpose: what is checked does not
/// check itself.
[[nodiscard]] double aim_by_rule(double goal, double keeper);

/// What FutRob's study cases ask of blue's robots: whether kicks at the goal aim by the document's rule, whether a pass
/// is made and received, and whether a keeper gets up after a dive. Takes no memory while it watches.
class CaseWatch {
 public:
  explicit CaseWatch(const match::Match& match);

  void stepped(const match::Moment& moment);
  void ticked(const match::Moment& moment);

  /// Decisions of who kicks at the goal: where to aim, and when and with which foot to kick.
  [[nodiscard]] int decisions() const { return decisions_; }
  [[nodiscard]] int right_decisions() const { return right_decisions_; }  ///< those by the rule
  [[nodiscard]] bool passed() const { return passed_; }                   ///< one of blue sent the ball on its way
  [[nodiscard]] bool received() const { return received_; }               ///< and a mate then had it at its feet
  [[nodiscard]] int rises() const { return rises_; }                      ///< dives after which it stood again
  [[nodiscard]] int lain() const { return lain_; }                        ///< dives after which it did not
  /// How far blue's robot 0 is sidewards from where it was put, metres.
  [[nodiscard]] double keeper_moved() const;

 private:
  /// What one robot of blue was about in the tick before.
  struct Own {
    bool aims = false;
    bool kicks = false;
    bool saves = false;
    double beside = 0.0;  ///< degrees to the right of the goal that its kick aims
    double dived = -1.0;  ///< seconds: when; less than 0: it has not, or it stands again
  };
  void watch_aim(const Frame& frame, Own& own);
  void watch_dive(const Frame& frame, const match::Moment& moment, Own& own);
  void watch_pass(const match::Moment& moment);
  void touched(int robot, Vec2 p_FB);

  const match::Match& match_;
  std::vector<Own> own_;
  double keeper_began_;
  int decisions_ = 0;
  int right_decisions_ = 0;
  int rises_ = 0;
  int lain_ = 0;
  bool passed_ = false;
  bool received_ = false;
  bool rolls_ = false;        ///< a pass is on its way, or with a mate who has not got hold of it yet
  int passer_ = -1;           ///< who touched the ball last, before any mate did; -1: nobody of blue
  Vec2 p_FT_;                 ///< where the ball was then
  double held_since_ = -1.0;  ///< seconds, by the mate; less than 0: not yet
};

}  // namespace cancha::lab
