#include "lsp/workspace.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace cancha::lsp {
namespace {

constexpr std::string_view kAgents = "agents.xabsl";
constexpr std::size_t kLongestText = std::size_t{16} << 20;

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? "" : path.substr(0, slash + 1);
}

}  // namespace

std::uint32_t Model::file(std::string_view path) const {
  const auto found = std::ranges::find(paths, path);
  return found == paths.end() ? xabsl::kNone : static_cast<std::uint32_t>(found - paths.begin());
}

void Workspace::set_root(std::string path) {
  if (!path.ends_with(".xabsl") && !path.ends_with(".yabsl"))
    path += path.ends_with('/') ? "agents.xabsl" : "/agents.xabsl";
  fixed_root_ = std::move(path);
}

const Lines& LinesOf::operator[](std::uint32_t file) {
  const auto found = known_.find(file);
  if (found != known_.end()) return found->second;
  return known_.emplace(file, Lines{sources_[file].text, encoding_}).first->second;
}

// ---- texts ---------------------------------------------------------------------------------------------------------

void Workspace::open(const OpenedDocument& opened) {
  const std::string path = path_of(opened.uri);
  documents_[path] = {opened.uri, opened.version, opened.text, {}};
  documents_[path].root = root_of(path);
  asked_.push_back(path);
  // other files may have found their root now
  if (path.ends_with(kAgents)) return look_again();
  // a text that is not the disk's, or the agents' file itself, may change behaviours that are known already
  compile_all_with(path);
}

bool Workspace::change(const Changed& changed) {
  const std::string path = path_of(changed.document.uri);
  const auto found = documents_.find(path);
  if (found == documents_.end()) return false;
  Document& document = found->second;
  document.version = changed.document.version;
  for (const Change& change : changed.changes) {
    if (!change.range) {
      document.text = change.text;
      continue;
    }
    const Lines lines{document.text, encoding_};
    const std::size_t begin = lines.byte(change.range->start);
    const std::size_t end = std::max(begin, lines.byte(change.range->end));
    document.text.replace(begin, end - begin, change.text);
  }
  asked_.push_back(path);
  compile_all_with(path);
  return true;
}

void Workspace::close(const std::string& uri) {
  const std::string path = path_of(uri);
  if (documents_.erase(path) == 0) return;
  // the disk counts again
  if (path.ends_with(kAgents)) return look_again();
  compile_all_with(path);
  forget_unused();
}

void Workspace::look_again() {
  for (auto& [path, document] : documents_) document.root = root_of(path);
  forget_unused();
  std::set<std::string> roots;
  for (const auto& [path, document] : documents_) roots.insert(document.root);
  for (const std::string& root : roots) compile(root);
}

const Document* Workspace::document(const std::string& path) const {
  const auto found = documents_.find(path);
  return found == documents_.end() ? nullptr : &found->second;
}

std::size_t Workspace::open_bytes() const {
  std::size_t bytes = 0;
  for (const auto& [path, document] : documents_) bytes += path.size() + document.text.size();
  return bytes;
}

Result<std::string> Workspace::read(const std::string& path) const {
  const std::string plain = normal(path);
  const Document* open = document(plain);
  if (!open) return read_(plain);
  if (open->text.size() > kLongestText) return fail(path, "is larger than 16 MiB", "split it by option");
  return open->text;
}

std::optional<std::string_view> Workspace::text(const std::string& path) const {
  if (const Document* open = document(path)) return open->text;
  for (const auto& [root, model] : models_) {
    if (const std::uint32_t file = model.file(path); file != xabsl::kNone) return (*model.now->sources)[file].text;
  }
  return std::nullopt;
}

std::string Workspace::uri(const std::string& path) const {
  const Document* open = document(path);
  return open ? open->uri : uri_of(path);
}

Location Workspace::location(const xabsl::Sources& sources, xabsl::Span span, LinesOf& lines) const {
  return {uri(normal(sources[span.file].path)), lines[span.file].range(span.begin, span.end)};
}

// ---- behaviours ----------------------------------------------------------------------------------------------------

std::string Workspace::root_of(const std::string& path) const {
  if (!fixed_root_.empty()) return fixed_root_;
  // the nearest agents.xabsl, going up
  for (std::string folder = folder_of(path); path.starts_with('/') && !folder.empty();) {
    const std::string candidate = folder + std::string{kAgents};
    if (document(candidate) || read_(candidate)) return candidate;
    folder.pop_back();
    folder = folder_of(folder);
  }
  return path;
}

void Workspace::compile(const std::string& root) {
  Model& model = models_[root];
  model.root = root;
  const xabsl::FileReader reader = [this](const std::string& path) { return read(path); };
  auto made = std::make_unique<xabsl::Compilation>(xabsl::compile(root, reader));
  if (made->good()) {
    model.good.reset();
  } else if (model.now && model.now->good()) {
    model.good = std::move(model.now);
  }
  model.now = std::move(made);
  model.paths.clear();
  for (std::uint32_t i = 0; i < model.now->sources->size(); ++i)
    model.paths.push_back(normal((*model.now->sources)[i].path));
}

void Workspace::compile_all_with(const std::string& path) {
  std::set<std::string> roots;
  for (const auto& [root, model] : models_) {
    if (model.file(path) != xabsl::kNone) roots.insert(root);
  }
  if (const Document* open = document(path)) roots.insert(open->root);
  for (const std::string& root : roots) compile(root);
}

void Workspace::forget_unused() {
  std::erase_if(models_, [this](const auto& known) {
    return std::ranges::none_of(documents_, [&](const auto& open) { return open.second.root == known.first; });
  });
}

const Model* Workspace::model(const std::string& path) const {
  const Document* open = document(path);
  if (open && models_.contains(open->root)) return &models_.at(open->root);
  for (const auto& [root, model] : models_) {
    if (model.file(path) != xabsl::kNone) return &model;
  }
  return nullptr;
}

xabsl::Compilation Workspace::compile_with(const std::string& root,
                                           const std::map<std::string, std::string>& texts) const {
  return xabsl::compile(root, [&](const std::string& path) -> Result<std::string> {
    const auto found = texts.find(normal(path));
    return found == texts.end() ? read(path) : found->second;
  });
}

// ---- diagnostics ---------------------------------------------------------------------------------------------------

DiagnosticItem Workspace::item(const xabsl::Finding& finding, const Lines& lines) const {
  DiagnosticItem made;
  made.range = lines.range(finding.span.begin, finding.span.end);
  // notes are oddities that are accepted: a faint mark in the margin, no more
  made.severity = finding.severity == xabsl::Severity::Error ? 1 : finding.severity == xabsl::Severity::Warning ? 2 : 4;
  if (strict_ && made.severity == 4) made.severity = 2;
  if (finding.code != xabsl::Code::None) {
    made.code = std::string{names(finding.code)[static_cast<std::size_t>(finding.code)]};
  }
  made.message = finding.hint.empty() ? finding.what : fmt::format("{} ({})", finding.what, finding.hint);
  return made;
}

std::vector<DiagnosticItem> Workspace::diagnostics_alone(const std::string& path, const Document& document) const {
  xabsl::Arena arena;
  xabsl::Findings findings;
  std::vector<xabsl::Token> tokens;
  const xabsl::Source source{path, document.text};
  (void)xabsl::syntax::parse(source, 0, arena, tokens, findings);
  const Lines lines{document.text, encoding_};
  std::vector<DiagnosticItem> items;
  for (const xabsl::Finding& f : findings.all()) items.push_back(item(f, lines));
  const std::string root = document.root.substr(document.root.rfind('/') + 1);
  items.push_back({{}, 3, std::nullopt, "xabsl", fmt::format("{} does not include this file, directly or not", root)});
  return items;
}

std::map<std::string, std::vector<DiagnosticItem>> Workspace::diagnostics() const {
  std::map<std::string, std::vector<DiagnosticItem>> all;
  for (const auto& [root, model] : models_) {
    LinesOf lines{*model.now->sources, encoding_};
    for (const xabsl::Finding& f : model.now->findings.all()) {
      all[model.paths[f.span.file]].push_back(item(f, lines[f.span.file]));
    }
  }
  for (const auto& [path, document] : documents_) {
    const Model* known = model(path);
    if (known && known->file(path) == xabsl::kNone) all[path] = diagnostics_alone(path, document);
  }
  return all;
}

std::vector<std::string> Workspace::news() {
  auto all = diagnostics();
  // files of which nothing is to be said any more, and those that ask for an answer
  for (const auto& [path, text] : told_) all.try_emplace(path);
  for (const std::string& path : asked_) all.try_emplace(path);
  std::vector<std::string> messages;
  for (auto& [path, items] : all) {
    std::ranges::stable_sort(items, [](const DiagnosticItem& a, const DiagnosticItem& b) {
      return std::tuple{a.range.start.line, a.range.start.character} <
             std::tuple{b.range.start.line, b.range.start.character};
    });
    std::string text = to_json(items);
    const bool asked = std::ranges::find(asked_, path) != asked_.end();
    const auto told = told_.find(path);
    if (!asked && told != told_.end() && told->second == text) continue;
    const Document* open = document(path);
    const std::string version = open && open->version ? fmt::format("\"version\":{},", *open->version) : "";
    std::string name;
    append_json_string(name, uri(path));
    messages.push_back(fmt::format(
        R"({{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{{"uri":{},{}"diagnostics":{}}}}})",
        name, version, text));
    if (items.empty()) {
      told_.erase(path);
    } else {
      told_[path] = std::move(text);
    }
  }
  asked_.clear();
  return messages;
}

}  // namespace cancha::lsp
