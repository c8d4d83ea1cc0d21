#include "match/served_side.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>

#include "match/fixture.h"
#include "robot/parts.h"
#include "robot/remote_body.h"
#include "robot/tick.h"

// A match whose blue robots have their players elsewhere: here in the same thread, but over real sockets.
namespace cancha::match {
namespace {

const std::filesystem::path kServedContent = CANCHA_SOURCE_DIR "/content";
constexpr Duration kPatience{20'000'000};  ///< what was sent on this machine is there at once

/// A robot's program.
struct Program {
  robot::Profile profile = robot::load_profile(kServedContent, "msl").value();
  robot::Programs programs;
  std::unique_ptr<robot::Player> player;
  std::unique_ptr<robot::RemoteBody> body;

  Program(const field::League& league, RobotId robot, std::uint16_t port, std::uint32_t session)
      : programs{league, robot::behaviour_reader(kServedContent)},
        player{robot::make_player({profile, robot, league, nullptr, programs}).value()},
        body{std::make_unique<robot::RemoteBody>(team::BodyClient::open({{0x7f000001, port}, robot, session}).value(),
                                                 kPatience)} {}

  /// One tick; the world must have sent readings.
  Result<bool> tick() {
    Readings readings;
    return robot::tick(
        *body,
        [&](const Readings& read) {
          const Commands& commands = player->tick(read);
          body->tell(player->frame());
          return &commands;
        },
        readings);
  }
};

class ServedMatch : public testing::Test {
 protected:
  ServedMatch() {
    const auto squad = squad_of("msl", league_, kServedContent, {}).value();
    Sides sides = teams_of(fixture_, league_, kServedContent).value();
    auto served = ServedSide::make({}, squad, Team::Blue, league_, Random{1}).value();
    blue_ = served.get();
    sides[index(Team::Blue)] = std::move(served);
    match_ = start_match(fixture_, league_, kServedContent, std::move(sides)).value();
  }
  /// The program of blue's number 2, which the world knows.
  std::unique_ptr<Program> start(std::uint32_t session) {
    std::unique_ptr<Program> made;
    made = std::make_unique<Program>(league_, RobotId{Team::Blue, 2}, blue_->server().port(), session);
    EXPECT_FALSE(made->tick().has_value()) << "it has said hello, and not been heard yet";
    EXPECT_TRUE(match_->tick().has_value());
    return made;
  }
  void play(double seconds, std::unique_ptr<Program>& program) {
    const double end = match_->truth().time.seconds() + seconds;
    while (match_->truth().time.seconds() < end) {
      ASSERT_TRUE(match_->tick().has_value());
      if (!program) continue;
      ASSERT_TRUE(program->tick().has_value());
    }
  }
  [[nodiscard]] Vec2 place(std::size_t robot) const { return match_->truth().robots[robot].X_FR.position(); }

  Fixture fixture_{.league = "msl", .blue = "msl", .yellow = "msl", .minutes = 4, .seed = 4};
  field::League league_ = league_of(fixture_, kServedContent).value();
  ServedSide* blue_ = nullptr;
  std::unique_ptr<Match> match_;
};

TEST_F(ServedMatch, AProgramElsewhereMovesItsRobotAndTheOthersStand) {
  const Vec2 mine = place(2);
  const Vec2 other = place(3);
  std::unique_ptr<Program> program = start(1);

  play(6.0, program);

  EXPECT_GT(distance(place(2), mine), 1.0);
  EXPECT_LT(distance(place(3), other), 0.05);
  const Frame& frame = *blue_->frame(2);
  ASSERT_TRUE(frame.beliefs.pose.has_value()) << "what it believes comes with its commands";
  const Vec2 believed = frame.beliefs.pose->X_TR.position();  // blue's frame is turned by half a circle
  EXPECT_LT(distance(believed, Vec2{-place(2).x, -place(2).y}), 0.5);
  EXPECT_FALSE(match_->steer({Team::Blue, 2}, Steering{.walk = {1, 0}}).has_value());
}

TEST_F(ServedMatch, WhoseProgramIsGoneStandsAndPlayGoesOn) {
  std::unique_ptr<Program> program = start(1);
  play(3.0, program);
  program.reset();

  play(2.0, program);
  const Vec2 left = place(2);
  play(2.0, program);

  EXPECT_LT(distance(place(2), left), 0.1);
  EXPECT_FALSE(match_->over());
  // another one takes its place
  program = start(2);
  play(4.0, program);
  EXPECT_EQ(blue_->server().program(2).comings, 2);
  EXPECT_GT(distance(place(2), left), 0.3);
}

TEST_F(ServedMatch, OnlyPlayersThatHearTheirMatesByADatabaseCanBeElsewhere) {
  const Fixture other{.league = "simurosot", .blue = "rondo_players"};
  const field::League league = league_of(other, kServedContent).value();
  const Squad squad = squad_of("rondo_players", league, kServedContent, {}).value();
  EXPECT_EQ(ServedSide::make({}, squad, Team::Blue, league, Random{1}).error().text(),
            "simurosot: bodies are served to players on omni wheels only (./cancha play msl)");
}

}  // namespace
}  // namespace cancha::match
