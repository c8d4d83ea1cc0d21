#include "decide/chart/edit_pieces.h"

#include <fmt/format.h>

#include <algorithm>

#include "decide/chart/expression.h"
#include "decide/chart/xml_text.h"

namespace cancha::decide::chart {

std::string trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == text.npos) return {};
  return std::string{text.substr(first, text.find_last_not_of(kBlank) - first + 1)};
}

Result<Pairs> parse_assignments(std::string_view text) {
  Pairs made;
  while (!text.empty()) {
    bool quoted = false;
    std::size_t end = 0;
    for (; end < text.size(); ++end) {
      const char c = text[end];
      if (c == '\'') quoted = !quoted;
      if (!quoted && (c == ',' || c == ';' || c == '\n')) break;
    }
    const std::string one = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (one.empty()) continue;
    const std::size_t equals = one.find('=');
    const std::string location = trimmed(std::string_view{one}.substr(0, std::min(equals, one.size())));
    const std::string expr = equals == one.npos ? "" : trimmed(std::string_view{one}.substr(equals + 1));
    if (expr.empty() || !is_variable_name(location)) {
      return fail("", fmt::format("'{}' sets nothing", one), "write NAME = VALUE, with commas between");
    }
    made.emplace_back(location, expr);
  }
  return made;
}

std::string assign_text(const std::pair<std::string, std::string>& one) {
  return fmt::format("<assign location=\"{}\" expr=\"{}\"/>", XmlText::escaped(one.first),
                     XmlText::escaped(one.second));
}

std::string assign_texts(const Pairs& list) {
  std::string made;
  for (const auto& one : list) made += assign_text(one);
  return made;
}

std::string transition_text(bool of_junction, std::string_view guard, std::string_view target, const Pairs& effects) {
  std::string made = "<transition";
  if (!of_junction) made += " event=\"tick\"";
  if (!guard.empty()) made += fmt::format(" cond=\"{}\"", XmlText::escaped(guard));
  if (!target.empty()) made += fmt::format(" target=\"{}\"", XmlText::escaped(target));
  if (effects.empty()) return made + "/>";
  return fmt::format("{}>{}</transition>", made, assign_texts(effects));
}

}  // namespace cancha::decide::chart
