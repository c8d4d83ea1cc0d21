#include "server/behaviour_check.h"

#include <fmt/format.h>

#include <charconv>

#include "decide/behaviour/load.h"
#include "decide/rules/coverage.h"

namespace cancha::server {
namespace {

/// Takes ":12" from the end of a place; 0 where there is none.
int take_number(std::string_view& where) {
  const std::size_t colon = where.rfind(':');
  if (colon == where.npos) return 0;
  const std::string_view digits = where.substr(colon + 1);
  int number = 0;
  const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (fault != std::errc{} || end != digits.data() + digits.size()) return 0;
  where = where.substr(0, colon);
  return number;
}

/// Places are "path:line:column" or "path:line".
TextFinding finding_of(const Error& error, bool is_error) {
  std::string_view where = error.where;
  const int last = take_number(where);
  const int before = take_number(where);
  TextFinding made{
      .line = before > 0 ? before : last, .column = before > 0 ? last : 1, .error = is_error, .message = {}};
  if (made.line < 1) made.line = 1;
  made.message = error.hint.empty() ? error.what : fmt::format("{} ({})", error.what, error.hint);
  return made;
}

}  // namespace

Result<std::vector<TextFinding>> check_text(const TextToCheck& wish) {
  if (decide::language_of(wish.path) != "rules") return fail("path", "only rules (.xml) are checked here");
  std::vector<TextFinding> findings;
  // the path plays no part in what is found
  const auto rules = decide::rules::read_rules(wish.text, "text");
  if (!rules) {
    for (const Error& e : rules.error()) findings.push_back(finding_of(e, true));
    return findings;
  }
  for (const Error& e : decide::rules::coverage_warnings(*rules)) findings.push_back(finding_of(e, false));
  return findings;
}

}  // namespace cancha::server
