#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

#include "team/rtdb/record.h"

namespace cancha::team {

/// Where a subscriber is in the values of a record. One that fell behind goes on with the oldest value that is kept.
class Follower {
 public:
  Follower(const ByteRecord& record, int member) : member_{member}, seen_{record.latest(member)} {}

  /// Gives the next value, which `read` reads by its number, after waiting for it; Nothing where none came.
  template <class Read>
  [[nodiscard]] Reading next(const ByteRecord& record, Duration limit, Read&& read) {
    constexpr std::uint64_t kMostTries = 100'000;  // only damaged memory gets there
    if (!record.wait(seen_, limit, member_)) return {};
    for (std::uint64_t tries = 0; tries < kMostTries; ++tries) {
      const std::uint64_t latest = record.latest(member_);
      if (latest <= seen_) break;
      // the oldest is overwritten while it is read where values come without a pause: then the one after it
      const std::uint64_t kept = record.kept();
      const std::uint64_t oldest = (latest > kept ? latest - kept + 1 : 1) + tries;
      const std::uint64_t number = std::min(std::max(seen_ + 1, oldest), latest);
      Reading reading = read(number);
      if (reading.number == 0 && reading.state == Reading::State::Nothing) continue;
      if (reading.number == 0) return reading;
      record.count_lost(number - seen_ - 1, member_);
      lost_ += number - seen_ - 1;
      seen_ = number;
      return reading;
    }
    return {};
  }
  [[nodiscard]] std::uint64_t lost() const { return lost_; }
  [[nodiscard]] int member() const { return member_; }

 private:
  int member_;
  std::uint64_t seen_;
  std::uint64_t lost_ = 0;
};

/// Every value of a record from now on, in order; those that came too fast are counted as lost.
template <Message T>
class Subscription {
 public:
  Subscription(Record<T> record, int member) : record_{std::move(record)}, follower_{record_.bytes(), member} {}

  /// Gives the next value, after waiting for it; Nothing where none came within `limit`.
  [[nodiscard]] Reading next(T& into, Duration limit) {
    return follower_.next(record_.bytes(), limit,
                          [&](std::uint64_t number) { return record_.get_number(number, into, follower_.member()); });
  }
  [[nodiscard]] std::uint64_t lost() const { return follower_.lost(); }

 private:
  Record<T> record_;
  Follower follower_;
};

}  // namespace cancha::team
