// The example of docs/behaviours.md, compiled and run; a test compares it with the page.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

#include "decide/program/engine.h"
#include "decide/xabsl/to_program.h"

namespace cancha::decide::program {
namespace {

// example: begin
enum class Foot { Left, Right };

/// A robot that has a ball and two feet.
struct Robot {
  double ball_x = 0.0;  ///< mm
  bool ball_seen = false;
  Foot foot = Foot::Left;
  std::string legs;

  Host host() {
    Host host;
    host.enumeration<Foot>("Foot", {"left", "right"});
    host.input("ball.x", &ball_x);
    host.input("ball.seen", [this] { return ball_seen; });
    host.output("kick.foot", &foot);
    host.behaviour("walk", {{"speed"}}, [this](const BehaviourCall& call) {
      legs = fmt::format("walk {}{}", call.arguments[0], call.first ? ", beginning" : "");
    });
    return host;
  }
};

tl::expected<Engine, std::vector<Error>> make_player(Robot& robot, const std::string& root,
                                                     const xabsl::FileReader& read) {
  auto program = xabsl::program_with_watches(root, read, {});
  if (!program) return tl::unexpected(std::vector{program.error()});
  return Engine::link(std::make_shared<const Program>(std::move(*program)), robot.host());
}
// example: end

TEST(Example, RunsABehaviour) {
  const auto files = xabsl::read_from_memory(
      {{"agents.xabsl", "include \"s.xabsl\"; include \"b.xabsl\"; include \"o.xabsl\"; agent a(\"A\", o);\n"},
       {"./s.xabsl",
        "namespace s(\"S\") { enum Foot { left, right }; float input ball.x; bool input ball.seen; "
        "enum Foot output kick.foot; }\n"},
       {"./b.xabsl", "namespace b(\"B\") { behavior walk { float speed; } }\n"},
       {"./o.xabsl",
        "option o { initial state wait { decision { if (ball.seen) goto go; else stay; } action { } } "
        "state go { action { walk(speed = ball.x / 2); kick.foot = right; } } }\n"}});
  Robot robot;
  auto player = make_player(robot, "agents.xabsl", files);
  ASSERT_TRUE(player);

  player->tick(Time{0});
  EXPECT_EQ(robot.legs, "");
  robot.ball_seen = true;
  robot.ball_x = 500;
  player->tick(Time{30'000'000});
  EXPECT_EQ(robot.legs, "walk 250, beginning");
  EXPECT_EQ(robot.foot, Foot::Right);
}

TEST(Example, IsTheOneOfThePage) {
  const auto text_of = [](const char* path) {
    return xabsl::read_from_disk(fmt::format("{}/{}", CANCHA_SOURCE_DIR, path)).value_or("");
  };
  const auto between = [](const std::string& text, std::string_view begin, std::string_view end) {
    const std::size_t from = text.find(begin) + begin.size();
    return text.substr(from, text.find(end, from) - from);
  };
  EXPECT_EQ(between(text_of("docs/behaviours.md"), "```cpp\n", "```"),
            between(text_of("src/decide/program/example_test.cpp"), "// example: begin\n", "// example: end"));
}

}  // namespace
}  // namespace cancha::decide::program
