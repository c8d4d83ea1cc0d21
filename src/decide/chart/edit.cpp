#include "decide/chart/edit.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "decide/chart/edit_pieces.h"
#include "decide/chart/expression.h"
#include "decide/chart/scxml.h"
#include "decide/chart/xml_text.h"

namespace cancha::decide::chart {
namespace {

std::string number(double value) {
  return fmt::format("{}", std::round(value) + 0.0);  // no "-0"
}

class Editor {
 public:
  Editor(XmlText& text, const Edit& wish) : text_{text}, wish_{wish} { gather(text.root()); }

  Result<void> run() {
    switch (wish_.edit) {
      case EditKind::AddState:
        return add_state();
      case EditKind::Rename:
        return rename();
      case EditKind::RemoveState:
        return remove_state();
      case EditKind::Move:
        return move();
      case EditKind::SetInitial:
        return set_initial();
      case EditKind::SetActions:
        return set_actions();
      case EditKind::AddTransition:
        return add_transition();
      default:
        return edit_transition();
    }
  }

 private:
  struct Known {
    const XmlElement* element;
    const XmlElement* parent;  ///< a state, or the root
  };
  struct Way {
    const XmlElement* element;
    const XmlElement* state;
  };

  /// Numbers states and transitions as the reader does.
  void gather(const XmlElement& parent) {
    for (const XmlElement& e : parent.children) {
      const bool history = e.name == "history" && parent.name != "scxml";
      if (e.name != "state" && e.name != "final" && e.name != "parallel" && !history) continue;
      states_.push_back({&e, &parent});
      for (const XmlElement& child : e.children) {
        if (child.name == "transition" && !history) ways_.push_back({&child, &e});
      }
      gather(e);
    }
  }

  [[nodiscard]] const Known* find(std::string_view id) const {
    const auto found = std::ranges::find_if(states_, [&](const Known& k) {
      const std::string* its = k.element->attribute("id");
      return its && *its == id;
    });
    return found == states_.end() ? nullptr : &*found;
  }
  [[nodiscard]] static tl::unexpected<Error> no_state(std::string_view id) {
    return fail("", fmt::format("there is no state '{}'", id));
  }
  [[nodiscard]] Result<void> check_new_name(std::string_view name) const {
    if (!is_identifier(name)) {
      return fail("", fmt::format("'{}' is no name of a state", name),
                  "a letter, then letters, digits and _, at most 100");
    }
    if (find(name)) return fail("", fmt::format("there is a state '{}' already", name));
    return {};
  }

  void declare_prefix() {
    if (!text_.root().attribute("xmlns:cancha")) text_.set(text_.root(), "xmlns:cancha", kOwnNamespace);
  }

  std::string place_of_new() {
    if (wish_.places.empty()) return "";
    declare_prefix();
    return fmt::format(" cancha:x=\"{}\" cancha:y=\"{}\"", number(wish_.places[0].x), number(wish_.places[0].y));
  }

  // states

  Result<void> add_state() {
    if (auto fine = check_new_name(wish_.name); !fine) return fine;
    const Known* outer = wish_.parent.empty() ? nullptr : find(wish_.parent);
    if (!wish_.parent.empty() && !outer) return no_state(wish_.parent);
    const XmlElement& parent = outer ? *outer->element : text_.root();
    if (outer && is_junction(parent)) return fail("", "there can be no states in a junction");
    constexpr std::array<std::string_view, 5> kElements{"state", "parallel", "history", "history", "final"};
    const std::string_view element = kElements[static_cast<std::size_t>(wish_.form)];
    std::string made = fmt::format("<{} id=\"{}\"", element, wish_.name);
    if (wish_.form == StateForm::DeepHistory) made += " type=\"deep\"";
    made += place_of_new();
    const auto inside = inside_of_new(outer ? &parent : nullptr);
    if (!inside) return tl::unexpected(inside.error());
    made += inside->empty() ? "/>" : fmt::format(">{}</{}>", *inside, element);
    text_.insert(parent, parent.children.empty() ? nullptr : &parent.children.back(), {made});
    return {};
  }

  /// What a new state of this form cannot do without.
  [[nodiscard]] Result<std::string> inside_of_new(const XmlElement* parent) const {
    if (wish_.form == StateForm::Parallel) {
      std::string regions;
      for (const char* number : {"_1", "_2"}) {
        if (auto fine = check_new_name(wish_.name + number); !fine) return tl::unexpected(fine.error());
        regions += fmt::format("<state id=\"{}{}\"/>", wish_.name, number);
      }
      return regions;
    }
    if (wish_.form != StateForm::History && wish_.form != StateForm::DeepHistory) return "";
    if (!parent) return fail("", "a chart has no history of its own", "put it into a state that has states in it");
    const std::string* initial = where_it_begins(*parent);
    if (!initial) return fail("", "there is nothing to come back to", "put states into it first");
    return fmt::format("<transition target=\"{}\"/>", *initial);
  }

  /// Calls `visit` with every element and the name of its attribute that names a state.
  template <class Visit>
  void for_each_name(const XmlElement& e, Visit&& visit) const {
    if (e.name == "scxml" || e.name == "state") visit(e, "initial");
    if (e.name == "transition") visit(e, "target");
    for (const XmlElement& child : e.children) for_each_name(child, visit);
  }

  Result<void> rename() {
    const Known* state = find(wish_.state);
    if (!state) return no_state(wish_.state);
    if (wish_.name == wish_.state) return {};
    if (auto fine = check_new_name(wish_.name); !fine) return fine;
    text_.set(*state->element, "id", wish_.name);
    for_each_name(text_.root(), [&](const XmlElement& e, std::string_view attribute) {
      const std::string* there = e.attribute(attribute);
      if (there && *there == wish_.state) text_.set(e, attribute, wish_.name);
    });
    rename_uses(text_.root());
    return {};
  }

  void rename_uses(const XmlElement& e) {
    for (const char* attribute : {"cond", "expr", "event"}) {
      const std::string* there = e.attribute(attribute);
      if (!there) continue;
      const bool event = attribute == std::string_view{"event"};
      const std::string now = event ? with_done_renamed(*there, wish_.state, wish_.name)
                                    : with_state_renamed(*there, wish_.state, wish_.name);
      if (now != *there) text_.set(e, attribute, now);
    }
    for (const XmlElement& child : e.children) rename_uses(child);
  }

  Result<void> remove_state() {
    const Known* state = find(wish_.state);
    if (!state) return no_state(wish_.state);
    std::set<std::string> gone;
    const Extent& out = text_.extent(*state->element);
    for (const Known& k : states_) {
      const std::string* id = k.element->attribute("id");
      if (id && k.element->begin > out.begin && k.element->begin < out.end) gone.insert(*id);
    }
    text_.remove(*state->element);
    for_each_name(text_.root(), [&](const XmlElement& e, std::string_view attribute) {
      const std::string* there = e.attribute(attribute);
      if (!there || !gone.contains(*there) || (e.begin > out.begin && e.begin < out.end)) return;
      if (attribute == "initial") return text_.unset(e, attribute);
      const auto way = std::ranges::find(ways_, &e, &Way::element);
      // the way of an <initial> goes with all of it
      if (way != ways_.end()) text_.remove(e);
    });
    remove_initials(text_.root(), gone);
    return {};
  }

  void remove_initials(const XmlElement& e, const std::set<std::string>& gone) {
    for (const XmlElement& child : e.children) {
      if (child.name == "initial" && !child.children.empty()) {
        const std::string* target = child.children[0].attribute("target");
        if (target && gone.contains(*target)) text_.remove(child);
      }
      remove_initials(child, gone);
    }
  }

  Result<void> move() {
    if (!wish_.places.empty()) declare_prefix();
    std::set<std::string> moved;
    for (const StatePlace& p : wish_.places) {
      const Known* state = find(p.state);
      if (!state) return no_state(p.state);
      if (!moved.insert(p.state).second) return fail("", fmt::format("'{}' goes to two places", p.state));
      if (!std::isfinite(p.x) || !std::isfinite(p.y) || std::abs(p.x) > 1e6 || std::abs(p.y) > 1e6) {
        return fail("", fmt::format("'{}' goes too far", p.state));
      }
      text_.set(*state->element, "cancha:x", number(p.x));
      text_.set(*state->element, "cancha:y", number(p.y));
    }
    return {};
  }

  Result<void> set_initial() {
    const Known* state = find(wish_.state);
    if (!state) return no_state(wish_.state);
    for (const XmlElement& child : state->parent->children) {
      if (child.name != "initial" || child.children.empty()) continue;
      text_.set(child.children[0], "target", wish_.state);
      return {};
    }
    text_.set(*state->parent, "initial", wish_.state);
    return {};
  }

  // what is set

  Result<void> set_actions() {
    const Known* state = find(wish_.state);
    if (!state) return no_state(wish_.state);
    std::vector<std::string> fresh;
    const XmlElement* last = nullptr;
    for (const XmlElement& child : state->element->children) {
      if (child.name == "onentry" || child.name == "onexit") last = &child;
    }
    for (const auto& [name, said] : {std::pair{"onentry", &wish_.entry_actions}, {"onexit", &wish_.exit_actions}}) {
      auto wanted = parse_assignments(*said);
      if (!wanted) return pass_on(std::move(wanted));
      std::vector<const XmlElement*> blocks;
      for (const XmlElement& child : state->element->children) {
        if (child.name == name) blocks.push_back(&child);
      }
      if (wanted->empty()) {
        for (const XmlElement* block : blocks) text_.remove(*block);
      } else if (!blocks.empty()) {
        write_actions(text_, blocks, *wanted);
      } else {
        fresh.push_back(fmt::format("<{}>{}</{}>", name, assign_texts(*wanted), name));
      }
    }
    // behind blocks that stay; where one goes, it must not take the new one with it
    const bool stays = last && !(last->name == "onentry" ? wish_.entry_actions : wish_.exit_actions).empty();
    text_.insert(*state->element, stays ? last : nullptr, fresh);
    return {};
  }

  // transitions

  Result<void> add_transition() {
    const Known* state = find(wish_.state);
    if (!state) return no_state(wish_.state);
    if (!wish_.target.empty() && !find(wish_.target)) return no_state(wish_.target);
    const auto effects = parse_assignments(wish_.effects);
    if (!effects) return tl::unexpected(effects.error());
    // behind the other transitions, else behind the actions
    const XmlElement* after = nullptr;
    for (const XmlElement& child : state->element->children) {
      const bool way = child.name == "transition";
      if (way || ((!after || after->name != "transition") && child.name.starts_with("on"))) after = &child;
    }
    text_.insert(*state->element, after,
                 {transition_text(event_of_new(*state->element), trimmed(wish_.guard), wish_.target, *effects)});
    return {};
  }

  /// Every tick unless something else is wished; a junction waits for nothing.
  [[nodiscard]] std::string event_of_new(const XmlElement& state) const {
    const std::string event = trimmed(wish_.event);
    if (is_junction(state) || event == "-") return "";
    return event.empty() ? "tick" : event;
  }

  Result<void> edit_transition() {
    if (wish_.transition < 0 || static_cast<std::size_t>(wish_.transition) >= ways_.size()) {
      return fail("", fmt::format("there is no transition {}", wish_.transition));
    }
    const Way& way = ways_[static_cast<std::size_t>(wish_.transition)];
    if (wish_.edit == EditKind::ChangeTransition) return change(way);
    if (wish_.edit == EditKind::OrderTransition) return order(way);
    if (wish_.edit == EditKind::SplitTransition) return split(way);
    text_.remove(*way.element);
    return {};
  }

  /// Sets an attribute, or takes it away; one that says the same stays as it is written.
  void put(const XmlElement& e, std::string_view attribute, const std::string& value) {
    const std::string* there = e.attribute(attribute);
    if (value.empty()) return text_.unset(e, attribute);
    if (!there || trimmed(*there) != value) text_.set(e, attribute, value);
  }

  Result<void> change(const Way& way) {
    if (!wish_.target.empty() && !find(wish_.target)) return no_state(wish_.target);
    const auto effects = parse_assignments(wish_.effects);
    if (!effects) return tl::unexpected(effects.error());
    if (!trimmed(wish_.event).empty()) put(*way.element, "event", event_of_new(*way.state));
    put(*way.element, "cond", trimmed(wish_.guard));
    put(*way.element, "target", wish_.target);
    write_actions(text_, {way.element}, *effects);
    return {};
  }

  /// The texts of a state's transitions change places; what stands between them stays.
  Result<void> order(const Way& way) {
    std::vector<const XmlElement*> slots;
    for (const Way& w : ways_) {
      if (w.state == way.state) slots.push_back(w.element);
    }
    if (wish_.order < 0 || static_cast<std::size_t>(wish_.order) >= slots.size()) {
      return fail("", fmt::format("there is no place {} among {} transitions", wish_.order, slots.size()));
    }
    std::vector<const XmlElement*> wanted = slots;
    std::erase(wanted, way.element);
    wanted.insert(wanted.begin() + wish_.order, way.element);
    for (std::size_t i = 0; i < slots.size(); ++i) text_.replace(*slots[i], text_.text_of(*wanted[i]));
    return {};
  }

  /// s → t becomes s → junction → t; effects are done behind it, where a guard can still choose.
  Result<void> split(const Way& way) {
    if (auto fine = check_new_name(wish_.name); !fine) return fine;
    const auto state = std::ranges::find(states_, way.state, &Known::element);
    const std::string* event = way.element->attribute("event");
    const auto raises = [](const XmlElement& child) { return child.name == "raise"; };
    if ((!is_junction(*way.state) && (!event || *event != "tick")) ||
        std::ranges::any_of(way.element->children, raises)) {
      return fail("", "only transitions of every tick that raise nothing can be split", "split it in the text");
    }
    const Pairs effects = assignments_in(*way.element);
    const std::string* target = way.element->attribute("target");
    const std::string* guard = way.element->attribute("cond");
    text_.replace(*way.element,
                  transition_text(is_junction(*way.state) ? "" : "tick", guard ? *guard : "", wish_.name, {}));
    declare_prefix();
    text_.insert(*state->parent, state->element,
                 {fmt::format("<state id=\"{}\" cancha:junction=\"true\"{}>{}</state>", wish_.name, place_of_new(),
                              transition_text("", "", target ? *target : "", effects))});
    return {};
  }

  XmlText& text_;
  const Edit& wish_;
  std::vector<Known> states_;
  std::vector<Way> ways_;
};

}  // namespace

Result<std::string> edit(std::string_view text, const Edit& wish) {
  auto file = XmlText::of(text);
  if (!file) return pass_on(std::move(file));
  if (auto done = Editor{*file, wish}.run(); !done) return tl::unexpected(done.error());
  std::string made = file->result();
  // a chart that can be read shall stay one
  if (const auto after = read_scxml(made, "text"); !after && read_scxml(text, "text")) {
    Error reason = after.error().front();
    reason.where.clear();
    return tl::unexpected(std::move(reason));
  }
  return made;
}

}  // namespace cancha::decide::chart
