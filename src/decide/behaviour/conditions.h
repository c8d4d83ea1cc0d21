#pragma once

#include "decide/behaviour/describe.h"
#include "decide/program/program.h"

namespace cancha::decide {

/// Puts the conditions of common decisions into a description, as trees: what leads to each state from anywhere. For
/// rules these are the rules' conditions.
///
/// The program may be another one than that which is described, as long as options and states have the same names and
/// inputs the same places: rules with degrees are shown by the same rules with true and false.
void add_conditions(const program::Program& program, const ThoughtWriter& places, BehaviourProgram& description);

}  // namespace cancha::decide
