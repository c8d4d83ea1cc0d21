#pragma once

#include <span>
#include <string_view>

#include "codegen/expression.h"
#include "codegen/option_writer.h"
#include "codegen/source.h"
#include "codegen/text.h"

/// The parts of headers and sources that all back ends share.
namespace cancha::codegen {

/// The first comment of a file.
void write_banner(Text& text, const SourceStyle& style, std::string_view what);

/// What every C header begins and ends with; these headers are what it needs itself.
void begin_header(Text& text, const SourceStyle& style, const Model& model, std::span<const std::string_view> headers);
void end_header(Text& text);

/// The prototypes of `init` and `step`, with what there is to know about them.
void write_calls(Text& text, const SourceStyle& style, const Model& model, std::string_view machine,
                 std::string_view step);

/// Constants of enumerations and states.
void write_constants(Text& text, const Model& model, bool cpp);

/// Bits of inputs and outputs, where they are packed.
void write_bits(Text& text, const Model& model);

/// The members of the structs of inputs and outputs, and of what the machine keeps.
void write_inputs(Text& text, const Model& model, const Values& values);
void write_outputs(Text& text, const Model& model, const Values& values);
void write_memory(Text& text, const Model& model, const Values& values, const SourceStyle& style, bool packed);

/// Prototypes of what the user must write, without semicolon.
[[nodiscard]] std::vector<std::string> hooks(const Model& model, const Values& values, const Dialect& dialect);

/// Functions that expressions need.
void write_helpers(Text& text, const Helpers& helpers, const std::string& prefix);

/// "double speed_, bool fast_"
[[nodiscard]] std::string parameter_list(const Model& model, const Values& values, program::Range parameters);

/// Statements for the parameters that a function does not use, which compilers warn of.
[[nodiscard]] std::string unused_parameters(const Model& model, program::Range parameters, std::string_view body);

/// Whether the root's beginning has to wait for the first step.
[[nodiscard]] bool starts_late(const Model& model, OptionWriter& writer);

}  // namespace cancha::codegen
