#include "match/velocities.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>

#include "base/protobuf.h"
#include "match/recorded_test.h"
#include "match/replay.h"
#include "mcap/reader.h"
#include "mcap/writer.h"
#include "messages/foxglove.h"

namespace cancha::match {
namespace {

/// Keeps the truth of each step.
class TruthKeeper final : public Observer {
 public:
  void stepped(const Moment& moment) override { truth_[moment.truth.time.ns] = moment.truth; }
  [[nodiscard]] const Truth& at(Time time) const { return truth_.at(time.ns); }

 private:
  std::map<std::int64_t, Truth> truth_;
};

/// The messages of a topic with their times.
template <class T>
std::vector<std::pair<Time, T>> messages_on(const std::string& path, const char* topic) {
  std::vector<std::pair<Time, T>> found;
  auto reader = mcap::McapReader::open(path);
  EXPECT_TRUE(reader.has_value());
  const auto read = reader->read({.topics = {topic}}, [&](const mcap::MessageView& message) {
    found.emplace_back(message.log_time, T{});
    return parse_protobuf(message.data, found.back().second).has_value();
  });
  EXPECT_TRUE(read.has_value());
  return found;
}

TEST(Velocities, OfARecordingAreThoseOfTheTruthAtEachFrame) {
  TruthKeeper truth;
  const RecordedMatch file{test_league(CANCHA_SOURCE_DIR, 4.0), &truth};
  const auto velocities = messages_on<Velocities>(file.path(), topic::kVelocities);
  const auto frames = messages_on<foxglove::FrameTransforms>(file.path(), topic::kTransforms);

  ASSERT_EQ(velocities.size(), frames.size());
  double fastest = 0.0;
  for (std::size_t k = 0; k < frames.size(); ++k) {
    const auto& [time, told] = velocities[k];
    ASSERT_EQ(time, frames[k].first);
    const Truth& was = truth.at(time);
    constexpr double kSpeed = 0.5 / 1024;
    constexpr double kTurn = 0.5 / 128;
    EXPECT_NEAR(told.ball.x, was.ball.v_FB.x, kSpeed);
    EXPECT_NEAR(told.ball.y, was.ball.v_FB.y, kSpeed);
    EXPECT_NEAR(told.ball.z, was.ball.v_FB.z, kSpeed);
    EXPECT_NEAR(told.ball.spin_y, was.ball.w_FB.y, kTurn);
    ASSERT_EQ(told.x.size(), was.robots.size());
    for (std::size_t i = 0; i < was.robots.size(); ++i) {
      EXPECT_NEAR(told.x[i], was.robots[i].v_FR.x, kSpeed);
      EXPECT_NEAR(told.y[i], was.robots[i].v_FR.y, kSpeed);
      EXPECT_NEAR(told.turn_rate[i], was.robots[i].turn_rate, kTurn);
      fastest = std::max(fastest, length(was.robots[i].v_FR));
    }
  }
  EXPECT_GT(fastest, 0.3) << "robots that stand still show nothing";
}

TEST(Velocities, LeaveARecordingBelowItsBar) {
  const RecordedMatch file{test_league(CANCHA_SOURCE_DIR, 15.0)};

  const double ten_minutes = static_cast<double>(std::filesystem::file_size(file.path())) * 20.0;

  EXPECT_LT(ten_minutes, 15e6) << "what ./cancha bench record allows for";
}

TEST(Velocities, ARecordingFromBeforeThemStillOpensAndPlaysAgain) {
  const RecordedMatch file{test_league(CANCHA_SOURCE_DIR, 2.0)};
  auto reader = mcap::McapReader::open(file.path());
  ASSERT_TRUE(reader.has_value());
  const std::string old = file.path() + ".old";
  auto writer = mcap::McapWriter::open(old);
  ASSERT_TRUE(writer.has_value());
  std::map<std::string, mcap::ChannelId> channels;
  for (const auto& [id, channel] : reader->channels()) {
    if (channel.topic == topic::kVelocities || channel.topic == topic::kPath) continue;
    const auto& schema = reader->schemas().at(channel.schema_id);
    channels[channel.topic] = writer->add_channel(channel.topic, channel.message_encoding,
                                                  writer->add_schema(schema.name, schema.encoding, schema.data));
  }
  for (const auto& metadata : reader->metadata()) {
    ASSERT_TRUE(writer->add_metadata(metadata.name, metadata.values).has_value());
  }
  const auto copied = reader->read({}, [&](const mcap::MessageView& message) {
    const auto channel = channels.find(message.channel.topic);
    return channel == channels.end() || writer->write(channel->second, message.log_time, message.data).has_value();
  });
  ASSERT_TRUE(copied.has_value());
  ASSERT_TRUE(writer->close().has_value());

  const auto recording = read_recording(old);
  ASSERT_TRUE(recording.has_value()) << recording.error().text();
  const auto verified = verify(std::make_shared<const Recording>(*recording), CANCHA_SOURCE_DIR "/content");
  std::filesystem::remove(old);

  ASSERT_TRUE(verified.has_value()) << verified.error().text();
  EXPECT_TRUE(verified->equal) << verified->difference;
}

}  // namespace
}  // namespace cancha::match
