// The requests of the language server that lead from a name to what it means.

#include <fmt/format.h>

#include <algorithm>

#include "base/json.h"
#include "base/letters.h"
#include "decide/xabsl/format.h"
#include "lsp/context.h"
#include "lsp/language_server.h"
#include "lsp/rename.h"

namespace cancha::lsp {
namespace {

constexpr std::size_t kMostSymbols = 1000;

/// Whether all letters of the query stand in the name, in this order.
bool matches(std::string_view query, std::string_view name) {
  std::size_t at = 0;
  for (const char c : name) {
    if (at < query.size() && lower(c) == lower(query[at])) ++at;
  }
  return at == query.size();
}

/// The include whose text is around a byte; empty where there is none.
std::string_view include_at(const Model& model, const std::string& path, std::size_t byte) {
  const std::uint32_t file = model.file(path);
  if (file == xabsl::kNone) return {};
  for (const xabsl::Name& include : model.now->files[file].includes) {
    if (include.span.begin <= byte && byte <= include.span.end) return include.text.substr(1, include.text.size() - 2);
  }
  return {};
}

}  // namespace

LanguageServer::Answer LanguageServer::hover(const Place& place) const {
  const Word word = word_at(place.text, place.byte);
  const Lines lines{place.text, workspace_.encoding()};
  HoverAnswer answer;
  answer.range = lines.range(word.begin, word.end);
  if (const auto thing = thing_at(*place.model, place.path, place.text, place.byte)) {
    answer.contents.value = description(*thing);
    return to_json(answer);
  }
  const std::string_view meaning = meaning_of(word.text);
  if (meaning.empty()) return "null";
  answer.contents.value = fmt::format("```xabsl\n{}\n```\n\n{}", word.text, meaning);
  return to_json(answer);
}

LanguageServer::Answer LanguageServer::definition(const Place& place) const {
  if (const std::string_view include = include_at(*place.model, place.path, place.byte); !include.empty()) {
    const std::string folder = place.path.substr(0, place.path.rfind('/') + 1);
    const std::string path = include.starts_with('/') ? std::string{include} : fmt::format("{}{}", folder, include);
    return to_json(Location{workspace_.uri(normal(path)), {}});
  }
  const auto thing = thing_at(*place.model, place.path, place.text, place.byte);
  if (!thing) return "null";
  LinesOf lines{*thing->made->sources, workspace_.encoding()};
  return to_json(workspace_.location(*thing->made->sources, declared_at(*thing), lines));
}

LanguageServer::Answer LanguageServer::references(const Place& place, bool with_declaration) const {
  const auto thing = thing_at(*place.model, place.path, place.text, place.byte);
  if (!thing) return "null";
  std::vector<const xabsl::Use*> found;
  for (const xabsl::Use& use : thing->made->uses) {
    if (use.what == thing->what && (with_declaration || use.role != xabsl::UseRole::Declaration)) found.push_back(&use);
  }
  std::ranges::sort(found, {}, [](const xabsl::Use* u) { return std::pair{u->span.file, u->span.begin}; });
  std::vector<Location> list;
  LinesOf lines{*thing->made->sources, workspace_.encoding()};
  for (const xabsl::Use* use : found) list.push_back(workspace_.location(*thing->made->sources, use->span, lines));
  return to_json(list);
}

LanguageServer::Answer LanguageServer::highlights(const Place& place) const {
  const std::uint32_t file = place.model->file(place.path);
  const xabsl::Use* here = file == xabsl::kNone ? nullptr : use_at(*place.model->now, file, place.byte);
  if (!here) return "null";
  const Lines lines{(*place.model->now->sources)[file].text, workspace_.encoding()};
  std::vector<Highlight> list;
  for (const xabsl::Use& use : place.model->now->uses) {
    if (use.span.file != file || !(use.what == here->what)) continue;
    const int kind = use.role == xabsl::UseRole::Read ? 2 : use.role == xabsl::UseRole::Write ? 3 : 1;
    list.push_back({lines.range(use.span.begin, use.span.end), kind});
  }
  return to_json(list);
}

LanguageServer::Answer LanguageServer::prepare_rename(const Place& place) const {
  auto span = renamable(*place.model, place.path, place.byte);
  if (!span) return pass_on(std::move(span));
  const Lines lines{place.text, workspace_.encoding()};
  return fmt::format(R"({{"range":{},"placeholder":{}}})", to_json(lines.range(span->begin, span->end)),
                     to_json(std::string{place.text.substr(span->begin, span->end - span->begin)}));
}

LanguageServer::Answer LanguageServer::formatting(const Place& place) const {
  auto text = xabsl::format(place.text, place.path);
  if (!text) return pass_on(std::move(text));
  if (*text == place.text) return "[]";
  return to_json(std::vector<TextEdit>{{Lines{place.text, workspace_.encoding()}.whole(), std::move(*text)}});
}

LanguageServer::Answer LanguageServer::workspace_symbols(std::string_view query) const {
  std::vector<SymbolInformation> list;
  std::map<const xabsl::Sources*, LinesOf> lines;
  const auto add = [&](const Thing& thing) {
    if (list.size() >= kMostSymbols || !matches(query, name_of(thing))) return;
    const xabsl::Sources* sources = thing.made->sources.get();
    LinesOf& known = lines.try_emplace(sources, *sources, workspace_.encoding()).first->second;
    list.push_back({std::string{name_of(thing)}, symbol_kind(thing.what.kind),
                    workspace_.location(*sources, declared_at(thing), known), std::string{owner_of(thing)}});
  };
  for (const auto& [root, model] : workspace_.models()) {
    for (const Thing& thing : things(model)) {
      add(thing);
      if (thing.what.kind != EntityKind::Option) continue;
      for (std::uint32_t i = 0; i < thing.in().options[thing.what.index].states.size(); ++i) {
        add({thing.made, {EntityKind::State, EntityKind::Option, thing.what.index, i}});
      }
    }
  }
  return to_json(list);
}

}  // namespace cancha::lsp
