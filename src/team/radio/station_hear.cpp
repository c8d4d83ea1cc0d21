// The half of the station that listens: what is dropped and why, sessions, clocks, and records that come in.

#include <fmt/format.h>

#include <algorithm>

#include "team/radio/station.h"

namespace cancha::team {
namespace {

/// "robot 3 (00ab…) at 10.0.0.7:20032"
std::string who(const Frame& frame, std::string_view from) {
  return from.empty() ? fmt::format("{:016x}", frame.robot) : fmt::format("{:016x} at {}", frame.robot, from);
}

}  // namespace

void Station::hear(std::span<const std::byte> bytes, Time now, std::string_view from) {
  Frame& frame = heard_;
  switch (read_frame(bytes, team_, frame)) {
    case FrameFault::Oversized:
      ++dropped_.oversized;
      return;
    case FrameFault::Garbage:
      ++dropped_.garbage;
      return;
    case FrameFault::OtherTeam:
      ++dropped_.other_team;
      return;
    case FrameFault::OtherVersion:
      ++dropped_.other_version;
      say(fmt::format("{} speaks another version of the radio's frames: update one of the two", from), now);
      return;
    case FrameFault::None:
      break;
  }
  const bool mine = frame.member == settings_.member;
  if (mine && frame.robot == settings_.robot && frame.session == settings_.session) return;  // our own voice
  if (!is_authentic(bytes, from, now)) {
    ++dropped_.not_authentic;
    return;
  }
  if (mine) return note_own_number(frame, now, from);
  Mate& mate = mates_[static_cast<std::size_t>(frame.member)];
  if (settings_.key ? is_rival(frame, mate, now, from) || !belongs(frame, mate, now, from)
                    : !follows(frame, mate, now, from)) {
    return;
  }
  const Arrivals::Kind kind = mate.arrivals.note(frame.sequence);
  if (kind == Arrivals::Kind::Again || kind == Arrivals::Kind::TooOld) {
    ++mate.late;
    ++dropped_.replayed;
    return;
  }
  if (kind == Arrivals::Kind::Reordered) ++mate.late;
  mate.clock.hear(frame.sent, now);
  // a frame that is kept back and brought later is no word of now
  mate.heard_at = std::clamp(mate.clock.ours(frame.sent), std::min(mate.heard_at, now), now);
  if (kind == Arrivals::Kind::New) {
    mate.newest_at = now;
    mate.link = frame.link;
    mate.newest_sent = frame.sent;
    mate.gone = frame.leaving;
  }
  note_echoes(frame, mate, now);
  note_round(frame, mate, now, kind == Arrivals::Kind::Reordered, bytes.size());
  const Duration transit = std::max(Duration{}, now - mate.clock.ours(frame.sent));
  take_pieces(frame, mate, transit, kind == Arrivals::Kind::New);
}

bool Station::is_authentic(std::span<const std::byte> bytes, std::string_view from, Time now) {
  if (!settings_.key && !heard_.sealed) return true;
  if (!settings_.key) {
    say(fmt::format("robot {} at {} has a team key and this radio has none: give both the same with --key",
                    heard_.member, from),
        now);
    return false;
  }
  if (heard_.sealed && settings_.key->fits(bytes)) return true;
  say(fmt::format("robot {} at {} has {} team key: give both the same file with --key, if it is one of yours",
                  heard_.member, from, heard_.sealed ? "another" : "no"),
      now);
  return false;
}

void Station::note_own_number(const Frame& frame, Time now, std::string_view from) {
  // what our own radio said before it was started again may still be on its way, or be replayed
  if (frame.robot == settings_.robot && !is_later(frame.session, settings_.session)) {
    ++dropped_.rival;
  } else if (!settings_.key && !strangers_.continues(frame, from)) {
    suspect(frame, now, from);
  } else if (frame.robot == settings_.robot) {
    ++dropped_.rival;
    say(fmt::format("another radio sends for member {} of this robot, from {}: end one", frame.member, from), now);
  } else {
    ++dropped_.rival;
    say(fmt::format("two robots say that they are member {}: this one ({:016x}) and {}; give one another number",
                    frame.member, settings_.robot, who(frame, from)),
        now);
  }
}

bool Station::is_silent(const Mate& mate, Time now) const {
  const Duration turns = settings_.round * (rounds_of(settings_).send_every * 5 / 2);
  return !mate.known || mate.gone || now - mate.heard_at >= std::max(kTwinAfter, turns);
}

/// Does the frame say again what we have heard of its robot, or come from a session before? Somebody repeats it, for
/// sessions only get larger.
bool Station::is_of_before(const Frame& frame, const Mate& mate, Time now) {
  if (!mate.known || mate.robot != frame.robot || is_later(frame.session, mate.session)) return false;
  if (now - mate.heard_at >= kSetBack) return false;
  return frame.session != mate.session || !is_later(frame.sequence, mate.arrivals.newest());
}

bool Station::is_rival(const Frame& frame, Mate& mate, Time now, std::string_view from) {
  if (mate.robot == frame.robot || is_silent(mate, now)) return false;
  note_rival(frame, mate, now, from);
  return true;
}

/// Two robots have one number only where both go on speaking: one that was switched off and on speaks as another, and
/// its old self never again.
void Station::note_rival(const Frame& frame, Mate& mate, Time now, std::string_view from) {
  ++dropped_.rival;
  if (mate.rival != frame.robot || now - mate.rival_at >= kTwinAfter) mate.rival_since = now;
  mate.rival = frame.robot;
  mate.rival_at = now;
  if (mate.heard_at <= mate.rival_since) return;
  say(fmt::format("two robots say that they are member {}: {:016x} and {}; give one another number", frame.member,
                  mate.robot, who(frame, from)),
      now, frame.member);
}

bool Station::answers_us(const Frame& frame) const {
  for (const FrameEcho& echo : frame.echoes) {
    if (echo.member == settings_.member && sent_frame(echo.sequence) != nullptr) return true;
  }
  return false;
}

/// Is the frame of the session that we know, or of one that takes its place?
bool Station::belongs(const Frame& frame, Mate& mate, Time now, std::string_view from) {
  const bool same = mate.known && mate.robot == frame.robot && mate.session == frame.session;
  if (same) {
    mate.waits = false;
    return true;
  }
  if (is_of_before(frame, mate, now)) {
    ++dropped_.replayed;
    return false;
  }
  // with a key, only who answers to what we said a moment ago is no recording
  if (settings_.key && !answers_us(frame)) {
    mate.waits = true;
    mate.waiting_sequence = frame.sequence;
    mate.waiting_at = now;
    return false;
  }
  begin_session(frame, mate, from);
  return true;
}

void Station::begin_session(const Frame& frame, Mate& mate, std::string_view from) {
  if (mate.robot != frame.robot) {
    mate.inbox.clear();
    // the one that was there before is gone: there are no two
    if (trouble_of_ == frame.member) trouble_.clear();
  }
  mate.known = true;
  mate.waits = false;
  mate.robot = frame.robot;
  mate.session = frame.session;
  mate.heard += mate.arrivals.heard();
  mate.lost += mate.arrivals.lost();
  mate.arrivals = {};
  mate.clock = {};
  mate.confirmed = false;
  mate.odd = 0;
  mate.first_said = frame.sequence;
  mate.lead = 0;
  mate.from = from;
  outbox_.forget(frame.member, sequence_);
}

void Station::note_echoes(const Frame& frame, Mate& mate, Time now) {
  for (const FrameEcho& echo : frame.echoes) {
    if (echo.member != settings_.member) continue;
    const SentFrame* ours = sent_frame(echo.sequence);
    if (ours == nullptr) continue;
    mate.clock.echo(ours->at, frame.sent - echo.held, now);
    tdma_.hear_of_ours(mate.clock.ours(frame.sent - echo.held) - ours->at, ours->late);
    mate.misses = echo.before != 0xffff;
    // who has not believed us yet answers to a frame, too, but took nothing from it: it has none before
    if (echo.before != 0) outbox_.heard_by(frame.member, echo.sequence, echo.before);
  }
}

void Station::note_round(const Frame& frame, Mate& mate, Time now, bool reordered, std::size_t bytes) {
  const Time sent = mate.clock.ours(frame.sent);
  if (frame.round != settings_.round) {
    say(fmt::format("robot {} has a round of {:.0f} ms and this one {:.0f} ms: give both the same with --round",
                    frame.member, frame.round.seconds() * 1e3, settings_.round.seconds() * 1e3),
        now);
  }
  tdma_.hear({.member = frame.member,
              .round_begin = mate.clock.ours(frame.round_begin()),
              .root = frame.root,
              .root_age = frame.root_age,
              .transit = now - sent,
              .late = frame.late,
              .leaving = frame.leaving,
              .reordered = reordered,
              .views = frame.views},
             now);
  const bool in_slot = frame.leaving || tdma_.in_slot(frame.member, sent);
  if (!in_slot) ++mate.collided;
  mate.lateness = tdma_.lateness(frame.member, now);
  if (frames_.size() < kMostFramesTold) {
    frames_.push_back({frame.member, std::max(Duration{}, sent - tdma_.round_before(sent)),
                       static_cast<std::uint32_t>(bytes), static_cast<std::uint32_t>(frame.pieces.size()), in_slot});
  }
}

void Station::take_pieces(const Frame& frame, Mate& mate, Duration transit, bool in_order) {
  const auto records = store_.records();
  for (const FramePiece& piece : frame.pieces) {
    std::size_t record = 0;
    while (record < records.size() && records[record].name != piece.name) ++record;
    if (record == records.size()) {
      ++dropped_.undeclared;
      continue;
    }
    const RadioRecord& about = records[record];
    if (about.base && frame.member != kBaseStation) {
      ++dropped_.garbage;
      continue;
    }
    if (about.layout != piece.layout) {
      ++dropped_.other_layout;
      say(fmt::format("robot {} has another layout for one of the records: update one of the two", frame.member),
          mate.heard_at);
      continue;
    }
    std::span<const std::byte> value;
    const Inbox::Taken taken = mate.inbox.take(record, about, piece, in_order, value);
    if (taken == Inbox::Taken::Broken) ++dropped_.garbage;
    if (taken == Inbox::Taken::New) store_.put(record, frame.member, frame.robot, value, piece.age + transit);
  }
}

}  // namespace cancha::team
