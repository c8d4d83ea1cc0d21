#include "decide/chart/trial.h"

#include <utility>

namespace cancha::decide::chart {

Result<Trial> Trial::of(const Chart& chart) {
  auto compiled = compile(chart);
  if (!compiled) return pass_on(std::move(compiled));
  Trial made;
  made.made_ = std::make_shared<const Compiled>(std::move(*compiled));
  const std::shared_ptr<const program::Program> form{made.made_, &made.made_->program};
  made.body_ = std::make_unique<program::StandIn>(*form);
  made.sample_time_ = chart.sample_time;
  for (std::uint32_t i = 0; i < chart.variables.size(); ++i) made.body_->value(i) = chart.variables[i].initial;
  auto engine = program::Engine::link(form, made.body_->host());
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
  return program().states[engine_->state_of(0)].name;
}

Configuration Trial::active() const {
  return ticks_ == 0 ? Configuration{} : made_->active_in(engine_->state_of(0));
}

double Trial::value(std::uint32_t variable) const {
  const bool input = program().symbols[variable].direction == program::Direction::Input;
  // the engine knows no inputs that nothing reads
  return input ? body_->value(variable) : engine_->value(variable);
}

std::vector<std::uint32_t> Trial::way() const {
  const std::vector<program::Trace::Leaf>& leaves = engine_->trace().leaves;
  return leaves.empty() ? std::vector<std::uint32_t>{} : made_->way_to(leaves[0].decision);
}

}  // namespace cancha::decide::chart
