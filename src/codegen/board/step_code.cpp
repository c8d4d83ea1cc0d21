#include "codegen/board/step_code.h"

#include <fmt/format.h>

#include <string_view>

namespace cancha::codegen {
namespace {

std::string packed_step(const Interface& interface, const PinCode& pins, std::string_view blanks) {
  std::string code;
  if (!pins.read_all.empty()) {
    code += fmt::format("{}const uint8_t in = {};\n", blanks, pins.read_all);
  } else {
    code += fmt::format("{}uint8_t in = 0u;\n", blanks);
    for (const Port& port : interface.inputs) {
      code += fmt::format("{}if ({}) in |= {};\n", blanks, pins.read(port), port.bit);
    }
  }
  if (interface.outputs.empty()) return fmt::format("{}{}(void){}_step(in);\n", code, blanks, interface.name);
  code += fmt::format("{}const uint8_t out = {}_step(in);\n", blanks, interface.name);
  if (!pins.write_all.empty()) return fmt::format("{}{}{}\n", code, blanks, pins.write_all);
  for (const Port& port : interface.outputs) {
    code += fmt::format("{}{}\n", blanks, pins.write(port, fmt::format("(out & {}) != 0u", port.bit)));
  }
  return code;
}

std::string member_step(const Interface& interface, const PinCode& pins, std::string_view blanks) {
  std::string code = fmt::format("{}static {}_inputs in;\n", blanks, interface.name);
  for (const Port& port : interface.inputs)
    code += fmt::format("{}in.{} = {};\n", blanks, port.c_name, pins.read(port));
  if (interface.timed) code += fmt::format("{}in.time_ms = {};\n", blanks, pins.time);
  if (interface.outputs.empty()) return fmt::format("{}{}(void){}_step(&in);\n", code, blanks, interface.name);
  code += fmt::format("{}const {}_outputs *const out = {}_step(&in);\n", blanks, interface.name, interface.name);
  for (const Port& port : interface.outputs) {
    code += fmt::format("{}{}\n", blanks, pins.write(port, fmt::format("out->{}", port.c_name)));
  }
  return code;
}

}  // namespace

std::string step_code(const Interface& interface, const PinCode& pins, int indent) {
  const std::string blanks(static_cast<std::size_t>(indent), ' ');
  return interface.packed ? packed_step(interface, pins, blanks) : member_step(interface, pins, blanks);
}

GeneratedFile hooks_file(const Interface& interface) {
  std::string code = fmt::format(
      "/* What {} asks of the board. Fill these in, or write them in a file of your own:\n"
      "   they are weak, so yours win. */\n\n#include \"{}\"\n\n"
      "#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n",
      interface.name, interface.header);
  for (const std::string& prototype : interface.hooks) {
    const bool gives_nothing = prototype.starts_with("void ");
    code += fmt::format("\n__attribute__((weak)) {} {{\n    {}\n}}\n", prototype,
                        gives_nothing ? "/* your code */" : "return 0; /* your code */");
  }
  return {"hooks.c", code};
}

}  // namespace cancha::codegen
