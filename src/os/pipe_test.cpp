#include "os/pipe.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <string>

namespace cancha::os {
namespace {

TEST(OsPipe, CarriesBytes) {
  auto pipe = Pipe::make();
  ASSERT_TRUE(pipe.has_value());

  EXPECT_TRUE(write_all(pipe->write, "ball"));
  EXPECT_EQ(pipe->write.close(), 0);

  char room[16] = {};
  EXPECT_EQ(::read(pipe->read.get(), room, sizeof room), 4);
  EXPECT_STREQ(room, "ball");
  EXPECT_EQ(::read(pipe->read.get(), room, sizeof room), 0) << "its end";
}

TEST(OsPipe, EndsAreAboveWhatProgramsAreHandedAndCloseWithAProgram) {
  const auto pipe = Pipe::make();
  ASSERT_TRUE(pipe.has_value());

  for (const int end : {pipe->read.get(), pipe->write.get()}) {
    EXPECT_GE(end, kFirstOwn);
    EXPECT_EQ(::fcntl(end, F_GETFD), FD_CLOEXEC);
  }
}

TEST(OsPipe, AReaderThatIsGoneIsAnAnswerAndNoSignal) {
  auto pipe = Pipe::make();
  ASSERT_TRUE(pipe.has_value());
  EXPECT_EQ(pipe->read.close(), 0);

  EXPECT_FALSE(write_all(pipe->write, "ball"));
}

TEST(OsPipe, WhatIsNotOpenIsNotRaised) {
  EXPECT_FALSE(raised(Descriptor{}).is_open());
}

}  // namespace
}  // namespace cancha::os
