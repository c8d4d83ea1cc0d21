#include "team/radio/inbox.h"

#include <algorithm>

namespace cancha::team {

bool Inbox::join(State& state, const FramePiece& piece) {
  const bool same = state.part_number == piece.number && state.parts.size() == piece.total &&
                    state.part_is_delta == piece.is_delta && state.part_base == piece.base;
  if (!same) {
    // parts of an older value never push out those of a younger one
    if (state.missing > 0 && is_later(state.part_number, piece.number)) return false;
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

Inbox::Taken Inbox::settle(State& state, const RadioRecord& about, const FramePiece& piece,
                           std::span<const std::byte> payload, std::span<const std::byte>& value) {
  const auto is_this = [](std::uint32_t number) { return [number](const Kept& k) { return k.number == number; }; };
  if (std::ranges::any_of(state.kept, is_this(piece.number))) return Taken::Old;
  Kept& into = state.kept[state.next];
  if (piece.is_delta) {
    const auto base = std::ranges::find_if(state.kept, is_this(piece.base));
    if (piece.base == 0 || base == state.kept.end()) return Taken::NoBase;
    if (!apply_delta(base->bytes, payload, about.capacity, state.made)) return Taken::Broken;
    into.bytes.swap(state.made);
  } else {
    if (payload.size() > about.capacity) return Taken::Broken;
    into.bytes.assign(payload.begin(), payload.end());
  }
  into.number = piece.number;
  state.next = (state.next + 1) % state.kept.size();
  // an older one may still be a base for what comes
  if (state.number != 0 && !is_later(piece.number, state.number)) return Taken::Old;
  state.number = piece.number;
  value = into.bytes;
  return Taken::New;
}

Inbox::Taken Inbox::take(std::size_t record, const RadioRecord& about, const FramePiece& piece,
                         std::span<const std::byte>& value) {
  if (states_.size() <= record) states_.resize(record + 1);
  State& state = states_[record];
  if (!piece.is_part) return settle(state, about, piece, piece.bytes, value);
  if (piece.total > about.capacity) return Taken::Broken;
  if (!join(state, piece)) return Taken::Part;
  return settle(state, about, piece, state.parts, value);
}

}  // namespace cancha::team
