#include "codegen/table.h"

#include <algorithm>
#include <bit>
#include <map>
#include <memory>

#include "codegen/declarations.h"
#include "codegen/names.h"
#include "decide/program/engine.h"
#include "decide/program/stand_in.h"

namespace cancha::codegen {
namespace {

using program::kNone;

constexpr std::size_t kMostSituations = 4096;  ///< before equal ones are joined
constexpr std::size_t kMostBytes = 8192;       ///< of a table: a quarter of an ATmega328P's flash

/// Runs the program from every situation that can be reached, with every input.
class Explorer {
 public:
  explicit Explorer(const Model& model)
      : model_{model}, program_{*model.program}, body_{program_}, root_{model.options.back().option} {
    for (const auto* symbols : {&model.outputs, &model.internals}) {
      kept_.insert(kept_.end(), symbols->begin(), symbols->end());
    }
  }

  /// By situation and input: the next situation. The first one is the beginning.
  Result<std::vector<std::vector<std::uint32_t>>> run() {
    // the program outlives the engine
    const std::shared_ptr<const program::Program> shared{&program_, [](const program::Program*) {}};
    auto engine = program::Engine::link(shared, body_.host());
    if (!engine) return tl::unexpected<Error>(engine.error()[0]);
    (void)engine->select_agent(program_.agents[model_.agent].name);
    engine_ = &*engine;
    number_of({kNone, std::vector<double>(kept_.size())});
    std::vector<std::vector<std::uint32_t>> next;
    for (std::size_t i = 0; i < situations_.size(); ++i) {
      if (situations_.size() > kMostSituations) {
        return fail(program_.title, fmt::format("the machine has more than {} situations", kMostSituations),
                    "--backend switch takes any program");
      }
      std::vector<std::uint32_t>& row = next.emplace_back();
      for (unsigned input = 0; input < 1u << model_.inputs.size(); ++input) row.push_back(step(i, input));
    }
    return next;
  }

  /// The state of the program in a situation; before the beginning it is the initial one.
  [[nodiscard]] std::uint32_t state(std::size_t situation) const {
    const std::uint32_t state = situations_[situation].state;
    return state == kNone ? program_.options[root_].initial : state;
  }

  /// The outputs of a situation, a bit each.
  [[nodiscard]] unsigned outputs(std::size_t situation) const {
    unsigned bits = 0;
    for (std::size_t i = 0; i < model_.outputs.size(); ++i) {
      if (situations_[situation].values[i] != 0.0) bits |= 1u << i;
    }
    return bits;
  }

 private:
  struct Situation {
    std::uint32_t state = kNone;  ///< nothing = it has not begun
    std::vector<double> values;   ///< of outputs and internal symbols

    auto operator<=>(const Situation&) const = default;
  };

  std::uint32_t number_of(const Situation& situation) {
    const auto [place, fresh] = numbers_.emplace(situation, static_cast<std::uint32_t>(situations_.size()));
    if (fresh) situations_.push_back(situation);
    return place->second;
  }

  std::uint32_t step(std::size_t from, unsigned input) {
    for (std::size_t i = 0; i < kept_.size(); ++i) engine_->set(kept_[i], situations_[from].values[i]);
    engine_->reset();
    if (situations_[from].state != kNone) engine_->put(root_, situations_[from].state);
    for (std::size_t i = 0; i < model_.inputs.size(); ++i) {
      body_.value(model_.inputs[i]) = static_cast<double>(input >> i & 1u);
    }
    engine_->tick(Time{0});
    Situation after{engine_->state_of(root_), {}};
    for (const std::uint32_t s : kept_) after.values.push_back(engine_->value(s));
    return number_of(after);
  }

  const Model& model_;
  const program::Program& program_;
  program::StandIn body_;
  std::uint32_t root_;
  program::Engine* engine_ = nullptr;
  std::vector<std::uint32_t> kept_;
  std::map<Situation, std::uint32_t> numbers_;
  std::vector<Situation> situations_;
};

/// Joins situations that no inputs can tell apart: classes are split until all members of each lead to the same ones.
std::vector<std::uint32_t> classes_of(const std::vector<std::vector<std::uint32_t>>& next,
                                      const std::vector<unsigned>& outputs) {
  std::vector<std::uint32_t> of(next.size());
  std::size_t count = 0;
  for (std::size_t i = 0; i < next.size(); ++i) of[i] = outputs[i];
  for (;;) {
    std::map<std::vector<std::uint32_t>, std::uint32_t> classes;
    std::vector<std::uint32_t> refined(next.size());
    for (std::size_t i = 0; i < next.size(); ++i) {
      std::vector<std::uint32_t> key{of[i]};
      for (const std::uint32_t n : next[i]) key.push_back(of[n]);
      refined[i] = classes.emplace(key, static_cast<std::uint32_t>(classes.size())).first->second;
    }
    of = refined;
    if (classes.size() == count) return of;
    count = classes.size();
  }
}

}  // namespace

Result<Machine> machine_of(const Model& model) {
  const program::Program& p = *model.program;
  if (!can_be_packed(model)) {
    return fail(p.title, "a table takes true and false only: at most 8 inputs and 8 outputs, no times, no functions",
                "--backend switch takes any program");
  }
  if (model.options.size() > 1) {
    return fail(p.title, "a table takes one option only", "--backend switch takes any program");
  }
  Explorer explorer{model};
  const auto next = explorer.run();
  if (!next) return tl::unexpected<Error>(next.error());
  std::vector<unsigned> outputs;
  for (std::size_t i = 0; i < next->size(); ++i) outputs.push_back(explorer.outputs(i));
  const std::vector<std::uint32_t> classes = classes_of(*next, outputs);

  Machine made{.inputs = static_cast<unsigned>(model.inputs.size()),
               .outputs = static_cast<unsigned>(model.outputs.size())};
  const std::uint32_t count = *std::ranges::max_element(classes) + 1;
  std::vector<std::size_t> member(count);  // one situation of each class
  for (std::size_t i = classes.size(); i-- > 0;) member[classes[i]] = i;
  // with outputs in its lowest bits a code needs no second table; the beginning is the first class, and must be 0
  std::vector<unsigned> code(count);
  std::map<unsigned, unsigned> seen;
  for (std::uint32_t c = 0; c < count; ++c) code[c] = outputs[member[c]] | seen[outputs[member[c]]]++ << made.outputs;
  const unsigned most = *std::ranges::max_element(code);
  const bool direct = most < 256 && (most + 1) << made.inputs <= (count << made.inputs) + count;
  if (!direct) {
    for (std::uint32_t c = 0; c < count; ++c) code[c] = c;
  }
  const std::size_t rows = direct ? most + 1 : count;
  if (rows > 256 || rows << made.inputs > kMostBytes) {
    return fail(p.title, fmt::format("the table would have {} bytes", rows << made.inputs),
                fmt::format("at most {}; --backend switch takes any program", kMostBytes));
  }
  made.next.resize(rows << made.inputs);
  made.states.resize(rows);
  for (std::uint32_t i = 0; i < classes.size(); ++i) {
    std::vector<std::uint32_t>& states = made.states[code[classes[i]]];
    if (std::ranges::find(states, explorer.state(i)) == states.end()) states.push_back(explorer.state(i));
  }
  if (!direct) made.out.resize(rows);
  for (std::uint32_t c = 0; c < count; ++c) {
    made.codes.push_back(static_cast<std::uint8_t>(code[c]));
    if (!direct) made.out[code[c]] = static_cast<std::uint8_t>(outputs[member[c]]);
    for (unsigned input = 0; input < 1u << made.inputs; ++input) {
      const std::uint32_t to = classes[(*next)[member[c]][input]];
      made.next[code[c] << made.inputs | input] = static_cast<std::uint8_t>(code[to]);
    }
  }
  return made;
}

std::size_t table_estimate(const Machine& machine) {
  // the inputs are shifted in bit by bit, and a second table is looked up likewise
  const std::size_t code = (machine.inputs == 0 ? 24 : 28 + 2 * machine.inputs) + (machine.out.empty() ? 0 : 8);
  return machine.next.size() + machine.out.size() + code;
}

std::size_t switch_weight(const Model& model) {
  // tests and leaves of decisions, and assignments
  return 20 + 3 * model.program->decisions.size() + 3 * model.program->actions.size();
}

}  // namespace cancha::codegen
