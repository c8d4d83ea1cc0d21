#include "decide/rules/explain.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/suggest.h"
#include "decide/program/stand_in.h"

namespace cancha::decide::rules {
namespace {

namespace form = program;

/// Asks the engine for the value of every part of every condition: each becomes a rule of its own, with a degree.
class Explainer {
 public:
  Explainer(const RuleSet& rules, const ProgramSettings& settings) : rules_{rules}, settings_{settings} {}

  Result<std::vector<ExplainedRule>> run(const std::map<std::string, double>& world) {
    // one rule for each part of a condition: their degrees are the values of the parts
    RuleSet parts{rules_.path, rules_.text, {}};
    for (const Rule& rule : rules_.rules) collect(rule.condition, parts);
    auto values = values_of(parts, world);
    if (!values) return pass_on(std::move(values));
    values_ = std::move(*values);

    const auto winner = winner_of(world);
    if (!winner) return tl::unexpected(winner.error());
    std::vector<ExplainedRule> made;
    for (std::size_t i = 0; i < rules_.rules.size(); ++i) {
      const Rule& rule = rules_.rules[i];
      made.push_back({rule.name, std::string{rule.action->name}, i == *winner, explained(rule.condition)});
    }
    return made;
  }

 private:
  static void collect(const Condition& c, RuleSet& parts) {
    Rule rule;
    rule.name = fmt::format("part {}", parts.rules.size());
    rule.condition = c;
    rule.action = find_action("none");
    rule.line = 1;
    parts.rules.push_back(std::move(rule));
    for (const Condition& operand : c.operands) collect(operand, parts);
  }

  /// An engine whose inputs are those of the world, after one tick.
  Result<form::Engine> ticked(const RuleSet& rules, const ProgramSettings& settings,
                              const std::map<std::string, double>& world) {
    const auto program = std::make_shared<const form::Program>(to_program(rules, settings));
    body_ = std::make_unique<form::StandIn>(*program);
    for (std::uint32_t i = 0; i < program->symbols.size(); ++i) {
      const form::Symbol& symbol = program->symbols[i];
      const auto given = world.find(symbol.name);
      if (symbol.direction == form::Direction::Input && given != world.end()) body_->value(i) = given->second;
    }
    auto engine = form::Engine::link(program, body_->host());
    if (!engine) return tl::unexpected(engine.error()[0]);
    engine->tick(Time{});
    return std::move(*engine);
  }

  Result<std::vector<double>> values_of(const RuleSet& parts, const std::map<std::string, double>& world) {
    ProgramSettings degrees = settings_;
    if (degrees.logic == Logic::Crisp) degrees.logic = Logic::Minimum;  // the same where all is 0 or 1
    auto engine = ticked(parts, degrees, world);
    if (!engine) return pass_on(std::move(engine));
    std::vector<double> values;
    for (std::size_t i = 0; i < parts.rules.size(); ++i) {
      const auto& symbols = engine->program().symbols;
      const auto symbol = std::ranges::find(symbols, fmt::format("degree of part {}", i), &form::Symbol::name);
      values.push_back(engine->last_value(static_cast<std::uint32_t>(symbol - symbols.begin())));
    }
    return values;
  }

  /// The number of the rule that wins; as many as there are where none does.
  Result<std::size_t> winner_of(const std::map<std::string, double>& world) {
    auto engine = ticked(rules_, settings_, world);
    if (!engine) return pass_on(std::move(engine));
    const auto option = static_cast<std::uint32_t>(engine->program().options.size()) - 1;
    const std::uint32_t state = engine->state_of(option) - engine->program().options[option].states.first;
    return state == 0 ? rules_.rules.size() : state - 1;
  }

  Explained explained(const Condition& c) {
    constexpr std::string_view kWords[] = {"", "not", "and", "or"};
    Explained made;
    made.what = c.predicate ? c.predicate->name : kWords[static_cast<std::size_t>(c.kind)];
    made.value = values_[next_++];
    for (const Condition& operand : c.operands) made.operands.push_back(explained(operand));
    return made;
  }

  const RuleSet& rules_;
  const ProgramSettings& settings_;
  std::unique_ptr<form::StandIn> body_;
  std::vector<double> values_;
  std::size_t next_ = 0;
};

std::string mark(double value, bool degrees) {
  if (degrees) return fmt::format("{:.2f}", value);
  return value != 0.0 ? "✓" : "✗";
}

void append(std::string& out, const Explained& e, int depth, bool degrees) {
  out += fmt::format("{:{}}{} {}\n", "", 2 * depth, mark(e.value, degrees), e.what);
  for (const Explained& operand : e.operands) append(out, operand, depth + 1, degrees);
}

}  // namespace

Result<std::vector<ExplainedRule>> explain(const RuleSet& rules, const ProgramSettings& settings,
                                           const std::map<std::string, double>& world) {
  // files spell predicates as they like; the program has the table's spelling
  std::map<std::string, double> spelt;
  for (const auto& [name, value] : world) {
    const Predicate* predicate = find_predicate(name);
    if (!predicate) {
      std::vector<std::string> known;
      for (const Predicate& p : predicates()) known.emplace_back(p.name);
      return fail("world", fmt::format("there is no predicate '{}'", name), suggest(name, known));
    }
    if (!(value >= 0.0 && value <= 1.0)) {
      return fail("world", fmt::format("{} = {} is not between 0 and 1", name, value));
    }
    const double truth = value >= kTrueFrom ? 1.0 : 0.0;
    spelt[std::string{predicate->name}] = settings.logic == Logic::Crisp ? truth : value;
  }
  return Explainer{rules, settings}.run(spelt);
}

std::string in_words(const std::vector<ExplainedRule>& rules, bool degrees) {
  std::string out;
  for (const ExplainedRule& rule : rules) {
    out += fmt::format("{} {} → {}{}\n", mark(rule.condition.value, degrees), rule.name, rule.action,
                       rule.wins ? "   ← wins" : "");
    append(out, rule.condition, 1, degrees);
  }
  return out;
}

}  // namespace cancha::decide::rules
