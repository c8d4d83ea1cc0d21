#pragma once

#include "codegen/source.h"

namespace cancha::codegen {

/// The whole program as a C++ class `Machine` in a namespace of its own.
[[nodiscard]] Source cpp_source(const Model& model, const SourceStyle& style);

}  // namespace cancha::codegen
