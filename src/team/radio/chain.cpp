#include "team/radio/chain.h"

#include <array>
#include <cstring>

#include "base/expects.h"
#include "team/radio/key.h"

namespace cancha::team {

std::uint64_t link_before(std::uint64_t later, const ChainOwner& owner, std::uint32_t sequence) {
  std::array<std::byte, 25> text{};
  std::size_t at = 0;
  const auto put = [&](std::uint64_t value, std::size_t bytes) {
    for (std::size_t i = 0; i < bytes; ++i) text[at++] = static_cast<std::byte>(value >> (8 * i));
  };
  put(later, 8);
  put(owner.robot, 8);
  put(owner.session, 4);
  put(sequence, 4);
  put(static_cast<std::uint64_t>(owner.member), 1);
  return one_way(text);
}

bool is_linked(std::uint64_t link, std::uint32_t sequence, std::uint64_t later, std::uint32_t ahead,
               const ChainOwner& owner) {
  for (std::uint32_t i = ahead; i > 0; --i) later = link_before(later, owner, sequence + i - 1);
  return later == link;
}

Chain::Chain(const ChainOwner& owner, std::uint32_t first, std::uint32_t count, std::uint64_t secret)
    : owner_{owner}, first_{first}, count_{(count + kBlock - 1) / kBlock * kBlock}, ends_(count_ / kBlock) {
  CANCHA_EXPECTS(count > 0);
  std::uint64_t link = secret;
  for (std::uint32_t i = count_; i-- > 0;) {
    if (i % kBlock == kBlock - 1) ends_[i / kBlock] = link;
    link = link_before(link, owner_, first_ + i - 1);
  }
}

std::uint64_t Chain::link(std::uint32_t sequence) {
  const std::uint32_t number = sequence - first_;
  CANCHA_EXPECTS(number < count_);
  if (block_.empty() || at_ != number / kBlock) {
    at_ = number / kBlock;
    block_.resize(kBlock);
    std::uint64_t link = ends_[at_];
    for (std::uint32_t i = kBlock; i-- > 0;) {
      block_[i] = link;
      link = link_before(link, owner_, first_ + at_ * kBlock + i - 1);
    }
  }
  return block_[number % kBlock];
}

}  // namespace cancha::team
