// C99: a header and a source.

#include <algorithm>
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
    d.self = style_.single ? "self." : "self->";
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
    for (const OptionUse& use : model_.options) {
      const program::Option& option = model_.program->options[use.option];
      const std::string given = parameter_list(model_, values_, option.parameters);
      const std::string parameters = fmt::format("{}{}{}", dialect_.parameters, given.empty() ? "" : ", ", given);
      if (use.asked_done) function("bool", use.name + "_done", dialect_.parameters, writer_.done(use));
      const std::string own = writer_.own_decision(use);
      if (!own.empty()) function("void", use.name + "_decide", parameters, own);
      const std::string place = model_.place(option.place);
      functions_.format("/* {}{} */", option.name, place.empty() ? "" : fmt::format(", {}", place));
      function("void", use.name, parameters, with_unused(writer_.body(use), option.parameters));
    }
    late_ = starts_late(model_, writer_);
    entry_ = writer_.entry(model_.options.back());
  }

  [[nodiscard]] std::string with_unused(const std::string& body, Range parameters) const {
    Text unused{1};
    for (std::uint32_t i = parameters.first; i < parameters.first + parameters.count; ++i) {
      const std::string& name = model_.parameter_names[i];
      if (body.find(name) == std::string::npos) unused.format("(void){};", name);
    }
    return unused.text() + body;
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
      text.format("}} self{};", initial_values());
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
    std::map<std::string, std::string> outputs;
    std::map<std::string, std::string> others;
    const program::Program& p = *model_.program;
    const Range entry = p.options[model_.options.back().option].entry;
    for (std::uint32_t i = entry.first; i < entry.first + entry.count; ++i) {
      const program::Action& a = p.actions[i];
      const bool output = p.symbols[a.target].direction == program::Direction::Output;
      const std::string& name = model_.symbol_names[a.target];
      (output ? outputs : others)[name] = writer_.constant_value(a);
    }
    std::string text;
    const auto add = [&](const std::string& piece) { text += fmt::format("{}{}", text.empty() ? "" : ", ", piece); };
    std::string inside;
    for (const auto& [name, value] : outputs) {
      if (value == "0" || value == "0.0" || value == "false") continue;
      const std::string bit = fmt::format("{}_{}", constant(model_.name), constant(name));
      inside += fmt::format("{}{}",
                            inside.empty() ? ""
                            : packed_      ? " | "
                                           : ", ",
                            packed_ ? bit : fmt::format(".{} = {}", name, value));
    }
    if (!inside.empty()) add(packed_ ? fmt::format(".out = {}", inside) : fmt::format(".out = {{{}}}", inside));
    for (const auto& [name, value] : others) {
      if (value != "0" && value != "0.0" && value != "false") add(fmt::format(".{} = {}", name, value));
    }
    return text.empty() ? "" : fmt::format(" = {{{}}}", text);
  }

  [[nodiscard]] std::string machine_parameter() const { return style_.single ? "void" : model_.name + " *self"; }

  void init(Text& text) {
    text.format("void {}_init({})", model_.name, machine_parameter());
    text.line("{");
    Text body{1};
    for (const OptionUse& use : model_.options) {
      // states begin with the first, which is 0; the first cycle is 1, so that nothing was active before it
      if (OptionWriter::has_state(use)) body.format("{}{}_state = 0u;", dialect_.self, use.name);
      if (!use.root) body.format("{}{}_until = 0u;", dialect_.self, use.name);
      if (use.asked_done) body.format("{}{}_before = false;", dialect_.self, use.name);
      if (use.option_time) body.format("{}{}_since = 0u;", dialect_.self, use.name);
      if (use.state_time) body.format("{}{}_entered = 0u;", dialect_.self, use.name);
    }
    if (model_.options.size() > 1) body.format("{}cycle = 0u;", dialect_.self);
    if (style_.traced) body.format("{0}active_count = 0u;\n    {0}depth = 0u;", dialect_.self);
    zero_outputs(body);
    for (const std::uint32_t s : model_.internals) {
      body.format("{}{} = {};", dialect_.self, model_.symbol_names[s], zero(values_.of_symbol(s)));
    }
    if (late_) body.format("{}started = false;", dialect_.self);
    text.append(body.text());
    if (!late_) text.append(entry_);
    text.line("}");
    text.line();
  }

  static std::string_view zero(const Value& value) {
    return value.kind == Kind::Truth ? "false" : value.kind == Kind::Real ? "0.0" : "0";
  }

  void zero_outputs(Text& text) {
    if (packed_) return text.format("{}out = 0u;", dialect_.self);
    for (const std::uint32_t s : model_.outputs) {
      text.format("{}{} = {};", dialect_.out, model_.symbol_names[s], zero(values_.of_symbol(s)));
    }
  }

  void step(Text& text) {
    text.format("{}", step_prototype());
    text.line("{");
    Text body{1};
    if (packed_) body.format("const uint8_t in = inputs & 0x{:02x}u;", (1u << model_.inputs.size()) - 1u);
    if (!packed_) body.format("const {}_inputs *in = inputs;", model_.name);
    if (model_.options.size() > 1) body.format("++{}cycle;", dialect_.self);
    if (style_.traced) body.format("{}active_count = 0u;", dialect_.self);
    if (late_) {
      body.format("if (!{}started) {{", dialect_.self);
      body.format("    {}started = true;", dialect_.self);
      body.append(entry_);
      body.line("}");
    }
    body.format("{}({});", model_.options.back().name, dialect_.arguments);
    body.format("return {}{}out;", packed_ ? "" : "&", dialect_.self);
    text.append(body.text());
    text.line("}");
  }

  [[nodiscard]] std::string step_prototype() const {
    const std::string self = style_.single ? "" : model_.name + " *self, ";
    if (packed_) return fmt::format("uint8_t {}_step({}uint8_t inputs)", model_.name, self);
    return fmt::format("const {0}_outputs *{0}_step({1}const {0}_inputs *inputs)", model_.name, self);
  }

  // the header

  std::string header(const Interface& interface) {
    Text text;
    const std::string guard = constant(model_.name) + "_H";
    write_banner(text, style_, fmt::format("{}.h: how {} is called", model_.name, model_.name));
    text.line();
    text.format("#ifndef {}", guard);
    text.format("#define {}", guard);
    text.line();
    text.line("#include <stdbool.h>");
    text.line("#include <stdint.h>");
    text.line();
    text.line("#ifdef __cplusplus");
    text.line("extern \"C\" {");
    text.line("#endif");
    text.line();
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
    text.line(style_.single ? "/* Begins anew. After power-on it has begun already. */" : "/* Call it first. */");
    text.format("void {}_init({});", model_.name, machine_parameter());
    text.line();
    text.format("/* One step, to be taken every {} ms. */", style_.sample_ms);
    text.format("{};", step_prototype());
    text.line();
    text.line("#ifdef __cplusplus");
    text.line("}");
    text.line("#endif");
    text.line();
    text.line("#endif");
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
