#include "model/fusion/team_robots.h"

#include <algorithm>
#include <cmath>

namespace cancha::model {
namespace {

constexpr double kFirstSpeed = 1.0;  ///< m/s, deviation of a robot that was just found

void note(RobotTrack& track, int who, Time seen) {
  for (std::size_t i = 0; i < track.count; ++i) {
    if (track.sources[i].who != who) continue;
    track.sources[i].seen = std::max(track.sources[i].seen, seen);
    return;
  }
  if (track.count < RobotTrack::kMostSources) track.sources[track.count++] = {who, seen, true};
}

}  // namespace

Vec2 TeamRobots::place_at(const RobotTrack& track, Time when) {
  return track.p_T + track.v_T * std::clamp((when - track.seen).seconds(), 0.0, 0.5);
}

std::size_t TeamRobots::find(const RobotSighting& sighting) const {
  std::size_t best = count_;
  double least = 1e9;
  for (std::size_t i = 0; i < count_; ++i) {
    const RobotTrack& track = tracks_[i];
    if (sighting.number >= 0 && track.number == sighting.number) return i;
    // a mate's word is no opponent that is known already, unless nobody told whose it is
    if (sighting.number >= 0 && track.number >= 0) continue;
    const double seconds = std::max(0.0, (sighting.seen - track.seen).seconds());
    const double variance = track.pp + track.vv * seconds * seconds + sighting.spread * sighting.spread;
    const double off = distance(place_at(track, sighting.seen), sighting.p_T);
    if (off > std::max(settings_.at_least, settings_.gate * std::sqrt(variance)) || off >= least) continue;
    least = off;
    best = i;
  }
  return best;
}

void TeamRobots::merge(RobotTrack& track, const RobotSighting& sighting) const {
  const double seconds = std::max(0.0, (sighting.seen - track.seen).seconds());
  const double push = settings_.push * settings_.push * seconds;
  track.p_T += track.v_T * seconds;
  track.pp += 2 * track.pv * seconds + track.vv * seconds * seconds + push * seconds * seconds / 3;
  track.pv += track.vv * seconds + push * seconds / 2;
  track.vv += push;
  const double expected = track.pp + sighting.spread * sighting.spread;
  const Vec2 off = sighting.p_T - track.p_T;
  const double gain = track.pp / expected;
  const double gain_v = track.pv / expected;
  track.p_T += off * gain;
  track.v_T += off * gain_v;
  track.vv -= gain_v * track.pv;
  track.pv -= gain * track.pv;
  track.pp -= gain * track.pp;
  track.seen = std::max(track.seen, sighting.seen);
  if (sighting.number >= 0) track.number = sighting.number;
  ++track.sightings;
  note(track, sighting.who, sighting.seen);
}

void TeamRobots::see(const RobotSighting& sighting) {
  const std::size_t place = find(sighting);
  if (place < count_) return merge(tracks_[place], sighting);
  if (count_ == kMost) return;
  RobotTrack& fresh = tracks_[count_++];
  fresh = {};
  fresh.number = sighting.number;
  fresh.p_T = sighting.p_T;
  fresh.pp = sighting.spread * sighting.spread;
  fresh.vv = kFirstSpeed * kFirstSpeed;
  fresh.seen = sighting.seen;
  fresh.sightings = 1;
  note(fresh, sighting.who, sighting.seen);
}

void TeamRobots::join_same(Time now) {
  for (std::size_t a = 0; a < count_; ++a) {
    for (std::size_t b = a + 1; b < count_;) {
      const bool two_mates = tracks_[a].number >= 0 && tracks_[b].number >= 0;
      if (two_mates || distance(place_at(tracks_[a], now), place_at(tracks_[b], now)) > settings_.same) {
        ++b;
        continue;
      }
      // the one that was seen more often stays, and keeps who saw the other
      if (tracks_[b].sightings > tracks_[a].sightings) std::swap(tracks_[a], tracks_[b]);
      if (tracks_[b].number >= 0) tracks_[a].number = tracks_[b].number;
      for (const Source& source : tracks_[b].all_sources()) note(tracks_[a], source.who, source.seen);
      tracks_[b] = tracks_[--count_];
    }
  }
}

void TeamRobots::update(Time now) {
  for (std::size_t i = 0; i < count_;) {
    if (now - tracks_[i].seen > settings_.forget) {
      tracks_[i] = tracks_[--count_];
    } else {
      ++i;
    }
  }
  join_same(now);
  sure_count_ = 0;
  for (std::size_t i = 0; i < count_; ++i) {
    if (tracks_[i].sightings >= settings_.sure) sure_[sure_count_++] = tracks_[i];
  }
}

}  // namespace cancha::model
