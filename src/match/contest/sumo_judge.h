#pragma once

#include <optional>

#include "match/contest/judge.h"

namespace cancha::match::contest {

/// A bout of sumo: rounds of two minutes in a ring, Yuhkoh points, restarts from the Shikiri lines.
///
///   touches outside, a hand on the floor, falls     points for the other one; restart
///   30 s without motion, touch or gain              restart
///   knees bent more than 90° for more than 10 s     disqualified
class SumoJudge final : public Judge {
 public:
  /// `knees`: their places among the joints of a robot.
  SumoJudge(const field::League& league, world::JointedWorld& world, std::vector<std::size_t> knees)
      : Judge{league, world}, knees_{std::move(knees)} {}

  void begin(Hands& hands, const Truth& truth) override;
  [[nodiscard]] ContestResult result() const override;

 private:
  /// What is watched of one robot.
  struct Wrestler {
    Vec2 p_F;
    bool upright = true;
    double lying = 0.0;         ///< seconds; 0: it stands
    double push = 0.0;          ///< metres that the parts which touch the other one went towards it of late
    double attack = 0.0;        ///< the most of that since they were apart for long
    double hand = 0.0;          ///< seconds that a hand is on the floor
    double bent = 0.0;          ///< seconds that a knee is bent more than it may
    bool outside = false;       ///< touches there
    Vec2 anchor;                ///< where it last was when it counted as moving
    std::vector<Vec3> parts{};  ///< where they were at the last look
  };

  [[nodiscard]] bool look(const Truth& truth, std::span<const Contact> contacts, Hands& hands) override;
  void obey(const JudgeWord& word, const Truth& truth, Hands& hands) override;
  void offer(std::vector<JudgeWord>& rulings) const override;
  void show(ContestBoard& board) const override;
  void restart(const std::string& why, Hands& hands, bool decides);
  void observe(const Truth& truth, std::span<const Contact> contacts);
  void observe_one(const Truth& truth, int robot);
  /// How far a robot has pushed the parts that touch the other one towards it.
  void observe_push(std::size_t robot, std::span<const Contact> contacts);
  void keep_parts();
  /// What has been decided by what was observed; points for each.
  [[nodiscard]] std::optional<Points> judge_falls(std::string& why) const;
  [[nodiscard]] std::optional<Points> judge_touches(std::string& why) const;
  [[nodiscard]] std::string stall() const;
  void give(const Points& given, const std::string& why, Hands& hands);
  /// After points: the round ends with enough of them, else both start from their lines.
  void go_on_after_points(Hands& hands);
  void disqualify(std::size_t robot, const std::string& why, Hands& hands);
  [[nodiscard]] bool disqualifies(Hands& hands);
  void end_round(Hands& hands);
  void end_bout(std::optional<int> winner, Hands& hands);

  std::vector<std::size_t> knees_;
  std::array<Wrestler, 2> robots_;
  std::vector<Points> rounds_;
  Points points_{0, 0};   ///< of this round
  Points given_{0, 0};    ///< last in this round
  double clock_ = 0.0;    ///< seconds left of this round
  double waiting_ = 0.0;  ///< seconds until a round begins or goes on
  double apart_ = 0.0;    ///< seconds without touch
  double touched_ = 1e9;  ///< seconds since the last touch
  double idle_ = 0.0;     ///< seconds that nobody moves
  double pushing_ = 0.0;  ///< seconds of touching without gain
  std::optional<int> winner_;
  std::string disqualified_;
};

}  // namespace cancha::match::contest
