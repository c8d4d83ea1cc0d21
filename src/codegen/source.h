#pragma once

#include "base/result.h"
#include "codegen/generated.h"
#include "codegen/model.h"

namespace cancha::codegen {

/// What kind of source is wanted.
struct SourceStyle {
  bool cpp = false;     ///< a class in a namespace; else C99
  bool single = false;  ///< C: one machine, which the code keeps itself; else a struct of the user's
  bool traced = false;  ///< keeps which options were active, in which states, for how long
  int sample_ms = 100;
  std::string origin;  ///< what it was made from, for the first line
};

struct Source {
  Interface interface;
  GeneratedFile header;
  GeneratedFile source;
};

/// Whether inputs and outputs fit a byte each: all of them are true or false, and nothing else is needed.
[[nodiscard]] bool can_be_packed(const Model& model);

/// The whole program as functions with switches over states.
[[nodiscard]] Source switch_source(const Model& model, const SourceStyle& style);

/// How the code is called, for those who write around it.
[[nodiscard]] Interface interface_of(const Model& model, const SourceStyle& style, bool packed);

}  // namespace cancha::codegen
