// Option graphs and state machines.

#include "publish/behaviour/pictures.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/utf8.h"

namespace cancha::publish {
namespace {

constexpr std::size_t kTooManyCalls = 300;  // in an option graph, before basic behaviours are left out

/// What an option calls, each once, in the order of the source.
std::vector<Mention> called(const xabsl::Option& option) {
  std::vector<Mention> found;
  const auto look = [&](std::span<const xabsl::Action> actions) {
    for (const xabsl::Action& action : actions) {
      if (action.kind == xabsl::ActionKind::Assign) continue;
      const Meaning meaning = action.kind == xabsl::ActionKind::CallOption ? Meaning::Option : Meaning::Behaviour;
      const bool known = std::ranges::any_of(
          found, [&](const Mention& m) { return m.meaning == meaning && m.index == action.target; });
      if (!known) found.push_back({meaning, action.target});
    }
  };
  look(option.common_actions);
  for (const xabsl::State& state : option.states) look(state.actions);
  return found;
}

/// Builds a sketch in which each option and behaviour stands once.
class Callers {
 public:
  Callers(const SourceText& text, const PageOf& page) : text_{text}, page_{page} {}

  int box(const Mention& mention) {
    const auto [place, fresh] = places_.try_emplace({mention.meaning, mention.index}, 0);
    if (!fresh) return place->second;
    const bool option = mention.meaning == Meaning::Option;
    const xabsl::Checked& c = text_.checked();
    const std::string_view name = option ? c.options[mention.index].name.text : c.behaviours[mention.index].name.text;
    const xabsl::Span doc = option ? c.options[mention.index].doc : c.behaviours[mention.index].doc;
    Box made{.shape = option ? Shape::Option : Shape::Behaviour, .lines = {{as_utf8(name)}}, .hint = text_.doc(doc)};
    made.href = page_ ? page_(mention) : "";
    place->second = static_cast<int>(sketch.boxes.size());
    sketch.boxes.push_back(std::move(made));
    return place->second;
  }

  Sketch sketch;

 private:
  const SourceText& text_;
  const PageOf& page_;
  std::map<std::pair<Meaning, std::uint32_t>, int> places_;
};

/// The options from which to start, then all that they reach.
std::vector<std::uint32_t> reachable(const xabsl::Checked& c, std::uint32_t agent) {
  std::vector<std::uint32_t> order;
  std::vector<bool> seen(c.options.size(), false);
  const auto reach = [&](std::uint32_t option) {
    if (option >= seen.size() || seen[option]) return;
    seen[option] = true;
    order.push_back(option);
  };
  if (agent != xabsl::kNone) {
    reach(c.agents[agent].root);
  } else {
    for (const xabsl::Agent& a : c.agents) reach(a.root);
    for (const std::uint32_t option : c.options_by_name()) reach(option);
  }
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (const Mention& m : called(c.options[order[i]])) {
      if (m.meaning == Meaning::Option) reach(m.index);
    }
  }
  return order;
}

/// A condition under which a transition is taken, for its arrow.
struct Reason {
  std::string brief;
  std::string full;
};

/// Words without the names of arguments, for labels: abs(value = x) as abs(x).
std::vector<Word> without_names(const std::vector<Word>& words) {
  std::vector<Word> out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool named = i + 2 < words.size() && words[i + 1].kind == xabsl::Kind::Assign;
    out.push_back(words[named ? i + 2 : i]);
    if (!named) continue;
    out.back().space_before = words[i].space_before;
    i += 2;
  }
  return out;
}

/// Collects the transitions of a decision: to which state, and why.
void transitions(const SourceText& text, const xabsl::Decision* decision, const Reason& why,
                 std::vector<std::pair<std::uint32_t, Reason>>& out) {
  for (Reason reason = why; decision != nullptr; decision = decision->otherwise) {
    if (decision->condition == nullptr) {
      if (decision->state != xabsl::kNone) out.emplace_back(decision->state, reason);
      return;
    }
    const std::vector<Word> words = text.condition(*decision);
    const std::string condition = plain(words);
    const std::string brief = decision->doc.empty() ? plain(without_names(words)) : text.doc(decision->doc);
    transitions(text, decision->then, {brief, condition}, out);
    reason = {"else", fmt::format("not: {}", condition)};
  }
}

/// Draws the states of one option.
class Machine {
 public:
  Machine(const SourceText& text, std::uint32_t option, const PageOf& page)
      : text_{text}, option_{text.checked().options[option]}, index_{option}, page_{page} {}

  Sketch draw() {
    sketch_.title = fmt::format("State machine of {}", as_utf8(option_.name.text));
    sketch_.boxes.push_back({.shape = Shape::Dot});
    for (std::uint32_t s = 0; s < option_.states.size(); ++s) add_state(s);
    sketch_.arrows.push_back({.from = 0, .to = 1 + static_cast<int>(option_.initial), .hint = "begins here"});
    for (std::uint32_t s = 0; s < option_.states.size(); ++s) {
      const int box = 1 + static_cast<int>(s);
      add_transitions(option_.states[s].decision, box);
      add_calls(option_.states[s].actions, box);
    }
    if (option_.common_decision != nullptr || !option_.common_actions.empty()) {
      const int any = static_cast<int>(sketch_.boxes.size());
      sketch_.boxes.push_back({.shape = Shape::Any, .lines = {{"any state"}}, .hint = "common decision and actions"});
      add_transitions(option_.common_decision, any);
      add_calls(option_.common_actions, any);
    }
    sketch_.description =
        fmt::format("{} state{}, beginning in {}; dashed arrows are calls.", option_.states.size(),
                    option_.states.size() == 1 ? "" : "s", as_utf8(option_.states[option_.initial].name.text));
    return std::move(sketch_);
  }

 private:
  void add_state(std::uint32_t s) {
    const xabsl::State& state = option_.states[s];
    Box box{.shape = state.target ? Shape::Target : Shape::State, .lines = {{as_utf8(state.name.text)}}};
    if (state.cooperation != xabsl::Cooperation::None) {
      const bool capacity = state.cooperation == xabsl::Cooperation::Capacity;
      box.lines.push_back({fmt::format("{} {}", capacity ? "capacity" : "synchronized", state.number), Letters::Small});
    }
    box.hint = fmt::format("{}{}state {}", s == option_.initial ? "initial " : "", state.target ? "target " : "",
                           as_utf8(state.name.text));
    box.highlighted = s == option_.initial;
    if (page_) box.href = page_({Meaning::State, s, index_});
    sketch_.boxes.push_back(std::move(box));
  }

  /// One arrow to each state, with all reasons to go there.
  void add_transitions(const xabsl::Decision* decision, int from) {
    std::vector<std::pair<std::uint32_t, Reason>> found;
    transitions(text_, decision, {"always", "always"}, found);
    std::vector<std::uint32_t> targets;
    for (const auto& [state, reason] : found) {
      if (std::ranges::find(targets, state) == targets.end()) targets.push_back(state);
    }
    for (const std::uint32_t target : targets) {
      if (1 + static_cast<int>(target) == from) continue;  // that is to stay
      Arrow arrow{.from = from, .to = 1 + static_cast<int>(target)};
      std::string brief;
      int reasons = 0;
      for (const auto& [state, reason] : found) {
        if (state != target) continue;
        arrow.hint += fmt::format("{}{}", arrow.hint.empty() ? "" : "\nor: ", reason.full);
        if (++reasons == 1) brief = reason.brief;
      }
      arrow.label = wrapped(brief, 30, reasons > 1 ? 1 : 2);
      if (reasons > 1) arrow.label.push_back(fmt::format("or {} more", reasons - 1));
      sketch_.arrows.push_back(std::move(arrow));
    }
  }

  void add_calls(std::span<const xabsl::Action> actions, int from) {
    std::vector<int> drawn;
    for (const xabsl::Action& action : actions) {
      if (action.kind == xabsl::ActionKind::Assign) continue;
      const bool option = action.kind == xabsl::ActionKind::CallOption;
      const Mention mention{option ? Meaning::Option : Meaning::Behaviour, action.target};
      const auto [place, fresh] = called_.try_emplace({mention.meaning, mention.index}, sketch_.boxes.size());
      if (fresh) {
        const xabsl::Checked& c = text_.checked();
        const std::string_view name =
            option ? c.options[action.target].name.text : c.behaviours[action.target].name.text;
        Box box{.shape = option ? Shape::Option : Shape::Behaviour, .lines = {{as_utf8(name)}}};
        box.hint = text_.doc(option ? c.options[action.target].doc : c.behaviours[action.target].doc);
        if (page_) box.href = page_(mention);
        sketch_.boxes.push_back(std::move(box));
      }
      const int to = static_cast<int>(place->second);
      if (std::ranges::find(drawn, to) != drawn.end()) continue;
      drawn.push_back(to);
      sketch_.arrows.push_back({.from = from, .to = to, .hint = plain(text_.action(action)), .faint = true});
    }
  }

  const SourceText& text_;
  const xabsl::Option& option_;
  std::uint32_t index_;
  const PageOf& page_;
  Sketch sketch_;
  std::map<std::pair<Meaning, std::uint32_t>, std::size_t> called_;
};

}  // namespace

Sketch option_graph(const SourceText& text, std::uint32_t agent, const PageOf& page) {
  const xabsl::Checked& c = text.checked();
  const auto options = reachable(c, agent);
  std::size_t calls = 0, behaviour_calls = 0;
  for (const std::uint32_t option : options) {
    for (const Mention& m : called(c.options[option])) {
      ++calls;
      if (m.meaning == Meaning::Behaviour) ++behaviour_calls;
    }
  }
  const bool crowded = calls > kTooManyCalls;

  Callers callers{text, page};
  for (const std::uint32_t option : options) callers.box({Meaning::Option, option});
  for (const std::uint32_t option : options) {
    for (const Mention& m : called(c.options[option])) {
      if (crowded && m.meaning == Meaning::Behaviour) continue;
      const int from = callers.box({Meaning::Option, option});
      callers.sketch.arrows.push_back({.from = from, .to = callers.box(m)});
    }
  }
  Sketch sketch = std::move(callers.sketch);
  for (std::uint32_t a = 0; a < c.agents.size(); ++a) {
    const bool asked = agent == xabsl::kNone || agent == a;
    if (asked && c.agents[a].root != xabsl::kNone) {
      sketch.boxes[static_cast<std::size_t>(std::ranges::find(options, c.agents[a].root) - options.begin())]
          .highlighted = true;
    }
  }
  sketch.title =
      agent == xabsl::kNone ? "Option graph" : fmt::format("Option graph of {}", as_utf8(c.agents[agent].name.text));
  sketch.description = fmt::format("{} option{}; arrows are calls.{}", options.size(), options.size() == 1 ? "" : "s",
                                   crowded && behaviour_calls > 0 ? " Basic behaviours are left out." : "");
  return sketch;
}

Sketch state_machine(const SourceText& text, std::uint32_t option, const PageOf& page) {
  return Machine{text, option, page}.draw();
}

}  // namespace cancha::publish
