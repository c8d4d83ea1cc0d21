// Decision trees. Their shape is known: a question, its yes to the right, its no below. So no search for a layout is
// needed, and long chains of else-ifs read like a list.

#include <fmt/format.h>

#include <algorithm>

#include "base/utf8.h"
#include "publish/behaviour/pictures.h"

namespace cancha::publish {
namespace {

constexpr double kAcross = 44;  // pixels between a question and its yes
constexpr double kBelow = 24;   // between a question and its no
constexpr double kMargin = 8;
constexpr std::size_t kMostBoxes = 2000;

class Tree {
 public:
  Tree(const SourceText& text, std::uint32_t option, std::uint32_t state, const PageOf& page)
      : text_{text}, option_{option}, state_{state}, page_{page} {}

  Result<std::string> draw(const xabsl::Decision* root, Standing standing) {
    const xabsl::Option& option = text_.checked().options[option_];
    const std::string name =
        state_ == xabsl::kNone ? "any state" : fmt::format("state {}", as_utf8(option.states[state_].name.text));
    sketch_.title = fmt::format("Decision of {} in {}", name, as_utf8(option.name.text));
    sketch_.description = "From top to bottom; yes leads to the right, no leads down.";
    chain(root, {kMargin, kMargin});
    if (sketch_.boxes.size() > kMostBoxes) {
      return fail(sketch_.title, fmt::format("has more than {} conditions", kMostBoxes / 2), "it is not drawn");
    }
    layout_.width += kMargin;
    layout_.height += kMargin;
    return publish::draw(sketch_, layout_, standing);
  }

 private:
  /// Draws questions under one another and what is to the right of each; gives the height.
  double chain(const xabsl::Decision* decision, graph::Point corner) {
    // one width for all questions of a chain
    std::vector<Box> boxes;
    double widest = 0;
    const xabsl::Decision* last = decision;
    for (; last != nullptr && last->condition != nullptr && boxes.size() < kMostBoxes; last = last->otherwise) {
      boxes.push_back(question(*last));
      widest = std::max(widest, size_of(boxes.back()).width);
    }
    boxes.push_back(answer(last));
    double y = corner.y;
    int above = -1;
    for (Box& box : boxes) {
      const graph::Node size = size_of(box);
      const int here = place(std::move(box), {corner.x, y}, size);
      if (above >= 0) link(above, here, "no");
      double height = size.height;
      if (decision != nullptr && decision->condition != nullptr) {
        const int next = static_cast<int>(sketch_.boxes.size());
        if (sketch_.boxes.size() <= kMostBoxes) {
          height = std::max(height, chain(decision->then, {corner.x + widest + kAcross, y}));
          link(here, next, "yes");
        }
        decision = decision->otherwise;
      }
      above = here;
      y += height + kBelow;
    }
    return y - kBelow - corner.y;
  }

  Box question(const xabsl::Decision& decision) const {
    Box box{.shape = Shape::Condition};
    if (!decision.doc.empty()) {
      for (std::string& line : wrapped(text_.doc(decision.doc), 44, 3))
        box.lines.push_back({std::move(line), Letters::Doc});
    }
    const std::vector<Word> words = text_.condition(decision);
    const std::string condition = plain(words);
    // a long one has each of its parts in a line
    for (std::string& line : wrapped(condition.size() > 44 ? plain(words, "\n") : condition, 44, 12))
      box.lines.push_back({std::move(line), Letters::Code});
    box.hint = condition;
    return box;
  }

  Box answer(const xabsl::Decision* leaf) const {
    if (leaf == nullptr) {
      const bool common = state_ == xabsl::kNone;
      return {.shape = Shape::Any, .lines = {{common ? "as the state itself decides" : "stay", Letters::Small}}};
    }
    if (leaf->state == state_) return {.shape = Shape::Leaf, .lines = {{"stay", Letters::Small}}};
    const std::string_view name = text_.checked().options[option_].states[leaf->state].name.text;
    Box box{.shape = Shape::Leaf, .lines = {{as_utf8(name)}}};
    if (page_) box.href = page_({Meaning::State, leaf->state, option_});
    return box;
  }

  int place(Box box, graph::Point corner, const graph::Node& size) {
    sketch_.boxes.push_back(std::move(box));
    layout_.nodes.push_back({corner.x + size.width / 2, corner.y + size.height / 2});
    layout_.width = std::max(layout_.width, corner.x + size.width);
    layout_.height = std::max(layout_.height, corner.y + size.height);
    return static_cast<int>(sketch_.boxes.size()) - 1;
  }

  /// A straight arrow to the right (yes) or down (no).
  void link(int from, int to, std::string label) {
    const auto a = static_cast<std::size_t>(from), b = static_cast<std::size_t>(to);
    const graph::Node size_a = size_of(sketch_.boxes[a]), size_b = size_of(sketch_.boxes[b]);
    const graph::Point p_a = layout_.nodes[a], p_b = layout_.nodes[b];
    const bool yes = label == "yes";
    graph::Point start, tip, foot, text;
    if (yes) {
      // at the height of the lower of the two upper lines, so that it meets both boxes
      const double y =
          std::max(p_a.y - size_a.height / 2, p_b.y - size_b.height / 2) + std::min(size_a.height, size_b.height) / 2;
      start = {p_a.x + size_a.width / 2, y};
      tip = {p_b.x - size_b.width / 2, y};
      foot = {tip.x - 7, y};
      text = {(start.x + foot.x) / 2, y - 8};
    } else {
      const double x = p_a.x - size_a.width / 2 + 20;
      start = {x, p_a.y + size_a.height / 2};
      tip = {x, p_b.y - size_b.height / 2};
      foot = {x, tip.y - 7};
      text = {x + 13, start.y + 9};
    }
    sketch_.arrows.push_back({.from = from, .to = to, .label = {std::move(label)}});
    layout_.edges.push_back({{start, start, foot, foot}, tip, text});
  }

  const SourceText& text_;
  std::uint32_t option_;
  std::uint32_t state_;
  const PageOf& page_;
  Sketch sketch_;
  graph::Layout layout_;
};

}  // namespace

Result<std::string> decision_tree(const SourceText& text, std::uint32_t option, std::uint32_t state, const PageOf& page,
                                  Standing standing) {
  const xabsl::Option& o = text.checked().options[option];
  const xabsl::Decision* root = state == xabsl::kNone ? o.common_decision : o.states[state].decision;
  if (root == nullptr) return "";
  return Tree{text, option, state, page}.draw(root, standing);
}

}  // namespace cancha::publish
