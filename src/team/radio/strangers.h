#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>

#include "team/radio/chain.h"
#include "team/radio/frame.h"

namespace cancha::team {

/// Open frames that do not continue what we know, kept for a while. Where a later frame continues one of them, one
/// sender is behind both. A forged frame stays alone, however many there are.
class Strangers {
 public:
  /// Does this frame continue an earlier one from the same place? It is kept itself.
  [[nodiscard]] bool continues(const Frame& frame, std::string_view from) {
    const std::size_t place = std::hash<std::string_view>{}(from);
    const ChainOwner owner{frame.robot, frame.session, frame.member};
    std::uint32_t furthest = 0;
    for (const Seen& seen : seen_) {
      const std::uint32_t ahead = frame.sequence - seen.sequence;
      if (seen.owner == owner && seen.place == place && ahead <= kMostAhead) furthest = std::max(furthest, ahead);
    }
    // back along the chain once, for all of them together
    bool found = false;
    std::uint64_t link = frame.link;
    for (std::uint32_t back = 1; back <= furthest && !found; ++back) {
      const std::uint32_t sequence = frame.sequence - back;
      link = link_before(link, owner, sequence);
      found = std::ranges::any_of(seen_, [&](const Seen& seen) {
        return seen.sequence == sequence && seen.link == link && seen.owner == owner && seen.place == place;
      });
    }
    seen_[next_] = {owner, frame.sequence, frame.link, place};
    next_ = (next_ + 1) % seen_.size();
    return found;
  }

 private:
  static constexpr std::uint32_t kMostAhead = 16;  ///< frames of a stream that were lost in between, at most
  struct Seen {
    ChainOwner owner;
    std::uint32_t sequence = 0;
    std::uint64_t link = 0;
    std::size_t place = 0;
  };
  std::array<Seen, 512> seen_{};  ///< half a second at 1,000 frames a second
  std::size_t next_ = 0;
};

}  // namespace cancha::team
