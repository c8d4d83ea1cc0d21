#pragma once

#include <string>
#include <vector>

#include "decide/program/program.h"

/// What is known of a program before code is written for it.
namespace cancha::codegen {

namespace program = decide::program;

/// One option that is generated.
struct OptionUse {
  std::uint32_t option = 0;
  std::string name;                   ///< of its function, and the beginning of what it keeps
  std::vector<std::uint32_t> states;  ///< of the program; the initial one comes first
  bool root = false;
  bool option_time = false;  ///< somebody asks for it
  bool state_time = false;
  bool asked_done = false;  ///< somebody asks whether it has reached a target state
};

/// The part of a program that an agent needs, and the names that its things get in C. Lists are in the program's order,
/// options come behind those that they call.
struct Model {
  const program::Program* program = nullptr;
  std::uint32_t agent = 0;
  std::string name;  ///< the beginning of all names that others can see
  std::vector<OptionUse> options;
  std::vector<std::uint32_t> inputs;     ///< symbols
  std::vector<std::uint32_t> functions;  ///< inputs with parameters
  std::vector<std::uint32_t> outputs;
  std::vector<std::uint32_t> internals;
  std::vector<std::uint32_t> behaviours;
  std::vector<std::uint32_t> enumerations;
  std::vector<std::string> symbol_names;                ///< by symbol; empty = unused
  std::vector<std::string> behaviour_names;             ///< by behaviour
  std::vector<std::string> state_names;                 ///< by state; constants
  std::vector<std::vector<std::string>> element_names;  ///< by enumeration; constants
  std::vector<std::string> parameter_names;             ///< by parameter
  std::vector<std::uint32_t> place_of_option;           ///< in `options`; kNone = not needed
  bool twice = false;                                   ///< an option may be reached twice in a cycle
  bool timed = false;                                   ///< any time is asked for

  [[nodiscard]] const OptionUse& use_of(std::uint32_t option) const { return options[place_of_option[option]]; }
  /// "avoid.scxml:12": without folders, so that the code is the same wherever the file lies.
  [[nodiscard]] std::string place(const program::Place& place) const;
};

/// Looks at all that can be reached from an agent's root option. `traced` code counts all times.
[[nodiscard]] Model model_of(const program::Program& program, std::uint32_t agent, std::string name, bool traced);

}  // namespace cancha::codegen
