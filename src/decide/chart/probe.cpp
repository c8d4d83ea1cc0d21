#include "decide/chart/probe.h"

namespace cancha::decide::chart {

Result<Probe> Probe::of(const Chart& chart) {
  auto compiled = compile_for_trying(chart);
  if (!compiled) return pass_on(std::move(compiled));
  Probe made{chart};
  made.made_ = std::make_shared<const CompiledForTrying>(std::move(*compiled));
  const std::shared_ptr<const program::Program> form{made.made_, &made.made_->program};
  made.body_ = std::make_unique<program::StandIn>(*form);
  auto engine = program::Engine::link(form, made.body_->host(), {.watch_on_request = true});
  if (!engine) return tl::unexpected<Error>(together(engine.error()));
  made.engine_ = std::make_unique<program::Engine>(std::move(*engine));
  made.numbers_.assign(chart.states.size(), kNone);
  const std::vector<std::uint32_t>& leaves = made.made_->leaves;
  for (std::uint32_t i = 0; i < leaves.size(); ++i) made.numbers_[leaves[i]] = i;
  made.first_leaf_ = leaves[form->options[0].initial];
  return made;
}

void Probe::put() {
  engine_->put(0, numbers_[leaf_], state_time_);
}

void Probe::be_still(std::uint32_t state) {
  engine_->select_agent("still");
  engine_->put(1, state);
  engine_->tick_traced(Time{});
  engine_->select_agent("chart");
  put();
}

void Probe::start(std::span<const double> values) {
  stand(first_leaf_, values, 0.0);
  be_still(made_->first_still);
}

void Probe::stand(std::uint32_t leaf, std::span<const double> values, double state_time) {
  for (std::uint32_t i = 0; i < values.size(); ++i) {
    if (chart_->variables[i].role == Role::Local) {
      engine_->set(i, values[i]);
    } else {
      body_->value(i) = values[i];
    }
  }
  leaf_ = leaf;
  state_time_ = static_cast<std::int64_t>(state_time);
  put();
}

bool Probe::holds(std::uint32_t transition) {
  const std::uint32_t guard = made_->guards[transition];
  return guard == kNone || engine_->watch_now(guard) != 0.0;
}

void Probe::tick() {
  engine_->tick_traced(Time{});
  leaf_ = made_->leaves[engine_->state_of(0)];
}

void Probe::show_outputs() {
  be_still(made_->first_still + 1 + numbers_[leaf_]);
}

std::vector<std::uint32_t> Probe::way() const {
  return made_->way_to(engine_->trace().leaves[0].decision);
}

void Probe::add_divisions(Mishaps& into) const {
  for (const std::uint32_t e : engine_->trace().divisions) into.divisions.push_back(made_->sources[e]);
}

void Probe::add_mishaps(Mishaps& into) const {
  add_divisions(into);
  for (std::uint32_t i = 0; i < made_->held.size(); ++i) {
    const auto symbol = static_cast<std::uint32_t>(chart_->variables.size()) + i;
    if (!engine_->was_set(symbol)) continue;
    const Assignment& a = made_->held[i];
    const double value = engine_->last_value(symbol);
    const Variable& v = chart_->variables[a.variable];
    if (value < v.least || value > v.most) into.too_wide.emplace_back(a, value);
  }
}

}  // namespace cancha::decide::chart
