#pragma once

#include "match/contest/judge.h"

namespace cancha::match::contest {

/// The passivity test of the sumo: a decoy stands 20 cm before the robot, which has to touch it within 30 s after the
/// 5 s without motion. Two tries; who fails both is disqualified. The other team's robot waits at the judges' table.
///
/// It is the test where the scene of a sumo has a box: the decoy.
class PassivityJudge final : public Judge {
 public:
  PassivityJudge(const field::League& league, world::JointedWorld& world) : Judge{league, world} {}

  void begin(Hands& hands, const Truth& truth) override;
  [[nodiscard]] ContestResult result() const override;

 private:
  [[nodiscard]] bool look(const Truth& truth, std::span<const Contact> contacts, Hands& hands) override;
  void obey(const JudgeWord& word, const Truth& truth, Hands& hands) override;
  void offer(std::vector<JudgeWord>& rulings) const override;
  void show(ContestBoard& board) const override;
  void try_again(const Truth& truth, Hands& hands);
  void pass(double since, Hands& hands);
  [[nodiscard]] bool fail_try(const std::string& why, const Truth& truth, Hands& hands);

  Time began_;
  double since_ = 0.0;  ///< seconds since the pause; below 0 within it
  int failed_ = 0;      ///< tries
  bool passed_ = false;
  double seconds_ = 0.0;  ///< to the touch, after the pause
};

}  // namespace cancha::match::contest
