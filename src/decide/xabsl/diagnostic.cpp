#include "decide/xabsl/diagnostic.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "base/utf8.h"

namespace cancha::decide::xabsl {
namespace {

constexpr std::size_t kMostFindings = 1000;
constexpr std::size_t kLongestLine = 200;

}  // namespace

void Findings::add(Finding finding) {
  const bool note = finding.severity == Severity::Note;
  if (finding.severity == Severity::Error) ++errors_;
  // notes have room of their own, so that they never push out an error
  std::size_t& count = note ? notes_ : others_;
  if (count == kMostFindings) {
    ++left_off_;
  } else {
    ++count;
    all_.push_back(std::move(finding));
  }
}

void Findings::error(Code code, Span span, std::string what, std::string hint) {
  add({Severity::Error, code, span, std::move(what), std::move(hint)});
}

void Findings::warning(Code code, Span span, std::string what, std::string hint) {
  add({Severity::Warning, code, span, std::move(what), std::move(hint)});
}

void Findings::note(Code code, Span span, std::string what, std::string hint) {
  add({Severity::Note, code, span, std::move(what), std::move(hint)});
}

std::string Diagnostic::text() const {
  std::string out =
      fmt::format("{}:{}:{}: {}: {}", file, line, column, names(severity)[static_cast<std::size_t>(severity)], message);
  if (!hint.empty()) out += fmt::format(" ({})", hint);
  if (!code.empty()) out += fmt::format(" [{}]", code);
  out += '\n';
  const std::size_t before = static_cast<std::size_t>(column) - 1;
  if (source.empty() || before > kLongestLine) return out;

  // the line, then blanks as wide as what stands before the place: tabs stay tabs
  const std::string_view shown = std::string_view{source}.substr(0, kLongestLine);
  out += fmt::format("{:>6} | {}\n       | ", line, shown);
  std::size_t columns = 0;
  for (std::size_t i = 0; i < shown.size() && columns < before; ++i) {
    if ((shown[i] & 0xc0) == 0x80) continue;
    out += shown[i] == '\t' ? '\t' : ' ';
    ++columns;
  }
  const std::size_t whole = characters(shown);
  std::size_t marked =
      end_line == line ? static_cast<std::size_t>(end_column - column) : whole - std::min(whole, before);
  marked = std::clamp<std::size_t>(marked, 1, kLongestLine);
  out += '^';
  out.append(marked - 1, '~');
  out += '\n';
  return out;
}

std::vector<Diagnostic> diagnostics(const Findings& findings, const Sources& sources, bool strict) {
  std::vector<const Finding*> sorted;
  for (const Finding& f : findings.all()) sorted.push_back(&f);
  std::ranges::stable_sort(sorted, {}, [](const Finding* f) { return std::tuple{f->span.file, f->span.begin}; });
  std::vector<Diagnostic> out;
  for (const Finding* f : sorted) {
    const Place begin = sources.place(f->span.file, f->span.begin);
    const Place end = sources.place(f->span.file, f->span.end);
    const Severity severity = strict && f->severity == Severity::Note ? Severity::Warning : f->severity;
    out.push_back({sources[f->span.file].path, begin.line, begin.column, end.line, end.column, severity,
                   std::string{names(f->code)[static_cast<std::size_t>(f->code)]}, f->what, f->hint,
                   std::string{sources.line(f->span)}});
  }
  return out;
}

}  // namespace cancha::decide::xabsl
