#include "lsp/rename.h"

#include <fmt/format.h>

#include <algorithm>

#include "decide/xabsl/token.h"

namespace cancha::lsp {
namespace {

constexpr std::size_t kLongestName = 1000;

Result<void> check_name(std::string_view name) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  const auto inner = [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '.'; };
  if (name.empty() || name.size() > kLongestName || !letter(name[0]) || !std::ranges::all_of(name, inner)) {
    return fail("", fmt::format("'{}' is no name", name.substr(0, 60)),
                "a letter or _ first, then letters, digits, _ and dots");
  }
  if (std::ranges::find(xabsl::kKeywords, name) != xabsl::kKeywords.end()) {
    return fail("", fmt::format("'{}' is a reserved word", name));
  }
  return {};
}

std::string place_text(const xabsl::Sources& sources, xabsl::Span span) {
  const xabsl::Place place = sources.place(span.file, span.begin);
  const std::string& path = sources[span.file].path;
  return fmt::format("{}:{}:{}", path.substr(path.rfind('/') + 1), place.line, place.column);
}

Result<const xabsl::Use*> mention(const Model& model, const std::string& path, std::size_t byte) {
  if (!model.now->good()) {
    const auto& all = model.now->findings.all();
    const auto first =
        std::ranges::find_if(all, [](const xabsl::Finding& f) { return f.severity == xabsl::Severity::Error; });
    if (first == all.end()) return fail("", "the behaviour has errors, so mentions could be missed");
    return fail("", "the behaviour has errors, so mentions could be missed",
                fmt::format("{}: {}", place_text(*model.now->sources, first->span), first->what));
  }
  const std::uint32_t file = model.file(path);
  if (file == xabsl::kNone) return fail("", "the behaviour does not include this file");
  const xabsl::Use* use = use_at(*model.now, file, byte);
  if (!use) return fail("", "there is no name here that could be changed");
  return use;
}

/// The edited behaviour must be good and mean the same.
Result<void> check_edited(const xabsl::Compilation& before, const xabsl::Compilation& after, std::string_view name) {
  for (const xabsl::Finding& f : after.findings.all()) {
    if (f.severity != xabsl::Severity::Error) continue;
    return fail("", fmt::format("'{}' cannot be used as the name: {}", name, f.what),
                place_text(*after.sources, f.span));
  }
  const auto same = [](const xabsl::Use& a, const xabsl::Use& b) { return a.what == b.what && a.role == b.role; };
  const auto [a, b] = std::ranges::mismatch(before.uses, after.uses, same);
  if (a == before.uses.end() && b == after.uses.end()) return {};
  const xabsl::Span where = b == after.uses.end() ? xabsl::Span{} : b->span;
  return fail("", fmt::format("'{}' would change the meaning of another name", name),
              place_text(*after.sources, where));
}

}  // namespace

Result<xabsl::Span> renamable(const Model& model, const std::string& path, std::size_t byte) {
  auto use = mention(model, path, byte);
  if (!use) return pass_on(std::move(use));
  return (*use)->span;
}

Result<WorkspaceEdit> rename(const Workspace& workspace, const Model& model, const std::string& path, std::size_t byte,
                             std::string new_name) {
  auto use = mention(model, path, byte);
  if (!use) return pass_on(std::move(use));
  const Entity what = (*use)->what;
  if (what.kind == EntityKind::Parameter && new_name.starts_with('@')) new_name.erase(0, 1);
  if (auto good = check_name(new_name); !good) return pass_on(std::move(good));

  // mentions by file, each once: a file that is included under two spellings is one file in the editor
  std::map<std::string, std::map<std::uint32_t, xabsl::Span>> mentions;
  for (const xabsl::Use& u : model.now->uses) {
    if (u.what == what) mentions[model.paths[u.span.file]].try_emplace(u.span.begin, u.span);
  }
  WorkspaceEdit edit;
  std::map<std::string, std::string> texts;
  for (const auto& [file, places] : mentions) {
    const std::string& before = (*model.now->sources)[places.begin()->second.file].text;
    const Lines lines{before, workspace.encoding()};
    auto& edits = edit.changes[workspace.uri(file)];
    std::string& after = texts[file];
    std::size_t at = 0;
    for (const auto& [begin, span] : places) {
      edits.push_back({lines.range(span.begin, span.end), new_name});
      after += before.substr(at, span.begin - at);
      after += new_name;
      at = span.end;
    }
    after += before.substr(at);
  }
  if (auto good = check_edited(*model.now, workspace.compile_with(model.root, texts), new_name); !good) {
    return pass_on(std::move(good));
  }
  return edit;
}

}  // namespace cancha::lsp
