#include "decide/program/cooperation.h"

#include <gtest/gtest.h>

#include "decide/program/engine.h"
#include "decide/program/read_code.h"
#include "support/trace_words.h"

namespace cancha::decide::program {
namespace {

/// A program whose only option waits in `out`, and wants to be in `in` while `go` is true.
std::shared_ptr<const Program> program_with(std::string_view kind) {
  auto read = read_code(fmt::format("0 0 1 main 0 2 out n in {} out "
                                    "0 0 i i go 0 t in t out "
                                    "0 1 b crowded x i i go 0 t in t out 1 player main",
                                    kind),
                        "team.dat");
  EXPECT_TRUE(read) << read.error().text();
  return std::make_shared<const Program>(std::move(*read));
}

/// Robots that run it, and hear each other once a cycle.
struct TeamOf {
  TeamOf(std::size_t robots, std::string_view kind, const CooperationBook::Settings& settings = {})
      : go(robots, 1.0), crowded(robots) {
    for (std::size_t i = 0; i < robots; ++i) {
      Host host;
      host.input("go", [this, i] { return go[i] != 0.0; });
      host.output<bool>("crowded", [this, i](bool value) { crowded[i] = value ? 1.0 : 0.0; });
      engines.push_back(*Engine::link(program_with(kind), std::move(host), {.cooperation = settings}));
    }
    messages.resize(robots);
  }

  /// Some cycles; then one letter for each robot: i = in, o = out.
  std::string run(int cycles, bool radio = true) {
    for (int k = 0; k < cycles; ++k) {
      for (std::size_t i = 0; i < engines.size(); ++i) {
        for (std::size_t other = 0; other < engines.size(); ++other) {
          if (radio && other != i && !messages[other].states.empty()) engines[i].cooperation().hear(messages[other]);
        }
        engines[i].tick(Time{now * 1'000'000});
      }
      for (std::size_t i = 0; i < engines.size(); ++i) engines[i].team_message(messages[i]);
      now += 30;
    }
    std::string where;
    for (const Engine& e : engines) where += path_below(e, "") == "main/in" ? 'i' : 'o';
    return where;
  }

  std::vector<double> go, crowded;
  std::vector<Engine> engines;
  std::vector<TeamMessage> messages;
  std::int64_t now = 0;
};

TEST(Cooperation, AStateWithCapacityIsEnteredAfterTheWait) {
  TeamOf alone{1, "c 1"};

  EXPECT_EQ(alone.run(10), "o");
  EXPECT_EQ(alone.run(1), "i");
}

TEST(Cooperation, TheWaitBeginsAnewWhenTheWishWasGivenUp) {
  TeamOf alone{1, "c 1"};
  alone.run(8);
  alone.go[0] = 0.0;
  alone.run(1);
  alone.go[0] = 1.0;

  EXPECT_EQ(alone.run(10), "o");
  EXPECT_EQ(alone.run(1), "i");
}

TEST(Cooperation, TheHigherPriorityGoesFirst) {
  TeamOf team{3, "c 1"};
  for (std::size_t i = 0; i < 3; ++i) team.engines[i].set_priority(static_cast<double>(i));

  EXPECT_EQ(team.run(40), "ooi");
  // when it leaves, the next one follows
  team.go[2] = 0.0;
  EXPECT_EQ(team.run(40), "oio");
  team.go[1] = 0.0;
  EXPECT_EQ(team.run(40), "ioo");
}

TEST(Cooperation, CapacityTwoLetsTwoIn) {
  TeamOf team{3, "c 2"};
  for (std::size_t i = 0; i < 3; ++i) team.engines[i].set_priority(static_cast<double>(3 - i));

  EXPECT_EQ(team.run(60), "iio");
}

TEST(Cooperation, EqualPrioritiesDoNotBothGetIn) {
  TeamOf team{2, "c 1"};

  team.run(60);
  const std::string where = team.run(1);
  EXPECT_NE(where, "ii");
}

TEST(Cooperation, ALateComerWithEqualPriorityStepsBackAndDoesNotSayThatItWaits) {
  TeamOf team{2, "c 1"};
  team.go[1] = 0.0;
  team.run(3);
  team.go[1] = 1.0;
  team.run(1);
  EXPECT_TRUE(team.messages[0].states[0].entering);
  EXPECT_FALSE(team.messages[1].states[0].entering);
}

TEST(Cooperation, ConflictIsSeenByThoseWhoAreIn) {
  // without radio both get in; then they hear of each other
  TeamOf team{2, "c 1"};
  EXPECT_EQ(team.run(20, false), "ii");
  EXPECT_EQ(team.crowded[0] + team.crowded[1], 0.0);
  team.run(2);
  EXPECT_EQ(team.crowded[0] + team.crowded[1], 2.0);
  team.go[1] = 0.0;
  team.run(2);
  EXPECT_EQ(team.crowded[0], 0.0);
}

TEST(Cooperation, SynchronizedAgentsEnterOnceAllAreReady) {
  TeamOf team{3, "s 3"};
  team.go[2] = 0.0;
  EXPECT_EQ(team.run(30), "ooo");
  team.go[2] = 1.0;

  // those who have waited long enough enter as soon as the last one is ready; it waits half the ticks itself
  EXPECT_EQ(team.run(5), "iio");
  EXPECT_EQ(team.run(5), "iii");
}

TEST(Cooperation, SynchronizedWithTooFewNeverHappens) {
  TeamOf team{2, "s 3"};
  EXPECT_EQ(team.run(100), "oo");
}

TEST(Cooperation, WhetherTheAgentCountsItselfIsASetting) {
  TeamOf with{2, "s 2"};
  TeamOf without{2, "s 2", {.count_self = false}};
  TeamOf more{3, "s 2", {.count_self = false}};

  EXPECT_EQ(with.run(40), "ii");
  EXPECT_EQ(without.run(40), "oo");
  EXPECT_EQ(more.run(40), "iii");
}

TEST(Cooperation, TicksOfTheWaitAreASetting) {
  TeamOf hasty{1, "c 1", {.synchronisation_ticks = 0}};
  EXPECT_EQ(hasty.run(1), "i");
  TeamOf patient{1, "c 1", {.synchronisation_ticks = 30}};
  EXPECT_EQ(patient.run(30), "o");
  EXPECT_EQ(patient.run(1), "i");
}

TEST(Cooperation, MessagesOfAnotherProgramDoNoHarm) {
  TeamOf team{1, "c 1"};
  TeamMessage strange;
  strange.states.resize(50, {true, true, true});
  team.engines[0].cooperation().hear(strange);
  team.engines[0].cooperation().hear(TeamMessage{});

  EXPECT_EQ(team.run(20), "i");
}

TEST(Cooperation, AProgramWithoutSuchStatesHasNothingToTell) {
  TeamOf team{1, "n"};
  team.run(1);

  EXPECT_TRUE(team.engines[0].cooperation().empty());
  EXPECT_TRUE(team.messages[0].states.empty());
}

TEST(Cooperation, AFullStateIsWaitedForEvenBesideOneOfTheSameRank) {
  CooperationBook book{*program_with("c 1"), {.synchronisation_ticks = 0}};
  // somebody is in, and one of the same rank waits
  book.hear({.states = {{.in_option = true, .executing = true}}});
  book.hear({.states = {{.in_option = true, .entering = true}}, .priority = 3.0});
  book.start_cycle();
  EXPECT_FALSE(book.may_enter(1, 3.0));

  TeamMessage told;
  book.tell(
      told, [](std::uint32_t) { return true; }, [](std::uint32_t) { return 0u; }, 3.0);
  EXPECT_TRUE(told.states[0].entering);
}

TEST(Cooperation, ConflictHasItsValueInTheCycleOfTheEntry) {
  // the first state is a shared one, entered unasked; its action tells of a conflict, also behind a call
  auto read = read_code(
      "0 0 2 main 0 other 0 1 in c 1 in 0 3 b first x o other 0 b second x t in "
      "1 s n s 0 0 t s 1 player main",
      "team.dat");
  ASSERT_TRUE(read) << read.error().text();
  bool first = false, second = false;
  Host host;
  host.output("first", &first).output("second", &second);
  auto engine = Engine::link(std::make_shared<const Program>(std::move(*read)), std::move(host));
  ASSERT_TRUE(engine) << engine.error()[0].text();
  engine->cooperation().hear({.states = {{.in_option = true, .executing = true}}});
  engine->tick(Time{});

  EXPECT_TRUE(first);
  EXPECT_TRUE(second);
}

}  // namespace
}  // namespace cancha::decide::program
