#include "codegen/trial_code.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/board/fill.h"
#include "codegen/option_writer.h"
#include "codegen/source.h"
#include "codegen/text.h"

namespace cancha::codegen {

Shape::Shape(const program::Program& p, const Settings& s, std::uint32_t agent)
    : model{model_of(p, agent, s.name, s.traced)},
      values{model},
      cpp{s.target == Target::Cpp},
      packed{!cpp && can_be_packed(model)} {}

std::string hook_bodies(const Shape& shape, const std::function<std::string(std::uint32_t)>& given) {
  const program::Program& p = *shape.model.program;
  std::string text;
  const auto sum = [&](program::Range parameters) {
    std::string all;
    for (std::uint32_t i = parameters.first; i < parameters.first + parameters.count; ++i) {
      all += fmt::format(" + (double){}", shape.model.parameter_names[i]);
    }
    return all;
  };
  const auto list = [&](program::Range parameters) {
    std::string all;
    for (std::uint32_t i = parameters.first; i < parameters.first + parameters.count; ++i) {
      const program::Parameter& q = p.parameters[i];
      all += fmt::format("{}{} {}", all.empty() ? "" : ", ",
                         Values::c_type(shape.values.of_type(q.type, q.enumeration)), shape.model.parameter_names[i]);
    }
    return all.empty() ? std::string{"void"} : all;
  };
  const std::string prefix = shape.model.name + (shape.cpp ? "::hooks::" : "_");
  for (const std::uint32_t s : shape.model.functions) {
    const std::string_view type = Values::c_type(shape.values.of_symbol(s));
    const std::string value = given(s) + sum(p.symbols[s].parameters);
    text += fmt::format("{} {}{}({}) {{ return {}; }}\n", type, prefix, shape.model.symbol_names[s],
                        list(p.symbols[s].parameters),
                        type == "bool" ? fmt::format("({}) != 0.0", value) : fmt::format("({})({})", type, value));
  }
  for (const std::uint32_t b : shape.model.behaviours) {
    text += fmt::format("void {}{}({}) {{ called((double){}{}); }}\n", prefix, shape.model.behaviour_names[b],
                        list(p.behaviours[b].parameters), b + 1, sum(p.behaviours[b].parameters));
  }
  return text;
}

namespace {

/// Statements that put what was read into the inputs.
std::string fill_inputs(const Shape& shape) {
  const Model& m = shape.model;
  std::string fill;
  if (m.timed) fill += "        in.time_ms = (uint32_t)given[time_place];\n";
  for (std::size_t i = 0; i < m.inputs.size(); ++i) {
    const std::uint32_t s = m.inputs[i];
    if (shape.packed) {
      fill += fmt::format("        if (given[{}] != 0.0) in |= 0x{:x};\n", s, 1u << i);
    } else {
      const std::string_view type = Values::c_type(shape.values.of_symbol(s));
      fill += type == "bool" ? fmt::format("        in.{} = given[{}] != 0.0;\n", m.symbol_names[s], s)
                             : fmt::format("        in.{} = ({})given[{}];\n", m.symbol_names[s], type, s);
    }
  }
  return fill;
}

/// Statements that write outputs and states.
std::string tell_outputs(const Shape& shape) {
  const Model& m = shape.model;
  std::string tell;
  const std::string access = shape.cpp ? "out." : "out->";
  for (std::size_t i = 0; i < m.outputs.size(); ++i) {
    tell += shape.packed ? fmt::format("        put((out & 0x{:x}) != 0);\n", 1u << i)
                         : fmt::format("        put((wide){}{});\n", access, m.symbol_names[m.outputs[i]]);
  }
  if (shape.cpp || shape.table) return tell;
  for (const OptionUse& use : m.options) {
    if (OptionWriter::has_state(use)) tell += fmt::format("        put((wide)m.{}_state);\n", use.name);
  }
  return tell;
}

}  // namespace

std::string host_driver(const Shape& shape) {
  const Model& m = shape.model;
  const std::size_t symbols = m.program->symbols.size();
  const std::string call = shape.cpp      ? fmt::format("const {}::Outputs &out = m.step(in);", m.name)
                           : shape.packed ? fmt::format("uint8_t out = {}_step(&m, in);", m.name)
                                          : fmt::format("const {0}_outputs *out = {0}_step(&m, &in);", m.name);
  const std::string in = shape.packed ? "uint8_t in = 0;"
                         : shape.cpp  ? fmt::format("{}::Inputs in{{}}; (void)in;", m.name)
                                      : fmt::format("{}_inputs in; memset(&in, 0, sizeof in);", m.name);
  return fmt::format(R"(#include <stdio.h>
#include <stdint.h>
#include <stdbool.h>
#include <string.h>
typedef double wide;
#ifdef NARROW
#define double float
#endif
#include {}
static wide given[{}];
static wide calls;
static double arguments;
static const int time_place = {};
static void put(wide value) {{ fwrite(&value, sizeof value, 1, stdout); }}
static inline void called(double sum) {{ calls += 1.0; arguments += sum; }}
{}
int main(void) {{
    {}
    (void)time_place; (void)called;
    while (fread(given, sizeof given, 1, stdin) == 1) {{
        calls = 0.0; arguments = 0.0;
        {}
{}        {}
        (void)out;
{}        put(calls); put(arguments);
    }}
    return 0;
}}
)",
                     fmt::format("\"{}.{}\"", m.name, shape.cpp ? "hpp" : "h"), symbols + 1, symbols,
                     hook_bodies(shape, [](std::uint32_t s) { return fmt::format("(double)given[{}]", s); }),
                     shape.cpp ? fmt::format("{}::Machine m;", m.name) : fmt::format("{0} m; {0}_init(&m);", m.name),
                     in, fill_inputs(shape), call, tell_outputs(shape));
}

namespace {

constexpr std::string_view kChipHead = R"(/* Stands in for the user while the machine is tried on an emulated chip. */
#include <stdint.h>
#include <stdbool.h>
#include @HEADER@

union word {
    uint32_t bits;
    float number;
};
volatile uint32_t verify_in[@IN@] __attribute__((section(".noinit"))); /* set before it starts */
volatile uint32_t verify_out[@OUT@];

static inline double number(uint8_t place)
{
    union word word;
    word.bits = verify_in[place];
    return word.number;
}

static inline void tell(uint8_t place, double number)
{
    union word word;
    word.number = (float)number;
    verify_out[place] = word.bits;
}

static inline void called(double sum)
{
    union word word;
    word.bits = verify_out[1];
    tell(1u, word.number + sum);
    ++verify_out[0];
}

)";

std::string chip_head(const Shape& shape, std::size_t in, std::size_t out) {
  const std::vector<std::uint32_t>& functions = shape.model.functions;
  const std::string head = filled(kChipHead, {{"HEADER", fmt::format("\"{}.h\"", shape.model.name)},
                                              {"IN", fmt::format("{}", std::max<std::size_t>(in, 1))},
                                              {"OUT", fmt::format("{}", out)}});
  return head + hook_bodies(shape, [&](std::uint32_t s) {
           return fmt::format("number({}u)", std::ranges::find(functions, s) - functions.begin());
         });
}

}  // namespace

ChipCode chip_hooks(const Shape& shape) {
  const Model& m = shape.model;
  if (m.functions.empty() && m.behaviours.empty()) return {};
  return {.text = chip_head(shape, m.functions.size(), 2), .in = m.functions.size(), .out = 2};
}

ChipCode chip_main(const Shape& shape, int sample_ms) {
  const Model& m = shape.model;
  ChipCode made{.text = {}, .in = m.functions.size(), .out = 2};
  Text step{2};
  Text tell{2};
  if (shape.packed) {
    step.format("const uint8_t out = {}_step((uint8_t)verify_in[{}]);", m.name, made.in++);
    tell.format("verify_out[{}] = out;", made.out++);
  } else {
    step.format("static {}_inputs in;", m.name);
    for (const std::uint32_t s : m.inputs) {
      const Kind kind = shape.values.of_symbol(s).kind;
      const std::string place = fmt::format("verify_in[{}]", made.in);
      step.format("in.{} = {};", m.symbol_names[s],
                  kind == Kind::Truth ? place + " != 0u"
                  : kind == Kind::Real
                      ? fmt::format("number({}u)", made.in)
                      : fmt::format("({})(int32_t){}", Values::c_type(shape.values.of_symbol(s)), place));
      ++made.in;
    }
    if (m.timed) step.format("in.time_ms = now;\n        now += {}u;", sample_ms);
    step.format("const {0}_outputs *const out = {0}_step(&in);", m.name);
    for (const std::uint32_t s : m.outputs) {
      const bool real = shape.values.of_symbol(s).kind == Kind::Real;
      if (real) tell.format("tell({}u, out->{});", made.out++, m.symbol_names[s]);
      if (!real) tell.format("verify_out[{}] = (uint32_t)(int32_t)out->{};", made.out++, m.symbol_names[s]);
    }
    tell.line("(void)out;");
  }
  made.text = chip_head(shape, made.in, made.out) +
              fmt::format(
                  "\nvolatile uint8_t verify_turn;\nvolatile uint8_t verify_done;\n\nint main(void)\n{{\n"
                  "{}    (void)called;\n    (void)number;\n    {}_init();\n    for (;;) {{\n"
                  "        while (verify_turn == verify_done) {{\n        }}\n{}{}        verify_done = verify_turn;\n "
                  "   }}\n}}\n",
                  m.timed ? "    uint32_t now = 0u;\n" : "", m.name, step.text(), tell.text());
  return made;
}

}  // namespace cancha::codegen
