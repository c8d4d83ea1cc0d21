#include "decide/program/check.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <limits>

#include "decide/program/engine.h"
#include "decide/program/host.h"

namespace cancha::decide::program {
namespace {

/// A program of options by number; each state of an option is a list of options that it calls.
class Calls {
 public:
  Calls& option(const std::vector<std::vector<std::uint32_t>>& states) {
    Option o;
    o.name = fmt::format("o{}", made_.options.size());
    o.states.first = o.initial = static_cast<std::uint32_t>(made_.states.size());
    for (const auto& called : states) {
      State s;
      s.name = fmt::format("s{}", o.states.count++);
      s.actions = {static_cast<std::uint32_t>(made_.actions.size()), static_cast<std::uint32_t>(called.size())};
      for (const std::uint32_t target : called) {
        made_.actions.push_back({.kind = ActionKind::Option, .target = target});
      }
      made_.states.push_back(std::move(s));
    }
    made_.options.push_back(std::move(o));
    return *this;
  }
  Program program() {
    made_.title = "calls";
    made_.agents = {{"player", "", 0}};
    return made_;
  }

 private:
  Program made_;
};

std::string told(const std::vector<Error>& errors) {
  std::string result;
  for (const Error& e : errors) result += e.text() + "\n";
  return result;
}

TEST(Check, AcceptsOptionsThatAreSharedByStates) {
  const Soundness found = check(Calls{}.option({{1}, {1, 2}, {2}}).option({{}}).option({{}}).program());

  EXPECT_EQ(told(found.errors), "");
  EXPECT_EQ(told(found.warnings), "");
  EXPECT_EQ(found.depth, 2u);
}

TEST(Check, FindsRecursionWithItsWay) {
  EXPECT_EQ(told(check(Calls{}.option({{0}}).program()).errors),
            "calls: option 'o0' calls itself: o0 → o0 (options must not be recursive)\n");
  EXPECT_EQ(told(check(Calls{}.option({{1}}).option({{}, {2}}).option({{1}}).program()).errors),
            "calls: option 'o1' calls itself: o1 → o2 → o1 (options must not be recursive)\n");
}

TEST(Check, FindsRecursionInOptionsThatNoAgentReaches) {
  EXPECT_EQ(check(Calls{}.option({{}}).option({{2}}).option({{1}}).program()).errors.size(), 1u);
}

TEST(Check, FindsDoubleCallsAtDifferentDepths) {
  // o0 calls o1 and o3; o1 calls o2, which calls o3
  const Soundness found = check(Calls{}.option({{1, 3}}).option({{2}}).option({{3}}).option({{}}).program());

  EXPECT_EQ(told(found.warnings),
            "calls: option 'o3' can be reached twice in one cycle from state 's0' (the second call is skipped)\n");
  EXPECT_EQ(found.depth, 4u);
}

TEST(Check, DifferentStatesOfACalledOptionCountToo) {
  // o1 reaches o2 from its second state only; that may be the one it is in
  EXPECT_EQ(check(Calls{}.option({{1, 2}}).option({{}, {2}}).option({{}}).program()).warnings.size(), 1u);
}

Program chain(std::uint32_t options) {
  Calls calls;
  for (std::uint32_t i = 0; i + 1 < options; ++i) calls.option({{i + 1}});
  return calls.option({{}}).program();
}

TEST(Check, DepthIsLimited) {
  EXPECT_TRUE(check(chain(kDeepest)).errors.empty());
  EXPECT_EQ(told(check(chain(kDeepest + 1)).errors), "calls: calls go 1001 options deep (at most 1000)\n");
  // far beyond, nothing is exhausted
  EXPECT_EQ(check(chain(200'000)).errors.size(), 1u);
}

TEST(Check, TheDeepestProgramRuns) {
  auto engine = Engine::link(std::make_shared<const Program>(chain(kDeepest)), Host{});
  ASSERT_TRUE(engine);
  engine->tick(Time{0});

  EXPECT_EQ(engine->activations().size(), kDeepest);
}

TEST(Check, ALadderOfTwoThousandOptionsEnds) {
  // each option calls either of the next two: 2^999 ways from the top to the bottom
  Calls calls;
  for (std::uint32_t rung = 1; rung < 1000; ++rung) {
    for (int side = 0; side < 2; ++side) calls.option({{2 * rung}, {2 * rung + 1}});
  }
  const Program ladder = calls.option({{}}).option({{}}).program();
  ASSERT_EQ(ladder.options.size(), 2000u);
  const Soundness found = check(ladder);

  EXPECT_TRUE(found.errors.empty() && found.warnings.empty());
  EXPECT_EQ(found.depth, 1000u);
}

TEST(Check, PlacesAreToldByFileLineAndColumn) {
  Program program;
  program.title = "title";
  program.files = {{"a.xabsl", "one\ntwo three\n"}};

  EXPECT_EQ(where(program, {0, 8, 13}), "a.xabsl:2:5");
  EXPECT_EQ(where(program, {0, 0, 1}), "a.xabsl:1:1");
  EXPECT_EQ(where(program, {}), "title");
  EXPECT_EQ(line_of(program, {0, 8, 13}), 2);
  EXPECT_EQ(line_of(program, {}), 0);
}

// What hosts offer.

enum class Foot : std::uint8_t { Left, Right };

TEST(Host, TypesFollowTheVariables) {
  double number = 0.0;
  float single = 0.0F;
  int whole = 0;
  bool truth = false;
  Foot foot = Foot::Left;
  Host host;
  host.enumeration<Foot>("Foot", {"left", "right"});
  host.input("number", &number).input("single", &single).input("whole", &whole).input("truth", &truth);
  host.input("foot", &foot).input("computed", [] { return 3; });

  const auto& inputs = host.inputs();
  EXPECT_EQ(inputs[0].variable, &number);
  EXPECT_EQ(inputs[1].variable, nullptr);
  EXPECT_EQ(inputs[2].type, Type::Decimal);
  EXPECT_EQ(inputs[3].type, Type::Boolean);
  EXPECT_EQ(inputs[4].type, Type::Enumerated);
  EXPECT_EQ(inputs[4].enumeration, "Foot");
  EXPECT_EQ(inputs[5].read({}), 3.0);
}

TEST(Host, NumbersAreCutToWholeTypes) {
  int whole = 0;
  bool truth = false;
  float single = 0.0F;
  Host host;
  host.output("whole", &whole).output("truth", &truth).output("single", &single);
  const auto write = [&](std::size_t output, double value) { host.outputs()[output].write(value); };

  write(0, 2.9);
  EXPECT_EQ(whole, 2);
  write(0, -2.9);
  EXPECT_EQ(whole, -2);
  write(0, 1e300);
  EXPECT_EQ(whole, 2147483647);
  write(0, -1e300);
  EXPECT_EQ(whole, -2147483647 - 1);
  write(0, std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(whole, 0);
  write(1, 0.5);
  EXPECT_TRUE(truth);
  write(2, 0.5);
  EXPECT_EQ(single, 0.5F);
}

TEST(Host, ALaterBindingReplacesTheEarlierOne) {
  const double first = 1.0, second = 2.0;
  Host host;
  host.input("x", &first).input("x", &second);
  host.behaviour("stand", {}, [](const BehaviourCall&) {}).behaviour("stand", {{"long"}}, [](const BehaviourCall&) {});

  ASSERT_EQ(host.inputs().size(), 1u);
  EXPECT_EQ(host.inputs()[0].variable, &second);
  ASSERT_EQ(host.behaviours().size(), 1u);
  EXPECT_EQ(host.behaviours()[0].parameters.size(), 1u);
}

}  // namespace
}  // namespace cancha::decide::program
