#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

#include "decide/strategy/mind.h"
#include "robot/mailbox.h"
#include "robot/parts.h"
#include "sense/body_senses.h"
#include "sense/senses.h"

/// Stages of a player on threads of their own, for bodies that run by the host's clock. Who asks gets the newest there
/// is and never waits for a slower stage. In simulation the same stages run one after the other in one loop.
namespace cancha::robot {

/// Decides on a thread of its own. What it wants is as old as that thread takes.
class ThreadedMind final : public decide::Mind {
 public:
  explicit ThreadedMind(std::unique_ptr<decide::Mind> mind);
  ~ThreadedMind() override;

  void decide(const Beliefs& beliefs, Intent& intent) override;

 private:
  void run();

  std::unique_ptr<decide::Mind> mind_;
  Mailbox<Beliefs> beliefs_;
  Mailbox<Intent> intents_;
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

/// Sees on a thread of its own; attitude and odometry come at once.
class ThreadedSenses final : public sense::Senses {
 public:
  /// The robot must outlive it. `scripted`: it sees by the time that passes, not by what readings bring.
  ThreadedSenses(const body::Robot& robot, std::unique_ptr<sense::Senses> eyes, bool scripted);
  ~ThreadedSenses() override;

  void perceive(const Readings& readings, Percepts& percepts) override;

 private:
  void run();

  sense::BodySenses body_;
  std::unique_ptr<sense::Senses> eyes_;
  bool scripted_;
  Mailbox<Readings> readings_;
  Mailbox<Sight> sights_;
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

/// The same parts with eyes and mind on threads of their own.
[[nodiscard]] Parts threaded(Parts parts);

}  // namespace cancha::robot
