#include "minds/programs/program_mind.h"

namespace cancha::minds {

void ProgramMind::decide(const Beliefs& beliefs, Intent& intent) {
  const auto number = static_cast<std::size_t>(beliefs.self.number);
  const wheels::Situation situation = believed_.update(beliefs);
  program_->tick(number, {beliefs, situation}, intent);
}

}  // namespace cancha::minds
