#pragma once

#include <string>
#include <string_view>

#include "base/fields.h"
#include "messages/frame.h"
#include "robot/player.h"
#include "robot/practice_body.h"

namespace cancha::cli {

/// How a ball rolled.
struct BallRun {
  double distance = 0.0;   ///< metres
  double direction = 0.0;  ///< radians to the left of where the robot looked
  double speed = 0.0;      ///< the fastest, metres per second

  static constexpr std::string_view kName = "cancha.BallRun";
  static constexpr auto fields() {
    return list_of(entry("distance", &BallRun::distance, "m"),
                   entry("direction", &BallRun::direction, "rad to the left of where the robot looked"),
                   entry("speed", &BallRun::speed, "m/s, the fastest"));
  }
};

/// What came of one move.
struct MoveReport {
  std::string asked;      ///< in words
  double seconds = 0.0;   ///< until it stood again
  bool stands = false;    ///< it came to its end
  bool fell = false;      ///< on the way
  Maybe<Pose2> odometry;  ///< how it moved by its own reckoning, from where it stood; its heading counts whole turns
  Maybe<Pose2> really;    ///< likewise, in truth; absent where nobody knows
  Maybe<Gaze> head;       ///< where it looks, by its joints; absent without a head
  Maybe<BallRun> ball;    ///< absent where there was no kick or nobody knows

  static constexpr std::string_view kName = "cancha.MoveReport";
  static constexpr auto fields() {
    return list_of(entry("asked", &MoveReport::asked, "in words"),
                   entry("seconds", &MoveReport::seconds, "s until it stood again"),
                   entry("stands", &MoveReport::stands, "it came to its end"),
                   entry("fell", &MoveReport::fell, "on the way"),
                   entry("odometry", &MoveReport::odometry, "m and rad, from where it stood, by its own reckoning"),
                   entry("really", &MoveReport::really, "m and rad, likewise, in truth; absent where nobody knows"),
                   entry("head", &MoveReport::head, "where it looks, by its joints"),
                   entry("ball", &MoveReport::ball, "absent where there was no kick or nobody knows"));
  }
};

/// Drives a player through one action and watches what comes of it: it stands, does it, and stands again. A signal
/// makes it stop after the step or motion that is under way.
class Mover {
 public:
  /// All must outlive it; `truth`: the body, where it is a simulated one.
  Mover(robot::Player& player, const body::Robot& robot, Action action, const robot::PracticeBody* truth);

  /// Told each tick.
  void see(const Frame& frame);
  /// Asked before each tick.
  [[nodiscard]] bool enough();
  [[nodiscard]] MoveReport report() const;

 private:
  /// How something moved since the beginning.
  struct Track {
    Pose2 begin;
    Pose2 last;
    double turned = 0.0;
    void start(const Pose2& X) { begin = last = X; }
    void go(const Pose2& X);
    [[nodiscard]] Pose2 moved() const;
  };

  void begin(const Frame& frame);
  void watch_ball();

  robot::Player& player_;
  const body::Robot& robot_;
  Action action_;
  const robot::PracticeBody* truth_;
  bool begun_ = false;
  bool stopped_ = false;  ///< by a signal
  bool fell_ = false;
  Time now_;
  Time began_;
  Time rests_;  ///< since then it stands
  Maybe<Track> odometry_;
  Track really_;
  Vec2 p_FB_;  ///< where the ball lay
  BallRun ball_;
  Maybe<Gaze> head_;
};

}  // namespace cancha::cli
