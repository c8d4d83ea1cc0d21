#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/maybe.h"
#include "field/league.h"
#include "match/contest/board.h"
#include "match/contest/result.h"
#include "match/rulebook.h"
#include "world/jointed_world.h"

namespace cancha::match {
class Match;
}

namespace cancha::match::contest {

/// The judge of one test of a contest: looks a hundred times a second, keeps the clock, handles robots and counts it.
/// Robots hear nothing of it: they decide for themselves from the moment they are switched on.
///
/// A person can judge instead: the program then only keeps the clock and measures, and the person says what it is.
class Judge : public Rulebook {
 public:
  /// The world must outlive it.
  Judge(const field::League& league, world::JointedWorld& world);

  [[nodiscard]] bool watch(const Truth& truth, std::span<const Contact> contacts, Duration step, Hands& hands) final;
  void touched() override {}
  void heed(const RefereeState& /*said*/, const Truth& /*truth*/, Hands& /*hands*/) override {}
  [[nodiscard]] Result<void> hear(const JudgeWord& word, const Truth& truth, Hands& hands) final;
  void forfeit(Team team, const std::string& reason, const Truth& truth, Hands& hands) override;

  [[nodiscard]] virtual ContestResult result() const = 0;
  /// What a scoreboard shows.
  [[nodiscard]] ContestBoard board() const;

 protected:
  /// How a robot stands, or lies.
  struct Seen {
    Vec2 p_F{};
    double heading = 0.0;
    bool upright = true;
    double least_x = 0.0;  ///< of all its parts, metres
    double most_x = 0.0;   ///< likewise
    double back_x = 0.0;   ///< of its soles
    double front_x = 0.0;  ///< likewise
  };

  /// A hundredth of a second has passed. False: something was put elsewhere.
  [[nodiscard]] virtual bool look(const Truth& truth, std::span<const Contact> contacts, Hands& hands) = 0;

  /// Does what a person said, which is one of rulings().
  virtual void obey(const JudgeWord& word, const Truth& truth, Hands& hands) = 0;
  /// What a person could say now; `rulings` is empty.
  virtual void offer(std::vector<JudgeWord>& rulings) const = 0;
  /// Part, seconds, points and whether its clock runs.
  virtual void show(ContestBoard& board) const = 0;
  /// A person decides; the program measures and keeps the clock.
  [[nodiscard]] bool by_person() const { return by_person_; }

  [[nodiscard]] Seen see(const Truth& truth, int robot);
  /// Whether a robot has moved from where it was put: a foot, or its trunk.
  [[nodiscard]] bool moves(const Truth& truth, int robot);
  /// Puts a robot down; its motion counts from there.
  void put(int robot, const Pose2& X_FR, Hands& hands);
  /// The only robot of a race or of stairs is put at its start and switched on; gives where.
  Pose2 switch_on(Hands& hands);
  /// The nearest place at which it touches neither boxes nor walls.
  [[nodiscard]] Vec2 free_place(Vec2 wish) const;
  [[nodiscard]] double room_at(Vec2 p_F) const;
  /// Tells of a decision about a robot, or of one about nobody.
  void say(EventKind kind, int robot, Vec2 place, std::string words, Hands& hands);
  /// What only follows from the last decision is not kept in its place.
  void say(EventKind kind, std::string words, Hands& hands, bool decides = true);
  /// The test is over.
  void end(std::string words, Hands& hands);
  void take_out(RobotId, RefereePenalty, const Reason&, const Truth&, Hands&) override {}
  [[nodiscard]] Pose2 bench(RobotId robot) const override;
  void opened(const Truth& /*truth*/) override {}

  static constexpr double kTick = 0.01;  ///< seconds from look to look

  field::League league_;
  field::Contest rules_;
  world::JointedWorld& world_;

 private:
  /// Where a robot was put, once it has come to rest there.
  struct Rest {
    Vec2 p_F{};
    std::array<Vec3, 2> soles{};
    double settles = 0.0;  ///< seconds until it has
    bool known = false;
  };
  void note(std::string& words);

  std::array<Rest, 2> rests_{};
  Time next_;
  Time now_;
  bool by_person_ = false;
  bool by_hand_ = false;  ///< a person is being obeyed
  std::string decided_;   ///< last
  Time decided_at_;
};

/// The judge of a league's test; the world must outlive it. `knees`: their places among the joints of a robot.
[[nodiscard]] std::unique_ptr<Judge> make_judge(const field::League& league, world::JointedWorld& world,
                                                std::vector<std::size_t> knees);

/// How the test went so far; nothing where a match is none of a contest.
[[nodiscard]] Maybe<ContestResult> result_of(const Match& match);
/// Its scoreboard; likewise.
[[nodiscard]] Maybe<ContestBoard> board_of(const Match& match);

}  // namespace cancha::match::contest
