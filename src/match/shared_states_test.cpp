// States that the robots of a team share, in matches.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>

#include "match/match.h"
#include "minds/programs/behaviour_team.h"
#include "world/wheeled_world.h"

namespace cancha::match {
namespace {

/// The other side.
class Still final : public decide::Strategy {
 public:
  Result<void> decide(const TeamView&, std::span<WheelCommand> commands) override {
    std::ranges::fill(commands, WheelCommand{});
    return {};
  }
};

/// A team whose robots wait, want to go when `condition` is true, and share the state `go`; against one that stands.
struct Shared {
  Shared(const std::string& condition, const std::string& sharing) {
    auto league = field::load_league(std::filesystem::path{CANCHA_SOURCE_DIR} / "content", "simurosot");
    EXPECT_TRUE(league);
    const std::map<std::string, std::string> files{
        {"agents.xabsl",
         "include \"symbols.xabsl\"; include \"skills.xabsl\"; include \"play.xabsl\"; agent a(\"A\", play);\n"},
        {"./symbols.xabsl", "namespace symbols(\"S\") { float input robot.number; float input ball.x; }\n"},
        {"./skills.xabsl", "namespace skills(\"K\") { behavior stop { } behavior spin { float speed; } }\n"},
        {"./play.xabsl",
         "option play {\n  initial state wait { decision { if (" + condition +
             ") goto go; else stay; } action { stop(); } }\n  state go " + sharing +
             " { decision { if (state_time > 1000) goto wait; else stay; } action { spin(speed = 90); } }\n}\n"}};
    auto loaded = minds::BehaviourTeam::load("agents.xabsl", *league, decide::xabsl::read_from_memory(files));
    EXPECT_TRUE(loaded) << loaded.error().text();
    team = loaded->get();
    auto made =
        Match::start(*league, world::make_mujoco_world(), {std::move(*loaded), std::make_unique<Still>()}, {.seed = 1});
    EXPECT_TRUE(made);
    match = std::move(*made);
  }

  /// One letter for each robot after a tick: g = go, w = wait, - = not asked.
  std::string tick() {
    EXPECT_TRUE(match->tick());
    std::string where;
    for (const Thought& t : team->thoughts()) where += t.active.empty() ? '-' : t.active[0].state == 1 ? 'g' : 'w';
    return where;
  }

  minds::BehaviourTeam* team = nullptr;
  std::unique_ptr<Match> match;
};

TEST(SharedStates, NoMoreRobotsThanItsCapacityAreInAStateDuringAMatch) {
  for (const int capacity : {1, 2}) {
    Shared shared{"ball.x > -100000", fmt::format("capacity {}", capacity)};
    std::ptrdiff_t most = 0;
    std::string changes, before;
    for (int i = 0; i < 1200; ++i) {
      const std::string where = shared.tick();
      most = std::max(most, std::ranges::count(where, 'g'));
      if (where != before) changes += where + " ";
      before = where;
    }
    // it is used to the full, and never more; they take turns
    EXPECT_EQ(most, capacity) << changes;
    EXPECT_GT(std::ranges::count(changes, ' '), 4) << changes;
  }
}

TEST(SharedStates, RobotsEnterASynchronizedStateTogetherDuringAMatch) {
  // the robot with the highest number wants to go last; none goes before it wants to
  Shared shared{"state_time > 200 * robot.number", "synchronized 5"};
  std::string changes, before;
  int first = -1, all = -1;
  for (int i = 0; i < 600 && all < 0; ++i) {
    const std::string where = shared.tick();
    if (where != before) changes += where + " ";
    before = where;
    if (first < 0 && where.find('g') != std::string::npos) first = i;
    if (where == "ggggg") all = i;
  }
  EXPECT_GE(first, 0) << changes;
  EXPECT_GE(all, first) << changes;
  EXPECT_LE(all, first + 12) << changes;
}

}  // namespace
}  // namespace cancha::match
