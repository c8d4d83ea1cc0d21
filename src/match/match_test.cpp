#include "match/match.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <functional>

#include "base/allocations.h"
#include "base/protobuf.h"
#include "field/league_view.h"
#include "match/picture.h"
#include "match/recorder.h"
#include "match/replay.h"
#include "mcap/reader.h"
#include "mcap/writer.h"
#include "world/wheeled_world.h"

namespace cancha::match {
namespace {

/// A strategy made of a function.
class Scripted final : public decide::Strategy {
 public:
  using Script = std::function<Result<void>(const TeamView&, std::span<WheelCommand>)>;
  explicit Scripted(Script script) : script_{std::move(script)} {}
  Result<void> decide(const TeamView& view, std::span<WheelCommand> commands) override {
    return script_(view, commands);
  }

 private:
  Script script_;
};

Result<void> stand(const TeamView&, std::span<WheelCommand> commands) {
  std::ranges::fill(commands, WheelCommand{});
  return {};
}

Result<void> drive_ahead(const TeamView&, std::span<WheelCommand> commands) {
  std::ranges::fill(commands, WheelCommand{60.0, 60.0});
  return {};
}

field::League short_league(double half = 5.0) {
  auto league = field::load_league(std::filesystem::path{CANCHA_SOURCE_DIR} / "content", "simurosot");
  EXPECT_TRUE(league.has_value());
  league->rules.half = {half};
  return *league;
}

std::unique_ptr<Match> start(const field::League& league, Scripted::Script blue, Scripted::Script yellow,
                             std::uint64_t seed = 1) {
  auto match = Match::start(
      league, world::make_mujoco_world(),
      {std::make_unique<Scripted>(std::move(blue)), std::make_unique<Scripted>(std::move(yellow))}, {.seed = seed});
  EXPECT_TRUE(match.has_value());
  return std::move(*match);
}

void play_out(Match& match) {
  while (!match.over()) ASSERT_TRUE(match.tick().has_value());
}

std::vector<EventKind> kinds(const Match& match) {
  std::vector<EventKind> result;
  for (const MatchEvent& event : match.events()) result.push_back(event.kind);
  return result;
}

TEST(Match, HasTwoHalvesThatStartWithAKickOffForEachSide) {
  const auto match = start(short_league(), stand, stand);

  play_out(*match);

  using enum EventKind;
  const auto seen = kinds(*match);
  const std::vector<EventKind> wanted{PeriodStart, PlaceKick, PeriodEnd, PeriodStart, PlaceKick, PeriodEnd, MatchEnd};
  EXPECT_EQ(seen, wanted);
  EXPECT_NE(match->events()[1].side, match->events()[4].side) << "the other side kicks off after half-time";
  EXPECT_EQ(match->truth().time, Time{} + 10000_ms);
  EXPECT_EQ(match->steps(), 2000);
}

TEST(Match, PlaysExtraTimeOnlyWhenTheScoreIsLevel) {
  auto league = short_league(1.0);
  league.rules.extra_time = 1_s;
  const auto level = start(league, stand, stand);
  play_out(*level);
  EXPECT_EQ(level->truth().time, Time{} + 3000_ms);
}

TEST(Match, ShowsEachTeamThePitchInItsOwnFrame) {
  const auto league = short_league();
  TeamView blue, yellow;
  const auto match = start(
      league, [&](const TeamView& v, auto c) { return blue = v, stand(v, c); },
      [&](const TeamView& v, auto c) { return yellow = v, stand(v, c); });
  ASSERT_TRUE(match->tick().has_value());

  for (const TeamView* view : {&blue, &yellow}) {
    EXPECT_LT(view->mates[0].X_TR.x, -0.9) << "the keeper is before the own goal";
    EXPECT_GT(view->opponents[0].X_TR.x, 0.9);
    EXPECT_EQ(view->mode, PlayMode::PlaceKick);
  }
  EXPECT_NE(blue.our_ball, yellow.our_ball);
  EXPECT_DOUBLE_EQ(blue.mates[2].X_TR.x, -yellow.opponents[2].X_TR.x);
  EXPECT_DOUBLE_EQ(blue.mates[2].X_TR.y, -yellow.opponents[2].X_TR.y);
  const double turned = wrap_angle(blue.mates[2].X_TR.heading - yellow.opponents[2].X_TR.heading);
  EXPECT_NEAR(std::abs(turned), kPi, 1e-12);
  // the quaternion turns with the heading
  const Quaternion& q = blue.mates[2].q_TR;
  EXPECT_NEAR(std::remainder(2 * std::atan2(q.z, q.w) - blue.mates[2].X_TR.heading, 2 * kPi), 0.0, 1e-9);
}

TEST(Match, CountsAGoalAndKicksOffForTheOtherSide) {
  const auto match = start(short_league(), stand, stand);
  ASSERT_TRUE(match->world().set_ball_state({1.0, 0.15}).has_value());
  ASSERT_TRUE(match->world().set_ball_velocity({2.0, 0.0}).has_value());
  for (int i = 0; i < 60 && match->game().score.yellow == 0; ++i) ASSERT_TRUE(match->tick().has_value());

  EXPECT_EQ(match->game().score, (Score{0, 1}));
  EXPECT_EQ(match->game().mode, PlayMode::PlaceKick);
  EXPECT_EQ(match->game().whose_ball, BallOwner::Blue);
  EXPECT_NEAR(match->truth().ball.p_FB.x, 0.0, 0.05);
  EXPECT_EQ(length(match->truth().ball.v_FB.xy()), 0.0);
}

TEST(Match, AFailingStrategyForfeits) {
  int calls = 0;
  const auto match = start(short_league(), stand, [&](const TeamView& v, auto c) -> Result<void> {
    if (++calls == 10) return fail("yellow's strategy", "crashed");
    return stand(v, c);
  });

  play_out(*match);

  EXPECT_EQ(match->forfeit(), "yellow's strategy: crashed");
  EXPECT_EQ(match->events()[match->events().size() - 2].kind, EventKind::Forfeit);
  EXPECT_EQ(match->events()[match->events().size() - 2].side, BallOwner::Yellow);
  EXPECT_EQ(match->events().back().reason, "yellow forfeits");
  EXPECT_EQ(match->events().back().why, (Reason{Cause::Forfeited, BallOwner::Yellow}));
  EXPECT_EQ(match->game().score, (Score{3, 0}));
  EXPECT_EQ(match->winner(), Team::Blue);
}

TEST(Match, AForfeitKeepsALeadThatIsLargeEnough) {
  field::League league = short_league();
  league.rules.forfeit_goals = 1;
  bool crashes = false;
  const auto match = start(league, stand, [&](const TeamView& v, auto c) -> Result<void> {
    if (crashes) return fail("yellow's strategy", "crashed");
    return stand(v, c);
  });
  // blue scores twice
  for (int goals = 0; goals < 2; ++goals) {
    ASSERT_TRUE(match->world().set_ball_state({-1.0, 0.15}).has_value());
    ASSERT_TRUE(match->world().set_ball_velocity({-2.0, 0.0}).has_value());
    for (int i = 0; i < 60 && match->game().score.blue == goals; ++i) ASSERT_TRUE(match->tick().has_value());
  }
  ASSERT_EQ(match->game().score, (Score{2, 0}));
  EXPECT_FALSE(match->winner());
  const std::uint64_t hash = match->state_hash();

  crashes = true;
  ASSERT_TRUE(match->tick().has_value());

  EXPECT_TRUE(match->over());
  EXPECT_EQ(match->game().score, (Score{2, 0}));
  EXPECT_EQ(match->state_hash(), hash);
}

TEST(Match, NonsenseCommandsAreCountedAndHarmless) {
  const auto match =
      start(short_league(1.0), stand, [](const TeamView&, std::span<WheelCommand> commands) -> Result<void> {
        std::ranges::fill(commands, WheelCommand{std::nan(""), 1e9});
        return {};
      });
  play_out(*match);
  EXPECT_GT(match->statistics().yellow.clamped_commands, 0);
  EXPECT_EQ(match->statistics().blue.clamped_commands, 0);
}

TEST(Match, TheSameSeedIsTheSameMatchAndAnotherIsNot) {
  const auto hash = [](std::uint64_t seed) {
    const auto match = start(short_league(3.0), drive_ahead, drive_ahead, seed);
    play_out(*match);
    return match->state_hash();
  };
  EXPECT_EQ(hash(1), hash(1));
  EXPECT_NE(hash(1), hash(2));
}

TEST(Match, CommandsAreRoundedToWhatIsRecorded) {
  const WheelCommand command = quantised({100.0 / 3.0, -0.001});
  EXPECT_EQ(command.left * 256, std::round(command.left * 256));
  EXPECT_EQ(command.right, 0.0);
  EXPECT_EQ(quantised({1e308, -1e308}), (WheelCommand{1e6, -1e6})) << "the world clamps it to full speed";
}

TEST(Match, AGoalInTheLastStepCountsAndNobodyKicksOffAgain) {
  const auto match = start(short_league(1.0), stand, stand);
  while (match->game().period == Period::FirstHalf) ASSERT_TRUE(match->tick().has_value());
  // 199 steps are left after the first of the half; the ball rolls over the line in the last
  while (match->game().left > 15_ms) ASSERT_TRUE(match->tick().has_value());
  ASSERT_TRUE(match->world().set_ball_state({1.115, 0.1}).has_value());
  ASSERT_TRUE(match->world().set_ball_velocity({0.9, 0.0}).has_value());
  play_out(*match);

  EXPECT_EQ(match->game().score, (Score{0, 1}));
  EXPECT_NE(match->events().back().kind, EventKind::PlaceKick);
  EXPECT_EQ(match->events().back().kind, EventKind::MatchEnd);
}

struct Recorded {
  std::string path =
      (std::filesystem::temp_directory_path() / fmt::format("cancha_match_test_{}.mcap", getpid())).string();
  ~Recorded() { std::filesystem::remove(path); }

  void record(double half) {
    const auto league = short_league(half);
    const auto match = start(league, drive_ahead, drive_ahead, 5);
    auto recorder = Recorder::open(path, *match, {"test", league.name, league.source, half, 5, "a", "b"});
    ASSERT_TRUE(recorder.has_value()) << recorder.error().text();
    match->add_observer(**recorder);
    play_out(*match);
    ASSERT_TRUE((*recorder)->close().has_value());
  }
};

std::shared_ptr<const Recording> shared(const Recording& recording) {
  return std::make_shared<Recording>(recording);
}

TEST(Recording, PlaysAgainWithTheSameFingerprints) {
  Recorded file;
  file.record(11.0);
  const auto recording = read_recording(file.path);
  ASSERT_TRUE(recording.has_value()) << recording.error().text();
  EXPECT_TRUE(recording->complete);
  EXPECT_EQ(recording->info.seed, 5u);

  const auto verified = verify(shared(*recording), CANCHA_SOURCE_DIR "/content");

  ASSERT_TRUE(verified.has_value()) << verified.error().text();
  EXPECT_TRUE(verified->equal) << verified->difference;
  EXPECT_EQ(verified->checkpoints, 4) << "at 0, 10 and 20 s and at the end";
}

TEST(Recording, ThatEndsWithAWhistlePlaysAgainTheSame) {
  Recorded file;
  {
    const auto league = short_league(5.0);
    int calls = 0;
    const auto match = start(league, drive_ahead, [&](const TeamView& v, auto c) -> Result<void> {
      if (v.score.yellow > 0 || ++calls > 300) return fail("yellow", "gives up after a goal");
      return drive_ahead(v, c);
    });
    auto recorder = Recorder::open(file.path, *match, {"test", league.name, league.source, 5.0, 1, "a", "b"});
    ASSERT_TRUE(recorder.has_value());
    match->add_observer(**recorder);
    play_out(*match);
    ASSERT_TRUE((*recorder)->close().has_value());
  }
  const auto recording = read_recording(file.path);
  ASSERT_TRUE(recording.has_value());
  const auto verified = verify(shared(*recording), CANCHA_SOURCE_DIR "/content");
  ASSERT_TRUE(verified.has_value());
  EXPECT_TRUE(verified->equal) << verified->difference;
}

TEST(Recording, AReplayTellsWhereItBeginsToDiffer) {
  Recorded file;
  file.record(11.0);
  auto recording = read_recording(file.path);
  ASSERT_TRUE(recording.has_value());
  recording->commands[700].left[3] += 1.0;

  const auto verified = verify(shared(*recording), CANCHA_SOURCE_DIR "/content");

  ASSERT_TRUE(verified.has_value());
  EXPECT_FALSE(verified->equal);
  EXPECT_TRUE(verified->difference.starts_with("differs at 20.0")) << verified->difference;
}

TEST(Recording, HasSixtyFramesASecond) {
  Recorded file;
  file.record(5.0);
  auto reader = mcap::McapReader::open(file.path);
  ASSERT_TRUE(reader.has_value());
  int frames = 0;
  Time last{-1};
  ASSERT_TRUE(reader
                  ->read({.topics = {topic::kTransforms}},
                         [&](const mcap::MessageView& m) {
                           EXPECT_GT(m.log_time, last);
                           last = m.log_time;
                           return ++frames, true;
                         })
                  .has_value());
  EXPECT_EQ(frames, 10 * 60 + 1);
}

TEST(Recording, HoldsItsLeagueAsDataAndAsItsFile) {
  Recorded file;
  file.record(1.0);
  auto reader = mcap::McapReader::open(file.path);
  ASSERT_TRUE(reader.has_value());
  const auto from_file = read_league(*reader);
  ASSERT_TRUE(from_file.has_value()) << from_file.error().text();
  std::vector<LeagueView> found;
  const auto read = reader->read({.topics = {topic::kLeague}}, [&](const mcap::MessageView& m) {
    return parse_protobuf(m.data, found.emplace_back()).has_value();
  });
  ASSERT_TRUE(read.has_value());

  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found.front(), field::view_of(*from_file));
  EXPECT_EQ(found.front().name, "simurosot");
}

TEST(Recording, AnotherKindOfFileIsRefusedWithAHint) {
  Recorded file;
  {
    auto writer = mcap::McapWriter::open(file.path);
    ASSERT_TRUE(writer.has_value() && writer->close().has_value());
  }
  const auto recording = read_recording(file.path);
  ASSERT_FALSE(recording.has_value());
  EXPECT_EQ(recording.error().what, "this is not the recording of a match");
}

TEST(Match, TicksAllocateNothing) {
  const auto league = short_league(60.0);
  const auto spin = [](const TeamView&, std::span<WheelCommand> commands) -> Result<void> {
    std::ranges::fill(commands, WheelCommand{20.0, -20.0});
    return {};
  };
  const auto match = start(league, spin, spin);
  for (int i = 0; i < 100; ++i) ASSERT_TRUE(match->tick().has_value());
  const long before = allocations_of_this_thread();
  const std::size_t events = match->events().size();
  for (int i = 0; i < 200; ++i) (void)match->tick();
  ASSERT_EQ(match->events().size(), events) << "an event may allocate: choose a quieter stretch";
  EXPECT_EQ(allocations_of_this_thread() - before, 0);
}

TEST(Photographer, DrawsTheGoalThatDecidedTheMatch) {
  const auto league = short_league();
  const auto match = start(league, stand, stand);
  Photographer photographer{league};
  match->add_observer(photographer);
  ASSERT_TRUE(match->world().set_ball_state({1.0, 0.15}).has_value());
  ASSERT_TRUE(match->world().set_ball_velocity({2.0, 0.0}).has_value());

  play_out(*match);

  const std::string picture = photographer.decisive_moment("a & b");
  EXPECT_NE(picture.find("goal by yellow at 00:00, 0 : 1"), std::string::npos);
  EXPECT_NE(picture.find("a &amp; b"), std::string::npos);
  EXPECT_NE(photographer.ball_map("t").find("dots are goals"), std::string::npos);
}

}  // namespace
}  // namespace cancha::match
