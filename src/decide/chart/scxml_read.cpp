#include <charconv>
#include <cmath>
#include <map>

#include "base/suggest.h"
#include "base/xml.h"
#include "decide/chart/declare.h"
#include "decide/chart/scxml.h"
#include "decide/chart/validate.h"

namespace cancha::decide::chart {
namespace {

constexpr std::string_view kPrefix = "cancha:";

/// Why an element of SCXML is not taken; empty = it is not known at all.
std::string_view reason_against(std::string_view name) {
  static const std::map<std::string_view, std::string_view> kReasons{
      {"parallel", "a chart is in one state at a time: make a chart for each region"},
      {"history", "where a state goes on must be said by a transition: keep it in a local"},
      {"invoke", "a chart runs alone"},
      {"finalize", "a chart runs alone"},
      {"send", "there is no other event than tick: set an output"},
      {"raise", "there is no other event than tick: set a local"},
      {"cancel", "there is no other event than tick"},
      {"script", "what a chart does must be checkable: use <assign>"},
      {"if", "branch with guards or with ?: in an expression"},
      {"elseif", "branch with guards or with ?: in an expression"},
      {"else", "branch with guards or with ?: in an expression"},
      {"foreach", "there are no lists"},
      {"log", "what happens is shown by the trace"},
      {"donedata", "a final state tells nothing"},
      {"param", "a chart runs alone"},
      {"content", "a chart runs alone"}};
  const auto found = kReasons.find(name);
  return found == kReasons.end() ? std::string_view{} : found->second;
}

class Reader {
 public:
  Reader(std::string_view text, const std::string& path) : problems_{text, path} {
    chart_.path = path;
    chart_.text = text;
  }

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
  // places and attributes

  [[nodiscard]] Place place(const XmlElement& e) const { return problems_.place(e.begin, e.begin + e.name.size()); }
  [[nodiscard]] Place place(const XmlElement& e, const XmlAttribute& a) const {
    return a.end > 0 ? problems_.place(a.begin, a.end) : place(e);
  }
  [[nodiscard]] Piece piece(const XmlElement& e, std::string_view name) const {
    const auto found = std::ranges::find(e.attributes, name, &XmlAttribute::name);
    if (found == e.attributes.end()) return {"", place(e), false};
    return {found->value, place(e, *found), true};
  }
  /// Places within the value of an attribute.
  [[nodiscard]] PlaceOf places_in(const XmlElement& e, std::string_view name) const {
    const XmlAttribute& a = *std::ranges::find(e.attributes, name, &XmlAttribute::name);
    return [this, &e, &a](std::size_t begin, std::size_t end) {
      if (a.end == 0) return place(e);
      return problems_.place(byte_of(chart_.text, a, begin), byte_of(chart_.text, a, end));
    };
  }

  void allow(const XmlElement& e, const std::vector<std::string>& known) {
    for (const XmlAttribute& a : e.attributes) {
      if (a.name.starts_with(kPrefix)) own_names_used_ = true;
      // what other tools keep in namespaces of theirs is none of our concern
      const bool foreign = a.name.find(':') != std::string::npos && !a.name.starts_with(kPrefix);
      if (foreign || std::ranges::find(known, a.name) != known.end()) continue;
      problems_.add(place(e, a), fmt::format("<{}> has no attribute '{}'", e.name, a.name), suggest(a.name, known));
    }
    if (!e.text.empty()) problems_.add(place(e), fmt::format("there is text in <{}>", e.name), "remove it");
  }

  /// The children that are ours to read; what does not belong here is told.
  std::vector<const XmlElement*> children(const XmlElement& e, const std::vector<std::string>& known) {
    std::vector<const XmlElement*> all;
    for (const XmlElement& child : e.children) {
      if (child.name.find(':') != std::string::npos) continue;  // of other tools
      if (std::ranges::find(known, child.name) != known.end()) {
        all.push_back(&child);
        continue;
      }
      const std::string_view reason = reason_against(child.name);
      if (!reason.empty()) {
        problems_.add(place(child), fmt::format("<{}> is not read", child.name), std::string{reason});
      } else {
        problems_.add(place(child), fmt::format("<{}> does not belong in <{}>", child.name, e.name),
                      suggest(child.name, known));
      }
    }
    return all;
  }

  double number(const Piece& piece, double least, double most) {
    double value = 0.0;
    const char* last = piece.text.data() + piece.text.size();
    const auto [end, fault] = std::from_chars(piece.text.data(), last, value);
    if (fault == std::errc{} && end == last && value >= least && value <= most) return value;
    problems_.add(piece.place, fmt::format("'{}' is not a number from {} to {}", piece.text, least, most));
    return 0.0;
  }

  bool truth(const Piece& piece) {
    if (piece.given && piece.text != "true" && piece.text != "false") {
      problems_.add(piece.place, fmt::format("'{}' is neither true nor false", piece.text));
    }
    return piece.text == "true";
  }

  // the chart

  void read(const XmlElement& root) {
    allow(root, {"xmlns", "version", "name", "initial", "datamodel", "binding", "cancha:type", "cancha:update",
                 "cancha:sample-time", "cancha:complete", "cancha:doc"});
    header(root);
    for (const XmlElement* child : children(root, {"datamodel", "state", "final", "initial"})) {
      if (child->name != "datamodel") continue;
      allow(*child, {});
      for (const XmlElement* data : children(*child, {"data"})) read_data(*data);
    }
    add_states(root, kNone);
    if (chart_.states.empty()) return problems_.add(place(root), "there is no state");
    chart_.initial = initial(root, kNone, chart_.initial_effects);
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
    if (const Piece update = piece(root, "cancha:update"); update.given) {
      (void)choose(update, "update method", chart_.update, problems_);
    }
    if (Piece time = piece(root, "cancha:sample-time"); time.given) {
      if (!time.text.ends_with("ms")) {
        problems_.add(time.place, fmt::format("'{}' is no sample time", time.text), "e.g. 100ms");
      } else {
        time.text.resize(time.text.size() - 2);
        chart_.sample_time = number(time, 0.001, 1e6);
      }
    }
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
      if (e.name != "state" && e.name != "final") continue;
      if (chart_.states.size() > kMostStates) return;  // told by validate()
      const auto index = static_cast<std::uint32_t>(chart_.states.size());
      State& made = chart_.states.emplace_back();
      elements_.emplace_back(index, &e);
      made.parent = parent_state;
      made.place = place(e);
      const Piece id = piece(e, "id");
      made.name = id.text;
      if (e.name == "final") made.kind = StateKind::Final;
      if (truth(piece(e, "cancha:junction"))) made.kind = StateKind::Junction;
      if (!id.given) {
        problems_.add(place(e), fmt::format("<{}> has no 'id'", e.name));
      } else if (!is_identifier(id.text)) {
        problems_.add(id.place, fmt::format("'{}' is no name of a state", id.text),
                      "a letter, then letters, digits and _, at most 100");
      } else if (!by_name_.emplace(id.text, index).second) {
        problems_.add(id.place, fmt::format("there is a second state '{}'", id.text));
      }
      if (e.name == "state") add_states(e, index);
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
  std::uint32_t initial(const XmlElement& e, std::uint32_t state, std::vector<Assignment>& effects) {
    std::uint32_t first = kNone;
    for (std::uint32_t i = 0; i < chart_.states.size() && first == kNone; ++i) {
      if (chart_.states[i].parent == state && !chart_.is_junction(i)) first = i;
    }
    Piece said = piece(e, "initial");
    for (const XmlElement& child : e.children) {
      if (child.name != "initial") continue;
      if (said.given) problems_.add(place(child), "where it begins is said twice");
      allow(child, {});
      const auto ways = children(child, {"transition"});
      if (ways.size() != 1) {
        problems_.add(place(child), fmt::format("<initial> has {} transitions", ways.size()), "exactly one");
        continue;
      }
      allow(*ways[0], {"target", "cancha:doc"});
      said = piece(*ways[0], "target");
      if (!said.given) problems_.add(place(*ways[0]), "the transition has no 'target'");
      read_assignments(*ways[0], effects);
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

  void read_state(std::uint32_t state, const XmlElement& e) {
    State& made = chart_.states[state];
    const bool final = made.kind == StateKind::Final;
    if (final) {
      allow(e, {"id", "cancha:x", "cancha:y", "cancha:doc"});
    } else {
      allow(e, {"id", "initial", "cancha:junction", "cancha:x", "cancha:y", "cancha:doc"});
      made.initial = initial(e, state, made.initial_effects);
    }
    made.doc = piece(e, "cancha:doc").text;
    if (const Piece x = piece(e, "cancha:x"); x.given) made.x = number(x, -1e6, 1e6);
    if (const Piece y = piece(e, "cancha:y"); y.given) made.y = number(y, -1e6, 1e6);
    std::vector<std::string> known{"onentry", "onexit", "transition"};
    if (!final) known.insert(known.end(), {"state", "final", "initial"});
    for (const XmlElement* child : children(e, known)) {
      if (child->name == "transition") read_transition(state, *child);
      if (child->name == "onentry" || child->name == "onexit") {
        allow(*child, {});
        read_assignments(*child, child->name == "onentry" ? made.entry : made.exit);
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
    } else if (event.text != "tick") {
      problems_.add(event.place,
                    event.given ? fmt::format("there is no event '{}'", event.text) : "the transition has no event",
                    "write event=\"tick\"");
    }
    if (const Piece target = piece(e, "target"); target.given) {
      if (target.text.find_first_of(" \t\r\n") != std::string::npos) {
        problems_.add(target.place, "there are several targets", "a chart is in one state at a time");
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
    read_assignments(e, made.effects);
    chart_.states[source].transitions.push_back(static_cast<std::uint32_t>(chart_.transitions.size()));
    chart_.transitions.push_back(std::move(made));
  }

  void read_assignments(const XmlElement& e, std::vector<Assignment>& into) {
    for (const XmlElement* child : children(e, {"assign"})) {
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

  Chart chart_;
  Problems problems_;
  std::map<std::string, std::uint32_t> by_name_;
  std::vector<std::pair<std::uint32_t, const XmlElement*>> elements_;  ///< of states
  bool own_names_used_ = false;
};

}  // namespace

tl::expected<Chart, std::vector<Error>> read_scxml(std::string_view text, const std::string& path) {
  return Reader{text, path}.run();
}

}  // namespace cancha::decide::chart
