#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/result.h"

/// Changes in the picture of a chart, made in its text: all that is not meant stays byte for byte.
namespace cancha::decide::chart {

enum class EditKind : std::uint8_t {
  AddState,          ///< `name` in state `parent`, of this `form`
  Rename,            ///< `state` is called `name`, wherever it is named: also in In(Walk) and done.state.Walk
  RemoveState,       ///< with the states in it, and all transitions to it
  Move,              ///< `places` in the picture
  SetInitial,        ///< `state` is where the state that it lies in begins
  SetActions,        ///< `entry` and `exit` of `state`
  AddTransition,     ///< from `state` to `target`, with `event`, `guard` and `effects`, behind the others
  ChangeTransition,  ///< `transition` gets `target`, `event`, `guard` and `effects`
  OrderTransition,   ///< `transition` becomes number `order` of its state
  SplitTransition,   ///< a junction `name` comes into `transition`; what it does is done behind it
  RemoveTransition,  ///< `transition`
};
constexpr std::array<std::string_view, 11> names(EditKind) {
  return {"add_state",        "rename",           "remove_state",     "move",
          "set_initial",      "set_actions",      "add_transition",   "change_transition",
          "order_transition", "split_transition", "remove_transition"};
}

/// What a new state is.
enum class StateForm : std::uint8_t {
  Plain,
  Parallel,     ///< with two regions, which are called like it: Walk_1, Walk_2
  History,      ///< of the state that it lies in; at first it leads to where that begins
  DeepHistory,  ///< likewise
  Final,
};
constexpr std::array<std::string_view, 5> names(StateForm) {
  return {"state", "parallel", "history", "deep_history", "final"};
}

/// Where the middle of a state goes.
struct StatePlace {
  std::string state;
  double x = 0.0;
  double y = 0.0;

  static constexpr std::string_view kName = "cancha.StatePlace";
  static constexpr auto fields() {
    return list_of(entry("state", &StatePlace::state, "its id"), entry("x", &StatePlace::x, "pixels, of its middle"),
                   entry("y", &StatePlace::y));
  }
};

/// One change; which fields count, its kind says. States are told by their ids, transitions by their number in the
/// chart (Chart::transitions).
struct Edit {
  EditKind edit = EditKind::AddState;
  std::string state{};
  std::string name{};
  std::string parent{};  ///< empty = the chart
  std::string target{};  ///< empty = none: the states stay
  StateForm form = StateForm::Plain;
  std::string event{};    ///< "ball done.state.Walk"; "tick"; "-" = none, at once; empty = as it is, of a new one tick
  std::string guard{};    ///< empty = always
  std::string effects{};  ///< "S1 = 1, raise lost"
  std::string entry_actions{};
  std::string exit_actions{};
  std::int64_t transition = 0;
  std::int64_t order = 0;            ///< from 0
  std::vector<StatePlace> places{};  ///< of a new state too

  static constexpr std::string_view kName = "cancha.ChartEdit";
  static constexpr auto fields() {
    return list_of(
        entry("edit", &Edit::edit, "what is done; it says which fields count"), entry("state", &Edit::state, "its id"),
        entry("name", &Edit::name, "a new one"),
        entry("parent", &Edit::parent, "the state that a new one lies in; empty = the chart"),
        entry("target", &Edit::target, "empty = none, the states stay"), entry("form", &Edit::form, "of a new state"),
        entry("event", &Edit::event, "ball done.state.Walk; - = none; empty = as it is, of a new one tick"),
        entry("guard", &Edit::guard, "empty = always"), entry("effects", &Edit::effects, "S1 = 1, raise lost"),
        entry("entry", &Edit::entry_actions), entry("exit", &Edit::exit_actions),
        entry("transition", &Edit::transition, "its number in the chart"),
        entry("order", &Edit::order, "among those of its state, from 0"),
        entry("places", &Edit::places, "of states in the picture"));
  }
};

/// The text of an SCXML chart after one change. Refused, with the reason: what cannot be done, and what would make a
/// chart that cannot be read of one that can.
[[nodiscard]] Result<std::string> edit(std::string_view text, const Edit& wish);

}  // namespace cancha::decide::chart
