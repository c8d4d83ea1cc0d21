#include "os/program.h"

#include <gtest/gtest.h>

namespace cancha::os {
namespace {

TEST(OsProgram, GivesOutputAndErrorsTogetherAndTheStatus) {
  const auto ran = run_program({"sh", "-c", "echo out; echo error >&2; exit 7"}, "/");

  ASSERT_TRUE(ran.has_value());
  EXPECT_EQ(ran->output, "out\nerror\n");
  EXPECT_EQ(ran->status, 7);
}

TEST(OsProgram, HasNoInput) {
  EXPECT_EQ(run_program({"cat"})->output, "");
}

TEST(OsProgram, SaysWhatIsNotThere) {
  const auto none = run_program({"cancha-is-not-installed"});

  ASSERT_FALSE(none.has_value());
  EXPECT_EQ(none.error().text(), "cancha-is-not-installed: cannot be started: No such file or directory");
}

TEST(OsConversation, AnswersLineByLine) {
  auto cat = Conversation::start({"cat"});
  ASSERT_TRUE(cat.has_value());

  EXPECT_TRUE(cat->send("one\ntwo\nth"));
  EXPECT_EQ(cat->receive_line(60'000_ms).value(), "one");
  EXPECT_EQ(cat->receive_line(60'000_ms).value(), "two");
  EXPECT_EQ(cat->receive_line(10_ms).error().text(), "cat: gave no answer within 10 ms");
  EXPECT_TRUE(cat->send("ree\n"));
  EXPECT_EQ(cat->receive_line(60'000_ms).value(), "three");
}

TEST(OsConversation, TellsWhenTheOtherHasEnded) {
  auto quick = Conversation::start({"true"});
  ASSERT_TRUE(quick.has_value());

  EXPECT_EQ(quick->receive_line(60'000_ms).error().text(), "true: has ended");
  while (quick->send("hello\n")) {  // output is closed a moment before input
  }
}

TEST(OsConversation, EndsWhoDoesNotListen) {
  auto deaf = Conversation::start({"sleep", "3600"});

  ASSERT_TRUE(deaf.has_value());  // and the test ends soon
}

}  // namespace
}  // namespace cancha::os
