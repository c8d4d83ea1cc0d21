#include "match/plugin/containment.h"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "match/plugin/plugin_test.h"
#include "match/plugin/process_tree.h"

namespace cancha::match {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

/// What testdata/hostile.c tries.
enum class Attempt {
  Fork = 1,
  NewSession,
  Orphan,
  ManyChildren,
  KillParent,
  SignalAll,
  TraceParent,
  ParentsEnvironment,
  ParentsMemory,
  WriteElsewhere,
  ReadSecret,
  Connect,
  Print128MiB,
  Allocate,
  OpenMany,
  Thread,
  Execute,
  ReadBeside,
  WriteBeside,
  WriteFourMebibytes,
  SecretVariable,
  CrashBelowAChild,
  WorkInAChild,
  Shell,
  CloseSocketBelowAChild,
};

/// A hostile plug-in in a folder of its own, beside a secret that is none of its business.
class ContainmentTest : public PluginTest {
 protected:
  ContainmentTest() {
    std::string name = (std::filesystem::temp_directory_path() / "cancha-hostile-XXXXXX").string();
    root_ = ::mkdtemp(name.data());
    so_ = root_ / "own/hostile.so";
    std::filesystem::create_directories(root_ / "own");
    std::filesystem::copy_file(plugin("test_hostile"), so_);
    std::ofstream{root_ / "secret.txt"} << "secret\n";
    ::setenv("CANCHA_TEST_SECRET", "secret", 1);
  }
  ~ContainmentTest() override { std::filesystem::remove_all(root_); }

  /// The kernel's answer to an attempt.
  struct Answer {
    double value = 0.0;
    int error = 0;
  };

  auto start(const PluginSettings& settings = patient(), const std::string& port = "") {
    std::ofstream{root_ / "own/target.txt"} << (root_ / "written.txt").string() << '\n'
                                            << (root_ / "secret.txt").string() << '\n'
                                            << port << '\n';
    view_.team = Team::Blue;
    return load_plugin(so_, Team::Blue, league_, settings);
  }

  Result<Answer> attempt(LoadedPlugin& strategy, Attempt what) {
    view_.score.of(Team::Blue) = static_cast<int>(what);
    if (auto decided = strategy.decide(view_, commands_); !decided) return pass_on(std::move(decided));
    return Answer{commands_[0].left, static_cast<int>(commands_[0].right)};
  }

  /// Makes the attempt in a new process.
  Answer answer(Attempt what, const PluginSettings& settings = patient(), const std::string& port = "") {
    auto strategy = start(settings, port);
    EXPECT_TRUE(strategy) << strategy.error().text();
    if (!strategy) return {};
    protections_ = (*strategy)->protections();
    auto answered = attempt(**strategy, what);
    EXPECT_TRUE(answered) << answered.error().text();
    return answered ? *answered : Answer{};
  }

  /// The sentence with which an attempt ends the strategy.
  std::string failure(Attempt what, const PluginSettings& settings) {
    auto strategy = start(settings);
    if (!strategy) return strategy.error().text();
    auto answered = attempt(**strategy, what);
    return answered ? "played" : answered.error().what;
  }

  std::filesystem::path root_;
  std::filesystem::path so_;
  Protections protections_;
};

/// As on a kernel without seccomp.
PluginSettings unfiltered() {
  PluginSettings settings = patient();
  settings.filter_calls = false;
  return settings;
}
/// As on a kernel with neither seccomp nor Landlock.
PluginSettings unprotected() {
  PluginSettings settings = unfiltered();
  settings.fence_files = false;
  return settings;
}

TEST_F(ContainmentTest, StartsNoProcessesAndNoPrograms) {
  for (const Attempt what : {Attempt::Fork, Attempt::NewSession, Attempt::Orphan, Attempt::Execute}) {
    const Answer tried = answer(what);
    if (!protections_.filtered) GTEST_SKIP() << "no seccomp here";
    EXPECT_EQ(tried.value, -1.0) << static_cast<int>(what);
    EXPECT_EQ(tried.error, EPERM) << static_cast<int>(what);
  }
  EXPECT_EQ(answer(Attempt::ManyChildren).value, 0.0);
  EXPECT_NE(answer(Attempt::Shell).value, 0.0);
}

TEST_F(ContainmentTest, SendsNoSignalsAndDebugsNoOthers) {
  for (const Attempt what : {Attempt::KillParent, Attempt::SignalAll, Attempt::TraceParent}) {
    const Answer tried = answer(what);
    if (!protections_.filtered) GTEST_SKIP() << "no seccomp here";
    EXPECT_EQ(tried.value, -1.0) << static_cast<int>(what);
    EXPECT_EQ(tried.error, EPERM) << static_cast<int>(what);
  }
}

TEST_F(ContainmentTest, SeesNothingOfItsParent) {
  EXPECT_EQ(answer(Attempt::ParentsEnvironment).value, -1.0);
  EXPECT_EQ(answer(Attempt::ParentsMemory).value, -1.0);
  EXPECT_EQ(answer(Attempt::SecretVariable).value, 0.0);
  // its supervisor is shut even where the kernel has neither fence nor filter; root without its rights as well
  EXPECT_EQ(answer(Attempt::TraceParent, unprotected()).value, -1.0);
  EXPECT_EQ(answer(Attempt::ParentsMemory, unprotected()).value, -1.0);
}

TEST_F(ContainmentTest, ReadsItsOwnFolderAndNoOther) {
  EXPECT_EQ(answer(Attempt::ReadBeside).value, 1.0);
  const Answer secret = answer(Attempt::ReadSecret);
  if (protections_.landlock == 0) GTEST_SKIP() << "no Landlock here";
  EXPECT_EQ(secret.value, -1.0);
  EXPECT_EQ(secret.error, EACCES);
}

TEST_F(ContainmentTest, WritesNowhere) {
  for (const Attempt what : {Attempt::WriteElsewhere, Attempt::WriteBeside}) {
    const Answer tried = answer(what);
    if (protections_.landlock == 0 && !protections_.filtered) GTEST_SKIP() << "neither Landlock nor seccomp here";
    EXPECT_EQ(tried.value, -1.0) << static_cast<int>(what);
  }
  EXPECT_FALSE(std::filesystem::exists(root_ / "written.txt"));
  EXPECT_FALSE(std::filesystem::exists(root_ / "own/beside.txt"));
}

TEST_F(ContainmentTest, WritesNowhereWithoutLandlock) {
  PluginSettings settings = patient();
  settings.fence_files = false;

  for (const Attempt what : {Attempt::WriteElsewhere, Attempt::WriteBeside}) {
    const Answer tried = answer(what, settings);
    if (!protections_.filtered) GTEST_SKIP() << "no seccomp here";
    EXPECT_EQ(tried.value, -1.0) << static_cast<int>(what);
    EXPECT_EQ(tried.error, EPERM) << static_cast<int>(what);
  }
}

TEST_F(ContainmentTest, WritesInItsDataFolderUpToTheLimit) {
  std::filesystem::create_directories(root_ / "own/hostile.data");
  PluginSettings settings = patient();
  settings.limits.file_size = 1 << 20;

  const Answer written = answer(Attempt::WriteFourMebibytes, settings);

  EXPECT_EQ(written.value, 1 << 20);
  EXPECT_EQ(written.error, EFBIG);
  EXPECT_TRUE(std::filesystem::exists(root_ / "own/hostile.data/inside.txt"));
}

TEST_F(ContainmentTest, ConnectsToNobody) {
  // given somebody who listens
  const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof(address);
  ASSERT_EQ(::bind(listener, reinterpret_cast<sockaddr*>(&address), length), 0);
  ASSERT_EQ(::listen(listener, 1), 0);
  ASSERT_EQ(::getsockname(listener, reinterpret_cast<sockaddr*>(&address), &length), 0);
  const std::string port = std::to_string(ntohs(address.sin_port));

  const Answer tried = answer(Attempt::Connect, patient(), port);
  const bool filtered = protections_.filtered == 1;
  const Answer open = answer(Attempt::Connect, unprotected(), port);

  ::close(listener);
  EXPECT_EQ(open.value, 0.0) << "the test itself works";
  if (!filtered) GTEST_SKIP() << "no seccomp here";
  EXPECT_EQ(tried.value, -1.0);
  EXPECT_EQ(tried.error, EPERM);
}

TEST_F(ContainmentTest, MayHaveThreads) {
  EXPECT_EQ(answer(Attempt::Thread).value, 42.0);
}

TEST_F(ContainmentTest, HasLimitsOfMemoryAndOpenFiles) {
  PluginSettings settings = patient();
  settings.limits.memory = 1ULL << 30;
  settings.limits.open_files = 20;

  EXPECT_EQ(answer(Attempt::OpenMany, settings).value, 16.0);  // 0, 1, 2 and the socket are open already
  if (kSanitized) return;
  const Answer allocated = answer(Attempt::Allocate, settings);
  EXPECT_GT(allocated.value, 512.0);
  EXPECT_LT(allocated.value, 1024.0);
  EXPECT_EQ(allocated.error, ENOMEM);
}

TEST_F(ContainmentTest, ShowsTheBeginningOfAGigabyteAndCountsTheRest) {
  PluginSettings settings = patient();
  settings.limits.output = 1000;
  testing::internal::CaptureStderr();
  {
    auto strategy = start(settings);
    ASSERT_TRUE(strategy) << strategy.error().text();
    for (int i = 0; i < 8; ++i) {
      auto printed = attempt(**strategy, Attempt::Print128MiB);
      ASSERT_TRUE(printed) << printed.error().text();
      EXPECT_EQ(printed->value, 128 << 20);
    }
  }
  const std::string err = testing::internal::GetCapturedStderr();

  EXPECT_EQ(err, std::string(1000, 'x') +
                     "\ncancha: blue's strategy hostile.so: printed 1073741824 bytes; the first 1000 are shown\n");
}

TEST_F(ContainmentTest, TakesEveryChildWithItWithoutAFilter) {
  for (const Attempt what : {Attempt::Fork, Attempt::NewSession, Attempt::Orphan}) {
    auto strategy = start(unfiltered());
    ASSERT_TRUE(strategy) << strategy.error().text();
    auto child = attempt(**strategy, what);
    ASSERT_TRUE(child) << child.error().text();
    const auto pid = static_cast<pid_t>(child->value);
    ASSERT_GT(pid, 0);
    ASSERT_EQ(::kill(pid, 0), 0);

    strategy->reset();

    EXPECT_TRUE(gone_soon(pid)) << static_cast<int>(what);
  }
}

TEST_F(ContainmentTest, TakesManyChildrenWithIt) {
  auto strategy = start(unfiltered());
  ASSERT_TRUE(strategy) << strategy.error().text();
  auto made = attempt(**strategy, Attempt::ManyChildren);
  ASSERT_TRUE(made) << made.error().text();
  EXPECT_EQ(made->value, 100.0);
  const std::vector<pid_t> children = children_of(static_cast<pid_t>(commands_[1].left));
  EXPECT_EQ(children.size(), 100U);

  strategy->reset();

  for (const pid_t child : children) EXPECT_TRUE(gone_soon(child));
}

TEST_F(ContainmentTest, SaysThatACrashIsACrashWhileAChildHoldsTheSocket) {
  EXPECT_EQ(failure(Attempt::CrashBelowAChild, unfiltered()),
            "crashed with signal 11 (segmentation fault) in call 1 of cancha_strategy_decide");
}

TEST_F(ContainmentTest, StopsAStrategyThatHangsUpWhileAChildHoldsTheSocket) {
  PluginSettings settings = unfiltered();
  settings.call = {10_s, 1_s};
  EXPECT_EQ(failure(Attempt::CloseSocketBelowAChild, settings).substr(0, 30), "gave no answer within 1 s in c");
}

TEST_F(ContainmentTest, CountsTheProcessorTimeOfChildren) {
  PluginSettings settings = unfiltered();
  settings.call = {0.3_s, 120_s};
  EXPECT_EQ(failure(Attempt::WorkInAChild, settings),
            "used more than 300 ms of processor time in call 1 of cancha_strategy_decide and was stopped");
}

TEST_F(ContainmentTest, ReportsASupervisorThatWasKilled) {
  EXPECT_EQ(failure(Attempt::KillParent, unprotected()),
            "crashed with signal 9 (killed) in call 1 of cancha_strategy_decide");
}

TEST(PluginFiles, KeepsToTheFileWhereTheFolderIsEverybodys) {
  ::setenv("HOME", "/srv/people/ana", 1);

  EXPECT_TRUE(PluginFiles::of("/srv/people/ana/teams/x.so").folder_is_its_own());
  EXPECT_TRUE(PluginFiles::of("/srv/teams/x.so").folder_is_its_own());
  EXPECT_FALSE(PluginFiles::of("/srv/people/ana/x.so").folder_is_its_own());
  EXPECT_FALSE(PluginFiles::of("/srv/people/x.so").folder_is_its_own());
  EXPECT_FALSE(PluginFiles::of("/x.so").folder_is_its_own());
  EXPECT_FALSE(PluginFiles::of("/tmp/x.so").folder_is_its_own());
}

TEST(Protections, SayWhatIsMissing) {
  const Protections none;
  const Protections all{7, 1, 1, 1, 1, 1};

  EXPECT_EQ(none.lines()[0], "files: can be read and written as far as your rights go (no Landlock)");
  EXPECT_EQ(none.lines()[1], "network: open (no seccomp)");
  EXPECT_EQ(all.lines()[0], "files: only its own folder and the system's libraries can be read (Landlock 7)");
  EXPECT_EQ(all.lines()[1], "network: none");
}

}  // namespace
}  // namespace cancha::match
