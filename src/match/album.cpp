#include "match/album.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/protobuf.h"
#include "match/drawing.h"
#include "match/fixture.h"
#include "match/replay.h"

namespace cancha::match {
namespace {

/// An hour has about a thousand; a file that claims far more is not a match.
constexpr std::size_t kMostEvents = 200'000;
/// More than a scene remembers, so that what it remembers is whole.
constexpr Duration kLookBack = 3200_ms;
/// Differences of moments before it do not overflow.
constexpr Time kLatest{std::int64_t{1} << 62};

bool same(const MatchEvent& a, const MatchEvent& b) {
  return a.time == b.time && a.kind == b.kind && a.side == b.side;
}

}  // namespace

Result<Album> Album::open(mcap::McapReader& reader) {
  Album album{reader};
  auto info = read_info(reader);
  if (!info) return pass_on(std::move(info));
  album.info_ = std::move(*info);
  auto league = field::parse_league(album.info_.league_toml, fmt::format("{}, its league", reader.name()));
  if (!league) return pass_on(std::move(league));
  album.league_ = std::move(*league);
  if (auto read = album.read_events(); !read) return pass_on(std::move(read));
  return album;
}

Result<void> Album::read_events() {
  Result<void> parsed;
  auto read = reader_->read({.topics = {topic::kEvents}}, [&](const mcap::MessageView& message) {
    parsed = parse_protobuf(message.data, events_.emplace_back());
    const Time when = events_.back().time;
    if (parsed && (when < Time{} || when >= kLatest)) parsed = fail("", "an event lies outside of any match's time");
    if (events_.size() > kMostEvents) parsed = fail("", "more events than any match has");
    if (!parsed) parsed = tl::unexpected<Error>(mcap::in_message(reader_->name(), message, parsed.error()));
    return parsed.has_value();
  });
  if (!read) return read;
  return parsed;
}

Score Album::score_at(Time time) const {
  const auto next = std::ranges::upper_bound(events_, time, {}, &MatchEvent::time);
  return next == events_.begin() ? Score{} : std::prev(next)->score;
}

std::string Album::title_at(Time time) const {
  if (alone()) return fmt::format("{}\u2002{}", league_.title, short_name(info_.blue));
  return picture_title(info_.blue, info_.yellow, score_at(time));
}

std::string Album::title() const {
  return title_at(kLatest);
}

Time Album::end() const {
  return Time{static_cast<std::int64_t>(std::min<std::uint64_t>(reader_->statistics().end_time, INT64_MAX))};
}

std::size_t Album::decisive_index() const {
  if (!alone()) return decisive_event(events_, events_.empty() ? Score{} : events_.back().score);
  const auto end = std::ranges::find(events_, EventKind::MatchEnd, &MatchEvent::kind);
  return static_cast<std::size_t>(end - events_.begin());
}

Time Album::decisive_time() const {
  const std::size_t found = decisive_index();
  return found < events_.size() ? events_[found].time : end();
}

Result<Scene> Album::decisive() {
  const std::size_t found = decisive_index();
  return found < events_.size() ? way_to(events_[found]) : at(end());
}

Result<Scene> Album::way_to(const MatchEvent& event) {
  SceneMemory memory{league_};
  foxglove::FrameTransforms frame;
  Scene scene{event, {}};
  bool sound = true;
  auto read =
      reader_->read({.from = event.time - kLookBack, .to = event.time, .topics = {topic::kTransforms, topic::kEvents}},
                    [&](const mcap::MessageView& message) {
                      if (message.channel.topic == topic::kTransforms) {
                        if (!memory.due(message.log_time)) return true;
                        return sound = parse_protobuf(message.data, frame) && memory.remember(message.log_time, frame);
                      }
                      MatchEvent seen;
                      if (sound = parse_protobuf(message.data, seen).has_value(); !sound) return false;
                      if (same(seen, event)) scene = memory.scene(event);
                      memory.happened(seen);
                      return !same(seen, event);
                    });
  if (!read) return pass_on(std::move(read));
  if (!sound) return fail(reader_->name(), "the frames are not those of the recorded league");
  return scene;
}

Result<Scene> Album::at(Time time) {
  auto near = frames(time - kLookBack, time);
  if (!near) return pass_on(std::move(near));
  if (near->empty()) return fail(reader_->name(), fmt::format("holds no frame at {:.2f} s", time.seconds()));

  // as the photographer: twenty moments a second since the last placement, then the very moment
  const Snapshot last = near->back();
  Time from = time - 3000_ms;
  for (const MatchEvent& event : events_) {
    if (is_placement(event.kind) && event.time < last.time) from = std::max(from, event.time);
  }
  Scene scene{{time, EventKind::PlayOn, BallOwner::Anyone, last.ball, "", score_at(time), {}}, {}};
  for (Snapshot& frame : *near) {
    const bool due = scene.way.empty() || frame.time - scene.way.back().time >= 49_ms;
    if (frame.time > from && frame.time < last.time && due) scene.way.push_back(std::move(frame));
  }
  scene.way.push_back(last);
  return scene;
}

Result<std::vector<Snapshot>> Album::frames(Time from, Time to) {
  std::vector<Snapshot> found;
  foxglove::FrameTransforms frame;
  bool sound = true;
  auto read =
      reader_->read({.from = from, .to = to, .topics = {topic::kTransforms}}, [&](const mcap::MessageView& message) {
        Snapshot& snapshot = found.emplace_back(Snapshot::of(league_));
        sound = parse_protobuf(message.data, frame) && snapshot.take(message.log_time, frame);
        return sound;
      });
  if (!read) return pass_on(std::move(read));
  if (!sound) return fail(reader_->name(), "the frames are not those of the recorded league");
  return found;
}

}  // namespace cancha::match
