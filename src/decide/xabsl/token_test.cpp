#include "decide/xabsl/token.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace cancha::decide::xabsl {
namespace {

struct Split {
  std::vector<Token> tokens;
  Findings findings;
  std::string text;

  explicit Split(std::string source) : text{std::move(source)} { split({"x.xabsl", text}, 0, tokens, findings); }
  /// The words with a bar between them.
  [[nodiscard]] std::string words() const {
    std::string out;
    for (const Token& t : tokens) {
      if (t.kind != Kind::End)
        out += fmt::format("{}{}", out.empty() ? "" : "|", text.substr(t.begin, t.end - t.begin));
    }
    return out;
  }
  /// Codes and messages of what is wrong.
  [[nodiscard]] std::string wrong() const {
    std::string out;
    for (const Finding& f : findings.all()) {
      out += fmt::format("{} {}\n", names(f.code)[static_cast<std::size_t>(f.code)], f.what);
    }
    return out;
  }
  [[nodiscard]] Kind kind(std::size_t i) const { return tokens[i].kind; }
};

TEST(XabslWords, EveryKeywordIsOne) {
  for (std::size_t i = 0; i < kKeywords.size(); ++i) {
    const Split split{std::string{kKeywords[i]}};
    ASSERT_EQ(split.tokens.size(), 2u);
    EXPECT_EQ(name_of(split.kind(0)), fmt::format("'{}'", kKeywords[i]));
  }
}

TEST(XabslWords, EverySignIsOne) {
  const Split split{"<= >= == != && || % ! < > { } ( ) ; | + - * / = , ? :"};

  EXPECT_EQ(split.wrong(), "");
  ASSERT_EQ(split.tokens.size(), 25u);
  EXPECT_EQ(split.kind(0), Kind::LessEqual);
  EXPECT_EQ(split.kind(23), Kind::Colon);
  EXPECT_EQ(name_of(Kind::Colon), "':'");
  EXPECT_EQ(name_of(Kind::And), "'&&'");
}

TEST(XabslWords, AKeywordThatTouchesAHyphenIsAName) {
  const Split touching{"state_time-5"}, apart{"state_time - 5"}, longer{"option_time.x goto_1 x-state_time"};

  EXPECT_EQ(touching.kind(0), Kind::Identifier);
  EXPECT_EQ(touching.words(), "state_time|-|5");
  EXPECT_EQ(apart.kind(0), Kind::StateTime);
  EXPECT_EQ(longer.words(), "option_time.x|goto_1|x|-|state_time");
  EXPECT_EQ(longer.kind(0), Kind::Identifier);
  EXPECT_EQ(longer.kind(1), Kind::Identifier);
  EXPECT_EQ(longer.kind(4), Kind::StateTime);
}

TEST(XabslWords, NamesMayHoldDotsAndBeginWithAnAt) {
  EXPECT_EQ(Split{"ball.x @angle _a ball.seen.x2"}.words(), "ball.x|@angle|_a|ball.seen.x2");
  EXPECT_EQ(Split{"@ x"}.wrong(), "X2573 the character '@' may not stand here\n");
}

TEST(XabslWords, NumbersHaveNeitherSignNorExponent) {
  EXPECT_EQ(Split{"1 1. 12.50 -3"}.words(), "1|1.|12.50|-|3");
  EXPECT_EQ(Split{"1.5E3"}.words(), "1.5|E3");
  EXPECT_EQ(Split{".5"}.wrong(), "X2573 a number must begin with a digit\n");
}

TEST(XabslWords, TextsAndRangesMaySpanLines) {
  EXPECT_EQ(Split{"\"a\nb\" [0..\n1]x"}.words(), "\"a\nb\"|[0..\n1]|x");
  EXPECT_EQ(Split{"\"a"}.wrong(), "X2555 this text never ends\n");
  EXPECT_EQ(Split{"[a"}.wrong(), "X2555 this range never ends\n");
}

TEST(XabslWords, CommentsAreOfThreeKinds) {
  const Split split{"a /* b */ c // d\n /** e */ /*** f */ g"};

  EXPECT_EQ(split.words(), "a|c|/** e */|/*** f */|g");
  EXPECT_EQ(split.kind(2), Kind::Doc);
  EXPECT_EQ(split.kind(3), Kind::Header);
  EXPECT_EQ(Split{"/* a /* b */ c"}.words(), "c");
  EXPECT_EQ(Split{"/*"}.wrong(), "X3275 this comment never ends\n");
  EXPECT_EQ(Split{"a */ b"}.wrong(), "X3257 this comment has no beginning\n");
}

TEST(XabslWords, ShortCommentsOfStarsAreOpenings) {
  EXPECT_EQ(Split{"/**/"}.wrong(), "X3275 this comment never ends\n");
  EXPECT_EQ(Split{"/***/ a"}.wrong(), "X3275 this comment never ends\n");
  EXPECT_EQ(Split{"/**/ a */ b"}.words(), "/**/ a */|b");
}

TEST(XabslWords, ALastLineThatIsACommentNeedsALineEnd) {
  EXPECT_EQ(Split{"a // b"}.wrong(), "X2537 the comment in the last line has no line end\n");
  EXPECT_EQ(Split{"a // b\n"}.wrong(), "");
}

TEST(XabslWords, OtherBytesAreReportedAndLeftOut) {
  const Split split{"a # \xc3\xa4 & b ' "};

  EXPECT_EQ(split.words(), "a|b");
  EXPECT_EQ(split.wrong(),
            "X2573 the character '#' may not stand here\nX2573 the byte 0xc3 may not stand here\n"
            "X2573 the character '&' may not stand here\nX2573 the character ''' may not stand here\n");
  EXPECT_EQ(Split{"\"\xe4\" /** \xe4 */"}.wrong(), "");
}

}  // namespace
}  // namespace cancha::decide::xabsl
