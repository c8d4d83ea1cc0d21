// Who calls whom: what the original's compiler lets pass, and its engines refuse or do only once.

#include "decide/program/check.h"
#include "decide/xabsl/checker.h"

namespace cancha::decide::xabsl {
namespace {

namespace form = program;

/// A program that has nothing but the calls of a behaviour.
form::Program calls_of(const Checked& checked) {
  form::Program made;
  const auto add = [&](std::span<const Action> list) {
    const auto first = static_cast<std::uint32_t>(made.actions.size());
    for (const Action& a : list) {
      if (a.kind != ActionKind::CallOption) continue;
      form::Action& call = made.actions.emplace_back();
      call.kind = form::ActionKind::Option;
      call.target = a.target;
      call.place = {a.span.file, a.span.begin, a.span.end};
    }
    return form::Range{first, static_cast<std::uint32_t>(made.actions.size()) - first};
  };
  for (const Option& o : checked.options) {
    form::Option& option = made.options.emplace_back();
    option.name = o.name.text;
    option.place = {o.name.span.file, o.name.span.begin, o.name.span.end};
    option.common_actions = add(o.common_actions);
    option.states = {static_cast<std::uint32_t>(made.states.size()), static_cast<std::uint32_t>(o.states.size())};
    for (const State& s : o.states) {
      form::State& state = made.states.emplace_back();
      state.name = s.name.text;
      state.actions = add(s.actions);
    }
  }
  return made;
}

void warn(const std::vector<Error>& list, const std::vector<form::Place>& places, Findings& findings) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    findings.warning(Code::None, {places[i].file, places[i].begin, places[i].end}, list[i].what, list[i].hint);
  }
}

}  // namespace

void check_calls(const Checked& checked, Findings& findings) {
  const form::Soundness found = form::check(calls_of(checked));
  warn(found.errors, found.error_places, findings);
  warn(found.warnings, found.warning_places, findings);
}

}  // namespace cancha::decide::xabsl
