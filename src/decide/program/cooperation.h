#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "decide/program/program.h"

namespace cancha::decide::program {

/// What an agent tells its team about its cooperative states, once a cycle; the states are counted over the whole
/// program, so that all agents must run the same one.
struct TeamMessage {
  struct Entry {
    bool in_option = false;  ///< the state's option is active
    bool executing = false;  ///< the state is
    bool entering = false;   ///< the agent waits to be let in
  };
  std::vector<Entry> states;
  double priority = 0.0;  ///< who goes first where not all can
};

/// The rules by which agents share states: at most so many at once (capacity), or all together (synchronized).
///
/// Between two cycles the engine's owner lets it `hear` every mate's newest message; what was heard holds for one
/// cycle.
class CooperationBook {
 public:
  struct Settings {
    int synchronisation_ticks = 10;  ///< cycles that an agent waits, so that its wish is known to the others
    bool count_self = true;          ///< synchronized n means n agents with this one; the last engines said n others
  };

  CooperationBook() = default;
  CooperationBook(const Program& program, const Settings& settings);

  /// Whether there is any cooperative state at all.
  [[nodiscard]] bool empty() const { return entries_.empty(); }

  void hear(const TeamMessage& message);
  /// The engine's tick begins.
  void start_cycle();

  /// Whether the agent may be in a state now; a wish that is not granted is remembered and told to the others.
  [[nodiscard]] bool may_enter(std::uint32_t state, double priority);
  /// Whether as many as the capacity allows are in a state already, not counting this agent.
  [[nodiscard]] bool conflict(std::uint32_t state) const;

  /// Fills what the mates are to hear. The engine says whether an option is active, and in which state it is.
  void tell(TeamMessage& message, const std::function<bool(std::uint32_t)>& active,
            const std::function<std::uint32_t(std::uint32_t)>& state_of, double priority) const;

 private:
  /// Forgets what was heard; a wish of the last cycle that was not granted grows one cycle older.
  void forget();

  struct Entry {
    std::uint32_t state = 0;
    std::uint32_t option = 0;
    Cooperation kind = Cooperation::None;
    int agents = 0;
    int executing = 0;
    int entering = 0;
    int in_option = 0;
    double highest = 0.0;  ///< priority of those who wait
    int waited = 0;        ///< cycles
    bool wish = false;
  };
  [[nodiscard]] bool capacity_allows(Entry& entry, double priority) const;
  [[nodiscard]] bool all_are_ready(Entry& entry) const;

  Settings settings_;
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> entry_of_;  ///< by state
  bool heard_ = false;                   ///< something since the last cycle
};

}  // namespace cancha::decide::program
