#include "decide/xabsl/diagnostic.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "base/utf8.h"

namespace cancha::decide::xabsl {
namespace {

constexpr std::size_t kMostFindings = 1000;
constexpr std::size_t kLongestLine = 200;
constexpr std::size_t kLongestText = 400;

/// The beginning of a text, no character cut in two.
std::string_view beginning(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && (text[most] & 0xc0) == 0x80) --most;
  return text.substr(0, most);
}

void cut(std::string& text) {
  if (text.size() > kLongestText) text = fmt::format("{}…", beginning(text, kLongestText));
}

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
    // names are as long as files
    cut(finding.what);
    cut(finding.hint);
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
  out += fmt::format("{:>6} | {}\n       | ", line, source);
  std::size_t columns = 0;
  for (std::size_t i = 0; i < source.size() && columns < before; ++i) {
    if ((source[i] & 0xc0) == 0x80) continue;
    out += source[i] == '\t' ? '\t' : ' ';
    ++columns;
  }
  const std::size_t whole = characters(source);
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
                   std::string{beginning(sources.line(f->span), kLongestLine)}});
  }
  return out;
}

}  // namespace cancha::decide::xabsl
