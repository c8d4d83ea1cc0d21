#include "team/radio/inbox.h"

#include <algorithm>

namespace cancha::team {

bool Inbox::join(State& state, const FramePiece& piece, bool in_order) {
  const bool same = state.part_number == piece.number && state.parts.size() == piece.total &&
                    state.part_is_delta == piece.is_delta && state.part_base == piece.base;
  if (!same) {
    // parts of an older value never push out those of a younger one
    if (!in_order && state.missing > 0 && is_later(state.part_number, piece.number)) return false;
    state.part_number = piece.number;
    state.part_is_delta = piece.is_delta;
    state.part_base = piece.base;
    state.parts.assign(piece.total, std::byte{});
    state.have.assign(piece.total, false);
    state.missing = piece.total;
  }
  if (state.missing == 0) return false;
  for (std::size_t i = 0; i < piece.bytes.size(); ++i) {
    if (!state.have[piece.offset + i]) --state.missing;
    state.have[piece.offset + i] = true;
    state.parts[piece.offset + i] = piece.bytes[i];
  }
  return state.missing == 0;
}

/// A value whose number came before. Its bytes are the same, unless one of the two was forged; a sender says a value
/// again as long as it is its latest.
Inbox::Taken Inbox::settle_again(State& state, Kept& kept, const FramePiece& piece, bool in_order,
                                 std::span<const std::byte> payload, std::span<const std::byte>& value) {
  if (!in_order || piece.is_delta) return Taken::Old;
  const bool same = std::ranges::equal(kept.bytes, payload);
  if (same && piece.number == state.number) return Taken::Old;
  kept.bytes.assign(payload.begin(), payload.end());
  state.number = piece.number;
  value = kept.bytes;
  return Taken::New;
}

Inbox::Taken Inbox::settle(State& state, const RadioRecord& about, const FramePiece& piece, bool in_order,
                           std::span<const std::byte> payload, std::span<const std::byte>& value) {
  const auto is_this = [](std::uint32_t number) { return [number](const Kept& k) { return k.number == number; }; };
  if (!piece.is_delta && payload.size() > about.capacity) return Taken::Broken;
  if (const auto known = std::ranges::find_if(state.kept, is_this(piece.number)); known != state.kept.end()) {
    return settle_again(state, *known, piece, in_order, payload, value);
  }
  Kept& into = state.kept[state.next];
  if (piece.is_delta) {
    const auto base = std::ranges::find_if(state.kept, is_this(piece.base));
    if (piece.base == 0 || base == state.kept.end()) return Taken::NoBase;
    if (!apply_delta(base->bytes, payload, about.capacity, state.made)) return Taken::Broken;
    into.bytes.swap(state.made);
  } else {
    into.bytes.assign(payload.begin(), payload.end());
  }
  into.number = piece.number;
  state.next = (state.next + 1) % state.kept.size();
  // an older one may still be a base for what comes
  if (!in_order && state.number != 0 && !is_later(piece.number, state.number)) return Taken::Old;
  state.number = piece.number;
  value = into.bytes;
  return Taken::New;
}

Inbox::Taken Inbox::take(std::size_t record, const RadioRecord& about, const FramePiece& piece, bool in_order,
                         std::span<const std::byte>& value) {
  if (states_.size() <= record) states_.resize(record + 1);
  State& state = states_[record];
  if (!piece.is_part) return settle(state, about, piece, in_order, piece.bytes, value);
  if (piece.total > about.capacity) return Taken::Broken;
  if (!join(state, piece, in_order)) return Taken::Part;
  return settle(state, about, piece, in_order, state.parts, value);
}

}  // namespace cancha::team
