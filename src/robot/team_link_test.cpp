// Mates who talk by FutRob's team messages, over real sockets on loopback.

#include "robot/team_link.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <thread>
#include <utility>

#include "os/clock.h"
#include "robot/parts.h"
#include "support/free_port.h"

namespace cancha::robot {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

TEST(TeamWords, TellWhatHasChangedTheRoleOftenAndAllOfItOnceASecond) {
  TeamWords words{7};
  RuleWord word;
  word.ball_in_sight = true;
  word.ball_distance = 1.62624;
  const auto first = words.messages_of(word, Time{5'000'000'000});
  const auto said = [](const std::vector<team::TeamMessage>& messages, team::TeamWord param) {
    for (const team::TeamMessage& one : messages) {
      if (one.param == static_cast<int>(param)) return one.value;
    }
    return -1;
  };
  EXPECT_EQ(said(first, team::TeamWord::BallDistance), 162);
  EXPECT_EQ(said(first, team::TeamWord::Role), 2);
  EXPECT_TRUE(words.messages_of(word, Time{5'200'000'000}).empty());
  word.action = "passBall";
  const auto pass = words.messages_of(word, Time{5'400'000'000});
  EXPECT_EQ(said(pass, team::TeamWord::Pass), 1);
  EXPECT_EQ(said(pass, team::TeamWord::ActionTaken), 18);
  EXPECT_EQ(said(pass, team::TeamWord::Role), 2) << "mates who have just started need it";
  EXPECT_EQ(said(pass, team::TeamWord::BallDistance), -1);
  EXPECT_EQ(said(words.messages_of(word, Time{6'100'000'000}), team::TeamWord::BallDistance), 162);
}

TEST(TeamWords, TellOfThingsInSightAsTheyComeGoAndMove) {
  TeamWords words{7};
  RuleWord word;
  word.opp_goal = {true, 2.345};
  const auto told_at = [&](double seconds) {
    team::MemberTable members;
    for (const team::TeamMessage& one : words.messages_of(word, Time{static_cast<std::int64_t>(seconds * 1e9)})) {
      members.take(one, Time{1});
    }
    return members.members().empty() ? team::TeamMemberData{} : members.members()[0];
  };
  const team::TeamMemberData first = told_at(5.0);
  EXPECT_TRUE(first.opp_goal_in_sight);
  EXPECT_EQ(first.opp_goal_distance, 234);
  EXPECT_FALSE(first.partner_in_sight);

  word.opp_goal.distance = 2.39;
  EXPECT_EQ(told_at(5.2).opp_goal_distance, 0) << "a look is wrong by so much";
  word.opp_goal.distance = 2.0;
  word.opponent = {true, 0.8};
  const team::TeamMemberData moved = told_at(5.4);
  EXPECT_EQ(moved.opp_goal_distance, 200);
  EXPECT_EQ(moved.opponent_distance, 80);
  word.opponent = {};
  EXPECT_FALSE(told_at(6.1).opponent_in_sight);
}

/// What one mate has said, as a robot's radio has taken it down.
class Heard : public testing::Test {
 protected:
  void say(int id, team::TeamWord word, int value, double at) {
    members_.take(team::team_message(id, team::kEverybody, word, value), host(at));
  }
  const std::vector<MateWord>& words() {
    words_.words_of(members_.members(), Time{} - host(0.0), told_);
    return told_;
  }
  /// The machine's clock began long before the player's.
  static Time host(double seconds) { return Time{100'000'000'000 + static_cast<std::int64_t>(seconds * 1e9)}; }

 private:
  team::MemberTable members_;
  HeardWords words_;
  std::vector<MateWord> told_;
};

TEST_F(Heard, TellsOfEachMateOnceAndByThePlayersClock) {
  say(7, team::TeamWord::Role, 1, 2.0);
  say(9, team::TeamWord::BallIsMine, 1, 2.5);
  ASSERT_EQ(words().size(), 2U);
  EXPECT_EQ(words().size(), 0U) << "nobody has said anything since";

  say(9, team::TeamWord::BallDistance, 162, 4.0);
  const std::vector<MateWord>& told = words();
  ASSERT_EQ(told.size(), 1U) << "a silent mate must not seem to speak because another one does";
  EXPECT_EQ(told[0].number, 1);
  EXPECT_EQ(told[0].time, Time{4'000'000'000});
  EXPECT_TRUE(told[0].lost);
  EXPECT_TRUE(told[0].rules->ball_is_mine);
  EXPECT_NEAR(told[0].rules->ball_distance, 1.62, 1e-9);
}

TEST_F(Heard, TellsOfTheKeepersOffsetAndOfAPassOnlyWhereTheyAreNew) {
  say(7, team::TeamWord::KeeperX, -25, 1.0);
  say(7, team::TeamWord::KeeperY, 4, 1.0);
  say(7, team::TeamWord::ActionTaken, 18, 1.0);
  {
    const std::vector<MateWord>& told = words();
    ASSERT_EQ(told.size(), 1U);
    ASSERT_TRUE(told[0].rules->keeper);
    EXPECT_NEAR(told[0].rules->keeper->x, -0.25, 1e-9);
    EXPECT_NEAR(told[0].rules->keeper->y, 0.04, 1e-9);
    EXPECT_EQ(told[0].rules->action, "passBall");
  }
  say(7, team::TeamWord::Role, 2, 1.3);
  const std::vector<MateWord>& told = words();
  ASSERT_EQ(told.size(), 1U);
  EXPECT_FALSE(told[0].rules->keeper);
  EXPECT_EQ(told[0].rules->action, "") << "it has told its role, and no new pass";
}

/// A robot that stands and hears nothing by itself.
class StandingBody final : public Body {
 public:
  explicit StandingBody(const BodyKind& kind) : kind_{kind} {}
  Result<void> read(Readings& readings) override {
    readings.joints.present().angles = kind_.standing;
    readings.joints->time = readings.time;
    return {};
  }
  Result<void> command(const Commands&) override { return {}; }

 private:
  const BodyKind& kind_;
};

TEST(UnheardBody, LogsWhatItsRadioWouldSendByThePlayersTime) {
  const auto kind = load_body(kContent, "bioloid").value();
  std::vector<LogLine> lines;
  RobotLog::Settings settings;
  settings.modules[static_cast<std::size_t>(LogModule::Comm)] = true;
  settings.clock = [] { return Duration{}; };
  settings.also = [&](LogModule, const LogLine& line) { lines.push_back(line); };
  RobotLog log{settings};
  UnheardBody body{std::make_unique<StandingBody>(*kind), 7, team::TeamRole::Player, "10.0.0.255", log};
  const auto tell = [&](double seconds, const RuleWord& word) {
    Commands commands;
    commands.word.present().time = Time{static_cast<std::int64_t>(seconds * 1e9)};
    commands.word->rules.present() = word;
    EXPECT_TRUE(body.command(commands));
    return std::exchange(lines, {});
  };
  const auto has = [](const std::vector<LogLine>& all, const char* param, const char* value) {
    return std::ranges::any_of(all, [&](const LogLine& line) {
      return line.message == "MSG SENT" &&
             line.parameters == std::vector<LogParameter>{{"bytes", "16"},     {"destIP", "10.0.0.255"},
                                                          {"msgSrc", "7"},     {"msgDest", "255"},
                                                          {"msgParam", param}, {"msgValue", value}};
    });
  };
  RuleWord word;
  word.ball_in_sight = true;
  word.ball_distance = 1.62624;
  const auto first = tell(5.0, word);
  EXPECT_TRUE(has(first, "COMM_PARAM_ROLE", "2"));
  EXPECT_TRUE(has(first, "COMM_PARAM_BALL_DISTANCE", "162"));
  EXPECT_TRUE(tell(5.2, word).empty()) << "as on the radio, what is no news waits for its second";
  word.action = "passBall";
  EXPECT_TRUE(has(tell(5.25, word), "COMM_PARAM_ACTION_TAKEN", "18"));
  EXPECT_TRUE(has(tell(6.0, word), "COMM_PARAM_BALL_DISTANCE", "162"));

  Commands silent;
  EXPECT_TRUE(body.command(silent));
  EXPECT_TRUE(lines.empty());
  Readings readings;
  EXPECT_TRUE(body.read(readings));
  EXPECT_TRUE(readings.joints) << "the body beneath is as ever";
  EXPECT_TRUE(readings.mates.empty());
}

/// A field player that tells, and a keeper of FutRob's case 4 that hears it.
class TwoRobots : public testing::Test {
 protected:
  RadioBody body(int id, team::TeamRole role) {
    auto radio = team::TeamRadio::open({.clock = os::real_time, .id = id, .role = role, .port = port_}).value();
    return RadioBody{std::make_unique<StandingBody>(*kind_), std::move(radio), nullptr, troubles_};
  }
  /// The keeper's ticks, by the host's clock, until something is so; false where it never is.
  bool until(const std::function<bool()>& so) {
    const os::HostTime begin = os::now();
    while (os::now() - begin < 5000_ms) {
      readings_.time = Time{} + (os::now() - began_);
      EXPECT_TRUE(keeper_.read(readings_));
      EXPECT_TRUE(keeper_.command(player_->tick(readings_)));
      if (so()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
    return false;
  }
  [[nodiscard]] const RuleBeliefs& believed() const { return *player_->frame().beliefs.rules; }

  field::League league_ = field::load_league(kContent, "kidsize").value();
  std::shared_ptr<const BodyKind> kind_ = load_body(kContent, "bioloid").value();
  Profile profile_ = load_profile(kContent, "futrob_relocate").value();
  Programs programs_{league_, behaviour_reader(kContent)};
  std::unique_ptr<Player> player_ = make_player({profile_, kKeeper, league_, kind_.get(), programs_}).value();
  std::uint16_t port_ = support::free_port();
  os::HostTime began_ = os::now();
  Readings readings_;
  TroubleBook troubles_;
  RadioBody keeper_ = body(1, team::TeamRole::Keeper);
  RadioBody mate_ = body(2, team::TeamRole::Player);

  static constexpr RobotId kKeeper{Team::Blue, 0};
};

TEST_F(TwoRobots, AKeeperMovesToWhereAMateTellsItOverTheRadio) {
  ASSERT_TRUE(until([&] { return player_->frame().beliefs.time.seconds() > 0.1; }));
  EXPECT_FALSE(believed().off_goal);

  Commands commands;
  commands.word.present().rules.present().keeper = Vec2{0.25, 0.05};
  ASSERT_TRUE(mate_.command(commands));

  ASSERT_TRUE(until([&] { return believed().off_goal.has_value(); }));
  EXPECT_NEAR(believed().off_goal->x, 0.25, 1e-9);
  EXPECT_GE(believed().degree(RulePredicate::GkNeedsRelocate), 0.5);
  EXPECT_TRUE(until([&] { return player_->frame().intent.rules->action == "relocate"; }));
  EXPECT_TRUE(until([&] { return player_->frame().beliefs.posture == Posture::Walking; })) << "it never stepped";
}

TEST_F(TwoRobots, AMateThatIsSilentCountsNoLongerBecauseAnotherOneSpeaks) {
  Commands commands;
  commands.word.present().rules.present().ball_is_mine = true;
  ASSERT_TRUE(mate_.command(commands));
  ASSERT_TRUE(until([&] { return !readings_.mates.empty() && readings_.mates[0].rules->ball_is_mine; }));
  const int silent = readings_.mates[0].number;

  RadioBody other = body(3, team::TeamRole::Player);
  ASSERT_TRUE(until([&] { return !readings_.mates.empty() && readings_.mates[0].number != silent; }));
  EXPECT_EQ(readings_.mates.size(), 1U);
}

TEST_F(TwoRobots, NonsenseIsCountedToldOnceAndCountsForNothing) {
  auto socket = team::UdpSocket::open({}).value();
  const auto to = team::Address::parse(team::kLoopbackBroadcast, port_).value();
  const std::vector<std::uint8_t> nonsense(23, 0xee);
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(socket.send(nonsense, to));
  const auto heard = [&] {
    const auto counts = troubles_.counts();
    return !counts.empty() && counts[0].count == 10;  // both robots keep one book
  };
  EXPECT_TRUE(until(heard));
  EXPECT_EQ(troubles_.counts().size(), 1U);
  EXPECT_EQ(troubles_.counts()[0].kind, Trouble::MateNonsense);

  // and who speaks sensibly is heard as before
  Commands commands;
  commands.word.present().rules.present().ball_is_mine = true;
  ASSERT_TRUE(mate_.command(commands));
  EXPECT_TRUE(until([&] { return !readings_.mates.empty() && readings_.mates[0].rules->ball_is_mine; }));
}

}  // namespace
}  // namespace cancha::robot
