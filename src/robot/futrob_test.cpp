#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <thread>

#include "base/json.h"
#include "robot/futrob_robot.h"
#include "robot/futrob_settings.h"
#include "robot/practice_body.h"
#include "robot/profile.h"
#include "robot/real_time_loop.h"
#include "robot/robot_log.h"
#include "robot/stages.h"

namespace cancha::robot {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

std::string fault_of(const std::string& text) {
  const auto settings = parse_futrob(text, "ini.config");
  return settings ? "none" : settings.error().text();
}

TEST(FutrobSettings, TakeEveryKey) {
  // each key is said with another value than its preset, and comes out so
  for (const FutrobKey& key : futrob_keys()) {
    const bool number = key.preset.find_first_not_of("0123456789.-") == std::string::npos && !key.preset.empty();
    if (!number) {
      const std::string value = key.name == "senses" ? "camera" : key.name == "logic" ? "product" : "other";
      EXPECT_EQ(fault_of("[robot_profile]\n" + key.name + "=" + value), "none") << key.name;
      continue;
    }
    const auto said = parse_futrob("[robot_profile]\n" + key.name + " = " + key.preset + "\n", "ini.config");
    ASSERT_TRUE(said) << key.name << ": " << said.error().text();
    EXPECT_FALSE(key.meaning.empty()) << key.name;
  }
  const auto said = parse_futrob("[robot_profile]\nid=3\nrole=1\nlogMotors=1\nDELAY_US=80\nKICK_RANGE=150.5\n", "i");
  ASSERT_TRUE(said);
  EXPECT_EQ(said->id, 3);
  EXPECT_EQ(said->role, 1);
  EXPECT_TRUE(said->log_motors);
  EXPECT_EQ(said->constants.delay_us, 80);
  EXPECT_EQ(said->constants.kick_range, 150.5);
}

TEST(FutrobSettings, NameTheLineTheReasonAndTheNearestKey) {
  EXPECT_EQ(fault_of("[robot_profile]\n# fine\nlogVison=1\n"),
            "ini.config:3: there is no key 'logVison' (did you mean 'logVision'?)");
  EXPECT_EQ(fault_of("[robot_profile]\nrole=3\n"),
            "ini.config:2: role: 3 must lie between 1 and 2 (1 goalkeeper, 2 field player)");
  EXPECT_EQ(fault_of("[robot_profile]\nlogComm=yes\n"),
            "ini.config:2: logComm: 'yes' is neither 0 nor 1 (1: with team messages)");
  EXPECT_EQ(fault_of("[robot_profile]\nSTEP_DISTANCE=nan\n"),
            "ini.config:2: STEP_DISTANCE: nan must lie between 0.5 and 50 (cm of a long step)");
  EXPECT_EQ(fault_of("id=1\n"), "ini.config:1: stands before its section (the first line is [robot_profile])");
  EXPECT_EQ(fault_of("[profile]\n"),
            "ini.config:1: there is no section [profile] (all keys stand under [robot_profile])");
  EXPECT_EQ(fault_of("[robot_profile]\nid=1\nid=2\n"), "ini.config:3: id is said twice");
  EXPECT_EQ(fault_of("[robot_profile]\nhello\n"), "ini.config:2: is no key=value (comments begin with #)");
  EXPECT_EQ(fault_of("[robot_profile]\nGK_X_DIFF_THRESHOLD_MIN=50\n"),
            "ini.config: GK_X_DIFF_THRESHOLD_MIN is above GK_X_DIFF_THRESHOLD_MAX");
  EXPECT_EQ(fault_of("[robot_profile]\nid=1\nlogic=fuzzy\n"),
            "ini.config:3: logic: 'fuzzy' is not known (known: crisp, minimum, product, bounded)");
  EXPECT_EQ(fault_of("[robot_profile]\nsenses=camrea\n"),
            "ini.config:2: senses: 'camrea' is not known (did you mean 'camera'? known: oracle, camera)");
  EXPECT_EQ(fault_of("[robot_profile]\ncameraMuont=r3.toml\n"),
            "ini.config:2: there is no key 'cameraMuont' (did you mean 'cameraMount'?)");
  EXPECT_EQ(fault_of("[robot_profile]\nBALL_SLOWDOWN=-1\n"), "none");
  EXPECT_EQ(fault_of("[robot_profile]\nBALL_SLOWDOWN=-0.5\n"), "ini.config: BALL_SLOWDOWN is below 0, and not -1");
  // all faults at once
  const std::string both = fault_of("[robot_profile]\nrole=7\nfoo=1\n");
  EXPECT_NE(both.find("role"), std::string::npos);
  EXPECT_NE(both.find("foo"), std::string::npos);
}

TEST(FutrobSettings, AreAllOnThePage) {
  std::ifstream file{std::filesystem::path{CANCHA_SOURCE_DIR} / "docs/futrob.md"};
  std::stringstream page;
  page << file.rdbuf();
  for (const FutrobKey& key : futrob_keys()) {
    const std::string row = "| `" + key.name + "` | " + key.preset + " | " + key.meaning + " |";
    EXPECT_NE(page.str().find(row), std::string::npos) << row;
  }
}

TEST(FutrobRobot, IsMadeOfTheFilesBesideItsIni) {
  const auto robot = load_futrob(kContent / "futrob" / "ini.config", kContent);
  ASSERT_TRUE(robot) << robot.error().text();
  EXPECT_EQ(robot->profile.model, "futrob");
  EXPECT_EQ(robot->profile.program, "rules.xml");
  // its own motion has taken the place of that of its kind
  ASSERT_NE(robot->kind->library.motion("salute"), nullptr);
  EXPECT_EQ(robot->kind->library.motion("salute")->poses.size(), 2U);
  EXPECT_NEAR(robot->kind->robot.counter.speed_step, 0.111 * 2 * kPi / 60, 1e-4);

  const auto lost = load_futrob(kContent / "futrob" / "nothing.config", kContent);
  ASSERT_FALSE(lost);
  EXPECT_NE(lost.error().text().find("nothing.config"), std::string::npos);
}

/// The run of a robot without threads: the names of its rules' actions in order.
std::vector<std::string> actions_of(const FutrobRobot& robot, double seconds, double& ball_moved) {
  Programs programs{robot.league, robot.reader()};
  auto player =
      make_player({robot.profile, kPractising, robot.league, robot.kind.get(), programs}, futrob_parts(false));
  EXPECT_TRUE(player) << player.error().text();
  PracticeStart start;
  start.through_bus = false;
  start.X_FR = Pose2{2.7, 0.0, 0.0};
  start.p_FB = Vec2{3.1, 0.0};
  start.X_FO = Pose2{4.2, 0.0, kPi};
  auto body = PracticeBody::make(robot.profile, robot.league, *robot.kind, Random{1}, start);
  EXPECT_TRUE(body) << body.error().text();
  std::vector<std::string> actions;
  LoopSettings settings{.seconds = seconds};
  settings.paced = false;
  settings.seen = [&](const Frame& frame) {
    if (!frame.intent.rules) return;
    const std::string& action = frame.intent.rules->action;
    if (actions.empty() || actions.back() != action) actions.push_back(action);
  };
  const LoopReport report = run_in_real_time(**body, **player, settings);
  EXPECT_EQ(report.stopped, "");
  ball_moved = distance((*body)->truth().ball.p_FB.xy(), Vec2{3.1, 0.0});
  return actions;
}

TEST(FutrobRobot, PlaysThePenaltyKickOfTheDocumentByItsOwnRules) {
  const auto robot = load_futrob(kContent / "futrob" / "ini.config", kContent);
  ASSERT_TRUE(robot) << robot.error().text();

  double moved = 0;
  const std::vector<std::string> actions = actions_of(*robot, 40, moved);

  const auto found = [&](std::string_view name) { return std::ranges::find(actions, name) != actions.end(); };
  EXPECT_TRUE(found("followBall"));
  EXPECT_TRUE(found("kickBall"));
  EXPECT_GT(moved, 0.3);
  // one loop: the same again
  double again = 0;
  EXPECT_EQ(actions_of(*robot, 40, again), actions);
  EXPECT_EQ(again, moved);
}

/// A folder with all of FutRob's files and an ini.config with some lines more.
class OtherRobot {
 public:
  OtherRobot() {
    std::filesystem::remove_all(folder_);
    std::filesystem::copy(kContent / "futrob", folder_, std::filesystem::copy_options::recursive);
  }
  void write(const std::string& file, const std::string& text) const { std::ofstream{folder_ / file} << text; }
  [[nodiscard]] Result<FutrobRobot> load(const std::string& lines) const {
    write("ini.config", "[robot_profile]\n" + lines);
    return load_futrob(folder_ / "ini.config", kContent);
  }
  [[nodiscard]] std::string path(const std::string& file) const { return (folder_ / file).string(); }

 private:
  std::filesystem::path folder_ = std::filesystem::path{testing::TempDir()} / "other_futrob";
};

TEST(FutrobRobot, SeesByTheCameraThatItsIniNamesAsItReallySits) {
  const OtherRobot other;
  other.write("mount.toml", "tilt = 2.0\nheight = -0.01\n[lens]\nwidth = 432\nheight = 240\nfocal = 290.0\n");

  const auto robot = other.load("senses=camera\ncamera=omni\ncameraMount=mount.toml\n");
  ASSERT_TRUE(robot) << robot.error().text();
  EXPECT_EQ(robot->profile.seeing.camera, "omni");
  EXPECT_NEAR(in_degrees(robot->profile.seeing.mounting.tilt), 2.0, 1e-9);
  EXPECT_EQ(robot->profile.seeing.mounting.height, -0.01);
  ASSERT_TRUE(robot->profile.seeing.mounting.lens);
  EXPECT_EQ(robot->profile.seeing.mounting.lens->focal, 290.0);
  const auto usual = other.load("senses=camera\n");
  ASSERT_TRUE(usual) << usual.error().text();
  EXPECT_EQ(usual->profile.seeing.camera, "") << "its first";
  EXPECT_EQ(usual->profile.seeing.mounting.tilt, 0.0);

  const auto fault = [&](const std::string& lines) {
    const auto made = other.load(lines);
    return made ? "none" : made.error().text();
  };
  EXPECT_EQ(
      fault("senses=camera\ncamera=haed\n"),
      other.path("ini.config") + ":3: camera: bioloid has no camera 'haed' (did you mean 'head'? known: head, omni)");
  EXPECT_NE(fault("senses=camera\ncameraMount=nowhere.toml\n").find("nowhere.toml"), std::string::npos);
  other.write("mount.toml", "tilt = 90.0\nheight = 0.0\n");
  EXPECT_NE(fault("senses=camera\ncameraMount=mount.toml\n").find("mount.toml:1"), std::string::npos)
      << fault("senses=camera\ncameraMount=mount.toml\n");
}

TEST(FutrobRobot, DecidesByDegreesWhereItsIniSaysSo) {
  const OtherRobot other;
  EXPECT_EQ(other.load("logic=crisp\n")->profile.program, "rules.xml");
  const auto robot = other.load("logic=product\n");
  ASSERT_TRUE(robot) << robot.error().text();
  EXPECT_EQ(robot->profile.program, "rules.xml:product");

  double moved = 0;
  const std::vector<std::string> actions = actions_of(*robot, 3, moved);
  EXPECT_TRUE(std::ranges::any_of(actions, [](const std::string& action) { return !action.empty(); }));
}

TEST(RobotLog, WritesTheLinesOfTheDocument) {
  constexpr std::string_view kLine =
      "[10-22-2016 16:18:17.894918][CommModule.cpp|SendMessage|191]: MSG SENT [bytes = 16] [destIP = 255.255.255.255] "
      "[msgSrc = 1] [msgDest = 255] [msgParam = COMM_PARAM_BALL_DISTANCE] [msgValue = 162]";
  const auto line = parse_log_line(kLine);
  ASSERT_TRUE(line) << line.error().text();
  EXPECT_EQ(line->file, "CommModule.cpp");
  EXPECT_EQ(line->function, "SendMessage");
  EXPECT_EQ(line->line, 191);
  EXPECT_EQ(line->message, "MSG SENT");
  ASSERT_EQ(line->parameters.size(), 6U);
  EXPECT_EQ(line->parameters.back(), (LogParameter{"msgValue", "162"}));
  EXPECT_EQ(module_of(*line), LogModule::Comm);
  EXPECT_EQ(text_of(*line), kLine);
  // the document's own fractions are not padded: they count microseconds
  const auto unpadded = parse_log_line("[10-22-2016 16:18:18.99682][a.c|f|1]: x");
  ASSERT_TRUE(unpadded);
  EXPECT_EQ(text_of(*unpadded), "[10-22-2016 16:18:18.099682][a.c|f|1]: x");
  EXPECT_FALSE(parse_log_line("[13-01-2016 00:00:00.000000][a|f|1]: x"));
  EXPECT_FALSE(parse_log_line("hello"));
}

TEST(RobotLog, NeverMixesThreadsOnALineAndKeepsOldFiles) {
  const std::filesystem::path folder = std::filesystem::path{testing::TempDir()} / "robot_log";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  for (const char* name : {"futrob.log", "futrob-2.log"}) {
    RobotLog::Settings settings;
    settings.modules = {true, false, true, true, true};
    settings.clock = [] { return Duration{1'477'153'097'894'918'000}; };
    RobotLog log{settings};
    ASSERT_TRUE(log.open(folder / "futrob.log"));
    EXPECT_EQ(log.path().filename(), name);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
      threads.emplace_back([&log, t] {
        for (int i = 0; i < 200; ++i) log.write(LogModule::Action, "ACTION STARTED", {{"n", std::to_string(t)}});
        log.write(LogModule::Motors, "MOTORS", {});  // is switched off
      });
    }
    for (std::thread& thread : threads) thread.join();
    ASSERT_TRUE(log.close());
    std::ifstream file{log.path()};
    int lines = 0;
    for (std::string text; std::getline(file, text); ++lines) {
      const auto line = parse_log_line(text);
      ASSERT_TRUE(line) << text;
      EXPECT_EQ(line->message, "ACTION STARTED");
      EXPECT_EQ(line->file, "futrob_test.cpp");
      EXPECT_EQ(line->parameters.size(), 1U);
    }
    EXPECT_EQ(lines, 800);
  }
}

TEST(Mailbox, GivesTheNewestAndNeverHalfOfOne) {
  Mailbox<std::array<int, 64>> box;
  EXPECT_EQ(box.take(), nullptr);
  constexpr int kLast = 20000;
  std::thread giver{[&] {
    for (int i = 1; i <= kLast; ++i) {
      box.slot().fill(i);
      box.post();
    }
  }};
  int last = 0;
  while (last < kLast) {
    const std::uint32_t count = box.count();
    if (const auto* got = box.take()) {
      EXPECT_GT((*got)[0], last);
      EXPECT_EQ((*got)[0], (*got)[63]);
      last = (*got)[0];
    } else if (last < kLast) {
      box.wait(count);
    }
  }
  giver.join();
}

/// Takes until it is let go.
class SlowMind final : public decide::Mind {
 public:
  explicit SlowMind(std::atomic<bool>& go) : go_{go} {}
  void decide(const Beliefs& beliefs, Intent& intent) override {
    go_.wait(false);
    intent.chosen_by = std::to_string(beliefs.self.number);
  }

 private:
  std::atomic<bool>& go_;
};

TEST(ThreadedMind, NeverMakesItsPlayerWait) {
  std::atomic<bool> go = false;
  Intent intent;
  Beliefs beliefs;
  beliefs.self.number = 3;
  ThreadedMind mind{std::make_unique<SlowMind>(go)};
  // while it thinks, its player ticks on with what it wanted before
  for (int i = 0; i < 100; ++i) mind.decide(beliefs, intent);
  EXPECT_EQ(intent.chosen_by, "");
  go = true;
  go.notify_all();
  while (intent.chosen_by.empty()) {
    mind.decide(beliefs, intent);
    std::this_thread::yield();
  }
  EXPECT_EQ(intent.chosen_by, "3");
}

TEST(FutrobConstants, AProfileMaySetThemByTheirNames) {
  const std::string_view begin = "title = \"x\"\n[model]\nkind = \"futrob\"\n[constants]\n";
  const auto told = [&](std::string_view lines) {
    return parse_profile(std::string{begin} + std::string{lines}, "x.toml");
  };

  const auto profile = told("SAVE_TIMING_MS = 650\n");
  ASSERT_TRUE(profile) << profile.error().text();
  EXPECT_EQ(profile->constants.save_ms, 650);
  EXPECT_EQ(profile->constants.step, RuleConstants{}.step);

  EXPECT_NE(told("SAVE_TIMING = 650\n").error().text().find("did you mean 'SAVE_TIMING_MS'"), std::string::npos)
      << told("SAVE_TIMING = 650\n").error().text();
  EXPECT_FALSE(told("SAVE_TIMING_MS = 0\n")) << "out of bounds";
  EXPECT_NE(told("GK_X_DIFF_THRESHOLD_MIN = 50\n").error().text().find("is above GK_X_DIFF_THRESHOLD_MAX"),
            std::string::npos);
  EXPECT_NE(told("DELAY_US = 90\n").error().text().find("is a constant of an ini.config"), std::string::npos);
  EXPECT_FALSE(parse_profile("title = \"x\"\n[constants]\nSTEP_DISTANCE = 10\n", "x.toml")) << "no such model";
}

}  // namespace
}  // namespace cancha::robot
