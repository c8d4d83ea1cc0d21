#include "server/behaviour_check.h"

#include <fmt/format.h>

#include <charconv>

#include "decide/behaviour/load.h"
#include "decide/rules/coverage.h"
#include "server/text_place.h"

namespace cancha::server {
namespace {

TextFinding finding_of(const Error& error, bool is_error) {
  const TextPlace place = text_place(error.where);
  TextFinding made{.line = place.line, .column = place.column, .error = is_error, .message = {}};
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
