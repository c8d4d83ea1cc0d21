// The machine of content/behaviours/from_smach: a container of states that is itself a state of another container.

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include "decide/program/stand_in.h"
#include "support/content.h"
#include "support/trace_words.h"

namespace cancha::decide::smach {
namespace {

namespace form = program;

/// A field player that stands behind the ball and is the nearest to it; a cycle is 100 ms.
class FromSmach : public ::testing::Test {
 protected:
  FromSmach() {
    EXPECT_TRUE(engine_.select_agent("field_player"));
    body_.value(place("team.nearest_to_ball")) = 1.0;
    body_.value(place("robot.x")) = -150.0;
    put_ball(150.0);
  }
  void put_ball(double distance) { body_.value(place("ball.distance")) = distance; }
  void run(int cycles = 1) {
    for (int i = 0; i < cycles; ++i) engine_.tick_traced(now_ = now_ + 100_ms);
  }
  /// Goes behind the ball and shoots; the ball goes away.
  void shoot() {
    put_ball(150.0);
    for (int i = 0; i < 20 && state("fetch_and_shoot") != "SHOOT"; ++i) run();
    ASSERT_EQ(state("fetch_and_shoot"), "SHOOT");
    run(3);
    put_ball(500.0);
    run(2);
  }
  /// The state of an option; empty where it is not active.
  [[nodiscard]] std::string state(std::string_view option) const {
    for (std::uint32_t i = 0; i < program_->options.size(); ++i) {
      if (program_->options[i].name == option && engine_.option_active(i))
        return program_->states[engine_.state_of(i)].name;
    }
    return "";
  }
  [[nodiscard]] std::string value(std::string_view name) const { return form::words_of(engine_, place(name)); }

 private:
  form::Host host() {
    form::Host host = body_.host();
    add_mathematics(host);
    return host;
  }
  [[nodiscard]] std::uint32_t place(std::string_view name) const {
    const auto found = std::ranges::find(program_->symbols, name, &form::Symbol::name);
    CANCHA_EXPECTS(found != program_->symbols.end());
    return static_cast<std::uint32_t>(found - program_->symbols.begin());
  }

  std::shared_ptr<const form::Program> program_ = program_in_content("from_smach");
  form::StandIn body_{*program_};
  form::Engine engine_ = *form::Engine::link(program_, host());
  Time now_{};
};

TEST_F(FromSmach, AContainerIsAStateOfAnotherOneWhichGoesOnByItsOutcome) {
  for (int shots = 1; shots < 5; ++shots) {
    shoot();
    EXPECT_EQ(state("match_machine"), "ATTACK") << shots;
    EXPECT_EQ(value("userdata.shots"), std::to_string(shots));
    EXPECT_EQ(value("machine_outcome"), "running") << shots;
  }

  shoot();
  EXPECT_EQ(value("userdata.shots"), "5");
  EXPECT_EQ(state("fetch_and_shoot"), "DONE");
  EXPECT_EQ(value("machine_outcome"), "succeeded");
  run();
  EXPECT_EQ(state("match_machine"), "HOLD");
  EXPECT_EQ(state("fetch_and_shoot"), "") << "it is left as a whole";
  EXPECT_EQ(value("userdata.shots"), "0");

  run(50);
  EXPECT_EQ(state("match_machine"), "HOLD");
  run(2);
  EXPECT_EQ(state("match_machine"), "ATTACK");
  EXPECT_NE(state("fetch_and_shoot"), "DONE") << "it begins anew";
}

TEST_F(FromSmach, AShotThatFailsIsNoOutcomeOfTheContainer) {
  for (int shots = 1; shots < 5; ++shots) shoot();
  put_ball(150.0);
  for (int i = 0; i < 20 && value("userdata.shots") != "5"; ++i) run();
  ASSERT_EQ(value("userdata.shots"), "5");

  // the ball does not go away: after 3 s the robot gives the shot up
  for (int i = 0; i < 40 && state("fetch_and_shoot") == "SHOOT"; ++i) run();
  EXPECT_EQ(state("fetch_and_shoot"), "GET_BEHIND");
  EXPECT_EQ(state("match_machine"), "ATTACK");
}

}  // namespace
}  // namespace cancha::decide::smach
