#include "team/radio/tdma.h"

#include <algorithm>

namespace cancha::team {
namespace {

constexpr int kDodgeEvery = 8;
constexpr int kRarestDodge = 256;
constexpr Duration kLateEnough{1'000'000};
constexpr double kGain = 0.5;     ///< of a small error, the part that is corrected at once
constexpr double kMissing = 2.5;  ///< turns without a frame

std::uint64_t bit(int member) {
  return std::uint64_t{1} << member;
}

/// The remainder that is never negative.
std::int64_t modulo(std::int64_t a, std::int64_t b) {
  const std::int64_t rest = a % b;
  return rest < 0 ? rest + b : rest;
}

}  // namespace

Tdma::Tdma(const Settings& settings, Time now) : settings_{settings}, phase_{now}, started_{now} {
  divide(now);
}

Duration Tdma::error_to(Time round_begin) const {
  const std::int64_t round = settings_.round.ns;
  const std::int64_t ahead = modulo(round_begin.ns - phase_.ns, round);
  return {ahead > round / 2 ? ahead - round : ahead};
}

Time Tdma::round_before(Time moment) const {
  return moment - Duration{modulo(moment.ns - phase_.ns, settings_.round.ns)};
}

void Tdma::learn(int member, Time alive, bool left) {
  if (member == settings_.member) return;
  Member& m = members_[static_cast<std::size_t>(member)];
  if (m.known && (alive < m.alive || (alive == m.alive && !left))) return;
  m.known = true;
  m.alive = alive;
  m.left = left;
}

void Tdma::divide(Time now) {
  present_ = bit(settings_.member);
  for (int i = 0; i < kRadioMembers; ++i) {
    Member& m = members_[static_cast<std::size_t>(i)];
    if (!m.known) continue;
    if (!m.left && now - m.alive < patience()) {
      present_ |= bit(i);
    } else if (now - m.alive >= patience()) {
      m = {};
    } else {
      m.frames = 0;
    }
  }
  int next = 0;
  int lowest = kNoRoot;
  for (int i = 0; i < kRadioMembers; ++i) {
    const bool there = (present_ & bit(i)) != 0;
    slot_[static_cast<std::size_t>(i)] = there ? next++ : -1;
    if (there && lowest == kNoRoot) lowest = i;
  }
  slots_ = next;
  if (lowest != root_) {
    root_ = lowest;
    has_root_ = false;
  }
}

void Tdma::measure(int member, Duration transit, Duration late) {
  Member& m = members_[static_cast<std::size_t>(member)];
  if (!m.measured || transit < m.least_transit) m.least_transit = transit;
  m.measured = true;
  // what is sent in the middle of a slot says nothing about its begin
  if (late.ns >= slot_length().ns / 4) return;
  if (!m.recent || transit < m.recent_transit) m.recent_transit = transit;
  m.recent = true;
}

void Tdma::hear(const Heard& heard, Time now) {
  Member& m = members_[static_cast<std::size_t>(heard.member)];
  if (!heard.reordered) {
    // what is on the air for long is no news of now
    learn(heard.member, now - std::clamp(heard.transit, Duration{}, patience()), heard.leaving);
    m.frames = std::min(2, m.frames + 1);
  }
  measure(heard.member, heard.transit, heard.late);
  for (const FrameView& view : heard.views) {
    // the view is as old as the frame
    learn(view.member, now - std::clamp(heard.transit, Duration{}, patience()) - view.age, view.left);
  }
  divide(now);
  if (!heard.leaving && !heard.reordered) follow(heard, now);
}

void Tdma::follow(const Heard& heard, Time now) {
  const Duration error = error_to(heard.round_begin);
  if (!settled_) {
    // nobody keeps our round yet: take any that is there, rather a settled one
    phase_ += error;
    if (heard.root != kNoRoot || has_sent_) settled_ = true;
    if (heard.root == root_) {
      has_root_ = true;
      root_known_ = now - heard.root_age;
    }
    return;
  }
  if (heard.root != root_ || root_ == settings_.member) return;
  const Time known = heard.member == root_ ? now : now - heard.root_age;
  if (has_root_ && known <= root_known_) return;
  const bool far = !has_root_ || std::max(error.ns, -error.ns) > slot_length().ns / 4;
  phase_ += far ? error : Duration{static_cast<std::int64_t>(static_cast<double>(error.ns) * kGain)};
  has_root_ = true;
  root_known_ = known;
}

Duration Tdma::root_age(Time now) const {
  if (root_ == settings_.member) return {};
  return has_root_ ? now - root_known_ : Duration{600'000'000'000};
}

Time Tdma::next_send(Time now) {
  divide(now);
  const std::int64_t round = settings_.round.ns;
  // who has heard nobody waits a little longer than a round, and not as long as its neighbour
  if (!settled_) {
    const Duration alone = settings_.round + Duration{round / 2 + round * settings_.member / kRadioMembers};
    if (now - started_ < alone && present_ == bit(settings_.member)) return started_ + alone;
    if (now - started_ >= settings_.round * 5 || present_ == bit(settings_.member)) settled_ = true;
  }
  const std::int64_t slot = phase_.ns + round * slot_of(settings_.member) / slots_;
  // never twice in one turn, though slots move
  Time earliest = now;
  if (has_sent_) {
    const Duration turn{round * settings_.send_every - round / 2};
    earliest = std::max(last_slot_ + turn, now - slot_length());
  }
  return {earliest.ns + modulo(slot - earliest.ns, round)};
}

void Tdma::sent(Time slot) {
  has_sent_ = true;
  last_slot_ = slot;
  if (++turns_ >= next_dodge_) dodge();
}

void Tdma::dodge() {
  turns_ = 0;
  Duration least{std::numeric_limits<std::int64_t>::max()};
  for (const Member& m : members_) {
    if (m.recent) least = std::min(least, m.least_transit);
  }
  Duration latest;
  for (Member& m : members_) {
    if (m.recent) latest = std::max(latest, m.recent_transit - least);
    m.recent = false;
  }
  if (root_ != settings_.member || latest < kLateEnough || latest.ns > slot_length().ns * 2 / 3) {
    next_dodge_ = kDodgeEvery;
    return;
  }
  phase_ += latest;
  ++escapes_;
  next_dodge_ = std::min(kRarestDodge, next_dodge_ * 2);
}

Duration Tdma::lateness(int member, Time moment) const {
  return error_to(moment - Duration{settings_.round.ns * std::max(0, slot_of(member)) / slots_});
}

bool Tdma::in_slot(int member, Time sent) const {
  if (slot_of(member) < 0) return false;
  const Duration off = lateness(member, sent);
  const std::int64_t length = slot_length().ns;
  return off.ns >= -length / 4 && off.ns < length;
}

RadioMembership Tdma::membership(int member, Time now) const {
  const Member& m = members_[static_cast<std::size_t>(member)];
  if ((present_ & bit(member)) == 0) return RadioMembership::Away;
  if (member == settings_.member) return RadioMembership::Running;
  const auto turn = static_cast<double>(settings_.round.ns * settings_.send_every);
  if (static_cast<double>((now - m.alive).ns) > kMissing * turn) return RadioMembership::Missing;
  return m.frames < 2 ? RadioMembership::Joining : RadioMembership::Running;
}

void Tdma::view(Time now, std::vector<FrameView>& into) const {
  into.clear();
  for (int i = 0; i < kRadioMembers; ++i) {
    const Member& m = members_[static_cast<std::size_t>(i)];
    if (m.known) into.push_back({i, now - m.alive, m.left});
  }
}

}  // namespace cancha::team
