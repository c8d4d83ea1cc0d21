#include "robot/player.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "robot/steering.h"

namespace cancha::robot {
namespace {

struct NoSenses final : sense::Senses {
  void perceive(const Readings&, Percepts&) override {}
};
/// Knows what the referee says, and nothing else.
struct Hearing final : model::Model {
  explicit Hearing(const RefereeWord& word) : said{word} {}
  void update(const Readings&, const Percepts&, Beliefs& beliefs) override { beliefs.game = said; }
  const RefereeWord& said;
};
struct Goer final : decide::Mind {
  void decide(const Beliefs&, Intent& intent) override {
    intent.action = {};
    intent.action.kind = ActionKind::GoTo;
    intent.chosen_by = "goes";
  }
};
/// A body whose posture is what the test says.
struct Told final : act::Skills {
  explicit Told(const Posture& what) : told{what} {}
  void act(const Intent&, const Beliefs&, const Readings&, Commands&) override {}
  [[nodiscard]] Posture posture() const override { return told; }
  const Posture& told;
};

class PlayerTest : public testing::Test {
 protected:
  const Intent& tick() {
    (void)player_.tick({});
    return player_.frame().intent;
  }
  static Action action(ActionKind kind) {
    Action made;
    made.kind = kind;
    return made;
  }

  RefereeWord said_{.play = RefereePlay::Playing};
  Posture posture_ = Posture::Standing;
  Player player_{{Team::Blue, 1},
                 {std::make_unique<NoSenses>(), std::make_unique<Hearing>(said_), std::make_unique<Goer>(),
                  std::make_unique<Told>(posture_)}};
};

TEST_F(PlayerTest, WhoIsDrivenDoesWhatTheDriverWantsUntilItIsLetGo) {
  player_.steer(action(ActionKind::Walk));
  EXPECT_EQ(tick().action.kind, ActionKind::Walk);
  EXPECT_EQ(tick().chosen_by, "by hand");

  player_.steer(std::nullopt);
  EXPECT_EQ(tick().chosen_by, "goes");
}

TEST_F(PlayerTest, WhoIsDrivenObeysTheReferee) {
  player_.steer(action(ActionKind::Walk));
  said_.penalty = RefereePenalty::Pushing;
  EXPECT_EQ(tick().action.kind, ActionKind::Stand);
  EXPECT_EQ(tick().chosen_by, "penalised");

  said_.penalty = RefereePenalty::None;
  said_.play = RefereePlay::Set;
  EXPECT_EQ(tick().chosen_by, "play is stopped");
  said_.play = RefereePlay::Ready;
  EXPECT_EQ(tick().chosen_by, "by hand") << "everybody walks to its place then";
}

TEST_F(PlayerTest, AKickByHandIsDoneOnceHoweverShortOrLongItIsAskedFor) {
  posture_ = Posture::Walking;
  player_.steer(action(ActionKind::Motion));
  EXPECT_EQ(tick().action.kind, ActionKind::Motion);
  // the key was let go before the last step was over
  player_.steer(action(ActionKind::Walk));
  EXPECT_EQ(tick().action.kind, ActionKind::Motion);
  posture_ = Posture::Acting;
  EXPECT_EQ(tick().action.kind, ActionKind::Walk);

  // and here it stays down
  posture_ = Posture::Standing;
  player_.steer(action(ActionKind::Motion));
  EXPECT_EQ(tick().action.kind, ActionKind::Motion);
  posture_ = Posture::Acting;
  (void)tick();
  posture_ = Posture::Standing;
  EXPECT_EQ(tick().action.kind, ActionKind::Stand);
}

TEST_F(PlayerTest, AKickThatTheRefereeOrAFallPreventedIsForgotten) {
  player_.steer(action(ActionKind::Motion));
  said_.play = RefereePlay::Set;
  (void)tick();
  said_.play = RefereePlay::Playing;
  EXPECT_EQ(tick().action.kind, ActionKind::Stand);

  player_.steer(action(ActionKind::Motion));
  posture_ = Posture::Fallen;
  (void)tick();
  posture_ = Posture::Standing;
  EXPECT_EQ(tick().action.kind, ActionKind::Stand);
}

/// Knows what a test says.
struct Knowing final : model::Model {
  explicit Knowing(const Beliefs& what) : told{what} {}
  void update(const Readings&, const Percepts&, Beliefs& beliefs) override { beliefs = told; }
  const Beliefs& told;
};

TEST(PlayersWord, TellsOfOpponentsThatItsOwnEyesSeeForSure) {
  constexpr Time kNow{10'000'000'000};
  Beliefs beliefs;
  beliefs.self = {Team::Blue, 1};
  beliefs.time = kNow;
  beliefs.pose.present();
  const Time before = kNow - 2000_ms;
  beliefs.opponents = {{.p_TO = {1, 0}, .seen = kNow, .since = before},
                       {.p_TO = {2, 0}, .seen = kNow, .since = kNow},
                       {.p_TO = {3, 0}, .seen = kNow - 1000_ms, .since = before},
                       {.p_TO = {4, 0}, .seen = kNow, .since = before, .by_mate = true}};
  const Posture posture = Posture::Standing;
  Player player{{Team::Blue, 1},
                {std::make_unique<NoSenses>(), std::make_unique<Knowing>(beliefs), std::make_unique<Goer>(),
                 std::make_unique<Told>(posture)}};
  const Commands& commands = player.tick({});
  ASSERT_TRUE(commands.word);
  EXPECT_EQ(commands.word->opponents, (std::vector<Vec2>{{1, 0}}))
      << "not of one in a single picture, of one seen a second ago, or of one that a mate told of";
}

TEST(Steering, SharesBecomeSpeedsOfTheGaitAndMotionsAreThoseOfTheBody) {
  const auto kind = load_body(CANCHA_SOURCE_DIR "/content", "bioloid").value();
  const act::GaitLimits& most = kind->library.gait.limits;

  EXPECT_EQ(action_of({}, *kind)->kind, ActionKind::Stand);
  const Action back = action_of({.walk = {-5.0, 0.5}, .turn = 1.0}, *kind).value();
  EXPECT_EQ(back.kind, ActionKind::Walk);
  EXPECT_DOUBLE_EQ(back.v_RR.x, -most.back) << "no more than it can";
  EXPECT_DOUBLE_EQ(back.v_RR.y, 0.5 * most.aside);
  EXPECT_DOUBLE_EQ(back.turn, most.turn);
  EXPECT_EQ(action_of({.motion = "kick_left"}, *kind)->motion, "kick_left");
  // the head looks there, whatever the legs do
  for (Steering steering : {Steering{}, Steering{.walk = {1.0, 0.0}}, Steering{.motion = "kick_left"}}) {
    EXPECT_FALSE(action_of(steering, *kind)->gaze.has_value());
    steering.look = Gaze{0.5, 0.2};
    EXPECT_EQ(*action_of(steering, *kind)->gaze, (Gaze{0.5, 0.2}));
  }
  const auto unknown = action_of({.motion = "kick_lef"}, *kind);
  ASSERT_FALSE(unknown.has_value());
  EXPECT_NE(unknown.error().text().find("motion: there is no motion 'kick_lef' (did you mean 'kick_left'?"),
            std::string::npos)
      << unknown.error().text();
}

}  // namespace
}  // namespace cancha::robot
