#pragma once

#include "match/contest/judge.h"

namespace cancha::match::contest {

/// The stairs: three steps up and three down, in one direction, wholly over the far line.
///
///   a step is passed       once both soles are wholly beyond its edge
///   lies for long          a penalty; it is put on the next step
///   an arm on the stairs   a penalty; it goes on
class StairsJudge final : public Judge {
 public:
  StairsJudge(const field::League& league, world::JointedWorld& world);

  void begin(Hands& hands, const Truth& truth) override;
  [[nodiscard]] ContestResult result() const override;

 private:
  [[nodiscard]] bool look(const Truth& truth, std::span<const Contact> contacts, Hands& hands) override;
  void obey(const JudgeWord& word, const Truth& truth, Hands& hands) override;
  void offer(std::vector<JudgeWord>& rulings) const override;
  void show(ContestBoard& board) const override;
  void look_at_start(const Truth& truth, Hands& hands);
  void start(const Truth& truth, Hands& hands);
  void penalise_start(double since, Hands& hands);
  void penalise_arm(Vec2 p_F, Hands& hands);
  void look_at_steps(const Seen& seen, Hands& hands);
  void look_at_arms(const Seen& seen, Hands& hands);
  void keep_on_feet(const Seen& seen, Hands& hands);
  [[nodiscard]] bool look_for_falls(const Seen& seen, Hands& hands);
  /// The judges take the robot, and put it on the next step.
  void handle(const std::string& why, Hands& hands);
  void pass_step(int passed, double seconds, Vec2 p_F, Hands& hands);
  void arrive(double seconds, Hands& hands);
  void finish(std::string words, Hands& hands);

  std::vector<double> edges_;  ///< x of the edges of all steps, in order
  StairsRun run_;
  bool runs_ = false;
  Time began_;
  double seconds_ = 0.0;  ///< of the run so far
  Pose2 on_feet_;
  double lying_ = 0.0;       ///< seconds
  double since_fall_ = 1e9;  ///< seconds since it lay
  double since_arm_ = 1e9;   ///< seconds since an arm touched
};

}  // namespace cancha::match::contest
