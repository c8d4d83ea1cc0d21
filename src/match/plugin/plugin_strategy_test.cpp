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

#include "match/plugin/protocol.h"

namespace cancha::match {
namespace {

/// Short deadlines for strategies that never answer; long ones elsewhere, because test machines are busy.
PluginSettings patient() {
  return {CANCHA_STRATEGY_HOST, {20.0}, {10.0}, {10.0}};
}
PluginSettings hasty() {
  return {CANCHA_STRATEGY_HOST, {2.0}, {0.5}, {0.2}};
}

std::filesystem::path plugin(const std::string& name) {
  return std::filesystem::path{CANCHA_PLUGINS} / (name + ".so");
}

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

class PluginStrategyTest : public testing::Test {
 protected:
  PluginStrategyTest() {
    // a sanitizer's own crash handler would turn signals into exits
    for (const char* sanitizer : {"ASAN_OPTIONS", "TSAN_OPTIONS"}) {
      ::setenv(sanitizer, "handle_segv=0:handle_abort=0:allow_user_segv_handler=1", 1);
    }
    view_.mates.resize(5);
    view_.opponents.resize(5);
  }

  auto load(const std::string& name, Team team = Team::Blue, const PluginSettings& settings = patient()) {
    view_.team = team;
    return load_plugin(plugin(name), team, league_, settings);
  }

  /// The error of loading a plug-in that cannot play.
  std::string refusal(const std::string& name, const PluginSettings& settings = patient()) {
    auto strategy = load(name, Team::Blue, settings);
    return strategy ? "was loaded" : strategy.error().text();
  }

  /// The error of the first call that fails, among so many.
  std::string failure(const std::string& name, int calls, const PluginSettings& settings = patient()) {
    auto strategy = load(name, Team::Yellow, settings);
    if (!strategy) return strategy.error().text();
    for (int i = 0; i < calls; ++i) {
      if (auto result = (*strategy)->decide(view_, commands_); !result) return result.error().text();
    }
    return "played";
  }

  field::League league_;
  TeamView view_;
  std::vector<WheelCommand> commands_ = std::vector<WheelCommand>(5);
};

std::string blues(const std::string& name) {
  return "blue's strategy " + plugin(name).string() + ": ";
}
std::string yellows(const std::string& name) {
  return "yellow's strategy " + plugin(name).string() + ": ";
}

TEST_F(PluginStrategyTest, PlaysAClassicPluginInInches) {
  auto strategy = load("test_echo");
  ASSERT_TRUE(strategy) << strategy.error().text();
  view_.ball.p_FB = {1.1, 0.9, 0.02};
  view_.mode = PlayMode::FreeKick;
  view_.our_ball = true;
  view_.mates[3].X_FR = {0.0, 0.0, 0.0};

  ASSERT_TRUE((*strategy)->decide(view_, commands_));
  view_.ball.p_FB.x = 0.0;
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
  view_.ball.p_FB = {0.25, 0.0, 0.0};
  view_.ball.v_FB = {-0.5, 0.0, 0.0};
  view_.mates[2].X_FR.heading = 0.75;
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
  EXPECT_EQ(refusal("nobody"), blues("nobody") +
                                   "there is no such file (compile one with: cc -shared -fPIC -I include my_team.c -o"
                                   " my_team.so)");
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
  EXPECT_EQ(result.error().text(), "blue's strategy " + source.string() +
                                       ": cannot be loaded: invalid ELF header (compile it with: cc -shared -fPIC -I"
                                       " include my_team.c -o my_team.so)");
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

TEST_F(PluginStrategyTest, StopsAnEndlessCall) {
  const auto begin = std::chrono::steady_clock::now();

  EXPECT_EQ(failure("test_loop", 5, hasty()),
            yellows("test_loop") +
                "took longer than 500 ms in call 2 of Strategy and was stopped (a strategy must answer in time; is "
                "there an endless loop?)");

  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds{5});
  EXPECT_FALSE(has_children());
}

TEST_F(PluginStrategyTest, StopsAnEndlessCreateAndASlowLoad) {
  EXPECT_EQ(refusal("test_loop_in_create", hasty()),
            blues("test_loop_in_create") +
                "took longer than 2 s in Create and was stopped (a strategy must answer in time; is there an endless "
                "loop?)");
  EXPECT_EQ(refusal("test_sleep_at_load", hasty()),
            blues("test_sleep_at_load") +
                "took longer than 2 s while being loaded and was stopped (a strategy must answer in time; is there an "
                "endless loop?)");
  EXPECT_FALSE(has_children());
}

TEST_F(PluginStrategyTest, StopsAnEndlessDestroy) {
  const auto begin = std::chrono::steady_clock::now();

  EXPECT_EQ(failure("test_loop_in_destroy", 3, hasty()), "played");

  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds{5});
  EXPECT_FALSE(has_children());
}

TEST_F(PluginStrategyTest, RefusesWordsThatAreNotItsOwn) {
  EXPECT_EQ(failure("test_writes_to_socket", 3), yellows("test_writes_to_socket") +
                                                     "sent a malformed packet of 5 bytes in call 1 of Strategy (a "
                                                     "strategy must leave descriptor 3 alone)");
}

TEST_F(PluginStrategyTest, StopsAPluginThatHangsUp) {
  EXPECT_EQ(failure("test_closes_socket", 3, hasty()),
            yellows("test_closes_socket") +
                "took longer than 500 ms in call 1 of Strategy and was stopped (a strategy must answer in time; is "
                "there an endless loop?)");
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

  // the host itself holds one more, with which it watches over Cancha's life
  ::close(leaky);
  EXPECT_EQ(commands_[0].left, 1.0);
}

TEST_F(PluginStrategyTest, LeaksNoDescriptorsAndNoProcesses) {
  const std::size_t before = open_descriptors();

  {
    auto strategy = load("test_echo");
    ASSERT_TRUE(strategy);
    for (int i = 0; i < 1000; ++i) ASSERT_TRUE((*strategy)->decide(view_, commands_));
    EXPECT_EQ(open_descriptors(), before + 1);
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
  Result<std::unique_ptr<decide::Strategy>> strategy;
  std::thread{[&] { strategy = load("test_echo"); }}.join();
  ASSERT_TRUE(strategy);

  std::this_thread::sleep_for(std::chrono::milliseconds{20});

  EXPECT_TRUE((*strategy)->decide(view_, commands_));
}

/// Waits until a process of nobody's is gone or a zombie of somebody else's.
bool gone_soon(pid_t pid) {
  for (int i = 0; i < 2000; ++i) {
    std::ifstream stat{"/proc/" + std::to_string(pid) + "/stat"};
    std::string number;
    std::string name;
    std::string state;
    if (!(stat >> number >> name >> state) || state == "Z" || state == "X") return true;
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
  }
  return false;
}

TEST_F(PluginStrategyTest, DiesWithAKilledCanchaEvenInAnEndlessLoop) {
  // a stand-in for Cancha loads a strategy, tells its process and loops in a call
  int pipe[2];
  ASSERT_EQ(::pipe(pipe), 0);
  const pid_t cancha = ::fork();
  if (cancha == 0) {
    auto strategy = load("test_loop");
    std::ifstream children{"/proc/self/task/" + std::to_string(::gettid()) + "/children"};
    pid_t child = -1;
    children >> child;
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

  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < kCalls; ++i) ASSERT_TRUE((*strategy)->decide(view_, commands_));
  const std::chrono::duration<double, std::micro> spent = std::chrono::steady_clock::now() - begin;

  // generous, for busy machines and sanitizers; a quiet one needs about ten
  RecordProperty("microseconds_per_call", std::to_string(spent.count() / kCalls));
  EXPECT_LT(spent.count() / kCalls, 1000.0);
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
  reply.header.version = 2;
  EXPECT_FALSE(packets::is(reply, whole, packets::Kind::Reply, 7));
}

}  // namespace
}  // namespace cancha::match
