#include "team/radio/outbox.h"

#include <algorithm>

namespace cancha::team {
namespace {

constexpr int kNeverSent = 10;  ///< periods that a record counts as having waited before its first turn

std::uint64_t bit(int member) {
  return std::uint64_t{1} << member;
}

}  // namespace

Duration Outbox::period_of(std::size_t record, bool fresh) const {
  // what has not changed may wait for answers, which take a round
  return std::max(store_.records()[record].period, fresh ? round_ : round_ * 2);
}

bool Outbox::is_due(std::size_t record, State& state, Time now, std::uint64_t others) {
  if (state.busy) return true;
  const std::uint64_t latest = store_.latest(record);
  if (latest == 0) return false;
  const bool fresh = !state.ever || latest != state.number;
  const bool lacking = (others & ~state.kept[state.newest].have) != 0;
  if (!fresh && !lacking && now - state.last < round_ * kRefreshRounds) return false;
  return !state.ever || now - state.last >= period_of(record, fresh) - Duration{round_.ns / 2};
}

bool Outbox::read(std::size_t record, State& state, Time now, std::uint64_t others) {
  Kept* kept = &state.kept[(state.newest + 1) % kKept];
  const RadioStore::Value value = store_.get(record, kept->bytes);
  kept->number = 0;  // its bytes are gone
  const auto number = static_cast<std::uint32_t>(value.number);
  if (number == 0 || kept->bytes.size() > kMostValueBytes) return false;
  // who misses an old value may miss its base, too
  const bool whole = state.ever && state.number == value.number;
  if (whole) {
    kept = &state.kept[state.newest];
    kept->parts = {};
  } else {
    state.newest = (state.newest + 1) % kKept;
    kept->number = number;
    kept->parts = {};
    kept->have = 0;
  }
  kept->sequences.clear();
  kept->again = 0;
  kept->whole = false;
  state.repeats = false;
  const RadioRecord& about = store_.records()[record];
  state.piece = {about.name, about.layout, number, {}, false, 0, false, 0, 0, {}};
  state.read_at = now;
  state.age = value.age;
  state.done = 0;
  state.number = value.number;

  // the youngest value that everybody has is the base
  if (!whole && state.changes < kWholeEvery && others != 0) {
    for (std::size_t back = 1; back < kKept; ++back) {
      const Kept& base = state.kept[(state.newest + kKept - back) % kKept];
      if (base.number == 0 || (others & ~base.have) != 0) continue;
      if (!write_delta(base.bytes, kept->bytes, state.payload)) break;
      state.piece.is_delta = true;
      state.piece.base = base.number;
      return true;
    }
  }
  state.payload = kept->bytes;
  return true;
}

void Outbox::wish(std::size_t record, State& state, Time now) {
  const Duration period = period_of(record, true);
  const Duration waited = state.ever ? now - state.last : period * kNeverSent;
  wishes_.push_back({record, urgency(waited, period, store_.records()[record].priority), state.payload.size(),
                     state.done, kPieceBytes + (state.piece.is_delta ? kPieceDeltaBytes : 0), kPiecePartBytes});
}

std::size_t Outbox::plan_again(Time now, Time slot, const PackRoom& room, std::uint64_t others, bool lossy) {
  const auto records = store_.records();
  wishes_.clear();
  for (std::size_t i = 0; i < states_.size(); ++i) {
    State& state = states_[i];
    const Kept& kept = state.kept[state.newest];
    const bool just_sent = state.ever && !state.busy && state.last >= slot && kept.sequences.size() == 1;
    if (!records[i].mine || !just_sent || kPieceBytes + kPieceDeltaBytes + kept.bytes.size() > room.first) continue;
    const bool was_old = state.age.ns > period_of(i, true).ns / 2;
    const bool fresh = store_.latest(i) != state.number;
    if (!fresh && lossy) {
      state.repeats = true;
      state.done = 0;
      wish(i, state, now);
    } else if (fresh && (lossy || was_old) && read(i, state, now, others)) {
      wish(i, state, now);
    }
  }
  plan_slot(wishes_, room, pieces_);
  // a value that was read and found no room is sent in the next slot
  for (const PackWish& wish : wishes_) states_[wish.record].done = states_[wish.record].payload.size();
  return pieces_.empty() ? 0 : 1;
}

std::size_t Outbox::plan(Time now, const PackRoom& room, std::uint64_t others) {
  const auto records = store_.records();
  states_.resize(records.size());
  wishes_.clear();
  for (std::size_t i = 0; i < records.size(); ++i) {
    State& state = states_[i];
    if (!records[i].mine || !is_due(i, state, now, others)) continue;
    if (state.busy || read(i, state, now, others)) wish(i, state, now);
  }
  plan_slot(wishes_, room, pieces_);
  std::size_t frames = 1;
  for (const PackPiece& piece : pieces_) frames = std::max(frames, piece.frame + 1);
  return frames;
}

void Outbox::fill(std::size_t frame, Time now, std::uint32_t sequence, std::vector<FramePiece>& into) {
  into.clear();
  for (const PackPiece& planned : pieces_) {
    if (planned.frame != frame) continue;
    State& state = states_[planned.record];
    FramePiece& piece = into.emplace_back(state.piece);
    piece.age = state.age + (now - state.read_at);
    piece.is_part = !planned.whole;
    piece.offset = static_cast<std::uint16_t>(planned.offset);
    piece.total = static_cast<std::uint16_t>(state.payload.size());
    piece.bytes = std::span{state.payload}.subspan(planned.offset, planned.length);
    Kept& kept = state.kept[state.newest];
    if (state.repeats) {
      kept.again = sequence;
      continue;
    }
    state.done = planned.offset + planned.length;
    state.busy = state.done < state.payload.size();
    state.ever = true;
    state.last = now;
    kept.sequences.push_back(sequence);
    kept.whole = !state.busy;
    if (kept.whole) state.changes = state.piece.is_delta ? state.changes + 1 : 0;
  }
}

void Outbox::heard_by(int member, std::uint32_t sequence, std::uint16_t before) {
  const auto was_heard = [&](std::uint32_t ours) {
    const std::uint32_t back = sequence - ours;
    const std::uint32_t since = since_[static_cast<std::size_t>(member)];
    if (since != 0 && is_later(since, ours)) return false;
    return back == 0 || (back <= 16 && (before >> (back - 1) & 1) != 0);
  };
  for (State& state : states_) {
    for (Kept& kept : state.kept) {
      if (kept.number == 0 || (kept.have & bit(member)) != 0 || kept.sequences.size() > kMostParts) continue;
      std::uint64_t& parts = kept.parts[static_cast<std::size_t>(member)];
      for (std::size_t i = 0; i < kept.sequences.size(); ++i) {
        if (was_heard(kept.sequences[i])) parts |= std::uint64_t{1} << i;
      }
      const std::size_t count = kept.sequences.size();
      const std::uint64_t all = count == kMostParts ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
      const bool again = kept.again != 0 && was_heard(kept.again);
      if (kept.whole && count > 0 && (parts == all || again)) kept.have |= bit(member);
    }
  }
}

void Outbox::forget(int member, std::uint32_t next_sequence) {
  since_[static_cast<std::size_t>(member)] = next_sequence;
  for (State& state : states_) {
    for (Kept& kept : state.kept) {
      kept.have &= ~bit(member);
      kept.parts[static_cast<std::size_t>(member)] = 0;
    }
  }
}

}  // namespace cancha::team
