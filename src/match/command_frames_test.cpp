#include "match/command_frames.h"

#include <gtest/gtest.h>

namespace cancha::match {
namespace {

TEST(CommandFrames, WhatOmniWheelsAreToldIsAsExactAsRecordingsKeepIt) {
  const OmniDrive told = as_recorded({{0.1, -0.2}, 0.3, 6.7, 0.6, 0.9});

  EXPECT_EQ(told, (OmniDrive{{0.1F, -0.2F}, 0.3F, 6.7F, 0.6F, 0.9F}));
  EXPECT_EQ(as_recorded(told), told);
}

}  // namespace
}  // namespace cancha::match
