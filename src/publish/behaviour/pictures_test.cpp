#include "publish/behaviour/pictures.h"

#include <gtest/gtest.h>

#include "decide/xabsl/made_up.h"
#include "publish/raster.h"
#include "support/xabsl.h"

namespace cancha::publish {
namespace {

xabsl::Compilation compiled(std::string_view main) {
  xabsl::Compilation made = xabsl::compile("agents.xabsl", xabsl::read_from_memory(xabsl::files_with(main)));
  EXPECT_TRUE(made.good()) << xabsl::said(made);
  return made;
}

constexpr std::string_view kMain = R"(option main {
  common decision { /** too far */ if (x > 100) goto done; }
  initial state start {
    decision { else if (seen && x < 3) goto wait; else if (y > 1) goto wait; else { if (light && between(value = x, min = 0, max = -1)) goto done; else stay; } }
    action { helper(a = 1); helper(a = 2); twin behavior(); }
  }
  state wait synchronized 2 { decision { else goto start; } action { stand(); } }
  target state done { action { twin option(); } }
}
)";

/// The boxes of a sketch, each as its lines joined.
std::string boxes(const Sketch& sketch) {
  std::string out;
  for (const Box& box : sketch.boxes) {
    for (const TextLine& line : box.lines) out += line.text + "/";
    out += ' ';
  }
  return out;
}

std::vector<std::string> arrows(const Sketch& sketch) {
  std::vector<std::string> out;
  const auto name = [&](int box) {
    const Box& b = sketch.boxes[static_cast<std::size_t>(box)];
    return b.lines.empty() ? std::string{"•"} : b.lines[0].text;
  };
  for (const Arrow& arrow : sketch.arrows) {
    std::string label;
    for (const std::string& line : arrow.label) label += " " + line;
    out.push_back(fmt::format("{} {} {}{}", name(arrow.from), arrow.faint ? "calls" : "->", name(arrow.to), label));
  }
  return out;
}

TEST(BehaviourPictures, AStateMachineShowsStatesTransitionsAndCalls) {
  const auto made = compiled(kMain);
  const SourceText text{made};

  const Sketch sketch = state_machine(text, 2, {});

  EXPECT_EQ(sketch.title, "State machine of main");
  EXPECT_EQ(boxes(sketch), " start/ wait/synchronized 2/ done/ helper/ twin/ stand/ twin/ any state/ ");
  EXPECT_EQ(arrows(sketch), (std::vector<std::string>{"• -> start", "start -> wait seen && x < 3 or 1 more",
                                                      "start -> done light && between(x, 0, -1)", "start calls helper",
                                                      "start calls twin", "wait -> start always", "wait calls stand",
                                                      "done calls twin", "any state -> done too far"}));
  EXPECT_EQ(sketch.arrows[1].hint, "seen && x < 3\nor: y > 1");
  EXPECT_EQ(sketch.boxes[3].shape, Shape::Target);
  EXPECT_EQ(sketch.boxes[4].shape, Shape::Option);
  EXPECT_EQ(sketch.boxes[5].shape, Shape::Behaviour);
  EXPECT_TRUE(draw(sketch, Standing::Alone));
}

TEST(BehaviourPictures, AnOptionGraphShowsWhatAnAgentReaches) {
  const auto made = compiled("option main { initial state s { action { helper(a = 1); walk(); } } }");
  const SourceText text{made};

  const Sketch mine = option_graph(text, 0, {});
  const Sketch all = option_graph(text, xabsl::kNone, {});

  EXPECT_EQ(boxes(mine), "main/ helper/ walk/ ");
  EXPECT_EQ(arrows(mine), (std::vector<std::string>{"main -> helper", "main -> walk"}));
  EXPECT_TRUE(mine.boxes[0].highlighted);
  EXPECT_EQ(boxes(all), "main/ helper/ twin/ walk/ ");
}

TEST(BehaviourPictures, ADecisionTreeAsksFromTopToBottom) {
  const auto made = compiled(kMain);
  const SourceText text{made};

  const auto tree = decision_tree(text, 2, 0, {}, Standing::Alone);
  const auto common = decision_tree(text, 2, xabsl::kNone, {}, Standing::Alone);

  ASSERT_TRUE(tree && common);
  const auto at = [&](std::string_view words) { return tree->find(fmt::format(">{}</text>", words)); };
  EXPECT_LT(at("seen &amp;&amp; x &lt; 3"), at("y &gt; 1"));
  EXPECT_LT(at("y &gt; 1"), tree->find(">light"));
  EXPECT_NE(at("stay"), std::string::npos);
  EXPECT_NE(common->find(">too far</text>"), std::string::npos);
  EXPECT_NE(common->find(">as the state itself decides</text>"), std::string::npos);
  EXPECT_EQ(decision_tree(text, 2, 2, {}, Standing::Alone), "");
}

TEST(BehaviourPictures, AreTextAndTellWhatTheyShow) {
  const auto made = compiled(kMain);
  const SourceText text{made};
  const auto page = [](const Mention& mention) { return fmt::format("p.html?a&b#{}", mention.index); };

  const auto linked = draw(state_machine(text, 2, page), Standing::InPage);
  const auto alone = draw(state_machine(text, 2, {}), Standing::Alone);

  ASSERT_TRUE(linked && alone);
  EXPECT_NE(linked->find("<a href=\"p.html?a&amp;b#0\">"), std::string::npos);
  EXPECT_EQ(linked->find("<style>"), std::string::npos);
  EXPECT_NE(alone->find("<title>State machine of main</title>"), std::string::npos);
  EXPECT_NE(alone->find("prefers-color-scheme: dark"), std::string::npos);
  EXPECT_EQ(*alone, *draw(state_machine(text, 2, {}), Standing::Alone));
  // and other programs can show them
  const auto image = rasterise(*alone, 400);
  ASSERT_TRUE(image);
  const std::size_t inside = 4 * (3 * static_cast<std::size_t>(image->width) + 3);
  EXPECT_EQ(image->bgra[inside], 255);  // a light sheet
}

TEST(BehaviourPictures, BoxesGrowWithTheirText) {
  const std::string name(300, 'W');
  const auto made = compiled(fmt::format("option main {{ initial state {} {{ action {{ }} }} }}", name));
  const SourceText text{made};
  const Sketch sketch = state_machine(text, 2, {});
  EXPECT_GT(size_of(sketch.boxes[1]).width, 300 * 12);
  EXPECT_TRUE(draw(sketch, Standing::Alone));
  EXPECT_GT(text_width("WWW", Letters::Plain), text_width("iii", Letters::Plain));
  EXPECT_EQ(text_width("WWW", Letters::Code), text_width("iii", Letters::Code));
  EXPECT_EQ(text_width("ä", Letters::Plain), 13);
}

TEST(BehaviourPictures, LongTextsAreBroken) {
  using Lines = std::vector<std::string>;
  EXPECT_EQ(wrapped("one two three", 7, 5), (Lines{"one two", "three"}));
  EXPECT_EQ(wrapped("one two three", 7, 1), (Lines{"one two …"}));
  EXPECT_EQ(wrapped("unbreakable_word and", 5, 5), (Lines{"unbreakable_word", "and"}));
  EXPECT_EQ(wrapped("a\nb", 9, 5), (Lines{"a", "b"}));
  EXPECT_EQ(wrapped("", 9, 5), Lines{});
}

TEST(BehaviourPictures, ADecisionWithoutEndIsNotDrawn) {
  std::string decision;
  for (int i = 0; i < 450; ++i) decision += "if (x > 1) goto t; else ";
  const auto made = compiled(fmt::format(
      "option main {{ initial state s {{ decision {{ {} stay; }} action {{ }} }} state t {{ action {{ }} }} }}",
      decision));
  const SourceText text{made};
  EXPECT_TRUE(decision_tree(text, 2, 0, {}, Standing::Alone));
  EXPECT_TRUE(draw(state_machine(text, 2, {}), Standing::Alone));
}

TEST(BehaviourPictures, CrowdedOptionGraphsLeaveBasicBehavioursOut) {
  Random random{3};
  xabsl::MadeUpSettings settings;
  settings.options = 120;
  const auto made = xabsl::compile("agents.xabsl", xabsl::read_from_memory(xabsl::made_up_behaviour(settings, random)));
  const SourceText text{made};
  const Sketch sketch = option_graph(text, xabsl::kNone, {});
  EXPECT_EQ(sketch.boxes.size(), 120u);
  EXPECT_NE(sketch.description.find("Basic behaviours are left out."), std::string::npos);
  EXPECT_TRUE(draw(sketch, Standing::Alone));
}

TEST(SourceWords, DocCommentsLoseTheirStars) {
  const auto made =
      compiled("/** First line\n  * second\n *\n * new paragraph **/\noption main { initial state s { action { } } }");
  const SourceText text{made};
  EXPECT_EQ(text.doc(made.checked.options[2].doc), "First line\nsecond\n\nnew paragraph");
}

}  // namespace
}  // namespace cancha::publish
