#pragma once

#include <cstdint>
#include <vector>

/// Links show, without any key, that a frame comes from whoever sent the frames before it.
///
/// A sender draws a secret, the last link, and makes each link from the one that follows it, by a function that cannot
/// be turned round. A frame carries the link of its sequence. Whoever hears it makes the earlier ones from it and finds
/// the one that it knows; the next one only the sender can say (Lamport's chain of passwords). So nobody else can get
/// ahead of a sender, whatever number he takes. What a link does not show: who began, and that the rest of the frame is
/// true; who hears a frame that another robot lost can change it and say it again. Against that a key helps.
namespace cancha::team {

/// Whose chain it is: part of every link, so that those of one sender are of no use for another.
struct ChainOwner {
  std::uint64_t robot = 0;
  std::uint32_t session = 0;
  int member = 0;
  friend bool operator==(const ChainOwner&, const ChainOwner&) = default;
};

/// The link of `sequence`, from that of sequence + 1.
[[nodiscard]] std::uint64_t link_before(std::uint64_t later, const ChainOwner& owner, std::uint32_t sequence);

/// Do a link and a later one, `ahead` numbers on, belong to one chain?
[[nodiscard]] bool is_linked(std::uint64_t link, std::uint32_t sequence, std::uint64_t later, std::uint32_t ahead,
                             const ChainOwner& owner);

/// The sender's chain: every 512th link is kept, the others are made again when their turn comes.
class Chain {
 public:
  /// So many links, from `first` on.
  Chain(const ChainOwner& owner, std::uint32_t first, std::uint32_t count, std::uint64_t secret);

  [[nodiscard]] bool has(std::uint32_t sequence) const { return sequence - first_ < count_; }
  /// Numbers should come in order: then a link costs one step, and each 512th costs 512.
  [[nodiscard]] std::uint64_t link(std::uint32_t sequence);

 private:
  static constexpr std::uint32_t kBlock = 512;

  ChainOwner owner_;
  std::uint32_t first_;
  std::uint32_t count_;
  std::vector<std::uint64_t> ends_;   ///< the last link of each block
  std::vector<std::uint64_t> block_;  ///< the links of one
  std::uint32_t at_ = 0;              ///< which block that is
};

}  // namespace cancha::team
