// Reads intermediate code word by word. docs/xabsl.md has the grammar.

#include "decide/program/read_code.h"

#include <algorithm>

#include "decide/program/code_reader.h"

namespace cancha::decide::program {

Result<Program> CodeReader::run() {
  title();
  internals();
  signatures();
  for (std::uint32_t i = 0; i < out_.options.size() && !failed(); ++i) body(i);
  agents();
  if (!failed() && !words_.at_end()) expected("the end of the file");
  if (failed()) return tl::unexpected(*error_);
  put_parameters();
  // what was taken for more than there is
  out_.expressions.shrink_to_fit();
  out_.decisions.shrink_to_fit();
  out_.actions.shrink_to_fit();
  out_.states.shrink_to_fit();
  return std::move(out_);
}

void CodeReader::title() {
  constexpr std::string_view kHead = "// Intermediate code for the agents of ";
  const std::string_view line = words_.first_line();
  out_.title = line.starts_with(kHead) ? line.substr(kHead.size()) : path_;
}

void CodeReader::internals() {
  for (std::uint32_t n = count("enumerations"); n > 0 && !failed(); --n) {
    const std::uint32_t index = enumeration(word("an enumeration"));
    out_.enumerations[index].internal = true;
    for (std::uint32_t k = count("elements"); k > 0 && !failed(); --k) element(index, word("an element"));
  }
  for (std::uint32_t n = count("internal symbols"); n > 0 && !failed(); --n) {
    const TypeWord type = type_word();
    symbol(word("a symbol"), Direction::Internal, type);
  }
}

void CodeReader::signatures() {
  for (std::uint32_t n = count("options"); n > 0 && !failed(); --n) {
    const std::string_view name = word("an option");
    const auto place = static_cast<std::uint32_t>(out_.options.size());
    if (option_of_.find_or_add(name, place) != place) {
      return trouble("option '{}' is there twice", name);
    }
    Option& option = out_.options.emplace_back();
    option.name = name;
    option.parameters.first = static_cast<std::uint32_t>(out_.parameters.size());
    option.parameters.count = count("parameters");
    for (std::uint32_t k = option.parameters.count; k > 0 && !failed(); --k) {
      const TypeWord type = type_word();
      const std::string_view full = word("a parameter");
      option_parameter_of_.find_or_add(full, static_cast<std::uint32_t>(out_.parameters.size()));
      out_.parameters.push_back({std::string{after_owner(full, name)}, type.type, type.enumeration});
    }
  }
}

void CodeReader::body(std::uint32_t index) {
  Option& option = out_.options[index];
  option_ = index;
  state_of_.clear();
  option.states = {static_cast<std::uint32_t>(out_.states.size()), count("states")};
  for (std::uint32_t k = 0; k < option.states.count && !failed(); ++k) state_head(option.states.first + k);
  option.initial = state_named(word("the initial state"));
  for (std::uint32_t k = 0; k < option.states.count && !failed(); ++k) {
    State& state = out_.states[option.states.first + k];
    state.target = word("1 or 0") == "1";
    const Range actions = this->actions();
    const std::uint32_t decision = this->decision(0);
    // the list may have moved
    out_.states[option.states.first + k].actions = actions;
    out_.states[option.states.first + k].decision = decision;
  }
}

void CodeReader::state_head(std::uint32_t index) {
  State& state = out_.states.emplace_back();
  const std::string_view name = word("a state");
  state.name = name;
  if (state_of_.find_or_add(name, index) != index) return trouble("state '{}' is there twice", name);
  // the generation of 2009 has no letters: there the next word is another state or the initial one
  const std::string_view kind = words_.peek();
  const bool cooperative = (kind == "c" || kind == "s") && number_follows();
  if (!kind_letters_) kind_letters_ = kind == "n" || cooperative;
  if (!*kind_letters_) return;
  if (kind != "n" && !cooperative) return expected("'n', 'c' or 's'");
  words_.next();
  if (!cooperative) return;
  state.cooperation = kind == "c" ? Cooperation::Capacity : Cooperation::Synchronized;
  state.agents = static_cast<int>(std::clamp(number(), 0.0, 1000.0));
}

std::uint32_t CodeReader::decision(int depth) {
  if (depth > kDeepestTree) {
    trouble("decisions are more than 1000 levels deep");
    return kNone;
  }
  // chains of else-if are long rather than deep: what follows the way of a true condition is the next link
  const auto first = static_cast<std::uint32_t>(out_.decisions.size());
  for (std::uint32_t index = first; !failed(); index = out_.decisions[index].otherwise) {
    out_.decisions.emplace_back();
    const char kind = letter("a decision");
    if (kind == 't') {
      out_.decisions[index].state = state_named(word("a state"));
      return first;
    }
    if (kind != 'i') {
      not_this("'t' or 'i'");
      return first;
    }
    const std::uint32_t condition = boolean(0);
    const std::uint32_t then = failed() ? kNone : decision(depth + 1);
    const auto next = static_cast<std::uint32_t>(out_.decisions.size());
    out_.decisions[index] = {.condition = condition, .then = then, .otherwise = next};
  }
  return first;
}

Range CodeReader::actions() {
  const std::uint32_t number = count("actions");
  for (std::uint32_t i = 0; i < number && !failed(); ++i) waiting_actions_.push_back(action());
  return settle(waiting_actions_, 0, out_.actions);
}

Action CodeReader::action() {
  Action made;
  const char kind = letter("an action");
  if (kind == 'o') {
    made.kind = ActionKind::Option;
    made.target = option_named(word("an option"));
    if (failed()) return made;
    made.arguments = arguments({.option = made.target}, 0);
  } else if (kind == 'a') {
    made.kind = ActionKind::Behaviour;
    made.target = behaviour(word("a behaviour"));
    made.arguments = arguments({.behaviour = made.target}, 0);
  } else if (kind == 'd' || kind == 'b' || kind == 'e') {
    const Type type = kind == 'd' ? Type::Decimal : kind == 'b' ? Type::Boolean : Type::Enumerated;
    made.target = symbol(word("a symbol"), Direction::Output, {type, kNone});
    made.value = expression(type, 0);
    if (!failed()) learn_enumeration(made.target, made.value);
  } else {
    not_this("an action: 'o', 'a', 'd', 'b' or 'e'");
  }
  return made;
}

void CodeReader::agents() {
  for (std::uint32_t n = failed() ? 0 : count("agents"); n > 0 && !failed(); --n) {
    const std::string_view name = word("an agent");
    const std::uint32_t root = option_named(word("an option"));
    out_.agents.push_back({std::string{name}, "", root});
  }
}

Result<Program> read_code(std::string_view text, std::string_view path) {
  return CodeReader{text, path}.run();
}

}  // namespace cancha::decide::program
