#include "codegen/cpp_source.h"

#include <algorithm>

#include "codegen/declarations.h"
#include "codegen/names.h"

namespace cancha::codegen {
namespace {

class CppWriter {
 public:
  CppWriter(const Model& model, const SourceStyle& style)
      : model_{model},
        style_{style},
        values_{model},
        dialect_{.self = "",
                 .in = "in.",
                 .out = "out_.",
                 .parameters = "const Inputs &in",
                 .arguments = "in",
                 .helper = "",
                 .hook = "hooks::"},
        writer_{model, values_, dialect_, style.traced} {}

  Source run() {
    Source made{.interface = interface_of(model_, style_, false), .header = {}, .source = {}};
    made.interface.header = model_.name + ".hpp";
    made.interface.source = model_.name + ".cpp";
    write_functions();
    made.header = {made.interface.header, header(made.interface)};
    made.source = {made.interface.source, source()};
    return made;
  }

 private:
  void function(std::string_view type, const std::string& name, const std::string& parameters, const std::string& body,
                std::string_view constness = "") {
    prototypes_.format("{} {}({}){};", type, name, parameters, constness);
    functions_.format("{} Machine::{}({}){} {{", type, name, parameters, constness);
    Text unused{1};
    const bool uses_in = std::ranges::any_of(std::initializer_list<std::string_view>{"in.", "(in)", "(in,"},
                                             [&](std::string_view use) { return body.find(use) != std::string::npos; });
    if (!uses_in) unused.line("(void)in;");
    functions_.append(unused.text());
    functions_.append(body);
    functions_.line("}");
    functions_.line();
  }

  void write_functions() {
    for (const OptionUse& use : model_.options) {
      const program::Option& option = model_.program->options[use.option];
      const std::string given = parameter_list(model_, values_, option.parameters);
      const std::string parameters = fmt::format("{}{}{}", dialect_.parameters, given.empty() ? "" : ", ", given);
      if (use.asked_done) function("bool", use.name + "_done", dialect_.parameters, writer_.done(use), " const");
      const std::string place = model_.place(option.place);
      functions_.format("// {}{}", option.name, place.empty() ? "" : fmt::format(", {}", place));
      const std::string body = writer_.body(use);
      function("void", use.name, parameters, unused_parameters(model_, option.parameters, body) + body);
    }
    late_ = starts_late(model_, writer_);
    entry_ = writer_.entry(model_.options.back(), late_ ? 2 : 1);
  }

  std::string source() {
    Text text;
    write_banner(text, style_, fmt::format("{}.cpp: what {} does", model_.name, model_.name));
    text.line();
    text.format("#include \"{}.hpp\"", model_.name);
    text.line();
    text.format("namespace {} {{", model_.name);
    text.line();
    write_helpers(text, writer_.helpers(), dialect_.helper);
    text.append(functions_.text());
    if (!late_) {
      text.line("Machine::Machine() {");
      text.append(entry_);
      text.line("}");
      text.line();
    }
    text.line("const Outputs &Machine::step(const Inputs &in) {");
    Text body{1};
    if (model_.options.size() > 1) body.line("++cycle;");
    if (style_.traced) body.line("active_count = 0;");
    if (late_) {
      body.line("if (!started) {");
      body.line("    started = true;");
      body.append(entry_);
      body.line("}");
    }
    body.format("{}(in);", model_.options.back().name);
    body.line("return out_;");
    text.append(body.text());
    text.line("}");
    text.line();
    text.line("}");
    return text.text();
  }

  std::string header(const Interface& interface) {
    Text text;
    write_banner(text, style_, fmt::format("{}.hpp: how {} is called", model_.name, model_.name));
    text.line();
    text.line("#pragma once");
    text.line();
    text.line("#include <cstdint>");
    text.line();
    text.format("namespace {} {{", model_.name);
    text.line();
    text.line(
        "using std::int16_t;\nusing std::int32_t;\nusing std::int8_t;\nusing std::uint32_t;\nusing std::uint8_t;");
    text.line();
    write_constants(text, model_, true);
    text.open("struct Inputs {");
    write_inputs(text, model_, values_);
    text.close("};");
    text.line();
    text.open("struct Outputs {");
    write_outputs(text, model_, values_);
    text.close("};");
    text.line();
    if (style_.traced) activation(text);
    if (!interface.hooks.empty()) {
      text.line("/* These are yours to write. */");
      text.line("namespace hooks {");
      for (const std::string& hook : interface.hooks) text.format("{};", hook);
      text.line("}");
      text.line();
    }
    machine(text);
    text.line("}");
    return text.text();
  }

  void activation(Text& text) const {
    text.open("struct Activation {");
    text.line("uint8_t option;");
    text.line("uint8_t depth; /* 0 = the root */");
    text.line("uint8_t state;");
    text.line("uint32_t option_time; /* ms */");
    text.line("uint32_t state_time; /* ms */");
    text.close("};");
    text.line();
  }

  void machine(Text& text) {
    text.open("class Machine {");
    text.line("public:");
    if (!late_) text.line("Machine();");
    text.format("/* One step, to be taken every {} ms. */", style_.sample_ms);
    text.line("const Outputs &step(const Inputs &in);");
    text.line("const Outputs &outputs() const { return out_; }");
    if (style_.traced) {
      text.line("/* Which options were active in the last step, in the order in which they ran. */");
      text.line("const Activation *activations() const { return active; }");
      text.line("uint8_t activation_count() const { return active_count; }");
    }
    text.line();
    text.line("private:");
    Text lines{text.level()};
    for (std::size_t from = 0; from < prototypes_.text().size();) {
      const std::size_t end = prototypes_.text().find('\n', from);
      lines.line(prototypes_.text().substr(from, end - from));
      from = end + 1;
    }
    text.append(lines.text());
    text.line();
    text.line("Outputs out_{};");
    Text members;
    write_memory(members, model_, values_, style_, false);
    if (late_) members.line("bool started;");
    text.append(zeroed(members.text(), text.level()));
    text.close("};");
    text.line();
  }

  /// Members that begin as nothing: "uint8_t state;" becomes "uint8_t state{};".
  [[nodiscard]] static std::string zeroed(const std::string& members, int level) {
    Text text{level};
    for (std::size_t from = 0; from < members.size();) {
      const std::size_t end = members.find('\n', from);
      std::string line = members.substr(from, end - from);
      const std::size_t semicolon = line.find(';');
      if (semicolon != std::string::npos && !line.starts_with("/*")) line.insert(semicolon, "{}");
      text.line(line);
      from = end + 1;
    }
    return text.text();
  }

  const Model& model_;
  const SourceStyle& style_;
  Values values_;
  Dialect dialect_;
  OptionWriter writer_;
  Text functions_;
  Text prototypes_;
  bool late_ = false;
  std::string entry_;
};

}  // namespace

Source cpp_source(const Model& model, const SourceStyle& style) {
  return CppWriter{model, style}.run();
}

}  // namespace cancha::codegen
