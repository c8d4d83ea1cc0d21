#include "codegen/option_writer.h"

#include <algorithm>
#include <map>

#include "codegen/names.h"

namespace cancha::codegen {

using program::kNone;
using program::Range;

std::string OptionWriter::state_of(const OptionUse& use) const {
  return fmt::format("{}{}_state", dialect_.self, use.name);
}

std::string OptionWriter::body(const OptionUse& use) {
  Text text{1};
  if (!use.root) begin(text, use);
  decide(text, use);
  if (traced_) trace(text, use);
  act(text, use);
  return text.text();
}

void OptionWriter::begin(Text& text, const OptionUse& use) {
  const std::string until = fmt::format("{}{}_until", dialect_.self, use.name);
  const std::string now = fmt::format("{}cycle", dialect_.self);
  if (use.asked_done) text.format("{}{}_before = {} == {};", dialect_.self, use.name, until, now);
  Text inside{text.level() + 1};
  if (has_state(use)) inside.format("{} = {};", state_of(use), model_.state_names[use.states[0]]);
  if (use.option_time) inside.format("{}{}_since = {}time_ms;", dialect_.self, use.name, dialect_.in);
  if (use.state_time) inside.format("{}{}_entered = {}time_ms;", dialect_.self, use.name, dialect_.in);
  expressions_.at(use, use.states[0]);
  actions(inside, program_.options[use.option].entry);
  if (!inside.empty()) {
    text.format("if ({} != {}) {{", until, now);
    text.append(inside.text());
    text.line("}");
  }
  text.format("{} = {} + 1u;", until, now);
}

bool OptionWriter::constant_entry(const OptionUse& use) const {
  const Range entry = program_.options[use.option].entry;
  bool constant = !use.option_time && !use.state_time;
  for (std::uint32_t i = entry.first; i < entry.first + entry.count; ++i) {
    const program::Op op = program_.expressions[program_.actions[i].value].op;
    constant = constant && (op == program::Op::Number || op == program::Op::Element);
  }
  return constant;
}

std::string OptionWriter::entry(const OptionUse& use, int level) {
  Text text{level};
  if (use.option_time) text.format("{}{}_since = {}time_ms;", dialect_.self, use.name, dialect_.in);
  if (use.state_time) text.format("{}{}_entered = {}time_ms;", dialect_.self, use.name, dialect_.in);
  expressions_.at(use, use.states[0]);
  actions(text, program_.options[use.option].entry);
  return text.text();
}

// decisions

void OptionWriter::decide(Text& text, const OptionUse& use) {
  const std::uint32_t common = program_.options[use.option].common_decision;
  if (common == kNone) return own_switch(text, use);
  expressions_.at(use, kNone);
  decision(text, use, common, kNone);
}

template <class BodyOf>
void OptionWriter::switch_over(Text& text, const OptionUse& use, BodyOf&& body_of) {
  const auto lines_of = [&](std::uint32_t s, int level, bool full) {
    expressions_.at(use, s);
    full_ = full;
    Text inside{level};
    body_of(inside, s);
    return inside.text();
  };
  // states that differ only in which of their ways leads back to themselves can share their lines, too
  const int level = text.level() + 1;
  std::map<std::string, std::vector<std::uint32_t>> alike;
  for (const std::uint32_t s : use.states) alike[lines_of(s, level, true)].push_back(s);
  if (alike.size() == 1) return text.append(lines_of(use.states[0], text.level(), use.states.size() > 1));
  std::vector<std::pair<std::string, std::vector<std::uint32_t>>> groups;
  for (const std::uint32_t s : use.states) {
    const std::string full = lines_of(s, level, true);
    const std::vector<std::uint32_t>& same = alike[full];
    if (same[0] == s) groups.push_back({same.size() > 1 ? full : lines_of(s, level, false), same});
  }
  // states in which nothing happens are the default, or else the last ones
  std::stable_partition(groups.begin(), groups.end(), [](const auto& g) { return !g.first.empty(); });
  text.format("switch ({}) {{", state_of(use));
  for (const auto& group : groups) {
    const auto& [lines, states] = group;
    const bool last = &group == &groups.back();  // by place: two may have the same lines
    Text labels{text.level()};
    for (const std::uint32_t s : states) {
      const program::Place& place = program_.states[s].place;
      labels.format("case {}:{}", model_.state_names[s],
                    model_.place(place).empty() ? "" : fmt::format(" /* {} */", model_.place(place)));
    }
    if (last) labels.line("default:");
    Text inside{text.level() + 1};
    inside.append(lines);
    inside.line("break;");
    text.append(labels.text());
    text.append(inside.text());
  }
  text.line("}");
}

void OptionWriter::own_switch(Text& text, const OptionUse& use) {
  switch_over(text, use, [&](Text& inside, std::uint32_t s) {
    if (program_.states[s].decision != kNone) decision(inside, use, program_.states[s].decision, s);
  });
}

void OptionWriter::decision(Text& text, const OptionUse& use, std::uint32_t index, std::uint32_t state) {
  const program::Decision* d = &program_.decisions[index];
  if (d->condition == kNone) return leaf(text, use, *d, state);
  std::string_view opening = "if ({}) {{";
  for (;;) {
    const std::string condition = expressions_.truth(d->condition);
    text.line(fmt::format(fmt::runtime(opening), condition));
    Text inside{text.level() + 1};
    decision(inside, use, d->then, state);
    text.append(inside.text());
    if (d->otherwise == kNone) break;
    d = &program_.decisions[d->otherwise];
    if (d->condition == kNone) break;
    opening = "}} else if ({}) {{";
  }
  Text rest{text.level() + 1};
  if (d->condition == kNone) {
    leaf(rest, use, *d, state);
  } else {
    own_switch(rest, use);
    expressions_.at(use, kNone);
  }
  if (!rest.empty()) {
    text.line("} else {");
    text.append(rest.text());
  }
  text.line("}");
}

void OptionWriter::leaf(Text& text, const OptionUse& use, const program::Decision& d, std::uint32_t state) {
  actions(text, d.effects);
  const bool stays = d.state == state && (use.state_time || !full_);
  if (stays || !has_state(use)) return;
  if (state != kNone || !use.state_time) return go_to(text, use, d.state);
  text.format("if ({} != {}) {{", state_of(use), model_.state_names[d.state]);
  Text inside{text.level() + 1};
  go_to(inside, use, d.state);
  text.append(inside.text());
  text.line("}");
}

void OptionWriter::go_to(Text& text, const OptionUse& use, std::uint32_t target) {
  text.format("{} = {};", state_of(use), model_.state_names[target]);
  if (use.state_time) text.format("{}{}_entered = {}time_ms;", dialect_.self, use.name, dialect_.in);
}

std::string OptionWriter::done(const OptionUse& use) const {
  Text text{1};
  const std::string own = dialect_.self + use.name;
  std::string target;
  for (const std::uint32_t s : use.states) {
    if (!program_.states[s].target) continue;
    if (!has_state(use)) target = "true";
    if (has_state(use)) {
      target += fmt::format("{}({} == {})", target.empty() ? "" : " || ", state_of(use), model_.state_names[s]);
    }
  }
  if (target.empty()) {
    text.line("return false;");
    return text.text();
  }
  text.format("const bool active = ({}_until == ({}cycle + 1u)) ? {}_before : ({}_until == {}cycle);", own,
              dialect_.self, own, own, dialect_.self);
  text.format("return active && ({});", target);
  return text.text();
}

// actions

void OptionWriter::act(Text& text, const OptionUse& use) {
  const program::Option& o = program_.options[use.option];
  expressions_.at(use, kNone);
  if (traced_) text.format("++{}depth;", dialect_.self);
  actions(text, o.common_actions);
  switch_over(text, use, [&](Text& inside, std::uint32_t s) { actions(inside, program_.states[s].actions); });
  if (traced_) text.format("--{}depth;", dialect_.self);
}

void OptionWriter::trace(Text& text, const OptionUse& use) const {
  const auto number = static_cast<std::size_t>(&use - model_.options.data());
  const std::string at = fmt::format("{}active[{}active_count]", dialect_.self, dialect_.self);
  text.format("{}.option = {}u;", at, number);
  text.format("{}.depth = {}depth;", at, dialect_.self);
  text.format("{}.state = {};", at, has_state(use) ? state_of(use) : model_.state_names[use.states[0]]);
  text.format("{}.option_time = {}time_ms - {}{}_since;", at, dialect_.in, dialect_.self, use.name);
  text.format("{}.state_time = {}time_ms - {}{}_entered;", at, dialect_.in, dialect_.self, use.name);
  text.format("++{}active_count;", dialect_.self);
}

void OptionWriter::actions(Text& text, Range range) {
  while (range.count > 0) {
    const std::uint32_t together = dialect_.packed ? assign_bits(text, range) : 0;
    if (together == 0) {
      const program::Action& a = program_.actions[range.first];
      a.kind == program::ActionKind::Assign ? assign(text, a) : call(text, a);
    }
    const std::uint32_t done = std::max(together, 1u);
    range.first += done;
    range.count -= done;
  }
}

bool OptionWriter::constant_bit(const program::Action& a, bool& value) const {
  if (a.kind != program::ActionKind::Assign) return false;
  if (program_.symbols[a.target].direction != program::Direction::Output) return false;
  const program::Expression& e = program_.expressions[a.value];
  if (e.op != program::Op::Number) return false;
  value = program_.numbers[e.a] != 0.0;
  return true;
}

std::string OptionWriter::bits(const std::vector<std::uint32_t>& symbols) const {
  std::string text;
  for (const std::uint32_t s : symbols) {
    text += fmt::format("{}{}_{}", text.empty() ? "" : " | ", constant(model_.name), constant(model_.symbol_names[s]));
  }
  return text.empty() ? "0u" : text;
}

std::uint32_t OptionWriter::assign_bits(Text& text, Range range) {
  std::map<std::uint32_t, bool> given;
  std::uint32_t count = 0;
  for (bool value = false; count < range.count; ++count) {
    const program::Action& a = program_.actions[range.first + count];
    if (!constant_bit(a, value)) break;
    given[a.target] = value;
  }
  if (count == 0) return 0;
  std::vector<std::uint32_t> ones;
  std::vector<std::uint32_t> zeros;
  for (const auto& [symbol, value] : given) (value ? ones : zeros).push_back(symbol);
  const std::string out = fmt::format("{}out", dialect_.self);
  if (given.size() == model_.outputs.size()) {
    text.format("{} = {};", out, bits(ones));
  } else if (zeros.empty()) {
    text.format("{} = (uint8_t)({} | {});", out, out, bits(ones));
  } else if (ones.empty()) {
    text.format("{} = (uint8_t)({} & ~({}));", out, out, bits(zeros));
  } else {
    text.format("{} = (uint8_t)(({} & ~({})) | {});", out, out, bits(zeros), bits(ones));
  }
  return count;
}

void OptionWriter::assign(Text& text, const program::Action& a) {
  const bool output = program_.symbols[a.target].direction == program::Direction::Output;
  if (!dialect_.packed || !output) {
    const Value kept = values_.of_symbol(a.target);
    return text.format("{} = {};", expressions_.symbol(a.target), expressions_.as(kept, a.value));
  }
  const std::string out = fmt::format("{}out", dialect_.self);
  const std::string bit = bits({a.target});
  text.format("{} = (uint8_t)(({}) ? ({} | {}) : ({} & ~{}));", out, expressions_.truth(a.value), out, bit, out, bit);
}

void OptionWriter::call(Text& text, const program::Action& a) {
  if (a.kind == program::ActionKind::Behaviour) {
    return text.format("{}{}({});", dialect_.hook, model_.behaviour_names[a.target],
                       expressions_.arguments(a.arguments, program_.behaviours[a.target].parameters));
  }
  const std::string& name = model_.use_of(a.target).name;
  const std::string given = expressions_.arguments(a.arguments, program_.options[a.target].parameters);
  const std::string_view comma = given.empty() || dialect_.arguments.empty() ? "" : ", ";
  const std::string statement = fmt::format("{}({}{}{});", name, dialect_.arguments, comma, given);
  if (!model_.twice) return text.line(statement);
  text.format("if ({}{}_until != ({}cycle + 1u)) {{", dialect_.self, name, dialect_.self);
  text.line("    " + statement);
  text.line("}");
}

}  // namespace cancha::codegen
