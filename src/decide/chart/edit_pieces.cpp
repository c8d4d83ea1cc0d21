#include "decide/chart/edit_pieces.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>

#include "decide/chart/expression.h"
#include "decide/chart/letters.h"
#include "decide/chart/xml_text.h"

namespace cancha::decide::chart {

std::string trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == text.npos) return {};
  return std::string{text.substr(first, text.find_last_not_of(kBlank) - first + 1)};
}

namespace {

/// The event of "raise EVENT".
std::optional<std::string> raised_in(std::string_view one) {
  constexpr std::string_view kRaise = "raise ";
  if (!one.starts_with(kRaise)) return std::nullopt;
  std::string event = trimmed(one.substr(kRaise.size()));
  if (!is_variable_name(event)) return std::nullopt;
  return event;
}

}  // namespace

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
    if (const auto event = raised_in(one)) {
      made.emplace_back("", *event);
      continue;
    }
    const std::size_t equals = one.find('=');
    const std::string location = trimmed(std::string_view{one}.substr(0, std::min(equals, one.size())));
    const std::string expr = equals == one.npos ? "" : trimmed(std::string_view{one}.substr(equals + 1));
    if (expr.empty() || !is_variable_name(location)) {
      return fail("", fmt::format("'{}' sets nothing", one), "write NAME = VALUE or raise EVENT, with commas between");
    }
    made.emplace_back(location, expr);
  }
  return made;
}

std::string assign_text(const std::pair<std::string, std::string>& one) {
  if (one.first.empty()) return fmt::format("<raise event=\"{}\"/>", XmlText::escaped(one.second));
  return fmt::format("<assign location=\"{}\" expr=\"{}\"/>", XmlText::escaped(one.first),
                     XmlText::escaped(one.second));
}

std::string_view element_of(const std::pair<std::string, std::string>& one) {
  return one.first.empty() ? "raise" : "assign";
}

std::string assign_texts(const Pairs& list) {
  std::string made;
  for (const auto& one : list) made += assign_text(one);
  return made;
}

Pairs assignments_in(const XmlElement& element) {
  Pairs found;
  for (const XmlElement& child : element.children) {
    const std::string* location = child.attribute("location");
    const std::string* expr = child.attribute("expr");
    if (child.name == "assign" && location && expr) found.emplace_back(*location, *expr);
  }
  return found;
}

void write_actions(XmlText& text, const std::vector<const XmlElement*>& blocks, const Pairs& wanted) {
  std::vector<std::string> more;
  const XmlElement* last = nullptr;  // that stays, in the last block
  for (const std::string_view name : {"assign", "raise"}) {
    Pairs own;
    std::ranges::copy_if(wanted, std::back_inserter(own), [&](const auto& one) { return element_of(one) == name; });
    std::size_t i = 0;
    for (const XmlElement* block : blocks) {
      for (const XmlElement& child : block->children) {
        if (child.name != name) continue;
        if (i >= own.size()) {
          text.remove(child);
          continue;
        }
        if (name == "assign") text.set(child, "location", own[i].first);
        text.set(child, name == "assign" ? "expr" : "event", own[i].second);
        ++i;
        if (block == blocks.back()) last = &child;
      }
    }
    for (; i < own.size(); ++i) more.push_back(assign_text(own[i]));
  }
  text.insert(*blocks.back(), last, more);
}

std::string transition_text(std::string_view event, std::string_view guard, std::string_view target,
                            const Pairs& effects) {
  std::string made = "<transition";
  if (!event.empty()) made += fmt::format(" event=\"{}\"", XmlText::escaped(event));
  if (!guard.empty()) made += fmt::format(" cond=\"{}\"", XmlText::escaped(guard));
  if (!target.empty()) made += fmt::format(" target=\"{}\"", XmlText::escaped(target));
  if (effects.empty()) return made + "/>";
  return fmt::format("{}>{}</transition>", made, assign_texts(effects));
}

bool is_junction(const XmlElement& state) {
  const std::string* junction = state.attribute("cancha:junction");
  return junction && *junction == "true";
}

const std::string* where_it_begins(const XmlElement& state) {
  if (const std::string* initial = state.attribute("initial")) return initial;
  for (const XmlElement& child : state.children) {
    if (child.name == "initial" && !child.children.empty()) return child.children[0].attribute("target");
  }
  for (const XmlElement& child : state.children) {
    if ((child.name == "state" && !is_junction(child)) || child.name == "parallel") return child.attribute("id");
  }
  return nullptr;
}

std::string with_state_renamed(std::string_view expression, std::string_view old, std::string_view fresh) {
  constexpr std::string_view kBlanks = " \t\r\n";
  std::string made;
  std::size_t done = 0;
  for (std::size_t at = expression.find("In"); at != expression.npos; at = expression.find("In", at + 2)) {
    // a word of its own, and in its brackets just this name
    if (at > 0 && (is_letter(expression[at - 1]) || is_digit(expression[at - 1]) || expression[at - 1] == '.'))
      continue;
    const std::size_t open = expression.find_first_not_of(kBlanks, at + 2);
    if (open == expression.npos || expression[open] != '(') continue;
    const std::size_t close = expression.find(')', open);
    if (close == expression.npos) break;
    std::size_t from = expression.find_first_not_of(kBlanks, open + 1);
    std::size_t end = expression.find_last_not_of(kBlanks, close - 1) + 1;
    if (end > from + 1 && (expression[from] == '\'' || expression[from] == '"') &&
        expression[end - 1] == expression[from]) {
      ++from;
      --end;
    }
    if (from >= end || expression.substr(from, end - from) != old) continue;
    made.append(expression.substr(done, from - done)).append(fresh);
    done = end;
  }
  return made.append(expression.substr(done));
}

std::string with_done_renamed(std::string_view events, std::string_view old, std::string_view fresh) {
  const std::string from = fmt::format("done.state.{}", old);
  std::string made;
  while (!events.empty()) {
    const std::size_t blanks = std::min(events.find_first_not_of(" \t\r\n"), events.size());
    made.append(events.substr(0, blanks));
    events.remove_prefix(blanks);
    const std::string_view word = events.substr(0, events.find_first_of(" \t\r\n"));
    const bool meant = word == from || word == from + ".*";
    made.append(meant ? fmt::format("done.state.{}{}", fresh, word.substr(from.size())) : std::string{word});
    events.remove_prefix(word.size());
  }
  return made;
}

}  // namespace cancha::decide::chart
