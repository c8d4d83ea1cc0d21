#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/time.h"
#include "decide/program/bind.h"
#include "decide/program/code.h"
#include "decide/program/cooperation.h"
#include "decide/program/host.h"
#include "decide/program/linked.h"
#include "decide/program/program.h"
#include "decide/program/trace.h"

namespace cancha::decide::program {

/// Runs one program for one robot. A tick allocates nothing, ends always, and costs what the active options cost.
///
///     auto engine = Engine::link(program, std::move(host));
///     if (!engine) for (const Error& problem : engine.error()) fmt::print("{}\n", problem.text());
///     engine->tick(now);
///
/// What a tick does, in the words of XABSL: the agent's root option is run. Running an option: where it was not active
/// in the last cycle it begins in its initial state, its times at 0, with the assignments of its entry. Its decision is
/// evaluated once; another state than the present one begins with state_time 0. Then the actions of the state are done
/// in their order, called options at once and to their end: so the last writer of an output wins. Outputs that nobody
/// sets keep their values.
///
/// Numbers: division by 0 divides by 1e-7; `%` cuts both sides to whole numbers in the range of int, and is 0 where the
/// right one is 0; comparisons with what is not a number are false, `!=` is true. An option that is reached twice in a
/// cycle runs once, and `skipped_calls` counts.
class Engine {
 public:
  struct Settings {
    CooperationBook::Settings cooperation{};
    bool refuse_double_calls = false;  ///< take no program in which an option can be reached twice in a cycle
    bool watch_on_request = false;     ///< `watch_now` alone evaluates watches, no traced tick
  };

  /// Checks a program, finds its symbols in the host, and selects the first agent. All problems are told at once.
  [[nodiscard]] static tl::expected<Engine, std::vector<Error>> link(std::shared_ptr<const Program> program, Host host,
                                                                     const Settings& settings);
  [[nodiscard]] static tl::expected<Engine, std::vector<Error>> link(std::shared_ptr<const Program> program, Host host);

  /// One cycle at a moment; times in the program count in whole milliseconds.
  void tick(Time now);
  /// The same, and keeps what was read, written and decided; see trace().
  void tick_traced(Time now);

  /// All options begin anew in the next cycle. Outputs and internal symbols keep their values.
  void reset();
  /// Puts an option into one of its states by hand, as if it had been active there for so many ms until the last cycle.
  void put(std::uint32_t option, std::uint32_t state, std::int64_t time = 0);
  /// Another agent from the next cycle on; false where there is none of that name.
  bool select_agent(std::string_view name);
  [[nodiscard]] std::uint32_t agent() const { return agent_; }

  /// Takes over where an engine of an older version of the program stands: options, states, behaviours and the values
  /// of symbols that still exist by name, with their times; all else begins anew.
  void adopt(const Engine& old);

  [[nodiscard]] const Program& program() const { return *program_; }
  /// What the check found that does not keep the program from running.
  [[nodiscard]] const std::vector<Error>& warnings() const { return warnings_; }

  /// What was run in the last cycle, in order; depth tells who called whom.
  [[nodiscard]] std::span<const Activation> activations() const { return {active_.data(), active_count_}; }
  /// The changes of state in the last cycle, in order.
  [[nodiscard]] std::span<const Transition> transitions() const { return transitions_; }
  /// What a traced tick has seen.
  [[nodiscard]] const Trace& trace() const { return trace_; }

  [[nodiscard]] bool option_active(std::uint32_t option) const { return options_[option].cycle == cycle_; }
  [[nodiscard]] std::uint32_t state_of(std::uint32_t option) const { return options_[option].state; }
  [[nodiscard]] double option_time(std::uint32_t option) const { return own_[code_.first_time + 2 * option]; }
  [[nodiscard]] double state_time(std::uint32_t option) const { return own_[code_.first_time + 2 * option + 1]; }
  [[nodiscard]] double parameter(std::uint32_t index) const { return own_[code_.first_parameter + index]; }

  /// The present value of a symbol; functions have the value of their last call.
  [[nodiscard]] double value(std::uint32_t symbol) const;
  /// The value that a symbol had when it was last read or set; costs nothing.
  [[nodiscard]] double last_value(std::uint32_t symbol) const { return *at_[symbol]; }
  /// Changes an output or internal symbol, as an assignment would; inputs are the host's.
  void set(std::uint32_t symbol, double value);
  [[nodiscard]] double behaviour_time(std::uint32_t behaviour) const {
    return static_cast<double>(now_ - behaviours_[behaviour].activated);
  }
  /// As it was last called, in the host's order.
  [[nodiscard]] std::span<const double> behaviour_arguments(std::uint32_t behaviour) const {
    return behaviours_[behaviour].arguments;
  }
  /// Whether a symbol was assigned in the last cycle.
  [[nodiscard]] bool was_set(std::uint32_t symbol) const { return set_cycle_[symbol] == cycle_; }
  /// The values of an enumeration's elements, in the program's order.
  [[nodiscard]] std::span<const double> element_values(std::uint32_t enumeration) const {
    return binding_.plan.elements[enumeration];
  }

  /// The value of a watched expression at the end of the last traced tick.
  [[nodiscard]] double watch(std::uint32_t index) const { return own_[code_.first_watch + index]; }
  /// The value that it has now; of the trace, only the divisions are then its own.
  [[nodiscard]] double watch_now(std::uint32_t index);
  /// Whether it was true at the end of the traced tick before.
  [[nodiscard]] bool watch_before(std::uint32_t index) const { return watches_before_[index] != 0.0; }
  /// Whether an option is active, and was not in the cycle before.
  [[nodiscard]] bool just_activated(std::uint32_t option) const {
    return option_active(option) && !options_[option].before;
  }

  /// Calls that were left out because their option had been run in the cycle already, since the beginning.
  [[nodiscard]] std::uint64_t skipped_calls() const { return skipped_calls_; }

  /// Cooperation: `hear()` the mates' messages before a tick, send them `team_message` after it.
  [[nodiscard]] CooperationBook& cooperation() { return cooperation_; }
  void team_message(TeamMessage& message) const;
  void set_priority(double priority) { priority_ = priority; }

  /// Bytes that running the program takes in memory, with its tree; texts and places are for people only.
  [[nodiscard]] std::size_t memory() const;

 private:
  using Linked = detail::Linked;
  using OptionNow = detail::OptionNow;
  using BehaviourNow = detail::BehaviourNow;
  Engine(std::shared_ptr<const Program> program, std::unique_ptr<Host> host, Binding binding, const Settings& settings);
  void lay_out_cells();
  void look_up_cells();
  /// The value that an element of an older program has now; 0 where it is gone.
  [[nodiscard]] double renumbered(double value, const Engine& old, std::uint32_t before, std::uint32_t now) const;
  template <bool kTraced>
  void run(Time now);
  // the steps; those that give a step give the next one
  template <bool kTraced>
  const Linked* take(StepKind kind, const Linked* s);
  template <bool kTraced, StepKind kKind>
  static const Linked* handle(Engine& engine, const Linked* s);
  using Handler = const Linked* (*)(Engine&, const Linked*);
  template <bool kTraced>
  static const std::array<Handler, kStepKinds> kHandlers;
  template <bool kTraced, class Operation>
  const Linked* compute(const Linked* s, Operation operation);
  template <bool kTraced, bool kWanted, class Condition>
  const Linked* jump(const Linked* s, Condition condition);
  template <bool kTraced>
  const Linked* go_to(const Linked* s);
  void change_state(std::uint32_t state, std::uint32_t decision);
  void stand_in(OptionNow& option, std::uint32_t state) const;
  template <bool kTraced>
  const Linked* assign_variable(const Linked* s);
  const Linked* call(std::uint32_t option, const Linked* s);
  const Linked* skip_call(const Linked* go_on);
  const Linked* enter(std::uint32_t option, const Linked* return_to);
  const Linked* call_input(const Linked* s);
  const Linked* assign_host(const Linked* s);
  const Linked* call_behaviour(const Linked* s);
  const Linked* ask(const Linked* s);
  void assign(std::uint32_t symbol, double value);
  [[nodiscard]] bool action_done(const OptionNow& option) const;
  void note_reads(const Linked* s);
  void note_read(const double* cell);
  void evaluate_watch(std::uint32_t index, bool traced);

  std::shared_ptr<const Program> program_;
  std::unique_ptr<Host> host_;
  Binding binding_;
  Code code_;
  std::vector<Error> warnings_;
  std::vector<double> own_;                                         ///< the cells that the engine keeps itself
  std::vector<double*> at_;                                         ///< where each symbol's cell lies: some in the host
  std::vector<std::pair<const double*, std::uint32_t>> symbol_at_;  ///< symbols that lie with the host, sorted
  std::vector<double> zeros_;  ///< arguments of functions that are called without any
  std::vector<OptionNow> options_;
  std::vector<BehaviourNow> behaviours_;
  std::vector<std::uint64_t> set_cycle_;  ///< by symbol
  std::vector<Linked> steps_;
  std::vector<const Linked*> returns_;  ///< where the callers go on
  std::uint32_t depth_ = 0;
  OptionNow* deciding_ = nullptr;    ///< the option whose decision is being made
  std::uint32_t deciding_from_ = 0;  ///< of the trace's tests, when its decision began
  std::vector<Activation> active_;   ///< only the first `active_count_` mean anything
  std::size_t active_count_ = 0;
  std::vector<Transition> transitions_;
  Trace trace_;
  std::vector<double> watches_before_;
  CooperationBook cooperation_;
  double priority_ = 0.0;
  std::uint32_t agent_ = 0;
  std::uint64_t cycle_ = 1;  // so that nothing was active in the cycle before the first
  std::int64_t now_ = 0;     ///< ms
  std::uint64_t skipped_calls_ = 0;
  bool watch_on_request_ = false;
};

}  // namespace cancha::decide::program
