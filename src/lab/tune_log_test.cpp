#include "lab/tune_log.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "base/json.h"
#include "base/text_file.h"

namespace cancha::lab {
namespace {

namespace fs = std::filesystem;

const TuneStart kStart{.robot = "bioloid",
                       .skill = "stand",
                       .started = 17,
                       .population = 5,
                       .parameters = {{.name = "stand.time", .before = 1, .least = 0.06, .most = 1.5}}};

TuneLine step_of(int generation, double seconds) {
  const TuneProgress progress{.generation = generation, .before = 0.1, .best = 0.2, .mean = 0.15, .spread = 0.01};
  return {.step = TuneStep{.progress = progress, .wanted = 9, .seconds = seconds, .values = {0.5}}};
}

class TuneLogTest : public testing::Test {
 protected:
  TuneLogTest()
      : path_{fs::path{testing::TempDir()} /
              (testing::UnitTest::GetInstance()->current_test_info()->name() + std::to_string(::getpid()))} {}
  ~TuneLogTest() override { fs::remove(path_); }

  [[nodiscard]] std::vector<TuneLine> lines() const {
    std::vector<TuneLine> all;
    std::ifstream in{path_};
    for (std::string text; std::getline(in, text);) {
      auto line = parse_tune_line(text);
      EXPECT_TRUE(line) << text;
      if (line) all.push_back(*line);
    }
    return all;
  }
  fs::path path_;
};

TEST_F(TuneLogTest, WhatIsWrittenIsReadAgain) {
  {
    TuneLog log = TuneLog::open(path_, kStart, false).value();
    ASSERT_TRUE(log.write(step_of(0, 1.5)));
    ASSERT_TRUE(log.write({.end = TuneEnd{.complete = true, .diff = "-a\n+b\n"}}));
  }
  const auto all = lines();
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(to_json(*all[0].start), to_json(kStart));
  EXPECT_EQ(to_json(all[1]), to_json(step_of(0, 1.5)));
  EXPECT_EQ(all[2].end->diff, "-a\n+b\n");
}

TEST_F(TuneLogTest, TakenUpAgainItGoesOnBehindTheLastWholeLine) {
  {
    TuneLog log = TuneLog::open(path_, kStart, false).value();
    ASSERT_TRUE(log.write(step_of(0, 1.5)));
    ASSERT_TRUE(log.write(step_of(1, 2.5)));
  }
  std::ofstream{path_, std::ios::app} << R"({"step":{"progress":{"gener)";  // a kill in the middle of a line
  {
    TuneLog log = TuneLog::open(path_, TuneStart{.robot = "other"}, true).value();
    EXPECT_EQ(log.earlier_seconds(), 2.5);
    ASSERT_TRUE(log.write(step_of(2, 3.5)));
  }
  const auto all = lines();
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(all[0].start->robot, "bioloid") << "the first start stays";
  EXPECT_EQ(all[3].step->progress.generation, 2);

  // without --resume it begins anew
  EXPECT_TRUE(TuneLog::open(path_, kStart, false));
  EXPECT_EQ(lines().size(), 1u);
}

TEST_F(TuneLogTest, OthersSeeWhetherASearchGoesOnAndCannotBeginTheSame) {
  EXPECT_FALSE(is_being_tuned(path_));
  {
    const TuneLog log = TuneLog::open(path_, kStart, false).value();
    EXPECT_TRUE(is_being_tuned(path_));
    EXPECT_NE(TuneLog::open(path_, kStart, true).error().text().find("another search of this skill goes on"),
              std::string::npos);
    EXPECT_EQ(lines().size(), 1u) << "the other search's lines are still there";
  }
  EXPECT_FALSE(is_being_tuned(path_));
}

TEST(TuneLine, OthersAreNotRead) {
  EXPECT_FALSE(parse_tune_line(""));
  EXPECT_FALSE(parse_tune_line("{}"));
  EXPECT_FALSE(parse_tune_line(R"({"generation":1,"best":2})"));
  EXPECT_FALSE(parse_tune_line(R"({"start":{},"end":{}})")) << "one thing a line";
  EXPECT_FALSE(parse_tune_line(R"({"step":{"values":[1e999]}})"));
  EXPECT_FALSE(parse_tune_line(R"({"start":{"robot":")" + std::string(kMostTuneLine, 'x') + "\"}}"));
  EXPECT_TRUE(parse_tune_line(R"({"start":{"robot":"nao"}})"));
}

}  // namespace
}  // namespace cancha::lab
