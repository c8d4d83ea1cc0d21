#include "robot/stages.h"

namespace cancha::robot {

ThreadedMind::ThreadedMind(std::unique_ptr<decide::Mind> mind) : mind_{std::move(mind)}, thread_{[this] { run(); }} {}

ThreadedMind::~ThreadedMind() {
  ends_ = true;
  beliefs_.wake();
  thread_.join();
}

void ThreadedMind::decide(const Beliefs& beliefs, Intent& intent) {
  beliefs_.slot() = beliefs;
  beliefs_.post();
  if (const Intent* decided = intents_.take()) intent = *decided;
}

void ThreadedMind::run() {
  while (true) {
    const std::uint32_t count = beliefs_.count();
    if (ends_) return;
    if (const Beliefs* beliefs = beliefs_.take()) {
      mind_->decide(*beliefs, intents_.slot());
      intents_.post();
    } else {
      beliefs_.wait(count);
    }
  }
}

ThreadedSenses::ThreadedSenses(const body::Robot& robot, std::unique_ptr<sense::Senses> eyes, bool scripted)
    : body_{robot}, eyes_{std::move(eyes)}, scripted_{scripted}, thread_{[this] { run(); }} {}

ThreadedSenses::~ThreadedSenses() {
  ends_ = true;
  readings_.wake();
  thread_.join();
}

void ThreadedSenses::perceive(const Readings& readings, Percepts& percepts) {
  body_.perceive(readings, percepts);
  // a tick without a picture must not take the place of one that has it
  if (scripted_ || readings.image || readings.sight) {
    readings_.slot() = readings;
    readings_.post();
  }
  if (const Sight* sight = sights_.take()) percepts.sight.present() = *sight;
}

void ThreadedSenses::run() {
  Percepts percepts;
  while (true) {
    const std::uint32_t count = readings_.count();
    if (ends_) return;
    if (const Readings* readings = readings_.take()) {
      eyes_->perceive(*readings, percepts);
      if (!percepts.sight) continue;
      sights_.slot() = *percepts.sight;
      sights_.post();
    } else {
      readings_.wait(count);
    }
  }
}

Parts threaded(Parts parts) {
  for (auto& [name, maker] : parts.senses) {
    maker = [inner = maker, scripted = name == "stub"](const Making& making) -> Result<std::unique_ptr<sense::Senses>> {
      auto eyes = inner(making);
      if (!eyes) return eyes;
      return std::make_unique<ThreadedSenses>(making.kind->robot, std::move(*eyes), scripted);
    };
  }
  for (auto& [name, maker] : parts.minds) {
    maker = [inner = maker](const Making& making) -> Result<std::unique_ptr<decide::Mind>> {
      auto mind = inner(making);
      if (!mind) return mind;
      return std::make_unique<ThreadedMind>(std::move(*mind));
    };
  }
  return parts;
}

}  // namespace cancha::robot
