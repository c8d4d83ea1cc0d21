#include "team/radio/packing.h"

#include <algorithm>
#include <array>

namespace cancha::team {
namespace {

/// The frames of a slot while they fill.
class Slot {
 public:
  explicit Slot(const PackRoom& room) : room_{room}, budget_{room.budget} { left_[0] = room.first; }

  /// The first frame with so many bytes left; a new one is begun where that helps. kMostFramesOfSlot: there is none.
  std::size_t frame_for(std::size_t bytes) {
    if (bytes > budget_) return kMostFramesOfSlot;
    for (std::size_t i = 0; i < frames_; ++i) {
      if (left_[i] >= bytes && pieces_[i] < kMostPiecesOfFrame) return i;
    }
    if (frames_ == kMostFramesOfSlot || bytes > room_.next || bytes + room_.cost > budget_) return kMostFramesOfSlot;
    budget_ -= room_.cost;
    left_[frames_] = room_.next;
    return frames_++;
  }
  void take(std::size_t frame, std::size_t bytes) {
    left_[frame] -= bytes;
    budget_ -= bytes;
    ++pieces_[frame];
  }
  [[nodiscard]] std::size_t left(std::size_t frame) const { return std::min(left_[frame], budget_); }

 private:
  PackRoom room_;
  std::size_t budget_;
  std::size_t frames_ = 1;
  std::array<std::size_t, kMostFramesOfSlot> left_{};
  std::array<std::size_t, kMostFramesOfSlot> pieces_{};
};

/// Would these bytes fit into a slot in which nothing else is?
bool fits_alone(std::size_t bytes, const PackRoom& room) {
  return bytes <= std::min(room.first, room.budget) || (bytes <= room.next && bytes + room.cost <= room.budget);
}

void plan_parts(const PackWish& wish, Slot& slot, std::vector<PackPiece>& pieces) {
  const std::size_t head = wish.overhead + wish.part;
  for (std::size_t done = wish.done; done < wish.size;) {
    const std::size_t rest = wish.size - done;
    const std::size_t frame = slot.frame_for(head + std::min(rest, kLeastPart));
    if (frame == kMostFramesOfSlot) return;
    const std::size_t length = std::min(rest, slot.left(frame) - head);
    pieces.push_back({wish.record, done, length, frame, false});
    slot.take(frame, head + length);
    done += length;
  }
}

}  // namespace

void plan_slot(std::vector<PackWish>& wishes, const PackRoom& room, std::vector<PackPiece>& pieces) {
  pieces.clear();
  std::ranges::sort(wishes, [](const PackWish& a, const PackWish& b) {
    return a.urgency != b.urgency ? a.urgency > b.urgency : a.record < b.record;
  });
  Slot slot{room};
  for (const PackWish& wish : wishes) {
    if (wish.done > 0 || !fits_alone(wish.overhead + wish.size, room)) {
      plan_parts(wish, slot, pieces);
      continue;
    }
    const std::size_t frame = slot.frame_for(wish.overhead + wish.size);
    if (frame == kMostFramesOfSlot) continue;
    pieces.push_back({wish.record, 0, wish.size, frame, true});
    slot.take(frame, wish.overhead + wish.size);
  }
}

}  // namespace cancha::team
