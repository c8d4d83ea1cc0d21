#pragma once

#include <cstdint>
#include <vector>

#include "decide/program/program.h"

/// A program as the engine's steps: what `generate` makes of it once, and what every tick runs.
///
/// All values lie in numbered cells, in this order: one for each symbol, one for each parameter, two for each option
/// (option time, state time), one for each watch, the constants, and scratch cells for what is being computed. Steps
/// name cells; jumps only go forward, so that every tick ends.
namespace cancha::decide::program {

enum class StepKind : std::uint8_t {
  Move,  ///< c = a
  Add,   ///< c = a + b, and so on
  Subtract,
  Multiply,
  Divide,          ///< by 1e-7 where b is 0
  Modulo,          ///< of both as whole numbers; 0 where b is 0
  Narrow,          ///< c = a with the 32 bits of a float
  Fetch,           ///< c = what the host gives for symbol a, asked anew at every use
  CallInput,       ///< c = what the host gives for symbol a with arguments from cell b on
  Assign,          ///< symbol a = b
  AssignHost,      ///< likewise, and the host's function is called
  ActionDone,      ///< c = whether an option that option a calls has reached a target state
  Conflict,        ///< c = whether too many agents are in the state of option a
  Jump,            ///< to c
  JumpIf,          ///< to c where a is true
  JumpUnless,      ///< and so on
  JumpIfLess,      ///< where a < b
  JumpUnlessLess,  ///< where not: other than >= for what is not a number
  JumpIfLessEqual,
  JumpUnlessLessEqual,
  JumpIfEqual,
  JumpUnlessEqual,
  BeginCall,      ///< to c where option a has been run in this cycle
  FinishCall,     ///< runs option a; its parameters are set
  CallOption,     ///< runs option a, which has no parameters, unless it has been run in this cycle
  CallBehaviour,  ///< runs behaviour a with arguments from cell b on
  OwnDecision,    ///< goes on with the state's own decision
  Goto,           ///< picks state a and goes on with its actions
  Return,         ///< back to the caller
};

inline constexpr std::size_t kStepKinds = static_cast<std::size_t>(StepKind::Return) + 1;

/// One step. `generate` names cells and steps by their numbers; the engine puts addresses in the place of these, where
/// they stand: programs are large, and writing them twice would cost a tenth of the time that loading takes.
struct Step {
  union {
    std::uint32_t index = 0;  ///< a cell; option, behaviour, state or symbol, where the step has none
    const double* a;
  };
  union {
    std::uint32_t b_number = 0;
    const double* b;
  };
  union {
    std::uint32_t c_number = 0;  ///< where the result goes, or where a jump leads
    double* result;
    const Step* target;
  };
  StepKind kind = StepKind::Return;
  std::uint32_t origin = kNone;  ///< the expression of a jump or a division, the decision of a Goto
};

/// What `generate` must know about the host.
struct Plan {
  std::vector<bool> fetched;                             ///< symbols that must be asked for before each use
  std::vector<bool> handed;                              ///< symbols that are given to a function of the host
  std::vector<std::uint32_t> host_place;                 ///< by parameter of a function or behaviour
  std::vector<std::uint32_t> host_parameters;            ///< by symbol: how many the host's function has
  std::vector<std::uint32_t> host_behaviour_parameters;  ///< by behaviour
  std::vector<std::vector<double>> elements;             ///< the values of each enumeration's elements
};

/// Where the code of an option begins.
struct OptionCode {
  std::uint32_t initial = 0;              ///< state
  std::uint32_t entry = kNone;            ///< what is done first where it begins anew; leads on to the decision
  std::uint32_t common_decision = kNone;  ///< nothing = the state's own decision is the first
};

struct StateCode {
  std::uint32_t decision = 0;
  std::uint32_t actions = 0;
  Range calls{};  ///< options that its actions call, in `Code::calls`
};

struct Code {
  std::vector<Step> steps;
  std::vector<OptionCode> options;
  std::vector<StateCode> states;
  std::vector<std::uint32_t> calls;
  std::vector<std::uint32_t> watches;  ///< where the code of each begins
  std::vector<double> constants;
  std::uint32_t first_parameter = 0;  ///< cells
  std::uint32_t first_time = 0;
  std::uint32_t first_watch = 0;
  std::uint32_t first_constant = 0;
  std::uint32_t first_scratch = 0;
  std::uint32_t cells = 0;
  std::uint32_t behaviour_calls = 0;  ///< how many there are at all
  std::uint32_t divisions = 0;        ///< likewise
};

/// Turns a sound program into steps.
[[nodiscard]] Code generate(const Program& program, const Plan& plan);

}  // namespace cancha::decide::program
