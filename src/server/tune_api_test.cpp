#include "server/tune_api.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/json.h"
#include "base/json_read.h"
#include "server/router.h"
#include "server/server_test.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

/// A folder of searches beside a secret.
class TuneApiTest : public testing::Test {
 protected:
  TuneApiTest() { fs::create_directories(folder()); }
  [[nodiscard]] fs::path folder() const { return folders_.root() / "tune"; }

  [[nodiscard]] lab::TuneLog begin(const std::string& skill, std::int64_t started, bool resume = false) const {
    const lab::TuneStart start{
        .robot = "bioloid", .skill = skill, .started = started, .parameters = {{.name = "a.time", .before = 0.5}}};
    return lab::TuneLog::open(folder() / fmt::format("bioloid-{}.jsonl", skill), start, resume).value();
  }
  static void step(lab::TuneLog& log, int generation, std::vector<double> values = {0.6}) {
    const lab::TuneProgress progress{.generation = generation, .before = 0.1, .best = 0.1 + 0.01 * generation};
    ASSERT_TRUE(log.write({.step = lab::TuneStep{.progress = progress, .wanted = 40, .values = std::move(values)}}));
  }

  [[nodiscard]] Answer ask(std::string target, std::string method = "GET") {
    Router router{{.web_root = folders_.web(),
                   .recordings = folders_.recordings(),
                   .version = "1",
                   .access = {},
                   .tunings = folder()}};
    return router.answer({std::move(method), std::move(target), {{"Host", "localhost"}}});
  }
  [[nodiscard]] TuningView view(const std::string& name, std::uint64_t from = 0) {
    const Answer answer = ask(fmt::format("/api/tuning?name={}&from={}", name, from));
    EXPECT_EQ(answer.status, 200) << answer.body;
    TuningView read;
    EXPECT_TRUE(parse_json(answer.body, read)) << answer.body;
    return read;
  }
  TestFolders folders_;
};

TEST_F(TuneApiTest, SearchesAreListedNewestFirst) {
  EXPECT_EQ(ask("/api/tunings").body, "[]");
  { lab::TuneLog old = begin("kick_right", 100); }
  lab::TuneLog now = begin("gait", 200);
  step(now, 0);
  step(now, 1);
  folders_.write("tune/notes.jsonl", "no search\n");
  folders_.write("tune/.hidden.jsonl", R"({"start":{"robot":"secret"}})"
                                       "\n");
  const std::string list = ask("/api/tunings").body;
  EXPECT_EQ(list,
            R"([{"name":"bioloid-gait","robot":"bioloid","skill":"gait","started":200,"running":true,"generation":1,)"
            R"("wanted":40,"before":0.1,"best":0.11},)"
            R"({"name":"bioloid-kick_right","robot":"bioloid","skill":"kick_right","started":100,"running":false,)"
            R"("generation":0,"wanted":0,"before":0,"best":0}])");
}

TEST_F(TuneApiTest, ASearchIsToldFromWhereTheAskerLeftOff) {
  TuningView first;
  TuningView second;
  {
    lab::TuneLog log = begin("gait", 1);
    for (int i = 0; i < 3; ++i) step(log, i);
    folders_.append("tune/bioloid-gait.jsonl", R"({"step":{"progress":{"generation":3)");  // not whole yet
    first = view("bioloid-gait");
    EXPECT_TRUE(first.running);
    EXPECT_FALSE(first.more);
    EXPECT_FALSE(first.end);
    EXPECT_EQ(first.start.parameters.at(0).name, "a.time");
    ASSERT_EQ(first.steps.size(), 3u);
    EXPECT_EQ(first.steps[2].values, std::vector<double>{0.6});
  }
  {
    lab::TuneLog log = begin("gait", 1, true);
    step(log, 3);
    ASSERT_TRUE(log.write({.end = lab::TuneEnd{.complete = true, .before = 0.1, .after = 0.2, .diff = "-a\n+b\n"}}));
  }
  second = view("bioloid-gait", first.next);
  EXPECT_FALSE(second.running);
  ASSERT_EQ(second.steps.size(), 1u);
  EXPECT_EQ(second.steps[0].progress.generation, 3);
  ASSERT_TRUE(second.end);
  EXPECT_EQ(second.end->diff, "-a\n+b\n");
  EXPECT_TRUE(view("bioloid-gait", second.next).steps.empty());

  // a search that goes on has not ended, and a shorter file is another search
  lab::TuneLog again = begin("gait", 1, true);
  step(again, 4);
  EXPECT_FALSE(view("bioloid-gait").end);
  EXPECT_EQ(view("bioloid-gait", 1'000'000).steps.size(), 5u);
}

TEST_F(TuneApiTest, LongSearchesComeInParts) {
  lab::TuneLog log = begin("gait", 1);
  constexpr int kSteps = 6000;
  for (int i = 0; i < kSteps; ++i) step(log, i);
  std::size_t told = 0;
  TuningView part = view("bioloid-gait");
  EXPECT_TRUE(part.more);
  for (int parts = 0; parts < 20; ++parts) {
    told += part.steps.size();
    if (!part.more) break;
    part = view("bioloid-gait", part.next);
  }
  EXPECT_EQ(told, kSteps);
  EXPECT_FALSE(part.more);
}

TEST_F(TuneApiTest, WhatDoesNotFitIsLeftOutOrRefused) {
  lab::TuneLog log = begin("gait", 1);
  step(log, 0, {1, 2, 3});
  folders_.append("tune/bioloid-gait.jsonl", "nonsense\n");
  EXPECT_TRUE(view("bioloid-gait").steps.empty());

  folders_.write("secret.jsonl", R"({"start":{"robot":"secret"}})"
                                 "\n");
  fs::create_symlink(folders_.root() / "secret.jsonl", folder() / "link.jsonl");
  for (const char* name : {"", "..%2Fsecret", "link", "nothing", "bioloid-gait.jsonl"}) {
    EXPECT_EQ(ask(fmt::format("/api/tuning?name={}", name)).status, 404) << name;
  }
  EXPECT_EQ(ask("/api/tunings").body.find("secret"), std::string::npos);
  for (const char* from : {"-1", "x", "1x", "99999999999999999999"}) {
    EXPECT_EQ(ask(fmt::format("/api/tuning?name=bioloid-gait&from={}", from)).status, 400) << from;
  }
  EXPECT_EQ(ask("/api/tunings", "POST").status, 405);
  EXPECT_EQ(ask("/tune").status, 200);
}

}  // namespace
}  // namespace cancha::server
