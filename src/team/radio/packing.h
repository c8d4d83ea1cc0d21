#pragma once

#include <cstddef>
#include <vector>

#include "base/time.h"

/// Which bytes of which records go into the frames of one slot.
namespace cancha::team {

/// A value that waits for its turn.
struct PackWish {
  std::size_t record = 0;
  double urgency = 0.0;      ///< the largest first
  std::size_t size = 0;      ///< bytes of the value
  std::size_t done = 0;      ///< of them, sent in slots before
  std::size_t overhead = 0;  ///< bytes before each piece
  std::size_t part = 0;      ///< more of them where it is only a part
};

/// What goes where.
struct PackPiece {
  std::size_t record = 0;
  std::size_t offset = 0;
  std::size_t length = 0;
  std::size_t frame = 0;  ///< 0 is the first of the slot
  bool whole = true;
};

/// The bytes that a slot has for records.
struct PackRoom {
  std::size_t first = 0;   ///< in the first frame
  std::size_t next = 0;    ///< in each further one
  std::size_t cost = 0;    ///< of a further frame, before its first byte for records
  std::size_t budget = 0;  ///< of the slot, for records and further frames
};

inline constexpr std::size_t kLeastPart = 16;  ///< bytes of a value that are worth a piece
inline constexpr std::size_t kMostFramesOfSlot = 64;
inline constexpr std::size_t kMostPiecesOfFrame = 255;

/// Whoever has waited for its period is due; who has waited twice as long is twice as urgent, times its priority. Since
/// only being sent ends the wait, everybody gets its turn.
[[nodiscard]] constexpr double urgency(Duration waited, Duration period, int priority) {
  return static_cast<double>(waited.ns) / static_cast<double>(period.ns) * (1.0 + priority);
}

/// Plans a slot: the most urgent first. A value that would fit into an empty slot is sent whole or waits; a larger one
/// goes in parts, over several slots where it must. The pieces never take more than the room has. `wishes` come back
/// sorted.
void plan_slot(std::vector<PackWish>& wishes, const PackRoom& room, std::vector<PackPiece>& pieces);

}  // namespace cancha::team
