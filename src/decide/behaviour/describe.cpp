#include "decide/behaviour/describe.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/xml.h"

namespace cancha::decide {
namespace {

namespace form = program;
using form::kNone;
using form::Program;

std::string type_name(const Program& program, form::Type type, std::uint32_t enumeration) {
  if (type == form::Type::Decimal) return "float";
  if (type == form::Type::Boolean) return "bool";
  return enumeration == kNone ? "enum" : program.enumerations[enumeration].name;
}

/// An expression as people write it; in XML some letters are written otherwise.
std::string source_of(const Program& program, std::uint32_t expression) {
  const form::Place place = program.place_of_expression(expression);
  const std::string_view text = program.text(place);
  const bool xml = place.file < program.files.size() && program.files[place.file].path.ends_with("xml");
  return xml ? xml_unescaped(text) : std::string{text};
}

/// Programs ask "b < a" for "a > b", and "a == b" for "a != b": turns a test into what is written.
void as_written(const Program& program, std::uint32_t expression, ThoughtTest& test) {
  if (expression >= program.expressions.size()) return;
  const form::Op op = program.expressions[expression].op;
  if (op == form::Op::Greater || op == form::Op::GreaterEqual) std::swap(test.left, test.right);
  // that of enumerations has lost its name
  const std::string_view text = program.text(program.place_of_expression(expression));
  const bool differs = op == form::Op::Equal && text.find("!=") != text.npos && text.find("==") == text.npos;
  if (op == form::Op::NotEqual || differs) test.outcome = !test.outcome;
}

/// Makes a list so long; what its elements hold in `part` moves to and from `spare`, so that its memory serves again.
template <class Element, class Part>
void resize(std::vector<Element>& list, std::size_t size, std::vector<Part> Element::*part,
            std::vector<std::vector<Part>>& spare) {
  constexpr std::size_t kUsual = 32;
  while (list.size() > size) {
    spare.push_back(std::move(list.back().*part));
    list.pop_back();
  }
  while (list.size() < size) {
    std::vector<Part>& fresh = list.emplace_back().*part;
    if (spare.empty()) {
      fresh.reserve(kUsual);
    } else {
      fresh = std::move(spare.back());
      spare.pop_back();
    }
  }
}

/// Puts one option of a program into words.
class OptionWriter {
 public:
  OptionWriter(const Program& program, const ThoughtWriter& places, const form::Option& option)
      : program_{program}, places_{places}, option_{option} {}

  BehaviourOption write() {
    BehaviourOption made;
    made.name = option_.name;
    made.place = places_.place_of(option_.place);
    for (std::uint32_t i = 0; i < option_.parameters.count; ++i) {
      const form::Parameter& p = program_.parameters[option_.parameters.first + i];
      made.parameters.push_back({p.name, type_name(program_, p.type, p.enumeration)});
    }
    for (std::uint32_t i = 0; i < option_.states.count; ++i) made.states.push_back(state(option_.states.first + i));
    return made;
  }

 private:
  BehaviourState state(std::uint32_t index) {
    const form::State& s = program_.states[index];
    BehaviourState made;
    made.name = s.name;
    made.initial = index == option_.initial;
    made.target = s.target;
    made.place = places_.place_of(s.place);
    if (s.cooperation == form::Cooperation::Capacity) made.cooperation = fmt::format("capacity {}", s.agents);
    if (s.cooperation == form::Cooperation::Synchronized) made.cooperation = fmt::format("synchronized {}", s.agents);
    calls(option_.common_actions, made);
    calls(s.actions, made);
    ways(option_.common_decision, index, true, "", made.ways);
    ways(s.decision, index, false, "", made.ways);
    return made;
  }

  void calls(form::Range range, BehaviourState& made) {
    for (std::uint32_t i = range.first; i < range.first + range.count; ++i) {
      const form::Action& a = program_.actions[i];
      auto& list = a.kind == form::ActionKind::Option ? made.options : made.behaviours;
      const int target = static_cast<int>(a.target);
      if (a.kind != form::ActionKind::Assign && std::ranges::find(list, target) == list.end()) list.push_back(target);
    }
  }

  /// The leaves of a decision that lead elsewhere, each with the `if` before it.
  void ways(std::uint32_t decision, std::uint32_t from, bool common, std::string_view condition,
            std::vector<BehaviourWay>& made) {
    while (decision != kNone) {
      const form::Decision& d = program_.decisions[decision];
      if (d.condition == kNone) {
        if (d.state == from) return;
        made.push_back({static_cast<int>(d.state - option_.states.first), common, std::string{condition},
                        places_.place_of(program_.place_of_decision(decision))});
        return;
      }
      ways(d.then, from, common, source_of(program_, d.condition), made);
      condition = "";
      decision = d.otherwise;
    }
  }

  const Program& program_;
  const ThoughtWriter& places_;
  const form::Option& option_;
};

}  // namespace

BehaviourProgram description_of(const program::Engine& engine) {
  const Program& program = engine.program();
  const ThoughtWriter places{program};
  BehaviourProgram made;
  made.title = program.title;
  for (const form::Agent& a : program.agents) made.agents.push_back({a.name, a.title, static_cast<int>(a.root)});
  for (const form::Option& o : program.options) made.options.push_back(OptionWriter{program, places, o}.write());
  for (const form::Behaviour& b : program.behaviours) made.behaviours.push_back(b.name);
  for (const form::Symbol& s : program.symbols) {
    BehaviourSymbol& symbol = made.symbols.emplace_back();
    symbol.name = s.name;
    symbol.direction = form::names(s.direction)[static_cast<std::size_t>(s.direction)];
    symbol.type = type_name(program, s.type, s.enumeration);
    symbol.place = places.place_of(s.place);
    if (s.enumeration == kNone) continue;
    symbol.elements = program.enumerations[s.enumeration].elements;
    const auto values = engine.element_values(s.enumeration);
    symbol.values.assign(values.begin(), values.end());
  }
  for (const form::File& f : program.files) made.files.push_back({f.path, f.text});
  return made;
}

ThoughtWriter::ThoughtWriter(const program::Program& program) : program_{program} {
  for (const form::File& file : program.files) {
    std::vector<int>& starts = line_starts_.emplace_back(1, 0);
    for (std::size_t i = 0; i < file.text.size(); ++i) {
      if (file.text[i] == '\n') starts.push_back(static_cast<int>(i) + 1);
    }
  }
}

SourcePlace ThoughtWriter::place_of(const program::Place& place) const {
  if (place.file >= line_starts_.size()) return {};
  const std::vector<int>& starts = line_starts_[place.file];
  const int begin = static_cast<int>(place.begin);
  const auto after = std::ranges::upper_bound(starts, begin);
  return {static_cast<int>(place.file), begin, static_cast<int>(place.end), static_cast<int>(after - starts.begin())};
}

void ThoughtWriter::write(const program::Engine& engine, Time now, Thought& thought) {
  thought.agent = static_cast<int>(engine.agent());
  write_active(engine, thought);
  write_changes(engine, now, thought);
  const std::size_t symbols = program_.symbols.size();
  thought.symbols.resize(symbols);
  thought.read.clear();
  thought.written.clear();
  for (std::uint32_t i = 0; i < symbols; ++i) {
    thought.symbols[i] = engine.last_value(i);
    if (engine.trace().was_read(i)) thought.read.push_back(static_cast<int>(i));
    if (engine.was_set(i)) thought.written.push_back(static_cast<int>(i));
  }
}

void ThoughtWriter::write_active(const program::Engine& engine, Thought& thought) {
  const auto active = engine.activations();
  resize(thought.active, active.size(), &ActiveOption::parameters, spare_parameters_);
  for (std::size_t i = 0; i < active.size(); ++i) {
    const form::Activation& a = active[i];
    ActiveOption& made = thought.active[i];
    made.depth = a.depth;
    made.parameters.clear();
    if (a.behaviour) {
      made.option = made.state = -1;
      made.behaviour = static_cast<int>(a.index);
      made.option_time = engine.behaviour_time(a.index);
      made.state_time = 0.0;
      const auto arguments = engine.behaviour_arguments(a.index);
      made.parameters.assign(arguments.begin(), arguments.end());
      continue;
    }
    const form::Option& option = program_.options[a.index];
    made.option = static_cast<int>(a.index);
    made.behaviour = -1;
    made.state = static_cast<int>(engine.state_of(a.index) - option.states.first);
    made.option_time = engine.option_time(a.index);
    made.state_time = engine.state_time(a.index);
    for (std::uint32_t p = 0; p < option.parameters.count; ++p) {
      made.parameters.push_back(engine.parameter(option.parameters.first + p));
    }
  }
}

void ThoughtWriter::rest(Thought& thought) {
  resize(thought.changes, 0, &StateChange::tests, spare_tests_);
}

void ThoughtWriter::write_changes(const program::Engine& engine, Time now, Thought& thought) {
  const std::span<const form::Transition> transitions = engine.transitions();
  resize(thought.changes, transitions.size(), &StateChange::tests, spare_tests_);
  for (std::size_t i = 0; i < transitions.size(); ++i) {
    const form::Transition& t = transitions[i];
    StateChange& made = thought.changes[i];
    made.tests.clear();
    const std::uint32_t first = program_.options[t.option].states.first;
    made.time = now;
    made.option = static_cast<int>(t.option);
    made.from = static_cast<int>(t.from - first);
    made.to = static_cast<int>(t.to - first);
    made.place = place_of(program_.place_of_decision(t.decision));
    const auto tests = std::span{engine.trace().tests}.subspan(t.tests.first, t.tests.count);
    for (const form::Test& test : tests) {
      made.tests.push_back(
          {place_of(program_.place_of_expression(test.expression)), test.left, test.right, test.outcome});
    }
    for (std::size_t k = 0; k < tests.size(); ++k) as_written(program_, tests[k].expression, made.tests[k]);
  }
}

}  // namespace cancha::decide
