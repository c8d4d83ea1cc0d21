#include "sense/stub.h"

#include <gtest/gtest.h>

namespace cancha::sense {
namespace {

TEST(Stub, ReadsTheDocumentsLine) {
  const auto script = parse_stub("1 , ball , 12 , 34\n", "x.input");
  ASSERT_TRUE(script) << script.error().text();
  ASSERT_EQ(script->scenes.size(), 1u);
  const Seen& ball = script->scenes[0].things.at(0);
  EXPECT_EQ(ball.kind, ThingKind::Ball);
  EXPECT_NEAR(in_degrees(ball.bearing), -12, 1e-9) << "right is positive in the file, left inside";
  EXPECT_NEAR(ball.distance, 0.34, 1e-12);
}

TEST(Stub, AllObjectsAreWrittenAsTheyWereRead) {
  const std::string text =
      "1 , ball , 12.00 , 34.0\n1 , partner , -5.00 , 100.0\n1 , opponent , 0.00 , 55.0\n2 , my_goal , 1.00 , 200.0\n"
      "2 , opp_goal , 2.00 , 201.0\n2 , my_lateral_post , 3.00 , 202.0\n3 , opp_lateral_post , 4.00 , 203.0\n"
      "3 , right_landmark , 5.00 , 204.0\n7 , left_landmark , 6.00 , 205.0\n";
  const auto script = parse_stub(text, "x.input");
  ASSERT_TRUE(script) << script.error().text();
  EXPECT_EQ(write_stub(*script), text);
}

TEST(Stub, FaultsAreToldWithTheirLines) {
  const auto script =
      parse_stub("1,ball,0,10\n1,bal,0,10\n0,ball,0,10\n\n2,ball,200,10\n3,ball,nan,1\n4,ball,1\n", "x");
  ASSERT_FALSE(script);
  const std::string said = script.error().text();
  EXPECT_NE(said.find("x:2: there is no object 'bal' (did you mean 'ball'?"), said.npos) << said;
  EXPECT_NE(said.find("x:3: '0' is no scene (scenes are counted from 1)"), said.npos) << said;
  EXPECT_NE(said.find("x:5: '200' is no angle"), said.npos) << said;
  EXPECT_NE(said.find("x:6: 'nan' is no angle"), said.npos) << said;
  EXPECT_NE(said.find("x:7: has 3 parts (a line is: scene,object,angle,distance)"), said.npos) << said;
}

class StubSensesTest : public testing::Test {
 protected:
  body::Robot robot_ = body::read_robot(CANCHA_SOURCE_DIR "/content/robots/bioloid").value();
  Percepts percepts_;

  /// How many things it sees at a time; -1 where it does not look.
  int seen(StubSenses& senses, std::int64_t ms) {
    Readings readings;
    readings.time = Time{ms * 1'000'000};
    senses.perceive(readings, percepts_);
    return percepts_.sight ? static_cast<int>(percepts_.sight->things.size()) : -1;
  }
};

TEST_F(StubSensesTest, OneSceneACycleAMissingOneRepeatsANewOneReplaces) {
  StubSenses senses{robot_, parse_stub("1,ball,0,10\n1,opponent,0,50\n3,partner,9,90\n", "x").value()};
  EXPECT_EQ(seen(senses, 1000), 2) << "scene 1 at once";
  EXPECT_EQ(seen(senses, 1010), -1) << "nobody looks between two cycles";
  EXPECT_EQ(seen(senses, 1249), -1);
  EXPECT_EQ(seen(senses, 1250), 2) << "scene 2 has no lines: the first one again";
  EXPECT_EQ(percepts_.sight->time, Time{1'250'000'000});
  EXPECT_EQ(seen(senses, 1500), 1) << "scene 3 replaces all of it";
  EXPECT_EQ(percepts_.sight->things[0].kind, ThingKind::Robot);
  EXPECT_EQ(percepts_.sight->things[0].whose, Whose::Own);
  EXPECT_EQ(seen(senses, 9000), 1) << "the last one lasts";
}

TEST_F(StubSensesTest, NothingIsSeenBeforeTheFirstScene) {
  StubSenses senses{robot_, parse_stub("2,ball,0,10\n", "x").value()};
  EXPECT_EQ(seen(senses, 0), 0);
  EXPECT_EQ(seen(senses, 250), 1);
}

TEST_F(StubSensesTest, ARecordedScriptShowsTheSameAgain) {
  StubRecorder recorder;
  Seen ball{.kind = ThingKind::Ball, .bearing = 0.3, .distance = 1.2};
  Seen line{.kind = ThingKind::Line, .distance = 1.0};
  for (int i = 0; i < 20; ++i) {
    ball.distance = 1.2 + 0.01 * i;
    const std::vector<Seen> things{ball, line};
    recorder.add(Time{1'000'000'000 + i * 50'000'000LL}, things);
  }
  const StubScript& script = recorder.script();
  ASSERT_EQ(script.scenes.size(), 4u) << "twenty looks in a second are four cycles";
  EXPECT_EQ(script.scenes[0].things.size(), 1u) << "FutRob knows no lines";
  EXPECT_NEAR(script.scenes[0].things[0].distance, 1.24, 1e-9) << "the newest of the cycle";

  StubSenses senses{robot_, parse_stub(write_stub(script), "x").value()};
  EXPECT_EQ(seen(senses, 0), 1);
  EXPECT_NEAR(percepts_.sight->things[0].distance, 1.24, 0.001);
  EXPECT_NEAR(percepts_.sight->things[0].bearing, 0.3, 0.0002);
}

}  // namespace
}  // namespace cancha::sense
