// A finite machine as C: a table in flash, and one byte that the machine keeps.

#include <algorithm>
#include <array>

#include "codegen/declarations.h"
#include "codegen/table.h"

namespace cancha::codegen {
namespace {

class TableWriter {
 public:
  TableWriter(const Model& model, const SourceStyle& style, const Machine& machine)
      : model_{model}, style_{style}, machine_{machine} {}

  Source run() {
    Source made{.interface = interface_of(model_, style_, true), .header = {}, .source = {}};
    made.header = {made.interface.header, header()};
    made.source = {made.interface.source, source()};
    return made;
  }

 private:
  [[nodiscard]] std::string kept() const { return style_.single ? "situation" : "self->situation"; }
  [[nodiscard]] std::string machine_parameter() const { return style_.single ? "void" : model_.name + " *self"; }
  [[nodiscard]] std::string step_prototype() const {
    return fmt::format("uint8_t {}_step({}uint8_t inputs)", model_.name,
                       style_.single ? "" : fmt::format("{} *self, ", model_.name));
  }

  std::string header() const {
    Text text;
    begin_header(text, style_, model_, std::array<std::string_view, 1>{"stdint.h"});
    write_bits(text, model_);
    if (!style_.single) {
      text.open("typedef struct {");
      text.line("uint8_t situation;");
      text.close(fmt::format("}} {};", model_.name));
      text.line();
    }
    write_calls(text, style_, model_, machine_parameter(), step_prototype());
    end_header(text);
    return text.text();
  }

  /// What a row of the table stands for, for readers.
  [[nodiscard]] std::string about(std::size_t code) const {
    const unsigned out =
        machine_.out.empty() ? static_cast<unsigned>(code) & ((1u << machine_.outputs) - 1u) : machine_.out[code];
    std::string names;
    for (std::size_t i = 0; i < model_.outputs.size(); ++i) {
      if ((out >> i & 1u) == 0) continue;
      names += fmt::format("{}{}", names.empty() ? "" : " ", model_.symbol_names[model_.outputs[i]]);
    }
    std::string all = fmt::format("{}: {}", code, names.empty() ? "nothing" : names);
    for (const std::uint32_t s : machine_.states[code]) {
      const program::State& state = model_.program->states[s];
      const std::string place = model_.place(state.place);
      all += fmt::format("; {}{}{}", state.name, place.empty() ? "" : " at ", place);
    }
    return all;
  }

  void rows(Text& text) const {
    const std::size_t width = std::size_t{1} << machine_.inputs;
    for (std::size_t row = 0; row < machine_.next.size() / width; ++row) {
      std::string line;
      for (std::size_t i = 0; i < width; ++i) {
        line += fmt::format("{}{}u,", i == 0 ? "" : " ", machine_.next[row * width + i]);
        if (i % 16 == 15 && i + 1 < width) {
          text.line(line);
          line.clear();
        }
      }
      text.format("{} /* {} */", line, about(row));
    }
  }

  std::string source() const {
    Text text;
    write_banner(text, style_, fmt::format("{}.c: what {} does", model_.name, model_.name));
    text.line();
    text.format("#include \"{}.h\"", model_.name);
    text.line();
    text.line("#if defined(__AVR__)");
    text.line("#include <avr/pgmspace.h>");
    text.line("#define IN_FLASH PROGMEM");
    text.line("#define FROM_FLASH(place) pgm_read_byte(place)");
    text.line("#else");
    text.line("#define IN_FLASH");
    text.line("#define FROM_FLASH(place) (*(place))");
    text.line("#endif");
    text.line();
    text.format("/* The next situation, by situation (rows) and inputs{}. */",
                machine_.out.empty() ? "; the outputs are its lowest bits" : "");
    text.format("static const uint8_t next_situation[{}] IN_FLASH = {{", machine_.next.size());
    Text inside{1};
    rows(inside);
    text.append(inside.text());
    text.line("};");
    text.line();
    if (!machine_.out.empty()) outputs(text);
    if (style_.single) {
      text.line("static uint8_t situation;");
      text.line();
    }
    text.format("void {}_init({})", model_.name, machine_parameter());
    text.open("{");
    text.format("{} = 0u;", kept());
    text.close();
    text.line();
    step(text);
    return text.text();
  }

  void outputs(Text& text) const {
    std::string line;
    for (const std::uint8_t out : machine_.out) line += fmt::format("{}{}u", line.empty() ? "" : ", ", out);
    text.line("/* The outputs of each situation. */");
    text.format("static const uint8_t outputs_of[{}] IN_FLASH = {{{}}};", machine_.out.size(), line);
    text.line();
  }

  void step(Text& text) const {
    text.line(step_prototype());
    text.open("{");
    const unsigned mask = (1u << machine_.inputs) - 1u;
    const std::string_view type = machine_.next.size() <= 256 ? "uint8_t" : "uint16_t";
    text.format("const {0} place = ({0})(((unsigned int){1} << {2}) | (inputs & 0x{3:02x}u));", type, kept(),
                machine_.inputs, mask);
    text.format("{} = FROM_FLASH(&next_situation[place]);", kept());
    if (!machine_.out.empty()) {
      text.format("return FROM_FLASH(&outputs_of[{}]);", kept());
    } else if (std::ranges::any_of(machine_.codes, [&](std::uint8_t c) { return c >> machine_.outputs != 0; })) {
      text.format("return (uint8_t)({} & 0x{:02x}u);", kept(), (1u << machine_.outputs) - 1u);
    } else {
      text.format("return {};", kept());
    }
    text.close();
  }

  const Model& model_;
  const SourceStyle& style_;
  const Machine& machine_;
};

}  // namespace

Source table_source(const Model& model, const SourceStyle& style, const Machine& machine) {
  return TableWriter{model, style, machine}.run();
}

}  // namespace cancha::codegen
