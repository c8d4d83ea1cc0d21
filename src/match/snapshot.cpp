#include "match/snapshot.h"

#include <algorithm>
#include <cmath>

#include "match/scene.h"

namespace cancha::match {
namespace {

constexpr std::int64_t kMomentNs = 50'000'000;  ///< 20 a second
constexpr std::size_t kMoments = 60;            ///< three seconds

}  // namespace

Snapshot Snapshot::of(const field::League& league) {
  Snapshot made;
  made.robots.resize(static_cast<std::size_t>(league.robots()));
  if (league.contest) made.boxes.resize(league.contest->boxes.size());
  return made;
}

bool Snapshot::take(Time at, const foxglove::FrameTransforms& frame) {
  // a recording lists the ball, then the robots in order, then boxes
  const auto& bodies = frame.transforms;
  if (bodies.size() < robots.size() + 1 || bodies[0].child_frame_id != kBallFrame) return false;
  time = at;
  ball = bodies[0].translation.xy();
  for (std::size_t i = 0; i < robots.size(); ++i) {
    const auto& body = bodies[i + 1];
    robots[i] = {body.translation.x, body.translation.y, heading_of(body.rotation)};
  }
  const std::size_t first = robots.size() + 1;
  if (bodies.size() < first + boxes.size()) boxes.clear();
  for (std::size_t i = 0; i < boxes.size(); ++i) boxes[i] = {bodies[first + i].translation, bodies[first + i].rotation};
  return true;
}

bool is_placement(EventKind kind) {
  return kind == EventKind::PlaceKick || kind == EventKind::FreeBall || kind == EventKind::PenaltyKick ||
         kind == EventKind::FreeKick || kind == EventKind::GoalKick || kind == EventKind::Touched;
}

SceneMemory::SceneMemory(const field::League& league) : ring_(kMoments) {
  for (Snapshot& snapshot : ring_) snapshot = Snapshot::of(league);
}

bool SceneMemory::due(Time now) const {
  return now.ns >= moments_ * kMomentNs;
}

bool SceneMemory::remember(Time at, const foxglove::FrameTransforms& frame) {
  if (!ring_[next_].take(at, frame)) return false;
  advance(at);
  return true;
}

void SceneMemory::advance(Time now) {
  next_ = (next_ + 1) % ring_.size();
  filled_ = std::min(filled_ + 1, ring_.size());
  moments_ = now.ns / kMomentNs + 1;
}

void SceneMemory::happened(const MatchEvent& event) {
  if (is_placement(event.kind)) filled_ = 0;
}

Scene SceneMemory::scene(const MatchEvent& event) const {
  Scene scene{event, {}};
  for (std::size_t i = 0; i < filled_; ++i) {
    scene.way.push_back(ring_[(next_ + ring_.size() - filled_ + i) % ring_.size()]);
  }
  return scene;
}

const Snapshot& SceneMemory::latest() const {
  return ring_[(next_ + ring_.size() - 1) % ring_.size()];
}

std::size_t decisive_event(std::span<const MatchEvent> events, Score final) {
  const bool level = final.blue == final.yellow;
  const Team winner = final.blue > final.yellow ? Team::Blue : Team::Yellow;
  const auto last = [&](EventKind kind) {
    std::size_t i = events.size();
    while (i > 0 && events[i - 1].kind != kind) --i;
    return i == 0 ? events.size() : i - 1;
  };
  for (std::size_t i = 0; i < events.size() && !level; ++i) {
    const bool by_winner = events[i].kind == EventKind::Goal && events[i].side == owner(winner);
    if (by_winner && events[i].score.of(winner) == final.of(other(winner)) + 1) return i;
  }
  for (const EventKind kind : {EventKind::Goal, EventKind::Shot, EventKind::MatchEnd}) {
    if (const std::size_t found = last(kind); found < events.size()) return found;
  }
  return events.size();
}

}  // namespace cancha::match
