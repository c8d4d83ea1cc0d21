#include "lsp/quick_fixes.h"

#include <fmt/format.h>

#include <optional>

namespace cancha::lsp {
namespace {

/// What a remedy writes, and in place of which bytes.
struct Remedy {
  std::string title;
  std::string text;
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// The word between "before" and "after" of a hint that has both.
std::string_view between(std::string_view hint, std::string_view before, std::string_view after) {
  if (!hint.starts_with(before) || !hint.ends_with(after) || hint.size() < before.size() + after.size()) return {};
  return hint.substr(before.size(), hint.size() - before.size() - after.size());
}

std::optional<Remedy> remedy_for(const xabsl::Finding& f, std::string_view text) {
  const std::size_t begin = f.span.begin, end = f.span.end;
  // the hints of the compiler say what to do; those that a program can follow are followed
  if (const auto word = between(f.hint, "did you mean '", "'?"); !word.empty()) {
    return Remedy{fmt::format("Change to '{}'", word), std::string{word}, begin, end};
  }
  if (const auto word = between(f.hint, "a parameter is read with '@': ", ""); !word.empty()) {
    return Remedy{fmt::format("Change to '{}'", word), std::string{word}, begin, end};
  }
  if (f.code == xabsl::Code::None && f.hint.starts_with("write @")) {
    return Remedy{"Write it with '@'", "@", begin, begin};
  }
  if (f.what == "a qualified parameter name") {
    const std::string_view word = between(f.hint, "write ", "");
    return Remedy{fmt::format("Write '{}'", word), std::string{word}, begin, end};
  }
  if (f.code == xabsl::Code::Syntax && f.what.starts_with("expected ';' after") && begin == end) {
    return Remedy{"Insert ';'", ";", begin, begin};
  }
  if (f.code == xabsl::Code::Syntax && f.what == "expected 'else' after the decision") {
    return Remedy{"Insert 'else stay;'", begin == end ? " else stay;" : "else stay; ", begin, begin};
  }
  if (f.code == xabsl::Code::ElseMissing) return Remedy{"Insert 'else'", "else ", begin, begin};
  if (f.code == xabsl::Code::ElseTooMuch) return Remedy{"Remove 'else'", "", begin, end};
  if (f.code == xabsl::Code::DoubleInclude) {
    const std::size_t first = text.rfind("include", begin);
    const std::size_t last = text.find(';', end);
    if (first == std::string_view::npos || last == std::string_view::npos) return std::nullopt;
    return Remedy{"Remove the second include", "", first, last + 1};
  }
  return std::nullopt;
}

}  // namespace

std::vector<QuickFix> quick_fixes(const Workspace& workspace, const Model& model, const std::string& path,
                                  std::size_t begin, std::size_t end) {
  std::vector<QuickFix> fixes;
  const std::uint32_t file = model.file(path);
  if (file == xabsl::kNone) return fixes;
  const std::string& text = (*model.now->sources)[file].text;
  const Lines lines{text, workspace.encoding()};
  for (const xabsl::Finding& f : model.now->findings.all()) {
    if (f.span.file != file || f.span.begin > end || f.span.end < begin) continue;
    const auto remedy = remedy_for(f, text);
    if (!remedy) continue;
    QuickFix fix;
    fix.title = remedy->title;
    fix.edit.changes[workspace.uri(path)] = {{lines.range(remedy->begin, remedy->end), remedy->text}};
    fixes.push_back(std::move(fix));
  }
  return fixes;
}

}  // namespace cancha::lsp
