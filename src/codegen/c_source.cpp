// C99: a header and a source.

#include <algorithm>
#include <array>
#include <map>

#include "codegen/declarations.h"
#include "codegen/names.h"

namespace cancha::codegen {
namespace {

using program::Range;

class CWriter {
 public:
  CWriter(const Model& model, const SourceStyle& style)
      : model_{model},
        style_{style},
        values_{model},
        packed_{can_be_packed(model)},
        in_registers_{packed_ && model.options.size() == 1 && !style.traced},
        memory_{style.single ? "self." : "self->"},
        dialect_{dialect()},
        writer_{model, values_, dialect_, style.traced} {}

  Source run() {
    Source made{.interface = interface_of(model_, style_, packed_), .header = {}, .source = {}};
    write_functions();
    made.source = {made.interface.source, source()};
    made.header = {made.interface.header, header(made.interface)};
    return made;
  }

 private:
  [[nodiscard]] Dialect dialect() const {
    const std::string& n = model_.name;
    Dialect d;
    d.self = in_registers_ ? "" : memory_;
    d.in = "in->";
    d.out = fmt::format("{}out.", d.self);
    const std::string in = packed_ ? "uint8_t in" : fmt::format("const {}_inputs *in", n);
    d.parameters = style_.single ? in : fmt::format("{} *self, {}", n, in);
    d.arguments = style_.single ? "in" : "self, in";
    d.helper = n + "_";
    d.hook = n + "_";
    d.packed = packed_;
    return d;
  }

  // the source

  /// A function of the source alone. Parameters that it does not need are said to be so.
  void function(std::string_view type, const std::string& name, const std::string& parameters,
                const std::string& body) {
    functions_.format("static {} {}({})", type, name, parameters);
    functions_.line("{");
    Text unused{1};
    if (!style_.single && body.find("self") == std::string::npos) unused.line("(void)self;");
    if (!mentions_in(body)) unused.line("(void)in;");
    functions_.append(unused.text());
    functions_.append(body);
    functions_.line("}");
    functions_.line();
  }

  /// Whether a text uses the inputs, or gives them on.
  [[nodiscard]] static bool mentions_in(const std::string& body) {
    return std::ranges::any_of(
        std::initializer_list<std::string_view>{"in->", "(in &", "(in)", "(in,", ", in)", ", in,"},
        [&](std::string_view use) { return body.find(use) != std::string::npos; });
  }

  void write_functions() {
    late_ = starts_late(model_, writer_);
    entry_ = writer_.entry(model_.options.back(), 2);
    if (in_registers_) return;
    for (const OptionUse& use : model_.options) {
      const program::Option& option = model_.program->options[use.option];
      const std::string given = parameter_list(model_, values_, option.parameters);
      const std::string parameters = fmt::format("{}{}{}", dialect_.parameters, given.empty() ? "" : ", ", given);
      if (use.asked_done) function("bool", use.name + "_done", dialect_.parameters, writer_.done(use));
      const std::string place = model_.place(option.place);
      functions_.format("/* {}{} */", option.name, place.empty() ? "" : fmt::format(", {}", place));
      const std::string body = writer_.body(use);
      function("void", use.name, parameters, unused_parameters(model_, option.parameters, body) + body);
    }
  }

  std::string source() {
    Text text;
    write_banner(text, style_, fmt::format("{}.c: what {} does", model_.name, model_.name));
    text.line();
    text.format("#include \"{}.h\"", model_.name);
    text.line();
    if (style_.single) {
      text.open("static struct {");
      memory(text);
      text.close(fmt::format("}} self{};", initial_values()));
      text.line();
    }
    write_helpers(text, writer_.helpers(), dialect_.helper);
    text.append(functions_.text());
    init(text);
    step(text);
    return text.text();
  }

  void memory(Text& text) {
    write_memory(text, model_, values_, style_, packed_);
    if (late_) text.line("bool started;");
  }

  /// Of a machine that is ready without being told to start: what does not begin as 0.
  [[nodiscard]] std::string initial_values() {
    if (late_) return "";
    std::string text;
    std::string inside;
    const std::map<std::string, std::string> begin = initial_constants();
    const auto add = [](std::string& to, const std::string& piece) {
      to += fmt::format("{}{}", to.empty() ? "" : ", ", piece);
    };
    for (const auto* symbols : {&model_.outputs, &model_.internals}) {
      for (const std::uint32_t s : *symbols) {
        const auto given = begin.find(model_.symbol_names[s]);
        if (given == begin.end() || given->second == zero(values_.of_symbol(s))) continue;
        if (packed_ && symbols == &model_.outputs) continue;
        add(symbols == &model_.outputs ? inside : text, fmt::format(".{} = {}", given->first, given->second));
      }
    }
    if (packed_ && initial_bits(begin) != "0u") add(text, fmt::format(".out = {}", initial_bits(begin)));
    if (!inside.empty()) add(text, fmt::format(".out = {{{}}}", inside));
    return text.empty() ? "" : fmt::format(" = {{{}}}", text);
  }

  [[nodiscard]] std::string machine_parameter() const { return style_.single ? "void" : model_.name + " *self"; }

  void init(Text& text) {
    text.format("void {}_init({})", model_.name, machine_parameter());
    text.line("{");
    Text body{1};
    for (const OptionUse& use : model_.options) {
      // states begin with the first, which is 0; the first cycle is 1, so that nothing was active before it
      if (OptionWriter::has_state(use)) body.format("{}{}_state = 0u;", memory_, use.name);
      if (!use.root) body.format("{}{}_until = 0u;", memory_, use.name);
      if (use.asked_done) body.format("{}{}_before = false;", memory_, use.name);
      if (use.option_time) body.format("{}{}_since = 0u;", memory_, use.name);
      if (use.state_time) body.format("{}{}_entered = 0u;", memory_, use.name);
    }
    if (model_.options.size() > 1) body.format("{}cycle = 0u;", memory_);
    if (style_.traced) body.format("{0}active_count = 0u;\n    {0}depth = 0u;", memory_);
    if (late_) body.format("{}started = false;", memory_);
    const std::map<std::string, std::string> begin = late_ ? std::map<std::string, std::string>{} : initial_constants();
    const auto value = [&](std::uint32_t s) {
      const auto given = begin.find(model_.symbol_names[s]);
      return given == begin.end() ? std::string{zero(values_.of_symbol(s))} : given->second;
    };
    if (packed_) body.format("{}out = {};", memory_, initial_bits(begin));
    for (const std::uint32_t s : model_.outputs) {
      if (!packed_) body.format("{}out.{} = {};", memory_, model_.symbol_names[s], value(s));
    }
    for (const std::uint32_t s : model_.internals) body.format("{}{} = {};", memory_, model_.symbol_names[s], value(s));
    if (body.empty() && !style_.single) body.line("(void)self;");
    text.append(body.text());
    text.line("}");
    text.line();
  }

  static std::string_view zero(const Value& value) {
    return value.kind == Kind::Truth ? "false" : value.kind == Kind::Real ? "0.0" : "0";
  }

  /// What the root's entry sets, by name.
  [[nodiscard]] std::map<std::string, std::string> initial_constants() {
    std::map<std::string, std::string> made;
    const program::Program& p = *model_.program;
    const Range entry = p.options[model_.options.back().option].entry;
    for (std::uint32_t i = entry.first; i < entry.first + entry.count; ++i) {
      made[model_.symbol_names[p.actions[i].target]] = writer_.constant_value(p.actions[i]);
    }
    return made;
  }

  [[nodiscard]] std::string initial_bits(const std::map<std::string, std::string>& begin) const {
    std::string bits;
    for (const std::uint32_t s : model_.outputs) {
      const auto given = begin.find(model_.symbol_names[s]);
      if (given == begin.end() || given->second != "true") continue;
      bits += fmt::format("{}{}_{}", bits.empty() ? "" : " | ", constant(model_.name), constant(given->first));
    }
    return bits.empty() ? "0u" : bits;
  }

  void step(Text& text) {
    text.line(step_prototype());
    text.line("{");
    Text body{1};
    if (packed_) body.format("const uint8_t in = inputs & 0x{:02x}u;", (1u << model_.inputs.size()) - 1u);
    if (!packed_) body.format("const {}_inputs *in = inputs;", model_.name);
    if (in_registers_) registers(body, true);
    if (model_.options.size() > 1) body.format("++{}cycle;", memory_);
    if (style_.traced) body.format("{}active_count = 0u;", memory_);
    if (late_) {
      body.format("if (!{}started) {{", memory_);
      body.format("    {}started = true;", memory_);
      body.append(entry_);
      body.line("}");
    }
    if (in_registers_) {
      body.append(writer_.body(model_.options.back()));
      registers(body, false);
    } else {
      body.format("{}({});", model_.options.back().name, dialect_.arguments);
    }
    body.format("return {}{}out;", packed_ ? "" : "&", dialect_.self);
    text.append(body.text());
    text.line("}");
  }

  /// A machine of one option works on copies of what it keeps: on a board these are registers.
  void registers(Text& text, bool load) {
    const auto copy = [&](std::string_view type, const std::string& name) {
      if (load) text.format("{} {} = {}{};", type, name, memory_, name);
      if (!load) text.format("{}{} = {};", memory_, name, name);
    };
    copy("uint8_t", "out");
    for (const std::uint32_t s : model_.internals) copy(Values::c_type(values_.of_symbol(s)), model_.symbol_names[s]);
    const OptionUse& use = model_.options.back();
    if (OptionWriter::has_state(use)) copy("uint8_t", use.name + "_state");
  }

  [[nodiscard]] std::string step_prototype() const {
    const std::string self = style_.single ? "" : model_.name + " *self, ";
    if (packed_) return fmt::format("uint8_t {}_step({}uint8_t inputs)", model_.name, self);
    return fmt::format("const {0}_outputs *{0}_step({1}const {0}_inputs *inputs)", model_.name, self);
  }

  // the header

  std::string header(const Interface& interface) {
    Text text;
    begin_header(text, style_, model_, std::array<std::string_view, 2>{"stdbool.h", "stdint.h"});
    write_constants(text, model_, false);
    if (packed_) write_bits(text, model_);
    if (!packed_) structs(text);
    if (style_.traced) activation(text);
    if (!style_.single) {
      text.open("typedef struct {");
      memory(text);
      text.close(fmt::format("}} {};", model_.name));
      text.line();
    }
    if (!interface.hooks.empty()) text.line("/* These are yours to write. */");
    for (const std::string& hook : interface.hooks) text.format("{};", hook);
    if (!interface.hooks.empty()) text.line();
    write_calls(text, style_, model_, machine_parameter(), step_prototype());
    end_header(text);
    return text.text();
  }

  void structs(Text& text) {
    text.open("typedef struct {");
    write_inputs(text, model_, values_);
    text.close(fmt::format("}} {}_inputs;", model_.name));
    text.line();
    text.open("typedef struct {");
    write_outputs(text, model_, values_);
    text.close(fmt::format("}} {}_outputs;", model_.name));
    text.line();
  }

  void activation(Text& text) const {
    text.open("typedef struct {");
    text.line("uint8_t option;");
    text.line("uint8_t depth; /* 0 = the root */");
    text.line("uint8_t state;");
    text.line("uint32_t option_time; /* ms */");
    text.line("uint32_t state_time; /* ms */");
    text.close(fmt::format("}} {}_activation;", model_.name));
    text.line();
  }

  const Model& model_;
  const SourceStyle& style_;
  Values values_;
  bool packed_;
  bool in_registers_;   ///< what the machine keeps is copied to local variables for a step
  std::string memory_;  ///< where it is kept
  Dialect dialect_;
  OptionWriter writer_;
  Text functions_;
  bool late_ = false;
  std::string entry_;
};

}  // namespace

bool can_be_packed(const Model& model) {
  const auto bits = [&](const std::vector<std::uint32_t>& symbols) {
    return symbols.size() <= 8 && std::ranges::all_of(symbols, [&](std::uint32_t s) {
             return model.program->symbols[s].type == program::Type::Boolean;
           });
  };
  return !model.timed && model.functions.empty() && model.behaviours.empty() && bits(model.inputs) &&
         bits(model.outputs);
}

Interface interface_of(const Model& model, const SourceStyle& style, bool packed) {
  const Values values{model};
  Interface made{.name = model.name, .header = model.name + ".h", .source = model.name + ".c"};
  made.packed = packed;
  made.timed = model.timed;
  made.sample_ms = style.sample_ms;
  const auto ports = [&](const std::vector<std::uint32_t>& symbols) {
    std::vector<Port> list;
    for (const std::uint32_t s : symbols) {
      const program::Symbol& symbol = model.program->symbols[s];
      const Value value = values.of_symbol(s);
      Port port{.name = symbol.name, .c_name = model.symbol_names[s], .bit = {}};
      if (packed) port.bit = fmt::format("{}_{}", constant(model.name), constant(model.symbol_names[s]));
      port.boolean = value.kind == Kind::Truth;
      port.pin = symbol.pin;
      if (value.kind == Kind::Whole) port.least = value.least;
      if (value.kind == Kind::Whole) port.most = value.most;
      list.push_back(std::move(port));
    }
    return list;
  };
  made.inputs = ports(model.inputs);
  made.outputs = ports(model.outputs);
  Dialect dialect;
  dialect.hook = style.cpp ? "" : fmt::format("{}_", model.name);
  made.hooks = hooks(model, values, dialect);
  return made;
}

Source switch_source(const Model& model, const SourceStyle& style) {
  return CWriter{model, style}.run();
}

}  // namespace cancha::codegen
