#pragma once

#include <atomic>
#include <memory>
#include <thread>

#include "robot/body.h"
#include "robot/mailbox.h"
#include "robot/robot_log.h"
#include "team/referee/listener.h"
#include "team/referee/player_word.h"

namespace cancha::robot {

/// A body whose player hears a GameController, on a thread of its own, and answers it once a second. A referee that
/// falls silent is told, and what it said last counts: nothing takes its place.
class RefereeBody final : public Body {
 public:
  struct Settings {
    int team = 0;    ///< its number in the packets; 0 = the first of the two
    int player = 1;  ///< from 1
  };
  /// The log must outlive it, null: none; so must the book of troubles.
  RefereeBody(std::unique_ptr<Body> body, team::RefereeListener listener, const Settings& settings, RobotLog* log,
              TroubleBook& troubles);
  ~RefereeBody() override;

  [[nodiscard]] Result<void> read(Readings& readings) override;
  [[nodiscard]] Result<void> command(const Commands& commands) override;

 private:
  void run();
  void take(const team::RefereeNews& news);
  void tell(const RefereeState& state);
  void note(const RefereeWord& word);
  void answer();

  std::unique_ptr<Body> body_;
  team::RefereeListener listener_;
  Settings settings_;
  RobotLog* log_;
  TroubleBook& troubles_;
  team::PlayerWords words_;
  RefereeWord noted_{};
  Time told_{};
  Time answered_{};
  Mailbox<RefereeWord> heard_;
  Mailbox<team::RobotStatus> statuses_;
  team::RobotStatus status_{};
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

}  // namespace cancha::robot
