// Debug symbols and keywords: what debuggers and editors are told of a behaviour.

#include <fmt/format.h>

#include <algorithm>
#include <map>

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

/// The name of a thing that namespaces declare; nothing for other things.
const Name* declared_name(const Checked& checked, const Entity& what) {
  switch (what.kind) {
    case EntityKind::Symbol:
      return &checked.symbols[what.index].name;
    case EntityKind::Constant:
      return &checked.constants[what.index].name;
    case EntityKind::Enumeration:
      return &checked.enumerations[what.index].name;
    case EntityKind::Element:
      return &checked.enumerations[what.owner].name;
    case EntityKind::Behaviour:
      return &checked.behaviours[what.index].name;
    default:
      return nullptr;
  }
}

/// The files of namespaces, each of which has one, in the order in which options first use them.
std::vector<std::uint32_t> used_files(const Checked& checked, const Uses& uses) {
  std::map<std::uint32_t, std::vector<const Use*>> by_file;
  for (const Use& use : uses) by_file[use.span.file].push_back(&use);
  std::vector<std::uint32_t> files;
  for (const std::uint32_t i : checked.options_by_name()) {
    std::vector<const Use*>& own = by_file[checked.options[i].name.span.file];
    std::ranges::stable_sort(own, {}, [](const Use* use) { return use->span.begin; });
    for (const Use* use : own) {
      const Name* name = declared_name(checked, use->what);
      if (name && std::ranges::find(files, name->span.file) == files.end()) files.push_back(name->span.file);
    }
  }
  return files;
}

/// The things of a list that these files declare, file after file.
template <class T>
std::vector<const T*> in_files(const std::vector<T>& list, const std::vector<std::uint32_t>& files) {
  std::vector<const T*> found;
  for (const std::uint32_t file : files) {
    for (const T& thing : list) {
      if (thing.name.span.file == file) found.push_back(&thing);
    }
  }
  return found;
}

void append_symbols(std::string& out, const Checked& checked, std::vector<const Symbol*> symbols, bool input) {
  std::erase_if(symbols, [input](const Symbol* s) { return (s->direction == Direction::Input) != input; });
  const std::string_view word = input ? "input" : "output";
  out += fmt::format("// number of {0} symbols\n{1}\n// {0} symbols\n", word, symbols.size());
  out += fmt::format("// (d decimal-{0}-symbol | b boolean-{0}-symbol | e enum-name enumerated-{0}-symbol)+\n", word);
  for (const Symbol* s : symbols) out += typed(checked, s->type, s->name.text) + "\n";
  out += "\n\n";
}

/// "name(p = , q = )", as an editor inserts it.
std::string template_of(std::string_view name, std::span<const Parameter> parameters) {
  std::string out = fmt::format("{}(", name);
  for (const Parameter& p : parameters) out += fmt::format("{}{} = ", &p == parameters.data() ? "" : ", ", p.call_name);
  return out + ")";
}

}  // namespace

std::string debug_symbols(const Checked& checked, const Uses& uses) {
  const std::vector<std::uint32_t> files = used_files(checked, uses);
  const auto enumerations = in_files(checked.enumerations, files);
  const auto symbols = in_files(checked.symbols, files);
  const auto behaviours = in_files(checked.behaviours, files);
  constexpr std::string_view kParameters =
      "(name num-of-parameters (d decimal-parameter | b boolean_parameter | e enum-name enumerated-parameter)*)+";
  std::string out = fmt::format("// Debug Symbols for the agents of {}\n\n", checked.title);
  out += fmt::format("// number of enumerations\n{}\n// enumerations\n// (name number-of-elements (element)*)+\n",
                     enumerations.size());
  for (const Enumeration* e : enumerations) {
    out += fmt::format("{} {} ", e->name.text, e->elements.size());
    for (const Name& element : e->elements) out += fmt::format("{}.{} ", e->name.text, element.text);
    out += '\n';
  }
  out += "\n\n";
  append_symbols(out, checked, symbols, true);
  append_symbols(out, checked, symbols, false);
  out += fmt::format("// number of options\n{}\n//options: {}\n", checked.options.size(), kParameters);
  for (const std::uint32_t i : checked.options_by_name()) {
    out += signature(checked, checked.options[i].name.text, checked.options[i].parameters);
  }
  out += fmt::format("\n\n// number of basic behaviors\n{}\n//basic behaviors: {}\n", behaviours.size(), kParameters);
  for (const Behaviour* b : behaviours) out += signature(checked, b->name.text, b->parameters);
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
  const auto add_call = [&](std::string_view name, std::span<const Parameter> parameters) {
    words.push_back(template_of(name, parameters));
    for (const Parameter& p : parameters) words.emplace_back(p.name.text);
  };
  for (const Enumeration& e : checked.enumerations) {
    words.emplace_back(e.name.text);
    for (const Name& element : e.elements) words.emplace_back(element.text);
  }
  for (const Symbol& s : checked.symbols) {
    if (s.direction == Direction::Input) {
      add_call(s.name.text, s.parameters);
    } else {
      words.emplace_back(s.name.text);
    }
  }
  for (const Constant& c : checked.constants) words.emplace_back(c.name.text);
  for (const Behaviour& b : checked.behaviours) add_call(b.name.text, b.parameters);
  for (const Option& o : checked.options) {
    add_call(o.name.text, o.parameters);
    for (const State& s : o.states) words.emplace_back(s.name.text);
  }

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
