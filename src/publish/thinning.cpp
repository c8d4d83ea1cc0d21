// Which frames can a viewer do without? Between two frames it draws bodies on a straight line, so a frame may go where
// that line tells it well enough:
//
//     kept ●───○───○───○───● newest      each ○ is compared with the line from ● to ●; once one of them is too far off,
//                                        the frame before the newest is kept and becomes the next left end
//
// Where a body is put somewhere else no line fits, so both frames of the jump stay. A quiet match needs 10 frames a
// second, a ball that flies and bounces all 60.

#include "publish/thinning.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>

#include "base/protobuf.h"
#include "field/league_view.h"
#include "match/fixture.h"
#include "match/recorder.h"
#include "match/replay.h"
#include "match/rounding.h"

namespace cancha::publish {
namespace {

/// The page takes a longer way between two frames for a jump and holds the body (web/src/data/poses.ts).
constexpr double kJump = 0.3;

/// What a viewer needs; commands and fingerprints are for replays.
constexpr std::array<std::string_view, 12> kTopics{
    match::topic::kScene,  match::topic::kLeague, match::topic::kTransforms, match::topic::kLog,
    match::topic::kEvents, match::topic::kState,  match::topic::kStatistics, match::topic::kIntents,
    match::topic::kRobot,  match::topic::kJoints, match::topic::kVelocities, match::topic::kPath};

/// So many times coarser than places: who reads a plot sees no more.
constexpr double kSpeedsCoarser = 32;
constexpr double kTurnsCoarser = 128;  ///< and what goes up and down

double dot(const Quaternion& a, const Quaternion& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

/// The orientation between two, near enough to the way a viewer turns.
Quaternion between(const Quaternion& a, const Quaternion& b, double share) {
  const double sign = dot(a, b) < 0 ? -1.0 : 1.0;
  const auto mix = [&](double from, double to) { return from * (1 - share) + sign * to * share; };
  Quaternion q{mix(a.x, b.x), mix(a.y, b.y), mix(a.z, b.z), mix(a.w, b.w)};
  const double size = std::sqrt(dot(q, q));
  if (size > 0) q = {q.x / size, q.y / size, q.z / size, q.w / size};
  return q;
}

template <class Number>
void round_to(Number& value, double parts) {
  value = static_cast<Number>(match::rounded(value, parts));
}

/// Rounds places and headings to one over `parts`; nobody sees as much of heights and tilts, so those more.
void round_to(foxglove::FrameTransforms& frame, double parts) {
  for (auto& body : frame.transforms) {
    for (double* value : {&body.translation.x, &body.translation.y, &body.rotation.z, &body.rotation.w}) {
      round_to(*value, parts);
    }
    for (double* value : {&body.translation.z, &body.rotation.x, &body.rotation.y}) round_to(*value, parts / 4);
  }
}

/// Rounds velocities to what plots and cards show; nobody sees the ball's spin.
void round_to(Velocities& velocities, double parts) {
  BallVelocity& ball = velocities.ball;
  ball.spin_x = ball.spin_y = ball.spin_z = 0.0F;
  for (float* value : {&ball.x, &ball.y}) round_to(*value, parts / kSpeedsCoarser);
  round_to(ball.z, parts / kTurnsCoarser);
  for (float& value : velocities.x) round_to(value, parts / kSpeedsCoarser);
  for (float& value : velocities.y) round_to(value, parts / kSpeedsCoarser);
  for (float& value : velocities.turn_rate) round_to(value, parts / kTurnsCoarser);
}

/// The words of a recording; teams that older ones name by where they lay keep only the end of it.
std::map<std::string, std::string> without_ways(const mcap::Metadata& metadata) {
  std::map<std::string, std::string> words = metadata.values;
  if (metadata.name != match::kMatchMetadata) return words;
  for (const char* team : {"blue", "yellow"}) {
    if (const auto found = words.find(team); found != words.end()) found->second = match::told_name(found->second);
  }
  return words;
}

/// Recordings from before the league was data in them hold only its file, which the page does not read: they get it
/// here.
Result<void> add_league(const mcap::McapReader& reader, mcap::McapWriter& writer) {
  if (reader.messages_on(match::topic::kLeague) > 0) return {};
  const auto league = match::read_league(reader);
  if (!league) return {};  // the page does without
  const auto begin = static_cast<std::int64_t>(std::min<std::uint64_t>(reader.statistics().start_time, INT64_MAX));
  return writer.write(writer.add_channel<LeagueView>(match::topic::kLeague), Time{begin}, field::view_of(*league));
}

/// Writes what is wanted of a recording, in its order.
class Copier {
 public:
  Copier(const mcap::McapReader& reader, mcap::McapWriter& writer, const Thinning& settings)
      : writer_{writer}, settings_{settings}, thinner_{settings} {
    for (const auto& [id, channel] : reader.channels()) {
      if (std::ranges::find(kTopics, channel.topic) == kTopics.end()) continue;
      const auto schema = reader.schemas().find(channel.schema_id);
      const mcap::SchemaId its_schema =
          schema == reader.schemas().end()
              ? mcap::SchemaId{}
              : writer.add_schema(schema->second.name, schema->second.encoding, schema->second.data);
      channels_[channel.topic] =
          writer.add_channel(channel.topic, channel.message_encoding, its_schema, channel.metadata);
    }
  }

  Result<void> take(const mcap::MessageView& message) {
    const bool is_frame = message.channel.topic == match::topic::kTransforms;
    const bool has_velocities = message.channel.topic == match::topic::kVelocities;
    if (message.channel.topic == match::topic::kIntents) {
      if (message.log_time < next_intents_) return {};
      next_intents_ = message.log_time + settings_.between_intents;
    }
    if (is_frame) {
      if (auto parsed = parse_protobuf(message.data, frame_); !parsed) return parsed;
      if (thinner_.keep_before(message.log_time, frame_)) {
        if (auto written = write_waiting(); !written) return written;
      }
      bytes_ = rounded(frame_);
    } else if (has_velocities) {
      if (auto parsed = parse_protobuf(message.data, velocities_); !parsed) return parsed;
      bytes_ = rounded(velocities_);
    } else {
      bytes_ = message.data;
    }
    const bool goes_with_frame = has_velocities || message.channel.topic == match::topic::kJoints;
    waiting_.push_back({channels_.at(message.channel.topic), message.sequence, message.log_time, message.publish_time,
                        is_frame, goes_with_frame, bytes_});
    // the first frame stays
    if (is_frame && first_) {
      first_ = false;
      return write_waiting();
    }
    return {};
  }

  /// The last frame stays, too.
  Result<void> finish() {
    if (auto written = write_waiting(); !written) return written;
    for (const Message& message : waiting_) {
      if (auto written = write(message); !written) return written;
    }
    return {};
  }

 private:
  struct Message {
    mcap::ChannelId channel;
    std::uint32_t sequence;
    Time log_time;
    Time publish_time;
    bool is_frame;
    bool goes_with_frame;  ///< with the one before it: joints, velocities
    std::string bytes;
  };

  Result<void> write(const Message& m) {
    return writer_.copy(m.channel, m.sequence, m.log_time, m.publish_time, m.bytes);
  }

  /// Writes everything up to the last frame that waits; of the frames only that one.
  Result<void> write_waiting() {
    auto last = std::find_if(waiting_.rbegin(), waiting_.rend(), [](const Message& m) { return m.is_frame; });
    const auto end = last.base();
    for (auto message = waiting_.begin(); message != end; ++message) {
      if (message->is_frame && message + 1 != end) continue;
      if (message->goes_with_frame && message->log_time != kept_) continue;
      if (message->is_frame) kept_ = message->log_time;
      if (auto written = write(*message); !written) return written;
    }
    waiting_.erase(waiting_.begin(), end);
    return {};
  }

  /// The bytes of a message, rounded if wanted.
  template <class T>
  std::string rounded(T& message) const {
    if (settings_.rounding > 0) round_to(message, settings_.rounding);
    std::string bytes;
    append_protobuf(bytes, message);
    return bytes;
  }

  mcap::McapWriter& writer_;
  Thinning settings_;
  FrameThinner thinner_;
  std::map<std::string, mcap::ChannelId> channels_;
  std::vector<Message> waiting_;  ///< what follows the last frame that was written
  foxglove::FrameTransforms frame_;
  Velocities velocities_;
  std::string bytes_;
  Time next_intents_{0};
  Time kept_;  ///< the last frame that was written
  bool first_ = true;
};

}  // namespace

bool FrameThinner::told_by_neighbours(const Frame& before, const Frame& frame, const Frame& after) const {
  const auto& a = before.bodies.transforms;
  const auto& m = frame.bodies.transforms;
  const auto& b = after.bodies.transforms;
  if (a.size() != m.size() || m.size() != b.size()) return false;
  const double share = (frame.time - before.time).seconds() / (after.time - before.time).seconds();
  for (std::size_t i = 0; i < m.size(); ++i) {
    const Vec3 way = b[i].translation - a[i].translation;
    const Vec3 off = a[i].translation + way * share - m[i].translation;
    if (!(length(off) <= settings_.place.value) || length(way) > kJump) return false;
    const double cosine = std::abs(dot(between(a[i].rotation, b[i].rotation, share), m[i].rotation));
    if (!(cosine >= std::cos(settings_.turn.value / 2))) return false;
  }
  return true;
}

bool FrameThinner::keep_before(Time time, const foxglove::FrameTransforms& frame) {
  frames_.push_back({time, frame});
  if (frames_.size() < 3) return false;
  const Frame& newest = frames_.back();
  bool told = newest.time - frames_.front().time <= settings_.longest_gap;
  for (std::size_t i = 1; told && i + 1 < frames_.size(); ++i) {
    told = told_by_neighbours(frames_.front(), frames_[i], newest);
  }
  if (!told) frames_.erase(frames_.begin(), frames_.end() - 2);
  return !told;
}

Result<std::string> thinned(mcap::McapReader& reader, const Thinning& settings,
                            const std::function<void(double)>& progress) {
  mcap::McapWriter::Settings packing;
  packing.chunk_bytes = 4 << 20;
  packing.chunk_time = settings.chunk;
  packing.zstd_level = settings.zstd_level;
  std::string bytes;
  auto writer = mcap::McapWriter::into(bytes, packing);
  for (const mcap::Metadata& metadata : reader.metadata()) {
    if (auto added = writer.add_metadata(metadata.name, without_ways(metadata)); !added)
      return pass_on(std::move(added));
  }

  if (auto added = add_league(reader, writer); !added) return pass_on(std::move(added));
  Copier copier{reader, writer, settings};
  Result<void> copied;
  std::uint64_t seen = 0;
  const double end = std::max(1.0, static_cast<double>(reader.statistics().end_time));
  auto read = reader.read({.topics = {kTopics.begin(), kTopics.end()}}, [&](const mcap::MessageView& message) {
    copied = copier.take(message);
    if (!copied) copied = tl::unexpected<Error>(mcap::in_message(reader.name(), message, copied.error()));
    if (progress && ++seen % 1024 == 0) progress(static_cast<double>(message.log_time.ns) / end);
    return copied.has_value();
  });
  if (!read) return pass_on(std::move(read));
  if (copied) copied = copier.finish();
  if (copied) copied = writer.close();
  if (!copied) return pass_on(std::move(copied));
  return bytes;
}

}  // namespace cancha::publish
