#include "decide/xabsl/uses.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "decide/xabsl/made_up.h"
#include "support/xabsl.h"

namespace cancha::decide::xabsl {
namespace {

/// All mentions in the option under test: "what index(of owner) role 'text'".
std::string mentions(std::string_view main) {
  const Compilation made = compile("agents.xabsl", read_from_memory(files_with(main)));
  static constexpr std::string_view kKinds[] = {"agent",     "option",   "state",       "behaviour", "symbol",
                                                "parameter", "constant", "enumeration", "element",   "namespace"};
  std::string out;
  for (const Use& use : made.uses) {
    if (!(*made.sources)[use.span.file].path.ends_with("main.xabsl")) continue;
    const auto kind = static_cast<std::size_t>(use.what.kind);
    out += fmt::format("{} {}{}\n",
                       use.role == UseRole::Declaration ? "new "
                       : use.role == UseRole::Write     ? "set "
                                                        : "",
                       kKinds[kind], fmt::format(" '{}'", made.sources->text(use.span)));
  }
  return out;
}

TEST(Uses, HoldEveryMentionWithTheSpanOfItsName) {
  EXPECT_EQ(
      mentions(
          "option main { float @p; enum Side @r; initial state one { decision { if (is_colour(colour = Colour.red) && "
          "x > pi) goto two; else stay; } action { side = @r; helper(helper.a = @p); } } state two { action { stand(); "
          "} } }\n"),
      "new  option 'main'\n"
      "new  parameter 'p'\n"
      " enumeration 'Side'\n"
      "new  parameter 'r'\n"
      "new  state 'one'\n"
      " symbol 'is_colour'\n"
      " parameter 'colour'\n"
      " enumeration 'Colour'\n"
      " element 'red'\n"
      " symbol 'x'\n"
      " constant 'pi'\n"
      " state 'two'\n"
      "set  symbol 'side'\n"
      " parameter 'r'\n"
      " option 'helper'\n"
      " option 'helper'\n"
      " parameter 'a'\n"
      " parameter 'p'\n"
      "new  state 'two'\n"
      " behaviour 'stand'\n");
}

TEST(Uses, AreKeptWhereOtherThingsAreWrong) {
  EXPECT_TRUE(mentions(option_with("if (sen && seen) goto two; else stay;", "speed = y;")).find("'speed'") !=
              std::string::npos);
}

TEST(Uses, EveryNameOfAGoodBehaviourIsAMention) {
  // given
  Random random{3};
  MadeUpSettings settings;
  settings.options = 20;
  const auto files = made_up_behaviour(settings, random);

  // when
  const Compilation made = compile("agents.xabsl", read_from_memory(files));
  ASSERT_TRUE(made.good());

  // then
  for (std::uint32_t file = 0; file < made.sources->size(); ++file) {
    std::vector<Token> tokens;
    Findings ignored;
    split((*made.sources)[file], file, tokens, ignored);
    for (const Token& t : tokens) {
      if (t.kind != Kind::Identifier) continue;
      const bool found = std::ranges::any_of(made.uses, [&](const Use& u) {
        return u.span.file == file && u.span.end == t.end && u.span.begin >= t.begin;
      });
      EXPECT_TRUE(found) << (*made.sources)[file].text.substr(t.begin, t.end - t.begin);
    }
  }
}

}  // namespace
}  // namespace cancha::decide::xabsl
