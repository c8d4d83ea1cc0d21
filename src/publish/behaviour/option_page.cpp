#include <fmt/format.h>

#include <algorithm>

#include "publish/behaviour/pages.h"

namespace cancha::publish {
namespace {

constexpr std::string_view kLegend =
    "<figcaption>Blue boxes are states, the bold one is the initial, double borders are target states. Green boxes are "
    "options, orange ones basic behaviours that a state calls. A click opens what is clicked.</figcaption>\n";

/// The states that a decision can lead to, each once.
void leads_to(const xabsl::Decision* decision, std::vector<std::uint32_t>& out) {
  for (; decision != nullptr; decision = decision->otherwise) {
    if (decision->condition == nullptr) {
      if (decision->state != xabsl::kNone && std::ranges::find(out, decision->state) == out.end()) {
        out.push_back(decision->state);
      }
      return;
    }
    leads_to(decision->then, out);
  }
}

/// The page of one option, from top to bottom.
class OptionPage {
 public:
  OptionPage(const Book& book, std::uint32_t index)
      : book_{book}, index_{index}, option_{book.text.checked().options[index]} {
    reached_.resize(option_.states.size());
    ways_.resize(option_.states.size());
    std::vector<std::uint32_t> common;
    leads_to(option_.common_decision, common);
    for (const std::uint32_t to : common) reached_[to].push_back(xabsl::kNone);
    for (std::uint32_t s = 0; s < option_.states.size(); ++s) {
      leads_to(option_.states[s].decision, ways_[s]);
      std::erase(ways_[s], s);
      for (const std::uint32_t to : ways_[s]) reached_[to].push_back(s);
    }
  }

  std::string write() {
    head();
    if (!option_.parameters.empty()) {
      toc_.push_back({"#parameters", "Parameters"});
      out_ +=
          fmt::format("<h2 id=\"parameters\">Parameters</h2>\n{}", parameter_list(book_, option_.parameters, index_));
    }
    toc_.push_back({"#machine", "State machine"});
    const Sketch sketch = state_machine(book_.text, index_, book_.page_of);
    out_ += fmt::format("<h2 id=\"machine\">State machine</h2>\n<figure>\n{}{}</figure>\n",
                        pictured(draw(sketch, Standing::InPage), sketch.title), kLegend);
    if (option_.common_decision != nullptr || !option_.common_actions.empty()) common();
    toc_.push_back({"#states", "States"});
    out_ += "<h2 id=\"states\">States</h2>\n";
    for (std::uint32_t s = 0; s < option_.states.size(); ++s) state(s);
    return framed(book_, option_.name.text, toc_, out_);
  }

 private:
  void head() {
    out_ += fmt::format(
        "<p class=\"kind\">Option</p>\n<h1><code>{}</code></h1>\n<p class=\"meta\">{} state{} · <a href=\"{}\">{}, "
        "line "
        "{}</a></p>\n{}",
        escaped(option_.name.text), option_.states.size(), option_.states.size() == 1 ? "" : "s",
        book_.links.line(option_.name.span), escaped(book_.links.path(option_.name.span.file)),
        book_.text.line(option_.name.span), paragraphs(book_.text, option_.doc));
    const xabsl::Checked& c = book_.text.checked();
    std::string agents;
    for (std::size_t a = 0; a < c.agents.size(); ++a) {
      if (c.agents[a].root != index_) continue;
      agents += fmt::format("{}{}", agents.empty() ? "" : ", ", code_link(book_.links.agent(a), c.agents[a].name.text));
    }
    if (!agents.empty()) out_ += fmt::format("<p class=\"uses\">Root of the agent {}</p>\n", agents);
    const auto& calls = book_.text.option_calls(index_);
    out_ += use_list(book_, "Called in", calls);
    if (calls.empty() && agents.empty()) out_ += "<p class=\"uses\">Nobody calls it.</p>\n";
  }

  void common() {
    toc_.push_back({"#common", "Any state"});
    out_ += "<section>\n<h2 id=\"common\">Any state</h2>\n";
    if (option_.common_decision != nullptr) {
      out_ += "<p>Decided before what each state decides itself:</p>\n";
      out_ += pictured(decision_tree(book_.text, index_, xabsl::kNone, book_.page_of, Standing::InPage),
                       "Common decision tree");
      out_ += decision_code(book_, option_.common_decision, index_, xabsl::kNone);
    }
    if (!option_.common_actions.empty()) {
      out_ += "<p>Done before what each state does itself:</p>\n" + action_code(book_, option_.common_actions);
    }
    out_ += "</section>\n";
  }

  std::string state_links(const std::vector<std::uint32_t>& states) const {
    std::string out;
    for (const std::uint32_t s : states) {
      out += out.empty() ? "" : ", ";
      out += s == xabsl::kNone ? "<a href=\"#common\">any state</a>"
                               : code_link(book_.links.of({Meaning::State, s, index_}), option_.states[s].name.text);
    }
    return out;
  }

  void state(std::uint32_t s) {
    const xabsl::State& state = option_.states[s];
    const std::string id = Links::anchor(book_.links.of({Meaning::State, s, index_}));
    toc_.push_back({"#" + id, std::string{state.name.text}, true});
    std::string badges;
    if (s == option_.initial) badges += " <span class=\"badge\">initial</span>";
    if (state.target) badges += " <span class=\"badge\">target</span>";
    if (state.cooperation != xabsl::Cooperation::None) {
      const bool capacity = state.cooperation == xabsl::Cooperation::Capacity;
      badges += fmt::format(" <span class=\"badge\">{} {}</span>", capacity ? "capacity" : "synchronized",
                            escaped(state.number));
    }
    out_ += fmt::format(
        "<section class=\"state\" id=\"{}\">\n<h3><code>{}</code>{}</h3>\n<p class=\"meta\"><a href=\"{}\">line {}</a>",
        id, escaped(state.name.text), badges, book_.links.line(state.name.span), book_.text.line(state.name.span));
    if (!reached_[s].empty()) out_ += fmt::format(" · reached from {}", state_links(reached_[s]));
    if (!ways_[s].empty()) out_ += fmt::format(" · leads to {}", state_links(ways_[s]));
    out_ += "</p>\n<h4>Decision</h4>\n";
    if (state.decision == nullptr) {
      out_ += option_.common_decision != nullptr ? "<p class=\"meta\">Only the common one.</p>\n"
                                                 : "<p class=\"meta\">Stays.</p>\n";
    } else {
      const auto picture = decision_tree(book_.text, index_, s, book_.page_of, Standing::InPage);
      // a tree without a question is no picture
      if (state.decision->condition != nullptr) {
        out_ += pictured(picture, fmt::format("Decision tree of {}", state.name.text));
      }
      out_ += decision_code(book_, state.decision, index_, s);
    }
    out_ += fmt::format("<h4>Actions</h4>\n{}</section>\n", action_code(book_, state.actions));
  }

  const Book& book_;
  std::uint32_t index_;
  const xabsl::Option& option_;
  std::vector<std::vector<std::uint32_t>> reached_, ways_;
  std::vector<TocEntry> toc_ = {{"index.html", "Overview"}};
  std::string out_;
};

}  // namespace

std::string option_page(const Book& book, std::uint32_t option) {
  return OptionPage{book, option}.write();
}

}  // namespace cancha::publish
