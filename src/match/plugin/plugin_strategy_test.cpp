#include "match/plugin/plugin_strategy.h"

#include <dirent.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "match/fixture.h"
#include "match/plugin/plugin_test.h"
#include "match/plugin/process_tree.h"
#include "match/plugin/protocol.h"
#include "os/clock.h"

namespace cancha::match {
namespace {

std::size_t open_descriptors() {
  std::size_t count = 0;
  DIR* folder = ::opendir("/proc/self/fd");
  while (::readdir(folder) != nullptr) ++count;
  ::closedir(folder);
  return count;
}

bool has_children() {
  siginfo_t info{};
  return ::waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

using PluginStrategyTest = PluginTest;

std::string blues(const std::string& name) {
  return "blue's strategy " + told_name(plugin(name).string()) + ": ";
}
std::string yellows(const std::string& name) {
  return "yellow's strategy " + told_name(plugin(name).string()) + ": ";
}

TEST_F(PluginStrategyTest, PlaysAClassicPluginInInches) {
  auto strategy = load("test_echo");
  ASSERT_TRUE(strategy) << strategy.error().text();
  view_.ball.p_TB = {1.1, 0.9, 0.02};
  view_.mode = PlayMode::FreeKick;
  view_.our_ball = true;
  view_.mates[3].X_TR = {0.0, 0.0, 0.0};

  ASSERT_TRUE((*strategy)->decide(view_, commands_));
  view_.ball.p_TB.x = 0.0;
  ASSERT_TRUE((*strategy)->decide(view_, commands_));

  EXPECT_NEAR(commands_[0].left, 50.11885, 1e-6);
  EXPECT_NEAR(commands_[0].right, 6.3730, 1e-3);
  EXPECT_EQ(commands_[1], (WheelCommand{4.0, 1.0}));
  EXPECT_EQ(commands_[2].left, 2.0);
  EXPECT_NEAR(commands_[2].right, 6.8118, 1e-3);
  EXPECT_NEAR(std::abs(commands_[3].left), 180.0, 1e-9);
}

TEST_F(PluginStrategyTest, PlaysAModernPluginInMetres) {
  auto strategy = load("test_modern", Team::Yellow);
  ASSERT_TRUE(strategy) << strategy.error().text();
  view_.time = {1'500'000'000};
  view_.score = {.blue = 2, .yellow = 3};
  view_.ball.p_TB = {0.25, 0.0, 0.0};
  view_.ball.v_TB = {-0.5, 0.0, 0.0};
  view_.mates[2].X_TR.heading = 0.75;
  view_.opponents[2].turn_rate = -3.0;

  ASSERT_TRUE((*strategy)->decide(view_, commands_));

  EXPECT_EQ(commands_[0], (WheelCommand{0.25, -0.5}));
  EXPECT_EQ(commands_[1], (WheelCommand{3.0, 2.0}));
  EXPECT_EQ(commands_[2], (WheelCommand{0.75, -3.0}));
  EXPECT_EQ(commands_[3], (WheelCommand{0.066, 1.5}));
}

TEST_F(PluginStrategyTest, PlaysBothExamples) {
  for (const char* name : {"example_strategy_in_c", "example_strategy_in_cpp"}) {
    auto strategy = load(name);
    ASSERT_TRUE(strategy) << strategy.error().text();
    for (int i = 0; i < 100; ++i) {
      ASSERT_TRUE((*strategy)->decide(view_, commands_));
      for (const WheelCommand& command : commands_) {
        EXPECT_LE(std::abs(command.left), 125.0) << name;
        EXPECT_LE(std::abs(command.right), 125.0) << name;
      }
    }
  }
}

TEST_F(PluginStrategyTest, AcceptsAPluginWithItsOwnHeader) {
  auto strategy = load("test_own_header");
  ASSERT_TRUE(strategy) << strategy.error().text();

  ASSERT_TRUE((*strategy)->decide(view_, commands_));

  EXPECT_EQ(commands_[4].left, 42.0);
}

TEST_F(PluginStrategyTest, PlaysASourceWrittenForWindows) {
  auto strategy = load("test_old_windows_source");
  ASSERT_TRUE(strategy) << strategy.error().text();
  view_.mode = PlayMode::PenaltyKick;

  ASSERT_TRUE((*strategy)->decide(view_, commands_));

  EXPECT_EQ(commands_[4].left, 125.0);
}

TEST_F(PluginStrategyTest, FillsAnEnvironmentThatIsLaidOutOtherwise) {
  auto strategy = load("test_variant_layout");
  ASSERT_TRUE(strategy) << strategy.error().text();
  view_.ball.p_TB = {0.0, 0.0, 0.0};
  view_.opponents[4].X_TR = {0.0, 0.9, 0.0};
  view_.mates[3].X_TR = {0.0, 0.0, kPi / 2};
  view_.mode = PlayMode::GoalKick;
  view_.their_ball = true;

  ASSERT_TRUE((*strategy)->decide(view_, commands_));

  EXPECT_NEAR(commands_[0].left, 50.11885, 1e-6);
  EXPECT_NEAR(commands_[0].right, 6.3730, 1e-3);
  EXPECT_EQ(commands_[1], (WheelCommand{5.0, 2.0}));
  EXPECT_EQ(commands_[2], (WheelCommand{93.0, 6.0}));
  EXPECT_NEAR(commands_[3].left, -90.0, 1e-9);
  EXPECT_EQ(commands_[4].left, 1.0);
}

TEST_F(PluginStrategyTest, PlaysElevenASideWhereTheLeagueDoes) {
  league_.players = 11;
  view_.mates.resize(11);
  view_.opponents.resize(11);
  commands_.resize(11);

  auto strategy = load("test_eleven");

  ASSERT_TRUE(strategy) << strategy.error().text();
  ASSERT_TRUE((*strategy)->decide(view_, commands_));
  EXPECT_NEAR(commands_[0].left, 50.11885, 1e-6);
}

TEST_F(PluginStrategyTest, RefusesAPluginForAnotherTeamSize) {
  EXPECT_EQ(refusal("test_eleven"), blues("test_eleven") +
                                        "was compiled for 11 players a side, and this league has 5"
                                        " (compile it again with -DPLAYERS_PER_SIDE=5)");
}

TEST_F(PluginStrategyTest, RefusesALeagueWithMoreRobotsThanAViewHolds) {
  league_.players = 17;
  EXPECT_EQ(refusal("test_echo"),
            blues("test_echo") + "plug-ins play with 1 to 16 robots a side, and this league has 17");
}

TEST_F(PluginStrategyTest, RefusesAPluginOfAnotherInterfaceVersion) {
  EXPECT_EQ(refusal("test_other_abi"), blues("test_other_abi") +
                                           "speaks version 99 of the interface, and this Cancha version 1"
                                           " (compile it again with this Cancha's include folder)");
}

TEST_F(PluginStrategyTest, SaysWhichFileIsMissing) {
  EXPECT_EQ(refusal("nobody"),
            blues("nobody") + "there is no such file (compile one with: ./cancha strategy build my_team.cpp)");
}

TEST_F(PluginStrategyTest, SaysThatAFolderIsNotAFile) {
  const auto result = load_plugin(CANCHA_PLUGINS, Team::Blue, league_, patient());
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().what, "is not a file");
}

TEST_F(PluginStrategyTest, SaysHowToCompileWhatIsNotASharedObject) {
  const auto source = std::filesystem::path{CANCHA_SOURCE_DIR} / "examples/01_strategy_in_c/my_team.c";

  const auto result = load_plugin(source, Team::Blue, league_, patient());

  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().text(),
            "blue's strategy …/my_team.c"
            ": cannot be loaded: invalid ELF header (compile it with: ./cancha strategy build "
            "my_team.cpp)");
}

TEST_F(PluginStrategyTest, SaysWhichFunctionsAreMissing) {
  EXPECT_EQ(refusal("test_no_symbol"), blues("test_no_symbol") +
                                           "exports neither Strategy nor cancha_strategy_decide (include "
                                           "<cancha/simurosot.h> or <cancha/strategy.h>, which give the functions C "
                                           "linkage)");
  EXPECT_NE(refusal("test_unresolved").find("undefined symbol: a_function_that_nobody_defines"), std::string::npos);
}

TEST_F(PluginStrategyTest, SaysWhereTheHostShouldBe) {
  PluginSettings settings = patient();
  settings.host = "/nowhere/cancha-strategy-host";
  EXPECT_EQ(refusal("test_echo", settings),
            "/nowhere/cancha-strategy-host: cannot be started: No such file or directory (it runs strategy plug-ins and"
            " is built with Cancha as cancha-strategy-host)");
}

TEST_F(PluginStrategyTest, SaysThatAnotherProgramIsNotTheHost) {
  PluginSettings settings = patient();
  settings.host = "/bin/true";
  EXPECT_EQ(refusal("test_echo", settings), blues("test_echo") +
                                                "ended itself with exit status 0 while being loaded (a strategy must "
                                                "return, not exit)");
}

TEST_F(PluginStrategyTest, SurvivesACrashAndNamesSignalAndCall) {
  EXPECT_EQ(failure("test_crash", 5),
            yellows("test_crash") + "crashed with signal 11 (segmentation fault) in call 3 of Strategy");
}

TEST_F(PluginStrategyTest, SurvivesAnAbort) {
  EXPECT_EQ(failure("test_abort", 5), yellows("test_abort") + "crashed with signal 6 (aborted) in call 1 of Strategy");
  EXPECT_EQ(refusal("test_crash_in_create"),
            blues("test_crash_in_create") + "crashed with signal 6 (aborted) in Create");
}

TEST_F(PluginStrategyTest, SurvivesAnExit) {
  EXPECT_EQ(failure("test_exits", 5), yellows("test_exits") +
                                          "ended itself with exit status 0 in call 1 of Strategy (a strategy must "
                                          "return, not exit)");
}

TEST_F(PluginStrategyTest, StopsAnEndlessCallByItsProcessorTime) {
  EXPECT_EQ(failure("test_loop", 5, hasty()),
            yellows("test_loop") +
                "used more than 500 ms of processor time in call 2 of Strategy and was stopped (a strategy must answer "
                "in time; is there an endless loop?)");
  EXPECT_FALSE(has_children());
}

TEST_F(PluginStrategyTest, StopsAnEndlessCreateAndASlowLoad) {
  EXPECT_EQ(refusal("test_loop_in_create", hasty()),
            blues("test_loop_in_create") +
                "used more than 2 s of processor time in Create and was stopped (a strategy must answer in time; is "
                "there an endless loop?)");
  EXPECT_EQ(refusal("test_sleep_at_load", wakeful()),
            blues("test_sleep_at_load") +
                "gave no answer within 2 s while being loaded and was stopped (it used little processor time; does it "
                "sleep or wait for something?)");
  EXPECT_FALSE(has_children());
}

TEST_F(PluginStrategyTest, StopsACallThatSleepsByTheWallClock) {
  EXPECT_EQ(failure("test_sleeps", 3, wakeful()),
            yellows("test_sleeps") +
                "gave no answer within 500 ms in call 1 of Strategy and was stopped (it used little processor time; "
                "does it sleep or wait for something?)");
}

TEST_F(PluginStrategyTest, StopsAnEndlessDestroy) {
  EXPECT_EQ(failure("test_loop_in_destroy", 3, hasty()), "played");
  EXPECT_FALSE(has_children());
}

/// So many processes that never pause, as on a busy machine.
class BusyMachine {
 public:
  explicit BusyMachine(int loops) {
    for (int i = 0; i < loops; ++i) {
      const pid_t loop = ::fork();
      if (loop == 0) {
        ::alarm(120);  // whatever happens to this test
        for (volatile int forever = 1; forever;) {
        }
      }
      loops_.push_back(loop);
    }
  }
  BusyMachine(const BusyMachine&) = delete;
  BusyMachine& operator=(const BusyMachine&) = delete;
  ~BusyMachine() {
    for (const pid_t loop : loops_) {
      ::kill(loop, SIGKILL);
      ::waitpid(loop, nullptr, 0);
    }
  }

 private:
  std::vector<pid_t> loops_;
};

TEST_F(PluginStrategyTest, AnswersInTimeOnABusyMachine) {
  // eight loops a processor leave a ninth of one, so that 60 ms of work take half a second
  const BusyMachine busy{static_cast<int>(8 * std::max(1U, std::thread::hardware_concurrency()))};
  PluginSettings settings = patient();
  settings.call = {0.2_s, 120_s};

  EXPECT_EQ(failure("test_works_60_ms", 3, settings), "played");
}

TEST_F(PluginStrategyTest, RefusesWordsThatAreNotItsOwn) {
  EXPECT_EQ(failure("test_writes_to_socket", 3), yellows("test_writes_to_socket") +
                                                     "sent a malformed packet of 5 bytes in call 1 of Strategy (a "
                                                     "strategy must leave descriptor 3 alone)");
}

TEST_F(PluginStrategyTest, StopsAPluginThatHangsUp) {
  EXPECT_EQ(failure("test_closes_socket", 3),
            yellows("test_closes_socket") + "closed its connection to Cancha in call 1 of Strategy");
  EXPECT_FALSE(has_children());
}

TEST_F(PluginStrategyTest, StaysFailedWithTheSameSentence) {
  auto strategy = load("test_abort");
  ASSERT_TRUE(strategy);

  const auto first = (*strategy)->decide(view_, commands_);
  const auto second = (*strategy)->decide(view_, commands_);

  ASSERT_FALSE(first);
  ASSERT_FALSE(second);
  EXPECT_EQ(first.error().text(), second.error().text());
}

TEST_F(PluginStrategyTest, HandsOnWhatIsNotANumber) {
  auto strategy = load("test_nan");
  ASSERT_TRUE(strategy);

  ASSERT_TRUE((*strategy)->decide(view_, commands_));

  EXPECT_TRUE(std::isnan(commands_[0].left));
  EXPECT_EQ(commands_[0].right, -INFINITY);
  EXPECT_EQ(commands_[1].left, 1e300);
}

TEST_F(PluginStrategyTest, KeepsStandardOutputCleanAndStandardInputClosed) {
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  auto strategy = load("test_prints");
  ASSERT_TRUE(strategy);
  ASSERT_TRUE((*strategy)->decide(view_, commands_));
  strategy->reset();
  const std::string out = testing::internal::GetCapturedStdout();
  const std::string err = testing::internal::GetCapturedStderr();

  EXPECT_EQ(out, "");
  EXPECT_EQ(err, "the plug-in speaks\n");
  EXPECT_EQ(commands_[0].left, 1.0);
}

TEST_F(PluginStrategyTest, InheritsNoDescriptors) {
  const int leaky = ::dup(STDERR_FILENO);  // without close-on-exec
  auto strategy = load("test_counts_descriptors");
  ASSERT_TRUE(strategy);

  ASSERT_TRUE((*strategy)->decide(view_, commands_));

  ::close(leaky);
  EXPECT_EQ(commands_[0].left, 0.0);
}

TEST_F(PluginStrategyTest, LeaksNoDescriptorsAndNoProcesses) {
  const std::size_t before = open_descriptors();

  {
    auto strategy = load("test_echo");
    ASSERT_TRUE(strategy);
    for (int i = 0; i < 1000; ++i) ASSERT_TRUE((*strategy)->decide(view_, commands_));
    // the socket, the life line, and where its end shows
    EXPECT_EQ(open_descriptors(), before + 3);
  }
  for (const char* name : {"test_abort", "test_exits", "test_no_symbol", "test_crash_in_create"}) failure(name, 2);

  EXPECT_EQ(open_descriptors(), before);
  EXPECT_FALSE(has_children());
}

TEST_F(PluginStrategyTest, EndsTheProcessWithTheStrategy) {
  auto strategy = load("test_counts_descriptors");
  ASSERT_TRUE(strategy);
  ASSERT_TRUE((*strategy)->decide(view_, commands_));
  const auto child = static_cast<pid_t>(commands_[0].right);
  ASSERT_EQ(::kill(child, 0), 0);

  strategy->reset();

  EXPECT_EQ(::kill(child, 0), -1);
}

TEST_F(PluginStrategyTest, SurvivesTheThreadThatLoadedIt) {
  Result<std::unique_ptr<LoadedPlugin>> strategy;
  std::thread{[&] { strategy = load("test_echo"); }}.join();
  ASSERT_TRUE(strategy);

  std::this_thread::sleep_for(std::chrono::milliseconds{20});

  EXPECT_TRUE((*strategy)->decide(view_, commands_));
}

TEST_F(PluginStrategyTest, DiesWithAKilledCanchaEvenInAnEndlessLoop) {
  // a stand-in for Cancha loads a strategy, tells its process and loops in a call
  int pipe[2];
  ASSERT_EQ(::pipe(pipe), 0);
  const pid_t cancha = ::fork();
  if (cancha == 0) {
    auto strategy = load("test_loop");
    const std::vector<pid_t> below = descendants_of(::getpid());
    const pid_t child = below.empty() ? -1 : below.back();  // the plug-in's own, below its supervisor
    if (::write(pipe[1], &child, sizeof(child)) != sizeof(child)) ::_exit(1);
    while (strategy && (*strategy)->decide(view_, commands_)) {
    }
    ::_exit(0);
  }
  pid_t child = -1;
  ASSERT_EQ(::read(pipe[0], &child, sizeof(child)), static_cast<ssize_t>(sizeof(child)));
  ASSERT_GT(child, 0);
  std::this_thread::sleep_for(std::chrono::milliseconds{50});

  ::kill(cancha, SIGKILL);
  ::waitpid(cancha, nullptr, 0);

  EXPECT_TRUE(gone_soon(child));
  ::close(pipe[0]);
  ::close(pipe[1]);
}

TEST_F(PluginStrategyTest, AnswersInMicroseconds) {
  auto strategy = load("test_echo");
  ASSERT_TRUE(strategy);
  constexpr int kCalls = 5000;

  const os::HostTime begin = os::now();
  for (int i = 0; i < kCalls; ++i) ASSERT_TRUE((*strategy)->decide(view_, commands_));
  const double microseconds = (os::now() - begin).seconds() * 1e6;

  // generous, for busy machines and sanitizers; a quiet one needs about ten
  RecordProperty("microseconds_per_call", std::to_string(microseconds / kCalls));
  EXPECT_LT(microseconds / kCalls, 1000.0);
}

TEST(PluginProtocol, AcceptsOnlyWholePacketsOfTheRightKindAndCall) {
  packets::Reply reply;
  reply.header = packets::header_of<packets::Reply>(packets::Kind::Reply, 7);
  const std::size_t whole = sizeof(reply);

  EXPECT_TRUE(packets::is(reply, whole, packets::Kind::Reply, 7));
  EXPECT_FALSE(packets::is(reply, whole - 1, packets::Kind::Reply, 7));
  EXPECT_FALSE(packets::is(reply, whole + 1, packets::Kind::Reply, 7));
  EXPECT_FALSE(packets::is(reply, whole, packets::Kind::Call, 7));
  EXPECT_FALSE(packets::is(reply, whole, packets::Kind::Reply, 8));
  reply.header.version = 1;
  EXPECT_FALSE(packets::is(reply, whole, packets::Kind::Reply, 7));
}

}  // namespace
}  // namespace cancha::match
