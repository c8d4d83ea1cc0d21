#include "codegen/model.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "codegen/names.h"
#include "decide/program/check.h"

namespace cancha::codegen {
namespace {

using program::kNone;
using program::Op;
using program::Program;
using program::Range;

class Collector {
 public:
  Collector(const Program& p, std::string name, bool traced) : p_{p}, traced_{traced} {
    model_.program = &p;
    model_.name = std::move(name);
    model_.place_of_option.assign(p.options.size(), kNone);
    used_symbols_.resize(p.symbols.size());
    used_behaviours_.resize(p.behaviours.size());
    used_enumerations_.resize(p.enumerations.size());
  }

  Model run(std::uint32_t agent) {
    model_.agent = agent;
    const std::uint32_t root = p_.agents[agent].root;
    visit(root);
    model_.options.back().root = true;
    model_.twice = !program::check(p_).warnings.empty();
    for (std::uint32_t i = 0; i < p_.symbols.size(); ++i) {
      // what has a pin is there for the board, whether it is used or not
      if (used_symbols_[i] || p_.symbols[i].pin >= 0) list_of(p_.symbols[i]).push_back(i);
    }
    list(used_behaviours_, model_.behaviours);
    list(used_enumerations_, model_.enumerations);
    name_all();
    return std::move(model_);
  }

 private:
  std::vector<std::uint32_t>& list_of(const program::Symbol& s) {
    if (s.enumeration != kNone) used_enumerations_[s.enumeration] = true;
    if (s.direction == program::Direction::Output) return model_.outputs;
    if (s.direction == program::Direction::Internal) return model_.internals;
    return s.parameters.count > 0 ? model_.functions : model_.inputs;
  }

  static void list(const std::vector<bool>& used, std::vector<std::uint32_t>& out) {
    for (std::uint32_t i = 0; i < used.size(); ++i) {
      if (used[i]) out.push_back(i);
    }
  }

  // calls go at most kDeepest deep: the program has been checked
  void visit(std::uint32_t option) {
    if (model_.place_of_option[option] != kNone) return;
    const std::uint32_t outer = std::exchange(state_, kNone);
    OptionUse use;
    use.option = option;
    const program::Option& o = p_.options[option];
    use.states.push_back(o.initial);
    actions(o.entry, use);
    actions(o.common_actions, use);
    decision(o.common_decision, use);
    for (std::uint32_t i = o.states.first; i < o.states.first + o.states.count; ++i) {
      if (i != o.initial) use.states.push_back(i);
      state_ = i;
      actions(p_.states[i].actions, use);
      decision(p_.states[i].decision, use);
    }
    state_ = outer;
    parameters(o.parameters);
    use.option_time |= traced_;
    use.state_time |= traced_;
    model_.timed |= use.option_time || use.state_time;
    model_.place_of_option[option] = static_cast<std::uint32_t>(model_.options.size());
    model_.options.push_back(std::move(use));
  }

  void decision(std::uint32_t index, OptionUse& use) {
    for (; index != kNone; index = p_.decisions[index].otherwise) {
      const program::Decision& d = p_.decisions[index];
      actions(d.effects, use);
      if (d.condition == kNone) return;
      expression(d.condition, use);
      decision(d.then, use);
    }
  }

  void actions(Range range, OptionUse& use) {
    for (std::uint32_t i = range.first; i < range.first + range.count; ++i) {
      const program::Action& a = p_.actions[i];
      if (a.kind == program::ActionKind::Assign) {
        used_symbols_[a.target] = true;
        expression(a.value, use);
      }
      arguments(a.arguments, use);
      if (a.kind == program::ActionKind::Option) visit(a.target);
      if (a.kind == program::ActionKind::Behaviour) {
        used_behaviours_[a.target] = true;
        parameters(p_.behaviours[a.target].parameters);
      }
    }
  }

  void arguments(Range range, OptionUse& use) {
    for (std::uint32_t i = range.first; i < range.first + range.count; ++i) expression(p_.arguments[i].value, use);
  }

  void parameters(Range range) {
    for (std::uint32_t i = range.first; i < range.first + range.count; ++i) {
      const std::uint32_t enumeration = p_.parameters[i].enumeration;
      if (enumeration != kNone) used_enumerations_[enumeration] = true;
    }
  }

  void expression(std::uint32_t index, OptionUse& use) {
    const program::Expression& e = p_.expressions[index];
    switch (e.op) {
      case Op::Symbol:
        used_symbols_[e.a] = true;
        parameters(p_.symbols[e.a].parameters);
        return arguments({e.b, e.c}, use);
      case Op::Element:
        used_enumerations_[e.b] = true;
        return;
      case Op::StateTime:
        use.state_time = true;
        return;
      case Op::OptionTime:
        use.option_time = true;
        return;
      case Op::ActionDone:
        asked_done(p_.options[use.option].common_actions);
        for (const std::uint32_t s : states_of(use)) asked_done(p_.states[s].actions);
        return;
      case Op::Number:
      case Op::Parameter:
      case Op::Conflict:
        return;
      default:
        break;
    }
    for (const std::uint32_t operand : {e.a, e.b, e.c}) {
      if (operand != kNone) expression(operand, use);
    }
  }

  /// Those whose calls a question for their end is about: the one that is being looked at, or all.
  [[nodiscard]] std::vector<std::uint32_t> states_of(const OptionUse& use) const {
    if (state_ != kNone) return {state_};
    std::vector<std::uint32_t> all(p_.options[use.option].states.count);
    std::iota(all.begin(), all.end(), p_.options[use.option].states.first);
    return all;
  }

  void asked_done(Range actions) {
    for (std::uint32_t i = actions.first; i < actions.first + actions.count; ++i) {
      if (p_.actions[i].kind == program::ActionKind::Option) asked_.insert(p_.actions[i].target);
    }
  }

  // names

  void name_all() {
    NameSet members;  // options' names begin those of what they keep, so that all of them share one scope
    model_.symbol_names.resize(p_.symbols.size());
    for (const auto* symbols : {&model_.inputs, &model_.outputs, &model_.internals, &model_.functions}) {
      for (const std::uint32_t i : *symbols) model_.symbol_names[i] = members.take(identifier(p_.symbols[i].name));
    }
    for (OptionUse& use : model_.options) {
      use.name = members.take(identifier(p_.options[use.option].name));
      use.asked_done = asked_.contains(use.option);
    }
    model_.behaviour_names.resize(p_.behaviours.size());
    for (const std::uint32_t i : model_.behaviours) {
      model_.behaviour_names[i] = members.take(identifier(p_.behaviours[i].name));
    }
    NameSet constants;
    const std::string prefix = constant(model_.name);
    model_.state_names.resize(p_.states.size());
    for (const OptionUse& use : model_.options) {
      const bool single = model_.options.size() == 1;
      for (const std::uint32_t s : use.states) {
        const std::string owner = single ? "STATE" : constant(use.name);
        model_.state_names[s] = constants.take(fmt::format("{}_{}_{}", prefix, owner, constant(p_.states[s].name)));
      }
    }
    model_.element_names.resize(p_.enumerations.size());
    for (const std::uint32_t i : model_.enumerations) {
      const program::Enumeration& e = p_.enumerations[i];
      for (const std::string& element : e.elements) {
        model_.element_names[i].push_back(
            constants.take(fmt::format("{}_{}_{}", prefix, constant(e.name), constant(element))));
      }
    }
    model_.parameter_names.resize(p_.parameters.size());
    for (std::size_t i = 0; i < p_.parameters.size(); ++i) {
      // parameters hide nothing: they have an underscore at their end
      model_.parameter_names[i] = fmt::format("{}_", identifier(p_.parameters[i].name));
    }
  }

  const Program& p_;
  bool traced_;
  Model model_;
  std::uint32_t state_ = kNone;    ///< that is being looked at
  std::set<std::uint32_t> asked_;  ///< options whose end somebody asks for
  std::vector<bool> used_symbols_;
  std::vector<bool> used_behaviours_;
  std::vector<bool> used_enumerations_;
};

}  // namespace

std::string Model::place(const program::Place& place) const {
  if (place.file >= program->files.size()) return {};
  std::string_view path = program->files[place.file].path;
  if (const std::size_t slash = path.rfind('/'); slash != std::string_view::npos) path.remove_prefix(slash + 1);
  return fmt::format("{}:{}", path, program::line_of(*program, place));
}

Model model_of(const Program& program, std::uint32_t agent, std::string name, bool traced) {
  return Collector{program, std::move(name), traced}.run(agent);
}

}  // namespace cancha::codegen
