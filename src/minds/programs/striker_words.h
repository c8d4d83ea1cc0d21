#pragma once

#include <cstdint>

#include "decide/program/host.h"
#include "minds/programs/chest_words.h"
#include "minds/tactics.h"

namespace cancha::minds {

/// What a robot offers to the striker of the NAO team from Chile, and to behaviours written like it: the symbols of
/// that document (`content/behaviours/uchile_striker/Symbols`), in millimetres, degrees to the left and milliseconds.
///
/// What a program wrote is forgotten before each of its cycles: a robot that is not told to dribble again does not go
/// on dribbling. `obstacle.*`, `abs`, `between` and the like are PlayerWords'.
class StrikerWords {
 public:
  /// Both must outlive it.
  StrikerWords(Tactics& tactics, const ChestWords& chest) : tactics_{&tactics}, chest_{&chest} {}
  StrikerWords(const StrikerWords&) = delete;  // hosts point into it
  StrikerWords& operator=(const StrikerWords&) = delete;

  /// Offers everything to a program that says by `motion.type` what its legs do; true where it does.
  bool offer(decide::program::Host& host, const decide::program::Program& program);

  /// Whether the program asks for anything that only one who knows its place can say. Who must stand and is operated by
  /// its button does without.
  [[nodiscard]] bool needs_place(const Beliefs& beliefs) const;

  /// Whether it is time for the next cycle: the document's *Cognition* runs 30 times a second.
  [[nodiscard]] bool is_due(Time now) const { return now >= next_; }
  /// Sees, before a cycle. What it looks at must live until the program has run.
  void see(const Look& look);
  /// What the program wants, after its cycle.
  [[nodiscard]] Action action() const;

 private:
  enum class Color : std::uint8_t { Blue, Red };
  enum class Game : std::uint8_t { Initial, Ready, Set, Playing, Finished, Penalized };
  enum class Motion : std::uint8_t { Stand, Walk, Bike, SpecialAction };
  enum class Special : std::uint8_t { KickSidewards, KickSidewardsLeft, KickDiagonal };
  enum class WalkKick : std::uint8_t { None, Left, Right, SidewardsLeft, SidewardsRight };
  enum class HeadMode : std::uint8_t { PanTilt };
  struct Point {
    double x = 0.0, y = 0.0;  ///< mm
  };
  struct Orders {  ///< what programs write
    Motion motion = Motion::Stand;
    Special special = Special::KickSidewards;
    WalkKick kick = WalkKick::None;
    HeadMode head = HeadMode::PanTilt;
    Point target;                  ///< of a walk, in the robot's frame
    double turn = 0.0;             ///< degrees to turn on the way
    double speed = 0.0;            ///< per cent of the fastest
    Point rate;                    ///< per cent of the fastest ahead and to the side; anything: not to a target
    double turn_rate = 0.0;        ///< per cent likewise
    Point kick_from, kick_to;      ///< the ball for a kick in a walk, and where it is to go; 0, 0: nothing is told
    Point goal;                    ///< of option move, on the pitch
    double pan = 0.0, tilt = 0.0;  ///< degrees to the left, and downwards
    double head_speed = 0.0;       ///< per cent of the fastest; 0: the head is left to itself
    bool pedantic = false, dribbles = false;
  };

  void see_ball(const Look& look);
  void see_game(const Beliefs& beliefs);
  void see_place(const Look& look);
  void see_passes(const Look& look);
  void add_enumerations(decide::program::Host& host);
  void add_inputs(decide::program::Host& host);
  void add_functions(decide::program::Host& host);
  void add_outputs(decide::program::Host& host);
  [[nodiscard]] Action walk() const;
  /// The kick that is asked for, if the ball lies where a foot finds it.
  [[nodiscard]] WalkKick walk_kick() const;
  /// Where the head looks after this cycle, on its way; nothing: it is left to itself.
  [[nodiscard]] Maybe<Gaze> gaze() const;
  [[nodiscard]] Action walk_to_target() const;

  Tactics* tactics_;
  const ChestWords* chest_;
  Orders orders_;
  Point last_goal_;     ///< of option move, as it was told in the cycle before
  Maybe<Gaze> neck_{};  ///< where the head looked in the cycle before, if it was told to
  Pose2 X_TR_{};
  Time next_{};
  Time own_seen_{};       ///< the ball, with its own eyes
  Time mate_seen_{};      ///< likewise by a mate
  Time playing_since_{};  ///< the game
  bool needs_place_ = false;
  bool ever_seen_ = false, mate_ever_seen_ = false;

  // inputs
  bool was_seen_ = false;
  double last_seen_ = 0.0, cooperative_lost_ = 0.0;  ///< ms ago
  Point estimate_, seen_, global_, cooperative_;
  double estimate_angle_ = 0.0, estimate_distance_ = 0.0, seen_angle_ = 0.0;
  double opp_goal_angle_ = 0.0, opp_goal_distance_ = 0.0, own_goal_angle_ = 0.0;
  Color kickoff_ = Color::Blue, color_ = Color::Blue;
  Game game_ = Game::Initial;
  double playing_ = 0.0;   ///< ms
  double validity_ = 0.0;  ///< 0 to 1
  Point ready_;
  double ready_angle_ = 0.0;
  double to_goal_ = 0.0;  ///< mm to the goal of option move
  bool plays_ball_ = false;
  double place_ = 0.0;  ///< among the field players that are not out, by their numbers
  bool passes_ = false, clears_left_ = false, lane_open_ = false;
  Point pass_, lane_, shot_;  ///< on the pitch
  double goal_room_ = 0.0;    ///< mm beside the way of a shot
  double near_ball_ = 0.0;    ///< mm from the ball to an opponent
  double defending_ = 0.0;    ///< opponents behind the ball
};

}  // namespace cancha::minds
