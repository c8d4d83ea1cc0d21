#include <gtest/gtest.h>

#include "base/json_read.h"
#include "team/teamware/base_station.h"
#include "team/teamware/believed_world.h"
#include "team/teamware/game_records.h"
#include "team/teamware/refbox_world.h"
#include "team/teamware/vision_records.h"

// What robots and base station put into their databases, and what is read there.
namespace cancha::team {
namespace {

const std::filesystem::path kTeamContent = CANCHA_SOURCE_DIR "/content";

Seen seen_at(ThingKind kind, double bearing, double distance) {
  Seen seen{.kind = kind};
  seen.bearing = bearing;
  seen.distance = distance;
  seen.bearing_spread = 0.01;
  seen.distance_spread = 0.05;
  return seen;
}

Seen robot_at(Team team, double bearing, double distance) {
  Seen seen = seen_at(ThingKind::Robot, bearing, distance);
  seen.robot.present() = {team, 3};
  return seen;
}

int count(const Sight& sight, ThingKind kind) {
  return static_cast<int>(std::ranges::count(sight.things, kind, &Seen::kind));
}

TEST(VisionRecords, ABallBehindIsSeenOnlyAsFarAsTheOmnidirectionalCameraReaches) {
  const CameraPair cameras{.front_view = 1.0, .omni_range = 4.0};
  for (const auto& [bearing, distance, ahead, around] :
       {std::tuple{0.1, 3.0, true, true}, std::tuple{0.1, 7.0, true, false}, std::tuple{2.0, 3.0, false, true},
        std::tuple{2.0, 7.0, false, false}}) {
    Sight sight;
    sight.things.push_back(seen_at(ThingKind::Ball, bearing, distance));
    teamware::FRNTVision front;
    teamware::OMNIVision omni;

    fill_vision(sight, Team::Blue, cameras, front, omni);

    EXPECT_EQ(front.ball.see, ahead) << bearing << " " << distance;
    EXPECT_EQ(omni.ball.see, around) << bearing << " " << distance;
    Sight again;
    read_vision(front, omni, {}, again);
    ASSERT_EQ(count(again, ThingKind::Ball), ahead || around ? 1 : 0);
    if (!again.things.empty()) {
      EXPECT_NEAR(again.things[0].bearing, bearing, 1e-9);
      EXPECT_NEAR(again.things[0].distance, distance, 1e-9);
    }
  }
}

TEST(VisionRecords, BeyondTheCorrectedPartOnlyTheAngleIsTold) {
  Sight sight;
  sight.things.push_back(seen_at(ThingKind::Ball, 0.2, 8.0));
  teamware::FRNTVision front;
  teamware::OMNIVision omni;

  fill_vision(sight, Team::Blue, {.corrected = 5.0}, front, omni);

  EXPECT_TRUE(front.ball.see);
  EXPECT_FALSE(front.ball.see_xy);
  EXPECT_EQ(front.ball.place.x, 0.0);
  EXPECT_NEAR(front.ball.place.angle, 0.2, 1e-9);
  EXPECT_LT(front.ball.place.confidence, 0.5) << "moderate";
  Sight again;
  read_vision(front, omni, {}, again);
  EXPECT_TRUE(again.things.empty());
  ASSERT_EQ(again.angles.size(), 1u);
  EXPECT_EQ(again.angles[0].kind, ThingKind::Ball);
  EXPECT_NEAR(again.angles[0].bearing, 0.2, 1e-9);
}

TEST(VisionRecords, EachCameraHasItsOwnCorrectedPart) {
  Sight sight;
  sight.things = {seen_at(ThingKind::Ball, 0.2, 4.0), robot_at(Team::Yellow, 2.0, 4.0), robot_at(Team::Blue, -2.0, 4.0),
                  seen_at(ThingKind::Line, 1.0, 4.0), seen_at(ThingKind::Line, 1.0, 2.0)};
  teamware::FRNTVision front;
  teamware::OMNIVision omni;

  fill_vision(sight, Team::Blue, {.omni_range = 6.0, .corrected = 8.0, .omni_corrected = 3.0}, front, omni);

  EXPECT_TRUE(front.ball.see_xy && omni.ball.see && !omni.ball.see_xy);
  EXPECT_EQ(omni.lines.size(), 1u) << "a point of a line is its place";
  const std::vector<Vec2> mates{direction(-2.0) * 5.0};
  Sight again;
  read_vision(front, omni, mates, again);
  EXPECT_EQ(count(again, ThingKind::Ball), 1) << "the front camera tells its place";
  EXPECT_EQ(count(again, ThingKind::Robot), 0);
  ASSERT_EQ(again.angles.size(), 1u) << "in the direction of a mate stands that mate";
  EXPECT_EQ(again.angles[0].whose, Whose::Opponent);
  EXPECT_NEAR(again.angles[0].bearing, 2.0, 1e-9);
}

TEST(VisionRecords, AnObstacleIsAnOpponentUnlessAMateStandsThere) {
  Sight sight;
  sight.things = {robot_at(Team::Blue, 2.0, 3.0), robot_at(Team::Yellow, -2.0, 3.0), robot_at(Team::Yellow, 0.0, 2.0)};
  teamware::FRNTVision front;
  teamware::OMNIVision omni;
  fill_vision(sight, Team::Blue, {}, front, omni);
  const std::vector<Vec2> mates{direction(2.0) * 3.1};

  Sight again;
  read_vision(front, omni, mates, again);

  ASSERT_EQ(count(again, ThingKind::Robot), 2);
  for (const Seen& one : again.things) EXPECT_EQ(one.whose, Whose::Opponent);
  read_vision(front, omni, {}, again);
  EXPECT_EQ(count(again, ThingKind::Robot), 3);
}

TEST(VisionRecords, BothPostsMakeAGoal) {
  Sight sight;
  sight.things = {seen_at(ThingKind::Post, 0.1, 6.0), seen_at(ThingKind::Post, -0.1, 6.0)};
  sight.things[0].post = PostPlace::OpponentLeft;
  sight.things[1].post = PostPlace::OpponentRight;
  teamware::FRNTVision front;
  teamware::OMNIVision omni;

  fill_vision(sight, Team::Blue, {}, front, omni);

  ASSERT_EQ(front.landmarks.goals.size(), 1u);
  EXPECT_EQ(front.landmarks.goals[0].what, teamware::Landmark::TheirGoal);
  EXPECT_NEAR(front.landmarks.goals[0].place.y, 0.0, 1e-9);
}

TEST(GameRecords, EachSituationComesBackAsWhatTheRefereeSaid) {
  for (const SetPlay set_play : {SetPlay::None, SetPlay::KickOff, SetPlay::ThrowIn, SetPlay::Corner, SetPlay::GoalKick,
                                 SetPlay::PenaltyKick, SetPlay::FreeKick, SetPlay::DroppedBall}) {
    for (const RefereePlay play : {RefereePlay::Ready, RefereePlay::Playing}) {
      for (const RefereeSide kicking : {RefereeSide::First, RefereeSide::Second}) {
        const bool nobodys = set_play == SetPlay::None || set_play == SetPlay::DroppedBall;
        if (set_play == SetPlay::None && play == RefereePlay::Ready) continue;
        RefereeState state;
        state.play = play;
        state.set_play = set_play == SetPlay::KickOff ? SetPlay::None : set_play;
        state.kicking = nobodys ? RefereeSide::Neither : kicking;

        RefereeWord word;
        hear_situation(situation_of(state, RefereeSide::First), word);

        EXPECT_EQ(word.play, play);
        EXPECT_EQ(word.set_play, set_play);
        EXPECT_EQ(word.our_kick, !nobodys && kicking == RefereeSide::First);
        EXPECT_EQ(word.their_kick, !nobodys && kicking == RefereeSide::Second);
      }
    }
  }
}

TEST(GameRecords, AStopIsAStop) {
  RefereeState state;
  state.play = RefereePlay::Set;
  RefereeWord word;

  hear_situation(situation_of(state, RefereeSide::First), word);

  EXPECT_EQ(word.play, RefereePlay::Set);
}

BaseStation base_station(const Schema& schema) {
  Database::Settings settings;
  settings.place.member = kBaseStation;
  settings.members = schema.members;
  settings.nameless = true;
  settings.told_time = true;
  auto database = Database::open(settings, schema.records);
  EXPECT_TRUE(database.has_value()) << (database ? "" : database.error().text());
  auto base = BaseStation::open(std::move(*database), schema, teamware::Colour::Magenta);
  EXPECT_TRUE(base.has_value());
  return std::move(*base);
}

/// The mail in which robot 2 tells that it stands at (1, 2) and sees the ball.
RadioMail mail_of_robot_2() {
  Beliefs beliefs;
  beliefs.self = {Team::Blue, 1};
  beliefs.pose.present().X_TR = {1.0, 2.0, 0.5};
  beliefs.ball.present() = {.p_TB = {2.0, 2.0}, .spread = 0.1, .in_sight = true};
  teamware::GlobalWS world;
  fill_world(beliefs, {.role = "striker"}, world);
  std::string bytes;
  cancha::append_protobuf(bytes, world);
  RadioMail mail;
  mail.records.push_back({2, TeamRecord::World, 50_ms, static_cast<unsigned>(bytes.size())});
  const auto raw = std::as_bytes(std::span{bytes});
  mail.bytes.assign(raw.begin(), raw.end());
  return mail;
}

TEST(BaseStation, KnowsWhatRobotsToldAndHowLongAgo) {
  const auto schema = load_schema(kTeamContent, "cambada");
  ASSERT_TRUE(schema.has_value());
  BaseStation base = base_station(*schema);
  base.database().set_time(Time{} + 10000_ms);

  ASSERT_TRUE(base.receive(mail_of_robot_2()).has_value());
  base.database().set_time(Time{} + 10100_ms);
  ASSERT_TRUE(base.update().has_value());

  EXPECT_TRUE(base.members()[2].active);
  EXPECT_EQ(base.members()[2].age, 150_ms);
  EXPECT_EQ(base.members()[2].world.self.role, "striker");
  EXPECT_FALSE(base.members()[1].active);
  ASSERT_TRUE(base.ball().has_value());
  EXPECT_NEAR(base.ball()->x, 2.0, 1e-9);
  base.database().set_time(Time{} + 13000_ms);
  ASSERT_TRUE(base.update().has_value());
  EXPECT_FALSE(base.members()[2].active) << "a robot that is silent is not active";
  EXPECT_TRUE(base.members()[2].heard);
}

TEST(BaseStation, TellsGameRolesAndWhoIsOut) {
  const auto schema = load_schema(kTeamContent, "cambada");
  BaseStation base = base_station(*schema);
  RefereeState state;
  state.play = RefereePlay::Playing;
  state.teams.resize(2);
  state.teams[1].players.resize(3);
  state.teams[1].players[2].penalty = RefereePenalty::Repair;
  state.teams[1].score = 2;

  base.referee(state, RefereeSide::Second);
  base.set_role(1, "defender");
  ASSERT_TRUE(base.update().has_value());

  RefereeWord word;
  hear_coach(base.coach(), 3, word);
  EXPECT_EQ(word.penalty, RefereePenalty::Manual);
  EXPECT_EQ(word.our_score, 2);
  hear_coach(base.coach(), 1, word);
  EXPECT_EQ(word.penalty, RefereePenalty::None);
  EXPECT_EQ(word.play, RefereePlay::Playing);
  EXPECT_EQ(coached(base.coach(), 1)->role, "defender");
  base.set_stopped(true);
  ASSERT_TRUE(base.update().has_value());
  hear_coach(base.coach(), 1, word);
  EXPECT_EQ(word.play, RefereePlay::Set);
}

TEST(BaseStation, TellsTheRefBoxTheWorldInTheLeaguesFrame) {
  const auto schema = load_schema(kTeamContent, "cambada");
  BaseStation base = base_station(*schema);
  ASSERT_TRUE(base.receive(mail_of_robot_2()).has_value());
  ASSERT_TRUE(base.update().has_value());

  const std::string text = refbox_world(base, "lions");

  EXPECT_EQ(text.back(), '\0');
  for (const char* part : {R"("type":"worldstate")", R"("teamName":"lions")", R"("id":2)", R"("pose":[-2,1,0.5])",
                           R"("balls":[{"position":[-2,2,0])", R"("obstacles":[])", R"("ageMs":50)"}) {
    EXPECT_NE(text.find(part), text.npos) << part << " in " << text;
  }
}

}  // namespace
}  // namespace cancha::team
