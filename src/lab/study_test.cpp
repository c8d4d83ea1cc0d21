#include "lab/study.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

#include "base/text_file.h"
#include "lab/match_measures.h"
#include "lab/skill_watch.h"
#include "lab/study_bars.h"
#include "lab/study_report.h"
#include "lab/study_store.h"

namespace cancha::lab {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

class StudyTest : public testing::Test {
 protected:
  StudyTest() : study_{study_of(match::load_scenario(kContent, "two_on_one").value(), no_teams(), kContent).value()} {
    study_.fixture.minutes = 0.2;
    remove();
  }
  ~StudyTest() override { remove(); }

  static match::Fixture no_teams() {
    match::Fixture fixture;
    fixture.blue = fixture.yellow = "";
    return fixture;
  }
  void remove() const {
    for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(file_.string() + ending);
  }
  [[nodiscard]] std::vector<std::uint64_t> seeds(int count) const {
    std::vector<std::uint64_t> all;
    for (int i = 0; i < count; ++i) all.push_back(study_.seed_of(i));
    return all;
  }
  [[nodiscard]] std::vector<Trial> play(int count, int threads) const {
    std::vector<Trial> found;
    const std::atomic<bool> stop{false};
    const auto take = [&](const Trial& trial) -> Result<void> { return found.push_back(trial), Result<void>{}; };
    EXPECT_TRUE(play_trials(study_, seeds(count), threads, take, stop).has_value());
    return found;
  }

  Study study_;
  std::filesystem::path file_ = testing::TempDir() + "study-" + std::to_string(getpid()) + ".sqlite";
};

TEST_F(StudyTest, TeamsAreTheScenariosOrTheLeagues) {
  EXPECT_EQ(study_.fixture.blue, "rondo");
  EXPECT_EQ(study_.fixture.yellow, "roles");
  EXPECT_EQ(study_of(match::load_scenario(kContent, "penalty_kick").value(), no_teams(), kContent)->fixture.blue,
            "kidsize");
}

TEST_F(StudyTest, ResultsDoNotDependOnThreads) {
  const auto one = play(6, 1);
  auto two = play(6, 3);
  ASSERT_EQ(one.size(), 6u);
  ASSERT_EQ(two.size(), 6u);
  std::ranges::sort(two, {}, &Trial::seed);
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].seed, two[i].seed);
    EXPECT_EQ(one[i].hash, two[i].hash);
    EXPECT_EQ(one[i].ended, two[i].ended);
  }
  EXPECT_NE(one[0].hash, one[1].hash);
  const auto a = figures_of(one);
  const auto b = figures_of(two);
  for (std::size_t m = 0; m < a.size(); ++m) EXPECT_EQ(a[m].mean, b[m].mean) << a[m].name;
}

TEST_F(StudyTest, ATrialEndsWhenEnoughWasSeen) {
  study_.fixture.minutes = 1.0;
  for (const Trial& trial : play(6, 2)) {
    const double goals = trial.values[find_measure("goals_blue")] + trial.values[find_measure("goals_yellow")];
    const double seconds = trial.values[find_measure("seconds")];
    if (trial.ended == "goal") {
      EXPECT_EQ(goals, 1.0);
      EXPECT_EQ(trial.values[find_measure("any_goal")], 1.0);
      EXPECT_NEAR(trial.values[find_measure("first_goal")], seconds, 0.1);
    } else {
      EXPECT_EQ(goals, 0.0);
      EXPECT_TRUE(std::isnan(trial.values[find_measure("first_goal")]));
    }
    if (trial.ended == "time") {
      EXPECT_NEAR(seconds, 60.0, 0.1);
    }
    EXPECT_TRUE(std::isnan(trial.values[find_measure("upright")])) << "wheels do not fall";
  }
}

TEST_F(StudyTest, AStudyThatWasStoppedGoesOn) {
  {
    auto store = StudyStore::open(file_, study_, "1").value();
    for (const Trial& trial : play(2, 1)) ASSERT_TRUE(store.add(trial).has_value());
  }
  auto store = StudyStore::open(file_, study_, "1").value();
  const auto there = store.trials().value();
  ASSERT_EQ(there.size(), 2u);
  const auto played = play(2, 1);
  EXPECT_EQ(there[1].hash, played[1].hash);
  EXPECT_EQ(there[1].ended, played[1].ended);
  for (std::size_t m = 0; m < there[1].values.size(); ++m) {
    const double a = there[1].values[m];
    const double b = played[1].values[m];
    EXPECT_TRUE(a == b || (std::isnan(a) && std::isnan(b))) << match_measures()[m].name;
  }
  // another study is not mixed with it
  Study other = study_;
  other.fixture.blue = "chase";
  const auto refused = StudyStore::open(file_, other, "1");
  ASSERT_FALSE(refused.has_value());
  EXPECT_NE(refused.error().text().find("another study: its blue"), std::string::npos) << refused.error().text();
  EXPECT_FALSE(StudyStore::open(file_, study_, "2").has_value()) << "another version may play otherwise";
  EXPECT_TRUE(StudyStore::look(file_).has_value());
}

TEST_F(StudyTest, WhatIsNoStudyIsRefused) {
  EXPECT_FALSE(StudyStore::look("/nowhere/study.sqlite").has_value());
  std::ofstream{file_} << "this is no database, but a text that is long enough to be taken for one by mistake";
  EXPECT_FALSE(StudyStore::look(file_).has_value());
  EXPECT_FALSE(StudyStore::open(file_, study_, "1").has_value());
  EXPECT_NE(read_text(file_.string())->find("no database"), std::string::npos) << "what was there is left alone";
}

TEST_F(StudyTest, WhoSeesByCamerasIsWatchedSo) {
  study_.fixture.sensing.senses = "camera";
  {
    const auto store = StudyStore::open(file_, study_, "test");
    ASSERT_TRUE(store.has_value());
    const std::string command = results_of(*store)->command;
    EXPECT_NE(command.find(" --senses camera --seed "), std::string::npos) << command;
  }
  study_.fixture.sensing.senses = "";
  EXPECT_FALSE(StudyStore::open(file_, study_, "test").has_value()) << "a study by other senses is another study";
}

TEST_F(StudyTest, AReportNamesTrialsAndHowToWatchThem) {
  auto store = StudyStore::open(file_, study_, "1").value();
  for (const Trial& trial : play(8, 2)) ASSERT_TRUE(store.add(trial).has_value());
  const auto results = results_of(store).value();
  EXPECT_EQ(results.command, "./cancha play --scenario two_on_one --blue rondo --yellow roles --minutes 0.2 --seed ");
  const std::string page = study_report(results);
  EXPECT_NE(page.find("Two attack, one defends"), std::string::npos);
  EXPECT_NE(page.find("goals_blue"), std::string::npos);
  EXPECT_NE(page.find("data-seeds=\""), std::string::npos);
  EXPECT_EQ(page.find("src="), std::string::npos) << "it needs nothing else";
  const std::string csv = trials_as_csv(results.trials);
  EXPECT_EQ(std::ranges::count(csv, '\n'), 9);
  EXPECT_TRUE(csv.starts_with("seed,ended,hash,goals_blue"));
}

class SkillStudies : public StudyTest {
 protected:
  /// Some trials of a scenario with the teams that it names.
  [[nodiscard]] std::vector<Trial> play_scenario(const char* name, int trials) {
    study_ = study_of(match::load_scenario(kContent, name).value(), no_teams(), kContent).value();
    return play(trials, 2);
  }
  static double value(const Trial& trial, const char* measure) { return trial.values[find_measure(measure)]; }
};

TEST_F(SkillStudies, ARobotStopsBeforeAnObstacleAndIsReadWhenItStands) {
  for (const Trial& trial : play_scenario("stopping_distance", 3)) {
    EXPECT_EQ(trial.ended, "robot stands") << trial.seed;
    EXPECT_LT(value(trial, "seconds"), 10.0);
    EXPECT_GT(value(trial, "heard"), 0.3) << trial.seed;
    EXPECT_LT(value(trial, "heard"), 0.6) << "it has heard something nearer than the threshold";
    EXPECT_GT(value(trial, "gap"), 0.35) << "it has not run into it";
    EXPECT_EQ(value(trial, "longest_push"), 0.0);
  }
}

TEST_F(SkillStudies, ResultsStandBesideTheDocumentsFigures) {
  const auto trials = play_scenario("stopping_distance", 1);
  StudyResults results{"", "", {{"scenario", study_.scenario.text}}, trials, figures_of(trials)};
  results.trials[0].values[find_measure("heard")] = 0.6;
  results.figures = figures_of(results.trials);
  const std::string text = bars_as_text(results);
  EXPECT_NE(text.find("document   0.5515 0.4429 0.5109 0.3818 0.5515 0.4264, mean 0.4775 m"), text.npos) << text;
  EXPECT_NE(text.find("mean 0.6 m of 1 trials             bar 0.43 m … 0.53 m: missed"), text.npos) << text;
  EXPECT_NE(text.find("0.0 % within 0.38 … 0.56 m         bar 90 %: missed"), text.npos) << text;
  const std::string page = study_report(results);
  EXPECT_NE(page.find("<th>document</th><th>ours</th><th>95 % interval</th><th>bar</th><th>met</th>"), page.npos);
  EXPECT_NE(page.find("<td>mean 0.6 m of 1 trials</td>"), page.npos) << page;
  EXPECT_NE(page.find("<td class=\"missed\">missed</td>"), page.npos);
  EXPECT_EQ(bars_so_far(study_.scenario.bars, results.trials), "heard 0.6 m ± 0, heard 0.0 % ± 40");
}

TEST(StudyBars, SharesStandBesideTheDocumentsTrials) {
  const auto scenario = match::load_scenario(kContent, "futrob_kick").value();
  const std::size_t shot = find_measure("shot_at_goal");
  std::vector<Trial> trials;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    trials.push_back({.seed = seed, .values = std::vector<double>(match_measures().size(), 0.0)});
    trials.back().values[shot] = seed <= 9 ? 1.0 : 0.0;
  }

  const BarResult result = held_against(scenario.bars, trials).front();
  const StudyResults results{"", "", {{"scenario", scenario.text}}, trials, figures_of(trials)};
  const std::string page = study_report(results);

  EXPECT_EQ(result.document, "4 of 10");
  ASSERT_EQ(result.lines.size(), 1u);
  EXPECT_TRUE(result.lines[0].met);
  EXPECT_DOUBLE_EQ(result.lines[0].ours.mean, 0.9);
  EXPECT_TRUE(bars_so_far(scenario.bars, trials).starts_with("shot_at_goal 90.0 % ± 19, "));
  EXPECT_NE(page.find(">4 of 10, 40.0 %</td><td>90.0 % of 10 trials</td>"), page.npos) << page;
  EXPECT_NE(page.find("shot_at_goal: yes in 9 trials"), page.npos) << "what happens or not has a plot, too";
  EXPECT_NE(page.find("class=\"theirs\""), page.npos);
}

TEST(StudyBars, FutRobsCasesHaveTheFiguresOfTheDocument) {
  const auto sum = [](std::initializer_list<const char*> names, std::string_view measure) {
    std::pair<double, std::size_t> all{};
    for (const char* name : names) {
      const match::Scenario scenario = match::load_scenario(kContent, name).value();
      for (const match::ScenarioBar& bar : scenario.bars) {
        if (bar.measure != measure) continue;
        for (const double value : bar.document) all.first += value;
        all.second += bar.document.size();
      }
    }
    return all;
  };
  const auto kicks = {"futrob_kick", "futrob_kick_left", "futrob_kick_right"};
  EXPECT_EQ(sum(kicks, "shot_at_goal"), (std::pair{15.0, std::size_t{30}}));
  EXPECT_EQ(sum(kicks, "falls_blue"), (std::pair{15.0, std::size_t{30}}));
  EXPECT_EQ(sum(kicks, "right_decisions"), (std::pair{27.0, std::size_t{29}}));
  EXPECT_EQ(sum({"futrob_save", "futrob_save_side", "futrob_save_crossing"}, "any_goal"),
            (std::pair{6.0, std::size_t{15}}));
  EXPECT_EQ(sum({"futrob_pass"}, "passed"), (std::pair{10.0, std::size_t{10}}));
  EXPECT_EQ(sum({"futrob_pass"}, "received"), (std::pair{9.0, std::size_t{10}}));
}

TEST_F(SkillStudies, ABarOfSomethingThatNobodyMeasuresIsRefused) {
  auto scenario =
      match::parse_scenario("title = \"x\"\n[[bars]]\nmeasure = \"herd\"\nmean = [0, 1]\n", "x.toml").value();
  scenario.known_as = "x.toml";
  const auto refused = study_of(scenario, no_teams(), kContent);
  ASSERT_FALSE(refused.has_value());
  EXPECT_TRUE(
      refused.error().text().starts_with("x.toml: nothing is measured that is called 'herd' (did you mean 'heard'"))
      << refused.error().text();
}

TEST_F(SkillStudies, AStrikerWalksPastAnOpponentToTheBall) {
  const Trial trial = play_scenario("avoid_one", 1)[0];
  EXPECT_EQ(trial.ended, "touch");
  EXPECT_EQ(value(trial, "reached_ball"), 1.0);
  EXPECT_EQ(value(trial, "first_touch"), value(trial, "seconds"));
  EXPECT_EQ(value(trial, "no_long_push"), 1.0) << value(trial, "longest_push");
}

TEST_F(SkillStudies, AStrikerBesideTheBallSendsItAtTheGoal) {
  const Trial trial = play_scenario("align_beside", 1)[0];
  EXPECT_EQ(trial.ended, "shot");
  EXPECT_EQ(value(trial, "shot_at_goal"), 1.0);
  EXPECT_GE(value(trial, "kicks"), 1.0);
  EXPECT_EQ(value(trial, "right_kicks"), 1.0);
}

TEST_F(SkillStudies, AKeeperThrowsItselfToTheSideOfTheBall) {
  const Trial trial = play_scenario("futrob_save_side", 1)[0];
  EXPECT_EQ(value(trial, "saves"), 1.0);
  EXPECT_EQ(value(trial, "wrong_saves"), 0.0);
  // ahead of a robot is x, to its left y
  EXPECT_TRUE(is_wrong_save(1, {1.0, -0.2}, {-1.0, 0.0}));
  EXPECT_FALSE(is_wrong_save(-1, {1.0, -0.2}, {-1.0, 0.0}));
  EXPECT_TRUE(is_wrong_save(-1, {1.0, -0.2}, {-1.0, 0.4})) << "it comes across";
  EXPECT_FALSE(is_wrong_save(-1, {1.0, 0.02}, {-1.0, 0.0})) << "it comes straight";
  EXPECT_TRUE(is_wrong_save(1, {1.0, -0.2}, {0.0, 0.0})) << "it lies there";
}

TEST_F(SkillStudies, WithTheGoalClosedTheBallComesToTheMateWhoWaitsForwardOrIntoTheGoalAllTheSame) {
  double came = 0.0;
  for (const Trial& trial : play_scenario("pass_forward", 3)) {
    EXPECT_GE(value(trial, "kicks"), 1.0) << trial.seed;
    EXPECT_EQ(value(trial, "goals_yellow"), 0.0) << trial.seed;
    came += value(trial, "passes") + value(trial, "goals_blue");
  }
  EXPECT_GE(came, 2.0);
}

TEST_F(SkillStudies, ABallBehindIsFoundAndTheFirstHalfIsEnough) {
  const Trial trial = play_scenario("search_behind", 1)[0];
  EXPECT_EQ(trial.ended, "ball seen");
  EXPECT_LT(value(trial, "ball_found"), 15.0);
  // nobody looks for it: the trial is over with the first half
  auto scenario = match::load_scenario(kContent, "search_behind").value();
  auto teams = no_teams();
  teams.blue = "practice";
  teams.minutes = 0.02;
  study_ = study_of(scenario, teams, kContent).value();
  const Trial short_one = play(1, 1)[0];
  EXPECT_EQ(short_one.ended, "half time");
  EXPECT_EQ(value(short_one, "found_ball"), 0.0);
}

TEST(SkillWatch, KnowsTheKickThatTheRulesAskFor) {
  const auto degrees = [](double angle) { return from_degrees(angle); };
  EXPECT_TRUE(is_right_kick("bike", degrees(5), 4.0));
  EXPECT_FALSE(is_right_kick("bike", degrees(5), 2.0)) << "near the goal a kick within a step is quicker";
  EXPECT_TRUE(is_right_kick("walk_kick_left", degrees(-20), 2.0));
  EXPECT_FALSE(is_right_kick("walk_kick_left", degrees(-20), 4.0));
  EXPECT_TRUE(is_right_kick("walk_kick_left", degrees(-20), 3.1)) << "near a border of the rules either is right";
  EXPECT_FALSE(is_right_kick("walk_kick_left", degrees(-90), 2.0));
  EXPECT_TRUE(is_right_kick("walk_kick_sidewards_right", degrees(90), 2.0)) << "the right foot sends it to the left";
  EXPECT_FALSE(is_right_kick("walk_kick_sidewards_left", degrees(90), 2.0));
  EXPECT_FALSE(is_right_kick("walk_kick_sidewards_right", degrees(20), 2.0));
  EXPECT_FALSE(is_kick("get_up_back"));
}

}  // namespace
}  // namespace cancha::lab
