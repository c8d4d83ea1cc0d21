#include "lab/tune.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "lab/film.h"

namespace cancha::lab {
namespace {

const std::string kContent = CANCHA_SOURCE_DIR "/content";

class Tuning : public testing::Test {
 protected:
  body::Robot robot_ = body::read_robot(kContent + "/robots/bioloid").value();
  act::MotionLibrary skills_ = act::read_motion_library(kContent, robot_).value();

  [[nodiscard]] static std::vector<double> values_of(const Subject& subject) {
    std::vector<double> values;
    for (const Parameter& p : subject.parameters()) values.push_back(p.value);
    return values;
  }
};

TEST_F(Tuning, ASubjectKnowsItsParametersAndKeepsItsFile) {
  const Subject gait = Subject::make(robot_, skills_, "gait").value();
  EXPECT_EQ(gait.file(), "gaits/bioloid.toml");
  const Subject rise = Subject::make(robot_, skills_, "get_up_front").value();
  EXPECT_EQ(rise.file(), "motions/bioloid/get_up_front.toml");
  // a symmetric motion has one parameter for both sides
  const auto is_left = [](const Parameter& p) { return p.name.find(".left_") != std::string::npos; };
  EXPECT_TRUE(std::none_of(rise.parameters().begin(), rise.parameters().end(), is_left));
  // writing and reading again changes nothing more
  const std::string text = rise.text(values_of(rise));
  const act::Motion again = act::parse_motion(text, "again", robot_, {}).value();
  EXPECT_EQ(act::write_motion(again, robot_), text);
}

TEST_F(Tuning, BothSidesOfASymmetricMotionAreChanged) {
  Subject rise = Subject::make(robot_, skills_, "get_up_front").value();
  ASSERT_TRUE(rise.only(std::vector<std::string>{"crouch.right_knee"}).has_value());
  ASSERT_EQ(rise.parameters().size(), 1u);
  const act::MotionLibrary changed = rise.with(std::vector<double>{77});
  const act::Motion& motion = *changed.motion("get_up_front");
  const auto crouch =
      std::find_if(motion.poses.begin(), motion.poses.end(), [](const auto& p) { return p.name == "crouch"; });
  int knees = 0;
  for (const act::JointAngle& one : crouch->angles) {
    if (robot_.joints[one.joint].name.ends_with("knee")) knees += one.degrees == 77 ? 1 : 0;
  }
  EXPECT_EQ(knees, 2);
}

TEST(Comparing, OnlyWhatIsBetterBeyondChanceIsBetter) {
  const auto scores = [](double gain, double noise, int bodies) {
    Random random{4};
    std::vector<double> before;
    std::vector<double> after;
    for (int i = 0; i < bodies; ++i) {
      before.push_back(random.normal());
      after.push_back(before.back() + gain + noise * random.normal());
    }
    return compare(before, after);
  };
  EXPECT_TRUE(scores(0.2, 0.5, 100).better());
  EXPECT_FALSE(scores(-0.2, 0.5, 100).better());
  EXPECT_FALSE(compare(std::vector{1.0}, std::vector{2.0}).better()) << "one body says nothing about others";
  EXPECT_FALSE(compare(std::vector{1.0, 2.0}, std::vector{1.0, 2.0}).better());
  // of many changes that do nothing, few are kept
  int kept = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Random random{seed};
    std::vector<double> before(60, 0.0);
    std::vector<double> after;
    for (int i = 0; i < 60; ++i) after.push_back(random.normal());
    kept += compare(before, after).better() ? 1 : 0;
  }
  EXPECT_LT(kept, 400 * 0.05);
}

TEST_F(Tuning, TellsWhatIsNotThere) {
  const std::string gate = Subject::make(robot_, skills_, "gate").error().text();
  EXPECT_TRUE(gate.starts_with("gate: bioloid has no such skill (did you mean 'gait'? known: ")) << gate;
  EXPECT_EQ(Subject::make(robot_, skills_, "kick_left").error().text(),
            "kick_left: is the mirror image of kick_right (tune that one)");
  Subject gait = Subject::make(robot_, skills_, "gait").value();
  EXPECT_FALSE(gait.only(std::vector<std::string>{"lfit"}).has_value());
}

/// The search on something quick: standing up is tried on two bodies.
TEST_F(Tuning, TakenUpAgainItEndsTheSame) {
  Subject stand = Subject::make(robot_, skills_, "stand").value();
  const Scenario* scenario = find_scenario("stay_up");
  const auto make = [&](int threads) {
    const TuneSettings settings{.population = 5, .bodies = 2, .width = 0.03, .seed = 3, .threads = threads};
    return Tuner::make(robot_, stand, *scenario, "stand", settings).value();
  };
  Tuner whole = make(2);
  for (int i = 0; i < 3; ++i) whole.generation();

  const std::filesystem::path state = std::filesystem::path{testing::TempDir()} / "cancha-tune-state";
  Tuner begun = make(1);
  begun.generation();
  begun.generation();
  ASSERT_TRUE(begun.save(state).has_value());
  Tuner resumed = make(1);
  ASSERT_TRUE(resumed.restore(state).has_value());
  resumed.generation();
  EXPECT_EQ(resumed.progress().generation, whole.progress().generation);
  EXPECT_EQ(resumed.progress().best, whole.progress().best);
  EXPECT_EQ(resumed.progress().mean, whole.progress().mean);
  EXPECT_EQ(resumed.progress().spread, whole.progress().spread);
  EXPECT_EQ(resumed.progress().before, whole.progress().before);
  EXPECT_EQ(resumed.best(), whole.best());

  // a search that cannot be taken up changes nothing
  std::ofstream{state} << "nonsense";
  Tuner other = make(1);
  EXPECT_EQ(other.restore(state).error().text(),
            state.string() +
                ": is no saved search of this version of Cancha (it stays as it is; without --resume a new "
                "search begins in its place)");
  EXPECT_EQ(other.generation().generation, 0);
  std::filesystem::remove(state);
}

TEST_F(Tuning, AStripOfPicturesShowsEachMoment) {
  Stage stage = Stage::make(robot_).value();
  const Playback seen = play_once(stage, skills_, {.random_body = false}, "stand");
  const std::string film = film_strip(robot_, seen, 4).value();
  EXPECT_EQ(film.find("<svg"), film.find('<'));
  EXPECT_NE(film.find("0.00 s"), std::string::npos);
  EXPECT_EQ(film, film_strip(robot_, seen, 4).value());
}

}  // namespace
}  // namespace cancha::lab
