#include "lsp/entities.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "lsp/context.h"

namespace cancha::lsp {
namespace {

template <class T>
void add_all(std::vector<Thing>& out, const xabsl::Compilation& made, EntityKind kind, const T& list) {
  for (std::uint32_t i = 0; i < list.size(); ++i) out.push_back({&made, {kind, EntityKind::Option, 0, i}});
}

std::vector<Thing> things_in(const xabsl::Compilation& made) {
  std::vector<Thing> out;
  add_all(out, made, EntityKind::Symbol, made.checked.symbols);
  add_all(out, made, EntityKind::Constant, made.checked.constants);
  add_all(out, made, EntityKind::Behaviour, made.checked.behaviours);
  add_all(out, made, EntityKind::Option, made.checked.options);
  add_all(out, made, EntityKind::Enumeration, made.checked.enumerations);
  add_all(out, made, EntityKind::Agent, made.checked.agents);
  add_all(out, made, EntityKind::Namespace, made.checked.namespaces);
  return out;
}

/// Adds those things of the last good compilation that a broken file has lost.
template <class List>
std::vector<Thing> merged(const Model& model, const List& list_of) {
  std::vector<Thing> out = list_of(*model.now);
  if (!model.good) return out;
  std::set<std::string> broken;
  for (const xabsl::Finding& f : model.now->findings.all()) {
    if (f.severity == xabsl::Severity::Error) broken.insert(model.paths[f.span.file]);
  }
  std::set<std::pair<EntityKind, std::string_view>> known;
  for (const Thing& t : out) known.emplace(t.what.kind, name_of(t));
  for (const Thing& t : list_of(*model.good)) {
    const std::string path = normal((*model.good->sources)[declared_at(t).file].path);
    const bool lost = broken.contains(path) || model.file(path) == xabsl::kNone;
    if (lost && known.emplace(t.what.kind, name_of(t)).second) out.push_back(t);
  }
  return out;
}

/// The option of that name, and its parts by `count`.
template <class Count>
auto parts_of(std::string_view option, EntityKind kind, Count count) {
  return [option, kind, count](const xabsl::Compilation& made) {
    std::vector<Thing> out;
    for (std::uint32_t o = 0; o < made.checked.options.size(); ++o) {
      if (made.checked.options[o].name.text != option) continue;
      for (std::uint32_t i = 0; i < count(made.checked.options[o]); ++i) {
        out.push_back({&made, {kind, EntityKind::Option, o, i}});
      }
    }
    return out;
  };
}

}  // namespace

const xabsl::Use* use_at(const xabsl::Compilation& made, std::uint32_t file, std::size_t byte) {
  const std::string_view text = (*made.sources)[file].text;
  const xabsl::Use* found = nullptr;
  for (const xabsl::Use& use : made.uses) {
    if (use.span.file != file || byte > use.span.end) continue;
    const bool at = use.span.begin > 0 && text[use.span.begin - 1] == '@';
    if (byte + (at ? 1 : 0) >= use.span.begin) found = &use;
    if (found == &use && byte < use.span.end) return found;
  }
  return found;
}

std::vector<Thing> things(const Model& model) {
  return merged(model, things_in);
}

std::vector<Thing> states_of(const Model& model, std::string_view option) {
  const auto count = [](const xabsl::Option& o) { return o.states.size(); };
  return merged(model, parts_of(option, EntityKind::State, count));
}

std::vector<Thing> parameters_of_option(const Model& model, std::string_view option) {
  const auto count = [](const xabsl::Option& o) { return o.parameters.size(); };
  return merged(model, parts_of(option, EntityKind::Parameter, count));
}

std::optional<Thing> thing_at(const Model& model, const std::string& path, std::string_view text, std::size_t byte) {
  const std::uint32_t file = model.file(path);
  if (file != xabsl::kNone) {
    if (const xabsl::Use* use = use_at(*model.now, file, byte)) return Thing{model.now.get(), use->what};
  }
  // a text that could not be understood: by the word and what stands around it
  const Word word = word_at(text, byte);
  if (word.text.empty()) return std::nullopt;
  const Context around = context_at(text, word.end);
  const auto pick = [&](const std::vector<Thing>& list, std::string_view name) -> std::optional<Thing> {
    const auto found = std::ranges::find_if(list, [&](const Thing& t) { return name_of(t) == name; });
    if (found == list.end()) return std::nullopt;
    return *found;
  };
  if (word.text[0] == '@') return pick(parameters_of_option(model, around.option), word.text.substr(1));
  if (around.where == Where::Goto) return pick(states_of(model, around.option), word.text);
  return pick(things(model), word.text);
}

}  // namespace cancha::lsp
