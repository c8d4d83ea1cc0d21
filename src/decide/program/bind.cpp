#include "decide/program/bind.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/suggest.h"
#include "decide/program/check.h"
#include "decide/program/name_places.h"

namespace cancha::decide::program {
namespace {

/// The name of a type, for people.
std::string described(Type type, std::string_view enumeration) {
  if (type == Type::Enumerated) return fmt::format("enum {}", enumeration);
  return type == Type::Boolean ? "bool" : "float";
}

/// The things of a list by their names.
template <class T>
class ByName {
 public:
  explicit ByName(const std::vector<T>& list) : list_{list} {
    for (std::uint32_t i = 0; i < list.size(); ++i) places_.find_or_add(list[i].name, i);
  }
  [[nodiscard]] const T* find(std::string_view name) const {
    const std::uint32_t place = places_.find(name);
    return place == kNone ? nullptr : &list_[place];
  }

 private:
  const std::vector<T>& list_;
  NamePlaces places_;
};

template <class T>
std::vector<std::string> names_of(const std::vector<T>& list) {
  std::vector<std::string> result;
  for (const T& thing : list) result.push_back(thing.name);
  return result;
}

class Binder {
 public:
  Binder(const Program& program, const Host& host)
      : program_{program},
        host_{host},
        used_symbols_(program.symbols.size() + 1),
        used_behaviours_(program.behaviours.size()),
        used_enumerations_(program.enumerations.size()) {}

  tl::expected<Binding, std::vector<Error>> run() {
    find_used();
    bind_symbols();
    bind_behaviours();
    bind_enumerations();
    if (!problems_.empty()) return tl::unexpected(std::move(problems_));
    return std::move(binding_);
  }

 private:
  void find_used() {
    // about every third is a symbol, in no order that a branch could foresee
    const auto none = static_cast<std::uint32_t>(program_.symbols.size());
    for (const Expression& e : program_.expressions) {
      std::uint8_t& used = used_symbols_[std::min(e.a, none)];
      used = static_cast<std::uint8_t>(used | (e.op == Op::Symbol));
    }
    for (const Action& a : program_.actions) {
      if (a.kind == ActionKind::Assign) used_symbols_[a.target] = true;
      if (a.kind == ActionKind::Behaviour) used_behaviours_[a.target] = true;
    }
  }

  void problem(const Place& place, std::string what, std::string hint = "") {
    problems_.push_back({where(program_, place), std::move(what), std::move(hint)});
  }

  /// A name that is near; where there is none, all that the robot has, which is told once for each kind.
  std::string hint(const std::string& name, const std::vector<std::string>& known, bool& listed) {
    if (nearest_name(name, known).empty() && std::exchange(listed, true)) return "";
    return suggest(name, known);
  }

  std::string type_name(Type type, std::uint32_t enumeration) const {
    return described(type, enumeration == kNone ? "" : program_.enumerations[enumeration].name);
  }

  bool same_type(Type type, std::uint32_t enumeration, Type host_type, const std::string& host_enumeration) {
    if (type == Type::Enumerated && enumeration != kNone) used_enumerations_[enumeration] = true;
    if (type != host_type) return false;
    return type != Type::Enumerated || enumeration == kNone ||
           program_.enumerations[enumeration].name == host_enumeration;
  }

  void bind_symbols() {
    const ByName inputs{host_.inputs()};
    const ByName outputs{host_.outputs()};
    bool inputs_listed = false;
    bool outputs_listed = false;
    binding_.symbols.resize(program_.symbols.size());
    binding_.plan.fetched.resize(program_.symbols.size());
    binding_.plan.handed.resize(program_.symbols.size());
    binding_.plan.host_parameters.resize(program_.symbols.size());
    binding_.plan.host_place.resize(program_.parameters.size(), 0);
    for (std::size_t i = 0; i < program_.symbols.size(); ++i) {
      const Symbol& s = program_.symbols[i];
      if (!used_symbols_[i] || s.direction == Direction::Internal) continue;
      const bool input = s.direction == Direction::Input;
      const Host::Symbol* found = (input ? inputs : outputs).find(s.name);
      if (!found) {
        problem(
            s.place, fmt::format("the robot has no {} symbol '{}'", names(s.direction)[input ? 0 : 1], s.name),
            hint(s.name, names_of(input ? host_.inputs() : host_.outputs()), input ? inputs_listed : outputs_listed));
        continue;
      }
      const Host::Symbol& known = *found;
      if (!same_type(s.type, s.enumeration, known.type, known.enumeration)) {
        problem(s.place, fmt::format("'{}' is {} here, and {} of the robot", s.name, type_name(s.type, s.enumeration),
                                     described(known.type, known.enumeration)));
      }
      binding_.symbols[i] = &known;
      binding_.plan.fetched[i] = known.variable == nullptr && known.read != nullptr;
      binding_.plan.handed[i] = known.write != nullptr;
      binding_.plan.host_parameters[i] = static_cast<std::uint32_t>(known.parameters.size());
      bind_parameters(s.name, s.place, s.parameters, known.parameters);
    }
  }

  void bind_behaviours() {
    const ByName known{host_.behaviours()};
    bool listed = false;
    binding_.behaviours.resize(program_.behaviours.size());
    binding_.plan.host_behaviour_parameters.resize(program_.behaviours.size());
    for (std::size_t i = 0; i < program_.behaviours.size(); ++i) {
      const Behaviour& b = program_.behaviours[i];
      if (!used_behaviours_[i]) continue;
      const Host::Behaviour* found = known.find(b.name);
      if (!found) {
        problem(b.place, fmt::format("the robot has no behaviour '{}'", b.name),
                hint(b.name, names_of(host_.behaviours()), listed));
        continue;
      }
      binding_.behaviours[i] = found;
      binding_.plan.host_behaviour_parameters[i] = static_cast<std::uint32_t>(found->parameters.size());
      bind_parameters(b.name, b.place, b.parameters, found->parameters);
    }
  }

  void bind_parameters(const std::string& owner, const Place& place, Range range,
                       const std::vector<HostParameter>& known) {
    for (std::uint32_t i = range.first; i < range.first + range.count; ++i) {
      const Parameter& p = program_.parameters[i];
      const auto found = std::ranges::find(known, p.name, &HostParameter::name);
      if (found == known.end()) {
        problem(place, fmt::format("'{}' of the robot has no parameter '{}'", owner, p.name),
                suggest(p.name, names_of(known)));
        continue;
      }
      if (!same_type(p.type, p.enumeration, found->type, found->enumeration)) {
        problem(place, fmt::format("parameter '{}' of '{}' is {} here, and {} of the robot", p.name, owner,
                                   type_name(p.type, p.enumeration), described(found->type, found->enumeration)));
      }
      binding_.plan.host_place[i] = static_cast<std::uint32_t>(found - known.begin());
    }
  }

  /// Elements have the values that the host gives them. Those of which it knows nothing are numbered in order: their
  /// own, if the program lists them all, and that in which intermediate code mentions them, if it does not.
  void bind_enumerations() {
    const ByName known{host_.enumerations()};
    for (std::size_t i = 0; i < program_.enumerations.size(); ++i) {
      const Enumeration& e = program_.enumerations[i];
      std::vector<double>& values = binding_.plan.elements.emplace_back();
      const Host::Enumeration* found = known.find(e.name);
      const bool shared = used_enumerations_[i] && !e.internal;
      const auto known_to = [&](const std::string& element) {
        return std::ranges::find(found->elements, element) != found->elements.end();
      };
      const bool numbered = found && !e.internal && (shared || std::ranges::all_of(e.elements, known_to));
      if (!numbered) {
        if (shared) problem({}, fmt::format("the robot has no enumeration '{}'", e.name));
        for (std::size_t k = 0; k < e.elements.size(); ++k) values.push_back(static_cast<double>(k));
        continue;
      }
      const std::vector<std::string>& elements = found->elements;
      for (const std::string& element : e.elements) {
        const auto place = std::ranges::find(elements, element);
        if (place == elements.end()) {
          problem({}, fmt::format("enumeration '{}' of the robot has no element '{}'", e.name, element),
                  suggest(element, elements));
        }
        values.push_back(static_cast<double>(place - elements.begin()));
      }
    }
  }

  const Program& program_;
  const Host& host_;
  std::vector<std::uint8_t> used_symbols_;  ///< and one more, for what is none
  std::vector<bool> used_behaviours_;
  std::vector<bool> used_enumerations_;  ///< by symbols and parameters of the host
  Binding binding_;
  std::vector<Error> problems_;
};

}  // namespace

tl::expected<Binding, std::vector<Error>> bind(const Program& program, const Host& host) {
  return Binder{program, host}.run();
}

}  // namespace cancha::decide::program
