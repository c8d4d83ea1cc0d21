#include "decide/chart/trial.h"

#include <utility>

#include "decide/chart/to_program.h"

namespace cancha::decide::chart {

Result<Trial> Trial::of(const Chart& chart) {
  auto program = to_program(chart);
  if (!program) return pass_on(std::move(program));
  Trial made;
  made.program_ = std::make_shared<const program::Program>(std::move(*program));
  made.body_ = std::make_unique<program::StandIn>(*made.program_);
  made.sample_time_ = chart.sample_time;
  for (std::uint32_t i = 0; i < chart.variables.size(); ++i) made.body_->value(i) = chart.variables[i].initial;
  auto engine = program::Engine::link(made.program_, made.body_->host());
  if (!engine) return tl::unexpected<Error>(together(engine.error()));
  made.engine_ = std::make_unique<program::Engine>(std::move(*engine));
  return made;
}

void Trial::set(std::uint32_t variable, double value) {
  body_->value(variable) = value;
}

void Trial::tick() {
  engine_->tick_traced(Time{static_cast<std::int64_t>(static_cast<double>(ticks_) * sample_time_ * 1e6)});
  ++ticks_;
}

void Trial::restart() {
  engine_->reset();
  ticks_ = 0;
}

const std::string& Trial::state() const {
  return program_->states[engine_->state_of(0)].name;
}

}  // namespace cancha::decide::chart
