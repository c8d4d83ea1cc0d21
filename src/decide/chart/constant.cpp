#include "decide/chart/constant.h"

#include <memory>
#include <utility>

#include "base/expects.h"
#include "decide/chart/program_expressions.h"
#include "decide/program/engine.h"

namespace cancha::decide::chart {

std::optional<double> written_number(const Chart& chart, std::uint32_t expression) {
  const Expression& e = chart.expressions[expression];
  if (e.op == Op::Constant) return e.number;
  if (e.op != Op::Negate) return std::nullopt;
  const auto inner = written_number(chart, e.a);
  return inner ? std::optional{0.0 - *inner} : std::nullopt;
}

double constant_value(const Chart& chart, std::uint32_t expression) {
  if (const auto number = written_number(chart, expression)) return *number;
  // a program that does nothing, with a watch
  program::Program made;
  ProgramExpressions expressions{chart, made};
  made.watches.push_back({expressions.of(expression, When::Before), 0});
  made.states.emplace_back();
  made.options.emplace_back().states = {0, 1};
  made.options[0].initial = 0;
  made.agents.push_back({"constant", "", 0});
  auto engine = program::Engine::link(std::make_shared<const program::Program>(std::move(made)), program::Host{});
  CANCHA_EXPECTS(engine.has_value());
  return engine->watch_now(0);
}

}  // namespace cancha::decide::chart
