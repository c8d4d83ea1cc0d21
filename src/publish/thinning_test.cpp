#include "publish/thinning.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "base/protobuf.h"
#include "field/league_view.h"
#include "match/recorded_test.h"

namespace cancha::publish {
namespace {

struct Message {
  Time time;
  std::string data;
  friend bool operator==(const Message&, const Message&) = default;
};
using Messages = std::map<std::string, std::vector<Message>>;

Messages messages_of(mcap::McapReader& reader) {
  Messages found;
  Time last{0};
  const auto read = reader.read({}, [&](const mcap::MessageView& m) {
    EXPECT_GE(m.log_time, last) << "messages stay in order";
    last = m.log_time;
    found[m.channel.topic].push_back({m.log_time, std::string{m.data}});
    return true;
  });
  EXPECT_TRUE(read) << read.error().text();
  return found;
}

foxglove::FrameTransforms frame_of(const Message& message) {
  foxglove::FrameTransforms frame;
  EXPECT_TRUE(parse_protobuf(message.data, frame));
  return frame;
}

/// A frame with one body.
foxglove::FrameTransforms body_at(double x, double heading = 0.0) {
  foxglove::FrameTransforms frame;
  auto& body = frame.transforms.emplace_back();
  body.child_frame_id = "ball";
  body.translation = {x, 0.0, 0.0};
  body.rotation = turn_about_z(heading);
  return frame;
}

Time frame_time(int number) {
  return Time{number * 1'000'000'000ll / 60};
}

/// Which of the frames, made by number, are kept besides the first and the last.
template <class Make>
std::vector<int> kept(int count, Make make) {
  FrameThinner thinner{{}};
  std::vector<int> numbers;
  for (int i = 0; i < count; ++i) {
    if (thinner.keep_before(frame_time(i), make(i))) numbers.push_back(i - 1);
  }
  return numbers;
}

TEST(FrameThinner, KeepsFewFramesOfEvenMotion) {
  EXPECT_EQ(kept(25, [](int i) { return body_at(0.01 * i, 0.02 * i); }), (std::vector<int>{6, 12, 18}));
}

TEST(FrameThinner, KeepsBothSidesOfAJump) {
  for (const double far : {0.01, 0.2, 2.0}) {
    const auto numbers = kept(25, [&](int i) { return body_at(i < 10 ? 0.0 : far); });

    EXPECT_TRUE(std::ranges::find(numbers, 9) != numbers.end()) << far;
    EXPECT_TRUE(std::ranges::find(numbers, 10) != numbers.end()) << far;
  }
}

TEST(FrameThinner, ABodyThatIsFastDoesNotLookAsIfItJumped) {
  // 0.08 m a frame is 4.8 m/s; four frames of it would be a jump to the page
  const auto numbers = kept(13, [](int i) { return body_at(0.08 * i); });

  EXPECT_EQ(numbers, (std::vector<int>{3, 6, 9}));
}

TEST(FrameThinner, ATurnOnTheSpotIsKeptWhereItBegins) {
  const auto numbers = kept(25, [](int i) { return body_at(0.0, i < 10 ? 0.0 : 0.1 * (i - 9)); });

  EXPECT_TRUE(std::ranges::find(numbers, 9) != numbers.end());
}

TEST(Thinning, KeepsWhatAViewerNeedsAndNothingElse) {
  const match::RecordedMatch file{match::test_league(CANCHA_SOURCE_DIR, 30.0)};
  auto reader = mcap::McapReader::open(file.path());
  ASSERT_TRUE(reader);
  auto small = thinned(*reader);
  ASSERT_TRUE(small) << small.error().text();
  auto copy = mcap::McapReader::over(*small);
  ASSERT_TRUE(copy) << copy.error().text();
  ASSERT_TRUE(copy->verify()) << copy->verify().error().text();

  const Messages before = messages_of(*reader);
  const Messages after = messages_of(*copy);

  for (const char* topic : {match::topic::kScene, match::topic::kLeague, match::topic::kEvents, match::topic::kState,
                            match::topic::kStatistics, match::topic::kLog}) {
    EXPECT_EQ(after.at(topic), before.at(topic)) << topic;
  }
  EXPECT_FALSE(after.contains(match::topic::kCommands));
  EXPECT_FALSE(after.contains(match::topic::kCheckpoints));
  EXPECT_LT(after.at(match::topic::kIntents).size(), before.at(match::topic::kIntents).size() * 6 / 10);
  EXPECT_EQ(copy->metadata().size(), reader->metadata().size());
  const auto& frames = after.at(match::topic::kTransforms);
  EXPECT_LT(frames.size(), before.at(match::topic::kTransforms).size() / 2);
  EXPECT_EQ(frames.front().time, before.at(match::topic::kTransforms).front().time);
  EXPECT_EQ(frames.back().time, before.at(match::topic::kTransforms).back().time);
  EXPECT_EQ(after.at(match::topic::kPath), before.at(match::topic::kPath));
}

TEST(Thinning, KeepsTheVelocitiesOfTheKeptFrames) {
  const match::RecordedMatch file{match::test_league(CANCHA_SOURCE_DIR, 15.0)};
  auto reader = mcap::McapReader::open(file.path());
  ASSERT_TRUE(reader);

  auto small = thinned(*reader);

  ASSERT_TRUE(small) << small.error().text();
  auto copy = mcap::McapReader::over(*small);
  ASSERT_TRUE(copy);
  const Messages after = messages_of(*copy);
  const auto& frames = after.at(match::topic::kTransforms);
  const auto& velocities = after.at(match::topic::kVelocities);
  ASSERT_EQ(velocities.size(), frames.size());
  for (std::size_t i = 0; i < frames.size(); ++i) EXPECT_EQ(velocities[i].time, frames[i].time);
}

TEST(Thinning, AnOldRecordingGetsItsLeagueFromTheFileInIt) {
  const field::League league = match::test_league(CANCHA_SOURCE_DIR, 15.0);
  std::string old;
  auto writer = mcap::McapWriter::into(old, {});
  ASSERT_TRUE(writer.add_metadata(match::kMatchMetadata,
                                  match::words_of({"test", league.name, league.source, 15.0, 1, "a", "b"})));
  const auto channel = writer.add_channel<foxglove::FrameTransforms>(match::topic::kTransforms);
  for (int i = 3; i < 9; ++i) ASSERT_TRUE(writer.write(channel, frame_time(i), body_at(0.01 * i)));
  ASSERT_TRUE(writer.close());
  auto reader = mcap::McapReader::over(old);
  ASSERT_TRUE(reader);

  auto small = thinned(*reader);

  ASSERT_TRUE(small) << small.error().text();
  auto copy = mcap::McapReader::over(*small);
  ASSERT_TRUE(copy) << copy.error().text();
  const Messages after = messages_of(*copy);
  ASSERT_EQ(after.at(match::topic::kLeague).size(), 1u);
  EXPECT_EQ(after.at(match::topic::kLeague).front().time, frame_time(3));
  LeagueView view;
  ASSERT_TRUE(parse_protobuf(after.at(match::topic::kLeague).front().data, view));
  EXPECT_EQ(view, field::view_of(league));
}

TEST(Thinning, WhatIsLeftOutCanBeWorkedOut) {
  const match::RecordedMatch file{match::test_league(CANCHA_SOURCE_DIR, 15.0)};
  auto reader = mcap::McapReader::open(file.path());
  ASSERT_TRUE(reader);
  auto small = thinned(*reader);
  ASSERT_TRUE(small);
  auto copy = mcap::McapReader::over(*small);
  ASSERT_TRUE(copy);
  const auto all = messages_of(*reader).at(match::topic::kTransforms);
  const auto kept_frames = messages_of(*copy).at(match::topic::kTransforms);

  double worst = 0.0;
  for (const Message& frame : all) {
    const auto next = std::ranges::lower_bound(kept_frames, frame.time, {}, &Message::time);
    ASSERT_NE(next, kept_frames.end());
    const Message& after = *next;
    const Message& before = after.time == frame.time ? after : *std::prev(next);
    EXPECT_LE((after.time - before.time).ns, (100_ms).ns);
    const double gap = (after.time - before.time).seconds();
    const double share = gap > 0 ? (frame.time - before.time).seconds() / gap : 0.0;
    const auto a = frame_of(before).transforms;
    const auto b = frame_of(after).transforms;
    const auto truth = frame_of(frame).transforms;
    for (std::size_t i = 0; i < truth.size(); ++i) {
      const Vec3 shown = a[i].translation + (b[i].translation - a[i].translation) * share;
      worst = std::max(worst, length(shown - truth[i].translation));
    }
  }

  EXPECT_LT(worst, 0.0035) << "3 mm, and the rounding";
}

TEST(Thinning, AMinuteTakesAboutAQuarterOfAMegabyte) {
  // one minute is busier than the next
  constexpr double kMinutes = 5.0;
  const match::RecordedMatch file{match::test_league(CANCHA_SOURCE_DIR, 60.0 * kMinutes / 2)};
  auto reader = mcap::McapReader::open(file.path());
  ASSERT_TRUE(reader);
  double told = 0.0;

  const auto small = thinned(*reader, {}, [&](double share) { told = share; });

  ASSERT_TRUE(small);
  EXPECT_LT(static_cast<double>(small->size()) / kMinutes, 280e3)
      << "ten minutes would not fit into a share file of 5 MB";
  EXPECT_GT(told, 0.5);
}

}  // namespace
}  // namespace cancha::publish
