#include "sense/range/echo_votes.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace cancha::sense {
namespace {

constexpr int kVotes = 2;

}  // namespace

EchoVotes::Echoes EchoVotes::update(const Echoes& echoes) {
  last_[count_++ % last_.size()] = echoes;
  Echoes sure{};
  std::size_t found = 0;
  const std::size_t shots = std::min(count_, last_.size());
  // the shots from the newest back, so that an echo that was missed once still counts
  for (std::size_t back = 0; back < shots; ++back) {
    for (const double echo : last_[(count_ - 1 - back) % last_.size()]) {
      if (echo <= 0.0 || found == sure.size()) break;
      const auto told = std::ranges::any_of(std::span{sure}.first(found),
                                            [&](double one) { return std::abs(one - echo) <= tolerance_; });
      if (told) continue;
      int votes = 0;
      double sum = 0.0;
      for (std::size_t shot = 0; shot < shots; ++shot) {
        const auto near = std::ranges::find_if(
            last_[shot], [&](double one) { return one > 0.0 && std::abs(one - echo) <= tolerance_; });
        if (near == last_[shot].end()) continue;
        ++votes;
        sum += *near;
      }
      if (votes >= kVotes) sure[found++] = sum / votes;
    }
  }
  std::ranges::sort(std::span{sure}.first(found));
  return sure;
}

}  // namespace cancha::sense
