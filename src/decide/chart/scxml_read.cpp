#include <map>

#include "base/suggest.h"
#include "base/xml.h"
#include "decide/chart/declare.h"
#include "decide/chart/events.h"
#include "decide/chart/scxml.h"
#include "decide/chart/scxml_elements.h"
#include "decide/chart/validate.h"

namespace cancha::decide::chart {
namespace {

class Reader : ScxmlElements {
 public:
  Reader(std::string_view text, const std::string& path) : ScxmlElements{text, path} {}

  tl::expected<Chart, std::vector<Error>> run() {
    const auto root = read_xml(chart_.text, chart_.path);
    if (!root) return tl::unexpected(std::vector<Error>{root.error()});
    if (root->name != "scxml") {
      problems_.add(place(*root), fmt::format("the root element is <{}>", root->name), "it must be <scxml>");
    } else {
      read(*root);
    }
    if (problems_.none()) validate(chart_, problems_);
    if (!problems_.none()) return tl::unexpected(problems_.take());
    return std::move(chart_);
  }

 private:
  // the chart

  void read(const XmlElement& root) {
    allow(root, {"xmlns", "version", "name", "initial", "datamodel", "binding", "cancha:type", "cancha:update",
                 "cancha:sample-time", "cancha:complete", "cancha:doc"});
    header(root);
    for (const XmlElement* child : children(root, {"datamodel", "state", "parallel", "final", "initial"})) {
      if (child->name != "datamodel") continue;
      allow(*child, {});
      for (const XmlElement* data : children(*child, {"data"})) read_data(*data);
    }
    add_states(root, kNone);
    if (chart_.states.empty()) return problems_.add(place(root), "there is no state");
    std::vector<std::string> raised;
    find_raised(root, raised);
    find_events(chart_, raised);
    chart_.initial = initial(root, kNone, chart_.initial_effects, chart_.initial_raised);
    if (chart_.initial == kNone) return problems_.add(place(root), "there is no state to begin in");
    for (const auto& [state, element] : elements_) read_state(state, *element);
    const XmlAttribute* own = nullptr;
    for (const XmlAttribute& a : root.attributes) own = a.name == "xmlns:cancha" ? &a : own;
    if (own && own->value != kOwnNamespace) {
      problems_.add(place(root, *own), "the prefix 'cancha' means something else",
                    fmt::format("it is {}", kOwnNamespace));
    } else if (!own && own_names_used_) {
      problems_.add(place(root), "the prefix 'cancha' is not declared",
                    fmt::format("add xmlns:cancha=\"{}\"", kOwnNamespace));
    }
  }

  void header(const XmlElement& root) {
    const Piece xmlns = piece(root, "xmlns");
    if (xmlns.text != kScxmlNamespace) {
      problems_.add(xmlns.place, "this is not SCXML", fmt::format("xmlns must be {}", kScxmlNamespace));
    }
    const Piece version = piece(root, "version");
    if (version.text != "1.0") problems_.add(version.place, "the version of SCXML must be 1.0");
    chart_.name = piece(root, "name").text;
    chart_.doc = piece(root, "cancha:doc").text;
    if (const Piece type = piece(root, "cancha:type"); type.given)
      (void)choose(type, "chart type", chart_.type, problems_);
    if (const Piece update = piece(root, "cancha:update"); update.given) check_update(update, problems_);
    if (const Piece time = piece(root, "cancha:sample-time"); time.given) read_sample_time(time, chart_, problems_);
    chart_.complete = truth(piece(root, "cancha:complete"));
  }

  void read_data(const XmlElement& e) {
    allow(e, {"id", "expr", "cancha:role", "cancha:type", "cancha:min", "cancha:max", "cancha:values", "cancha:pin",
              "cancha:unit", "cancha:doc"});
    (void)children(e, {});
    Declaration d{.name = piece(e, "id"),
                  .role = piece(e, "cancha:role"),
                  .type = piece(e, "cancha:type"),
                  .least = piece(e, "cancha:min"),
                  .most = piece(e, "cancha:max"),
                  .values = piece(e, "cancha:values"),
                  .initial = piece(e, "expr"),
                  .pin = piece(e, "cancha:pin"),
                  .unit = piece(e, "cancha:unit"),
                  .doc = piece(e, "cancha:doc"),
                  .place_in_initial = {}};
    if (d.initial.given) d.place_in_initial = places_in(e, "expr");
    if (!d.name.given) return problems_.add(place(e), "<data> has no 'id'");
    declare(d, chart_, problems_);
  }

  // states

  void add_states(const XmlElement& parent, std::uint32_t parent_state) {
    for (const XmlElement& e : parent.children) {
      if (e.name != "state" && e.name != "final" && e.name != "parallel" && e.name != "history") continue;
      if (e.name == "history" && parent_state == kNone) continue;  // told as one that does not belong there
      if (chart_.states.size() > kMostStates) return;              // told by validate()
      const auto index = static_cast<std::uint32_t>(chart_.states.size());
      State& made = chart_.states.emplace_back();
      elements_.emplace_back(index, &e);
      made.parent = parent_state;
      made.place = place(e);
      const Piece id = piece(e, "id");
      made.name = id.text;
      if (e.name == "final") made.kind = StateKind::Final;
      if (e.name == "parallel") made.kind = StateKind::Parallel;
      if (e.name == "history") made.kind = kind_of_history(e);
      if (truth(piece(e, "cancha:junction"))) made.kind = StateKind::Junction;
      if (!id.given) {
        problems_.add(place(e), fmt::format("<{}> has no 'id'", e.name));
      } else if (!is_identifier(id.text)) {
        problems_.add(id.place, fmt::format("'{}' is no name of a state", id.text),
                      "a letter, then letters, digits and _, at most 100");
      } else if (!by_name_.emplace(id.text, index).second) {
        problems_.add(id.place, fmt::format("there is a second state '{}'", id.text));
      }
      if (e.name == "state" || e.name == "parallel") add_states(e, index);
    }
  }

  StateKind kind_of_history(const XmlElement& e) {
    const Piece type = piece(e, "type");
    if (type.given && type.text != "shallow" && type.text != "deep") {
      problems_.add(type.place, fmt::format("there is no type '{}' of history", type.text), "shallow or deep");
    }
    return type.text == "deep" ? StateKind::DeepHistory : StateKind::ShallowHistory;
  }

  /// The names of all events that are raised anywhere.
  void find_raised(const XmlElement& e, std::vector<std::string>& names) {
    for (const XmlElement& child : e.children) {
      find_raised(child, names);
      if (child.name != "raise") continue;
      const Piece event = piece(child, "event");
      const std::uint32_t input = chart_.find_variable(event.text);
      if (!event.given) {
        problems_.add(place(child), "<raise> has no 'event'");
      } else if (!is_variable_name(event.text) || event.text == "tick") {
        problems_.add(event.place, fmt::format("'{}' is no name of an event", event.text),
                      "a letter, then letters, digits, _ and points; not tick");
      } else if (input != kNone && chart_.variables[input].role == Role::Input) {
        problems_.add(event.place, fmt::format("'{}' is an input and cannot be raised", event.text));
      } else {
        names.push_back(event.text);
      }
    }
  }

  std::uint32_t state_named(const Piece& name) {
    const auto found = by_name_.find(name.text);
    if (found != by_name_.end()) return found->second;
    std::vector<std::string> known;
    for (const auto& [id, index] : by_name_) known.push_back(id);
    problems_.add(name.place, fmt::format("there is no state '{}'", name.text), suggest(name.text, known));
    return kNone;
  }

  /// Where a state (kNone = the chart) begins: what it says, otherwise its first inner state that is no junction.
  std::uint32_t initial(const XmlElement& e, std::uint32_t state, std::vector<Assignment>& effects,
                        std::vector<std::uint32_t>& raised) {
    std::uint32_t first = kNone;
    for (std::uint32_t i = 0; i < chart_.states.size() && first == kNone; ++i) {
      if (chart_.states[i].parent == state && !chart_.is_junction(i) && !chart_.is_history(i)) first = i;
    }
    Piece said = piece(e, "initial");
    for (const XmlElement& child : e.children) {
      if (child.name != "initial") continue;
      if (said.given) problems_.add(place(child), "where it begins is said twice");
      allow(child, {});
      said = default_way(child, effects, raised);
    }
    if (!said.given) return first;
    const std::uint32_t to = state_named(said);
    if (to == kNone) return first;
    if (!chart_.inside(to, state)) {
      problems_.add(said.place, fmt::format("'{}' does not lie in '{}'", said.text, chart_.states[state].name));
      return first;
    }
    if (chart_.is_junction(to)) problems_.add(said.place, "a chart begins in a state, not at a junction");
    return to;
  }

  /// The one transition of an <initial> or a <history>; gives its target.
  Piece default_way(const XmlElement& e, std::vector<Assignment>& effects, std::vector<std::uint32_t>& raised) {
    const auto ways = children(e, {"transition"});
    if (ways.size() != 1) {
      problems_.add(place(e), fmt::format("<{}> has {} transitions", e.name, ways.size()), "exactly one");
      return {"", place(e), false};
    }
    allow(*ways[0], {"target", "cancha:doc"});
    const Piece target = piece(*ways[0], "target");
    if (!target.given) problems_.add(place(*ways[0]), "the transition has no 'target'");
    read_actions(*ways[0], effects, raised);
    return target;
  }

  void read_history(std::uint32_t state, const XmlElement& e) {
    State& made = chart_.states[state];
    allow(e, {"id", "type", "cancha:x", "cancha:y", "cancha:doc"});
    const Piece target = default_way(e, made.initial_effects, made.initial_raised);
    if (target.given) made.initial = state_named(target);
    if (made.initial == kNone) return;
    const bool direct = chart_.states[made.initial].parent == made.parent;
    const bool fits = chart_.inside(made.initial, made.parent) && (direct || made.kind == StateKind::DeepHistory);
    if (!fits || chart_.is_junction(made.initial) || chart_.is_history(made.initial)) {
      problems_.add(
          target.place,
          fmt::format("the history of '{}' cannot begin in '{}'", chart_.states[made.parent].name, target.text),
          made.kind == StateKind::DeepHistory ? "a state within it" : "a state directly in it");
    }
  }

  void read_state(std::uint32_t state, const XmlElement& e) {
    State& made = chart_.states[state];
    made.doc = piece(e, "cancha:doc").text;
    if (const Piece x = piece(e, "cancha:x"); x.given) made.x = number(x, -1e6, 1e6);
    if (const Piece y = piece(e, "cancha:y"); y.given) made.y = number(y, -1e6, 1e6);
    if (chart_.is_history(state)) return read_history(state, e);
    const bool final = made.kind == StateKind::Final;
    if (final || chart_.is_parallel(state)) {
      allow(e, {"id", "cancha:x", "cancha:y", "cancha:doc"});
    } else {
      allow(e, {"id", "initial", "cancha:junction", "cancha:x", "cancha:y", "cancha:doc"});
      made.initial = initial(e, state, made.initial_effects, made.initial_raised);
    }
    std::vector<std::string> known{"onentry", "onexit", "transition"};
    if (!final) known.insert(known.end(), {"state", "parallel", "history"});
    if (made.kind == StateKind::State) known.insert(known.end(), {"final", "initial"});
    for (const XmlElement* child : children(e, known)) {
      if (child->name == "transition") read_transition(state, *child);
      if (child->name == "onentry" || child->name == "onexit") {
        allow(*child, {});
        const bool entry = child->name == "onentry";
        read_actions(*child, entry ? made.entry : made.exit, entry ? made.entry_raised : made.exit_raised);
      }
    }
  }

  void read_transition(std::uint32_t source, const XmlElement& e) {
    if (chart_.transitions.size() > kMostTransitions) return;  // told by validate()
    allow(e, {"event", "cond", "target", "type", "cancha:doc"});
    Transition made{.source = source, .effects = {}, .doc = piece(e, "cancha:doc").text, .place = place(e)};
    const Piece event = piece(e, "event");
    if (chart_.is_junction(source)) {
      if (event.given) problems_.add(event.place, "a transition of a junction waits for no event", "remove it");
    } else {
      made.event = event.text;
      const std::string unknown = wait_for(chart_, event.text, made);
      if (!unknown.empty()) no_event(event.place, unknown);
      if (event.given && is_eventless(made) && unknown.empty()) problems_.add(event.place, "there is no event in ''");
    }
    if (const Piece target = piece(e, "target"); target.given) {
      if (target.text.find_first_of(" \t\r\n") != std::string::npos) {
        problems_.add(target.place, "there are several targets",
                      "name one: the other regions begin where they say, or at their history");
      } else {
        made.target = state_named(target);
      }
    }
    if (const Piece type = piece(e, "type"); type.given) {
      made.internal = type.text == "internal";
      if (!made.internal && type.text != "external") {
        problems_.add(type.place, fmt::format("there is no type '{}' of transitions", type.text),
                      "internal or external");
      }
    }
    if (const Piece cond = piece(e, "cond"); cond.given) {
      made.guard = parse_expression(cond.text, {}, chart_, places_in(e, "cond"), problems_);
    }
    read_actions(e, made.effects, made.raised);
    chart_.states[source].transitions.push_back(static_cast<std::uint32_t>(chart_.transitions.size()));
    chart_.transitions.push_back(std::move(made));
  }

  void no_event(const Place& at, const std::string& word) {
    std::vector<std::string> known{"tick"};
    for (const Event& e : chart_.events) known.push_back(e.name);
    problems_.add(at, fmt::format("there is no event '{}'", word), suggest(word, known));
  }

  /// What is set and raised; raising only waits in line, so that the two can be kept apart.
  void read_actions(const XmlElement& e, std::vector<Assignment>& into, std::vector<std::uint32_t>& raised) {
    for (const XmlElement* child : children(e, {"assign", "raise"})) {
      if (child->name == "raise") {
        allow(*child, {"event"});
        const std::uint32_t event = find_event(chart_, piece(*child, "event").text);
        if (event != kNone) raised.push_back(event);
        continue;
      }
      allow(*child, {"location", "expr"});
      (void)children(*child, {});
      const Piece location = piece(*child, "location");
      const Piece expr = piece(*child, "expr");
      if (!location.given || !expr.given) {
        problems_.add(place(*child), fmt::format("<assign> has no '{}'", location.given ? "expr" : "location"));
        continue;
      }
      const std::uint32_t variable = chart_.find_variable(location.text);
      if (variable == kNone) {
        std::vector<std::string> known;
        for (const Variable& v : chart_.variables) {
          if (v.role != Role::Input) known.push_back(v.name);
        }
        problems_.add(location.place, fmt::format("there is no variable '{}'", location.text),
                      suggest(location.text, known));
        continue;
      }
      const Variable& v = chart_.variables[variable];
      if (v.role == Role::Input) {
        problems_.add(location.place, fmt::format("'{}' is an input and cannot be set", v.name));
        continue;
      }
      const Wanted wanted{.type = v.type, .enumeration = v.enumeration};
      const std::uint32_t value = parse_expression(expr.text, wanted, chart_, places_in(*child, "expr"), problems_);
      into.push_back({variable, value, place(*child)});
    }
  }

  std::map<std::string, std::uint32_t> by_name_;
  std::vector<std::pair<std::uint32_t, const XmlElement*>> elements_;  ///< of states
};

}  // namespace

tl::expected<Chart, std::vector<Error>> read_scxml(std::string_view text, const std::string& path) {
  return Reader{text, path}.run();
}

}  // namespace cancha::decide::chart
