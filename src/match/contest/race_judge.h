#pragma once

#include "match/contest/judge.h"

namespace cancha::match::contest {

/// The obstacle race: from the centre of the start zone, face forward, wholly over the far line, round, and back.
///
///   moves within 5 s of switching on     a penalty; the clock runs
///   first motion after that              the clock runs
///   lies for long, stuck, moved a box    a penalty; it is put back where it was, boxes where they belong
///   all of it beyond the line            the leg is over; the next one begins at once
class RaceJudge final : public Judge {
 public:
  using Judge::Judge;

  void begin(Hands& hands, const Truth& truth) override;
  [[nodiscard]] ContestResult result() const override;

 private:
  enum class Phase : std::uint8_t { Still, Legs, Over };

  [[nodiscard]] bool look(const Truth& truth, std::span<const Contact> contacts, Hands& hands) override;
  void obey(const JudgeWord& word, const Truth& truth, Hands& hands) override;
  void offer(std::vector<JudgeWord>& rulings) const override;
  void show(ContestBoard& board) const override;
  void look_at_start(const Truth& truth, Hands& hands);
  void never_moved(Hands& hands);
  void penalise_start(double since, Hands& hands);
  void start_leg(const Truth& truth, Hands& hands);
  /// Distance and seconds of the leg.
  void measure(const Truth& truth, const Seen& seen);
  void look_at_lines(const Truth& truth, const Seen& seen, Hands& hands);
  /// The leg is over, and the next one begins.
  void cross_line(const Truth& truth, Vec2 p_F, Hands& hands);
  void time_is_up(Hands& hands);
  void keep_on_feet(const Seen& seen, Hands& hands);
  [[nodiscard]] bool look_for_trouble(const Truth& truth, const Seen& seen, Hands& hands);
  /// The judges take the robot, and put it back where it was last on its feet.
  void handle(const std::string& why, bool turned, Hands& hands);
  [[nodiscard]] bool boxes_moved(const Truth& truth, Hands& hands);
  void put_box_back(std::size_t box, Hands& hands);
  [[nodiscard]] double side() const { return legs_.size() == 2 ? -1.0 : 1.0; }  ///< the way that it goes along x
  void keep_score();
  void finish(std::string words, Hands& hands);

  Phase phase_ = Phase::Still;
  std::vector<RaceLeg> legs_;
  Time began_;  ///< switching on, then the leg
  Pose2 on_feet_;
  double lying_ = 0.0;  ///< seconds
  double idle_ = 0.0;   ///< seconds without coming on
  Vec2 anchor_;
};

}  // namespace cancha::match::contest
