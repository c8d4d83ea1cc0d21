// Decisions and actions as code: the structure from the compiler, conditions and actions as they are written.

#include <fmt/format.h>

#include "base/svg.h"
#include "publish/behaviour/pages.h"

namespace cancha::publish {
namespace {

constexpr std::size_t kLong = 70;  // characters of a condition, beyond which each part has its line

std::string indent(int depth) {
  return std::string(static_cast<std::size_t>(2 * depth), ' ');
}

void write(const Book& book, const xabsl::Decision* decision, const Use& where, int depth, std::string& out) {
  std::string lead = indent(depth);
  for (; decision != nullptr && decision->condition != nullptr; decision = decision->otherwise) {
    if (!decision->doc.empty()) {
      out += fmt::format("{}<i>// {}</i>\n", indent(depth), xml_escaped(summary(book.text, decision->doc)));
    }
    const std::vector<Word> words = book.text.condition(*decision);
    const std::string before_parts = plain(words).size() > kLong ? fmt::format("\n{}", indent(depth + 2)) : " ";
    out += fmt::format("{}<b>if</b> ({})\n", lead, linked(book, words, before_parts));
    write(book, decision->then, where, depth + 1, out);
    lead = fmt::format("{}<b>else</b> ", indent(depth));
  }
  // the last else, which a common decision leaves to the states
  const bool chained = lead.size() > indent(depth).size();
  if (decision == nullptr && where.state == xabsl::kNone) return;
  if (chained) out += fmt::format("{}<b>else</b>\n", indent(depth));
  const std::string inner = indent(chained ? depth + 1 : depth);
  if (decision == nullptr || decision->state == where.state) {
    out += fmt::format("{}<b>stay</b>\n", inner);
  } else {
    const std::string_view name = book.text.checked().options[where.option].states[decision->state].name.text;
    out += fmt::format("{}<b>goto</b> <a class=\"st\" href=\"{}\">{}</a>\n", inner,
                       book.links.of({Meaning::State, decision->state, where.option}), escaped(name));
  }
}

}  // namespace

std::string decision_code(const Book& book, const xabsl::Decision* decision, std::uint32_t option,
                          std::uint32_t state) {
  std::string out;
  write(book, decision, {option, state}, 0, out);
  return fmt::format("<pre><code>{}</code></pre>\n", out);
}

std::string action_code(const Book& book, std::span<const xabsl::Action> actions) {
  if (actions.empty()) return "<p class=\"meta\">Does nothing.</p>\n";
  std::string out = "<pre><code>";
  for (const xabsl::Action& action : actions) out += linked(book, book.text.action(action)) + "\n";
  return out + "</code></pre>\n";
}

}  // namespace cancha::publish
