// Debug symbols and keywords: what debuggers and editors are told of a behaviour.

#include <fmt/format.h>

#include <algorithm>

#include "base/letters.h"

#include "decide/xabsl/output.h"

namespace cancha::decide::xabsl {
namespace {

/// "d name ", "b name " or "e Enumeration name ", with the blank behind it.
std::string typed(const Checked& checked, ValueType type, std::string_view name) {
  switch (type.type) {
    case Type::Decimal:
      return fmt::format("d {} ", name);
    case Type::Boolean:
      return fmt::format("b {} ", name);
    case Type::Enumerated:
      break;
  }
  return fmt::format("e {} {} ", checked.enumerations[type.domain].name.text, name);
}

/// "name 2 d name.x b name.y " and a line end.
std::string signature(const Checked& checked, std::string_view name, std::span<const Parameter> parameters) {
  std::string out = fmt::format("{} {} ", name, parameters.size());
  for (const Parameter& p : parameters) out += typed(checked, p.type, p.code_name);
  return out + "\n";
}

void append_symbols(std::string& out, const Checked& checked, bool input) {
  const auto wanted = [input](const Symbol& s) { return (s.direction == Direction::Input) == input; };
  const std::string_view word = input ? "input" : "output";
  out += fmt::format("// number of {} symbols\n{}\n// {} symbols\n", word,
                     std::ranges::count_if(checked.symbols, wanted), word);
  out += fmt::format("// (d decimal-{0}-symbol | b boolean-{0}-symbol | e enum-name enumerated-{0}-symbol)+\n", word);
  for (const Symbol& s : checked.symbols) {
    if (wanted(s)) out += typed(checked, s.type, s.name.text) + "\n";
  }
  out += "\n\n";
}

/// "name(p = , q = )", as an editor inserts it.
std::string template_of(std::string_view name, std::span<const Parameter> parameters) {
  std::string out = fmt::format("{}(", name);
  for (const Parameter& p : parameters) out += fmt::format("{}{} = ", &p == parameters.data() ? "" : ", ", p.call_name);
  return out + ")";
}

}  // namespace

std::string debug_symbols(const Checked& checked) {
  constexpr std::string_view kParameters =
      "(name num-of-parameters (d decimal-parameter | b boolean_parameter | e enum-name enumerated-parameter)*)+";
  std::string out = fmt::format("// Debug Symbols for the agents of {}\n\n", checked.title);
  out += fmt::format("// number of enumerations\n{}\n// enumerations\n// (name number-of-elements (element)*)+\n",
                     checked.enumerations.size());
  for (const Enumeration& e : checked.enumerations) {
    out += fmt::format("{} {} ", e.name.text, e.elements.size());
    for (const Name& element : e.elements) out += fmt::format("{}.{} ", e.name.text, element.text);
    out += '\n';
  }
  out += "\n\n";
  append_symbols(out, checked, true);
  append_symbols(out, checked, false);
  out += fmt::format("// number of options\n{}\n//options: {}\n", checked.options.size(), kParameters);
  for (const std::uint32_t i : checked.options_by_name()) {
    out += signature(checked, checked.options[i].name.text, checked.options[i].parameters);
  }
  out += fmt::format("\n\n// number of basic behaviors\n{}\n//basic behaviors: {}\n", checked.behaviours.size(),
                     kParameters);
  for (const Behaviour& b : checked.behaviours) out += signature(checked, b.name.text, b.parameters);
  return out + "\n\n";
}

std::string keyword_list(const Checked& checked, std::string_view existing) {
  std::vector<std::string> words;
  for (std::string_view rest = existing; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string_view word = rest.substr(0, end);
    if (word.ends_with('\r')) word.remove_suffix(1);
    if (!word.empty()) words.emplace_back(word);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  for (const std::string_view word : kKeywords) words.emplace_back(word);
  for (const Enumeration& e : checked.enumerations) {
    for (const Name& element : e.elements) words.push_back(fmt::format("{}.{}", e.name.text, element.text));
  }
  for (const Symbol& s : checked.symbols) {
    words.push_back(s.parameters.empty() ? std::string{s.name.text} : template_of(s.name.text, s.parameters));
  }
  for (const Constant& c : checked.constants) words.emplace_back(c.name.text);
  for (const Behaviour& b : checked.behaviours) words.push_back(template_of(b.name.text, b.parameters));
  for (const Option& o : checked.options) words.push_back(template_of(o.name.text, o.parameters));

  // upper and lower case are equal for the order, but two words remain two
  std::ranges::sort(words, [](const std::string& a, const std::string& b) {
    if (std::ranges::lexicographical_compare(a, b, {}, lower, lower)) return true;
    if (std::ranges::lexicographical_compare(b, a, {}, lower, lower)) return false;
    return a < b;
  });
  words.erase(std::unique(words.begin(), words.end()), words.end());
  std::string out;
  for (const std::string& word : words) out += word + "\n";
  return out;
}

}  // namespace cancha::decide::xabsl
